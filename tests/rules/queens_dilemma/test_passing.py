"""Passing: out of the Vote with one Pass Action; Gather Power and Become Moderator."""

from __future__ import annotations

from rules.core.refusal import Kind
from rules.queens_dilemma.events.rounds import Passed, SeatCrossed, TurnComes
from rules.queens_dilemma.names import Character
from rules.queens_dilemma.voting import turn_words
from tests.clauses import clause
from tests.rules.queens_dilemma.game import begun, voting


@clause("queens-dilemma", "pass.no-return")
def test_who_passed_is_skipped_and_cannot_come_back() -> None:
    game = voting()
    game.vote("pg a1 n2 pg pg")
    assert [one.player for one in game.happened(SeatCrossed)] == [Character.XANTHE]
    assert [one.player for one in game.happened(TurnComes)] == [Character.LYRIE]
    game.refused("vote cast", "pass.no-return", player="xanthe", side="aye", power=1)
    game.refused("vote pass", "pass.no-return", player="xanthe", how="gather")


@clause("queens-dilemma", "pass.one-action")
def test_a_pass_names_one_action() -> None:
    game = voting()
    no = game.refused("vote pass", "house.unreadable", player="xanthe")
    assert no.kind is Kind.UNREADABLE
    game.refused("vote pass", "pass.special", player="xanthe", how="")
    game.vote("pm")
    assert game.happened(Passed) == [Passed(player=Character.XANTHE, how="moderator")]


@clause("queens-dilemma", "pass.gather")
def test_gather_is_possible_with_an_empty_pool_and_pays_only_after_the_vote() -> None:
    game = voting()
    game.vote("pg")
    assert game.state.pool == 3
    assert game.power("xanthe") == 7


@clause("queens-dilemma", "pass.moderator")
def test_become_moderator_takes_the_token_at_once_from_whoever_has_it() -> None:
    game = voting()
    assert game.state.moderator is Character.ELINOR
    game.vote("pm")
    assert game.state.moderator is Character.XANTHE


@clause("queens-dilemma", "pass.moderator")
def test_become_moderator_is_refused_while_the_token_lies_on_a_tile() -> None:
    game = voting()
    game.vote("pm")
    assert "pm" not in turn_words(game.state)
    no = game.refused_turn("pm", "pass.moderator")
    assert "pg" in no.allowed
    assert "Xanthe" in no.because


@clause("queens-dilemma", "pass.moderator")
def test_a_moderator_who_takes_their_own_token_keeps_the_others_from_it() -> None:
    game = begun()
    game.do("dilemma read")
    game.vote("pg a1 pg pg pg")
    game.do("outcome")
    game.do("dilemma read")
    game.vote("a1 pg pg")
    assert game.step().who == game.state.moderator == "elinor"
    game.vote("pm")
    game.refused_turn("xanthe:pm", "pass.moderator")
