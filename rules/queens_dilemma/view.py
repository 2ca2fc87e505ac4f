"""What a seat sees, built field by field; the shapes of `council state --json`."""

from __future__ import annotations

from rules.core.values import Frozen, FrozenMap
from rules.queens_dilemma.chronicle.view import ChronicleView, EventView, chronicle_views, event_views, reminders
from rules.queens_dilemma.effects import Row
from rules.queens_dilemma.finale import stability
from rules.queens_dilemma.legacy.view import (
    BuildingView,
    DiaryView,
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
from rules.queens_dilemma.state import Agenda, Income, Pending, State, Vote


class PlayerView(Frozen):
    """A player: who, where (from 1, clockwise), and what lies in the Treasury and stands in the Diary."""

    person: str
    house: str
    seat: int
    present: bool
    power: int
    gold: int
    food: int
    army: int
    materials: int
    hegemony: int
    independence: int
    infamy: int
    keywords: tuple[str, ...]
    skills: tuple[str, ...]
    regions: tuple[str, ...]
    vassals: tuple[str, ...]


class AxisView(Frozen):
    """An axis: the Slider's position (0 in the middle, negative towards the first name) and the Hegemony tokens."""

    position: int
    tokens: FrozenMap[str, int]


class TileView(Frozen):
    """A Voting tile: side and Power, or how its player passed."""

    side: str | None
    power: int
    passed: str | None


class VoteView(Frozen):
    """A Vote: whose turn, the tiles in seat order, both totals, and the winning side once it is settled."""

    turn: str | None
    tiles: FrozenMap[str, TileView]
    aye: int
    nay: int
    moderator_on_tile: bool
    decided: str | None
    heirs: tuple[str, ...]
    """The winners among whom the Moderator must name the Leader; empty when there is nothing to name."""


class DilemmaView(Frozen):
    """The Dilemma that is on, as its front announces it."""

    card: str
    aye: str
    nay: str
    keywords: tuple[str, ...]


class PendingView(Frozen):
    """An effect that waits, in words; `choices` are the players or options, for the head of the queue alone."""

    id: str
    who: str | None
    effect: str
    choices: tuple[str, ...]
    clause: str
    source: str


class DutyView(Frozen):
    """A chore on the list."""

    id: str
    who: str
    what: str
    clause: str


class EndingView(Frozen):
    """An attached Ending."""

    scales: int
    storyline: str


class DealView(Frozen):
    """A Deal in words."""

    id: int
    given: FrozenMap[str, str]
    to: str
    service: str
    game: int
    due: str
    kept: bool | None


class AgendaView(Frozen):
    """An Agenda's back is its holder's secret; code and limit lie open."""

    holder: str
    limit: int | None
    lies: str
    content: str | None
    """What its back says, for its holder alone; None for everyone else."""


class RegionView(Frozen):
    """A Region: its holder and its Buildings, as they are typed."""

    holder: str
    vassal: bool
    base: str
    built: tuple[str, ...]


class RulingView(Frozen):
    """A ruling, kept as a precedent."""

    id: int
    game: int
    what: str
    was: str
    now: str
    reason: str


class RankView(Frozen):
    """A place in the final ranking, with every part; equal totals share a place."""

    place: int
    player: str
    total: int
    hegemony: int
    independence: int
    penalty: int
    extra: int
    fate: str


class View(Frozen):
    """What everyone at the table sees."""

    game: int
    round: int
    phase: Phase
    leader: str | None
    moderator: str | None
    pool: int
    deck: int
    supply: int
    space: str
    players: FrozenMap[str, PlayerView]
    board: FrozenMap[str, AxisView]
    dilemma: DilemmaView | None
    vote: VoteView | None
    counter: int
    draft: tuple[str, ...]
    chairs: tuple[str, ...]
    """All chairs clockwise, those of absent players included."""
    drafting: tuple[str, ...]
    """The order of the Investment draft, if the next game began now with everyone there."""
    timeline: FrozenMap[str, str]
    """The spaces of the Timeline that the table has told, by game."""
    pending: tuple[PendingView, ...]
    duties: tuple[DutyView, ...]
    deals: tuple[DealView, ...]
    agendas: FrozenMap[str, AgendaView]
    endings: FrozenMap[str, EndingView]
    chronicles: FrozenMap[str, ChronicleView]
    events: FrozenMap[str, EventView]
    reminders: tuple[str, ...]
    """The Chronicle cards whose band names what is going on now."""
    regions: FrozenMap[str, RegionView]
    buildings: FrozenMap[str, tuple[BuildingView, ...]]
    """The Buildings that count, by Region."""
    diaries: FrozenMap[str, DiaryView]
    stories: tuple[StoryView, ...]
    boxes: tuple[str, ...]
    """The Mystery boxes that were opened."""
    trashed: tuple[str, ...]
    """The codes in the Trash box."""
    settings: FrozenMap[str, int]
    absent: tuple[str, ...]
    stability: int
    finale: bool
    ranking: tuple[RankView, ...]
    rulings: tuple[RulingView, ...]


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
                built=tuple(f"{b.code} {print_building(b)}" for b in one.built),
            )
            for region, one in state.regions.items()
        }
    )
