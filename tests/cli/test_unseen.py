"""Secrets at a real terminal: nothing of them appears, whenever it is typed."""

import os
import pty
import select
import sys
from pathlib import Path

import pytest

from campaign.cli.unseen import echo
from tests.cli.conftest import Council
from tests.cli.terminal import council as at_terminal
from tests.rules.witching_hour.example_deck import LINES

OPEN = "\x1b[?2004h"
"""What a terminal is told where a prompt opens."""


@pytest.fixture
def cauldron(council: Council) -> Council:
    """The program, with Ana asked whose Hex pile gets one of the Cauldron's two cards."""
    council("new", "Thursday", "--title", "witching-hour")
    for line in (*LINES, "sit Ana Ben Cy --youngest ana --mode table"):
        assert council("witching", *line.split()).code == 0
    assert council("witching", "hand", "ana", typed="cauldron 9 bell 3 mirror\n").code == 0
    assert council("witching", "deal").code == 0
    assert council("witching", "reveal", "cauldron").code == 0
    return council


def test_a_secret_typed_ahead_of_its_prompt_is_thrown_away(cauldron: Council, database: Path) -> None:
    with at_terminal(["play"], {"COUNCIL_DB": str(database)}) as terminal:
        terminal.wait_for(OPEN)
        terminal.type("ben\rchalice\r")
        terminal.wait_for("(not shown)")
        terminal.type("\r")
        terminal.wait_for(OPEN, 2)
        terminal.type("quit\r")
        shown = terminal.wait_for("goes on from here")
    assert "> ben" in shown
    assert "> chalice" not in shown


def test_a_secret_typed_ahead_of_a_look_is_thrown_away_too(cauldron: Council, database: Path) -> None:
    with at_terminal(["play"], {"COUNCIL_DB": str(database)}) as terminal:
        terminal.wait_for(OPEN)
        terminal.type("look\rchalice\r")
        terminal.wait_for("Enter shows it")
        terminal.type("\r")
        terminal.wait_for("Enter hides it again")
        terminal.type("chalice\r")
        terminal.wait_for("What was typed before it was hidden was not read")
        terminal.wait_for(OPEN, 2)
        terminal.type("quit\r")
        shown = terminal.wait_for("goes on from here")
    assert "> chalice" not in shown


def test_what_is_typed_while_the_program_works_does_not_appear(monkeypatch: pytest.MonkeyPatch) -> None:
    near, far = pty.openpty()
    with os.fdopen(far, encoding="utf-8") as terminal:
        monkeypatch.setattr(sys, "stdin", terminal)
        monkeypatch.setattr("campaign.cli.unseen.at_terminal", lambda: True)
        with echo(False):
            os.write(near, b"chalice\n")
            assert not select.select([near], [], [], 0.2)[0]
            with echo(True):
                os.write(near, b"bell\n")
                assert b"bell" in os.read(near, 100)
        os.write(near, b"book\n")
        assert b"book" in os.read(near, 100)
        assert [terminal.readline() for _ in range(3)] == ["chalice\n", "bell\n", "book\n"]
    os.close(near)
