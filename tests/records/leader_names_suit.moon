moon: 1
event: made and won
rules: custom 1 leader_names_suit=on
scores: 17 16 13

deal: 1
hands: 64 63 62 32 22 21 00 | 66 65 61 54 53 44 41 | 55 52 51 43 42 33 31 | 11
first: S
calls: 4 pass pass
discard: 3-2
trump: doubles
trick: S 22 44 33
trick: W 41=4 42 64
trick: S 11 66 55
trick: W 61=6 31 63
trick: S 00 53 43
trick: S 62=2 54 52
trick: S 21=1 65 51
score: 21 18 14

result: S wins

moon: 1
event: made, another wins
rules: custom 1 leader_names_suit=on
scores: 16 20 18

deal: 1
hands: 66 63 53 51 32 22 11 | 62 61 55 54 44 41 31 | 65 64 52 42 33 21 00 | 43
first: E
calls: 4 pass pass
discard: 2-1
trump: 4
trick: E 64 11 41
trick: E 43 22 54
trick: W 31=3 33 32
trick: E 42 51 44
trick: W 61=6 65 63
trick: E 00 53 55
trick: E 52=2 66 62
score: 16 23 22

result: W wins

moon: 1
event: set, a defender wins
rules: custom 1 leader_names_suit=on
scores: 15 13 13

deal: 1
hands: 66 63 61 53 51 33 11 | 64 62 55 43 42 32 00 | 54 52 44 41 31 22 21 | 65
first: S
calls: pass 6 pass
discard: 6-5
trump: 1
trick: W 32=3 41 33
trick: E 31 11 00
trick: S 61 42 21
trick: S 51 43 54
trick: S 66 62 52
trick: S 63=3 55 44
trick: S 53=3 64 22
score: 21 7 14

result: S wins

moon: 1
event: tie played on
rules: custom 1 leader_names_suit=on
scores: 18 20 18

deal: 1
hands: 52 44 42 33 32 22 11 | 64 63 62 61 53 31 21 | 65 55 54 51 43 41 00 | 66
first: W
calls: 4 pass pass
discard: 6-1
trump: 1
trick: W 62=6 65 11
trick: S 44 64 54
trick: S 33 53 43
trick: S 22 63 51
trick: E 41 52 21
trick: E 55 42 66
trick: E 00 32 31
score: 21 16 21

deal: 2
hands: 64 63 62 44 33 32 00 | 65 53 52 43 42 22 21 | 66 61 55 54 51 41 31 | 11
first: E
calls: pass 4 pass
discard: 3-2
trump: doubles
trick: S 64=4 43 41
trick: S 33 22 66
trick: E 51=5 00 52
trick: S 62=6 65 61
trick: W 21=1 31 63
trick: E 55 44 53
trick: E 54=4 11 42
score: 17 17 24

result: E wins

moon: 1
event: moon made
rules: custom 1 leader_names_suit=on

deal: 1
hands: 62 53 44 43 41 21 00 | 61 55 51 42 33 22 11 | 66 65 64 63 54 32 31 | 52
first: E
calls: 21
discard: 3-2
trump: 6
trick: E 66 62 61
trick: E 65 00 11
trick: E 64 21 22
trick: E 63 41 33
trick: E 54=4 43 42
trick: E 52=2 44 51
trick: E 31=1 53 55
score: 0 0 21

result: E wins

moon: 1
event: moon failed
rules: custom 1 leader_names_suit=on
scores: 20 19 18

deal: 1
hands: 66 65 53 51 41 31 11 | 64 63 55 52 43 42 00 | 61 54 44 33 32 22 21 | 62
first: S
calls: 21
discard: 5-3
trump: 0
trick: S 31=3 63 33
trick: E 44 41 64
trick: E 22 62 52
trick: E 61=1 51 00
trick: W 55 54 65
trick: W 43=3 32 11
trick: W 42=2 21 66
score: -1 23 21

