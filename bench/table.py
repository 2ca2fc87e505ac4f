"""The table of what was measured, for the terminal and as a page of the documentation."""

from __future__ import annotations

import os
import platform
import sqlite3
import subprocess
from collections.abc import Sequence
from datetime import date
from importlib.metadata import PackageNotFoundError, version

from bench.measuring import ROOT, Measured

HEADINGS = ("", "what", "Council", "beside", "", "ratio", "goal", "")
PACKAGES = ("typer", "pydantic", "sqlalchemy", "sqlmodel", "weasyprint", "eventsourcing")

REASONS = {
    "P1": "Help loads no rules and no database; what is left over the bare program is Council's own list of commands.",
    "P2": "Both load SQLModel, SQLAlchemy and Typer, which is most of the time. On top come the rules of the title: "
    "some two hundred immutable pydantic classes (events, state, views), made when they are imported, the schema of "
    "the state for the snapshot, and Rich for the screen.",
    "P3": "An action is more than its commit: the file is looked at for what others entered, the rules run, the "
    "invariants are checked, and the tables that others read are brought up to date in the same transaction.",
    "P4": "Each event is checked twice, by the checksum of its entry and by its model, before it is folded.",
    "P5": "Every move is read from typed words, checked, and recorded as events that make a new state.",
    "P6": "WeasyPrint itself takes longer than the goal for a page: charts, tables in columns and tags for readers of "
    "the screen. On top come reading and checking the whole journal, because a card may have been described in any "
    "earlier game, and completing the tags for PDF/UA.",
    "P7": "A state of twenty games is larger than one of one game, and so is its snapshot.",
    "P8": "The history is run twice, as it was and as it is now, and each run checks every action anew.",
    "P9": "The rules' classes and the schema of the state stand in memory beside the imports.",
}
"""Why a goal may not be reached: said where it is not."""


def lines(measured: Sequence[Measured]) -> list[str]:
    """The table in Markdown, which also reads well in a terminal."""
    rows = [HEADINGS, *(_row(one) for one in measured)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADINGS))]
    cells = [" | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
    padded = [f"| {row} |" for row in cells]
    return [padded[0], "|" + "|".join("-" * (width + 2) for width in widths) + "|", *padded[1:]]


def page(measured: Sequence[Measured], taken: float) -> str:
    """docs/performance.md: the table, where and how it was taken, and why a goal is not reached."""
    missed = dict.fromkeys(one.name for one in measured if not one.reached)
    reasons = [f"* **{name}**: {REASONS[name]}" for name in missed]
    why = ["## Goals that are not reached", "", *reasons, ""] if reasons else []
    return "\n".join(
        [
            "# Performance",
            "",
            f"Measured on {date.today().isoformat()} by `make bench`, which writes this page.",  # noqa: DTZ011
            "",
            *lines(measured),
            "",
            *why,
            *_HOW,
            f"* The whole took {taken / 60:.0f} minutes.",
            "",
            "## Where it was taken",
            "",
            *(f"* {one}" for one in surroundings()),
            "",
        ]
    )


def surroundings() -> list[str]:
    """The machine and the versions."""
    load = f"; load {os.getloadavg()[0]:.1f} at the end" if hasattr(os, "getloadavg") else ""
    return [
        f"{platform.system()} {platform.release()}, {platform.machine()}, {os.cpu_count()} processors{load}",
        f"Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}, Node {_node()}",
        ", ".join(f"{name} {_version(name)}" for name in PACKAGES) + f", boardgame.io {_boardgame()}",
    ]


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "(not installed)"


def _row(one: Measured) -> tuple[str, ...]:
    reached = "reached" if one.reached else "not reached"
    return (one.name, one.what, one.ours, one.beside, one.theirs, one.ratio, one.goal, reached)


def _node() -> str:
    try:
        return subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip()
    except OSError:
        return "none"


def _boardgame() -> str:
    text = (ROOT / "bench" / "boardgame" / "package.json").read_text(encoding="utf-8")
    return text.partition('"boardgame.io": "')[2].partition('"')[0]


_HOW = """## How it was taken

* `make bench` does all of it again: it installs what is measured beside, plays the campaigns (once; they are kept in
  `bench/cache`), prints the table and writes this page.
* What is compared is run in turns, A B A B, after a round that is not counted. The numbers are medians, the ratios
  those of the medians. A busy machine makes both slower; the ratios are what counts.
* The campaign of 20 games is played by the steps through the same door as the commands, with answers by chance from
  a fixed seed: 5 players, 7 Dilemmas a game.
* P1, P2, P7 and P9 are whole processes, from start to end, with compiled modules. The bare Typer program has plain
  help, as Council's is. The program that commits one row sets the same pragmas.
* P3 is timed from the answer until the entry is on the disk and its label is shown; each is followed by a commit of
  one row on a connection with the same pragmas and nothing else.
* P4 reads the whole journal without snapshots, with all checksums; eventsourcing replays the same contents into an
  object that only keeps the last of each kind.
* P5 plays Votes to their end from the same beginning, choosing among the legal turns. boardgame.io runs in production
  mode, once it is warm.
* P6 goes from the journal to the PDF. WeasyPrint alone gets the HTML that came of it.
* P3, P4, P6 and P8 run in one process, in which garbage is looked for as seldom as in the program.
* P8 is the rehearsal and the amendment, until all is on the disk.
""".splitlines()
