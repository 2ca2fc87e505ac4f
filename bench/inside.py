"""What happens inside one process: guided play, folding, amending."""

from __future__ import annotations

import io
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, redirect_stdout
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from bench.beside.sourced import Sourcing
from bench.campaigns import FIRST_EVENING, Table, copied, opened, played
from bench.measuring import Measured, alternate, at_least, at_most, p99, seconds
from bench.shell import GAMES, ROW_TEXT
from campaign.cli.desk import Desk
from campaign.cli.options import Options
from campaign.cli.play import Play
from campaign.keeper import Keeper
from campaign.store import Store
from campaign.store.folding import state_at
from campaign.store.journal import read, tip
from campaign.surroundings import counted
from rules.title import Call

INSERT = "INSERT INTO entry (kind, time, label, events) VALUES ('act', '2026-01-03T19:00:00+00:00', 'One row.', ?)"


def guided_play(actions: int, folder: Path) -> Iterator[Measured]:
    """P3: so many answers, each timed from the key until the entry is on the disk and its label is shown.

    After each comes one durable commit of a row with the same settings. Where an answer stands for several entries,
    or for none, it is not counted.
    """
    place = copied(played(GAMES), folder)
    # What chance says need not be what the card announced.
    options = Options(db=str(place), insist=True)
    desk = Desk(options, counted(FIRST_EVENING, seed=9), {"COUNCIL_BACKUPS": "0"})
    play = Play(desk, Nobody())
    table = Table(desk.keeper(), seed=3)
    ours: list[float] = []
    theirs: list[float] = []
    with closing(_plain(folder / "plain.db")) as plain, redirect_stdout(io.StringIO()):
        while len(ours) < actions:
            step = table.next_step()
            text, before = table.said(step), desk.keeper().sequence
            start = perf_counter()
            play._take(step, text)
            taken = perf_counter() - start
            if desk.keeper().sequence == before + 1:
                ours.append(taken)
                theirs.append(seconds(lambda: plain.execute(INSERT, (ROW_TEXT,))))
    desk.close()
    what = f"an action in guided play, p99 of {actions:,}"
    yield at_most("P3", what, p99(ours), "one durable SQLite commit, p99", p99(theirs), 5)
    what = "an action in guided play, median"
    yield at_most("P3", what, median(ours), "one durable SQLite commit, median", median(theirs), 5)


def folding(rounds: int, folder: Path) -> Iterator[Measured]:
    """P4: all entries, read and folded, beside as many events of the same content in the library eventsourcing."""
    keeper, store = _keeper(copied(played(GAMES), folder))
    with store.reading() as connection:
        events = [event for row in read(connection, keeper.info.id) for event in row.events]
    sourcing = Sourcing(folder / "sourced.db")
    id_ = sourcing.keep(events)
    ours, theirs = alternate(
        rounds, lambda: seconds(lambda: fold(keeper, store)), lambda: seconds(lambda: sourcing.replay(id_))
    )
    sourcing.close()
    store.close()
    what = f"folding {GAMES} games ({len(events):,} events)"
    per_second = (len(events) / median(ours), len(events) / median(theirs))
    yield at_least("P4", what, per_second[0], "replaying as many by eventsourcing", per_second[1], 1.5, "events/s")


def amending(rounds: int, folder: Path) -> Iterator[Measured]:
    """P8: the first entry put right, from the rehearsal until all is on the disk; each time on a new copy."""
    source = played(GAMES)
    (folder / "amended").mkdir()
    keeper, store = _keeper(copied(source, folder))
    ours, theirs = alternate(rounds, lambda: _amend(source, folder), lambda: seconds(lambda: fold(keeper, store)))
    store.close()
    what = f"amending the first entry of {GAMES} games"
    yield at_most("P8", what, median(ours), "folding them", median(theirs), 20)


def fold(keeper: Keeper, store: Store) -> Any:
    """The state, from the journal alone."""
    with store.reading() as connection:
        head = tip(connection, keeper.info.id).head
        return state_at(connection, keeper.title, keeper.info.id, head, trust=False).state


class Nobody:
    """Lines that are never read: the answers are handed over one by one."""

    def read(self, choices: Sequence[str] = (), hidden: bool = False) -> str | None:
        """Nothing."""
        return None


def _amend(source: Path, folder: Path) -> float:
    keeper, store = _keeper(copied(source, folder / "amended"))
    first = Call("set", {"name": "ideology-spaces", "value": 11})
    taken = seconds(lambda: keeper.amend(keeper.rehearse(1, first)))
    store.close()
    return taken


def _keeper(place: Path) -> tuple[Keeper, Store]:
    keeper = opened(place)
    return keeper, keeper._store


def _plain(place: Path) -> sqlite3.Connection:
    """A connection with the settings of Council's, and nothing else."""
    connection = sqlite3.connect(place, isolation_level=None)
    for setting in ("busy_timeout = 5000", "foreign_keys = 1", "synchronous = EXTRA", "journal_mode = DELETE"):
        connection.execute(f"PRAGMA {setting}")
    connection.execute("CREATE TABLE entry (id INTEGER PRIMARY KEY, kind, time, label, events)")
    return connection
