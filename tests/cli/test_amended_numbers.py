"""Chores and Deals are told by number; behind an amendment an entry still means those that it meant."""

from typing import Any

import pytest

from tests.cli.conftest import Council
from tests.cli.test_report import GAME

BEGUN = GAME[: GAME.index("vote")]


@pytest.fixture
def begun(council: Council) -> Council:
    """The first game, up to its first Vote."""
    assert council("new", "Thursday").code == 0
    ran = council("run", "-", "--insist", typed=BEGUN)
    assert ran.code == 0, ran
    return council


def chores(council: Council) -> dict[str, str]:
    return {one["what"]: one["id"] for one in council("duty", "--json").json["duties"]}


def entry(council: Council, action: str) -> dict[str, Any]:
    log = council("log", "--json").json["log"]
    return next(one for one in reversed(log) if one["action"] == action and one["standing"] == "stands")


def put_in(council: Council, action: str, *words: str) -> str:
    """Puts something in before the last entry of that action; gives what was shown of it."""
    ran = council("amend", str(entry(council, action)["entry"]), "--before", *words, "--yes")
    assert ran.code == 0, ran
    return ran.out.partition("Game 1,")[0]


def test_a_chore_stays_done_when_the_numbers_shift(begun: Council) -> None:
    for line in ("vote a1 n2 pg s", "outcome nothing"):
        assert begun(*line.split(), "--insist").code == 0
    for number in ("07", "08"):
        assert begun("envelope", "open", number, "--dilemmas", "3", "--insist").code == 0
    before = chores(begun)
    first, last = (next(what for what in before if f"Envelope {number}" in what) for number in ("07", "08"))
    assert begun("duty", "done", before[first]).code == 0
    told = put_in(begun, "setup begin", "envelope", "open", "09", "--dilemmas", "3", "--insist")
    after = chores(begun)
    assert before.keys() - {first} == after.keys() & before.keys()
    assert after[last] != before[last]
    assert [line for line in told.splitlines() if line.startswith("  Duty")] == [
        "  Duty Lay the Story card of Envelope 09 on top of its slot; the empty Envelope"
    ]


def test_a_chore_that_nobody_calls_for_any_more_falls_out_by_its_name(begun: Council) -> None:
    begun("event", "add", "3", "The siege")
    assert begun("duty", "done", "e3").code == 0
    ran = begun("amend", str(entry(begun, "event add")["entry"]), "--drop", "--yes")
    assert "no duty is called lay event card 3" in " ".join(ran.out.lower().split())


def test_a_deal_stays_kept_when_another_is_put_in(begun: Council) -> None:
    assert begun("deal", "xanthe=1 food", "lyrie", "--for", "votes aye").code == 0
    assert begun("deal", "kept", "1").code == 0
    put_in(begun, "deal", "deal", "xanthe=1 food", "jilian", "--for", "votes nay")
    deals = {one["service"]: one["kept"] for one in begun("state", "--json").json["deals"]}
    assert deals == {"votes aye": True, "votes nay": None}
