"""What happened to Chronicle and Event cards, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.queens_dilemma.notation.printer import print_chronicle
from rules.queens_dilemma.pieces import ChronicleCard

Seen = Mapping[str, Any]


def _card(event: Seen) -> str:
    return print_chronicle(ChronicleCard.model_validate(event["card"])) if event["card"] else ""


def _branded(event: Seen) -> str:
    if not event["herald"]:
        return f"{event['code']} has no Herald."
    how = "is printed with the Heraldry of" if event["printed"] else "is Branded by"
    return f"{event['code']} {how} {event['herald'].capitalize()}."


def _placed(event: Seen) -> str:
    place = "the light blue slot" if event["lies"] == "blue" else f"brown slot {event['slot']}"
    return f"{event['code']} goes to {place}."


def _reset(event: Seen) -> str:
    who, code = event["player"].capitalize(), event["code"]
    if not event["space"]:
        return f"{who} takes the Heraldry token back from {code}."
    return f"{who}'s Heraldry token goes to Pass Action space {event['space']} of {code}."


def _forbidden(event: Seen) -> str:
    one = event["forbidden"]
    whom = f" to {one['player'].capitalize()}" if one["player"] else ""
    return f"{one['code']} forbids its action{whom} in this Vote: {one['why']}."


def _event(event: Seen) -> str:
    said = "; ".join(part for part in (event["words"], _card(event)) if part)
    return f"Event {event['number']}: {said}."


CHRONICLE_TELLERS: Mapping[str, Callable[[Seen, object], str]] = {
    "ChronicleBranded": lambda e, v: _branded(e),
    "ChronicleDescribed": lambda e, v: f"{e['code']}: {_card(e)}.",
    "ChroniclesDrawn": lambda e, v: f"Drawn: {', '.join(e['codes'])}." if e["codes"] else "",
    "ChroniclePlaced": lambda e, v: _placed(e),
    "ChronicleSentBack": lambda e, v: f"{e['code']} goes back to the deck unread.",
    "ChronicleRead": lambda e, v: f"{e['code']} is read aloud.",
    "ChroniclesInPlay": lambda e, v: f"In play: {', '.join(e['codes'])}." if e["codes"] else "",
    "TokenOnSlot": lambda e, v: f"{e['player'].capitalize()}'s Heraldry token lies on {e['code']}'s Slot.",
    "TokenReset": lambda e, v: _reset(e),
    "CardForbidden": lambda e, v: _forbidden(e),
    "ChronicleApplied": lambda e, v: f"Chronicle card {e['code']} applies: {e['text'] or 'nothing'}.",
    "EventAdded": lambda e, v: _event(e),
    "EventResolved": lambda e, v: f"Event {e['number']} is resolved: {e['text'] or 'nothing'}.",
    "EventRemoved": lambda e, v: f"Event {e['number']} leaves the map.",
    "CardsPutAway": lambda e, v: f"Back into the unlocked deck: {', '.join(e['returned'])}." if e["returned"] else "",
}
"""One teller for each event that is worth a sentence."""
