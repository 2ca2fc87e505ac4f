"""What must never be in a tracked file: addresses of package indexes, and paths of somebody's machine."""

import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

# Put together here, so that this file does not hold what it looks for.
INDEXES = [("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("npmjs", "com"), ("debian", "org")]
FOLDERS = ["work", "farm", "root", "tmp", "home", "Users"]
FORBIDDEN = {
    "the address of a package index": "|".join(rf"\b{name}\.{ending}\b" for name, ending in INDEXES),
    "a path of somebody's machine": "|".join(rf"(?<![\w.}}~]){'/'}{folder}{'/'}" for folder in FOLDERS),
}
MOST_BYTES = 1_000_000


@cache
def tracked() -> tuple[Path, ...]:
    """The files under version control; none outside a checkout."""
    try:
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ()
    return tuple(path for name in listed.split("\0") if name and (path := ROOT / name).is_file())


def text_of(path: Path) -> str:
    """What a file says; nothing where it is no text."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


@pytest.fixture
def files() -> tuple[Path, ...]:
    if not tracked():
        pytest.skip("not a checkout")
    return tracked()


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_tracked_file_holds(what: str, files: tuple[Path, ...]) -> None:
    pattern = re.compile(FORBIDDEN[what], re.IGNORECASE)
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in files
        for number, line in enumerate(text_of(path).splitlines(), 1)
        if pattern.search(line)
    ]
    assert found == []


def test_the_patterns_find_what_they_look_for() -> None:
    assert re.search(FORBIDDEN["the address of a package index"], "see https://" + ".".join(INDEXES[0]) + "/simple")
    assert re.search(FORBIDDEN["a path of somebody's machine"], "open(" + "/" + "home" + "/ana/council.py)")


def test_no_tracked_file_is_huge(files: tuple[Path, ...]) -> None:
    assert [path.name for path in files if path.stat().st_size > MOST_BYTES] == []
