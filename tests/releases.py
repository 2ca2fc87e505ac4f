"""A database and an export of every released version, kept for ever. `make release-fixture` adds the present one's."""

from __future__ import annotations

import json
import shutil
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from campaign import __version__
from campaign.store import Store, exporting
from campaign.surroundings import counted
from rules.titles import TITLES
from tests.contract.play import play

FOLDER = Path(__file__).parent / "fixtures" / "releases"
DATABASE, STATES = "council.db", "states.json"
MOVES = 70
SEED = 5


def released() -> list[Path]:
    """The folders of the versions that are kept."""
    return sorted(path for path in FOLDER.iterdir() if path.is_dir())


def public_states(store: Store) -> dict[str, Any]:
    """What everybody sees of each campaign, by name: a later version may show more, and nothing else."""
    keepers = [store.keeper(one.name) for one in store.campaigns()]
    return {
        one.info.name: {
            "title": one.info.title,
            "entries": one.sequence,
            "labels": [entry.label for entry in one.log()],
            "state": one.view().model_dump(mode="json"),
        }
        for one in keepers
    }


def make(folder: Path) -> None:
    """A campaign of every title: played, undone, redone, put right. FileExistsError if the version is kept already."""
    folder.mkdir(parents=True)
    around = counted(datetime(2026, 1, 3, 19, tzinfo=UTC))
    with Store.open(folder / DATABASE, create=True, around=around) as store:
        for card in TITLES:
            keeper = store.found(card.name, card.slug)
            for moved in play(card.load(), SEED, MOVES):
                keeper.act(moved.call, seed=moved.seed)
            keeper.undo(3, insisted=True)
            keeper.redo()
            keeper.amend(keeper.rehearse(len(list(keeper.history())), None), "miscounted")
            text = "".join(exporting.export(store, keeper.info))
            (folder / f"{card.slug}.jsonl").write_text(text, encoding="utf-8")
        shown = json.dumps(public_states(store), ensure_ascii=False, indent=1)
        (folder / STATES).write_text(shown + "\n", encoding="utf-8")


def is_released(version: str = __version__) -> bool:
    """Whether the changelog gives the version a date."""
    changes = (FOLDER.parents[2] / "CHANGELOG.md").read_text(encoding="utf-8")
    return f"## {version} (unreleased)" not in changes


def main() -> None:
    """Adds the present version. As long as it is not released, it may be made anew."""
    folder = FOLDER / __version__
    if folder.exists() and is_released():
        sys.exit(f"{__version__} is kept already; what a released version wrote is never made anew.")
    shutil.rmtree(folder, ignore_errors=True)
    make(folder)
    sys.stdout.write(f"{folder} is made: commit it with the release.\n")


if __name__ == "__main__":
    main()
