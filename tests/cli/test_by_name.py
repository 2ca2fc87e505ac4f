"""Answers that begin with whom or what they are about, where guided play asks about one after the other."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Council
from tests.rules.witching_hour.example_deck import LINES


@pytest.fixture
def counting(council: Council) -> Council:
    """Three who play with their cards, and count their Hex piles now."""
    council("new", "Thursday", "--title", "witching-hour")
    for line in (*LINES, "sit Ana Ben Cy --youngest ana --mode scorer"):
        ran = council("witching", *line.split())
        assert ran.code == 0, ran
    return council


@pytest.mark.parametrize(
    "lines",
    [
        ("ana 4bell candle book 2 mirror", "ben nothing", "cy:3chalice+2be"),
        ("ana:4 bell+can+book+2 mirror", "-", "3chalice+2be"),
        ("cy: 3 chalices and 2 bells", "ben: nothing", "4 bell candle book 2 mirror"),
        ("Cy:3chalice+2be", "4bell candle book 2 mirror", "nothing"),
    ],
)
def test_piles_are_counted_in_any_order_with_the_name_in_front(counting: Council, lines: tuple[str, ...]) -> None:
    ran = counting("play", typed="\n".join((*lines, "quit", "")))
    assert ran.err == ""
    shown = counting("state", "--json").json["scores"]
    shares = {one["player"]: {each["kind"]: each["copies"] for each in one["shares"]} for one in shown}
    assert shares == {
        "Ana": {"bell": 4, "candle": 1, "book": 1, "mirror": 2},
        "Ben": {},
        "Cy": {"chalice": 3, "bell": 2},
    }


def test_a_type_of_the_deck_may_stand_in_front(council: Council) -> None:
    council("new", "Thursday", "--title", "witching-hour")
    kinds = [step["arguments"]["kind"] for step in council("next", "--json").json["next"]]
    council("play", typed=f"{kinds[1]} 9 0,2,4,7 --insist\nquit\n")
    left = [step["arguments"]["kind"] for step in council("next", "--json").json["next"]]
    assert kinds[0] in left
    assert kinds[1] not in left


def test_several_hex_piles_may_stand_on_one_line(counting: Council) -> None:
    ran = counting("play", typed="ana:chalice+familiar ben:2bell\ncy: 4 bell 1 candle\nquit\n")
    assert ran.err == ""
    assert "Who last had cards" in ran.out
