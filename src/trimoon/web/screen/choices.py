"""What the viewer may choose now: calls, the widow, a tile to lay down, a trump, an end."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from trimoon.rules import (
    Call,
    Phase,
    Pip,
    SeatView,
    Tile,
    Trump,
    bids_of,
    must_name_end,
    refusal,
    trumps_offered,
)
from trimoon.texts.phrases import (
    call_button,
    call_name,
    refusal_text,
    tile_aloud,
    trump_button,
    trump_name,
)
from trimoon.web import pictures
from trimoon.web.screen.orders import SORTED, Lie
from trimoon.web.screen.voice import Voice


@dataclass(frozen=True, slots=True)
class CallChoice:
    """A call as a button; `reason` says why it cannot be made, empty if it can."""

    value: str
    name: str
    button: str
    outline: Markup
    reason: str
    sky: Markup = Markup()


@dataclass(frozen=True, slots=True)
class TileChoice:
    """A tile that may be laid down, drawn for every trump, so that a page can preview one."""

    name: str
    label: str
    pictures: tuple[tuple[str, Markup], ...]
    is_widow: bool = False
    lying: Markup = Markup()


@dataclass(frozen=True, slots=True)
class TrumpChoice:
    """A trump as a button."""

    value: str
    name: str
    button: str
    plain: Markup
    inlaid: Markup


@dataclass(frozen=True, slots=True)
class EndChoice:
    """An end of the tile about to be led, under `leader_names_suit`."""

    value: str
    button: str
    picture: Markup


@dataclass(frozen=True, slots=True)
class Exchange:
    """The exchange: eight tiles, one of them laid down; and the trumps, unless named before."""

    tiles: tuple[TileChoice, ...]
    held: tuple[TileChoice, ...]
    trumps: tuple[TrumpChoice, ...]
    chosen: str
    trump: str


def calls_of(view: SeatView, voice: Voice) -> tuple[CallChoice, ...]:
    """Give a pass and all bids of the rules, those that cannot be made with their reason."""
    if not view.is_to_act or view.phase is not Phase.AUCTION:
        return ()
    return tuple(_call(call, view, voice) for call in (Call.PASS, *bids_of(view.ruleset)))


def _call(call: Call, view: SeatView, voice: Voice) -> CallChoice:
    refused = refusal(view.turn, call)
    return CallChoice(
        str(call),
        call_name(call, voice.language),
        call_button(call, voice.language),
        pictures.outline(call) if call else Markup(),
        "" if refused is None else refusal_text(refused, voice.language),
        pictures.moon(call, 0, mine=True) if call and refused is None else Markup(),
    )


def exchange_of(view: SeatView, voice: Voice, lie: Lie = SORTED) -> Exchange | None:
    """Give the choice of discard and trump; None where nothing of it is to be chosen now."""
    if not view.is_to_act or view.phase not in (Phase.DISCARD, Phase.TRUMP):
        return None
    named = view.deal.trump if view.deal else None
    lays_down = view.phase is Phase.DISCARD
    tiles = _tiles(view, named, voice, lie)
    # A discard alone under the usual order still has its trump to come.
    return Exchange(
        tiles if lays_down else (),
        () if lays_down else tiles,
        () if named is not None else trumps_of(view, voice),
        str(view.widow) if lays_down else "",
        "",
    )


def _tiles(view: SeatView, named: Trump | None, voice: Voice, lie: Lie) -> tuple[TileChoice, ...]:
    order = lie.of(view.hand, named, view.deal_number)
    if view.phase is Phase.DISCARD and view.widow is not None:
        held = view.hand.removing(view.widow)
        order = (*lie.of(held, named, view.deal_number), view.widow)
    return tuple(
        TileChoice(
            str(tile),
            tile_aloud(tile, voice.language),
            _previews(tile, named, view),
            tile == view.widow,
            pictures.tile(tile, named, place="lying"),
        )
        for tile in order
    )


def _previews(tile: Tile, named: Trump | None, view: SeatView) -> tuple[tuple[str, Markup], ...]:
    """Draw a tile plain, and inlaid for each trump that it would be."""
    plain = ("", pictures.tile(tile, named))
    if named is not None:
        return (plain,)
    offered = trumps_offered(view.ruleset)
    kinds = [Trump.of(end) for end in dict.fromkeys(tile.ends)]
    if tile.is_double:
        kinds.append(Trump.DOUBLES)
    return (plain, *((str(k), pictures.tile(tile, k)) for k in kinds if k in offered))


def trumps_of(view: SeatView, voice: Voice) -> tuple[TrumpChoice, ...]:
    """Give the trumps that may be named."""
    return tuple(
        TrumpChoice(
            str(trump),
            trump_name(trump, voice.language),
            trump_button(trump, voice.language),
            pictures.half(trump.pip) if trump.pip is not None else Markup(),
            pictures.chosen(trump) if trump.pip is not None else Markup(),
        )
        for trump in trumps_offered(view.ruleset)
    )


def ends_of(view: SeatView, chosen: Tile | None, voice: Voice) -> tuple[EndChoice, ...]:
    """Give the ends that may be asked for with the chosen tile; empty where none is named."""
    if chosen is None or not view.is_to_act or view.phase is not Phase.PLAY:
        return ()
    if chosen not in view.hand or not must_name_end(view.turn, chosen):
        return ()
    return tuple(_end(end, voice) for end in chosen.ends)


def _end(end: Pip, voice: Voice) -> EndChoice:
    return EndChoice(str(int(end)), voice(f"table.ask_for.{int(end)}"), pictures.half(end))
