"""Automatic backups: after each game and before each amendment. They never make an action fail, nor wait for them."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from typing import TYPE_CHECKING

from campaign.keeper import Done, Keeper, finished
from campaign.store import shelf
from campaign.store.errors import StoreError

if TYPE_CHECKING:
    from campaign.store import Store

DIGITS = 9
"""The longest number of backups that is read."""


class Safekeeping:
    """Makes the backups of one run of the program, and remembers what could not be made.

    `keeping` is how many are kept of each kind, as it was typed: 10 if it was not, none are made for 0.
    """

    def __init__(self, keeping: str | None = None) -> None:
        self._keep = shelf.KEEP
        self._warnings: list[str] = []
        self._thread: Thread | None = None
        if keeping and keeping.strip().isdecimal() and len(keeping) <= DIGITS:
            self._keep = int(keeping)
        elif keeping:
            self._warnings.append(f"“{keeping}” is no number of backups; {shelf.KEEP} are kept (COUNCIL_BACKUPS).")

    @property
    def keep(self) -> int:
        """How many are kept of each kind."""
        return self._keep

    def after(self, store: Store, keeper: Keeper, done: Done) -> None:
        """If that entry ended a game, a backup is begun; the table does not wait for it."""
        title = keeper.title
        game = finished(title, done.after)
        if self._keep and game > finished(title, done.before):
            self._join()
            made = (store, shelf.AFTER_GAME, done.time, keeper.info.name, game, self._keep)
            self._thread = Thread(target=self._try, args=(lambda: shelf.shelve(*made),))
            self._thread.start()

    def before_amend(self, store: Store, keeper: Keeper) -> None:
        """The backup before an amendment."""
        if self._keep:
            self._join()
            game, time = keeper.title.game_of(keeper.state), store.around.time()
            self._try(lambda: shelf.shelve(store, shelf.BEFORE_AMEND, time, keeper.info.name, game, self._keep))

    def settle(self) -> list[str]:
        """Waits for what is being made; gives what could not be, in sentences."""
        self._join()
        warnings, self._warnings = self._warnings, []
        return warnings

    def _join(self) -> None:
        if self._thread:
            self._thread.join()
            self._thread = None

    def _try(self, make: Callable[[], object]) -> None:
        try:
            make()
        except StoreError as error:
            self._warnings.append(f"Everything is entered, but no backup could be made: {error}")
        except Exception as error:
            # An action that is on the disk must not look as if it had failed.
            self._warnings.append(f"Everything is entered, but no backup could be made ({type(error).__name__}).")
