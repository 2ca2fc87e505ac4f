"""What happened, in words: sentences from events as they were seen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.cinderella_at_midnight.cards import Arm, Path
from rules.cinderella_at_midnight.names import Direction, Ending, Part
from rules.cinderella_at_midnight.notation import print_side
from rules.cinderella_at_midnight.view import View
from rules.cinderella_at_midnight.whose import counted

Seen = Mapping[str, Any]
Teller = Callable[[Seen, View], str]


def tell(events: tuple[Seen, ...], before: View, after: View) -> str:
    """The events as sentences in a row. Facts of no interest by themselves are left out."""
    if any(event["event"] == "RunEnded" for event in events):
        # No card is moved any more for an hour that strikes on the last move.
        events = tuple({**event, "shifts": False} if event["event"] == "ClockAdvanced" else event for event in events)
    sentences = (TELLERS[event["event"]](event, before) for event in events if event["event"] in TELLERS)
    return " ".join(sentence for sentence in sentences if sentence) or "Done."


def called(name: str) -> str:
    """A card as it is spoken of: `card 7`, `fountain`, `the center`."""
    return f"card {name}" if name.isdecimal() else "the center" if name == "center" else name


def _described(event: Seen, before: View) -> str:
    side = tuple(
        Path(things=path["things"], arms=tuple(Arm.model_validate(arm) for arm in path["arms"]))
        for path in event["side"]
    )
    return f"{called(event['name']).capitalize()}, {Part(event['part']).side} side: {print_side(side)}."


def _laid(event: Seen, before: View) -> str:
    card = event["card"]
    how = ", turned" if card["turned"] else ""
    left = f"{event['deck']} left in the deck"
    return f"{called(card['name']).capitalize()} is laid {WAYS[event['direction']]}{how} ({left})."


def _put_back(event: Seen, before: View) -> str:
    name = called(event["name"]).capitalize() if event["name"] else "The card"
    return f"{name} goes under the deck: {event['because']}. Draw another."


def _moved(event: Seen, before: View) -> str:
    target = called(event["target"])
    if event["passage"]:
        return f"She takes a secret passage to {target}."
    return f"She goes {Direction(event['direction']).shown} to {target}."


def _task(event: Seen, before: View) -> str:
    back = f" Now back to the {before.center}." if event["number"] == before.tasks_in_all else ""
    return f"Task {event['number']} is done, by {event['by']}: the task card turns, its locks open.{back}"


def _ended(event: Seen, before: View) -> str:
    result = event["result"]
    if result["ending"] == Ending.WON:
        used = result["hour"] - result["began"]
        hours = counted(used, "hour")
        return f"Run {result['run']} is won, at {result['hour']} o'clock, after {hours} in the palace!"
    said = ENDINGS[Ending(result["ending"])]
    return f"{said} Run {result['run']} is {'over' if result['ending'] == Ending.STOPPED else 'lost'}."


def _clock(event: Seen, before: View) -> str:
    shifts = " Cards shift as the time card says." if event["shifts"] else ""
    return f"The clock strikes {event['hour']}.{shifts}"


WAYS = {
    **{one.value: one.shown for one in Direction},
    "ne": "northeast",
    "se": "southeast",
    "sw": "southwest",
    "nw": "northwest",
}
ENDINGS = {
    Ending.BLOCKED: "All paths are blocked.",
    Ending.BELLS: "The last bell is revealed.",
    Ending.TWELVE: "It is midnight.",
    Ending.RECOGNISED: "The stepfamily recognises her.",
    Ending.STOPPED: "The run is given up.",
}

TELLERS: Mapping[str, Teller] = {
    "Remarked": lambda e, v: f"({e['words']}.)",
    "CardDescribed": _described,
    "SerenityLearned": lambda e, v: f"Noted: the line for {counted(e['bells'], 'bell')} conceals {e['conceals']}.",
    "StartLearned": lambda e, v: f"Noted: after {counted(e['bells'], 'bell')} the palace starts at {e['hour']}.",
    "StrokeLearned": lambda e, v: f"Noted for {e['hour']} o'clock: {e['words']}.",
    "SettingSet": lambda e, v: f"The key task is task {e['value']}.",
    "RunBegun": lambda e, v: f"Run {e['run']} begins, in the garden.",
    "GardenEntered": lambda e, v: "The garden is laid out.",
    "GardenLeft": lambda e, v: "Back at the fairy godmother with all tasks done: on to the palace.",
    "PalaceEntered": lambda e, v: f"The palace, {e['hour']} o'clock, {e['deck']} cards in the deck.",
    "PalaceRestarted": lambda e, v: (
        f"All paths are blocked: back to the pumpkin carriage. What lies outside the 3 by 3 goes into the deck"
        f" ({e['deck']} cards now), shuffled; the task card is reset, the clock stays at {v.hour}."
    ),
    "RunEnded": _ended,
    "CardLaid": _laid,
    "CardNamed": lambda e, v: f"{called(e['old']).capitalize()} is {e['name']}.",
    "CardPutBack": _put_back,
    "SpaceClosed": lambda e, v: "Every card of the deck was shown: that space is closed.",
    "Moved": _moved,
    "Paused": lambda e, v: f"She goes on from {called(e['name'])} once the cards lie.",
    "CardTurned": lambda e, v: f"{called(e['name']).capitalize()} is turned.",
    "CardsSwapped": lambda e, v: f"{called(e['one']).capitalize()} and {called(e['other'])} change places.",
    "AbilityUsed": lambda e, v: f"The {e['ability']} ability of {called(e['name'])} is used up.",
    "BellRevealed": lambda e, v: f"A bell is revealed ({e['why']}): {e['now']}.",
    "BellsConcealed": lambda e, v: f"{counted(e['amount'], 'bell').capitalize()} concealed: {e['now']} left.",
    "HalfKeyTaken": lambda e, v: f"A half key, on {called(e['name'])}.",
    "FamilyMet": lambda e, v: f"She meets one of the stepfamily on {called(e['name'])}.",
    "TaskDone": _task,
    "ClockAdvanced": _clock,
    "StrokeDone": lambda e, v: f"That was {e['hour']} o'clock.",
}
"""One teller for each event that is worth a sentence; a test checks that the names exist."""
