"""How many small mistakes in the rules the tests would notice: runs mutmut, prints the figure.

Exit status 1 below the floor. Which ones lived: `.venv/bin/mutmut results`, `mutmut show NAME`.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

FLOOR = 0.90
MUTMUT = Path(sys.executable).with_name("mutmut")
FIGURES = Path("mutants/mutmut-cicd-stats.json")
NOTICED = ("killed", "timeout", "segfault")


def main() -> int:
    with Path("mutants.log").open("w", encoding="utf-8") as log:
        ran = subprocess.run([MUTMUT, "run"], stdout=log, stderr=log, check=False)
    if ran.returncode:
        print("mutmut did not run to its end: see mutants.log", file=sys.stderr)
        return 2
    subprocess.run([MUTMUT, "export-cicd-stats"], stdout=subprocess.DEVNULL, check=True)
    figures: dict[str, int] = json.loads(FIGURES.read_text(encoding="utf-8"))
    total = figures["total"] - figures["skipped"]
    noticed = sum(figures[name] for name in NOTICED)
    print(f"mutants of trimoon.rules: {noticed} of {total} noticed ({noticed / total:.1%})")
    return 0 if noticed >= FLOOR * total else 1


if __name__ == "__main__":
    sys.exit(main())
