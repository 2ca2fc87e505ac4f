"""The keeper of one campaign: the one door through which the command line, the demo and the tests act on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, Row

from campaign import entries, logbook
from campaign.amending import Rehearsal, as_played, rehearse
from campaign.chance import Draws
from campaign.renumbered import made_again
from campaign.rerunning import Again
from campaign.store import journal
from campaign.store.file import CampaignFile
from campaign.store.finding import CampaignInfo
from campaign.store.folding import Lived, events_of, state_at
from campaign.store.ledger import Ledger
from campaign.store.turn import Now
from campaign.surroundings import SEED_BITS
from campaign.taking_back import check_unbound, discreet
from rules.core.event import Event
from rules.core.names import shown
from rules.core.refusal import INSISTING, Kind, Refusal
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

    def __init__(self, store: CampaignFile, info: CampaignInfo, new: bool = False) -> None:
        self.info = info
        self._store = store
        self._ledger = Ledger(store, info, new)

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

    @property
    def damage(self) -> str:
        """What is wrong with a journal that can only be read, up to its last good entry; empty for a good one."""
        return self._ledger.damage

    def view(self, viewer: str = EVERYONE) -> Frozen:
        """What a viewer sees of the state."""
        return self.title.view(self.state, viewer)

    def steps(self, viewer: str | None = None) -> tuple[Step, ...]:
        """What the table does next: all of it, or what a viewer may hear."""
        return self.title.steps(self.state) if viewer is None else self.title.steps_for(self.state, viewer)

    def refresh(self) -> None:
        """Look whether somebody else has entered something."""
        with self._ledger.reading():
            pass

    def check(self, at: int) -> None:
        """Refuses house.stale if somebody else has entered something since that sequence."""
        self._ledger.check(at)

    def act(
        self,
        call: Call,
        *,
        at: int | None = None,
        seed: int | None = None,
        insisted: bool = False,
        viewer: str = EVERYONE,
    ) -> Done:
        """Do one action, for the eyes of `viewer`. Refusals are the action's own, and house.stale."""
        with self._ledger.turn(at) as turn:
            before = turn.now
            seed = self._seed(seed)
            draws = Draws(seed)
            performed = self.title.perform(before.state, call, draws, insisted, viewer)
            entry = self._entry(before, "act", self.title.label(performed.events, before.state, performed.state))
            entry |= {"head": entry["sequence"], "position": before.position + 1}
            entry |= entries.acting(
                self.title, call.action, performed, insisted=insisted, seed=seed, draws=draws.recorded
            )
            turn.grow(entry, Lived(entry["sequence"], before.state, performed.state, performed.events))
        return _done(entry, before, turn.now, performed.events)

    def undo(self, count: int = 1, at: int | None = None, *, insisted: bool = False) -> Done:
        """Take back the last `count` units. Refuses house.nothing-to-undo; unless insisted house.undo-past-game, and to
        take back what binds by its clause, save as the very last entry.
        """
        return self._travel("undo", count, at, insisted)

    def redo(self, count: int = 1, at: int | None = None) -> Done:
        """Bring back what was undone last. Refuses house.nothing-to-redo."""
        return self._travel("redo", count, at, insisted=True)

    def position_of(self, entry: int) -> int:
        """The position of an effective entry. Refuses (house.unknown-entry) one that is none."""
        with self._ledger.reading() as connection:
            if entry not in journal.chain(connection, self.info.id, self._ledger.now.head):
                raise self._not_in_force(connection, entry)
            return journal.position(connection, self.info.id, entry)

    def _not_in_force(self, connection: Connection, entry: int) -> Refusal:
        old = journal.read(connection, self.info.id, [entry])
        chain = journal.chain(connection, self.info.id, self._ledger.now.head)
        now = made_again(old[0], journal.read(connection, self.info.id, chain)) if old else None
        if now is None:
            return _unknown(f"Entry {entry} is not in force.", str(entry))
        because = f"Entry {entry} is not in force: an amendment made it again, and it is entry {now} now."
        return _unknown(because, str(entry), f"amend {now}")

    def past(self, position: int) -> Any:
        """The state before the entry at `position`. Refuses a position that there is none of."""
        with self._ledger.reading() as connection:
            rows = self._rows(connection, position)
            return state_at(connection, self.title, self.info.id, rows[position - 1].parent).state

    def rehearse(
        self,
        position: int,
        call: Call | None,
        *,
        insert: bool = False,
        seed: int | None = None,
        insisted: bool = False,
        viewer: str = EVERYONE,
        then: Sequence[Call] = (),
    ) -> Rehearsal:
        """What would follow if the entry at `position` were another `call`, or were left out (None).

        With `insert` the call is put in before it; those in `then` where a later entry would fall out. Changes nothing.
        Refuses a position that there is none of, and what a call itself is refused for where it would stand.
        """
        with self._ledger.reading() as connection:
            now = self._ledger.now
            rows = self._rows(connection, position)
            past = state_at(connection, self.title, self.info.id, rows[position - 1].parent).state
        later = tuple(as_played(self.title, row) for row in rows[position - 1 :])
        new = None
        if call is not None:
            # What takes an entry's place keeps its draws; what is put in has its own.
            draws = later[0].draws if not insert and seed is None else ()
            seed = self._seed(seed) if insert or seed is not None else later[0].seed
            new = Again(0, call, insisted, seed, draws, "")
        more = [Again(0, one, insisted, self._seed(None), (), "") for one in then]
        return rehearse(self.title, now, past, later, new, insert=insert, insisted=insisted, viewer=viewer, more=more)

    def amend(self, rehearsal: Rehearsal, note: str = "") -> Done:
        """Do what was rehearsed: the entries run again take the place of the old ones, which stay as superseded.

        One unit for undo. Refuses house.stale if the campaign has moved on since the rehearsal.
        """
        with self._ledger.turn(rehearsal.at) as turn:
            before = turn.now
            lead = self._entry(before, "amend", rehearsal.label)
            old = turn.effective()[rehearsal.position - 1]
            rows = entries.amending(self.title, lead, rehearsal, old.sequence, old.parent, shown(note))
            turn.jump(rows)
        return _done(rows[0], before, turn.now, ())

    def _rows(self, connection: Connection, position: int) -> list[Row[Any]]:
        """The effective entries, of which there is one at `position`."""
        rows = journal.read(connection, self.info.id, journal.chain(connection, self.info.id, self._ledger.now.head))
        if not 1 <= position <= len(rows):
            raise _unknown(f"There is no entry at position {position}; the last is {len(rows)}.", str(position))
        return rows

    def log(self, viewer: str = EVERYONE) -> list[logbook.LogEntry]:
        """All entries for people, oldest first; those that are not in force are marked."""
        with self._ledger.reading() as connection:
            return logbook.entries(connection, self.title, self.info.id, viewer, self.sequence)

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
            said = self._discreet(turn.connection, units)
            row = self._entry(before, kind, f"{kind.capitalize()}: " + "; ".join(one.rstrip(".") for one in said))
            row |= {"head": head, "arguments": {"count": count, "entries": [unit.sequence for unit in units]}}
            if not insisted and (count > 1 or before.head != before.sequence):
                self._check_unbound(turn.connection, before.head, head)
            turn.jump([row])
            if not insisted and finished(self.title, turn.now.state) < finished(self.title, before.state):
                raise self._past_game(finished(self.title, before.state), said[-1])
        return _done(row, before, turn.now, ())

    def _check_unbound(self, connection: Connection, old: int, new: int) -> None:
        """Refuses to leave out what binds, on the way from one head to another."""
        chains = [frozenset(journal.chain(connection, self.info.id, head)) for head in (old, new)]
        lost, kept = (journal.read(connection, self.info.id, one - two) for one, two in (chains, chains[::-1]))
        check_unbound(self.title, lost, kept, "undo")

    def _discreet(self, connection: Connection, units: Sequence[journal.Unit]) -> list[str]:
        """What the units did, in words that may be said once they are taken back."""
        rows = {row.sequence: row for row in journal.read(connection, self.info.id, [one.sequence for one in units])}
        return [discreet(self.title, rows[one.sequence].events, one.label) for one in units]

    def _entry(self, now: Now, kind: str, label: str) -> entries.Entry:
        return entries.blank(self.info.id, now, kind, label, self._store.around.time())

    def _seed(self, seed: int | None) -> int:
        if seed is None:
            return self._store.around.new_seed()
        if not 0 <= seed < 1 << SEED_BITS:
            raise Refusal(Kind.UNREADABLE, "house.unreadable", f"{seed} is no seed.", (f"0 to {(1 << SEED_BITS) - 1}",))
        return seed

    def _past_game(self, game: int, label: str) -> Refusal:
        because = f"That would undo the end of {self.title.game_word} {game} (back to before “{label}”)."
        return Refusal(Kind.AMBIGUOUS, "house.undo-past-game", because, (INSISTING,), asked="undo")


def finished(title: Title[Any], state: Any) -> int:
    """How many games are over."""
    game = title.game_of(state)
    return game if title.phase_of(state) in OVER else max(game - 1, 0)


def _unknown(because: str, asked: str, *ways: str) -> Refusal:
    return Refusal(Kind.UNREADABLE, "house.unknown-entry", because, (*ways, "log"), asked=asked)


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
