"""`council rules`: clauses, by id or by words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from campaign.cli import completing
from campaign.cli.clauses import find, say_clauses
from campaign.cli.output import answer, answer_lines
from campaign.cli.shapes.answers import RulesShape
from rules.core.names import matching
from rules.core.refusal import Kind, Refusal
from seeds import SLUGS, clauses

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
