"""What a table that is new to The Queen's Dilemma types on its first evening, and what it is told."""

from __future__ import annotations

from pathlib import Path

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


@pytest.fixture
def untold(council: Council) -> Council:
    """A card is to be turned, and nobody has told yet how long the Ideology tracks are."""
    lines = [line for line in BEGUN if not line.startswith("set ")]
    play(council, *lines, "dilemma read --aye progress", "vote a1 pg pg pg")
    return council


def test_a_number_that_a_slider_needs_is_asked_for_before_anybody_pays(untold: Council) -> None:
    ran = untold("outcome", "Leader: -1 food; progress 1", "--json")
    assert (ran.code, ran.json["refused"]["clause"]) == (3, "house.setting-needed")
    play(untold, "set ideology-spaces 9", "outcome Leader:_-1_food;_progress_1", "pay xanthe --food 1")
    assert untold("state", "--json").json["board"]["tradition-progress"]["position"] == 1


def test_commands_are_understood_at_the_question_for_a_number(untold: Council) -> None:
    ran = untold("play", typed="progress 1\nduty\nlog\nnonsense\nset ideo 9\nquit\n")
    assert "chore" not in ran.err
    assert "“nonsense” is no number" in " ".join(ran.err.split())
    assert ran.err.count("no number") == 1
    state = untold("state", "--json").json
    assert state["settings"]["ideology-spaces"] == 9
    assert state["board"]["tradition-progress"]["position"] == 1


def test_what_is_entered_at_that_question_stays_and_the_line_before_it_goes_on(untold: Council) -> None:
    ran = untold("play", typed="progress 1\nagenda take xanthe A017 --limit 4\n9\nquit\n")
    assert ran.err == ""
    assert untold("state", "--json").json["board"]["tradition-progress"]["position"] == 1
    said = [one["label"] for one in untold("log", "--json").json["log"]][-3:]
    assert [words.split(".")[0] for words in said] == [
        "Xanthe takes Agenda A017, limit game 4",
        "ideology-spaces is 9",
        "Aye's outcome: progress 1",
    ]


def test_play_may_be_left_at_that_question(untold: Council) -> None:
    ran = untold("play", typed="progress 1\nquit\nprogress 1\n")
    assert "is no number" not in ran.err
    assert "You asked: outcome progress 1" in ran.err
    assert ran.out.rstrip().endswith("goes on from here.")


def test_after_an_answer_the_questions_behind_it_go_on(council: Council) -> None:
    play(council, *FOUNDED[:2])
    typed = "\nHouse Varo\nHouse Tarn\nfound regions blodyn='red welfare 1 food'\nHouse Oswin\nundo\nquit\n"
    ran = council("play", typed=typed)
    assert ran.err == ""
    asked = [line for line in ran.out.splitlines() if "House [" in line or "picks a Main" in line]
    assert [line.split()[0] for line in asked] == [
        *("Xanthe", "Xanthe's", "Lyrie's", "Jilian's", "Jilian's", "Syd's", "Lyrie"),
    ]
    houses = {name: one["house"] for name, one in council("state", "--json").json["players"].items()}
    assert houses == {"xanthe": "House Varo", "lyrie": "House Tarn", "jilian": "", "syd": ""}


def test_the_question_for_the_game_is_explained(council: Council) -> None:
    ran = council("play", typed="Thursday\n?\n\nquit\n")
    assert ran.err == ""
    assert "in whose box your campaign is played" in ran.out


def test_papers_are_found_where_they_were_looked_for(turned: Council) -> None:
    for word in ("votes", "since", "diary"):
        assert f"council report {word}" in turned(word, "--json").json["refused"]["allowed"]


def test_a_second_moderator_is_told_all_that_may_be_done(council: Council) -> None:
    play(council, *BEGUN, "dilemma read", "vote pm")
    allowed = council("vote", "pm", "--json").json["refused"]["allowed"]
    assert {"a1", "n1", "pg"} <= {*allowed}
    early = council("score", "power", "--json").json["refused"]["allowed"]
    assert early == ["vote a1", "vote n1", "vote pg"]


