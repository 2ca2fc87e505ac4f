"""`amend`: a correction is shown first, and made on a yes."""

from pathlib import Path

import pytest

from tests.clauses import clause
from tests.cli.conftest import Council
from tests.cli.test_actions import start
from tests.rules.witching_hour.example_deck import LINES as DECK


@pytest.fixture
def taken(stones: Council) -> Council:
    """Bob began and took 3, Bea took 1; entries 3 to 5."""
    for line in ("stones begin --first bob", "stones take 3", "stones take 1"):
        assert stones(*line.split()).code == 0
    return stones


def test_what_would_change_is_shown_and_a_no_changes_nothing(taken: Council) -> None:
    ran = taken("amend", "4", "take", "2", typed="no\n")
    assert ran.code == 1
    assert "Stones: 3, now 4" in ran.out
    assert "Nothing was changed." in ran.out
    assert taken("state", "--json").json["stones"] == 3


def test_a_yes_makes_it_and_undo_takes_it_back(taken: Council) -> None:
    assert taken("amend", "4", "take", "2", typed="yes\n").code == 0
    assert taken("state", "--json").json["stones"] == 4
    assert taken("undo").code == 0
    assert taken("state", "--json").json["stones"] == 3


@clause("house", "unanswered")
def test_the_end_of_input_is_a_no(taken: Council) -> None:
    before = taken("state", "--json").json
    assert taken("amend", "4", "take", "2").code == 1
    assert taken("state", "--json").json == before


def test_an_entry_may_be_left_out_and_one_put_in(taken: Council) -> None:
    assert taken("amend", "5", "--drop", "--yes", "--note", "not said").code == 0
    assert taken("state", "--json").json["stones"] == 4
    assert "not said" in taken("log", "--all").out
    assert taken("amend", "4", "take", "1", "--before", "--yes").code == 0
    assert taken("state", "--json").json["stones"] == 3


def test_the_words_of_an_action_keep_their_options(taken: Council) -> None:
    assert taken("amend", "3", "begin", "--first", "ann", "--yes").code == 0
    assert taken("state", "--json").json["turn"] == "bea"


def test_what_no_longer_holds_is_shown_with_the_reason(taken: Council) -> None:
    taken("stones", "take", "3")
    ran = taken("amend", "3", "--drop", "--json")
    assert ran.code == 0
    fallen = ran.json["amendment"]["fallen"]
    assert [one["entry"] for one in fallen] == [4, 5, 6]
    assert {one["clause"] for one in fallen} == {"take.turn"}
    assert "No longer hold" in taken("amend", "3", "--drop", typed="no\n").out


def test_json_shows_it_and_changes_nothing_without_a_yes(taken: Council) -> None:
    amendment = taken("amend", "4", "take", "2", "--json").json["amendment"]
    assert amendment["correction"] == [{"path": "stones", "before": 3, "after": 4}]
    assert taken("state", "--json").json["stones"] == 3
    assert taken("amend", "4", "take", "2", "--json", "--yes").json["done"]
    assert taken("state", "--json").json["stones"] == 4


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["99", "--drop"], 2),
        (["4"], 2),
        (["4", "take", "2", "--drop"], 2),
        (["4", "fly"], 2),
        (["4", "take", "9"], 3),
        (["four", "--drop"], 2),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(words: list[str], code: int, taken: Council) -> None:
    ran = taken("amend", *words, "--yes", "--json")
    assert ran.code == code
    assert ran.json["refused"]["allowed"]
    assert len(taken("log", "--json").json["log"]) == 5


def test_a_secret_is_asked_for_here_as_well(taken: Council) -> None:
    taken("stones", "vow", "ann", typed="to sing\n")
    ran = taken("amend", "6", "vow", "ann", "--yes", typed="to dance\n")
    assert ran.code == 0
    assert "dance" not in ran.out
    assert taken("state", "--for", "ann", "--json").json["vow"] == "to dance"


