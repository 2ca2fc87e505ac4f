"""The journal of one campaign, opened: it knows where the campaign stands, and gives turns to write to it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, select

from campaign.store import journal
from campaign.store.errors import DAMAGED, GONE, StoreError, translated
from campaign.store.folding import state_at
from campaign.store.models import campaigns
from campaign.store.salvage import salvage
from campaign.store.turn import Now, Turn
from campaign.taking_back import discreet
from rules.core.refusal import Kind, Refusal
from rules.title import Title

if TYPE_CHECKING:
    from campaign.store.file import CampaignFile
    from campaign.store.finding import CampaignInfo

SHOWN = 5
"""How many newer entries a stale answer is told of."""


class Ledger:
    """Holds the newest state that it has seen, and looks again whenever the journal is another.

    `damage` says what is wrong with a journal that can only be read, up to its last good entry; else it is empty.
    """

    def __init__(self, store: CampaignFile, info: CampaignInfo, new: bool = False) -> None:
        self.info = info
        self.title: Title[Any] = store.title(info.title)
        self.projection = store.projection(info.title)
        self._store = store
        self.damage = ""
        if new:
            self.now = Now(journal.START, journal.START, 0, self.title.start, 0, "")
            return
        with store.reading() as connection:
            self.now = self._load(connection)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A look at the file, with `now` brought up to date first."""
        with self._store.reading() as connection:
            self._look(connection)
            yield connection

    @contextmanager
    def turn(self, at: int | None) -> Iterator[Turn]:
        """The right to write. Refuses house.stale if `at` is given and is not the last entry, or not the same any more.

        What the turn appended is on the disk when this ends; on any exception nothing of it is.
        """
        with self._store.writing() as connection:
            seen = self.now
            self._look(connection)
            if self.damage:
                raise StoreError(DAMAGED, self.damage, journal.REMEDIES)
            self._check(connection, seen, at)
            turn = Turn(connection, self.info, self.title, self.projection, self.now)
            try:
                yield turn
            except UnicodeEncodeError:
                because = "There is a letter in it that cannot be written down."
                raise Refusal(Kind.UNREADABLE, "house.unreadable", because, ("type it again",)) from None
        self.now = turn.now

    def check(self, at: int) -> None:
        """Refuses house.stale as a turn does, without the right to write."""
        seen = self.now
        with self.reading() as connection:
            self._check(connection, seen, at)

    def _check(self, connection: Connection, seen: Now, at: int | None) -> None:
        if at is not None and (at != self.now.sequence or _replaced(seen, self.now)):
            raise self._stale(connection, at)

    def _look(self, connection: Connection) -> None:
        tip = journal.tip(connection, self.info.id)
        if tip.sequence == journal.START and not self._is_there(connection):
            because = f"“{self.info.name}” is not in {self._store.place} any more."
            raise StoreError(GONE, because, ("council campaigns",))
        if (tip.sequence, tip.checksum) != (self.now.sequence, self.now.checksum):
            self.now = self._load(connection)

    def _is_there(self, connection: Connection) -> bool:
        found = connection.execute(select(campaigns.c.id).where(campaigns.c.id == self.info.id))
        return found.first() is not None

    def _load(self, connection: Connection) -> Now:
        self.damage = ""
        try:
            with translated(str(self._store.place)):
                tip = journal.tip(connection, self.info.id)
                folded = state_at(connection, self.title, self.info.id, tip.head)
                position = journal.position(connection, self.info.id, tip.head)
                return Now(tip.sequence, tip.head, position, *folded, tip.checksum)
        except StoreError as error:
            if error.clause != DAMAGED:
                raise
            return self._salvaged(connection)

    def _salvaged(self, connection: Connection) -> Now:
        good = salvage(connection, self.title, self.info.id)
        self.damage = (
            f"“{self.info.name}” is damaged: {good.wrong} "
            f"It can be read up to entry {good.sequence}, and nothing can be entered."
        )
        return Now(good.sequence, good.head, good.position, good.state, 0, good.checksum)

    def _stale(self, connection: Connection, at: int) -> Refusal:
        newer = journal.after(connection, self.info.id, at)
        if at == self.now.sequence:
            because = f"What was entered up to {at} is not the same any more: the file was restored from a backup."
        elif not newer:
            because = f"There is no entry {at}; the last one is {self.now.sequence}."
        else:
            said = [f"{row.sequence} {discreet(self.title, row.events, row.label)}" for row in newer[:SHOWN]]
            told = "; ".join(said)
            more = f"; and {len(newer) - SHOWN} more" if len(newer) > SHOWN else ""
            because = f"The campaign has moved on from entry {at}: {told}{more}."
        allowed = ("look again, then decide", f"--at {self.now.sequence}")
        return Refusal(Kind.NOT_ALLOWED, "house.stale", because, allowed, asked=f"--at {at}")


def _replaced(seen: Now, now: Now) -> bool:
    """Whether another entry stands where the last one stood."""
    return seen.sequence == now.sequence and seen.checksum != now.checksum
