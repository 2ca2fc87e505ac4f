"""The log: the journal's entries as people read them."""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, Row

from campaign.store import journal
from campaign.store.folding import events_of
from campaign.taking_back import binds, covered, discreet
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
    unbound: bool = False
    """Whether it took back or changed what binds: the table is to see that."""


def entries(connection: Connection, title: Title[Any], campaign: str, viewer: str, last: int) -> list[LogEntry]:
    """All entries up to `last`, oldest first."""
    rows = journal.read(connection, campaign, range(1, last + 1))
    standing = _standing(rows, journal.stacks(connection, campaign, last))
    readers = _readers(title, rows, standing, viewer)
    labels = {one: _labels(title, rows, one) for one in {*readers.values()} - {EVERYONE}}
    binding = {row.sequence for row in rows if row.kind == "act" and binds(title, row.events)}
    return [
        LogEntry(
            row.sequence,
            row.position,
            row.kind,
            _action(title, row, readers[row.sequence]),
            _visible(title, row, readers[row.sequence], standing[row.sequence]),
            _label(
                title,
                row,
                readers[row.sequence],
                standing[row.sequence],
                labels.get(readers[row.sequence], {}).get(row.sequence, row.label),
            ),
            row.note,
            row.time,
            standing[row.sequence],
            _took_back(row, binding),
        )
        for row in rows
    ]


def _readers(title: Title[Any], rows: list[Row[Any]], standing: Mapping[int, Standing], viewer: str) -> dict[int, str]:
    """As whom the viewer may read each entry: up to the end of a game, which unveils its secrets, as its host."""
    acts = [row for row in rows if row.kind == "act" and standing[row.sequence] == "stands"]
    ends = [row.position for row in acts if title.host != EVERYONE and discreet(title, row.events, "")]
    told = {row.sequence for row in acts if row.position <= max(ends, default=0)}
    return {row.sequence: title.host if row.sequence in told else viewer for row in rows}


def _took_back(row: Row[Any], binding: Set[int]) -> bool:
    """Whether an undo or an amendment changed an entry that binds."""
    touched = {"undo": row.arguments.get("entries", ()), "amend": [row.arguments.get("entry")]}
    return not binding.isdisjoint(touched.get(row.kind, ()))


def _label(title: Title[Any], row: Row[Any], viewer: str, standing: Standing, label: str) -> str:
    """What was shown for a while is not said again once it is taken back, save to the host, who knows it."""
    return label if standing == "stands" or _is_host(title, viewer) else discreet(title, row.events, label)


def _is_host(title: Title[Any], viewer: str) -> bool:
    return viewer == title.host != EVERYONE


def _visible(title: Title[Any], row: Row[Any], viewer: str, standing: Standing) -> Mapping[str, Any]:
    if row.kind != "act":
        return dict(row.arguments)
    if standing != "stands" and not _is_host(title, viewer) and discreet(title, row.events, ""):
        return {}
    action = title.actions_by_name.get(row.action)
    if action is None or covered(title, row.events, viewer):
        return {}
    return action.visible(title.lift(row.action, row.action_version, row.arguments), viewer)


def _action(title: Title[Any], row: Row[Any], viewer: str) -> str:
    """The action's name; empty where even that would say what the host of a game keeps secret."""
    if row.kind != "act" or viewer == title.host or title.host == EVERYONE:
        return str(row.action)
    if covered(title, row.events, viewer):
        return ""
    seen = any(event.seen_by(viewer) is not None for event in events_of(title, row))
    return str(row.action) if seen else ""


def _labels(title: Title[Any], rows: list[Row[Any]], viewer: str) -> dict[int, str]:
    """What each act says to a seat, on whichever branch of the history it stands."""
    states = {journal.START: title.start}
    labels: dict[int, str] = {}
    said = {row.sequence: row.label for row in rows}
    for row in rows:
        if row.kind == "act":
            events, before = events_of(title, row), states[row.parent]
            states[row.sequence] = title.fold(before, events)
            labels[row.sequence] = title.label(events, before, states[row.sequence], viewer)
        elif row.kind in ("undo", "redo") and _is_host(title, viewer):
            # What is taken back is no secret to the host who entered it.
            moved = (labels.get(one, said[one]) for one in row.arguments.get("entries", ()))
            labels[row.sequence] = f"{row.kind.capitalize()}: {'; '.join(one.rstrip('.') for one in moved)}"
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
