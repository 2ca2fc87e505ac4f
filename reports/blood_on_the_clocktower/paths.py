"""Who was dealt what, and who became what, and when: the way of each player through a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.blood_on_the_clocktower.view import View


@dataclass
class Path:
    """The token that a player drew, and their characters and sides in order, each with the time from which it held."""

    drew: str = ""
    characters: list[str] = field(default_factory=list)
    sides: list[str] = field(default_factory=list)

    @property
    def character(self) -> str:
        """`Poisoner; Imp, night 2`."""
        return "; ".join(self.characters)

    @property
    def side(self) -> str:
        """`Good; evil, night 2`."""
        return "; ".join(self.sides).capitalize() or "Open"


def followed(paths: dict[str, Path], event: Mapping[str, Any], after: View, when: str) -> None:
    """Goes on with a player's path, where an event changes it."""
    name = event.get("player", "")
    path = paths.get(name, Path())
    match event["event"]:
        case "CharacterDealt":
            seat = after.grimoire.players[name] if after.grimoire and name in after.grimoire.players else None
            if seat is not None:
                path = Path(seat.token or seat.character, [seat.character])
            path.sides = [event["side"]] if event["side"] else []
        case "TravellerJoined":
            path = Path("", [_called(name, after) or event["character"]])
            path.sides = [event["side"]] if event.get("side") else []
        case "CharacterChanged":
            path.characters.append(_since(_called(name, after) or event["character"], when))
        case "SideChanged":
            path.sides.append(_since(event["side"], when) if path.sides else event["side"])
        case _:
            return
    paths[name] = path


def _called(name: str, after: View) -> str:
    seats = after.grimoire.players if after.grimoire else {}
    return seats[name].character if name in seats else ""


def _since(what: str, when: str) -> str:
    return f"{what}, {when}" if when else what
