"""The arms by which she may go on, dead ends, secret passages, and what the described cards still offer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rules.cinderella_at_midnight.cards import Arm, Path, end_towards, turned_end
from rules.cinderella_at_midnight.maze import beside, card_at, side_of
from rules.cinderella_at_midnight.names import Direction, End, Thing
from rules.cinderella_at_midnight.state import State
from rules.cinderella_at_midnight.ways import Shut, beyond, closed_lock, leaving, own_path
from rules.core.values import changed
from seeds.cinderella_at_midnight import facts


class Exit(NamedTuple):
    """Where she may come out of a passage: which path of a card, counted from 0, and by which of its arms."""

    lane: int
    path: Path
    arm: Arm


def exits_of(state: State, arm: Arm) -> tuple[str, ...]:
    """The cards to which a secret passage leads from an arm of the current card (garden.passages, palace.passages)."""
    return tuple(card.name for card in state.grid if ways_out(state, arm, card.name))


def ways_out(state: State, source: Arm, target: str) -> tuple[Exit, ...]:
    """Where she comes out on a card when she goes into a passage: none behind a closed lock, and not the same one."""
    wanted = (source.end,) if source.end in (End.CROWN, End.FOUR) else (End.EXIT, End.BOTH)
    own = own_path(state) if target == state.here else None
    found = {
        (lane, arm.end): Exit(lane, path, arm)
        for lane, path in enumerate(side_of(state, target) or ())
        for arm in path.arms
        if arm.end in wanted
        and closed_lock(state, (*arm.things, *path.things)) is None
        and not (path == own and arm == source)
    }
    return tuple(found.values())


def way_out(state: State, arm: Arm) -> Shut | None:
    """Why an arm of the current card leads nowhere now, None if it does lead on."""
    shut = leaving(state, arm)
    if shut is not None:
        return shut
    direction = turned_end(arm.end, state.current.turned).direction
    if direction is not None:
        return beyond(state, direction)
    undescribed = any(side_of(state, card.name) is None for card in state.grid)
    return None if undescribed or exits_of(state, arm) else Shut("garden.passages", "no other passage can be left by")


def other_arms(state: State, path: Path) -> tuple[Arm, ...]:
    """The arms of her path that lead on, but for the one by which she came; none at a dead end."""
    return tuple(arm for arm in path.arms if arm.end is not state.came and way_out(state, arm) is None)


def open_arms(state: State) -> tuple[Arm, ...]:
    """The arms of her card by which she may go now: not back, unless it is a dead end (move.no-turning-back)."""
    path = own_path(state)
    if path is None:
        return ()
    on = other_arms(state, path)
    if on or state.came is None:
        return on
    return tuple(arm for arm in path.arms if arm.end is state.came and way_out(state, arm) is None)


def prospect(state: State) -> str:
    """What the described cards still offer her, in a sentence; empty if nothing does, or nobody can tell."""
    seen: set[tuple[str, End | None, int | None]] = set()
    left = [state]
    while left:
        now = left.pop()
        if (now.here, now.came, now.lane) in seen:
            continue
        seen.add((now.here, now.came, now.lane))
        path = own_path(now)
        if path is None:
            continue
        if now.tasks < facts().tasks and path.shows(Thing(f"o{now.tasks + 1}")) and now.here != state.here:
            return f"{now.here} with the next objective can be reached"
        for arm in open_arms(now):
            direction = turned_end(arm.end, now.current.turned).direction
            if direction is not None and card_at(now, beside(now.current, direction)) is None:
                return f"a card can be placed {direction.shown} of {now.here}"
            left += _next(now, arm, direction)
    return ""


def _next(state: State, arm: Arm, direction: Direction | None) -> Iterator[State]:
    """Where an arm leads, as the state would be there."""
    if direction is not None:
        card = card_at(state, beside(state.current, direction))
        assert card is not None
        came = end_towards(direction.opposite, card.turned)
        yield changed(state, here=card.name, came=came, lane=None, first=False)
        return
    for name in exits_of(state, arm):
        for out in ways_out(state, arm, name):
            yield changed(state, here=name, came=out.arm.end, lane=out.lane, first=False)


def moves(state: State) -> tuple[str, ...]:
    """The ways that she may take, as commands: by the description, or by what lies around where there is none."""
    if side_of(state, state.here) is not None:
        arms = open_arms(state)
        return tuple(word for arm in arms for word in _commands(state, arm))
    came = turned_end(state.came, state.current.turned).direction if state.came else None
    return tuple(f"go {one}" for one in Direction if one is not came and beyond(state, one) is None)


def _commands(state: State, arm: Arm) -> tuple[str, ...]:
    direction = turned_end(arm.end, state.current.turned).direction
    if direction is not None:
        return (f"go {direction}",)
    undescribed = tuple(card.name for card in state.grid if not card.is_center and side_of(state, card.name) is None)
    return (*(word for name in exits_of(state, arm) for word in _by_passage(state, arm, name)), *map(_to, undescribed))


def _by_passage(state: State, arm: Arm, target: str) -> tuple[str, ...]:
    """The commands that lead to a card by a passage: one for each exit, where there are several."""
    exits = ways_out(state, arm, target)
    return (_to(target),) if len(exits) == 1 else tuple(_to(target, place) for place in range(1, len(exits) + 1))


def _to(target: str, place: int = 0) -> str:
    return f"passage {target}" + (f" --exit {place}" if place else "")
