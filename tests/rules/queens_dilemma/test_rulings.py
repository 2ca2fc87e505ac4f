"""Rulings: what a card or the table sets by hand."""

from __future__ import annotations

import pytest

from rules.queens_dilemma import TITLE
from rules.queens_dilemma.names import Axis, Character, Ideology, Phase, Region
from tests.clauses import clause
from tests.rules.queens_dilemma.game import begun, founded, voting


@clause("queens-dilemma", "skill.precedence")
@pytest.mark.parametrize("thing", ["gold", "food", "army", "materials", "power", "hegemony", "independence", "infamy"])
@pytest.mark.parametrize("value", ["0", "1", "9"])
def test_any_amount_of_a_player_can_be_set(thing: str, value: str) -> None:
    game = begun()
    game.do("ruling", what=f"lyrie.{thing}", value="7", reason="S12")
    game.do("ruling", what=f"lyrie.{thing}", value=value, reason="S12")
    shown = game.seen().players["lyrie"].model_dump()
    assert shown[thing] == int(value)
    made = game.state.rulings[-1]
    assert (made.what, made.now, made.reason, made.game) == (f"lyrie.{thing}", value, "S12", 1)


@clause("queens-dilemma", "skill.precedence")
def test_tokens_holders_and_the_board_can_be_set() -> None:
    game = begun()
    game.do("ruling", what="leader", value="syd", reason="C014")
    game.do("ruling", what="mod", value="lyrie", reason="C014")
    game.do("ruling", what="pool", value="8", reason="C014")
    game.do("ruling", what="deck", value="4", reason="counted")
    game.do("ruling", what="tradition-progress", value="-3", reason="C014")
    game.do("ruling", what="tokens.order", value="2", reason="C014")
    game.do("ruling", what="allwed", value="lyrie", reason="C014")
    state = game.state
    assert (state.leader, state.moderator, state.pool, state.deck) == (Character.SYD, Character.LYRIE, 8, 4)
    assert state.positions[Axis.TRADITION_PROGRESS] == -3
    assert state.tokens[Ideology.ORDER] == 2
    assert state.regions[Region.ALLWED].holder is Character.LYRIE
    assert state.regions[Region.ALLWED].base is not None
    assert [one.id for one in state.rulings] == [1, 2, 3, 4, 5, 6, 7]


@clause("queens-dilemma", "skill.precedence")
def test_a_winning_side_can_be_ruled_whatever_lies_on_the_tiles() -> None:
    game = voting()
    game.vote("a3 n1")
    game.do("ruling", what="vote", value="nay", reason="C014")
    assert game.state.verdict is not None
    assert (game.state.verdict.side, game.state.verdict.how, game.state.phase) == ("nay", "ruling", Phase.OUTCOME)
    assert game.state.leader is Character.LYRIE
    assert game.power("xanthe") == 7
    game.refused("ruling", "skill.precedence", what="vote", value="aye", reason="C014")


@clause("queens-dilemma", "skill.precedence", "pass.card-rules")
def test_words_alone_are_kept_as_a_precedent() -> None:
    game = begun()
    before = game.state
    game.do("ruling", what="Syd may not use C014 this round", reason="C014's own text")
    assert game.state.rulings[0].now == ""
    assert game.state.treasuries == before.treasuries
    assert game.seen().rulings[0].what == "Syd may not use C014 this round"


@clause("queens-dilemma", "skill.precedence")
def test_a_ruling_needs_a_reason_a_thing_that_can_be_set_and_a_value_for_it() -> None:
    game = begun()
    game.refused("ruling", "skill.precedence", what="xanthe.food", value="3", reason=" ")
    game.refused("ruling", "skill.precedence", what="xanthe.luck", value="3", reason="S12")
    game.refused("ruling", "skill.precedence", what="leader", reason="S12")
    game.refused("ruling", "skill.precedence", what="leader", value="aesyas", reason="S12")
    for value in ("-1", "1000", "many", "99999999", "٣٣٣٣٣٣"):
        game.refused("ruling", "skill.precedence", what="xanthe.food", value=value, reason="S12")
    game.refused("ruling", "skill.precedence", what="order-liberty", value="5", reason="S12")


@clause("queens-dilemma", "skill.precedence")
def test_points_set_by_a_ruling_keep_it_as_their_reason() -> None:
    game = founded()
    game.do("ruling", what="syd.heg", value="4", reason="S12")
    assert "ruling: S12" in game.told


@pytest.mark.parametrize("value", ["--5", "9" * 5000, "³"])
def test_what_only_looks_like_a_number_is_refused(value: str) -> None:
    begun().refused("ruling", "skill.precedence", what="pool", value=value, reason="counted")


@clause("queens-dilemma", "skill.precedence")
@pytest.mark.parametrize(("what", "position"), [("order", -3), ("liberty", 3), ("prog", 3), ("force-diplomacy", 3)])
def test_a_slider_is_set_towards_the_end_that_is_named(what: str, position: int) -> None:
    game = begun()
    game.do("ruling", what=what, value="3", reason="C014")
    assert position in game.state.positions.values()
    game.do("ruling", what=what, value="0", reason="C014")
    assert set(game.state.positions.values()) == {0}
    assert game.state.rulings[-1].was in ("3", f"3 towards {what.title()}", "3 towards Progress")


@clause("house", "no-change")
@pytest.mark.parametrize(("what", "value"), [("order", "2"), ("lyrie.hegemony", "3"), ("leader", "syd")])
def test_a_ruling_that_sets_nothing_anew_is_asked_about(what: str, value: str) -> None:
    game = begun()
    game.do("ruling", what=what, value=value, reason="C014")
    game.refused("ruling", "house.no-change", what=what, value=value, reason="S12")


def test_an_older_ruling_keeps_the_side_that_it_had() -> None:
    lifted = TITLE.lift("ruling", 1, {"what": "order", "value": "3", "reason": "C014"})
    assert lifted == {"what": "order-liberty", "value": "3", "reason": "C014"}
    for other in ({"what": "Order rules", "value": "", "reason": "x"}, {"what": "pool", "value": "3", "reason": "x"}):
        assert TITLE.lift("ruling", 1, other) == other
