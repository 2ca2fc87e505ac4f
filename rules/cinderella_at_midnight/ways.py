"""Where she may go from where she stands, as far as the cards are described: arms, locks, dead ends."""

from __future__ import annotations

from typing import NamedTuple

from rules.cinderella_at_midnight.cards import Arm, Path, Side, end_towards
from rules.cinderella_at_midnight.maze import beside, card_at, side_of
from rules.cinderella_at_midnight.names import LOCKS, Direction, End, Part, Thing
from rules.cinderella_at_midnight.state import Gate, Placed, State
from seeds.cinderella_at_midnight import facts


class Shut(NamedTuple):
    """Why a way cannot be taken: the clause, and a sentence."""

    clause: str
    because: str


def is_open(state: State, lock: Thing) -> bool:
    """Whether a lock is open: by its task, by the stroke of its hour; the phase's own by the last task (move.locks)."""
    number = LOCKS[lock]
    if number in (facts().palace.passages_open_at, facts().palace.staircase_opens_at):
        return state.part is Part.PALACE and state.hour >= number
    return state.tasks >= (number or facts().tasks)


def closed_lock(state: State, things: tuple[Thing, ...], first: bool = False) -> Thing | None:
    """The first of these that is a closed lock. At the `first` move the phase's own may be crossed (move.first)."""
    return next(
        (one for one in things if one in LOCKS and not is_open(state, one) and not (first and one is Thing.LOCK)), None
    )


def own_path(state: State) -> Path | None:
    """The path on which she stands; None if her card is not described."""
    return path_here(side_of(state, state.here), state.came, state.lane)


def path_here(side: Side | None, came: End | None, lane: int | None = None) -> Path | None:
    """The path that is entered by that end, of several the one said; or all that the card shows."""
    if side is None:
        return None
    fitting = [path for path in side if path.arm(came) is not None]
    if fitting:
        said = side[lane] if lane is not None and lane < len(side) else fitting[0]
        return said if said in fitting else fitting[0]
    things = tuple(thing for path in side for thing in path.things)
    return Path(things=things, arms=tuple(arm for path in side for arm in path.arms))


def entering(state: State, card: Placed, direction: Direction, side: Side | None) -> Path | Shut | None:
    """The path by which she enters a card going in a direction, or why she cannot; None if it is not described.

    No connection, a locked path, or nothing but a passage's exit behind it (place.redraw).
    """
    if side is None:
        return None
    end = end_towards(direction.opposite, card.turned)
    path = next((path for path in side if path.arm(end) is not None), None)
    if path is None:
        return Shut("move.free", f"{card.name} has no path that meets hers")
    arm = path.arm(end)
    assert arm is not None
    # On the very first move a lock on the center's own arm may be crossed, not one of the next card.
    lock = closed_lock(state, (*arm.things, *path.things))
    if lock is not None:
        return Shut("move.locks", f"the path of {card.name} is locked ({lock})")
    others = [one.end for one in path.arms if one.end is not end]
    if others and all(one is End.EXIT for one in others) and not path.things:
        return Shut("garden.passages", f"the path of {card.name} leads to a passage's exit, which cannot be entered")
    return path


def leaving(state: State, arm: Arm) -> Shut | None:
    """What shuts an arm of the current card on its own side: a lock, an exit, a passage that is not open yet."""
    first = state.first and state.current.is_center
    lock = closed_lock(state, arm.things, first)
    if lock is not None:
        return Shut("move.locks", f"that path of {state.here} is locked ({lock})")
    if arm.end is End.EXIT:
        return Shut("garden.passages", "an exit of a secret passage is not entered")
    if arm.end is End.FOUR and state.hour < facts().palace.passages_open_at:
        return Shut("palace.passages", "the passages between the 4s open at the stroke of 4")
    return None


def beyond(state: State, direction: Direction) -> Shut | None:
    """What shuts an edge of the current card on the other side: the next card, or no card to place there."""
    spot = beside(state.current, direction)
    card = card_at(state, spot)
    if card is not None:
        found = entering(state, card, direction, side_of(state, card.name))
        return found if isinstance(found, Shut) else None
    if state.deck == 0:
        return Shut("place.deck-out", "no card is left in the deck to place there")
    if Gate(x=state.current.x, y=state.current.y, direction=direction) in state.closed:
        return Shut("place.redraw", "every card of the deck was tried there already")
    return None
