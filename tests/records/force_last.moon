moon: 1
event: made and won
rules: custom 1 all_pass=force_last
scores: 17 17 15

deal: 1
hands: 65 64 62 42 41 33 32 | 63 55 53 44 31 21 00 | 61 54 52 51 43 22 11 | 66
first: S
calls: 4 pass pass
discard: 3-2
trump: 6
trick: S 66 63 61
trick: S 65 00 11
trick: S 64 21 22
trick: S 62 31 43
trick: S 33 53 51
trick: S 42 44 54
trick: W 55 52 41
score: 21 19 15

result: S wins

moon: 1
event: made, another wins
rules: custom 1 all_pass=force_last
scores: 16 20 18

deal: 1
hands: 53 44 41 33 32 21 00 | 66 64 61 55 52 43 11 | 65 63 62 54 51 42 22 | 31
first: E
calls: 4 pass pass
discard: 3-1
trump: 2
trick: E 22 21 52
trick: E 62 32 11
trick: E 42 00 43
trick: E 65 33 61
trick: E 54 53 55
trick: W 64 63 41
trick: W 66 51 44
score: 16 23 22

result: W wins

moon: 1
event: set, a defender wins
rules: custom 1 all_pass=force_last
scores: 16 16 13

deal: 1
hands: 65 62 61 53 41 33 32 | 66 54 52 51 31 22 11 | 64 63 55 44 43 21 00 | 42
first: W
calls: pass 6 pass
discard: 2-1
trump: 1
trick: E 42 61 54
trick: S 41 11 00
trick: W 51 43 65
trick: W 31 44 62
trick: W 66 63 53
trick: W 22 55 32
trick: W 52 64 33
score: 17 22 7

result: W wins

moon: 1
event: tie played on
rules: custom 1 all_pass=force_last
scores: 18 20 15

deal: 1
hands: 65 64 63 61 51 44 32 | 62 55 54 42 22 21 00 | 66 53 52 43 33 31 11 | 41
first: E
calls: 4 pass pass
discard: 5-2
trump: 6
trick: E 31 32 62
trick: W 55 53 51
trick: W 22 11 65
trick: S 64 54 66
trick: E 41 44 42
trick: S 63 21 33
trick: S 61 00 43
score: 22 22 11

deal: 2
hands: 64 61 54 53 51 42 11 | 55 44 41 33 32 31 00 | 66 65 63 62 52 43 22 | 21
first: S
calls: pass 4 pass
discard: 4-1
trump: doubles
trick: W 33 66 11
trick: E 63 61 44
trick: W 21 52 42
trick: E 22 53 00
trick: E 62 64 55
trick: W 32 43 51
trick: E 65 54 31
score: 22 18 16

result: S wins

moon: 1
event: moon made
rules: custom 1 all_pass=force_last

deal: 1
hands: 62 54 53 44 43 42 00 | 66 64 63 61 55 52 22 | 65 51 41 33 31 21 11 | 32
first: E
calls: 21
discard: 2-1
trump: 1
trick: E 11 00 61
trick: E 51 42 22
trick: E 41 43 52
trick: E 31 44 55
trick: E 33 53 63
trick: E 65 62 64
trick: E 32 54 66
score: 0 0 21

result: E wins

moon: 1
event: moon failed
rules: custom 1 all_pass=force_last
scores: 18 19 0

deal: 1
hands: 66 63 61 55 43 21 11 | 64 53 52 44 42 32 22 | 65 62 54 41 33 31 00 | 51
first: E
calls: 21
discard: 3-3
trump: 3
trick: E 41 63 44
trick: S 43 53 31
trick: W 32 00 66
trick: W 22 62 21
trick: W 64 65 61
trick: E 51 55 52
trick: S 11 42 54
score: 21 22 -21

result: W wins

moon: 1
event: last seat forced to bid
rules: custom 1 all_pass=force_last
scores: 17 16 17

deal: 1
hands: 61 43 32 31 22 21 00 | 66 65 64 62 55 51 44 | 54 53 52 42 41 33 11 | 63
first: S
calls: pass pass 4
discard: 4-1
trump: 3
trick: E 33 31 44
trick: E 63 32 51
trick: E 53 43 55
trick: E 11 21 62
trick: E 54 00 65
trick: W 64 52 61
trick: W 66 42 22
score: 17 19 21

result: E wins

moon: 1
event: negative scores
rules: custom 1 all_pass=force_last
scores: 0 20 19

deal: 1
hands: 66 65 53 52 44 42 41 | 63 62 55 43 32 31 22 | 64 61 54 51 21 11 00 | 33
first: S
calls: 4 pass pass
discard: 5-2
trump: 5
trick: S 41 43 64
trick: E 54 53 55
trick: W 22 21 42
trick: W 63 61 66
trick: S 33 32 51
trick: E 11 44 31
trick: E 00 65 62
score: -4 22 22

