"""What players of The Queen's Dilemma hold and have in their Diaries, with what the viewer noted of it."""

from __future__ import annotations

from collections.abc import Iterator

from rules.queens_dilemma.legacy.view import SkillView
from rules.queens_dilemma.view_shapes import AgendaView, View


def hands(view: View) -> Iterator[str]:
    """A line for each player who has something: `Lyrie has Agendas A064 (until game 4); Keywords Traitor`."""
    for player in view.players:
        diary = view.diaries.get(player)
        kinds = {
            "Agendas": [f"{code} ({_limit(one)})" for code, one in _held(view, player)],
            "Skills": [_skill(one) for one in diary.skills] if diary else [],
            "Keywords": list(view.players[player].keywords),
        }
        told = [f"{kind} {', '.join(those)}" for kind, those in kinds.items() if those]
        if told:
            yield f"{player.capitalize()} has {'; '.join(told)}"
        for code, one in _held(view, player):
            if one.content:
                yield f"{code}, for {player.capitalize()} alone: {one.content}"


def _held(view: View, player: str) -> list[tuple[str, AgendaView]]:
    return [(code, one) for code, one in view.agendas.items() if one.holder == player and one.lies == "held"]


def _limit(one: AgendaView) -> str:
    return "Ongoing" if one.limit is None else f"until game {one.limit}"


def _skill(one: SkillView) -> str:
    used = f"{one.used} of {one.track} used" if one.track else ""
    more = ", ".join(part for part in (used, one.words) if part)
    return f"{one.code} ({more})" if more else one.code
