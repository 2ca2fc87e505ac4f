"""Runs the program in this process, on a database of its own, with the tiny title beside the others."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from campaign.cli import commands
from campaign.cli.main import main
from campaign.surroundings import counted
from rules import titles
from tests.tiny import STONES


class Ran(NamedTuple):
    """What one run gave."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """Its output, read as one JSON document."""
        return json.loads(self.out)


Council = Callable[..., Ran]
"""`council("new", "Thursday", typed="lines on standard input")`."""


@pytest.fixture
def with_stones(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tiny title, under the prefix `stones`."""
    monkeypatch.setattr(titles, "TITLES", (*titles.TITLES, STONES))
    prefix = commands.Prefix(STONES.group, STONES.slug, "A game of stones.")
    monkeypatch.setattr(commands, "PREFIXES", (*commands.PREFIXES, prefix))


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "table.db"


@pytest.fixture
def council(
    database: Path, with_stones: None, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> Council:
    environment = {"COUNCIL_DB": str(database)}
    around = counted(datetime(2026, 1, 3, 19, tzinfo=UTC))

    def run(*words: str, typed: str = "", env: dict[str, str] | None = None) -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capfd.readouterr()
        code = main(words, around, environment | (env or {}))
        return Ran(code, *capfd.readouterr())

    return run


@pytest.fixture
def stones(council: Council) -> Council:
    """The program, with a campaign of the tiny title in which three sit."""
    for line in (["new", "Pebbles", "--title", "stones"], ["stones", "sit", "ann", "bob", "bea"], ["set", "size", "7"]):
        ran = council(*line)
        assert ran.code == 0, ran
    return council
