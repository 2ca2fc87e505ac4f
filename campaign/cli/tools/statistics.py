"""`council stats`: who voted with whom and whose Power decided; how the plays of Queen by Midnight ended."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

import typer

from campaign.cli.commands import HOME
from campaign.cli.output import answer
from campaign.cli.screens import show
from campaign.cli.shapes.figures import PlaysShape, StatisticsShape
from rules.core.refusal import Kind, Refusal

if TYPE_CHECKING:
    from campaign.cli.desk import Desk
    from campaign.keeper import Keeper


MIDNIGHT = "queen-by-midnight"


def stats(ctx: typer.Context) -> None:
    """Show the statistics of the campaign. The Queen's Dilemma: agreement, swing votes, Power and Votes, tokens, Deals,
    points by source. Queen by Midnight: how its plays ended, and how each Princess did.
    """
    desk: Desk = ctx.obj
    keeper = desk.keeper()
    if keeper.info.title not in (HOME, MIDNIGHT):
        because = (
            f"`stats` knows nothing of {keeper.title.name}; `standings` says how its {keeper.title.game_word}s went."
        )
        ways = ("council standings", "council report")
        raise Refusal(Kind.NOT_ALLOWED, "house.unknown-report", because, ways, title=keeper.info.title)
    (_of_midnight if keeper.info.title == MIDNIGHT else _of_councilors)(desk, keeper)


def _of_councilors(desk: Desk, keeper: Keeper) -> None:
    from reports.queens_dilemma.statistics import statistics
    from reports.screens.statistics import screen
    from reports.words import counted

    found = statistics(keeper.history())
    if desk.options.json:
        answer(desk, StatisticsShape.model_validate(asdict(found)))
    else:
        desk.say(f"“{keeper.info.name}”: {counted(found.games, 'game')}, {counted(found.votes, 'Vote')}.\n")
        show(*screen(found))


def _of_midnight(desk: Desk, keeper: Keeper) -> None:
    from reports.queen_by_midnight.statistics import statistics
    from reports.screens.midnight_statistics import screen

    found = statistics(keeper.history())
    if desk.options.json:
        answer(desk, PlaysShape.model_validate(asdict(found)))
    else:
        show(*screen(found))
