moon: 1
event: made and won
rules: custom 1 first_lead_trump=on
scores: 14 17 15

deal: 1
hands: 63 55 44 43 42 32 11 | 65 61 53 52 33 21 00 | 64 62 54 51 41 31 22 | 66
first: W
calls: 4 pass pass
discard: 2-1
trump: 6
trick: W 66 62 63
trick: W 65 64 11
trick: W 61 22 32
trick: W 33 31 43
trick: W 00 41 42
trick: W 53 51 55
trick: S 44 52 54
score: 16 21 15

result: W wins

moon: 1
event: made, another wins
rules: custom 1 first_lead_trump=on
scores: 16 20 18

deal: 1
hands: 63 62 42 32 31 22 21 | 65 64 54 43 41 33 11 | 66 61 53 52 51 44 00 | 55
first: E
calls: 4 pass pass
discard: 5-3
trump: doubles
trick: E 66 22 11
trick: E 55 21 33
trick: E 44 31 41
trick: E 00 32 43
trick: E 52 42 54
trick: W 64 61 62
trick: W 65 51 63
score: 16 23 22

result: W wins

moon: 1
event: set, a defender wins
rules: custom 1 first_lead_trump=on
scores: 15 17 17

deal: 1
hands: 61 52 44 33 22 21 00 | 64 63 62 55 53 41 11 | 66 65 54 51 43 32 31 | 42
first: E
calls: pass 6 pass
discard: 6-1
trump: 4
trick: S 42 64 54
trick: W 41 43 44
trick: S 21 62 32
trick: W 55 65 52
trick: W 11 51 00
trick: W 63 66 22
trick: E 31 33 53
score: 9 21 18

result: W wins

moon: 1
event: tie played on
rules: custom 1 first_lead_trump=on
scores: 20 17 18

deal: 1
hands: 66 61 44 43 42 41 33 | 55 53 51 32 22 21 00 | 64 63 62 54 52 31 11 | 65
first: S
calls: 4 pass pass
discard: 4-3
trump: 0
trick: S 41 00 64
trick: W 55 54 65
trick: W 22 62 42
trick: W 53 52 33
trick: W 32 63 44
trick: E 11 61 51
trick: E 31 66 21
score: 16 21 21

deal: 2
hands: 65 55 43 42 33 31 22 | 66 64 63 62 52 44 11 | 61 54 53 51 41 32 21 | 00
first: W
calls: pass 4 pass
discard: 5-1
trump: none
trick: E 41 42 64
trick: W 63 61 65
trick: S 22 52 32
trick: S 33 66 53
trick: S 43 44 54
trick: W 11 21 31
trick: W 62 00 55
score: 19 25 17

result: W wins

moon: 1
event: moon made
rules: custom 1 first_lead_trump=on
scores: -10 18 20

deal: 1
hands: 62 53 44 42 41 33 21 | 64 54 52 51 43 31 22 | 66 65 63 61 32 11 00 | 55
first: E
calls: 21
discard: 3-2
trump: doubles
trick: E 66 33 22
trick: E 55 44 31
trick: E 11 21 43
trick: E 00 41 51
trick: E 65 62 64
trick: E 63 42 52
trick: E 61 53 54
score: -10 18 41

result: E wins

moon: 1
event: moon failed
rules: custom 1 first_lead_trump=on
scores: 20 19 18

deal: 1
hands: 66 65 62 61 42 41 11 | 55 52 44 33 31 22 21 | 64 63 54 53 43 32 00 | 51
first: W
calls: 21
discard: 5-2
trump: 3
trick: W 31 63 66
trick: E 53 65 33
trick: W 21 43 62
trick: E 32 61 22
trick: E 00 42 44
trick: E 64 41 51
trick: E 54 11 55
score: 20 -2 23

result: E wins

moon: 1
event: thrown in
rules: custom 1 first_lead_trump=on
scores: 17 17 14

deal: 1
hands: 52 51 42 32 31 22 21 | 66 65 63 61 54 53 44 | 64 62 55 43 33 11 00 | 41
first: E
calls: pass pass pass
score: 17 17 14

deal: 2
hands: 66 65 63 43 41 22 00 | 55 54 52 51 32 31 21 | 64 62 61 53 42 33 11 | 44
first: S
calls: 4 pass pass
discard: 4-1
trump: doubles
trick: S 66 55 11
trick: S 44 21 33
trick: S 22 31 42
trick: S 00 32 53
trick: S 65 51 61
trick: S 63 52 62
trick: S 43 54 64
score: 21 17 15

result: S wins

moon: 1
event: negative scores
rules: custom 1 first_lead_trump=on
scores: 0 20 19

deal: 1
hands: 55 54 51 43 42 32 31 | 65 63 62 41 22 11 00 | 66 64 61 52 44 33 21 | 53
first: S
calls: 4 pass pass
discard: 5-5
trump: 0
trick: S 31 63 33
trick: E 66 32 65
trick: E 44 42 41
trick: E 64 43 62
trick: E 52 51 00
trick: W 22 21 53
trick: W 11 61 54
score: -4 23 23

