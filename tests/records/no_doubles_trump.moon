moon: 1
event: made and won
rules: custom 1 doubles_trump=off
scores: 16 15 17

deal: 1
hands: 61 53 42 33 31 21 11 | 66 62 54 52 41 22 00 | 65 64 55 51 44 43 32 | 63
first: E
calls: 4 pass pass
discard: 3-2
trump: 5
trick: E 55 53 52
trick: E 65 11 54
trick: E 51 21 00
trick: E 44 42 41
trick: E 64 61 62
trick: E 63 31 66
trick: W 22 43 33
score: 16 17 21

result: E wins

moon: 1
event: made, another wins
rules: custom 1 doubles_trump=off
scores: 16 20 18

deal: 1
hands: 63 54 52 42 41 31 22 | 66 64 55 33 32 21 00 | 65 62 61 53 51 43 11 | 44
first: E
calls: 4 pass pass
discard: 4-3
trump: 1
trick: E 11 31 21
trick: E 61 41 00
trick: E 51 22 32
trick: E 44 42 64
trick: E 65 63 66
trick: W 33 53 52
trick: W 55 62 54
score: 16 23 22

result: W wins

moon: 1
event: set, a defender wins
rules: custom 1 doubles_trump=off
scores: 17 14 17

deal: 1
hands: 65 55 52 51 41 22 11 | 64 63 61 54 33 32 31 | 66 62 53 44 43 42 21 | 00
first: S
calls: pass 6 pass
discard: 0-0
trump: 6
trick: W 31 53 65
trick: S 55 54 66
trick: E 62 52 61
trick: E 44 41 32
trick: E 43 51 33
trick: E 42 22 63
trick: W 64 21 11
score: 18 8 21

result: E wins

moon: 1
event: tie played on
rules: custom 1 doubles_trump=off
scores: 20 17 20

deal: 1
hands: 64 63 61 44 43 33 31 | 66 62 55 54 41 32 11 | 65 53 52 51 42 22 21 | 00
first: W
calls: 4 pass pass
discard: 4-1
trump: 0
trick: W 32 53 33
trick: S 44 54 42
trick: S 64 62 65
trick: E 22 63 11
trick: E 52 61 55
trick: W 66 51 43
trick: W 00 21 31
score: 22 13 22

deal: 2
hands: 65 61 53 52 41 32 11 | 64 51 44 43 33 21 00 | 66 63 62 54 42 31 22 | 55
first: E
calls: pass 4 pass
discard: 5-3
trump: none
trick: S 41 43 42
trick: W 44 54 55
trick: W 21 62 52
trick: E 66 61 64
trick: E 31 32 33
trick: W 00 63 11
trick: W 51 22 65
score: 18 17 24

result: E wins

moon: 1
event: moon made
rules: custom 1 doubles_trump=off
scores: -10 18 20

deal: 1
hands: 62 52 51 43 41 33 22 | 66 64 61 53 44 42 32 | 65 63 54 31 21 11 00 | 55
first: W
calls: 21
discard: 3-2
trump: 4
trick: W 44 54 41
trick: W 64 00 43
trick: W 42 11 22
trick: W 66 63 62
trick: W 55 65 51
trick: W 53 21 52
trick: W 61 31 33
score: -10 39 20

result: W wins

moon: 1
event: moon failed
rules: custom 1 doubles_trump=off
scores: 20 19 18

deal: 1
hands: 64 63 62 52 41 33 11 | 65 61 53 44 43 32 21 | 66 55 51 42 31 22 00 | 54
first: W
calls: 21
discard: 5-4
trump: 1
trick: W 32 51 33
trick: E 31 11 21
trick: S 41 61 66
trick: W 43 42 64
trick: S 63 65 55
trick: W 53 22 52
trick: W 44 00 62
score: 22 -2 19

result: S wins

moon: 1
event: thrown in
rules: custom 1 doubles_trump=off
scores: 13 17 17

deal: 1
hands: 54 44 43 41 31 21 11 | 66 55 53 51 33 32 22 | 65 64 63 61 52 42 00 | 62
first: W
calls: pass pass pass
score: 13 17 17

deal: 2
hands: 52 43 42 33 31 22 00 | 66 62 54 53 51 44 32 | 65 64 63 55 41 21 11 | 61
first: E
calls: 4 pass pass
discard: 2-1
trump: 6
trick: E 65 00 62
trick: E 64 22 66
trick: W 51 55 52
trick: E 63 31 32
trick: E 61 33 44
trick: E 11 42 53
trick: E 41 43 54
score: 13 19 21

result: E wins

moon: 1
event: negative scores
rules: custom 1 doubles_trump=off
scores: -3 19 20

deal: 1
hands: 65 52 51 43 33 32 21 | 64 63 61 55 54 53 22 | 66 62 44 42 41 31 11 | 00
first: W
calls: 4 pass pass
discard: 6-3
trump: none
trick: W 61 66 65
trick: E 44 43 54
trick: E 11 51 00
trick: E 62 52 64
trick: W 53 42 33
trick: W 22 41 32
trick: W 55 31 21
score: -3 23 23

