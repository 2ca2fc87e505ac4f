"""Questions that change nothing, and what may have gone wrong at the table."""

from __future__ import annotations

import pytest

from rules.core.refusal import Refusal
from rules.queens_dilemma.troubleshooting import troubles
from rules.queens_dilemma.whatif import answer
from tests.clauses import clause
from tests.rules.queens_dilemma.game import FirstDrawn, Game, begun, outcome, read, voting


def ask(game: Game, *words: str) -> str:
    before = game.state
    said = " ".join(answer(game.state, words, FirstDrawn()))
    assert game.state is before
    return said


@clause("queens-dilemma", "vote.takes-leader")
def test_what_a_player_must_lay_to_lead_to_tie_and_to_win() -> None:
    game = voting(lyrie=7)
    game.vote("n4")
    assert "Lyrie must lay 5 Power" in ask(game, "lead", "ly")
    assert "Lyrie must lay 4 Power to make it a tie, and has 7." in ask(game, "tie", "lyrie")
    assert "must lay 5 Power" in ask(game, "win", "lyrie")
    assert "nothing more" in ask(game, "lead", "xanthe")


def test_who_passed_or_has_too_little_is_told_so() -> None:
    game = voting(lyrie=2)
    game.vote("n4")
    assert "has only 2" in ask(game, "lead", "lyrie")
    game.vote("pg")
    assert "out of this Vote" in ask(game, "lead", "lyrie")


@clause("queens-dilemma", "outcome.push", "scoring.favored-tokens")
def test_an_outcome_is_tried_on_the_board_and_on_the_scores() -> None:
    said = ask(outcome(), "progress 2; Leader: +1 gold")
    assert "Tradition/Progress Slider is at 2 towards Progress" in said
    assert "Xanthe gains 1 Gold" in said
    assert "Favoured Progress: 1 Hegemony, and its 3 or 1 for winning." in said
    assert "Favoured Tradition: 1 Independence." in said


def test_a_side_may_be_supposed_to_win() -> None:
    game = voting()
    game.vote("a1 n3")
    assert "Xanthe gains 1 Gold" in ask(game, "aye", "Leader: +1 gold")
    assert "Lyrie gains 1 Gold" in ask(game, "nay", "Winners: +1 gold")


def test_what_waits_for_a_choice_is_said() -> None:
    assert "Then somebody has to choose" in ask(outcome(), "Leader: -1 gold")


@pytest.mark.parametrize("words", [(), ("nonsense",), ("lead", "nobody"), ("aye", "Leeder: +1 gold")])
def test_what_is_no_question_is_refused(words: tuple[str, ...]) -> None:
    with pytest.raises(Refusal):
        ask(voting(), *words)


def test_voting_questions_need_a_vote() -> None:
    with pytest.raises(Refusal) as caught:
        ask(begun(), "lead", "lyrie")
    assert caught.value.clause == "round.phases"


@clause("queens-dilemma", "dilemma.deck-empty")
def test_troubles_list_what_was_called_for_and_never_done() -> None:
    game = read("envelope 07; M03")
    commands = [command for _, command in troubles(game.state)]
    assert "envelope open 07" in commands
    assert "box open M03" in commands
    assert "agenda take xanthe A017" in commands


@clause("queens-dilemma", "dilemma.deck-empty")
def test_an_empty_deck_while_endings_are_missing_is_a_trouble() -> None:
    game = begun()
    game.do("ruling", what="deck", value="0", reason="counted")
    said = " ".join(what for what, _ in troubles(game.state))
    assert "The Dilemma deck is empty" in said
    assert "7 Endings are missing" in said


def test_effects_of_one_card_that_wait_are_one_trouble() -> None:
    game = outcome()
    game.do("outcome", effects="Players: -1 gold")
    waiting = [said for said, _ in troubles(game.state) if "for a choice" in said]
    assert waiting == ["5 effects of the Dilemma of round 1 wait for a choice."]


def test_a_turn_is_not_tried_out() -> None:
    with pytest.raises(Refusal, match="say what somebody must lay"):
        answer(voting().state, ("vote", "a4"), FirstDrawn())
