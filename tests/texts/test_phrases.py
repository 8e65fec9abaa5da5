"""Sentences about values of the game, word by word in both languages."""

from __future__ import annotations

import pytest
from games import called

from trimoon.rules import (
    ALL_TILES,
    TILES,
    Action,
    Call,
    Deal,
    DealState,
    Discard,
    GameState,
    IllegalAction,
    Phase,
    Pip,
    Play,
    Reason,
    Seat,
    Shuffle,
    Suit,
    Tile,
    TileSet,
    Trump,
    WidowChoice,
    apply,
    legal_actions,
)
from trimoon.texts import LANGUAGES, TextError, phrases

NNBSP, NBSP = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"


@pytest.mark.parametrize(
    ("tile", "english", "french"),
    [
        (Tile(6, 3), "six-three", "six-trois"),
        (Tile(2, 1), "two-one", "deux-un"),
        (Tile(4, 4), "double four", "double quatre"),
        (Tile(0, 0), "double zero", "double blanc"),
    ],
)
def test_a_tile_in_words(tile: Tile, english: str, french: str) -> None:
    assert phrases.tile_aloud(tile) == english
    assert phrases.tile_aloud(tile, "fr") == french


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_has_its_own_words(language: str) -> None:
    words = {phrases.tile_aloud(tile, language) for tile in TILES}
    assert len(words) == 22


@pytest.mark.parametrize(
    ("suit", "english", "french"),
    [
        (Suit.ZEROS, "zeros", "les blancs"),
        (Suit.SIXES, "sixes", "les six"),
        (Suit.TRUMPS, "trumps", "les atouts"),
        (Trump.FOURS, "fours", "les quatre"),
        (Trump.DOUBLES, "doubles", "les doubles"),
    ],
)
def test_a_suit_as_a_group(suit: Suit | Trump, english: str, french: str) -> None:
    assert phrases.suit_name(suit) == english
    assert phrases.suit_name(suit, "fr") == french


@pytest.mark.parametrize(
    ("trump", "english", "french"),
    [
        (
            Trump.FOURS,
            ["Fours", "Play in fours"],
            ["Quatre", "Jouer atout quatre"],
        ),
        (
            Trump.ZEROS,
            ["Zeros", "Play in zeros"],
            ["0 (blanc)", "Jouer atout blanc"],
        ),
        (
            Trump.DOUBLES,
            ["Doubles", "Play in doubles"],
            ["Doubles", "Jouer atout doubles"],
        ),
        (
            Trump.NONE,
            ["No trump", "Play without trump"],
            ["Sans atout", "Jouer sans atout"],
        ),
    ],
)
def test_a_trump_as_label_and_button(trump: Trump, english: list[str], french: list[str]) -> None:
    forms = (phrases.trump_name, phrases.trump_button)
    assert [form(trump) for form in forms] == english
    assert [form(trump, "fr") for form in forms] == french


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trump_has_its_own_words(language: str) -> None:
    for form in (phrases.trump_name, phrases.trump_button):
        assert len({form(trump, language) for trump in Trump}) == 9


@pytest.mark.parametrize(
    ("call", "english", "french"),
    [
        (Call.PASS, ["Pass", "Pass"], ["Passe", "Passer"]),
        (Call.FIVE, ["5", "Bid 5"], ["5", "Enchérir 5"]),
        (Call.MOON, ["21", "Bid 21"], ["21", "Enchérir 21"]),
    ],
)
def test_a_call_as_label_and_button(call: Call, english: list[str], french: list[str]) -> None:
    assert [phrases.call_name(call), phrases.call_button(call)] == english
    assert [phrases.call_name(call, "fr"), phrases.call_button(call, "fr")] == french


def test_seats_have_names() -> None:
    assert [phrases.seat_name(seat) for seat in Seat] == ["South", "West", "East"]
    assert [phrases.seat_name(seat, "fr") for seat in Seat] == ["Sud", "Ouest", "Est"]


