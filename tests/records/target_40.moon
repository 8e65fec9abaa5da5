moon: 1
event: made and won
rules: custom 1 target=40
scores: 35 36 36

deal: 1
hands: 64 62 54 53 44 42 32 | 66 65 63 61 43 41 22 | 55 52 51 33 21 11 00 | 31
first: W
calls: 4 pass pass
discard: 3-1
trump: 6
trick: W 66 00 62
trick: W 65 11 64
trick: W 63 21 32
trick: W 61 33 42
trick: W 22 52 44
trick: W 43 51 54
trick: S 53 41 55
score: 36 40 37

result: W wins

moon: 1
event: made, another wins
rules: custom 1 target=40
scores: 35 39 37

deal: 1
hands: 64 63 62 53 51 33 21 | 61 55 54 43 42 41 00 | 66 65 52 32 31 22 11 | 44
first: E
calls: 4 pass pass
discard: 3-1
trump: doubles
trick: E 66 33 00
trick: E 44 21 55
trick: W 41 22 64
trick: E 11 51 42
trick: E 65 62 61
trick: E 52 53 54
trick: W 43 32 63
score: 35 42 41

result: W wins

moon: 1
event: set, a defender wins
rules: custom 1 target=40
scores: 32 33 32

deal: 1
hands: 62 61 52 44 42 41 00 | 66 65 55 53 32 22 21 | 64 63 54 43 33 31 11 | 51
first: E
calls: pass 6 pass
discard: 4-1
trump: none
trick: S 51 55 54
trick: W 66 64 61
trick: W 22 63 42
trick: W 65 43 62
trick: W 53 33 52
trick: W 32 31 00
trick: W 21 11 44
score: 26 40 32

result: W wins

moon: 1
event: tie played on
rules: custom 1 target=40
scores: 36 37 38

deal: 1
hands: 63 62 44 43 33 32 11 | 66 65 61 54 51 22 00 | 64 55 53 52 42 41 21 | 31
first: S
calls: 4 pass pass
discard: 4-3
trump: none
trick: S 31 66 53
trick: E 55 11 65
trick: E 64 62 61
trick: E 52 32 54
trick: W 22 42 33
trick: W 00 41 44
trick: W 51 21 63
score: 32 41 41

deal: 2
hands: 64 62 55 53 32 22 00 | 66 61 54 43 41 33 21 | 63 52 51 44 42 31 11 | 65
first: W
calls: pass 4 pass
discard: 6-5
trump: 2
trick: E 11 55 41
trick: E 63 64 61
trick: S 62 21 42
trick: S 00 54 31
trick: S 32 33 52
trick: E 44 22 43
trick: S 53 66 51
score: 37 41 37

result: W wins

moon: 1
event: moon made
rules: custom 1 target=40

deal: 1
hands: 55 54 53 52 41 21 00 | 66 64 63 61 51 32 11 | 65 62 44 43 42 31 22 | 33
first: S
calls: 21
discard: 2-1
trump: 5
trick: S 55 51 65
trick: S 54 11 22
trick: S 53 32 31
trick: S 52 61 42
trick: S 33 63 43
trick: S 00 64 44
trick: S 41 66 62
score: 21 0 0

result: S wins

moon: 1
event: moon failed
rules: custom 1 target=40
scores: 37 38 0

deal: 1
hands: 66 64 55 44 33 11 00 | 65 61 54 53 51 32 21 | 63 62 52 43 42 41 22 | 31
first: E
calls: 21
discard: 6-3
trump: 2
trick: E 31 33 53
trick: S 66 65 41
trick: S 55 54 43
trick: S 44 32 42
trick: E 52 64 21
trick: E 62 11 61
trick: E 22 00 51
score: 40 38 -21

result: S wins

moon: 1
event: thrown in
rules: custom 1 target=40
scores: 36 36 35

deal: 1
hands: 63 62 61 54 52 42 33 | 65 64 53 44 22 21 00 | 66 55 43 41 32 31 11 | 51
first: E
calls: pass pass pass
score: 36 36 35

deal: 2
hands: 51 44 43 42 32 22 00 | 65 63 55 54 41 33 21 | 66 64 61 53 52 31 11 | 62
first: S
calls: 4 pass pass
discard: 4-3
trump: 2
trick: S 22 21 52
trick: S 62 33 11
trick: S 42 41 31
trick: S 32 54 53
trick: S 44 55 64
trick: S 00 63 61
trick: S 51 65 66
score: 40 37 35

result: S wins

moon: 1
event: negative scores
rules: custom 1 target=40
scores: -3 38 39

