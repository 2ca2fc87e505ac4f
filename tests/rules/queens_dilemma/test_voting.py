"""Voting Phase: votes, raises, stays, the Leader token, and the end of voting."""

from __future__ import annotations

import pytest

from rules.queens_dilemma.ballots import Tile
from rules.queens_dilemma.events.tokens import LeaderMoved
from rules.queens_dilemma.names import Character, Phase, Side
from rules.queens_dilemma.state import State
from rules.queens_dilemma.voting import turn_words
from tests.clauses import clause
from tests.rules.queens_dilemma.game import Game, begun, voting


def turn(state: State) -> str | None:
    assert state.vote is not None
    return state.vote.turn


def tile(game: Game, player: str) -> Tile:
    assert game.state.vote is not None
    return game.state.vote.tiles[Character(player)]


@clause("queens-dilemma", "vote.order")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_voting_starts_with_the_leader_and_goes_clockwise(players: int) -> None:
    game = voting(players)
    came = []
    for _ in range(players - 1):
        came.append(turn(game.state))
        game.vote("pg")
    assert came == ["xanthe", "lyrie", "jilian", "syd", "elinor", "aesyas"][: players - 1]


@clause("queens-dilemma", "vote.order")
def test_voting_starts_with_whoever_leads_at_that_time() -> None:
    game = begun()
    game.do("dilemma read")
    game.vote("pg a1 pg pg pg")
    game.do("outcome")
    game.do("dilemma read")
    assert turn(game.state) == "lyrie"


@clause("queens-dilemma", "vote.order")
def test_who_is_not_to_move_is_refused() -> None:
    game = voting()
    no = game.refused("vote cast", "vote.order", player="syd", side="aye", power=1)
    assert "Xanthe's turn" in no.because
    assert "xanthe:pg" in no.allowed
    game.refused("vote pass", "vote.order", player="syd", how="gather")
    game.refused_turn("syd:a1", "vote.order")
    game.vote("xanthe:a1")


@clause("queens-dilemma", "vote.cast")
def test_a_vote_lays_power_from_the_treasury_on_one_side() -> None:
    game = voting(xanthe=5)
    game.do("vote cast", player="xanthe", side="nay", power=3)
    assert tile(game, "xanthe") == Tile(side=Side.NAY, power=3)
    assert game.power("xanthe") == 2


@clause("queens-dilemma", "vote.cast")
@pytest.mark.parametrize("power", [0, -1, 3])
def test_less_than_one_power_or_more_than_there_is_is_refused(power: int) -> None:
    game = voting(xanthe=2)
    no = game.refused("vote cast", "vote.cast", player="xanthe", side="aye", power=power)
    assert no.allowed == ("a1", "a2")
    assert game.power("xanthe") == 2


@clause("queens-dilemma", "vote.no-power")
def test_without_power_a_first_turn_can_only_be_a_pass() -> None:
    game = voting(xanthe=0)
    assert turn_words(game.state) == ("pg", "pm")
    no = game.refused("vote cast", "vote.no-power", player="xanthe", side="aye", power=1)
    assert no.allowed == ("pg", "pm")
    game.vote("pg")
    assert tile(game, "xanthe").passed == "gather"


@clause("queens-dilemma", "vote.no-power", "vote.stay")
def test_without_power_who_has_voted_can_still_stay() -> None:
    game = voting(xanthe=1)
    game.vote("a1 n2 pg pg pg")
    assert turn_words(game.state) == ("s",)
    game.refused_turn("r1", "vote.raise")
    game.vote("s")
    assert tile_of_closed(game, "nay") == 2


def tile_of_closed(game: Game, side: str) -> int:
    assert game.state.verdict is not None
    return int(getattr(game.state.verdict, side))


@clause("queens-dilemma", "vote.no-pass-after")
@pytest.mark.parametrize("how", ["gather", "moderator"])
def test_who_has_voted_cannot_pass_any_more(how: str) -> None:
    game = voting()
    game.vote("a1 n2 pg pg pg")
    no = game.refused("vote pass", "vote.no-pass-after", player="xanthe", how=how)
    assert "s" in no.allowed
    assert not any(word.startswith("p") for word in no.allowed)


@clause("queens-dilemma", "vote.raise")
def test_a_raise_adds_to_the_side_that_was_voted_for() -> None:
    game = voting()
    game.vote("a1 n2 pg pg pg r2")
    assert tile(game, "xanthe") == Tile(side=Side.AYE, power=3)
    assert game.happened(LeaderMoved)[0].player is Character.XANTHE


