"""How the program speaks: plainly for the ear, as wide as the terminal for the eye, and what lasts says so."""

import re
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from campaign.cli import lines, manner, waiting
from campaign.cli.tools import journal
from campaign.store import Store
from rules import titles
from rules.title import Call
from tests.cli.conftest import Council
from tests.cli.test_actions import start
from tests.playthroughs.test_playthroughs import FOLDER
from tests.playthroughs.transcript import played
from tests.rules.witching_hour.example_deck import LINES

DRAWN = re.compile("[\u2500-\u259f|]")


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Standard output as a terminal of 120 columns, for the manner."""
    monkeypatch.setattr(manner, "sys", SimpleNamespace(stdout=SimpleNamespace(isatty=lambda: True)))
    monkeypatch.setenv("COLUMNS", "120")


def test_plain_has_no_table_and_a_fact_a_line(council: Council) -> None:
    start(council)
    council("vote", "pm")
    drawn, plain = council("state").out, council("state", "--plain").out
    assert DRAWN.search(drawn)
    assert not DRAWN.search(plain)
    seat = plain[plain.index("Lyrie (Ben), whose turn it is:") :].splitlines()
    assert "  Materials 1" in seat[:9]
    assert "  Hegemony 0" in seat[:9]
    assert council("state", env={"COUNCIL_PLAIN": "1"}).out == plain


def test_plain_says_what_each_of_several_tables_is(council: Council) -> None:
    council("new", "Halloween", "--title", "witching-hour")
    lines = ("sit Ana Ben --youngest ana --mode scorer", "count ana bell", "count ben mirror", "round ana")
    for line in (*LINES, *lines, "count ana mirror"):
        assert council("witching", *line.split()).code == 0
    assert "type by type:" not in council("state", "--plain").out
    for line in ("count ben none", "round ana", "count ana bell", "count ben skull"):
        assert council("witching", *line.split()).code == 0
    said = council("state", "--plain").out
    assert said.index("Tokens:\n") < said.index("  Round 1 +1") < said.index("The round, type by type:\n")


def test_plain_says_all_that_the_table_says(council: Council) -> None:
    start(council)
    council("vote", "pm", "a2")
    said = council("state", "--plain").out
    for words in ("  Tile moderator", "  Tile Aye 2", "  Power", "  Gold", "Aye 2, Nay 0"):
        assert words in said


def test_plain_sentences_are_not_broken(council: Council) -> None:
    start(council)
    assert max(map(len, council("rules", "vote.takes-leader").out.splitlines())) <= 80
    assert len(council("rules", "vote.takes-leader", "--plain").out.splitlines()) == 2
    said = council("vote", "a99", "--plain").err
    assert len(said.splitlines()) <= 3


@pytest.mark.parametrize("name", ["cinderella-a_run", "clocktower-an_evening", "midnight-a_play", "witching-table"])
def test_every_screen_can_be_spoken(name: str, tmp_path) -> None:
    evening = (FOLDER / f"{name}.play").read_text(encoding="utf-8")
    played(evening, FOLDER, tmp_path)
    said = played("$ council state --plain\n", FOLDER, tmp_path)
    assert len(said.splitlines()) > 3
    assert not DRAWN.search(said), said


def test_statistics_can_be_spoken(council: Council) -> None:
    start(council)
    council("vote", "a1", "n2", "pg", "pg", "pg")
    council("vote", "s")
    assert not DRAWN.search(council("stats", "--plain").out)


def test_text_is_as_wide_as_the_terminal_up_to_a_hundred(terminal: None, monkeypatch: pytest.MonkeyPatch) -> None:
    assert manner.text_width() == manner.WIDEST
    monkeypatch.setenv("COLUMNS", "60")
    assert manner.text_width() == 60
    with manner.speaking(True):
        assert manner.text_width() > 1000


def test_text_that_is_piped_is_80_wide() -> None:
    assert manner.text_width() == 80


def test_a_plain_terminal_is_asked_line_by_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "at_terminal", lambda: True)
    typed = iter([" a1 "])
    monkeypatch.setattr("builtins.input", lambda mark: next(typed))
    with manner.speaking(True):
        asked = lines.here()
        assert isinstance(asked, lines.Spoken)
        assert asked.read() == "a1"


def test_the_log_goes_on_with_what_is_entered(stones: Council, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stones("stones", "begin", "--first", "bob")
    others = iter([lambda keeper: keeper.act(Call("take", {"stones": 2})), lambda keeper: keeper.undo()])
    said: list[str] = []

    def meanwhile(_: float) -> None:
        enter = next(others, None)
        if enter is None:
            raise KeyboardInterrupt
        with Store.open(database, titles=titles.TITLES) as store:
            said.append(enter(store.keeper("Pebbles")).label)

    monkeypatch.setattr(journal, "sleep", meanwhile)
    ran = stones("log", "--follow")
    assert ran.code == 0
    assert [line[7:] for line in ran.out.splitlines()[-2:]] == said
    assert said[1].startswith("Undo")


class Late:
    """A timer whose time is up at once."""

    def __init__(self, seconds: float, do: Callable[[], None]) -> None:
        self.start = do

    def cancel(self) -> None:
        """Too late."""

    join = cancel


def test_what_lasts_says_so_on_a_terminal(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    desk = SimpleNamespace(options=SimpleNamespace(json=False), silent=False)
    monkeypatch.setattr(waiting, "Timer", Late)
    monkeypatch.setattr(waiting, "sys", SimpleNamespace(stderr=SimpleNamespace(isatty=lambda: True)))
    for name, value in (("FORCE_COLOR", "1"), ("TERM", "xterm")):
        monkeypatch.setenv(name, value)
    with manner.speaking(True), waiting.patiently(desk, "Counting"):
        pass
    assert capfd.readouterr().err == "Counting ...\n"
    with waiting.patiently(desk, "Counting"):
        pass
    assert "Counting" in capfd.readouterr().err
    monkeypatch.setattr(waiting, "sys", SimpleNamespace(stderr=SimpleNamespace(isatty=lambda: False)))
    with waiting.patiently(desk, "Counting"):
        pass
    assert capfd.readouterr().err == ""


def test_the_help_says_where_an_option_of_the_same_name_stands(council: Council) -> None:
    assert "In front of the command: Answer as" in " ".join(council("deal", "x", "--help").out.split())
    assert "In front of the command" not in council("outcome", "--help").out
