"""What happened, in the table's words: sentences from events as a viewer saw them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.core.values import FrozenMap
from rules.witching_hour.names import CardType, Mode
from rules.witching_hour.piles import shown, with_article
from rules.witching_hour.view import View

Seen = Mapping[str, Any]
Teller = Callable[[Seen, View], str]
SOURCES = {
    CardType.BOOK: "of {at}'s hand",
    CardType.SKULL: "of the discard pile",
    CardType.HOURGLASS: "of their own Hex pile",
}
MODES = {
    Mode.SCORER: "You play with your cards, and the score is kept here.",
    Mode.TABLE: "The whole table is run here: deals, attacks, scores.",
}


def tell(events: tuple[Seen, ...], before: View, after: View) -> str:
    """The events as sentences in a row."""
    told = ({**event, "points": _points(event, after)} for event in events)
    sentences = (TELLERS[event["event"]](event, before) for event in told if event["event"] in TELLERS)
    return " ".join(sentence for sentence in sentences if sentence) or "Done."


def _points(event: Seen, after: View) -> str:
    """What a pile that was counted brought, as it is announced."""
    rounds = after.result.rounds if after.result else ()
    scores = after.scores or (rounds[-1].scores if rounds else ())
    found = next((one.points for one in scores if one.player == event.get("player")), None)
    return "" if found is None else f": {found} point{'' if found == 1 else 's'}"


def cards(stored: Mapping[str, int]) -> str:
    """Cards of an event in words."""
    return shown(FrozenMap({CardType(kind): count for kind, count in stored.items()}))


def plural(count: int) -> str:
    """`a card`, `3 cards`."""
    return "a card" if count == 1 else f"{count} cards"


def listed(names: list[str] | tuple[str, ...]) -> str:
    """`Ana, Ben and Cy`."""
    return " and ".join(part for part in (", ".join(names[:-1]), names[-1]) if part)


def series(worth: Mapping[Any, int]) -> str:
    """`1, 2, 3, 5 (more: 5)`: what so many copies are worth."""
    points = [str(worth[number]) for number in sorted(worth, key=int)]
    return f"{', '.join(points)} (more: {points[-1]})"


def _card(event: Seen, before: View) -> str:
    copies = "1 copy" if event["copies"] == 1 else f"{event['copies']} copies"
    return f"{CardType(event['kind']).shown}: {copies}, worth {series(event['worth'])}."


def _dealt(event: Seen, before: View) -> str:
    what = f": {cards(event['cards'])}" if "cards" in event else ""
    return f"{event['player']} has {event['count']} cards{what}."


def _attacked(event: Seen, before: View) -> str:
    return f"{event['attacker']} attacks {event['defender']} with {cards(event['cards'])}."


def _reflected(event: Seen, before: View) -> str:
    back = before.attack.attacker if before.attack else "the attacker"
    return f"{event['player']} holds up {cards(event['cards'])}: the attack is thrown back at {back}."


def _taken(event: Seen, before: View) -> str:
    return f"The cards go face down into {event['player']}'s Hex pile."


def _fester(event: Seen, before: View) -> str:
    number = "a random discard" if event["count"] == 1 else f"{event['count']} random discards"
    return f"{event['player']} adds {number} unseen to their own Hex pile."


def _played(event: Seen, before: View) -> str:
    whose = "their own" if event["owner"] == event["player"] else f"{event['owner']}'s"
    return f"{event['player']} plays {with_article(CardType(event['kind']))} into {whose} Hex pile."


def _looks(event: Seen, before: View) -> str:
    what = {
        CardType.BOOK: f"{event['at']}'s hand",
        CardType.SKULL: "the discard pile",
        CardType.HOURGLASS: "their own Hex pile",
        CardType.CAULDRON: "two random discards",
    }
    drawn = event["look"]["drawn"] if "look" in event else {}
    told = f": {cards(drawn)}" if drawn else ""
    return f"{event['player']} looks at {what[CardType(event['card'])]}{told}."


def _chosen(event: Seen, before: View) -> str:
    card = with_article(CardType(event["card"])) if "card" in event else "a card"
    look = before.look
    source = SOURCES[CardType(look.card)].format(at=look.at) if look else ""
    return f"{event['player']} takes {card} {source} into the hand."


def _emptied(event: Seen, before: View) -> str:
    own = with_article(CardType(event["own"])) if "own" in event else "one card"
    if not event["to"]:
        return f"{event['player']} puts {own}, the only discard, into their own Hex pile."
    other = with_article(CardType(event["other"])) if event.get("other") else "the other"
    return f"{event['player']} puts {own} into their own Hex pile, {other} into {event['to']}'s."


def _turn(event: Seen, before: View) -> str:
    return f"{event['player']} has another turn." if event["again"] else f"{event['player']}'s turn."


def _over(event: Seen, before: View) -> str:
    why = "alone has cards left" if event["held"] else "took the last turn, and nobody has cards left"
    return f"The round is over: {event['last']} {why}."


def _ended(event: Seen, before: View) -> str:
    result = event["result"]
    totals = sorted((one["total"], one["player"]) for one in result["rounds"][-1]["scores"])
    told = ", ".join(f"{player} {total}" for total, player in totals)
    return f"Game {result['game']} is over. {result['winner']} wins with the lowest total: {told}."


TELLERS: Mapping[str, Teller] = {
    "Remarked": lambda e, v: f"({e['words']}.)",
    "CardRead": _card,
    "GameBegun": lambda e, v: f"Game {e['game']}: {listed(e['seats'])}, turns going to the left.",
    "ModeChosen": lambda e, v: MODES[Mode(e["mode"])],
    "YoungestNamed": lambda e, v: f"{e['player']} is the youngest.",
    "RoundBegun": lambda e, v: f"Round {e['round']}: {e['starter']} starts.",
    "HandDealt": _dealt,
    "DiscardLaid": lambda e, v: f"The other {e['count']} lie face down as the discard pile.",
    "TurnBegun": _turn,
    "AttackMade": _attacked,
    "AttackBlocked": lambda e, v: f"{e['player']} blocks with {cards(e['cards'])}; all go to the discard pile.",
    "AttackReflected": _reflected,
    "FamiliarLaid": lambda e, v: (
        f"{e['player']} lays a Familiar face down into their own Hex pile; the attack goes to the discard pile."
    ),
    "AttackTaken": _taken,
    "DiscardsTaken": _fester,
    "CardPlayed": _played,
    "LookBegun": _looks,
    "CardChosen": _chosen,
    "CauldronEmptied": _emptied,
    "HandHexed": lambda e, v: f"The last hand, {plural(e['count'])}, goes into {e['player']}'s Hex pile.",
    "PlayOver": _over,
    "PileCounted": lambda e, v: f"{e['player']}'s Hex pile is counted{e['points']}.",
    "RoundScored": lambda e, v: f"Round {e['number']} is scored.",
    "GameEnded": _ended,
}
"""One teller for each event; a test checks that the names exist."""
