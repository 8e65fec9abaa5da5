moon: 1
event: made and won
rules: custom 1 widow=optional
scores: 13 17 15

deal: 1
hands: 61 42 32 31 22 21 11 | 65 63 54 52 44 41 33 | 64 62 55 53 51 43 00 | 66
first: W
calls: 4 pass pass
widow: take
discard: 5-4
trump: doubles
trick: W 66 00 11
trick: W 44 55 22
trick: E 51 21 65
trick: W 33 43 31
trick: W 63 62 61
trick: W 52 53 32
trick: E 64 42 41
score: 13 21 18

result: W wins

moon: 1
event: made, another wins
rules: custom 1 widow=optional
scores: 16 20 18

deal: 1
hands: 64 55 32 22 21 11 00 | 65 63 61 53 52 51 44 | 66 54 43 42 41 33 31 | 62
first: E
calls: 4 pass pass
widow: take
discard: 4-1
trump: 4
trick: E 54 64 44
trick: W 51 43 55
trick: E 42 00 52
trick: E 66 11 61
trick: E 33 32 53
trick: E 62 21 63
trick: W 65 31 22
score: 16 23 22

result: W wins

moon: 1
event: set, a defender wins
rules: custom 1 widow=optional
scores: 15 14 13

deal: 1
hands: 64 63 55 51 43 32 00 | 65 53 44 41 33 31 21 | 62 61 54 52 42 22 11 | 66
first: S
calls: pass 6 pass
widow: take
discard: 5-3
trump: 3
trick: W 21 22 63
trick: S 43 31 62
trick: S 32 33 61
trick: W 41 54 64
trick: S 55 65 52
trick: S 00 44 42
trick: S 51 66 11
score: 21 8 13

result: S wins

moon: 1
event: tie played on
rules: custom 1 widow=optional
scores: 20 17 15

deal: 1
hands: 43 33 31 22 21 11 00 | 65 64 55 53 51 44 32 | 66 63 62 61 54 52 42 | 41
first: W
calls: 4 pass pass
widow: take
discard: 6-4
trump: 2
trick: W 41 54 43
trick: E 62 22 32
trick: S 21 44 52
trick: E 42 33 51
trick: E 66 31 65
trick: E 63 11 53
trick: E 61 00 55
score: 21 13 21

deal: 2
hands: 66 63 44 43 33 31 22 | 64 62 55 42 32 21 11 | 65 61 54 53 51 41 00 | 52
first: E
calls: pass 4 pass
widow: take
discard: 6-6
trump: 4
trick: S 63 62 61
trick: S 52 55 65
trick: W 32 53 33
trick: S 31 11 00
trick: S 22 21 41
trick: E 54 43 42
trick: E 51 44 64
score: 25 14 23

result: S wins

moon: 1
event: moon made
rules: custom 1 widow=optional

deal: 1
hands: 63 61 52 51 42 33 32 | 66 64 62 44 43 31 11 | 55 54 53 41 22 21 00 | 65
first: W
calls: 21
widow: take
discard: 4-3
trump: 6
trick: W 66 00 61
trick: W 65 21 63
trick: W 64 22 32
trick: W 62 41 33
trick: W 44 54 42
trick: W 11 53 51
trick: W 31 55 52
score: 0 21 0

result: W wins

moon: 1
event: moon failed
rules: custom 1 widow=optional
scores: 20 19 18

deal: 1
hands: 66 64 51 43 33 31 11 | 65 63 55 44 41 22 21 | 62 61 54 53 52 42 32 | 00
first: W
calls: 21
widow: take
discard: 6-5
trump: 2
trick: W 41 54 64
trick: S 66 63 61
trick: S 33 00 53
trick: S 11 44 62
trick: E 52 51 21
trick: E 42 43 22
trick: W 55 32 31
score: 23 -2 21

result: S wins

moon: 1
event: thrown in
rules: custom 1 widow=optional
scores: 14 17 14

deal: 1
hands: 64 62 53 52 51 44 33 | 66 61 54 41 22 21 11 | 65 63 55 43 42 32 31 | 00
first: S
calls: pass pass pass
score: 14 17 14

deal: 2
hands: 62 54 53 43 32 31 00 | 66 64 61 55 51 33 22 | 65 63 52 44 41 21 11 | 42
first: W
calls: 4 pass pass
widow: leave
trump: doubles
trick: W 66 11 00
trick: W 55 44 31
trick: W 33 21 32
trick: W 22 41 43
trick: W 64 63 62
trick: W 61 65 53
trick: E 52 54 51
score: 15 21 15

result: W wins

moon: 1
event: negative scores
rules: custom 1 widow=optional
scores: -3 19 20

