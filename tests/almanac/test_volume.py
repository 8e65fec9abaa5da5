"""The file of the hands: whole, as it was built, or refused with a reason."""

from __future__ import annotations

import hashlib
import pickle
from pathlib import Path

import pytest

from trimoon.almanac import AlmanacError
from trimoon.almanac.ranks import EIGHTS, SEVENS
from trimoon.almanac.volume import HANDS, hands_volume, write_hands
from trimoon.faults import Told

HEADING = {"splits": 3432, "chosen_by": 3432, "seed": 1, "command": "as typed"}
BLOCKS = (bytes(EIGHTS * 4), bytes(EIGHTS * 32), b"\1\2" * (SEVENS * 4))


def test_what_is_shipped_has_the_checksum_that_it_names() -> None:
    content = HANDS.read_bytes()
    assert hashlib.sha256(content[512:]).hexdigest() == hands_volume().heading.sha256
    assert hands_volume().heading.command.startswith("trimoon almanac build hands --")
    assert len(content) < 16_000_000


def test_a_file_reads_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "hands.bin"
    write_hands(path, HEADING, BLOCKS)
    volume = hands_volume(path)
    assert (volume.heading.splits, volume.heading.width) == (3432, 2)
    assert (len(volume.choices), len(volume.counts)) == (EIGHTS * 4, EIGHTS * 16)
    assert volume.sevens[-1] == 0x0201
    assert list(tmp_path.iterdir()) == [path]


def refusal(path: Path) -> str:
    with pytest.raises(AlmanacError) as refused:
        hands_volume(path)
    assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)
    assert str(refused.value).endswith("or build it anew: trimoon almanac build")
    (told,) = refused.value.problems
    assert isinstance(told, Told)
    return str(told.values["problem"])


def test_a_missing_foreign_short_or_damaged_file_is_refused(tmp_path: Path) -> None:
    whole = HANDS.read_bytes()
    kinds = {
        "foreign": b"not ours" * 100,
        "empty": b"",
        "heading": whole[:16] + b"[]" + whole[18:],
        "short": whole[:-1],
        "damaged": whole[:600] + bytes([whole[600] ^ 1]) + whole[601:],
    }
    for name, content in kinds.items():
        (tmp_path / name).write_bytes(content)
    assert refusal(tmp_path / "missing") == "the file is missing"
    assert refusal(tmp_path / "foreign") == "it does not begin with trimoon hands 1"
    assert refusal(tmp_path / "empty").startswith("the file cannot be read (")
    assert refusal(tmp_path / "heading").startswith("its heading cannot be read (")
    assert refusal(tmp_path / "short").endswith("bytes are not those of all hands")
    assert refusal(tmp_path / "damaged") == "the file is damaged, its checksum is another one"
