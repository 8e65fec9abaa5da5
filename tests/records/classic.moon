moon: 1
event: made and won
rules: classic 1
scores: 17 17 15

deal: 1
hands: 65 64 55 53 51 42 22 | 66 63 52 44 41 33 31 | 62 54 43 32 21 11 00 | 61
first: S
calls: 4 pass pass
discard: 4-2
trump: 5
trick: S 55 52 54
trick: S 65 31 00
trick: S 53 33 11
trick: S 51 41 21
trick: S 22 44 32
trick: S 64 63 62
trick: S 61 66 43
score: 21 18 15

result: S wins

moon: 1
event: made, another wins
rules: classic 1
scores: 16 20 18

deal: 1
hands: 65 64 62 53 52 42 00 | 66 63 55 44 41 31 11 | 61 54 51 33 32 22 21 | 43
first: E
calls: 4 pass pass
discard: 2-1
trump: 3
trick: E 33 53 31
trick: E 43 00 63
trick: W 41 54 42
trick: E 32 52 11
trick: E 22 62 44
trick: E 61 64 66
trick: W 55 51 65
score: 16 23 22

result: W wins

moon: 1
event: set, a defender wins
rules: classic 1
scores: 13 17 16

deal: 1
hands: 55 54 53 51 44 41 11 | 64 62 42 32 22 21 00 | 66 65 63 61 52 43 31 | 33
first: E
calls: pass 6 pass
discard: 4-4
trump: 6
trick: S 41 42 43
trick: E 66 11 64
trick: E 65 33 62
trick: E 63 51 32
trick: E 61 53 22
trick: E 52 54 21
trick: S 55 00 31
score: 7 17 21

result: E wins

moon: 1
event: tie played on
rules: classic 1
scores: 17 19 20

deal: 1
hands: 66 63 62 61 53 44 33 | 55 54 52 32 21 11 00 | 65 64 51 43 42 41 22 | 31
first: W
calls: 4 pass pass
discard: 0-0
trump: 1
trick: W 32 43 33
trick: S 61 21 51
trick: S 66 52 65
trick: S 44 54 64
trick: S 63 55 41
trick: E 22 62 31
trick: W 11 42 53
score: 21 15 21

deal: 2
hands: 65 63 54 53 51 22 00 | 62 55 52 44 42 41 33 | 66 61 43 32 31 21 11 | 64
first: E
calls: pass 4 pass
discard: 6-5
trump: none
trick: S 54 52 66
trick: S 53 55 11
trick: W 42 43 64
trick: S 63 62 61
trick: S 51 44 21
trick: S 22 33 32
trick: S 00 41 31
score: 25 16 21

result: S wins

moon: 1
event: moon made
rules: classic 1
scores: -10 18 20

deal: 1
hands: 54 51 44 41 31 21 11 | 66 64 63 62 55 32 22 | 65 61 53 52 43 33 00 | 42
first: S
calls: 21
discard: 2-1
trump: 1
trick: S 11 22 61
trick: S 51 32 00
trick: S 41 55 33
trick: S 31 62 43
trick: S 44 64 52
trick: S 54 63 53
trick: S 42 66 65
score: 11 18 20

result: S wins

moon: 1
event: moon failed
rules: classic 1
scores: 20 19 18

deal: 1
hands: 64 55 53 44 43 42 11 | 63 61 54 41 33 31 22 | 65 62 52 51 32 21 00 | 66
first: E
calls: 21
discard: 5-1
trump: 4
trick: E 21 44 22
trick: S 64 54 00
trick: S 43 41 32
trick: S 42 63 52
trick: S 55 61 65
trick: S 11 31 62
trick: S 53 33 66
score: 27 19 -3

result: S wins

moon: 1
event: thrown in
rules: classic 1
scores: 14 17 13

deal: 1
hands: 61 55 54 44 43 42 00 | 66 63 62 33 31 22 11 | 65 53 52 51 41 32 21 | 64
first: S
calls: pass pass pass
score: 14 17 13

deal: 2
hands: 54 44 41 31 21 11 00 | 66 64 61 52 43 42 33 | 63 62 55 53 51 32 22 | 65
first: W
calls: 4 pass pass
discard: 4-2
trump: 6
trick: W 66 62 00
trick: W 65 63 11
trick: W 64 22 21
trick: W 61 32 31
trick: W 33 53 41
trick: W 43 51 54
trick: S 44 52 55
score: 16 21 13

result: W wins

moon: 1
event: negative scores
rules: classic 1
scores: -3 19 20

deal: 1
hands: 55 54 53 52 44 42 31 | 65 63 62 43 32 21 11 | 66 64 61 41 33 22 00 | 51
first: S
calls: 4 pass pass
discard: 5-1
trump: 6
trick: S 31 43 33
trick: E 66 42 65
trick: E 64 44 63
trick: E 61 52 62
trick: W 11 41 53
trick: W 32 22 54
trick: W 21 00 55
score: -7 23 23

deal: 2
hands: 66 61 55 54 53 41 31 | 65 44 43 32 22 21 00 | 64 63 62 52 51 33 11 | 42
first: W
calls: pass 4 pass
discard: 6-3
trump: 2
trick: E 52 66 32
trick: E 33 31 43
trick: E 42 53 21
trick: E 64 61 65
trick: W 44 51 41
trick: W 22 62 54
trick: W 00 11 55
score: -7 27 19

