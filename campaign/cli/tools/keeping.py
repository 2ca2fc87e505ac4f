"""`council backup` and `doctor`: the file itself."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from campaign.cli.output import answer
from campaign.cli.shapes import BackupShape, DoctorShape
from campaign.cli.tools.questions import troubles
from campaign.store import doctor as doctors
from campaign.store.backup import backup as copy
from rules.core.refusal import Kind, Refusal

if TYPE_CHECKING:
    from campaign.cli.desk import Desk

UNSOUND = 5


def backup(ctx: typer.Context, file: Annotated[str, typer.Argument(help="Where the copy goes.")]) -> None:
    """Copy the database, all campaigns in it, and prove the copy: it is opened and replayed before it is called one."""
    desk: Desk = ctx.obj
    target = copy(desk.store(), Path(file).expanduser())
    if desk.options.json:
        answer(desk, BackupShape(backup=str(target)))
    else:
        desk.say(f"Backed up and proved: {target}")


def doctor(
    ctx: typer.Context,
    what: Annotated[str, typer.Argument(help="`file`, or `campaign`: what the table may have forgotten.")] = "file",
    repair: Annotated[bool, typer.Option("--repair", help="Write the tables and caches anew.")] = False,
) -> None:
    """Look whether the file is whole, and whether its tables say what the journal says."""
    desk: Desk = ctx.obj
    if "campaign".startswith(what.casefold()):
        troubles(desk)
        return
    if not "file".startswith(what.casefold()):
        because = f"“{what}” is nothing to look at."
        raise Refusal(Kind.UNREADABLE, "house.unreadable", because, ("doctor file", "doctor campaign"))
    if repair:
        doctors.repair(desk.store())
    found = doctors.check(desk.store())
    if desk.options.json:
        answer(desk, DoctorShape(faults=found))
    for one in found or ["All is well."]:
        if not desk.options.json:
            desk.say(one)
    if found:
        raise typer.Exit(UNSOUND)
