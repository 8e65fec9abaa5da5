moon: 1
event: made and won
rules: custom 1 target=7
scores: 3 -1 3

deal: 1
hands: 66 64 54 51 41 32 11 | 65 63 61 52 44 31 21 | 62 55 53 42 33 22 00 | 43
first: E
calls: 4 pass pass
discard: 4-2
trump: doubles
trick: E 55 11 44
trick: E 33 66 21
trick: S 41 31 43
trick: E 22 32 52
trick: E 00 51 61
trick: E 53 54 65
trick: W 63 62 64
score: 5 0 7

result: E wins

moon: 1
event: made, another wins
rules: custom 1 target=7
scores: 2 6 4

deal: 1
hands: 62 53 51 44 42 31 11 | 64 61 54 52 41 22 00 | 66 65 55 43 33 32 21 | 63
first: E
calls: 4 pass pass
discard: 3-2
trump: doubles
trick: E 66 11 00
trick: E 55 44 22
trick: E 33 31 41
trick: E 65 62 61
trick: E 63 42 64
trick: W 52 43 51
trick: W 54 21 53
score: 2 9 8

result: W wins

moon: 1
event: set, a defender wins
rules: custom 1 target=7
scores: 1 2 3

deal: 1
hands: 65 55 52 33 32 31 21 | 63 62 61 51 43 42 00 | 66 64 54 53 44 41 22 | 11
first: E
calls: pass 6 pass
discard: 3-2
trump: none
trick: S 21 62 22
trick: E 66 65 63
trick: E 44 11 43
trick: E 64 31 61
trick: E 54 52 51
trick: E 53 55 42
trick: S 33 00 41
score: -5 2 8

result: E wins

moon: 1
event: tie played on
rules: custom 1 target=7
scores: 6 5 3

deal: 1
hands: 62 53 52 51 42 33 32 | 66 64 63 55 54 43 31 | 65 61 44 41 21 11 00 | 22
first: E
calls: 4 pass pass
discard: 0-0
trump: none
trick: E 21 62 66
trick: S 33 63 11
trick: S 53 55 65
trick: W 64 61 52
trick: W 54 22 51
trick: W 43 41 42
trick: W 31 44 32
score: 9 9 -1

deal: 2
hands: 66 55 51 33 32 21 11 | 64 63 62 61 53 44 42 | 65 54 52 41 31 22 00 | 43
first: S
calls: pass 4 pass
discard: 6-4
trump: none
trick: W 53 54 51
trick: E 22 21 62
trick: E 00 32 61
trick: E 52 55 44
trick: S 66 63 65
trick: S 11 43 41
trick: S 33 42 31
score: 13 5 2

result: S wins

moon: 1
event: moon made
rules: custom 1 target=7
scores: -10 4 6

deal: 1
hands: 66 64 55 54 42 32 31 | 65 61 52 51 41 11 00 | 63 62 53 44 43 33 22 | 21
first: W
calls: 21
discard: 2-1
trump: 1
trick: W 11 22 31
trick: W 61 33 32
trick: W 51 43 42
trick: W 41 44 54
trick: W 00 53 55
trick: W 65 62 64
trick: W 52 63 66
score: -10 25 6

result: W wins

moon: 1
event: moon failed
rules: custom 1 target=7
scores: 4 5 0

deal: 1
hands: 63 61 52 44 42 41 31 | 62 55 53 51 33 22 11 | 66 65 64 54 43 32 21 | 00
first: W
calls: 21
discard: 3-3
trump: none
trick: W 51 65 52
trick: E 66 63 62
trick: E 64 61 00
trick: E 54 44 53
trick: E 43 42 11
trick: E 32 31 22
trick: E 21 41 55
score: 4 -16 7

result: E wins

moon: 1
event: thrown in
rules: custom 1 target=7
scores: 0 -1 3

deal: 1
hands: 65 62 55 53 52 51 21 | 61 42 33 32 22 11 00 | 66 64 63 54 44 43 41 | 31
first: E
calls: pass pass pass
score: 0 -1 3

deal: 2
hands: 65 61 55 44 32 31 22 | 52 51 43 42 33 21 11 | 66 64 63 62 54 41 00 | 53
first: S
calls: 4 pass pass
discard: 3-2
trump: doubles
trick: S 55 11 00
trick: S 44 33 66
trick: E 41 22 42
trick: S 65 21 62
trick: S 53 51 54
trick: E 63 61 43
trick: E 64 31 52
score: -4 -1 7

result: E wins

