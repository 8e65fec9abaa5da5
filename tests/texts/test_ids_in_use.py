"""Every id that the sources name is in the catalogues, and every id there is named by a source."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from texts.catalogues_read import MESSAGES, SOURCES

IDS = frozenset(MESSAGES["en"])
AREAS = "|".join(sorted({text_id.split(".")[0] for text_id in IDS}))
LITERAL = re.compile(rf"(?:{AREAS})(?:\.\w+)+")
QUOTED = re.compile(rf"""["']((?:{AREAS})(?:\.\w+)+)["']""")
QUOTED_BEGINNING = re.compile(rf"""["']((?:{AREAS})(?:\.\w+)*\.)["']\s*~""")
FILE_NAME = re.compile(r".*\.(?:html|css|js|svg|moon|json|mo|po|png|py|toml|jinja)")
WHOLLY_PUT_TOGETHER = {r"(level|house\.bundle)\.\w+(\.why)?"}
"""Ids of which no source has even the beginning in one piece: f"{area}.{name}.why"."""
FORMS = (".you", ".other")
"""Endings that `phrases` and the page's voice add to an id: the reader's form, and a name's."""


def python_trees() -> Iterator[ast.AST]:
    for path in SOURCES.rglob("*.py"):
        yield ast.parse(path.read_text("utf-8"))


def page_texts() -> Iterator[str]:
    for path in SOURCES.rglob("web/templates/**/*"):
        if path.is_file():
            yield path.read_text("utf-8")
    for path in SOURCES.rglob("web/static/js/*.js"):
        yield path.read_text("utf-8")


def ids_named() -> set[str]:
    """Give everything in the sources that is written like an id."""
    named = {
        node.value
        for tree in python_trees()
        for node in whole_literals(tree)
        if isinstance(node.value, str) and LITERAL.fullmatch(node.value)
    }
    named |= {found for text in page_texts() for found in QUOTED.findall(text)}
    return {name for name in named if is_there(name) or not FILE_NAME.fullmatch(name)}


def whole_literals(tree: ast.AST) -> Iterator[ast.Constant]:
    """Give the literals that are no part of an f-string's own text."""
    if isinstance(tree, ast.Constant):
        yield tree
    for child in ast.iter_child_nodes(tree):
        if not (isinstance(tree, ast.JoinedStr) and isinstance(child, ast.Constant)):
            yield from whole_literals(child)


def patterns_named() -> set[str]:
    """Give a pattern for every id that is put together: f"suit.{suit}", "keys." ~ key."""
    patterns = {
        pattern
        for tree in python_trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        and re.match(rf"(?:{AREAS})\\\.", pattern := pattern_of(node))
    }
    begun = {begun for text in page_texts() for begun in QUOTED_BEGINNING.findall(text)}
    return patterns | WHOLLY_PUT_TOGETHER | {re.escape(start) + r"[\w.]+" for start in begun}


def pattern_of(node: ast.JoinedStr) -> str:
    return "".join(
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"\w+"
        for part in node.values
    )


def is_there(name: str) -> bool:
    return name in IDS or all(name + form in IDS for form in FORMS)


def test_every_id_that_the_sources_name_is_in_the_catalogues() -> None:
    assert sorted(name for name in ids_named() if not is_there(name)) == []


def test_every_id_that_is_put_together_begins_one_in_the_catalogues() -> None:
    ids = [*IDS, *(base_of(text_id) for text_id in IDS)]
    lost = [p for p in patterns_named() if not any(re.fullmatch(p, text_id) for text_id in ids)]
    assert sorted(lost) == []


def test_every_id_in_the_catalogues_is_named_by_a_source() -> None:
    named = ids_named()
    pattern = re.compile("|".join(patterns_named()))
    unused = [
        text_id
        for text_id in IDS
        if not ({text_id, base_of(text_id)} & named)
        and not (pattern.fullmatch(text_id) or pattern.fullmatch(base_of(text_id)))
    ]
    assert sorted(unused) == []


def base_of(text_id: str) -> str:
    """Give the id without the ending that is added to it."""
    base, _, ending = text_id.rpartition(".")
    return base if f".{ending}" in FORMS else text_id


def test_the_sources_are_found() -> None:
    assert isinstance(SOURCES, Path)
    assert {"suit.asked_for", "log.play"} & ids_named()
