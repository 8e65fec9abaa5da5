moon: 1
event: made and won
rules: goes_out 1
scores: 17 14 16

deal: 1
hands: 66 64 62 52 31 22 00 | 65 61 55 51 44 41 33 | 63 54 53 43 32 21 11 | 42
first: S
calls: 4 pass pass
discard: 4-2
trump: 2
trick: S 22 33 21
trick: S 62 41 32
trick: S 52 44 11
trick: S 66 61 63
trick: S 00 51 43
trick: S 64 65 53
trick: W 55 54 31
score: 21 16 16

result: S wins

moon: 1
event: goes out
rules: goes_out 1
scores: 17 20 19

deal: 1
hands: 64 55 54 53 33 31 00 | 66 65 63 61 52 44 42 | 51 43 41 32 22 21 11 | 62
first: S
calls: 4 pass pass
discard: 3-1
trump: 5
trick: S 55 52 51
trick: S 54 65 11
trick: W 61 21 64
trick: S 53 42 22
trick: S 33 63 32
trick: S 00 44 41
trick: S 62 66 43
score: 21 22 19

result: S wins

moon: 1
event: made, another wins
rules: goes_out 1
scores: 12 19 20

deal: 1
hands: 65 55 53 51 33 22 00 | 66 64 61 43 32 31 21 | 63 62 54 44 42 41 11 | 52
first: S
calls: 4 pass pass
discard: 5-1
trump: doubles
trick: S 55 66 11
trick: W 21 42 52
trick: S 33 31 44
trick: E 41 22 43
trick: S 00 32 54
trick: S 65 61 62
trick: S 53 64 63
score: 16 20 21

result: E wins

moon: 1
event: set, a defender wins
rules: goes_out 1
scores: 13 17 13

deal: 1
hands: 64 63 52 42 33 31 00 | 66 65 55 44 43 32 21 | 61 54 53 51 41 22 11 | 62
first: E
calls: pass 6 pass
discard: 6-4
trump: 5
trick: S 31 43 54
trick: E 53 52 55
trick: W 65 51 00
trick: W 66 61 62
trick: W 44 41 42
trick: W 32 22 63
trick: S 33 21 11
score: 7 21 14

result: W wins

moon: 1
event: tie played on
rules: goes_out 1
scores: 19 20 17

deal: 1
hands: 63 61 54 52 51 33 22 | 66 65 62 55 43 42 31 | 64 53 44 32 21 11 00 | 41
first: E
calls: 4 pass pass
discard: 3-2
trump: 5
trick: E 21 22 62
trick: S 54 55 53
trick: W 65 00 52
trick: W 66 64 63
trick: W 43 41 51
trick: S 33 31 11
trick: S 61 42 44
score: 23 23 13

deal: 2
hands: 65 61 52 43 33 31 00 | 66 62 54 51 44 41 11 | 64 63 55 53 42 32 21 | 22
first: S
calls: pass 4 pass
discard: 5-1
trump: 4
trick: W 66 63 61
trick: W 44 64 43
trick: W 54 42 00
trick: W 11 21 31
trick: W 62 32 65
trick: S 33 41 53
trick: W 22 55 52
score: 24 27 13

result: W wins

moon: 1
event: moon made
rules: goes_out 1

deal: 1
hands: 62 53 43 42 22 21 00 | 66 65 63 61 52 51 11 | 64 55 54 44 41 33 31 | 32
first: E
calls: 21
discard: 4-1
trump: 4
trick: E 44 42 11
trick: E 64 43 51
trick: E 54 00 52
trick: E 55 53 65
trick: E 33 21 63
trick: E 32 22 61
trick: E 31 62 66
score: 0 0 21

result: E wins

moon: 1
event: moon failed
rules: goes_out 1
scores: 20 19 18

deal: 1
hands: 66 65 44 41 32 31 11 | 61 55 52 51 43 33 21 | 64 63 62 54 53 22 00 | 42
first: W
calls: 21
discard: 4-2
trump: 3
trick: W 21 22 32
trick: S 31 43 63
trick: E 53 66 33
trick: W 51 54 65
trick: S 44 52 64
trick: S 11 61 62
trick: S 41 55 00
score: 25 -2 19

result: S wins

moon: 1
event: thrown in
rules: goes_out 1
scores: 17 13 16

deal: 1
hands: 65 54 53 52 41 31 00 | 64 51 44 42 22 21 11 | 66 63 62 61 43 33 32 | 55
first: E
calls: pass pass pass
score: 17 13 16

deal: 2
hands: 64 63 55 52 43 33 22 | 65 53 44 41 31 21 00 | 66 62 61 54 51 32 11 | 42
first: S
calls: 4 pass pass
discard: 4-2
trump: 3
trick: S 33 31 32
trick: S 63 53 11
trick: S 43 00 51
trick: S 55 65 54
trick: S 22 21 62
trick: S 64 41 61
trick: S 52 44 66
score: 21 13 16

result: S wins

moon: 1
event: negative scores
rules: goes_out 1
scores: -3 19 20

deal: 1
hands: 66 62 61 53 44 42 22 | 64 63 55 52 51 43 21 | 65 54 41 33 32 31 00 | 11
first: S
calls: 4 pass pass
discard: 4-2
trump: 6
trick: S 53 55 54
trick: W 64 65 61
trick: E 33 11 43
trick: E 00 22 63
trick: W 52 41 44
trick: W 51 32 62
trick: S 66 21 31
score: -7 22 22

