"""`council restore`: back to a backup, after showing what would change."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from campaign.cli.lines import here as typed_here
from campaign.cli.output import answer
from campaign.cli.shapes.files import ComparedShape, RestoreShape
from campaign.cli.waiting import patiently
from campaign.paths import path_of
from campaign.store import Store, StoreError, restoring, shelf
from campaign.store.connection import place_of
from campaign.store.errors import DAMAGED
from rules import titles
from rules.core.refusal import Kind, Refusal

if TYPE_CHECKING:
    from campaign.cli.desk import Desk

NO = 1
SAID = {
    "new": "new: only the backup has it",
    "newer": "newer in the backup",
    "older": "older in the backup",
    "same": "the same",
    "different": "different: both went on from a common past",
    "missing": "MISSING in the backup: only the file has it",
}


def restore(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(help="The backup: a path, or a name that `council backups` lists.")],
    yes: Annotated[
        str | None, typer.Option("--yes", metavar="NAME", help="The database's file name, as consent.")
    ] = None,
) -> None:
    """Go back to a backup: of the whole file, with all its campaigns. What would change is shown first, and nothing is
    written over before the database's file name is typed. What is replaced is itself backed up. With --json it is only
    shown, unless --yes is given.
    """
    desk: Desk = ctx.obj
    place = place_of(desk.database)
    present, damage = _present(desk)
    with (
        restoring.taken_out(_source(file, place), place) as draft,
        Store.open(draft, around=desk.surroundings, titles=titles.TITLES, spared=True) as backup,
    ):
        with patiently(desk, "Replaying the backup, and comparing"):
            restoring.sound(backup)
            mark = restoring.mark_of(present) if present else ""
            compared = restoring.compare(backup, present)
        if not desk.options.json:
            _say(desk, compared, damage)
        if present and all(one.verdict == "same" for one in compared):
            _answer(desk, compared, restored=False, words="Nothing is to be done: the file holds the same.")
            return
        if place.exists() and not _agreed(desk, place.name, yes):
            _answer(desk, compared, restored=False, words="Nothing was changed.")
            raise typer.Exit(0 if desk.options.json else NO)
        replaced = _replace(desk, backup, present, place, mark)
    kept = f" What was there is kept: {replaced}" if replaced else ""
    _answer(desk, compared, restored=True, replaced=replaced, words=f"Restored.{kept}")


def _present(desk: Desk) -> tuple[Store | None, str]:
    """The file that is there, opened, or what keeps it from being opened. StoreError for one that is not ours."""
    if desk.missing:
        return None, ""
    try:
        return desk.store(), ""
    except StoreError as error:
        if error.clause != DAMAGED:
            raise
        return None, error.because


def _source(file: str, place: Path) -> Path:
    """The backup's file: as it was typed, else by its name on the shelf."""
    source = path_of(file)
    on_shelf = shelf.folder_of(place) / file
    return on_shelf if not os.path.exists(source) and os.path.exists(on_shelf) else source


def _agreed(desk: Desk, name: str, yes: str | None) -> bool:
    """Whether the name was typed. Refuses (house.confirm) another one that came with --yes."""
    if yes is not None:
        if yes != name:
            because = f"“{yes}” is not the name of the file that would be replaced."
            raise Refusal(Kind.NOT_ALLOWED, "house.confirm", because, (f"--yes {name}",))
        return True
    if desk.options.json:
        return False
    desk.say(f"This replaces {name} as a whole. Type its name to do it; anything else leaves it as it is.")
    return typed_here().read() == name


def _replace(desk: Desk, backup: Store, present: Store | None, place: Path, mark: str) -> Path | None:
    time = desk.surroundings.time()
    if present:
        return restoring.replace(backup, present, mark, time, max(desk.safekeeping.keep, 1))
    aside = restoring.set_aside(place, time) if place.exists() else None
    restoring.put(backup, place)
    return aside


def _say(desk: Desk, compared: list[restoring.Compared], damage: str) -> None:
    if damage:
        desk.say(f"{damage} It is moved aside, as it is.")
    for one in compared:
        counts = f"{_count(one.backup)} in the backup, {_count(one.here)} here"
        desk.say(f"“{one.name}”: {SAID[one.verdict]} ({counts})")


def _count(entries: int | None) -> str:
    return "nothing" if entries is None else f"{entries} entries"


def _answer(
    desk: Desk, compared: list[restoring.Compared], *, restored: bool, words: str, replaced: Path | None = None
) -> None:
    if not desk.options.json:
        desk.say(words)
        return
    shapes = [ComparedShape(**one._asdict()) for one in compared]
    answer(desk, RestoreShape(campaigns=shapes, restored=restored, replaced=str(replaced) if replaced else None))