@clause("queens-dilemma", "vote.raise")
def test_a_raise_for_the_other_side_or_of_nothing_is_refused() -> None:
    game = voting(xanthe=3)
    game.vote("a1 n2 pg pg pg")
    for side in ("aye", "nay"):
        no = game.refused("vote cast", "vote.raise", player="xanthe", side=side, power=1)
        assert no.allowed == ("r1", "r2", "s")
    game.refused("vote raise", "vote.raise", player="xanthe", power=0)
    game.refused("vote raise", "vote.raise", player="xanthe", power=3)


@clause("queens-dilemma", "vote.raise", "vote.stay")
def test_who_has_not_voted_yet_can_neither_raise_nor_stay() -> None:
    game = voting()
    game.refused_turn("r1", "vote.raise")
    game.refused_turn("s", "vote.stay")


@clause("queens-dilemma", "vote.stay")
def test_who_stays_may_raise_when_the_turn_comes_back() -> None:
    game = voting(players=3)
    game.vote("a1 n2 a3")
    assert turn(game.state) == "xanthe"
    game.vote("s r2")
    assert turn(game.state) == "jilian"
    game.vote("s")
    assert turn(game.state) == "xanthe"
    game.vote("r1")
    assert tile_of_closed(game, "aye") == 5


@clause("queens-dilemma", "vote.takes-leader")
def test_more_power_than_any_other_takes_the_leader_token_whichever_the_side() -> None:
    game = voting()
    game.vote("a1 n2")
    assert game.happened(LeaderMoved) == [LeaderMoved(player=Character.LYRIE, giver=Character.XANTHE)]
    game.vote("a3")
    assert game.state.leader is Character.JILIAN


@clause("queens-dilemma", "vote.takes-leader")
def test_equal_power_takes_nothing() -> None:
    game = voting()
    game.vote("a2 n2")
    assert game.state.leader is Character.XANTHE
    game.vote("a2")
    assert game.state.leader is Character.XANTHE


@clause("queens-dilemma", "vote.takes-leader")
def test_what_counts_is_ones_own_power_not_the_sides() -> None:
    game = voting()
    game.vote("n3 a2 a2")
    assert game.state.leader is Character.XANTHE


@clause("queens-dilemma", "vote.takes-leader")
def test_the_first_single_power_takes_the_token_from_a_leader_who_passed() -> None:
    game = voting()
    game.vote("pg a1")
    assert game.state.leader is Character.LYRIE


@clause("queens-dilemma", "vote.end")
def test_voting_ends_when_the_next_seat_is_the_leaders() -> None:
    game = voting()
    game.vote("a3 a1 a1 a1")
    assert game.state.phase is Phase.VOTING
    game.vote("a1")
    assert game.state.phase is Phase.OUTCOME


@clause("queens-dilemma", "vote.end")
def test_the_token_moves_before_the_look_at_the_next_seat() -> None:
    game = voting()
    game.vote("a1 pg pg pg n2")
    assert turn(game.state) == "xanthe"
    game.vote("s")
    assert game.state.phase is Phase.OUTCOME


@clause("queens-dilemma", "vote.end")
def test_voting_ends_at_the_place_of_a_right_hand_neighbour_who_passed() -> None:
    game = voting()
    game.vote("a1 pg pg n2")
    assert turn(game.state) == "elinor"
    game.vote("n1")
    assert turn(game.state) == "xanthe"
    game.vote("s")
    assert game.state.phase is Phase.OUTCOME


@clause("queens-dilemma", "vote.end")
def test_one_who_takes_the_lead_last_gives_the_others_another_turn() -> None:
    game = voting(players=3)
    game.vote("a1 a1 n3")
    assert turn(game.state) == "xanthe"
    game.vote("r3")
    assert game.state.leader is Character.XANTHE
    assert turn(game.state) == "lyrie"


@clause("queens-dilemma", "round.phases")
def test_a_vote_outside_the_voting_phase_is_refused() -> None:
    game = begun()
    game.refused("vote cast", "round.phases", player="xanthe", side="aye", power=1)
    game.refused("vote pass", "round.phases", player="xanthe", how="gather")
    game.refused_turn("a1", "round.phases")
    game.do("dilemma read")
    game.refused("dilemma read", "round.phases")
    game.refused("outcome", "round.phases")
