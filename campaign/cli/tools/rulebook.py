"""`council rules`: clauses, by id or by words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from campaign.cli import completing
from campaign.cli.output import answer, answer_lines, say_wrapped
from campaign.cli.shapes import ClauseShape, RulesShape
from rules.core.names import matching
from rules.core.refusal import Kind, Refusal
from seeds import HOUSE, SLUGS, clauses

if TYPE_CHECKING:
    from campaign.cli.desk import Desk


def rules(
    ctx: typer.Context,
    words: Annotated[
        list[str] | None,
        typer.Argument(help="A clause's id or its beginning, or words to find.", autocompletion=completing.clauses),
    ] = None,
    title: Annotated[
        str | None,
        typer.Option("--title", metavar="SLUG", help="The game, else the campaign's.", autocompletion=completing.slugs),
    ] = None,
) -> None:
    """Show a clause in our own words, or find clauses. Alone, it lists the sections."""
    desk: Desk = ctx.obj
    slug = _slug(desk, title)
    if not words:
        answer_lines(desk, dict.fromkeys(clause.id.partition(".")[0] for clause in clauses(slug).values()))
        return
    found = list(find(slug, words))
    if not found:
        because = f"No clause of {slug} has “{' '.join(words)}”."
        raise Refusal(Kind.UNREADABLE, "house.unknown-clause", because, ("council rules",), title=slug)
    if desk.options.json:
        answer(desk, RulesShape(rules=found))
    else:
        say_clauses(found)


def find(slug: str, words: list[str]) -> Iterator[ClauseShape]:
    """The clause of that id alone, else those whose id begins so, else those that hold all the words."""
    every = [*_of(slug), *_of(HOUSE)]
    wanted = " ".join(words).casefold()
    exact = [one for one in every if one.id == wanted]
    begun = [one for one in every if one.id.startswith(wanted)]
    parts = wanted.split()
    yield from exact or begun or [one for one in every if all(part in _text(one) for part in parts)]


def say_clauses(found: list[ClauseShape]) -> None:
    """Clauses for people."""
    for one in found:
        say_wrapped(f"{one.id}  ({one.section}; {one.kind})")
        say_wrapped(f"  {one.says}", indent=2)
        if one.open:
            say_wrapped(f"  Left open: {one.open}", indent=2)


def _of(slug: str) -> list[ClauseShape]:
    found = clauses(slug).values() if slug in (HOUSE, *SLUGS) else ()
    lead = f"{HOUSE}." if slug == HOUSE else ""
    return [
        ClauseShape(title=slug, id=lead + one.id, section=one.section, kind=one.kind, says=one.says, open=one.open)
        for one in found
    ]


def _text(one: ClauseShape) -> str:
    return f"{one.id} {one.section} {one.says} {one.open or ''}".casefold()


def _slug(desk: Desk, title: str | None) -> str:
    if title is not None:
        found = matching(title, SLUGS)
        if len(found) == 1:
            return found[0]
        raise Refusal(Kind.UNREADABLE, "house.unknown-title", f"“{title}” is no title.", found or SLUGS)
    try:
        return desk.keeper().info.title
    except Exception:
        # A rule can be looked up without a campaign, or without a file that can be opened.
        return SLUGS[0]
