"""`council` alone, `next` and `state`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import typer

from campaign.cli.output import answer_done, say_next
from campaign.cli.screens import show_state

if TYPE_CHECKING:
    from campaign.cli.desk import Desk
    from campaign.keeper import Keeper


def overview(ctx: typer.Context) -> None:
    """Say where the table stands and what comes next."""
    desk: Desk = ctx.obj
    keeper = desk.keeper()
    if desk.options.json:
        answer_done(desk)
        return
    desk.say(f"“{keeper.info.name}”, {keeper.title.name}, entry {keeper.sequence}")
    show_state(keeper.title, keeper.view(desk.viewer))
    say_next(desk)


def next_steps(ctx: typer.Context) -> None:
    """Say what the table does next: who, which action, with which choices."""
    desk: Desk = ctx.obj
    if desk.options.json:
        answer_done(desk)
    else:
        say_next(desk, everything=True)


def state(ctx: typer.Context) -> None:
    """Show where the table stands, as everybody sees it or, with --for, as one seat does."""
    desk: Desk = ctx.obj
    keeper = desk.keeper()
    view = keeper.view(desk.viewer)
    if desk.options.json:
        desk.say(json.dumps(state_json(keeper, view), indent=2, ensure_ascii=False))
    else:
        show_state(keeper.title, view)


def state_json(keeper: Keeper, view: Any) -> dict[str, Any]:
    """A view as JSON, with what is known of the campaign in front."""
    shown = view.model_dump(mode="json")
    info, title = keeper.info, keeper.title
    campaign: dict[str, Any] = {"id": info.id, "name": info.name, "title": info.title}
    campaign |= {"game": title.game_of(keeper.state), "phase": title.phase_of(keeper.state)}
    return {**shown, "campaign": campaign | shown.get("campaign", {})}
