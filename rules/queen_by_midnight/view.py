"""What a seat sees, built field by field; the shapes of `council state --json`."""

from rules.core.values import Frozen, FrozenMap
from rules.queen_by_midnight.names import Phase, Princess, Status, Zone
from rules.queen_by_midnight.state import Attack, Repertoire, Result, State
from rules.queen_by_midnight.words import Target, print_damage, print_target


class LevelView(Frozen):
    """Major and Minor as they are now, and how many tokens changed them."""

    major: int
    minor: int
    change: int


class ArmoryView(Frozen):
    """A card in an Armory: how it is named, what it is, whose it is, and a Summon's Loyalty."""

    id: str
    kind: str
    owner: str
    loyalty: int


class PrincessView(Frozen):
    """What lies before a player. `ultimate`: not bought yet; `war_chest`: Boons not bought yet."""

    person: str
    seat: int
    status: str
    leader: str | None
    advisor: str | None
    health: int
    clout: int
    levels: FrozenMap[str, LevelView]
    hand: int
    deck: int
    archive: int
    vault: int
    vault_deck: int
    war_chest: int
    ultimate: bool
    reactions: int
    armory: tuple[ArmoryView, ...]
    banished: int
    tokens: FrozenMap[str, int]
    declared: bool


class MarketView(Frozen):
    """The Bazaar: its deck, the open cards, and those left in the deck."""

    deck: str
    open: int
    left: int


class AttackView(Frozen):
    """An attack under way, as it is typed; `waiting` may still react, the first of them now."""

    attacker: str
    card_class: str
    damage: str
    targets: tuple[str, ...]
    left: tuple[str, ...]
    waiting: tuple[str, ...]
    negated: FrozenMap[str, tuple[str, ...]]
    unblockable: bool


class LastingView(Frozen):
    """A Level change that lasts for a time."""

    number: int
    player: str
    card_class: str
    amount: int
    until: str


class StandingView(Frozen):
    """A person over all plays: how many, how often Queen, how often a Queen's Advisor, and all points at Midnight.

    A play that ends before has no points (end.points).
    """

    plays: int
    queen: int
    along: int
    points: int


class View(Frozen):
    """What a viewer sees. `pledge` is the viewer's own Declaration; those of others stay hidden."""

    game: int
    phase: Phase
    hour: int
    hand_limit: int
    war_chests_open: bool
    turn: str | None
    first: str
    seats: tuple[str, ...]
    rolling: tuple[str, ...]
    chosen: FrozenMap[str, str]
    market: MarketView
    princesses: FrozenMap[str, PrincessView]
    attack: AttackView | None
    lasting: tuple[LastingView, ...]
    pledge: str | None
    levels: FrozenMap[str, FrozenMap[str, LevelView]]
    result: Result | None
    standings: FrozenMap[str, StandingView]


def phase_of(state: State) -> Phase:
    """The phase as shown: `attack` while one waits for Reactions or damage."""
    return Phase.ATTACK if state.attack is not None else state.phase


def view(state: State, viewer: str) -> View:
    """What `viewer` sees: all but the Declarations that lie face down."""
    market = state.market
    return View(
        game=state.game,
        phase=phase_of(state),
        hour=state.hour,
        hand_limit=state.hand_limit,
        war_chests_open=war_chests_open(state),
        turn=state.turn if state.phase is Phase.TURNS else None,
        first=state.first,
        seats=state.seats,
        rolling=state.rolling,
        chosen=FrozenMap({person: one.value for person, one in state.princesses.items()}),
        market=MarketView(deck=market.deck, open=market.open, left=market.left),
        princesses=FrozenMap({one.value: _princess(state, one, seat) for seat, one in enumerate(state.order, start=1)}),
        attack=_attack(state.attack) if state.attack else None,
        lasting=tuple(
            LastingView(number=t.number, player=t.player, card_class=t.card_class, amount=t.amount, until=t.until)
            for t in state.temporary
        ),
        pledge=next((pledge.value for one, pledge in state.pledges.items() if one.value == viewer), None),
        levels=_base_levels(state),
        result=state.results[-1] if state.results and state.results[-1].game == state.game else None,
        standings=_standings(state),
    )


def war_chests_open(state: State) -> bool:
    """Whether War Chest cards may be bought by now."""
    from seeds.queen_by_midnight import facts

    return state.hour >= facts().clock.war_chests_at


def _princess(state: State, player: Princess, seat: int) -> PrincessView:
    one = state.repertoires[player]
    return PrincessView(
        person=one.person,
        seat=seat,
        status=one.status,
        leader=one.leader,
        advisor=state.advisor_of(player),
        health=one.health,
        clout=one.clout,
        levels=_levels(state, player, one),
        hand=one.of(Zone.HAND),
        deck=one.of(Zone.DECK),
        archive=one.of(Zone.ARCHIVE),
        vault=one.of(Zone.VAULT),
        vault_deck=one.of(Zone.VAULT_DECK),
        war_chest=one.of(Zone.CHEST),
        ultimate=one.of(Zone.ULTIMATE) > 0,
        reactions=one.of(Zone.REACTIONS),
        armory=tuple(
            ArmoryView(id=card.id, kind=card.kind, owner=card.owner, loyalty=card.loyalty)
            for card in state.armory
            if card.place is player
        ),
        banished=one.of(Zone.BANISHED),
        tokens=one.tokens,
        declared=player in state.pledges,
    )


def _levels(state: State, player: Princess, one: Repertoire) -> FrozenMap[str, LevelView]:
    shown = {}
    for card_class in player.classes:
        now = state.level(player, card_class)
        change = one.changes.get(card_class, 0)
        shown[card_class.value] = LevelView(major=now.major, minor=now.minor, change=change)
    return FrozenMap(shown)


def _base_levels(state: State) -> FrozenMap[str, FrozenMap[str, LevelView]]:
    return FrozenMap(
        {
            princess.value: FrozenMap(
                {c.value: LevelView(major=pair.major, minor=pair.minor, change=0) for c, pair in levels.items()}
            )
            for princess, levels in state.levels.items()
        }
    )


def _attack(attack: Attack) -> AttackView:
    marks = {mark: print_target(Target(player=mark.player, summon=mark.summon or None)) for mark in attack.targets}
    return AttackView(
        attacker=attack.attacker,
        card_class=attack.card_class,
        damage=print_damage(attack.damage),
        targets=tuple(marks.values()),
        left=tuple(marks[mark] for mark in attack.left),
        waiting=tuple(one.value for one in attack.waiting),
        negated=FrozenMap({one.value: tuple(what.value for what in done) for one, done in attack.negated.items()}),
        unblockable=attack.unblockable,
    )


def _standings(state: State) -> FrozenMap[str, StandingView]:
    lines = [line for result in state.results for line in result.lines]
    counted = [line for result in state.results if result.how == "points" for line in result.lines]
    shown = {}
    for person in dict.fromkeys(line.person for line in lines):
        own = [line for line in lines if line.person == person]
        shown[person] = StandingView(
            plays=len(own),
            queen=sum(line.won == "queen" for line in own),
            along=sum(line.won == "along" for line in own),
            points=sum(line.points for line in counted if line.person == person and line.status is Status.PLAYING),
        )
    return FrozenMap(shown)
