"""The program in a process of its own, at a terminal: what is typed there, and what can be read on it."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).parents[2]
LONG = 30.0
"""Seconds after which nothing more is expected."""
OPENED = 'exec "$@" 0<>"$TERMINAL" 1>&0 2>&0'
"""Who opens a terminal in a session of its own is ruled by it: secrets are asked for at that."""


class Terminal:
    """The far end of it."""

    def __init__(self, near: int) -> None:
        self._near = near
        self.shown = ""

    def type(self, text: str) -> None:
        """Types all of it at once, before anything of it is read."""
        os.write(self._near, text.encode())

    def wait_for(self, text: str, count: int = 1) -> str:
        """All that has been shown, as soon as a text stands there so many times."""
        until = monotonic() + LONG
        while self.shown.count(text) < count:
            assert monotonic() < until, f"no {text!r} in {self.shown}"
            if select.select([self._near], [], [], 1)[0]:
                self.shown += os.read(self._near, 4096).decode(errors="replace")
        return self.shown


@contextmanager
def council(words: list[str], environment: Mapping[str, str]) -> Iterator[Terminal]:
    """The program with these words, ended at the end."""
    near, far = pty.openpty()
    around = {"PYTHONPATH": str(ROOT), "TERM": "xterm", "PROMPT_TOOLKIT_NO_CPR": "1", "TERMINAL": os.ttyname(far)}
    command = ["sh", "-c", OPENED, "sh", sys.executable, "-m", "campaign.cli.main", *words]
    running = subprocess.Popen(command, env={**os.environ, **around, **environment}, start_new_session=True)
    try:
        yield Terminal(near)
    finally:
        running.kill()
        running.wait()
        os.close(near)
        os.close(far)
