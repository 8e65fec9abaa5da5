moon: 1
event: made and won
rules: custom 1 all_pass=force_last min_bid=3 moon_only_over_seven=on moon_made=scores_21 set_scoring=defenders_gain_bid widow=optional trump_before_widow=on first_lead_trump=on leader_names_suit=on declarer_goes_out=on target=30
scores: 27 26 25

deal: 1
hands: 62 55 52 51 43 33 22 | 66 64 44 41 31 21 11 | 65 63 61 54 42 32 00 | 53
first: S
calls: 3 pass pass
trump: 5
widow: leave
trick: S 55 11 54
trick: S 52 21 65
trick: E 61=6 62 64
trick: W 31=3 32 33
trick: S 51 41 00
trick: S 22 44 42
trick: S 43=3 66 63
score: 30 27 27

result: S wins

moon: 1
event: goes out
rules: custom 1 all_pass=force_last min_bid=3 moon_only_over_seven=on moon_made=scores_21 set_scoring=defenders_gain_bid widow=optional trump_before_widow=on first_lead_trump=on leader_names_suit=on declarer_goes_out=on target=30
scores: 27 30 28

deal: 1
hands: 66 63 55 51 41 31 22 | 64 61 52 33 32 11 00 | 65 62 54 53 44 43 21 | 42
first: S
calls: 3 pass pass
trump: doubles
widow: leave
trick: S 66 00 44
trick: S 55 11 21
trick: S 22 33 43
trick: W 61=6 62 63
trick: S 51=1 32 53
trick: S 41=1 52 54
trick: S 31=1 64 65
score: 30 31 28

result: S wins

moon: 1
event: made, another wins
rules: custom 1 all_pass=force_last min_bid=3 moon_only_over_seven=on moon_made=scores_21 set_scoring=defenders_gain_bid widow=optional trump_before_widow=on first_lead_trump=on leader_names_suit=on declarer_goes_out=on target=30
scores: 21 28 29

deal: 1
hands: 55 51 44 42 31 11 00 | 63 61 54 53 41 32 21 | 66 65 64 62 52 43 33 | 22
first: S
calls: 3 pass pass
trump: doubles
widow: take
discard: 4-2
trick: S 55 21 33
trick: S 44 32 66
trick: E 52=5 51 53
trick: W 41=4 43 22
trick: S 11 54 62
trick: S 00 61 64
trick: S 31=1 63 65
score: 24 29 30

result: E wins

moon: 1
event: family set
rules: custom 1 all_pass=force_last min_bid=3 moon_only_over_seven=on moon_made=scores_21 set_scoring=defenders_gain_bid widow=optional trump_before_widow=on first_lead_trump=on leader_names_suit=on declarer_goes_out=on target=30
scores: 26 26 25

deal: 1
hands: 66 65 52 51 43 42 00 | 55 54 44 31 22 21 11 | 64 63 62 61 41 33 32 | 53
first: S
calls: pass 6 pass
trump: 1
widow: leave
trick: W 21 61 51
trick: E 41 66 31
trick: E 33 43 22
trick: E 64=4 42 54
trick: E 63=3 65 44
trick: E 62=2 52 55
trick: E 32=2 00 11
score: 32 26 37

result: E wins

moon: 1
event: tie played on
rules: custom 1 all_pass=force_last min_bid=3 moon_only_over_seven=on moon_made=scores_21 set_scoring=defenders_gain_bid widow=optional trump_before_widow=on first_lead_trump=on leader_names_suit=on declarer_goes_out=on target=30
scores: 26 29 26

deal: 1
hands: 55 54 42 41 33 32 22 | 64 61 53 52 43 11 00 | 66 65 62 51 44 31 21 | 63
first: S
calls: 3 pass pass
trump: 1
widow: take
discard: 5-5
trick: S 41 11 51
trick: W 61 31 22
trick: W 00 21 32
trick: E 66 63 64
trick: E 44 42 43
trick: E 65=5 54 53
trick: E 62=2 33 52
score: 26 34 34

deal: 2
hands: 65 61 52 51 44 43 33 | 66 63 62 54 41 31 00 | 55 53 42 32 22 21 11 | 64
first: W
calls: pass 3 pass
trump: 0
widow: leave
trick: E 42=2 52 62
trick: W 63=3 32 43
trick: W 54=4 21 44
trick: S 65=6 66 53
trick: W 31=1 11 61
trick: E 55 51 00
trick: W 41=1 22 33
score: 30 42 34

