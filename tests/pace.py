"""How long backups, exports, imports and restores of a long campaign take. `python -m tests.pace 1000`"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path

from campaign.keeper import Keeper
from campaign.store import Store, exporting, importing, restoring
from campaign.store import backup as backups
from campaign.store.doctor import check
from rules.titles import TITLES
from tests.contract.play import Stuck, play

TIME = "2026-01-01T00:00:00+00:00"


def played(store: Store, entries: int) -> Keeper:
    """A campaign of the first title with so many entries: of the first random play that is long enough."""
    title = TITLES[0].load()
    for seed in count():
        moves = []
        with suppress(Stuck):
            moves += play(title, seed, entries)
        if len(moves) == entries:
            keeper = store.found(f"Play {seed}", title.slug)
            for moved in moves:
                keeper.act(moved.call, seed=moved.seed, insisted=moved.insisted)
            return keeper
    raise AssertionError


def measured(folder: Path, entries: int) -> dict[str, float]:
    """Seconds by what was done."""
    found: dict[str, float] = {}

    def timed(name: str, work: Callable[[], object]) -> None:
        begun = time.perf_counter()
        work()
        found[name] = time.perf_counter() - begun

    with Store.open(folder / "long.db", create=True) as store:
        keeper = played(store, entries)
        file, copy = folder / "export.jsonl", folder / "copy.db"
        timed("opening", lambda: store.keeper(keeper.info.id))
        timed("an entry, undone", keeper.undo)
        timed("the file held for a backup", lambda: _held(store, folder / "held.db"))
        timed("a backup, proved", lambda: backups.backup(store, copy))
        timed("the doctor", lambda: check(store))
        timed("an export", lambda: file.write_text("".join(exporting.export(store, keeper.info)), encoding="utf-8"))
        timed("an import", lambda: importing.bring_in(store, importing.read(file, TITLES)))
        timed("a restore", lambda: _restored(store, copy))
    return found


def _held(store: Store, target: Path) -> None:
    backups.lay_out(target)
    with store.reading() as connection:
        backups.copy(backups.driver(connection), target)
        backups.digest(backups.driver(connection))


def _restored(store: Store, source: Path) -> None:
    with restoring.taken_out(source, store.place) as draft, Store.open(draft, spared=True) as copy:
        restoring.compare(restoring.sound(copy), store)
        restoring.replace(copy, store, restoring.mark_of(store), TIME)


def main() -> None:
    """The number of entries is the first word."""
    entries = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    with tempfile.TemporaryDirectory() as folder:
        found = measured(Path(folder), entries)
        size = (Path(folder) / "long.db").stat().st_size / 1_000_000
    sys.stdout.write(f"{entries} entries, {size:.1f} MB after the import\n")
    sys.stdout.writelines(f"  {name}: {seconds:.2f} s\n" for name, seconds in found.items())


if __name__ == "__main__":
    main()
