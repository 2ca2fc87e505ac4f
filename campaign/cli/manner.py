"""How this run speaks: in tables and lines as wide as the terminal, or plainly, one thing a line."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

WIDTH = 80
WIDEST = 100
"""Longer lines of text are hard to read; tables may be wider."""
ENDLESS = 1_000_000

_plain: ContextVar[bool] = ContextVar("plain", default=False)


@contextmanager
def speaking(plain: bool) -> Iterator[None]:
    """Speaks plainly meanwhile, or not."""
    before = _plain.set(plain)
    try:
        yield
    finally:
        _plain.reset(before)


def plain() -> bool:
    """Whether tables, drawings and broken lines are left out: for screen readers."""
    return _plain.get()


def text_width() -> int:
    """How long a line of text may be: 80 piped, up to 100 at a terminal; when plain, nothing is broken."""
    if plain():
        return ENDLESS
    return min(shutil.get_terminal_size((WIDTH, 24)).columns, WIDEST) if sys.stdout.isatty() else WIDTH
