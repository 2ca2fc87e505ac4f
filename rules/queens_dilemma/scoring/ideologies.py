"""Scoring Phase, first half: Ideologies, and the Power left over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rules.core.table import Table
from rules.queens_dilemma.board import is_silver, is_winning
from rules.queens_dilemma.chronicle.bands import leave
from rules.queens_dilemma.events.ending import IdeologyCardShown
from rules.queens_dilemma.moves import mark_points
from rules.queens_dilemma.names import Axis, Character, Phase, Track
from rules.queens_dilemma.pieces import Favoured, IdeologyCard
from rules.queens_dilemma.scoring.ideology_cards import turn_over
from rules.queens_dilemma.scoring.phase import in_part, in_this_game, nothing_to_open
from rules.queens_dilemma.scoring.texts import RevealText
from rules.queens_dilemma.seating import from_leader
from rules.queens_dilemma.state import State
from seeds.queens_dilemma import facts


class Mark(NamedTuple):
    """Points that something brings: on which track, how many, why, and by which clause."""

    track: Track
    amount: int
    reason: str
    clause: str


def ideology(table: Table[State], cards: tuple[RevealText, ...]) -> None:
    """Turn over Ideology cards and score them: by number, `xanthe=3`; new ones with their content behind a colon."""
    in_part(table, Phase.IDEOLOGY)
    nothing_to_open(table)
    table.refuse_unless(cards, "scoring.reveal", "Whose card is it?", ('xanthe="3: order 3, force 1"',))
    for reveal in cards:
        player = reveal.player
        in_this_game(table, player, "scoring.reveal")
        because = f"{player.shown} has turned a card over already in this game."
        left = tuple(one.value for one in from_leader(table.state) if one not in table.state.shown)
        table.refuse_unless(player not in table.state.shown, "scoring.reveal", because, left or ("next",))
        key = turn_over(table, reveal)
        table.record(IdeologyCardShown(player=player, card=key))
        for mark in marks_of(table.state, table.state.cards[key]):
            mark_points(table, player, mark.track, mark.amount, mark.reason, mark.clause)
    if all(player in table.state.shown for player in table.state.seats):
        leave(table, Phase.POWER)


def marks_of(state: State, card: IdeologyCard) -> Iterator[Mark]:
    """What an Ideology card brings on the board as it is."""
    for favoured in card.favoured:
        yield from _favoured(state, favoured)
    for axis in card.balanced:
        yield from _balanced(state, axis)


def _favoured(state: State, favoured: Favoured) -> Iterator[Mark]:
    ideology = favoured.ideology
    if is_winning(state, ideology):
        reason = f"{ideology.shown} is winning"
        yield Mark(Track.HEGEMONY, favoured.bonus, reason, "scoring.favored-winning")
    each = facts().scoring.favored_per_token
    yield _pile(state.tokens[ideology], each, f"at {ideology.shown}", "scoring.favored-tokens")


def _balanced(state: State, axis: Axis) -> Iterator[Mark]:
    scoring = facts().scoring
    if is_silver(state, axis):
        reason = f"the {axis.shown} Slider is on silver"
        yield Mark(Track.HEGEMONY, scoring.balanced_slider, reason, "scoring.balanced-slider")
    smaller = min(state.tokens[end] for end in axis.ends)
    where = f"in the smaller pile of {axis.shown}"
    yield _pile(smaller, scoring.balanced_per_token, where, "scoring.balanced-tokens")


def _pile(tokens: int, each: int, where: str, clause: str) -> Mark:
    """A pile of Hegemony tokens: points for each of them, or Independence for none."""
    if not tokens:
        return Mark(Track.INDEPENDENCE, facts().scoring.empty_pile_independence, f"no token {where}", clause)
    return Mark(Track.HEGEMONY, tokens * each, f"{tokens} token{'s' * (tokens > 1)} {where}", clause)


PLACES = ("most", "second most")


def power(table: Table[State]) -> None:
    """Score the Power left in the Treasuries: most and second most."""
    in_part(table, Phase.POWER)
    for player, amount, place in power_places(table.state):
        reason = f"{PLACES[place]} Power left, {amount}"
        mark_points(table, player, Track.INDEPENDENCE, facts().scoring.power_places[place], reason, "scoring.power")
    leave(table, Phase.INVESTMENTS)


def power_places(state: State) -> Iterator[tuple[Character, int, int]]:
    """Who gains for Power left, with how much, and the place from 0; a tie shares it, the next amount is second."""
    amounts = sorted({state.treasuries[player].power for player in state.seats}, reverse=True)
    for place, amount in enumerate(amounts[: len(facts().scoring.power_places)]):
        for player in from_leader(state):
            if state.treasuries[player].power == amount:
                yield player, amount, place
