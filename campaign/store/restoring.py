"""Going back to a backup: looking at it beside what is there, then putting it in its place."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import select

from campaign.store import doctor, shelf
from campaign.store.backup import backup_held, copy, digest, driver
from campaign.store.connection import BUSY_TIMEOUT, EXTRA, lay_out
from campaign.store.errors import BUSY, DAMAGED, NO_SUCH_FILE, NOT_A_DATABASE, StoreError, translated
from campaign.store.files import drafted, publish
from campaign.store.models import campaigns, entries
from campaign.store.store import Store

STALE = "house.stale"
LEFT_BESIDE = ("-journal", "-wal", "-shm")
"""What SQLite may have left beside a file, and would take for the new one's."""


class Compared(NamedTuple):
    """A campaign in a backup and in the file that is there: the number of its entries in both (None: not in it).

    `verdict` is said of the backup: it is `new`, `newer`, `older`, `same`, `different` (both went on from a common
    past), or `missing` (only the file has it).
    """

    id: str
    name: str
    title: str
    backup: int | None
    here: int | None
    verdict: str


@contextmanager
def taken_out(source: Path, beside: Path) -> Iterator[Path]:
    """A backup's content in a draft beside the file that it is for; the backup itself is not touched.

    StoreError: it is not there, or is no database of ours.
    """
    if not os.path.isfile(source):
        raise StoreError(NO_SUCH_FILE, f"There is no backup {source}.", ("council backups",))
    with source.open("rb") as opened_source:
        if opened_source.read(1) == b"{":
            allowed = (f"council import {source}", "council backups")
            raise StoreError(NOT_A_DATABASE, f"{source} is no backup; it may be an export.", allowed)
    with drafted(beside) as draft, translated(str(source)):
        beside.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        lay_out(draft)
        with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as opened:
            copy(opened, draft)
        try:
            yield draft
        except StoreError as error:
            because = error.because.replace(str(draft), str(source))
            raise StoreError(error.clause, because, error.allowed) from error


def sound(store: Store) -> Store:
    """The store, if nothing is wrong with it. StoreError (house.damaged) if something is."""
    if wrong := doctor.check(store, strangers=False):
        raise StoreError(DAMAGED, f"The backup is not sound: {wrong[0]}.", ("another backup: council backups",))
    return store


def compare(backup: Store, here: Store | None) -> list[Compared]:
    """Every campaign of either, those of the backup first. `here` is None if there is no file that can be read."""
    old, new = _histories(here) if here else {}, _histories(backup)
    both = {**new, **{id_: one for id_, one in old.items() if id_ not in new}}
    return [_compared(id_, both[id_], new.get(id_), old.get(id_)) for id_ in both]


def replace(backup: Store, here: Store, seen: str, time: str, keep: int = shelf.KEEP) -> Path:
    """Put a backup in the place of a file, in one transaction of SQLite; gives where the replaced one is kept.

    `seen` is the mark of what was compared: refused (house.stale) if somebody has entered something since. The file
    is held against all others from then on, so that nothing can be entered between its backup and its replacement.
    """
    with translated(str(here.place)), closing(_held(here.place)) as held:
        if digest(held) != seen:
            raise StoreError(STALE, "Somebody has entered something since.", ("look again, then decide",))
        target = _kept(here, held, time)
        with closing(sqlite3.connect(backup.place)) as source:
            source.backup(held)
            if digest(held) != digest(source):
                raise StoreError(DAMAGED, f"The disk does not keep what is written to it; {target} is kept.", ())
    shelf.prune(here.place, shelf.BEFORE_RESTORE, keep, target)
    return target


def mark_of(store: Store) -> str:
    """The mark of all that a file holds."""
    with store.reading() as connection:
        return digest(driver(connection))


def set_aside(place: Path, time: str) -> Path:
    """Move a damaged file off its place, as it is, with what SQLite left beside it; gives where it is kept."""
    target = shelf.free_name(place, shelf.UNPROVED, time)
    for end in ("", *LEFT_BESIDE):
        if (left := place.with_name(place.name + end)).exists():
            left.rename(target.with_name(target.name + end))
    return target


def put(backup: Store, place: Path) -> None:
    """Put a backup where no file is."""
    with drafted(place) as draft:
        shutil.copyfile(backup.place, draft)
        draft.chmod(0o600)
        if not publish(draft, place):
            raise StoreError(BUSY, f"Somebody has made {place} meanwhile.", ("look again, then decide",))


def _kept(here: Store, held: sqlite3.Connection, time: str) -> Path:
    """A backup of the file that is replaced; if it is damaged, a copy of it as it is, which is not called a backup."""
    try:
        return backup_held(here, held, shelf.free_name(here.place, shelf.BEFORE_RESTORE, time))
    except StoreError as error:
        if error.clause != DAMAGED:
            raise
    target = shelf.free_name(here.place, shelf.UNPROVED, time)
    with drafted(target) as draft:
        lay_out(draft)
        copy(held, draft)
        publish(draft, target)
    return target


def _held(place: Path) -> sqlite3.Connection:
    """A connection that nobody else can read or write beside, until it is closed."""
    held = sqlite3.connect(f"{place.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None)
    try:
        held.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT}")
        held.execute(f"PRAGMA synchronous = {EXTRA}")
        held.execute("PRAGMA locking_mode = EXCLUSIVE")
        held.execute("BEGIN EXCLUSIVE")
        held.execute("COMMIT")
    except BaseException:
        held.close()
        raise
    return held


class _History(NamedTuple):
    name: str
    title: str
    sums: tuple[str, ...]


def _histories(store: Store) -> Mapping[str, _History]:
    c = campaigns.c
    found = {}
    with store.reading() as connection:
        for campaign in connection.execute(select(c.id, c.name, c.title).order_by(c.founded, c.id)).all():
            query = select(entries.c.checksum).where(entries.c.campaign == campaign.id).order_by(entries.c.sequence)
            sums = tuple(connection.execute(query).scalars())
            found[campaign.id] = _History(campaign.name, campaign.title, sums)
    return found


def _compared(id_: str, one: _History, new: _History | None, old: _History | None) -> Compared:
    return Compared(id_, one.name, one.title, new and len(new.sums), old and len(old.sums), _verdict(new, old))


def _verdict(new: _History | None, old: _History | None) -> str:
    if new is None or old is None:
        return "new" if new else "missing"
    if new.sums == old.sums:
        return "same"
    shorter = min(len(new.sums), len(old.sums))
    if new.sums[:shorter] != old.sums[:shorter]:
        return "different"
    return "newer" if len(new.sums) > shorter else "older"
