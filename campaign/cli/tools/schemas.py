"""`council schema`: the JSON Schemas of what the program prints."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any, get_type_hints

import typer
from pydantic import BaseModel

from campaign.cli import completing
from campaign.cli.output import answer_lines
from campaign.cli.shapes.named import EXPORT, NAMES, SHAPES, STATE
from rules import titles
from rules.core.refusal import Kind, Refusal

if TYPE_CHECKING:
    from campaign.cli.desk import Desk


def schema(
    ctx: typer.Context,
    name: Annotated[
        str | None, typer.Argument(help="The shape; alone, they are listed.", autocompletion=completing.schemas)
    ] = None,
    title: Annotated[
        str, typer.Option("--title", metavar="SLUG", help="The game, for state.", autocompletion=completing.slugs)
    ] = titles.TITLES[0].slug,
) -> None:
    """Print the JSON Schema of a shape; alone, list their names."""
    desk: Desk = ctx.obj
    if name is None:
        answer_lines(desk, NAMES)
    elif name not in NAMES:
        raise Refusal(Kind.UNREADABLE, "house.unknown-schema", f"There is no shape “{name}”.", NAMES)
    else:
        desk.say(json.dumps(model(name, title).model_json_schema(mode="serialization"), indent=2))


def model(name: str, title: str) -> type[BaseModel]:
    """The model of a shape; that of `state` is what the title's view gives, that of `export` any line of its file."""
    if name == EXPORT:
        from campaign.store.lines import ExportShape

        return ExportShape
    if name != STATE:
        return SHAPES.get(name) or SHAPES["done"]
    from campaign.cli.tools.campaigns import title_card

    view: Any = get_type_hints(title_card(title).load().view)["return"]
    return view  # type: ignore[no-any-return]