deal: 2
hands: 66 55 42 41 32 21 00 | 65 64 63 52 31 22 11 | 62 61 54 53 44 43 33 | 51
first: W
calls: pass 4 pass
discard: 5-3
trump: 6
trick: E 61 66 63
trick: S 55 52 51
trick: S 32 31 43
trick: E 33 42 22
trick: E 62 00 64
trick: W 65 54 21
trick: W 11 44 41
score: -2 26 19

result: W wins

moon: 1
event: a whole game
south: Ana
west: random 1
east: random 1
rules: custom 1 first_lead_trump=on

deal: 1
hands: 61 55 54 52 51 33 31 | 65 64 63 62 32 21 00 | 66 53 44 43 42 41 22 | 11
first: S
calls: pass 4 pass
discard: 0-0
trump: doubles
trick: W 11 66 33
trick: E 43 54 64
trick: W 62 42 61
trick: W 32 53 31
trick: E 44 55 63
trick: S 51 65 22
trick: E 41 52 21
score: 1 -4 4

deal: 2
hands: 61 54 44 43 41 32 11 | 63 62 52 51 31 21 00 | 66 65 64 55 42 33 22 | 53
first: W
calls: 21
discard: 5-3
trump: 2
trick: W 21 42 32
trick: E 33 43 63
trick: E 65 61 51
trick: E 22 44 62
trick: E 55 54 00
trick: E 64 11 31
trick: E 66 41 52
score: 1 -25 10

deal: 3
hands: 64 63 62 54 51 42 22 | 65 61 55 43 31 21 00 | 66 53 52 44 41 32 11 | 33
first: E
calls: pass 6 pass
discard: 2-2
trump: 2
trick: S 42 21 32
trick: S 63 61 66
trick: E 44 54 43
trick: E 41 64 55
trick: S 62 31 52
trick: S 51 65 53
trick: W 00 11 33
score: -5 -23 12

deal: 4
hands: 64 54 53 52 43 42 31 | 63 61 51 41 32 22 00 | 66 65 55 44 33 21 11 | 62
first: S
calls: 21
discard: 4-3
trump: 2
trick: S 62 32 21
trick: S 52 22 11
trick: W 41 44 54
trick: E 65 64 61
trick: E 66 53 63
trick: E 55 31 51
trick: E 33 42 00
score: -26 -22 16

deal: 5
hands: 65 64 62 53 41 33 31 | 66 52 51 44 43 32 22 | 63 61 55 54 42 21 11 | 00
first: W
calls: pass pass pass
score: -26 -22 16

deal: 6
hands: 65 64 63 52 21 11 00 | 66 55 53 51 43 42 22 | 62 61 54 44 41 33 32 | 31
first: E
calls: pass 7 pass
discard: 2-1
trump: 3
trick: S 63 43 33
trick: E 32 31 53
trick: W 51 54 52
trick: E 61 64 66
trick: W 42 44 11
trick: E 62 65 22
trick: S 00 55 41
score: -33 -20 19

deal: 7
hands: 64 42 33 31 22 21 00 | 65 55 52 51 44 41 32 | 66 63 61 54 53 43 11 | 62
first: S
calls: pass 5 pass
discard: 5-5
trump: 0
trick: W 62 61 64
trick: S 00 52 63
trick: S 33 32 53
trick: S 42 44 54
trick: W 51 66 21
trick: W 41 43 22
trick: E 11 31 65
score: -30 -25 21

result: E wins

moon: 1
event: running, tiles hidden
rules: custom 1 first_lead_trump=on

deal: 1
hands: 66 65 64 61 53 44 11 | 63 62 55 51 43 33 31 | 54 52 42 32 22 21 00 | 41
first: E
calls: pass pass 5
discard: 4-1
trump: 1
trick: W 51 21 61
trick: S 66 62 22
trick: S 65 63 52
trick: S 64 33 32
trick: S 11 31 54
trick: S 53 55 42
trick: W 43 00 44
score: 6 -5 0

deal: 2
first: S
calls: 4 pass pass
discard: hidden
trump: 0
trick: S 52 53 51
trick: W 41 64 54
trick: E 55 11 65
trick: E 00 61 43
trick: E 21

result: unfinished

moon: 1
event: unfinished, tiles shown
rules: custom 1 first_lead_trump=on

deal: 1
hands: 66 65 64 61 53 44 11 | 63 62 55 51 43 33 31 | 54 52 42 32 22 21 00 | 41
first: E
calls: pass pass 5
discard: 4-1
trump: 1
trick: W 51 21 61
trick: S 66 62 22
trick: S 65 63 52
trick: S 64 33 32
trick: S 11 31 54
trick: S 53 55 42
trick: W 43 00 44
score: 6 -5 0

deal: 2
hands: 66 61 54 52 32 31 11 | 65 62 53 44 43 42 41 | 64 63 55 51 22 21 00 | 33
first: S
calls: 4 pass pass
discard: 3-3
trump: 0
trick: S 52 53 51
trick: W 41 64 54
trick: E 55 11 65
trick: E 00 61 43
trick: E 21

result: unfinished
