"""`python -m trimoon` is the command `trimoon`."""

from trimoon.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
