"""From bytes to a deal and a first bidder: the only derivation in the project (R3).

Knows the published scheme that anybody can repeat to check a shuffle; `conformance/shuffle.json`
holds its test vectors. Does not know where the bytes come from.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from trimoon.rules import TILES, Deal, Seat, Shuffle, Tile, TileSet

SEED_LENGTH = 32
"""Bytes of a master seed and of the seed of a deal."""


def commitment_of(seed: bytes) -> bytes:
    """Give what is shown before a seed is: its SHA-256."""
    import hashlib  # Slow to load, and the library is often loaded without it.

    return hashlib.sha256(seed).digest()


def seed_for(master: bytes, n: int) -> bytes:
    """Give the seed of deal `n`, counted from 0, from the 32-byte master seed of a game."""
    return _hmac(_checked(master), n.to_bytes(4, "big"))


def deal_from(
    seed: bytes, seat_bytes: Sequence[bytes], game_id: str, *, widow: bool, first: bool
) -> Shuffle:
    """Give the shuffle that follows from a deal's 32-byte seed.

    `seat_bytes` are the bytes of South, West and East: 16 for a person, none for a bot. `widow`
    is False in a game of 21 tiles without 0-0; `first` asks for the first bidder as well, in
    the first deal of a game.
    """
    message = b"".join(_checked_seats(seat_bytes)) + game_id.encode()
    stream = _stream(_checked(seed), message)
    tiles = list(TILES if widow else TILES[1:])
    _mix(tiles, stream)
    south, west, east = (TileSet(tiles[start : start + 7]) for start in (0, 7, 14))
    deal = Deal((south, west, east), tiles[21] if widow else None)
    return Shuffle(deal, Seat(_below(3, stream)) if first else None)


def _mix(tiles: list[Tile], stream: Iterator[int]) -> None:
    for k in range(len(tiles), 1, -1):
        place = _below(k, stream)
        tiles[k - 1], tiles[place] = tiles[place], tiles[k - 1]


def _below(k: int, stream: Iterator[int]) -> int:
    """Give a number below `k`, each equally likely: bytes that would favour some are skipped."""
    limit = 256 - 256 % k
    return next(byte for byte in stream if byte < limit) % k


def _stream(seed: bytes, message: bytes) -> Iterator[int]:
    block = 0
    while True:
        yield from _hmac(seed, message + block.to_bytes(4, "big"))
        block += 1


def _hmac(key: bytes, message: bytes) -> bytes:
    import hmac  # Slow to load, and the library is often loaded without it.

    return hmac.digest(key, message, "sha256")


def _checked(seed: bytes) -> bytes:
    if len(seed) != SEED_LENGTH:
        raise ValueError(f"a seed has {SEED_LENGTH} bytes, not {len(seed)}")
    return seed


def _checked_seats(seat_bytes: Sequence[bytes]) -> Sequence[bytes]:
    if len(seat_bytes) != 3 or any(len(part) not in (0, 16) for part in seat_bytes):
        lengths = ", ".join(str(len(part)) for part in seat_bytes)
        raise ValueError(f"three seats have 16 bytes each, or none for a bot, not {lengths}")
    return seat_bytes
