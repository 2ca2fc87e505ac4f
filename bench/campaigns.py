"""Campaigns to measure on: legal play through the real Keeper, the same each time, kept in an ignored folder."""

from __future__ import annotations

import io
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, redirect_stdout
from datetime import UTC, datetime
from hashlib import sha256
from importlib.resources import as_file, files
from pathlib import Path
from random import Random

from campaign.answers import answered
from campaign.cli.main import main as council
from campaign.keeper import Keeper
from campaign.store import Store
from campaign.store.projections import PROJECTIONS
from campaign.surroundings import counted
from rules.core.step import Step
from rules.queens_dilemma.state import State
from rules.queens_dilemma.voting import turn_words

_PLAY = Path(__file__).read_bytes() + repr(PROJECTIONS).encode()
CACHE = Path(__file__).parent / "cache" / sha256(_PLAY).hexdigest()[:8]
"""Another play, or tables of another version, has another folder: else a rebuild of the tables would be measured."""
FIRST_EVENING = datetime(2026, 1, 3, 19, tzinfo=UTC)
DILEMMAS = 7
"""Dilemmas in a game; the sand timer shows on the fourth and on the last."""
MOST_POWER = 4
"""What anybody lays down in one turn."""
AGENDAS = [f"A{number:03}" for number in range(88, 127)]
ENVELOPES = [f"{number}" for number in range(21, 100)]
"""What is unlocked in play, one after the other."""

FRONTS = (
    ("progress, positive", "tradition 2"),
    ("liberty", "order, uncertain"),
    ("diplomacy 2", "force, negative"),
    ("tradition", "progress 2, positive"),
    ("order 2", "liberty"),
    ("uncertain", "diplomacy"),
)
OUTCOMES = (
    "Winners: +1 hegemony; {track} 1",
    "Leader: +1 hegemony, +1 gold; {track} 1; Players: +1 food",
    "Moderator: +1 independence; Players: +1 materials; {track} 2",
    "most(army): +1 hegemony; least(gold): +1 gold; {track} 1",
    "Winners: -1 food; Players: +1 army; {track} 1",
    "Leader: {agenda}; Winners: +2 independence; {track} 1",
)


class Table:
    """People who play by the steps, as a table would; chance decides what they say."""

    def __init__(self, keeper: Keeper, seed: int) -> None:
        self.keeper = keeper
        self._random = Random(seed)
        self._dilemma = 0

    def play(self, games: int) -> None:
        """Goes on until so many games are over."""
        while self._over() < games:
            step = self.next_step()
            self.answer(step, self.said(step))

    def next_step(self) -> Step:
        """What is due; the chores and the open Agendas of an evening before the next one."""
        steps = self.keeper.steps()
        due = next((one for one in steps if not one.optional), None)
        if due is None or due.action == "setup begin":
            return next((one for one in steps if one.action in ("agenda take", "duty done")), due or steps[-1])
        return due

    def answer(self, step: Step, text: str) -> None:
        """Does what an answer to a step stands for."""
        for call in answered(self.keeper.title, lambda: self.keeper.state, step, text):
            # An outcome moves what chance says, whatever the front announced.
            self.keeper.act(call, insisted=call.action == "outcome")

    def _over(self) -> int:
        state = self.keeper.state
        return self.keeper.title.game_of(state) - int(state.phase.value != "between")

    def said(self, step: Step) -> str:
        """An answer to a step."""
        invention = _INVENTIONS.get(step.action)
        if invention is not None:
            return invention(self, step)
        return self._random.choice(step.choices) if step.choices else step.example if step.free else ""

    def _space(self, step: Step) -> str:
        self._dilemma = 0
        bag = 3 if self.keeper.state.game == 0 else self._random.randint(1, 5)
        return f"{self._random.choice(('red', 'blue'))} {bag} food"

    def _front(self, step: Step) -> str:
        aye, nay = FRONTS[(self._dilemma + self._random.randrange(2)) % len(FRONTS)]
        return f'--aye "{aye}" --nay "{nay}"'

    def _turn(self, step: Step) -> str:
        words = turn_words(self.keeper.state)
        small = [word for word in words if not word[1:].isdecimal() or int(word[1:]) <= MOST_POWER]
        return self._random.choice(small or step.choices)

    def _outcome(self, step: Step) -> str:
        self._dilemma += 1
        outcome = OUTCOMES[self._random.randrange(len(OUTCOMES))]
        track = self._random.choice(("progress", "order", "liberty", "force", "diplomacy", "tradition"))
        if self.keeper.state.deck < 2:
            outcome += f"; envelope {self._fresh(ENVELOPES)}"
        sand = " --sand-timer" if self._dilemma in (4, DILEMMAS) else ""
        return f'"{outcome.format(track=track, agenda=self._fresh(AGENDAS))}"{sand}'

    def _fresh(self, codes: list[str]) -> str:
        return next(code for code in codes if code not in self.keeper.state.unlocked)

    def _opening(self, step: Step) -> str:
        return f"--dilemmas {DILEMMAS}"

    def _failure(self, step: Step) -> str:
        return '--effects "+1 infamy"'

    def _duties(self, step: Step) -> str:
        return "all"


