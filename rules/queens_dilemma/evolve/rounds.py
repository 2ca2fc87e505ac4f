"""A round: the Dilemma, the Vote, the outcome. How each event changes the state."""

from __future__ import annotations

from typing import Any

from rules.core.values import FrozenMap, changed
from rules.queens_dilemma.ballots import Dilemma, Resolved, Tile, Vote
from rules.queens_dilemma.events.rounds import (
    CardCounted,
    DilemmaRead,
    GameEndTriggered,
    ModeratorReset,
    OutcomeRead,
    Passed,
    SeatCrossed,
    TilesCleared,
    TurnComes,
    TurnTaken,
    VoteDecided,
    VotingClosed,
    VotingOpened,
)
from rules.queens_dilemma.evolve.registry import on
from rules.queens_dilemma.names import Character
from rules.queens_dilemma.state import State


@on(DilemmaRead)
def _(state: State, event: DilemmaRead) -> State:
    dilemma = Dilemma(card=event.card, aye=event.aye, nay=event.nay, keywords=event.keywords)
    return changed(state, dilemma=dilemma, round=event.round, deck=state.deck - 1)


@on(VotingOpened)
def _(state: State, event: VotingOpened) -> State:
    vote = Vote(turn=event.first, tiles=FrozenMap({seat: Tile() for seat in event.seats}))
    return changed(state, vote=vote)


@on(TurnTaken)
def _(state: State, event: TurnTaken) -> State:
    return _tile(state, event.player, side=event.side)


@on(Passed)
def _(state: State, event: Passed) -> State:
    return _tile(state, event.player, passed=event.how, bonus=event.bonus)


@on(SeatCrossed)
def _(state: State, event: SeatCrossed) -> State:
    return state


@on(TurnComes)
def _(state: State, event: TurnComes) -> State:
    return changed(state, vote=changed(_vote(state), turn=event.player))


@on(VotingClosed)
def _(state: State, event: VotingClosed) -> State:
    return changed(state, vote=changed(_vote(state), turn=None))


@on(VoteDecided)
def _(state: State, event: VoteDecided) -> State:
    return changed(state, verdict=event.verdict, vote=changed(_vote(state), verdict=event.verdict))


@on(ModeratorReset)
def _(state: State, event: ModeratorReset) -> State:
    return changed(state, vote=changed(_vote(state), moderator_on_tile=False))


@on(TilesCleared)
def _(state: State, event: TilesCleared) -> State:
    return changed(state, vote=None, forbidden=())


@on(OutcomeRead)
def _(state: State, event: OutcomeRead) -> State:
    assert state.dilemma is not None
    resolved = Resolved(card=state.dilemma.card, side=event.side, sand_timer=event.sand_timer)
    return changed(state, resolving=resolved, laid=())


@on(CardCounted)
def _(state: State, event: CardCounted) -> State:
    assert state.resolving is not None
    return changed(state, counter=(*state.counter, state.resolving), dilemma=None, resolving=None)


@on(GameEndTriggered)
def _(state: State, event: GameEndTriggered) -> State:
    return state


def _vote(state: State) -> Vote:
    assert state.vote is not None
    return state.vote


def _tile(state: State, player: Character, **fields: Any) -> State:
    vote = _vote(state)
    tile = changed(vote.tiles[player], **fields)
    return changed(state, vote=changed(vote, tiles=vote.tiles.set(player, tile)))
