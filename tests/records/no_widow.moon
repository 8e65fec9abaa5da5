moon: 1
event: made and won
rules: no_widow 1
scores: 17 13 17

deal: 1
hands: 55 54 53 51 42 32 22 | 66 65 64 63 52 33 31 | 62 61 44 43 41 21 11 | -
first: E
calls: 4 pass pass
trump: 1
trick: E 11 51 31
trick: E 61 22 33
trick: E 41 32 52
trick: E 21 42 63
trick: E 44 54 64
trick: E 43 53 65
trick: E 62 55 66
score: 17 14 21

result: E wins

moon: 1
event: made, another wins
rules: no_widow 1
scores: 16 20 18

deal: 1
hands: 62 52 51 43 31 22 11 | 66 64 63 44 33 32 21 | 65 61 55 54 53 42 41 | -
first: E
calls: 4 pass pass
trump: 5
trick: E 55 51 21
trick: E 65 52 32
trick: E 54 11 33
trick: E 53 22 44
trick: E 42 43 64
trick: W 63 61 62
trick: W 66 41 31
score: 16 23 22

result: W wins

moon: 1
event: set, a defender wins
rules: no_widow 1
scores: 14 15 17

deal: 1
hands: 63 62 55 53 52 33 32 | 64 61 42 31 22 21 11 | 66 65 54 51 44 43 41 | -
first: E
calls: pass 6 pass
trump: 6
trick: S 32 31 43
trick: E 66 62 64
trick: E 65 63 61
trick: E 44 33 42
trick: E 54 52 22
trick: E 51 53 21
trick: S 55 11 41
score: 8 15 22

result: E wins

moon: 1
event: tie played on
rules: no_widow 1
scores: 17 20 18

deal: 1
hands: 65 63 61 54 43 42 11 | 62 55 52 51 41 33 31 | 66 64 53 44 32 22 21 | -
first: W
calls: 4 pass pass
trump: 4
trick: W 31 53 63
trick: S 54 41 44
trick: E 64 43 33
trick: E 66 65 62
trick: E 22 42 52
trick: S 11 51 21
trick: S 61 55 32
score: 21 16 21

deal: 2
hands: 62 51 44 43 42 41 32 | 66 65 64 55 53 52 31 | 63 61 54 33 22 21 11 | -
first: E
calls: pass 4 pass
trump: 3
trick: S 42 64 54
trick: W 66 61 62
trick: W 31 63 43
trick: E 11 41 55
trick: E 22 32 52
trick: S 51 65 33
trick: E 21 44 53
score: 17 19 24

result: E wins

moon: 1
event: moon made
rules: no_widow 1

deal: 1
hands: 66 64 63 62 61 51 43 | 55 53 42 41 33 32 11 | 65 54 52 44 31 22 21 | -
first: E
calls: 21
trump: 2
trick: E 22 62 32
trick: E 52 43 42
trick: E 21 51 11
trick: E 44 64 41
trick: E 65 61 33
trick: E 54 63 53
trick: E 31 66 55
score: 0 0 21

result: E wins

moon: 1
event: moon failed
rules: no_widow 1
scores: 18 19 0

deal: 1
hands: 64 62 54 53 51 44 11 | 63 55 42 41 32 22 21 | 66 65 61 52 43 33 31 | -
first: S
calls: 21
trump: 1
trick: S 62 63 66
trick: E 61 51 41
trick: E 31 11 21
trick: S 53 55 65
trick: W 22 52 44
trick: W 42 43 54
trick: S 64 32 33
score: -3 21 2

result: W wins

moon: 1
event: thrown in
rules: no_widow 1
scores: 17 15 13

deal: 1
hands: 64 55 54 42 41 31 21 | 66 65 63 61 33 22 11 | 62 53 52 51 44 43 32 | -
first: E
calls: pass pass pass
score: 17 15 13

deal: 2
hands: 62 53 52 51 42 22 21 | 66 64 63 61 55 32 31 | 65 54 44 43 41 33 11 | -
first: S
calls: 4 pass pass
trump: 2
trick: S 22 32 11
trick: S 62 31 33
trick: S 52 55 41
trick: S 42 61 43
trick: S 21 63 44
trick: S 53 64 54
trick: E 65 51 66
score: 21 16 14

result: S wins

moon: 1
event: negative scores
rules: no_widow 1
scores: -3 19 20

deal: 1
hands: 63 61 55 54 52 44 33 | 66 65 62 32 22 21 11 | 64 53 51 43 42 41 31 | -
first: W
calls: 4 pass pass
trump: doubles
trick: W 21 42 52
trick: S 55 11 64
trick: S 44 22 53
trick: S 33 66 51
trick: W 32 43 63
trick: S 54 65 41
trick: W 62 31 61
score: 1 15 20

deal: 2
hands: 64 54 51 42 32 21 11 | 65 63 61 55 53 44 43 | 66 62 52 41 33 31 22 | -
first: E
calls: pass 4 pass
trump: 2
trick: S 11 61 31
trick: S 51 65 66
trick: W 55 62 54
trick: E 41 64 43
trick: S 32 53 22
trick: E 33 42 63
trick: S 21 44 52
score: -3 16 23

result: E wins

moon: 1
event: a whole game
south: Ana
west: random 1
east: random 1
rules: no_widow 1