ACTIONS: list[tuple[Action, str, str, str, str]] = [
    (Call.PASS, "Ana passes.", "You pass.", "Ana passe.", "Vous passez."),
    (Call.FIVE, "Ana bids 5.", "You bid 5.", "Ana enchérit 5.", "Vous enchérissez 5."),
    (
        Call.MOON,
        "Ana bids 21: every trick.",
        "You bid 21: every trick.",
        f"Ana enchérit 21{NBSP}: tous les plis.",
        f"Vous enchérissez 21{NBSP}: tous les plis.",
    ),
    (
        WidowChoice.TAKE,
        "Ana takes the widow.",
        "You take the widow.",
        "Ana prend le talon.",
        "Vous prenez le talon.",
    ),
    (
        WidowChoice.LEAVE,
        "Ana leaves the widow.",
        "You leave the widow.",
        "Ana laisse le talon.",
        "Vous laissez le talon.",
    ),
    (
        Discard(Tile(3, 2)),
        "Ana lays a tile face down.",
        "You lay down three-two.",
        "Ana écarte un domino, face cachée.",
        "Vous écartez le trois-deux.",
    ),
    (
        Trump.FOURS,
        "Ana names fours as trump.",
        "You name fours as trump.",
        "Ana choisit les quatre comme atout.",
        "Vous choisissez les quatre comme atout.",
    ),
    (
        Trump.NONE,
        "Ana plays without trump.",
        "You play without trump.",
        "Ana joue sans atout.",
        "Vous jouez sans atout.",
    ),
    (
        Play(Tile(6, 3)),
        "Ana plays six-three.",
        "You play six-three.",
        "Ana joue le six-trois.",
        "Vous jouez le six-trois.",
    ),
    (
        Play(Tile(6, 3), Pip.THREE),
        "Ana plays six-three and asks for threes.",
        "You play six-three and ask for threes.",
        "Ana joue le six-trois et demande les trois.",
        "Vous jouez le six-trois et demandez les trois.",
    ),
]


@pytest.mark.parametrize(("action", "other", "own", "other_fr", "own_fr"), ACTIONS)
def test_what_somebody_does(
    action: Action, other: str, own: str, other_fr: str, own_fr: str
) -> None:
    assert phrases.action_text("Ana", action) == other
    assert phrases.action_text(None, action) == own
    assert phrases.action_text("Ana", action, "fr") == other_fr
    assert phrases.action_text(None, action, "fr") == own_fr


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_discard_of_another_is_never_told(language: str) -> None:
    told = {phrases.action_text("Ana", Discard(tile), language) for tile in TILES}
    assert len(told) == 1


def test_the_shuffle_is_nobodys_action() -> None:
    deal = Deal((TileSet(TILES[:7]), TileSet(TILES[7:14]), TileSet(TILES[14:21])), TILES[21])
    with pytest.raises(TextError, match="Shuffle is chance's action"):
        phrases.action_text("Ana", Shuffle(deal))


def test_who_takes_the_trick_and_who_wins() -> None:
    assert phrases.trick_text("Ana") == "Ana takes the trick."
    assert phrases.trick_text(None, "fr") == "Vous remportez le pli."
    assert phrases.won_text("Ana", "fr") == "Ana gagne la partie."
    assert phrases.won_text(None) == "You win the game."


# South holds every tile with a six, and 5-5: in sixes it takes every trick, in threes five.
SOUTH = TileSet([Tile(6, low) for low in range(1, 7)] + [Tile(5, 5)])
REST = sorted(ALL_TILES - SOUTH)
DEAL = Deal((SOUTH, TileSet(REST[:7]), TileSet(REST[7:14])), REST[14])


def finished(*calls: Call, trump: Trump = Trump.NONE) -> DealState:
    """Play DEAL to its end with these calls of South, West and East, each playing its lowest."""
    state = called(apply(GameState(), Shuffle(DEAL, Seat.SOUTH)), *calls)
    if state.deal is not None:
        state = apply(apply(state, Discard(REST[14])), trump)
    while state.deal is not None:
        state = apply(state, legal_actions(state)[0])
    return state.finished[-1].deal


def test_a_made_bid() -> None:
    deal = finished(Call.FIVE, Call.PASS, Call.PASS, trump=Trump.SIXES)
    assert deal.taken == (7, 0, 0)
    assert phrases.result_headline("Ana", deal) == "Ana made 5"
    assert phrases.result_detail(deal) == "Bid five, took seven."
    assert phrases.result_text(None, deal) == "You made 5. Bid five, took seven."
    assert (
        phrases.result_text("Ana", deal, "fr")
        == f"Ana réussit son contrat de{NBSP}5. Enchère{NBSP}: cinq, sept plis remportés."
    )


def test_a_made_moon() -> None:
    deal = finished(Call.MOON, trump=Trump.SIXES)
    assert phrases.result_text("Ana", deal) == "Ana made 21. Bid 21, took seven."


