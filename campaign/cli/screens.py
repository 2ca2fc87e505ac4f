"""Prints a title's screen of the state: plain when piped, 80 columns wide, in colour on a terminal that has it."""

from __future__ import annotations

import os
import sys
from io import StringIO
from typing import Any

import typer
from rich.console import Console

from campaign.cli import manner
from reports.screens import lines, screen
from reports.screens.spoken import spoken
from rules.title import Title


def show_state(title: Title[Any], view: Any, before: Any = None) -> None:
    """The screen of a view; what is as it was `before` may be left out."""
    if manner.plain():
        typer.echo("\n".join(lines(title.slug, view, before)))
    else:
        show(*screen(title.slug, view, before))


def show(*parts: Any) -> None:
    """Renderables, without the blanks that pad their lines; plainly, as lines."""
    if manner.plain():
        typer.echo("\n".join(spoken(parts, {})))
        return
    terminal = sys.stdout.isatty()
    plain = not terminal or bool(os.environ.get("NO_COLOR"))
    held = StringIO()
    console = Console(
        file=held,
        width=None if terminal else manner.WIDTH,
        force_terminal=not plain,
        highlight=False,
        markup=False,
        emoji=False,
    )
    for part in parts:
        console.print(part)
    typer.echo("\n".join(line.rstrip() for line in held.getvalue().splitlines()))
