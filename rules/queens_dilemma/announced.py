"""Whether an outcome moves the Ideologies that the front of its Dilemma announced (dilemma.outcomes)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rules.core.table import Table
from rules.core.values import changed
from rules.queens_dilemma.dilemma import SILENT
from rules.queens_dilemma.effects import Front, Group, Push, Row
from rules.queens_dilemma.names import Ideology, Side
from rules.queens_dilemma.notation import print_effects, print_front
from rules.queens_dilemma.state import State
from rules.queens_dilemma.wording import joined


def confirm_announced(table: Table[State], rows: Iterable[Row]) -> None:
    """Ask when an outcome does not move what the winning side announced; a side that was not described says nothing."""
    state, rows = table.state, tuple(rows)
    assert state.verdict is not None
    assert state.dilemma is not None
    side = state.verdict.side
    front = state.dilemma.aye if side is Side.AYE else state.dilemma.nay
    sure, perhaps = _moved(rows, sure=True), _moved(rows, sure=False)
    if front == SILENT or _fits(front, sure, perhaps):
        return
    moved = print_effects([Row(effects=tuple(_pushes(sure + perhaps)))]) if sure or perhaps else "no Ideology"
    because = f"The card's front announces for {side.shown}: {print_front(front)}. This outcome moves {moved}."
    ways = (*_as_announced(front), _described_again(state, side, changed(front, pushes=_pushes(sure + perhaps))))
    table.confirm("dilemma.outcomes", because, ways)


def _fits(front: Front, sure: Counter[Ideology], perhaps: Counter[Ideology]) -> bool:
    """Whether every announced Ideology moves, no other surely does, and numbers that are shown are kept."""
    announced = {push.ideology: push.spaces for push in front.pushes}
    kept = all(shown in (0, sure[one]) for one, shown in announced.items() if one not in perhaps)
    return kept and {*sure} <= {*announced} <= {*sure, *perhaps}


def _moved(rows: Iterable[Row], sure: bool) -> Counter[Ideology]:
    """How far each Ideology moves: by what is sure to happen, or by what hangs on a trigger or a target."""
    moved: Counter[Ideology] = Counter()
    for row in rows:
        if sure is (row.trigger is None and (row.target is None or isinstance(row.target, Group))):
            for effect in row.effects:
                if isinstance(effect, Push):
                    moved[effect.ideology] += effect.spaces
    return moved


def _pushes(moved: Counter[Ideology]) -> tuple[Push, ...]:
    return tuple(Push(ideology=ideology, spaces=spaces) for ideology, spaces in moved.items())


def _as_announced(front: Front) -> tuple[str, ...]:
    """How an outcome looks that keeps to the front."""
    moves = [one.ideology.shown + (f" {one.spaces}" if one.spaces else "") for one in front.pushes]
    return (f"an outcome that moves {joined(moves) if moves else 'no Ideology'}",)


def _described_again(state: State, side: Side, front: Front) -> str:
    """The command that describes the card's front anew, with what the outcome moves on the side that won."""
    assert state.dilemma is not None
    fronts = {Side.AYE: state.dilemma.aye, Side.NAY: state.dilemma.nay, side: front}
    words = [f"--card {state.dilemma.card}"] if state.dilemma.card else []
    words += [f'--{one} "{print_front(fronts[one])}"' for one in Side if fronts[one] != SILENT]
    words += [f'--keywords "{",".join(state.dilemma.keywords)}"'] if state.dilemma.keywords else []
    return " ".join(("amend ENTRY dilemma read", *words))
