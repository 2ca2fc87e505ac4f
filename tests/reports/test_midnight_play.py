"""The summary of a play of Queen by Midnight."""

from datetime import UTC, datetime, timedelta
from functools import cache

import pytest

from reports.queen_by_midnight.play import play_summary
from reports.registry import report
from rules.core.refusal import Refusal
from rules.history import Happening, Played, history
from rules.queen_by_midnight import TITLE
from tests.rules.queen_by_midnight.game import Game

LINES = (
    "change c+4",
    "buy vault 3",
    "attack brawler 0 major freya",
    "end keep",
    "end keep",
    "change c+2 boss.h-28",
    "end keep",
    "attack brawler 0 major freya boss",
)


@cache
def happenings() -> tuple[Happening, ...]:
    begun = datetime(2026, 1, 3, 19, tzinfo=UTC)
    game = Game()
    setup = [
        *("seats Ana Ben Cy", "roll Ana=9 Ben=8 Cy=7", "pick freya boss heph"),
        *("levels hephesta 4/2 3/1", "levels freya 4/2 3/1", "start"),
    ]
    entries = []
    for number, line in enumerate([*setup, *LINES, "change freya.h-22"], start=1):
        game.do(line)
        time = (begun + timedelta(minutes=number)).isoformat()
        entries.append(Played(number, number, line.split()[0], game.last.events, time))
    return tuple(history(TITLE, entries))


def test_it_says_who_is_queen_and_explains_every_total() -> None:
    page = play_summary(happenings(), "Thursday", 1).html()
    assert "Only Hephesta remains. Hephesta is Queen." in page
    assert "3 January 2026: Ana, Ben and Cy. Ended at 2 o’clock." in page
    assert "+4 a card, −3 paid: 1" in page
    assert "−4 Major Brawler 4 from Hephesta: 26" in page
    assert '<tr><th scope="row">Ana</th><td>1</td><td>1</td><td>0</td><td>0</td></tr>' in page
    assert "Boss No falls." in page
    assert '<div class="figure">–</div>' in page


def test_the_course_tells_purchases_armories_levels_the_ultimate_and_the_end() -> None:
    entries, game = [], Game()
    lines = (
        *("seats Ana Ben Cy", "roll Ana=9 Ben=8 Cy=7", "pick freya boss heph", "levels hephesta 4/2 3/1"),
        *("levels freya 4/2 3/1", "start", "change c+9", "buy vault 3", "card summon 0 wolf --loyalty 4"),
        *("level brawler 1", "change heph/wolf.l-1", "dismiss wolf", "change boss.lash+2", *["end keep"] * 21),
    )
    for number, line in enumerate(lines, start=1):
        game.do(line) if game.state.hour < 6 or not line.startswith("end") else game.pass_on()
        entries.append(Played(number, number, line.split()[0], game.last.events, "2026-01-03T19:00:00+00:00"))
    while not game.state.results:
        game.pass_on()
        entries.append(Played(len(entries) + 1, len(entries) + 1, "end", game.last.events, "2026-01-03T19:00:00+00:00"))
    page = play_summary(tuple(history(TITLE, entries)), "Thursday", 1).html()
    for sentence in (
        "Hephesta buys a card from the Vault for 3.",
        "“wolf” lies in Hephesta&#39;s Armory with 4 Loyalty.",
        "Hephesta gains 1 Brawler Level, Major and Minor alike.",
        "“wolf” loses 1 Loyalty: 3.",
        "“wolf” is dismissed to Hephesta&#39;s Archive.",
        "Boss No has 2 Lash tokens.",
        "is Queen.</li>",
    ):
        assert sentence.replace("&#39;", "'") in page.replace("&#39;", "'").replace("’", "'"), sentence


def test_a_play_that_is_not_over_says_so() -> None:
    page = play_summary(happenings()[:9], "Thursday", 1).html()
    assert "The play is not over." in page


def test_what_was_not_played_is_refused() -> None:
    with pytest.raises(Refusal) as caught:
        play_summary(happenings(), "Thursday", 2)
    assert caught.value.clause == "house.unknown-report"
    assert caught.value.allowed == ("play 1",)
    assert report("queen-by-midnight", "pl").make(happenings(), "Thursday", 1).title.startswith("Thursday, play 1")


def test_names_are_made_harmless() -> None:
    page = play_summary(happenings(), "<b>Thursday", 1).html()
    assert "<b>Thursday" not in page
    assert "&lt;b&gt;Thursday" in page


def test_the_pdf_is_written() -> None:
    assert play_summary(happenings(), "Thursday", 1).pdf().startswith(b"%PDF")