deal: 1
hands: 61 52 43 33 31 22 21 | 66 65 62 53 44 11 00 | 63 55 54 51 42 41 32 | 64
first: S
calls: 4 pass pass
discard: 4-3
trump: 1
trick: S 52 65 55
trick: E 51 21 11
trick: W 66 63 64
trick: W 44 54 22
trick: W 00 41 33
trick: E 42 31 62
trick: S 61 53 32
score: -7 41 41

deal: 2
hands: 65 64 62 55 43 22 21 | 61 51 44 41 33 32 00 | 66 63 54 53 42 31 11 | 52
first: W
calls: pass 4 pass
discard: 3-1
trump: none
trick: E 52 55 51
trick: S 43 44 42
trick: W 32 63 62
trick: E 53 65 41
trick: S 64 61 66
trick: E 11 21 00
trick: E 54 22 33
score: -5 42 45

result: E wins

moon: 1
event: a whole game
south: Ana
west: random 1
east: random 1
rules: custom 1 target=40

deal: 1
hands: 66 61 54 53 52 44 42 | 65 63 55 51 33 32 22 | 64 62 41 31 21 11 00 | 43
first: S
calls: 21
discard: 4-4
trump: 0
trick: S 52 51 00
trick: E 11 61 65
trick: E 64 66 63
trick: S 53 55 62
trick: W 22 21 42
trick: W 32 31 43
trick: S 54 33 41
score: -21 2 2

deal: 2
hands: 66 64 55 52 41 32 21 | 65 63 62 43 42 11 00 | 61 54 53 51 44 33 31 | 22
first: W
calls: pass 7 21
discard: 2-1
trump: 3
trick: S 32 63 53
trick: W 11 61 41
trick: W 43 33 66
trick: E 54 52 65
trick: W 00 51 64
trick: W 62 44 55
trick: W 42 31 22
score: -42 7 4

deal: 3
hands: 64 63 62 54 42 41 33 | 66 65 44 43 31 22 21 | 61 55 53 52 51 32 00 | 11
first: E
calls: 7 21
discard: 6-3
trump: 2
trick: S 62 21 32
trick: S 41 43 55
trick: W 31 53 33
trick: S 54 65 51
trick: W 44 52 64
trick: E 00 11 22
trick: W 66 61 42
score: -63 10 5

deal: 4
hands: 63 44 42 41 32 22 11 | 66 64 53 52 51 31 21 | 65 62 61 55 54 43 00 | 33
first: S
calls: 4 pass pass
discard: 2-2
trump: 3
trick: S 63 31 43
trick: S 41 64 54
trick: W 51 65 42
trick: E 55 11 52
trick: E 61 33 66
trick: S 44 21 62
trick: S 32 53 00
score: -67 12 7

deal: 5
hands: 66 63 62 61 54 51 43 | 55 53 44 41 33 21 00 | 64 52 42 32 31 22 11 | 65
first: W
calls: pass 4 pass
discard: 6-5
trump: 2
trick: E 11 61 41
trick: E 22 62 21
trick: E 52 63 53
trick: E 32 66 44
trick: E 31 43 33
trick: W 55 64 54
trick: W 00 42 51
score: -67 14 11

deal: 6
hands: 66 65 64 61 51 31 21 | 62 53 44 42 33 11 00 | 63 55 54 43 41 32 22 | 52
first: E
calls: pass 21
discard: 5-2
trump: 2
trick: S 64 42 63
trick: W 53 55 65
trick: E 22 21 62
trick: E 41 51 44
trick: W 11 54 31
trick: W 00 43 61
trick: W 33 32 66
score: -88 18 14

deal: 7
hands: 66 64 63 53 51 32 11 | 65 62 61 54 43 33 21 | 52 44 42 41 31 22 00 | 55
first: S
calls: 5 pass 7
discard: 0-0
trump: none
trick: E 22 32 62
trick: E 31 63 43
trick: S 53 65 52
trick: W 54 55 51
trick: E 44 64 33
trick: E 41 66 61
trick: E 42 11 21
score: -87 19 7

deal: 8
hands: 63 61 44 32 31 22 21 | 64 54 53 51 42 33 00 | 65 62 55 52 43 41 11 | 66
first: W
calls: pass pass 6
discard: 2-2
trump: 4
trick: S 63 54 62
trick: W 64 41 44
trick: S 61 42 65
trick: W 51 52 32
trick: E 55 31 53
trick: E 43 66 00
trick: E 11 21 33
score: -93 21 11

