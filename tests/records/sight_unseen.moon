moon: 1
event: made and won
rules: sight_unseen 1
scores: 13 17 13

deal: 1
hands: 66 62 55 52 33 31 11 | 64 54 53 43 42 21 00 | 65 63 61 51 44 41 32 | 22
first: W
calls: 4 pass pass
trump: 4
discard: 2-1
trick: W 64 41 11
trick: W 54 44 31
trick: E 51 52 53
trick: W 43 32 33
trick: W 42 61 55
trick: W 22 63 62
trick: W 00 65 66
score: 13 21 14

result: W wins

moon: 1
event: made, another wins
rules: sight_unseen 1
scores: 16 20 18

deal: 1
hands: 62 61 51 43 33 22 21 | 66 54 53 42 41 11 00 | 65 64 63 55 44 32 31 | 52
first: E
calls: 4 pass pass
trump: 6
discard: 3-2
trick: E 65 61 66
trick: W 41 44 43
trick: E 64 62 00
trick: E 63 21 11
trick: E 55 51 53
trick: E 52 22 54
trick: W 42 31 33
score: 16 23 22

result: W wins

moon: 1
event: set, a defender wins
rules: sight_unseen 1
scores: 16 13 17

deal: 1
hands: 66 65 64 63 55 32 31 | 62 54 52 33 21 11 00 | 61 53 51 44 42 41 22 | 43
first: W
calls: pass 6 pass
trump: none
discard: 2-2
trick: E 41 64 54
trick: S 66 62 61
trick: S 55 52 51
trick: S 65 33 42
trick: S 63 21 43
trick: S 32 11 53
trick: E 44 31 00
score: 21 13 11

result: S wins

moon: 1
event: tie played on
rules: sight_unseen 1
scores: 18 20 18

deal: 1
hands: 66 55 54 52 44 41 32 | 63 61 53 51 43 42 33 | 65 64 62 31 22 21 11 | 00
first: S
calls: 4 pass pass
trump: 4
discard: 5-2
trick: S 32 33 31
trick: W 43 64 41
trick: E 22 00 42
trick: W 63 65 66
trick: S 55 53 62
trick: S 54 61 21
trick: S 44 51 11
score: 22 22 19

deal: 2
hands: 61 55 52 51 31 11 00 | 66 65 62 53 44 43 33 | 63 54 42 41 32 22 21 | 64
first: W
calls: pass 4 pass
trump: 1
discard: 5-4
trick: E 63 31 62
trick: S 11 65 41
trick: S 61 66 21
trick: S 52 53 22
trick: W 44 42 51
trick: S 00 43 32
trick: S 55 33 64
score: 28 23 15

result: S wins

moon: 1
event: moon made
rules: sight_unseen 1

deal: 1
hands: 66 65 61 53 51 44 41 | 64 62 42 32 22 11 00 | 63 55 54 52 43 33 31 | 21
first: W
calls: 21
trump: 2
discard: 6-4
trick: W 22 52 41
trick: W 62 31 44
trick: W 42 33 51
trick: W 32 43 53
trick: W 21 54 61
trick: W 11 55 65
trick: W 00 63 66
score: 0 21 0

result: W wins

moon: 1
event: moon failed
rules: sight_unseen 1
scores: 20 19 18

deal: 1
hands: 66 61 55 51 31 21 11 | 65 64 52 44 43 41 32 | 63 62 54 53 33 22 00 | 42
first: E
calls: 21
trump: 2
discard: 0-0
trick: E 53 55 65
trick: S 21 52 42
trick: W 32 62 66
trick: E 63 61 64
trick: W 44 54 51
trick: W 43 33 31
trick: W 41 22 11
score: 21 23 -3

result: W wins

moon: 1
event: thrown in
rules: sight_unseen 1
scores: 17 17 14

deal: 1
hands: 61 52 51 44 43 32 21 | 62 54 53 42 41 33 00 | 66 65 64 63 55 22 11 | 31
first: E
calls: pass pass pass
score: 17 17 14

deal: 2
hands: 62 43 42 41 32 22 21 | 66 54 53 52 51 44 31 | 64 63 61 55 33 11 00 | 65
first: S
calls: 4 pass pass
trump: 2
discard: 4-1
trick: S 22 52 00
trick: S 62 31 11
trick: S 42 44 33
trick: S 32 51 55
trick: S 21 53 61
trick: S 65 66 63
trick: W 54 64 43
score: 21 19 14

result: S wins

moon: 1
event: negative scores
rules: sight_unseen 1
scores: -3 19 20

deal: 1
hands: 66 63 61 55 41 22 00 | 65 64 62 52 51 33 31 | 54 53 44 42 32 21 11 | 43
first: W
calls: 4 pass pass
trump: 6
discard: 5-2
trick: W 31 53 66
trick: S 63 62 54
trick: S 61 64 44
trick: W 51 42 55
trick: S 22 33 32
trick: S 00 43 21
trick: S 41 65 11
score: 2 15 20

deal: 2
hands: 64 63 55 41 32 31 11 | 65 53 52 44 42 33 21 | 66 62 54 51 43 22 00 | 61
first: E
calls: pass 4 pass
trump: 2
discard: 3-1
trick: S 63 65 66
trick: E 00 41 21
trick: W 53 54 55
trick: S 64 42 43
trick: W 52 62 32
trick: E 51 61 44
trick: E 22 11 33
score: -2 17 24

result: E wins

moon: 1
event: a whole game
south: Ana
west: random 1
east: random 1
rules: sight_unseen 1

