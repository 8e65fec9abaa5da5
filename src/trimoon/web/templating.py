"""Templates, compiled once at the start, and what every page has in common.

Knows the folder of templates and the static files; knows no game.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from trimoon.render import THEMES, favicon_svg, symbols_svg, tokens_css
from trimoon.texts import LANGUAGES, say
from trimoon.web.preferences import CHOICES, GROUPS, USUAL
from trimoon.web.statics import Statics

FOLDER: Final = Path(__file__).parent / "templates"

_SCRIPTS: Final = {"bg": "cyrillic", "th": "thai"}
"""Whose letters a language's text is mostly written in, where they are not Latin ones."""

_COMMON: Final = {"wishes": USUAL, "here": "/"}
"""What every page is told, where nobody says otherwise."""

_LINE_ENDS: Final = re.compile(r"\s*\n\s*")


class _Tight(FileSystemLoader):
    """Loads templates without the indentation and line ends that only their authors need."""

    def get_source(self, environment: Environment, template: str):  # type: ignore[no-untyped-def]
        source, name, is_fresh = super().get_source(environment, template)
        return _LINE_ENDS.sub("", source), name, is_fresh


class Voiced:
    """Says texts in one language, for templates: `say("page.title")`."""

    def __init__(self, language: str) -> None:
        self._language = language

    def __call__(self, id: str, /, **values: object) -> Markup:
        return _escaped(id, self._language, **values)


@lru_cache(maxsize=8192)
def _escaped(id: str, language: str, /, **values: object) -> Markup:
    return escape(say(id, values, language))


class Pages:
    """Makes pages and fragments from templates."""

    def __init__(self) -> None:
        made = {"logo.svg": favicon_svg().encode(), "css/tokens.css": tokens_css().encode()}
        self.statics = Statics(made=made)
        self._environment = Environment(
            loader=_Tight(FOLDER),
            autoescape=True,
            auto_reload=False,
            undefined=StrictUndefined,
        )
        self._environment.globals.update(
            static=self.statics.address,
            sprite=Markup(symbols_svg()),
            languages=LANGUAGES,
            script_of=_SCRIPTS,
            wish_groups=GROUPS,
            wish_choices=CHOICES,
            sky={theme: colors["sky-top"] for theme, colors in THEMES.items()},
        )
        self._voices = {language: Voiced(language) for language in LANGUAGES}

    def page(self, template: str, language: str, **values: object) -> str:
        """Render a template in a language."""
        common = {**_COMMON, "say": self._voices[language], "language": language}
        return self._environment.get_template(template).render(common | values)
