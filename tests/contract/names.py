"""Names under which journals keep events and actions, pinned in files. New ones: `python -m tests.contract.names`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rules.title import Title
from rules.titles import TITLES
from tests.tiny import STONES

FOLDER = Path(__file__).parent / "names"


def stored(title: Title[Any]) -> list[str]:
    """Every name with its version."""
    events = [f"event {kind.stored_name()} {kind.version}" for kind in title.events_by_name.values()]
    return sorted(events + [f"action {action.name} {action.version}" for action in title.actions])


def pinned(slug: str) -> list[str]:
    """The names in the file of a title."""
    return (FOLDER / f"{slug}.txt").read_text(encoding="utf-8").splitlines()


def main() -> None:
    """Write the files anew. Look at what git says has gone."""
    FOLDER.mkdir(exist_ok=True)
    for card in (*TITLES, STONES):
        (FOLDER / f"{card.slug}.txt").write_text("\n".join(stored(card.load())) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
