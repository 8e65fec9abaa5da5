"""What an install gives with a compiler, without one, and where the kernel is asked for."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from trimoon.solver import backend

ROOT = Path(__file__).parents[2]
SOLVED = """
import sys
sys.path.insert(0, sys.argv[1])
from trimoon.rules import Seat, Tile, TileSet, Trick, Trump
from trimoon.solver import Position, backend, solve
hands = TileSet([Tile(6, 6)]), TileSet([Tile(6, 5)]), TileSet([Tile(6, 4)])
print(backend, solve(Position(hands, Trump.NONE, Seat.SOUTH, Trick(Seat.SOUTH))))
"""


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh clone, as far as the build needs it."""
    folder = tmp_path_factory.mktemp("clone")
    names = ("pyproject.toml", "CMakeLists.txt", "LICENSE", "README.md", "package-lock.json")
    for name in names:
        (folder / name).write_bytes((ROOT / name).read_bytes())
    for tree in ("build_backend", "cpp", "src"):
        for file in (ROOT / tree).rglob("*"):
            if file.is_file() and "__pycache__" not in file.parts and "vendor" not in file.parts:
                target = folder / file.relative_to(ROOT)
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(file.read_bytes())
    return folder


def build(source: Path, target: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Build a wheel; the compiler is one that always fails."""
    environment = {name: value for name, value in os.environ.items() if "TRIMOON" not in name}
    environment |= {"TRIMOON_NO_FRONTEND": "1", "CXX": "/bin/false", **settings}
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation"]
    return subprocess.run(
        [*command, "-w", str(target), str(source)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.skipif(
    shutil.which("cmake") is None,
    reason="no CMake outside a build environment: this very install has shown what happens then",
)
def test_without_a_compiler_the_twin_is_installed_and_solves(source: Path, tmp_path: Path) -> None:
    built = build(source, tmp_path)
    assert built.returncode == 0, built.stderr
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    zipfile.ZipFile(wheel).extractall(tmp_path / "installed")
    assert not list((tmp_path / "installed").rglob("_kernel.*.so"))
    odds = "trimoon/almanac/hands.bin"
    assert (tmp_path / "installed" / odds).read_bytes() == (ROOT / "src" / odds).read_bytes()
    # Without `site`, so that what is installed here cannot stand in for it.
    answer = subprocess.run(
        [sys.executable, "-S", "-c", SOLVED, str(tmp_path / "installed")],
        capture_output=True,
        text=True,
        check=True,
    )
    assert answer.stdout == "twin 1\n"


def test_where_the_kernel_is_asked_for_a_broken_one_fails_the_build(
    source: Path, tmp_path: Path
) -> None:
    assert build(source, tmp_path, TRIMOON_REQUIRE_KERNEL="1").returncode != 0
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(
    not os.environ.get("TRIMOON_REQUIRE_KERNEL"), reason="the twin may serve on this machine"
)
def test_where_the_kernel_is_asked_for_it_serves() -> None:
    assert backend == "kernel"
