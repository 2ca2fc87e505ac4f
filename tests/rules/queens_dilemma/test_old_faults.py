"""Faults that voting programs had elsewhere: each has its test here, so that it stays away."""

from __future__ import annotations

import pytest

from rules.core.refusal import Refusal
from rules.queens_dilemma.names import Character, Phase, Side
from tests.clauses import clause
from tests.rules.queens_dilemma.game import begun, voting

PLAYERS = pytest.mark.parametrize("players", [3, 4, 5, 6])


@clause("queens-dilemma", "resolution.all-pass")
@PLAYERS
def test_the_leader_is_wrong_after_all_pass(players: int) -> None:
    game = voting(players)
    game.vote("pg pm" + "pg" * (players - 2))
    assert game.state.leader is Character.XANTHE
    game.do("vote decide", side="aye")
    assert game.state.leader is Character.LYRIE
    game.do("outcome")
    game.do("dilemma read")
    assert game.step().who == "lyrie"


@clause("queens-dilemma", "resolution.all-pass")
@PLAYERS
def test_all_passed_is_counted_as_five_whatever_the_table(players: int) -> None:
    game = voting(players)
    game.vote("pg" * (players - 1))
    assert game.state.phase is Phase.VOTING
    game.vote("pg")
    assert game.state.phase is Phase.TIE
    assert game.step().clause == "resolution.all-pass"


@clause("queens-dilemma", "resolution.all-pass")
@PLAYERS
def test_all_but_one_passed_is_taken_for_all(players: int) -> None:
    game = voting(players)
    game.vote("pg" * (players - 1) + "n1")
    while game.state.phase is Phase.VOTING:
        game.vote("s")
    assert game.state.verdict is not None
    assert (game.state.verdict.how, game.state.verdict.side) == ("majority", Side.NAY)


@clause("queens-dilemma", "vote.end")
@PLAYERS
def test_the_phase_never_ends_when_the_leader_does_not_change(players: int) -> None:
    game = voting(players)
    game.vote("a1" + "n1" * (players - 1))
    assert game.state.vote is None or game.state.vote.turn is None
    assert game.state.phase is not Phase.VOTING


@clause("queens-dilemma", "vote.end")
@PLAYERS
def test_the_phase_ends_early_when_the_last_voter_becomes_leader(players: int) -> None:
    game = voting(players)
    game.vote("a1" * (players - 1) + "n2")
    assert game.state.phase is Phase.VOTING
    assert game.step().who == "xanthe"
    game.vote("s" * (players - 1))
    assert game.state.phase is not Phase.VOTING


@clause("queens-dilemma", "resolution.leader-moves")
def test_tied_winners_get_a_leader_by_the_order_of_seats() -> None:
    game = voting()
    game.vote("a5 n2 n2 n2 pg")
    assert game.state.phase is Phase.TIE
    assert game.state.leader is Character.XANTHE
    game.do("vote leader", player="jilian")
    assert game.state.leader is Character.JILIAN


@clause("queens-dilemma", "resolution.power")
def test_a_result_is_processed_twice() -> None:
    game = voting()
    game.vote("a2 n2 pg pg pg")
    game.do("vote decide", side="aye")
    pool, purses = game.state.pool, game.state.treasuries
    game.refused("vote decide", "resolution.tie", side="aye")
    game.refused("vote decide", "resolution.tie", side="nay")
    game.refused("vote leader", "resolution.leader-moves", player="xanthe")
    game.do("outcome", effects="Leader: +1 gold")
    game.refused("outcome", "round.phases", effects="Leader: +1 gold")
    assert (game.state.pool, game.purse("xanthe").gold) == (pool, purses[Character.XANTHE].gold + 1)


@clause("queens-dilemma", "resolution.power")
def test_the_ballots_of_the_last_dilemma_still_lie_there() -> None:
    game = begun()
    game.do("dilemma read")
    game.vote("a2 n1 pm pg pg")
    assert game.state.vote is None
    game.do("outcome")
    game.do("dilemma read")
    assert game.state.vote is not None
    assert all(tile.fresh and not tile.power for tile in game.state.vote.tiles.values())
    assert not game.state.vote.moderator_on_tile
    game.vote("n1 pg pg pg pg")
    assert game.state.verdict is not None
    assert (game.state.verdict.aye, game.state.verdict.nay) == (0, 1)


@clause("queens-dilemma", "vote.cast", "vote.raise")
def test_power_is_cast_that_the_player_did_not_have() -> None:
    game = voting(xanthe=3)
    game.refused_turn("a4", "vote.cast")
    game.vote("a2 n3 pg pg pg")
    game.refused_turn("r2", "vote.raise")
    assert game.power("xanthe") == 1


@clause("queens-dilemma", "vote.cast")
@pytest.mark.parametrize("power", ["-2", "1.5", "two", "", "٣x", "1e1"])
def test_a_crooked_number_of_power_moves_nothing(power: str) -> None:
    game = voting()
    with pytest.raises(Refusal):
        game.do("vote cast", player="xanthe", side="aye", power=power)
    assert game.power("xanthe") == 7


@clause("queens-dilemma", "resolution.gather")
@pytest.mark.parametrize(("players", "each", "rest"), [(3, 1, 1), (5, 0, 3), (6, 0, 3)])
def test_the_rest_of_the_pool_is_lost_in_an_uneven_split(players: int, each: int, rest: int) -> None:
    game = voting(players)
    before = game.power("lyrie")
    game.vote("a1" + "pg" * (players - 1))
    assert game.power("lyrie") == before + each
    assert game.state.pool == rest + 1
