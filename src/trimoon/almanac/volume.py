"""The file of the hands: how it is laid out, opened and written.

A heading of 512 bytes (a line that names the format, then JSON), and three blocks after it, each
in order of rank: four choices a hand of eight tiles, a byte each; four rows of four counts, of
one or two bytes each; four chances a hand of seven tiles, of two bytes. Numbers are little-endian.
The file is mapped into memory, so a look-up reads a few bytes of it. Knows what the bytes are
called; does not know how they were found.
"""

from __future__ import annotations

import hashlib
import json
import mmap
import os
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Final

from trimoon.almanac.errors import AlmanacError, AlmanacFault
from trimoon.almanac.ranks import EIGHTS, SEVENS

HANDS: Final = Path(__file__).parent / "hands.bin"
"""What is shipped."""

_FORMAT: Final = b"trimoon hands 1\n"
_HEADING: Final = 512
BIDS: Final = 4
"""4, 5, 6 and 7 tricks; 21 is 7."""


@dataclass(frozen=True, slots=True)
class Heading:
    """How a file was built: splits behind each count, the seed, the command, the checksum."""

    splits: int
    chosen_by: int
    seed: int
    command: str
    sha256: str

    @property
    def width(self) -> int:
        """The bytes of a count."""
        return 1 if self.splits < 256 else 2

    @property
    def sizes(self) -> tuple[int, int, int]:
        """The bytes of the three blocks."""
        return EIGHTS * BIDS, EIGHTS * BIDS * BIDS * self.width, SEVENS * BIDS * 2


@dataclass(frozen=True, slots=True)
class Volume:
    """An open file. The blocks are memory: choices, counts and chances."""

    heading: Heading
    choices: memoryview
    counts: memoryview
    sevens: memoryview


@cache
def hands_volume(path: Path = HANDS) -> Volume:
    """Open a file of hands, once; raise AlmanacError where it is missing, foreign or damaged."""
    try:
        with path.open("rb") as file:
            content = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
    except FileNotFoundError:
        raise AlmanacError.of(path, AlmanacFault.MISSING.told()) from None
    except (OSError, ValueError) as error:
        raise AlmanacError.of(path, AlmanacFault.UNREADABLE.told(cause=error)) from error
    heading = _heading_in(content[:_HEADING].tobytes(), path)
    if len(content) - _HEADING != sum(heading.sizes):
        raise AlmanacError.of(path, AlmanacFault.SIZE.told(size=len(content)))
    if hashlib.sha256(content[_HEADING:]).hexdigest() != heading.sha256:
        raise AlmanacError.of(path, AlmanacFault.DAMAGED.told())
    return _volume(heading, content[_HEADING:])


def write_hands(
    path: Path, heading: Mapping[str, object], blocks: tuple[bytes, bytes, bytes]
) -> None:
    """Write a file of hands whole or not at all; the checksum is added to the heading."""
    payload = b"".join(blocks)
    fields = {**heading, "sha256": hashlib.sha256(payload).hexdigest()}
    complete = asdict(Heading(**fields))  # type: ignore[arg-type]
    first = _FORMAT + json.dumps(complete).encode()
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        file.write(first.ljust(_HEADING - 1) + b"\n" + payload)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


def _heading_in(first: bytes, path: Path) -> Heading:
    if not first.startswith(_FORMAT):
        beginning = _FORMAT.decode().strip()
        raise AlmanacError.of(path, AlmanacFault.FOREIGN.told(beginning=beginning))
    try:
        return Heading(**json.loads(first.removeprefix(_FORMAT)))
    except (ValueError, TypeError) as error:
        raise AlmanacError.of(path, AlmanacFault.HEADING.told(cause=error)) from None


def _volume(heading: Heading, content: memoryview) -> Volume:
    choices, counts, _ = heading.sizes
    middle = _native(content[choices : choices + counts], heading.width)
    return Volume(
        heading,
        content[:choices],
        middle.cast("B") if heading.width == 1 else middle.cast("H"),
        _native(content[choices + counts :], 2).cast("H"),
    )


def _native(block: memoryview, width: int) -> memoryview:
    """Turn the bytes round on a big-endian machine; elsewhere nothing is copied."""
    if width == 1 or sys.byteorder == "little":
        return block
    turned = bytearray(block)
    turned[::2], turned[1::2] = turned[1::2], turned[::2]
    return memoryview(turned)
