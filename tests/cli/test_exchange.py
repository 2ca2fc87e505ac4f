"""`export` and `import`."""

import json
from pathlib import Path

import pytest

from tests.clauses import clause
from tests.cli.conftest import Council


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_out_and_in_again(stones: Council, tmp_path: Path) -> None:
    answer = stones("export", "--json").json
    assert answer == {"export": "pebbles.jsonl", "entries": 2, "public": False}
    came = stones("import", "pebbles.jsonl", "--json").json["imported"]
    assert (came["name"], came["sequence"], came["chosen"]) == ("Pebbles (2)", 2, False)
    state = stones("state", "--json").json
    again = stones("state", "--json", "--campaign", came["id"]).json
    assert again | {"campaign": 0} == state | {"campaign": 0}
    assert stones("import", "pebbles.jsonl", "--name", "Gravel", "--json").json["imported"]["name"] == "Gravel"


def test_into_a_file_that_is_not_there_yet(stones: Council, tmp_path: Path) -> None:
    stones("export", "one.jsonl")
    ran = stones("import", "one.jsonl", "--db", "fresh.db")
    assert (ran.code, ran.out) == (0, "“Pebbles” is here, 2 entries: council use 'Pebbles'\n")
    (tmp_path / "bad.jsonl").write_text("nonsense\n")
    assert stones("import", "bad.jsonl", "--db", "none.db").code == 5
    assert not (tmp_path / "none.db").exists()


@clause("house", "file-exists")
def test_nothing_is_written_over_unasked(stones: Council, tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("mine")
    ran = stones("export", "mine", "--json")
    assert (ran.code, ran.json["refused"]["clause"]) == (5, "house.file-exists")
    assert (tmp_path / "mine").read_text() == "mine"
    assert stones("export", "mine", "--force").code == 0
    assert (tmp_path / "mine").read_text().startswith('{"line":"campaign"')
    assert (tmp_path / "mine").stat().st_mode & 0o777 == 0o600


def test_to_standard_output(stones: Council) -> None:
    lines = [json.loads(line) for line in stones("export", "-", "--public").out.splitlines()]
    assert [line["line"] for line in lines] == ["campaign", "public entry", "public entry", "end"]
    assert stones("export", "-", "--json").code == 2


@clause("house", "import-unreadable")
def test_a_bad_file_names_its_line(stones: Council, tmp_path: Path, database: Path) -> None:
    stones("export", "one.jsonl")
    text = (tmp_path / "one.jsonl").read_text()
    (tmp_path / "one.jsonl").write_text(text.replace("ann", "bea", 1))
    before = database.read_bytes()
    ran = stones("import", "one.jsonl")
    assert ran.code == 5
    assert "Line 2 cannot be brought in" in ran.err
    assert database.read_bytes() == before
    assert stones("import", "nowhere", "--json").json["refused"]["clause"] == "house.no-such-file"
    (tmp_path / "one.jsonl").write_text(text)
    ran = stones("import", "one.jsonl", "--name", "a\nb", "--json")
    assert (ran.code, ran.json["refused"]["clause"]) == (2, "house.campaign-name")
    assert database.read_bytes() == before


def test_the_schema_of_a_line(stones: Council) -> None:
    schema = json.loads(stones("schema", "export").out)
    assert {"HeaderLine", "EntryLine", "PublicLine", "EndLine"} <= schema["$defs"].keys()
    assert "export" in stones("schema").out.split()
