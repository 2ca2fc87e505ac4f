"""Queen by Midnight at the keyboard: secrets without their length, lines that stop halfway, what a screen keeps."""

import os
import pty
import sys
import threading
from collections.abc import Iterator
from io import TextIOWrapper
from pathlib import Path

import pytest

from campaign.cli.lines import Terminal
from tests.cli.conftest import Council

SETUP = (
    *("seats Ana Ben Cy", "roll Ana=12 Ben=10 Cy=9", "pick freya boss rosaline"),
    *("levels freya 4/2 3/1", "levels rosaline 4/2 3/1", "start"),
)


@pytest.fixture
def midnight(council: Council) -> Council:
    """The program, with the first turn, Rosaline's."""
    council("new", "Thursday", "--title", "queen-by-midnight")
    for line in SETUP:
        ran = council("midnight", *line.split())
        assert ran.code == 0, ran
    return council


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """The far end of a terminal that the program reads from and writes to."""
    near, far = pty.openpty()
    opened = os.open
    monkeypatch.setattr(os, "open", lambda path, *rest: os.dup(far) if path == "/dev/tty" else opened(path, *rest))
    monkeypatch.setattr(sys, "stdin", os.fdopen(os.dup(far), encoding="utf-8"))
    monkeypatch.setattr(sys, "stdout", TextIOWrapper(os.fdopen(os.dup(far), "wb", 0), write_through=True))
    yield near
    os.close(near)
    os.close(far)


@pytest.mark.parametrize("secret", ["freya", "doctor-lux"])
def test_a_secret_prompt_shows_nothing_of_what_is_typed_nor_how_long_it_is(keyboard: int, secret: str) -> None:
    read: list[str | None] = []
    reading = threading.Thread(target=lambda: read.append(Terminal().read(hidden=True)), daemon=True)
    reading.start()
    shown = os.read(keyboard, 100)
    os.write(keyboard, f"{secret}\n".encode())
    reading.join(10)
    assert read == [secret]
    shown += os.read(keyboard, 100)
    assert shown.decode().split() == [">", "(not", "shown)"]


def test_a_line_that_stops_halfway_says_what_was_done_and_what_was_not(midnight: Council) -> None:
    ran = midnight("play", typed="c+2 f.lash+1 keep\n")
    assert "Done: c+2. Not done: f.lash+1 keep" in ran.err
    ran = midnight("midnight", "turn", "c+1", "f.lash+1", "keep", "--json")
    assert ran.json["refused"]["words_done"] == ["c+1"]
    assert ran.json["refused"]["words_left"] == ["f.lash+1", "keep"]
    assert len(ran.json["done"]) == 1
    ran = midnight("midnight", "turn", "f.lash+1", "keep")
    assert "Nothing of the line was done. Not done: f.lash+1 keep" in ran.err
    ran = midnight("midnight", "turn", "f.lash+1", "--json")
    assert "words_left" not in ran.json["refused"]


def test_a_vote_that_stops_halfway_says_so_too(council: Council) -> None:
    from tests.cli.test_actions import start

    start(council)
    ran = council("vote", "pm", "a1", "x9", "n1")
    assert "Done: pm a1. Not done: x9 n1" in ran.err


def test_a_seat_looks_at_its_own_declaration_and_no_other_does(midnight: Council) -> None:
    for _ in range(5 * 3):
        assert midnight("midnight", "turn", "keep").code == 0
    assert midnight("midnight", "declare", "rosaline", typed="boss-no\n").code == 0
    assert "Your Declaration, face down: Boss No" in midnight("look", "rosaline").out
    assert "face down: " not in midnight("look", "freya").out + midnight("state").out


def test_a_declaration_typed_as_a_word_is_refused_and_not_repeated(midnight: Council) -> None:
    ran = midnight("midnight", "declare", "boss-no", "freya")
    assert ran.code == 2
    assert "asked for" in ran.err
    assert "freya" not in ran.out + ran.err
    assert "type only" in ran.err
    assert "declare PLAYER" in ran.err


def test_armories_stay_on_the_screen_and_what_lay_before_the_fallen_goes(midnight: Council) -> None:
    ran = midnight("play", typed="boon0:crown bane0@f:curse\nc+1\n")
    last = ran.out.rpartition("Turn order")[2]
    assert "Rosaline: crown (boon)" in last
    assert "Freya: curse (bane)" in last
    ran = midnight("play", typed="f.h-30\n")
    assert "curse (bane)" not in ran.out.rpartition("Turn order")[2]


def test_help_is_help_where_names_are_asked_for(council: Council) -> None:
    council("new", "Thursday", "--title", "queen-by-midnight")
    ran = council("play", typed="help\n")
    assert "seats NAMES..." in ran.out


def test_a_turn_line_is_taken_at_the_question_that_enter_leads_to(midnight: Council) -> None:
    ran = midnight("play", typed="\nr keep\n")
    assert not ran.err
    assert midnight("state", "--json").json["turn"] == "boss-no"


def test_the_statistics_of_the_plays_that_are_over(midnight: Council) -> None:
    assert "No play is over yet." in midnight("stats").out
    assert midnight("play", typed="f.h-30\nb.h-30\n").code == 0
    ran = midnight("stats")
    assert "Ended by: the last one standing 1." in ran.out
    assert ["Rosaline", "1", "1", "0"] in [line.split() for line in ran.out.splitlines()]
    found = midnight("stats", "--json").json
    assert found["ends"] == {"last": 1, "points": 0, "table": 0}
    assert found["princesses"]["freya"] == {"plays": 1, "queen": 0, "along": 0}
    standing = midnight("standings", "--json").json["standings"]["Cy"]
    assert (standing["plays"], standing["points"]) == (1, 0)
    assert midnight("undo", "--insist").code == 0
    assert midnight("stats", "--json").json["plays"] == 0


def test_a_long_log_and_a_whole_export_say_what_they_are(midnight: Council, tmp_path: Path) -> None:
    assert "council log --all" not in midnight("log").out
    for _ in range(20):
        assert midnight("midnight", "change", "c+1").code == 0
    assert "The last 20 of 26 entries; all of them: council log --all" in midnight("log").out
    assert "council log --all" not in midnight("log", "--all").out
    assert "holds every secret" in midnight("export", str(tmp_path)).out
    assert "holds every secret" not in midnight("export", str(tmp_path), "--public").out


def test_a_pledge_that_cannot_be_read_is_not_called_after_the_argument(midnight: Council) -> None:
    for _ in range(5 * 3):
        midnight("midnight", "turn", "keep")
    ran = midnight("midnight", "declare", "rosaline", typed="fryea\n")
    assert "The pledge that was typed cannot be read" in ran.err
