"""`python -m bench [P1 P4 ...]`: measures all, or what is named, prints the table, and writes docs/performance.md.

The page is written only when all was measured. `--quick` takes few rounds, to see whether everything runs.
"""

from __future__ import annotations

import compileall
import gc
import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

from bench import inside, papers, shell
from bench.campaigns import copied, played
from bench.measuring import ROOT, Measured, alternate, at_least, ran
from bench.table import REASONS, lines, page
from campaign.cli.main import GARBAGE

PAGE = ROOT / "docs" / "performance.md"
BOARDGAME = ROOT / "bench" / "boardgame"
VOTING_SECONDS = 2


class Rounds(NamedTuple):
    """How often: processes, long works, and answers in guided play."""

    processes: int
    works: int
    answers: int


USUAL = Rounds(11, 5, 1000)
QUICK = Rounds(2, 1, 50)


def main(words: Sequence[str]) -> int:
    """Measures, prints, writes; gives an exit code."""
    rounds = QUICK if "--quick" in words else USUAL
    wanted = [word for word in words if word != "--quick"] or list(REASONS)
    unknown = set(wanted) - set(REASONS)
    if unknown:
        say(f"There is no {', '.join(sorted(unknown))}; there are {', '.join(REASONS)}.")
        return 2
    for package in ("campaign", "reports", "rules", "seeds"):
        compileall.compile_dir(ROOT / package, quiet=2)
    # As the program itself does; what is measured beside in this process has it too.
    gc.set_threshold(GARBAGE, 20, 20)
    start, failed = perf_counter(), list[str]()
    with TemporaryDirectory(dir=_disk()) as folder:
        found = sorted(measured(wanted, rounds, Path(folder), failed), key=lambda one: one.name)
    say("\n".join(["", *lines(found), *failed]))
    if failed:
        return 1
    if wanted == list(REASONS) and rounds is USUAL:
        PAGE.write_text(page(found, perf_counter() - start), encoding="utf-8")
        say(f"\nWritten: {PAGE.relative_to(ROOT)}")
    return 0


def measured(wanted: Iterable[str], rounds: Rounds, folder: Path, failed: list[str]) -> Iterator[Measured]:
    """The lines of what is wanted, as they come; what fails is put into words in `failed`."""
    works: tuple[tuple[tuple[str, ...], Callable[[], Iterable[Measured]]], ...] = (
        (("P1",), lambda: shell.help_and_completion(rounds.processes)),
        (("P2", "P9"), lambda: shell.one_action(rounds.processes, folder)),
        (("P9",), lambda: [shell.book(copied(played(shell.GAMES), folder), folder)]),
        (("P3",), lambda: inside.guided_play(rounds.answers, folder)),
        (("P4",), lambda: inside.folding(rounds.works, folder)),
        (("P5",), lambda: votes(rounds.works)),
        (("P6",), lambda: papers.pages_and_times(min(rounds.works, 3), folder)),
        (("P7",), lambda: shell.growth(rounds.processes, folder)),
        (("P8",), lambda: inside.amending(min(rounds.works, 2), folder)),
    )
    for names, work in works:
        if set(names) & set(wanted):
            say(f"Measuring {' and '.join(names)} ...")
            try:
                for one in work():
                    say(f"  {one.what}: {one.ours}, {one.beside} {one.theirs}: {one.ratio} (goal {one.goal})")
                    yield one
            except Exception as error:
                # What else there is to measure is measured all the same.
                failed.append(f"{' and '.join(names)} could not be measured: {error}")
                say(f"  {failed[-1]}")


def votes(rounds: int) -> Iterator[Measured]:
    """P5: moves a second."""
    seeds = iter(range(1, rounds * 2 + 3))
    node = ["node", str(BOARDGAME / "votes.js"), str(VOTING_SECONDS), "1"]
    ours, theirs = alternate(
        rounds,
        lambda: _speed([sys.executable, "-m", "bench.votes", str(VOTING_SECONDS), str(next(seeds))]),
        lambda: _speed(node),
    )
    yield at_least("P5", "random legal votes", median(ours), "boardgame.io in Node", median(theirs), 1, "moves/s")


def say(text: str) -> None:
    """A line, at once."""
    print(text, flush=True)  # noqa: T201


def _speed(words: Sequence[str]) -> float:
    told = json.loads(ran(words, {"NODE_ENV": "production"}).output)
    return float(told["moves"] / told["seconds"])


def _disk() -> Path:
    """A folder on the disk: a temporary one may be kept in memory, where nothing has to be waited for."""
    folder = ROOT / "bench" / "cache"
    folder.mkdir(exist_ok=True)
    return folder


if __name__ == "__main__":
    os.chdir(ROOT)
    sys.exit(main(sys.argv[1:]))
