"""Options that every command takes."""

import pytest

from campaign.cli.options import KNOWN, OWN, Options, take
from rules import titles
from rules.core.refusal import Kind, Refusal
from tests.cli.conftest import Council


def test_they_may_stand_before_and_after_the_words() -> None:
    options, left = take(["--json", "vote", "--at=3", "a1", "--campaign", "Thursday"])
    assert options == Options(json=True, at=3, campaign="Thursday")
    assert left == ["vote", "a1"]


def test_what_a_line_leaves_out_is_taken_from_the_base() -> None:
    assert take(["next", "--at", "4"], Options(db="x.db", at=3))[0] == Options(db="x.db", at=4)


def test_what_follows_two_dashes_is_left_alone() -> None:
    assert take(["outcome", "--", "--json"]) == (Options(), ["outcome", "--", "--json"])


@pytest.mark.parametrize("words", [["--at"], ["--at", "soon"], ["--json=yes"], ["next", "--db"]])
def test_a_missing_or_wrong_value_is_refused(words: list[str]) -> None:
    with pytest.raises(Refusal) as caught:
        take(words)
    assert caught.value.kind is Kind.UNREADABLE


def test_a_refusal_of_an_option_is_json_too(council: Council) -> None:
    ran = council("next", "--json", "--at", "soon")
    assert ran.code == 2
    assert ran.json["refused"]["clause"] == "house.unreadable"
    assert "soon" in ran.json["refused"]["because"]


def test_at_refuses_when_the_campaign_has_moved_on(stones: Council) -> None:
    assert stones("stones", "begin", "--first", "ann", "--at", "2").code == 0
    late = stones("stones", "take", "1", "--at", "2", "--json")
    assert late.code == 3
    assert late.json["refused"]["clause"] == "house.stale"
    assert stones("state", "--json").json["stones"] == 7


def test_a_seed_decides_the_draw(stones: Council) -> None:
    firsts = set()
    for seed in range(12):
        label = stones("stones", "begin", "--seed", str(seed), "--json").json["done"][0]["label"]
        assert stones("undo").code == 0
        assert stones("stones", "begin", "--seed", str(seed), "--json").json["done"][0]["label"] == label
        assert stones("undo").code == 0
        firsts.add(label)
    assert len(firsts) == 3


@pytest.mark.parametrize("command", ["deal", "dea"])
def test_an_option_that_the_command_has_itself_is_left_to_it(command: str) -> None:
    words = [command, "syd=1 food", "--for", "a vote", "--json"]
    assert take(words) == (Options(json=True), words[:-1])
    assert take(["--for", "syd", *words]) == (Options(json=True, viewer="syd"), words[:-1])


@pytest.mark.parametrize("tool", ["amend 4", "amend 4 --before", "am 4 --note why", "whatif"])
def test_it_is_left_to_an_action_behind_a_tool_too(tool: str) -> None:
    words = [*tool.split(), "deal", "syd=1 food", "--for", "a vote"]
    assert take([*words, "--json"]) == (Options(json=True), words)
    other = [*tool.split(), "vote", "stay", "syd", "--for", "syd"]
    assert take(other) == (Options(viewer="syd"), other[:-2])
    card = [*tool.split(), "card", "red", "--at", "the end"]
    assert take(card) == (Options(), card)


def test_every_action_with_such_an_option_is_known() -> None:
    flags = {one.flag for one in KNOWN}
    own = {
        (f"{card.group} {action.name}".strip(), f"--{one.typed}")
        for card in titles.TITLES
        for action in card.load().actions
        for one in action.parameters
        if one.option and f"--{one.typed}" in flags
    }
    assert own == set(OWN.items())


@pytest.mark.parametrize("number", ["--5", "-", "³", "9" * 5000])
@pytest.mark.parametrize("flag", ["--seed", "--at"])
def test_what_only_looks_like_a_number_is_refused(council: Council, flag: str, number: str) -> None:
    ran = council("next", f"{flag}={number}", "--json")
    assert (ran.code, ran.json["refused"]["clause"]) == (2, "house.unreadable")
    assert len(ran.json["refused"]["because"]) < 100


@pytest.mark.parametrize("line", ["set size 8", "undo", "redo", "new Friday"])
def test_answers_for_a_seat_that_is_none_are_refused_before_anything_is_entered(stones: Council, line: str) -> None:
    assert stones("undo").code == 0
    before = stones("campaigns", "--json").json
    ran = stones(*line.split(), "--for", "nobody", "--json")
    assert (ran.code, ran.json["refused"]["clause"]) == (2, "house.unknown-name")
    assert "done" not in ran.json
    assert stones("campaigns", "--json").json == before
