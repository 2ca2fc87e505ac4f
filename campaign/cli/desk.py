"""The desk: what one run of the program works with. Nothing is opened before it is needed."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NoReturn

from campaign.cli import places
from campaign.cli.manner import plain, speaking
from campaign.cli.options import Options

if TYPE_CHECKING:
    from campaign.cli.safekeeping import Safekeeping
    from campaign.keeper import Done, Keeper
    from campaign.store import Store
    from campaign.surroundings import Surroundings
    from rules.title import Title


class Desk:
    """Options, the open store and campaign, and the entries made so far.

    `answered` says that this run has given its answer, so that nothing is shown at its end; while it is `silent`, a
    script is run whose one answer comes at its end.
    """

    def __init__(
        self,
        options: Options,
        surroundings: Surroundings | None = None,
        environment: Mapping[str, str] = os.environ,
    ) -> None:
        self.options = options
        self.environment = environment
        self.done: list[Done] = []
        self.answered = False
        self.silent = False
        self._taken: str | None = None
        self._unnamed: str | None = None
        self._pinned = 0
        self._surroundings = surroundings
        self._store: Store | None = None
        self._keepers: dict[str, Keeper] = {}
        self._safekeeping: Safekeeping | None = None

    @property
    def database(self) -> str:
        """The database that is used."""
        return places.database(self.options.db, self.environment)

    @property
    def surroundings(self) -> Surroundings:
        """The clock, ids and seeds."""
        if self._surroundings is None:
            from campaign.surroundings import surroundings

            self._surroundings = surroundings(self.environment)
        return self._surroundings

    @property
    def safekeeping(self) -> Safekeeping:
        """The automatic backups."""
        if self._safekeeping is None:
            from campaign.cli.safekeeping import Safekeeping

            self._safekeeping = Safekeeping(self.environment.get(places.BACKUPS))
        return self._safekeeping

    def store(self, create: bool = False) -> Store:
        """The store, opened; with `create`, made if it is not there. Raises StoreError if it cannot be."""
        if self._store is None:
            from campaign.store import Store, files
            from rules import titles

            file = places.file_of(self.database)
            if create and file is not None:
                files.make_folder(file.parent)
            self._store = Store.open(self.database, create=create, around=self.surroundings, titles=titles.TITLES)
        return self._store

    @property
    def missing(self) -> bool:
        """Whether the database is a file that is not there."""
        file = places.file_of(self.database)
        return self._store is None and file is not None and not os.path.exists(file)

    @property
    def untouched(self) -> bool:
        """Whether the database is the usual one, and nothing was ever kept there."""
        return self.missing and not (self.options.db or self.environment.get(places.DATABASE))

    def keeper(self) -> Keeper:
        """The campaign that is meant: the one named, else the only one, else the chosen one.

        Refuses when there is none (house.no-campaign) or none can be told from the others (house.which-campaign).
        """
        if self.untouched:
            _no_campaign([])
        name = self.options.campaign or self._taken or self.environment.get(places.CAMPAIGN) or self._unnamed
        if name is None:
            name = self._unnamed = self._meant()
        if name not in self._keepers:
            self._keepers[name] = self.store().keeper(name)
            self._warn(self._keepers[name].damage)
        return self._keepers[name]

    def open_title(self) -> Title[Any] | None:
        """The title of the campaign that was opened last, None if none was: nothing is opened for this."""
        return next(reversed(self._keepers.values())).title if self._keepers else None

    def open_state(self) -> Any:
        """The state of that campaign, None if none was opened."""
        return next(reversed(self._keepers.values())).state if self._keepers else None

    def open_seats(self) -> tuple[str, ...]:
        """Who sits in the campaign that was opened last."""
        last = next(reversed(self._keepers.values()), None)
        return last.title.seats_at(last.state) if last else ()

    @property
    def viewer(self) -> str:
        """For whose eyes the answers are: the seat named, else COUNCIL_FOR where that is a seat, else everybody's."""
        from rules.core.secrecy import EVERYONE

        named, keeper = self.options.viewer, self.keeper()
        if named:
            from campaign.cli.seats import seat_of

            return seat_of(keeper, named)
        from rules.core.names import matching

        usual = self.environment.get(places.VIEWER, "")
        found = matching(usual, keeper.title.seats_at(keeper.state))
        return found[0] if len(found) == 1 else EVERYONE

    @property
    def listener(self) -> str:
        """For whose eyes a refusal is: the viewer, or everybody where that cannot be found out."""
        from rules.core.secrecy import EVERYONE

        try:
            return self.viewer
        except Exception:
            return EVERYONE

    def check_viewer(self) -> None:
        """Refuses a seat that is none, before anything is entered."""
        _ = self.viewer

    def label(self, done: Done) -> str:
        """What an entry says to whom the answers are for."""
        from rules.core.secrecy import EVERYONE

        viewer = self.viewer
        if done.kind in ("undo", "redo") and viewer == self.keeper().title.host != EVERYONE:
            return next(one.label for one in self.keeper().log(viewer) if one.sequence == done.entry)
        if viewer == EVERYONE or not done.events:
            return done.label
        return self.keeper().title.label(done.events, done.before, done.after, viewer)

    def take_up(self, keeper: Keeper) -> Keeper:
        """Works with this campaign from now on, whatever was chosen before."""
        self._taken = keeper.info.id
        self._keepers[keeper.info.id] = keeper
        return keeper

    def look_again(self) -> None:
        """Forgets the open campaigns: the next look at one reads what others wrote."""
        self._keepers.clear()
        self._unnamed = None

    def _meant(self) -> str:
        """The id of the only campaign, else of the chosen one."""
        store = self.store()
        one = store.only() or store.known(places.chosen(self.database))
        if one is None:
            _no_campaign(store.names())
        return one.id

    def at(self) -> int | None:
        """The entry that the campaign must still stand at: `--at`, and after the first entry what it made."""
        if self.options.at is None or len(self.done) == self._pinned:
            return self.options.at
        return self.done[-1].entry

    def did(self, done: Done) -> None:
        """Notes an entry; people see its label at once."""
        self.done.append(done)
        self.safekeeping.after(self.store(), self.keeper(), done)
        if not self.options.json:
            from campaign.cli.printing import say_wrapped

            say_wrapped(self.label(done), indent=2)

    def say(self, text: str) -> None:
        """A line for people, on standard output."""
        if not self.silent:
            from campaign.cli.printing import say

            say(text)

    def _warn(self, text: str) -> None:
        """A warning for people, on standard error."""
        if text:
            from campaign.cli.printing import say_wrapped

            say_wrapped(text, indent=2, err=True)

    @contextmanager
    def under(self, options: Options) -> Iterator[None]:
        """Works with other options for a while: a line of a script may carry its own, but for no other seat's eyes.

        A refusal leaves as it may be heard by whom the line was for.
        """
        from rules.core.refusal import Refusal

        self._keep_to_one_seat(options)
        before, self.options, pinned = self.options, options, self._pinned
        if options.at != before.at:
            self._pinned = len(self.done)
        try:
            with speaking(options.plain or plain()):
                yield
        except Refusal as refusal:
            heard = refusal.heard_by(self.listener)
            heard.host = ""
            raise heard from None
        finally:
            self.options, self._pinned = before, pinned

    def _keep_to_one_seat(self, options: Options) -> None:
        """Refuses another seat's eyes at a keyboard that is one seat's (house.whose-keyboard). A host sees it all."""
        usual = self.options.viewer or self.environment.get(places.VIEWER)
        if not (usual and options.viewer) or self.options.viewer == options.viewer:
            return
        from campaign.cli.keyboard import check_shown
        from campaign.cli.seats import seat_of

        check_shown(self, seat_of(self.keeper(), options.viewer))

    def close(self) -> None:
        """Closes what was opened, once the backups that are being made are done."""
        for words in self._safekeeping.settle() if self._safekeeping else ():
            self._warn(words)
        if self._store is not None:
            self._store.close()
            self._store = None


def _no_campaign(names: list[str]) -> NoReturn:
    from rules.core.refusal import Kind, Refusal

    if not names:
        begin = ("council play", 'council new "NAME"')
        raise Refusal(Kind.NOT_ALLOWED, "house.no-campaign", "There is no campaign yet.", begin)
    allowed = [f'council use "{name}"' for name in names]
    because = f"There are {len(names)} campaigns, and none is chosen."
    raise Refusal(Kind.AMBIGUOUS, "house.which-campaign", because, allowed)