deal: 2
hands: 64 61 55 54 51 42 00 | 66 52 44 43 32 31 22 | 65 62 53 41 33 21 11 | 63
first: E
calls: pass 4 pass
discard: 5-5
trump: 6
trick: S 42 43 41
trick: W 32 53 00
trick: E 11 51 31
trick: E 62 64 66
trick: W 52 21 54
trick: S 63 22 65
trick: E 33 61 44
score: -7 25 26

result: E wins

moon: 1
event: a whole game
south: Ana
west: random 1
east: random 1
rules: custom 1 doubles_trump=off

deal: 1
hands: 64 63 61 55 42 33 00 | 65 62 52 44 31 22 11 | 66 54 53 51 43 32 21 | 41
first: S
calls: 21
discard: 3-3
trump: 1
trick: S 55 65 53
trick: S 42 44 54
trick: W 31 51 61
trick: S 63 62 66
trick: E 43 64 11
trick: W 52 21 41
trick: S 00 22 32
score: -21 2 1

deal: 2
hands: 63 55 54 52 43 21 00 | 61 53 42 41 33 32 22 | 66 65 64 62 44 31 11 | 51
first: W
calls: pass pass 7
discard: 6-3
trump: none
trick: S 55 53 65
trick: S 21 22 62
trick: W 42 44 43
trick: E 31 52 33
trick: W 32 66 00
trick: W 61 64 51
trick: E 11 54 41
score: -28 5 4

deal: 3
hands: 55 54 43 41 32 31 00 | 66 64 53 52 33 21 11 | 65 63 62 51 44 42 22 | 61
first: E
calls: 4 21
discard: 3-1
trump: 0
trick: S 43 64 42
trick: W 33 63 32
trick: W 21 62 61
trick: E 65 54 66
trick: W 53 51 55
trick: S 41 11 44
trick: E 22 00 52
score: -49 8 6

deal: 4
hands: 63 61 55 52 41 32 00 | 66 64 62 44 33 31 22 | 65 54 53 51 42 21 11 | 43
first: S
calls: pass pass pass
score: -49 8 6

deal: 5
hands: 64 62 55 54 53 52 11 | 66 65 33 32 31 21 00 | 63 51 44 43 42 41 22 | 61
first: W
calls: 4 7 pass
discard: 2-2
trump: 6
trick: E 63 62 65
trick: W 00 41 52
trick: W 32 43 53
trick: S 64 66 61
trick: W 21 42 55
trick: E 51 54 31
trick: S 11 33 44
score: -46 11 -1

deal: 6
hands: 61 55 53 44 43 22 11 | 66 63 52 42 33 31 00 | 65 64 62 54 51 32 21 | 41
first: E
calls: pass pass pass
score: -46 11 -1

deal: 7
hands: 65 64 61 55 44 32 11 | 66 43 42 41 31 22 00 | 63 62 53 52 51 33 21 | 54
first: S
calls: pass 6 7
discard: 2-1
trump: 2
trick: E 33 65 31
trick: E 62 32 22
trick: W 00 51 61
trick: W 41 54 44
trick: S 64 66 63
trick: W 43 53 11
trick: W 42 52 55
score: -45 15 -8

deal: 8
hands: 65 61 32 31 22 21 11 | 64 62 55 51 44 43 33 | 66 63 54 53 52 42 41 | 00
first: W
calls: pass pass 6
discard: 2-1
trump: 0
trick: S 00 64 63
trick: S 61 62 66
trick: E 54 65 55
trick: W 44 42 22
trick: W 33 53 31
trick: W 43 41 32
trick: W 51 52 11
score: -51 19 -6

deal: 9
hands: 65 63 52 42 22 21 00 | 66 64 62 55 44 43 41 | 54 53 51 33 32 31 11 | 61
first: E
calls: pass 6 pass
discard: 6-1
trump: 6
trick: S 22 55 32
trick: S 63 66 54
trick: W 44 51 42
trick: W 41 31 52
trick: W 62 33 65
trick: S 21 43 11
trick: S 00 64 53
score: -57 23 -6

result: W wins

moon: 1
event: running, tiles hidden
rules: custom 1 doubles_trump=off

deal: 1
hands: 63 62 51 43 42 11 00 | 65 55 52 44 32 31 21 | 66 64 61 54 53 33 22 | 41
first: W
calls: pass pass pass
score: 0 0 0

deal: 2
first: E
calls: pass 5 pass
discard: hidden
trump: 6
trick: S 32 33 31
trick: W 54 51 52
trick: W 11 21 61
trick: S 63 62 64
trick: E 66

result: unfinished

moon: 1
event: unfinished, tiles shown
rules: custom 1 doubles_trump=off

deal: 1
hands: 63 62 51 43 42 11 00 | 65 55 52 44 32 31 21 | 66 64 61 54 53 33 22 | 41
first: W
calls: pass pass pass
score: 0 0 0

deal: 2
hands: 63 61 53 52 43 32 00 | 62 55 54 42 33 22 11 | 66 65 64 51 44 31 21 | 41
first: E
calls: pass 5 pass
discard: 4-1
trump: 6
trick: S 32 33 31
trick: W 54 51 52
trick: W 11 21 61
trick: S 63 62 64
trick: E 66

result: unfinished
