"""The documentation is true: its blocks run, its links lead somewhere, its index lists every page.

`pytest --rewrite-playthroughs` writes what the program prints anew: read the diff. Blocks of `notation` are read by
the tests of the notation, those of `sql` by the tests of the store, the README's by a test of its own.
"""

import re
from difflib import unified_diff
from pathlib import Path

import pytest

from tests.pages import DOCS, LINK, PAGES, acted, blocks, commands
from tests.test_repository import ROOT

INDEX = DOCS / "README.md"
TINY = ROOT / "tests" / "tiny"
READ_ELSEWHERE = {"notation", "sql"}
SHOWN = {"console", "sh", "council", "python", "text", "json", "toml"}
ACTED = [page for page in DOCS.glob("*.md") if blocks(page, "console", "sh", "council")]
PROGRAMS = {"council", "git", "make", "pip", "pipx", "python", "uv", "cd", "export"}


def named(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", ACTED, ids=named)
def test_its_commands_go_as_written(page: Path, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    written, now = page.read_text(encoding="utf-8"), acted(page, tmp_path)
    assert "(house.fault)" not in now
    if request.config.getoption("rewrite_playthroughs"):
        page.write_text(now, encoding="utf-8")
        return
    diff = "\n".join(unified_diff(written.splitlines(), now.splitlines(), page.name, "now", lineterm=""))
    assert written == now, f"{page.name} goes otherwise now:\n{diff}"


def test_a_page_that_goes_otherwise_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("```console\n$ council campaigns\nThere are plenty.\n```\n")
    assert acted(page, tmp_path) != page.read_text()
    page.write_text("```sh\ncouncil use nobody\n```\n")
    with pytest.raises(AssertionError):
        acted(page, tmp_path)


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_its_links_lead_somewhere(page: Path) -> None:
    for place in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / place).exists(), place


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_block_says_what_it_is(page: Path) -> None:
    assert {one.kind for one in blocks(page)} <= SHOWN | READ_ELSEWHERE


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_commands_of_other_programs_are_known(page: Path) -> None:
    typed = [line for one in blocks(page, "sh") for line in commands(one.text)]
    assert {Path(line.split()[0]).name for line in typed} <= PROGRAMS


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_what_it_shows_of_the_tiny_title_stands_in_it(page: Path) -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(TINY.glob("*.py")))
    for one in blocks(page, "python"):
        for part in re.split(r"\n{2,}", one.text.strip("\n")):
            assert part in source, part


def test_there_is_something_of_each_kind() -> None:
    found = {one.kind for page in PAGES for one in blocks(page)}
    assert found >= {"console", "sh", "council", "python", "notation", "sql"}


def test_the_index_lists_every_page() -> None:
    listed = set(LINK.findall(INDEX.read_text(encoding="utf-8")))
    assert {page.name for page in DOCS.glob("*.md")} - {INDEX.name} <= listed


def test_only_one_page_has_queries_and_its_own_test_runs_them() -> None:
    assert [page.name for page in PAGES if blocks(page, "sql")] == ["database.md"]
