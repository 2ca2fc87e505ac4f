"""The shape of each projection's tables, pinned with its version. `python -m tests.store.shapes` writes it anew."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from sqlalchemy.dialects import sqlite
from sqlalchemy.schema import CreateTable

from campaign.store.projections import PROJECTIONS

PINNED = Path(__file__).parent / "shapes.txt"


def shapes() -> list[str]:
    """A line for each projection: slug, version, and a mark that changes with any table of it."""
    lines = []
    for card in PROJECTIONS:
        made = "".join(str(CreateTable(table).compile(dialect=sqlite.dialect())) for table in card.load().tables)
        # Without the line breaks, which are the compiler's own.
        mark = sha256(" ".join(made.split()).encode()).hexdigest()[:16]
        lines.append(f"{card.slug} {card.version} {mark}")
    return lines


if __name__ == "__main__":
    PINNED.write_text("\n".join(shapes()) + "\n", encoding="utf-8")
