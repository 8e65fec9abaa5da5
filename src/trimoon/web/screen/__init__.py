"""What stands on the page of a game, as values: from a view, a language and what was asked.

Starts from a `SeatView` and nothing else, so a screen cannot tell what its viewer may not know.
Knows words, pictures and order; knows neither markup of pages nor HTTP.
"""

from trimoon.web.screen.asking import About, Question, answer_to
from trimoon.web.screen.game import Asked, Screen, screen_for
from trimoon.web.screen.lookback import final_trick_of
from trimoon.web.screen.news import news
from trimoon.web.screen.offer import Offer, house_form, offer_for
from trimoon.web.screen.orders import SORTED, Lie, lie_from
from trimoon.web.screen.voice import Voice

__all__ = [
    "SORTED",
    "About",
    "Asked",
    "Lie",
    "Offer",
    "Question",
    "Screen",
    "Voice",
    "answer_to",
    "final_trick_of",
    "house_form",
    "lie_from",
    "news",
    "offer_for",
    "screen_for",
]
