"""Several processes write at once, then it is counted what is there. `python -m tests.writers 2000`

The first half of them share a campaign; each of the others has its own in the same file. Every second one answers like
guided play, to the entry that it has seen: it is refused when somebody was quicker, and told what was entered.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import select

from campaign.keeper import Keeper
from campaign.store import Store, StoreError, connection
from campaign.store.doctor import check
from campaign.store.models import entries
from rules.core.refusal import Refusal
from rules.title import Call
from tests.tiny.table import open_store

SHARED = "Shared"
OTHERS = 1_000_000
"""Parts the seeds of one writer from those of the next."""

PATIENCE = 60_000
"""Milliseconds that a writer waits for the others here: with thousands of entries one may be unlucky for long."""


class Report(NamedTuple):
    """How many entries were acknowledged, how many stale answers were refused, how long it took, what was wrong."""

    acknowledged: int
    stale: int
    seconds: float
    wrong: tuple[str, ...]


def write_at_once(each: int, folder: Path, writers: int = 4) -> Report:
    """Let them write `each` entries apiece, in processes of their own; look at what came of it."""
    place = folder / "shared.db"
    names = [SHARED if number < writers // 2 else f"Own {number}" for number in range(writers)]
    with open_store(place, create=True) as store:
        for name in dict.fromkeys(names):
            store.found(name, "stones")
    begun = time.monotonic()
    pipes = [_begin(place, name, number, each) for number, name in enumerate(names)]
    told = [_heard(*pipe) for pipe in pipes]
    seconds = time.monotonic() - begun
    stale = sum(len([line for line in lines if line.startswith("stale")]) for lines in told)
    return Report(each * writers, stale, seconds, tuple(_found(place, names, told, each)))


def _begin(place: Path, name: str, number: int, each: int) -> tuple[int, int]:
    reader, writer = os.pipe()
    if pid := os.fork():
        os.close(writer)
        return pid, reader
    os.close(reader)
    code = 1
    try:
        with os.fdopen(writer, "w") as pipe:
            connection.BUSY_TIMEOUT = PATIENCE
            with open_store(place) as store:
                for line in _lines(store.keeper(name), number, each):
                    pipe.write(line + "\n")
        code = 0
    except StoreError as error:
        sys.stderr.write(f"{error}\n")
    finally:
        os._exit(code)


def _lines(keeper: Keeper, number: int, each: int) -> Iterator[str]:
    """What one writer does: entries that can be told from those of all others by their seeds."""
    entered = 0
    while entered < each:
        try:
            at = keeper.sequence if number % 2 else None
            seed = number * OTHERS + entered
            done = keeper.act(Call("set size", {"size": 3 + entered % 20}), at=at, seed=seed)
            yield f"entry {done.entry} {seed}"
            entered += 1
        except Refusal as refusal:
            told = refusal.clause == "house.stale" and "There are" in refusal.because
            yield "stale" if told else f"refused: {refusal}"


def _heard(pid: int, reader: int) -> list[str]:
    with os.fdopen(reader) as pipe:
        lines = pipe.read().splitlines()
    _, status = os.waitpid(pid, 0)
    return lines if status == 0 else [*lines, f"a writer ended with {status}"]


def _found(place: Path, names: list[str], told: list[list[str]], each: int) -> list[str]:
    """What is missing, what is there twice, what was refused for another reason, and what the doctor says."""
    with open_store(place) as store:
        wrong = check(store)
        for name in dict.fromkeys(names):
            mine = [line for one, lines in zip(names, told, strict=True) if one == name for line in lines]
            wrong += [line for line in mine if not line.startswith(("entry", "stale"))]
            acknowledged = [tuple(map(int, line.split()[1:])) for line in mine if line.startswith("entry")]
            kept = _kept(store, store.keeper(name).info.id)
            if kept != sorted(acknowledged) or len(kept) != each * names.count(name):
                wrong.append(f"{name}: {len(acknowledged)} were acknowledged, {len(kept)} are kept")
    return wrong


def _kept(store: Store, campaign: str) -> list[tuple[int, ...]]:
    query = select(entries.c.sequence, entries.c.seed).where(entries.c.campaign == campaign)
    with store.reading() as connection:
        return [tuple(row) for row in connection.execute(query.order_by(entries.c.sequence))]


def main() -> None:
    """The number of entries of each writer is the first word."""
    each = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    with tempfile.TemporaryDirectory() as folder:
        report = write_at_once(each, Path(folder))
    sys.stdout.write(f"{report.acknowledged} entries acknowledged in {report.seconds:.0f} s, ")
    sys.stdout.write(f"{report.stale} stale answers refused, {len(report.wrong)} faults\n")
    sys.stdout.writelines(f"  {line}\n" for line in report.wrong)
    sys.exit(bool(report.wrong))


if __name__ == "__main__":
    main()
