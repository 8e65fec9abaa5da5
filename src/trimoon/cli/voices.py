"""Where a command speaks: results on standard output, remarks on standard error."""

import sys
from dataclasses import dataclass

from trimoon.texts import in_figures, say


@dataclass(frozen=True, slots=True)
class Voice:
    """Where a command speaks: lines on standard output, in one language."""

    language: str

    def say(self, text_id: str, **values: object) -> str:
        """Give a sentence."""
        return say(text_id, values, self.language)

    def figure(self, number: float, places: int = 0, *, sign: bool = False) -> str:
        """Give a number as this language writes it."""
        return in_figures(number, self.language, places, sign=sign)

    def tell(self, text_id: str, **values: object) -> None:
        """Print a sentence."""
        print(self.say(text_id, **values), flush=True)

    def warn(self, text_id: str, **values: object) -> None:
        """Print a sentence that is no result, on standard error."""
        print(self.say(text_id, **values), file=sys.stderr, flush=True)
