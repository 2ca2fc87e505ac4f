"""What the import contracts cannot say: no reading and printing inside the rules, and titles that stand alone."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

RULES = Path(__file__).parent.parent / "rules"
FILES = sorted(RULES.rglob("*.py"))
SHARED = {"core"}
TITLES = sorted({path.parent.name for path in RULES.glob("*/*.py")} - SHARED)

IMPURE = {"breakpoint", "compile", "eval", "exec", "exit", "input", "open", "print", "quit", "__import__"}


def names(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            yield node.id


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def title_of(path: Path) -> str | None:
    """The title whose folder a file lies in; None for what all titles share."""
    folder = path.relative_to(RULES).parts[0]
    return folder if folder in TITLES else None


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(RULES)))
def test_the_rules_neither_read_nor_print(path: Path) -> None:
    assert IMPURE.intersection(names(path)) == set()


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(RULES)))
def test_a_title_knows_no_other_and_the_shared_part_knows_none(path: Path) -> None:
    others = {f"rules.{title}" for title in TITLES if title != title_of(path)}
    assert {name for name in imports(path) if ".".join(name.split(".")[:2]) in others} == set()


def test_there_are_rules_to_look_at() -> None:
    assert len(FILES) > 1
