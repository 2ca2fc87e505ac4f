"""Directions written in full: `north` for `n`, `north-east` for `ne`; `left`, as the map on the screen lies."""

from __future__ import annotations

import re

_SIDES = {"north": "n", "east": "e", "south": "s", "west": "w"}
SPELLINGS = {
    **{
        f"{one}{dash}{other}": _SIDES[one] + _SIDES[other]
        for one in ("north", "south")
        for other in ("east", "west")
        for dash in ("", "-")
    },
    **_SIDES,
    **{"up": "n", "right": "e", "down": "s", "left": "w"},
}
_SPELLED = re.compile(rf"^(?:{'|'.join(SPELLINGS)})(?=[=*+-]|$)")


def in_short(word: str) -> str:
    """A word in small letters, its direction as one or two of them: `northeast=Fountain` as `ne=fountain`."""
    return _SPELLED.sub(lambda match: SPELLINGS[match[0]], word.casefold(), count=1)


def spelled(typed: object) -> object:
    """A direction's name as an argument."""
    return in_short(typed.strip()) if isinstance(typed, str) else typed
