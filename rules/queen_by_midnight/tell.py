"""What happened, in the table's words: sentences from events as a viewer saw them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.queen_by_midnight.names import CardClass, Princess
from rules.queen_by_midnight.tell_cards import CARD_TELLERS
from rules.queen_by_midnight.view import View

Seen = Mapping[str, Any]
Teller = Callable[[Seen, View], str]


def tell(events: tuple[Seen, ...], before: View, after: View) -> str:
    """The events as sentences in a row. Facts of no interest by themselves are left out."""
    sentences = (TELLERS[event["event"]](event, before) for event in events if event["event"] in TELLERS)
    return " ".join(sentence for sentence in sentences if sentence) or "Done."


def name(value: str) -> str:
    """A Princess' name as it is printed."""
    return Princess(value).shown


def _rolled(event: Seen, before: View) -> str:
    rolls = ", ".join(f"{person} {number}" for person, number in event["rolls"].items())
    if event["first"]:
        return f"Rolled: {rolls}. {event['first']} starts."
    return f"Rolled: {rolls}. {' and '.join(event['tied'])} are tied and roll again."


def _taken(event: Seen, before: View) -> str:
    princess = Princess(event["princess"])
    classes = " and ".join(one.shown for one in princess.classes)
    verb = "is dealt" if event["dealt"] else "picks"
    return f"{event['person']} {verb} {princess.shown} ({classes}), who {princess.facts.style}."


def _levels(event: Seen, before: View) -> str:
    pairs = [f"{CardClass(c).shown} {pair['major']} and {pair['minor']}" for c, pair in event["levels"].items()]
    return f"{name(event['princess'])}'s Levels, Major and Minor: {', '.join(pairs)}."


def _laid(event: Seen, before: View) -> str:
    tokens = [f"{number} {token.capitalize()} token{'s' * (number > 1)}" for token, number in event["tokens"].items()]
    return f"{event['person']}, {name(event['princess'])}, takes {' and '.join(tokens)}." if tokens else ""


def _turn(event: Seen, before: View) -> str:
    return f"{name(event['player'])}'s turn: turn Clocktower and Bazaar that way."


def _struck(event: Seen, before: View) -> str:
    return f"The clock strikes {event['hour']}."


def _market(event: Seen, before: View) -> str:
    market = event["market"]
    if market["deck"] == before.market.deck:
        return ""
    old = (
        f"The {before.market.deck.capitalize()} cards leave the Bazaar. " if before.market.deck and before.turn else ""
    )
    return f"{old}The {market['deck'].capitalize()} deck is in the Bazaar, {market['open']} cards open."


def _clout(event: Seen, before: View) -> str:
    if event["reason"] == "cost":
        return f"({event['now']} Clout left.)"
    verb = "gains" if event["amount"] > 0 else "loses"
    return f"{name(event['player'])} {verb} {abs(event['amount'])} Clout ({event['reason']}): {event['now']}."


def _health(event: Seen, before: View) -> str:
    verb = "heals" if event["amount"] > 0 else "loses"
    return f"{name(event['player'])} {verb} {abs(event['amount'])} Health ({event['reason']}): {event['now']}."


def _level(event: Seen, before: View) -> str:
    amount, verb = abs(event["amount"]), "gains" if event["amount"] > 0 else "loses"
    plural = "s" if amount > 1 else ""
    card_class = CardClass(event["card_class"]).shown
    return f"{name(event['player'])} {verb} {amount} {card_class} Level{plural}, Major and Minor alike."


def _tokens(event: Seen, before: View) -> str:
    return f"{name(event['player'])} has {event['now']} {event['token'].capitalize()} tokens."


def _status(event: Seen, before: View) -> str:
    who = name(event["player"])
    if event["leader"]:
        return f"{who} becomes {name(event['leader'])}'s Advisor; {event['why']}."
    return f"{who} is out of the game: {event['why']}."


def _owed(event: Seen, before: View) -> str:
    return f"The hand limit is {event['limit']}; each draws the additional card at the start of the next turn."


TELLERS: Mapping[str, Teller] = {
    "Remarked": lambda e, v: f"({e['words']}.)",
    "PlayBegun": lambda e, v: (
        f"Play {e['game']}: {', '.join(e['seats'])}, clockwise. The Clock Hand starts at {e['hour']}."
    ),
    "DiceRolled": _rolled,
    "PrincessTaken": _taken,
    "LevelsEntered": _levels,
    "RepertoireLaid": _laid,
    "OrderSet": lambda e, v: f"Turn order: {', '.join(name(one) for one in e['order'])}.",
    "TurnBegun": _turn,
    "HourStruck": _struck,
    "MarketLaid": _market,
    "CardOwed": _owed,
    "CloutOwed": lambda e, v: f"Each Princess in play gains {e['amount']} Clout at the start of the next turn.",
    "CloutChanged": _clout,
    "HealthChanged": _health,
    "LevelChanged": _level,
    "TemporaryNoted": lambda e, v: f"It lasts until: {e['temporary']['until']} (takeback {e['temporary']['number']}).",
    "TokensChanged": _tokens,
    "Declared": lambda e, v: (
        f"{name(e['player'])} lays a Declaration face down" + (f": {name(e['pledge'])}." if "pledge" in e else ".")
    ),
    "PrincessFell": lambda e, v: f"{name(e['player'])} falls.",
    "DeclarationRevealed": lambda e, v: f"The Declaration is turned over: {name(e['pledge'])}.",
    "StatusChanged": _status,
    "AbilityUsed": lambda e, v: f"{name(e['player'])} uses ability {e['ability']} of the Inner Circle card.",
    "PlayEnded": lambda e, v: e["result"]["why"],
    **CARD_TELLERS,
}
"""One teller for each event that is worth a sentence; a test checks that the names exist."""
