"""Takes what npm writes into its lock beside versions and hashes out of it: links to sponsors."""

from __future__ import annotations

import json
from pathlib import Path

LOCK = Path(__file__).resolve().parent.parent / "package-lock.json"


def main() -> None:
    """Write the lock anew, without addresses."""
    lock = json.loads(LOCK.read_text(encoding="utf-8"))
    for package in lock["packages"].values():
        package.pop("funding", None)
    LOCK.write_text(json.dumps(lock, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
