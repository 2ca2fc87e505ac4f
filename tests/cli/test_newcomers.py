"""What somebody new to the program types, and what it says to that."""

from __future__ import annotations

import re
from typing import Any

import pytest

from rules.cinderella_at_midnight import quick as cinderella
from rules.core.refusal import Refusal
from rules.title import Shorthand
from rules.witching_hour import quick as witching
from tests.cli.conftest import Council
from tests.pages import ROOT
from tests.rules.cinderella_at_midnight import run
from tests.rules.witching_hour import game
from tests.rules.witching_hour.example_deck import LINES


@pytest.fixture
def evenings(council: Council) -> Council:
    """A campaign of Witching Hour, and one of Cinderella at Midnight that was founded after it."""
    council("new", "Halloween", "--title", "witching-hour")
    council("new", "Evenings", "--title", "cinderella-at-midnight")
    return council


def test_a_new_campaign_says_for_which_the_commands_are_now(council: Council) -> None:
    assert "goes back" not in council("new", "Halloween", "--title", "witching-hour").out
    ran = council("new", "Evenings", "--title", "cinderella-at-midnight")
    assert "Commands are for “Evenings” now; `council use Halloween` goes back." in " ".join(ran.out.split())


def test_a_command_of_another_title_names_the_campaign_that_it_may_be_for(evenings: Council) -> None:
    allowed = evenings("witching", "deal", "--json").json["refused"]["allowed"]
    assert "council use Halloween" in allowed
    assert "the same with --campaign Halloween" in allowed


def test_undo_in_a_walk_is_said_to_be_a_command_by_itself(evenings: Council) -> None:
    evenings("cinderella", "begin")
    assert evenings("cinderella", "walk", "undo", "--json").json["refused"]["allowed"] == ["council undo"]


def test_a_setting_that_is_asked_for_can_be_explained_and_left(evenings: Council) -> None:
    for line in ("begin", "walk n e s w", "walk n ooo back", "palace 2"):
        ran = evenings("cinderella", *line.split())
        assert ran.code == 0, ran
    ran = evenings("play", typed="n\nk\n?\ne\n\nquit\n")
    said = " ".join(ran.out.split())
    assert "[Enter leaves it]" in said
    assert said.count("An empty line leaves this question") == 2
    assert "“e” is no number" in " ".join(ran.err.split())


def test_the_question_for_a_name_is_explained(council: Council) -> None:
    assert "keeps the games of one group" in " ".join(council("play", typed="?\n\n").out.split())


@pytest.mark.parametrize(
    ("typed", "slug"),
    [
        ("witching hour", "witching-hour"),
        ("The Queen's Dilemma", "queens-dilemma"),
        ("Blood", "blood-on-the-clocktower"),
    ],
)
def test_a_title_is_named_as_on_the_box(council: Council, typed: str, slug: str) -> None:
    ran = council("play", typed=f"Thursday\n{typed}\nquit\n")
    assert "The Queen's Dilemma | Queen by Midnight" in ran.out
    assert council("campaigns", "--json").json["campaigns"][0]["title"] == slug


def test_what_an_empty_line_does_is_said_once(evenings: Council) -> None:
    said = " ".join(evenings("play", typed="\n?\nquit\n").out.split())
    assert said.count("[Enter: another question]") == 2
    assert "An empty line" not in said


def test_a_yes_does_what_nothing_has_to_be_said_of(evenings: Council) -> None:
    for line in ("begin", "walk n e s w", "walk n+b"):
        evenings("cinderella", *line.split())
    ran = evenings("play", typed="\n\n\nyes\nquit\n")
    assert "[yes; Enter: another question]" in " ".join(ran.out.split())
    assert "All paths are blocked. Run 1 is lost." in ran.out


def test_the_next_game_of_the_same_group_takes_one_word(evenings: Council) -> None:
    evenings("use", "Halloween")
    for line in (*LINES, "sit Ana Ben --youngest ana --mode scorer"):
        evenings("witching", *line.split())
    typed = "bell\nmirror\nana\n" * 2 + "bell\n2 mirror\nyes\nquit\n"
    assert "Game 2: Ana and Ben, turns going to the left." in evenings("play", typed=typed).out


