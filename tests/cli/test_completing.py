"""What a shell offers: from the campaign, of it only what everybody may see, and never an error."""

import os
import sqlite3
from pathlib import Path

import pytest

from campaign.cli.main import COMPLETE, _complete
from tests.cli.conftest import Council
from tests.cli.test_actions import start

Offered = list[str]


@pytest.fixture
def offers(database: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]):
    """`offers("vote cast ")` gives the words that complete that line in bash."""

    def offered(line: str, db: Path | None = None) -> Offered:
        words = line.split(" ")
        monkeypatch.setattr("sys.stderr", None)
        for name, value in {
            "COUNCIL_DB": str(db or database),
            COMPLETE: "complete_bash",
            "COMP_WORDS": f"council {line}",
            "COMP_CWORD": str(len(words)),
        }.items():
            monkeypatch.setenv(name, value)
        capfd.readouterr()
        with pytest.raises(SystemExit) as left:
            _complete()
        said = capfd.readouterr()
        assert (left.value.code or 0) == 0
        assert said.err == ""
        return said.out.split()

    return offered


def test_without_a_campaign_the_names_of_the_rules_are_offered(offers) -> None:
    assert offers("vote cast x") == ["xanthe"]
    assert "blodyn" in offers("found regions ")
    assert offers("found seats xanthe:Ana ly") == ["lyrie"]
    assert offers("duty done ") == []


def test_duties_that_are_open_and_not_named_yet(council: Council, offers) -> None:
    start(council, upto=1)
    council("found", "seats", "xanthe:Ana", "lyrie:Ben", "syd:Dee")
    # Agendas have a command of their own, and are not ticked off.
    assert offers("duty done ") == ["d4", "d5"]
    assert offers("duty done d4 ") == ["d5"]
    assert offers("duty done D") == ["D4", "D5"]


def test_who_may_do_what_now(council: Council, offers) -> None:
    start(council)
    assert {"a1", "n1", "pg", "cast", "raise"} <= set(offers("vote "))
    assert "pm" in offers("vo p")
    assert offers("vote a1 ") == []


def test_codes_on_the_table(council: Council, offers) -> None:
    start(council)
    council("vote", "pg", "pg", "pg", "pg", "pg")
    council("vote", "decide", "aye")
    council("outcome", "Leader: C031; blodyn: B07")
    assert offers("chronicle back ") == ["C031"]
    assert offers("building ") in (["B07"], ["b07"])


def test_options_of_every_command_and_their_values(council: Council, offers) -> None:
    start(council)
    council("new", "Sunday")
    assert offers("state --pl") == ["--plain"]
    assert offers("--camp") == ["--campaign"]
    assert offers("--campaign Su") == ["Sunday"]
    assert offers("use ") == ["Thursday", "Sunday"]
    assert "xanthe" in offers("state --for ")
    assert offers("--campaign Thursday look xa") == ["xanthe"]
    assert offers("deal xanthe --for ") == []


def test_entries_clauses_reports_settings_and_titles(council: Council, offers) -> None:
    start(council)
    latest = council("log", "--json").json["log"][-1]["entry"]
    assert offers("amend ")[0] == str(latest)
    assert "vote.takes-leader" in offers("rules vote.t")
    assert "session" in offers("report s")
    assert offers("set ideol") == ["ideology-spaces"]
    assert offers("new X --title queens") == ["queens-dilemma"]
    assert "state" in offers("schema s")


def test_a_secret_is_not_offered(stones: Council, offers) -> None:
    stones("stones", "begin", "--first", "bob")
    stones("stones", "vow", "bob", typed="sing\n")
    assert offers("stones vow ") == ["ann", "bea"]
    assert "sing" not in " ".join(offers("stones vow ann "))


def test_a_file_that_cannot_be_read_is_left_alone(tmp_path: Path, offers) -> None:
    bad = tmp_path / "bad.db"
    bad.write_text("no database")
    assert offers("duty done ", bad) == []
    assert offers("use ", bad) == []
    assert offers("vote cast x", bad) == ["xanthe"]
    assert bad.read_text() == "no database"
    assert offers("use ", tmp_path / "missing.db") == []
    assert not (tmp_path / "missing.db").exists()


def test_completing_writes_nothing(council: Council, database: Path, offers) -> None:
    start(council)
    database.chmod(0o400)
    before, names = database.read_bytes(), sorted(os.listdir(database.parent))
    assert offers("vote cast ")
    assert database.read_bytes() == before
    assert sorted(os.listdir(database.parent)) == names


def test_a_file_of_an_older_program_is_not_lifted(council: Council, database: Path, offers) -> None:
    start(council)
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE projection SET version = version - 1")
    assert offers("use ") == []
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE projection SET version = version + 1")
    assert offers("use ") == ["Thursday"]


def test_names_that_cannot_be_told_by_one_word_are_left_out(council: Council, offers) -> None:
    for name in ("The Bridge", "The Granary", "Sunday evening"):
        council("new", name)
    assert offers("use ") == ["Sunday"]


def test_a_mistyped_command_is_guessed(council: Council) -> None:
    refused = council("voet", "--json").json["refused"]
    assert "Did you mean vote?" in refused["because"]
    assert refused["allowed"] == ["council vote"]
    assert "vote cast" in council("cast").err
    assert "clocktower nominate" in council("nominate").err
    assert "Did you mean" not in council("qqqqq").err


def test_a_mistyped_option_is_guessed(council: Council) -> None:
    assert "Did you mean --campaign?" in council("state", "--campain", "x").err
    assert "Did you mean" not in council("state", "--zzz").err
