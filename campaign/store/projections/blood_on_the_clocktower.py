"""The rows of Blood on the Clocktower: which fields of the state and which events stand in which table."""

from __future__ import annotations

from collections.abc import Iterator

from campaign.store.folding import Lived
from campaign.store.projection import EntryTable, Projection, StateTable, Values
from rules.blood_on_the_clocktower.events_day import HandSeen, SweepEnded
from rules.blood_on_the_clocktower.state import State


def player_rows(state: State) -> Iterator[Values]:
    """The seats, clockwise."""
    for seat, name in enumerate(state.circle, start=1):
        one = state.players[name]
        yield name, seat, one.shown_alive, one.vote_token, one.traveller


def game_rows(state: State) -> Iterator[Values]:
    """The games that are over."""
    for game in state.games:
        yield game.number, game.edition, game.winner.value, game.why, game.days


def role_rows(state: State) -> Iterator[Values]:
    """Who was who in them."""
    for game in state.games:
        for role in game.roles:
            side = role.side.value if role.side else None
            yield game.number, role.player, role.character, side, role.alive, role.side is game.winner


def hand_rows(lived: Lived) -> Iterator[Values]:
    """The hands of an entry."""
    state: State = lived.before
    for event in lived.events:
        if isinstance(event, HandSeen):
            nominee = state.day.nominations[-1].nominee
            yield state.game, state.day.number, nominee, event.player, event.up, event.counts, event.spends


def tally_rows(lived: Lived) -> Iterator[Values]:
    """The nominations that an entry settled."""
    state: State = lived.before
    for event in lived.events:
        if isinstance(event, SweepEnded):
            by = state.day.nominations[-1].nominator
            yield state.game, state.day.number, by, event.nominee, event.votes, event.needed, event.result


PROJECTION = Projection(
    states=(
        StateTable("clocktower:ClocktowerPlayer", ("circle", "players"), player_rows),
        StateTable("clocktower:ClocktowerGame", ("games",), game_rows),
        StateTable("clocktower:ClocktowerRole", ("games",), role_rows),
    ),
    entries=(EntryTable("clocktower:ClocktowerHand", hand_rows), EntryTable("clocktower:ClocktowerTally", tally_rows)),
)