deal: 1
hands: 64 62 55 52 33 32 31 | 53 51 43 42 41 22 11 | 66 65 63 61 54 44 21 | -
first: W
calls: pass pass 7
trump: 1
trick: S 62 11 66
trick: W 43 44 64
trick: E 21 31 51
trick: W 42 54 33
trick: E 61 55 41
trick: E 63 52 22
trick: E 65 32 53
score: -7 2 5

deal: 2
hands: 62 55 54 53 33 32 11 | 66 64 63 61 52 44 42 | 65 51 43 41 31 22 21 | -
first: E
calls: pass 21
trump: doubles
trick: S 33 66 22
trick: W 61 65 62
trick: E 43 54 42
trick: S 53 52 51
trick: S 11 44 21
trick: W 64 31 32
trick: W 63 41 55
score: -28 5 6

deal: 3
hands: 66 64 55 54 51 44 42 | 63 61 53 52 41 33 21 | 65 62 43 32 31 22 11 | -
first: S
calls: pass pass 5
trump: 4
trick: E 32 51 63
trick: W 33 31 54
trick: S 42 41 43
trick: E 65 66 61
trick: S 55 52 62
trick: S 64 21 22
trick: S 44 53 11
score: -23 6 1

deal: 4
hands: 64 63 62 55 53 51 44 | 66 65 42 33 32 31 11 | 61 54 52 43 41 22 21 | -
first: W
calls: pass 6 pass
trump: 5
trick: E 61 62 66
trick: W 11 41 64
trick: W 33 43 63
trick: W 65 54 51
trick: W 32 21 55
trick: S 44 42 22
trick: S 53 31 52
score: -20 10 -5

deal: 5
hands: 63 44 43 42 33 22 11 | 65 62 61 53 51 41 31 | 66 64 55 54 52 32 21 | -
first: E
calls: pass pass pass
score: -20 10 -5

deal: 6
hands: 65 63 54 52 42 33 31 | 62 61 51 44 32 22 11 | 66 64 55 53 43 41 21 | -
first: S
calls: pass 4 21
trump: 2
trick: E 41 54 44
trick: W 51 55 65
trick: E 43 52 22
trick: W 62 21 42
trick: W 61 66 63
trick: E 64 33 32
trick: W 11 53 31
score: -20 15 -26

deal: 7
hands: 54 53 52 51 41 31 21 | 66 65 62 61 33 22 11 | 64 63 55 44 43 42 32 | -
first: W
calls: pass 21
trump: 5
trick: E 43 41 65
trick: W 62 64 21
trick: E 32 31 33
trick: W 11 63 51
trick: S 53 66 55
trick: E 42 52 22
trick: S 54 61 44
score: -17 17 -47

deal: 8
hands: 66 64 63 44 42 41 11 | 62 54 53 51 33 32 21 | 65 61 55 52 43 31 22 | -
first: E
calls: pass 7 pass
trump: none
trick: S 11 21 61
trick: S 44 54 43
trick: S 64 62 65
trick: E 31 63 33
trick: W 51 55 66
trick: E 52 41 53
trick: W 32 22 42
score: -24 20 -45

deal: 9
hands: 64 62 53 43 33 22 21 | 61 55 54 44 32 31 11 | 66 65 63 52 51 42 41 | -
first: S
calls: 7 pass pass
trump: 5
trick: S 21 32 42
trick: E 66 62 61
trick: E 51 53 54
trick: W 31 63 43
trick: E 41 64 44
trick: W 55 52 33
trick: W 11 65 22
score: -31 23 -41

result: W wins

moon: 1
event: running, tiles hidden
rules: no_widow 1

deal: 1
hands: 65 64 63 55 42 41 31 | 66 62 61 53 52 22 21 | 54 51 44 43 33 32 11 | -
first: S
calls: pass 4 pass
trump: 2
trick: W 66 54 64
trick: W 61 11 65
trick: S 42 62 32
trick: W 52 33 31
trick: W 22 44 41
trick: W 53 51 55
trick: S 63 21 43
score: 2 4 0

deal: 2
hands: 65 53 51 42 22 21 11 | 66 63 61 54 52 33 32 | 64 62 55 44 43 41 31 | -
first: W
calls: pass pass pass
score: 2 4 0

deal: 3
first: E
calls: pass pass 5
trump: 4
trick: W 51 53 52
trick: E 64 44 54
trick: S 41 22 42
trick: E 63 65 66
trick: W 11

result: unfinished

moon: 1
event: unfinished, tiles shown
rules: no_widow 1

deal: 1
hands: 65 64 63 55 42 41 31 | 66 62 61 53 52 22 21 | 54 51 44 43 33 32 11 | -
first: S
calls: pass 4 pass
trump: 2
trick: W 66 54 64
trick: W 61 11 65
trick: S 42 62 32
trick: W 52 33 31
trick: W 22 44 41
trick: W 53 51 55
trick: S 63 21 43
score: 2 4 0

deal: 2
hands: 65 53 51 42 22 21 11 | 66 63 61 54 52 33 32 | 64 62 55 44 43 41 31 | -
first: W
calls: pass pass pass
score: 2 4 0

deal: 3
hands: 65 61 55 52 44 41 21 | 66 54 51 33 32 22 11 | 64 63 62 53 43 42 31 | -
first: E
calls: pass pass 5
trump: 4
trick: W 51 53 52
trick: E 64 44 54
trick: S 41 22 42
trick: E 63 65 66
trick: W 11

result: unfinished
