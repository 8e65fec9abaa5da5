"""The table in whole sentences: what is possible now, and answers to what a person asks.

Enough to play from without a picture: hand, widow, calls, playable tiles, contract, scores.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from trimoon.rules import (
    Call,
    Phase,
    PublicDeal,
    SeatView,
    Tile,
    Trick,
    Trump,
    bids_of,
    playable,
    refusal,
    trumps_offered,
)
from trimoon.texts import with_minus
from trimoon.texts.phrases import (
    action_text,
    call_name,
    result_text,
    suit_name,
    trump_name,
    won_text,
)
from trimoon.web.screen.middle import trick_words
from trimoon.web.screen.orders import Lie, places_for
from trimoon.web.screen.status import Status
from trimoon.web.screen.voice import Voice, aloud


def now_text(
    view: SeatView, status: Status, voice: Voice, lie: Lie, chosen: Tile | None = None
) -> str:
    """Say whose turn it is and what is possible: the status line, and the choices in words."""
    said = [_sentence(status.headline, voice), _sentence(status.detail, voice)]
    if chosen is not None:
        said.append(_sentence(voice("tile.chosen", tile=aloud(chosen, voice.language)), voice))
    if view.is_to_act and status.is_yours and not status.is_refusal:
        said += _possible(view, voice, lie)
    return " ".join(part for part in said if part)


def _sentence(text: str, voice: Voice) -> str:
    return text if not text or text[-1] in ".?!…" else voice("told.sentence", text=text)


def _possible(view: SeatView, voice: Voice, lie: Lie) -> Iterator[str]:
    match view.phase:
        case Phase.AUCTION:
            calls = (Call.PASS, *bids_of(view.ruleset))
            open_calls = (call for call in calls if refusal(view.turn, call) is None)
            names = _listed(call_name(call, voice.language) for call in open_calls)
            yield voice("told.can_call", calls=names)
        case Phase.DISCARD:
            if view.widow is not None:
                yield voice("told.widow", tile=aloud(view.widow, voice.language))
            yield hand_text(view, voice, lie)
        case Phase.TRUMP:
            trumps = (trump_name(each, voice.language) for each in trumps_offered(view.ruleset))
            yield voice("told.can_name", trumps=_listed(trumps))
        case Phase.PLAY:
            allowed = playable(view.turn)
            tiles = [tile for tile in _held(view, lie) if tile in allowed]
            yield voice("told.can_play", tiles=_tiles(tiles, voice))


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words)


def _tiles(tiles: Iterable[Tile], voice: Voice) -> str:
    return _listed(aloud(tile, voice.language) for tile in tiles)


def _held(view: SeatView, lie: Lie) -> tuple[Tile, ...]:
    trump = None if view.deal is None else view.deal.trump
    return lie.of(view.hand, trump, view.deal_number)


def hand_text(view: SeatView, voice: Voice, lie: Lie) -> str:
    """Name the tiles in the viewer's hand, in their order."""
    if not view.hand:
        return voice("told.no_hand")
    return voice("told.hand", tiles=_tiles(_held(view, lie), voice))


def greeting_text(view: SeatView, where: str, voice: Voice, lie: Lie) -> str:
    """Say where a game stands, for somebody who opens its page in the middle."""
    stands = deal_text(view, voice, lie) if view.deal is not None else _result(view, voice)
    return " ".join((_sentence(where, voice), scores_text(view, voice), stands))


def _result(view: SeatView, voice: Voice) -> str:
    last = view.finished[-1].deal
    name = None if last.declarer is None else voice.other(last.declarer)
    said = result_text(name, last, voice.language)
    if view.winner is None:
        return said
    return f"{said} {won_text(voice.other(view.winner), voice.language)}"


def deal_text(view: SeatView, voice: Voice, lie: Lie) -> str:
    """Say how the deal under way stands: calls or contract, the trick on the table, the hand."""
    deal = view.deal
    if deal is None:
        return ""
    said = _calls(deal, voice) if deal.phase is Phase.AUCTION else [contract_text(view, voice)]
    if deal.trick is not None and deal.trick.tiles and deal.trump is not None:
        said.append(trick_words(deal.trick, deal.trump, voice))
    return " ".join((*said, hand_text(view, voice, lie)))


def _calls(deal: PublicDeal, voice: Voice) -> list[str]:
    return [
        action_text(voice.other(deal.first_bidder.plus(step)), call, voice.language)
        for step, call in enumerate(deal.calls)
    ]


def contract_text(view: SeatView, voice: Voice) -> str:
    """Say who plays for how many tricks in what trump, and how far it has come."""
    deal = view.deal
    if deal is None or not deal.bid:
        return _sentence(voice("table.no_contract"), voice)
    bid = call_name(deal.bid, voice.language)
    if deal.declarer is None:
        highest = deal.first_bidder.plus(deal.calls.index(deal.bid))
        return voice("told.highest", name=voice.name(highest), bid=bid)
    name = voice.name(deal.declarer)
    if deal.trump is None:
        return voice("told.declarer", name=name, bid=bid)
    values = {"taken": deal.taken[deal.declarer], "needed": deal.bid.tricks}
    if deal.trump is Trump.NONE:
        return voice("told.contract_no_trump", name=name, bid=bid, **values)
    suit = suit_name(deal.trump, voice.language)
    return voice("told.contract", name=name, bid=bid, suit=suit, **values)


def scores_text(view: SeatView, voice: Voice) -> str:
    """Say the running scores, the viewer's first."""
    left, right, me = places_for(view.viewer)
    each = (
        voice("told.score_of", name=voice.name(seat), score=with_minus(view.scores[seat]))
        for seat in (me, left, right)
    )
    return voice("told.scores", scores=_listed(each))


def others_text(view: SeatView, voice: Voice) -> str:
    """Say how many tiles the others hold and how many tricks everybody has."""
    deal = view.deal
    if deal is None:
        return voice("told.no_deal")
    left, right, me = places_for(view.viewer)
    held = (
        voice("told.holds", name=voice.name(seat), n=deal.hand_sizes[seat])
        for seat in (left, right)
    )
    taken = (
        voice("told.score_of", name=voice.name(seat), score=deal.taken[seat])
        for seat in (me, left, right)
    )
    return " ".join((*held, voice("told.tricks", tricks=_listed(taken))))


def trick_text(view: SeatView, voice: Voice, number: int) -> str:
    """Say a trick of the deal, the newest one where none is under way; negative from the end."""
    deal = view.deal
    tricks: tuple[Trick, ...] = ()
    trump = None
    if deal is not None:
        tricks, trump = deal.tricks, deal.trump
    elif view.finished:
        tricks, trump = view.finished[-1].deal.tricks, view.finished[-1].deal.trump
    if trump is None or not tricks:
        return voice("told.no_trick")
    # Back from the last one, and after the first the last one again.
    place = number if number > 0 else len(tricks) - (-number - 1) % len(tricks)
    if not 1 <= place <= len(tricks):
        return voice("told.no_such_trick", n=len(tricks))
    words = trick_words(tricks[place - 1], trump, voice)
    return voice("told.trick", trick=place, words=words)
