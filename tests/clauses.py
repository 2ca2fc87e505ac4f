"""Marks the clauses that a test holds to, and counts the computed ones that no test marks yet.

`python -m tests.clauses` lists them; with `--lower` it writes numbers that fell into `uncovered.toml`.
"""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple, TypeVar

import pytest

from seeds import HOUSE, SLUGS, ClauseKind, clauses

ALL = (*SLUGS, HOUSE)
TESTS = Path(__file__).parent
ALLOWED = TESTS / "uncovered.toml"

Test = TypeVar("Test", bound=Callable[..., object])


def clause(title: str, *ids: str) -> Callable[[Test], Test]:
    """Decorator: this test fails when one of these clauses is broken. Give the title and ids as plain strings."""
    unknown = [id_ for id_ in ids if id_ not in clauses(title)]
    if unknown or not ids:
        raise LookupError(f"{title} has no clause {', '.join(unknown) or '(none was named)'}")
    mark: Callable[[Test], Test] = pytest.mark.clause(title, ids)
    return mark


class Marked(NamedTuple):
    """A use of the decorator in a test file; `title` is None where it cannot be read from the text."""

    place: str
    title: str | None
    ids: tuple[str, ...]


def marked(folder: Path = TESTS) -> Iterator[Marked]:
    """Every use of the decorator in the tests below a folder. It reads them, so it does not matter which tests run."""
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "clause":
                words = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
                place = f"{path.relative_to(folder)}:{node.lineno}"
                whole = len(words) == len(node.args) >= 2
                yield Marked(place, words[0] if whole else None, tuple(words[1:]) if whole else ())


def uncovered(title: str) -> tuple[str, ...]:
    """The computed clauses of a title that no test marks."""
    covered = {id_ for use in marked() if use.title == title for id_ in use.ids}
    return tuple(one.id for one in clauses(title).of_kind(ClauseKind.COMPUTED) if one.id not in covered)


def allowed() -> dict[str, int]:
    """How many uncovered ones are put up with, by title."""
    return tomllib.loads(ALLOWED.read_text(encoding="utf-8"))


def lower() -> None:
    """Write the numbers that fell; one that rose stays what it was."""
    now = {title: min(number, len(uncovered(title))) for title, number in allowed().items()}
    comment = [line for line in ALLOWED.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
    lines = [*comment, *(f"{title} = {number}" for title, number in now.items())]
    ALLOWED.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    if "--lower" in sys.argv[1:]:
        lower()
    for slug in ALL:
        missing = uncovered(slug)
        sys.stdout.write(f"{slug}: {len(missing)} of {len(clauses(slug))} clauses are computed and have no test\n")
        sys.stdout.writelines(f"  {id_}\n" for id_ in missing)
