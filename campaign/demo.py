"""`python -m campaign.demo [FOLDER]`: a sample campaign of three games, played through the commands of the program.

The scripts in `campaign/sample` are run as `council run` runs them, on a database of the demo's own. Clock, ids and
seeds are counted, so that every run gives the same campaign. Only the demo's own files in the folder are written over.
"""

from __future__ import annotations

import io
import json
import shutil
import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import redirect_stdout
from datetime import UTC, datetime, timedelta
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import typer
from rich import box
from rich.table import Table

from campaign.cli.main import main as council
from campaign.cli.output import say_refusal
from campaign.cli.screens import show
from campaign.surroundings import counted

FOLDER = "demo-output"
DATABASE = "council.db"
WITHOUT_BACKUPS = {"COUNCIL_BACKUPS": "0"}
GAMES = (1, 2, 3)
FIRST_EVENING = datetime(2026, 1, 3, 19, tzinfo=UTC)
DAYS_BETWEEN = 14
POINTS = {
    "hegemony": "Heg.",
    "independence": "Ind.",
    "infamy": "Inf.",
    "gold": "Gold",
    "food": "Food",
    "army": "Army",
    "materials": "Mat.",
}


class StoppedError(Exception):
    """A command was refused. `code` is its exit code; `answer` is the JSON that says why, if it answered in JSON."""

    def __init__(self, code: int, answer: str) -> None:
        super().__init__(str(code))
        self.code = code
        self.answer = answer


def main(words: Sequence[str]) -> int:
    """Plays the sample campaign into a folder, says how it goes, and gives an exit code."""
    folder = Path(words[0] if words else FOLDER)
    try:
        make_room(folder)
        play(folder)
        _show_what_came_of_it(folder)
    except StoppedError as stopped:
        if stopped.answer:
            _say_why(json.loads(stopped.answer)["refused"])
        return stopped.code
    except OSError as error:
        typer.echo(f"{folder} cannot be used: {error.strerror}.", err=True)
        return 1
    return 0


def make_room(folder: Path) -> None:
    """Makes the folder; takes away the database that an earlier demo left, and nothing else."""
    folder.mkdir(parents=True, exist_ok=True)
    for left in folder.glob(f"{DATABASE}*"):
        left.unlink()


def play(folder: Path) -> None:
    """Plays the founding and the three games, with a line for each. Raises StoppedError where a script is refused."""
    typer.echo("A sample campaign of The Queen's Dilemma: five players, three games.")
    founded = _run(folder, "founding", 0)
    typer.echo(f"  Founding  {len(founded):3} entries: seats, Houses, Regions, first Agendas")
    for game in GAMES:
        typer.echo(f"  Game {game}    {_told(_run(folder, f'game-{game}', game))}")


def _show_what_came_of_it(folder: Path) -> None:
    last = GAMES[-1]
    report = folder / f"game-{last}.pdf"
    _council(folder, last, "report", "session", str(last), "-o", str(report), "--force")
    show("", _standings(json.loads(_council(folder, last, "state", "--json"))))
    typer.echo("In the order of the seats: nobody has won before the Finale.\n")
    typer.echo(f"The last evening on paper: {report}")
    for wish, words in (("Another one", "report session 1"), ("What happened, in words", "log --all")):
        typer.echo(f"{wish}:\n  {_program()} {words} --db {folder / DATABASE}")


def _program() -> str:
    """How `council` is typed here: after `make demo` it lies in an environment that is not on the path."""
    beside = Path(sys.executable).with_name("council")
    inside = beside.exists() and beside.is_relative_to(Path.cwd()) and not shutil.which("council")
    return str(beside.relative_to(Path.cwd())) if inside else "council"


def _run(folder: Path, script: str, game: int) -> list[dict[str, Any]]:
    """Runs a script of the sample; gives the entries that it made."""
    with as_file(files("campaign") / "sample" / f"{script}.council") as path:
        answer = json.loads(_council(folder, game, "run", str(path), "--json"))
    done: list[dict[str, Any]] = answer["done"]
    return done


def _council(folder: Path, game: int, *words: str) -> str:
    """One command on the demo's database, on the evening of a game; gives what it prints.

    Nothing of the user's is read or written: the environment is left out.
    """
    around = counted(FIRST_EVENING + timedelta(days=DAYS_BETWEEN * game), seed=1000 * game)
    held = io.StringIO()
    with redirect_stdout(held):
        code = council([*words, "--db", str(folder / DATABASE)], around, WITHOUT_BACKUPS)
    if code:
        raise StoppedError(code, held.getvalue())
    return held.getvalue()


def _say_why(refused: dict[str, Any]) -> None:
    place = f"{refused['file']}, line {refused['line']}: " if "file" in refused else ""
    say_refusal(refused["because"], refused["clause"], refused["asked"], refused["allowed"], place)


def _told(done: list[dict[str, Any]]) -> str:
    """A game in a line: ` 79 entries, 7 Dilemmas, 2 ties, 2 Deals, 2 Envelopes, 1 Ending`."""
    happened = Counter(event["event"] for entry in done for event in entry["events"])
    ties = sum(
        event["event"] == "VoteDecided" and event["verdict"]["how"] == "tie"
        for entry in done
        for event in entry["events"]
    )
    told = (
        ("Dilemma", happened["DilemmaRead"]),
        ("tie", ties),
        ("Deal", happened["DealStruck"]),
        ("Envelope", happened["EnvelopeOpened"]),
        ("Ending", happened["EndingAttached"]),
    )
    return ", ".join([f"{len(done):3} entries", *(f"{many} {what}{'s' * (many > 1)}" for what, many in told if many)])


def _standings(state: dict[str, Any]) -> Table:
    """Who stands where, in the order of the seats."""
    table = Table(title=f"After game {state['game']}", title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for heading in ("Seat", "House"):
        table.add_column(heading, no_wrap=True)
    for heading in POINTS.values():
        table.add_column(heading, justify="right", no_wrap=True)
    for name, player in sorted(state["players"].items(), key=lambda one: one[1]["seat"]):
        numbers = (str(player[point]) for point in POINTS)
        table.add_row(f"{name.capitalize()} ({player['person']})", player["house"], *numbers)
    return table


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
