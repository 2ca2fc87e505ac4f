"""The reference of the commands, made from the program: `python -m campaign.cli.reference > docs/commands.md`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

from campaign.cli import commands, groups, places
from campaign.cli.options import KNOWN
from campaign.surroundings import TEST_CLOCK, TEST_SEED
from rules import titles
from rules.title import Setting, Title
from seeds import HOUSE, clauses

EXIT_CODES = (
    (0, "done"),
    (1, "a fault of the program, or input that ended"),
    (2, "unreadable: type it again"),
    (3, "not allowed: do something else"),
    (4, "ambiguous: choose from the list"),
    (5, "the store: the file cannot be used"),
    (130, "interrupted at the keyboard"),
)
ENVIRONMENT = (
    (places.DATABASE, "the database, as `--db`"),
    (places.CAMPAIGN, "the campaign, as `--campaign`"),
    (places.VIEWER, "the seat for which answers are, as `--for`, in a title that has it"),
    (places.BACKUPS, "how many automatic backups are kept of each kind: 10 if unset; 0 makes none after games"),
    (places.PLAIN, "when set, answers say one thing a line, as with `--plain`"),
    ("NO_COLOR", "when set, no colours on a terminal"),
    (TEST_CLOCK, "for tests alone: an ISO time at which a counted clock begins"),
    (TEST_SEED, "for tests alone: where counted ids and seeds begin"),
)


def reference() -> str:
    """The whole page."""
    return "\n".join(_page()) + "\n"


def _page() -> Iterator[str]:
    yield "# Commands"
    yield ""
    yield "Made by `python -m campaign.cli.reference`; a test compares it with the program."
    yield ""
    yield "Names of commands, seats, Regions and so on may be cut short as long as only one fits."
    yield from _table("Options of every command", [(f"{one.flag} {one.value}".strip(), one.help) for one in KNOWN])
    yield from _table("Exit codes", [(str(code), words) for code, words in EXIT_CODES])
    yield from _table("Environment", list(ENVIRONMENT))
    yield from _errors()
    root = commands.root()
    for section in dict.fromkeys(entry.section for entry in root.entries.values()):
        yield from ("", f"## {section}")
        for entry in root.entries.values():
            if entry.section == section:
                yield from _command(entry.load(), f"council {entry.name}")
    for card in titles.TITLES:
        yield from _settings(card.load())


def _errors() -> Iterator[str]:
    """What a refusal can cite that is no rule of a game."""
    said = [(f"{HOUSE}.{one.id}", " ".join(one.says.split())) for one in clauses(HOUSE).values()]
    yield from _table("What a refusal may cite", said)
    yield ""
    yield "All other refusals cite a clause of the game: [which, and where](rules-coverage.md)."


def _command(loaded: Any, path: str) -> Iterator[str]:
    """A command, or a group and what stands in it."""
    if not isinstance(loaded, groups.Group):
        yield from _one(loaded, path)
        return
    if loaded.itself is not None:
        yield from _one(loaded.itself(), path)
    for entry in loaded.entries.values():
        yield from _command(entry.load(), f"{path} {entry.name}")


def _one(command: Any, path: str) -> Iterator[str]:
    pieces = [groups.shape(one) for one in command.params if one.param_type_name == "argument"]
    yield from ("", f"### `{' '.join((path, *pieces))}`", "", " ".join((command.help or "").split()))
    if command.epilog:
        yield from ("", command.epilog)
    rows = [
        (groups.shape(one) if one.param_type_name == "argument" else groups.option(one), groups.described(one))
        for one in command.params
    ]
    if rows:
        yield ""
        yield from _rows(rows)


def _settings(title: Title[Any]) -> Iterator[str]:
    def described(one: Setting) -> str:
        return f"{one.prompt} ({one.clause}; such as `{one.example}`)"

    if title.settings:
        yield from _table(f"Settings of {title.name}", [(one.name, described(one)) for one in title.settings])


def _table(heading: str, rows: list[tuple[str, str]]) -> Iterator[str]:
    yield from ("", f"## {heading}", "")
    yield from _rows(rows)


def _rows(rows: list[tuple[str, str]]) -> Iterator[str]:
    yield from ("| | |", "| --- | --- |")
    yield from (f"| `{name}` | {words} |" for name, words in rows)


if __name__ == "__main__":
    sys.stdout.write(reference())
