"""The rulebook's vote in guided play: how many keys it takes, and that a kill in the middle of it loses nothing."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Council
from tests.cli.test_actions import start

FOUNDING = Path(__file__).parents[1] / "playthroughs" / "founding.council"
TURNS = ("pm", "a1", "n1", "a1", "n4", "r3", "r1", "r1")
"""The eight turns of the example, in the order of the seats."""
KEYS = 25
"""How many keystrokes they may take, Enter included."""


@pytest.fixture
def voting(council: Council) -> Council:
    """The table of the example: Xanthe leads, Lyrie has the Moderator token, Syd has 2 Power."""
    for line in (
        ["run", str(FOUNDING)],
        ["ruling", "moderator", "lyrie", "--reason", "the example"],
        ["ruling", "syd.power", "2", "--reason", "the example"],
    ):
        ran = council(*line)
        assert ran.code == 0, ran
    return council


@pytest.mark.parametrize("parted", ["\n", " ", ""], ids=["a line each", "spaces", "in one"])
def test_the_eight_turns_of_the_example_take_few_keys(voting: Council, parted: str) -> None:
    typed = f"{parted.join(TURNS)}\n"
    assert len(typed) <= KEYS
    assert voting("play", typed=typed).code == 0
    state = voting("state", "--json").json
    assert (state["phase"], state["leader"], state["moderator"]) == ("tie", "elinor", "xanthe")
    tiles = {seat: (tile["side"], tile["power"]) for seat, tile in state["vote"]["tiles"].items()}
    assert tiles == {
        "xanthe": (None, 0),
        "lyrie": ("aye", 4),
        "jilian": ("nay", 2),
        "syd": ("aye", 2),
        "elinor": ("nay", 4),
    }


def test_a_kill_in_the_middle_of_a_vote_goes_on_at_the_same_turn(voting: Council, database: Path) -> None:
    environment = {**os.environ, "COUNCIL_DB": str(database), "PYTHONPATH": str(Path(__file__).parents[2])}
    program = [sys.executable, "-c", "from campaign.cli.main import run; run()", "play"]
    with subprocess.Popen(
        program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment, text=True
    ) as playing:
        assert playing.stdin is not None
        assert playing.stdout is not None
        playing.stdin.write("pm\na1\n")
        playing.stdin.flush()
        # It has asked for the third turn: both turns are on the disk, and it waits.
        assert any(line.startswith("Jilian's turn") for line in playing.stdout)
        playing.kill()
    vote = voting("state", "--json").json["vote"]
    assert (vote["turn"], vote["aye"], vote["nay"]) == ("jilian", 1, 0)
    again = voting("play", typed=f"{' '.join(TURNS[2:])}\n")
    assert again.code == 0
    assert "Jilian's turn" in again.out
    assert voting("state", "--json").json["phase"] == "tie"
    assert "All is well" in voting("doctor").out


def test_a_payment_may_name_who_pays(council: Council) -> None:
    start(council)
    for line in ("vote a1 pg pg pg pg", "outcome Syd: -1 army"):
        assert council(*line.split(" ", 1)).code == 0
    ran = council("play", typed="syd infamy 1\nquit\n")
    assert "more than pay takes" not in ran.err
    assert council("state", "--json").json["players"]["syd"]["infamy"] == 1
