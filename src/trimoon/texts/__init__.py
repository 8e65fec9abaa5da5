"""All that a person reads: the catalogues, and sentences about values of the game.

Knows the languages and their words; knows neither who asks nor where the text is shown.
"""

from trimoon.texts.catalogue import TextError, say
from trimoon.texts.languages import LANGUAGES, language_for, wishes_of
from trimoon.texts.numbers import in_figures, signed, with_minus

__all__ = [
    "LANGUAGES",
    "TextError",
    "in_figures",
    "language_for",
    "say",
    "signed",
    "wishes_of",
    "with_minus",
]
