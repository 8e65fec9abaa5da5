moon: 1
event: made and won
rules: custom 1 widow=optional trump_before_widow=on
scores: 17 13 17

deal: 1
hands: 66 61 54 53 44 32 21 | 65 64 55 51 42 31 11 | 63 62 52 43 41 22 00 | 33
first: E
calls: 4 pass pass
trump: 2
widow: take
discard: 4-3
trick: E 22 21 42
trick: E 62 32 11
trick: E 52 44 31
trick: E 33 53 51
trick: E 00 54 55
trick: E 63 61 64
trick: W 65 41 66
score: 18 14 21

result: E wins

moon: 1
event: made, another wins
rules: custom 1 widow=optional trump_before_widow=on
scores: 16 20 18

deal: 1
hands: 61 54 53 51 43 21 00 | 65 64 63 52 44 41 11 | 66 62 55 42 33 32 22 | 31
first: E
calls: 4 pass pass
trump: doubles
widow: take
discard: 3-2
trick: E 66 00 11
trick: E 55 21 44
trick: E 33 43 41
trick: E 22 51 52
trick: E 62 61 63
trick: W 64 42 53
trick: W 65 31 54
score: 16 23 22

result: W wins

moon: 1
event: set, a defender wins
rules: custom 1 widow=optional trump_before_widow=on
scores: 14 16 16

deal: 1
hands: 53 42 33 31 22 21 00 | 66 65 62 61 55 52 41 | 64 63 54 51 44 43 32 | 11
first: E
calls: pass 6 pass
trump: none
widow: take
discard: 3-1
trick: S 21 62 32
trick: W 66 64 00
trick: W 55 54 53
trick: W 65 63 11
trick: W 52 51 22
trick: W 61 44 33
trick: W 41 43 42
score: 8 22 17

result: W wins

moon: 1
event: tie played on
rules: custom 1 widow=optional trump_before_widow=on
scores: 18 17 17

deal: 1
hands: 66 55 54 44 41 32 21 | 65 64 63 51 43 11 00 | 62 61 53 52 42 31 22 | 33
first: W
calls: 4 pass pass
trump: none
widow: take
discard: 1-1
trick: W 51 53 55
trick: S 66 63 62
trick: S 44 43 42
trick: S 54 65 52
trick: W 64 61 41
trick: W 00 31 32
trick: W 33 22 21
score: 21 21 17

deal: 2
hands: 62 61 42 33 31 22 11 | 66 64 53 43 32 21 00 | 65 63 55 54 52 44 41 | 51
first: E
calls: pass 4 pass
trump: 2
widow: leave
trick: S 31 43 63
trick: E 41 22 64
trick: S 42 21 52
trick: E 55 33 53
trick: E 65 61 66
trick: W 00 44 62
trick: S 11 32 54
score: 17 23 20

result: W wins

moon: 1
event: moon made
rules: custom 1 widow=optional trump_before_widow=on
scores: -10 18 20

deal: 1
hands: 64 53 44 43 41 22 00 | 66 65 63 62 55 54 11 | 61 52 51 33 32 31 21 | 42
first: W
calls: 21
trump: 6
widow: take
discard: 4-2
trick: W 66 61 64
trick: W 65 21 00
trick: W 63 31 22
trick: W 62 32 41
trick: W 55 51 53
trick: W 11 33 43
trick: W 54 52 44
score: -10 39 20

result: W wins

moon: 1
event: moon failed
rules: custom 1 widow=optional trump_before_widow=on
scores: 20 19 18

deal: 1
hands: 65 62 61 53 51 21 00 | 63 55 54 43 41 33 31 | 66 64 44 42 32 22 11 | 52
first: W
calls: 21
trump: none
widow: leave
trick: W 31 32 53
trick: S 00 33 66
trick: S 65 63 64
trick: S 62 41 44
trick: S 61 43 42
trick: S 51 54 22
trick: W 55 11 21
score: 25 -2 18

result: S wins

moon: 1
event: thrown in
rules: custom 1 widow=optional trump_before_widow=on
scores: 17 17 16

deal: 1
hands: 55 43 42 41 33 32 22 | 66 65 64 61 52 51 31 | 62 54 53 44 21 11 00 | 63
first: S
calls: pass pass pass
score: 17 17 16

deal: 2
hands: 65 63 51 44 43 31 11 | 64 61 54 42 41 33 21 | 66 55 53 52 32 22 00 | 62
first: W
calls: 4 pass pass
trump: 4
widow: leave
trick: W 64 00 43
trick: W 54 22 44
trick: S 31 33 32
trick: W 42 52 11
trick: W 41 53 51
trick: W 61 66 63
trick: E 55 65 21
score: 18 21 18

result: W wins

moon: 1
event: negative scores
rules: custom 1 widow=optional trump_before_widow=on
scores: -3 19 20

deal: 1
hands: 66 64 63 55 32 21 00 | 65 52 43 42 41 33 11 | 61 54 53 51 44 31 22 | 62
first: S
calls: 4 pass pass
trump: 2
widow: take
discard: 6-3
trick: S 64 65 61
trick: W 52 22 21
trick: E 44 00 43
trick: E 54 55 42
trick: W 33 53 66
trick: W 11 51 32
trick: S 62 41 31
score: -7 22 22

deal: 2
hands: 64 53 51 43 42 31 11 | 66 65 63 55 54 41 21 | 62 61 52 44 33 32 22 | 00
first: W
calls: pass 4 pass
trump: 1
widow: leave
trick: E 44 42 54
trick: E 22 53 63
trick: E 61 11 41
trick: S 43 65 52
trick: S 31 21 32
trick: S 64 66 62
trick: W 55 33 51
score: -3 23 18

