"""Voting turns in short."""

from __future__ import annotations

import pytest

from rules.core.refusal import Kind
from rules.queens_dilemma.turns import read_turn, split_turns
from rules.queens_dilemma.voting import turn_words
from rules.title import Call
from tests.clauses import clause
from tests.rules.queens_dilemma.game import Game, voting


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("pm a1 n1 a1 n4 r3 r1 r1", ["pm", "a1", "n1", "a1", "n4", "r3", "r1", "r1"]),
        ("pma1n12", ["pm", "a1", "n12"]),
        ("a1, n2,s", ["a1", "n2", "s"]),
        ("xanthe:pm lyrie:a1", ["xanthe:pm", "lyrie:a1"]),
        ("PM A1", ["PM", "A1"]),
        ("pC012+C034 s", ["pC012+C034", "s"]),
        ("a1 hello", ["a1", "hello"]),
        ("", []),
    ],
)
def test_a_line_is_parted_into_turns_with_or_without_spaces(line: str, words: list[str]) -> None:
    assert split_turns(line) == words


@pytest.mark.parametrize(
    ("word", "call"),
    [
        ("a1", Call("vote cast", {"player": "xanthe", "side": "aye", "power": "1"})),
        ("N12", Call("vote cast", {"player": "xanthe", "side": "nay", "power": "12"})),
        ("r3", Call("vote raise", {"player": "xanthe", "power": "3"})),
        ("s", Call("vote stay", {"player": "xanthe"})),
        ("pg", Call("vote pass", {"player": "xanthe", "how": "gather"})),
        ("lyrie:pm", Call("vote pass", {"player": "lyrie", "how": "moderator"})),
        ("pc012+c034", Call("vote pass", {"player": "xanthe", "how": "C012", "bonus": "C034"})),
    ],
)
def test_a_turn_is_the_call_that_it_stands_for(word: str, call: Call) -> None:
    assert read_turn(voting().state, word) == call


@pytest.mark.parametrize("word", ["a", "4", "x1", "p", "pc12", "aye", "a-1"])
def test_what_is_no_turn_is_unreadable_and_names_those_there_are(word: str) -> None:
    no = voting(xanthe=1).refused_turn(word, "house.unreadable")
    assert no.kind is Kind.UNREADABLE
    assert no.allowed == ("a1", "n1", "pg", "pm")


@clause("queens-dilemma", "pass.special")
@pytest.mark.parametrize("word", ["pC012", "pC012+C034"])
def test_a_card_that_is_not_open_is_no_pass_action(word: str) -> None:
    voting().refused_turn(word, "pass.special")


@clause("queens-dilemma", "vote.order")
def test_every_word_that_is_offered_is_accepted() -> None:
    for line in ("", "a2", "a1n2pgpgpg", "pm", "a1 n8 pg pg pg"):
        start = voting()
        start.vote(line)
        words = turn_words(start.state)
        assert words
        for word in words:
            Game(start.state).vote(word)