moon: 1
event: negative scores
rules: custom 1 target=7
scores: -3 5 6

deal: 1
hands: 64 63 61 52 44 22 00 | 66 54 53 41 32 31 21 | 65 62 55 51 43 42 33 | 11
first: S
calls: 4 pass pass
discard: 2-2
trump: 1
trick: S 52 54 55
trick: E 51 61 41
trick: S 63 66 65
trick: W 31 62 11
trick: S 64 21 43
trick: W 53 42 00
trick: W 32 33 44
score: -7 8 8

deal: 2
hands: 55 53 51 44 43 41 31 | 66 64 63 33 22 21 11 | 65 62 54 52 42 32 00 | 61
first: W
calls: pass 4 pass
discard: 5-2
trump: none
trick: E 00 55 11
trick: E 42 41 64
trick: W 33 32 53
trick: W 21 62 51
trick: E 61 44 66
trick: W 22 54 31
trick: W 63 65 43
score: -7 12 4

result: W wins

moon: 1
event: a whole game
south: Ana
west: random 1
east: random 1
rules: custom 1 target=7

deal: 1
hands: 55 52 51 44 42 32 31 | 64 63 61 54 53 43 41 | 66 65 33 22 21 11 00 | 62
first: W
calls: pass pass pass
score: 0 0 0

deal: 2
hands: 65 55 54 42 33 32 31 | 62 61 53 51 44 41 21 | 66 63 52 43 22 11 00 | 64
first: E
calls: 7 pass pass
discard: 6-4
trump: none
trick: E 52 55 51
trick: S 33 53 43
trick: S 32 61 63
trick: E 11 31 41
trick: E 66 65 62
trick: E 22 42 21
trick: E 00 54 44
score: 2 0 -7

deal: 3
hands: 63 62 51 44 42 31 00 | 65 64 55 54 43 22 11 | 66 61 53 41 33 32 21 | 52
first: S
calls: 7 21
discard: 5-2
trump: doubles
trick: W 55 33 44
trick: W 64 61 63
trick: W 22 66 00
trick: E 21 62 54
trick: S 31 43 53
trick: E 41 42 65
trick: S 51 11 32
score: 4 -21 -5

deal: 4
hands: 66 65 53 51 41 22 00 | 63 61 54 52 44 43 21 | 64 62 55 42 32 31 11 | 33
first: W
calls: pass pass pass
score: 4 -21 -5

deal: 5
hands: 66 65 64 63 55 53 22 | 62 61 52 43 41 33 31 | 54 51 44 42 32 11 00 | 21
first: E
calls: pass pass 5
discard: 5-2
trump: none
trick: W 33 32 53
trick: W 41 42 64
trick: S 66 62 11
trick: S 22 21 54
trick: S 65 61 51
trick: S 63 43 44
trick: S 55 31 00
score: 10 -26 -5

result: S wins

moon: 1
event: running, tiles hidden
rules: custom 1 target=7

deal: 1
hands: 51 44 43 41 31 11 00 | 63 62 55 52 33 22 21 | 66 65 61 54 53 42 32 | 64
first: S
calls: pass 6 21
discard: 6-5
trump: doubles
trick: E 53 51 52
trick: E 61 44 62
trick: S 41 33 54
trick: W 55 66 00
trick: E 64 31 63
trick: E 32 43 21
trick: S 11 22 42
score: 2 2 -21

deal: 2
first: W
calls: pass 4 pass
discard: hidden
trump: none
trick: E 33 43 53
trick: E 44 54 64
trick: E 66 63 61
trick: E 22 62 32
trick: E 52

result: unfinished

moon: 1
event: unfinished, tiles shown
rules: custom 1 target=7

deal: 1
hands: 51 44 43 41 31 11 00 | 63 62 55 52 33 22 21 | 66 65 61 54 53 42 32 | 64
first: S
calls: pass 6 21
discard: 6-5
trump: doubles
trick: E 53 51 52
trick: E 61 44 62
trick: S 41 33 54
trick: W 55 66 00
trick: E 64 31 63
trick: E 32 43 21
trick: S 11 22 42
score: 2 2 -21

deal: 2
hands: 63 62 55 54 43 41 21 | 65 64 61 53 32 31 11 | 66 52 51 44 42 22 00 | 33
first: W
calls: pass 4 pass
discard: 5-1
trump: none
trick: E 33 43 53
trick: E 44 54 64
trick: E 66 63 61
trick: E 22 62 32
trick: E 52

result: unfinished
