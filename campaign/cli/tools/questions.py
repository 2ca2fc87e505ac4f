"""`council whatif`, `rulings` and `doctor campaign`: questions that change nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from campaign.chance import Draws
from campaign.cli.output import answer
from campaign.cli.printing import say_wrapped
from campaign.cli.shapes.answers import AnswerShape, RulingsShape, TroublesShape
from rules.core.refusal import Kind, Refusal
from rules.core.secrecy import EVERYONE

if TYPE_CHECKING:
    from campaign.cli.desk import Desk


def whatif(
    ctx: typer.Context,
    words: Annotated[list[str], typer.Argument(help='As `lead lyrie`, `tie lyrie`, or an outcome: "progress 2".')],
) -> None:
    """Answer a question without recording anything: what an outcome would bring, or what a player must lay."""
    desk: Desk = ctx.obj
    keeper = desk.keeper()
    asked = keeper.title.answer
    if asked is None:
        because = f"{keeper.title.name} has no questions of that kind."
        raise Refusal(Kind.NOT_ALLOWED, "house.unreadable", because, ("council next",), title=keeper.info.title)
    said = asked(keeper.state, tuple(words), Draws(0))
    if desk.options.json:
        answer(desk, AnswerShape(answer=list(said)))
    else:
        for sentence in said:
            say_wrapped(sentence, indent=2)


def rulings(ctx: typer.Context) -> None:
    """List the rulings of the campaign: the table's precedents."""
    desk: Desk = ctx.obj
    view: Any = desk.keeper().view(EVERYONE)
    made = getattr(view, "rulings", ())
    if desk.options.json:
        answer(desk, RulingsShape(rulings=[one.model_dump(mode="json") for one in made]))
        return
    for one in made:
        change = f": {one.was or 'nothing'} became {one.now}" if one.now else ""
        say_wrapped(f"{one.id}. Game {one.game}: {one.what}{change} ({one.reason})", indent=3)
    if not made:
        desk.say("No ruling was made yet.")


def troubles(desk: Desk) -> None:
    """What may have gone wrong at the table, each with the command that looks closer or mends it."""
    keeper = desk.keeper()
    found = list(keeper.title.troubles(keeper.state))
    if desk.options.json:
        answer(desk, TroublesShape(troubles=[{"what": what, "try": command} for what, command in found]))
        return
    for what, command in found:
        say_wrapped(f"{what}", indent=2)
        say_wrapped(f"  council {command}", indent=4)
    if not found:
        desk.say("Nothing is called for and left undone.")
