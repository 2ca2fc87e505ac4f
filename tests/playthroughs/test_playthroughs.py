"""Every playthrough still goes as it is written. `pytest --rewrite-playthroughs` writes them anew: read the diff."""

from difflib import unified_diff
from pathlib import Path

import pytest

from tests.playthroughs.scripts import scripts, written
from tests.playthroughs.transcript import HIDDEN, Exchange, check_marks, played, read

FOLDER = Path(__file__).parent
PLAYS = sorted(FOLDER.glob("*.play"))


@pytest.mark.parametrize("path", PLAYS, ids=lambda path: path.stem)
def test_it_goes_as_written(path: Path, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    written = path.read_text(encoding="utf-8")
    now = played(written, FOLDER, tmp_path)
    assert "(house.fault)" not in now, now
    if request.config.getoption("rewrite_playthroughs"):
        path.write_text(now, encoding="utf-8")
        return
    diff = "\n".join(unified_diff(written.splitlines(), now.splitlines(), path.name, "now", lineterm=""))
    assert written == now, f"{path.name} goes otherwise now:\n{diff}"


def test_a_screen_that_prints_the_mark_of_what_is_typed_is_found(tmp_path: Path) -> None:
    exchange = Exchange("state", ("> keep", HIDDEN + " freya"))
    check_marks("Round 1\n> keep\n  > Ana\n> (not shown)\n", exchange)
    with pytest.raises(AssertionError, match="looks typed: > Ana"):
        check_marks("Round 1\n> Ana (Freya)\n> keep\n", exchange)


def test_there_are_playthroughs_that_do_something() -> None:
    assert PLAYS
    assert all(read(path.read_text(encoding="utf-8"))[1] for path in PLAYS)


def test_a_playthrough_that_goes_otherwise_is_found(tmp_path: Path) -> None:
    text = "About.\n$ council campaigns\nThere are plenty.\n"
    assert played(text, FOLDER, tmp_path) != text


def test_secrets_are_typed_and_not_printed(tmp_path: Path) -> None:
    text = (FOLDER / "midnight-a_play.play").read_text(encoding="utf-8")
    secrets = [line.removeprefix("> (not shown) ") for line in text.splitlines() if line.startswith("> (not shown) ")]
    assert secrets == ["hephesta", "boss", "undo", "boss", "erdne", "hephesta"]
    assert "> (not shown) hephesta\nBoss No lays a Declaration face down." in played(text, FOLDER, tmp_path)


def test_notes_stay_and_what_is_done_quietly_prints_nothing(tmp_path: Path) -> None:
    text = "About.\n\n$ council new Thursday (quietly)\n\n# Where does it stand?\n$ council campaigns\n"
    now = played(text, FOLDER, tmp_path)
    assert now.startswith(text)
    assert now.count("Thursday") == 2
    failed = played("About.\n\n$ council use Nobody (quietly)\n", FOLDER, tmp_path)
    assert "Nobody" in failed
    assert failed.endswith("[3]\n") or failed.endswith("[2]\n")


def test_what_is_typed_is_read_from_the_lines_that_begin_with_a_mark() -> None:
    head, exchanges = read("About.\n\n$ council play\nWho?\n> a b\n>\n$ council next\n")
    assert head == "About.\n"
    assert [(one.command, one.typed) for one in exchanges] == [("play", ("> a b", ">")), ("next", ())]


@pytest.mark.parametrize("name", scripts())
def test_the_long_scripts_are_as_they_are_generated(name: str) -> None:
    assert (FOLDER / f"{name}.council").read_text(encoding="utf-8") == written(scripts()[name])
