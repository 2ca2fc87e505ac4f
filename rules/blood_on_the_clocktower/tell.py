"""What happened, in words: from events as a viewer saw them, so that no label says more than its reader may hear."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import groupby
from typing import Any

from rules.blood_on_the_clocktower.names import Type, listed, signed, the
from rules.blood_on_the_clocktower.tell_grimoire import KEPT_TELLERS
from rules.blood_on_the_clocktower.view import View

Seen = Mapping[str, Any]
Teller = Callable[[Seen, View], str]

QUIET = "The Storyteller writes in the Grimoire."
SEEN_WAYS = ("execution", "exile")


def tell(events: tuple[Seen, ...], before: View, after: View) -> str:
    """The events as sentences in a row; a single quiet one, where the reader may hear nothing."""
    told: list[str] = []
    for kind, run in groupby(_said_once(events), key=lambda event: event["event"]):
        group = list(run)
        if kind in ("HandSeen", "HandNoted"):
            told.append(_hands(group))
        else:
            told += [TELLERS[kind](event, after) for event in group]
    return " ".join(sentence for sentence in told if sentence) or QUIET


def _said_once(events: tuple[Seen, ...]) -> list[Seen]:
    """The events; what executed somebody is not said again of their death."""
    by = {event["player"]: event["by"] for event in events if event["event"] == "Executed" and event.get("by")}
    return [
        {**event, "by": ""} if event["event"] == "Died" and event.get("by") == by.get(event["player"], "") else event
        for event in events
    ]


def _hands(hands: list[Seen]) -> str:
    """Hands up with what they count, then those that stay down."""
    up = [_hand(one) for one in hands if one["up"]]
    down = [one["player"] for one in hands if not one["up"]]
    parts = [f"{listed(up)} {'vote' if len(up) > 1 else 'votes'}."] if up else []
    return " ".join([*([f"Hands down: {listed(down)}."] if down else []), *parts])


def _hand(one: Seen) -> str:
    notes = [f"counts {signed(one['counts'])}"] if one["counts"] != 1 else []
    notes += ["the vote token is gone"] if one["spends"] else []
    notes += [f"ruling: {one['ruling']}"] if one["ruling"] else []
    return f"{one['player']} ({', '.join(notes)})" if notes else str(one["player"])


def _begun(event: Seen, after: View) -> str:
    return f"Game {event['game']}, clockwise: {listed(event['circle'])}."


def _edition(event: Seen, after: View) -> str:
    kinds = [Type(kind).counted(number) for kind, number in after.counts.items()]
    return f"{after.edition or 'A script'}: {listed(kinds)}."


def _joined(event: Seen, after: View) -> str:
    side = f", {event['side']}" if event.get("side") else ""
    character = after.players[event["player"]].character if event["player"] in after.players else event["character"]
    return f"{event['player']} joins as a Traveller, {the(character)}, behind {event['after']}{side}."


def _dawned(event: Seen, after: View) -> str:
    died = f"Died in the night: {listed(event['died'])}." if event["died"] else "Nobody died in the night."
    back = f" {listed(event['revived'])} lives again." if event["revived"] else ""
    return f"Day {event['day']} dawns. {died}{back}"


def _nominated(event: Seen, after: View) -> str:
    ruling = f" (ruling: {event['ruling']})" if event["ruling"] else ""
    hidden = " All eyes are shut." if event["hidden"] else ""
    needed = f" {after.day.needed} votes needed." if not event["hidden"] else ""
    return f"{event['nominator']} nominates {event['nominee']}{ruling}.{hidden}{needed}"


def _swept(event: Seen, after: View) -> str:
    votes = f"{event['votes']} vote{'' if event['votes'] == 1 else 's'}, {event['needed']} needed"
    follows = {
        "about to die": f"{event['nominee']} is about to die",
        "tie": "a tie, nobody is about to die",
        "not enough": f"{event['nominee']} is not about to die",
    }[event["result"]]
    return f"{votes}: {follows}. The next needs {after.day.needed}."


def _kept_secret(event: Seen, after: View) -> str:
    """What the town is told; the Storyteller reads the rest beside it."""
    votes = event.get("votes")
    if votes is None:
        return f"The vote on {event['nominee']} is over; nobody saw it."
    came_to = f"{votes} vote{'' if votes == 1 else 's'}"
    return f"The vote on {event['nominee']} is over: {came_to}. What it comes to hangs on the vote that nobody saw."


def _executed(event: Seen, after: View) -> str:
    by = f" by {event['by']}" if event.get("by") else ""
    ruling = f" (ruling: {event['ruling']})" if event["ruling"] else ""
    player = after.players.get(event["player"])
    lives = ", and lives" if player and player.alive else ""
    return f"{event['player']} is executed{by}{ruling}{lives}."


def _died(event: Seen, after: View) -> str:
    feigned = " (on the town square alone)" if event.get("feigned") else ""
    by = f" by {event['by']}" if event.get("by", "") not in ("", *SEEN_WAYS) else ""
    return f"{event['player']} dies{by}{feigned}."


def _ruled(event: Seen, after: View) -> str:
    does = "gets" if event["token"] else "loses"
    token = "" if event["token"] is None else f" {event['player']} {does} a vote token."
    return f"Ruling: {event['what']}.{token}"


def _exile(event: Seen, after: View) -> str:
    support, needed = event["support"], event["needed"]
    end = "is exiled" if event["carried"] else "stays"
    return f"Exile of {event['player']}: {support} of the {needed} hands it takes; {event['player']} {end}."


def _ended(event: Seen, after: View) -> str:
    game = event["game"]
    roles = [f"{role['player']} {the(role['name'] or 'nobody')}" for role in game["roles"]]
    return f"{game['winner'].capitalize()} wins: {game['why']}. {listed(roles)}."


TELLERS: Mapping[str, Teller] = {
    **KEPT_TELLERS,
    "Remarked": lambda e, v: f"({e['words']})",
    "GameBegun": _begun,
    "EditionChosen": _edition,
    "TokensDealt": lambda e, v: "Everybody has drawn a token.",
    "TravellerJoined": _joined,
    "TravellerLeft": lambda e, v: f"{e['player']} leaves the game.",
    "NightFell": lambda e, v: f"Night {e['night']} falls. All eyes are shut.",
    "Died": _died,
    "DiedAtNight": _died,
    "Revived": lambda e, v: f"{e['player']} lives again.",
    "RevivedAtNight": lambda e, v: f"{e['player']} lives again.",
    "Dawned": _dawned,
    "NominationsOpened": lambda e, v: "Nominations are open.",
    "Nominated": _nominated,
    "SweepEnded": _swept,
    "SweepEndedUnseen": _swept,
    "HiddenSweepEnded": _kept_secret,
    "Executed": _executed,
    "Ruled": _ruled,
    "ExileVoted": _exile,
    "GameEnded": _ended,
}
"""One for each event; a test checks that none is missing."""
