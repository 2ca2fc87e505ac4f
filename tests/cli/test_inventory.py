"""`council inventory`, and the reports that are about a seat or the whole campaign."""

from pathlib import Path

import pytest

from tests.cli.conftest import Council
from tests.cli.test_report import GAME


@pytest.fixture
def played(council: Council, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Council:
    """A campaign in the middle of its first game, in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    assert council("new", "Thursday").code == 0
    ran = council("run", "-", "--insist", typed=GAME)
    assert ran.code == 0, ran
    return council


def test_it_lists_what_must_be_where(played: Council) -> None:
    ran = played("inventory")
    assert ran.code == 0, ran
    assert "Treasury of Xanthe" in ran.out
    assert "Outcome markers" in ran.out
    rows = played("inventory", "--json").json["inventory"]
    assert {
        "place": "Treasury of Xanthe",
        "key": "xanthe.ideology",
        "what": "Ideology cards",
        "count": 5,
        "note": "",
    } in rows


def test_what_adds_up_is_said(played: Council) -> None:
    ran = played("inventory", "check", "deck=11", "xa.ideology=5")
    assert ran.code == 0, ran
    assert "2 of 2 counts add up." in ran.out


def test_a_resolved_crossroad_lies_in_one_place(played: Council) -> None:
    before = _counts(played)
    for line in (["outcome", "Xanthe: A018", "--insist"], ["agenda", "crossroad", "xanthe", "A018", "first"]):
        ran = played(*line, *(["--effects", "nothing"] if line[0] == "agenda" else []))
        assert ran.code == 0, ran
    after = _counts(played)
    assert after["trash.agendas"] == before["trash.agendas"] + 1
    assert after["agendas"] == before["agendas"] - 1


def _counts(played: Council) -> dict[str, int]:
    return {row["key"]: row["count"] for row in played("inventory", "--json").json["inventory"]}


def test_what_does_not_names_the_entries_that_moved_it(played: Council) -> None:
    held = {row["key"]: row["count"] for row in played("inventory", "--json").json["inventory"]}
    ran = played("inventory", "check", f"xanthe.food={held['xanthe.food'] + 1}", f"food={held['food'] - 1}")
    assert "xanthe.food: " in ran.out
    assert "1 too many (Food)" in ran.out
    assert "The same number is missing at food." in ran.out
    assert "Entry " in ran.out
    told = played("inventory", "check", f"food={held['food'] - 1}", "--json").json
    (wrong,) = told["mismatches"]
    assert (wrong["name"], wrong["expected"] - wrong["counted"]) == ("food", 1)
    assert all(one["entry"] > 0 for one in wrong["entries"])


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("check",), 2),
        (("chequered", "gold=1"), 2),
        (("check", "gold"), 2),
        (("check", "gold=-1"), 2),
        (("check", "gold=1", "gol=1"), 2),
        (("check", "silver=1"), 2),
        (("check", "s=1"), 4),
    ],
)
def test_what_cannot_be_read_is_refused(played: Council, words: tuple[str, ...], code: int) -> None:
    ran = played("inventory", *words)
    assert ran.code == code, ran
    assert "Traceback" not in ran.err


def test_a_diary_is_asked_for_by_seat_and_the_whole_campaign_by_nothing(played: Council, tmp_path: Path) -> None:
    assert "The Queen’s Dilemma · Diary" in _written(played, tmp_path, "diary", "xa")
    assert "Setting up game 2" in _written(played, tmp_path, "checklist")
    assert "For Xanthe alone" in _written(played, tmp_path, "diary", "xanthe", "--sealed")
    for words, code in (
        (("diary",), 2),
        (("diary", "nobody"), 2),
        (("diary", "syd"), 3),
        (("checklist", "3"), 2),
        (("votes", "first"), 2),
        (("votes", "--sealed"), 2),
    ):
        ran = played("report", *words, "-o", "none.html")
        assert ran.code == code, ran
        assert not (tmp_path / "none.html").exists()


def test_a_sealed_sheet_is_for_the_eyes_of_its_owner_alone(played: Council, tmp_path: Path) -> None:
    """Also where it takes the place of a file that all could read."""
    _written(played, tmp_path, "diary", "xanthe")
    usual = (tmp_path / "page.html").stat().st_mode & 0o777
    _written(played, tmp_path, "diary", "xanthe", "--sealed")
    assert (tmp_path / "page.html").stat().st_mode & 0o777 == 0o600
    _written(played, tmp_path, "diary", "xanthe")
    assert (tmp_path / "page.html").stat().st_mode & 0o777 == usual


def _written(council: Council, folder: Path, *words: str) -> str:
    ran = council("report", *words, "-o", "page.html", "--force")
    assert ran.code == 0, ran
    return (folder / "page.html").read_text(encoding="utf-8")
