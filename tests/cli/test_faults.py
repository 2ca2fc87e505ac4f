"""What goes wrong: exit codes, and never a traceback before a user's eyes."""

from pathlib import Path

import pytest

from campaign.cli import main
from campaign.cli.tools import looking
from tests.cli.conftest import Council


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """`next` has a mistake in it."""

    def fail(*_: object, **__: object) -> None:
        raise ZeroDivisionError("the heart of the matter")

    monkeypatch.setattr(looking, "say_next", fail)


def test_a_crash_is_one_line_and_a_file_with_the_details(stones: Council, database: Path, broken: None) -> None:
    ran = stones("next")
    assert ran.code == 1
    assert "Traceback" not in ran.out + ran.err
    assert "(house.fault)" in ran.err
    (trace,) = database.parent.glob("*fault*")
    assert "the heart of the matter" in trace.read_text()
    assert trace.name in ran.err.replace("\n  ", "")


def test_a_crash_in_json(stones: Council, broken: None, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(looking, "answer_done", fail)
    ran = stones("next", "--json")
    assert (ran.code, ran.json["refused"]["kind"]) == (1, "fault")


def test_a_crash_in_a_script_names_the_line(stones: Council, broken: None, tmp_path: Path) -> None:
    script = tmp_path / "script"
    script.write_text("state\nnext\n")
    ran = stones("run", str(script))
    assert ran.code == 1
    said = " ".join(ran.err.split())
    assert "script, line 2: " in said
    assert "(ZeroDivisionError)" in said


def test_ctrl_c_leaves_with_130(stones: Council, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(looking, "say_next", interrupted)
    ran = stones("next")
    assert (ran.code, ran.err) == (130, "")


def test_usage_errors_are_refusals_like_any_other(council: Council) -> None:
    for words in (["undo", "soon"], ["new"], ["log", "--bogus"], ["use", "a", "b"], ["state", "--for"]):
        ran = council(*words, "--json")
        assert ran.code == 2, words
        assert ran.json["refused"]["kind"] == "unreadable"
        assert ran.json["refused"]["asked"] == " ".join([*words, "--json"])
        ran = council(*words)
        assert ran.code == 2
        assert ran.out == ""
        assert "(house.unreadable)" in ran.err


NO_FILES = (
    "~nobody-lives-here/x.db",
    "sqlite:///",
    "sqlite:///~nobody-lives-here/x",
    "file:/x.db",
    ":memory:",
    "/",
    ".",
)


@pytest.mark.parametrize("place", [*NO_FILES, "x" * 300])
def test_a_database_that_can_be_no_file_is_a_fault_of_the_store(council: Council, place: str) -> None:
    for words in (["state"], ["campaigns"], ["doctor"], ["backups"]):
        ran = council(*words, "--json", env={"COUNCIL_DB": place})
        if words != ["backups"] or ran.code:
            assert (ran.code, ran.json["refused"]["kind"]) == (5, "store"), words


def test_a_folder_that_cannot_be_made(council: Council, database: Path) -> None:
    database.write_text("a file")
    ran = council("new", "Thursday", "--json", env={"COUNCIL_DB": str(database / "inside" / "x.db")})
    assert (ran.code, ran.json["refused"]["clause"]) == (5, "house.not-writable")


@pytest.mark.parametrize("name", ["x" * 5000, "a\0b"])
@pytest.mark.parametrize(
    "words", [["backup"], ["export"], ["import"], ["restore"], ["run"], ["report", "diary", "ann", "-o"]]
)
def test_a_name_that_no_file_can_have(council: Council, words: list[str], name: str) -> None:
    council("new", "Thursday")
    ran = council(*words, name, "--json")
    assert ran.code in (2, 5), ran
    assert ran.json["refused"]["kind"] in ("unreadable", "store")


@pytest.mark.parametrize("words", [["import"], ["restore"], ["run"], ["report", "diary", "ann", "-o"]])
def test_a_folder_is_no_file(council: Council, words: list[str], tmp_path: Path) -> None:
    council("new", "Thursday")
    ran = council(*words, str(tmp_path), "--json")
    assert ran.code in (2, 5), ran
    assert ran.json["refused"]["kind"] in ("unreadable", "store")


def test_ctrl_c_that_a_library_makes_another_error_of_is_no_fault(
    stones: Council, broken: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(main, "_interrupts", [130])
    ran = stones("next")
    assert (ran.code, ran.err) == (130, "")
