moon: 1
event: made and won
rules: moon_21 1
scores: 17 16 17

deal: 1
hands: 62 44 43 33 32 21 11 | 64 53 52 42 41 22 00 | 66 65 63 61 55 54 51 | 31
first: E
calls: 4 pass pass
discard: 3-1
trump: 5
trick: E 55 11 52
trick: E 65 21 53
trick: E 54 32 00
trick: E 51 33 22
trick: E 66 62 64
trick: E 63 43 41
trick: E 61 44 42
score: 17 16 21

result: E wins

moon: 1
event: made, another wins
rules: moon_21 1
scores: 16 20 18

deal: 1
hands: 62 61 54 52 33 31 22 | 66 65 51 44 32 11 00 | 64 63 55 53 43 42 21 | 41
first: E
calls: 4 pass pass
discard: 2-1
trump: 4
trick: E 64 54 44
trick: W 51 55 52
trick: E 43 22 00
trick: E 42 31 11
trick: E 41 33 32
trick: E 63 61 65
trick: W 66 53 62
score: 16 23 22

result: W wins

moon: 1
event: set, a defender wins
rules: moon_21 1
scores: 15 13 14

deal: 1
hands: 66 64 63 54 51 43 00 | 62 61 55 53 42 33 21 | 52 44 41 32 31 22 11 | 65
first: W
calls: pass 6 pass
discard: 3-2
trump: 6
trick: E 31 43 33
trick: W 62 65 66
trick: S 64 61 11
trick: S 63 55 22
trick: S 00 53 41
trick: S 54 42 52
trick: S 51 21 44
score: 21 14 8

result: S wins

moon: 1
event: tie played on
rules: moon_21 1
scores: 17 20 20

deal: 1
hands: 52 51 44 33 31 22 11 | 62 61 55 54 53 42 00 | 66 65 63 43 41 32 21 | 64
first: E
calls: 4 pass pass
discard: 3-2
trump: 2
trick: E 41 44 54
trick: S 22 62 21
trick: S 52 42 43
trick: S 33 53 63
trick: S 11 61 64
trick: S 51 55 65
trick: W 00 66 31
score: 22 22 16

deal: 2
hands: 64 63 61 44 32 22 11 | 65 62 55 54 52 51 33 | 66 53 43 42 31 21 00 | 41
first: S
calls: pass 4 pass
discard: 4-1
trump: 6
trick: W 52 53 44
trick: E 00 61 33
trick: S 64 62 66
trick: E 43 63 54
trick: S 11 51 21
trick: S 22 55 42
trick: S 32 65 31
score: 26 18 18

result: S wins

moon: 1
event: moon scores 21
rules: moon_21 1
scores: -1 2 3

deal: 1
hands: 64 62 44 43 33 21 00 | 65 55 54 53 51 41 22 | 66 63 61 52 42 31 11 | 32
first: W
calls: 21
discard: 4-1
trump: 5
trick: W 55 52 00
trick: W 65 11 21
trick: W 54 31 33
trick: W 53 42 43
trick: W 51 61 44
trick: W 22 63 62
trick: W 32 66 64
score: -1 23 3

result: W wins

moon: 1
event: moon made, played on
rules: moon_21 1
scores: -10 2 3

deal: 1
hands: 65 63 44 42 31 21 11 | 64 62 54 52 33 22 00 | 61 55 53 51 43 41 32 | 66
first: S
calls: 21
discard: 2-1
trump: 6
trick: S 66 62 61
trick: S 65 64 32
trick: S 63 00 41
trick: S 44 54 43
trick: S 11 22 51
trick: S 42 33 53
trick: S 31 52 55
score: 11 2 3

deal: 2
hands: 64 63 54 41 21 11 00 | 61 55 53 43 42 33 32 | 66 65 52 51 44 31 22 | 62
first: W
calls: pass 4 pass
discard: 4-4
trump: 6
trick: E 51 54 55
trick: W 61 66 64
trick: E 52 41 53
trick: W 42 31 00
trick: W 43 62 11
trick: E 22 21 32
trick: E 65 63 33
score: 11 5 7

result: unfinished

moon: 1
event: moon failed
rules: moon_21 1
scores: 18 19 0

deal: 1
hands: 66 61 55 52 21 11 00 | 65 63 53 51 33 32 22 | 64 62 54 44 43 42 31 | 41
first: W
calls: 21
discard: 3-3
trump: 5
trick: W 41 44 55
trick: S 52 51 54
trick: E 64 66 63
trick: S 11 22 31
trick: S 00 32 62
trick: S 61 53 43
trick: W 65 42 21
score: 22 -2 1

result: S wins

moon: 1
event: thrown in
rules: moon_21 1
scores: 17 16 17

deal: 1
hands: 55 54 53 42 32 22 00 | 66 64 52 51 43 41 21 | 63 62 61 44 33 31 11 | 65
first: E
calls: pass pass pass
score: 17 16 17

deal: 2
hands: 66 64 63 55 51 31 00 | 62 54 53 52 44 41 21 | 65 43 42 33 32 22 11 | 61
first: S
calls: 4 pass pass
discard: 3-1
trump: 6
trick: S 66 62 65
trick: S 64 21 11
trick: S 63 41 22
trick: S 61 44 32
trick: S 55 52 33
trick: S 00 53 42
trick: S 51 54 43
score: 21 17 17

result: S wins

moon: 1
event: negative scores
rules: moon_21 1
scores: -3 19 20

