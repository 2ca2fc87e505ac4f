"""Writes docs/rules-coverage.md: `python -m tests.rules_page`. A test compares it with the program."""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from rules.titles import TITLES
from seeds import ClauseKind, clauses
from tests.clauses import marked

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "rules-coverage.md"
SPOKEN = ("rules", "reports")
"""Where the program speaks of clauses: an id written out there is a prompt, a refusal, a duty or a remark."""


class Row(NamedTuple):
    """One clause: its kind, the commands that keep it, how often it is cited, and how many tests hold to it."""

    id: str
    kind: ClauseKind
    commands: tuple[str, ...]
    cited: int
    tests: int

    @property
    def reached(self) -> bool:
        """Whether somebody at the table meets it: a command keeps it, or the program cites it."""
        return bool(self.commands or self.cited)


@cache
def rows(slug: str) -> tuple[Row, ...]:
    """All clauses of a title in the order of its file."""
    title = next(card for card in TITLES if card.slug == slug).load()
    commands: dict[str, list[str]] = {}
    for action in title.actions:
        for id_ in action.clauses:
            commands.setdefault(id_, []).append(action.name)
    cited = Counter(word for word in _strings(slug))
    tests = Counter(id_ for use in marked() if use.title == slug for id_ in use.ids)
    return tuple(
        Row(one.id, one.kind, tuple(commands.get(one.id, ())), cited[one.id], tests[one.id])
        for one in clauses(slug).values()
    )


def _strings(slug: str) -> Iterator[str]:
    """Every string written out in the rooms that speak for a title, the lists of actions left out."""
    name = slug.replace("-", "_")
    for top in SPOKEN:
        for path in sorted((ROOT / top).rglob("*.py")):
            if name in path.parts or path.stem == name:
                tree = ast.parse(path.read_text(encoding="utf-8"))
                listed = {id(node) for call in ast.walk(tree) if _is_action(call) for node in ast.walk(call)}
                yield from (
                    node.value
                    for node in ast.walk(tree)
                    if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in listed
                )


def _is_action(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Action"


def page() -> str:
    """The whole page."""
    parts = [
        "# Rules coverage",
        "Every clause of every rulebook, where it can be met, and how many tests fail when it is broken. "
        "`council rules CLAUSE` shows what a clause says. The page is made by `python -m tests.rules_page`; a test "
        "compares it with the program.",
        "*computed*: the program works it out, or refuses what breaks it. *guided*: the program says what to do now. "
        "*recorded*: the table decides, the program keeps it. *advice*: shown, nothing to enforce.",
        *(_section(card.slug, card.name) for card in TITLES),
    ]
    return "\n\n".join(parts) + "\n"


def _section(slug: str, name: str) -> str:
    found = rows(slug)
    kinds: Mapping[ClauseKind, int] = Counter(row.kind for row in found)
    counted = ", ".join(f"{kinds[kind]} {kind.value}" for kind in ClauseKind if kinds[kind])
    tested = sum(row.tests > 0 for row in found if row.kind is ClauseKind.COMPUTED)
    lines = [
        f"## {name}",
        "",
        f"{len(found)} clauses: {counted}. Computed ones with a test: {tested} of {kinds[ClauseKind.COMPUTED]}.",
        "",
        "| clause | kind | commands | cited | tests |",
        "| --- | --- | --- | ---: | ---: |",
    ]
    for row in found:
        commands = ", ".join(f"`{name}`" for name in row.commands)
        lines.append(f"| {row.id} | {row.kind.value} | {commands} | {row.cited} | {row.tests} |")
    return "\n".join(lines)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    sys.stdout.write(f"{PAGE}\n")
