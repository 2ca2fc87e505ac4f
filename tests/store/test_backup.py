"""Backups that are proved, and migrations that make one first."""

import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlmodel import SQLModel

from campaign.keeper import Keeper
from campaign.store import Store, StoreError, backup, doctor, schema
from campaign.store.backup import backup as make_backup
from campaign.store.doctor import check
from campaign.store.models import JOURNAL
from campaign.store.shelf import kept
from tests.clauses import clause
from tests.tiny.table import open_store, sit_down, take

NEXT = '''
"""A note on each campaign."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("campaign", sa.Column("motto", sa.String, nullable=False, server_default=""))
    {more}
'''


def dump(place: Path) -> list[str]:
    """All that is in a file, as SQL."""
    with closing(sqlite3.connect(place)) as connection:
        return list(connection.iterdump())


@pytest.fixture
def played(keeper: Keeper) -> Keeper:
    sit_down(keeper)
    take(keeper, 2, 3)
    keeper.undo()
    return keeper


@pytest.fixture
def upgraded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program of tomorrow, with one migration more."""
    folder = tmp_path / "migrations"
    folder.mkdir()
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, folder))
    monkeypatch.setattr(schema, "REVISIONS", (*schema.REVISIONS, "0003"))
    (folder / "0003_motto.py").write_text(NEXT.format(more=""))
    return folder / "0003_motto.py"


def test_a_backup_opens_with_the_same_campaigns(played: Keeper, store: Store, tmp_path: Path) -> None:
    target = make_backup(store, tmp_path / "backups.db")
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    with open_store(target) as copy:
        assert copy.keeper("Thursday").state == played.state
        assert copy.keeper("Thursday").log() == played.log()
        assert check(copy) == []
    assert sorted(path.name for path in tmp_path.iterdir()) == ["backups.db", "campaigns.db"]


@clause("house", "file-exists")
def test_a_backup_overwrites_nothing(played: Keeper, store: Store, tmp_path: Path) -> None:
    target = tmp_path / "precious"
    target.write_text("words")
    with pytest.raises(StoreError) as error:
        make_backup(store, target)
    assert error.value.clause == "house.file-exists"
    assert target.read_text() == "words"


def test_a_backup_into_nowhere(played: Keeper, store: Store, tmp_path: Path) -> None:
    with pytest.raises(StoreError) as error:
        make_backup(store, tmp_path / "no" / "folder.db")
    assert error.value.clause == "house.not-writable"


@pytest.mark.parametrize(
    "harm",
    [
        "DELETE FROM entry WHERE sequence = 6",
        """UPDATE entry SET events = '[]' WHERE sequence = 4""",
        "UPDATE entry SET campaign = 'nobody' WHERE sequence = 6",
    ],
)
def test_a_copy_that_is_not_the_original_is_not_called_a_backup(
    played: Keeper, store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, harm: str
) -> None:
    copy = backup.copy

    def bad_copy(connection: object, draft: Path) -> None:
        copy(connection, draft)  # type: ignore[arg-type]
        with closing(sqlite3.connect(draft)) as target:
            target.execute(harm)
            target.commit()

    monkeypatch.setattr(backup, "copy", bad_copy)
    with pytest.raises(StoreError) as error:
        make_backup(store, tmp_path / "backup.db")
    assert error.value.clause == "house.damaged"
    assert [path.name for path in tmp_path.iterdir()] == ["campaigns.db"]


def test_the_models_and_the_migrations_agree(store: Store) -> None:
    with store.reading() as connection:
        context = MigrationContext.configure(
            connection,
            opts={
                "compare_type": True,
                "include_name": lambda name, kind, parents: kind != "table" or name in JOURNAL,
                "include_object": lambda thing, name, kind, reflected, other: kind != "table" or name in JOURNAL,
            },
        )
        assert compare_metadata(context, SQLModel.metadata) == []


def test_the_revisions_are_listed_in_order() -> None:
    config = Config()
    config.set_main_option("script_location", str(schema.MIGRATIONS[0].parent))
    script = ScriptDirectory.from_config(config)
    assert tuple(one.revision for one in script.walk_revisions())[::-1] == schema.REVISIONS


def test_migrations_import_no_models() -> None:
    for path in schema.MIGRATIONS[0].glob("*.py"):
        assert "campaign." not in "".join(line for line in path.read_text().splitlines() if "import" in line)


def test_an_older_file_is_backed_up_then_lifted(
    played: Keeper, store: Store, place: Path, request: pytest.FixtureRequest
) -> None:
    store.close()
    before, log, state = dump(place), played.log(), played.state
    request.getfixturevalue("upgraded")
    with open_store(place) as lifted:
        assert lifted.keeper("Thursday").state == state
        assert lifted.keeper("Thursday").log() == log
        assert check(lifted) == []
        with lifted.reading() as connection:
            assert connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() == "0003"
            assert connection.exec_driver_sql("SELECT motto FROM campaign").scalar() == ""
        take(lifted.keeper("Thursday"), 1)
    (one,) = kept(place)
    assert (one.reason, dump(one.place)) == ("before-migration", before)
    with open_store(place) as again:
        assert again.keeper("Thursday").sequence == 7
    assert kept(place) == [one]


@clause("house", "migration-failed")
@pytest.mark.parametrize(
    "more", ["raise OSError('no')", "op.execute('DELETE FROM nowhere')", "op.drop_table('campaign')"]
)
def test_a_migration_that_fails_leaves_the_file_as_it_was(
    played: Keeper, store: Store, place: Path, upgraded: Path, more: str
) -> None:
    store.close()
    upgraded.write_text(NEXT.format(more=more))
    before, content = place.read_bytes(), dump(place)
    with pytest.raises(StoreError) as error:
        open_store(place)
    assert error.value.clause == "house.migration-failed"
    assert place.read_bytes() == before
    (one,) = kept(place)
    assert dump(one.place) == content


@clause("house", "migration-failed")
def test_without_a_backup_nothing_is_lifted(
    played: Keeper, store: Store, place: Path, upgraded: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.close()
    before = place.read_bytes()
    monkeypatch.setattr(doctor, "faults", lambda connection: ["a page is torn"])
    with pytest.raises(StoreError, match="a page is torn") as error:
        open_store(place)
    assert error.value.clause == "house.migration-failed"
    assert place.read_bytes() == before
    assert kept(place) == []
