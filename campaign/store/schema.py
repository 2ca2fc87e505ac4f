"""The file's schema: making a new file, and lifting an older one to today's before it is used."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import OperationalError

from campaign.store.connection import connect, lay_out, reading, writing
from campaign.store.errors import DAMAGED, MIGRATION_FAILED, NEWER_SCHEMA, StoreError
from campaign.store.files import drafted, publish

REVISIONS = ("0001", "0002")
"""The migrations in order; the last is the schema that this program reads and writes."""

MIGRATIONS = (Path(__file__).parent / "migrations" / "versions",)


def create(place: Path, fill: Callable[[Connection], None]) -> None:
    """Make a new file with today's schema; `fill` adds to it. The file appears whole or not at all.

    If somebody else makes it meanwhile, theirs stands. StoreError if the folder cannot be written to.
    """
    with drafted(place) as draft:
        place.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        lay_out(draft)
        engine = connect(draft)
        with writing(engine, str(draft)) as connection:
            upgrade(connection)
            fill(connection)
        engine.dispose()
        publish(draft, place)


def bring_up_to_date(
    engine: Engine, place: Path, secure: Callable[[str], None], clear: Callable[[Connection], None]
) -> None:
    """Migrate an older file; `secure` makes its verified backup first and is told the old revision.

    `clear` takes out what is not migrated but made anew.

    StoreError if the file is newer than the program, or if migrating fails: then the file is as it was.
    """
    with reading(engine, str(place)) as connection:
        found = revision(connection, place)
    if found == REVISIONS[-1]:
        return
    secure(found)
    with writing(engine, str(place)) as connection:
        if revision(connection, place) == REVISIONS[-1]:
            return
        try:
            clear(connection)
            upgrade(connection)
        except Exception as error:
            because = f"{place} could not be lifted from schema {found} to {REVISIONS[-1]}: {error}."
            raise StoreError(
                MIGRATION_FAILED, because, ("the file is as it was", "its backup: council backups")
            ) from error


def revision(connection: Connection, place: Path) -> str:
    """The schema's revision, by one SELECT. StoreError for one that this program does not know."""
    try:
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    except OperationalError as error:
        if "no such table" not in str(error.orig):
            raise
        found = None
    if found is None:
        raise StoreError(DAMAGED, f"{place} holds no journal.", ("go back to a backup",))
    if found not in REVISIONS:
        because = f"{place} was written by a newer Council (schema {found}; this one knows {REVISIONS[-1]})."
        raise StoreError(NEWER_SCHEMA, because, ("bring Council up to date",))
    return str(found)


def upgrade(connection: Connection) -> None:
    """Run the missing migrations in the transaction that is open. Only here is Alembic loaded."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS[0].parent))
    config.set_main_option("path_separator", "newline")
    config.set_main_option("version_locations", "\n".join(map(str, MIGRATIONS)).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