deal: 9
hands: 61 53 44 43 42 33 11 | 63 55 54 52 41 21 00 | 66 65 62 51 32 31 22 | 64
first: E
calls: pass pass 4
discard: 6-3
trump: 0
trick: W 00 65 61
trick: W 52 51 53
trick: S 42 41 22
trick: S 11 21 31
trick: S 43 64 66
trick: W 54 32 33
trick: W 55 62 44
score: -90 25 11

deal: 10
hands: 65 63 62 53 52 43 42 | 64 61 51 44 32 31 21 | 66 55 54 41 33 11 00 | 22
first: S
calls: pass 4 pass
discard: 6-1
trump: 3
trick: W 31 33 63
trick: E 54 65 51
trick: S 52 64 55
trick: E 00 53 21
trick: S 62 44 66
trick: E 41 42 32
trick: W 22 11 43
score: -87 21 14

deal: 11
hands: 66 62 61 53 51 44 00 | 63 55 33 31 22 21 11 | 65 64 54 52 43 42 32 | 41
first: W
calls: pass 6 pass
discard: 6-5
trump: 2
trick: E 52 62 21
trick: S 53 55 54
trick: W 22 32 61
trick: W 11 41 51
trick: W 63 64 66
trick: S 44 33 43
trick: S 00 31 42
score: -84 24 8

deal: 12
hands: 66 65 53 52 44 43 42 | 61 55 54 41 33 21 11 | 63 62 51 32 31 22 00 | 64
first: E
calls: 5 6 pass
discard: 5-2
trump: 1
trick: S 66 61 62
trick: W 33 63 53
trick: W 21 51 42
trick: E 32 43 11
trick: W 41 31 44
trick: W 55 00 65
trick: W 54 22 64
score: -90 30 9

deal: 13
hands: 64 63 54 44 43 42 00 | 55 53 52 33 31 22 11 | 66 65 61 51 41 32 21 | 62
first: S
calls: 21
discard: 5-4
trump: 2
trick: S 43 22 41
trick: W 11 51 64
trick: W 52 21 42
trick: W 33 66 63
trick: W 55 65 00
trick: W 53 61 62
trick: S 44 31 32
score: -111 35 10

deal: 14
hands: 63 62 53 52 43 41 21 | 66 64 51 44 22 11 00 | 65 61 55 54 42 32 31 | 33
first: W
calls: pass 4 pass
discard: 4-2
trump: none
trick: E 54 52 51
trick: E 65 62 64
trick: E 55 53 11
trick: E 31 43 00
trick: S 41 44 61
trick: W 66 32 63
trick: W 22 33 21
score: -110 38 6

deal: 15
hands: 63 61 52 51 32 22 00 | 64 62 55 53 44 42 31 | 66 54 43 41 33 21 11 | 65
first: E
calls: pass 6 pass
discard: 0-0
trump: none
trick: S 61 64 66
trick: E 41 65 42
trick: W 44 43 32
trick: W 53 54 52
trick: E 21 22 62
trick: S 51 55 11
trick: W 31 33 63
score: -116 41 9

result: W wins

moon: 1
event: running, tiles hidden
rules: custom 1 target=40

deal: 1
hands: 65 64 62 55 54 43 00 | 63 61 53 52 51 22 11 | 66 44 42 41 33 31 21 | 32
first: S
calls: 7 pass 21
discard: 4-4
trump: 4
trick: E 42 43 11
trick: S 00 22 66
trick: S 65 63 33
trick: S 62 61 21
trick: S 54 51 41
trick: S 55 52 31
trick: S 64 53 32
score: 7 0 -21

deal: 2
first: W
calls: 6 pass 21
discard: hidden
trump: 4
trick: S 44 43 52
trick: S 31 33 51
trick: W 42 11 54
trick: S 00 41 62
trick: W 22

result: unfinished

moon: 1
event: unfinished, tiles shown
rules: custom 1 target=40

deal: 1
hands: 65 64 62 55 54 43 00 | 63 61 53 52 51 22 11 | 66 44 42 41 33 31 21 | 32
first: S
calls: 7 pass 21
discard: 4-4
trump: 4
trick: E 42 43 11
trick: S 00 22 66
trick: S 65 63 33
trick: S 62 61 21
trick: S 54 51 41
trick: S 55 52 31
trick: S 64 53 32
score: 7 0 -21

deal: 2
hands: 66 64 63 54 44 31 00 | 55 43 42 41 33 32 22 | 65 62 61 52 51 21 11 | 53
first: W
calls: 6 pass 21
discard: 5-3
trump: 4
trick: S 44 43 52
trick: S 31 33 51
trick: W 42 11 54
trick: S 00 41 62
trick: W 22

result: unfinished
