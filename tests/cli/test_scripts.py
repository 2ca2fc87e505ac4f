"""`run`: table scripts."""

from pathlib import Path

import pytest

from campaign.cli.tools import looking
from tests.cli.conftest import Council

SCRIPT = """
# The evening of the pebbles.
council new Pebbles --title stones
stones sit ann bob bea      # clockwise
set size 7

stones begin --first "bob"
stones take 3
"""


@pytest.fixture
def script(tmp_path: Path) -> Path:
    path = tmp_path / "evening.council"
    path.write_text(SCRIPT)
    return path


def test_every_line_is_a_command(council: Council, script: Path) -> None:
    ran = council("run", str(script))
    assert ran.code == 0, ran
    assert "bob takes 3." in ran.out
    assert ran.out.count("Next:") == 2, "once for `new`, once at the end"
    assert council("state", "--json").json["stones"] == 4


def test_its_json_is_one_document_with_all_entries(council: Council, script: Path) -> None:
    script.write_text(SCRIPT.partition("stones begin")[2].join(["stones begin", ""]))
    council("new", "Pebbles", "--title", "stones")
    council("stones", "sit", "ann", "bob")
    council("set", "size", "7")
    ran = council("run", str(script), "--json")
    assert [one["entry"] for one in ran.json["done"]] == [3, 4]


def test_it_stops_at_the_first_refusal_and_what_came_before_stays(council: Council, script: Path) -> None:
    script.write_text(SCRIPT + "stones take 9\nstones take 1\n")
    ran = council("run", str(script))
    assert ran.code == 3
    assert f"{script}, line 9: " in " ".join(ran.err.split())
    assert "(take.there)" in ran.err
    assert council("state", "--json").json["stones"] == 4


def test_a_stop_in_json_names_file_and_line(council: Council, script: Path) -> None:
    script.write_text(SCRIPT + "stones take 9\n")
    refused = council("run", str(script), "--json").json
    assert refused["refused"]["file"] == str(script)
    assert refused["refused"]["line"] == 9
    assert refused["refused"]["kind"] == "not allowed"
    assert len(refused["done"]) == 4


def test_an_open_quote_and_an_unknown_command_are_unreadable(council: Council, script: Path) -> None:
    script.write_text('stones take "1\n')
    assert council("run", str(script)).code == 2
    script.write_text("stones fly\n")
    assert council("run", str(script)).code == 2


@pytest.mark.parametrize("command", ["play", "run -"])
def test_what_asks_questions_may_not_stand_in_a_script(command: str, council: Council, script: Path) -> None:
    script.write_text(f"{command}\n")
    assert council("run", str(script)).code == 2


def test_a_script_may_be_piped_in(council: Council) -> None:
    assert council("run", "-", typed=SCRIPT).code == 0
    assert council("state", "--json").json["stones"] == 4


def test_a_file_that_cannot_be_read_is_refused(council: Council, tmp_path: Path) -> None:
    ran = council("run", str(tmp_path / "none"), "--json")
    assert ran.code == 2
    assert ran.json["refused"]["clause"] == "house.no-such-file"


def test_a_line_may_carry_options_of_its_own(council: Council, script: Path) -> None:
    script.write_text(SCRIPT + "stones take 1 --at 99\n")
    ran = council("run", str(script), "--json")
    assert ran.json["refused"]["clause"] == "house.stale"


def test_at_holds_for_the_whole_script(stones: Council, script: Path) -> None:
    script.write_text("stones begin --first ann\nstones take 1\n")
    assert stones("run", str(script), "--at", "2").code == 0
    assert stones("run", str(script), "--at", "2").code == 3


def test_ctrl_c_stops_it_and_does_not_go_on_with_the_next_line(
    council: Council, script: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(looking, "show_state", interrupted)
    script.write_text(SCRIPT.replace("stones take 3", "state\nstones take 3"))
    assert council("run", str(script)).code == 130
    assert council("state", "--json").json["stones"] == 7


def test_a_stop_says_what_is_in_and_how_to_go_on(council: Council, script: Path) -> None:
    script.write_text(SCRIPT + "stones take 9\nstones take 1\n")
    said = " ".join(council("run", str(script)).err.split())
    assert f"Lines 3 to 8 are in; line 9 is not. Once it is mended: council run {script} --from 9" in said
    assert "No line is in; line 3 is not." in council("run", str(script)).err
    script.write_text(SCRIPT + "stones take 2\nstones take 1\nstones take 9\n")
    said = " ".join(council("run", str(script), "--from", "9").err.split())
    assert "Lines 9 to 10 are in; line 11 is not." in said
    assert council("state", "--json").json["stones"] == 1


def test_a_start_behind_the_last_command_is_refused(council: Council, script: Path) -> None:
    assert council("run", str(script), "--from", "9").code == 2
    assert council("run", str(script), "--from", "0").code == 2


def test_a_script_that_stops_does_not_end_guided_play(council: Council, script: Path) -> None:
    council("run", str(script))
    script.write_text("stones take 1\nstones take 9\n")
    ran = council("play", typed=f"run {script}\ntake 1\nquit\n")
    assert "Line 1 is in; line 2 is not." in ran.err
    assert council("state", "--json").json["stones"] == 2


def test_a_line_that_stops_halfway_is_not_to_be_run_whole(council: Council, script: Path) -> None:
    from tests.cli.test_first_evening import BEGUN

    for line in (*BEGUN, "dilemma read"):
        council(*(word.replace("_", " ") for word in line.split()))
    script.write_text("vote a1 n9\n")
    said = " ".join(council("run", str(script)).err.split())
    assert "of line 1 only its beginning: take that out of it" in said
