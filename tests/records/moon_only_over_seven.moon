moon: 1
event: made and won
rules: custom 1 moon_only_over_seven=on
scores: 17 14 16

deal: 1
hands: 65 64 62 31 22 21 11 | 63 61 54 51 43 42 41 | 55 53 52 44 33 32 00 | 66
first: S
calls: 4 pass pass
discard: 2-1
trump: 6
trick: S 66 61 00
trick: S 65 63 32
trick: S 64 41 33
trick: S 62 42 44
trick: S 22 43 52
trick: S 11 51 53
trick: S 31 54 55
score: 21 14 16

result: S wins

moon: 1
event: made, another wins
rules: custom 1 moon_only_over_seven=on
scores: 16 20 18

deal: 1
hands: 61 42 41 33 31 22 11 | 65 64 55 52 44 32 21 | 66 63 62 54 53 43 00 | 51
first: E
calls: 4 pass pass
discard: 5-3
trump: 6
trick: E 66 61 64
trick: E 63 11 65
trick: W 21 62 42
trick: E 00 22 32
trick: E 54 31 52
trick: E 43 41 44
trick: W 55 51 33
score: 16 23 22

result: W wins

moon: 1
event: set, a defender wins
rules: custom 1 moon_only_over_seven=on
scores: 14 17 16

deal: 1
hands: 66 61 55 54 53 52 33 | 64 62 42 41 32 22 00 | 65 63 51 44 43 21 11 | 31
first: S
calls: pass 6 pass
discard: 4-2
trump: 1
trick: W 32 63 33
trick: S 61 31 11
trick: E 51 66 41
trick: E 21 55 00
trick: E 44 54 64
trick: E 65 53 62
trick: E 43 52 22
score: 15 11 22

result: E wins

moon: 1
event: tie played on
rules: custom 1 moon_only_over_seven=on
scores: 17 20 19

deal: 1
hands: 65 62 55 53 33 21 00 | 63 61 54 52 44 31 11 | 66 64 51 43 42 41 22 | 32
first: S
calls: 4 pass pass
discard: 3-3
trump: none
trick: S 21 52 22
trick: E 66 62 63
trick: E 64 65 61
trick: S 32 31 43
trick: E 42 00 44
trick: W 11 51 53
trick: W 54 41 55
score: 13 22 22

deal: 2
hands: 65 62 53 52 44 41 32 | 63 61 55 42 33 22 00 | 66 64 54 51 43 31 21 | 11
first: W
calls: pass 4 pass
discard: 5-1
trump: 3
trick: E 43 32 63
trick: W 00 66 52
trick: W 61 64 65
trick: S 44 42 54
trick: S 41 33 11
trick: W 22 21 62
trick: W 55 31 53
score: 16 26 18

result: W wins

moon: 1
event: moon made
rules: custom 1 moon_only_over_seven=on

deal: 1
hands: 66 62 61 51 32 22 00 | 63 55 54 53 52 43 11 | 65 64 44 42 33 31 21 | 41
first: W
calls: 7 21
discard: 2-1
trump: 4
trick: E 44 00 43
trick: E 64 22 54
trick: E 42 32 11
trick: E 41 51 52
trick: E 33 61 53
trick: E 65 62 63
trick: E 31 66 55
score: 0 0 21

result: E wins

moon: 1
event: moon failed
rules: custom 1 moon_only_over_seven=on
scores: 18 19 0

deal: 1
hands: 65 54 51 44 41 22 21 | 62 61 55 42 33 11 00 | 66 63 53 52 43 32 31 | 64
first: S
calls: 7 21
discard: 1-1
trump: 1
trick: W 42 43 44
trick: S 51 61 31
trick: W 62 66 65
trick: E 63 41 64
trick: S 21 00 53
trick: S 22 33 52
trick: S 54 55 32
score: 22 -2 1

result: S wins

moon: 1
event: thrown in
rules: custom 1 moon_only_over_seven=on
scores: 13 13 17

deal: 1
hands: 66 63 62 55 51 44 33 | 65 61 54 53 43 41 00 | 64 52 42 32 31 21 11 | 22
first: W
calls: pass pass pass
score: 13 13 17

deal: 2
hands: 63 61 52 32 22 21 11 | 65 55 53 51 41 33 31 | 66 64 62 44 43 42 00 | 54
first: E
calls: 4 pass pass
discard: 4-3
trump: 4
trick: E 44 11 41
trick: E 64 21 31
trick: E 54 22 33
trick: E 42 32 51
trick: E 66 61 65
trick: E 00 52 53
trick: E 62 63 55
score: 14 13 21

result: E wins

moon: 1
event: negative scores
rules: custom 1 moon_only_over_seven=on
scores: -3 19 20

deal: 1
hands: 66 65 42 32 21 11 00 | 64 54 53 52 51 44 33 | 63 62 55 43 41 31 22 | 61
first: S
calls: 4 pass pass
discard: 1-1
trump: 3
trick: S 21 52 22
trick: E 63 32 33
trick: W 53 43 00
trick: W 44 41 42
trick: W 64 62 61
trick: W 54 55 65
trick: E 31 66 51
score: -7 23 23

