"""Every clause that the code cites is one that `council rules` can show."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from seeds import HOUSE, cited
from tests.test_layers import RULES, title_of

CAMPAIGN = RULES.parent / "campaign"
FILES = sorted([*RULES.rglob("*.py"), *CAMPAIGN.rglob("*.py")])

# Where the clause stands among the arguments of the calls that cite one.
PLACES = {"refuse": 0, "ask": 0, "confirm": 0, "remark": 0, "refuse_unless": 1, "Refusal": 1}


def strings(node: ast.expr) -> Iterator[str]:
    """The strings written out in an expression: a string, or a tuple or choice of them."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.Tuple):
        yield from (word for element in node.elts for word in strings(element))
    elif isinstance(node, ast.IfExp):
        yield from (word for branch in (node.body, node.orelse) for word in strings(branch))


def citations(text: str) -> Iterator[tuple[int, str]]:
    """The clauses that a module cites, with the line."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            place = PLACES.get(name, len(node.args))
            named = [keyword.value for keyword in node.keywords if keyword.arg in ("clause", "clauses")]
            for argument in [*node.args[place : place + 1], *named]:
                yield from ((node.lineno, word) for word in strings(argument) if word)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(RULES.parent)))
def test_every_cited_clause_exists(path: Path) -> None:
    title = title_of(path) if path.is_relative_to(RULES) else None
    slug = title.replace("_", "-") if title else HOUSE
    unknown = [
        f"{path.name}:{line}: {id_}"
        for line, id_ in citations(path.read_text(encoding="utf-8"))
        if cited(slug, id_) is None
    ]
    assert unknown == []


def test_citations_are_found() -> None:
    code = """
table.refuse("a.b", "Because.")
table.refuse_unless(power, "c.d" if power else "e.f", "Because.")
Refusal(kind, "house.g", "Because.")
Action(run, name="x y", clauses=("h.i", "j.k"))
Remarked(clause=clause, words="no.clause")
"""
    assert {id_ for _, id_ in citations(code)} == {"a.b", "c.d", "e.f", "house.g", "h.i", "j.k"}
