"""Screens for the ear: tables and lines as plain sentences, one fact a line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rich.console import Console
from rich.table import Table

TURN = "* "
"""Stands in front of whose turn it is."""


def spoken(parts: Iterable[Any], names: Mapping[str, str]) -> Iterator[str]:
    """The lines and tables of a screen. `names` says in full what a column's heading cuts short."""
    shown = tuple(parts)
    several = sum(isinstance(part, Table) for part in shown) > 1
    for part in shown:
        if isinstance(part, Table):
            heading = _text(part.columns[0].header) if several else ""
            if heading:
                yield f"{names.get(heading, heading)}:"
            yield from _rows(part, names)
        else:
            yield from (fact for line in str(part).splitlines() for fact in line.split(" | "))


def _rows(table: Table, names: Mapping[str, str]) -> Iterator[str]:
    """Each row as its first cell, and a line for each other one that says something."""
    headings = [_text(column.header) for column in table.columns]
    for cells in zip(*(map(_text, column.cells) for column in table.columns), strict=True):
        first, *others = cells
        yield f"{first.removeprefix(TURN)}, whose turn it is:" if first.startswith(TURN) else f"{first}:"
        for heading, cell in zip(headings[1:], others, strict=True):
            if cell:
                yield f"  {names.get(heading, heading)} {cell}"


def _text(cell: Any) -> str:
    """What stands in a cell, on one line."""
    text = cell if isinstance(cell, str) else getattr(cell, "plain", None) or _printed(cell)
    return " ".join(str(text).split())


def _printed(cell: Any) -> str:
    console = Console(width=200, color_system=None)
    with console.capture() as capture:
        console.print(cell)
    return capture.get()
