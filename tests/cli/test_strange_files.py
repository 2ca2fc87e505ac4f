"""Files that never end or begin, scripts whose lines fail without a refusal, and texts that would steer a terminal."""

from __future__ import annotations

import io
import json
import os
import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest

from campaign.cli import screens
from campaign.cli.tools import scripts
from campaign.paths import UnfitError, read_whole
from campaign.store.sums import entry_sum
from tests.clauses import clause
from tests.cli.conftest import Council

STEERING = "\x1b[2J\x1b]0;owned\x07\x9b31m\u202eabc\x7f"
PIECES = ("\x1b", "\x07", "\x9b", "\u202e", "\x7f")


@pytest.fixture(params=["pipe", "device"])
def endless(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "device":
        return "/dev/zero"
    os.mkfifo(tmp_path / "pipe")
    return str(tmp_path / "pipe")


@clause("house", "unreadable")
def test_what_never_ends_is_not_waited_for(stones: Council, endless: str) -> None:
    stones("new", "Evening", "--title", "blood-on-the-clocktower")
    for line in (["run", endless], ["import", endless], ["clocktower", "edition", "--script", f"@{endless}"]):
        ran = stones(*line, "--json", "--campaign", "Evening")
        assert ran.code in (2, 5), line
        assert "pipe or a device" in ran.json["refused"]["because"]
        assert " MB" in ran.json["refused"]["allowed"][0] or line[0] == "import"


def test_what_is_larger_than_its_bound_is_named_with_it(stones: Council, tmp_path: Path) -> None:
    large = tmp_path / "large.council"
    large.write_text("#" * (scripts.MOST_BYTES + 1), encoding="utf-8")
    ran = stones("run", str(large))
    assert (ran.code, "larger than 1 MB" in " ".join(ran.err.split())) == (2, True)
    ran = stones("run", "-", typed="#" * (scripts.MOST_BYTES + 1))
    assert (ran.code, "larger than 1 MB" in " ".join(ran.err.split())) == (2, True)
    with pytest.raises(UnfitError):
        read_whole(large, 10)
    assert len(read_whole(large, scripts.MOST_BYTES + 1)) == scripts.MOST_BYTES + 1


@clause("house", "script-stopped")
def test_a_script_stops_at_a_line_that_was_declined(stones: Council, tmp_path: Path) -> None:
    script = tmp_path / "evening.council"
    script.write_text("amend 1 sit ann bob\nstones begin ann\n", encoding="utf-8")
    ran = stones("run", str(script), typed="no\n")
    assert ran.code == 3
    assert "evening.council, line 1" in ran.err.replace("\n  ", " ")
    assert "house.script-stopped" in ran.err
    assert len(stones("log", "--json").json["log"]) == 2
    ran = stones("run", str(script), "--json", typed="no\n")
    assert ran.code


@clause("house", "script-stopped")
def test_a_script_stops_where_the_doctor_finds_a_fault(stones: Council, database: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE entry SET label = 'changed' WHERE sequence = 1")
    script = tmp_path / "evening.council"
    script.write_text("log\ndoctor\nset size 9\n", encoding="utf-8")
    ran = stones("run", str(script))
    assert ran.code
    assert "line 2" in ran.err


def forged(text: str, change: str) -> str:
    """An export with another label and event text in its last entry, and with right checksums all the same."""
    *lines, _ = text.splitlines()
    entry = json.loads(lines[-1])
    if change == "label":
        entry["label"] += STEERING
    else:
        entry["arguments"]["more"] = STEERING
    entry["checksum"] = entry_sum({name: value for name, value in entry.items() if name not in ("line", "checksum")})
    lines[-1] = json.dumps(entry, ensure_ascii=False, separators=(",", ":"))
    whole = "".join(f"{line}\n" for line in lines)
    end = {"line": "end", "entries": len(lines) - 1, "checksum": sha256(whole.encode()).hexdigest()}
    return whole + json.dumps(end, separators=(",", ":")) + "\n"


@pytest.mark.parametrize("change", ["label", "arguments"])
@clause("house", "import-unreadable")
def test_a_forged_export_that_would_steer_a_terminal_does_not_come_in(
    stones: Council, tmp_path: Path, change: str
) -> None:
    stones("export", str(tmp_path / "out.jsonl"))
    text = (tmp_path / "out.jsonl").read_text(encoding="utf-8")
    (tmp_path / "forged.jsonl").write_text(forged(text, change), encoding="utf-8")
    ran = stones("import", str(tmp_path / "forged.jsonl"), "--json")
    assert (ran.code, ran.json["refused"]["clause"]) == (5, "house.import-unreadable")
    assert "steer a terminal" in ran.json["refused"]["because"]
    assert len(stones("campaigns", "--json").json["campaigns"]) == 1


def test_nothing_in_the_file_steers_the_terminal(stones: Council, database: Path) -> None:
    """Whatever came into the database, by whatever way."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE entry SET label = ?, note = ?", (STEERING, STEERING))
        connection.execute("UPDATE campaign SET name = ?", (f"Pebbles{STEERING}",))
    for line in ([], ["log", "--all"], ["campaigns"], ["state"], ["doctor"], ["use", "Peb"], ["log", "--plain"]):
        ran = stones(*line)
        assert [piece for piece in PIECES if piece in ran.out + ran.err] == [], line
    assert "Pebbles" in stones("campaigns").out


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_screen_has_no_colours_but_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    held = Screen()
    monkeypatch.setattr("sys.stdout", held)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    from rich.text import Text

    screens.show(Text(f"so {STEERING} be it", style="bold"))
    shown = held.getvalue()
    assert "\x1b[1m" in shown
    assert "[2J" in shown
    assert "\x1b[2J" not in shown
    assert [piece for piece in PIECES[1:] if piece in shown] == []
