"""Where the program's log goes: to standard error, and only what somebody should look at.

Standard output belongs to the sentences of a command. Knows no event.
"""

from __future__ import annotations

import logging
import sys

import structlog


def log_quietly() -> None:
    """Write warnings and errors to standard error, each in one line: `21:03:07 [warning] …`."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper("%H:%M:%S", utc=False),
            structlog.dev.ConsoleRenderer(
                colors=sys.stderr.isatty(), pad_event_to=0, pad_level=False, sort_keys=False
            ),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING),
        # Looked up anew for each line: whoever runs a command may have put another one there.
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),
    )
