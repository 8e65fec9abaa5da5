moon: 1
event: made and won
rules: custom 1 no_trump=off
scores: 13 17 17

deal: 1
hands: 66 65 64 61 33 32 31 | 63 55 54 43 41 22 21 | 62 53 52 44 42 11 00 | 51
first: E
calls: 4 pass pass
discard: 6-2
trump: 5
trick: E 53 65 54
trick: S 31 43 52
trick: E 51 32 55
trick: W 21 42 33
trick: E 44 64 41
trick: E 11 61 22
trick: E 00 66 63
score: 14 18 21

result: E wins

moon: 1
event: made, another wins
rules: custom 1 no_trump=off
scores: 16 20 18

deal: 1
hands: 63 53 52 43 42 32 31 | 66 65 55 44 41 33 22 | 64 62 54 51 21 11 00 | 61
first: E
calls: 4 pass pass
discard: 2-1
trump: 1
trick: E 11 31 41
trick: E 61 32 22
trick: E 51 42 33
trick: E 00 43 44
trick: E 64 63 65
trick: W 55 54 52
trick: W 66 62 53
score: 16 23 22

result: W wins

moon: 1
event: set, a defender wins
rules: custom 1 no_trump=off
scores: 17 17 15

deal: 1
hands: 65 64 51 43 31 22 11 | 66 52 44 42 41 33 21 | 63 62 61 54 53 32 00 | 55
first: S
calls: pass 6 pass
discard: 4-1
trump: 5
trick: W 21 62 22
trick: S 65 52 54
trick: S 51 55 53
trick: W 42 63 64
trick: S 11 33 61
trick: S 43 44 32
trick: W 66 00 31
score: 21 11 15

result: S wins

moon: 1
event: tie played on
rules: custom 1 no_trump=off
scores: 19 17 19

deal: 1
hands: 63 55 51 44 43 22 21 | 65 64 61 54 42 33 11 | 66 62 53 52 41 31 00 | 32
first: W
calls: 4 pass pass
discard: 3-3
trump: 0
trick: W 61 66 63
trick: E 00 55 11
trick: E 53 51 54
trick: W 32 31 43
trick: S 44 42 41
trick: S 22 64 62
trick: S 21 65 52
score: 22 13 22

deal: 2
hands: 63 55 53 43 41 33 32 | 64 62 61 54 52 44 42 | 66 65 51 31 22 21 11 | 00
first: E
calls: pass 4 pass
discard: 3-2
trump: 0
trick: S 53 54 65
trick: E 66 63 64
trick: E 21 00 42
trick: S 41 44 22
trick: W 62 11 33
trick: W 61 51 55
trick: W 52 31 43
score: 18 17 24

result: E wins

moon: 1
event: moon made
rules: custom 1 no_trump=off
scores: -10 18 20

deal: 1
hands: 63 53 42 33 31 21 11 | 65 64 61 54 51 43 00 | 66 62 55 52 41 32 22 | 44
first: S
calls: 21
discard: 2-1
trump: 3
trick: S 33 43 32
trick: S 63 00 22
trick: S 53 51 41
trick: S 31 54 52
trick: S 44 64 55
trick: S 11 61 62
trick: S 42 65 66
score: 11 18 20

result: S wins

moon: 1
event: moon failed
rules: custom 1 no_trump=off
scores: 20 19 18

deal: 1
hands: 55 54 52 43 42 33 21 | 65 64 63 61 53 51 41 | 66 62 44 31 22 11 00 | 32
first: W
calls: 21
discard: 6-5
trump: 6
trick: W 41 44 54
trick: E 66 55 61
trick: E 62 52 63
trick: W 51 31 43
trick: W 32 22 33
trick: S 42 53 11
trick: S 21 64 00
score: 22 -2 20

result: S wins

moon: 1
event: thrown in
rules: custom 1 no_trump=off
scores: 17 13 17

deal: 1
hands: 63 53 52 33 32 21 00 | 66 65 64 44 42 22 11 | 61 55 54 51 43 41 31 | 62
first: E
calls: pass pass pass
score: 17 13 17

deal: 2
hands: 64 63 55 53 51 44 33 | 66 62 61 54 42 41 31 | 52 43 32 22 21 11 00 | 65
first: S
calls: 4 pass pass
discard: 5-1
trump: 5
trick: S 55 54 52
trick: S 65 31 00
trick: S 53 41 11
trick: S 44 42 43
trick: S 33 61 32
trick: S 64 62 21
trick: S 63 66 22
score: 21 14 17

result: S wins

moon: 1
event: negative scores
rules: custom 1 no_trump=off
scores: 0 20 19

deal: 1
hands: 66 65 62 55 43 31 00 | 63 52 51 42 33 22 21 | 64 61 54 44 41 32 11 | 53
first: S
calls: 4 pass pass
discard: 5-3
trump: 0
trick: S 31 33 32
trick: W 22 64 62
trick: W 63 61 65
trick: S 43 42 44
trick: E 11 55 51
trick: E 54 66 52
trick: E 41 00 21
score: -4 22 22

deal: 2
hands: 66 63 62 52 43 41 31 | 64 51 42 33 32 21 11 | 65 61 55 54 44 22 00 | 53
first: W
calls: pass 4 pass
discard: 5-3
trump: 3
trick: E 22 52 21
trick: E 44 41 64
trick: E 54 31 51
trick: S 62 11 65
trick: E 55 66 33
trick: W 32 00 63
trick: S 43 42 61
score: -1 23 18

