"""Playthroughs: what was typed and what came of it, as text files.

A line `$ council ...` is a command, what follows is what it printed, both streams together, `[3]` at the end for an
exit code other than 0. Lines that begin with `> ` are typed into guided play; the program prints them in turn, but for
secrets: `> (not shown) freya` is typed as `freya`, and printed as `> (not shown)`. What stands before the first command
says what the playthrough is about; lines that begin with `# ` say what the next command is about. `(quietly)` behind a
command leaves out what it printed, as long as it is done: for long scripts that lead to the point.
"""

from __future__ import annotations

import io
import os
import shlex
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from campaign.cli.main import main
from campaign.surroundings import TEST_CLOCK, TEST_SEED, Surroundings, surroundings

PROMPT = "$ council"
TYPED = "> "
NOTE = "# "
QUIETLY = " (quietly)"
HIDDEN = "> (not shown)"
ENVIRONMENT = {TEST_CLOCK: "2026-01-03T19:00:00+00:00", TEST_SEED: "7"}


class Exchange(NamedTuple):
    """A command, what is typed into it, and the notes that stand behind it, on the next one."""

    command: str
    typed: tuple[str, ...]
    notes: tuple[str, ...] = ()
    quietly: bool = False


def read(text: str) -> tuple[str, list[Exchange]]:
    """What stands in front, and the exchanges."""
    head, *blocks = ("\n" + text).split(f"\n{PROMPT}")
    exchanges = []
    for block in blocks:
        command, *output = block.split("\n")
        typed = tuple(line for line in output if f"{line} ".startswith(TYPED))
        notes = tuple(line for line in output if line.startswith(NOTE))
        quietly = command.endswith(QUIETLY)
        exchanges.append(Exchange(command.removesuffix(QUIETLY).strip(), typed, notes, quietly))
    return head[1:], exchanges


def played(text: str, folder: Path, keep: Path) -> str:
    """The same text, with what the program prints now. The database lies in `keep`; scripts are read from `folder`."""
    head, exchanges = read(text)
    environment = {**ENVIRONMENT, "COUNCIL_DB": str(keep / "table.db")}
    around = surroundings(environment)
    parts = [head] if head else []
    for exchange in exchanges:
        code, output = _run(exchange, folder, environment, around)
        check_marks(output, exchange)
        parts.append(f"{PROMPT} {exchange.command}".rstrip() + QUIETLY * exchange.quietly)
        if code or not exchange.quietly:
            parts += _with_secrets(output.replace(str(keep), "KEEP").splitlines(), exchange.typed)
        parts += [f"[{code}]"] if code else []
        parts += ["", *exchange.notes] if exchange.notes else []
    return "\n".join(parts) + "\n"


def _run(exchange: Exchange, folder: Path, environment: Mapping[str, str], around: Surroundings) -> tuple[int, str]:
    typed = io.StringIO("".join(f"{_keys(line)}\n" for line in exchange.typed))
    output = io.StringIO()
    with patch("sys.stdin", typed), redirect_stdout(output), redirect_stderr(output), inside(folder):
        code = main(shlex.split(exchange.command), around, environment)
    return code, output.getvalue()


def check_marks(output: str, exchange: Exchange) -> None:
    """AssertionError if the program printed a line that would be read as typed: no screen may begin one with the mark.

    What is typed beyond the end of the play is printed no more.
    """
    marked = [line for line in output.splitlines() if f"{line} ".startswith(TYPED)]
    typed = [HIDDEN if line.startswith(HIDDEN) else line.rstrip() for line in exchange.typed]
    strange = [line for line, meant in zip_longest(marked, typed[: len(marked)]) if line != meant]
    assert not strange, f"`council {exchange.command}` prints what looks typed: {strange[0]}"


def _keys(line: str) -> str:
    """What is typed: the line without its mark, and a secret without the words that stand for it."""
    return line.removeprefix(HIDDEN).lstrip() if line.startswith(HIDDEN) else line[len(TYPED) :]


def _with_secrets(lines: list[str], typed: tuple[str, ...]) -> Iterator[str]:
    """The lines that were printed, with the secrets that were typed where the program hid them."""
    hidden = iter([line for line in typed if line.startswith(HIDDEN)])
    for line in lines:
        yield next(hidden, line) if line == HIDDEN else line


@contextmanager
def inside(folder: Path) -> Iterator[None]:
    """With `folder` as the current one."""
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)
