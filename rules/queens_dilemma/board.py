"""The Ideology board: Sliders and Hegemony tokens."""

from __future__ import annotations

from rules.core.table import Table
from rules.queens_dilemma.effects import Push
from rules.queens_dilemma.events.tokens import SliderMoved, TokenLaid
from rules.queens_dilemma.names import Axis, Ideology
from rules.queens_dilemma.settings import need_setting, setting
from rules.queens_dilemma.state import State
from seeds.queens_dilemma import facts


def track_end(spaces: int) -> int:
    """How far the last space of a track with so many spaces lies from the middle."""
    return (spaces - 1) // 2


def is_winning(state: State, ideology: Ideology) -> bool:
    """Its Slider is on its side; in the exact middle neither is winning (scoring.winning)."""
    return state.positions[ideology.axis] * ideology.direction > 0


def is_silver(state: State, axis: Axis) -> bool:
    """Its Slider stands on one of the three middle spaces (scoring.balanced-slider)."""
    return abs(state.positions[axis]) <= facts().ideology.silver_spaces // 2


def has_max(state: State, ideology: Ideology) -> bool:
    """Its Slider stands on the last space of its side (symbol.max)."""
    spaces = setting(state, "ideology-spaces")
    return spaces is not None and state.positions[ideology.axis] * ideology.direction == track_end(spaces)


def push(table: Table[State], push: Push, vote: bool) -> None:
    """Move a Slider, at the end of its track the rest is lost (outcome.push), and lay one Hegemony token.

    `vote`: a Vote's outcome pushes, which lays one token per Ideology however often it names it.
    """
    ideology = push.ideology
    if push.spaces:
        end = track_end(need_setting(table, "ideology-spaces"))
        wanted = table.state.positions[ideology.axis] + ideology.direction * push.spaces
        position = max(-end, min(end, wanted))
        table.record(SliderMoved(axis=ideology.axis, position=position, towards=ideology, spaces=push.spaces))
    if not (vote and ideology in table.state.laid):
        table.record(TokenLaid(ideology=ideology, vote=vote))
        _warn_of_supply(table)


def _warn_of_supply(table: Table[State]) -> None:
    box = facts().tokens["hegemony"].worth
    if sum(table.state.tokens.values()) == box + 1:
        table.remark("box.limits", f"The box holds {box} Hegemony tokens: note what is missing on paper.")
