"""The deal: hands that are drawn here, and hands that were dealt at the table, typed unseen in several goes."""

import re
from typing import Annotated

from rules.core.names import Text
from rules.core.secrecy import SecretTo
from rules.core.table import Table
from rules.core.values import Frozen
from rules.core.written import Written
from rules.witching_hour.deck import known_whole
from rules.witching_hour.events import DiscardLaid, HandDealt, TurnBegun
from rules.witching_hour.names import CardType, Phase
from rules.witching_hour.piles import NOTHING, Pile, cards_of, holds, minus, of, parse_pile, plus, size
from rules.witching_hour.piles import print_pile as printed
from rules.witching_hour.state import State
from rules.witching_hour.whose import seat

CLAUSE = "deal.hand"
_BACK = re.compile(r"(?:^|(?<=[\s,]))[-−]\s*(\d*\s*[a-z]+)", re.I)


class Typed(Frozen):
    """What a player types of a hand: cards that belong to it, and cards typed before that do not."""

    cards: Pile = NOTHING
    back: Pile = NOTHING


def parse_typed(text: str) -> Typed:
    """`3 bell 2 candle`; with a dash in front, cards that were typed by mistake: `-2 bell mirror`."""
    back = plus(NOTHING, *(parse_pile(one) for one in _BACK.findall(text)))
    left = _BACK.sub(" ", text)
    return Typed(cards=parse_pile(left) if left.strip(" ,") or not back else NOTHING, back=back)


def print_typed(typed: Typed) -> str:
    """As it is typed."""
    back = " ".join(f"-{count} {kind.value}" for kind, count in typed.back.items())
    return " ".join(part for part in (back, printed(typed.cards) if typed.cards or not back else "") if part)


HandText = Annotated[Typed, Written(parse_typed, print_typed, "3 bell candle"), SecretTo("player")]


def deal(table: Table[State]) -> None:
    """Shuffle and deal; hands that were typed in with `hand` stay as they are, and are filled up."""
    _dealing(table)
    state = table.state
    missing = {player: state.hand_size - size(state.hand(player)) for player in waiting_for_cards(state)}
    drawn = table.random.pick(cards_of(undealt(state)), sum(missing.values()))
    for player, number in missing.items():
        cards, drawn = of(drawn[:number]), drawn[number:]
        table.record(HandDealt(player=player, count=state.hand_size, cards=plus(state.hand(player), cards)))
    _dealt(table)


def hand(table: Table[State], player: Text, cards: HandText) -> None:
    """Say what a player was dealt at the table, typed unseen: `3 bell 2 candle mirror`.

    Several goes are fine, until the hand is full. A dash takes back what was typed wrong: `-2 bell mirror`.
    """
    _dealing(table)
    state = table.state
    named = seat(table, player)
    before, full = state.hand(named), state.hand_size
    because = f"{named}'s hand is full already."
    table.refuse_unless(size(before) < full or cards.back, CLAUSE, because, ("a dash before what is wrong", "undo"))
    because = f"{named} has not got what is to be taken back."
    table.refuse_unless(holds(before, cards.back), CLAUSE, because, (f"look {named}", f"hand {named}"))
    # Who types the whole hand again means it instead of what was typed before.
    anew = size(cards.cards) == full
    after = cards.cards if anew else plus(minus(before, cards.back), cards.cards)
    because = f"That makes {size(after)} cards, and {named} is dealt {full}; {size(before)} of them were typed before."
    table.refuse_unless(size(after) <= full, CLAUSE, because, (f"hand {named}",))
    because = "There are not so many left of one of these types."
    free = plus(undealt(state), before)
    table.refuse_unless(holds(free, after), "deck.cards", because, ("state", f"hand {named}"))
    if after != before:
        table.record(HandDealt(player=named, count=size(after), cards=after))
    if not waiting_for_cards(table.state):
        _dealt(table)


def may_type(table: Table[State], player: str) -> None:
    """Refuses a hand where none is dealt, or of somebody who does not play."""
    _dealing(table)
    seat(table, player)


def waiting_for_cards(state: State) -> tuple[str, ...]:
    """Those whose hand is not full yet; who was begun with stands in front."""
    waiting = (one for one in state.seats if size(state.hand(one)) < state.hand_size)
    return tuple(sorted(waiting, key=lambda one: not size(state.hand(one))))


def undealt(state: State) -> Pile:
    """The cards of the deck that nobody has in hand yet."""
    deck: Pile = plus(NOTHING, *(of([kind] * state.copies(kind)) for kind in CardType))
    return minus(deck, plus(NOTHING, *state.hands.values()))


def _dealing(table: Table[State]) -> None:
    table.refuse_unless(table.state.phase is Phase.DEAL, CLAUSE, "Nothing is dealt now.", ("next",))
    known_whole(table)


def _dealt(table: Table[State]) -> None:
    rest = undealt(table.state)
    table.record(DiscardLaid(count=size(rest), cards=rest))
    table.record(TurnBegun(player=table.state.starter))
