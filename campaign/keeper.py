"""The keeper of one campaign: the one door through which the command line, the demo and the tests act on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

from campaign import logbook
from campaign.chance import Draws
from campaign.store import journal
from campaign.store.folding import Lived, events_of
from campaign.store.ledger import Ledger
from campaign.store.store import CampaignInfo, Store
from campaign.store.turn import Now, Turn
from campaign.surroundings import SEED_BITS
from rules.core.event import Event
from rules.core.refusal import Kind, Refusal
from rules.core.secrecy import EVERYONE
from rules.core.step import Step
from rules.core.values import Frozen
from rules.history import Happening, Played, history
from rules.title import Call, Title

OVER = ("between", "finale", "ended")
"""The phases in which the last game is over."""


class Done(NamedTuple):
    """What came of an act, undo, redo or amend: its entry, what happened in public words, and the states around it."""

    entry: int
    position: int
    kind: str
    action: str
    label: str
    events: tuple[Event, ...]
    before: Any
    after: Any
    time: str


class Keeper:
    """A campaign, opened. Everything that changes it is on the disk when the method returns, or nothing is.

    With `at`, a change is refused (house.stale) if the campaign has moved on from that sequence; without, it is made
    on what is there by then. StoreError comes from the file, Refusal from everything else.
    """

    def __init__(self, store: Store, info: CampaignInfo) -> None:
        self.info = info
        self._store = store
        self._ledger = Ledger(store, info)

    @property
    def title(self) -> Title[Any]:
        """The title that is played."""
        return self._ledger.title

    @property
    def state(self) -> Any:
        """The state, as of the last time that this keeper looked or wrote."""
        return self._ledger.now.state

    @property
    def sequence(self) -> int:
        """The last entry's sequence; 0 while there is none."""
        return self._ledger.now.sequence

    def view(self, viewer: str = EVERYONE) -> Frozen:
        """What a viewer sees of the state."""
        return self.title.view(self.state, viewer)

    def steps(self) -> tuple[Step, ...]:
        """What the table does next."""
        return self.title.steps(self.state)

    def refresh(self) -> None:
        """Look whether somebody else has entered something."""
        with self._ledger.reading():
            pass

    def act(self, call: Call, *, at: int | None = None, seed: int | None = None, insisted: bool = False) -> Done:
        """Do one action. Refusals are the action's own, and house.stale."""
        if seed is not None and not 0 <= seed < 1 << SEED_BITS:
            raise Refusal(Kind.UNREADABLE, "house.unreadable", f"{seed} is no seed.", (f"0 to {(1 << SEED_BITS) - 1}",))
        with self._ledger.turn(at) as turn:
            before = turn.now
            seed = self._store.around.new_seed() if seed is None else seed
            draws = Draws(seed)
            performed = self.title.perform(before.state, call, draws, insisted)
            row = self._row(turn, "act", self.title.label(performed.events, before.state, performed.state))
            row |= {
                "position": before.position + 1,
                "head": row["sequence"],
                "action": call.action,
                "action_version": self.title.action(call.action).version,
                "arguments": performed.arguments,
                "insisted": insisted,
                "seed": seed,
                "draws": draws.recorded,
                "events": [event.stored() for event in performed.events],
            }
            turn.grow(row, Lived(row["sequence"], before.state, performed.state, performed.events))
        return _done(row, before, turn.now, performed.events)

    def undo(self, count: int = 1, at: int | None = None, *, insisted: bool = False) -> Done:
        """Take back the last `count` units. Refuses house.nothing-to-undo, and house.undo-past-game unless insisted."""
        return self._travel("undo", count, at, insisted)

    def redo(self, count: int = 1, at: int | None = None) -> Done:
        """Bring back what was undone last. Refuses house.nothing-to-redo."""
        return self._travel("redo", count, at, insisted=True)

    def log(self, viewer: str = EVERYONE) -> list[logbook.LogEntry]:
        """All entries for people, oldest first; those that are not in force are marked."""
        with self._ledger.reading() as connection:
            return logbook.entries(connection, self.title, self.info.id, viewer)

    def history(self, viewer: str = EVERYONE) -> Iterator[Happening]:
        """The effective entries with the views around them, from the first."""
        with self._ledger.reading() as connection:
            chain = journal.chain(connection, self.info.id, self._ledger.now.head)
            rows = journal.read(connection, self.info.id, chain)
        played = (Played(row.sequence, row.position, row.action, events_of(self.title, row), row.time) for row in rows)
        return history(self.title, played, viewer)

    def _travel(self, kind: Literal["undo", "redo"], count: int, at: int | None, insisted: bool) -> Done:
        with self._ledger.turn(at) as turn:
            before = turn.now
            stacks = journal.stacks(turn.connection, self.info.id)
            units = (stacks.done if kind == "undo" else stacks.undone)[::-1][: max(count, 0)]
            if count < 1 or len(units) < count:
                raise _too_few(kind, count, len(stacks.done if kind == "undo" else stacks.undone))
            head = units[-1].before if kind == "undo" else units[-1].after
            row = self._row(turn, kind, f"{kind.capitalize()}: " + "; ".join(unit.label.rstrip(".") for unit in units))
            row |= {"head": head, "arguments": {"count": count, "entries": [unit.sequence for unit in units]}}
            turn.jump([row])
            if not insisted and _finished(self.title, turn.now.state) < _finished(self.title, before.state):
                raise self._past_game(_finished(self.title, before.state), units[-1].label)
        return _done(row, before, turn.now, ())

    def _row(self, turn: Turn, kind: str, label: str) -> dict[str, Any]:
        """An entry as it stands in the journal, with nothing done yet."""
        sequence = turn.now.sequence + 1
        return {
            "campaign": self.info.id,
            "sequence": sequence,
            "kind": kind,
            "unit": sequence,
            "parent": turn.now.head,
            "head": turn.now.head,
            "position": turn.now.position,
            "action": kind,
            "action_version": 1,
            "arguments": {},
            "insisted": False,
            "seed": 0,
            "draws": [],
            "events": [],
            "label": label,
            "note": "",
            "time": self._store.around.time(),
        }

    def _past_game(self, game: int, label: str) -> Refusal:
        because = f"That would undo the end of game {game} (back to before “{label}”)."
        return Refusal(Kind.AMBIGUOUS, "house.undo-past-game", because, ("the same with --insist",), asked="undo")


def _finished(title: Title[Any], state: Any) -> int:
    """How many games are over."""
    game = title.game_of(state)
    return game if title.phase_of(state) in OVER else max(game - 1, 0)


def _too_few(kind: str, count: int, there: int) -> Refusal:
    clause = f"house.nothing-to-{kind}"
    if count < 1:
        because = f"{count} is no number of entries to {kind}."
        return Refusal(Kind.UNREADABLE, "house.unreadable", because, (kind, f"{kind} 2"), asked=f"{kind} {count}")
    because = f"There is nothing to {kind}." if not there else f"Only {there} can be {kind}ne, not {count}."
    return Refusal(Kind.NOT_ALLOWED, clause, because, (f"{kind} {there}",) if there else (), asked=f"{kind} {count}")


def _done(row: dict[str, Any], before: Now, after: Now, events: tuple[Event, ...]) -> Done:
    kept = (row["sequence"], after.position, row["kind"], row["action"], row["label"])
    return Done(*kept, events, before.state, after.state, row["time"])
