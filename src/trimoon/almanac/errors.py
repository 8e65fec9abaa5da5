"""What can be wrong with the data of the almanac."""

from __future__ import annotations

from pathlib import Path

from trimoon.faults import Fault, Faulty, Told
from trimoon.rules import TrimoonError


class AlmanacFault(Fault):
    """What may be wrong with a file, and the sentence that names it and says what to do."""

    IN_FILE = "{path}: {problem}; install Trimoon again, or build it anew: trimoon almanac build"
    MISSING = "the file is missing"
    UNREADABLE = "the file cannot be read ({cause})"
    SIZE = "{size} bytes are not those of all hands"
    DAMAGED = "the file is damaged, its checksum is another one"
    FOREIGN = "it does not begin with {beginning}"
    HEADING = "its heading cannot be read ({cause})"


class AlmanacError(Faulty, TrimoonError):
    """Data of the almanac that cannot be read; says which file, why, and how to get it right."""

    @classmethod
    def of(cls, path: Path, problem: Told) -> AlmanacError:
        """Give the error for what is wrong with a file."""
        return cls(AlmanacFault.IN_FILE.told(path=path, problem=problem))
