"""Tokens, points and the board. How each event changes the state."""

from __future__ import annotations

from typing import Any

from rules.core.values import changed
from rules.queens_dilemma.ballots import Vote
from rules.queens_dilemma.events.tokens import (
    DeckChanged,
    LeaderMoved,
    ModeratorMoved,
    PointsMarked,
    PowerMoved,
    RegionGiven,
    ResourceMoved,
    SliderMoved,
    TokenLaid,
    TokensSet,
)
from rules.queens_dilemma.evolve.registry import on
from rules.queens_dilemma.names import Character
from rules.queens_dilemma.places import Place
from rules.queens_dilemma.state import State


@on(LeaderMoved)
def _(state: State, event: LeaderMoved) -> State:
    return changed(state, leader=event.player)


@on(ModeratorMoved)
def _(state: State, event: ModeratorMoved) -> State:
    state = changed(state, moderator=event.player)
    if state.vote is None or not event.on_tile:
        return state
    return changed(state, vote=changed(state.vote, moderator_on_tile=True))


@on(PowerMoved)
def _(state: State, event: PowerMoved) -> State:
    return _power(_power(state, event.source, -event.amount), event.target, event.amount)


@on(ResourceMoved)
def _(state: State, event: ResourceMoved) -> State:
    for place, amount in ((event.source, -event.amount), (event.target, event.amount)):
        if place.player is not None:
            state = _treasury(state, place.player, event.resource.value, amount)
    return state


@on(PointsMarked)
def _(state: State, event: PointsMarked) -> State:
    diary = state.diaries[event.player]
    after = changed(diary, **{event.track.value: diary.of(event.track) + event.amount})
    return changed(state, diaries=state.diaries.set(event.player, after))


@on(SliderMoved)
def _(state: State, event: SliderMoved) -> State:
    return changed(state, positions=state.positions.set(event.axis, event.position))


@on(TokenLaid)
def _(state: State, event: TokenLaid) -> State:
    tokens = state.tokens.set(event.ideology, state.tokens[event.ideology] + 1)
    return changed(state, tokens=tokens, laid=(*state.laid, event.ideology) if event.vote else state.laid)


@on(DeckChanged)
def _(state: State, event: DeckChanged) -> State:
    return changed(state, deck=event.cards)


@on(RegionGiven)
def _(state: State, event: RegionGiven) -> State:
    given = changed(state.regions[event.region], holder=event.player)
    return changed(state, regions=state.regions.set(event.region, given))


@on(TokensSet)
def _(state: State, event: TokensSet) -> State:
    return changed(state, tokens=state.tokens.set(event.ideology, event.tokens))


def _power(state: State, place: Place, amount: int) -> State:
    if place.kind == "supply":
        return changed(state, supply=state.supply + amount)
    if place.kind == "box":
        return changed(state, outside=state.outside + amount)
    if place.kind == "pool":
        return changed(state, pool=state.pool + amount)
    assert place.player is not None
    if place.kind == "treasury":
        return _treasury(state, place.player, "power", amount)
    return _tile(state, place.player, power=_vote(state).tiles[place.player].power + amount)


def _treasury(state: State, player: Character, what: str, amount: int) -> State:
    treasury = state.treasuries[player]
    after = changed(treasury, **{what: getattr(treasury, what) + amount})
    return changed(state, treasuries=state.treasuries.set(player, after))


def _vote(state: State) -> Vote:
    assert state.vote is not None
    return state.vote


def _tile(state: State, player: Character, **fields: Any) -> State:
    vote = _vote(state)
    tile = changed(vote.tiles[player], **fields)
    return changed(state, vote=changed(vote, tiles=vote.tiles.set(player, tile)))
