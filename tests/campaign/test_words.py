"""What may be left out of a line: quotes, dashes, and what the question has said."""

import pytest

from campaign.answers import answered
from campaign.words import behind, dashed, joined
from rules.core.step import Step
from rules.title import Call
from tests.tiny.title import TITLE

PAID = ("gold", "food", "infamy")
FRONT = ("card", "aye", "nay", "sand-timer")


@pytest.mark.parametrize(
    ("words", "whole"),
    [
        ("blodyn=red commercial 2 food tork=blue", ["blodyn=red commercial 2 food", "tork=blue"]),
        ("blodyn tork", ["blodyn", "tork"]),
        ("xanthe=3: order 3, force 1", ["xanthe=3: order 3, force 1"]),
    ],
)
def test_a_value_needs_no_quotes(words: str, whole: list[str]) -> None:
    assert joined(words.split()) == whole


def test_a_value_that_stood_in_quotes_is_finished() -> None:
    assert joined(["syd=1 food", "xanthe"]) == ["syd=1 food", "xanthe"]


@pytest.mark.parametrize(
    ("options", "text", "said"),
    [
        (PAID, "2 food, 1 infamy", "--food 2 --infamy 1"),
        (PAID, "2 food and 1 infamy", "--food 2 --infamy 1"),
        (PAID, "2 Food 1 gold", "--food 2 --gold 1"),
        (PAID, "food 2 infamy 1", "--food 2 --infamy 1"),
        (PAID, "--food 2", "--food 2"),
        (PAID, "2 iron", "2 iron"),
        (PAID, "", ""),
        (FRONT, "aye: progress, positive nay: order 2", "--aye progress, positive --nay order 2"),
        (FRONT, 'aye "nay" nay order', '--aye "nay" --nay order'),
        (FRONT, "progress nay order", "progress nay order"),
    ],
)
def test_options_may_lack_their_dashes(options: tuple[str, ...], text: str, said: str) -> None:
    assert dashed(options, text) == said


@pytest.mark.parametrize(
    ("stem", "text", "said"),
    [
        ("allwed=", "red commercial 2 food", "allwed=red commercial 2 food"),
        ("allwed=", 'allwed="red welfare 1 food"', 'allwed="red welfare 1 food"'),
        ("allwed=", "natar=blue welfare nothing", "natar=blue welfare nothing"),
        ("--limit ", "3", "--limit 3"),
        ("--limit ", "--limit 3", "--limit 3"),
        ("--limit ", "limit 3", "--limit 3"),
        ("--limit ", "", ""),
        ("", "3", "3"),
    ],
)
def test_what_the_question_says_may_be_left_out(stem: str, text: str, said: str) -> None:
    assert behind(stem, text) == said


def test_an_answer_is_read_behind_the_stem_of_its_question() -> None:
    step = Step(who="table", action="begin", prompt="Who begins?", clause="take.turn", stem="--first ")
    assert list(answered(TITLE, lambda: None, step, "ann")) == [Call("begin", {"first": "ann"})]