deal: 2
hands: 66 64 55 54 52 42 00 | 62 61 51 41 32 22 21 | 65 63 53 44 43 33 11 | 31
first: W
calls: pass 4 pass
discard: 6-3
trump: 4
trick: E 44 42 41
trick: E 53 52 51
trick: E 43 54 61
trick: S 66 62 65
trick: S 00 22 11
trick: S 64 21 31
trick: S 55 32 33
score: -2 22 18

result: W wins

moon: 1
event: a whole game
south: Ana
west: random 1
east: random 1
rules: goes_out 1

deal: 1
hands: 66 64 61 54 52 41 11 | 63 62 53 44 32 21 00 | 65 55 51 42 33 31 22 | 43
first: S
calls: 4 21
discard: 4-4
trump: 4
trick: W 43 42 54
trick: S 66 63 65
trick: S 61 62 22
trick: W 53 51 52
trick: W 21 55 64
trick: S 11 32 31
trick: S 41 00 33
score: 5 -21 0

deal: 2
hands: 63 62 61 53 44 43 41 | 64 55 52 42 32 11 00 | 66 65 54 51 33 31 21 | 22
first: W
calls: 21
discard: 5-5
trump: 0
trick: W 52 51 53
trick: S 63 64 65
trick: E 21 62 32
trick: S 61 22 66
trick: E 31 43 11
trick: S 41 42 54
trick: E 33 44 00
score: 8 -42 3

deal: 3
hands: 66 65 63 61 52 33 32 | 64 55 53 44 43 41 11 | 62 51 42 31 22 21 00 | 54
first: E
calls: 7 pass pass
discard: 5-4
trump: 3
trick: E 21 52 41
trick: S 66 64 62
trick: S 32 43 31
trick: W 44 42 61
trick: W 53 00 33
trick: S 63 55 51
trick: S 65 11 22
score: 13 -40 -4

deal: 4
hands: 65 62 61 52 41 22 11 | 66 64 54 53 44 31 21 | 63 55 51 43 42 33 32 | 00
first: S
calls: pass pass pass
score: 13 -40 -4

deal: 5
hands: 62 61 55 53 52 51 00 | 66 65 43 41 33 21 11 | 64 63 54 44 42 32 22 | 31
first: W
calls: pass 5 pass
discard: 4-4
trump: 1
trick: E 42 62 43
trick: W 65 64 55
trick: W 41 31 51
trick: S 61 11 63
trick: W 33 32 53
trick: W 66 54 52
trick: W 21 22 00
score: 14 -34 -9

deal: 6
hands: 65 64 63 55 43 41 32 | 62 61 44 33 22 11 00 | 66 54 52 51 42 31 21 | 53
first: E
calls: 21
discard: 6-6
trump: 3
trick: E 21 64 62
trick: W 44 54 41
trick: W 61 52 65
trick: S 63 33 31
trick: W 22 42 32
trick: S 55 00 51
trick: S 43 11 53
score: 17 -31 -30

deal: 7
hands: 66 64 63 33 22 21 11 | 62 55 53 52 43 42 00 | 65 54 51 44 41 32 31 | 61
first: S
calls: pass 5 pass
discard: 6-1
trump: 1
trick: W 53 65 21
trick: S 11 52 41
trick: S 33 43 32
trick: S 63 62 54
trick: S 64 00 51
trick: E 44 66 42
trick: E 31 22 55
score: 21 -36 -27

result: S wins

moon: 1
event: running, tiles hidden
rules: goes_out 1

deal: 1
hands: 64 51 44 41 32 22 11 | 61 55 54 53 52 43 42 | 66 65 63 62 33 31 00 | 21
first: S
calls: 7 pass 21
discard: 6-2
trump: 0
trick: E 65 64 61
trick: E 21 32 42
trick: W 43 31 41
trick: W 55 63 51
trick: W 52 33 44
trick: W 53 66 22
trick: W 54 00 11
score: 0 5 -21

deal: 2
first: W
calls: pass pass 4
discard: hidden
trump: 1
trick: S 21 31 41
trick: E 11 61 51
trick: E 43 54 64
trick: W 65 63 42
trick: W 33

result: unfinished

moon: 1
event: unfinished, tiles shown
rules: goes_out 1

deal: 1
hands: 64 51 44 41 32 22 11 | 61 55 54 53 52 43 42 | 66 65 63 62 33 31 00 | 21
first: S
calls: 7 pass 21
discard: 6-2
trump: 0
trick: E 65 64 61
trick: E 21 32 42
trick: W 43 31 41
trick: W 55 63 51
trick: W 52 33 44
trick: W 53 66 22
trick: W 54 00 11
score: 0 5 -21

deal: 2
hands: 62 61 55 54 53 42 21 | 65 64 52 51 33 32 31 | 66 63 44 43 41 11 00 | 22
first: W
calls: pass pass 4
discard: 6-2
trump: 1
trick: S 21 31 41
trick: E 11 61 51
trick: E 43 54 64
trick: W 65 63 42
trick: W 33

result: unfinished
