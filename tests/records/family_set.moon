moon: 1
event: made and won
rules: family_set 1
scores: 17 13 17

deal: 1
hands: 64 63 55 53 42 33 21 | 66 65 61 54 32 11 00 | 62 52 51 44 43 41 22 | 31
first: S
calls: 4 pass pass
discard: 2-1
trump: 3
trick: S 33 32 43
trick: S 63 00 22
trick: S 53 11 41
trick: S 31 54 44
trick: S 55 65 51
trick: S 64 61 62
trick: S 42 66 52
score: 21 13 17

result: S wins

moon: 1
event: made, another wins
rules: family_set 1
scores: 16 20 18

deal: 1
hands: 64 62 53 44 42 41 00 | 66 65 55 52 31 22 11 | 63 61 54 51 33 32 21 | 43
first: E
calls: 4 pass pass
discard: 3-2
trump: 3
trick: E 33 53 31
trick: E 63 00 11
trick: E 43 41 22
trick: E 54 42 52
trick: E 61 62 65
trick: W 55 51 44
trick: W 66 21 64
score: 16 23 22

result: W wins

moon: 1
event: family set
rules: family_set 1
scores: 14 15 14

deal: 1
hands: 66 65 53 44 41 22 21 | 64 63 55 54 52 42 31 | 62 61 51 33 32 11 00 | 43
first: W
calls: pass 6 pass
discard: 5-1
trump: doubles
trick: E 61 65 64
trick: S 66 55 00
trick: S 44 63 11
trick: S 22 54 33
trick: E 32 53 31
trick: S 41 42 43
trick: E 62 21 52
score: 24 21 14

result: S wins

moon: 1
event: tie played on
rules: family_set 1
scores: 19 17 16

deal: 1
hands: 63 53 52 51 44 33 32 | 66 65 62 61 42 41 00 | 64 55 43 31 22 21 11 | 54
first: E
calls: 4 pass pass
discard: 5-4
trump: 2
trick: E 31 33 62
trick: W 42 21 52
trick: S 32 66 22
trick: E 43 44 41
trick: S 63 65 64
trick: W 00 11 53
trick: W 61 55 51
score: 25 25 16

deal: 2
hands: 66 63 61 52 43 42 33 | 64 55 51 44 32 21 11 | 65 62 54 53 41 22 00 | 31
first: S
calls: pass 4 pass
discard: 3-1
trump: 5
trick: W 21 62 42
trick: E 00 52 44
trick: S 66 64 53
trick: E 65 33 55
trick: W 11 41 61
trick: W 51 54 43
trick: E 22 63 32
score: 30 25 24

result: S wins

moon: 1
event: moon made
rules: family_set 1

deal: 1
hands: 66 65 64 63 51 33 21 | 61 55 53 41 32 31 11 | 62 54 44 43 42 22 00 | 52
first: W
calls: 21
discard: 3-1
trump: 1
trick: W 11 00 21
trick: W 61 22 51
trick: W 41 42 33
trick: W 55 54 65
trick: W 53 43 63
trick: W 52 44 64
trick: W 32 62 66
score: 0 21 0

result: W wins

moon: 1
event: moon failed
rules: family_set 1
scores: 18 19 0

deal: 1
hands: 66 65 63 44 43 33 00 | 62 51 42 41 31 22 21 | 64 61 55 54 53 52 11 | 32
first: S
calls: 21
discard: 3-2
trump: none
trick: S 43 42 64
trick: E 55 65 51
trick: E 11 00 41
trick: E 54 33 62
trick: E 53 44 31
trick: E 52 63 22
trick: E 61 66 21
score: 18 40 27

result: W wins

moon: 1
event: thrown in
rules: family_set 1
scores: 15 15 13

deal: 1
hands: 65 61 53 44 32 22 00 | 55 54 52 51 43 33 31 | 66 63 62 42 41 21 11 | 64
first: S
calls: pass pass pass
score: 15 15 13