def test_a_set_bid() -> None:
    deal = finished(Call.SIX, Call.PASS, Call.PASS, trump=Trump.THREES)
    assert deal.taken[Seat.SOUTH] == 5
    assert phrases.result_headline("East", deal) == "East is set"
    assert phrases.result_text("East", deal) == "East is set. Bid six, took five."
    assert (
        phrases.result_text(None, deal, "fr")
        == f"Vous chutez. Enchère{NBSP}: six, cinq plis remportés."
    )


def test_a_deal_thrown_in() -> None:
    deal = finished(Call.PASS, Call.PASS, Call.PASS)
    assert phrases.result_headline(None, deal) == "Thrown in"
    assert phrases.result_detail(deal) == "All three passed. Nobody scores."
    assert phrases.result_text(None, deal) == "All three passed: the deal is thrown in."
    assert phrases.result_text(None, deal, "fr") == f"Les trois ont passé{NBSP}: donne passée."


def test_what_a_deal_brought() -> None:
    assert phrases.points_text("Ana", 3, 12) == "Ana scores 3 points and stands at 12."
    assert phrases.points_text(None, 1, 9) == "You score 1 point and stand at 9."
    assert phrases.points_text(None, -6, -1) == "You lose 6 points and stand at −1."
    assert phrases.points_text("Ana", 0, 4, "fr") == f"Ana marque 0 point. Score{NBSP}: 4."


def test_what_a_contract_asks_for() -> None:
    assert phrases.goal_text(Call.FIVE) == "Take five of seven tricks."
    assert phrases.goal_text(Call.MOON) == "Take all seven tricks."
    assert phrases.goal_text(Call.FOUR, "fr") == "Faites quatre plis sur sept."
    assert phrases.goal_text(Call.SEVEN, "fr") == "Faites les sept plis."


@pytest.mark.parametrize(
    ("suit", "english", "french"),
    [
        (
            Suit.SIXES,
            ["Follow sixes", "You have no sixes: play any tile"],
            [
                "Fournissez un six",
                f"Pas de six{NBSP}: jouez ce que vous voulez",
            ],
        ),
        (
            Suit.TRUMPS,
            ["Follow trumps", "You have no trumps: play any tile"],
            [
                "Fournissez un atout",
                f"Pas d’atout{NBSP}: jouez ce que vous voulez",
            ],
        ),
    ],
)
def test_what_must_be_played(suit: Suit, english: list[str], french: list[str]) -> None:
    assert [phrases.follow_text(suit), phrases.void_text(suit)] == english
    assert [phrases.follow_text(suit, "fr"), phrases.void_text(suit, "fr")] == french


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_suit_can_be_asked_for(language: str) -> None:
    for form in (phrases.follow_text, phrases.void_text):
        assert len({form(suit, language) for suit in Suit}) == 8


