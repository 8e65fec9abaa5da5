"""Result files side by side: cross-tables with intervals, and the commands that repeat them."""

from __future__ import annotations

from arena.staging import tournament

from trimoon.arena import Cross, header_for, play_set, summary_of
from trimoon.rules import Ruleset


def summary(first: str, second: str, third: str, ruleset: Ruleset = Ruleset()):
    names = (first, second, third)
    asked = tournament(*names, ruleset, single_deals=True)
    command = f"trimoon arena {' '.join(names)} --deals 6"
    return summary_of(header_for(asked, command), [play_set(asked, n) for n in range(2)])


def test_pairings_of_one_way_of_playing_are_crossed_and_listed() -> None:
    text = Cross(
        (
            summary("greedy", "random", "random"),
            summary("random", "greedy", "greedy"),
            summary("greedy", "always-21", "random"),
        )
    ).markdown()
    lines = text.splitlines()
    assert lines[0] == "### classic 1: deals"
    assert lines[2] == (
        "| wins %; points ahead | against two random | against two greedy"
        " | against always-21 and random |"
    )
    assert [line.split(" | ")[0] for line in lines[4:6]] == ["| greedy", "| random"]
    # Nobody has met itself.
    assert lines[4].split(" | ")[2] == "" != lines[5].split(" | ")[2]
    assert "| greedy | two random | 6 | 6 | " in text
    assert text.endswith(
        "```sh\n"
        "trimoon arena greedy random random --deals 6\n"
        "trimoon arena random greedy greedy --deals 6\n"
        "trimoon arena greedy always-21 random --deals 6\n"
        "```\n"
    )


def test_every_way_of_playing_has_its_own_table() -> None:
    names = ("greedy", "random", "random")
    text = Cross((summary(*names), summary(*names, ruleset=Ruleset(target=9)))).markdown()
    assert text.count("### ") == 2
    assert "### custom 1 target=9: deals" in text
    assert "wins %; points ahead" not in text


def test_cells_show_values_with_their_intervals() -> None:
    each = summary("greedy", "random", "random")
    figures = each.bots[0].figures
    wins, ahead = figures.win_rate, figures.ahead
    assert ahead is not None
    text = Cross((each,)).markdown().replace("\N{MINUS SIGN}", "-")
    assert f"{100 * wins.value:.1f} ({100 * wins.low:.1f} to {100 * wins.high:.1f})" in text
    assert f"{ahead.value:+.2f} ({ahead.low:+.2f} to {ahead.high:+.2f})" in text
