"""The wheel, installed alone and away from the checkout, is the whole program: data files included.

It needs a package index, as `make test` itself does.
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.test_repository import ROOT, tracked

PACKAGES = ("campaign", "reports", "rules", "seeds")
pytestmark = pytest.mark.slow


def run(command: Sequence[str | Path], **settings: object) -> str:
    """What a command prints; it must end well."""
    ran = subprocess.run(command, capture_output=True, text=True, check=False, **settings)  # type: ignore[call-overload]
    assert ran.returncode == 0, f"{ran.stdout}\n{ran.stderr}"
    return str(ran.stdout)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    run([sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT])
    [built] = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of an environment in which nothing but the wheel and what it asks for is installed."""
    place = tmp_path_factory.mktemp("clean") / "environment"
    run([sys.executable, "-m", "venv", "--without-pip", place])
    folder = place / ("Scripts" if os.name == "nt" else "bin")
    pip = [sys.executable, "-m", "pip", "--python", folder / "python", "--disable-pip-version-check"]
    run([*pip, "install", "--quiet", "--no-compile", wheel])
    return folder


@pytest.fixture
def away(tmp_path: Path) -> dict[str, object]:
    """Somewhere else: another folder, an empty home, and no trace of the checkout in the environment."""
    home = tmp_path / "home"
    home.mkdir()
    return {"cwd": tmp_path, "env": {"HOME": str(home), "PATH": os.environ["PATH"]}}


def test_every_file_of_the_packages_is_in_it(wheel: Path) -> None:
    names = set(ZipFile(wheel).namelist())
    ours = {path.relative_to(ROOT).as_posix() for path in tracked() if path.relative_to(ROOT).parts[0] in PACKAGES}
    assert ours - names == set()
    assert {name.split("/")[0] for name in names if ".dist-info/" not in name} == set(PACKAGES)


def test_the_program_is_there(programs: Path, away: dict[str, object]) -> None:
    assert "Usage: council" in run([programs / "council", "--help"], **away)
    place = run([programs / "python", "-c", "import campaign; print(campaign.__file__)"], **away)
    assert Path(place.strip()).is_relative_to(programs.parent)


def test_a_first_campaign_lies_in_the_data_folder(programs: Path, away: dict[str, object], tmp_path: Path) -> None:
    assert "is founded" in run([programs / "council", "new", "Thursday"], **away)
    said = run([programs / "council", "play"], **away, input="xanthe:Ana lyrie:Ben jilian:Cy\nquit\n")
    assert "Ana plays Xanthe." in said
    assert "Everything is kept" in said
    assert [path.parent.name for path in (tmp_path / "home").rglob("council.db")] == ["council"]


def test_it_plays_the_demo(programs: Path, away: dict[str, object], tmp_path: Path) -> None:
    said = run([programs / "python", "-m", "campaign.demo"], **away)
    assert "After game 3" in said
    assert (tmp_path / "demo-output" / "game-3.pdf").read_bytes().startswith(b"%PDF")
