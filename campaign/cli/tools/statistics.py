"""`council stats`: who voted with whom, whose Power decided, and where points came from."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

import typer

from campaign.cli.commands import HOME
from campaign.cli.output import answer
from campaign.cli.screens import show
from campaign.cli.shapes import StatisticsShape
from rules.core.refusal import Kind, Refusal

if TYPE_CHECKING:
    from campaign.cli.desk import Desk


def stats(ctx: typer.Context) -> None:
    """Show the statistics of the campaign: agreement, swing votes, Power and Votes, tokens, Deals, points by source."""
    from reports.queens_dilemma.statistics import statistics
    from reports.screens.statistics import screen

    desk: Desk = ctx.obj
    keeper = desk.keeper()
    if keeper.info.title != HOME:
        because = f"There are no statistics for {keeper.title.name}."
        raise Refusal(Kind.NOT_ALLOWED, "house.unknown-report", because, ("council report",), title=keeper.info.title)
    found = statistics(keeper.history())
    if desk.options.json:
        answer(desk, StatisticsShape.model_validate(asdict(found)))
    else:
        desk.say(f"“{keeper.info.name}”: games {found.games}, Votes {found.votes}.\n")
        show(*screen(found))
