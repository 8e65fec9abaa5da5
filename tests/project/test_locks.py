"""The lock files name versions and hashes, never an address to fetch from."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NAME = re.compile(r"[A-Za-z0-9._-]+")


@pytest.mark.parametrize(
    "name", ["constraints.txt", ".npmrc", "package.json", "package-lock.json", "pyproject.toml"]
)
def test_no_address_in(name: str) -> None:
    assert not re.search(r"://|index-url|find-links", (ROOT / name).read_text(encoding="utf-8"))


def test_npm_lock_says_what_but_not_from_where() -> None:
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))
    packages = {path: package for path, package in lock["packages"].items() if path}
    assert packages
    for path, package in packages.items():
        assert "resolved" not in package, path
        assert package["integrity"].startswith("sha512-"), path


def test_every_page_part_is_pinned_to_one_version() -> None:
    wanted = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["dependencies"]
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in wanted.values())


def test_every_requirement_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = project["dependency-groups"]
    wanted = project["project"]["dependencies"] + [
        line for group in groups.values() for line in group if isinstance(line, str)
    ]
    locked = {
        line.partition("==")[0]
        for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    }
    assert [line for line in wanted if _name(line) not in locked] == []


def _name(requirement: str) -> str:
    found = NAME.match(requirement)
    assert found
    return found[0].lower()
