"""Whether foreign entries make a history: each hangs where it may, and folds to a sound state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from campaign.store.journal import START
from campaign.store.lines import EntryLine
from rules.title import Title

Bad = Callable[[int, str], NoReturn]
"""Told the line in the file, and what is wrong with it."""


def replay(title: Title[Any], entries: Sequence[EntryLine], bad: Bad) -> None:
    """Go through the entries as they were made. `bad` is told of the first that cannot have been."""
    states: dict[int, Any] = {START: title.start}
    positions = {START: 0}
    head, done, undone = START, list[tuple[int, int]](), list[tuple[int, int]]()
    leads = START
    for entry in entries:
        number = entry.sequence + 1
        if entry.kind == "act":
            if entry.parent not in states or entry.position != positions[entry.parent] + 1:
                bad(number, f"entry {entry.sequence} hangs on {entry.parent}, where it cannot")
            states[entry.sequence] = _folded(title, states[entry.parent], entry, bad)
            positions[entry.sequence] = entry.position
        if entry.unit != entry.sequence:
            if entry.kind != "act" or entry.unit != leads:
                bad(number, f"entry {entry.sequence} belongs to no amendment")
            continue
        leads = entry.sequence if entry.kind == "amend" else START
        if entry.kind in ("act", "amend"):
            if entry.kind == "act" and (entry.parent, entry.head) != (head, entry.sequence):
                bad(number, f"entry {entry.sequence} does not follow entry {head}")
            done.append((head, entry.head))
            undone.clear()
        else:
            _travel(entry, head, done, undone, bad)
        head = entry.head
    _heads(entries, states, bad)


def _travel(entry: EntryLine, head: int, done: list[tuple[int, int]], undone: list[tuple[int, int]], bad: Bad) -> None:
    """Undo or redo as many units as the entry says."""
    giver, taker = (done, undone) if entry.kind == "undo" else (undone, done)
    count = entry.arguments.get("count")
    if not isinstance(count, int) or not 1 <= count <= len(giver):
        bad(entry.sequence + 1, f"there is not so much to {entry.kind}")
    for _ in range(count):
        unit = giver.pop()
        taker.append(unit)
        head = unit[0] if entry.kind == "undo" else unit[1]
    if entry.head != head:
        bad(entry.sequence + 1, f"this {entry.kind} leads to entry {head}, not {entry.head}")


def _heads(entries: Sequence[EntryLine], states: dict[int, Any], bad: Bad) -> None:
    """Every head is an effective entry that was made by then, or soon, by the amendment that it leads."""
    for entry in entries:
        if entry.head not in states:
            bad(entry.sequence + 1, f"entry {entry.head}, with which the history ends, is none")


def _folded(title: Title[Any], state: Any, entry: EntryLine, bad: Bad) -> Any:
    """The state after an entry. Whatever a foreign event makes the rules stumble over is a fault of the file."""
    try:
        title.lift(entry.action, entry.action_version, dict(entry.arguments))
        state = title.fold(state, [title.read_event(stored) for stored in entry.events])
        state.model_dump_json()
        wrong = list(title.problems(state))
    except Exception as error:
        bad(entry.sequence + 1, f"entry {entry.sequence} cannot be read by {title.name} ({type(error).__name__})")
    if wrong:
        bad(entry.sequence + 1, f"entry {entry.sequence} leaves {title.name} unsound: {wrong[0]}")
    return state
