"""`council set`: what the box shows and the rulebook does not print."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any

import typer

from campaign.cli import completing
from campaign.cli.acting import act
from campaign.cli.output import answer
from campaign.cli.shapes.answers import SettingShape, SettingsShape
from rules.core.refusal import Kind, Refusal
from rules.title import Call

if TYPE_CHECKING:
    from campaign.cli.desk import Desk
    from campaign.keeper import Keeper

ACTION = "set"


def set_value(
    ctx: typer.Context,
    name: Annotated[str | None, typer.Argument(help="The setting.", autocompletion=completing.settings)] = None,
    value: Annotated[str | None, typer.Argument(help="What your box shows.")] = None,
) -> None:
    """Tell what your box shows. Alone, or with a name alone, it lists what is known."""
    desk: Desk = ctx.obj
    keeper = desk.keeper()
    if name is not None and value is not None:
        tell(desk, keeper, name, value)
    else:
        _list(desk, keeper, name)


def tell(desk: Desk, keeper: Keeper, name: str, value: str) -> None:
    """Sets one, by the title's own action: `set` with name and value, or one for each setting."""
    own = f"{ACTION} {name}"
    action = keeper.title.actions_by_name.get(own) or keeper.title.action(ACTION)
    words = (value,) if action.name == own else (name, value)
    arguments = dict(zip((one.name for one in action.parameters), words, strict=False))
    act(desk, keeper, Call(action.name, arguments))


def _list(desk: Desk, keeper: Keeper, name: str | None) -> None:
    known: Mapping[str, Any] = getattr(keeper.state, "settings", {})
    shapes = [
        SettingShape(
            name=one.name, value=known.get(one.name), prompt=one.prompt, clause=one.clause, example=one.example
        )
        for one in keeper.title.settings
        if name is None or one.name.startswith(name)
    ]
    if name is not None and not shapes:
        names = [one.name for one in keeper.title.settings]
        raise Refusal(Kind.UNREADABLE, "house.unknown-setting", f"There is no setting “{name}”.", names)
    if desk.options.json:
        answer(desk, SettingsShape(settings=shapes))
        return
    for one in shapes:
        shown = f"not known yet; council set {one.name} {one.example}" if one.value is None else one.value
        desk.say(f"{one.name}: {shown}\n    {one.prompt} ({one.clause})")
    if not shapes:
        desk.say(f"{keeper.title.name} needs no settings.")
