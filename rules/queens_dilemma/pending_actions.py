"""Choices on waiting effects that no other room has."""

from __future__ import annotations

from rules.core.table import Table
from rules.queens_dilemma.events.effects import EffectBound
from rules.queens_dilemma.flow import go_on
from rules.queens_dilemma.names import CharacterName
from rules.queens_dilemma.notation.printer import print_effect
from rules.queens_dilemma.pending import need
from rules.queens_dilemma.state import State
from rules.queens_dilemma.waiting import Income


def assign(table: Table[State], player: CharacterName) -> None:
    """Say who takes an effect that names nobody, or one printed piece that several could take."""
    waiting = need(table.state)
    if waiting is None or waiting.kind != "assign":
        table.refuse("keyword.owner", "No effect waits for a player.", ("next",))
    allowed = tuple(one.value for one in waiting.players)
    table.refuse_unless(player in waiting.players, "keyword.owner", f"{player.shown} is not meant.", allowed)
    table.record(EffectBound(id=waiting.pending.id, players=(player,)))
    effect = waiting.pending.effect
    assert not isinstance(effect, Income)
    table.remark("keyword.owner", f"{player.shown} takes “{print_effect(effect)}” from {waiting.pending.source.name}.")
    go_on(table)
