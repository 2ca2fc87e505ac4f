"""What happened, in words."""

from __future__ import annotations

import pytest

from rules.queens_dilemma import TITLE
from rules.queens_dilemma.tellers import TELLERS
from tests.clauses import clause
from tests.rules.queens_dilemma.game import begun, read, seated, voting


def test_every_teller_is_of_an_event_that_there_is() -> None:
    assert set(TELLERS) - set(TITLE.events_by_name) == set()


@clause("queens-dilemma", "vote.takes-leader")
@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("a2", "Xanthe lays 2 Power on Aye."),
        ("a2 n3", "Lyrie lays 3 Power on Nay and takes the Leader token from Xanthe."),
        ("pg", "Xanthe passes to Gather Power."),
        ("pm", "Xanthe passes to Become Moderator. Xanthe takes the Moderator token from Elinor onto the tile."),
        ("a1 n2 pg pg pg s", None),
    ],
)
def test_a_turn_is_one_sentence_with_what_it_took(line: str, told: str | None) -> None:
    game = voting()
    game.vote(line)
    if told is None:
        assert game.told.startswith("Xanthe stays. Voting is over. Nay wins, 2 to 1.")
    else:
        assert game.told == told


def test_a_resolved_vote_tells_what_went_where() -> None:
    game = voting()
    game.vote("a3 n2 n2 pg pg")
    assert "Nay wins, 4 to 3." in game.told
    game.do("vote leader", player="jilian")
    assert "Syd and Elinor gather 1 Power." in game.told or "Syd gathers 1 Power. Elinor gathers 1 Power." in game.told
    assert "Xanthe takes 3 Power back." in game.told
    assert "Lyrie's 2 Power goes into the Pool." in game.told


def test_the_moderators_choice_is_told_with_its_reason() -> None:
    game = voting()
    game.vote("pg pg pg pg pg")
    game.do("vote decide", side="nay")
    assert game.told.startswith("Elinor, the Moderator, names Nay: everyone passed.")
    game = voting()
    game.vote("a1 n1 pg pg pg")
    game.do("vote decide", side="aye")
    assert game.told.startswith("Elinor, the Moderator, names Aye: a tie at 1.")


def test_gains_of_one_player_are_said_once_and_equal_gains_together() -> None:
    game = read("Players: +1 gold; Syd: +1 food, +2 army")
    assert "Xanthe, Lyrie, Jilian, Syd and Elinor gain 1 Gold." in game.told
    assert "Syd gains 1 Food and 2 Army." in game.told


def test_the_founding_names_people_and_their_characters() -> None:
    told = seated().told
    assert "Ana plays Xanthe." in told
    assert "Xanthe takes the Leader token." in told
    assert "Elinor takes the Moderator token." in told


def test_payments_and_deals_are_told() -> None:
    game = read("Leader: -2 food")
    game.do("pay", player="xanthe", food=1, infamy=1)
    assert "Xanthe pays 1 Food." in game.told
    assert "Xanthe marks 1 Infamy" in game.told
    game = voting()
    game.do("deal", parties=["syd=1 food", "lyrie"], for_="passes")
    assert game.told == "Syd gives Lyrie 1 Food. Deal 1: Lyrie passes."


def test_what_is_of_no_interest_is_told_as_done() -> None:
    game = begun()
    assert TITLE.label((), game.state, game.state) == "Done."
