"""Every file that a released version wrote still opens, and says the same."""

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from campaign import __version__
from campaign.store import Store, exporting, importing, shelf
from campaign.store.doctor import check
from rules.titles import TITLES
from tests.releases import DATABASE, FOLDER, STATES, is_released, make, public_states, released

SCHEMAS = sorted((FOLDER.parent / "schemas").iterdir())
REMADE = "a file of a released version does not open as it was; if it is not released yet: make release-fixture"
every_release = pytest.mark.parametrize("folder", released(), ids=lambda folder: folder.name)


def holds(new: Any, old: Any) -> bool:
    """Whether all that was shown is shown still; more may be shown now."""
    if isinstance(old, dict):
        return isinstance(new, dict) and all(name in new and holds(new[name], old[name]) for name in old)
    if isinstance(old, list):
        return isinstance(new, list) and len(new) == len(old) and all(map(holds, new, old))
    return bool(new == old)


@every_release
def test_its_database_opens(folder: Path, tmp_path: Path) -> None:
    place = tmp_path / DATABASE
    shutil.copy(folder / DATABASE, place)
    with Store.open(place) as store:
        assert check(store) == []
        kept = json.loads((folder / STATES).read_text(encoding="utf-8"))
        assert holds(public_states(store), kept), REMADE
        for one in store.campaigns():
            keeper = store.keeper(one.id)
            assert keeper.undo(insisted=True).entry == one.sequence + 1
            assert keeper.redo().after == keeper.state
        assert check(store) == []


@every_release
def test_its_campaigns_can_be_exported_and_brought_in_again(folder: Path, tmp_path: Path) -> None:
    place = tmp_path / DATABASE
    shutil.copy(folder / DATABASE, place)
    with Store.open(place) as store, Store.open(tmp_path / "other.db", create=True) as other:
        for one in store.campaigns():
            keeper, file = store.keeper(one.id), tmp_path / "export.jsonl"
            file.write_text("".join(exporting.export(store, keeper.info)), encoding="utf-8")
            again = other.keeper(importing.bring_in(other, importing.read(file, TITLES)).id)
            assert (again.state, again.log()) == (keeper.state, keeper.log())
        assert len(other.campaigns()) == len(store.campaigns())
        assert check(other) == []


def test_the_present_version_holds_every_title() -> None:
    """A title that comes later comes into the next version's."""
    folder = FOLDER / __version__
    kept = json.loads((folder / STATES).read_text(encoding="utf-8"))
    assert {one["title"] for one in kept.values()} == {card.slug for card in TITLES}, "make release-fixture"
    assert {one.stem for one in folder.glob("*.jsonl")} == {card.slug for card in TITLES}


@every_release
def test_its_exports_come_in(folder: Path, tmp_path: Path) -> None:
    kept = json.loads((folder / STATES).read_text(encoding="utf-8"))
    with Store.open(tmp_path / "new.db", create=True) as store:
        for file in sorted(folder.glob("*.jsonl")):
            importing.bring_in(store, importing.read(file, TITLES))
        assert len(store.campaigns()) == len(kept)
        assert holds(public_states(store), kept)
        assert check(store) == []


@pytest.mark.parametrize("folder", SCHEMAS, ids=lambda folder: folder.name)
def test_a_file_of_every_schema_is_lifted(folder: Path, tmp_path: Path) -> None:
    """Also of those that no release had."""
    place = tmp_path / DATABASE
    shutil.copy(folder / DATABASE, place)
    query = "SELECT campaign, sequence, label, events FROM entry ORDER BY campaign, sequence"
    with closing(sqlite3.connect(place)) as connection:
        before = connection.execute(query).fetchall()
    with Store.open(place) as store:
        assert check(store) == []
        assert [one.reason for one in shelf.kept(place)] == ["before-migration"]
        for one in store.campaigns():
            assert store.keeper(one.id).damage == ""
    with closing(sqlite3.connect(place)) as connection:
        assert connection.execute(query).fetchall() == before


def test_the_present_version_is_kept_once_it_is_released() -> None:
    assert FOLDER / __version__ in released() or not is_released(), "make release-fixture"


def test_a_fixture_can_be_made_and_is_never_made_anew(tmp_path: Path) -> None:
    make(tmp_path / "next")
    assert {path.name for path in (tmp_path / "next").iterdir()} == {
        DATABASE,
        STATES,
        *(f"{card.slug}.jsonl" for card in TITLES),
    }
    assert all(path.stat().st_size < 1_000_000 for path in (tmp_path / "next").iterdir())
    with pytest.raises(FileExistsError):
        make(tmp_path / "next")
