"""The campaign book: what stands in it, and how it is set."""

import re
from copy import copy
from io import BytesIO
from typing import Any

import pytest
from pypdf import PdfReader

from reports.document import FOOT
from reports.queens_dilemma.book import campaign_book
from reports.queens_dilemma.storylines import LOOSE, storylines
from rules.core.refusal import Refusal
from rules.core.secrecy import EVERYONE
from rules.core.values import changed
from rules.history import Sight
from rules.queens_dilemma.names import Character
from rules.queens_dilemma.state import FinaleRow
from rules.queens_dilemma.view import view
from tests.clauses import clause
from tests.reports.sample import FIVE, begun, dilemma, founded, whole_game
from tests.reports.series import SECRET, table, two_games
from tests.reports.test_session import words

BOOK = campaign_book(two_games(), "Thursday")
TEXT = words(BOOK.html())
CHAPTERS = (
    "The cast", "Game 1", "Game 2", "The Kingdom", "Storylines and Endings", "How it stands", "Deals", "Rulings",
    "Statistics",
)  # fmt: skip


@pytest.fixture(scope="module")
def pdf() -> PdfReader:
    return PdfReader(BytesIO(BOOK.pdf()))


def test_every_chapter_stands_in_the_contents_and_in_the_book() -> None:
    page = BOOK.html()
    listed = re.findall(r'<li><a href="#([\w-]+)">([^<]+)</a>', page)
    assert [title for _, title in listed] == list(CHAPTERS)
    assert re.findall(r'<h2 class="opening">([^<]+)</h2>', page) == list(CHAPTERS)
    assert all(f'id="{anchor}"' in page for anchor, _ in listed)


def test_it_tells_the_campaign() -> None:
    assert "two games, nine Dilemmas" in TEXT
    assert "Xanthe Ana House Varo" in TEXT
    assert "four at the table, two Dilemmas" in TEXT
    assert "In game 1 seven Dilemmas came to" in TEXT
    assert "breaks the tie for Aye" in TEXT
    assert "nobody is ahead before the Grand Finale" in TEXT
    assert "Jilian: S12, Skill" in TEXT


def test_the_courses_of_the_points_are_drawn_and_said() -> None:
    view: Any = two_games()[-1].after
    ends = {name: view.players[name].hegemony for name in FIVE}
    said = re.search(r"<title>Hegemony: ([^<]*)</title>", BOOK.html())
    assert said is not None
    last = {one.split()[0].lower(): int(one.split()[-1]) for one in said[1].split("; ")}
    assert last == ends
    assert len(re.findall('class="lines-over-games"', BOOK.html())) == 6


def test_storylines_have_their_envelopes() -> None:
    (one,) = storylines(whole_game())
    assert (one.name, one.envelopes, one.ending) == (LOOSE, (("00", 0), ("07", 1)), "")


def test_no_secret_is_told() -> None:
    told = [event for one in table().played for event in one.events if "content" in type(event).model_fields]
    assert SECRET in str(told), "it is in the journal"
    assert SECRET not in BOOK.html()


@clause("queens-dilemma", "campaign.no-game-winner")
def test_nobody_has_won_before_the_end() -> None:
    assert not re.search(r"\b(winner|champion|victor)\b", TEXT, re.IGNORECASE)


@clause("queens-dilemma", "finale.score")
def test_at_the_end_the_ranking_stands_with_every_part() -> None:
    first = FinaleRow(player=Character.SYD, hegemony=20, independence=8, penalty=3, extra=1, fate="Regent of the North")
    over = copy(two_games()[-1])
    over.sight_after = Sight(changed(over.sight_after.state, ranking=(first,)), lambda state: view(state, EVERYONE))
    text = words(campaign_book([*two_games()[:-1], over], "Thursday").html())
    assert "1 Syd Dee 20 8 −3 +1 26 Regent of the North" in text
    assert "nobody is ahead" not in text


@clause("house", "unknown-report")
def test_before_the_first_game_there_is_no_book() -> None:
    with pytest.raises(Refusal, match="No game has been played"):
        campaign_book(founded().happenings, "Thursday")


def test_no_page_is_empty_and_all_are_numbered(pdf: PdfReader) -> None:
    texts = [page.extract_text() for page in pdf.pages]
    assert 6 <= len(texts) <= 9
    for number, text in enumerate(texts, start=1):
        assert f"Page {number} of {len(texts)}" in text
        assert FOOT in text
        assert len(text) > 200
    assert re.search(r"Game 2[ .]+4", texts[1]), texts[1]
    assert "Statistics" in texts[-1], "the running head names the chapter"


def test_a_long_game_is_told_too() -> None:
    made = begun(founded())
    for _ in range(2):
        dilemma(made, "order", "", "a1 n1 pg pg pg", "order 1")
    assert "Dilemmas" in words(campaign_book(made.happenings, "Thursday").html())
