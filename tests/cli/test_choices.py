"""How choices, and the lines below a question, are shown."""

import pytest

from campaign.cli.choices import one_of
from campaign.cli.forms import answers
from rules.core.step import Step

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
    assert answers(INVESTMENT) == ["gold paid | unpaid", "or such as: army paid: +2 hegemony"]


def test_an_example_that_is_a_choice_or_stands_in_the_question_is_not_shown_again() -> None:
    assert answers(INVESTMENT.model_copy(update={"example": "syd=unpaid"})) == ["gold paid | unpaid"]
    asked = INVESTMENT.model_copy(update={"prompt": f"Paid? Such as: {INVESTMENT.example}", "stem": ""})
    assert len(answers(asked)) == 1
