"""Guided play, driven by lines on standard input."""

from pathlib import Path

import pytest

from campaign.cli.lines import Piped
from campaign.cli.play_steps import going_on
from rules.core.step import Step
from tests.cli.conftest import Council
from tests.cli.test_actions import start


def test_it_founds_a_campaign_and_asks_one_question_at_a_time(council: Council) -> None:
    ran = council("play", typed="Pebbles\nstones\nann bob\n7\n\n3\n")
    assert ran.code == 0, ran
    assert "There is no campaign yet." in ran.out
    assert "Who plays?" in ran.out
    assert council("state", "--json").json["stones"] == 4


def test_it_may_be_left_and_taken_up_again(stones: Council) -> None:
    assert stones("play", typed="\nquit\n").code == 0
    assert stones("play", typed="1\n").code == 0
    assert stones("state", "--json").json["stones"] == 6


def test_a_refused_answer_gives_the_reason_and_asks_again(stones: Council) -> None:
    stones("stones", "begin", "--first", "ann")
    ran = stones("play", typed="9\nmany\n2\n")
    assert "(take.three)" in ran.err or "(take.there)" in ran.err
    assert "(house.unreadable)" in ran.err
    assert ran.out.count("Ann: Take stones.") == 3
    assert stones("state", "--json").json["stones"] == 5


def test_undo_redo_and_any_command_may_be_typed(stones: Council) -> None:
    stones("stones", "begin", "--first", "ann")
    ran = stones("play", typed="2\nundo\nredo\nlog\nstate --json\ncouncil stones take 1\nrules house.stale\nquit\n")
    assert ran.code == 0
    assert "Undo: ann takes 2" in ran.out
    assert '"stones": 5' in ran.out
    assert "house.stale" in ran.out
    assert stones("state", "--json").json["stones"] == 4


def test_help_shows_the_form_the_rule_and_the_other_questions(council: Council) -> None:
    start(council)
    ran = council("play", typed="?\n")
    assert "vote.order" in ran.out
    assert "Also: " in ran.out


def test_an_empty_line_goes_to_another_question(stones: Council) -> None:
    stones("stones", "begin", "--first", "ann")
    ran = stones("play", typed="\n\n\n\n\n")
    asked = [line.partition(" [")[0] for line in ran.out.splitlines() if "[Enter" in line]
    assert asked[:5] == ["Ann: Take stones.", "Ann: A vow?", "Bob: A vow?", "Bea: A vow?", "Ann: Take stones."]


def test_a_secret_is_not_shown(stones: Council) -> None:
    stones("stones", "begin", "--first", "ann")
    ran = stones("play", typed="\nlog my life\nquit\n")
    assert "log my life" not in ran.out + ran.err
    assert "> (not shown)" in ran.out
    assert stones("state", "--for", "ann", "--json").json["vow"] == "log my life"


def test_several_words_of_a_shorthand_may_stand_on_a_line(council: Council) -> None:
    start(council)
    assert council("play", typed="pm a1 n1\n").code == 0
    vote = council("state", "--json").json["vote"]
    assert (vote["turn"], vote["aye"], vote["nay"]) == ("syd", 1, 1)


def test_a_setting_that_is_needed_is_asked_for_and_the_answer_goes_on(council: Council) -> None:
    start(council)
    for line in ("vote pg pg pg pg pg", "vote decide aye"):
        assert council(*line.split()).code == 0
    needed = council("outcome", "progress 1", "--json")
    assert (needed.code, needed.json["refused"]["clause"]) == (3, "house.setting-needed")
    ran = council("play", typed="progress 1\n8\n9\nquit\n")
    assert "How many spaces" in ran.out
    state = council("state", "--json").json
    assert state["settings"]["ideology-spaces"] == 9
    assert state["board"]["tradition-progress"]["position"] == 1


