"""Cards played for their ability: Book, Skull, Hourglass, Cauldron, Chalice, and the cards chosen by them."""

from __future__ import annotations

from typing import Annotated

from rules.core.names import Text
from rules.core.secrecy import SecretTo
from rules.core.table import Table
from rules.witching_hour.attacks import Drawn
from rules.witching_hour.events import CardChosen, CardPlayed, CauldronEmptied, LookBegun
from rules.witching_hour.names import CardType, CardTypeName
from rules.witching_hour.piles import Pile, cards_of, holds, minus, of, size
from rules.witching_hour.rounds import end_turn
from rules.witching_hour.state import Look, State
from rules.witching_hour.whose import choosing, has_one, on_turn, seat
from seeds.witching_hour import facts

SecretKind = Annotated[CardTypeName, SecretTo("player")]
ONE = (CardType.BOOK, CardType.SKULL, CardType.HOURGLASS)
"""The cards by which one card is taken into the hand."""


def book(table: Table[State], target: Text) -> None:
    """Play a Book into your own Hex pile: see that opponent's hand and take a card of it; then another turn."""
    player = on_turn(table)
    has_one(table, player, CardType.BOOK)
    others = tuple(one for one in table.state.holders if one != player)
    named = seat(table, target)
    because = (
        f"The Book looks at an opponent who has cards, and {named} {'is none' if named == player else 'has none'}."
    )
    table.refuse_unless(named in others, "card.book", because, tuple(f"reveal book {one}" for one in others))
    table.record(CardPlayed(player=player, kind=CardType.BOOK, owner=player))
    _look(table, Look(player=player, card=CardType.BOOK, at=named))


def skull(table: Table[State]) -> None:
    """Play a Skull into your own Hex pile: look through the discard pile and take a card of it; then another turn."""
    player = on_turn(table)
    has_one(table, player, CardType.SKULL)
    table.record(CardPlayed(player=player, kind=CardType.SKULL, owner=player))
    if not table.state.discard:
        table.remark("card.skull", "The discard pile is empty: nothing is taken")
        end_turn(table, again=True)
        return
    _look(table, Look(player=player, card=CardType.SKULL))


def hourglass(table: Table[State]) -> None:
    """Play the Hourglass into your own Hex pile: look through it and take one other card; then another turn."""
    player = on_turn(table)
    has_one(table, player, CardType.HOURGLASS)
    table.record(CardPlayed(player=player, kind=CardType.HOURGLASS, owner=player))
    if size(table.state.hex(player)) == 1:
        table.remark("card.hourglass", "Nothing else lies in the Hex pile: nothing is taken")
        end_turn(table, again=True)
        return
    _look(table, Look(player=player, card=CardType.HOURGLASS))


def chalice(table: Table[State], owner: Text) -> None:
    """Play a Chalice into any player's Hex pile, your own too: `reveal chalice NAME`. It gives no further turn."""
    player = on_turn(table)
    has_one(table, player, CardType.CHALICE)
    table.record(CardPlayed(player=player, kind=CardType.CHALICE, owner=seat(table, owner)))
    end_turn(table)


def cauldron(table: Table[State], *, drawn: Drawn = None) -> None:
    """Play the Cauldron into your own Hex pile: look at two random discards, and place them with `place`.

    `--drawn` gives the two; without it the program draws. One discard goes into your own pile.
    """
    player = on_turn(table)
    has_one(table, player, CardType.CAULDRON)
    discard = table.state.discard
    number = min(facts().cauldron_draws, size(discard))
    if drawn is None:
        drawn = of(table.random.pick(cards_of(discard), number))
    fits = size(drawn) == number and holds(discard, drawn)
    because = f"{number} of the {size(discard)} discards are drawn; those named are not as many, or do not lie there."
    table.refuse_unless(fits, "card.cauldron", because, (f"--drawn with {number} cards", "without --drawn"))
    table.record(CardPlayed(player=player, kind=CardType.CAULDRON, owner=player))
    if number == facts().cauldron_draws:
        _look(table, Look(player=player, card=CardType.CAULDRON, drawn=drawn))
        return
    if number:
        table.record(CauldronEmptied(player=player, own=cards_of(drawn)[0], to="", other=None))
    else:
        table.remark("card.cauldron", "The discard pile is empty: nothing is drawn")
    end_turn(table)


def _look(table: Table[State], look: Look) -> None:
    table.record(LookBegun(player=look.player, card=look.card, look=look, at=look.at, drawn=size(look.drawn)))


def seen_by_look(state: State, look: Look) -> Pile:
    """The cards that are looked at, to choose one of them."""
    if look.card is CardType.BOOK:
        return state.hand(look.at)
    if look.card is CardType.SKULL:
        return state.discard
    if look.card is CardType.CAULDRON:
        return look.drawn
    return minus(state.hex(look.player), of((CardType.HOURGLASS,)))


def take(table: Table[State], player: Text, card: SecretKind) -> None:
    """By Book, Skull or Hourglass: the card that is taken into the hand, typed unseen. Then another turn."""
    look = _looking(table, player, ONE)
    _lies_there(table, look, card)
    table.record(CardChosen(player=look.player, card=card))
    end_turn(table, again=True)


def place(table: Table[State], player: Text, to: Text, own: SecretKind) -> None:
    """By the Cauldron: which of the two goes into your own Hex pile, typed unseen; the other goes into that of `to`."""
    look = _looking(table, player, (CardType.CAULDRON,))
    named = _other(table, look, to)
    _lies_there(table, look, own)
    other = cards_of(minus(look.drawn, of((own,))))[0]
    table.record(CauldronEmptied(player=look.player, own=own, to=named, other=other))
    end_turn(table)


def may_take(table: Table[State], player: str) -> None:
    """Refuses who takes no card now."""
    _looking(table, player, ONE)


def may_place(table: Table[State], player: str, to: str) -> None:
    """Refuses who parts no two cards now, and whom none of them can go to."""
    _other(table, _looking(table, player, (CardType.CAULDRON,)), to)


def _other(table: Table[State], look: Look, to: str) -> str:
    """The other player into whose Hex pile a card goes."""
    others = table.state.left_of(look.player)
    named = seat(table, to)
    because = "The other card goes into another player's Hex pile."
    table.refuse_unless(named in others, "card.cauldron", because, others)
    return named


def _looking(table: Table[State], player: str, cards: tuple[CardType, ...]) -> Look:
    """The look that waits for its choice. Refuses another player's, or another card's."""
    state = table.state
    if state.look is None:
        table.refuse("play.own-hex", "Nobody chooses a card now.", ("next",))
    because = f"{state.look.player} chooses a card now, by the {state.look.card.shown}."
    fits = seat(table, player) == state.look.player and state.look.card in cards
    table.refuse_unless(fits, f"card.{state.look.card.value}", because, (choosing(state),))
    return state.look


def _lies_there(table: Table[State], look: Look, card: CardType) -> None:
    """Refuses a card that is not there, without saying which was typed or which are."""
    because = "No such card is among those looked at."
    there = seen_by_look(table.state, look).get(card)
    table.refuse_unless(there, f"card.{look.card.value}", because, (f"look {look.player}",))