deal: 2
hands: 65 64 53 52 31 21 11 | 66 62 54 42 33 32 22 | 63 61 55 51 43 41 00 | 44
first: W
calls: 4 pass pass
discard: 3-2
trump: doubles
trick: W 66 00 11
trick: W 44 55 21
trick: E 41 64 54
trick: S 31 33 43
trick: W 22 51 52
trick: W 62 61 65
trick: S 53 42 63
score: 22 15 18

result: S wins

moon: 1
event: negative scores
rules: family_set 1
scores: -9 20 19

deal: 1
hands: 64 55 51 41 33 31 11 | 66 61 54 52 43 32 00 | 65 63 62 53 44 42 21 | 22
first: W
calls: 4 pass pass
discard: 5-2
trump: 2
trick: W 54 53 51
trick: W 32 21 11
trick: W 66 63 64
trick: W 00 62 31
trick: E 65 41 61
trick: E 42 55 22
trick: W 43 44 33
score: -9 24 22

result: W wins

moon: 1
event: a whole game
south: Ana
west: random 1
east: random 1
rules: family_set 1

deal: 1
hands: 66 64 54 43 41 22 00 | 65 63 51 44 33 31 11 | 61 55 53 52 42 32 21 | 62
first: W
calls: 4 6 pass
discard: 3-2
trump: 3
trick: E 62 64 65
trick: W 31 53 43
trick: E 55 54 51
trick: E 21 22 33
trick: W 63 52 00
trick: W 44 42 41
trick: W 11 61 66
score: 6 11 0

deal: 2
hands: 64 63 62 52 31 21 00 | 66 65 53 51 41 22 11 | 61 54 44 43 42 33 32 | 55
first: E
calls: pass pass 4
discard: 6-5
trump: 4
trick: W 53 44 52
trick: E 33 63 66
trick: E 42 64 41
trick: S 21 22 32
trick: W 51 43 31
trick: E 54 62 11
trick: E 61 00 55
score: 11 11 9

deal: 3
hands: 66 61 54 53 43 42 21 | 63 62 52 33 32 22 11 | 64 55 51 44 41 31 00 | 65
first: S
calls: pass pass pass
score: 11 11 9

deal: 4
hands: 66 64 63 54 42 41 22 | 62 53 52 33 32 11 00 | 65 61 55 51 43 31 21 | 44
first: W
calls: pass pass 7
discard: 2-2
trump: 1
trick: S 64 62 65
trick: E 43 44 32
trick: S 42 53 51
trick: E 55 54 52
trick: E 31 41 11
trick: W 00 21 63
trick: E 61 66 33
score: 11 19 21

result: E wins

moon: 1
event: running, tiles hidden
rules: family_set 1

deal: 1
hands: 66 64 63 55 52 33 11 | 62 42 41 32 31 22 00 | 65 61 54 51 44 43 21 | 53
first: E
calls: 6 pass 7
discard: 5-3
trump: 4
trick: W 62 61 66
trick: S 64 42 54
trick: S 63 22 65
trick: E 43 55 41
trick: E 21 52 32
trick: S 11 31 51
trick: S 33 00 44
score: 11 0 10

deal: 2
first: S
calls: 4 21
discard: hidden
trump: 5
trick: W 52 65 53
trick: E 55 51 44
trick: E 21 62 22
trick: W 00 61 66
trick: W 32

result: unfinished

moon: 1
event: unfinished, tiles shown
rules: family_set 1

deal: 1
hands: 66 64 63 55 52 33 11 | 62 42 41 32 31 22 00 | 65 61 54 51 44 43 21 | 53
first: E
calls: 6 pass 7
discard: 5-3
trump: 4
trick: W 62 61 66
trick: S 64 42 54
trick: S 63 22 65
trick: E 43 55 41
trick: E 21 52 32
trick: S 11 31 51
trick: S 33 00 44
score: 11 0 10

deal: 2
hands: 66 62 53 51 43 31 11 | 63 44 42 41 32 22 00 | 65 64 61 55 54 33 21 | 52
first: S
calls: 4 21
discard: 4-2
trump: 5
trick: W 52 65 53
trick: E 55 51 44
trick: E 21 62 22
trick: W 00 61 66
trick: W 32

result: unfinished
