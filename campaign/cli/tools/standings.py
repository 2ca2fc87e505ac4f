"""`council standings`: how a group stands over the games that it has played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from campaign.cli.output import answer
from campaign.cli.screens import show
from campaign.cli.shapes.figures import StandingsShape
from rules.core.secrecy import EVERYONE

if TYPE_CHECKING:
    from campaign.cli.desk import Desk


def standings(ctx: typer.Context) -> None:
    """Show how everybody stands over the games of this group. A single game of The Queen's Dilemma has no winner."""
    from reports.screens.standings import screen
    from reports.screens.standings import standings as found_in

    desk: Desk = ctx.obj
    found = found_in(desk.keeper().view(EVERYONE))
    if desk.options.json:
        answer(desk, StandingsShape(standings={name: dict(row) for name, row in found.items()}))
    else:
        show(*screen(found))
