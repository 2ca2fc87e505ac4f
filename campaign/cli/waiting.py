"""What lasts over a second says so on a terminal: what is being done, and for how long."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Timer
from typing import TYPE_CHECKING

from campaign.cli import manner
from campaign.cli.printing import say

if TYPE_CHECKING:
    from rich.progress import Progress

    from campaign.cli.desk import Desk

PATIENCE = 1.0
"""Seconds after which it is said what is being done."""


@contextmanager
def patiently(desk: Desk, doing: str) -> Iterator[None]:
    """Shows what is being done, once it takes longer than a second. Nothing when piped or for programs."""
    if desk.options.json or desk.silent or not sys.stderr.isatty():
        yield
        return
    plain = manner.plain()
    shown: list[Progress] = []

    def show() -> None:
        with suppress(Exception):
            if plain:
                say(f"{doing} ...", err=True)
            else:
                shown.append(_moving(doing))

    timer = Timer(PATIENCE, show)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        for one in shown:
            one.stop()


def _moving(doing: str) -> Progress:
    """A line that counts the seconds, and is gone when it stops."""
    from rich.console import Console
    from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    columns = (SpinnerColumn("line"), TextColumn("{task.description}", markup=False), TimeElapsedColumn())
    progress = Progress(*columns, console=Console(stderr=True), transient=True)
    progress.add_task(doing, total=None)
    progress.start()
    return progress
