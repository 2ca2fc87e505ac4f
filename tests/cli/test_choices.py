"""How choices, and the lines below a question, are shown."""

import pytest

from campaign.cli.choices import one_of
from campaign.cli.forms import answers
from rules.core.step import Step
from rules.core.values import FrozenMap
from rules.queens_dilemma import TITLE

INVESTMENT = Step(
    who="syd",
    action="score investments",
    prompt="Paid or unpaid?",
    clause="scoring.investment-result",
    choices=('syd="gold paid"', "syd=unpaid"),
    example='syd="army paid: +2 hegemony"',
    stem="syd=",
)


@pytest.mark.parametrize(
    ("choices", "shown"),
    [
        (("a1", "a2", "a3", "n1", "n2", "n3", "pg", "pm"), "a1-a3 | n1-n3 | pg | pm"),
        (("r9", "r10", "r11", "s"), "r9-r11 | s"),
        (("a1", "a2", "pg"), "a1 | a2 | pg"),
        (("1", "2", "3", "5"), "1-3 | 5"),
        (("d9", "d8", "d7"), "d9 | d8 | d7"),
        (("07", "08", "09"), "07 | 08 | 09"),
        ((), ""),
    ],
)
def test_what_is_counted_through_is_said_by_its_ends(choices: tuple[str, ...], shown: str) -> None:
    assert one_of(choices) == shown


def test_what_a_question_says_is_not_repeated_below_it() -> None:
    assert answers(TITLE, INVESTMENT) == ["gold paid | unpaid", "or such as: army paid: +2 hegemony"]


def test_an_example_that_is_a_choice_or_stands_in_the_question_is_not_shown_again() -> None:
    assert answers(TITLE, INVESTMENT.model_copy(update={"example": "syd=unpaid"})) == ["gold paid | unpaid"]
    asked = INVESTMENT.model_copy(update={"prompt": f"Paid? Such as: {INVESTMENT.example}", "stem": ""})
    assert len(answers(TITLE, asked)) == 1


def test_dashes_that_may_be_left_out_are_not_shown() -> None:
    front = Step(
        who="table", action="dilemma read", prompt="?", clause="x", example='--aye "order, positive" --nay "force 2"'
    )
    assert answers(TITLE, front) == ["such as: aye order, positive nay force 2"]
    loss = Step(who="syd", action="pay", prompt="?", clause="x", choices=("--food 2 --infamy 1", "--infamy 3"))
    assert answers(TITLE, loss) == ["--food 2 --infamy 1 | --infamy 3"]
    asked = loss.model_copy(update={"arguments": FrozenMap({"player": "syd"})})
    assert answers(TITLE, asked) == ["food 2 infamy 1 | infamy 3"]
