"""What is seen of a run, built field by field; the shapes of `council state --json`."""

from rules.cinderella_at_midnight.arms import moves
from rules.cinderella_at_midnight.cards import Side, turned_end, turned_side
from rules.cinderella_at_midnight.maze import side_of
from rules.cinderella_at_midnight.names import LOCKS, Ending, Part, Phase
from rules.cinderella_at_midnight.notation import print_side
from rules.cinderella_at_midnight.state import Placed, Result, State
from rules.cinderella_at_midnight.ways import is_open
from rules.cinderella_at_midnight.whose import KEY_TASK
from rules.core.values import Frozen, FrozenMap
from seeds.cinderella_at_midnight import facts


class CardView(Frozen):
    """A card on the table: `shows` is what its side shows as it lies there, None where that is not described."""

    name: str
    x: int
    y: int
    turned: bool
    used: bool
    met: bool
    shows: Side | None


class FaceView(Frozen):
    """A described card, in words; empty where a side is not described."""

    garden: str
    palace: str


class StatisticsView(Frozen):
    """All runs: how many, how many won, how they ended, how many passed the gate (`gates`).

    Averages in tenths: of bells at the gate, and of hours used by runs that were won.
    """

    runs: int
    won: int
    endings: FrozenMap[str, int]
    gates: int
    bells_at_gate: int
    hours: int


class View(Frozen):
    """What everybody sees: all but the order of the deck."""

    game: int
    phase: Phase
    part: Part
    center: str
    cards: tuple[CardView, ...]
    deck: int
    deck_side: str
    here: str
    came: str
    ways: tuple[str, ...]
    first: bool
    tasks: int
    tasks_in_all: int
    bells: int
    hour: int
    open_locks: tuple[str, ...]
    halves: tuple[str, ...]
    due: tuple[int, ...]
    drawn: int
    restarts: int
    faces: FrozenMap[str, FaceView]
    serenity: FrozenMap[int, int]
    key_task: int | None
    """Which of the palace's tasks is the key task; None while that is not known."""
    hours: FrozenMap[int, int]
    """At which hour so many bells start the palace, as far as it was said."""
    strokes: FrozenMap[int, str]
    """What the time card orders at an hour, as far as it was said without naming cards."""
    result: Result | None
    statistics: StatisticsView | None


def view(state: State, viewer: str) -> View:
    """What `viewer` sees: there is one player, and nothing is secret."""
    on, key = state.phase is not Phase.BETWEEN, state.settings.get(KEY_TASK)
    return View(
        game=state.run,
        phase=state.phase,
        part=state.part,
        center=state.part.center_shows,
        cards=tuple(_card(state, one) for one in state.grid),
        deck=state.deck,
        deck_side="star" if state.part is Part.GARDEN else "square",
        here=state.here,
        came=turned_end(state.came, state.current.turned).value if state.came and state.grid else "",
        ways=moves(state) if state.playing and not state.due else (),
        first=state.first,
        tasks=state.tasks,
        tasks_in_all=facts().tasks,
        bells=state.bells,
        hour=state.hour,
        open_locks=tuple(lock.value for lock in LOCKS if state.run and is_open(state, lock)),
        halves=() if key is not None and state.tasks >= key else state.halves,
        due=state.due,
        drawn=state.shown,
        restarts=state.restarts,
        faces=FrozenMap({name: _face(face.garden, face.palace) for name, face in state.faces.items()}),
        serenity=state.serenity,
        key_task=key,
        hours=state.hours,
        strokes=state.strokes,
        result=state.results[-1] if state.results and not on else None,
        statistics=_statistics(state.results),
    )


def _card(state: State, one: Placed) -> CardView:
    side = side_of(state, one.name)
    shows = None if side is None else turned_side(side, one.turned)
    return CardView(name=one.name, x=one.x, y=one.y, turned=one.turned, used=one.used, met=one.met, shows=shows)


def _face(garden: Side | None, palace: Side | None) -> FaceView:
    return FaceView(garden=print_side(garden or ()), palace=print_side(palace or ()))


def _statistics(results: tuple[Result, ...]) -> StatisticsView | None:
    if not results:
        return None
    gate = [one.bells for one in results if one.part is Part.PALACE]
    hours = [one.hours_used for one in results if one.ending is Ending.WON]
    counts = {ending.value: sum(one.ending is ending for one in results) for ending in Ending}
    return StatisticsView(
        runs=len(results),
        won=counts[Ending.WON],
        endings=FrozenMap({name: count for name, count in counts.items() if count}),
        gates=len(gate),
        bells_at_gate=_tenths(gate),
        hours=_tenths(hours),
    )


def _tenths(numbers: list[int]) -> int:
    """The average in tenths: a view holds whole numbers."""
    return round(10 * sum(numbers) / len(numbers)) if numbers else 0
