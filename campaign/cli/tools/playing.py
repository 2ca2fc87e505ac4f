"""`council play`: the table is guided, one question at a time."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import typer

from campaign.cli.discretion import heard
from campaign.cli.faults import say, told
from campaign.cli.lines import Lines, here
from campaign.cli.options import Options
from campaign.cli.play import Play
from campaign.cli.play_steps import HELP, QUIT
from campaign.cli.printing import say_wrapped
from campaign.cli.tools.campaigns import found, title_card
from campaign.cli.unseen import echo
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
    lines = here(lambda line: heard(line, desk).said)
    with echo(False):
        if _take_up(desk, lines):
            with desk.under(_of_the_host(desk)):
                Play(desk, lines).go_on()
    desk.answered = True


def _of_the_host(desk: Desk) -> Options:
    """The options, with the eyes of whoever keeps the book; they are told that it is theirs."""
    title, viewer = desk.keeper().title, desk.viewer
    if desk.options.viewer or title.host == EVERYONE or viewer != EVERYONE:
        if viewer not in (EVERYONE, title.host):
            desk.say(f"This keyboard is {viewer}'s: what others are asked is left to them.")
        return replace(desk.options, viewer=None if viewer == EVERYONE else viewer)
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
    name: str | None = HELP[0]
    while name in HELP:
        desk.say("There is no campaign yet. What is yours called? Any name does. [Enter leaves]")
        name = lines.read()
        if name in HELP:
            say_wrapped("A campaign keeps the games of one group: Thursdays, say. The game itself is asked for next.")
    if not name or name in QUIT or (title := _asked_title(desk, lines)) is None:
        return False
    try:
        found(desk, name, title)
    except Exception as error:
        _say(desk, error)
    return True


def _asked_title(desk: Desk, lines: Lines) -> str | None:
    """The slug of the title that is played, asked until it is one; None if the input ends."""
    slugs, names = [card.slug for card in titles.TITLES], [card.name for card in titles.TITLES]
    while len(slugs) > 1:
        say_wrapped(f"Which game? [Enter: {names[0]}]")
        say_wrapped(f"  {' | '.join(names)}", indent=4)
        typed = lines.read(names)
        if typed is None or typed in QUIT:
            return None
        if typed in HELP:
            say_wrapped("The game in whose box your campaign is played: its name, or the beginning of it.")
            continue
        try:
            return title_card(typed or slugs[0]).slug
        except Refusal as refusal:
            _say(desk, refusal)
    return slugs[0]


def _choose(desk: Desk, lines: Lines, refusal: Refusal) -> bool:
    names = [one.name for one in desk.store().campaigns()]
    desk.say(f"{refusal.because} Which one? " + " | ".join(names))
    name = lines.read(names)
    if not name:
        return False
    try:
        desk.take_up(desk.store().keeper(name))
    except Exception as error:
        _say(desk, error)
    return True


def _say(desk: Desk, error: Exception) -> None:
    said = told(desk, error)
    if said is None:
        raise error
    say(said)
