"""Scoring: Hex piles type by type, what of it counts, tokens, and the end of the game."""

from __future__ import annotations

from typing import Annotated

from rules.core.names import Text
from rules.core.secrecy import TABLE_ONLY, KeptBy
from rules.core.table import Table
from rules.witching_hour.deck import known_whole, points_of
from rules.witching_hour.events import GameEnded, PileCounted, RoundScored
from rules.witching_hour.names import CardType, Mode, Phase
from rules.witching_hour.piles import Pile, PileText, size
from rules.witching_hour.state import Result, Round, Score, Share, State
from rules.witching_hour.whose import seat
from seeds.witching_hour import facts


def shares(state: State, pile: Pile) -> tuple[Share, ...]:
    """What each type of a Hex pile brings: each scores once, by the number of copies (score.sets)."""
    return tuple(
        Share(kind=kind, copies=pile[kind], points=points_of(state.deck[kind].worth, pile[kind]))
        for kind in CardType
        if pile.get(kind)
    )


def scored(state: State, player: str) -> Score:
    """A player's round: a negative one counts 0 in the first round; no total goes below 0 (score.floor)."""
    parts = shares(state, state.hex(player))
    points = sum(one.points for one in parts)
    before = state.total(player)
    after = max(before + points, 0)
    return Score(player=player, shares=parts, points=points, counted=after - before, total=after)


def count(table: Table[State], player: Text, cards: Annotated[PileText, KeptBy(TABLE_ONLY)]) -> None:
    """For a group with its cards: what lies in a player's Hex pile, `count NAME 4 bell candle book 2 mirror`.

    A pile may be counted anew until the last one is in; then the round is scored.
    """
    state = table.state
    if state.mode is Mode.TABLE:
        table.refuse("hex.closed", "At a full table the program counts the Hex piles itself.", ("next",))
    counted = ("undo", "amend N count NAME ... (`log` shows N)") if state.rounds else ("next",)
    table.refuse_unless(state.phase is Phase.COUNT, "score.sets", "No Hex pile is counted now.", counted)
    known_whole(table)
    named = seat(table, player)
    _there(table, named, cards)
    table.record(PileCounted(player=named, cards=cards))
    if len(table.state.hexes) == len(state.seats):
        score_round(table)


def _there(table: Table[State], player: str, cards: Pile) -> None:
    """Refuses more copies of a type than there are, over all piles counted so far."""
    state = table.state
    for kind, copies in cards.items():
        if kind is CardType.BOOK and not state.copies(kind):
            table.refuse("deck.two-players", "With two players the Books are out of the deck.", ("without Books",))
        others = [(one, pile[kind]) for one, pile in state.hexes.items() if one != player and pile.get(kind)]
        left = state.copies(kind) - sum(number for _, number in others)
        counted = "".join(f", {number} of them counted for {one}" for one, number in others)
        because = f"There are {state.copies(kind)} of the type {kind.shown}{counted}: {copies} are too many."
        ways = (f"up to {left} {kind}", *(f"count {one} ..." for one, _ in others), f"deck {kind} COPIES")
        table.refuse_unless(copies <= left, "deck.cards", because, ways)


def score_round(table: Table[State]) -> None:
    """All Hex piles are scored; after the third round one alone with the lowest total has won (game.rounds)."""
    state = table.state
    scores = tuple(scored(state, player) for player in state.seats)
    table.record(RoundScored(number=state.round, score=Round(number=state.round, starter=state.starter, scores=scores)))
    lowest = min(one.total for one in scores)
    first = tuple(one.player for one in scores if one.total == lowest)
    if state.round < facts().rounds:
        return
    if len(first) > 1:
        words = f"{', '.join(first[:-1])} and {first[-1]} are lowest with {lowest}: all play a further round"
        table.remark("game.tie", words)
        return
    assert state.mode is not None
    result = Result(game=state.game, mode=state.mode, winner=first[0], rounds=table.state.rounds)
    table.record(GameEnded(result=result))


def hidden(state: State) -> bool:
    """Whether the tokens lie face down: totals are shown at the game's end, and where a tie is settled."""
    return not (state.phase is Phase.SCORED and state.round >= facts().rounds)


def hex_size(state: State, player: str) -> int:
    """How many cards lie in a Hex pile."""
    return size(state.hex(player))
