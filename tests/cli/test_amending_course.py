"""`amend` where entries go on from one another: a run of Cinderella at Midnight."""

import pytest

from tests.clauses import clause
from tests.cli.conftest import Council, Ran


@pytest.fixture
def walked(council: Council) -> Council:
    """She went north from the center, on to two new cards, over a bell, and on."""
    for line in ("new Evenings --title cinderella-at-midnight", "cinderella begin", "cinderella walk n e s w"):
        assert council(*line.split()).code == 0
    ran = council("cinderella", "walk", "n", "n", "e", "b", "n")
    assert ran.code == 0, ran
    return council


def entry(walked: Council, number: int) -> str:
    """The number of an entry, counted from the first move."""
    moves = [one["entry"] for one in walked("log", "--json").json["log"] if one["action"] in ("go", "cross")]
    return str(moves[number])


def fallen(ran: Ran) -> list[str]:
    assert ran.code == 0, ran
    return [one["because"] for one in ran.json["amendment"]["fallen"]]


@clause("house", "amend-breaks")
@clause("cinderella-at-midnight", "move.free")
def test_a_move_holds_only_from_the_card_that_it_was_made_from(walked: Council) -> None:
    reasons = fallen(walked("amend", entry(walked, 0), "go", "e", "--json"))
    assert reasons[0] == "She did it from card 1, and would now do it from card 2."
    assert reasons[1:] == ["It went on from what falls out."] * 3
    said = walked("amend", entry(walked, 0), "e", typed="no\n").out
    assert said.count("went on from what falls out") == 1
    assert walked("amend", entry(walked, 0), "e", "--yes").code == 0
    assert walked("state", "--json").json["here"] == "2"


def test_what_was_crossed_may_be_put_right_and_the_way_goes_on(walked: Council) -> None:
    assert fallen(walked("amend", entry(walked, 3), "objective", "--json")) == []
    assert fallen(walked("amend", entry(walked, 3), "--drop", "--json")) == []
    assert fallen(walked("amend", entry(walked, 3), "cross", "bell", "--before", "--json")) == []


def test_a_card_that_gets_its_name_later_is_the_same_card(walked: Council) -> None:
    assert fallen(walked("amend", entry(walked, 2), "name", "5", "pond", "--before", "--json")) == []


def test_what_is_kept_over_runs_stands_and_a_later_run_does_not_fall_into_an_earlier_one(walked: Council) -> None:
    for line in ("describe hedge garden n, s", "stop", "begin", "stop"):
        assert walked("cinderella", *line.split(), "--insist").code == 0
    actions = [one["action"] for one in walked("log", "--json").json["log"]]
    stopped = str(actions.index("stop") + 1)
    reasons = fallen(walked("amend", stopped, "--drop", "--json"))
    assert reasons == ["A run is on: play it, or give it up.", "It belongs to run 2, and would fall into run 1."]
    assert len(fallen(walked("amend", entry(walked, 0), "go", "e", "--json"))) == 4


def said(ran: Ran) -> list[str]:
    """The sentences of a correction."""
    lines = ran.out.partition("Your correction:\n")[2].partition("\nNo longer hold")[0].partition("\nDo it?")[0]
    return [line.strip() for line in lines.splitlines()]


def test_what_would_change_is_a_few_sentences(walked: Council) -> None:
    assert said(walked("amend", entry(walked, 3), "objective", typed="no\n")) == [
        "Before: run 1, on card 7, in the garden, 0 of 3 tasks, 1 bell.",
        "Now: run 1, on card 7, in the garden, 1 of 3 tasks, 0 bells.",
    ]
    assert said(walked("amend", entry(walked, 0), "e", typed="no\n")) == [
        "Before: run 1, on card 7, in the garden, 0 of 3 tasks, 1 bell.",
        "Now: run 1, on card 2, in the garden, 0 of 3 tasks, 0 bells.",
        "The maze: card 5, card 6, card 7 no longer there.",
    ]
    for line in ("describe hedge garden n, s", "set key-task 2"):
        assert walked("cinderella", *line.split()).code == 0
    last = max(one["entry"] for one in walked("log", "--json").json["log"])
    assert said(walked("amend", str(last), "set", "key-task", "3", typed="no\n")) == ["The key task: 2, now 3."]
    described = said(walked("amend", str(last - 1), *["describe", "hedge", "garden", "n,", "e"], typed="no\n"))
    assert described == ["Hedge, square side: n, s; now n, e."]
