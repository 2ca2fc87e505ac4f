"""`council play`: the table is guided, one question at a time."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import typer

from campaign.cli.faults import told
from campaign.cli.lines import Lines, here
from campaign.cli.options import Options
from campaign.cli.output import say_refusal
from campaign.cli.play import Play
from campaign.cli.tools.campaigns import found, title_card
from rules import titles
from rules.core.refusal import Kind, Refusal
from rules.core.secrecy import EVERYONE

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
        with desk.under(_of_the_host(desk)):
            Play(desk, lines).go_on()
    desk.answered = True


def _of_the_host(desk: Desk) -> Options:
    """The options, with the eyes of whoever keeps the book; they are told that it is theirs."""
    title = desk.keeper().title
    if desk.options.viewer or title.host == EVERYONE:
        return desk.options
    desk.say(f"What stands here is for the {title.host} alone; `council state` is what all may see.")
    return replace(desk.options, viewer=title.host)


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
