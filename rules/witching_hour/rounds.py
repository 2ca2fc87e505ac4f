"""Rounds: the deal, the end of a turn, the end of a round, and who starts the next one."""

from __future__ import annotations

from typing import Annotated

from rules.core.names import Text
from rules.core.secrecy import SecretTo
from rules.core.table import Table
from rules.witching_hour.deck import known_whole
from rules.witching_hour.events import DiscardLaid, HandDealt, HandHexed, PlayOver, RoundBegun, TurnBegun
from rules.witching_hour.names import CardType, Mode, Phase
from rules.witching_hour.piles import NOTHING, Pile, PileText, cards_of, holds, minus, of, plus, size
from rules.witching_hour.scoring import score_round
from rules.witching_hour.state import State
from rules.witching_hour.whose import seat

CLAUSE = "deal.hand"
HandText = Annotated[PileText, SecretTo("player")]


def begin_round(table: Table[State], starter: str) -> None:
    """The next round: all cards are shuffled together, with two players without the Books."""
    state = table.state
    phase = Phase.COUNT if state.mode is Mode.SCORER else Phase.DEAL
    table.record(RoundBegun(round=len(state.rounds) + 1, starter=starter, phase=phase))
    if len(state.seats) == 2 and not state.rounds:
        table.remark("deck.two-players", "With two players the Books are taken out of the deck")
    if phase is Phase.COUNT:
        words = f"Shuffle, deal {state.hand_size} cards to each, lay the rest face down as the discard pile, and play"
        table.remark(CLAUSE, words)


def next_round(table: Table[State], starter: Text = "") -> None:
    """Begin the next round, once the last one's points were said aloud and the tokens taken.

    The scorer is told who last had cards: `round abby`; at a full table the program knows.
    """
    state = table.state
    because = "A round is under way." if state.phase in (Phase.DEAL, Phase.TURNS, Phase.COUNT) else "No game is on."
    table.refuse_unless(state.phase is Phase.SCORED, "round.next", because, ("next",))
    known = state.last_holder
    if not starter and not known:
        ways = tuple(f"round {one}" for one in state.seats)
        table.ask("round.next", "Who last had cards (if nobody had, who took the last turn)?", ways)
    named = seat(table, starter) if starter else known
    because = f"{known} last had cards and starts the next round."
    table.refuse_unless(known in ("", named), "round.next", because, ("round",))
    begin_round(table, named)


def deal(table: Table[State]) -> None:
    """Shuffle and deal; hands that were typed in with `hand` stay as they are."""
    _dealing(table)
    state = table.state
    waiting = tuple(one for one in state.seats if one not in state.hands)
    each = state.hand_size
    drawn = table.random.pick(cards_of(undealt(state)), each * len(waiting))
    for place, player in enumerate(waiting):
        cards = of(drawn[place * each : (place + 1) * each])
        table.record(HandDealt(player=player, count=each, cards=cards))
    _dealt(table)


def hand(table: Table[State], player: Text, cards: HandText) -> None:
    """Say what a player was dealt at the table, typed unseen: `3 bell 2 candle mirror ...`."""
    _dealing(table)
    state = table.state
    named = seat(table, player)
    because = f"{named}'s hand is known already."
    table.refuse_unless(named not in state.hands, CLAUSE, because, ("undo",))
    because = f"{size(cards)} cards are named, and {named} is dealt {state.hand_size}."
    table.refuse_unless(size(cards) == state.hand_size, CLAUSE, because, (f"hand {named}",))
    because = "There are not so many left of one of these types."
    table.refuse_unless(holds(undealt(state), cards), "deck.cards", because, ("state", f"hand {named}"))
    table.record(HandDealt(player=named, count=size(cards), cards=cards))
    if len(table.state.hands) == len(state.seats):
        _dealt(table)


def _dealing(table: Table[State]) -> None:
    table.refuse_unless(table.state.phase is Phase.DEAL, CLAUSE, "Nothing is dealt now.", ("next",))
    known_whole(table)


def undealt(state: State) -> Pile:
    """The cards of the deck that nobody has in hand yet."""
    deck: Pile = plus(NOTHING, *(of([kind] * state.copies(kind)) for kind in CardType))
    return minus(deck, plus(NOTHING, *state.hands.values()))


def _dealt(table: Table[State]) -> None:
    rest = undealt(table.state)
    table.record(DiscardLaid(count=size(rest), cards=rest))
    table.record(TurnBegun(player=table.state.starter))


def end_turn(table: Table[State], again: bool = False) -> None:
    """After a turn: the round's end, else the further turn that a card gave, else the next to the left with cards."""
    state = table.state
    if len(state.holders) <= 1:
        _end_round(table)
        return
    if again and size(state.hand(state.turn)):
        table.record(TurnBegun(player=state.turn, again=True))
        return
    table.record(TurnBegun(player=next(one for one in state.left_of(state.turn) if size(state.hand(one)))))


def _end_round(table: Table[State]) -> None:
    """The last hand goes into its owner's Hex pile (round.end); then all piles are scored."""
    holders = table.state.holders
    table.record(PlayOver(last=(*holders, table.state.turn)[0], held=bool(holders)))
    for player in holders:
        table.record(HandHexed(player=player, count=size(table.state.hand(player))))
    score_round(table)
