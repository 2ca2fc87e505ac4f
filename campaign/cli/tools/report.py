"""`council report`: a game on paper, as PDF or HTML."""

from __future__ import annotations

import re
import unicodedata
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from campaign.cli.output import answer
from campaign.cli.shapes import ReportShape
from campaign.store.errors import FILE_EXISTS, NOT_WRITABLE, StoreError
from rules.core.names import matching
from rules.core.refusal import Kind, Refusal
from rules.core.secrecy import EVERYONE

if TYPE_CHECKING:
    from campaign.cli.desk import Desk
    from campaign.keeper import Keeper
    from reports.document import Document, Paper
    from reports.registry import Report

HTML = (".html", ".htm")
LONGEST = 60
"""Characters of a campaign's name in a file's name."""


def report(
    ctx: typer.Context,
    kind: Annotated[str, typer.Argument(help="Which report. A word that is none lists them.")],
    about: Annotated[str | None, typer.Argument(help="The game's number (the last if left out), or the seat.")] = None,
    output: Annotated[str | None, typer.Option("-o", "--output", metavar="FILE", help="Where it goes.")] = None,
    paper: Annotated[str, typer.Option("--paper", metavar="PAPER", help="a4 or letter.")] = "a4",
    sealed: Annotated[bool, typer.Option("--sealed", help="What only that seat may read, on a sheet to fold.")] = False,
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there already.")] = False,
) -> None:
    """Write a report: a PDF, or one file of HTML if the name ends so. No file is written over unasked."""
    from reports import registry

    desk: Desk = ctx.obj
    keeper = desk.keeper()
    made = registry.report(keeper.info.title, kind)
    named = _about(keeper, made, about)
    options = _options(made, sealed=sealed)
    sheet = _paper(paper)
    part = f"{made.file_name(named)}{'-sealed' if sealed else ''}"
    target = Path(output).expanduser() if output else Path(f"{file_name(keeper.info.name)}-{part}.pdf")
    _refuse_taken(target, force)
    zone = datetime.now().astimezone().tzinfo
    assert zone is not None
    seen = keeper.history(str(named) if sealed else keeper.title.host if made.kept else EVERYONE)
    document = made.make(seen, keeper.info.name, named, paper=sheet, zone=zone, **options)
    write(document, target, force)
    if desk.options.json:
        answer(desk, ReportShape(report=str(target), title=document.title))
    else:
        desk.say(f"Written: {target}")


def _about(keeper: Keeper, made: Report, text: str | None) -> int | str | None:
    """The game or seat that a report is about. Refuses a word that names none, and one too many."""
    if made.about == "game":
        if text is None:
            return keeper.title.game_of(keeper.state)
        if not text.isdecimal():
            raise Refusal(Kind.UNREADABLE, "house.unreadable", f"“{text}” is no game's number.", (f"{made.name} 1",))
        return int(text)
    if made.about == "seat":
        from campaign.cli.tools.looking import seat_of

        if text is None:
            allowed = tuple(f"{made.name} {seat}" for seat in keeper.title.seats_at(keeper.state))
            raise Refusal(Kind.UNREADABLE, "house.unreadable", f"Whose {made.name}?", allowed)
        return seat_of(keeper, text)
    if text is not None:
        because = f"The report “{made.name}” tells of the whole campaign: it takes no “{text}”."
        raise Refusal(Kind.UNREADABLE, "house.unreadable", because, (made.name,))
    return None


def _options(made: Report, **given: Any) -> dict[str, Any]:
    """The options that a report takes. Refuses those that were given and mean nothing to it."""
    for option, value in given.items():
        if value and option not in made.options:
            because = f"The report “{made.name}” has no --{option}."
            raise Refusal(Kind.UNREADABLE, "house.unreadable", because, (made.name,))
    return {option: given[option] for option in made.options if option in given}


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
