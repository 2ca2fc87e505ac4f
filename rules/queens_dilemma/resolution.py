"""Vote Resolution: the winning side, the Leader token, and the clean-up of passes and Power."""

from __future__ import annotations

from typing import Literal

from rules.core.table import Table
from rules.queens_dilemma.ballots import Verdict, Vote
from rules.queens_dilemma.chronicle.card_slots import reset_slots
from rules.queens_dilemma.events.founding import PhaseEntered
from rules.queens_dilemma.events.rounds import ModeratorReset, TilesCleared, VoteDecided, VotingClosed
from rules.queens_dilemma.moves import give_leader, move_power
from rules.queens_dilemma.names import Character, CharacterName, Phase, Side, SideName
from rules.queens_dilemma.places import POOL, tile_of, treasury_of
from rules.queens_dilemma.seating import names, the_leader, the_moderator
from rules.queens_dilemma.state import State


def resolve(table: Table[State]) -> None:
    """Voting is over: find the winning side, or wait for the Moderator (resolution.majority, resolution.tie)."""
    vote = _closed_vote(table)
    aye, nay = vote.total(Side.AYE), vote.total(Side.NAY)
    if aye == nay:
        table.record(PhaseEntered(phase=Phase.TIE))
        return
    _decide(table, Side.AYE if aye > nay else Side.NAY, "majority")


def decide(table: Table[State], side: SideName) -> None:
    """The Moderator names the winning side, after a tie or when everyone passed."""
    vote = table.state.vote
    waiting = table.state.phase is Phase.TIE and vote is not None and vote.verdict is None
    table.refuse_unless(waiting, "resolution.tie", "The Moderator has no side to name now.", ("next",))
    _decide(table, side, "all-pass" if all_passed(_closed_vote(table)) else "tie")


def leader(table: Table[State], player: CharacterName) -> None:
    """The Moderator names the Leader among the winners who are tied for most Power."""
    vote = table.state.vote
    waiting = table.state.phase is Phase.TIE and vote is not None and vote.verdict is not None
    table.refuse_unless(waiting, "resolution.leader-moves", "The Moderator has no Leader to name now.", ("next",))
    heirs = leading_winners(_closed_vote(table))
    because = f"{player.shown} is not among the winners with most Power."
    table.refuse_unless(player in heirs, "resolution.leader-moves", because, tuple(one.value for one in heirs))
    give_leader(table, player)
    _clean_up(table)


def rule_side(table: Table[State], side: Side) -> None:
    """A ruling names the winning side, whatever lies on the tiles; voting is over then (skill.precedence)."""
    vote = _closed_vote(table)
    if vote.turn is not None:
        table.record(VotingClosed())
    if vote.verdict is None:
        _decide(table, side, "all-pass" if all_passed(vote) else "ruling")


def all_passed(vote: Vote) -> bool:
    """Whether nobody voted (resolution.all-pass)."""
    return all(tile.side is None for tile in vote.tiles.values())


def leading_winners(vote: Vote) -> tuple[Character, ...]:
    """The winners with most Power on their tile; several when they tie."""
    assert vote.verdict is not None
    most = max(vote.tiles[player].power for player in vote.verdict.winners)
    return tuple(player for player in vote.verdict.winners if vote.tiles[player].power == most)


def _closed_vote(table: Table[State]) -> Vote:
    assert table.state.vote is not None
    return table.state.vote


def _decide(table: Table[State], side: Side, how: Literal["majority", "tie", "all-pass", "ruling"]) -> None:
    vote = _closed_vote(table)
    winners = tuple(player for player, tile in vote.tiles.items() if tile.side is side)
    if how == "all-pass":
        winners = (the_moderator(table.state),)
    aye, nay = vote.total(Side.AYE), vote.total(Side.NAY)
    table.record(VoteDecided(verdict=Verdict(side=side, aye=aye, nay=nay, how=how, winners=winners)))
    if how == "all-pass":
        give_leader(table, the_moderator(table.state))
    elif winners and vote.tiles[the_leader(table.state)].side is side.other and not _pass_leader_on(table):
        return
    _clean_up(table)


def _pass_leader_on(table: Table[State]) -> bool:
    """A losing Leader gives the token to the winner with most Power; False when the Moderator must choose."""
    heirs = leading_winners(_closed_vote(table))
    if len(heirs) == 1:
        give_leader(table, heirs[0])
        return True
    if table.state.phase is not Phase.TIE:
        table.record(PhaseEntered(phase=Phase.TIE))
    table.remark("resolution.leader-moves", f"{names(heirs)} tie for most Power: the Moderator names the Leader.")
    return False


def _clean_up(table: Table[State]) -> None:
    """In this order: Gathered Power, the Moderator token, cards, the Power on the tiles (resolution.steps)."""
    vote = _closed_vote(table)
    gathering = tuple(player for player, tile in vote.tiles.items() if tile.passed == "gather")
    share = table.state.pool // max(1, len(gathering))
    for player in gathering:
        move_power(table, share, POOL, treasury_of(player))
    if vote.moderator_on_tile:
        table.record(ModeratorReset(player=the_moderator(table.state)))
    reset_slots(table)
    assert vote.verdict is not None
    for player, tile in vote.tiles.items():
        won = tile.side is vote.verdict.side
        move_power(table, tile.power, tile_of(player), POOL if won else treasury_of(player))
    table.record(TilesCleared(), PhaseEntered(phase=Phase.OUTCOME))
