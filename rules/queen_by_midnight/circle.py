"""Falling and the Inner Circle: Declarations revealed, Advisors and their turn."""

from __future__ import annotations

from rules.core.table import Table
from rules.queen_by_midnight.ending import end_with_last
from rules.queen_by_midnight.events import DeclarationRevealed, PhaseEntered, PrincessFell, StatusChanged
from rules.queen_by_midnight.events_cards import AttackEnded, ReactionDone
from rules.queen_by_midnight.names import Phase, Princess, Status
from rules.queen_by_midnight.rounds import pass_turn
from rules.queen_by_midnight.state import State


def settle_falls(table: Table[State]) -> None:
    """Everyone whose Health is gone falls, in turn order from the active player; then the end, or the next turn."""
    state = table.state
    fallen = [one for one in state.from_turn() if one in state.in_play and state.repertoires[one].health < 1]
    if not fallen:
        return
    if len(fallen) == len(state.in_play):
        table.record(*(PrincessFell(player=one) for one in fallen))
        _drop_attack(table)
        table.record(PhaseEntered(phase=Phase.DISPUTE))
        return
    for player in fallen:
        _fall(table, player)
    if len(table.state.in_play) == 1:
        end_with_last(table)
    elif state.turn and _status(table.state, state.turn) is not _status(state, state.turn):
        _drop_attack(table)
        pass_turn(table)


def _status(state: State, player: Princess) -> Status:
    return state.repertoires[player].status


def _drop_attack(table: Table[State]) -> None:
    if table.state.attack is not None:
        table.record(AttackEnded(negated=False))


def _fall(table: Table[State], player: Princess) -> None:
    """One Princess falls; her own Advisor is out with her (circle.one-advisor)."""
    state = table.state
    table.record(PrincessFell(player=player))
    if state.attack and player in state.attack.waiting:
        table.record(ReactionDone(player=player))
    advisor = state.advisor_of(player)
    if advisor is not None:
        _out(table, advisor, f"{player.shown}, whom {advisor.shown} advised, has fallen")
    others = [one for one in state.in_play if one is not player]
    pledge = state.pledges.get(player)
    if len(others) < 2:
        _out(table, player, "only one other Princess remains")
    elif pledge is None:
        _out(table, player, "no Declaration was laid yet")
    else:
        _join(table, player, pledge)


def _join(table: Table[State], player: Princess, pledge: Princess) -> None:
    """The Declaration is revealed: an Advisor, unless there is nobody to advise or she has one (circle.join)."""
    table.record(DeclarationRevealed(player=player, pledge=pledge))
    state = table.state
    taken = state.advisor_of(pledge)
    if state.repertoires[pledge].status is not Status.PLAYING:
        _out(table, player, f"{pledge.shown} has fallen too")
    elif taken is not None:
        _out(table, player, f"{pledge.shown} has an Advisor already, {taken.shown}")
    else:
        why = f"{pledge.shown} cannot refuse"
        table.record(StatusChanged(player=player, status=Status.ADVISOR, leader=pledge, why=why))
        table.remark("circle.flip", f"{player.shown} turns the large Ultimate card to its Inner Circle side")


def _out(table: Table[State], player: Princess, why: str) -> None:
    table.record(StatusChanged(player=player, status=Status.OUT, leader=None, why=why))
