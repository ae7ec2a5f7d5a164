"""What the server writes about itself: no names, no messages, no cards."""

import contextlib
import logging
from typing import TextIO

import structlog


class Unfailing:
    """A stream that drops a line that cannot be written: a full disk does not end a game."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        with contextlib.suppress(OSError):
            self._stream.write(text)
        return len(text)

    def flush(self) -> None:
        with contextlib.suppress(OSError):
            self._stream.flush()


def configure(stream: TextIO) -> None:
    """Lines for people in a terminal (only what goes wrong), JSON for everything else."""
    people = stream.isatty()
    level = logging.WARNING if people else logging.INFO
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.dev.ConsoleRenderer() if people else structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(Unfailing(stream)),  # type: ignore[arg-type]
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(stream=stream, level=logging.WARNING, force=True)
