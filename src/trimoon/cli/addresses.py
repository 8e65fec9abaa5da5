"""Where the server listens: free ports, sockets, and the addresses that people type.

Knows the machine's network as far as the standard library shows it; knows nothing of pages.
"""

from __future__ import annotations

import contextlib
import errno
import ipaddress
import os
import socket
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import repeat

from trimoon.cli.faults import BadUse
from trimoon.web.settings import LOOPBACK

_PORTS_TRIED = 50


@dataclass(frozen=True, slots=True)
class Listening:
    """Open sockets with what people and the page must know of them.

    `addresses` are whole addresses to print, the one for this machine first; `hosts` are the
    names that a browser may send besides those of loopback; `asked_port` is the port that was
    wanted.
    """

    sockets: tuple[socket.socket, ...]
    port: int
    asked_port: int
    addresses: tuple[str, ...]
    hosts: tuple[str, ...]


def listen(host: str, port: int) -> Listening:
    """Open the first free port from `port` on; raise BadUse when none can be opened."""
    last = min(port + _PORTS_TRIED - 1, 65535)
    candidates: Iterable[int] = range(port, last + 1) if port else repeat(0, _PORTS_TRIED)
    for candidate in candidates:
        try:
            sockets = _open(host, candidate)
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                continue
            raise _refused(host, candidate, error) from error
        except UnicodeError as error:
            # A name with an empty or endless part.
            message = str(error.__cause__ or error)
            raise BadUse("cli.bad_host", text=host, message=message) from error
        opened = sockets[0].getsockname()[1]
        names = _names_of(host)
        addresses = tuple(f"http://{_bracketed(name)}:{opened}" for name in names)
        return Listening(sockets, opened, port, addresses, names)
    raise BadUse("cli.no_port", port=port, last=last)


def _refused(host: str, port: int, error: OSError) -> BadUse:
    where = f"{host}:{port}" if error.errno == errno.EACCES else host
    return BadUse("cli.bad_host", text=where, message=error.strerror or str(error))


def _open(host: str, port: int) -> tuple[socket.socket, ...]:
    """Bind every address of a host to one port; loopback in both families where there are two."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    opened: list[socket.socket] = []
    failed: OSError | None = None
    for family, kind, protocol, _, address in dict.fromkeys(found):
        bound = opened[0].getsockname()[1] if opened else port
        try:
            opened.append(_bind(family, kind, protocol, (address[0], bound, *address[2:])))
        except OSError as error:
            failed = error
            if error.errno == errno.EADDRINUSE:
                break
    # A machine may name ::1 without having IPv6; one working family is enough. But a port that
    # somebody else has in one of the families would lead half of the browsers there.
    if failed is not None and (not opened or failed.errno == errno.EADDRINUSE):
        for each in opened:
            each.close()
        raise failed
    return tuple(opened)


def _bind(family: int, kind: int, protocol: int, address: tuple[object, ...]) -> socket.socket:
    listener = socket.socket(family, kind, protocol)
    try:
        if family == socket.AF_INET6:
            # `--host ::` means every address of both families.
            is_alone = not _is_everywhere(str(address[0]))
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, is_alone)
        if os.name == "posix":
            # A server that was just stopped leaves its port in TIME_WAIT. (Windows does without,
            # and would share a busy port.)
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(128)
    except OSError:
        listener.close()
        raise
    listener.setblocking(False)
    return listener


def _names_of(host: str) -> tuple[str, ...]:
    if host in LOOPBACK:
        return ("localhost",)
    if not _is_everywhere(host):
        return (host,)
    return tuple(dict.fromkeys(("localhost", *_addresses_of_machine())))


def _is_everywhere(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return False


def _addresses_of_machine() -> tuple[str, ...]:
    """Give the addresses by which others in the house reach this machine."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        # Nothing is sent: connecting a datagram socket only picks the outgoing address.
        probe.connect(("192.0.2.1", 9))
        found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return tuple(each for each in found if not ipaddress.ip_address(each).is_loopback)


def _bracketed(name: str) -> str:
    return f"[{name}]" if ":" in name else name
