"""`council new`, `campaigns` and `use`."""

from __future__ import annotations

import re
import shlex
from typing import TYPE_CHECKING, Annotated, Any

import typer

from campaign.cli import completing, places
from campaign.cli.output import answer, answer_done, say_next
from campaign.cli.seats import seat_named
from campaign.cli.shapes.entries import CampaignShape, CampaignsShape
from rules import titles
from rules.core.names import matching
from rules.core.refusal import Kind, Refusal
from rules.titles import TitleCard

if TYPE_CHECKING:
    from campaign.cli.desk import Desk
    from campaign.keeper import Keeper


def new(
    ctx: typer.Context,
    name: Annotated[str, typer.Argument(help="What the group calls it.")],
    title: Annotated[
        str, typer.Option("--title", metavar="SLUG", help="The game.", autocompletion=completing.slugs)
    ] = titles.TITLES[0].slug,
) -> None:
    """Found a campaign, and choose it."""
    desk: Desk = ctx.obj
    before = None if desk.missing else places.chosen(desk.database)
    keeper = found(desk, name, title)
    if desk.options.json:
        answer_done(desk, campaign_shape(desk, keeper))
    else:
        desk.say(f"“{keeper.info.name}” is founded: {keeper.title.name}.")
        was = next((one.name for one in desk.store().campaigns() if one.id == before), None)
        if was is not None:
            desk.say(f"Commands are for “{keeper.info.name}” now; `council use {shlex.quote(was)}` goes back.")
        say_next(desk)


def found(desk: Desk, name: str, title: str) -> Keeper:
    """A new campaign, chosen from now on. Refuses an unknown title or seat; the store refuses a name that is taken."""
    card = title_card(title)
    if desk.options.viewer:
        seat_named(card.load(), card.load().start, desk.options.viewer)
    keeper = desk.store(create=True).found(name, card.slug)
    places.choose(desk.database, keeper.info.id)
    return desk.take_up(keeper)


def campaigns(ctx: typer.Context) -> None:
    """List the campaigns of the database."""
    desk: Desk = ctx.obj
    shapes = _all(desk)
    if desk.options.json:
        answer(desk, CampaignsShape(campaigns=shapes))
        return
    names = {card.slug: card.name for card in titles.TITLES}
    for one in shapes:
        mark = "*" if one.chosen else " "
        game = f"game {one.game}, " if one.game else ""
        where = f"{names.get(one.title, one.title)}; {game}{one.phase or 'not known to this program'}"
        desk.say(f"{mark} {one.name}  ({where}; entry {one.sequence})")
    if not shapes:
        desk.say('There is no campaign yet: council new "NAME"')


def use(
    ctx: typer.Context,
    name: Annotated[str, typer.Argument(help="A name or an id.", autocompletion=completing.campaigns)],
) -> None:
    """Choose the campaign that commands are for from now on."""
    desk: Desk = ctx.obj
    keeper = desk.take_up(desk.store().keeper(name))
    places.choose(desk.database, keeper.info.id)
    if desk.options.json:
        answer_done(desk, campaign_shape(desk, keeper))
    else:
        desk.say(f"Commands are for “{keeper.info.name}” now ({keeper.title.name}).")


def title_card(text: str) -> TitleCard:
    """The title that a slug's unique prefix, the name on the box, or a command prefix names."""
    slugs = matching(_as_slug(text), [card.slug for card in titles.TITLES])
    by_group = [card for card in titles.TITLES if card.group and card.group == text]
    found = by_group or [card for card in titles.TITLES if card.slug in slugs]
    if len(found) == 1:
        return found[0]
    kind, clause = (Kind.AMBIGUOUS, "house.ambiguous") if found else (Kind.UNREADABLE, "house.unknown-title")
    because = f"“{text}” fits several titles." if found else f"“{text}” is no title."
    raise Refusal(kind, clause, because, [card.slug for card in found or titles.TITLES])


def _as_slug(name: str) -> str:
    """`The Queen's Dilemma` as `queens-dilemma`."""
    words = re.sub("['’]", "", name).casefold().split()
    return "-".join(words[1:] if words[:1] == ["the"] and len(words) > 1 else words)


def _all(desk: Desk) -> list[CampaignShape]:
    chosen = places.chosen(desk.database)
    if desk.untouched:
        return []
    return [_shape(one, one.id == chosen) for one in desk.store().campaigns()]


def campaign_shape(desk: Desk, keeper: Keeper) -> CampaignShape:
    return next(one for one in _all(desk) if one.id == keeper.info.id)


def _shape(one: Any, chosen: bool) -> CampaignShape:
    return CampaignShape(
        id=one.id,
        name=one.name,
        title=one.title,
        founded=one.founded,
        sequence=one.sequence,
        game=one.game,
        phase=one.phase,
        chosen=chosen,
    )
