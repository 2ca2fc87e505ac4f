"""The end of a voting turn: the Leader token, the next seat, and when voting is over."""

from __future__ import annotations

from rules.core.table import Table
from rules.queens_dilemma.events.rounds import SeatCrossed, TurnComes, VotingClosed
from rules.queens_dilemma.moves import give_leader
from rules.queens_dilemma.names import Character, Phase
from rules.queens_dilemma.resolution import resolve
from rules.queens_dilemma.seating import next_seat
from rules.queens_dilemma.state import State


def passed_turn(state: State) -> Character | None:
    """Who has passed and whose turn lasts, because what a card does is being resolved (pass.resolve-now)."""
    vote = state.vote
    if state.phase is not Phase.VOTING or vote is None or vote.turn is None:
        return None
    return vote.turn if vote.tiles[vote.turn].passed else None


def end_turn(table: Table[State], player: Character) -> None:
    """The Leader token moves first, if it must; then the next seat is looked at (vote.takes-leader, vote.end)."""
    vote = table.state.vote
    assert vote is not None
    mine = vote.tiles[player].power
    if all(mine > tile.power for other, tile in vote.tiles.items() if other is not player):
        give_leader(table, player)
    _go_round(table, player)


def _go_round(table: Table[State], player: Character) -> None:
    vote = table.state.vote
    assert vote is not None
    everyone_had_a_turn = not any(tile.fresh for tile in vote.tiles.values())
    seat = player
    while True:
        seat = next_seat(tuple(vote.tiles), seat)
        if seat is table.state.leader and everyone_had_a_turn:
            table.record(VotingClosed())
            resolve(table)
            return
        if not vote.tiles[seat].passed:
            table.record(TurnComes(player=seat))
            return
        table.record(SeatCrossed(player=seat))
