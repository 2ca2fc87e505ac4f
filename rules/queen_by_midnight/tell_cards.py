"""What happened to cards, in words: played, bought, moved, laid into Armories, attacks and Reactions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.queen_by_midnight.names import CardClass, Princess
from rules.queen_by_midnight.view import View
from rules.queen_by_midnight.words import some_cards

Seen = Mapping[str, Any]


def _name(value: str) -> str:
    return Princess(value).shown


def _and(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def _played(event: Seen, before: View) -> str:
    of = f" {CardClass(event['card_class']).shown}" if event["card_class"] else ""
    kind, _, title = event["what"].partition(" ")
    what = f"the Ultimate, {title}," if kind == "ultimate" else f"a{of} {kind.capitalize()}"
    what = what.replace("a Attack", "an Attack").replace("a Ultimate", "an Ultimate")
    named = f", {title}," if title and kind != "ultimate" else ""
    return f"{_name(event['player'])} plays {what}{named} for {event['cost']}."


def _bought(event: Seen, before: View) -> str:
    of = f"a {CardClass(event['card_class']).shown} card" if event["card_class"] else "a card"
    whence = {"vault": f"{of} from the Vault", "bazaar": f"{of} from the Bazaar"}
    what = whence.get(event["shop"]) or {"chest": "a War Chest Boon", "ultimate": "the Ultimate"}[event["shop"]]
    return f"{_name(event['player'])} buys {what} for {event['cost']}."


def _refreshed(event: Seen, before: View) -> str:
    place = "Vault" if event["row"] == "vault" else "Bazaar"
    return f"{_name(event['player'])} refreshes the {place}: {event['open']} new cards open."


def _moved(event: Seen, before: View) -> str:
    who, cards = _name(event["player"]), some_cards(event["count"])
    match event["source"], event["target"]:
        case "deck", "hand":
            return f"{who} draws {cards}."
        case "archive", "deck":
            return f"{who}'s Archive of {cards} is shuffled into a new deck."
        case "hand", "archive":
            return f"{cards} from {who}'s hand to the Archive."
        case "hand", "reactions":
            return f"{who} lays {some_cards(event['count'])} face down into the Armory."
        case "reactions", "archive":
            return f"{who}'s Reaction goes to the Archive."
        case _, "banished":
            return f"{cards} of {who}'s: banished."
    return ""


def _counted(event: Seen, before: View) -> str:
    return f"Counted: {_name(event['player'])} has {some_cards(event['now'])} ({event['zone']})."


def _entered(event: Seen, before: View) -> str:
    card = event["card"]
    loyalty = f" with {card['loyalty']} Loyalty" if card["loyalty"] else ""
    return f"“{card['id']}” lies in {_name(card['place'])}'s Armory{loyalty}."


def _left(event: Seen, before: View) -> str:
    return f"“{event['id']}” is dismissed to {_name(event['owner'])}'s Archive."


def _loyalty(event: Seen, before: View) -> str:
    verb = "gains" if event["amount"] > 0 else "loses"
    return f"“{event['id']}” {verb} {abs(event['amount'])} Loyalty: {event['now']}."


def _begun(event: Seen, before: View) -> str:
    attack = event["attack"]
    targets = [_name(one["player"]) + (f"'s {one['summon']}" if one["summon"] else "") for one in attack["targets"]]
    words = f"{_name(attack['attacker'])} attacks {_and(targets)}."
    waiting = [_name(one) for one in attack["waiting"]]
    return words + (f" {_and(waiting)} may react." if waiting else "")


def _reacted(event: Seen, before: View) -> str:
    what = {
        "nothing": " and negates nothing of the attack" if before.attack else "",
        "card": ", which negates the card for this player alone",
        "health": ", which negates the damage to Health",
        "clout": ", which negates the loss of Clout",
    }[event["negates"]]
    return f"{_name(event['player'])} activates a Reaction for {event['cost']}{what}."


def _done(event: Seen, before: View) -> str:
    if not event["why"]:
        return ""
    whose = _name(event["mark"]["player"])
    return f"For {whose} the card is negated." if "card" in event["why"] else f"For {whose} it is negated in part."


CARD_TELLERS: Mapping[str, Callable[[Seen, View], str]] = {
    "CardPlayed": _played,
    "CardBought": _bought,
    "Refreshed": _refreshed,
    "CardsMoved": _moved,
    "CardsCounted": _counted,
    "ArmoryEntered": _entered,
    "ArmoryLeft": _left,
    "LoyaltyChanged": _loyalty,
    "AttackBegun": _begun,
    "ReactionUsed": _reacted,
    "TargetDone": _done,
    "AttackEnded": lambda e, v: "The attack brings nothing: all have negated it." if e["negated"] else "",
}
"""One teller for each event about cards that is worth a sentence."""