def test_nobody_types_a_secret_in_vain(evenings: Council) -> None:
    evenings("use", "Halloween")
    for line in (*LINES, "sit Ana Ben --youngest ana --mode table", "deal"):
        evenings("witching", *line.split())
    for line, clause in (("hand ana", "deal.hand"), ("take ana", "play.own-hex"), ("place ana ben", "play.own-hex")):
        ran = evenings("witching", *line.split(), typed="3 bell\n")
        assert clause in ran.err
        assert "not shown" not in ran.out
        assert f"You asked: {line}" in ran.err


def test_a_pile_counted_too_late_names_what_puts_it_right(evenings: Council) -> None:
    evenings("use", "Halloween")
    for line in (*LINES, "sit Ana Ben Cy --youngest ana --mode scorer"):
        evenings("witching", *line.split())
    for line in ("ana 2 bell", "ben mirror", "cy nothing"):
        assert evenings("witching", "count", *line.split()).code == 0
    allowed = evenings("witching", "count", "ana", "3 bell", "--json").json["refused"]["allowed"]
    assert "undo" in allowed
    assert any(way.startswith("amend") for way in allowed)


def test_an_amendment_shows_the_entry_as_it_was_and_says_what_is_hidden(evenings: Council) -> None:
    evenings("use", "Halloween")
    for line in (*LINES, "sit Ana Ben --youngest ana --mode table"):
        evenings("witching", *line.split())
    number = evenings("log", "--json").json["log"][0]["entry"]
    own = evenings("log", "--json").json["log"][0]
    said = evenings("amend", str(number), "nonsense", "--json").json["refused"]["allowed"][0]
    assert said.startswith(f"amend {number} {own['action']} ")
    assert evenings("witching", "hand", "ana", typed="2 skull 9 bell 2 mirror\n").code == 0
    last = evenings("log", "--json").json["log"][-1]["entry"]
    ran = evenings("amend", str(last), "hand", "ana", "--yes", typed="2 skull 9 bell mirror candle\n")
    assert "something that is kept does" in ran.out


def test_who_is_asked_looks_with_one_word(evenings: Council) -> None:
    evenings("use", "Halloween")
    for line in (*LINES, "sit Ana Ben --youngest ana --mode table", "deal"):
        evenings("witching", *line.split())
    assert "Ana's hand:" in evenings("play", typed="look\nquit\n").out
    assert "book" not in evenings("play", typed="quit\n").out


FIRST_COLUMN = re.compile(r"^\| ((?:`[^`]+` ?)+) \|", re.MULTILINE)


def words_of_page(name: str) -> list[str]:
    """The words in the first column of a page's tables."""
    page = (ROOT / "docs" / name).read_text(encoding="utf-8")
    return [word for cell in FIRST_COLUMN.findall(page) for word in re.findall("`([^`]+)`", cell)]


def test_the_words_of_a_walk_that_the_page_names_are_words() -> None:
    words = words_of_page("cinderella-at-midnight.md")
    assert {"n", "north", "p=hedge:2", "serenity2", "blocked"} <= set(words)
    states = (run.garden().walk("n").state, run.palace(hour=3).walk("n c").state, run.Run().do("begin").state)
    for word in words:
        if word in ("p", "here"):
            continue
        assert any(_reads(cinderella.WALK, state, word) for state in states), word


def test_the_words_of_a_turn_that_the_page_names_are_words() -> None:
    words = words_of_page("witching-hour.md")
    assert {"bob:3bell", "no", "familiar", "cauldron"} <= set(words)
    state = game.seated(3).do("deal").state
    for word in words:
        assert all(witching.TURN.read(state, one) for one in witching.TURN.split(word)), word


def _reads(shorthand: Shorthand[Any], state: Any, word: str) -> bool:
    try:
        return bool(shorthand.read(state, word))
    except Refusal:
        return False
