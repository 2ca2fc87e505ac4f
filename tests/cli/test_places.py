"""Where things lie: in the platform's folders, unless it is said otherwise."""

import sys
from pathlib import Path

import pytest

from campaign.cli import places


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="those have folders of their own")
def test_the_database_lies_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert places.database(None, {}) == str(tmp_path / "data" / "council" / "council.db")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert places.database(None, {}) == str(tmp_path / ".local" / "share" / "council" / "council.db")


def test_what_is_named_comes_first() -> None:
    assert places.database("here.db", {"COUNCIL_DB": "there.db"}) == "here.db"
    assert places.database(None, {"COUNCIL_DB": "there.db"}) == "there.db"


def test_what_belongs_to_a_database_lies_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "table.db"
    assert places.beside(str(file), "chosen") == tmp_path / "table.db.chosen"
    assert places.beside(f"sqlite:///{file}", "chosen") == tmp_path / "table.db.chosen"
    assert places.beside("server://somewhere/council", "chosen").name == "server.chosen"


def test_a_choice_is_kept_beside_its_database(tmp_path: Path) -> None:
    file = str(tmp_path / "new folder" / "table.db")
    assert places.chosen(file) is None
    places.choose(file, "an-id")
    assert places.chosen(file) == "an-id"