deal: 2
hands: 66 52 44 33 22 21 11 | 63 54 51 43 41 32 00 | 65 64 61 55 53 42 31 | 62
first: W
calls: pass 4 pass
discard: 6-4
trump: 5
trick: E 31 33 43
trick: S 44 41 42
trick: S 11 32 61
trick: S 66 63 62
trick: S 22 51 53
trick: E 55 52 54
trick: E 65 21 00
score: -3 23 19

result: W wins

moon: 1
event: a whole game
south: Ana
west: random 1
east: random 1
rules: custom 1 moon_only_over_seven=on

deal: 1
hands: 66 64 61 52 44 41 11 | 65 63 62 43 42 32 22 | 55 54 53 51 33 31 00 | 21
first: S
calls: pass 7 pass
discard: 6-2
trump: 0
trick: W 32 31 66
trick: W 63 53 64
trick: S 44 43 54
trick: S 41 42 51
trick: W 21 55 52
trick: S 61 65 00
trick: E 33 11 22
score: 3 -7 2

deal: 2
hands: 65 61 55 42 32 22 00 | 63 51 44 43 31 21 11 | 66 62 54 53 52 41 33 | 64
first: W
calls: 7 pass 21
discard: 6-4
trump: 2
trick: S 55 51 54
trick: S 00 63 62
trick: E 53 65 31
trick: S 32 21 52
trick: E 41 22 44
trick: S 42 43 66
trick: S 61 11 33
score: -18 -7 4

deal: 3
hands: 55 43 42 32 21 11 00 | 66 65 64 54 52 51 33 | 63 61 53 44 41 31 22 | 62
first: E
calls: pass 4 pass
discard: 0-0
trump: 1
trick: S 21 51 41
trick: W 66 63 62
trick: W 33 53 43
trick: W 64 61 11
trick: S 55 65 22
trick: S 42 54 44
trick: E 31 32 52
score: -22 -4 6

deal: 4
hands: 66 54 51 41 32 21 11 | 61 55 53 44 43 31 00 | 65 64 63 62 52 42 33 | 22
first: S
calls: 7 pass pass
discard: 2-1
trump: 2
trick: S 66 61 64
trick: S 11 31 52
trick: E 42 32 55
trick: E 65 51 53
trick: E 63 22 00
trick: S 54 44 62
trick: E 33 41 43
score: -29 -4 11

deal: 5
hands: 64 62 52 44 33 32 11 | 55 51 43 41 31 22 21 | 66 65 61 54 53 42 00 | 63
first: W
calls: pass pass 5
discard: 6-3
trump: 4
trick: S 33 31 53
trick: S 32 22 42
trick: E 54 64 43
trick: S 44 41 61
trick: S 62 51 65
trick: E 00 11 21
trick: E 66 52 55
score: -34 -4 15

deal: 6
hands: 66 65 64 55 51 43 33 | 61 53 52 44 42 32 00 | 62 54 41 31 22 21 11 | 63
first: E
calls: pass pass pass
score: -34 -4 15

deal: 7
hands: 66 64 62 61 52 51 11 | 55 53 43 42 33 31 00 | 65 63 54 44 41 32 21 | 22
first: S
calls: pass 7 pass
discard: 3-3
trump: 3
trick: W 31 63 62
trick: E 65 64 55
trick: E 44 11 42
trick: E 41 51 22
trick: E 21 52 43
trick: W 53 32 61
trick: W 00 54 66
score: -34 -11 19

deal: 8
hands: 64 63 62 55 31 22 21 | 65 54 53 52 41 11 00 | 61 51 44 43 42 33 32 | 66
first: W
calls: pass 4 7
discard: 6-2
trump: 3
trick: S 22 52 42
trick: S 64 65 61
trick: W 00 51 31
trick: S 21 11 33
trick: E 32 63 53
trick: S 66 54 44
trick: S 55 41 43
score: -41 -10 21

result: E wins

moon: 1
event: running, tiles hidden
rules: custom 1 moon_only_over_seven=on

deal: 1
hands: 61 51 43 33 32 31 21 | 66 63 53 42 22 11 00 | 65 64 62 55 54 52 44 | 41
first: E
calls: 5 pass pass
discard: 5-2
trump: 2
trick: E 55 51 53
trick: E 64 61 63
trick: E 41 43 11
trick: S 33 66 54
trick: S 21 42 62
trick: E 65 31 00
trick: E 44 32 22
score: 2 1 -5

deal: 2
first: S
calls: 4 6 pass
discard: hidden
trump: doubles
trick: W 52 51 21
trick: W 31 32 63
trick: S 62 65 64
trick: W 53 54 22
trick: S 66

result: unfinished

moon: 1
event: unfinished, tiles shown
rules: custom 1 moon_only_over_seven=on

deal: 1
hands: 61 51 43 33 32 31 21 | 66 63 53 42 22 11 00 | 65 64 62 55 54 52 44 | 41
first: E
calls: 5 pass pass
discard: 5-2
trump: 2
trick: E 55 51 53
trick: E 64 61 63
trick: E 41 43 11
trick: S 33 66 54
trick: S 21 42 62
trick: E 65 31 00
trick: E 44 32 22
score: 2 1 -5

deal: 2
hands: 66 63 62 61 41 22 21 | 65 55 53 52 31 11 00 | 64 54 51 44 43 33 32 | 42
first: S
calls: 4 6 pass
discard: 1-1
trump: doubles
trick: W 52 51 21
trick: W 31 32 63
trick: S 62 65 64
trick: W 53 54 22
trick: S 66

result: unfinished
