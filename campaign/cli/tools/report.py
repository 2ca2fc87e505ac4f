"""`council report`: a game or a campaign on paper, as PDF, HTML or Markdown."""

from __future__ import annotations

import re
import unicodedata
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from campaign.cli import completing
from campaign.cli.filing import form_of, may_write, open_file, put_out, say_lacking, write
from campaign.cli.keyboard import check_shown
from campaign.cli.output import answer
from campaign.cli.shapes.files import ReportShape
from campaign.cli.waiting import patiently
from campaign.paths import path_of
from rules.core.names import matching
from rules.core.refusal import Kind, Refusal
from rules.core.secrecy import EVERYONE

if TYPE_CHECKING:
    from campaign.cli.desk import Desk
    from campaign.keeper import Keeper
    from reports.document import Paper
    from reports.registry import Report

LONGEST = 60
"""Characters of a campaign's name in a file's name."""
STDOUT = "-"
DIGITS = 9
"""The longest number of a game; a longer one is none."""


def report(
    ctx: typer.Context,
    kind: Annotated[
        str, typer.Argument(help="Which report. A word that is none lists them.", autocompletion=completing.reports)
    ],
    about: Annotated[
        str | None,
        typer.Argument(help="The game's number (the last if left out), or the seat.", autocompletion=completing.seats),
    ] = None,
    output: Annotated[
        str | None, typer.Option("-o", "--output", metavar="FILE", help="Where it goes; - is standard output.")
    ] = None,
    form: Annotated[
        str | None, typer.Option("--format", metavar="FORMAT", help="pdf, html, or md where the report has it.")
    ] = None,
    paper: Annotated[str, typer.Option("--paper", metavar="PAPER", help="a4 or letter.")] = "a4",
    sealed: Annotated[bool, typer.Option("--sealed", help="What only that seat may read, on a sheet to fold.")] = False,
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there already.")] = False,
    show: Annotated[bool, typer.Option("--open", help="Show it when it is written.")] = False,
) -> None:
    """Write a report: a PDF, one file of HTML, or Markdown where it has that. No file is written over unasked."""
    from reports import registry

    desk: Desk = ctx.obj
    keeper = desk.keeper()
    made = registry.report(keeper.info.title, kind)
    named = _about(keeper, made, about, desk.viewer)
    options = _options(made, sealed=sealed)
    if sealed:
        check_shown(desk, str(named), (f"report {made.name} {named}",))
    sheet, kind_of_file = _paper(paper), form_of(form, output)
    part = f"{made.file_name(named)}{'-sealed' if sealed else ''}"
    zone = datetime.now().astimezone().tzinfo
    assert zone is not None
    seen = keeper.history(str(named) if sealed else keeper.title.host if made.kept else EVERYONE)
    if output == STDOUT:
        _refuse_json(desk)
        document = made.make(seen, keeper.info.name, named, paper=sheet, zone=zone, **options)
        put_out(document, kind_of_file, secret=sealed or made.kept)
        return
    target = path_of(output) if output else Path(f"{file_name(keeper.info.name)}-{part}.{kind_of_file.value}")
    over = may_write(desk, target, force)
    with patiently(desk, f"Writing {target}"):
        document = made.make(seen, keeper.info.name, named, paper=sheet, zone=zone, **options)
        write(document, target, kind_of_file, over, secret=sealed or made.kept)
    _say(desk, target, document.title, document.lacking() if kind_of_file == "pdf" else "")
    if show:
        open_file(target)


def _refuse_json(desk: Desk) -> None:
    if desk.options.json:
        because = "The document itself goes to standard output: there is no JSON beside it."
        raise Refusal(Kind.UNREADABLE, "house.unreadable", because, ("-o FILE --json",))


def _say(desk: Desk, target: Path, title: str, lacking: str) -> None:
    """Where a report lies, and the characters that could not be shown."""
    if desk.options.json:
        more = {"lacking": lacking} if lacking else {}
        answer(desk, ReportShape(report=str(target), title=title, **more))
    else:
        desk.say(f"Written: {target}")
        say_lacking(lacking)


def _about(keeper: Keeper, made: Report, text: str | None, viewer: str) -> int | str | None:
    """The game or seat that a report is about; the viewer's seat if none is named. Refuses what names none."""
    if made.about == "game":
        if text is None:
            last = keeper.title.game_of(keeper.state)
            if not last:
                because = "Nothing has been played yet: there is nothing to write down."
                raise Refusal(Kind.NOT_ALLOWED, "house.unknown-report", because, ("next",))
            return last
        if not text.isdecimal() or len(text) > DIGITS:
            raise Refusal(Kind.UNREADABLE, "house.unreadable", f"“{text}” is no game's number.", (f"{made.name} 1",))
        return int(text)
    if made.about == "seat":
        from campaign.cli.seats import seat_of

        text = text or (None if viewer == EVERYONE else viewer)
        if text is None:
            allowed = tuple(f"{made.name} {seat}" for seat in keeper.title.seats_at(keeper.state))
            raise Refusal(Kind.UNREADABLE, "house.unreadable", f"For which seat is the report “{made.name}”?", allowed)
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


def file_name(name: str) -> str:
    """A campaign's name as part of a file's name: letters and digits, joined by dashes."""
    words = re.findall(r"\w+", unicodedata.normalize("NFC", name).casefold().replace("_", " "))
    return "-".join(words)[:LONGEST].strip("-") or "campaign"


def _paper(text: str) -> Paper:
    from reports.document import Paper

    found = matching(text, [one.value for one in Paper])
    if len(found) == 1:
        return Paper(found[0])
    raise Refusal(Kind.UNREADABLE, "house.unreadable", f"“{text}” is no paper.", tuple(one.value for one in Paper))
