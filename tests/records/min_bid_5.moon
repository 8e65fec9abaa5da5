moon: 1
event: made and won
rules: custom 1 min_bid=5
scores: 12 15 16

deal: 1
hands: 66 64 62 55 53 11 00 | 63 61 44 43 42 41 21 | 65 54 51 33 32 31 22 | 52
first: E
calls: 5 pass pass
discard: 3-1
trump: 5
trick: E 65 53 21
trick: E 54 55 41
trick: S 62 61 52
trick: E 51 00 42
trick: E 33 11 43
trick: E 22 64 44
trick: E 32 66 63
score: 13 16 21

result: E wins

moon: 1
event: made, another wins
rules: custom 1 min_bid=5
scores: 16 20 18

deal: 1
hands: 66 64 44 33 31 22 00 | 63 61 55 53 43 32 11 | 65 62 54 52 51 42 21 | 41
first: S
calls: 5 pass pass
discard: 4-1
trump: doubles
trick: S 66 11 21
trick: S 44 55 42
trick: W 61 62 64
trick: S 33 32 51
trick: S 22 43 52
trick: S 00 53 54
trick: S 31 63 65
score: 21 22 18

result: W wins

moon: 1
event: set, a defender wins
rules: custom 1 min_bid=5
scores: 15 15 14

deal: 1
hands: 64 61 44 42 41 32 11 | 63 54 52 43 31 21 00 | 66 65 62 55 53 33 22 | 51
first: E
calls: pass 6 pass
discard: 6-1
trump: 6
trick: S 41 54 66
trick: E 65 64 63
trick: E 62 11 52
trick: E 55 51 43
trick: E 33 32 31
trick: E 22 42 21
trick: E 53 44 00
score: 9 15 21

result: E wins

moon: 1
event: tie played on
rules: custom 1 min_bid=5
scores: 20 18 19

deal: 1
hands: 63 62 55 54 42 32 11 | 53 52 44 43 33 31 22 | 66 65 61 51 41 21 00 | 64
first: E
calls: 5 pass pass
discard: 6-5
trump: 0
trick: E 21 62 22
trick: W 44 41 54
trick: W 33 51 63
trick: W 53 61 55
trick: S 11 31 64
trick: S 42 43 66
trick: W 52 00 32
score: 22 22 14

deal: 2
hands: 66 64 53 44 41 21 00 | 61 55 43 42 32 31 22 | 63 62 54 52 51 33 11 | 65
first: S
calls: pass 5 pass
discard: 2-2
trump: doubles
trick: W 43 54 64
trick: S 41 42 11
trick: E 62 21 65
trick: W 55 33 44
trick: W 32 63 53
trick: E 51 66 61
trick: S 00 31 52
score: 25 17 16

result: S wins

moon: 1
event: moon made
rules: custom 1 min_bid=5

deal: 1
hands: 63 53 52 44 41 33 32 | 66 65 55 54 31 11 00 | 64 62 61 51 43 42 21 | 22
first: W
calls: 21
discard: 3-1
trump: doubles
trick: W 66 21 33
trick: W 55 42 44
trick: W 22 43 32
trick: W 11 51 41
trick: W 00 61 52
trick: W 65 62 63
trick: W 54 64 53
score: 0 21 0

result: W wins

moon: 1
event: moon failed
rules: custom 1 min_bid=5
scores: 18 19 0

deal: 1
hands: 66 65 54 53 52 33 32 | 51 44 41 31 22 21 00 | 64 63 62 61 55 43 42 | 11
first: W
calls: 21
discard: 3-1
trump: 6
trick: W 21 42 52
trick: S 66 00 64
trick: S 65 11 63
trick: S 33 22 43
trick: S 54 51 55
trick: E 62 53 41
trick: E 61 32 44
score: 22 -2 3

result: S wins

moon: 1
event: thrown in
rules: custom 1 min_bid=5
scores: 15 16 15

deal: 1
hands: 65 64 61 53 51 44 33 | 55 54 52 41 31 22 00 | 66 63 43 42 32 21 11 | 62
first: S
calls: pass pass pass
score: 15 16 15

deal: 2
hands: 66 63 55 53 43 42 33 | 62 54 41 32 22 11 00 | 65 64 61 51 44 31 21 | 52
first: W
calls: 5 pass pass
discard: 3-2
trump: 2
trick: W 22 21 42
trick: W 62 31 33
trick: W 52 44 43
trick: W 11 51 53
trick: W 00 61 55
trick: W 54 65 63
trick: E 64 66 41
score: 16 21 16

result: W wins

moon: 1
event: negative scores
rules: custom 1 min_bid=5
scores: 0 20 19

deal: 1
hands: 66 64 62 42 41 31 22 | 65 63 61 44 33 32 21 | 55 54 53 52 51 43 00 | 11
first: W
calls: 5 pass pass
discard: 1-1
trump: 4
trick: W 21 52 22
trick: S 64 44 54
trick: W 61 43 66
trick: E 55 42 65
trick: S 41 32 53
trick: S 62 63 51
trick: W 33 00 31
score: 3 15 20

deal: 2
hands: 65 63 53 52 44 41 21 | 61 55 54 42 32 22 11 | 66 64 62 51 43 33 31 | 00
first: E
calls: pass 5 pass
discard: 5-2
trump: none
trick: S 65 61 64
trick: S 00 42 66
trick: S 53 54 51
trick: W 32 33 63
trick: E 31 21 11
trick: E 62 41 22
trick: E 43 44 55
score: -2 16 23

