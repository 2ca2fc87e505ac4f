"""Rounds: the end of a turn, the end of a round, and who starts the next one."""

from __future__ import annotations

from rules.core.names import Text
from rules.core.table import Table
from rules.witching_hour.events import HandHexed, PlayOver, RoundBegun, TurnBegun
from rules.witching_hour.names import Mode, Phase
from rules.witching_hour.piles import size
from rules.witching_hour.scoring import score_round
from rules.witching_hour.state import State
from rules.witching_hour.whose import seat


def begin_round(table: Table[State], starter: str) -> None:
    """The next round: all cards are shuffled together, with two players without the Books."""
    state = table.state
    phase = Phase.COUNT if state.mode is Mode.SCORER else Phase.DEAL
    table.record(RoundBegun(round=len(state.rounds) + 1, starter=starter, phase=phase))
    if len(state.seats) == 2 and not state.rounds:
        table.remark("deck.two-players", "With two players the Books are taken out of the deck")
    if phase is Phase.COUNT:
        words = f"Shuffle, deal {state.hand_size} cards to each, lay the rest face down as the discard pile, and play"
        table.remark("deal.hand", words)


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