REFUSALS: dict[Reason, tuple[dict[str, object], str, str]] = {
    Reason.GAME_OVER: ({}, "The game is over.", "La partie est finie."),
    Reason.WRONG_PHASE: (
        {},
        "That cannot be done now.",
        "Ce n’est pas possible maintenant.",
    ),
    Reason.NOT_YOUR_TURN: ({}, "It is not your turn.", "Ce n’est pas à vous de jouer."),
    Reason.WRONG_SET: (
        {},
        "These are not the tiles this game is played with.",
        "Ce ne sont pas les dominos de cette partie.",
    ),
    Reason.FIRST_BIDDER_MISSING: (
        {},
        "The first deal must say who bids first.",
        "La première donne doit indiquer qui parle en premier.",
    ),
    Reason.FIRST_BIDDER_FIXED: (
        {},
        "Who bids first in this deal is already settled.",
        "On sait déjà qui parle en premier dans cette donne.",
    ),
    Reason.BID_NOT_OFFERED: (
        {"call": Call.FOUR, "lowest": 5},
        "Bids begin at 5.",
        "Les enchères commencent à 5.",
    ),
    Reason.BID_TOO_LOW: (
        {"call": Call.FOUR, "highest": Call.FIVE},
        "A bid must be higher than 5.",
        "Une enchère doit dépasser 5.",
    ),
    Reason.MOON_NEEDS_SEVEN: (
        {},
        "21 may be bid only over a bid of 7.",
        "On ne peut enchérir 21 que sur une enchère de 7.",
    ),
    Reason.MAY_NOT_PASS: (
        {},
        "The other two have passed: you must bid.",
        f"Les deux autres ont passé{NBSP}: vous devez enchérir.",
    ),
    Reason.NOT_IN_HAND: (
        {"tile": Tile(4, 3)},
        "4-3 is not in your hand.",
        "Le 4-3 n’est pas dans votre main.",
    ),
    Reason.TRUMP_NOT_OFFERED: (
        {"trump": Trump.NONE},
        "This trump is not offered in this game.",
        "Cet atout n’est pas proposé dans cette partie.",
    ),
    Reason.MUST_FOLLOW: (
        {"tile": Tile(4, 3), "suit": Suit.SIXES, "is_trump": True},
        "You must follow sixes. 4-3 is a trump, not a six.",
        "Vous devez fournir un six. Le 4-3 est un atout, pas un six.",
    ),
    Reason.MUST_LEAD_TRUMP: (
        {"tile": Tile(4, 3)},
        "The first lead must be a trump, and 4-3 is none.",
        "La première entame doit être un atout, et le 4-3 n’en est pas un.",
    ),
    Reason.MUST_NAME_END: (
        {"tile": Tile(4, 3)},
        "Say which end of 4-3 is asked for.",
        "Indiquez quel côté du 4-3 est demandé.",
    ),
    Reason.NO_END_TO_NAME: (
        {"tile": Tile(4, 4), "trump": Trump.FOURS},
        "No end is named with 4-4 here.",
        "Avec le 4-4, on ne choisit pas de côté ici.",
    ),
    Reason.CLAIM_BEFORE_LEADING: (
        {},
        "You cannot claim: a claim is made when you are about to lead.",
        "Vous ne pouvez pas revendiquer\N{NO-BREAK SPACE}: on revendique au moment d’entamer.",
    ),
    Reason.CLAIM_NOT_SURE: (
        {},
        "You cannot claim: as the unseen tiles may lie, another player could still take a trick.",
        "Vous ne pouvez pas revendiquer\N{NO-BREAK SPACE}: selon la place des dominos cachés, "
        "quelqu’un d’autre pourrait encore remporter un pli.",
    ),
    Reason.NOTHING_TO_UNDO: (
        {},
        "There is nothing to undo: you have decided nothing in this deal yet.",
        "Il n’y a rien à annuler\N{NO-BREAK SPACE}: "
        "vous n’avez encore rien décidé dans cette donne.",
    ),
    Reason.UNDO_AMONG_PEOPLE: (
        {},
        "You can undo only when you play against bots alone.",
        "On ne peut annuler que si l’on joue seul contre des robots.",
    ),
}


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_for_a_refusal_is_said_in_words(reason: Reason) -> None:
    values, english, french = REFUSALS[reason]
    error = IllegalAction(reason, "R6.3", "for developers", **values)
    assert phrases.refusal_text(error) == english
    assert phrases.refusal_text(error, "fr") == french


def test_a_refusal_can_be_made_for_the_ear() -> None:
    error = IllegalAction(Reason.NOT_IN_HAND, "R6.3", "", tile=Tile(4, 3))
    assert phrases.refusal_text(error, aloud=True) == "four-three is not in your hand."
    assert phrases.refusal_text(error, "fr", aloud=True) == (
        "Le quatre-trois n’est pas dans votre main."
    )


@pytest.mark.parametrize("suit", Suit)
def test_a_tile_that_does_not_follow_is_told_the_suit(suit: Suit) -> None:
    error = IllegalAction(
        Reason.MUST_FOLLOW, "R6.3", "", tile=Tile(4, 3), suit=suit, is_trump=False
    )
    assert phrases.refusal_text(error) == f"You must follow {phrases.suit_name(suit)}."


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_due_is_said_for_every_phase(language: str) -> None:
    said = {
        phrases.refusal_text(IllegalAction(Reason.WRONG_PHASE, "R4.1", "", phase=phase), language)
        for phase in Phase
    }
    assert len(said) == len(Phase)


def test_a_discard_in_the_auction_is_told_what_is_due() -> None:
    state = apply(GameState(), Shuffle(DEAL, Seat.SOUTH))
    with pytest.raises(IllegalAction) as refused:
        apply(state, Discard(Tile(6, 6)))
    assert phrases.refusal_text(refused.value) == "This is the auction: bid or pass."


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_refusal_cites_a_clause(language: str) -> None:
    for reason, (values, *_) in REFUSALS.items():
        error = IllegalAction(reason, "R6.3", "", **values)
        assert "R6" not in phrases.refusal_text(error, language)