result: W wins

moon: 1
event: a whole game
south: Ana
west: random 1
east: random 1
rules: classic 1

deal: 1
hands: 62 51 43 32 22 21 11 | 65 63 54 52 44 42 00 | 66 64 55 53 41 33 31 | 61
first: W
calls: pass 5 pass
discard: 6-4
trump: doubles
trick: E 55 11 44
trick: E 66 22 00
trick: E 31 43 63
trick: W 52 53 51
trick: E 41 21 42
trick: W 65 61 62
trick: W 54 33 32
score: 0 3 -5

deal: 2
hands: 64 63 62 53 51 41 00 | 66 55 54 44 43 42 22 | 65 61 52 32 31 21 11 | 33
first: E
calls: 5 7 pass
discard: 6-2
trump: 4
trick: S 51 55 52
trick: W 22 21 64
trick: S 00 43 11
trick: W 54 65 41
trick: W 42 31 63
trick: W 66 61 33
trick: W 44 32 53
score: -7 9 -5

deal: 3
hands: 62 54 44 43 33 21 00 | 66 64 61 52 51 42 41 | 65 63 55 32 31 22 11 | 53
first: S
calls: 6 pass 7
discard: 6-5
trump: 4
trick: E 53 00 52
trick: E 11 21 51
trick: E 22 62 41
trick: W 66 63 43
trick: S 44 42 32
trick: S 33 64 31
trick: W 61 55 54
score: -4 11 -12

deal: 4
hands: 66 64 61 53 33 22 21 | 65 62 54 52 41 31 11 | 63 55 44 43 42 32 00 | 51
first: W
calls: pass pass 4
discard: 5-1
trump: 6
trick: S 61 65 63
trick: W 31 32 33
trick: S 22 52 42
trick: S 21 41 55
trick: S 53 54 43
trick: W 62 44 66
trick: S 64 11 00
score: 0 13 -12

deal: 5
hands: 63 62 55 54 53 32 21 | 65 64 52 44 42 41 22 | 66 61 51 43 33 11 00 | 31
first: E
calls: pass pass pass
score: 0 13 -12

deal: 6
hands: 64 62 61 44 42 41 11 | 63 55 54 52 51 43 21 | 66 65 53 33 31 22 00 | 32
first: S
calls: 5 pass pass
discard: 6-4
trump: 5
trick: S 61 63 66
trick: E 53 41 52
trick: E 33 32 43
trick: E 65 11 51
trick: E 31 42 21
trick: E 22 62 54
trick: W 55 00 44
score: -5 15 -7

deal: 7
hands: 65 62 61 54 44 33 31 | 66 53 43 42 41 32 21 | 64 63 55 51 22 11 00 | 52
first: W
calls: pass pass pass
score: -5 15 -7

deal: 8
hands: 54 53 52 51 42 41 33 | 66 65 64 63 44 22 00 | 62 61 55 43 32 31 11 | 21
first: E
calls: 4 pass pass
discard: 3-2
trump: 2
trick: E 21 52 22
trick: W 65 61 54
trick: W 64 31 53
trick: W 44 43 41
trick: W 66 55 51
trick: W 63 11 42
trick: S 33 00 62
score: -4 20 -11

deal: 9
hands: 65 61 54 53 51 32 21 | 62 55 52 42 41 31 11 | 64 63 44 43 33 22 00 | 66
first: S
calls: 6 pass 7
discard: 6-4
trump: 4
trick: E 63 61 62
trick: E 00 54 11
trick: S 51 52 66
trick: W 31 33 53
trick: E 43 32 41
trick: E 22 21 42
trick: W 55 44 65
score: -3 22 -18

result: W wins

moon: 1
event: running, tiles hidden
rules: classic 1

deal: 1
hands: 53 42 32 31 21 11 00 | 64 62 61 54 43 33 22 | 66 65 55 52 51 44 41 | 63
first: S
calls: 7 pass pass
discard: 5-3
trump: doubles
trick: S 42 54 41
trick: W 62 65 63
trick: E 55 11 22
trick: E 66 00 33
trick: E 52 21 64
trick: E 51 31 61
trick: E 44 32 43
score: -7 1 6

deal: 2
first: W
calls: 6 pass 21
discard: hidden
trump: 0
trick: S 31 33 63
trick: W 52 51 55
trick: S 64 66 62
trick: W 41 44 43
trick: E 00

result: unfinished

moon: 1
event: unfinished, tiles shown
rules: classic 1

deal: 1
hands: 53 42 32 31 21 11 00 | 64 62 61 54 43 33 22 | 66 65 55 52 51 44 41 | 63
first: S
calls: 7 pass pass
discard: 5-3
trump: doubles
trick: S 42 54 41
trick: W 62 65 63
trick: E 55 11 22
trick: E 66 00 33
trick: E 52 21 64
trick: E 51 31 61
trick: E 44 32 43
score: -7 1 6

deal: 2
hands: 65 64 55 43 31 21 11 | 66 61 53 52 42 41 33 | 63 62 54 51 44 22 00 | 32
first: W
calls: 6 pass 21
discard: 6-5
trump: 0
trick: S 31 33 63
trick: W 52 51 55
trick: S 64 66 62
trick: W 41 44 43
trick: E 00

result: unfinished
