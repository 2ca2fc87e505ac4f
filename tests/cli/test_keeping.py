"""`backup` and `doctor`."""

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.cli.conftest import Council


def test_a_backup_opens_as_it_was(stones: Council, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert stones("backup", str(copy)).code == 0
    stones("stones", "begin", "--first", "bob")
    assert stones("state", "--json", "--db", str(copy)).json["turn"] is None


def test_a_backup_does_not_overwrite(stones: Council, tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.write_text("mine")
    ran = stones("backup", str(there), "--json")
    assert (ran.code, ran.json["refused"]["kind"]) == (5, "store")
    assert there.read_text() == "mine"


def test_the_doctor_finds_what_is_wrong(stones: Council, database: Path) -> None:
    assert stones("doctor").out.startswith("All is well.\n")
    healthy = stones("doctor", "--json")
    assert (healthy.code, healthy.json["faults"]) == (0, [])
    assert any("There is no backup yet" in one for one in healthy.json["advice"])
    stones("stones", "begin", "--first", "bob")
    stones("stones", "take", "1")
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("DELETE FROM entry WHERE sequence = 3")
    ran = stones("doctor", "--json")
    assert ran.code == 5
    assert ran.json["faults"]


def test_the_doctor_does_not_send_to_the_doctor(stones: Council, database: Path) -> None:
    whole = database.read_bytes()
    database.write_bytes(whole[:4096] + b"\x99" * (len(whole) - 4096))
    assert "council doctor" in stones("state").err
    ran = stones("doctor")
    assert ran.code == 5
    assert "council doctor" not in ran.err
    assert "council backups" in ran.err
