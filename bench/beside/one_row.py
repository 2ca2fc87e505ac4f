"""A program that commits one row durably: `one_row.py FILE TEXT`. The file is made if it is not there."""

from pathlib import Path
from typing import Any

import typer
from sqlalchemy import event
from sqlmodel import Field, Session, SQLModel, create_engine

app = typer.Typer(rich_markup_mode=None)


class Entry(SQLModel, table=True):
    """A row of the size of an entry."""

    id: int | None = Field(default=None, primary_key=True)
    kind: str
    time: str
    label: str
    events: str


@app.command()
def add(file: Path, text: str) -> None:
    """Adds one row, with the settings that Council's connections have."""
    new = not file.exists()
    engine = create_engine(f"sqlite:///{file}")

    @event.listens_for(engine, "connect")
    def _set(connection: Any, _: object) -> None:
        for setting in ("busy_timeout = 5000", "foreign_keys = 1", "synchronous = EXTRA", "journal_mode = DELETE"):
            connection.execute(f"PRAGMA {setting}")

    if new:
        SQLModel.metadata.create_all(engine)
    with Session(engine) as session:
        session.add(Entry(kind="act", time="2026-01-03T19:00:00+00:00", label="One row.", events=text))
        session.commit()
    typer.echo("Done.")


app()