def test_what_somebody_else_entered_makes_an_answer_stale(
    stones: Council, monkeypatch: pytest.MonkeyPatch, database: Path
) -> None:
    stones("stones", "begin", "--first", "ann")
    read = Piped.read
    turns = iter((True, False, False, False))

    def meanwhile(self: Piped, *arguments: object) -> str | None:
        if next(turns):
            other(database)
        return read(self, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(Piped, "read", meanwhile)
    ran = stones("play", typed="2\n1\nquit\n")
    assert "(house.stale)" in ran.err
    assert stones("state", "--json").json["stones"] == 5


@pytest.mark.parametrize("command", ["undo", "stones take 2"])
def test_what_somebody_else_entered_makes_a_command_stale(
    stones: Council, monkeypatch: pytest.MonkeyPatch, database: Path, command: str
) -> None:
    stones("stones", "begin", "--first", "ann")
    read = Piped.read
    turns = iter((True, False, False))

    def meanwhile(self: Piped, *arguments: object) -> str | None:
        if next(turns):
            other(database)
        return read(self, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(Piped, "read", meanwhile)
    ran = stones("play", typed=f"{command}\n{command}\nquit\n")
    assert ran.err.count("(house.stale)") == 1
    assert stones("state", "--json").json["stones"] == {"undo": 7, "stones take 2": 4}[command]


def other(database: Path) -> None:
    """Somebody else takes a stone."""
    from campaign.store import Store
    from rules import titles
    from rules.title import Call

    with Store.open(database, titles=titles.TITLES) as store:
        store.keeper("Pebbles").act(Call("take", {"stones": "1"}), seed=1)


def test_ctrl_c_at_a_question_leaves_with_130(stones: Council, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Piped, "read", interrupted)
    ran = stones("play")
    assert ran.code == 130
    assert ran.out.splitlines()[-1] == "Everything is kept; `council play` goes on from here."


def test_it_has_no_json(stones: Council) -> None:
    ran = stones("play", "--json")
    assert ran.code == 2
    assert ran.json["refused"]["kind"] == "unreadable"


def test_which_of_several_campaigns_is_asked(council: Council, database: Path) -> None:
    council("new", "Thursday")
    council("new", "Pebbles", "--title", "stones")
    database.with_name(f"{database.name}.chosen").unlink()
    ran = council("play", typed="zzz\nPeb\nann bob\nquit\n")
    assert ran.code == 0
    assert "There is no campaign “zzz”." in ran.err
    assert council("state", "--json", "--campaign", "Pebbles").json["points"] == {"ann": 0, "bob": 0}


def test_the_commands_of_the_campaigns_own_title_need_no_prefix(stones: Council) -> None:
    stones("stones", "begin", "--first", "ann")
    assert stones("play", typed="take 2\nstones take 1\n").code == 0
    assert stones("state", "--json").json["stones"] == 4


def test_a_choice_is_an_answer_also_where_it_reads_like_a_command(council: Council) -> None:
    start(council)
    for line in ("vote pm a1 n1 a1 n4 r3 r1 r1",):
        assert council(*line.split()).code == 0
    assert council("play", typed="aye\n").code == 0
    assert council("state", "--json").json["phase"] == "outcome"


def test_a_yes_agrees_to_the_one_thing_that_is_offered(council: Council) -> None:
    start(council)
    council("vote", "pg", "pg", "pg", "pg", "a1")
    asked = council("play", typed="outcome nothing\nyes\nyes\n")
    assert "Round 2: Dilemma is read." in asked.out
    assert "“yes” is no voting turn." in asked.err


def test_a_new_question_in_front_of_the_others_is_not_passed_by() -> None:
    def step(action: str) -> Step:
        return Step(who="storyteller", action=action, prompt="?", clause="house.unreadable")

    before = (step("remind"), step("wake"), step("die"))
    assert going_on(before, 1, (step("dawn"), step("die"))) == 0
    assert going_on(before, 1, (step("remind"), step("die"))) == 1
    assert going_on(before, 1, (step("remind"), step("dawn"), step("die"))) == 1
