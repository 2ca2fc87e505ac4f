"""The statistics of Queen by Midnight on a terminal."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.table import Table

from reports.queen_by_midnight.statistics import ENDS, Statistics
from rules.queen_by_midnight.names import Princess


def screen(found: Statistics) -> list[Any]:
    """How the plays ended in a line, and a table of the Princesses."""
    ended = ", ".join(f"{ENDS[how]} {count}" for how, count in found.ends.items() if count)
    if not found.plays:
        return ["No play is over yet."]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column("Princess")
    for column in ("Plays", "Queen", "Won along"):
        table.add_column(column, justify="right")
    for name, one in found.princesses.items():
        table.add_row(Princess(name).shown, str(one.plays), str(one.queen), str(one.along))
    return [f"Ended by: {ended}.", table]
