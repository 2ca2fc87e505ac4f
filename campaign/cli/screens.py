"""Prints a title's screen of the state: plain when piped, 80 columns wide, in colour on a terminal that has it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from io import StringIO
from typing import Any

import typer
from rich.console import Console, ConsoleOptions, ConsoleRenderable, RenderHook
from rich.segment import Segment

from campaign.cli import manner
from campaign.cli.printing import clean, say
from reports.screens import lines, screen
from reports.screens.spoken import spoken
from rules.title import Title


def show_state(title: Title[Any], view: Any, before: Any = None) -> None:
    """The screen of a view; what is as it was `before` may be left out."""
    if manner.plain():
        say("\n".join(lines(title.slug, view, before)))
    else:
        show(*screen(title.slug, view, before))


def show(*parts: Any) -> None:
    """Renderables, without the blanks that pad their lines; plainly, as lines."""
    if manner.plain():
        say("\n".join(spoken(parts, {})))
        return
    terminal = sys.stdout.isatty()
    plain = not terminal or bool(os.environ.get("NO_COLOR"))
    held = StringIO()
    console = CleanConsole(
        file=held,
        width=None if terminal else manner.WIDTH,
        force_terminal=not plain,
        highlight=False,
        markup=False,
        emoji=False,
    )
    for part in parts:
        console.print(part)
    # Its colours are its own by now.
    typer.echo("\n".join(line.rstrip() for line in held.getvalue().splitlines()))


class CleanConsole(Console):
    """A console whose colours are its own: no text that it shows brings any."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.push_render_hook(_Cleaning())


class _Cleaning(RenderHook):
    def process_renderables(self, renderables: list[ConsoleRenderable]) -> list[ConsoleRenderable]:
        return [_Cleaned(renderables)]


class _Cleaned:
    def __init__(self, parts: Sequence[ConsoleRenderable]) -> None:
        self._parts = parts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        for part in self._parts:
            for one in console.render(part, options):
                yield one if one.control else Segment(clean(one.text), one.style)
