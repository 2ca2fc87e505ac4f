"""State and event to state: the only code that makes a new state. It holds no rule; events carry final amounts."""

from __future__ import annotations

from typing import Any

from rules.cinderella_at_midnight import events as happened
from rules.cinderella_at_midnight.cards import CardFace
from rules.cinderella_at_midnight.names import CENTER, Part, Phase
from rules.cinderella_at_midnight.state import Placed, State
from rules.core.evolving import Evolvers
from rules.core.values import changed

evolve: Evolvers[State] = Evolvers()
"""State and event to state."""

on = evolve.on


def _with(state: State, name: str, **fields: Any) -> State:
    """The state with something changed in a card on the table."""
    return changed(state, grid=tuple(changed(one, **fields) if one.name == name else one for one in state.grid))


def _at_the_center(state: State, grid: tuple[Placed, ...], deck: int) -> State:
    """She stands at the center, with a phase before her."""
    fresh: dict[str, Any] = {"came": None, "lane": None, "over": None, "first": True, "clocked": False}
    nothing: dict[str, Any] = {"tasks": 0, "halves": (), "due": (), "drawing": None, "shown": 0, "closed": ()}
    return changed(state, grid=grid, deck=deck, here=CENTER, **fresh, **nothing)


@on(happened.CardDescribed)
def _(state: State, event: happened.CardDescribed) -> State:
    face: CardFace = changed(state.faces.get(event.name, CardFace()), **{event.part.value: event.side})
    return changed(state, faces=state.faces.set(event.name, face))


@on(happened.SerenityLearned)
def _(state: State, event: happened.SerenityLearned) -> State:
    return changed(state, serenity=state.serenity.set(event.bells, event.conceals))


@on(happened.StartLearned)
def _(state: State, event: happened.StartLearned) -> State:
    return changed(state, hours=state.hours.set(event.bells, event.hour))


@on(happened.StrokeLearned)
def _(state: State, event: happened.StrokeLearned) -> State:
    return changed(state, strokes=state.strokes.set(event.hour, event.words))


@on(happened.SettingSet)
def _(state: State, event: happened.SettingSet) -> State:
    return changed(state, settings=state.settings.set(event.name, event.value))


@on(happened.RunBegun)
def _(state: State, event: happened.RunBegun) -> State:
    kept = {name: getattr(state, name) for name in ("faces", "serenity", "hours", "strokes", "settings", "results")}
    return State(run=event.run, phase=Phase.SETUP, grid=(event.center,), deck=event.deck, first=True, **kept)


@on(happened.GardenEntered)
def _(state: State, event: happened.GardenEntered) -> State:
    return changed(state, phase=Phase.GARDEN)


@on(happened.GardenLeft)
def _(state: State, event: happened.GardenLeft) -> State:
    return changed(state, phase=Phase.GATE)


@on(happened.PalaceEntered)
def _(state: State, event: happened.PalaceEntered) -> State:
    entered = _at_the_center(state, event.grid, event.deck)
    return changed(entered, phase=Phase.PALACE, part=Part.PALACE, hour=event.hour, began=event.hour)


@on(happened.PalaceRestarted)
def _(state: State, event: happened.PalaceRestarted) -> State:
    return changed(_at_the_center(state, event.grid, event.deck), restarts=event.restarts)


@on(happened.RunEnded)
def _(state: State, event: happened.RunEnded) -> State:
    return changed(state, phase=Phase.BETWEEN, results=(*state.results, event.result), due=())


@on(happened.CardLaid)
def _(state: State, event: happened.CardLaid) -> State:
    grid = (*state.grid, event.card)
    return changed(state, grid=grid, deck=event.deck, numbered=event.numbered, drawing=None, shown=0)


@on(happened.CardNamed)
def _(state: State, event: happened.CardNamed) -> State:
    here = event.name if state.here == event.old else state.here
    halves = tuple(event.name if name == event.old else name for name in state.halves)
    grid = tuple(changed(one, name=event.name) if one.name == event.old else one for one in state.grid)
    return changed(state, grid=grid, here=here, halves=halves)


@on(happened.CardPutBack)
def _(state: State, event: happened.CardPutBack) -> State:
    return changed(state, drawing=event.gate, shown=event.shown)


@on(happened.SpaceClosed)
def _(state: State, event: happened.SpaceClosed) -> State:
    return changed(state, closed=(*state.closed, event.gate), drawing=None, shown=0)


@on(happened.SpacesOpened)
def _(state: State, event: happened.SpacesOpened) -> State:
    return changed(state, closed=(), drawing=None, shown=0)


@on(happened.Moved)
def _(state: State, event: happened.Moved) -> State:
    fresh: dict[str, Any] = {"first": False, "over": None, "clocked": False, "drawing": None, "shown": 0}
    return changed(state, here=event.target, came=event.came, lane=event.lane, **fresh)


@on(happened.Paused)
def _(state: State, event: happened.Paused) -> State:
    return changed(state, over=event.over)


@on(happened.CardTurned)
def _(state: State, event: happened.CardTurned) -> State:
    return _with(state, event.name, turned=event.turned)


@on(happened.CardsSwapped)
def _(state: State, event: happened.CardsSwapped) -> State:
    one, other = state.card(event.one), state.card(event.other)
    swapped = _with(state, event.one, x=other.x, y=other.y)
    return _with(swapped, event.other, x=one.x, y=one.y)


@on(happened.AbilityUsed)
def _(state: State, event: happened.AbilityUsed) -> State:
    return _with(state, event.name, used=True)


@on(happened.BellRevealed)
def _(state: State, event: happened.BellRevealed) -> State:
    return changed(state, bells=event.now)


@on(happened.BellsConcealed)
def _(state: State, event: happened.BellsConcealed) -> State:
    return changed(state, bells=event.now)


@on(happened.TaskDone)
def _(state: State, event: happened.TaskDone) -> State:
    return changed(state, tasks=event.number)


@on(happened.HalfKeyTaken)
def _(state: State, event: happened.HalfKeyTaken) -> State:
    return changed(state, halves=(*state.halves, event.name))


@on(happened.FamilyMet)
def _(state: State, event: happened.FamilyMet) -> State:
    return _with(state, event.name, met=True)


@on(happened.ClockAdvanced)
def _(state: State, event: happened.ClockAdvanced) -> State:
    due = (*state.due, event.hour) if event.shifts else state.due
    return changed(state, hour=event.hour, clocked=True, due=due)


@on(happened.StrokeDone)
def _(state: State, event: happened.StrokeDone) -> State:
    return changed(state, due=tuple(hour for hour in state.due if hour != event.hour))
