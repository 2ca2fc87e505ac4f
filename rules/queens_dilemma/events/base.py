"""What all events of The Queen's Dilemma share: everyone at the table saw them."""

from __future__ import annotations

from rules.core.event import Event
from rules.core.secrecy import EVERYONE


class Public(Event):
    """An event that everyone at the table saw."""

    audience = EVERYONE
