"""How a typed answer becomes a call."""

from dataclasses import replace
from typing import Any

import pytest

from campaign.answers import answered, call_of, call_of_words, insisting
from rules.core.action import Action
from rules.core.refusal import Kind, Refusal
from rules.core.step import Step
from rules.core.table import Table
from rules.core.values import FrozenMap
from rules.title import Call, Shorthand
from tests.clauses import clause
from tests.tiny.title import TITLE


def gather(
    table: Table[Any],
    who: str,
    what: str,
    *,
    aye: str = "",
    for_: str = "",
    tags: tuple[str, ...] = (),
    far: bool = False,
) -> None:
    """Two words, three options and a flag."""


def share(table: Table[Any], parts: tuple[str, ...], last: str) -> None:
    """Many words and one after them."""


GATHER = Action(gather, "gather", ())
SHARE = Action(share, "share", ())


@pytest.mark.parametrize(
    ("text", "arguments"),
    [
        ("", {}),
        ("ann", {"who": "ann"}),
        ("ann wood", {"who": "ann", "what": "wood"}),
        ("ann red 3 food", {"who": "ann", "what": "red 3 food"}),
        ("ann  red   3 food ", {"who": "ann", "what": "red   3 food"}),
        ('ann "red 3 food"', {"who": "ann", "what": "red 3 food"}),
        ('ann B07 in "Singer\'s Forest"', {"who": "ann", "what": 'B07 in "Singer\'s Forest"'}),
        ("ann Singer's", {"who": "ann", "what": "Singer's"}),
        ("ann -3 army", {"who": "ann", "what": "-3 army"}),
        ("ann wood --far", {"who": "ann", "what": "wood", "far": True}),
        ("ann wood --aye progress", {"who": "ann", "what": "wood", "aye": "progress"}),
        ("ann wood --aye=progress", {"who": "ann", "what": "wood", "aye": "progress"}),
        ('--aye "progress, positive" --far', {"aye": "progress, positive", "far": True}),
        ("--aye progress, positive --far", {"aye": "progress, positive", "far": True}),
        ("--aye=progress, positive", {"aye": "progress, positive"}),
        ('ann --for "breaks the tie"', {"who": "ann", "for_": "breaks the tie"}),
        ("--tags a --tags b c", {"tags": ["a", "b", "c"]}),
        ('x="House Varo"', {"who": "x=House Varo"}),
        ('ann "open', {"who": "ann", "what": "open"}),
    ],
)
def test_words_fill_the_open_parameters(text: str, arguments: dict[str, Any]) -> None:
    assert call_of(GATHER, text) == Call("gather", arguments)


@pytest.mark.parametrize(
    ("words", "arguments"),
    [
        ([], {}),
        (["ann", "red 3 food"], {"who": "ann", "what": "red 3 food"}),
        (["ann", "red", "3", "food"], {"who": "ann", "what": "red 3 food"}),
        (["ann", 'a "quoted"\nline'], {"who": "ann", "what": 'a "quoted"\nline'}),
        (["--for", 'S12 "Seal" --far', "--far"], {"for_": 'S12 "Seal" --far', "far": True}),
        (["--for=two words", "--tags", "a b", "c"], {"for_": "two words", "tags": ["a b", "c"]}),
    ],
)
def test_words_that_a_shell_has_parted_are_taken_as_they_are(words: list[str], arguments: dict[str, Any]) -> None:
    assert call_of_words(GATHER, words) == Call("gather", arguments)


def test_what_is_settled_is_not_asked_again() -> None:
    assert call_of(GATHER, "red 3 food", {"who": "ann"}).arguments == {"who": "ann", "what": "red 3 food"}


@pytest.mark.parametrize(
    ("text", "arguments"),
    [
        ("a b c", {"parts": ["a", "b"], "last": "c"}),
        ("a", {"last": "a"}),
        ("", {}),
    ],
)
def test_many_words_leave_the_others_their_own(text: str, arguments: dict[str, Any]) -> None:
    assert call_of(SHARE, text).arguments == arguments


@pytest.mark.parametrize("text", ["--no", "ann wood --far away", "ann --aye", "ann --far=1"])
@clause("house", "unreadable")
def test_an_unknown_option_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        call_of(GATHER, text)
    assert refused.value.kind is Kind.UNREADABLE
    assert refused.value.asked == f"gather {text}"
    assert "gather WHO WHAT" in refused.value.allowed[0]


def test_more_words_than_there_are_parameters() -> None:
    with pytest.raises(Refusal, match="more than begin takes"):
        call_of(TITLE.action("begin"), "now")


def test_insisting_is_the_last_word() -> None:
    assert insisting("take 5 --insist") == ("take 5", True)
    assert insisting("take 5") == ("take 5", False)
    assert insisting("--insist") == ("", True)


def test_a_step_of_a_shorthand_is_read_word_by_word_on_the_state_of_that_moment() -> None:
    reading = Shorthand[int]("count", "count words", lambda state, word: Call(word, {"state": state}), str.split)
    title = replace(TITLE, shorthands=(reading,))
    states = iter((1, 2, 3))
    step = Step(who="table", action="count", prompt="", clause="")
    calls = list(answered(title, lambda: next(states), step, "a b"))
    assert calls == [Call("a", {"state": 1}), Call("b", {"state": 2})]
    with pytest.raises(Refusal, match="Nothing was said"):
        list(answered(title, lambda: next(states), step, " "))


def test_a_step_of_an_action_brings_its_arguments() -> None:
    step = Step(who="ann", action="vow", prompt="", clause="", arguments=FrozenMap({"seat": "ann"}))
    assert list(answered(TITLE, lambda: None, step, "to sing loudly")) == [
        Call("vow", {"seat": "ann", "vow": "to sing loudly"})
    ]
