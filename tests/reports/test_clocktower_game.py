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


@pytest.fixture(scope="module")
def changed() -> Kept:
    """A game with a Drunk, a bag that was filled twice, an Imp that passes on, and votes that count otherwise."""
    return Kept(
        "setup Ann Bob Cy Dee Eve Fay --edition tb",
        "bag imp scarletwoman chef empath monk butler",
        "bag imp scarletwoman chef empath monk drunk=virgin",
        "deal imp scarletwoman chef empath monk virgin",
        "traveller Zoe thief --side evil",
        "night",
        "dawn --anyway",
        "remind Cy negative",
        "nominate 3 4",
        "vote hand Fay",
        "vote hand Cy --counts -1",
        "vote rest",
        "nominate 4 1",
        "vote hand Bob",
        "execute Dee --by virgin",
        "night",
        "die Ann",
        "become Bob imp",
        "dawn --anyway",
        "execute Bob --by slayer",
        "end good",
    )


def test_who_drew_what_and_became_what(changed: Kept) -> None:
    paths = course(own(changed.happenings(), 1)).paths
    assert {name: (one.drew, one.character, one.side) for name, one in paths.items()} == {
        "Ann": ("Imp", "Imp", "Evil"),
        "Bob": ("Scarlet Woman", "Scarlet Woman; Imp, night 2", "Evil"),
        "Cy": ("Chef", "Chef", "Good"),
        "Dee": ("Empath", "Empath", "Good"),
        "Eve": ("Monk", "Monk", "Good"),
        "Fay": ("Virgin", "Drunk", "Good"),
        "Zoe": ("", "Thief", "Evil"),
    }
    fates = course(own(changed.happenings(), 1)).fates
    assert fates == {"Dee": "executed, day 1", "Ann": "died, night 2", "Bob": "executed, day 2"}
    html = game_report(changed.happenings(), "Town", 1).html()
    assert "Scarlet Woman; Imp, night 2" in html
    assert html.count("In the bag:") == 1


def test_votes_with_their_weights_and_in_the_order_of_the_day(changed: Kept) -> None:
    day = next(one for one in course(own(changed.happenings(), 1)).chapters if one.name == "Day 1")
    assert [(one.votes, one.result, one.hands) for one in day.ballots] == [
        (0, "not enough", "Fay and Cy (counts −1)"),
        (1, "cut short", "Bob"),
    ]
    assert [bool(one.lines) for one in day.passages] == [True, False, True]
    assert day.passages[-1].lines[0].startswith("Dee is executed")


def test_a_game_that_there_is_none_of_is_told_as_that(changed: Kept) -> None:
    with pytest.raises(Refusal) as raised:
        game_report(changed.happenings(), "Town", 7)
    assert raised.value.because == "There is no game 7."


def test_who_was_about_to_die_until_a_tie_is_not_said_to_be() -> None:
    tie = ("nominate 2 3", "vote hand 4", "vote hand 5", "vote hand 1", "vote rest")
    book = Kept(*GAME[: GAME.index("execute")], *tie)
    day = course(own(book.happenings(), 1)).chapters[-1]
    assert [ballot.result for ballot in day.ballots] == ["was about to die", "tie"]