def test_a_refusal_does_not_repeat_a_secret(taken: Council) -> None:
    taken("stones", "vow", "ann", typed="to sing\n")
    for form in ([], ["--json"]):
        ran = taken("amend", "6", "vow", "nobody", *form, typed="to dance\n")
        assert ran.code == 2
        assert "dance" not in ran.out + ran.err
        assert "vow …" in ran.out + ran.err
    assert "vow bobb" in taken("amend", "6", "vow", "bobb", typed="to dance\n").err


def test_a_word_in_short_is_not_left_out_and_put_in_at_once(council: Council) -> None:
    sample = Path("campaign/sample")
    for line in (
        ["run", str(sample / "founding.council")],
        ["setup", "begin", "red 3 food"],
        ["setup", "ready"],
        ["dilemma", "read"],
        ["vote", "a1"],
    ):
        assert council(*line).code == 0, line
    last = council("log", "--json").json["log"][-1]["entry"]
    assert council("amend", str(last), "a2", "--json").code == 0
    ran = council("amend", str(last), "a2", "--drop", "--json")
    assert (ran.code, ran.json["refused"]["clause"]) == (2, "house.unreadable")


@pytest.fixture
def scored(council: Council) -> Council:
    """A score-keeper's game of Witching Hour: one round is counted, Bob starts the second; entry 14."""
    for line in (
        *("new Coven --title witching-hour", *(f"witching {one}" for one in DECK)),
        *("witching sit abby bob", "witching mode scorer", "witching youngest abby"),
        *("witching count abby 4bell", "witching count bob 2mirror", "witching round bob"),
        "witching count abby 3bell",
    ):
        ran = council(*line.split())
        assert ran.code == 0, ran
    return council


def test_words_that_are_no_action_are_the_answer_that_the_entry_was_given(scored: Council) -> None:
    entries = {one["action"]: one["entry"] for one in scored("log", "--json").json["log"]}
    ran = scored("amend", str(entries["round"]), "abby", "--yes")
    assert (ran.code, "Abby starts" in ran.out or "abby starts" in ran.out) == (0, True), ran
    counted = max(one["entry"] for one in scored("log", "--json").json["log"] if one["action"] == "count")
    ran = scored("amend", str(counted), "2candle", "--yes")
    assert ran.code == 0, ran
    assert scored("state", "--json").json["scores"][0]["shares"][0]["kind"] == "candle"


def test_words_that_are_neither_are_refused_between_the_turns_too(scored: Council) -> None:
    entries = {one["action"]: str(one["entry"]) for one in scored("log", "--json").json["log"]}
    assert scored("amend", entries["count"], "xyz").code == 2
    ran = scored("witching", "turn", "xyz")
    assert (ran.code, "no word of a turn" in ran.err) == (2, True), ran


@clause("house", "amend-breaks")
def test_a_vote_corrected_into_a_tie_keeps_what_came_after_with_the_moderators_word(council: Council) -> None:
    start(council)
    for line in ("vote a2 n1 pg pg pm", "set ideology-spaces 9", "outcome nothing", "dilemma read"):
        assert council(*line.split()).code == 0
    cast = next(one for one in council("log", "--json").json["log"] if "lays 1 Power" in one["label"])["entry"]
    tie = ("amend", str(cast), "vote", "cast", "lyrie", "nay", "2")
    shown = council(*tie, "--json").json["amendment"]
    assert shown["due"].startswith("vote decide")
    ran = council(*tie, typed="no\n")
    assert "the same with --then 'vote decide aye'" in " ".join(ran.out.split())
    assert council(*tie, "--then", "vote decide aye", "--json").json["amendment"]["fallen"] == []
    assert council(*tie, "--then", "vote decide aye", "--yes").code == 0
    assert council("state", "--json").json["round"] == 2
    assert council("undo").code == 0


def test_what_is_put_in_must_hold_itself_and_hold_no_secret(council: Council) -> None:
    start(council)
    council("vote", "a2")
    last = council("log", "--json").json["log"][-1]["entry"]
    assert council("amend", str(last), "vote", "a1", "--then", "close", "--json").json["refused"]
    ran = council("amend", str(last), "vote", "a1", "--then", "agenda note lyrie A064", "--json")
    assert ran.json["refused"]["clause"] == "house.secret"