_INVENTIONS: dict[str, Callable[[Table, Step], str]] = {
    "setup begin": Table._space,
    "dilemma read": Table._front,
    "vote": Table._turn,
    "outcome": Table._outcome,
    "score agenda": Table._failure,
    "envelope open": Table._opening,
    "duty done": Table._duties,
}


def played(games: int, cache: Path = CACHE) -> Path:
    """A file with one campaign, founded and so many games long; made once, and then taken from the cache."""
    return _made(cache / f"games-{games}.db", lambda place: _play(place, games))


def voting(games: int, cache: Path = CACHE) -> Path:
    """The campaign of so many games, standing at a turn of the next game's first Vote in which Power may be laid."""
    return _made(cache / f"voting-{games}.db", lambda place: _go_to_a_vote(played(games, cache), place))


def crowded(campaigns: int, cache: Path = CACHE) -> Path:
    """A file in which so many campaigns stand at a Vote: the first, and copies of it."""
    return _made(cache / f"crowd-{campaigns}.db", lambda place: _crowd(voting(0, cache), place, campaigns))


def opened(place: Path) -> Keeper:
    """The first campaign in a file, with a clock and seeds that are counted."""
    store = Store.open(place, around=counted(FIRST_EVENING, seed=7))
    only = store.only()
    return store.keeper(only.id if only else store.names()[0])


def copied(place: Path, folder: Path) -> Path:
    """A copy to write to."""
    return Path(shutil.copy(place, folder / place.name))


def _made(place: Path, make: Callable[[Path], None]) -> Path:
    if not place.exists():
        place.parent.mkdir(parents=True, exist_ok=True)
        draft = place.with_suffix(".draft")
        draft.unlink(missing_ok=True)
        make(draft)
        draft.rename(place)
    return place


def _play(place: Path, games: int) -> None:
    with as_file(files("campaign") / "sample" / "founding.council") as script, redirect_stdout(io.StringIO()):
        words = ["run", str(script), "--db", str(place), "--json"]
        if council(words, counted(FIRST_EVENING), {"COUNCIL_BACKUPS": "0"}):
            raise RuntimeError("the founding of the sample campaign was refused")
    Table(opened(place), seed=1).play(games)


def _go_to_a_vote(source: Path, place: Path) -> None:
    shutil.copy(source, place)
    table = Table(opened(place), seed=5)
    while not _may_lay(table.keeper.state):
        step = table.next_step()
        table.answer(step, table.said(step))


def _may_lay(state: State) -> bool:
    return any(word.startswith("a") for word in turn_words(state))


def _crowd(source: Path, place: Path, campaigns: int) -> None:
    """Copies of all rows of the one campaign, each under an id and a name of its own."""
    shutil.copy(source, place)
    with closing(sqlite3.connect(place)) as connection, connection:
        first = connection.execute("SELECT id FROM campaign").fetchone()[0]
        copies = [(f"{number:08}-0000-4000-8000-000000000000", number) for number in range(2, campaigns + 1)]
        connection.executemany(
            "INSERT INTO campaign SELECT ?, name || ' ' || ?, title, founded FROM campaign WHERE id = ?",
            [(*copy, first) for copy in copies],
        )
        for table, columns in _tables_of_campaigns(connection):
            others = ", ".join(f'"{column}"' for column in columns if column != "campaign")
            connection.executemany(
                f'INSERT INTO "{table}" (campaign, {others}) SELECT ?, {others} FROM "{table}" WHERE campaign = ?',
                [(id_, first) for id_, _ in copies],
            )


def _tables_of_campaigns(connection: sqlite3.Connection) -> list[tuple[str, list[str]]]:
    names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    columns = {name: [row[1] for row in connection.execute(f'PRAGMA table_info("{name}")')] for name in names}
    return [(name, columns[name]) for name in names if "campaign" in columns[name]]
