"""The shuffle: published vectors, and the scheme rewritten from its text."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conformance import reference
from trimoon import shuffle
from trimoon.notation import format_deal
from trimoon.rules import ALL_TILES, DOUBLE_ZERO, GameState, Seat, apply
from trimoon.shuffle import commitment_of, deal_from, seed_for

VECTORS = json.loads((Path(__file__).parents[2] / "conformance/shuffle.json").read_text("utf-8"))
NO_BYTES = (b"", b"", b"")

seeds = st.binary(min_size=32, max_size=32)
seats = st.lists(
    st.one_of(st.just(b""), st.binary(min_size=16, max_size=16)), min_size=3, max_size=3
)


@pytest.mark.parametrize("vector", VECTORS)
def test_published_vectors(vector):
    seed = seed_for(bytes.fromhex(vector["master"]), vector["n"])
    assert seed.hex() == vector["seed"]
    assert commitment_of(seed).hex() == vector["commitment"]
    parts = [bytes.fromhex(part) for part in vector["seats"]]
    first = vector["first_bidder"] is not None
    shuffled = deal_from(seed, parts, vector["game"], widow=vector["widow"], first=first)
    assert shuffled.first_bidder == (Seat(vector["first_bidder"]) if first else None)
    tiles = vector["tiles"].split()
    for seat, hand in zip(Seat, shuffled.deal.hands, strict=True):
        assert {str(tile) for tile in hand} == set(tiles[7 * seat : 7 * seat + 7])
    assert str(shuffled.deal.widow) == (tiles[21] if vector["widow"] else "None")


def test_vectors_cover_both_sets_and_every_first_bidder():
    assert Counter(vector["widow"] for vector in VECTORS) == {True: 18, False: 18}
    assert {vector["first_bidder"] for vector in VECTORS} == {0, 1, 2, None}


def test_a_deal_pinned_in_text():
    master = bytes(range(32))
    seed = seed_for(master, 0)
    assert seed.hex() == ("a86acbcbc29b8fa83c83582d56a892d0f06f0e487df5277680b0635c3927e3c5")
    assert commitment_of(master).hex() == (
        "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    )
    shuffled = deal_from(seed, (bytes(16), b"", b""), "game-1", widow=True, first=True)
    assert format_deal(shuffled.deal) == (
        "55 54 52 44 22 21 00 | 66 64 63 61 51 41 11 | 65 62 43 42 33 32 31 | 53"
    )
    assert shuffled.first_bidder is Seat.WEST


@given(seeds, seats, st.text(max_size=40), st.booleans())
def test_agrees_with_the_scheme_rewritten_from_its_text(seed, parts, game_id, widow):
    shuffled = deal_from(seed, parts, game_id, widow=widow, first=True)
    tiles, bidder = reference.shuffle(seed, parts, game_id, widow=widow)
    dealt = [{str(tile) for tile in hand} for hand in shuffled.deal.hands]
    assert dealt == [set(tiles[:7]), set(tiles[7:14]), set(tiles[14:21])]
    assert [str(shuffled.deal.widow)] == (tiles[21:] or ["None"])
    assert shuffled.first_bidder == Seat(bidder)


@given(seeds, st.booleans())
def test_the_first_bidder_changes_nothing_in_the_deal(seed, widow):
    with_bidder = deal_from(seed, NO_BYTES, "g", widow=widow, first=True)
    without = deal_from(seed, NO_BYTES, "g", widow=widow, first=False)
    assert with_bidder.deal == without.deal
    assert without.first_bidder is None


@given(seeds)
def test_a_set_without_a_widow_has_no_double_zero(seed):
    deal = deal_from(seed, NO_BYTES, "g", widow=False, first=False).deal
    south, west, east = deal.hands
    assert south | west | east == ALL_TILES.removing(DOUBLE_ZERO)
    assert deal.widow is None


def test_the_stream_goes_on_with_the_next_block():
    message = b"message"
    blocks = [
        hmac.new(bytes(32), message + bytes([0, 0, 0, number]), hashlib.sha256).digest()
        for number in range(3)
    ]
    assert bytes(islice(shuffle._stream(bytes(32), message), 96)) == b"".join(blocks)


def test_bytes_that_would_favour_some_places_are_skipped():
    assert shuffle._below(22, iter([242, 255, 241])) == 241 % 22
    assert shuffle._below(3, iter([255, 254])) == 2
    assert shuffle._below(16, iter([255])) == 15


def test_a_seed_is_one_of_many_by_its_number():
    master = bytes(32)
    assert seed_for(master, 1) == hmac.new(master, b"\0\0\0\1", hashlib.sha256).digest()
    assert len({seed_for(master, n) for n in range(300)}) == 300


def test_the_shuffle_is_an_action_of_the_rules():
    shuffled = deal_from(bytes(32), NO_BYTES, "g", widow=True, first=True)
    state = apply(GameState(), shuffled)
    assert state.deal is not None
    assert state.deal.layout == shuffled.deal


@pytest.mark.parametrize("length", [0, 16, 31, 33])
def test_a_seed_has_32_bytes(length):
    with pytest.raises(ValueError, match=f"a seed has 32 bytes, not {length}"):
        seed_for(bytes(length), 0)
    with pytest.raises(ValueError, match=f"a seed has 32 bytes, not {length}"):
        deal_from(bytes(length), NO_BYTES, "g", widow=True, first=True)


@pytest.mark.parametrize("parts", [(b"", b""), (b"", b"", b"short"), (b"", b"", b"", b"")])
def test_seats_have_16_bytes_or_none(parts):
    with pytest.raises(ValueError, match="three seats have 16 bytes each, or none for a bot"):
        deal_from(bytes(32), parts, "g", widow=True, first=True)
