"""`council report`: where the file goes, and what is refused."""

from pathlib import Path
from typing import Any

import pytest

from campaign.cli.tools.report import file_name
from tests.clauses import clause
from tests.cli.conftest import Council

GAME = """found seats xanthe:Ana lyrie:Ben jilian:Cy --leader xanthe
found regions allwed="red commercial 2 food" natar="blue military 1 army" blodyn="red welfare 1 gold"
found regions olwyn="red welfare 1 gold" coden="red welfare 1 gold" solad="red welfare 1 gold"
found regions crann="blue welfare 1 gold" tiryll="red welfare 1 gold" dualak="red welfare 1 gold" tork gamam
found envelope 12
setup begin "red 3 food"
setup ready
dilemma read
vote a1 n2 pg s
"""


@pytest.fixture
def played(council: Council, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Council:
    """A campaign in the middle of its first game, in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    assert council("new", "Thursday’s Table / 2").code == 0
    ran = council("run", "-", "--insist", typed=GAME)
    assert ran.code == 0, ran
    return council


def test_a_report_is_named_after_campaign_and_game(played: Council, tmp_path: Path) -> None:
    ran = played("report", "session", "1", "--json")
    assert ran.code == 0, ran
    assert ran.json == {
        "report": "thursday-s-table-2-game-1.pdf",
        "title": "Thursday’s Table / 2, game 1: session report",
    }
    assert (tmp_path / "thursday-s-table-2-game-1.pdf").read_bytes().startswith(b"%PDF")


def test_the_last_game_is_meant_if_none_is_named_and_html_by_the_ending(played: Council, tmp_path: Path) -> None:
    ran = played("report", "sess", "-o", "wall.html", "--paper", "letter")
    assert ran.code == 0, ran
    assert "Written: wall.html" in ran.out
    assert "size: letter" in (tmp_path / "wall.html").read_text(encoding="utf-8")


@clause("house", "file-exists")
def test_no_file_is_written_over_unasked(played: Council, tmp_path: Path) -> None:
    wall = tmp_path / "wall.html"
    wall.write_text("mine")
    ran = played("report", "session", "1", "-o", "wall.html")
    assert ran.code == 5
    assert "house.file-exists" in ran.err
    assert wall.read_text() == "mine"
    assert played("report", "session", "1", "-o", "wall.html", "--force").code == 0
    assert wall.read_text(encoding="utf-8") != "mine"


def test_as_html_or_markdown_by_option_or_by_ending(played: Council, tmp_path: Path) -> None:
    assert played("report", "session", "--format", "h").code == 0
    assert (tmp_path / "thursday-s-table-2-game-1.html").read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert played("report", "session", "-o", "chat.md").code == 0
    assert (tmp_path / "chat.md").read_text(encoding="utf-8").startswith("# Thursday’s Table / 2, game 1")
    assert played("report", "session", "--format", "docx").code == 2
    assert played("report", "book", "--format", "md").code == 3
    assert not (tmp_path / "thursday-s-table-2-book.md").exists()


def test_it_is_opened_if_asked(played: Council, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("typer.launch", lambda place: opened.append(place) or 0)
    assert played("report", "session", "-o", "wall.html").code == 0
    assert opened == []
    assert played("report", "session", "-o", "wall.html", "--force", "--open").code == 0
    assert opened == [str(tmp_path / "wall.html")]
    monkeypatch.setattr("typer.launch", lambda place: 1)
    assert "open it by hand" in played("report", "session", "-o", "wall.html", "--force", "--open").err


@clause("house", "file-exists")
@pytest.mark.parametrize(("said", "code"), [("yes", 0), ("no", 5), ("", 5)])
def test_at_a_terminal_it_asks(played: Council, tmp_path: Path, said: str, code: int, monkeypatch: Any) -> None:
    wall = tmp_path / "wall.html"
    wall.write_text("mine")
    monkeypatch.setattr("campaign.cli.filing.at_terminal", lambda: True)
    ran = played("report", "session", "-o", "wall.html", typed=f"{said}\n")
    assert ran.code == code, ran
    assert "Write over it?" in ran.out
    assert (wall.read_text(encoding="utf-8") == "mine") is (code == 5)
    assert played("report", "session", "-o", "wall.html", "--json", typed="yes\n").code == 5


def test_characters_without_a_typeface_are_named_and_it_is_still_printed(
    played: Council, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reports.glyphs._system_has", lambda point: False)
    assert played("replace", "lyrie", "漢 👑").code == 0
    ran = played("report", "session", "-o", "wall.pdf")
    assert ran.code == 0
    assert "漢 (U+6F22), 👑 (U+1F451)" in ran.err
    assert "fonts-noto-cjk, fonts-noto-color-emoji" in " ".join(ran.err.split())
    assert played("report", "session", "-o", "wall.pdf", "--force", "--json").json["lacking"] == "漢👑"


def test_since_is_for_a_seat(played: Council) -> None:
    assert "seat" in played("report", "since").err
    ran = played("report", "since", "--for", "xa")
    assert (ran.code, "Xanthe sat in game 1" in ran.err) == (3, True), ran


def test_statistics_in_words_and_in_json(played: Council) -> None:
    ran = played("stats")
    assert ran.code == 0, ran
    assert "Who voted with whom" in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80
    found = played("stats", "--json").json
    assert found["votes"] == 1
    assert [one["player"] for one in found["councilors"]] == ["xanthe", "lyrie", "jilian"]


@clause("house", "unknown-report")
def test_what_cannot_be_reported_is_refused_and_leaves_no_file(played: Council, tmp_path: Path) -> None:
    before = sorted(tmp_path.iterdir())
    for words, code in ((("session", "7"), 3), (("saga", "1"), 2), (("session", "1", "--paper", "papyrus"), 2)):
        ran = played("report", *words)
        assert ran.code == code, ran
        assert "Traceback" not in ran.err
    assert sorted(tmp_path.iterdir()) == before


@clause("house", "not-writable")
def test_a_place_that_is_not_there_is_said(played: Council) -> None:
    ran = played("report", "session", "1", "-o", "nowhere/wall.html")
    assert ran.code == 5
    assert "cannot be written" in ran.err


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Thursday", "thursday"),
        ("../../etc/passwd", "etc-passwd"),
        ("  Die Königin & ich ", "die-königin-ich"),
        ("👑", "campaign"),
        ("_" * 9, "campaign"),
        ("x" * 500, "x" * 60),
    ],
)
def test_a_name_becomes_a_harmless_file_name(name: str, file: str) -> None:
    assert file_name(name) == file
