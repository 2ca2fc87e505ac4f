"""Typefaces that were cut down before."""

from __future__ import annotations

from pathlib import Path

import pytest

from reports.kept import MOST, kept

WHOLE = b"wOFF" + bytes(4) + (16).to_bytes(4, "big") + b"face"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("platformdirs.user_cache_path", lambda name: tmp_path / name)
    return tmp_path / "council" / "typefaces"


def never() -> bytes:
    raise AssertionError("made again")


def test_what_was_made_is_not_made_again() -> None:
    assert kept((b"face", b"abc"), lambda: WHOLE) == WHOLE
    assert kept((b"face", b"abc"), never) == WHOLE


def test_other_parts_make_another_file(folder: Path) -> None:
    kept((b"face", b"abc"), lambda: WHOLE)
    kept((b"face", b"abcd"), lambda: WHOLE)
    kept((b"facea", b"bc"), lambda: WHOLE)
    assert len(list(folder.iterdir())) == 3


@pytest.mark.parametrize("broken", [b"", WHOLE[:-1], b"text" + WHOLE[4:]])
def test_a_file_that_is_not_whole_is_made_again(folder: Path, broken: bytes) -> None:
    kept((b"face",), lambda: WHOLE)
    (file,) = folder.iterdir()
    file.write_bytes(broken)
    assert kept((b"face",), lambda: WHOLE) == WHOLE
    assert file.read_bytes() == WHOLE


def test_a_folder_that_cannot_be_made_costs_time_and_nothing_else(folder: Path) -> None:
    folder.parent.parent.mkdir(exist_ok=True)
    folder.parent.write_text("a file is in the way")
    assert kept((b"face",), lambda: WHOLE) == WHOLE


def test_the_oldest_go_first(folder: Path) -> None:
    for number in range(MOST + 5):
        kept((str(number).encode(),), lambda: WHOLE)
    assert len(list(folder.iterdir())) == MOST
