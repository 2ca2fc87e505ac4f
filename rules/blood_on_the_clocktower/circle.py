"""The circle: who is meant, who lives, and the order of a sweep."""

from __future__ import annotations

from rules.blood_on_the_clocktower.characters import official
from rules.blood_on_the_clocktower.names import Phase, plain
from rules.blood_on_the_clocktower.state import State
from rules.core.names import matching
from rules.core.refusal import Kind, Refusal
from rules.core.secrecy import EVERYONE, TABLE_ONLY
from rules.core.step import TABLE
from rules.core.table import Table

NOT_NAMES = ("storyteller", EVERYONE, TABLE_ONLY, TABLE, "nobody", "rest")


def who(state: State, text: str) -> str:
    """The player that a seat's number or a name's unique prefix means. Refuses none or several, listing them."""
    text = text.strip()
    if text.isdecimal():
        # A longer one is not even read: Python refuses thousands of digits.
        if len(text) < 4 and 1 <= int(text) <= len(state.circle):
            return state.circle[int(text) - 1]
        because = f"There is no seat {text[:9]}; they go from 1 to {len(state.circle)}."
        raise Refusal(Kind.UNREADABLE, "house.unknown-name", because, seats(state), public=True)
    found = matching(text, state.circle)
    if len(found) == 1:
        return found[0]
    if found:
        because = f"“{text}” fits several: {', '.join(found)}."
        raise Refusal(Kind.AMBIGUOUS, "house.ambiguous", because, found, public=True)
    raise Refusal(Kind.UNREADABLE, "house.unknown-name", f"Nobody here is “{text}”.", seats(state), public=True)


def seats(state: State) -> tuple[str, ...]:
    """`1 Ana`, `2 Ben`: what may be typed for a player."""
    return tuple(f"{number} {name}" for number, name in enumerate(state.circle, start=1))


def seat_of(state: State, name: str) -> int:
    """The number of a player's seat, from 1."""
    return state.circle.index(name) + 1


def as_typed(name: str) -> str:
    """A player's name as a word of a line."""
    return f'"{name}"' if " " in name else name


def new_name(state: State, text: str) -> str:
    """A name that a player may have. Refuses (house.unreadable) one that could be mistaken for something else."""
    name = " ".join(text.split())
    fault = (
        "a name is needed"
        if not plain(name)
        else "a name begins with a letter"
        if not name[0].isalpha()
        else "it must be printable"
        if not name.isprintable()
        else "these signs mean something in commands"
        if set(name) & set(":=*,@\"'|")
        else "that word means something else here"
        if name.casefold() in NOT_NAMES
        else ""
    )
    if fault:
        because = f"“{name}” does not do for a player: {fault}."
        raise Refusal(Kind.UNREADABLE, "house.unreadable", because, ("ana ben cy",))
    if name.casefold() in (one.casefold() for one in state.circle):
        because = f"There is a {name} already; give each player a name of their own."
        raise Refusal(Kind.AMBIGUOUS, "house.ambiguous", because, (f"{name}-2",))
    return name


def living(state: State) -> tuple[str, ...]:
    """The living as the town sees them, Travellers included (voting.threshold)."""
    return tuple(name for name in state.circle if state.players[name].shown_alive)


def residents(state: State) -> tuple[str, ...]:
    """The players without the Travellers."""
    return tuple(name for name in state.circle if not state.players[name].traveller)


def sweep_order(circle: tuple[str, ...], nominee: str) -> tuple[str, ...]:
    """Clockwise from the nominee's left, the nominee last (voting.order)."""
    start = circle.index(nominee) + 1
    return circle[start:] + circle[:start]


def half(number: int) -> int:
    """Half of a number, rounded up."""
    return (number + 1) // 2


def called(id_: str, state: State) -> str:
    """A character's name by its id; homebrew ones stand on the script."""
    if state.script:
        own = next((one for one in state.script.characters if one.id == id_), None)
        if own:
            return own.name
    return official()[id_].name if id_ in official() else id_


def expect(table: Table[State], clause: str, *phases: Phase) -> None:
    """Refuse unless the table stands in one of these phases, naming what comes next."""
    phase = table.state.phase
    if phase not in phases:
        raise Refusal(Kind.NOT_ALLOWED, clause, IT_IS[phase], ("next",), public=True)


IT_IS = {
    Phase.FOUNDING: "No game is on yet: first say who plays (setup).",
    Phase.EDITION: "The edition has to be chosen first.",
    Phase.BAG: "First the characters go into the bag.",
    Phase.DEAL: "First everybody draws a token from the bag.",
    Phase.READY: "The first night has not begun.",
    Phase.NIGHT: "It is night.",
    Phase.DAY: "It is day.",
    Phase.VOTING: "A nomination is being voted on: finish the sweep first.",
    Phase.BETWEEN: "The game is over.",
}