deal: 1
hands: 55 54 53 42 22 21 11 | 65 64 52 44 32 31 00 | 66 63 62 61 51 43 33 | 41
first: S
calls: 4 pass pass
widow: leave
trump: none
trick: S 21 52 62
trick: E 66 11 65
trick: E 33 53 32
trick: E 63 22 64
trick: W 44 43 42
trick: W 00 61 54
trick: W 31 51 55
score: -7 23 23

deal: 2
hands: 61 53 42 33 21 11 00 | 66 65 64 62 54 52 44 | 63 55 51 43 32 31 22 | 41
first: W
calls: pass 4 pass
widow: take
discard: 4-3
trump: 3
trick: E 41 42 44
trick: W 52 55 00
trick: E 32 33 65
trick: S 21 62 22
trick: E 63 53 64
trick: E 51 11 54
trick: W 66 31 61
score: -6 25 27

result: E wins

moon: 1
event: a whole game
south: Ana
west: random 1
east: random 1
rules: custom 1 widow=optional

deal: 1
hands: 63 52 42 41 33 22 11 | 66 61 55 53 51 44 21 | 65 64 62 54 32 31 00 | 43
first: E
calls: pass 5 pass
widow: take
discard: 2-2
trump: 4
trick: S 11 61 31
trick: S 33 53 32
trick: S 43 44 64
trick: W 55 65 52
trick: W 21 62 41
trick: S 42 66 54
trick: E 00 63 51
score: -5 2 2

deal: 2
hands: 66 65 64 63 31 11 00 | 62 54 53 43 41 33 21 | 61 55 52 51 44 42 22 | 32
first: S
calls: 6 pass pass
widow: leave
trump: 6
trick: S 63 62 61
trick: S 00 21 42
trick: S 66 41 55
trick: S 65 43 52
trick: S 31 33 51
trick: W 54 22 11
trick: W 53 44 64
score: -11 4 2

deal: 3
hands: 63 61 55 54 33 32 00 | 66 53 52 44 42 31 22 | 65 64 62 51 43 41 11 | 21
first: W
calls: 4 6 21
widow: leave
trump: doubles
trick: S 63 44 65
trick: W 53 51 54
trick: S 33 66 11
trick: W 52 62 32
trick: W 42 64 55
trick: S 61 22 41
trick: W 31 43 00
score: -32 8 2

deal: 4
hands: 64 63 61 51 42 22 21 | 66 65 54 52 33 11 00 | 55 53 44 43 41 32 31 | 62
first: E
calls: pass 5 pass
widow: take
discard: 6-4
trump: none
trick: S 21 52 32
trick: W 66 41 62
trick: W 65 44 61
trick: W 33 53 63
trick: W 11 31 51
trick: W 00 55 42
trick: W 54 43 22
score: -37 15 2

deal: 5
hands: 66 63 54 41 33 31 11 | 65 62 61 55 43 21 00 | 64 53 51 44 42 32 22 | 52
first: S
calls: 6 pass pass
widow: take
discard: 3-1
trump: 3
trick: S 54 55 51
trick: W 62 64 66
trick: S 52 65 22
trick: W 43 53 33
trick: S 11 21 42
trick: S 41 61 44
trick: E 32 63 00
score: -43 17 3

deal: 6
hands: 66 65 64 63 61 55 41 | 62 54 53 52 42 22 00 | 51 43 33 32 31 21 11 | 44
first: W
calls: 4 pass pass
widow: leave
trump: 2
trick: W 22 21 64
trick: W 53 51 65
trick: S 55 54 43
trick: S 66 42 32
trick: W 52 31 61
trick: W 00 33 63
trick: W 62 11 41
score: -41 21 3

result: W wins

moon: 1
event: running, tiles hidden
rules: custom 1 widow=optional

deal: 1
hands: 61 55 54 52 44 31 21 | 64 53 43 32 22 11 00 | 66 65 63 62 51 42 41 | 33
first: E
calls: pass pass pass
score: 0 0 0

deal: 2
first: S
calls: pass pass 6
widow: leave
trump: 6
trick: E 66 65 63
trick: E 54 53 55
trick: W 22 52 42
trick: W 31 21 43
trick: S 61

result: unfinished

moon: 1
event: unfinished, tiles shown
rules: custom 1 widow=optional

deal: 1
hands: 61 55 54 52 44 31 21 | 64 53 43 32 22 11 00 | 66 65 63 62 51 42 41 | 33
first: E
calls: pass pass pass
score: 0 0 0

deal: 2
hands: 65 61 53 43 42 41 00 | 63 62 55 33 32 31 22 | 66 64 54 52 51 44 21 | 11
first: S
calls: pass pass 6
widow: leave
trump: 6
trick: E 66 65 63
trick: E 54 53 55
trick: W 22 52 42
trick: W 31 21 43
trick: S 61

result: unfinished
