"""`council report`: a game on paper, as PDF or HTML."""

from __future__ import annotations

import re
import unicodedata
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from campaign.cli.output import answer
from campaign.cli.shapes import ReportShape
from campaign.store.errors import FILE_EXISTS, NOT_WRITABLE, StoreError
from rules.core.names import matching
from rules.core.refusal import Kind, Refusal

if TYPE_CHECKING:
    from campaign.cli.desk import Desk
    from reports.document import Document, Paper

HTML = (".html", ".htm")
LONGEST = 60
"""Characters of a campaign's name in a file's name."""


def report(
    ctx: typer.Context,
    kind: Annotated[str, typer.Argument(help="Which report: session.")],
    game: Annotated[int | None, typer.Argument(help="The game's number; the last one if left out.")] = None,
    output: Annotated[str | None, typer.Option("-o", "--output", metavar="FILE", help="Where it goes.")] = None,
    paper: Annotated[str, typer.Option("--paper", metavar="PAPER", help="a4 or letter.")] = "a4",
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there already.")] = False,
) -> None:
    """Write a report of a game: a PDF, or one file of HTML if the name ends so. No file is written over unasked."""
    from reports import registry

    desk: Desk = ctx.obj
    keeper = desk.keeper()
    number = keeper.title.game_of(keeper.state) if game is None else game
    made = registry.report(keeper.info.title, kind)
    sheet = _paper(paper)
    target = Path(output).expanduser() if output else Path(f"{file_name(keeper.info.name)}-game-{number}.pdf")
    _refuse_taken(target, force)
    zone = datetime.now().astimezone().tzinfo
    assert zone is not None
    document = made.make(keeper.history(), keeper.info.name, number, paper=sheet, zone=zone)
    write(document, target, force)
    if desk.options.json:
        answer(desk, ReportShape(report=str(target), title=document.title))
    else:
        desk.say(f"Written: {target}")


def write(document: Document, target: Path, force: bool) -> None:
    """Write a document to a file, as HTML or PDF by the name's ending. StoreError if it is there or cannot be."""
    content = document.html().encode() if target.suffix.lower() in HTML else document.pdf()
    try:
        with target.open("wb" if force else "xb") as file:
            file.write(content)
    except FileExistsError:
        _refuse_taken(target, force)
        raise
    except OSError as error:
        raise StoreError(NOT_WRITABLE, f"{target} cannot be written: {error.strerror}.", ("another name",)) from None


def file_name(name: str) -> str:
    """A campaign's name as part of a file's name: letters and digits, joined by dashes."""
    words = re.findall(r"\w+", unicodedata.normalize("NFC", name).casefold().replace("_", " "))
    return "-".join(words)[:LONGEST].strip("-") or "campaign"


def _refuse_taken(target: Path, force: bool) -> None:
    if target.exists() and not force:
        raise StoreError(FILE_EXISTS, f"{target} is there already.", ("the same with --force", "-o with another name"))


def _paper(text: str) -> Paper:
    from reports.document import Paper

    found = matching(text, [one.value for one in Paper])
    if len(found) == 1:
        return Paper(found[0])
    raise Refusal(Kind.UNREADABLE, "house.unreadable", f"“{text}” is no paper.", tuple(one.value for one in Paper))
