"""`council export` and `import`: one campaign in a file of its own."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from campaign.cli.keyboard import check_shown
from campaign.cli.output import answer
from campaign.cli.shapes.files import ExportedShape, ImportedShape
from campaign.cli.tools.campaigns import campaign_shape
from campaign.cli.tools.report import file_name
from campaign.cli.waiting import patiently
from campaign.paths import path_of
from campaign.store import exporting, importing
from campaign.store.errors import FILE_EXISTS, StoreError
from campaign.store.files import drafted, publish
from rules import titles
from rules.core.refusal import Kind, Refusal

if TYPE_CHECKING:
    from campaign.cli.desk import Desk

STDOUT = "-"
FRAME = 2
"""The lines of an export that are no entries."""


def export(
    ctx: typer.Context,
    file: Annotated[str | None, typer.Argument(help="Where it goes, a file or a folder; - is standard output.")] = None,
    public: Annotated[bool, typer.Option("--public", help="Leave every secret out; it cannot be imported.")] = False,
    output: Annotated[str | None, typer.Option("-o", "--output", metavar="FILE", help="The same as FILE.")] = None,
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there already.")] = False,
) -> None:
    """Write the campaign down as one file of JSON Lines, which `council import` makes a campaign of. A whole export
    holds the secrets of the campaign: keep it as you keep the cards.
    """
    desk: Desk = ctx.obj
    if file and output:
        because = "It goes into one file: name it once."
        raise Refusal(Kind.UNREADABLE, "house.unreadable", because, (f"export {file}", f"export -o {output}"))
    file, keeper = file or output, desk.keeper()
    if not public:
        check_shown(desk, ways=("export --public",))
    lines = exporting.export(desk.store(), keeper.info, public=public)
    if file == STDOUT:
        if desk.options.json:
            because = "An export to standard output is JSON already."
            raise Refusal(Kind.UNREADABLE, "house.unreadable", because, ("export -", "export FILE --json"))
        _put_out(desk, "".join(lines).rstrip("\n"))
        return
    usual = f"{file_name(keeper.info.name)}{'-public' if public else ''}.jsonl"
    target = path_of(file or usual)
    target = target / usual if os.path.isdir(target) else target
    with patiently(desk, f"Writing {target}"):
        written = _write(target, list(lines), force)
    if desk.options.json:
        answer(desk, ExportedShape(export=str(target), entries=written - FRAME, public=public))
    else:
        what = "what everybody may see of " if public else ""
        desk.say(f"Exported {what}“{keeper.info.name}”, {written - FRAME} entries: {target}")
        if not public:
            desk.say(
                "It holds every secret, such as what lies face down, for its owner alone; --public leaves them out."
            )


def bring_in(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(help="A file of `council export`.")],
    name: Annotated[str, typer.Option("--name", metavar="NAME", help="What it is called here.")] = "",
) -> None:
    """Make a new campaign of an exported one: all of it, or nothing. It never writes over a campaign; if there is one
    of its name, it gets a number.
    """
    desk: Desk = ctx.obj
    with patiently(desk, f"Reading and replaying {file}"):
        parcel = importing.read(path_of(file), titles.TITLES)
    if not name.isprintable():
        raise Refusal(Kind.UNREADABLE, "house.campaign-name", "A campaign's name is one line of ordinary letters.")
    info = importing.bring_in(desk.store(create=True), parcel, name.strip())
    if desk.options.json:
        answer(desk, ImportedShape(imported=campaign_shape(desk, desk.store().keeper(info.id))))
    else:
        desk.say(f"“{info.name}” is here, {len(parcel.entries)} entries: council use {info.name!r}")


def _put_out(desk: Desk, text: str) -> None:
    """The lines as they are, for a program; nothing in them steers a terminal."""
    if sys.stdout.isatty():
        desk.say(text)
    elif not desk.silent:
        typer.echo(text)


def _write(target: Path, lines: list[str], force: bool) -> int:
    """Write a file that appears whole, for its owner alone. StoreError (house.file-exists) for one that is there."""
    with drafted(target) as draft:
        with os.fdopen(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w", encoding="utf-8") as opened:
            opened.writelines(lines)
        if not publish(draft, target, over=force):
            raise StoreError(FILE_EXISTS, f"{target} is there already.", ("another name", "--force"))
    return len(lines)
