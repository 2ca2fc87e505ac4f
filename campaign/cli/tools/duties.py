"""`council duty` alone: the chores that are not done yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import typer

from campaign.cli.output import answer
from campaign.cli.printing import say_wrapped
from campaign.cli.shapes.answers import DutiesShape, DutyShape
from rules.core.secrecy import EVERYONE
from rules.core.step import TABLE

if TYPE_CHECKING:
    from campaign.cli.desk import Desk


def duties(ctx: typer.Context) -> None:
    """List what is still to be done by hand: stickers, Envelopes, boxes, cards."""
    desk: Desk = ctx.obj
    shown: Any = getattr(desk.keeper().view(EVERYONE), "duties", ())
    shapes = [DutyShape(id=one.id, who=one.who, what=one.what, clause=one.clause) for one in shown]
    if desk.options.json:
        answer(desk, DutiesShape(duties=shapes))
        return
    for one in shapes:
        who = "" if one.who == TABLE else f"{one.who.capitalize()}: "
        say_wrapped(f"{one.id:>4}  {who}{one.what} ({one.clause})", indent=6)
    if not shapes:
        desk.say("Nothing is to be done by hand.")
