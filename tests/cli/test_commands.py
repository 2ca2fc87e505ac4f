"""The table of root commands: complete, and lazy."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from campaign import __version__
from campaign.cli import commands
from campaign.cli.reference import EXIT_CODES, reference
from rules import titles
from tests.cli.conftest import Council

ROOT = Path(__file__).parents[2]
HEAVY = ("sqlmodel", "sqlalchemy", "pydantic", "lark", "weasyprint", "rich", "alembic", "prompt_toolkit", "rules")


def first_words(slug: str) -> set[str]:
    title = next(card for card in titles.TITLES if card.slug == slug).load()
    return {action.name.split()[0] for action in title.actions} | {one.name.split()[0] for one in title.shorthands}


def test_every_action_of_the_home_title_has_a_row() -> None:
    tools = {tool.name for tool in commands.TOOLS}
    rows = {name for name, _ in commands.ACTIONS}
    missing = first_words(commands.HOME) - tools - rows
    assert missing == set(), "a row in campaign/cli/commands.py, ACTIONS"
    assert rows - first_words(commands.HOME) == set(), "rows without an action"
    assert rows & tools == set()


def test_every_other_title_has_its_prefix() -> None:
    listed = {(one.name, one.slug) for one in commands.PREFIXES}
    assert listed == {(card.group, card.slug) for card in titles.TITLES if card.group}


@pytest.mark.parametrize("tool", commands.TOOLS, ids=lambda tool: tool.name)
def test_every_tool_can_be_loaded_and_has_help(tool: commands.Tool, council: Council) -> None:
    ran = council(*tool.name.split(), "--help")
    assert ran.code == 0
    assert ran.out.startswith(f"Usage: council {tool.name}")
    assert "--campaign" in ran.out


def loaded_by(*words: str, **environment: str) -> set[str]:
    """The heavy packages that a run of the program imports."""
    code = f"import sys; sys.argv = ['council', *{words!r}]; from campaign.cli.main import run; run()"
    call = [sys.executable, "-X", "importtime", "-c", code]
    ran = subprocess.run(call, cwd=ROOT, capture_output=True, text=True, env=environment)
    return {line.rpartition("|")[2].strip() for line in ran.stderr.splitlines()} & set(HEAVY)


def test_help_loads_nothing_heavy() -> None:
    assert loaded_by("--help") == set()


def test_completion_loads_nothing_heavy() -> None:
    environment = {"_COUNCIL_COMPLETE": "complete_bash", "COMP_WORDS": "council vo", "COMP_CWORD": "1"}
    assert loaded_by(**environment) == set()


def test_looking_for_what_is_loaded_finds_it() -> None:
    assert {"rules", "pydantic"} <= loaded_by("rules", "house.stale")


def test_commands_are_completed() -> None:
    code = "from campaign.cli.main import run; run()"
    environment = {"_COUNCIL_COMPLETE": "complete_bash", "COMP_WORDS": "council vot", "COMP_CWORD": "1"}
    ran = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, env=environment)
    assert ran.stdout.split() == ["vote"]
    environment = {"_COUNCIL_COMPLETE": "complete_bash", "COMP_WORDS": "council vote c", "COMP_CWORD": "2"}
    ran = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, env=environment)
    assert ran.stdout.split() == ["cast"]


def test_the_reference_is_the_program_as_it_is() -> None:
    written = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    assert written == reference(), "python -m campaign.cli.reference > docs/commands.md"


def test_the_reference_names_every_command_and_exit_code() -> None:
    text = reference()
    for tool in commands.TOOLS:
        assert f"### `council {tool.name}" in text
    for action in titles.TITLES[0].load().actions:
        assert f"### `council {action.name}" in text
    assert [code for code, _ in EXIT_CODES] == [0, 1, 2, 3, 4, 5, 130]


def test_the_reference_names_every_error_and_variable() -> None:
    text = reference()
    for path in (ROOT / "campaign").rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        for clause in set(re.findall(r'"(house\.[a-z-]+)"', source)):
            assert f"| `{clause}` |" in text, clause
        for variable in set(re.findall(r'"(COUNCIL_[A-Z_]+)"', source)):
            assert f"| `{variable}` |" in text, variable


def test_the_version_is_said(council: Council) -> None:
    assert council("--version").out == f"council {__version__}\n"


def test_a_group_that_is_an_action_too_shows_its_name_once(council: Council) -> None:
    assert council("vote", "--json").json["refused"]["clause"] == "house.no-such-file"
    council("new", "Thursday")
    assert "council vote vote" not in council("vote", "--help").out + council("vote").err
    assert council("deal", "--json").json["refused"]["allowed"][0].startswith("council deal PARTIES")
    assert council("").code == 2


def test_the_end_of_a_run_is_quick_and_what_was_registered_for_it_still_runs() -> None:
    code = """
import atexit
from campaign.cli import main
class Library:
    def __del__(self): print("taken apart")
library = Library()
def a_run(words):
    atexit.register(lambda: print("registered"))
    return 3
main.main = a_run
main.run()
"""
    ran = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert (ran.returncode, ran.stdout, ran.stderr) == (3, "registered\n", "")


@pytest.mark.parametrize("closed", [">&-", "2>&-", ">&- 2>&-"])
def test_a_run_without_a_screen_ends_well(closed: str) -> None:
    code = "from campaign.cli.main import run; run()"
    ran = subprocess.run(f"{sys.executable} -c '{code}' --version {closed}", shell=True, cwd=ROOT, capture_output=True)
    assert (ran.returncode, ran.stderr) == (0, b"")
