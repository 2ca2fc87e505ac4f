"""What the project says of itself: one version, a line for it in the changelog, templates that ask the right things."""

import re
import tomllib

import pytest

from campaign import __version__
from tests.test_repository import ROOT, text_of, tracked

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
TEMPLATES = ROOT / ".github" / "ISSUE_TEMPLATE"


def test_the_version_stands_in_one_place() -> None:
    assert PROJECT["project"]["dynamic"] == ["version"]
    assert "version" not in PROJECT["project"]
    assert PROJECT["tool"]["hatch"]["version"] == {"path": "campaign/__init__.py"}
    said = [path for path in tracked() if re.search(r"^__version__ = ", text_of(path), re.MULTILINE)]
    assert [path.relative_to(ROOT).as_posix() for path in said] in (["campaign/__init__.py"], [])


def test_the_changelog_begins_with_it() -> None:
    headings = re.findall(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert headings[0].split()[0] == __version__


def test_no_dependency_is_bound_from_above() -> None:
    assert [one for one in PROJECT["project"]["dependencies"] if "<" in one or "==" in one] == []


@pytest.mark.parametrize(
    ("name", "asked"),
    [
        ("bug", ["`council doctor`", "`council --version`", "no database"]),
        ("rule", ["Which clause", "`council rules WORDS`", "In your own words"]),
        ("title", ["Which game", "docs/adding-a-title.md"]),
    ],
)
def test_an_issue_template_asks_for_what_is_needed(name: str, asked: list[str]) -> None:
    if not TEMPLATES.exists():
        pytest.skip("not a checkout")
    text = (TEMPLATES / f"{name}.yml").read_text(encoding="utf-8")
    assert [words for words in asked if words not in text] == []
    assert {"name:", "description:", "body:"} <= {line.split(" ")[0] for line in text.splitlines()}
