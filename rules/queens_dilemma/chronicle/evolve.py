"""State and event to state: Chronicle and Event cards."""

from __future__ import annotations

from typing import Any

from rules.core.values import FrozenMap, changed
from rules.queens_dilemma.chronicle import events as happened
from rules.queens_dilemma.chronicle.model import Drawing, EventCard
from rules.queens_dilemma.evolve.registry import on
from rules.queens_dilemma.names import Character
from rules.queens_dilemma.state import State


def _card(state: State, code: str, **fields: Any) -> State:
    after = changed(state.chronicles[code], **fields)
    return changed(state, chronicles=state.chronicles.set(code, after))


def _event(state: State, number: int, **fields: Any) -> State:
    after = changed(state.event_cards[number], **fields)
    return changed(state, event_cards=state.event_cards.set(number, after))


def _either(state: State, code: str, **fields: Any) -> State:
    """A Chronicle card by its code, an Event card by E and its number."""
    return _card(state, code, **fields) if code in state.chronicles else _event(state, int(code[1:]), **fields)


def _spaces(state: State, code: str) -> tuple[Character, ...]:
    one = state.chronicles[code] if code in state.chronicles else state.event_cards[int(code[1:])]
    return one.spaces


@on(happened.IncomeTaken)
def _(state: State, event: happened.IncomeTaken) -> State:
    return changed(state, income_taken=True)


@on(happened.ChronicleBranded)
def _(state: State, event: happened.ChronicleBranded) -> State:
    return _card(state, event.code, branded=event.herald, settled=True)


@on(happened.ChronicleDescribed)
def _(state: State, event: happened.ChronicleDescribed) -> State:
    return _card(state, event.code, card=event.card)


@on(happened.ChroniclesDrawn)
def _(state: State, event: happened.ChroniclesDrawn) -> State:
    return changed(state, drawing=Drawing(unplaced=event.codes))


@on(happened.ChroniclePlaced)
def _(state: State, event: happened.ChroniclePlaced) -> State:
    assert state.drawing is not None
    drawing = Drawing(unplaced=_without(state.drawing.unplaced, event.code), unread=(*state.drawing.unread, event.code))
    return changed(_card(state, event.code, lies=event.lies, slot=event.slot), drawing=drawing)


@on(happened.ChronicleSentBack)
def _(state: State, event: happened.ChronicleSentBack) -> State:
    assert state.drawing is not None
    return changed(state, drawing=changed(state.drawing, unplaced=_without(state.drawing.unplaced, event.code)))


@on(happened.ChronicleRead)
def _(state: State, event: happened.ChronicleRead) -> State:
    assert state.drawing is not None
    unread = _without(state.drawing.unread, event.code)
    return changed(state, drawing=changed(state.drawing, unread=unread, in_words=event.code if event.in_words else ""))


@on(happened.ChroniclesInPlay)
def _(state: State, event: happened.ChroniclesInPlay) -> State:
    for code in event.marked:
        state = _card(state, code, marks=state.chronicles[code].marks + 1)
    return changed(state, drawing=None, income_taken=False)


@on(happened.TokenOnSlot)
def _(state: State, event: happened.TokenOnSlot) -> State:
    return _either(state, event.code, token=event.player)


@on(happened.TokenReset)
def _(state: State, event: happened.TokenReset) -> State:
    spaces = _spaces(state, event.code)
    return _either(state, event.code, token=None, spaces=(*spaces, event.player) if event.space else spaces)


@on(happened.CardForbidden)
def _(state: State, event: happened.CardForbidden) -> State:
    return changed(state, forbidden=(*state.forbidden, event.forbidden))


@on(happened.PartScored)
def _(state: State, event: happened.PartScored) -> State:
    return changed(state, following=event.following)


@on(happened.ChronicleApplied)
def _(state: State, event: happened.ChronicleApplied) -> State:
    state = _card(state, event.code, applied=(*state.chronicles[event.code].applied, event.phase))
    return changed(state, drawing=changed(state.drawing, in_words="")) if state.drawing else state


@on(happened.EventAdded)
def _(state: State, event: happened.EventAdded) -> State:
    known = state.event_cards.get(event.number) or EventCard(number=event.number, game=state.game)
    card = changed(known, slot=event.slot, card=event.card, words=event.words)
    return changed(state, event_cards=state.event_cards.set(event.number, card))


@on(happened.EventResolved)
def _(state: State, event: happened.EventResolved) -> State:
    return _event(state, event.number, resolved=True)


@on(happened.EventRemoved)
def _(state: State, event: happened.EventRemoved) -> State:
    return changed(state, event_cards=state.event_cards.delete(event.number))


@on(happened.CardsPutAway)
def _(state: State, event: happened.CardsPutAway) -> State:
    for code in (*event.trashed, *event.returned):
        lies = "trash" if code in event.trashed else "deck"
        state = _card(state, code, lies=lies, slot=0, token=None, spaces=(), applied=())
    rested = {n: changed(one, token=None, spaces=(), resolved=False) for n, one in state.event_cards.items()}
    return changed(state, event_cards=FrozenMap(rested))


def _without(codes: tuple[str, ...], code: str) -> tuple[str, ...]:
    return tuple(one for one in codes if one != code)
