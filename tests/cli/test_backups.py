"""`backups`, `restore`, and the backups that the program makes by itself."""

import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from campaign.cli import safekeeping
from campaign.store import shelf
from tests.clauses import clause
from tests.cli.conftest import Council, Ran


def play_a_game(stones: Council, **settings: dict[str, str]) -> Ran:
    """One game from its beginning to its end."""
    for words in (["begin", "--first", "ann"], ["take", "3"], ["take", "3"]):
        assert stones("stones", *words, **settings).code == 0
    ran = stones("stones", "take", "1", **settings)
    assert ran.code == 0, ran
    return ran


def listed(stones: Council) -> list[tuple[str, int | None, str]]:
    backups = stones("backups", "--json").json["backups"]
    return [(one["campaign"], one["game"], one["reason"]) for one in backups]


def test_one_after_each_game(stones: Council, database: Path) -> None:
    assert listed(stones) == []
    assert play_a_game(stones).err == ""
    assert listed(stones) == [("pebbles", 1, "after-game")]
    play_a_game(stones)
    assert listed(stones) == [("pebbles", 1, "after-game"), ("pebbles", 2, "after-game")]
    (last,) = [one["file"] for one in stones("backups", "--json").json["backups"]][1:]
    assert stones("state", "--json", "--db", last).json == stones("state", "--json").json
    said = stones("backups").out
    assert "pebbles, game 2, after-game" in said
    assert str(shelf.folder_of(database)) in said


def test_one_before_an_amendment(stones: Council) -> None:
    stones("stones", "begin", "--first", "bob")
    stones("stones", "take", "1")
    assert stones("amend", "4", "take", "2", "--yes").code == 0
    (kept,) = stones("backups", "--json").json["backups"]
    assert (kept["campaign"], kept["game"], kept["reason"]) == ("pebbles", 1, "before-amend")
    assert stones("state", "--json", "--db", kept["file"]).json["stones"] == 6
    assert stones("state", "--json").json["stones"] == 5


@pytest.mark.parametrize(("setting", "kept", "warned"), [("2", 2, False), ("0", 0, False), ("many", 3, True)])
def test_as_many_are_kept_as_is_set(stones: Council, setting: str, kept: int, warned: bool) -> None:
    env = {"COUNCIL_BACKUPS": setting}
    for _ in range(3):
        assert ("“many” is no number" in play_a_game(stones, env=env).err) is warned
    assert len(listed(stones)) == kept


def test_a_backup_that_cannot_be_made_is_a_warning(stones: Council, database: Path) -> None:
    shelf.folder_of(database).write_text("in the way")
    ran = play_a_game(stones)
    assert "no backup could be made" in ran.err
    assert "(house.not-writable)" in ran.err
    assert "ann" in ran.out
    assert stones("state", "--json").json["turn"] is None


