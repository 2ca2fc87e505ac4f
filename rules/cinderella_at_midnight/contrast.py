"""What an amendment changes, in a few sentences: where she stands, the maze, the cards described, what is kept."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.cinderella_at_midnight.names import Part, Phase
from rules.cinderella_at_midnight.tell import called
from rules.cinderella_at_midnight.view import CardView, FaceView, View
from rules.cinderella_at_midnight.whose import counted


def contrast(before: View, after: View) -> Iterator[str]:
    """The sentences, none where nothing of it differs. What follows from the rest goes without saying."""
    was, now = _stands(before), _stands(after)
    if was != now:
        yield f"Before: {was}."
        yield f"Now: {now}."
    if (before.game, before.part) == (after.game, after.part) and (maze := "; ".join(_maze(before, after))):
        yield f"The maze: {maze}."
    for name in dict.fromkeys((*before.faces, *after.faces)):
        yield from _face(name, before.faces.get(name), after.faces.get(name))
    for what, old, new in _kept(before, after):
        if old != new:
            yield f"{what}: {_said(old)}, now {_said(new)}."
    if _runs(before) != _runs(after):
        yield f"Over all runs: {_runs(before)}; now {_runs(after)}."


def _stands(view: View) -> str:
    """A run, in a line: where she stands, tasks, bells, the clock."""
    if not view.game:
        return "no run yet"
    if view.phase is Phase.BETWEEN:
        result = view.result
        clock = f", at {result.hour} o'clock" if result and result.part is Part.PALACE else ""
        return f"run {view.game} is over: {result.ending if result else 'lost'}{clock}"
    where = {
        Phase.SETUP: f"{counted(len(view.cards) - 1, 'card')} laid around the center",
        Phase.GATE: "between garden and palace",
    }.get(view.phase, f"on {called(view.here)}, in the {view.part}")
    parts = [where, f"{view.tasks} of {view.tasks_in_all} tasks", counted(view.bells, "bell")]
    parts += [f"{view.hour} o'clock"] if view.part is Part.PALACE else []
    parts += [f"half key from {', '.join(map(called, view.halves))}"] if view.halves else []
    parts += [f"cards to move for {', '.join(f'{hour} o’clock' for hour in view.due)}"] if view.due else []
    return f"run {view.game}, {', '.join(parts)}"


def _maze(before: View, after: View) -> Iterator[str]:
    """What lies otherwise; cards without a name count by where they lie."""
    old, new = ({card.name: card for card in view.cards} for view in (before, after))
    both = [name for name in old if name in new]
    changes = (
        ("no longer there", [name for name in old if name not in new]),
        ("now also there", [name for name in new if name not in old]),
        ("elsewhere", [name for name in both if _spot(old[name]) != _spot(new[name])]),
        ("turned the other way", [name for name in both if old[name].turned != new[name].turned]),
        ("now with the ability used", [name for name in both if new[name].used and not old[name].used]),
        ("with the ability unused", [name for name in both if old[name].used and not new[name].used]),
        ("with one of the stepfamily met", [name for name in both if new[name].met and not old[name].met]),
        ("with nobody met", [name for name in both if old[name].met and not new[name].met]),
    )
    for how, names in changes:
        if names:
            yield f"{_all(names)} {how}"


def _spot(card: CardView) -> tuple[int, int]:
    return card.x, card.y


def _all(names: Iterable[str]) -> str:
    return ", ".join(map(called, names))


def _face(name: str, old: FaceView | None, new: FaceView | None) -> Iterator[str]:
    for part in Part:
        was, now = (getattr(face, part.value) if face else "" for face in (old, new))
        if was != now:
            change = f"{was or 'not described'}; now {now or 'not described'}"
            yield f"{called(name).capitalize()}, {part.side} side: {change}."


def _kept(before: View, after: View) -> Iterator[tuple[str, object, object]]:
    """What the time card and the task card say, as far as it was typed in."""
    yield "The key task", before.key_task, after.key_task
    for bells in dict.fromkeys((*before.serenity, *after.serenity)):
        yield f"Concealed at {counted(bells, 'bell')}", before.serenity.get(bells), after.serenity.get(bells)
    for bells in dict.fromkeys((*before.hours, *after.hours)):
        yield f"Clocks after {counted(bells, 'bell')}", before.hours.get(bells), after.hours.get(bells)
    for hour in dict.fromkeys((*before.strokes, *after.strokes)):
        yield f"Ordered at {hour} o'clock", before.strokes.get(hour), after.strokes.get(hour)


def _said(value: object) -> str:
    return "not known" if value is None else str(value)


def _runs(view: View) -> str:
    told = view.statistics
    return f"{counted(told.runs, 'run')}, {told.won} won" if told else "none"
