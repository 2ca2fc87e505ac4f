"""Several at once: none lost, and whoever waits too long is told."""

import os
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from campaign.keeper import Keeper
from campaign.store import Store, StoreError, connection
from campaign.store.doctor import check
from tests.clauses import clause
from tests.tiny.table import open_store, play_on, sit_down, take
from tests.writers import write_at_once

forks = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")
EACH = 60


def child(work: Callable[[], None]) -> int:
    """Do it in another process; its id."""
    if pid := os.fork():
        return pid
    try:
        work()
    except BaseException as error:
        sys.stderr.write(f"{error!r}\n")
        os._exit(1)
    os._exit(0)


@forks
@clause("house", "stale")
def test_several_at_once_lose_nothing(tmp_path: Path) -> None:
    """Two campaigns and more in one file, one of them written by two. More of them: `python -m tests.writers 2000`."""
    report = write_at_once(EACH, tmp_path)
    assert report.wrong == ()
    assert report.acknowledged == 4 * EACH


@forks
def test_two_campaigns_of_one_file_at_once(store: Store, place: Path) -> None:
    """All kinds of entries, amendments and undo among them."""

    def play(name: str) -> None:
        with open_store(place) as own:
            moves = play_on(own.keeper(name), Random(name))
            for _ in range(EACH):
                next(moves)

    for name in ("One", "Two"):
        store.found(name, "stones")
    children = [child(lambda name=name: play(name)) for name in ("One", "Two")]
    assert [os.waitpid(pid, 0)[1] for pid in children] == [0, 0]
    assert check(store) == []
    assert [one.sequence >= EACH for one in store.campaigns()] == [True, True]


@clause("house", "busy")
def test_who_waits_too_long_is_told(keeper: Keeper, store: Store, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import sqlite3

    monkeypatch.setattr(connection, "BUSY_TIMEOUT", 20)
    sit_down(keeper)
    with closing(sqlite3.connect(place, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError) as busy:
            take(keeper, 1)
        assert busy.value.clause == "house.busy"
        assert "Another program" in busy.value.because
        # Reading goes on meanwhile.
        assert store.keeper("Thursday").sequence == 3
        other.execute("ROLLBACK")
    assert take(keeper, 1).entry == 4


def test_a_campaign_opened_before_the_others_wrote_sees_their_undo(keeper: Keeper, store: Store) -> None:
    sit_down(keeper)
    take(keeper, 1, 2)
    other = store.keeper("Thursday")
    keeper.undo(2)
    assert take(other, 3).before.stones == 7
    assert [one.position for one in other.history()] == [1, 2, 3, 4]
