"""The projection: tables that follow from the journal, for SQL, reports and other programs.

A title's projection declares two kinds of tables. The rows of a state table are those of the present state; the rows
of an entry table are the traces of each effective entry. Both are brought up to date in the entry's own transaction.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from sqlalchemy import Connection, Table, bindparam, delete, insert, select
from sqlmodel import SQLModel

from campaign.store.folding import Lived

Values = tuple[str | int | bool | None, ...]
"""A row: what a database holds, never a value of the rules."""

Model = type[SQLModel] | str
"""A table's model, or where it lies, `people:Treasury`: then it is loaded when a row of it changes."""


@dataclass(frozen=True)
class StateTable:
    """A table of what is so now. `rows` gives the values of the columns after `campaign`, in their order.

    `fields` are the state's fields that the rows depend on: while they are the same objects, nothing is done.
    """

    model: Model
    fields: tuple[str, ...]
    rows: Callable[[Any], Iterable[Values]]


@dataclass(frozen=True)
class EntryTable:
    """A table of what each entry did. `rows` gives the columns after `campaign`, `entry` and `number`."""

    model: Model
    rows: Callable[[Lived], Iterable[Values]]


@dataclass(frozen=True)
class Projection:
    """The tables of one title, listed by hand. Raise the version in the list of projections with every change."""

    states: tuple[StateTable, ...]
    entries: tuple[EntryTable, ...] = ()

    @property
    def tables(self) -> tuple[Table, ...]:
        """All its tables."""
        models = (*(one.model for one in self.states), *(one.model for one in self.entries))
        return tuple(table_of(model) for model in models)

    def move(self, connection: Connection, campaign: str, before: Any, after: Any) -> None:
        """Bring the state tables from one state to another: rows gone or changed are deleted, then inserted."""
        for one in self.states:
            if all(getattr(before, name) is getattr(after, name) for name in one.fields):
                continue
            old, new = dict.fromkeys(one.rows(before)), dict.fromkeys(one.rows(after))
            _delete(connection, one.model, campaign, [row for row in old if row not in new])
            _insert(connection, one.model, campaign, [row for row in new if row not in old])

    def enter(self, connection: Connection, campaign: str, lived: Iterable[Lived]) -> None:
        """These entries are effective now."""
        entries = tuple(lived)
        for one in self.entries:
            rows = [row for entry in entries for row in _numbered(one, entry)]
            _insert(connection, one.model, campaign, rows)

    def leave(self, connection: Connection, campaign: str, sequences: Iterable[int]) -> None:
        """These entries are not effective any more."""
        gone = [{"_campaign": campaign, "_entry": sequence} for sequence in sequences]
        for one in self.entries if gone else ():
            table = table_of(one.model)
            where = (table.c.campaign == bindparam("_campaign"), table.c.entry == bindparam("_entry"))
            connection.execute(delete(table).where(*where), gone)

    def clear(self, connection: Connection, campaign: str) -> None:
        """Take out all that is there of a campaign."""
        for table in self.tables:
            connection.execute(delete(table).where(table.c.campaign == campaign))

    def fill(self, connection: Connection, campaign: str, state: Any, lived: Iterable[Lived]) -> None:
        """All rows of a campaign, where there are none yet."""
        for one in self.states:
            _insert(connection, one.model, campaign, list(dict.fromkeys(one.rows(state))))
        self.enter(connection, campaign, lived)

    def differences(self, connection: Connection, campaign: str, state: Any, lived: Iterable[Lived]) -> tuple[str, ...]:
        """Where the tables and the journal disagree, in words: nothing, if all is well."""
        entries = tuple(lived)
        lines: list[str] = []
        for one in self.states:
            lines += _compare(connection, table_of(one.model), campaign, tuple(dict.fromkeys(one.rows(state))))
        for each in self.entries:
            rows = [row for entry in entries for row in _numbered(each, entry)]
            lines += _compare(connection, table_of(each.model), campaign, rows)
        return tuple(lines)


def table_of(model: Model) -> Table:
    """The table behind a model."""
    if isinstance(model, str):
        module, _, name = model.partition(":")
        return table_of(getattr(import_module(f"campaign.store.tables.{module}"), name))
    return SQLModel.metadata.tables[str(model.__tablename__)]


def _numbered(one: EntryTable, entry: Lived) -> Iterator[Values]:
    for number, values in enumerate(one.rows(entry), start=1):
        yield (entry.sequence, number, *values)


def _delete(connection: Connection, model: Model, campaign: str, rows: list[Values]) -> None:
    if not rows:
        return
    table = table_of(model)
    names = [column.name for column in table.columns if column.name != "campaign"]
    keys = [column.name for column in table.primary_key if column.name != "campaign"]
    where = [table.c[key] == bindparam(f"_{key}") for key in keys]
    gone = [{f"_{key}": row[names.index(key)] for key in keys} for row in rows]
    connection.execute(delete(table).where(table.c.campaign == campaign, *where), gone)


def _insert(connection: Connection, model: Model, campaign: str, rows: list[Values]) -> None:
    if not rows:
        return
    table = table_of(model)
    names = [column.name for column in table.columns]
    connection.execute(insert(table), [dict(zip(names, (campaign, *row), strict=True)) for row in rows])


def _compare(connection: Connection, table: Table, campaign: str, rows: Iterable[Values]) -> Iterator[str]:
    stored = connection.execute(select(table).where(table.c.campaign == campaign))
    found = Counter(tuple(row)[1:] for row in stored)
    wanted = Counter(rows)
    if missing := wanted - found:
        yield f"{table.name}: {missing.total()} rows are missing, such as {next(iter(missing))}"
    if extra := found - wanted:
        yield f"{table.name}: {extra.total()} rows do not belong, such as {next(iter(extra))}"