result: W wins

moon: 1
event: thrown in
rules: custom 1 leader_names_suit=on
scores: 17 16 17

deal: 1
hands: 65 62 53 52 43 22 11 | 66 64 55 44 31 21 00 | 63 61 54 51 42 41 32 | 33
first: E
calls: pass pass pass
score: 17 16 17

deal: 2
hands: 64 53 43 33 31 22 21 | 65 62 54 51 44 42 32 | 66 63 55 52 41 11 00 | 61
first: S
calls: 4 pass pass
discard: 2-1
trump: 3
trick: S 33 32 63
trick: S 53 42 00
trick: S 43 44 11
trick: S 31 51 41
trick: S 22 62 52
trick: S 64=4 54 55
trick: S 61=1 65 66
score: 21 16 17

result: S wins

moon: 1
event: negative scores
rules: custom 1 leader_names_suit=on
scores: -3 19 20

deal: 1
hands: 66 63 55 42 22 21 11 | 61 54 53 44 33 32 31 | 65 64 62 52 43 41 00 | 51
first: S
calls: 4 pass pass
discard: 4-2
trump: doubles
trick: S 21=2 32 62
trick: E 00 11 44
trick: W 33 65 22
trick: W 61=1 41 51
trick: W 54=4 64 63
trick: E 52=2 55 53
trick: S 66 31 43
score: -7 22 22

deal: 2
hands: 66 64 61 55 51 11 00 | 62 54 53 44 41 32 22 | 65 52 43 42 33 31 21 | 63
first: W
calls: pass 4 pass
discard: 6-3
trump: 5
trick: E 21=1 61 41
trick: S 64=6 62 65
trick: E 43=3 55 32
trick: S 66 53 33
trick: W 54 52 51
trick: W 22 42 11
trick: W 44 31 00
score: -5 26 18

result: W wins

moon: 1
event: a whole game
south: Ana
west: random 1
east: random 1
rules: custom 1 leader_names_suit=on

deal: 1
hands: 66 63 62 52 42 41 22 | 65 64 55 54 53 33 21 | 61 51 44 43 32 31 00 | 11
first: S
calls: 6 pass pass
discard: 4-2
trump: doubles
trick: S 62=2 21 32
trick: S 66 55 44
trick: S 41=4 64 43
trick: W 65=6 61 63
trick: W 54=5 51 52
trick: W 53=5 31 22
trick: S 11 33 00
score: -6 4 0

deal: 2
hands: 62 61 53 52 41 22 00 | 64 51 44 43 42 33 31 | 66 65 63 54 32 21 11 | 55
first: W
calls: 4 pass pass
discard: 3-3
trump: 2
trick: W 64=6 65 61
trick: E 63=6 52 51
trick: S 00 43 21
trick: E 54=5 53 55
trick: W 42 32 62
trick: S 41=1 31 11
trick: E 66 22 44
score: -3 0 3

deal: 3
hands: 64 61 55 53 44 33 31 | 65 54 52 42 41 22 11 | 66 63 62 51 43 32 00 | 21
first: E
calls: 5 pass 7
discard: 2-2
trump: none
trick: W 42=4 43 44
trick: S 55 54 51
trick: S 53=5 65 63
trick: W 52=2 62 31
trick: E 00 64 21
trick: E 32=3 33 11
trick: S 61=1 41 66
score: 1 -7 5

deal: 4
hands: 62 61 53 51 43 32 22 | 66 65 64 54 42 31 00 | 55 52 44 41 33 21 11 | 63
first: S
calls: 7 pass pass
discard: 4-3
trump: none
trick: S 61=1 31 21
trick: S 63=3 42 33
trick: E 55 51 54
trick: E 52=5 53 65
trick: W 64=4 44 32
trick: E 11 62 66
trick: E 41=4 22 00
score: -6 -6 10

