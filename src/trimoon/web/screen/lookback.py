"""The moment between the final trick and its summary, so that the trick is seen on the table."""

from __future__ import annotations

from dataclasses import replace

from trimoon.room import DealOver, Snapshot, TrickTaken
from trimoon.rules import FinishedDeal, Phase, Points, PublicDeal, SeatView, TileSet, Trick


def final_trick_of(snapshot: Snapshot) -> Snapshot | None:
    """Give the snapshot as it stood when the final trick was complete and nothing scored yet.

    None unless that happened since the number the snapshot was taken from, and is the newest deal.
    """
    view = snapshot.view
    assert isinstance(view, SeatView)
    taken = [each for each in snapshot.happenings if isinstance(each, TrickTaken)]
    is_over = any(isinstance(each, DealOver) for each in snapshot.happenings)
    if not is_over or not taken or view.deal is not None:
        return None
    until = taken[-1].seq
    told = tuple(each for each in snapshot.happenings if each.seq <= until)
    return replace(snapshot, seq=until, view=_before_scoring(view), happenings=told)


def _before_scoring(view: SeatView) -> SeatView:
    last = view.finished[-1]
    return SeatView(
        view.ruleset,
        _scores_before(last),
        view.finished[:-1],
        None,
        _played_out(last),
        view.viewer,
        TileSet(),
        None,
        None,
    )


def _scores_before(last: FinishedDeal) -> Points:
    (s, w, e), (south, west, east) = last.points, last.scores
    return (south - s, west - w, east - e)


def _played_out(last: FinishedDeal) -> PublicDeal:
    deal = last.deal
    taker = deal.tricks[-1].taker
    assert taker is not None
    return PublicDeal(
        Phase.PLAY,
        taker,
        deal.first_bidder,
        (0, 0, 0),
        deal.calls,
        deal.declarer,
        deal.widow_choice,
        deal.trump,
        deal.tricks,
        Trick(taker),
    )
