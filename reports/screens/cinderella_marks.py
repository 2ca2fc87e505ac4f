"""The marks on the drawn maze of Cinderella at Midnight, and what they mean."""

from __future__ import annotations

from collections.abc import Iterator

from rules.cinderella_at_midnight.cards import Arm, Path
from rules.cinderella_at_midnight.names import LOCKS, End, Thing
from rules.cinderella_at_midnight.view import CardView, View

SIGNS: dict[Thing | End, str] = {
    **{Thing.BELL: "b", Thing.CLOCK: "c", Thing.FIRST: "o1", Thing.SECOND: "o2", Thing.THIRD: "o3", Thing.KEY: "k"},
    **{Thing.HALF: "h", Thing.FAMILY: "f", Thing.SHIFT: "S", Thing.SERENITY: "Q", Thing.LANTERN: "L"},
    **{End.ENTER: "<", End.EXIT: ">", End.BOTH: "<>", End.CROWN: "♛", End.FOUR: "4"},
}
HERE, TURNED, USED, MET, LOCKED = "@", "*", "u", "m", "x"
MEANINGS = {
    **{HERE: "she", TURNED: "turned", USED: "used up", MET: "met", LOCKED: "locked"},
    **{"b": "bell", "c": "clock", "o1": "1st objective", "o2": "2nd objective", "o3": "3rd objective"},
    **{"k": "key", "h": "half key", "f": "family", "S": "Shift", "Q": "Serenity", "L": "lantern"},
    **{"<": "passage in", ">": "passage out", "<>": "passage in and out", "♛": "crown passage", "4": "passage of 4"},
}


def legend(view: View, before: View | None) -> Iterator[str]:
    """What the marks mean that stand on the map now and did not stand on it `before`."""
    known = set(_shown(before)) if before else set()
    new = set(_shown(view)) - known
    if new:
        yield f"Marks: {', '.join(f'{mark} {meaning}' for mark, meaning in MEANINGS.items() if mark in new)}"


def in_the_middle(view: View, card: CardView) -> str:
    """The marks in the middle of a card: she and its state, then what its paths show."""
    states = HERE * (card.name == view.here) + USED * card.used + MET * card.met
    return f"{states} {''.join(signs(card))}".strip()


def signs(card: CardView) -> Iterator[str]:
    """The signs of what a card's paths show, path by path."""
    for path in card.shows or ():
        shown: list[Thing | End] = [*path.things]
        for arm in path.arms:
            shown += (*arm.things, arm.end)
        yield from (SIGNS[one] for one in shown if one in SIGNS)


def locked(view: View, path: Path, arm: Arm) -> bool:
    """Whether a closed lock shuts an arm."""
    return any(thing in LOCKS and thing.value not in view.open_locks for thing in (*path.things, *arm.things))


def _shown(view: View) -> Iterator[str]:
    for card in view.cards:
        yield from signs(card)
        states = {HERE: card.name == view.here, TURNED: card.turned, USED: card.used, MET: card.met}
        yield from (mark for mark, is_so in states.items() if is_so)
        arms = ((path, arm) for path in card.shows or () for arm in path.arms)
        if any(arm.end.direction and locked(view, path, arm) for path, arm in arms):
            yield LOCKED
