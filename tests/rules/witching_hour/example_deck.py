"""An example deck of our own, for tests and playthroughs. It is not the deck of the box: nobody should play with it.

What can be read in the rulebook is as it stands there; the rest is made up so that the copies come to 56.
"""

from rules.core.values import FrozenMap
from rules.witching_hour.names import CardType
from rules.witching_hour.state import Card

EXAMPLE_DECK = {
    "bell": "9 1 2 3 5",
    "book": "4",
    "candle": "9 1 3 6",
    "familiar": "6 2 4 7",
    "mirror": "8 1 2 4",
    "toadstool": "9 0 1 3 6",
}
"""What is typed behind `deck TYPE` for the types of which something cannot be read."""

LINES = tuple(f"deck {kind} {typed}" for kind, typed in EXAMPLE_DECK.items())


def card(typed: str) -> Card:
    """A card with a whole series, from how it is typed."""
    copies, *worth = (int(word) for word in typed.split())
    return Card(copies=copies, worth=FrozenMap(dict(enumerate(worth, start=1))), complete=True)


assert set(EXAMPLE_DECK) <= set(CardType)
