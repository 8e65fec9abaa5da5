"""What importing the library brings along: nothing from outside the standard library."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from itertools import chain
from pathlib import Path

import pytest

import trimoon

ROOT = Path(__file__).parents[2]
SOURCE = Path(trimoon.__file__).parent
LIBRARY = (
    "trimoon",
    *(
        f"trimoon.{name}"
        for name in (
            "rules",
            "workers",
            "shuffle",
            "notation",
            "solver",
            "render",
            "texts",
            "bots",
            "analysis",
        )
    ),
)
PURE = {
    "__future__",
    "abc",
    "collections",
    "dataclasses",
    "enum",
    "functools",
    "itertools",
    "math",
    "operator",
    "types",
    "typing",
}
LOADED_BY = """
import sys
before = set(sys.modules)
import {module}
loaded = {{name.partition(".")[0] for name in set(sys.modules) - before}}
print(*sorted(loaded - set(sys.stdlib_module_names) - {{"trimoon", "__mp_main__"}}))
"""


@pytest.mark.parametrize("module", LIBRARY)
def test_importing_the_library_loads_no_third_party_module(module: str) -> None:
    program = LOADED_BY.format(module=module)
    answer = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert answer.stdout.split() == []


@pytest.mark.parametrize("file", sorted((SOURCE / "rules").rglob("*.py")), ids=lambda f: f.stem)
def test_the_rules_import_only_the_pure_part_of_the_standard_library(file: Path) -> None:
    allowed = PURE | {"trimoon.rules"}
    assert [name for name in imported_by(file) if name not in allowed] == []


def imported_by(file: Path) -> list[str]:
    """The modules that a file names: top level only, but `trimoon.<package>` for our own."""
    names: list[str] = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names.append("trimoon.rules" if node.level else node.module or "")
    return [".".join(name.split(".")[: 2 if name.startswith("trimoon.") else 1]) for name in names]


# Imported by name, but part of what another requirement promises.
PART_OF = {"markupsafe": "jinja2", "rich": "cyclopts", "starlette": "fastapi"}


def test_what_the_package_imports_it_also_requires() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project.get("optional-dependencies", {}).values()
    required = {
        found[0].lower()
        for line in [*project["dependencies"], *chain.from_iterable(extras)]
        if (found := re.match(r"[\w.-]+", line))
    }
    makers = packages_distributions()
    for file in SOURCE.rglob("*.py"):
        for name in {name.partition(".")[0] for name in imported_by(file)}:
            if name in sys.stdlib_module_names or name == "trimoon":
                continue
            maker = makers[name][0].lower()
            assert PART_OF.get(maker, maker) in required, f"{file} imports {name}"