deal: 1
hands: 62 61 54 51 42 33 00 | 66 64 44 41 32 22 21 | 65 63 53 52 43 31 11 | 55
first: W
calls: 4 pass pass
discard: 6-6
trump: 2
trick: W 41 43 54
trick: S 62 21 52
trick: S 42 32 65
trick: S 33 44 63
trick: S 00 55 53
trick: S 61 64 31
trick: W 22 11 51
score: 2 15 20

deal: 2
hands: 64 61 52 41 31 11 00 | 66 65 63 51 44 43 33 | 62 55 54 53 42 32 21 | 22
first: E
calls: pass 4 pass
discard: 4-1
trump: none
trick: S 61 63 62
trick: W 33 32 31
trick: W 65 42 64
trick: W 51 54 52
trick: E 55 11 66
trick: E 53 22 43
trick: E 21 00 44
score: -2 18 24

result: E wins

moon: 1
event: a whole game
south: Ana
west: random 1
east: random 1
rules: moon_21 1

deal: 1
hands: 66 64 62 55 51 32 00 | 65 54 52 43 42 21 11 | 63 61 44 41 33 31 22 | 53
first: E
calls: pass pass pass
score: 0 0 0

deal: 2
hands: 63 55 53 43 42 32 22 | 65 62 61 54 51 44 31 | 66 64 52 33 21 11 00 | 41
first: S
calls: pass pass 21
discard: 6-6
trump: 3
trick: E 33 43 31
trick: E 11 55 61
trick: E 64 32 62
trick: S 42 44 41
trick: W 65 00 53
trick: S 63 51 21
trick: S 22 54 52
score: 4 1 -21

deal: 3
hands: 65 62 61 53 43 32 31 | 66 64 63 55 42 22 00 | 54 52 51 44 41 21 11 | 33
first: W
calls: 6 pass 7
discard: 4-3
trump: 4
trick: S 65 66 52
trick: W 55 51 53
trick: W 00 11 32
trick: W 63 21 61
trick: W 64 54 33
trick: W 22 41 62
trick: E 44 31 42
score: -3 6 -19

deal: 4
hands: 63 54 53 43 21 11 00 | 66 65 62 33 32 31 22 | 64 61 55 52 51 44 41 | 42
first: E
calls: 21
discard: 4-2
trump: 4
trick: E 44 43 32
trick: E 41 54 65
trick: S 63 66 61
trick: W 33 51 53
trick: W 22 52 21
trick: W 62 64 00
trick: E 55 11 31
score: -2 9 -40

deal: 5
hands: 61 44 43 31 22 21 11 | 65 64 62 55 52 42 00 | 63 54 53 51 41 33 32 | 66
first: S
calls: pass pass pass
score: -2 9 -40

deal: 6
hands: 55 53 52 43 41 31 11 | 65 64 63 51 44 22 00 | 66 62 54 42 33 32 21 | 61
first: W
calls: 4 21
discard: 2-1
trump: 6
trick: E 61 11 65
trick: W 64 66 55
trick: E 62 53 63
trick: W 00 33 43
trick: W 44 42 41
trick: W 51 54 52
trick: E 32 31 22
score: -2 13 -61

deal: 7
hands: 63 62 61 41 33 31 11 | 53 52 51 44 22 21 00 | 66 65 55 54 43 42 32 | 64
first: E
calls: pass 4 pass
discard: 3-3
trump: 0
trick: S 64 44 66
trick: E 54 63 52
trick: E 32 31 53
trick: W 22 42 62
trick: W 51 55 41
trick: E 43 61 00
trick: W 21 65 11
score: -6 17 -58

deal: 8
hands: 61 54 53 52 51 22 00 | 66 63 62 33 32 21 11 | 65 64 55 44 43 41 31 | 42
first: S
calls: pass 5 6
discard: 3-1
trump: 3
trick: E 43 53 63
trick: W 21 42 52
trick: S 61 62 64
trick: E 44 54 32
trick: W 66 65 00
trick: W 33 55 51
trick: W 11 41 22
score: -5 22 -64

result: W wins

moon: 1
event: running, tiles hidden
rules: moon_21 1

deal: 1
hands: 66 61 55 51 43 22 11 | 65 64 63 62 54 32 21 | 53 52 44 41 33 31 00 | 42
first: S
calls: pass 5 6
discard: 4-2
trump: 5
trick: E 53 55 65
trick: S 66 62 44
trick: S 11 21 31
trick: S 61 64 33
trick: W 54 52 51
trick: W 32 41 43
trick: S 22 63 00
score: 5 2 -6

deal: 2
first: W
calls: pass pass 7
discard: hidden
trump: 2
trick: S 63 55 21
trick: E 53 65 22
trick: W 33 00 43
trick: W 31 51 64
trick: W 41

result: unfinished

moon: 1
event: unfinished, tiles shown
rules: moon_21 1

deal: 1
hands: 66 61 55 51 43 22 11 | 65 64 63 62 54 32 21 | 53 52 44 41 33 31 00 | 42
first: S
calls: pass 5 6
discard: 4-2
trump: 5
trick: E 53 55 65
trick: S 66 62 44
trick: S 11 21 31
trick: S 61 64 33
trick: W 54 52 51
trick: W 32 41 43
trick: S 22 63 00
score: 5 2 -6

deal: 2
hands: 66 65 63 62 61 43 42 | 55 41 33 32 31 22 11 | 54 53 52 51 44 21 00 | 64
first: W
calls: pass pass 7
discard: 6-1
trump: 2
trick: S 63 55 21
trick: E 53 65 22
trick: W 33 00 43
trick: W 31 51 64
trick: W 41

result: unfinished
