"""Seats and clockwise orders (setup.seats): a player's right is the seat before theirs clockwise."""

from __future__ import annotations

from rules.queens_dilemma.names import Character
from rules.queens_dilemma.state import State


def clockwise(seats: tuple[Character, ...], first: Character) -> tuple[Character, ...]:
    """All seats in clockwise order, beginning with `first`."""
    start = seats.index(first)
    return seats[start:] + seats[:start]


def counter_clockwise(seats: tuple[Character, ...], first: Character) -> tuple[Character, ...]:
    """All seats in counter-clockwise order, beginning with `first`."""
    return clockwise(tuple(reversed(seats)), first)


def next_seat(seats: tuple[Character, ...], player: Character) -> Character:
    """The seat after that player's, clockwise."""
    return seats[(seats.index(player) + 1) % len(seats)]


def right_of(seats: tuple[Character, ...], player: Character) -> Character:
    """The seat at that player's right."""
    return seats[seats.index(player) - 1]


def the_leader(state: State) -> Character:
    """Who holds the Leader token; there is one from the founding on."""
    assert state.leader is not None
    return state.leader


def the_moderator(state: State) -> Character:
    """Who holds the Moderator token; there is one from the founding on."""
    assert state.moderator is not None
    return state.moderator


def from_leader(state: State) -> tuple[Character, ...]:
    """The seats clockwise from the Leader."""
    return clockwise(state.seats, the_leader(state))


def names(players: tuple[Character, ...]) -> str:
    """`Xanthe, Lyrie and Syd`."""
    shown = [player.shown for player in players]
    return shown[0] if len(shown) == 1 else " and ".join([", ".join(shown[:-1]), shown[-1]]) if shown else "nobody"
