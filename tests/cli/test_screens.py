"""Screens: what a terminal shows of a view."""

import pytest
from rich.text import Text

from campaign.cli.screens import show
from reports.screens import screen
from rules.core.values import Frozen, FrozenMap
from tests.cli.conftest import Council
from tests.cli.test_actions import start


class Inner(Frozen):
    name: str
    points: int


class Plain(Frozen):
    turn: str | None = None
    none: tuple[str, ...] = ()
    heaps: FrozenMap[str, int] = FrozenMap()
    seats: FrozenMap[str, Inner] = FrozenMap()
    list_of: tuple[Inner, ...] = ()


def test_the_plain_screen_shows_any_view_and_leaves_out_what_is_empty() -> None:
    ann = Inner(name="Ann", points=0)
    view = Plain(heaps=FrozenMap({"left": 3}), seats=FrozenMap({"ann": ann}), list_of=(ann,))
    assert screen("no-such-title", view) == [
        "heaps: left 3",
        "seats:",
        "  ann: name Ann, points 0",
        "list of: (name Ann, points 0)",
    ]


def test_the_home_screen_shows_seats_tiles_treasuries_and_both_totals(council: Council) -> None:
    start(council)
    ran = council("vote", "pm", "a2", "n3")
    lines = ran.out.splitlines()
    assert next(line for line in lines if "Lyrie (Ben)" in line).split()[2:4] == ["Aye", "2"]
    assert next(line for line in lines if "Xanthe (Ana)" in line).split()[2] == "moderator"
    assert next(line for line in lines if "Syd (Dee)" in line).startswith("* ")
    assert "Aye 2, Nay 3" in lines
    assert any(line.startswith("Leader Jilian, Moderator Xanthe") for line in lines)


def test_the_board_stands_there_when_it_has_changed(council: Council) -> None:
    start(council)
    for line in ("vote pg pg pg pg pg", "vote decide aye", "set ideology-spaces 9"):
        assert "Tradition/Progress:" not in council(*line.split()).out
    ran = council("outcome", "progress 2")
    assert "Tradition/Progress: 2 towards Progress; tokens Tradition 0, Progress 1" in ran.out
    assert "Tradition/Progress:" not in council("dilemma", "read").out
    assert "Tradition/Progress: 2 towards Progress" in council("state").out


def test_duties_are_listed_when_they_are_new_and_counted_after_that(council: Council) -> None:
    start(council, upto=1)
    assert "To do (d" in council("found", "seats", "xanthe:Ana", "lyrie:Ben", "syd:Dee").out
    later = council("found", "houses", "lyrie=House Tarn").out
    assert "To do (d" not in later
    assert "(`duty` lists them)" in later


def test_a_terminal_gets_emphasis_unless_colours_are_not_wanted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    show(Text("loud", style="bold"))
    assert "\x1b[" in capsys.readouterr().out
    monkeypatch.setenv("NO_COLOR", "1")
    show(Text("loud", style="bold"))
    assert capsys.readouterr().out == "loud\n"
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setattr("sys.stdout.isatty", lambda: False)
    show(Text("loud", style="bold"))
    assert capsys.readouterr().out == "loud\n"


def test_what_the_front_of_a_dilemma_does_not_announce_is_not_shown(council: Council) -> None:
    start(council)
    assert "Dilemma" not in council("vote", "a1").out
    council("undo", "2")
    council("dilemma", "read", "--nay", "tradition 2")
    assert "Dilemma | Aye: nothing; Nay: tradition 2" in council("state").out


def test_before_the_first_game_the_table_is_shown_when_it_has_changed(council: Council) -> None:
    council("new", "Thursday")
    assert "Seat  " in council("found", "seats", "xanthe:Ana", "lyrie:Ben", "jilian:Cy", "--leader", "xanthe").out
    ran = council("found", "regions", "blodyn=red", "commercial", "2", "food", "tork=blue", "military", "1", "army")
    assert "Blodyn: red commercial 2 food" in ran.out
    assert "Seat  " not in ran.out
    assert "Seat  " in council("state").out