def test_both_ways_to_settle_a_loss_are_named_when_something_else_is_typed(turned: Council) -> None:
    play(turned, "outcome Leader:_-1_food;_progress_1")
    allowed = turned("dilemma", "read", "--json").json["refused"]["allowed"]
    assert allowed == ["pay xanthe --food 1", "pay xanthe --infamy 1"]


def test_a_mark_that_was_left_out_is_understood(council: Council) -> None:
    play(council, *FOUNDED[:2], "found regions blodyn red commercial 2 food tork allwed blue welfare 1 food")
    bases = {name: one["base"] for name, one in council("state", "--json").json["regions"].items()}
    assert bases == {"blodyn": "red commercial 2 food", "tork": "", "allwed": "blue welfare 1 food"}
    assert council("found", "regions", "coden", "rad", "--json").json["refused"]["because"] == "“rad” is no Region."


def test_a_deal_without_marks_is_understood(turned: Council) -> None:
    play(turned, "outcome progress_1", "dilemma read", "deal syd 1 food lyrie 1 gold xanthe --for her_vote")
    players = turned("state", "--json").json["players"]
    assert players["xanthe"]["food"] == players["jilian"]["food"] + 1


def test_ticking_off_all_chores_says_what_is_left(council: Council) -> None:
    play(council, *FOUNDED[:-1])
    said = " ".join(council("duty", "done", "all").out.split())
    assert "Still to do, each with its own command: agenda take xanthe A017; agenda take lyrie A064" in said


def test_an_export_is_named_as_a_report_is(turned: Council, tmp_path: Path) -> None:
    assert turned("export", "-o", str(tmp_path / "one.jsonl")).code == 0
    assert (tmp_path / "one.jsonl").exists()
    assert turned("export", "here.jsonl", "-o", "there.jsonl").code == 2


def test_a_report_goes_to_standard_output(turned: Council) -> None:
    ran = turned("report", "session", "1", "-o", "-", "--format", "md")
    assert ran.code == 0
    assert ran.out.startswith("# ")
    assert not Path("-").exists()
    assert turned("report", "diary", "xanthe", "--sealed", "-o", "-").code == 3


def test_a_mistyped_command_is_no_answer_unless_insisted_on(council: Council) -> None:
    play(council, *FOUNDED[:2])
    ran = council("play", typed="stat\n\nstaet\nstaet --insist\nHouse Tarn\nquit\n")
    assert "“stat” is no Region." in ran.err
    assert ran.err.count("Allowed: state") == 1
    assert "“staet” looks like the command `state`." in " ".join(ran.err.split())
    houses = {name: one["house"] for name, one in council("state", "--json").json["players"].items()}
    assert houses == {"xanthe": "staet", "lyrie": "House Tarn", "jilian": "", "syd": ""}


def test_guided_play_names_the_report_of_a_game_that_has_ended(turned: Council) -> None:
    play(turned, "outcome progress_1 --sand-timer")
    for _ in range(6):
        play(turned, "dilemma read", "vote pm pg pg pg", "vote decide aye", "outcome nothing --sand-timer")
    cards = [f"{one}=1:_order_1" for one in ("xanthe", "lyrie", "jilian", "syd")]
    play(turned, f"score ideology {' '.join(cards)}", "score power")
    play(turned, *(f"score investments {one}=gold_unpaid:_nothing" for one in ("xanthe", "lyrie", "jilian", "syd")))
    for one, code in (("xanthe", "A017"), ("lyrie", "A064"), ("jilian", "A044"), ("syd", "A086")):
        play(turned, f"agenda take {one} {code}")
    play(turned, "score agendas", "score taxes")
    ran = turned("play", typed="\nduty done all\nquit\n")
    assert ran.out.count("Written down: council report session 1") == 1
