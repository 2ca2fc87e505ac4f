"""Where things lie: the database, the chosen campaign beside it, and the traces of crashes."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from campaign.paths import path_of

DATABASE = "COUNCIL_DB"
CAMPAIGN = "COUNCIL_CAMPAIGN"
VIEWER = "COUNCIL_FOR"
BACKUPS = "COUNCIL_BACKUPS"
PLAIN = "COUNCIL_PLAIN"
FILE = "council.db"
_SQLITE = "sqlite:///"


def database(given: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The database: as given, else COUNCIL_DB, else a file in the platform's data folder."""
    named = given or environment.get(DATABASE)
    return named if named else str(data_folder() / FILE)


def data_folder() -> Path:
    """The platform's folder for what the program keeps for a user."""
    from platformdirs import user_data_path

    return user_data_path("council", appauthor=False)


def file_of(database: str) -> Path | None:
    """The file of a database, None if it is one on a server."""
    if database.startswith(_SQLITE):
        return path_of(database.removeprefix(_SQLITE))
    return None if "://" in database else path_of(database)


def beside(database: str, name: str) -> Path:
    """A file beside the database; for one on a server, or one without a name, in the data folder."""
    file = file_of(database)
    return file.with_name(f"{file.name}.{name}") if file and file.name else data_folder() / f"server.{name}"


def chosen(database: str) -> str | None:
    """The id of the campaign that `council use` chose, None if it chose none."""
    place = beside(database, "chosen")
    try:
        return place.read_text(encoding="utf-8").strip() or None
    except OSError:
        return None


def choose(database: str, campaign: str) -> None:
    """Remembers the chosen campaign beside the database."""
    place = beside(database, "chosen")
    place.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    place.touch(mode=0o600)
    place.write_text(campaign + "\n", encoding="utf-8")
