"""The README's commands run as they stand there, and its picture is what the program prints.

`pytest --rewrite-playthroughs` takes the picture anew. Blocks of `console` are the picture, on the sample's first vote;
blocks of `sh` are typed one after the other, on a database of their own.
"""

from pathlib import Path

import pytest

from rules.titles import TITLES
from tests.pages import FAILED, blocks
from tests.pages import commands as typed
from tests.playthroughs.transcript import played
from tests.test_repository import ROOT

README = ROOT / "README.md"
SAMPLE = ROOT / "campaign" / "sample"
BEFORE_THE_VOTE = 3
"""Commands of the sample's first game that come before its first vote."""


def commands() -> list[str]:
    return [line for block in blocks(README, "sh") for line in typed(block.text)]


def sample_table(keep: Path) -> None:
    """The sample campaign, founded, up to its first vote."""
    lines = (SAMPLE / "game-1.council").read_text(encoding="utf-8").splitlines()
    first = [line for line in lines if line and not line.startswith("#")][:BEFORE_THE_VOTE]
    typed = "".join(f"$ council {line}\n" for line in ("run founding.council", *first))
    assert not FAILED.search(played(typed, SAMPLE, keep))


def test_the_picture_is_what_the_program_prints(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    [(_, _, picture)] = blocks(README, "console")
    sample_table(tmp_path)
    now = played(picture, SAMPLE, tmp_path)
    assert not FAILED.search(now)
    if request.config.getoption("rewrite_playthroughs"):
        text = README.read_text(encoding="utf-8")
        README.write_text(text.replace(f"```console\n{picture}```", f"```console\n{now}```"), encoding="utf-8")
        return
    assert picture == now


def test_the_first_evening_goes_as_it_is_told(tmp_path: Path) -> None:
    evening = [line for line in commands() if line.startswith("council ")]
    assert len(evening) > 10
    said = played("".join(f"$ {line}\n" for line in evening), tmp_path, tmp_path)
    assert not FAILED.search(said), said
    assert [path.read_bytes()[:4] for path in tmp_path.glob("*.pdf")] == [b"%PDF"]


def test_the_other_commands_are_there() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    others = [line for line in commands() if not line.startswith("council ")]
    assert others
    for line in others:
        program, *words = line.split()
        assert program in ("make", "pip")
        assert program == "pip" or all(f"\n{word}:" in makefile for word in words)


def test_every_title_is_named_with_what_is_done_for_it() -> None:
    rows = [line for line in README.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    for card in TITLES:
        assert any(f"*{card.name}*" in row for row in rows), card.name
