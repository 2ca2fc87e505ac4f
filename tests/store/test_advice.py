"""What the doctor adds although it is no fault."""

import sqlite3
from collections import namedtuple
from pathlib import Path

import pytest

from campaign.keeper import Keeper
from campaign.store import Store, advice, shelf


@pytest.mark.parametrize(
    ("version", "faulty"),
    [
        ((3, 6, 23), False),
        ((3, 7, 0), True),
        ((3, 40, 1), True),
        ((3, 44, 5), True),
        ((3, 44, 6), False),
        ((3, 45, 0), True),
        ((3, 50, 6), True),
        ((3, 50, 7), False),
        ((3, 51, 2), True),
        ((3, 51, 3), False),
        ((3, 53, 0), False),
    ],
)
def test_versions_with_the_wal_fault_are_named(version: tuple[int, ...], faulty: bool) -> None:
    said = list(advice.wal_fault(version))
    assert bool(said) is faulty
    assert not said or ".".join(map(str, version)) in said[0]


def test_a_sound_file_with_a_backup_needs_no_advice(
    keeper: Keeper, store: Store, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 51, 3))
    usage = namedtuple("usage", "total used free")
    monkeypatch.setattr(advice.shutil, "disk_usage", lambda _: usage(10**12, 0, 10**12))
    assert advice.advice(place) == ["There is no backup yet: council backup."]
    made = shelf.shelve(store, shelf.BY_HAND, "2024-01-01T00:00:00+00:00")
    assert advice.advice(place) == []
    place.chmod(0o644)
    made.chmod(0o640)
    assert [str(place) in one or str(made) in one for one in advice.advice(place)] == [True, True]
    monkeypatch.setattr(advice.shutil, "disk_usage", lambda _: usage(10**12, 0, 10**6))
    assert "1 MB free" in advice.advice(place)[0]
