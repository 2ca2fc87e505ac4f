"""`council inventory`: where everything in the box must be; `inventory check` compares it with what was counted."""

from __future__ import annotations

from dataclasses import asdict
from textwrap import shorten
from typing import TYPE_CHECKING, Annotated

import typer

from campaign.cli.output import answer
from campaign.cli.printing import say_wrapped
from campaign.cli.shapes.answers import InventoryShape, RecountShape
from rules.core.refusal import Kind, Refusal

if TYPE_CHECKING:
    from campaign.cli.desk import Desk
    from reports.queens_dilemma.recount import Mismatch
    from reports.queens_dilemma.stock import Place
    from rules.history import Happening

TITLE = "queens-dilemma"
LONGEST = 150
"""Characters of what an entry says; `council log` says all of it."""
EXAMPLE = ("inventory check gold=40 deck=9 xanthe.food=2",)


def inventory(
    ctx: typer.Context,
    words: Annotated[
        list[str] | None, typer.Argument(help="`check` and what was counted: gold=40 deck=9 xanthe.food=2.")
    ] = None,
) -> None:
    """Say where everything in the box must be now, or check what was counted: what does not add up, and since when."""
    from reports.queens_dilemma.inventory import places
    from reports.queens_dilemma.standing import standing
    from reports.queens_dilemma.stock import last_moment

    desk: Desk = ctx.obj
    keeper = desk.keeper()
    if keeper.info.title != TITLE:
        because = f"There is no inventory for {keeper.title.name}."
        raise Refusal(Kind.NOT_ALLOWED, "house.unknown-report", because, ("council next",), title=keeper.info.title)
    happenings = standing(keeper.history()).happenings
    if words:
        _check(desk, happenings, words)
    else:
        _list(desk, places(last_moment(happenings)))


def _list(desk: Desk, every: tuple[Place, ...]) -> None:
    if desk.options.json:
        shown = [{"place": place.name, **asdict(one)} for place in every for one in place.items]
        answer(desk, InventoryShape(inventory=shown))
        return
    for place in every:
        desk.say(place.name)
        for one in place.items:
            note = f" ({one.note})" if one.note else ""
            say_wrapped(f"  {one.key or '-':<18} {one.count:>4}  {one.what}{note}", indent=28)


def _check(desk: Desk, happenings: tuple[Happening, ...], words: list[str]) -> None:
    from reports.queens_dilemma.inventory import counts
    from reports.queens_dilemma.recount import mismatches, read_counts
    from reports.queens_dilemma.stock import last_moment

    first, *given = words
    if not "check".startswith(first.casefold()) or not given:
        because = "What was counted?" if not given else f"“{first}” is nothing that inventory does."
        raise Refusal(Kind.UNREADABLE, "house.unreadable", because, EXAMPLE)
    counted = read_counts(given, counts(last_moment(happenings)))
    wrong = mismatches(happenings, counted)
    if desk.options.json:
        answer(desk, RecountShape(checked=list(counted), mismatches=[_told(one) for one in wrong]))
        return
    for one in wrong:
        _say(one)
    fitting = len(counted) - len(wrong)
    if fitting:
        desk.say(f"{fitting} of {len(counted)} counts add up.")


def _told(one: Mismatch) -> dict[str, object]:
    entries = [{"entry": it.entry, "moved": it.moved, "fits": it.fits, "label": it.label} for it in one.suspects]
    told = {"name": one.key, "what": one.item.what, "expected": one.expected, "counted": one.counted}
    return {**told, "elsewhere": one.elsewhere, "entries": entries}


def _say(one: Mismatch) -> None:
    more = f"{one.over} too many" if one.over > 0 else f"{-one.over} missing"
    say_wrapped(f"{one.key}: {one.counted} counted, {one.expected} expected: {more} ({one.item.what}).", indent=2)
    if one.elsewhere:
        say_wrapped(f"  The same number is {'missing' if one.over > 0 else 'too many'} at {one.elsewhere}.", indent=4)
    for suspect in one.suspects:
        fits = ", which fits" if suspect.fits else ""
        label = shorten(suspect.label, LONGEST, placeholder=" …")
        say_wrapped(f"  Entry {suspect.entry} moved {suspect.moved:+}{fits}: {label}", indent=4)
    if not one.suspects:
        say_wrapped("  No entry has moved it.", indent=4)
