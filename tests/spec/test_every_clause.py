"""Every clause of docs/rules.md has a test named after it, and its list of house rules is true."""

import re
from dataclasses import fields
from enum import Enum
from pathlib import Path

import pytest

from trimoon.rules import BUNDLES, Ruleset

DOCUMENT = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")
CLAUSES = re.findall(r"^- \*\*(R\d+\.\d+)\*\* ", DOCUMENT, re.MULTILINE)

TESTS = {
    name
    for file in Path(__file__).parent.glob("test_r*.py")
    for name in re.findall(r"^def (test_\w+)", file.read_text(encoding="utf-8"), re.MULTILINE)
}


def rows_under(heading: str) -> list[list[str]]:
    """Give the cells of the first table after a heading, without its head."""
    lines = DOCUMENT.split(f"{heading}\n", 1)[1].split("\n#", 1)[0].splitlines()
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if line[:1] == "|"]
    return rows[2:]


def written(value: object) -> str:
    """Write a value of a house rule as the document does."""
    if isinstance(value, Enum):
        return f"`{value.value}`"
    return ("off", "on")[value] if isinstance(value, bool) else str(value)


HOUSE_RULES = {row[0].strip("`"): row[1] for row in rows_under("## R9 House rules")}


def test_the_document_numbers_its_clauses_without_a_gap() -> None:
    by_chapter: dict[str, list[int]] = {}
    for clause in CLAUSES:
        chapter, number = clause.split(".")
        by_chapter.setdefault(chapter, []).append(int(number))
    counts = {chapter: len(numbers) for chapter, numbers in by_chapter.items()}
    assert counts == {"R1": 3, "R2": 6, "R3": 2, "R4": 5, "R5": 2, "R6": 8, "R7": 4, "R8": 3}
    for numbers in by_chapter.values():
        assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_has_a_test_named_after_it(clause: str) -> None:
    start = f"test_{clause.lower().replace('.', '_')}_"
    assert any(name.startswith(start) for name in TESTS), start


def test_every_test_named_after_a_clause_states_one_that_exists() -> None:
    named = {match for name in TESTS for match in re.findall(r"^test_r(\d)_(\d+)_", name)}
    assert {f"R{chapter}.{number}" for chapter, number in named} == set(CLAUSES)


@pytest.mark.parametrize("field", HOUSE_RULES)
def test_every_house_rule_has_a_test_named_after_it(field: str) -> None:
    assert any(name.startswith(f"test_r9_{field}_") for name in TESTS), field


def test_the_document_lists_every_house_rule_and_no_other() -> None:
    assert [*HOUSE_RULES, "version"] == [field.name for field in fields(Ruleset)]


@pytest.mark.parametrize(("field", "values"), HOUSE_RULES.items())
def test_the_document_gives_the_default_first_and_then_what_else_is_accepted(
    field: str, values: str
) -> None:
    default = getattr(Ruleset(), field)
    assert values.split(", ", maxsplit=1)[0] == written(default)
    if isinstance(default, Enum):
        assert values == ", ".join(written(member) for member in type(default))
    elif isinstance(default, bool):
        assert values == f"{written(default)}, {written(not default)}"


def test_the_document_lists_the_bundles_as_they_are() -> None:
    rows = rows_under("### Bundles")
    assert [row[0].strip("`") for row in rows] == list(BUNDLES)
    for name, differences, source in rows:
        pairs = BUNDLES[name.strip("`")].differences.items()
        words = [f"`{field} = {written(value).strip('`')}`" for field, value in pairs]
        assert differences == (", ".join(words) or "nothing")
        assert source