result: W wins

moon: 1
event: a whole game
south: Ana
west: random 1
east: random 1
rules: custom 1 no_trump=off

deal: 1
hands: 66 65 54 43 31 21 00 | 63 62 53 52 32 22 11 | 64 61 55 44 42 41 33 | 51
first: W
calls: 21
discard: 1-1
trump: 5
trick: W 22 42 21
trick: W 62 61 66
trick: S 31 63 33
trick: E 44 43 52
trick: W 51 55 65
trick: E 64 54 32
trick: S 00 53 41
score: 2 -21 2

deal: 2
hands: 66 53 52 43 22 21 00 | 62 61 55 54 33 32 31 | 65 64 51 44 42 41 11 | 63
first: E
calls: 21
discard: 6-3
trump: 1
trick: E 65 66 62
trick: S 53 54 42
trick: W 61 11 21
trick: E 41 52 31
trick: E 44 43 33
trick: E 64 22 32
trick: E 51 00 55
score: 3 -20 -19

deal: 3
hands: 66 64 63 61 55 43 31 | 65 54 53 52 44 22 21 | 62 51 42 41 33 32 00 | 11
first: S
calls: pass pass 5
discard: 4-1
trump: 0
trick: E 00 63 22
trick: E 51 55 54
trick: S 64 65 62
trick: W 53 33 43
trick: W 21 32 66
trick: E 11 61 52
trick: E 42 31 44
score: 4 -17 -24

deal: 4
hands: 66 63 61 52 44 41 31 | 65 55 53 42 22 21 00 | 64 54 51 43 33 32 11 | 62
first: W
calls: pass 4 pass
discard: 6-2
trump: 3
trick: E 32 31 53
trick: W 65 64 66
trick: S 61 55 33
trick: E 54 52 00
trick: E 51 63 22
trick: S 44 42 43
trick: E 11 41 21
score: 6 -16 -20

deal: 5
hands: 63 61 55 42 32 11 00 | 65 64 54 52 33 22 21 | 66 62 51 44 43 41 31 | 53
first: E
calls: pass pass pass
score: 6 -16 -20

deal: 6
hands: 64 62 61 53 33 11 00 | 66 63 54 52 51 43 22 | 65 55 44 42 41 32 31 | 21
first: S
calls: pass pass 6
discard: 4-1
trump: 0
trick: E 65 62 66
trick: W 22 21 11
trick: W 52 55 53
trick: E 31 33 43
trick: S 61 63 44
trick: W 51 42 00
trick: S 64 54 32
score: 9 -13 -26

deal: 7
hands: 66 63 54 53 51 22 00 | 65 62 61 55 43 42 41 | 64 52 44 33 32 21 11 | 31
first: W
calls: pass 21
discard: 3-3
trump: doubles
trick: E 52 51 65
trick: W 42 64 54
trick: E 44 66 55
trick: S 53 41 31
trick: S 63 61 11
trick: E 21 00 62
trick: S 22 43 32
score: 13 -12 -47

deal: 8
hands: 64 63 54 42 33 22 11 | 61 51 44 43 31 21 00 | 66 65 62 55 53 52 41 | 32
first: E
calls: 6 pass 7
discard: 5-1
trump: doubles
trick: W 43 41 42
trick: W 31 53 63
trick: S 22 00 55
trick: E 62 64 61
trick: S 33 44 66
trick: E 52 54 32
trick: S 11 21 65
score: 17 -19 -45

deal: 9
hands: 65 64 52 51 33 22 00 | 66 63 62 61 43 21 11 | 54 53 44 42 41 32 31 | 55
first: S
calls: pass pass 4
discard: 5-3
trump: 2
trick: E 32 22 62
trick: S 65 66 54
trick: W 21 42 52
trick: S 33 63 31
trick: S 00 11 55
trick: S 64 61 41
trick: S 51 43 44
score: 23 -18 -49

result: S wins

moon: 1
event: running, tiles hidden
rules: custom 1 no_trump=off

deal: 1
hands: 66 62 53 51 43 42 00 | 64 61 55 32 31 22 11 | 65 63 54 52 41 33 21 | 44
first: E
calls: 21
discard: 2-1
trump: 1
trick: E 65 66 64
trick: S 53 55 52
trick: W 11 41 51
trick: W 61 33 42
trick: W 22 54 62
trick: W 32 63 43
trick: E 44 00 31
score: 1 5 -21

deal: 2
first: S
calls: 6 pass pass
discard: hidden
trump: 4
trick: S 41 54 32
trick: W 31 61 63
trick: S 51 53 55
trick: E 00 33 62
trick: E 65

result: unfinished

moon: 1
event: unfinished, tiles shown
rules: custom 1 no_trump=off

deal: 1
hands: 66 62 53 51 43 42 00 | 64 61 55 32 31 22 11 | 65 63 54 52 41 33 21 | 44
first: E
calls: 21
discard: 2-1
trump: 1
trick: E 65 66 64
trick: S 53 55 52
trick: W 11 41 51
trick: W 61 33 42
trick: W 22 54 62
trick: W 32 63 43
trick: E 44 00 31
score: 1 5 -21

deal: 2
hands: 66 64 63 51 41 33 22 | 62 54 53 44 42 31 21 | 65 61 55 52 32 11 00 | 43
first: S
calls: 6 pass pass
discard: 6-4
trump: 4
trick: S 41 54 32
trick: W 31 61 63
trick: S 51 53 55
trick: E 00 33 62
trick: E 65

result: unfinished
