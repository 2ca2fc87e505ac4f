"""`council report`: where the file goes, and what is refused."""

from pathlib import Path

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
