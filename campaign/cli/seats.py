"""The seat that was meant by a word typed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rules.core.names import matching
from rules.core.refusal import Kind, Refusal

if TYPE_CHECKING:
    from campaign.keeper import Keeper
    from rules.title import Title


def seat_of(keeper: Keeper, text: str) -> str:
    """The seat that a unique prefix names. Refuses none (house.unknown-name) or several (house.ambiguous)."""
    return seat_named(keeper.title, keeper.state, text)


def seat_named(title: Title[Any], state: Any, text: str) -> str:
    """The same, of a title in some state."""
    seats = title.seats_at(state)
    found = matching(text, seats)
    if len(found) == 1:
        return found[0]
    if found:
        raise Refusal(Kind.AMBIGUOUS, "house.ambiguous", f"“{text}” fits several seats.", found)
    raise Refusal(Kind.UNREADABLE, "house.unknown-name", f"“{text}” is no seat of {title.name}.", seats)
