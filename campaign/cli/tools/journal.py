"""`council log`, `undo` and `redo`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from campaign.cli.output import answer, say_wrapped
from campaign.cli.shapes import LogEntryShape, LogShape

if TYPE_CHECKING:
    from campaign.cli.desk import Desk

ACT, STANDS = "act", "stands"
SHORT = 20
"""How many entries `council log` shows without --all."""


def log(
    ctx: typer.Context,
    everything: Annotated[bool, typer.Option("--all", help="Every entry, those undone or replaced as well.")] = False,
) -> None:
    """Show what happened, oldest first: the last 20 entries that hold, or all there ever were."""
    desk: Desk = ctx.obj
    entries = [_shape(one) for one in desk.keeper().log(desk.viewer)]
    if desk.options.json:
        answer(desk, LogShape(log=entries))
        return
    shown = entries if everything else [one for one in entries if one.kind == ACT and one.standing == STANDS][-SHORT:]
    for one in shown:
        mark = "" if one.standing == STANDS else f" ({one.standing})"
        say_wrapped(f"{one.entry:>5}  {one.label}{mark}{f' -- {one.note}' if one.note else ''}", indent=7)
    if not shown:
        desk.say("Nothing has happened yet.")


def undo(ctx: typer.Context, count: Annotated[int, typer.Argument(help="How many entries.")] = 1) -> None:
    """Take back the last entries; it says what was taken back. Nothing is deleted: `redo` brings it back."""
    desk: Desk = ctx.obj
    desk.did(desk.keeper().undo(count, desk.at(), insisted=desk.options.insist))


def redo(ctx: typer.Context, count: Annotated[int, typer.Argument(help="How many entries.")] = 1) -> None:
    """Do again what was taken back last."""
    desk: Desk = ctx.obj
    desk.did(desk.keeper().redo(count, desk.at()))


def _shape(one: Any) -> LogEntryShape:
    return LogEntryShape(
        entry=one.sequence,
        position=one.position,
        kind=one.kind,
        action=one.action,
        arguments=dict(one.arguments),
        label=one.label,
        note=one.note,
        time=one.time,
        standing=one.standing,
    )