deal: 2
hands: 65 61 55 52 51 42 41 | 62 54 53 44 32 22 21 | 66 63 43 33 31 11 00 | 64
first: W
calls: pass 4 pass
discard: 3-1
trump: doubles
trick: E 43 41 54
trick: W 62 64 61
trick: E 11 55 44
trick: S 42 22 66
trick: E 63 65 21
trick: S 52 53 33
trick: E 00 51 32
score: -2 23 26

result: E wins

moon: 1
event: a whole game
south: Ana
west: random 1
east: random 1
rules: custom 1 all_pass=force_last

deal: 1
hands: 66 63 55 51 33 31 11 | 64 62 61 43 22 21 00 | 54 53 52 44 42 41 32 | 65
first: E
calls: 21
discard: 4-4
trump: 6
trick: E 42 63 43
trick: S 33 62 53
trick: W 61 65 66
trick: S 55 21 52
trick: S 31 00 32
trick: E 54 51 64
trick: W 22 41 11
score: 3 3 -21

deal: 2
hands: 66 65 62 54 53 44 41 | 64 63 55 33 31 21 11 | 61 52 43 42 32 22 00 | 51
first: S
calls: 4 21
discard: 6-4
trump: 0
trick: W 51 52 65
trick: S 41 11 42
trick: E 32 53 33
trick: W 21 22 62
trick: E 43 54 63
trick: S 44 55 00
trick: E 61 66 31
score: 6 -18 -18

deal: 3
hands: 65 54 52 51 42 22 21 | 64 62 55 43 33 32 00 | 66 63 53 44 41 31 11 | 61
first: W
calls: 21
discard: 4-3
trump: 3
trick: W 61 66 65
trick: E 31 42 33
trick: W 32 63 52
trick: E 53 51 00
trick: E 11 21 64
trick: E 41 54 62
trick: S 22 55 44
score: 8 -39 -14

deal: 4
hands: 65 64 63 53 42 31 21 | 66 52 51 44 33 32 11 | 62 61 55 54 41 22 00 | 43
first: E
calls: pass 6 7
discard: 3-2
trump: none
trick: W 52 54 65
trick: S 53 51 55
trick: E 61 63 66
trick: W 11 41 31
trick: W 43 00 64
trick: S 42 44 22
trick: W 33 62 21
score: 10 -46 -13

deal: 5
hands: 66 65 55 53 51 44 32 | 63 62 61 42 41 31 00 | 64 54 52 43 33 22 21 | 11
first: S
calls: pass pass 4
discard: 5-4
trump: 5
trick: E 52 65 62
trick: S 55 31 21
trick: S 44 42 64
trick: S 51 41 11
trick: S 32 63 43
trick: W 00 33 66
trick: W 61 22 53
score: 15 -44 -17

deal: 6
hands: 55 54 44 43 42 22 11 | 66 63 61 52 41 32 00 | 65 64 62 51 33 31 21 | 53
first: W
calls: pass pass 4
discard: 5-3
trump: 4
trick: S 54 41 64
trick: E 31 44 32
trick: S 11 61 51
trick: S 42 63 65
trick: S 55 52 33
trick: S 43 00 21
trick: S 22 66 62
score: 19 -44 -16

deal: 7
hands: 62 55 51 41 32 31 00 | 66 63 61 54 53 42 21 | 64 52 44 43 33 22 11 | 65
first: E
calls: pass pass 4
discard: 2-1
trump: 5
trick: W 65 52 51
trick: W 63 64 62
trick: E 33 32 54
trick: W 53 43 55
trick: S 00 42 11
trick: S 41 66 44
trick: E 22 31 61
score: 21 -48 -13

result: S wins

moon: 1
event: running, tiles hidden
rules: custom 1 all_pass=force_last

deal: 1
hands: 62 61 51 41 32 31 21 | 65 55 44 43 42 33 00 | 66 64 63 54 53 52 11 | 22
first: S
calls: pass 6 7
discard: 1-1
trump: 1
trick: E 54 31 65
trick: S 51 55 52
trick: S 62 00 63
trick: E 64 32 44
trick: E 66 41 43
trick: S 61 33 53
trick: S 21 42 22
score: 5 0 -7

deal: 2
first: W
calls: 4 pass 7
discard: hidden
trump: 6
trick: S 65 63 62
trick: S 66 51 54
trick: S 41 42 52
trick: W 21 32 44
trick: E 22

result: unfinished

moon: 1
event: unfinished, tiles shown
rules: custom 1 all_pass=force_last

deal: 1
hands: 62 61 51 41 32 31 21 | 65 55 44 43 42 33 00 | 66 64 63 54 53 52 11 | 22
first: S
calls: pass 6 7
discard: 1-1
trump: 1
trick: E 54 31 65
trick: S 51 55 52
trick: S 62 00 63
trick: E 64 32 44
trick: E 66 41 43
trick: S 61 33 53
trick: S 21 42 22
score: 5 0 -7

deal: 2
hands: 66 65 64 61 44 43 41 | 63 53 51 42 33 31 21 | 62 55 54 52 32 22 00 | 11
first: W
calls: 4 pass 7
discard: 1-1
trump: 6
trick: S 65 63 62
trick: S 66 51 54
trick: S 41 42 52
trick: W 21 32 44
trick: E 22

result: unfinished
