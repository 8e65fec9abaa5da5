"""The guided first deal: played as the coach says, played otherwise, skipped, and never telling."""

from __future__ import annotations

import pytest
from secrecy import pairs
from web.site import Site, Visitor
from web.test_secrecy import PLAYERS, snapshot_of

from trimoon.room import Room
from trimoon.rules import (
    Call,
    Discard,
    GameState,
    Phase,
    Play,
    Seat,
    SeatView,
    Suit,
    TileSet,
    Trump,
    refusal,
    strength,
    suit_asked_for,
    tiles_of,
    view_for,
)
from trimoon.web.live import message
from trimoon.web.screen.coach import coach_lines
from trimoon.web.screen.counsel import FIRST_DEAL, counsel_for
from trimoon.web.screen.voice import Voice
from trimoon.web.templating import Pages

STEPS = ("the call", "the exchange", "the trump", "lead and follow", "the score")


async def begun(site: Site) -> tuple[Visitor, Room]:
    """Let somebody new open the guided deal."""
    ana = site.visitor()
    response = await ana.open("/learn")
    assert response.status_code == 200
    room = await site.rooms.get(ana.page.path.removeprefix("/game/"))
    assert room is not None
    await seen_again(ana, room)
    return ana, room


async def seen_again(ana: Visitor, room: Room) -> None:
    await ana.wait(room)
    await ana.open(f"/game/{room.game_id}")


def view_of(room: Room) -> SeatView:
    view = room.snapshot(Seat.SOUTH).view
    assert isinstance(view, SeatView)
    return view


def advised(room: Room) -> dict[str, str]:
    """Give the fields of the form that does what the coach advises."""
    fields: dict[str, str] = {}
    for counsel in counsel_for(view_of(room)):
        match counsel.action:
            case Call() as call:
                fields["call"] = str(call)
            case Discard(tile):
                fields["discard"] = str(tile)
            case Trump() as trump:
                fields["trump"] = str(trump)
            case Play(tile, _):
                fields["tile"] = str(tile)
    return fields


def steps_on(ana: Visitor) -> list[str]:
    return [
        step
        for number, step in enumerate(STEPS, 1)
        if f"Step {number} of 5: {step}" in ana.page.text
    ]


async def test_the_lesson_followed_goes_through_all_steps_must_follow_suit_and_makes_the_bid(
    site: Site,
) -> None:
    ana, room = await begun(site)
    met: list[str] = []
    must_follow = False
    while not view_of(room).finished:
        met += steps_on(ana)
        must_follow |= bool(ana.page.values("tile", refused=True))
        fields = advised(room)
        assert fields, ana.page.text
        await ana.press(**fields)
        await seen_again(ana, room)
    met += steps_on(ana)
    assert tuple(dict.fromkeys(met)) == STEPS
    assert must_follow
    (finished,) = view_of(room).finished
    assert (finished.deal.bid, finished.deal.made) == (Call.FIVE, True)
    assert "score exactly 5" in ana.page.text
    assert "Play on" in ana.page.text
    await ana.press(next="1")
    await seen_again(ana, room)
    assert "of 5:" not in ana.page.text


async def test_a_skipped_lesson_is_an_ordinary_game(site: Site) -> None:
    ana, room = await begun(site)
    assert "Skip the lesson" in ana.page.text
    await ana.send("/learn/skip")
    assert ana.page.path == f"/game/{room.game_id}"
    assert "Skip the lesson" not in ana.page.text
    assert "Step 1 of 5" not in ana.page.text
    await ana.press(call="pass")
    await seen_again(ana, room)
    assert "of 5:" not in ana.page.text


async def test_the_lesson_is_gone_on_with_until_its_deal_is_over(site: Site) -> None:
    ana, room = await begun(site)
    await ana.press(call="5")
    await ana.open("/learn")
    assert ana.page.path == f"/game/{room.game_id}"
    while not view_of(room).finished:
        await seen_again(ana, room)
        await ana.press(**advised(room))
        await ana.wait(room)
    await ana.open("/learn")
    assert ana.page.path != f"/game/{room.game_id}"
    assert "Step 1 of 5" in ana.page.text


async def test_whoever_passes_is_told_about_defending_and_scoring_all_the_same(site: Site) -> None:
    ana, room = await begun(site)
    await ana.press(call="pass")
    await ana.wait(room)
    while not view_of(room).finished:
        await seen_again(ana, room)
        fields = advised(room)
        assert set(fields) == {"tile"}
        assert "Step 4 of 5" in ana.page.text
        await ana.press(**fields)
        await ana.wait(room)
    await seen_again(ana, room)
    said = "You defended" if view_of(room).finished[0].deal.declarer else "All three passed"
    assert said in ana.page.text


