"""The kernel under the compiler's sanitizers, over random positions: `cpp/fuzz.cpp`."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "cpp/fuzz.cpp"
COMPILER = os.environ.get("CXX") or shutil.which("g++") or shutil.which("clang++")


def run_under(sanitizers: str, folder: Path, positions: int) -> None:
    if COMPILER is None:
        assert not os.environ.get("TRIMOON_REQUIRE_KERNEL"), "a C++ compiler is needed"
        pytest.skip("no C++ compiler")
    program = folder / "fuzz"
    options = ["-std=c++17", "-O1", "-g", "-pthread", "-fno-sanitize-recover=all"]
    subprocess.run(
        [COMPILER, *options, f"-fsanitize={sanitizers}", str(SOURCE), "-o", str(program)],
        check=True,
    )
    ran = subprocess.run(
        [str(program), str(positions)], capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stdout) == (0, f"{positions} positions\n"), ran.stdout + ran.stderr


def test_no_bad_memory_and_no_undefined_behaviour(tmp_path: Path) -> None:
    run_under("address,undefined", tmp_path, 2000)


@pytest.mark.soak
def test_no_races_between_threads(tmp_path: Path) -> None:
    run_under("thread", tmp_path, 20_000)


@pytest.mark.soak
def test_no_bad_memory_over_many_positions(tmp_path: Path) -> None:
    run_under("address,undefined", tmp_path, 200_000)