deal: 5
hands: 55 52 51 42 41 33 00 | 66 65 54 43 32 22 21 | 63 62 61 53 44 31 11 | 64
first: W
calls: pass pass 21
discard: 0-0
trump: 3
trick: S 51=1 21 61
trick: E 63 33 32
trick: S 41=4 54 44
trick: E 53 64 43
trick: E 62=2 42 22
trick: W 66 31 52
trick: E 11 55 65
score: -27 -5 15

deal: 6
hands: 65 63 62 54 53 33 31 | 61 51 42 41 21 11 00 | 66 64 55 52 44 32 22 | 43
first: E
calls: pass pass 5
discard: 4-1
trump: 3
trick: W 00 66 31
trick: S 54=5 51 55
trick: E 52=5 65 42
trick: S 63 43 32
trick: S 62=2 21 22
trick: E 44 33 11
trick: S 53 61 64
score: -22 -10 17

deal: 7
hands: 65 61 54 52 44 33 32 | 66 63 62 55 53 21 00 | 51 43 42 41 31 22 11 | 64
first: S
calls: 6 pass pass
discard: 3-3
trump: 3
trick: S 52=2 21 22
trick: E 11 61 53
trick: W 63 31 32
trick: W 55 51 54
trick: W 62=6 41 64
trick: S 65=5 00 42
trick: S 44 66 43
score: -28 -7 19

deal: 8
hands: 62 61 43 42 31 22 00 | 66 64 63 53 44 33 21 | 65 55 54 52 51 41 32 | 11
first: W
calls: 6 pass pass
discard: 6-4
trump: 4
trick: W 21=2 52 62
trick: S 61=6 66 65
trick: W 63=6 54 31
trick: E 51=1 00 11
trick: W 44 41 43
trick: W 53=5 55 22
trick: E 32=3 42 33
score: -26 -13 21

result: E wins

moon: 1
event: running, tiles hidden
rules: custom 1 leader_names_suit=on

deal: 1
hands: 64 62 44 43 33 32 00 | 65 61 52 51 42 21 11 | 66 63 55 54 53 31 22 | 41
first: W
calls: pass 7 21
discard: 6-4
trump: 5
trick: S 43=3 51 31
trick: W 61=6 66 62
trick: E 63=6 41 42
trick: E 54 00 52
trick: E 53 44 65
trick: W 11 22 32
trick: W 21=1 55 33
score: -21 3 4

deal: 2
hands: 63 62 61 55 41 22 21 | 65 54 44 42 33 32 31 | 66 64 53 52 51 43 00 | 11
first: E
calls: pass pass pass
score: -21 3 4

deal: 3
first: S
calls: 7 21
discard: hidden
trump: none
trick: W 11 41 51
trick: W 66 61 63
trick: W 64=6 33 62
trick: W 55 44 54
trick: W 65=6

result: unfinished

moon: 1
event: unfinished, tiles shown
rules: custom 1 leader_names_suit=on

deal: 1
hands: 64 62 44 43 33 32 00 | 65 61 52 51 42 21 11 | 66 63 55 54 53 31 22 | 41
first: W
calls: pass 7 21
discard: 6-4
trump: 5
trick: S 43=3 51 31
trick: W 61=6 66 62
trick: E 63=6 41 42
trick: E 54 00 52
trick: E 53 44 65
trick: W 11 22 32
trick: W 21=1 55 33
score: -21 3 4

deal: 2
hands: 63 62 61 55 41 22 21 | 65 54 44 42 33 32 31 | 66 64 53 52 51 43 00 | 11
first: E
calls: pass pass pass
score: -21 3 4

deal: 3
hands: 63 62 54 52 51 43 22 | 65 64 55 53 21 11 00 | 61 44 42 41 33 32 31 | 66
first: S
calls: 7 21
discard: 5-3
trump: none
trick: W 11 41 51
trick: W 66 61 63
trick: W 64=6 33 62
trick: W 55 44 54
trick: W 65=6

result: unfinished
