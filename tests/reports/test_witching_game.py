"""The summary of a game of Witching Hour."""

from datetime import UTC, datetime, timedelta
from functools import cache

import pytest

from reports.registry import report
from reports.witching_hour.game import game_summary
from rules.core.refusal import Refusal
from rules.history import Happening, Played, history
from rules.witching_hour import TITLE
from tests.rules.witching_hour.example_deck import LINES
from tests.rules.witching_hour.game import Game

ROUNDS = (
    *("count Abby 4 bell candle book 2 mirror", "count Bob chalice", "count Candy nothing", "round candy"),
    *("count Abby chalice", "count Bob 2 skull", "count Candy 3 toadstool", "round bob"),
    *("count Abby nothing", "count Bob nothing", "count Candy chalice"),
)


def lived(*lines: str) -> tuple[Happening, ...]:
    begun = datetime(2026, 1, 3, 19, tzinfo=UTC)
    game, entries = Game(), []
    for number, line in enumerate([*LINES, *lines], start=1):
        game.do(line)
        time = (begun + timedelta(minutes=number)).isoformat()
        entries.append(Played(number, number, line.split()[0], game.last.events, time))
    return tuple(history(TITLE, entries))


@cache
def happenings() -> tuple[Happening, ...]:
    return lived("sit Abby Bob Candy --youngest abby --mode scorer", *ROUNDS)


def test_it_says_who_won_and_shows_every_round_type_by_type() -> None:
    page = game_summary(happenings(), "Thursday", 1).html()
    assert "Candy wins with the lowest total." in page
    assert "3 January 2026: Abby, Bob and Candy" in page
    assert "Bell ×4: 5, Book ×1: 0, Candle ×1: 1, Mirror ×2: 2" in page
    assert "a negative first round counts 0" in page
    assert "no total goes below 0" not in page
    assert "Bob started" in page
    assert '<tr><th scope="row">Candy</th><td>1</td><td>1</td><td>0</td></tr>' in page


def test_of_a_game_that_is_not_over_it_tells_no_points() -> None:
    page = game_summary(happenings()[:-1], "Thursday", 1).html()
    assert "The game is not over; the tokens lie face down." in page
    assert "Bell" not in page


def test_a_full_table_has_its_course() -> None:
    lines = ("sit Abby Bob --youngest abby --mode table", "deal", "attack bob bell", "block no")
    page = game_summary(lived(*lines), "Thursday", 1).html()
    assert "Abby attacks Bob with a Bell." in page
    assert "The cards go face down into Bob&#39;s Hex pile." in page


def test_what_was_not_played_is_refused() -> None:
    with pytest.raises(Refusal) as caught:
        game_summary(happenings(), "Thursday", 2)
    assert (caught.value.clause, caught.value.allowed) == ("house.unknown-report", ("game 1",))
    assert report("witching-hour", "game").make(happenings(), "Thursday", 1).title.startswith("Thursday, game 1")


def test_the_pdf_is_written() -> None:
    assert game_summary(happenings(), "<b>Thursday", 1).pdf().startswith(b"%PDF")
