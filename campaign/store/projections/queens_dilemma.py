"""The rows of The Queen's Dilemma: which fields of the state and which events stand in which table."""

from __future__ import annotations

from collections.abc import Iterator

from campaign.store.folding import Lived
from campaign.store.projection import EntryTable, Projection, StateTable, Values
from campaign.store.projections.queens_dilemma_pieces import piece_rows, sticker_rows
from rules.queens_dilemma.events.rounds import Passed, TurnTaken
from rules.queens_dilemma.events.tokens import PointsMarked
from rules.queens_dilemma.notation.printer import print_building
from rules.queens_dilemma.state import State


def player_rows(state: State) -> Iterator[Values]:
    """Who plays which Character."""
    for character, player in state.players.items():
        sits = character in state.seats
        seat = state.seats.index(character) + 1 if sits else None
        yield character.value, player.person, player.house, seat, sits and character not in state.absent


def diary_rows(state: State) -> Iterator[Values]:
    """The Diaries' tracks."""
    for character, diary in state.diaries.items():
        yield character.value, diary.hegemony, diary.independence, diary.infamy, diary.fate


def treasury_rows(state: State) -> Iterator[Values]:
    """The Treasuries."""
    for character, has in state.treasuries.items():
        yield character.value, has.power, has.gold, has.food, has.army, has.materials


def region_rows(state: State) -> Iterator[Values]:
    """The Regions that are held."""
    for region, holding in state.regions.items():
        base = print_building(holding.base) if holding.base else None
        yield region.value, holding.holder.value, "vassal" if holding.vassal else "main", base


def timeline_rows(state: State) -> Iterator[Values]:
    """The Timeline spaces that were typed in."""
    for game, space in state.timeline.items():
        yield game, space.colour.value, space.bag, space.taxed.value


def ideology_rows(state: State) -> Iterator[Values]:
    """The Ideology board, seen from each Ideology."""
    for ideology, tokens in state.tokens.items():
        position = state.positions.get(ideology.axis, 0) * ideology.direction
        yield ideology.value, ideology.axis.value, position, tokens


def deal_rows(state: State) -> Iterator[Values]:
    """The Deals."""
    for deal in state.deals:
        yield deal.id, deal.game, deal.service, deal.due, deal.kept


def share_rows(state: State) -> Iterator[Values]:
    """Who gives and receives what in each Deal."""
    for deal in state.deals:
        for does, shares in (("gives", deal.given), ("receives", deal.received)):
            for character, goods in shares.items():
                yield deal.id, character.value, does, goods.gold, goods.food, goods.army, goods.materials


def ballot_rows(lived: Lived) -> Iterator[Values]:
    """The voting turns of an entry."""
    state: State = lived.before
    where = (state.game, state.round, state.dilemma.card if state.dilemma else "")
    for event in lived.events:
        if isinstance(event, TurnTaken):
            yield *where, event.player.value, event.does, event.side.value, event.power, "", ""
        elif isinstance(event, Passed):
            yield *where, event.player.value, "pass", None, 0, event.how, event.bonus


def point_rows(lived: Lived) -> Iterator[Values]:
    """The points of an entry."""
    for event in lived.events:
        if isinstance(event, PointsMarked):
            what = (event.player.value, event.track.value, event.amount, event.reason, event.clause)
            yield lived.before.game, *what


PROJECTION = Projection(
    states=(
        StateTable("people:Player", ("players", "seats", "absent"), player_rows),
        StateTable("people:Diary", ("diaries",), diary_rows),
        StateTable("people:Treasury", ("treasuries",), treasury_rows),
        StateTable("board:HeldRegion", ("regions",), region_rows),
        StateTable("board:TimelineSpace", ("timeline",), timeline_rows),
        StateTable("board:BoardIdeology", ("positions", "tokens"), ideology_rows),
        StateTable("doings:StruckDeal", ("deals",), deal_rows),
        StateTable("doings:DealShare", ("deals",), share_rows),
        StateTable("pieces:Sticker", ("diaries", "regions", "keywords", "endings"), sticker_rows),
        StateTable(
            "pieces:Piece",
            (
                *("unlocked", "trashed", "agendas", "stories", "opened_boxes", "endings", "chronicles", "event_cards"),
                *("counter", "dilemma", "resolving", "shown", "investments", "game"),
            ),
            piece_rows,
        ),
    ),
    entries=(EntryTable("doings:Ballot", ballot_rows), EntryTable("doings:Point", point_rows)),
)