result: W wins

moon: 1
event: moon scores 21
rules: custom 1 all_pass=force_last min_bid=3 moon_only_over_seven=on moon_made=scores_21 set_scoring=defenders_gain_bid widow=optional trump_before_widow=on first_lead_trump=on leader_names_suit=on declarer_goes_out=on target=30
scores: 9 5 0

deal: 1
hands: 62 44 43 42 41 33 00 | 54 53 52 32 31 22 21 | 66 64 63 61 55 51 11 | 65
first: E
calls: 7 21
trump: 4
widow: leave
trick: S 44 54 64
trick: S 43 21 11
trick: S 42 22 51
trick: S 41 31 55
trick: S 33 32 63
trick: S 00 52 61
trick: S 62=2 53 66
score: 30 5 0

result: S wins

moon: 1
event: moon made, played on
rules: custom 1 all_pass=force_last min_bid=3 moon_only_over_seven=on moon_made=scores_21 set_scoring=defenders_gain_bid widow=optional trump_before_widow=on first_lead_trump=on leader_names_suit=on declarer_goes_out=on target=30
scores: 0 1 0

deal: 1
hands: 64 54 51 42 33 31 11 | 66 62 61 55 53 44 21 | 63 52 43 41 32 22 00 | 65
first: S
calls: 7 21
trump: doubles
widow: leave
trick: W 66 00 11
trick: W 55 22 33
trick: W 44 32 31
trick: W 62=2 52 42
trick: W 61=1 41 51
trick: W 53=3 43 54
trick: W 21=1 63 64
score: 0 22 0

deal: 2
hands: 64 54 51 42 41 32 22 | 63 61 53 52 31 21 11 | 66 62 55 44 43 33 00 | 65
first: W
calls: pass 3 pass
trump: 0
widow: leave
trick: E 00 32 31
trick: E 55 54 52
trick: E 62=2 22 21
trick: S 51=1 61 66
trick: W 53=3 43 41
trick: W 11 33 42
trick: W 63=6 44 64
score: 5 28 0

result: unfinished

moon: 1
event: moon failed
rules: custom 1 all_pass=force_last min_bid=3 moon_only_over_seven=on moon_made=scores_21 set_scoring=defenders_gain_bid widow=optional trump_before_widow=on first_lead_trump=on leader_names_suit=on declarer_goes_out=on target=30
scores: 27 28 0

deal: 1
hands: 61 55 54 52 51 44 00 | 64 63 42 33 32 31 22 | 65 62 53 43 41 21 11 | 66
first: E
calls: 7 21
trump: 3
widow: leave
trick: S 51=5 33 65
trick: W 63 53 00
trick: W 32 43 44
trick: E 11 61 31
trick: W 22 62 52
trick: W 64=4 41 54
trick: W 42=2 21 55
score: 27 55 22

result: W wins

moon: 1
event: last seat forced to bid
rules: custom 1 all_pass=force_last min_bid=3 moon_only_over_seven=on moon_made=scores_21 set_scoring=defenders_gain_bid widow=optional trump_before_widow=on first_lead_trump=on leader_names_suit=on declarer_goes_out=on target=30
scores: 23 27 23

deal: 1
hands: 64 61 44 43 22 11 00 | 65 63 55 53 52 33 21 | 66 62 54 51 42 41 32 | 31
first: E
calls: pass pass 3
trump: 5
widow: take
discard: 3-1
trick: W 55 51 00
trick: W 65 54 11
trick: W 53 32 22
trick: W 52 41 43
trick: W 33 42 44
trick: W 63=3 62 61
trick: W 21=1 66 64
score: 23 30 23

result: W wins

moon: 1
event: negative scores
rules: custom 1 all_pass=force_last min_bid=3 moon_only_over_seven=on moon_made=scores_21 set_scoring=defenders_gain_bid widow=optional trump_before_widow=on first_lead_trump=on leader_names_suit=on declarer_goes_out=on target=30
scores: -9 29 28

deal: 1
hands: 65 64 63 52 42 32 31 | 62 61 53 44 33 21 11 | 55 54 51 43 41 22 00 | 66
first: S
calls: 3 pass pass
trump: 4
widow: leave
trick: S 42 44 43
trick: W 61=6 41 63
trick: E 22 32 62
trick: E 54 64 21
trick: S 52=2 53 51
trick: S 31=1 11 55
trick: W 33 00 65
score: -9 35 33

