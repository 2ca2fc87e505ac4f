"""`council backup`, `backups` and `doctor`: the file itself."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from campaign.cli.output import answer
from campaign.cli.printing import say_wrapped
from campaign.cli.shapes.files import BackupShape, BackupsShape, DoctorShape, ShelfShape
from campaign.cli.tools.questions import troubles
from campaign.cli.waiting import patiently
from campaign.paths import path_of
from campaign.store import doctor as doctors
from campaign.store import shelf
from campaign.store.advice import advice, swept
from campaign.store.backup import backup as copy
from campaign.store.connection import place_of
from campaign.store.errors import StoreError
from rules.core.refusal import Kind, Refusal

if TYPE_CHECKING:
    from campaign.cli.desk import Desk

UNSOUND = 5
MEGABYTE = 1_000_000


def backup(
    ctx: typer.Context,
    file: Annotated[
        str | None, typer.Argument(help="Where the copy goes, a file or a folder; if left out, beside the database.")
    ] = None,
) -> None:
    """Copy the database, all campaigns in it, and prove the copy: it is opened and replayed before it is called one."""
    desk: Desk = ctx.obj
    with patiently(desk, "Copying and proving"):
        target = copy(desk.store(), _target(desk, file)) if file else _shelved(desk)
    if desk.options.json:
        answer(desk, BackupShape(backup=str(target)))
    else:
        desk.say(f"Backed up and proved: {target}")


def backups(ctx: typer.Context) -> None:
    """List the backups beside the database, oldest first. Some are made by the program: after each game, and before
    each amendment, restore or change of the file's schema.
    """
    desk: Desk = ctx.obj
    place = place_of(desk.database)
    kept = shelf.kept(place)
    if desk.options.json:
        shapes = [
            ShelfShape(
                file=str(one.place),
                time=one.time,
                campaign=one.campaign,
                game=one.game,
                reason=one.reason,
                bytes=one.size,
            )
            for one in kept
        ]
        answer(desk, BackupsShape(folder=str(shelf.folder_of(place)), backups=shapes))
        return
    for one in kept:
        game = f", game {one.game}" if one.game is not None else ""
        when = f"{one.time[:10]} {one.time[11:16]} UTC"
        desk.say(f"{when}  {one.campaign}{game}, {one.reason}, {one.size / MEGABYTE:.1f} MB\n    {one.place.name}")
    desk.say(f"In {shelf.folder_of(place)}; council restore FILE goes back." if kept else "There is no backup yet.")


def doctor(
    ctx: typer.Context,
    what: Annotated[str, typer.Argument(help="`file`, or `campaign`: what the table may have forgotten.")] = "file",
    repair: Annotated[
        bool, typer.Option("--repair", help="Write tables and caches anew; remove drafts that were left behind.")
    ] = False,
) -> None:
    """Look whether the file is whole, and whether its tables say what the journal says."""
    desk: Desk = ctx.obj
    if "campaign".startswith(what.casefold()):
        troubles(desk)
        return
    if not "file".startswith(what.casefold()):
        because = f"“{what}” is nothing to look at."
        raise Refusal(Kind.UNREADABLE, "house.unreadable", because, ("doctor file", "doctor campaign"))
    with _without_itself(), patiently(desk, "Replaying every campaign"):
        if repair:
            doctors.repair(desk.store())
        removed = swept(desk.store().place) if repair else []
        found, advised = doctors.check(desk.store()), advice(desk.store().place)
    if desk.options.json:
        answer(desk, DoctorShape(faults=found, advice=advised, removed=[str(one) for one in removed]))
    else:
        for one in found or ["All is well."]:
            say_wrapped(one, indent=2)
        for gone in removed:
            say_wrapped(f"Removed, a draft that was left behind: {gone}", indent=2)
        for one in advised:
            say_wrapped(f"Worth knowing: {one}", indent=2)
    if found:
        raise typer.Exit(UNSOUND)


@contextmanager
def _without_itself() -> Iterator[None]:
    """What keeps the file from being opened is told without the advice to ask the doctor."""
    try:
        yield
    except StoreError as error:
        error.allowed = tuple(way for way in error.allowed if way != "council doctor")
        raise


def _target(desk: Desk, file: str) -> Path:
    """Where the copy goes; in a folder, such as that of a stick, under a name with the time."""
    target = path_of(file)
    if not os.path.isdir(target):
        return target
    return target / f"{place_of(desk.database).stem}-{desk.surroundings.time()[:16].replace(':', '')}.db"


def _shelved(desk: Desk) -> Path:
    """A backup beside the database, named by the campaign if there is only one."""
    listed = desk.store().campaigns()
    time = desk.surroundings.time()
    if len(listed) == 1:
        return shelf.shelve(desk.store(), shelf.BY_HAND, time, listed[0].name, listed[0].game)
    return shelf.shelve(desk.store(), shelf.BY_HAND, time)
