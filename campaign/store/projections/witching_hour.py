"""The rows of Witching Hour: which fields of the state stand in which table."""

from __future__ import annotations

from collections.abc import Iterator

from campaign.store.projection import Projection, StateTable, Values
from rules.witching_hour.piles import size
from rules.witching_hour.state import Round, Score, State


def card_rows(state: State) -> Iterator[Values]:
    """What was typed in of the deck."""
    for kind, card in state.typed.items():
        worth = " ".join(f"{number}:{card.worth[number]}" for number in sorted(card.worth))
        yield kind.value, card.copies, worth


def seat_rows(state: State) -> Iterator[Values]:
    """The players, to the left."""
    for place, player in enumerate(state.seats, start=1):
        yield player, place, size(state.hand(player)), size(state.hex(player))


def result_rows(state: State) -> Iterator[Values]:
    """The results of the games."""
    for result in state.results:
        for score in result.rounds[-1].scores:
            yield result.game, score.player, result.mode.value, score.total, score.player == result.winner


def _scores(state: State) -> Iterator[tuple[int, Round, Score]]:
    for result in state.results:
        for one in result.rounds:
            for score in one.scores:
                yield result.game, one, score


def round_rows(state: State) -> Iterator[Values]:
    """The rounds of the games that are over."""
    for game, one, score in _scores(state):
        started = one.starter == score.player
        yield game, one.number, score.player, started, score.points, score.counted, score.total


def share_rows(state: State) -> Iterator[Values]:
    """What each type brought in them."""
    for game, one, score in _scores(state):
        for share in score.shares:
            yield game, one.number, score.player, share.kind.value, share.copies, share.points


PROJECTION = Projection(
    states=(
        StateTable("witching:WitchingCard", ("typed",), card_rows),
        StateTable("witching:WitchingSeat", ("seats", "hands", "hexes"), seat_rows),
        StateTable("witching:WitchingResult", ("results",), result_rows),
        StateTable("witching:WitchingRound", ("results",), round_rows),
        StateTable("witching:WitchingShare", ("results",), share_rows),
    ),
)
