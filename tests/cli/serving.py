"""A `trimoon serve` in a process of its own, as a person starts it."""

from __future__ import annotations

import os
import queue
import re
import subprocess
import sys
import threading
from pathlib import Path

PATIENCE = 60.0
ADDRESS = re.compile(r"http://\S+")


class Serving:
    """A started server; its lines are read as they come."""

    def __init__(self, folder: Path, *arguments: str, **variables: str) -> None:
        words = ["serve", "--no-browser", "--pace", "0", "--data", str(folder), *arguments]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "trimoon", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | {"LC_ALL": "C.UTF-8"} | variables,
        )
        self.lines: list[str] = []
        self._coming: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._coming.put(line.rstrip("\n"))
        self._coming.put("")

    def line(self) -> str:
        """Wait for the next line; empty at the end."""
        line = self._coming.get(timeout=PATIENCE)
        self.lines.append(line)
        return line

    def ready(self) -> str:
        """Wait until it serves; give the address."""
        while (line := self.line()) != "Ctrl-C stops it.":
            assert line, self.ended()
        return next(found[0] for line in self.lines if (found := ADDRESS.search(line)))

    def ended(self) -> tuple[int, str]:
        """Wait for its end; give the exit code and what stands on standard error."""
        assert self.process.stderr is not None
        error = self.process.stderr.read()
        code = self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        while not self._coming.empty():
            self.line()
        return code, error

    def stop(self) -> None:
        """End it whatever it does."""
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None and self.process.stderr is not None
        self._reader.join(PATIENCE)
        self.process.stdout.close()
        self.process.stderr.close()
