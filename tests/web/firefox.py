"""Debian's Firefox, driven by WebDriver BiDi: what the tests need of it, and no more.

Playwright drives only a Firefox patched for it; this one listens by itself (WebDriver BiDi, a W3C
draft: JSON over a socket). `TRIMOON_FIREFOX` names another one than Debian's.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from web.serving import within
from websockets.sync.client import ClientConnection, connect

PATIENCE = 60
"""Seconds that an answer of the browser is waited for."""


def firefox_path() -> str | None:
    """Where Firefox is, if it is anywhere."""
    named = os.environ.get("TRIMOON_FIREFOX")
    return shutil.which(named or "firefox-esr") or (None if named else shutil.which("firefox"))


class Firefox:
    """One window: opens addresses, runs expressions, presses the mouse."""

    def __init__(self, line: ClientConnection) -> None:
        self._line, self._numbers = line, count(1)
        self.send("session.new", capabilities={})
        self.window = self.send("browsingContext.getTree")["contexts"][0]["context"]

    def send(self, method: str, **parameters: Any) -> Any:
        """Ask for one thing and wait for its result."""
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._line.recv(timeout=PATIENCE))
            if answer.get("id") == number:
                assert answer["type"] == "success", answer
                return answer["result"]

    def open(self, address: str) -> None:
        where = {"context": self.window, "url": address, "wait": "complete"}
        self.send("browsingContext.navigate", **where)

    def resize(self, width: int, height: int) -> None:
        viewport = {"width": width, "height": height}
        self.send("browsingContext.setViewport", context=self.window, viewport=viewport)

    def ask(self, expression: str) -> Any:
        """Give the value of an expression: text, a number, true or false, or nothing."""
        asked = {"expression": expression, "target": {"context": self.window}}
        result = self.send("script.evaluate", awaitPromise=True, **asked)
        assert result["type"] == "success", (expression, result)
        return result["result"].get("value")

    def wait(self, expression: str) -> None:
        """Wait until an expression is true, looked at once a frame."""
        self.ask(
            "new Promise(done => { const look = () => "
            f"({expression}) ? done() : requestAnimationFrame(look); look(); }})"
        )

    def press(self, selector: str) -> None:
        """Press the mouse in the middle of the first element that the selector finds."""
        place = self.ask(
            f"(() => {{ const box = document.querySelector({json.dumps(selector)})"
            ".getBoundingClientRect();"
            " return `${box.x + box.width / 2} ${box.y + box.height / 2}`; })()"
        )
        x, y = (round(float(number)) for number in place.split())
        steps = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        source = {"type": "pointer", "id": "mouse", "actions": steps}
        self.send("input.performActions", context=self.window, actions=[source])


@contextmanager
def firefox(profile: Path) -> Iterator[Firefox]:
    """Start a Firefox without windows on the screen, and end it."""
    path = firefox_path()
    assert path is not None
    command = [path, "--headless", "--no-remote", "--profile", str(profile)]
    command += ["--remote-debugging-port", "0"]
    profile.mkdir(parents=True)
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.STDOUT) as process:
        try:
            with connect(f"{_address_in(profile)}/session", max_size=None) as line:
                yield Firefox(line)
        finally:
            process.kill()


def _address_in(profile: Path) -> str:
    """Wait for the file in which Firefox tells where it listens."""
    told = profile / "WebDriverBiDiServer.json"
    within(PATIENCE, lambda: told.exists() and told.read_text().endswith("}"))
    where = json.loads(told.read_text())
    return f"ws://{where['ws_host']}:{where['ws_port']}"
