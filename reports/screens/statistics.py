"""The statistics on a terminal of 80 columns."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.table import Table

from reports.queens_dilemma.statistics import Statistics
from reports.queens_dilemma.tables import StatTable, tables


def screen(found: Statistics) -> list[Any]:
    """A line for the whole, and each table under its heading."""
    parts: list[Any] = []
    for one in tables(found):
        parts += ["", one.title, one.says, _table(one)]
    return parts[1:] if parts else ["No Vote has been decided yet."]


def _table(one: StatTable) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 2, 0, 0), show_edge=False)
    for number, column in enumerate(one.columns):
        table.add_column(column, justify="right" if number and not one.words else "left", overflow="fold")
    for row in one.rows:
        table.add_row(*row)
    return table