result: W wins

moon: 1
event: a whole game
south: Ana
west: random 1
east: random 1
rules: custom 1 all_pass=force_last min_bid=3 moon_only_over_seven=on moon_made=scores_21 set_scoring=defenders_gain_bid widow=optional trump_before_widow=on first_lead_trump=on leader_names_suit=on declarer_goes_out=on target=30

deal: 1
hands: 55 54 43 42 31 21 00 | 66 64 63 44 41 22 11 | 65 62 61 53 51 33 32 | 52
first: E
calls: 4 pass 7
trump: 3
widow: take
discard: 6-4
trick: W 63 32 31
trick: W 41=1 51 21
trick: E 61=6 43 66
trick: S 42=2 52 62
trick: E 65=5 55 22
trick: S 00 44 53
trick: E 33 54 11
score: 9 0 11

deal: 2
hands: 66 62 42 32 31 21 00 | 65 63 55 44 43 41 11 | 64 61 54 53 51 33 22 | 52
first: S
calls: pass 4 5
trump: 4
widow: take
discard: 5-3
trick: E 64 42 44
trick: W 65=5 52 31
trick: W 11 61 21
trick: W 55 51 62
trick: W 63=3 33 32
trick: E 54 66 43
trick: E 22 00 41
score: 14 10 11

deal: 3
hands: 63 55 51 43 41 22 00 | 65 54 53 52 44 32 31 | 66 62 61 42 33 21 11 | 64
first: W
calls: 4 pass pass
trump: doubles
widow: take
discard: 5-3
trick: W 44 11 55
trick: S 63=3 31 61
trick: S 43=4 64 42
trick: W 65=5 66 51
trick: E 21=2 00 52
trick: S 41=4 54 33
trick: E 62=2 22 32
score: 22 10 17

deal: 4
hands: 65 62 55 54 44 33 31 | 64 63 61 43 41 32 22 | 66 53 52 51 42 11 00 | 21
first: E
calls: pass pass 7
trump: 5
widow: leave
trick: W 43=4 42 44
trick: S 31=1 41 11
trick: E 52 65 22
trick: S 54 63 51
trick: S 62=6 61 66
trick: E 53 55 32
trick: S 33 64 00
score: 34 10 26

result: S wins

moon: 1
event: running, tiles hidden
rules: custom 1 all_pass=force_last min_bid=3 moon_only_over_seven=on moon_made=scores_21 set_scoring=defenders_gain_bid widow=optional trump_before_widow=on first_lead_trump=on leader_names_suit=on declarer_goes_out=on target=30

deal: 1
hands: 61 55 41 33 31 21 11 | 66 64 62 53 32 22 00 | 65 54 52 51 44 43 42 | 63
first: W
calls: pass pass 3
trump: doubles
widow: take
discard: 5-5
trick: S 33 00 44
trick: E 54=5 11 53
trick: S 63=3 32 43
trick: S 61=6 64 65
trick: E 51=5 21 22
trick: W 62=6 52 31
trick: W 66 42 41
score: 0 6 5

deal: 2
first: E
calls: pass 4 pass
trump: 3
widow: leave
trick: S 43 53 31
trick: W 51=5 54 52
trick: E 44 42 62
trick: E 00 41 21
trick: E 32

result: unfinished

moon: 1
event: unfinished, tiles shown
rules: custom 1 all_pass=force_last min_bid=3 moon_only_over_seven=on moon_made=scores_21 set_scoring=defenders_gain_bid widow=optional trump_before_widow=on first_lead_trump=on leader_names_suit=on declarer_goes_out=on target=30

deal: 1
hands: 61 55 41 33 31 21 11 | 66 64 62 53 32 22 00 | 65 54 52 51 44 43 42 | 63
first: W
calls: pass pass 3
trump: doubles
widow: take
discard: 5-5
trick: S 33 00 44
trick: E 54=5 11 53
trick: S 63=3 32 43
trick: S 61=6 64 65
trick: E 51=5 21 22
trick: W 62=6 52 31
trick: W 66 42 41
score: 0 6 5

deal: 2
hands: 64 61 52 43 42 41 22 | 65 62 55 53 51 33 21 | 63 54 44 32 31 11 00 | 66
first: E
calls: pass 4 pass
trump: 3
widow: leave
trick: S 43 53 31
trick: W 51=5 54 52
trick: E 44 42 62
trick: E 00 41 21
trick: E 32

result: unfinished
