"""What is no fault of a file and yet worth knowing: room on the disk, who may read it, the version of SQLite."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

from campaign.store.drafts import drafts_in, sweep
from campaign.store.shelf import folder_of, kept

LEAST_ROOM = 64 * 1024 * 1024
"""Free bytes below which a warning is due, also if the file itself is small."""

WAL_SINCE, WAL_MENDED, WAL_BACKPORTS = (3, 7, 0), (3, 51, 3), ((3, 44, 6), (3, 50, 7))


def advice(place: Path) -> list[str]:
    """Sentences about the surroundings of a file, with what to do; empty if there is nothing to say."""
    around = (*_room(place), *_rights(place), *_drafts(place))
    return [*around, *wal_fault(sqlite3.sqlite_version_info), *_backups(place)]


def swept(place: Path) -> list[Path]:
    """Removes the drafts around a file that are surely nobody's any more; gives them."""
    return sweep(drafts_in(_around(place)))


def _around(place: Path) -> tuple[Path, ...]:
    """Where drafts may lie: beside the file, among its backups, and where reports and exports usually go."""
    return place.parent, folder_of(place), Path()


def _drafts(place: Path) -> Iterator[str]:
    for draft in drafts_in(_around(place)):
        if draft.over:
            yield f"{draft.place} is left of a run that was broken off: council doctor --repair removes it."
        else:
            yield f"{draft.place} is a draft: something is being written, or was broken off within the hour."


def wal_fault(version: tuple[int, ...]) -> Iterator[str]:
    """A word on SQLite's WAL-reset fault, if this version has it."""
    mended = any(version[:2] == known[:2] and version >= known for known in WAL_BACKPORTS)
    if WAL_SINCE <= version < WAL_MENDED and not mended:
        yield (
            f"SQLite {'.'.join(map(str, version))} has the WAL-reset fault (3.7.0 to 3.51.2), which can spoil a file "
            "in WAL mode. Council keeps its files out of that mode; do not switch it on with another program."
        )


def _room(place: Path) -> Iterator[str]:
    free, size = shutil.disk_usage(place.parent).free, place.stat().st_size
    if free < max(LEAST_ROOM, 4 * size):
        yield f"There is little room: {free // 1_000_000} MB free beside a file of {size / 1_000_000:.1f} MB."


def _rights(place: Path) -> Iterator[str]:
    if os.name == "nt":
        return
    places = (place, folder_of(place), *(one.place for one in kept(place)))
    for one in places:
        if one.exists() and stat.S_IMODE(one.stat().st_mode) & 0o077:
            yield f"Others may look into {one}, where secrets stand: chmod {'700' if one.is_dir() else '600'} it."


def _backups(place: Path) -> Iterator[str]:
    if not kept(place):
        yield "There is no backup yet: council backup."