result: E wins

moon: 1
event: a whole game
south: Ana
west: random 1
east: random 1
rules: custom 1 min_bid=5

deal: 1
hands: 64 54 51 42 32 22 00 | 63 62 53 52 41 31 21 | 66 65 61 55 44 43 11 | 33
first: E
calls: 7 pass 21
discard: 5-2
trump: 1
trick: W 62 66 64
trick: E 61 51 41
trick: E 65 00 63
trick: E 55 54 53
trick: E 43 42 33
trick: E 44 32 31
trick: W 21 11 22
score: 0 -21 6

deal: 2
hands: 65 64 62 55 42 41 00 | 63 51 44 43 32 31 22 | 66 61 54 53 52 33 11 | 21
first: S
calls: pass 6 pass
discard: 2-1
trump: 6
trick: W 44 54 41
trick: W 31 33 42
trick: E 53 55 51
trick: S 62 63 66
trick: E 11 64 43
trick: S 65 32 61
trick: S 00 22 52
score: 4 -27 8

deal: 3
hands: 55 54 52 44 42 32 22 | 66 64 63 61 51 31 11 | 65 62 53 43 41 33 00 | 21
first: W
calls: 7 pass pass
discard: 3-1
trump: 6
trick: W 21 41 42
trick: S 22 63 65
trick: E 53 55 51
trick: S 52 64 43
trick: W 66 62 32
trick: W 11 00 44
trick: W 61 33 54
score: 6 -34 9

deal: 4
hands: 64 44 42 41 32 31 21 | 62 61 52 51 43 22 11 | 65 63 55 54 53 33 00 | 66
first: E
calls: 7 pass 21
discard: 6-2
trump: 2
trick: W 51 54 41
trick: E 55 31 11
trick: E 00 64 43
trick: E 33 32 61
trick: S 42 22 65
trick: W 52 63 21
trick: W 66 53 44
score: 7 -55 12

deal: 5
hands: 63 62 51 42 22 21 00 | 66 64 44 43 33 32 11 | 65 61 55 54 53 52 31 | 41
first: S
calls: pass pass pass
score: 7 -55 12

deal: 6
hands: 54 53 52 44 31 22 00 | 66 64 63 62 43 33 11 | 65 61 55 42 41 32 21 | 51
first: W
calls: 5 6 pass
discard: 6-1
trump: doubles
trick: E 32 53 63
trick: W 66 55 00
trick: W 43 42 54
trick: S 31 62 41
trick: S 52 11 65
trick: W 33 21 22
trick: W 64 51 44
score: 10 -51 6

deal: 7
hands: 66 64 54 52 33 32 22 | 62 61 55 53 21 11 00 | 63 51 44 43 42 41 31 | 65
first: E
calls: pass 6 pass
discard: 6-6
trump: 5
trick: S 22 21 42
trick: S 52 55 51
trick: W 61 63 64
trick: S 65 53 41
trick: S 54 11 31
trick: S 33 00 43
trick: S 32 62 44
score: 16 -50 6

deal: 8
hands: 66 64 62 61 55 52 11 | 63 54 51 32 22 21 00 | 53 44 43 42 41 33 31 | 65
first: S
calls: pass 5 7
discard: 4-2
trump: 4
trick: E 53 55 51
trick: S 61 63 65
trick: E 41 64 54
trick: S 66 22 43
trick: E 44 11 32
trick: E 33 52 00
trick: E 31 62 21
score: 18 -50 -1

deal: 9
hands: 64 52 51 43 41 33 11 | 62 53 44 32 31 21 00 | 66 65 63 61 55 54 42 | 22
first: W
calls: 5 pass pass
discard: 4-4
trump: 2
trick: W 21 42 52
trick: S 51 53 55
trick: E 63 64 32
trick: W 62 65 41
trick: W 31 61 43
trick: S 33 00 66
trick: S 11 22 54
score: 21 -55 0

result: S wins

moon: 1
event: running, tiles hidden
rules: custom 1 min_bid=5

deal: 1
hands: 64 62 44 43 31 21 11 | 65 52 51 42 41 33 00 | 66 63 61 54 53 32 22 | 55
first: W
calls: 7 pass pass
discard: 6-5
trump: none
trick: W 42 54 64
trick: S 62 00 66
trick: E 63 11 55
trick: E 22 21 52
trick: E 61 44 41
trick: E 32 43 33
trick: W 51 53 31
score: 1 -7 5

deal: 2
first: E
calls: pass 21
discard: hidden
trump: 0
trick: S 55 52 51
trick: S 21 43 32
trick: E 53 65 54
trick: S 42 63 44
trick: E 22

result: unfinished

moon: 1
event: unfinished, tiles shown
rules: custom 1 min_bid=5

deal: 1
hands: 64 62 44 43 31 21 11 | 65 52 51 42 41 33 00 | 66 63 61 54 53 32 22 | 55
first: W
calls: 7 pass pass
discard: 6-5
trump: none
trick: W 42 54 64
trick: S 62 00 66
trick: E 63 11 55
trick: E 22 21 52
trick: E 61 44 41
trick: E 32 43 33
trick: W 51 53 31
score: 1 -7 5

deal: 2
hands: 66 65 64 62 55 42 41 | 63 54 52 43 33 31 11 | 61 53 51 44 32 22 00 | 21
first: E
calls: pass 21
discard: 6-4
trump: 0
trick: S 55 52 51
trick: S 21 43 32
trick: E 53 65 54
trick: S 42 63 44
trick: E 22

result: unfinished
