"""Founding, setup, and who sits at the table. How each event changes the state."""

from __future__ import annotations

from rules.core.values import FrozenMap, changed
from rules.queens_dilemma.events.founding import (
    BaseBuildingEntered,
    GameBegun,
    HouseNamed,
    InvestmentsDrafted,
    PhaseEntered,
    PlayerLeft,
    PlayerReplaced,
    PlayerReturned,
    RegionHeld,
    SeatTaken,
    SettingSet,
    SpaceEntered,
)
from rules.queens_dilemma.evolve.registry import on
from rules.queens_dilemma.names import Axis, Ideology
from rules.queens_dilemma.players import Diary, Holding, Player, Treasury
from rules.queens_dilemma.state import State


@on(SettingSet)
def _(state: State, event: SettingSet) -> State:
    return changed(state, settings=state.settings.set(event.name, event.value))


@on(SeatTaken)
def _(state: State, event: SeatTaken) -> State:
    return changed(
        state,
        players=state.players.set(event.player, Player(person=event.person)),
        seats=(*state.seats, event.player),
        founding_seats=(*state.founding_seats, event.player),
        treasuries=state.treasuries.set(event.player, Treasury()),
        diaries=state.diaries.set(event.player, Diary()),
    )


@on(HouseNamed)
def _(state: State, event: HouseNamed) -> State:
    player = changed(state.players[event.player], house=event.house)
    return changed(state, players=state.players.set(event.player, player))


@on(RegionHeld)
def _(state: State, event: RegionHeld) -> State:
    holding = Holding(holder=event.player, vassal=event.vassal)
    return changed(state, regions=state.regions.set(event.region, holding))


@on(BaseBuildingEntered)
def _(state: State, event: BaseBuildingEntered) -> State:
    holding = changed(state.regions[event.region], base=event.building)
    return changed(state, regions=state.regions.set(event.region, holding))


@on(PhaseEntered)
def _(state: State, event: PhaseEntered) -> State:
    return changed(state, phase=event.phase, following=None)


@on(SpaceEntered)
def _(state: State, event: SpaceEntered) -> State:
    return changed(state, timeline=state.timeline.set(event.game, event.space))


@on(GameBegun)
def _(state: State, event: GameBegun) -> State:
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


@on(PlayerReturned)
def _(state: State, event: PlayerReturned) -> State:
    back = changed(state.players[event.player], missed=0)
    return changed(state, players=state.players.set(event.player, back))


@on(PlayerLeft)
def _(state: State, event: PlayerLeft) -> State:
    gone = changed(state.players[event.player], left=True)
    return changed(
        state,
        players=state.players.set(event.player, gone),
        circle=tuple(seat for seat in state.circle or state.founding_seats if seat is not event.player),
        seats=tuple(seat for seat in state.seats if seat is not event.player),
    )


@on(PlayerReplaced)
def _(state: State, event: PlayerReplaced) -> State:
    player = changed(state.players[event.player], person=event.person, left=False)
    circle = state.circle or state.founding_seats
    if event.player not in circle:
        circle = (*circle, event.player)
    return changed(state, players=state.players.set(event.player, player), circle=circle)


@on(InvestmentsDrafted)
def _(state: State, event: InvestmentsDrafted) -> State:
    return changed(state, draft=event.order)
