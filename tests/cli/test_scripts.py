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