result: W wins

moon: 1
event: a whole game
south: Ana
west: random 1
east: random 1
rules: custom 1 widow=optional trump_before_widow=on

deal: 1
hands: 61 51 41 32 31 21 11 | 62 55 54 52 43 33 22 | 66 65 64 63 53 42 00 | 44
first: W
calls: 4 5 pass
trump: 3
widow: take
discard: 5-3
trick: E 00 51 33
trick: W 22 42 21
trick: W 52 65 41
trick: E 66 61 62
trick: E 63 32 43
trick: E 44 11 54
trick: E 64 31 55
score: 1 2 -5

deal: 2
hands: 61 55 52 33 22 21 00 | 66 65 64 63 54 31 11 | 62 51 44 43 42 41 32 | 53
first: E
calls: pass 4 pass
trump: 5
widow: leave
trick: S 52 65 51
trick: W 63 62 61
trick: W 11 41 21
trick: W 54 32 55
trick: S 22 66 42
trick: S 33 31 43
trick: S 00 64 44
score: 5 5 -5

deal: 3
hands: 66 62 52 51 33 31 21 | 65 64 63 61 54 53 44 | 43 42 41 32 22 11 00 | 55
first: S
calls: 6 21
trump: doubles
widow: take
discard: 5-5
trick: W 44 00 66
trick: S 51 54 11
trick: E 22 33 53
trick: S 31 63 32
trick: W 64 41 62
trick: W 65 43 21
trick: W 61 42 52
score: 7 -16 -4

deal: 4
hands: 64 62 55 53 43 42 33 | 65 54 44 41 32 31 21 | 66 61 52 51 22 11 00 | 63
first: W
calls: pass 6 pass
trump: 2
widow: take
discard: 2-2
trick: E 63 64 65
trick: W 21 52 62
trick: S 33 31 51
trick: S 42 32 61
trick: S 43 44 66
trick: W 41 00 55
trick: W 54 11 53
score: 10 -12 -10

deal: 5
hands: 66 65 55 43 41 33 21 | 64 62 61 54 44 31 11 | 63 53 52 51 42 32 22 | 00
first: E
calls: pass pass 6
trump: doubles
widow: leave
trick: W 61 63 65
trick: S 21 62 42
trick: W 31 53 43
trick: E 32 66 54
trick: S 33 11 22
trick: S 41 64 52
trick: W 44 51 55
score: 14 -18 -9

deal: 6
hands: 61 55 54 52 33 21 00 | 65 63 62 53 44 42 32 | 66 64 43 41 31 22 11 | 51
first: S
calls: 7 pass 21
trump: 6
widow: take
discard: 6-4
trick: E 11 21 53
trick: E 31 33 32
trick: S 52 62 51
trick: W 42 43 54
trick: S 00 44 22
trick: S 55 65 41
trick: W 63 66 61
score: 17 -16 -30

deal: 7
hands: 65 64 62 52 44 22 11 | 63 54 42 41 33 32 21 | 66 61 55 53 51 43 31 | 00
first: W
calls: 7 pass pass
trump: none
widow: leave
trick: W 42 43 64
trick: S 11 21 31
trick: S 44 41 53
trick: S 62 63 61
trick: W 54 55 52
trick: E 66 65 33
trick: E 51 22 32
score: 20 -23 -27

deal: 8
hands: 64 63 61 55 44 43 31 | 62 54 52 41 33 22 11 | 66 53 51 42 32 21 00 | 65
first: E
calls: 7 pass pass
trump: 4
widow: take
discard: 3-2
trick: E 21 55 22
trick: W 54 42 64
trick: S 61 62 65
trick: E 53 43 52
trick: S 31 33 51
trick: W 11 00 63
trick: W 41 66 44
score: 23 -20 -34

result: S wins

moon: 1
event: running, tiles hidden
rules: custom 1 widow=optional trump_before_widow=on

deal: 1
hands: 66 64 63 62 54 43 33 | 61 55 51 42 41 31 21 | 65 53 44 32 22 11 00 | 52
first: W
calls: 6 pass pass
trump: 2
widow: take
discard: 3-1
trick: W 52 32 62
trick: S 43 41 44
trick: E 53 54 55
trick: W 61 65 63
trick: E 11 64 51
trick: E 00 66 21
trick: W 42 22 33
score: 1 -6 4

deal: 2
first: E
calls: pass pass 21
trump: 2
widow: leave
trick: W 21 52 22
trick: S 33 31 53
trick: S 64 66 65
trick: W 55 51 62
trick: S 43

result: unfinished

moon: 1
event: unfinished, tiles shown
rules: custom 1 widow=optional trump_before_widow=on

deal: 1
hands: 66 64 63 62 54 43 33 | 61 55 51 42 41 31 21 | 65 53 44 32 22 11 00 | 52
first: W
calls: 6 pass pass
trump: 2
widow: take
discard: 3-1
trick: W 52 32 62
trick: S 43 41 44
trick: E 53 54 55
trick: W 61 65 63
trick: E 11 64 51
trick: E 00 66 21
trick: W 42 22 33
score: 1 -6 4

deal: 2
hands: 64 62 44 43 33 22 11 | 66 55 54 41 31 21 00 | 65 61 53 52 51 42 32 | 63
first: E
calls: pass pass 21
trump: 2
widow: leave
trick: W 21 52 22
trick: S 33 31 53
trick: S 64 66 65
trick: W 55 51 62
trick: S 43

result: unfinished
