"""Taxes, cleanup, and saving the game."""

from __future__ import annotations

from rules.core.table import Table
from rules.queens_dilemma.chronicle.bands import leave
from rules.queens_dilemma.chronicle.cleanup import put_away
from rules.queens_dilemma.duties import call_duty, how_to, tick
from rules.queens_dilemma.events.ending import CardsTrashed, GameClosed, TaxPaid
from rules.queens_dilemma.events.founding import PhaseEntered
from rules.queens_dilemma.finale import trigger
from rules.queens_dilemma.goods import goods
from rules.queens_dilemma.moves import move_power, spend_goods
from rules.queens_dilemma.names import Phase
from rules.queens_dilemma.places import POOL, SUPPLY, tile_of, treasury_of
from rules.queens_dilemma.scoring.agenda_order import open_agendas
from rules.queens_dilemma.scoring.phase import in_part, nothing_to_open
from rules.queens_dilemma.scoring.saving import saving_chores
from rules.queens_dilemma.seating import from_leader
from rules.queens_dilemma.state import State
from seeds.queens_dilemma import facts

OVER_WITH_THE_GAME = ("setup.", "save.", "founding.")
"""The clauses whose chores need no doing any more once a game has been played to its end."""


def taxes(table: Table[State]) -> None:
    """Everyone discards half of the taxed Resource, rounded up."""
    in_part(table, Phase.TAXES)
    taxed = table.state.timeline[table.state.game].taxed
    if not any(table.state.treasuries[player].of(taxed) for player in table.state.seats):
        table.remark("scoring.taxes", f"Nobody has {taxed.shown} to be taxed.")
    for player in from_leader(table.state):
        paid = goods(taxed, tax_on(table.state.treasuries[player].of(taxed)))
        spend_goods(table, player, paid)
        table.record(TaxPaid(player=player, paid=paid))
    leave(table, Phase.CLEANUP)


def tax_on(held: int) -> int:
    """A part of the amount held, rounded up (scoring.taxes)."""
    return -(-held // facts().scoring.tax_divisor)


def close(table: Table[State]) -> None:
    """Clean up and save: resolved Dilemma cards are trashed, all Power goes back, the chores of saving are listed."""
    in_part(table, Phase.CLEANUP)
    nothing_to_open(table)
    called = open_agendas(table.state)
    because = f"Before that: {'; '.join(duty.what for duty in called)}."
    table.refuse_unless(not called, "scoring.agenda-next", because, tuple(how_to(duty) for duty in called))
    _trash_dilemmas(table)
    put_away(table)
    _discard_power(table)
    for duty in table.state.duties:
        if duty.kind == "chore" and duty.clause.startswith(OVER_WITH_THE_GAME):
            tick(table, duty, "the game is over")
    table.record(GameClosed(game=table.state.game))
    if not trigger(table):
        table.record(PhaseEntered(phase=Phase.BETWEEN))
    for chore in saving_chores(table.state):
        call_duty(table, "chore", chore.what, chore.clause, player=chore.player)


def _trash_dilemmas(table: Table[State]) -> None:
    cards = table.state.counter
    named = tuple(card.card for card in cards if card.card)
    table.record(CardsTrashed(codes=named, dilemmas=len(cards)))
    what = f"Put the {len(cards)} resolved Dilemma cards into the Trash box{': ' if named else ''}{', '.join(named)}"
    call_duty(table, "chore", what, "cleanup.dilemmas")


def _discard_power(table: Table[State]) -> None:
    state = table.state
    move_power(table, state.pool, POOL, SUPPLY)
    for player, treasury in state.treasuries.items():
        move_power(table, treasury.power, treasury_of(player), SUPPLY)
    for player, tile in (state.vote.tiles if state.vote else {}).items():
        move_power(table, tile.power, tile_of(player), SUPPLY)
