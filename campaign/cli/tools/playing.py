"""`council play`: the table is guided, one question at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from campaign.cli.faults import told
from campaign.cli.lines import Lines, here
from campaign.cli.output import say_refusal
from campaign.cli.play import Play
from campaign.cli.tools.campaigns import found, title_card
from rules import titles
from rules.core.refusal import Kind, Refusal

if TYPE_CHECKING:
    from campaign.cli.desk import Desk


def play(ctx: typer.Context) -> None:
    """Be guided through the campaign, one question at a time. Leave at any point, and go on later.

    At a question: `?` explains it, `undo` and `redo` go back and forth, `quit` leaves; any command may be typed too.
    Lines may be piped in.
    """
    desk: Desk = ctx.obj
    if desk.options.json:
        because = "`play` asks questions and has no JSON."
        raise Refusal(Kind.UNREADABLE, "house.unreadable", because, ("council next --json",), asked="play --json")
    lines = here()
    if _take_up(desk, lines):
        Play(desk, lines).go_on()
    desk.answered = True


def _take_up(desk: Desk, lines: Lines) -> bool:
    """Finds the campaign, asking which one, or for the name of a new one. False if the input ends."""
    while True:
        try:
            if desk.missing and not _found(desk, lines):
                return False
            desk.keeper()
            return True
        except Refusal as refusal:
            if refusal.clause == "house.no-campaign":
                asked = _found(desk, lines)
            elif refusal.clause == "house.which-campaign":
                asked = _choose(desk, lines, refusal)
            else:
                raise
        if not asked:
            return False


def _found(desk: Desk, lines: Lines) -> bool:
    desk.say("There is no campaign yet. What is yours called? (Nothing leaves.)")
    name = lines.read()
    if not name:
        return False
    slugs = [card.slug for card in titles.TITLES]
    slug = slugs[0]
    if len(slugs) > 1:
        desk.say(f"Which game? {' | '.join(slugs)} (Nothing: {slug}.)")
        slug = lines.read(slugs) or slug
    try:
        found(desk, name, title_card(slug).slug)
    except Exception as error:
        _say(error)
    return True


def _choose(desk: Desk, lines: Lines, refusal: Refusal) -> bool:
    names = [one.name for one in desk.store().campaigns()]
    desk.say(f"{refusal.because} Which one? " + " | ".join(names))
    name = lines.read(names)
    if not name:
        return False
    try:
        desk.take_up(desk.store().keeper(name))
    except Exception as error:
        _say(error)
    return True


def _say(error: Exception) -> None:
    said = told(error)
    if said is None:
        raise error
    say_refusal(said.because, said.clause, said.asked, said.allowed)
