"""What a server of pages is told when it starts. Knows no command line and no environment."""

from __future__ import annotations

from dataclasses import dataclass

LOOPBACK = ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True, slots=True)
class Settings:
    """How the pages are served.

    `database` is a folder, a file or an address that `Store.open` takes; `hosts` are names or
    addresses by which this server may be called besides the loopback ones; `pace` is how long a
    bot seems to think, in seconds; `workers` is the number of processes for bots, None for as
    many as there are cores; `level` names the bots of a game that nobody has chosen levels for.
    """

    database: str = ""
    hosts: tuple[str, ...] = ()
    pace: float = 0.7
    workers: int | None = None
    level: str = "crescent-moon"

    @property
    def allowed_hosts(self) -> frozenset[str]:
        """Every host name that a request may name, lower case, without a port."""
        return frozenset(host.strip("[]").lower() for host in (*LOOPBACK, *self.hosts))
