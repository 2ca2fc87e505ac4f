"""Effects in the queue, and duties. How each event changes the state."""

from __future__ import annotations

from rules.core.values import changed
from rules.queens_dilemma.events.effects import DutyCalled, DutyDone, EffectBound, EffectDone, EffectsQueued
from rules.queens_dilemma.evolve.registry import on
from rules.queens_dilemma.state import State


@on(EffectsQueued)
def _(state: State, event: EffectsQueued) -> State:
    queue = (*event.effects, *state.pending) if event.first else (*state.pending, *event.effects)
    return changed(state, pending=queue, numbered=state.numbered + len(event.effects))


@on(EffectBound)
def _(state: State, event: EffectBound) -> State:
    head, *rest = state.pending
    several = len(event.players) > 1
    bound = tuple(
        changed(head, id=f"{head.id}.{player.value}" if several else head.id, player=player) for player in event.players
    )
    return changed(state, pending=(*bound, *rest))


@on(EffectDone)
def _(state: State, event: EffectDone) -> State:
    return changed(state, pending=tuple(one for one in state.pending if one.id != event.id))


@on(DutyCalled)
def _(state: State, event: DutyCalled) -> State:
    return changed(state, duties=(*state.duties, event.duty), numbered=state.numbered + 1)


@on(DutyDone)
def _(state: State, event: DutyDone) -> State:
    return changed(state, duties=tuple(duty for duty in state.duties if duty.id != event.id))