def test_a_mistake_in_making_one_is_a_warning_too(stones: Council, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("secret")

    monkeypatch.setattr(safekeeping.shelf, "shelve", fail)
    ran = play_a_game(stones)
    assert "no backup could be made (ZeroDivisionError)" in " ".join(ran.err.split())
    assert "secret" not in ran.err


def test_the_table_does_not_wait_for_it(stones: Council, monkeypatch: pytest.MonkeyPatch) -> None:
    """In guided play the next question comes while the backup is being made."""
    asked, shelve = threading.Event(), safekeeping.shelf.shelve

    def slow(*all_: object) -> object:
        assert asked.wait(60), "the next question waited for the backup"
        return shelve(*all_)  # type: ignore[arg-type]

    monkeypatch.setattr(safekeeping.shelf, "shelve", slow)
    from campaign.cli.play import Play

    ask = Play._ask

    def asking(play: Play) -> object:
        if play.desk.keeper().state.game == 1 and play.desk.keeper().state.turn is None:
            asked.set()
        return ask(play)

    monkeypatch.setattr(Play, "_ask", asking)
    stones("stones", "begin", "--first", "ann")
    ran = stones("play", typed="3\n3\n1\nquit\n")
    assert ran.code == 0
    assert listed(stones) == [("pebbles", 1, "after-game")]


def test_backup_without_a_name_goes_beside_the_database(stones: Council, database: Path) -> None:
    made = Path(stones("backup", "--json").json["backup"])
    assert made.parent == shelf.folder_of(database)
    assert listed(stones) == [("pebbles", 0, "by-hand")]


@pytest.fixture
def saved(stones: Council) -> str:
    """The name of a backup, after which a game was begun."""
    name = Path(stones("backup", "--json").json["backup"]).name
    stones("stones", "begin", "--first", "bob")
    return name


@clause("house", "unanswered")
def test_restore_shows_and_asks_for_the_name(stones: Council, saved: str, database: Path) -> None:
    before = database.read_bytes()
    for typed in ("", "yes\n", "y\n", "Pebbles\n"):
        ran = stones("restore", saved, typed=typed)
        assert ran.code == 1
        assert "“Pebbles”: older in the backup (2 entries in the backup, 3 entries here)" in ran.out
        assert "Nothing was changed." in ran.out
        assert database.read_bytes() == before
    ran = stones("restore", saved, typed="table.db\n")
    assert (ran.code, "Restored. What was there is kept:" in ran.out) == (0, True)
    assert stones("state", "--json").json["turn"] is None
    assert listed(stones)[1:] == [("all", None, "before-restore")]
    assert stones("doctor").code == 0


def test_restore_in_json_only_shows_without_the_name(stones: Council, saved: str, database: Path) -> None:
    before = database.read_bytes()
    answer = stones("restore", saved, "--json").json
    (one,) = answer["campaigns"]
    assert (one["name"], one["backup"], one["here"], one["verdict"]) == ("Pebbles", 2, 3, "older")
    assert (answer["restored"], answer["replaced"]) == (False, None)
    ran = stones("restore", saved, "--yes", "other.db", "--json")
    assert (ran.code, ran.json["refused"]["clause"]) == (3, "house.confirm")
    assert ran.json["refused"]["allowed"] == ["--yes table.db"]
    assert database.read_bytes() == before
    answer = stones("restore", saved, "--yes", "table.db", "--json").json
    assert answer["restored"] is True
    assert stones("state", "--json", "--db", answer["replaced"]).json["turn"] == "bob"


def test_restoring_the_same_does_nothing(stones: Council, database: Path) -> None:
    made = stones("backup", "--json").json["backup"]
    before = database.read_bytes()
    ran = stones("restore", made)
    assert (ran.code, "the file holds the same" in ran.out) == (0, True)
    assert database.read_bytes() == before


def test_restoring_where_there_is_no_file_needs_no_name(stones: Council, saved: str, database: Path) -> None:
    database.rename(database.with_name("away.db"))
    ran = stones("restore", saved)
    assert (ran.code, "new: only the backup has it" in ran.out) == (0, True)
    assert stones("log", "--json").json["log"][-1]["entry"] == 2


@clause("house", "damaged")
def test_a_damaged_file_is_set_aside(stones: Council, saved: str, database: Path) -> None:
    content = database.read_bytes()
    database.write_bytes(content[:4096] + b"\xff" * (len(content) - 4096))
    assert stones("state").code == 5
    ran = stones("restore", saved, typed="table.db\n")
    assert ran.code == 0
    assert "is damaged. It is moved aside, as it is." in ran.out
    assert stones("doctor").code == 0
    assert [reason for _, _, reason in listed(stones)] == ["by-hand", "unproved"]


def test_a_damaged_journal_is_shown_with_a_warning(stones: Council, saved: str, database: Path) -> None:
    stones("stones", "take", "1")
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE entry SET label = 'x' WHERE sequence = 4")
        connection.execute("DELETE FROM snapshot")
    ran = stones("log", "--json")
    assert (ran.code, len(ran.json["log"])) == (0, 3)
    assert "It can be read up to entry 3, and nothing can be entered." in " ".join(ran.err.split())
    ran = stones("stones", "take", "1")
    assert ran.code == 5
    assert "house.damaged" in ran.err
    assert "entries 4" in stones("doctor").out


@clause("house", "no-such-file", "not-a-database")
def test_what_is_no_backup(stones: Council, database: Path, tmp_path: Path) -> None:
    (tmp_path / "diary").write_text("Dear diary")
    before = database.read_bytes()
    for file, said in (("nowhere", "no-such-file"), (str(tmp_path / "diary"), "not-a-database")):
        ran = stones("restore", file, "--yes", "table.db", "--json")
        assert (ran.code, ran.json["refused"]["clause"]) == (5, f"house.{said}")
    assert database.read_bytes() == before
    assert list(tmp_path.glob(".*.new")) == []


def test_a_folder_takes_what_goes_elsewhere(stones: Council, tmp_path: Path) -> None:
    """A stick is a folder: the copy and the export get names of their own in it."""
    stick = tmp_path / "stick"
    stick.mkdir()
    assert stones("backup", str(stick)).code == 0
    assert stones("export", str(stick)).code == 0
    names = sorted(one.name for one in stick.iterdir())
    assert names[0] == "pebbles.jsonl"
    assert names[1].startswith("table-2026-01-")
    assert [one.name for one in stick.iterdir() if one.stat().st_mode & 0o077] == []


@clause("house", "not-a-database", "import-unreadable")
def test_an_export_and_a_backup_are_told_apart(stones: Council, tmp_path: Path) -> None:
    export, copy = str(tmp_path / "out.jsonl"), str(tmp_path / "copy.db")
    stones("export", export)
    stones("backup", copy)
    assert f"council import {export}" in stones("restore", export, "--json").json["refused"]["allowed"]
    assert f"council restore {copy}" in stones("import", copy, "--json").json["refused"]["allowed"]


def test_the_chosen_campaign_is_kept_for_its_owner_alone(stones: Council, database: Path) -> None:
    assert database.with_name(f"{database.name}.chosen").stat().st_mode & 0o077 == 0
