"""The demo: three games played to their ends, standings, a report; nothing of the user's is touched."""

import io
import os
import subprocess
import sys
from contextlib import redirect_stdout
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import pytest
from pypdf import PdfReader

from campaign import demo
from campaign.keeper import Keeper
from campaign.store import Store
from rules import titles

ROOT = Path(__file__).parent.parent
MINE = "mine.txt"
PLAYERS = ("Xanthe (Mara)", "Lyrie (Ben)", "Jilian (Tomas)", "Syd (Dee)", "Elinor (Ines)")


class Shown(NamedTuple):
    """A demo that was run as a program: the folder that it wrote, the home that it could have, and what it said."""

    folder: Path
    home: Path
    out: str


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> Shown:
    place, home = tmp_path_factory.mktemp("place"), tmp_path_factory.mktemp("home")
    folder = place / demo.FOLDER
    folder.mkdir()
    (folder / MINE).write_text("kept", encoding="utf-8")
    (folder / demo.DATABASE).write_text("of an earlier demo", encoding="utf-8")
    environment = {
        "HOME": str(home),
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(ROOT),
        "PYTHONDONTWRITEBYTECODE": "1",
        "COUNCIL_DB": str(home / "mine.db"),
        "COUNCIL_CAMPAIGN": "Mine",
    }
    command = [sys.executable, "-m", "campaign.demo"]
    ran = subprocess.run(command, cwd=place, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return Shown(folder, home, ran.stdout)


def keeper(folder: Path) -> Keeper:
    return Store.open(str(folder / demo.DATABASE), titles=titles.TITLES).keeper("The sample campaign")


def labels(folder: Path) -> list[str]:
    return [f"{entry.time} {entry.label}" for entry in keeper(folder).log()]


def test_three_games_are_played_and_closed(shown: Shown) -> None:
    played = keeper(shown.folder)
    closed = [event["game"] for one in played.history() for event in one.events if event["event"] == "GameClosed"]
    assert closed == [1, 2, 3]
    assert str(played.title.phase_of(played.state)) == "between"


def test_it_says_how_each_game_goes_and_who_stands_where(shown: Shown) -> None:
    for game in demo.GAMES:
        assert f"  Game {game}  " in shown.out
    for player in PLAYERS:
        assert player in shown.out
    state = keeper(shown.folder).view()
    for player in state.players.values():  # type: ignore[attr-defined]
        line = next(line for line in shown.out.splitlines() if player.house in line)
        assert line.split()[-7:-4] == [str(player.hegemony), str(player.independence), str(player.infamy)]


def test_the_report_of_the_last_game_is_a_pdf(shown: Shown) -> None:
    report = shown.folder / "game-3.pdf"
    assert str(Path(demo.FOLDER) / report.name) in shown.out
    text = " ".join(page.extract_text() for page in PdfReader(report).pages)
    assert all(player.split("(")[1].rstrip(")") in text for player in PLAYERS)


def test_it_is_plain_when_piped(shown: Shown) -> None:
    assert "\x1b" not in shown.out
    assert max(len(line) for line in shown.out.splitlines()) <= 80


def test_nothing_of_the_users_is_touched(shown: Shown) -> None:
    assert (shown.folder / MINE).read_text(encoding="utf-8") == "kept"
    left = {path.name for path in shown.folder.iterdir()} - {MINE, "game-3.pdf"}
    assert left == {demo.DATABASE, f"{demo.DATABASE}.chosen"}
    council_made = [path for path in shown.home.rglob("*") if "council" in path.name or path.suffix == ".db"]
    assert [path for path in council_made if path.parent.name != ".cache"] == []


def test_it_goes_the_same_way_each_time(shown: Shown, tmp_path: Path) -> None:
    with redirect_stdout(io.StringIO()) as said:
        demo.play(tmp_path)
    assert shown.out.startswith(said.getvalue())
    assert labels(tmp_path) == labels(shown.folder)


def test_a_script_that_is_refused_says_where(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(demo, "GAMES", (2, 1))
    assert demo.main([str(tmp_path)]) == 3
    said = capsys.readouterr()
    assert "game-2.council, line" in said.err
    assert "Game 2" not in said.out


def test_a_folder_that_cannot_be_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    taken = tmp_path / "taken"
    taken.write_text("a file", encoding="utf-8")
    assert demo.main([str(taken)]) == 1
    assert "cannot be used" in capsys.readouterr().err


def test_every_script_of_the_sample_is_played() -> None:
    there = {path.name for path in (files("campaign") / "sample").iterdir()}
    assert there == {"founding.council", *(f"game-{game}.council" for game in demo.GAMES)}
