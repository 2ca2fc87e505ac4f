"""The report of a game of Blood on the Clocktower: only of one that is over, with all that was secret in it."""

from collections.abc import Iterator
from io import BytesIO

import pytest
from pypdf import PdfReader

from reports.blood_on_the_clocktower.course import course, own
from reports.blood_on_the_clocktower.game import game_report
from rules.blood_on_the_clocktower import TITLE
from rules.core.refusal import Refusal
from rules.history import Happening, Played, history
from tests.clauses import clause
from tests.rules.blood_on_the_clocktower.book import Book

GAME = (
    "setup Ann Bob Cy Dee Eve --edition tb",
    "bag imp poisoner chef empath monk",
    "deal imp poisoner chef empath monk",
    "traveller Zoe thief --side evil",
    "night",
    "skip thief",
    "wake poisoner --chose Cy",
    "wake chef one pair",
    "wake empath 1",
    "dawn",
    "nominate 3 2",
    "vote hand 3",
    "vote hand 4",
    "vote hand 5",
    "vote rest",
    "execute",
    "night",
    "skip thief",
    "wake monk",
    "wake imp",
    "die 4 --by imp",
    "dawn",
    "exile Zoe 1 3 5",
    "nominate 3 1",
    "vote hand 3",
    "vote hand 4",
    "vote rest",
    "execute",
    "end good",
)


class Kept(Book):
    """A book whose entries are remembered."""

    def __init__(self, *lines: str) -> None:
        super().__init__()
        self.entries: list[Played] = []
        for words in lines:
            self(words)
            number = len(self.entries) + 1
            time = f"2026-01-03T19:{number:02}:00+00:00"
            self.entries.append(Played(number, number, words, self.events, time))

    def happenings(self) -> Iterator[Happening]:
        """As the Storyteller saw them."""
        return history(TITLE, self.entries, "storyteller")


@pytest.fixture(scope="module")
def played() -> Kept:
    return Kept(*GAME)


@clause("blood-on-the-clocktower", "death.hidden")
def test_a_game_that_is_not_over_has_no_report() -> None:
    with pytest.raises(Refusal) as raised:
        game_report(Kept(*GAME[:-1]).happenings(), "Town", 1)
    assert raised.value.clause == "house.unknown-report"
    with pytest.raises(Refusal):
        game_report((), "Town", 1)


def test_the_course_of_a_game(played: Kept) -> None:
    told = course(own(played.happenings(), 1))
    names = [chapter.name for chapter in told.chapters]
    assert names == ["Setup", "Night 1", "Day 1", "Night 2", "Day 2"]
    assert "Chef: Cy wakes. Told: one pair." in told.chapters[1].lines
    assert "Dee dies by imp." in told.chapters[3].lines
    first, second = told.chapters[2].ballots[0], told.chapters[4].ballots[0]
    assert (first.nominator, first.nominee, first.votes, first.needed) == ("Cy", "Bob", 3, 3)
    assert second.hands == "Cy and Dee (last vote)"
    assert told.fates == {
        "Bob": "executed, day 1",
        "Dee": "died, night 2",
        "Zoe": "exiled, day 2",
        "Ann": "executed, day 2",
    }


def test_the_document_reveals_everybody(played: Kept) -> None:
    html = game_report(played.happenings(), "Town & <Gown>", 1).html()
    for words in ("Imp", "Poisoner", "Thief", "Good wins: the Demon is dead.", "executed, day 1".capitalize()):
        assert words in html
    assert "Town &amp; &lt;Gown&gt;" in html


def test_it_is_a_pdf(played: Kept) -> None:
    pdf = PdfReader(BytesIO(game_report(played.happenings(), "Town", 1).pdf()))
    assert pdf.metadata is not None
    assert pdf.metadata.title == "Town, game 1: the reveal"
    text = "".join(page.extract_text() for page in pdf.pages)
    assert "Chef" in text