@pytest.mark.parametrize("call", [Call.SIX, Call.MOON])
async def test_another_bid_gets_true_words_about_its_end(site: Site, call: Call) -> None:
    ana, room = await begun(site)
    await ana.press(call=str(call))
    await ana.wait(room)
    while not view_of(room).finished:
        await seen_again(ana, room)
        await ana.press(**advised(room))
        await ana.wait(room)
    await seen_again(ana, room)
    made = view_of(room).finished[0].deal.made
    said = f"score exactly {call.value}" if made else f"lose {call.value} points"
    assert said in ana.page.text


async def test_the_coach_is_heard_with_the_status_line(site: Site) -> None:
    ana, _ = await begun(site)
    (now,) = (str(a["data-now"]) for _, a in ana.page.tags if "data-now" in a)
    assert now.endswith("With sixes as trump that is worth five tricks: bid 5.")


async def test_an_ordinary_game_has_no_coach(site: Site) -> None:
    ana = site.visitor()
    await ana.sit_down(deals=(FIRST_DEAL,))
    assert "of 5:" not in ana.page.text
    assert "/learn/skip" not in ana.page.html


async def test_the_start_page_offers_the_lesson_until_a_deal_is_finished(site: Site) -> None:
    ana, room = await begun(site)
    await ana.open("/")
    assert 'href="/learn"' in ana.page.html
    await ana.open(f"/game/{room.game_id}")
    while not view_of(room).finished:
        await ana.press(**advised(room))
        await seen_again(ana, room)
    await ana.open("/")
    assert 'href="/learn"' not in ana.page.html


def test_what_the_coach_advises_may_always_be_done() -> None:
    advised_phases = set()
    for state, _, viewer in pairs():
        if viewer is None:
            continue
        view = snapshot_of(state, viewer).view
        assert isinstance(view, SeatView)
        for counsel in counsel_for(view)[:1]:
            if view.ruleset.leader_names_suit and isinstance(counsel.action, Play):
                continue
            assert refusal(view.turn, counsel.action) is None
            advised_phases.add(view.phase)
    assert Phase.PLAY in advised_phases


def others_hold(state: GameState, viewer: Seat) -> TileSet:
    """Give what those who have not yet played to the trick hold."""
    assert state.deal is not None and state.deal.trick is not None
    waiting = [s for s in Seat if s != viewer and state.deal.trick.tile_of(s) is None]
    return TileSet(tile for seat in waiting for tile in state.deal.hands[seat])


def test_a_tile_that_the_coach_calls_sure_takes_its_trick_however_the_others_play() -> None:
    met = set()
    for state, _, viewer in pairs(seed=1, plays=9):
        if viewer is None or state.ruleset.leader_names_suit or state.phase is not Phase.PLAY:
            continue
        for counsel in counsel_for(view_for(state, viewer)):
            assert state.deal is not None and state.deal.trump is not None
            trump, trick, tile = state.deal.trump, state.deal.trick, counsel.tile
            assert trick is not None and tile is not None
            suit = trick.suit(trump) or suit_asked_for(tile, trump)
            power = strength(tile, suit, trump)
            beaten = any(strength(t, suit, trump) >= power for t in trick.tiles)
            could_be = any(strength(t, suit, trump) > power for t in others_hold(state, viewer))
            match counsel.reason:
                case "lead_trump" | "lead_sure" | "take" | "trump_in":
                    assert not beaten and not could_be
                case "lead_spare":
                    assert not others_hold(state, viewer) & tiles_of(Suit.TRUMPS, trump)
                case "beat":
                    assert not beaten
                case "give":
                    assert beaten
            met.add(counsel.reason)
    assert met >= {"lead_trump", "lead_sure", "lead_weak", "take", "trump_in", "beat", "give"}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_coach_tells_nothing_that_its_seat_cannot_see(language: str) -> None:
    pages = Pages()
    compared = 0
    for state_a, state_b, viewer in pairs(plays=2):
        if viewer is None:
            continue
        a, b = (snapshot_of(state, viewer) for state in (state_a, state_b))
        said = [
            message(pages, each, language, is_lesson=True, command_id="0123456789abcdef")
            for each in (a, b)
        ]
        assert said[0] == said[1]
        view = a.view
        assert isinstance(view, SeatView)
        compared += bool(coach_lines(view, Voice(language, viewer, PLAYERS)))
    assert compared > 50
