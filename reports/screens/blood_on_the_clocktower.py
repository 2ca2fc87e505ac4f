"""The screen of Blood on the Clocktower: the town square, the day's votes, and the Grimoire where it may be seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from rules.blood_on_the_clocktower.day import as_it_stands
from rules.blood_on_the_clocktower.names import Phase, Type, listed, signed
from rules.blood_on_the_clocktower.view import NominationView, PlayerView, View
from rules.blood_on_the_clocktower.view_grimoire import GrimoireView, PlaceView, SeatView


def screen(view: View, before: View | None = None) -> list[Any]:
    """Lines and a table. The circle and the standings are left out where they are as they were `before`."""
    parts: list[Any] = [_head(view)]
    if view.players and (before is None or _seats(before) != _seats(view) or before.phase is not view.phase):
        parts.append(_circle(view))
    parts += _day(view)
    if view.grimoire:
        parts += _grimoire(view, view.grimoire)
    if view.games and (before is None or before.games != view.games or view.phase is Phase.BETWEEN):
        parts += _standings(view)
    return parts


def _head(view: View) -> str:
    if not view.game:
        return "Before the first game"
    where = [f"Game {view.game}", *([view.edition] if view.edition else [])]
    if view.phase in (Phase.DAY, Phase.VOTING):
        where.append(f"day {view.day.number}, {view.living} alive")
    elif view.phase is Phase.NIGHT:
        where.append(f"night {view.night}")
    elif view.winner:
        where.append(f"{view.winner} won: {view.games[-1].why}")
    else:
        counts = [Type(kind).counted(number) for kind, number in view.counts.items()]
        where.append(f"setup: {listed(counts)}")
    return ", ".join(where)


def _seats(view: View) -> tuple[Any, ...]:
    """All that the table of the circle shows."""
    return view.players, view.grimoire and view.grimoire.players


def _circle(view: View) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column("Seat", justify="right")
    table.add_column("Player", no_wrap=True, max_width=20)
    table.add_column("Life", no_wrap=True)
    seats = view.grimoire.players if view.grimoire else {}
    shown = bool(seats) or any(one.character for one in view.players.values())
    if shown:
        table.add_column("Character")
    if seats:
        table.add_column("Reminders")
    for name, one in view.players.items():
        row = [str(one.seat), name, _life(one)]
        row += [_known(one, seats.get(name))] if shown else []
        row += [", ".join(seats[name].reminders)] if seats else []
        table.add_row(*(Text(cell, style="" if one.alive else "dim") for cell in row))
    return table


def _life(one: PlayerView) -> str:
    return "alive" if one.alive else "dead, vote token" if one.vote_token else "dead"


def _known(one: PlayerView, seat: SeatView | None) -> str:
    """The character as the Grimoire has it, or as all may see it."""
    traveller = " (Traveller)" if one.traveller else ""
    if seat is None:
        side = f", {one.side}" if one.side else ""
        return f"{one.character}{side}{traveller}" if one.character else ""
    token = f", drawn as {seat.token}" if seat.token else ""
    notes = [seat.side or "side open", *([seat.impaired] if seat.impaired else [])]
    notes += ["dies at dawn"] if one.alive and not seat.alive else []
    notes += ["lives"] if seat.alive and not one.alive else []
    return f"{seat.character}{token}: {', '.join(notes)}{traveller}" if seat.character else ""


def _day(view: View) -> Iterator[str]:
    if view.phase not in (Phase.DAY, Phase.VOTING):
        return
    results = as_it_stands([one.result for one in view.day.nominations])
    for one, result in zip(view.day.nominations, results, strict=True):
        yield _nomination(one, result)
    for name in view.day.executed:
        yield f"Executed today: {name}"
    if not view.day.executed:
        dying = view.day.about_to_die
        bar = f", more than {view.day.best}" if view.day.best else ""
        kept = any(one.result == "hidden" for one in view.day.nominations)
        nobody = "Who is about to die is not told" if kept else "Nobody is about to die"
        leads = f"About to die: {dying}" if dying else nobody
        yield f"{leads}. Votes needed: {view.day.needed} (half of {view.living} alive is {view.day.half}{bar})"


def _nomination(one: NominationView, result: str) -> str:
    head = f"{one.nominator} nominates {one.nominee}:"
    if one.votes is None:
        return f"{head} a vote that nobody sees"
    hands = listed(
        [name if counts == 1 else f"{name} counts {signed(counts)}" for name, counts in one.hands.items() if counts]
    )
    if one.result == "hidden":
        return f"{head} {one.votes}, at least {one.needed} needed, what it comes to is not told ({hands})"
    if result:
        return f"{head} {one.votes} of {one.needed} needed, {result} ({hands})"
    return f"{head} {one.votes} of {one.needed} needed so far; still to ask: {', '.join(one.left)}"


def _grimoire(view: View, book: GrimoireView) -> Iterator[str]:
    if book.question:
        yield f"!! {book.question}"
    if view.phase is Phase.DEAL:
        yield f"In the bag: {', '.join(book.bag)}"
    if book.bluffs and view.night <= 1 and view.phase in (Phase.READY, Phase.NIGHT):
        yield f"Bluffs: {listed(book.bluffs)}"
    for place in book.sheet:
        yield _place(place)


def _place(place: PlaceView) -> str:
    mark = "x" if place.done else " "
    names = [f"{name} (dead)" if name in place.dead else name for name in place.players]
    told = f": {place.told}" if place.told else ""
    return f"[{mark}] {place.name}" + (f", {', '.join(names)}" if names else "") + told


def _standings(view: View) -> Iterator[str]:
    for game in view.games:
        yield f"Game {game.number}, {game.edition}: {game.winner} won ({game.why})"
    shown = [f"{name} {one.won} of {one.played}" for name, one in view.standings.items()]
    yield f"Won, of those played: {', '.join(shown)}"
