"""The screen of Witching Hour: the table, what one player alone sees, a round type by type, the winner, standings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from rules.witching_hour.names import CardType, Mode
from rules.witching_hour.tell import cards
from rules.witching_hour.view import ScoreView, View

IN_FULL = {"To the left": "The table, to the left", "Round": "The round, type by type"}
"""What the first column of a table is headed with, for the ear."""


def screen(view: View, before: View | None = None) -> list[Any]:
    """Lines and a table or two. Deck and standings are left out where they are as they were `before`."""
    parts: list[Any] = [*_deck(view, before), *_head(view)]
    if view.seats and not view.result:
        parts += _seats(view)
    if view.scores:
        parts.append(scores_table(view.scores))
    parts += [*_attack(view), *_own(view), *_look(view), *_over(view), *_standings(view, before)]
    return parts


def _head(view: View) -> Iterator[str]:
    if not view.game:
        yield "Before the first game"
    elif view.result:
        yield f"Game {view.game} is over"
    else:
        where = [f"Game {view.game}"]
        if view.round:
            where += [
                f"round {view.round}",
                f"{view.starter} {'started' if view.phase in ('turns', 'scored') else 'starts'}",
            ]
        if view.turn:
            where.append(f"{view.discard} in the discard pile")
        if view.scores and view.phase == "scored":
            where.append("scored")
        yield ", ".join(where)


def _deck(view: View, before: View | None) -> Iterator[str]:
    shown = not view.game if before is None else before.deck != view.deck
    if view.deck_missing:
        missing = ", ".join(CardType(kind).shown for kind in view.deck_missing)
        yield f"The deck: {view.deck_known} of 56 cards known; still to be typed in: {missing}"
    elif shown:
        for kind, one in view.deck.items():
            worth = " ".join(str(one.worth[number]) for number in sorted(one.worth))
            yield f"{CardType(kind).shown:>10}: {one.copies} {'copy' if one.copies == 1 else 'copies'}, worth {worth}"


def _seats(view: View) -> Iterator[Any]:
    dealt = view.mode == Mode.TABLE and any(one.hand or one.hex_pile for one in view.seats.values())
    shown = any(one.tokens is not None for one in view.seats.values())
    if not dealt and not shown:
        yield f"To the left: {', '.join(view.seats)}"
        return
    table = _grid("To the left")
    for column in (("Hand", "Hex pile") if dealt else ()) + (("Tokens",) if shown else ()):
        table.add_column(column, justify="right", no_wrap=True)
    for player, one in view.seats.items():
        turn = view.turn == player
        numbers = (str(one.hand), str(one.hex_pile)) if dealt else ()
        tokens = ("face down" if one.tokens is None else str(one.tokens),) if shown else ()
        table.add_row(Text(f"{'*' if turn else ' '} {player}", style="bold" if turn else ""), *numbers, *tokens)
    yield table


def scores_table(scores: tuple[ScoreView, ...]) -> Table:
    """A round, type by type."""
    table = _grid("Round")
    table.add_column("Points", justify="right", no_wrap=True)
    table.add_column("Counts", justify="right", no_wrap=True)
    table.add_column("Type by type")
    for one in scores:
        counted = "" if one.counted is None else f"{one.counted:+}" if one.counted else "0"
        table.add_row(f"  {one.player}", str(one.points), counted, type_by_type(one))
    return table


def type_by_type(one: ScoreView) -> str:
    """`Bell x4 5, Candle x1 1`."""
    return (
        ", ".join(f"{CardType(share.kind).shown} x{share.copies} {share.points}" for share in one.shares) or "no cards"
    )


def _grid(first: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column(first, no_wrap=True, max_width=30)
    return table


def _attack(view: View) -> Iterator[str]:
    one = view.attack
    if one is not None:
        yield f"Attack on {one.defender} by {one.attacker}: {cards(one.cards)}; a block takes exactly {one.counts}"


def _own(view: View) -> Iterator[str]:
    for player, one in view.seats.items():
        if one.cards is not None:
            yield f"{player}'s hand: {cards(one.cards)}"


def _look(view: View) -> Iterator[str]:
    one = view.look
    if one is not None and one.cards is not None:
        yield f"{one.player} looks at: {cards(one.cards)}"


def _over(view: View) -> Iterator[Any]:
    if view.result is None:
        return
    yield f"{view.result.winner} wins with the lowest total"
    table = _grid("Tokens")
    for one in view.result.rounds:
        table.add_column(f"Round {one.number}", justify="right", no_wrap=True)
    table.add_column("Total", justify="right", no_wrap=True)
    for player, total in sorted(view.result.totals.items(), key=lambda line: line[1]):
        counted = [next(s.counted for s in one.scores if s.player == player) or 0 for one in view.result.rounds]
        table.add_row(f"  {player}", *(f"{number:+}" if number else "0" for number in counted), str(total))
    yield table
    yield scores_table(view.result.rounds[-1].scores)


def _standings(view: View, before: View | None) -> Iterator[str]:
    if view.standings and (before is None or before.standings != view.standings):
        for player, one in view.standings.items():
            yield f"{player}: {one.won} of {one.games} games won, {one.tokens} in all"