deal: 1
hands: 66 65 62 61 32 31 11 | 54 53 51 44 41 22 00 | 64 63 55 43 42 33 21 | 52
first: E
calls: pass 5 pass
trump: none
discard: 6-6
trick: S 65 51 64
trick: S 31 53 43
trick: W 54 55 52
trick: E 63 62 00
trick: E 33 32 22
trick: E 42 61 41
trick: E 21 11 44
score: -5 1 5

deal: 2
hands: 63 54 51 43 22 11 00 | 65 62 61 55 33 31 21 | 66 64 53 52 44 42 41 | 32
first: S
calls: 4 6 pass
trump: 2
discard: 2-1
trick: W 55 53 51
trick: W 62 42 22
trick: S 54 65 66
trick: W 31 64 63
trick: S 43 32 41
trick: W 33 52 11
trick: E 44 00 61
score: -3 -5 7

deal: 3
hands: 65 62 54 52 42 41 00 | 63 61 55 53 51 33 22 | 66 64 44 32 31 21 11 | 43
first: W
calls: pass pass 4
trump: 2
discard: 6-2
trick: S 65 61 66
trick: E 64 54 63
trick: E 31 43 33
trick: W 22 21 42
trick: W 53 11 52
trick: S 00 51 32
trick: E 44 41 55
score: -7 -3 11

deal: 4
hands: 65 63 53 52 32 21 00 | 64 62 54 44 43 42 41 | 66 61 55 51 33 22 11 | 31
first: E
calls: pass 4 pass
trump: 0
discard: 2-1
trick: S 31 43 33
trick: E 22 32 62
trick: E 61 63 64
trick: W 42 51 53
trick: W 44 55 65
trick: W 41 66 00
trick: S 52 54 11
score: -11 1 13

deal: 5
hands: 63 61 55 44 33 11 00 | 62 54 53 52 43 32 21 | 66 65 64 51 41 31 22 | 42
first: S
calls: pass 7 pass
trump: 2
discard: 3-2
trick: W 54 51 55
trick: S 61 52 64
trick: W 62 22 00
trick: E 41 44 43
trick: S 11 53 31
trick: S 33 42 65
trick: W 21 66 63
score: -8 -6 14

deal: 6
hands: 63 55 53 51 32 22 11 | 65 62 54 44 42 33 00 | 66 64 61 52 41 31 21 | 43
first: W
calls: 4 pass 5
trump: none
discard: 5-3
trick: S 22 62 21
trick: S 11 54 61
trick: S 51 65 52
trick: W 00 31 43
trick: W 42 41 63
trick: W 33 66 32
trick: W 44 64 55
score: -13 -1 14

deal: 7
hands: 64 61 54 43 42 32 31 | 62 55 53 44 33 11 00 | 66 65 63 52 51 41 22 | 21
first: E
calls: pass pass 4
trump: 4
discard: 6-2
trick: W 44 41 43
trick: W 21 52 32
trick: E 65 61 11
trick: E 22 54 53
trick: S 64 33 51
trick: S 42 00 63
trick: S 31 55 66
score: -9 -5 16

deal: 8
hands: 64 62 54 51 43 21 11 | 61 52 41 33 32 22 00 | 66 65 63 55 44 42 31 | 53
first: S
calls: pass pass 4
trump: 3
discard: 4-2
trick: E 53 43 33
trick: W 52 65 51
trick: E 63 64 32
trick: E 44 54 41
trick: E 31 62 22
trick: E 55 11 61
trick: E 66 21 00
score: -9 -4 20

deal: 9
hands: 64 61 55 51 21 11 00 | 66 65 52 44 43 42 31 | 63 54 53 41 33 32 22 | 62
first: W
calls: 5 pass pass
trump: 0
discard: 6-5
trick: W 43 54 64
trick: S 00 66 33
trick: S 61 62 63
trick: E 32 55 31
trick: E 53 51 52
trick: E 22 21 42
trick: E 41 11 44
score: -7 -9 24

result: E wins

moon: 1
event: running, tiles hidden
rules: sight_unseen 1

deal: 1
hands: 63 53 52 43 33 21 11 | 66 65 62 61 51 44 41 | 64 55 42 32 31 22 00 | 54
first: E
calls: pass pass 7
trump: doubles
discard: 6-2
trick: W 66 22 11
trick: W 41 64 43
trick: E 31 63 65
trick: S 21 44 32
trick: W 51 55 52
trick: E 00 33 54
trick: S 53 61 42
score: 3 -7 2

deal: 2
first: S
calls: pass 6 7
trump: doubles
discard: hidden
trick: E 55 44 00
trick: E 51 54 52
trick: S 42 43 61
trick: W 41 21 63
trick: W 64

result: unfinished

moon: 1
event: unfinished, tiles shown
rules: sight_unseen 1

deal: 1
hands: 63 53 52 43 33 21 11 | 66 65 62 61 51 44 41 | 64 55 42 32 31 22 00 | 54
first: E
calls: pass pass 7
trump: doubles
discard: 6-2
trick: W 66 22 11
trick: W 41 64 43
trick: E 31 63 65
trick: S 21 44 32
trick: W 51 55 52
trick: E 00 33 54
trick: S 53 61 42
score: 3 -7 2

deal: 2
hands: 66 63 54 44 42 31 11 | 65 64 52 43 41 32 00 | 62 55 53 51 33 22 21 | 61
first: S
calls: pass 6 7
trump: doubles
discard: 3-3
trick: E 55 44 00
trick: E 51 54 52
trick: S 42 43 61
trick: W 41 21 63
trick: W 64

result: unfinished
