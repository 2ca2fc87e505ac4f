"""For a player who missed games: what the table saw, and no one's secrets."""

import pytest

from reports.document import Format
from reports.queens_dilemma.since import since_report
from rules.core.refusal import Refusal
from tests.clauses import clause
from tests.reports.sample import whole_game
from tests.reports.series import SECRET, back_again, two_games
from tests.reports.test_session import words

MADE = since_report(two_games(), "Thursday", "lyrie")
TEXT = words(MADE.html())


def test_it_begins_after_the_last_game_of_that_player() -> None:
    assert "One game since game 1;" in TEXT
    assert "Game 2" in TEXT
    assert "Dilemma 1:" not in TEXT
    assert "four at the table, two Dilemmas" in TEXT


def test_points_before_and_now() -> None:
    now, then = (dict(one[-1].after.players) for one in (two_games(), whole_game()))  # type: ignore[attr-defined]
    gained = [who for who in now if now[who].hegemony > then[who].hegemony]
    assert gained
    for who in gained:
        before, after = then[who].hegemony, now[who].hegemony
        assert f"{who.capitalize()} {now[who].person} {before} → {after} +{after - before}" in TEXT


def test_what_reached_the_player_is_said_apart() -> None:
    told = MADE.written(Format.MARKDOWN).decode()
    assert "This game is not over yet." in told
    assert "Take Agenda A045" in TEXT


def test_no_secret_is_told() -> None:
    for form in (Format.HTML, Format.MARKDOWN):
        assert SECRET not in MADE.written(form).decode()


@clause("house", "unknown-report")
@pytest.mark.parametrize(
    ("seat", "because", "allowed"),
    [
        ("xanthe", "Xanthe sat in game 2, the last one", "report session 2"),
        ("aesyas", "Nobody plays Aesyas", "xanthe"),
    ],
)
def test_who_missed_nothing_is_told_so(seat: str, because: str, allowed: str) -> None:
    with pytest.raises(Refusal, match=because) as refused:
        since_report(two_games(), "Thursday", seat)
    assert allowed in refused.value.allowed


def test_the_text_is_the_same_for_all() -> None:
    assert MADE.written(Format.HTML) == since_report(two_games(), "Thursday", "lyrie").written(Format.HTML)


def test_the_game_of_return_does_not_hide_what_was_missed() -> None:
    made = back_again()
    told = since_report(made, "Thursday", "lyrie").written(Format.MARKDOWN).decode()
    assert "One game since game 1;" in told
    assert "## Game 2" in told
    assert "## Game 3" not in told


def test_buildings_and_heraldry_reach_a_player_too() -> None:
    told = since_report(back_again(), "Thursday", "lyrie").written(Format.MARKDOWN).decode()
    yours = told.partition("What reached Lyrie:")[2].partition("1. ")[0]
    assert "Building B07 stands in" in yours
    assert "C040" in yours
