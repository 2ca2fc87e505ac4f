"""Deals, scoring, closing, rulings and the Grand Finale. How each event changes the state."""

from __future__ import annotations

from rules.core.values import FrozenMap, changed
from rules.queens_dilemma.events.ending import (
    BoxDescribed,
    CardsTrashed,
    DealMarked,
    DealStruck,
    FinaleScored,
    FinaleTriggered,
    GameClosed,
    IdeologyCardDescribed,
    IdeologyCardShown,
    InvestmentSettled,
    InvestmentShown,
    RulingMade,
    TaxPaid,
)
from rules.queens_dilemma.evolve.registry import on
from rules.queens_dilemma.legacy.model import Agenda
from rules.queens_dilemma.state import Investment, State


@on(DealStruck)
def _(state: State, event: DealStruck) -> State:
    return changed(state, deals=(*state.deals, event.deal))


@on(DealMarked)
def _(state: State, event: DealMarked) -> State:
    deals = tuple(changed(deal, kept=event.kept) if deal.id == event.id else deal for deal in state.deals)
    return changed(state, deals=deals)


@on(IdeologyCardDescribed)
def _(state: State, event: IdeologyCardDescribed) -> State:
    return changed(state, cards=state.cards.set(event.card, event.content))


@on(IdeologyCardShown)
def _(state: State, event: IdeologyCardShown) -> State:
    return changed(state, shown=state.shown.set(event.player, event.card))


@on(InvestmentShown)
def _(state: State, event: InvestmentShown) -> State:
    investment = Investment(resource=event.resource)
    return changed(state, investments=state.investments.set(event.player, investment))


@on(InvestmentSettled)
def _(state: State, event: InvestmentSettled) -> State:
    investment = changed(state.investments[event.player], paid=event.paid)
    return changed(state, investments=state.investments.set(event.player, investment))


@on(BoxDescribed)
def _(state: State, event: BoxDescribed) -> State:
    return changed(state, boxes=state.boxes.set(event.box, event.text))


@on(TaxPaid)
def _(state: State, event: TaxPaid) -> State:
    return state


@on(CardsTrashed)
def _(state: State, event: CardsTrashed) -> State:
    # A Crossroad that was taken into the hand leaves it.
    held = {code: changed(one, lies="trash") for code, one in state.agendas.items() if code in event.codes}
    agendas: FrozenMap[str, Agenda] = FrozenMap({**state.agendas, **held}) if held else state.agendas
    return changed(state, agendas=agendas, trashed=(*state.trashed, *event.codes))


@on(GameClosed)
def _(state: State, event: GameClosed) -> State:
    return changed(state, round=0, counter=(), vote=None, dilemma=None)


@on(FinaleTriggered)
def _(state: State, event: FinaleTriggered) -> State:
    return changed(state, finale=True)


@on(FinaleScored)
def _(state: State, event: FinaleScored) -> State:
    return changed(state, ranking=event.rows)


@on(RulingMade)
def _(state: State, event: RulingMade) -> State:
    return changed(state, rulings=(*state.rulings, event.ruling))
