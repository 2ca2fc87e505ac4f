"""State and event to state: the only code that makes a new state. It holds no rule; events carry final amounts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from rules.core.event import Event, Remarked
from rules.core.values import FrozenMap, changed
from rules.queens_dilemma import events as happened
from rules.queens_dilemma.names import Axis, Character, Ideology
from rules.queens_dilemma.state import (
    Diary,
    Dilemma,
    Holding,
    Place,
    Player,
    Resolved,
    State,
    Tile,
    Treasury,
    Vote,
)

E = TypeVar("E", bound=Event)
Evolver = Callable[[State, Any], State]
EVOLVERS: dict[type[Event], Evolver] = {Remarked: lambda state, event: state}


def on(kind: type[E]) -> Callable[[Callable[[State, E], State]], Callable[[State, E], State]]:
    """Registers the function that carries events of one kind into the state."""

    def register(evolver: Callable[[State, E], State]) -> Callable[[State, E], State]:
        EVOLVERS[kind] = evolver
        return evolver

    return register


def evolve(state: State, event: Event) -> State:
    """The state after one event."""
    return EVOLVERS[type(event)](state, event)


@on(happened.SettingSet)
def _(state: State, event: happened.SettingSet) -> State:
    return changed(state, settings=state.settings.set(event.name, event.value))


@on(happened.SeatTaken)
def _(state: State, event: happened.SeatTaken) -> State:
    return changed(
        state,
        players=state.players.set(event.player, Player(person=event.person)),
        seats=(*state.seats, event.player),
        founding_seats=(*state.founding_seats, event.player),
        treasuries=state.treasuries.set(event.player, Treasury()),
        diaries=state.diaries.set(event.player, Diary()),
    )


@on(happened.HouseNamed)
def _(state: State, event: happened.HouseNamed) -> State:
    player = changed(state.players[event.player], house=event.house)
    return changed(state, players=state.players.set(event.player, player))


@on(happened.RegionHeld)
def _(state: State, event: happened.RegionHeld) -> State:
    holding = Holding(holder=event.player, vassal=event.vassal)
    return changed(state, regions=state.regions.set(event.region, holding))


@on(happened.BaseBuildingEntered)
def _(state: State, event: happened.BaseBuildingEntered) -> State:
    holding = changed(state.regions[event.region], base=event.building)
    return changed(state, regions=state.regions.set(event.region, holding))


@on(happened.PhaseEntered)
def _(state: State, event: happened.PhaseEntered) -> State:
    return changed(state, phase=event.phase, following=None)


@on(happened.SpaceEntered)
def _(state: State, event: happened.SpaceEntered) -> State:
    return changed(state, timeline=state.timeline.set(event.game, event.space))


@on(happened.GameBegun)
def _(state: State, event: happened.GameBegun) -> State:
    missing = {
        player: changed(one, missed=one.missed + 1) for player, one in state.players.items() if player in event.absent
    }
    return changed(
        state,
        game=event.game,
        round=0,
        seats=event.seats,
        circle=event.circle or event.seats,
        absent=event.absent,
        players=state.players.update(missing),
        positions=FrozenMap({axis: 0 for axis in Axis}),
        tokens=FrozenMap({ideology: 0 for ideology in Ideology}),
        counter=(),
        draft=(),
        shown=FrozenMap(),
        investments=FrozenMap(),
    )


@on(happened.PlayerReturned)
def _(state: State, event: happened.PlayerReturned) -> State:
    back = changed(state.players[event.player], missed=0)
    return changed(state, players=state.players.set(event.player, back))


@on(happened.PlayerLeft)
def _(state: State, event: happened.PlayerLeft) -> State:
    gone = changed(state.players[event.player], left=True)
    return changed(
        state,
        players=state.players.set(event.player, gone),
        circle=tuple(seat for seat in state.circle or state.founding_seats if seat is not event.player),
        seats=tuple(seat for seat in state.seats if seat is not event.player),
    )


@on(happened.PlayerReplaced)
def _(state: State, event: happened.PlayerReplaced) -> State:
    player = changed(state.players[event.player], person=event.person, left=False)
    circle = state.circle or state.founding_seats
    if event.player not in circle:
        circle = (*circle, event.player)
    return changed(state, players=state.players.set(event.player, player), circle=circle)


@on(happened.InvestmentsDrafted)
def _(state: State, event: happened.InvestmentsDrafted) -> State:
    return changed(state, draft=event.order)


@on(happened.LeaderMoved)
def _(state: State, event: happened.LeaderMoved) -> State:
    return changed(state, leader=event.player)


@on(happened.ModeratorMoved)
def _(state: State, event: happened.ModeratorMoved) -> State:
    state = changed(state, moderator=event.player)
    if state.vote is None or not event.on_tile:
        return state
    return changed(state, vote=changed(state.vote, moderator_on_tile=True))


@on(happened.PowerMoved)
def _(state: State, event: happened.PowerMoved) -> State:
    return _power(_power(state, event.source, -event.amount), event.target, event.amount)


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


@on(happened.ResourceMoved)
def _(state: State, event: happened.ResourceMoved) -> State:
    for place, amount in ((event.source, -event.amount), (event.target, event.amount)):
        if place.player is not None:
            state = _treasury(state, place.player, event.resource.value, amount)
    return state


def _treasury(state: State, player: Character, what: str, amount: int) -> State:
    treasury = state.treasuries[player]
    after = changed(treasury, **{what: getattr(treasury, what) + amount})
    return changed(state, treasuries=state.treasuries.set(player, after))


@on(happened.PointsMarked)
def _(state: State, event: happened.PointsMarked) -> State:
    diary = state.diaries[event.player]
    after = changed(diary, **{event.track.value: diary.of(event.track) + event.amount})
    return changed(state, diaries=state.diaries.set(event.player, after))


@on(happened.SliderMoved)
def _(state: State, event: happened.SliderMoved) -> State:
    return changed(state, positions=state.positions.set(event.axis, event.position))


@on(happened.TokenLaid)
def _(state: State, event: happened.TokenLaid) -> State:
    tokens = state.tokens.set(event.ideology, state.tokens[event.ideology] + 1)
    return changed(state, tokens=tokens, laid=(*state.laid, event.ideology) if event.vote else state.laid)


@on(happened.DeckChanged)
def _(state: State, event: happened.DeckChanged) -> State:
    return changed(state, deck=event.cards)


@on(happened.DilemmaRead)
def _(state: State, event: happened.DilemmaRead) -> State:
    dilemma = Dilemma(card=event.card, aye=event.aye, nay=event.nay, keywords=event.keywords)
    return changed(state, dilemma=dilemma, round=event.round, deck=state.deck - 1)


@on(happened.VotingOpened)
def _(state: State, event: happened.VotingOpened) -> State:
    vote = Vote(turn=event.first, tiles=FrozenMap({seat: Tile() for seat in event.seats}))
    return changed(state, vote=vote)


def _vote(state: State) -> Vote:
    assert state.vote is not None
    return state.vote


def _tile(state: State, player: Character, **fields: Any) -> State:
    vote = _vote(state)
    tile = changed(vote.tiles[player], **fields)
    return changed(state, vote=changed(vote, tiles=vote.tiles.set(player, tile)))


@on(happened.TurnTaken)
def _(state: State, event: happened.TurnTaken) -> State:
    return _tile(state, event.player, side=event.side)


@on(happened.Passed)
def _(state: State, event: happened.Passed) -> State:
    return _tile(state, event.player, passed=event.how, bonus=event.bonus)


@on(happened.SeatCrossed)
def _(state: State, event: happened.SeatCrossed) -> State:
    return state


@on(happened.TurnComes)
def _(state: State, event: happened.TurnComes) -> State:
    return changed(state, vote=changed(_vote(state), turn=event.player))


@on(happened.VotingClosed)
def _(state: State, event: happened.VotingClosed) -> State:
    return changed(state, vote=changed(_vote(state), turn=None))


@on(happened.VoteDecided)
def _(state: State, event: happened.VoteDecided) -> State:
    return changed(state, verdict=event.verdict, vote=changed(_vote(state), verdict=event.verdict))


@on(happened.ModeratorReset)
def _(state: State, event: happened.ModeratorReset) -> State:
    return changed(state, vote=changed(_vote(state), moderator_on_tile=False))


@on(happened.TilesCleared)
def _(state: State, event: happened.TilesCleared) -> State:
    return changed(state, vote=None, forbidden=())


@on(happened.OutcomeRead)
def _(state: State, event: happened.OutcomeRead) -> State:
    assert state.dilemma is not None
    resolved = Resolved(card=state.dilemma.card, side=event.side, sand_timer=event.sand_timer)
    return changed(state, resolving=resolved, laid=())


@on(happened.CardCounted)
def _(state: State, event: happened.CardCounted) -> State:
    assert state.resolving is not None
    return changed(state, counter=(*state.counter, state.resolving), dilemma=None, resolving=None)


@on(happened.GameEndTriggered)
def _(state: State, event: happened.GameEndTriggered) -> State:
    return state
