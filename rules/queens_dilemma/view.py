"""What a seat sees, built field by field; the shapes of `council state --json`."""

from __future__ import annotations

from rules.core.values import FrozenMap
from rules.queens_dilemma.ballots import Vote
from rules.queens_dilemma.chronicle.view import chronicle_views, event_views, reminders
from rules.queens_dilemma.effects import Row
from rules.queens_dilemma.finale import stability
from rules.queens_dilemma.legacy.model import Agenda
from rules.queens_dilemma.legacy.view import (
    StoryView,
    building_views,
    chairs,
    diary_views,
    drafting,
)
from rules.queens_dilemma.names import Axis, Phase
from rules.queens_dilemma.notation.printer import print_building, print_front, print_row, print_space
from rules.queens_dilemma.pending import need
from rules.queens_dilemma.resolution import leading_winners
from rules.queens_dilemma.state import State
from rules.queens_dilemma.view_shapes import (
    AgendaView,
    AxisView,
    DealView,
    DilemmaView,
    DutyView,
    EndingView,
    PendingView,
    PlayerView,
    RankView,
    RegionView,
    RulingView,
    TileView,
    View,
    VoteView,
)
from rules.queens_dilemma.waiting import Income, Pending


def view(state: State, viewer: str) -> View:
    """What `viewer` sees. Treasuries and tracks are public (box.public); secrets are not in the state yet."""
    return View(
        game=state.game,
        round=state.round,
        phase=phase_of(state),
        leader=state.leader,
        moderator=state.moderator,
        pool=state.pool,
        deck=state.deck,
        supply=state.supply,
        space=print_space(state.timeline[state.game]) if state.game in state.timeline else "",
        players=_players(state),
        board=_board(state),
        dilemma=_dilemma(state),
        vote=_vote(state.vote) if state.vote else None,
        counter=len(state.counter),
        draft=tuple(player.value for player in state.draft),
        chairs=chairs(state),
        drafting=drafting(state),
        timeline=FrozenMap({str(game): print_space(space) for game, space in state.timeline.items()}),
        pending=tuple(_pending(state, one, index) for index, one in enumerate(state.pending)),
        duties=tuple(DutyView(id=d.id, who=d.who, what=d.what, clause=d.clause) for d in state.duties),
        deals=_deals(state),
        agendas=FrozenMap({code: _agenda(one, viewer) for code, one in state.agendas.items()}),
        endings=FrozenMap({code: EndingView(**one.model_dump()) for code, one in state.endings.items()}),
        chronicles=chronicle_views(state),
        events=event_views(state),
        reminders=reminders(state),
        regions=_regions(state),
        buildings=building_views(state),
        diaries=diary_views(state),
        stories=tuple(StoryView(**one.model_dump()) for one in state.stories),
        boxes=state.opened_boxes,
        trashed=state.trashed,
        settings=state.settings,
        absent=tuple(player.value for player in state.absent),
        stability=stability(state),
        finale=state.finale,
        ranking=_ranking(state),
        rulings=tuple(RulingView(**one.model_dump()) for one in state.rulings),
    )


def phase_of(state: State) -> Phase:
    """The phase as shown: `pending` whenever an effect waits for a choice."""
    return Phase.PENDING if state.pending else state.phase


def _ranking(state: State) -> tuple[RankView, ...]:
    totals = [row.total for row in state.ranking]
    return tuple(
        RankView(place=totals.index(row.total) + 1, total=row.total, **row.model_dump()) for row in state.ranking
    )


def _agenda(one: Agenda, viewer: str) -> AgendaView:
    content = one.content if one.holder == viewer else None
    return AgendaView(holder=one.holder, limit=one.limit, lies=one.lies, content=content)


def _players(state: State) -> FrozenMap[str, PlayerView]:
    seats = (*state.seats, *(player for player in state.players if player not in state.seats))
    shown = {}
    for seat, player in enumerate(seats, start=1):
        who, treasury, diary = state.players[player], state.treasuries[player], state.diaries[player]
        held = {region.value: one.vassal for region, one in state.regions.items() if one.holder is player}
        shown[player.value] = PlayerView(
            person=who.person,
            house=who.house,
            seat=seat,
            present=player in state.seats,
            left=who.left,
            power=treasury.power,
            gold=treasury.gold,
            food=treasury.food,
            army=treasury.army,
            materials=treasury.materials,
            hegemony=diary.hegemony,
            independence=diary.independence,
            infamy=diary.infamy,
            keywords=tuple(state.keywords.get(code, code) for code in diary.keywords),
            skills=tuple(skill.code for skill in diary.skills),
            regions=tuple(region for region, vassal in held.items() if not vassal),
            vassals=tuple(region for region, vassal in held.items() if vassal),
        )
    return FrozenMap(shown)


def _board(state: State) -> FrozenMap[str, AxisView]:
    return FrozenMap(
        {
            axis.value: AxisView(
                position=state.positions.get(axis, 0),
                tokens=FrozenMap({end.value: state.tokens.get(end, 0) for end in axis.ends}),
            )
            for axis in Axis
        }
    )


def _dilemma(state: State) -> DilemmaView | None:
    one = state.dilemma
    if one is None:
        return None
    return DilemmaView(card=one.card, aye=print_front(one.aye), nay=print_front(one.nay), keywords=one.keywords)


def _vote(vote: Vote) -> VoteView:
    verdict = vote.verdict
    totals = [sum(t.power for t in vote.tiles.values() if t.side == side) for side in ("aye", "nay")]
    heirs = leading_winners(vote) if verdict and verdict.how != "all-pass" else ()
    return VoteView(
        turn=vote.turn,
        tiles=FrozenMap(
            {
                player.value: TileView(side=tile.side, power=tile.power, passed=tile.passed or None)
                for player, tile in vote.tiles.items()
            }
        ),
        aye=totals[0],
        nay=totals[1],
        moderator_on_tile=vote.moderator_on_tile,
        decided=verdict.side if verdict else None,
        heirs=tuple(heir.value for heir in heirs),
    )


def _pending(state: State, one: Pending, index: int) -> PendingView:
    head = need(state) if index == 0 else None
    if isinstance(one.effect, Income):
        effect = " or ".join(str(option) for option in one.effect.options)
        choices = tuple(str(option) for option in one.effect.options)
    else:
        effect = print_row(Row(trigger=one.trigger, target=one.target, effects=(one.effect,)))
        choices = tuple(player.value for player in head.players) if head else ()
    clauses = {
        "pay": "resource.forced-loss",
        "income": "income.choice",
        "assign": "keyword.owner",
        "building": "building.attach",
        "cover": "skill.cover",
    }
    return PendingView(
        id=one.id,
        who=one.player,
        effect=effect,
        choices=choices,
        clause=clauses[head.kind] if head else "outcome.order",
        source=one.source.name,
    )


def _deals(state: State) -> tuple[DealView, ...]:
    return tuple(
        DealView(
            id=deal.id,
            given=FrozenMap({player.value: str(given) for player, given in deal.given.items()}),
            to=", ".join(player.value for player in deal.received),
            service=deal.service,
            game=deal.game,
            due=deal.due,
            kept=deal.kept,
        )
        for deal in state.deals
    )


def _regions(state: State) -> FrozenMap[str, RegionView]:
    return FrozenMap(
        {
            region.value: RegionView(
                holder=one.holder,
                vassal=one.vassal,
                base=print_building(one.base) if one.base else "",
                built=tuple(print_building(b) for b in one.built),
            )
            for region, one in state.regions.items()
        }
    )
