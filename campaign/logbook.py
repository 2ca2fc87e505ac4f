"""The log: the journal's entries as people read them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, Row

from campaign.store import journal
from campaign.store.folding import events_of
from rules.core.secrecy import EVERYONE
from rules.title import Title

Standing = Literal["stands", "undone", "superseded"]


class LogEntry(NamedTuple):
    """One entry as a viewer may read it. `arguments` are without what is secret to the viewer, `action` is empty where
    its name would tell.

    `standing`: an act `stands` while it is effective, is `superseded` when an amendment took its place, else `undone`.
    """

    sequence: int
    position: int
    kind: str
    action: str
    arguments: Mapping[str, Any]
    label: str
    note: str
    time: str
    standing: Standing


def entries(connection: Connection, title: Title[Any], campaign: str, viewer: str, last: int) -> list[LogEntry]:
    """All entries up to `last`, oldest first."""
    rows = journal.read(connection, campaign, range(1, last + 1))
    labels = {} if viewer == EVERYONE else _labels(title, rows, viewer)
    standing = _standing(rows, journal.stacks(connection, campaign, last))
    return [
        LogEntry(
            row.sequence,
            row.position,
            row.kind,
            _action(title, row, viewer),
            _visible(title, row, viewer),
            labels.get(row.sequence, row.label),
            row.note,
            row.time,
            standing[row.sequence],
        )
        for row in rows
    ]


def _visible(title: Title[Any], row: Row[Any], viewer: str) -> Mapping[str, Any]:
    if row.kind != "act":
        return dict(row.arguments)
    action = title.actions_by_name.get(row.action)
    if action is None:
        return {}
    return action.visible(title.lift(row.action, row.action_version, row.arguments), viewer)


def _action(title: Title[Any], row: Row[Any], viewer: str) -> str:
    """The action's name; empty where even that would say what the host of a game keeps secret."""
    if row.kind != "act" or viewer == title.host or title.host == EVERYONE:
        return str(row.action)
    seen = any(event.seen_by(viewer) is not None for event in events_of(title, row))
    return str(row.action) if seen else ""


def _labels(title: Title[Any], rows: list[Row[Any]], viewer: str) -> dict[int, str]:
    """What each act says to a seat, on whichever branch of the history it stands."""
    states = {journal.START: title.start}
    labels: dict[int, str] = {}
    for row in rows:
        if row.kind == "act":
            events, before = events_of(title, row), states[row.parent]
            states[row.sequence] = title.fold(before, events)
            labels[row.sequence] = title.label(events, before, states[row.sequence], viewer)
    return labels


def _standing(rows: list[Row[Any]], stacks: journal.Stacks) -> dict[int, Standing]:
    parents = {row.sequence: row.parent for row in rows if row.kind == "act"}
    effective = frozenset(_walk(parents, rows[-1].head if rows else journal.START))
    replaced = {one for unit in stacks.done if unit.kind == "amend" for one in _walk(parents, unit.before)}
    undone = {unit.sequence for unit in stacks.undone}
    standing: dict[int, Standing] = {}
    for row in rows:
        if row.kind == "act" and row.sequence not in effective:
            standing[row.sequence] = "superseded" if row.sequence in replaced else "undone"
        else:
            standing[row.sequence] = "undone" if row.sequence in undone else "stands"
    return standing


def _walk(parents: Mapping[int, int], head: int) -> list[int]:
    walked: list[int] = []
    while head != journal.START:
        walked.append(head)
        head = parents[head]
    return walked
