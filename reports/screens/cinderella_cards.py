"""The maze of Cinderella at Midnight in words, for whoever listens: each card with its place and what it shows."""

from __future__ import annotations

from collections.abc import Iterator

from rules.cinderella_at_midnight.notation import print_side
from rules.cinderella_at_midnight.view import CardView, View


def cards(view: View) -> Iterator[str]:
    """A line for each card, row by row from the north: `G04, 2 east and 1 north of the center; used up; n-s bell`."""
    for card in sorted(view.cards, key=lambda one: (one.y, one.x)):
        here = "she is here" if card.name == view.here else ""
        states = [word for word, is_so in (("turned", card.turned), ("used up", card.used), ("met", card.met)) if is_so]
        shows = "not described" if card.shows is None else print_side(card.shows)
        yield "; ".join(part for part in (f"{card.name}, {_place(card)}", here, *states, shows) if part)


def _place(card: CardView) -> str:
    steps = [
        f"{abs(count)} {beyond if count > 0 else before}"
        for count, before, beyond in ((card.x, "west", "east"), (card.y, "north", "south"))
        if count
    ]
    return f"{' and '.join(steps)} of the center" if steps else "the center"
