"""State and event to state: the only code that makes a new state. It holds no rule; events carry final amounts."""

from __future__ import annotations

from typing import Any

from rules.core.evolving import Evolvers
from rules.core.values import FrozenMap, changed
from rules.queen_by_midnight import events as happened
from rules.queen_by_midnight import events_cards as cards
from rules.queen_by_midnight.names import Phase, Princess, Status, Zone
from rules.queen_by_midnight.state import Attack, Repertoire, State

evolve: Evolvers[State] = Evolvers()
"""State and event to state."""

on = evolve.on

evolve.unchanged(cards.CardPlayed, cards.CardBought, cards.Refreshed, happened.AbilityUsed, happened.PrincessFell)


def _with(state: State, player: Princess, **fields: Any) -> State:
    """The state with something changed in a player's Repertoire."""
    one: Repertoire = changed(state.repertoires[player], **fields)
    return changed(state, repertoires=state.repertoires.set(player, one))


@on(happened.PlayBegun)
def _(state: State, event: happened.PlayBegun) -> State:
    return State(
        game=event.game,
        phase=Phase.FIRST_PLAYER,
        levels=state.levels,
        results=state.results,
        seats=event.seats,
        rolling=event.seats,
        hour=event.hour,
    )


@on(happened.DiceRolled)
def _(state: State, event: happened.DiceRolled) -> State:
    return changed(state, rolling=event.tied, first=event.first)


@on(happened.PrincessTaken)
def _(state: State, event: happened.PrincessTaken) -> State:
    return changed(state, princesses=state.princesses.set(event.person, event.princess))


@on(happened.LevelsEntered)
def _(state: State, event: happened.LevelsEntered) -> State:
    return changed(state, levels=state.levels.set(event.princess, event.levels))


@on(happened.RepertoireLaid)
def _(state: State, event: happened.RepertoireLaid) -> State:
    laid = Repertoire(
        person=event.person, health=event.health, clout=event.clout, cards=event.cards, tokens=event.tokens
    )
    return changed(state, repertoires=state.repertoires.set(event.princess, laid))


@on(happened.OrderSet)
def _(state: State, event: happened.OrderSet) -> State:
    return changed(state, order=event.order)


@on(happened.PhaseEntered)
def _(state: State, event: happened.PhaseEntered) -> State:
    return changed(state, phase=event.phase)


@on(happened.TurnBegun)
def _(state: State, event: happened.TurnBegun) -> State:
    return changed(state, turn=event.player)


@on(happened.HourStruck)
def _(state: State, event: happened.HourStruck) -> State:
    return changed(state, hour=event.hour)


@on(happened.MarketLaid)
def _(state: State, event: happened.MarketLaid) -> State:
    return changed(state, market=event.market)


@on(happened.CardOwed)
def _(state: State, event: happened.CardOwed) -> State:
    for player in event.players:
        state = _with(state, player, owed_card=True)
    return state


@on(happened.CloutOwed)
def _(state: State, event: happened.CloutOwed) -> State:
    for player in event.players:
        state = _with(state, player, owed_clout=event.amount)
    return state


@on(happened.DuePaid)
def _(state: State, event: happened.DuePaid) -> State:
    return _with(state, event.player, owed_card=False, owed_clout=0)


@on(happened.CloutChanged)
def _(state: State, event: happened.CloutChanged) -> State:
    return _with(state, event.player, clout=event.now)


@on(happened.HealthChanged)
def _(state: State, event: happened.HealthChanged) -> State:
    return _with(state, event.player, health=event.now)


@on(happened.LevelChanged)
def _(state: State, event: happened.LevelChanged) -> State:
    changes = state.repertoires[event.player].changes.set(event.card_class, event.now)
    return _with(state, event.player, changes=changes)


@on(happened.TemporaryNoted)
def _(state: State, event: happened.TemporaryNoted) -> State:
    return changed(state, temporary=(*state.temporary, event.temporary), numbered=event.temporary.number)


