"""The deaths of a night: whose death the town will learn at dawn, and when the Storyteller is asked for them."""

from __future__ import annotations

from rules.blood_on_the_clocktower.catalog import any_of
from rules.blood_on_the_clocktower.names import Type
from rules.blood_on_the_clocktower.nightsheet import night_sheet
from rules.blood_on_the_clocktower.state import State, Wake


def died_tonight(state: State) -> tuple[str, ...]:
    """Whose death the town learns at dawn."""
    players = state.players
    return tuple(name for name in state.circle if players[name].shown_alive and not players[name].alive)


def deaths_due(state: State) -> bool:
    """Whether the Demon has had its turn, and nobody has said since who dies; without one, when the sheet is through.

    A first night on which no Demon acts has no deaths to ask for.
    """
    sheet, demons = night_sheet(state), _demons(state)
    theirs = [at for at, one in enumerate(sheet) if one.id in demons]
    if not theirs and state.night.number <= 1:
        return False
    coming = next((at for at, one in enumerate(sheet) if one.due), len(sheet))
    if coming <= max(theirs, default=len(sheet) - 1):
        return False
    said = state.night.deaths_said
    last = max((at for at, one in enumerate(state.night.wakes) if one.place in demons), default=-1)
    return said is None or said <= last


def last_choices(state: State) -> tuple[Wake, ...]:
    """What the Demons chose tonight."""
    demons = _demons(state)
    return tuple(one for one in state.night.wakes if one.place in demons and one.chose)


def _demons(state: State) -> frozenset[str]:
    return frozenset(one.id for one in any_of(state) if one.type is Type.DEMON)
