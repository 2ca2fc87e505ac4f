"""State and event to state: the only code that makes a new state. It holds no rule; events carry final amounts."""

from __future__ import annotations

from rules.core.evolving import Evolvers
from rules.core.values import FrozenMap, changed
from rules.witching_hour import events as happened
from rules.witching_hour.names import CardType, Phase
from rules.witching_hour.piles import NOTHING, Pile, minus, of, plus
from rules.witching_hour.state import Attack, Card, State

evolve: Evolvers[State] = Evolvers()
"""State and event to state."""

on = evolve.on


def _hand(state: State, player: str, *, gone: Pile = NOTHING, new: Pile = NOTHING) -> State:
    return changed(state, hands=state.hands.set(player, plus(minus(state.hand(player), gone), new)))


def _hex(state: State, player: str, *, gone: Pile = NOTHING, new: Pile = NOTHING) -> State:
    return changed(state, hexes=state.hexes.set(player, plus(minus(state.hex(player), gone), new)))


def _discard(state: State, *, gone: Pile = NOTHING, new: Pile = NOTHING) -> State:
    return changed(state, discard=plus(minus(state.discard, gone), new))


def _attack(state: State) -> Attack:
    assert state.attack is not None
    return state.attack


@on(happened.CardRead)
def _(state: State, event: happened.CardRead) -> State:
    card = Card(copies=event.copies, worth=event.worth, complete=True)
    return changed(state, typed=state.typed.set(event.kind, card))


@on(happened.GameBegun)
def _(state: State, event: happened.GameBegun) -> State:
    return State(
        typed=state.typed,
        results=state.results,
        game=event.game,
        phase=Phase.SEATING,
        seats=event.seats,
    )


@on(happened.ModeChosen)
def _(state: State, event: happened.ModeChosen) -> State:
    return changed(state, mode=event.mode)


@on(happened.YoungestNamed)
def _(state: State, event: happened.YoungestNamed) -> State:
    return changed(state, youngest=event.player)


@on(happened.RoundBegun)
def _(state: State, event: happened.RoundBegun) -> State:
    return changed(
        state,
        phase=event.phase,
        round=event.round,
        starter=event.starter,
        turn="",
        hands=FrozenMap(),
        hexes=FrozenMap(),
        discard=NOTHING,
        last_holder="",
    )


@on(happened.HandDealt)
def _(state: State, event: happened.HandDealt) -> State:
    return changed(state, hands=state.hands.set(event.player, event.cards))


@on(happened.DiscardLaid)
def _(state: State, event: happened.DiscardLaid) -> State:
    return changed(state, discard=event.cards)


@on(happened.TurnBegun)
def _(state: State, event: happened.TurnBegun) -> State:
    return changed(state, phase=Phase.TURNS, turn=event.player)


@on(happened.AttackMade)
def _(state: State, event: happened.AttackMade) -> State:
    attack = Attack(attacker=event.attacker, defender=event.defender, cards=event.cards)
    return changed(_hand(state, event.attacker, gone=event.cards), attack=attack)


@on(happened.AttackBlocked)
def _(state: State, event: happened.AttackBlocked) -> State:
    spent = plus(event.cards, _attack(state).cards)
    return changed(_discard(_hand(state, event.player, gone=event.cards), new=spent), attack=None)


@on(happened.AttackReflected)
def _(state: State, event: happened.AttackReflected) -> State:
    attack = _attack(state)
    back = changed(attack, attacker=attack.defender, defender=attack.attacker)
    return changed(_discard(_hand(state, event.player, gone=event.cards), new=event.cards), attack=back)


@on(happened.FamiliarLaid)
def _(state: State, event: happened.FamiliarLaid) -> State:
    one = of((CardType.FAMILIAR,))
    state = _discard(state, new=_attack(state).cards)
    return changed(_hex(_hand(state, event.player, gone=one), event.player, new=one), attack=None)


@on(happened.AttackTaken)
def _(state: State, event: happened.AttackTaken) -> State:
    return changed(_hex(state, event.player, new=_attack(state).cards), attack=None)


@on(happened.DiscardsTaken)
def _(state: State, event: happened.DiscardsTaken) -> State:
    return _hex(_discard(state, gone=event.cards), event.player, new=event.cards)


@on(happened.CardPlayed)
def _(state: State, event: happened.CardPlayed) -> State:
    one = of((event.kind,))
    return _hex(_hand(state, event.player, gone=one), event.owner, new=one)


@on(happened.LookBegun)
def _(state: State, event: happened.LookBegun) -> State:
    return changed(_discard(state, gone=event.look.drawn), look=event.look)


@on(happened.CardChosen)
def _(state: State, event: happened.CardChosen) -> State:
    look, one = state.look, of((event.card,))
    assert look is not None
    if look.card is CardType.BOOK:
        state = _hand(state, look.at, gone=one)
    elif look.card is CardType.SKULL:
        state = _discard(state, gone=one)
    else:
        state = _hex(state, event.player, gone=one)
    return changed(_hand(state, event.player, new=one), look=None)


@on(happened.CauldronEmptied)
def _(state: State, event: happened.CauldronEmptied) -> State:
    if state.look is None:
        state = _discard(state, gone=of((event.own,)))
    state = _hex(state, event.player, new=of((event.own,)))
    if event.other is not None:
        state = _hex(state, event.to, new=of((event.other,)))
    return changed(state, look=None)


@on(happened.HandHexed)
def _(state: State, event: happened.HandHexed) -> State:
    hand = state.hand(event.player)
    return _hex(_hand(state, event.player, gone=hand), event.player, new=hand)


@on(happened.PlayOver)
def _(state: State, event: happened.PlayOver) -> State:
    return changed(state, phase=Phase.COUNT, turn="", last_holder=event.last)


@on(happened.PileCounted)
def _(state: State, event: happened.PileCounted) -> State:
    return changed(state, hexes=state.hexes.set(event.player, event.cards))


@on(happened.RoundScored)
def _(state: State, event: happened.RoundScored) -> State:
    return changed(state, phase=Phase.SCORED, rounds=(*state.rounds, event.score))


@on(happened.GameEnded)
def _(state: State, event: happened.GameEnded) -> State:
    return changed(
        state, phase=Phase.BETWEEN, results=(*state.results, event.result), hands=FrozenMap(), hexes=FrozenMap()
    )
