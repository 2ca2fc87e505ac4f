"""Stones: a whole title on a page, from its words to its TITLE. Whoever takes the last stone wins the game."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any

from annotated_types import Ge, Le

from rules.core.action import Action
from rules.core.event import Event
from rules.core.names import Prefixed, Text
from rules.core.secrecy import EVERYONE, SecretTo
from rules.core.step import TABLE, Step
from rules.core.table import Table
from rules.core.values import Frozen, FrozenMap, changed
from rules.title import Setting, Title

Seat = StrEnum("Seat", {"ANN": "ann", "BEA": "bea", "BOB": "bob"})
SeatName = Annotated[Seat, Prefixed()]
Size = Annotated[int, Ge(3), Le(30)]
Words = Annotated[Text, SecretTo("seat")]


class State(Frozen):
    seats: tuple[Seat, ...] = ()
    size: int = 0
    game: int = 0
    turn: Seat | None = None
    stones: int = 0
    vows: FrozenMap[Seat, str] = FrozenMap()
    points: FrozenMap[Seat, int] = FrozenMap()


class View(Frozen):
    """What a viewer sees: everything but the vows of others."""

    turn: Seat | None
    stones: int
    points: FrozenMap[Seat, int]
    vow: str


class Public(Event):
    audience = EVERYONE


class Sat(Public):
    seats: tuple[Seat, ...]


class SizeSet(Public):
    size: int


class Begun(Public):
    game: int
    first: Seat


class Vowed(Public):
    seat: Seat
    vow: Words


class Taken(Public):
    seat: Seat
    stones: int
    next: Seat


class Won(Public):
    seat: Seat
    vow: str


def evolve(state: State, event: Event) -> State:
    match event:
        case Sat(seats=seats):
            return changed(state, seats=seats, points=FrozenMap(dict.fromkeys(seats, 0)))
        case SizeSet(size=size):
            return changed(state, size=size)
        case Begun(game=game, first=first):
            return changed(state, game=game, turn=first, stones=state.size, vows=FrozenMap())
        case Vowed(seat=seat, vow=words):
            return changed(state, vows=state.vows.set(seat, words))
        case Taken(stones=stones, next=turn):
            return changed(state, stones=state.stones - stones, turn=turn)
        case Won(seat=seat):
            return changed(state, turn=None, points=state.points.set(seat, state.points[seat] + 1))
    return state


def sit(table: Table[State], seats: tuple[SeatName, ...]) -> None:
    """Say who plays, clockwise."""
    table.refuse_unless(not table.state.seats, "sit.once", "You sit already.")
    table.refuse_unless(2 <= len(set(seats)) == len(seats), "sit.seats", "Two or three play, each once.", ("ann bob",))
    table.record(Sat(seats=seats))


def set_size(table: Table[State], size: Size) -> None:
    """Say how many stones your box holds."""
    table.refuse_unless(table.state.turn is None, "begin.size", "The stones are laid out already.")
    table.record(SizeSet(size=size))


def begin(table: Table[State], *, first: SeatName | None = None) -> None:
    """Begin a game; who is first is drawn, or said."""
    state = table.state
    table.refuse_unless(state.seats and state.size and not state.turn, "begin.ready", "It is not time to begin.")
    table.refuse_unless(not first or first in state.seats, "begin.first", f"{first} does not play.", state.seats)
    table.record(Begun(game=state.game + 1, first=first or table.random.pick(state.seats)[0]))


def vow(table: Table[State], seat: SeatName, vow: Words) -> None:
    """Vow in secret what you will do if you win."""
    state = table.state
    table.refuse_unless(state.turn and seat in state.seats, "vow.now", "Those who play vow while a game is on.")
    table.refuse_unless(seat not in state.vows, "vow.once", f"{seat} has vowed already.")
    table.record(Vowed(seat=seat, vow=vow))


def take(table: Table[State], stones: Annotated[int, Ge(1)]) -> None:
    """Take one to three stones."""
    turn, seats, there = table.state.turn, table.state.seats, table.state.stones
    if not turn:
        table.refuse("take.turn", "No game is on.", ("begin",))
    table.refuse_unless(stones <= there, "take.there", f"There are {there}, not {stones}.", (str(there),))
    if stones > 3:
        table.confirm("take.three", f"{stones} stones are more than three.")
    table.record(Taken(seat=turn, stones=stones, next=seats[(seats.index(turn) + 1) % len(seats)]))
    if stones == there:
        table.record(Won(seat=turn, vow=table.state.vows.get(turn, "")))


def steps(state: State) -> tuple[Step, ...]:
    if not state.seats:
        return (Step(who=TABLE, action="sit", prompt="Who plays?", clause="sit.seats", example="ann bob", free=True),)
    if not state.size:
        return (
            Step(who=TABLE, action="set size", prompt="How many stones?", clause="begin.size", example="7", free=True),
        )
    if not state.turn:
        return (Step(who=TABLE, action="begin", prompt="Begin a game.", clause="begin.ready"),)
    choices = tuple(str(number) for number in range(1, min(3, state.stones) + 1))
    taking = Step(who=state.turn, action="take", prompt="Take stones.", clause="take.three", choices=choices)
    return (taking, *(_vowing(seat) for seat in state.seats if seat not in state.vows))


def _vowing(seat: Seat) -> Step:
    whose = FrozenMap({"seat": seat.value})
    return Step(who=seat, action="vow", prompt="A vow?", clause="vow.once", arguments=whose, optional=True, free=True)


def view(state: State, viewer: str) -> View:
    vows = {seat.value: words for seat, words in state.vows.items()}
    return View(turn=state.turn, stones=state.stones, points=state.points, vow=vows.get(viewer, ""))


def tell(events: tuple[Mapping[str, Any], ...], before: Frozen, after: Frozen) -> str:
    """What happened, in words; a vow that the viewer may not hear is not in the event."""
    return " ".join(SAID[event["event"]].format_map({"vow": "something", **event}) for event in events)


SAID = {
    "Sat": "You sit: {seats}.",
    "SizeSet": "There are {size} stones.",
    "Begun": "Game {game} begins; {first} is first.",
    "Vowed": "{seat} vows: {vow}.",
    "Taken": "{seat} takes {stones}.",
    "Won": "{seat} wins, and vowed: {vow}.",
    "Remarked": "({words})",
}

TITLE: Title[State] = Title(
    slug="stones",
    name="Stones",
    seats=tuple(Seat),
    start=State(),
    events=(Sat, SizeSet, Begun, Vowed, Taken, Won),
    evolve=evolve,
    actions=(
        Action(sit, "sit", ("sit.once", "sit.seats")),
        Action(set_size, "set size", ("begin.size",)),
        Action(begin, "begin", ("begin.ready", "begin.first")),
        Action(vow, "vow", ("vow.now", "vow.once")),
        Action(take, "take", ("take.turn", "take.there", "take.three")),
    ),
    steps=steps,
    view=view,
    tell=tell,
    game_of=lambda state: state.game,
    phase_of=lambda state: "playing" if state.turn else "between" if state.game else "founding",
    problems=lambda state: ("stones below zero",) if state.stones < 0 else (),
    settings=(Setting("size", Size, "How many stones are in your box?", "begin.size", "7"),),
)
