moon: 1
event: made and won
rules: custom 1 min_bid=3
scores: 18 16 15

deal: 1
hands: 63 61 55 54 44 41 31 | 66 53 52 42 32 11 00 | 65 64 62 43 33 22 21 | 51
first: S
calls: 3 pass pass
discard: 3-1
trump: 5
trick: S 55 52 65
trick: S 54 53 21
trick: S 51 00 22
trick: S 44 42 43
trick: S 63 66 62
trick: W 32 33 61
trick: E 64 41 11
score: 21 17 17

result: S wins

moon: 1
event: made, another wins
rules: custom 1 min_bid=3
scores: 15 18 19

deal: 1
hands: 63 61 52 42 22 21 11 | 66 62 55 53 51 44 41 | 65 64 54 43 33 31 00 | 32
first: W
calls: 3 pass pass
discard: 3-2
trump: doubles
trick: W 66 00 11
trick: W 55 33 22
trick: W 44 31 21
trick: W 53 54 52
trick: E 43 42 41
trick: E 64 61 62
trick: E 65 63 51
score: 15 21 23

result: E wins

moon: 1
event: set, a defender wins
rules: custom 1 min_bid=3
scores: 16 15 17

deal: 1
hands: 61 55 51 44 43 33 31 | 64 63 54 52 42 41 32 | 66 65 62 53 22 21 00 | 11
first: W
calls: pass 6 pass
discard: 6-5
trump: 4
trick: E 21 44 52
trick: S 43 64 00
trick: W 54 11 61
trick: W 42 22 55
trick: W 41 53 51
trick: W 63 62 33
trick: W 32 66 31
score: 17 21 11

result: W wins

moon: 1
event: tie played on
rules: custom 1 min_bid=3
scores: 17 20 19

deal: 1
hands: 66 62 43 42 21 11 00 | 54 52 41 33 32 31 22 | 65 64 63 61 55 51 44 | 53
first: S
calls: 3 pass pass
discard: 5-3
trump: doubles
trick: S 21 52 55
trick: E 44 00 33
trick: E 65 62 22
trick: W 54 51 42
trick: W 32 63 43
trick: E 64 11 41
trick: S 66 31 61
score: 14 22 22

deal: 2
hands: 66 62 61 55 53 41 00 | 52 51 44 42 33 32 31 | 65 64 63 54 43 22 21 | 11
first: W
calls: pass 3 pass
discard: 6-4
trump: 4
trick: E 11 61 51
trick: E 54 41 44
trick: W 42 43 00
trick: E 63 62 32
trick: E 21 66 52
trick: W 33 65 53
trick: W 31 22 55
score: 14 26 25

result: W wins

moon: 1
event: moon made
rules: custom 1 min_bid=3
scores: -10 18 20

deal: 1
hands: 65 64 62 61 41 31 00 | 66 55 54 52 33 21 11 | 63 51 44 43 42 32 22 | 53
first: W
calls: 21
discard: 2-1
trump: 5
trick: W 55 51 65
trick: W 54 22 00
trick: W 53 32 31
trick: W 52 42 41
trick: W 66 63 61
trick: W 33 43 62
trick: W 11 44 64
score: -10 39 20

result: W wins

moon: 1
event: moon failed
rules: custom 1 min_bid=3
scores: 18 19 0

deal: 1
hands: 65 63 62 55 44 41 11 | 64 61 54 51 42 33 32 | 66 53 52 43 31 22 21 | 00
first: E
calls: 21
discard: 5-2
trump: 2
trick: E 31 63 33
trick: W 42 21 62
trick: S 55 54 53
trick: S 44 64 43
trick: S 11 61 00
trick: S 65 32 66
trick: W 51 22 41
score: 22 21 -21

result: S wins

moon: 1
event: thrown in
rules: custom 1 min_bid=3
scores: 15 14 18

deal: 1
hands: 61 55 53 51 42 11 00 | 66 65 63 44 43 32 31 | 64 62 54 52 33 22 21 | 41
first: E
calls: pass pass pass
score: 15 14 18

deal: 2
hands: 63 62 53 51 33 31 21 | 64 55 52 42 41 32 00 | 66 65 54 44 43 22 11 | 61
first: S
calls: 3 pass pass
discard: 2-1
trump: 3
trick: S 33 32 43
trick: S 63 00 11
trick: S 53 41 22
trick: S 31 42 44
trick: S 62 64 65
trick: E 54 51 52
trick: E 66 61 55
score: 18 14 21

result: E wins

moon: 1
event: negative scores
rules: custom 1 min_bid=3
scores: -3 19 20

deal: 1
hands: 64 55 54 52 43 21 11 | 66 62 51 44 41 32 22 | 65 63 61 42 33 31 00 | 53
first: W
calls: 3 pass pass
discard: 6-6
trump: 5
trick: W 41 42 64
trick: S 55 51 65
trick: S 54 53 63
trick: S 52 22 61
trick: S 11 32 31
trick: S 43 44 33
trick: W 62 00 21
score: 2 16 20

deal: 2
hands: 61 54 44 41 33 31 00 | 64 63 55 43 32 21 11 | 66 65 62 53 52 42 22 | 51
first: E
calls: pass 3 pass
discard: 3-3
trump: 3
trick: S 00 43 66
trick: W 55 52 51
trick: W 11 42 41
trick: W 64 62 61
trick: W 32 53 31
trick: E 22 44 21
trick: E 65 54 63
score: -1 21 22

result: E wins

moon: 1
event: a whole game
south: Ana
west: random 1
east: random 1
rules: custom 1 min_bid=3

