"""What was written in the Grimoire, in words for the Storyteller."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.blood_on_the_clocktower.names import listed, the
from rules.blood_on_the_clocktower.view import View
from seeds.blood_on_the_clocktower import Waking, facts

Seen = Mapping[str, Any]


def _seat(event: Seen, after: View) -> str:
    """The character that the Grimoire shows for the event's player."""
    seats = after.grimoire.players if after.grimoire else {}
    return seats[event["player"]].character if event["player"] in seats else event["character"]


def _dealt(event: Seen, after: View) -> str:
    seats = after.grimoire.players if after.grimoire else {}
    token = seats[event["player"]].token if event["player"] in seats else ""
    return f"{event['player']} is {the(_seat(event, after))}{f', drawn as {token}' if token else ''}."


def _woken(event: Seen, after: View) -> str:
    sheet = next((one.name for one in (after.grimoire.sheet if after.grimoire else ()) if one.id == event["place"]), "")
    sheet = sheet or event["place"] or "Besides the sheet"
    if event["slept"]:
        return f"{sheet}: nobody wakes."
    told = f" Told: {event['told']}." if event["told"] else ""
    chose = f" Chose {listed(event['chose'])}." if event["chose"] else ""
    verb = "wake" if len(event["players"]) > 1 else "wakes"
    woke = f"{listed(event['players'])} {verb}" if event["players"] else "done"
    choosing = facts().wakes.get(event["place"], Waking()).chooses
    unsaid = " No choice is noted." if choosing and not (told or chose) else ""
    return f"{sheet}: {woke}.{told}{chose}{unsaid}"


def _filled(event: Seen, after: View) -> str:
    bag = after.grimoire.bag if after.grimoire else ()
    return f"In the bag: {listed(bag)}."


def _bluffs(event: Seen, after: View) -> str:
    return f"Bluffs: {listed(after.grimoire.bluffs if after.grimoire else ())}."


def _reminder(event: Seen, after: View) -> str:
    return f"{event['player']}: {event['text']}{' (' + event['of'] + ')' if event['of'] else ''}."


def _held(event: Seen, after: View) -> str:
    why = f" ({event['why']})" if event["why"] else ""
    return f"The game goes on, although {event['side']} would have won{why}."


def _any_death(after: View) -> bool:
    """Whether somebody dies at the coming dawn."""
    seats = after.grimoire.players if after.grimoire else {}
    return any(one.alive and name in seats and not seats[name].alive for name, one in after.players.items())


KEPT_TELLERS: Mapping[str, Callable[[Seen, View], str]] = {
    "BagFilled": _filled,
    "CharacterDealt": _dealt,
    "BluffsChosen": _bluffs,
    "Woken": _woken,
    "ReminderPlaced": _reminder,
    "ReminderRemoved": lambda e, v: f"{e['player']}: {e['text']} is gone.",
    "CharacterChanged": lambda e, v: f"{e['player']} is {the(_seat(e, v))} now.",
    "SideChanged": lambda e, v: f"{e['player']} is {e['side']} now.",
    "NobodyDies": lambda e, v: "Nobody else dies tonight." if _any_death(v) else "Nobody dies tonight.",
    "PlayerTold": lambda e, v: f"{e['player']} knows what changed.",
    "Whispered": lambda e, v: f"({e['words']})",
    "WinHeldBack": _held,
}
