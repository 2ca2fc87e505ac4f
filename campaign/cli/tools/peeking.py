"""`council look`: a seat looks at what it alone may see, at a keyboard that others share."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated

import typer

from campaign.cli import completing
from campaign.cli.output import say_next
from campaign.cli.printing import say
from campaign.cli.screens import show_state
from campaign.cli.unseen import at_terminal, unseen
from rules.core.refusal import Kind, Refusal

if TYPE_CHECKING:
    from campaign.cli.desk import Desk


def look(
    ctx: typer.Context,
    seat: Annotated[str, typer.Argument(help="Whose eyes it is for.", autocompletion=completing.seats)],
) -> None:
    """Show a seat what it alone may see, with what it may do. At a terminal, Enter hides it again.

    `state --for SEAT --json` gives the same to programs.
    """
    desk: Desk = ctx.obj
    if desk.options.json:
        because = "`look` shows a screen and has no JSON."
        raise Refusal(Kind.UNREADABLE, "house.unreadable", because, (f"state --for {seat} --json",))
    with desk.under(replace(desk.options, viewer=seat)):
        keeper, viewer = desk.keeper(), desk.viewer
        with _for_one_alone(viewer):
            show_state(keeper.title, keeper.view(viewer))
            say_next(desk)
    desk.answered = True


@contextmanager
def _for_one_alone(viewer: str) -> Iterator[None]:
    """At a terminal: waits until the others look away, and leaves nothing on the screen or above it."""
    if not at_terminal():
        yield
        return
    from rich.console import Console

    console = Console()
    unseen(f"For {viewer} alone. Enter shows it. ")
    console.set_alt_screen(True)
    typed = ""
    try:
        yield
        typed = unseen("Enter hides it again. ")
    finally:
        console.set_alt_screen(False)
    if typed:
        say("What was typed before it was hidden was not read: type it again here.")
