"""All measurements, one part after the other: `make bench`, or `make bench ARGS=rules`."""

from __future__ import annotations

import importlib
import platform
import sys

from bench.figures import reference, show

PARTS = ("rules", "imports", "solver", "bots", "pages", "server")


def main(wanted: list[str]) -> int:
    """Run the parts named, or all."""
    unknown = sorted(set(wanted) - set(PARTS))
    if unknown:
        print(f"no such part: {', '.join(unknown)}; there are: {', '.join(PARTS)}", file=sys.stderr)
        return 2
    print(f"Python {platform.python_version()}, {platform.machine()}\n")
    for part in wanted or PARTS:
        print(f"== {part}")
        show([reference(), *importlib.import_module(f"bench.of_{part}").figures()])
        print()
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
