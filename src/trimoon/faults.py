"""What may be wrong, told in one sentence: in English here, in every language by `texts`.

A package lists its sentences as a `Fault`, and raises a `Faulty` with one or more of them, filled
in. Knows nobody; a sentence may hold another one, or an error that the catalogues know.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum


class Fault(Enum):
    """Kinds of faults, by package: the value of each is its sentence, with the names of values."""

    @property
    def text_id(self) -> str:
        """The id of the sentence in the catalogues: `fault.store.full` for `StoreFault.FULL`."""
        package = type(self).__name__.removesuffix("Fault").lower()
        return f"fault.{package}.{self.name.lower()}"

    def told(self, **values: object) -> Told:
        """Give the sentence with its values."""
        return Told(self, values)


@dataclass(frozen=True, slots=True)
class Told:
    """A fault and the values that its sentence speaks of; as a string it is that sentence."""

    fault: Fault
    values: Mapping[str, object]

    def __str__(self) -> str:
        sentence: str = self.fault.value
        return sentence.format_map(self.values)


class Faulty(Exception):
    """An error that names everything that is wrong.

    `problems` are sentences of the catalogues, or plain strings where only a programmer can have
    made the mistake.
    """

    def __init__(self, *problems: Told | str) -> None:
        super().__init__("; ".join(map(str, problems)))
        self.problems = problems

    def __reduce__(self) -> tuple[object, ...]:
        # Exceptions are rebuilt from `args` otherwise, which here are the sentence.
        return (type(self), self.problems)
