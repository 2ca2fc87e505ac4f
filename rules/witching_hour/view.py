"""What a seat sees, built field by field; the shapes of `council state --json`."""

from rules.core.values import Frozen, FrozenMap
from rules.witching_hour.abilities import seen_by_look
from rules.witching_hour.deck import total, unknown
from rules.witching_hour.names import CardType, Mode, Phase
from rules.witching_hour.piles import Pile, size
from rules.witching_hour.scoring import hidden, shares
from rules.witching_hour.state import Result, Round, Score, Share, State


class CardView(Frozen):
    """What a type's card prints: copies (None: not known yet), and what one, two ... are worth; `known`: all of it."""

    copies: int | None
    worth: FrozenMap[int, int]
    known: bool


class SeatView(Frozen):
    """A player. `cards` is the hand, for its owner alone; `tokens` are shown to their owner, or when they lie open."""

    hand: int
    hex_pile: int
    cards: FrozenMap[str, int] | None
    tokens: int | None


class AttackView(Frozen):
    """An attack that waits for the defender's answer; `counts` cards, the Candle with them."""

    attacker: str
    defender: str
    cards: FrozenMap[str, int]
    counts: int


class LookView(Frozen):
    """A player chooses a card. `cards` are those looked at, for that player alone."""

    player: str
    card: str
    at: str
    cards: FrozenMap[str, int] | None


class ShareView(Frozen):
    """What one type brought."""

    kind: str
    copies: int
    points: int


class ScoreView(Frozen):
    """A round for one player, type by type; `counted` is what it did to the tokens (None: not yet)."""

    player: str
    shares: tuple[ShareView, ...]
    points: int
    counted: int | None


class RoundView(Frozen):
    """A round that was scored."""

    number: int
    starter: str
    scores: tuple[ScoreView, ...]


class ResultView(Frozen):
    """A game that is over: totals, the winner, and its rounds."""

    game: int
    mode: str
    winner: str
    totals: FrozenMap[str, int]
    rounds: tuple[RoundView, ...]


class StandingView(Frozen):
    """A player over all games: how many, how many won, and the tokens of all of them together."""

    games: int
    won: int
    tokens: int


class View(Frozen):
    """All that a viewer sees of a campaign."""

    game: int
    phase: str
    mode: str | None
    round: int
    starter: str
    turn: str | None
    deck: FrozenMap[str, CardView]
    deck_known: int
    deck_missing: tuple[str, ...]
    seats: FrozenMap[str, SeatView]
    discard: int
    attack: AttackView | None
    look: LookView | None
    scores: tuple[ScoreView, ...]
    """While a round's points are public, or as far as piles were counted."""
    result: ResultView | None
    """The last game's, until the next begins."""
    standings: FrozenMap[str, StandingView]


def view(state: State, viewer: str) -> View:
    """What a player sees, or EVERYONE: hands and Hex piles stay closed, tokens lie face down."""
    between = state.phase is Phase.BETWEEN
    return View(
        game=state.game,
        phase=phase_of(state),
        mode=state.mode.value if state.mode else None,
        round=state.round,
        starter=state.starter,
        turn=state.turn or None,
        deck=FrozenMap({kind.value: _card(state, kind) for kind in CardType}),
        deck_known=total(state),
        deck_missing=tuple(kind.value for kind in unknown(state)),
        seats=FrozenMap({player: _seat(state, player, viewer) for player in state.seats}),
        discard=size(state.discard),
        attack=_attack(state),
        look=_look(state, viewer),
        scores=() if between else _scores(state),
        result=_result(state.results[-1]) if between and state.results else None,
        standings=_standings(state),
    )


def phase_of(state: State) -> str:
    """The phase's name."""
    return state.phase.value


def _card(state: State, kind: CardType) -> CardView:
    card = state.deck[kind]
    return CardView(copies=card.copies, worth=card.worth, known=card.known)


def _seat(state: State, player: str, viewer: str) -> SeatView:
    own, over = viewer == player, state.phase is Phase.BETWEEN
    dealt = own and state.mode is Mode.TABLE and player in state.hands
    return SeatView(
        hand=size(state.hand(player)),
        hex_pile=size(state.hex(player)),
        cards=_plain(state.hand(player)) if dealt else None,
        tokens=state.total(player) if own or over or not hidden(state) else None,
    )


def _plain(pile: Pile) -> FrozenMap[str, int]:
    return FrozenMap({kind.value: count for kind, count in pile.items()})


def _attack(state: State) -> AttackView | None:
    one = state.attack
    if one is None:
        return None
    return AttackView(attacker=one.attacker, defender=one.defender, cards=_plain(one.cards), counts=size(one.cards))


def _look(state: State, viewer: str) -> LookView | None:
    one = state.look
    if one is None:
        return None
    cards = _plain(seen_by_look(state, one)) if viewer == one.player else None
    return LookView(player=one.player, card=one.card.value, at=one.at, cards=cards)


def _scores(state: State) -> tuple[ScoreView, ...]:
    """The round that was scored last, until the next one starts; before, what the scorer was told so far."""
    if state.phase is Phase.SCORED:
        return tuple(_score(one) for one in state.rounds[-1].scores)
    if state.mode is Mode.TABLE:
        return ()
    counted = ((player, shares(state, state.hexes[player])) for player in state.seats if player in state.hexes)
    return tuple(
        ScoreView(player=player, shares=_shares(parts), points=sum(one.points for one in parts), counted=None)
        for player, parts in counted
    )


def _score(one: Score) -> ScoreView:
    return ScoreView(player=one.player, shares=_shares(one.shares), points=one.points, counted=one.counted)


def _shares(parts: tuple[Share, ...]) -> tuple[ShareView, ...]:
    return tuple(ShareView(kind=one.kind.value, copies=one.copies, points=one.points) for one in parts)


def _round(one: Round) -> RoundView:
    return RoundView(number=one.number, starter=one.starter, scores=tuple(_score(score) for score in one.scores))


def _result(one: Result) -> ResultView:
    return ResultView(
        game=one.game,
        mode=one.mode.value,
        winner=one.winner,
        totals=FrozenMap({score.player: score.total for score in one.rounds[-1].scores}),
        rounds=tuple(_round(each) for each in one.rounds),
    )


def _standings(state: State) -> FrozenMap[str, StandingView]:
    lines = [(result.winner, score) for result in state.results for score in result.rounds[-1].scores]
    shown = {}
    for player in dict.fromkeys(score.player for _, score in lines):
        own = [(winner, score) for winner, score in lines if score.player == player]
        shown[player] = StandingView(
            games=len(own),
            won=sum(winner == player for winner, _ in own),
            tokens=sum(score.total for _, score in own),
        )
    return FrozenMap(shown)
