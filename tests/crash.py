"""Kills a program in the middle of its work, again and again, and looks at what it left. `python -m tests.crash 500`

A killed process is not a power cut: what the disk itself loses is up to SQLite's `synchronous = EXTRA`.
"""

from __future__ import annotations

import os
import signal
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import NamedTuple

from campaign.store import Store, StoreError
from campaign.store.doctor import check
from tests.tiny.table import open_store, play_on

NAME = "Thursday"
MOST = 8
"""How many entries a program may have acknowledged before it is killed."""

LONGEST = 0.008
"""Seconds that it may go on after that: the time of an entry or two, so that it dies anywhere within one."""


class Report(NamedTuple):
    """How many kills there were, how many of them in the middle of a write, how many entries had been acknowledged,
    and what was found wrong.
    """

    kills: int
    midway: int
    acknowledged: int
    wrong: tuple[str, ...]


def crash(times: int, folder: Path, seed: int = 0) -> Report:
    """Start a program, kill it, look; `times` times. Every tenth one begins with a file that is not there yet."""
    # Whatever is loaded now is not loaded in every child again.
    open_store(folder / "first.db", create=True).close()
    random = Random(seed)
    wrong: list[str] = []
    acknowledged = midway = 0
    place = folder / "campaigns.db"
    for number in range(times):
        if number % 10 == 0:
            place = folder / f"campaigns-{number}.db"
        told = _killed(place, number, random)
        acknowledged += len(told)
        midway += place.with_name(f"{place.name}-journal").exists()
        wrong += [f"kill {number}: {line}" for line in _found(place, told)]
    return Report(times, midway, acknowledged, tuple(wrong))


def _killed(place: Path, number: int, random: Random) -> list[tuple[int, str]]:
    """Run the program in a child until it is killed; what it acknowledged: sequence and label."""
    reader, writer = os.pipe()
    pid = os.fork()
    if not pid:
        os.close(reader)
        with suppress(BaseException):
            _work(place, number, writer)
        os._exit(1)
    os.close(writer)
    with os.fdopen(reader, "rb") as pipe:
        wanted = random.randint(0, MOST)
        heard = b"".join(pipe.readline() for _ in range(wanted))
        # Before the first entry the file is made or opened, which takes longer.
        time.sleep(random.uniform(0, LONGEST if wanted else 8 * LONGEST))
        os.kill(pid, signal.SIGKILL)
        _, status = os.waitpid(pid, 0)
        lines = (heard + pipe.read()).decode().splitlines()
    told = [(int(sequence), label) for sequence, _, label in (line.partition(" ") for line in lines)]
    if not os.WIFSIGNALED(status):
        told.append((0, "the program ended by itself"))
    return told


def _work(place: Path, number: int, writer: int) -> None:
    """Play on for ever, and say what is on the disk as soon as it is there."""
    with open_store(place, create=True, seed=number) as store:
        keeper = store.keeper(NAME) if store.campaigns() else store.found(NAME, "stones")
        for done in play_on(keeper, Random(number)):
            os.write(writer, f"{done.entry} {done.label}\n".encode())


def _found(place: Path, told: list[tuple[int, str]]) -> list[str]:
    """What is wrong with the file that was left."""
    if not place.exists():
        return ["acknowledged, and no file"] if told else []
    try:
        with open_store(place) as store:
            return [*check(store), *_missing(store, told)]
    except StoreError as error:
        return [str(error)]


def _missing(store: Store, told: list[tuple[int, str]]) -> list[str]:
    if not told:
        return []
    kept = {entry.sequence: entry.label for entry in store.keeper(NAME).log()}
    return [f"entry {sequence} “{label}” is missing" for sequence, label in told if kept.get(sequence) != label]


def main() -> None:
    """The number of kills is the first word; tells what was found, and fails if anything was."""
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    with tempfile.TemporaryDirectory() as folder:
        report = crash(times, Path(folder), seed=int(sys.argv[2]) if len(sys.argv) > 2 else 0)
    sys.stdout.write(f"{report.kills} kills, {report.midway} of them in the middle of a write, ")
    sys.stdout.write(f"{report.acknowledged} entries acknowledged, {len(report.wrong)} faults\n")
    sys.stdout.writelines(f"  {line}\n" for line in report.wrong)
    sys.exit(bool(report.wrong))


if __name__ == "__main__":
    main()
