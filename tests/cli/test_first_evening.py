"""What a table that is new to The Queen's Dilemma types on its first evening, and what it is told."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Council

MAINS = ("blodyn", "tork", "allwed", "crann", "olwyn", "natar", "coden", "solad")
FOUNDED = (
    "new Thursday",
    "found seats xanthe:Ana lyrie:Ben jilian:Cy syd:Dee --leader xanthe",
    *(f"found regions {one}=red_welfare_1_food" for one in MAINS),
    "found regions tiryll dualak gamam",
    "found envelope 12",
    "duty done all",
)
BEGUN = (*FOUNDED, "set ideology-spaces 9", "setup begin red_3_food", "setup ready")


def play(council: Council, *lines: str) -> None:
    """Lines that must end well; `_` stands for a space inside a word."""
    for line in lines:
        ran = council(*(word.replace("_", " ") for word in line.split()))
        assert ran.code == 0, ran


@pytest.fixture
def turned(council: Council) -> Council:
    """A card is to be turned: Aye has won, and its front announced Progress."""
    play(council, *BEGUN, "dilemma read --aye progress --nay tradition_2", "vote a1 pg pg pg")
    return council


def test_an_outcome_that_does_not_fit_names_the_entry_that_described_the_card(turned: Council) -> None:
    refused = turned("outcome", "order 1", "--json")
    assert refused.code == 4
    way = refused.json["refused"]["allowed"][1]
    assert way.startswith("amend ")
    assert way.endswith(' dilemma read --aye "order 1" --nay "tradition 2"')
    entry = way.split()[1]
    assert turned("amend", entry, "dilemma", "read", "--aye", "order 1", "--yes").code == 0
    assert turned("outcome", "order 1").code == 0


def test_an_outcome_that_does_not_fit_is_taken_on_insisting(turned: Council) -> None:
    assert turned("outcome", "order 1", "--insist").code == 0
    assert turned("state", "--json").json["board"]["order-liberty"]["tokens"]["order"] == 1
