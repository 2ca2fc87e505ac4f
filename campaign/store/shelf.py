"""The shelf: the folder beside a database where its backups stand, named by time, campaign, game and reason."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from campaign.store.backup import backup
from campaign.store.errors import NOT_WRITABLE, StoreError
from campaign.store.file import CampaignFile

AFTER_GAME = "after-game"
BEFORE_AMEND = "before-amend"
BEFORE_RESTORE = "before-restore"
BEFORE_MIGRATION = "before-migration"
BY_HAND = "by-hand"
UNPROVED = "unproved"
"""A file that was replaced and could not be proved: kept as it was, and never called a backup."""

PRUNED = (AFTER_GAME, BEFORE_AMEND, BEFORE_RESTORE)
"""Of each of these the last few are kept; of the others, all."""

KEEP = 10
"""How many are kept of each reason, unless it is said otherwise."""

ALL = "all"
"""Stands for the campaign in the name of a backup that is of no one campaign."""

_NAME = re.compile(r"(\d{8}T\d{6}Z)(?:-(\d+))?_([^_]+)(?:_game-(\d+))?_([a-z-]+)\.db")
_LONGEST = 40


class Kept(NamedTuple):
    """A backup on the shelf. `game` is None where the name says none."""

    place: Path
    time: str
    number: int
    campaign: str
    game: int | None
    reason: str
    size: int


def folder_of(place: Path) -> Path:
    """The folder for the backups of a database."""
    return place.with_name(f"{place.name}.backups")


def kept(place: Path) -> list[Kept]:
    """What stands on the shelf of a database, oldest first."""
    return sorted(_read(folder_of(place)), key=lambda one: (one.time, one.number, one.place.name))


def shelve(
    store: CampaignFile, reason: str, time: str, campaign: str = ALL, game: int | None = None, keep: int = KEEP
) -> Path:
    """Make a proved backup on the shelf, then take off the oldest of its reason beyond `keep`.

    `time` is an ISO time. StoreError as for any backup; nothing is taken off then.
    """
    made = backup(store, free_name(store.place, reason, time, campaign, game))
    if reason in PRUNED:
        prune(store.place, reason, keep, made)
    return made


def prune(place: Path, reason: str, keep: int, made: Path) -> None:
    """Take off the oldest backups of a reason, so that `keep` are left with the one that was just made."""
    others = [one.place for one in kept(place) if one.reason == reason and one.place != made]
    for other in others[: max(len(others) + 1 - max(keep, 1), 0)]:
        with suppress(OSError):
            other.unlink()


def free_name(place: Path, reason: str, time: str, campaign: str = ALL, game: int | None = None) -> Path:
    """A name on the shelf that is not taken; the folder is made, for its owner alone."""
    folder = folder_of(place)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(NOT_WRITABLE, f"{folder} cannot be made: {error.strerror}.", ("another place",)) from None
    stamp = datetime.fromisoformat(time).astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")
    rest = f"{_short(campaign)}{f'_game-{game}' if game is not None else ''}_{reason}.db"
    names = (f"{stamp}{f'-{number}' if number else ''}_{rest}" for number in range(100_000))
    return next(found for name in names if not (found := folder / name).exists())


def before_migration(store: CampaignFile) -> Path:
    """The backup before a file is lifted to another schema."""
    return shelve(store, BEFORE_MIGRATION, store.around.time())


def _read(folder: Path) -> Iterator[Kept]:
    for place in _inside(folder):
        if found := _NAME.fullmatch(place.name):
            stamp, number, campaign, game, reason = found.groups()
            with suppress(OSError, ValueError):
                time = datetime.strptime(stamp, "%Y%m%dT%H%M%SZ").replace(tzinfo=UTC).isoformat()
                game_number = int(game) if game else None
                yield Kept(place, time, int(number or 0), campaign, game_number, reason, place.stat().st_size)


def _inside(folder: Path) -> list[Path]:
    """What lies in a folder, nothing if it is not there. StoreError if it may not be looked at."""
    try:
        return list(folder.iterdir())
    except (FileNotFoundError, NotADirectoryError):
        return []
    except OSError as error:
        raise StoreError(NOT_WRITABLE, f"{folder} cannot be read: {error.strerror}.", ("another place",)) from None


def _short(name: str) -> str:
    """A campaign's name as a part of a file's name: letters and digits, the rest as dashes."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return re.sub(r"[\W_]+", "-", plain).strip("-")[:_LONGEST].strip("-") or "campaign"