deal: 1
hands: 63 54 51 44 33 22 11 | 65 64 61 55 52 41 32 | 66 62 53 42 31 21 00 | 43
first: W
calls: pass 4 pass
discard: 6-6
trump: doubles
trick: E 62 63 64
trick: W 61 00 44
trick: S 33 55 31
trick: W 41 42 54
trick: S 51 52 53
trick: E 43 11 32
trick: S 22 65 21
score: 4 2 -4

deal: 2
hands: 65 51 44 42 41 32 00 | 64 62 54 53 33 31 11 | 66 63 61 55 52 43 22 | 21
first: E
calls: pass 7 pass
discard: 6-5
trump: 2
trick: S 51 54 55
trick: E 43 44 64
trick: S 41 33 22
trick: E 52 32 62
trick: W 11 61 42
trick: S 21 31 63
trick: S 00 53 66
score: -3 3 -2

deal: 3
hands: 65 64 62 54 51 44 42 | 61 55 43 33 32 31 21 | 66 63 53 52 41 22 11 | 00
first: S
calls: 3 pass 21
discard: 6-3
trump: 3
trick: E 11 51 61
trick: E 66 64 21
trick: E 53 44 32
trick: E 41 54 55
trick: S 62 31 00
trick: W 33 52 42
trick: W 43 22 65
score: -2 6 -23

deal: 4
hands: 64 62 61 55 53 41 21 | 66 63 54 52 44 43 11 | 65 51 33 32 31 22 00 | 42
first: W
calls: 6 pass 21
discard: 2-1
trump: doubles
trick: S 42 43 22
trick: E 00 55 11
trick: S 41 54 32
trick: W 52 65 53
trick: E 31 61 63
trick: W 44 33 62
trick: W 66 51 64
score: -23 10 -21

deal: 5
hands: 61 54 53 51 44 11 00 | 65 64 63 62 43 32 31 | 66 55 52 42 41 22 21 | 33
first: E
calls: pass 4 pass
discard: 5-4
trump: doubles
trick: S 33 64 55
trick: E 42 00 43
trick: S 11 31 66
trick: E 22 44 63
trick: S 61 65 52
trick: W 32 21 53
trick: S 51 62 41
score: -19 11 -19

deal: 6
hands: 66 65 61 52 41 22 21 | 63 55 53 51 42 32 31 | 64 54 44 43 33 11 00 | 62
first: S
calls: 4 5 21
discard: 5-4
trump: doubles
trick: E 11 66 55
trick: S 21 42 62
trick: E 44 22 31
trick: E 64 61 63
trick: E 43 41 53
trick: E 33 52 51
trick: E 00 65 32
score: -18 11 -40

deal: 7
hands: 65 62 55 52 41 31 21 | 66 63 44 32 22 11 00 | 61 54 53 51 43 42 33 | 64
first: W
calls: pass 4 pass
discard: 3-3
trump: doubles
trick: E 53 52 22
trick: W 44 54 55
trick: S 62 63 64
trick: E 42 41 00
trick: W 66 51 21
trick: W 32 43 31
trick: E 61 65 11
score: -17 15 -44

deal: 8
hands: 65 61 54 44 43 11 00 | 64 55 51 41 33 32 21 | 66 63 62 53 42 31 22 | 52
first: E
calls: pass 21
discard: 0-0
trump: none
trick: S 54 55 53
trick: W 33 63 43
trick: W 51 22 65
trick: S 61 64 62
trick: W 21 42 52
trick: S 44 41 31
trick: S 11 32 66
score: -38 18 -44

deal: 9
hands: 66 52 44 41 31 22 21 | 64 63 62 55 54 42 32 | 65 61 53 51 33 11 00 | 43
first: S
calls: pass pass 4
discard: 5-3
trump: 5
trick: E 11 21 62
trick: E 33 31 63
trick: E 43 44 64
trick: S 66 54 61
trick: W 42 51 41
trick: E 65 52 55
trick: W 32 00 22
score: -37 21 -48

result: W wins

moon: 1
event: running, tiles hidden
rules: custom 1 min_bid=3

deal: 1
hands: 61 54 44 43 42 11 00 | 66 65 55 52 51 41 31 | 64 63 62 53 33 32 21 | 22
first: E
calls: pass 5 7
discard: 6-6
trump: 3
trick: W 41 64 44
trick: S 61 65 62
trick: W 31 33 43
trick: E 32 54 55
trick: E 53 42 52
trick: E 21 11 22
trick: W 51 63 00
score: 1 -7 4

deal: 2
first: S
calls: 4 pass pass
discard: hidden
trump: 5
trick: S 31 63 32
trick: W 61 64 62
trick: E 53 65 52
trick: S 22 42 51
trick: E 41

result: unfinished

moon: 1
event: unfinished, tiles shown
rules: custom 1 min_bid=3

deal: 1
hands: 61 54 44 43 42 11 00 | 66 65 55 52 51 41 31 | 64 63 62 53 33 32 21 | 22
first: E
calls: pass 5 7
discard: 6-6
trump: 3
trick: W 41 64 44
trick: S 61 65 62
trick: W 31 33 43
trick: E 32 54 55
trick: E 53 42 52
trick: E 21 11 22
trick: W 51 63 00
score: 1 -7 4

deal: 2
hands: 65 62 55 44 31 22 21 | 66 63 61 54 52 42 00 | 64 53 51 43 41 32 11 | 33
first: S
calls: 4 pass pass
discard: 4-4
trump: 5
trick: S 31 63 32
trick: W 61 64 62
trick: E 53 65 52
trick: S 22 42 51
trick: E 41

result: unfinished