@on(happened.TemporaryOver)
def _(state: State, event: happened.TemporaryOver) -> State:
    return changed(state, temporary=tuple(one for one in state.temporary if one.number != event.number))


@on(happened.TokensChanged)
def _(state: State, event: happened.TokensChanged) -> State:
    return _with(state, event.player, tokens=state.repertoires[event.player].tokens.set(event.token, event.now))


@on(cards.CardsMoved)
def _(state: State, event: cards.CardsMoved) -> State:
    one = state.repertoires[event.player]
    cards, brought = dict(one.cards), one.brought
    if event.source is Zone.MARKET:
        market = state.market
        state = changed(state, market=changed(market, open=market.open - event.count))
        brought += event.count
    else:
        cards[event.source] = one.of(event.source) - event.count
    cards[event.target] = cards.get(event.target, 0) + event.count
    archived = one.ultimate_archived and event.source is not Zone.ARCHIVE
    archived = archived or (event.source is Zone.ULTIMATE and event.target is Zone.ARCHIVE)
    return _with(state, event.player, cards=FrozenMap(cards), brought=brought, ultimate_archived=archived)


@on(cards.CardsCounted)
def _(state: State, event: cards.CardsCounted) -> State:
    one = state.repertoires[event.player]
    brought = one.brought + event.now - one.of(event.zone)
    return _with(state, event.player, cards=one.cards.set(event.zone, event.now), brought=brought)


@on(cards.ArmoryEntered)
def _(state: State, event: cards.ArmoryEntered) -> State:
    return changed(state, armory=(*state.armory, event.card))


@on(cards.ArmoryLeft)
def _(state: State, event: cards.ArmoryLeft) -> State:
    return changed(state, armory=tuple(card for card in state.armory if card.id != event.id))


@on(cards.LoyaltyChanged)
def _(state: State, event: cards.LoyaltyChanged) -> State:
    armory = tuple(changed(card, loyalty=event.now) if card.id == event.id else card for card in state.armory)
    return changed(state, armory=armory)


@on(cards.AttackBegun)
def _(state: State, event: cards.AttackBegun) -> State:
    return changed(state, attack=event.attack)


def _attack(state: State, **fields: Any) -> State:
    assert state.attack is not None
    one: Attack = changed(state.attack, **fields)
    return changed(state, attack=one)


@on(cards.ReactionUsed)
def _(state: State, event: cards.ReactionUsed) -> State:
    attack = state.attack
    if attack is None or not any(mark.player is event.player for mark in attack.targets):
        return state
    done = (*attack.negated.get(event.player, ()), event.negates)
    return _attack(state, negated=attack.negated.set(event.player, done))


@on(cards.ReactionDone)
def _(state: State, event: cards.ReactionDone) -> State:
    assert state.attack is not None
    return _attack(state, waiting=tuple(one for one in state.attack.waiting if one is not event.player))


@on(cards.TargetDone)
def _(state: State, event: cards.TargetDone) -> State:
    assert state.attack is not None
    return _attack(state, left=tuple(one for one in state.attack.left if one != event.mark))


@on(cards.AttackEnded)
def _(state: State, event: cards.AttackEnded) -> State:
    return changed(state, attack=None)


@on(happened.Declared)
def _(state: State, event: happened.Declared) -> State:
    return changed(state, pledges=state.pledges.set(event.player, event.pledge))


@on(happened.DeclarationRevealed)
def _(state: State, event: happened.DeclarationRevealed) -> State:
    return changed(state, revealed=(*state.revealed, event.player))


@on(happened.StatusChanged)
def _(state: State, event: happened.StatusChanged) -> State:
    leader = event.leader if event.status is Status.ADVISOR else None
    return _with(state, event.player, status=event.status, leader=leader, owed_card=False, owed_clout=0)


@on(happened.PlayEnded)
def _(state: State, event: happened.PlayEnded) -> State:
    return changed(
        state, phase=Phase.BETWEEN, results=(*state.results, event.result), turn=None, attack=None, pledges=FrozenMap()
    )
