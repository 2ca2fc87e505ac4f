"""New entries as they stand in the journal, before they are written."""

from __future__ import annotations

from typing import Any

from campaign.amending import Rehearsal
from campaign.store.turn import Now
from rules.title import Performed, Title

Entry = dict[str, Any]


def blank(campaign: str, now: Now, kind: str, label: str, time: str) -> Entry:
    """The next entry, which does nothing yet: the head stays where it is."""
    sequence = now.sequence + 1
    return {
        "campaign": campaign,
        "sequence": sequence,
        "kind": kind,
        "unit": sequence,
        "parent": now.head,
        "head": now.head,
        "position": now.position,
        "action": kind,
        "action_version": 1,
        "arguments": {},
        "insisted": False,
        "seed": 0,
        "draws": [],
        "events": [],
        "label": label,
        "note": "",
        "time": time,
    }


def acting(
    title: Title[Any], action: str, performed: Performed, *, insisted: bool, seed: int, draws: list[list[str]]
) -> Entry:
    """The part of an entry that says what was done, and with what."""
    return {
        "action": action,
        "action_version": title.action(action).version,
        "arguments": performed.arguments,
        "insisted": insisted,
        "seed": seed,
        "draws": draws,
        "events": [event.stored() for event in performed.events],
    }


def amending(title: Title[Any], lead: Entry, rehearsal: Rehearsal, old: int, parent: int, note: str) -> list[Entry]:
    """An amendment: the entry that leads it, then those that were run again, hanging on `parent`.

    `old` is the entry that is put right. All share the head, so that they are undone at once.
    """
    first = lead["sequence"] + 1
    head = lead["sequence"] + len(rehearsal.acted) if rehearsal.acted else parent
    lead = lead | {"head": head, "position": rehearsal.position, "note": note, "arguments": {"entry": old}}
    rows = [lead]
    for place, acted in enumerate(rehearsal.acted):
        again = acted.again
        row = lead | acting(
            title, again.call.action, acted.performed, insisted=again.insisted, seed=again.seed, draws=acted.draws
        )
        where = {"sequence": first + place, "parent": first + place - 1 if place else parent}
        rows.append(
            row | where | {"kind": "act", "position": rehearsal.position + place, "label": acted.label, "note": ""}
        )
    return rows
