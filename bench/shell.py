"""What is typed at a shell: help, completion, one durable action; with how much memory."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from statistics import median

from bench.campaigns import copied, crowded, opened, voting
from bench.measuring import Measured, Ran, alternate, at_most, below, beside

GAMES = 20
CROWD = 10_000
LARGEST_BOOK = 400
ROW_TEXT = "x" * 700
"""As long as the events of an entry are on average."""


def help_and_completion(rounds: int) -> Iterator[Measured]:
    """P1."""
    ours, theirs = alternate(rounds, lambda: beside("council", "--help"), lambda: beside("bare", "--help"))
    yield at_most("P1", "council --help", _time(ours), "a bare Typer program", _time(theirs), 1.3)
    ours, theirs = alternate(
        rounds,
        lambda: beside("council", around=_completing("council", "vo")),
        lambda: beside("bare", around=_completing("bare", "gr")),
    )
    yield at_most("P1", "completion of a command", _time(ours), "a bare Typer program", _time(theirs), 1.3)


def one_action(rounds: int, folder: Path) -> Iterator[Measured]:
    """P2, and of P9 the action."""
    row = folder / "row.db"
    beside("one_row", row, ROW_TEXT)
    action = Action(voting(GAMES), folder)
    ours, theirs, imports = alternate(
        rounds, action.run, lambda: beside("one_row", row, ROW_TEXT), lambda: beside("imports")
    )
    what = f"council vote cast, {GAMES} games played"
    yield at_most("P2", what, _time(ours), "one row by sqlmodel and typer", _time(theirs), 1.15)
    yield at_most("P9", "peak memory of that", _memory(ours), "the imports alone", _memory(imports), 1.3, "MB")


def growth(rounds: int, folder: Path) -> Iterator[Measured]:
    """P7."""
    late, early = Action(voting(GAMES), folder), Action(voting(1), folder)
    ours, theirs = alternate(rounds, late.run, early.run)
    yield at_most("P7", f"council vote cast after {GAMES} games", _time(ours), "after 1", _time(theirs), 1.1)
    alone, crowd = Action(voting(0), folder), InACrowd(folder)
    ours, theirs = alternate(rounds, crowd.run, alone.run)
    yield at_most("P7", f"with {CROWD:,} campaigns in the file", _time(ours), "with 1", _time(theirs), 1.1)


def book(campaign: Path, folder: Path) -> Measured:
    """Of P9, the book."""
    ran = beside("council", "report", "book", "--db", campaign, "-o", folder / "book.pdf", "--force")
    return below("P9", f"peak memory of the book of {GAMES} games", ran.megabytes, LARGEST_BOOK, "MB")


class Action:
    """`council vote cast` on a campaign that stands at a Vote; each time on a new copy of the file."""

    def __init__(self, source: Path, folder: Path) -> None:
        self._source = source
        self._folder = folder
        keeper = opened(copied(source, folder))
        assert keeper.state.vote is not None
        self._player = str(keeper.state.vote.turn)

    def run(self) -> Ran:
        """The command. Copying the file is not counted."""
        place = copied(self._source, self._folder)
        return beside("council", "vote", "cast", self._player, "aye", "1", "--db", place)


class InACrowd:
    """The same action, in a file of many campaigns; each time in another of them."""

    def __init__(self, folder: Path) -> None:
        self._place = copied(crowded(CROWD), folder)
        keeper = opened(self._place)
        assert keeper.state.vote is not None
        self._player, self._name, self._number = str(keeper.state.vote.turn), keeper.info.name, 1

    def run(self) -> Ran:
        """The command."""
        self._number += 1
        name = f"{self._name} {self._number}"
        words = ("vote", "cast", self._player, "aye", "1", "--campaign", name, "--db", self._place)
        return beside("council", *words)


def _completing(program: str, typed: str) -> dict[str, str]:
    """What a shell sets to ask a program for what a word may become."""
    return {
        f"_{program.upper()}_COMPLETE": "complete_bash",
        "COMP_WORDS": f"{program} {typed}",
        "COMP_CWORD": "1",
    }


def _time(rans: list[Ran]) -> float:
    return median(one.seconds for one in rans)


def _memory(rans: list[Ran]) -> float:
    return median(one.megabytes for one in rans)
