"""What a viewer sees: the town square for everybody, the Grimoire for the Storyteller, and all of it after the end."""

from itertools import accumulate
from operator import or_

from rules.blood_on_the_clocktower.catalog import edition_name
from rules.blood_on_the_clocktower.circle import called, half, living, residents, seat_of
from rules.blood_on_the_clocktower.day import needed_as_seen, unseen_today, votes_needed
from rules.blood_on_the_clocktower.names import STORYTELLER, Phase, Side
from rules.blood_on_the_clocktower.numbers import base_counts
from rules.blood_on_the_clocktower.state import Game, Hand, Nomination, State
from rules.blood_on_the_clocktower.view_grimoire import GrimoireView, grimoire
from rules.blood_on_the_clocktower.voting import still_to_ask, token_seen
from rules.core.values import Frozen, FrozenMap


class PlayerView(Frozen):
    """A seat on the town square. `character` and `side` are a Traveller's character, and everybody's after the end."""

    seat: int
    alive: bool
    vote_token: bool
    traveller: bool
    character: str
    side: Side | None


class NominationView(Frozen):
    """A nomination. `hands` are those seen, by name with the votes they count; `left` is whom the sweep has to pass."""

    nominator: str
    nominee: str
    votes: int | None
    needed: int
    hands: FrozenMap[str, int]
    left: tuple[str, ...]
    result: str


class DayView(Frozen):
    """A day: who is about to die, the best tally, and the votes that the next nominee needs."""

    number: int
    open: bool
    nominations: tuple[NominationView, ...]
    best: int
    needed: int
    half: int
    about_to_die: str | None
    executed: tuple[str, ...]


class RulingView(Frozen):
    """A ruling before all; `was` and `now` are of titles in which a ruling changes a number."""

    id: int
    game: int
    what: str
    was: str
    now: str
    reason: str


class StandingView(Frozen):
    """How often somebody played and won in this group's games."""

    played: int
    won: int


class View(Frozen):
    """The town square and the group's games; the Grimoire is there for the Storyteller alone."""

    game: int
    phase: Phase
    night: int
    day: DayView
    edition: str
    counts: FrozenMap[str, int]
    living: int
    players: FrozenMap[str, PlayerView]
    winner: Side | None
    games: tuple[Game, ...]
    standings: FrozenMap[str, StandingView]
    rulings: tuple[RulingView, ...]
    grimoire: GrimoireView | None


def view(state: State, viewer: str) -> View:
    """What `viewer` sees. The counts are the printed ones: what a Baron changes is not announced."""
    over = state.phase is Phase.BETWEEN
    counts = base_counts(len(residents(state))) if state.circle else None
    players = FrozenMap({name: _player(state, name, viewer, over) for name in state.circle})
    return View(
        game=state.game,
        phase=state.phase,
        night=state.night.number,
        day=_day(state, keeper=viewer == STORYTELLER),
        edition=edition_name(state),
        counts=FrozenMap(dict(counts)) if counts else FrozenMap(),
        living=sum(one.alive for one in players.values()),
        players=players,
        winner=state.games[-1].winner if over and state.games else None,
        games=state.games,
        standings=standings(state.games),
        rulings=tuple(
            RulingView(id=number, game=one.game, what=one.what, was="", now="", reason=one.reason)
            for number, one in enumerate(state.rulings, start=1)
        ),
        grimoire=grimoire(state) if viewer == STORYTELLER and state.circle else None,
    )


def phase_of(state: State) -> str:
    """The phase as shown."""
    return state.phase.value


def standings(games: tuple[Game, ...]) -> FrozenMap[str, StandingView]:
    """Everybody's plays and wins; a team wins whole, alive or dead (win.team)."""
    names = dict.fromkeys(role.player for game in games for role in game.roles)
    return FrozenMap(
        {
            name: StandingView(
                played=sum(role.player == name for game in games for role in game.roles),
                won=sum(role.player == name and role.side is game.winner for game in games for role in game.roles),
            )
            for name in names
        }
    )


def _player(state: State, name: str, viewer: str, over: bool) -> PlayerView:
    player = state.players[name]
    known = over or player.traveller
    return PlayerView(
        seat=seat_of(state, name),
        alive=player.alive if over else player.shown_alive,
        vote_token=player.vote_token if viewer == STORYTELLER else token_seen(state, name),
        traveller=player.traveller,
        character=called(player.character, state) if known else "",
        side=player.side if over else None,
    )


def _day(state: State, keeper: bool) -> DayView:
    day = state.day
    hidden = unseen_today(state) and not keeper and state.phase is not Phase.BETWEEN
    unseen = accumulate((one.hidden for one in day.nominations), or_)
    return DayView(
        number=day.number,
        open=day.open,
        nominations=tuple(_nomination(state, *one, keeper) for one in zip(day.nominations, unseen, strict=True)),
        best=0 if hidden else day.best,
        needed=needed_as_seen(state) if hidden else votes_needed(state),
        half=half(len(living(state))),
        about_to_die=None if hidden else day.about_to_die,
        executed=day.executed,
    )


def _nomination(state: State, one: Nomination, unseen: bool, keeper: bool) -> NominationView:
    """`unseen`: nobody saw its votes, or those of one before it, so that what it came to is not told."""
    hidden = one.hidden and not keeper
    kept = unseen and not keeper
    hands: tuple[Hand, ...] = () if hidden else one.hands
    return NominationView(
        nominator=one.nominator,
        nominee=one.nominee,
        votes=None if hidden else one.votes,
        needed=0 if hidden else needed_as_seen(state) if kept else one.needed or votes_needed(state),
        hands=FrozenMap({hand.player: hand.counts if hand.up else 0 for hand in hands}),
        left=() if hidden or one.result else still_to_ask(state),
        result="hidden" if kept and (hidden or one.result) else one.result or "",
    )
