"""Taking back what binds, and what was shown for a while: Declarations, and the end of a game of the Clocktower."""

from pathlib import Path

import pytest

from tests.clauses import clause
from tests.cli.conftest import Council
from tests.cli.test_storyteller import SETUP

PLAY = (
    ["new", "Thursday", "--title", "midnight"],
    ["midnight", "seats", "Ana", "Ben", "Cy"],
    ["midnight", "roll", "Ana=12", "Ben=2", "Cy=3"],
    ["midnight", "pick", "freya", "erdene", "hephesta"],
    ["midnight", "levels", "freya", "4/2", "3/1"],
    ["midnight", "levels", "erdene", "4/2", "3/1"],
    ["midnight", "levels", "hephesta", "4/2", "3/1"],
    ["midnight", "start"],
    ["midnight", "turn", *["keep"] * 15],
)
CHARACTERS = ("Imp", "Baron", "Chef", "Empath", "Monk", "Saint", "Drunk", "Virgin", "imp", "baron")


def done(council: Council, *words: str, typed: str = "") -> str:
    ran = council(*words, typed=typed)
    assert ran.code == 0, ran
    return ran.out


@pytest.fixture
def six(council: Council) -> Council:
    """Six o'clock: Freya's Declaration lies, Erdene's and Hephesta's are to come."""
    for words in PLAY:
        done(council, *words)
    done(council, "midnight", "declare", "freya", typed="erdene\n")
    return council


def entry(council: Council, words: str) -> str:
    """The number of the entry in force whose label has these words."""
    log = council("log", "--json").json["log"]
    held = [one for one in log if one["kind"] == "act" and one["standing"] == "stands"]
    return str(next(one["entry"] for one in held if words in one["label"]))


@clause("queen-by-midnight", "clock.six")
def test_a_mistyped_declaration_is_taken_back_at_once_and_the_table_sees_that(six: Council) -> None:
    assert "Undo: Freya lays a Declaration face down" in done(six, "undo")
    done(six, "midnight", "declare", "freya", typed="hephesta\n")
    assert "Undo: Freya lays a Declaration face down" in done(six, "log")
    assert "Undo: The clock strikes" not in done(six, "log")
    done(six, "amend", entry(six, "Freya lays"), "declare", "freya", "--yes", typed="erdene\n")
    assert "Amended, entry" in done(six, "log")


@clause("queen-by-midnight", "clock.six")
def test_once_more_was_entered_a_declaration_is_not_changed(six: Council) -> None:
    done(six, "midnight", "declare", "erdene", typed="freya\n")
    done(six, "undo")
    laid = entry(six, "Freya lays")
    ways: tuple[list[str], ...] = (["undo"], ["undo", "2"], ["amend", laid, "--drop", "--yes"])
    for words in ways:
        refused = six(*words, "--json").json["refused"]
        assert (refused["kind"], refused["clause"]) == ("ambiguous", "clock.six"), words
        assert refused["allowed"] == ["the same with --insist"]
        assert refused["title"] == "queen-by-midnight"
    same = [six("amend", laid, "declare", "freya", "--json", typed=f"{one}\n").json for one in ("erdene", "hephesta")]
    assert same[0] == same[1], "what is refused must not tell what lies there"
    assert same[0]["refused"]["clause"] == "clock.six"
    done(six, "undo", "--insist")
    assert "Undo: Freya lays" in done(six, "log")


@clause("queen-by-midnight", "clock.six")
def test_an_amendment_before_it_keeps_the_declaration_or_is_refused(six: Council) -> None:
    done(six, "midnight", "declare", "erdene", typed="freya\n")
    begun = entry(six, "Rolled")
    done(six, "amend", begun, "roll", "Ana=11", "Ben=2", "Cy=3", "--yes")
    refused = six("amend", entry(six, "Turn order"), "--drop", "--json").json["refused"]
    assert refused["clause"] == "clock.six"
    # An amendment and its undo come back to the same cards: nothing is taken back.
    done(six, "undo")
    done(six, "redo")
    done(six, "undo")
    assert six("undo", "9", "--json").json["refused"]["clause"] == "clock.six"


@clause("queen-by-midnight", "clock.six")
def test_a_declaration_that_was_turned_over_and_back_is_not_told_again(six: Council) -> None:
    done(six, "midnight", "declare", "erdene", typed="freya\n")
    done(six, "midnight", "declare", "hephesta", typed="freya\n")
    done(six, "midnight", "change", "freya.h-30")
    assert entry(six, "The Declaration is turned over: Erdene")
    assert "Erdene" not in done(six, "undo").split("Play 1")[0]
    log = [one for one in six("log", "--json").json["log"] if "Declaration is turned over" in one["label"]]
    assert [one["kind"] for one in log] == ["act", "undo"]
    assert not [one for one in log if "Erdene" in one["label"]]


@pytest.mark.parametrize("because", [[], ["--because", "the Saint was executed"]])
@clause("blood-on-the-clocktower", "win.team")
def test_no_character_is_told_while_the_game_runs_again(council: Council, tmp_path: Path, because: list[str]) -> None:
    for words in SETUP:
        done(council, *words)
    for words in (["dawn"], ["execute", "ana", "--by", "virgin"], ["hold", "good"]):
        council("clocktower", *words)
    ended = done(council, "clocktower", "end", "evil", "--because", "the Saint was executed", "--json")
    assert "Baron" in ended
    end = entry(council, "Evil wins")
    told = [done(council, *words, "--json") for words in (["undo", "--insist"], ["redo"], ["undo", "--insist"])]
    shown = [told[0], told[2], *_looks(council)]
    done(council, "redo")
    done(council, "amend", end, "end", "good", "--because", "the Saint sang", "--yes")
    assert entry(council, "ben the Baron")
    shown += [done(council, "undo", "2", "--insist", "--json"), *_looks(council)]
    shown += [str(council("undo", "--at", end, "--json")), str(council("report", "game", "-o", "-"))]
    shown += [done(council, "export", "--public", str(tmp_path / "public")), (tmp_path / "public").read_text()]
    for look in shown:
        assert not [one for one in CHARACTERS if one in look], look
    assert "The game ends." in [one["label"] for one in council("log", "--json").json["log"]]
    assert "Evil wins: the Saint was executed" in done(council, "log", "--all", "--for", "storyteller")


def _looks(council: Council) -> list[str]:
    looks: tuple[list[str], ...] = (
        [],
        ["state"],
        ["state", "--json"],
        ["next"],
        ["next", "--json"],
        ["log"],
        ["log", "--all"],
    )
    return [done(council, *words) for words in (*looks, ["log", "--json"])]
