"""`council log`, `undo` and `redo`."""

from __future__ import annotations

from contextlib import suppress
from time import sleep
from typing import TYPE_CHECKING, Annotated

import typer

from campaign.cli.output import answer
from campaign.cli.printing import say_wrapped
from campaign.cli.shapes.entries import LogEntryShape, LogShape

if TYPE_CHECKING:
    from campaign.cli.desk import Desk
    from campaign.logbook import LogEntry

ACT, STANDS = "act", "stands"
PATIENCE = 0.5
"""Seconds between two looks at the file."""
SHORT = 20
"""How many entries `council log` shows without --all."""


def log(
    ctx: typer.Context,
    everything: Annotated[bool, typer.Option("--all", help="Every entry, those undone or replaced as well.")] = False,
    follow: Annotated[bool, typer.Option("--follow", help="Go on with what others enter, until Ctrl-C.")] = False,
) -> None:
    """Show what happened, oldest first: the last 20 entries that hold, or all there ever were. With --follow it goes
    on, with undos and amendments too; with --json as well, it gives one JSON object a line.
    """
    desk: Desk = ctx.obj
    entries = desk.keeper().log(desk.viewer)
    if desk.options.json and not follow:
        answer(desk, LogShape(log=[_shape(one) for one in entries]))
        return
    held = [one for one in entries if _holds(one)]
    shown = entries if everything else held[-SHORT:]
    if len(held) > len(shown) and not desk.options.json:
        desk.say(f"The last {SHORT} of {len(held)} entries; all of them: council log --all")
    for one in shown:
        _say(desk, _shape(one))
    if not shown and not desk.options.json:
        desk.say("Nothing has happened yet.")
    if follow:
        with suppress(KeyboardInterrupt):
            _follow(desk)


def _holds(one: LogEntry) -> bool:
    """Whether an entry belongs into the short log: what stands, and what the table must see to have been taken back."""
    return (one.kind == ACT or one.unbound) and one.standing == STANDS


def _follow(desk: Desk) -> None:
    """Says each new entry as it is made, here or at another keyboard."""
    keeper = desk.keeper()
    known = keeper.sequence
    while True:
        sleep(PATIENCE)
        keeper.refresh()
        if keeper.sequence != known:
            for one in _entries(desk):
                if one.entry > known:
                    _say(desk, one)
            known = keeper.sequence


def _entries(desk: Desk) -> list[LogEntryShape]:
    return [_shape(one) for one in desk.keeper().log(desk.viewer)]


def _say(desk: Desk, one: LogEntryShape) -> None:
    if desk.options.json:
        desk.say(one.model_dump_json())
        return
    mark = "" if one.standing == STANDS else f" ({one.standing})"
    say_wrapped(f"{one.entry:>5}  {one.label}{mark}{f' -- {one.note}' if one.note else ''}", indent=7)


def undo(ctx: typer.Context, count: Annotated[int, typer.Argument(help="How many entries.")] = 1) -> None:
    """Take back the last entries; it says what was taken back. Nothing is deleted: `redo` brings it back."""
    desk: Desk = ctx.obj
    desk.check_viewer()
    desk.did(desk.keeper().undo(count, desk.at(), insisted=desk.options.insist))


def redo(ctx: typer.Context, count: Annotated[int, typer.Argument(help="How many entries.")] = 1) -> None:
    """Do again what was taken back last."""
    desk: Desk = ctx.obj
    desk.check_viewer()
    desk.did(desk.keeper().redo(count, desk.at()))


def _shape(one: LogEntry) -> LogEntryShape:
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
