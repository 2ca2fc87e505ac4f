"""Voting: the sweep, hand by hand, clockwise with the nominee last."""

from __future__ import annotations

from rules.blood_on_the_clocktower.circle import half, living, sweep_order, who
from rules.blood_on_the_clocktower.day import unseen_today, votes_needed
from rules.blood_on_the_clocktower.events_day import HandNoted, HandSeen, HiddenSweepEnded, SweepEnded, SweepEndedUnseen
from rules.blood_on_the_clocktower.names import Phase, signed
from rules.blood_on_the_clocktower.reminders import weight
from rules.blood_on_the_clocktower.state import Nomination, Result, State
from rules.core.names import Text
from rules.core.refusal import Kind, Refusal
from rules.core.table import Table

YES, NO = "yes", "no"


def hand(
    table: Table[State],
    player: Text,
    vote: Text = YES,
    *,
    counts: int | None = None,
    free: bool = False,
    ruling: Text = "",
) -> None:
    """A hand in the sweep, up or down; those passed over on the way to it stay down. The nominee's ends the sweep.

    `--counts N --ruling REASON`: it counts N times, by a character; where a reminder says so, N is enough.
    `--free`: it needs no vote token, by one.
    """
    _sweeping(table)
    name = who(table.state, player)
    up = _up(table, vote)
    left = still_to_ask(table.state)
    if name not in left:
        order = sweep_order(table.state.circle, _open(table.state).nominee)
        because = f"The sweep has passed {name}. It goes {', '.join(order)}."
        table.refuse("voting.order", because, (*left, "undo"))
    for passed in left[: left.index(name)]:
        _count(table, passed, up=False)
    able = tuple(one for one in left if may_vote(table.state, one))
    because = f"{name} is dead and has no vote token left."
    table.refuse_unless(not up or free or name in able, "voting.ghost", because, able or ("vote rest",))
    because = "That a hand needs no vote token is a ruling, and needs its reason."
    table.refuse_unless(not free or ruling, "house.ruling-reason", because, ("--ruling REASON",))
    by_reminder = weight(table.state.players[name])
    # Whether a reminder lies there is not for the town.
    if up and counts is None and by_reminder != 1 and not ruling:
        because = (
            f"A reminder beside {name} says that the hand counts {signed(by_reminder)}. For how many votes does it?"
        )
        ways = (f"{name}*{by_reminder}", f"{name}*1")
        raise Refusal(Kind.AMBIGUOUS, "house.ruling-reason", because, ways, public=False)
    counts = 1 if counts is None else counts
    if counts != 1 and not ruling and counts != by_reminder:
        because = f"That {name}'s hand counts {counts} times is a ruling, and needs its reason."
        raise Refusal(Kind.NOT_ALLOWED, "house.ruling-reason", because, ("--ruling REASON",), public=False)
    _count(table, name, up=up, counts=counts, free=free, ruling=ruling)
    if not still_to_ask(table.state):
        _settle(table)


def rest(table: Table[State]) -> None:
    """All others leave their hands down: the sweep is over."""
    _sweeping(table)
    for name in still_to_ask(table.state):
        _count(table, name, up=False)
    _settle(table)


def still_to_ask(state: State) -> tuple[str, ...]:
    """Whom the sweep has still to pass, in its order; nobody while there is none."""
    if state.phase is not Phase.VOTING:
        return ()
    one = _open(state)
    seen = {hand.player for hand in one.hands}
    return tuple(name for name in sweep_order(state.circle, one.nominee) if name not in seen)


def unseen_now(state: State) -> bool:
    """Whether a sweep is on in which all eyes are shut."""
    return state.phase is Phase.VOTING and _open(state).hidden


def token_seen(state: State, name: str) -> bool:
    """Whether the town takes somebody to hold a vote token: one spent in a vote that nobody sees shows after it."""
    spent = unseen_now(state) and any(hand.player == name and hand.spends for hand in _open(state).hands)
    return state.players[name].vote_token or spent


def may_vote(state: State, name: str) -> bool:
    """The living, and the dead that hold their vote token (voting.living, voting.ghost)."""
    player = state.players[name]
    return player.shown_alive or player.vote_token


def _open(state: State) -> Nomination:
    return state.day.nominations[-1]


def _sweeping(table: Table[State]) -> None:
    open_ = table.state.phase is Phase.VOTING
    table.refuse_unless(open_, "nomination.one-open", "Nobody is nominated now.", ("nominate NOMINATOR NOMINEE",))


def _up(table: Table[State], vote: str) -> bool:
    word = vote.casefold()
    known = bool(word) and (YES.startswith(word) or NO.startswith(word))
    table.refuse_unless(known, "house.unreadable", f"“{vote}” is neither yes nor no.", (YES, NO))
    return YES.startswith(word)


def _count(table: Table[State], name: str, *, up: bool, counts: int = 1, free: bool = False, ruling: str = "") -> None:
    player = table.state.players[name]
    kind = HandNoted if _open(table.state).hidden else HandSeen
    spends = up and not free and not player.shown_alive
    table.record(kind(player=name, up=up, counts=counts, spends=spends, ruling=ruling))


def _settle(table: Table[State]) -> None:
    """The tally: about to die, a tie with the one who is, or not enough (voting.threshold, voting.tie)."""
    state = table.state
    one, day = _open(state), state.day
    needed, votes = votes_needed(state), one.votes
    dying, result = _outcome(state, one, votes)
    unseen = unseen_today(state)
    kind = SweepEndedUnseen if unseen else SweepEnded
    best = max(day.best, votes)
    table.record(kind(nominee=one.nominee, votes=votes, needed=needed, result=result, about_to_die=dying, best=best))
    if unseen:
        table.record(HiddenSweepEnded(nominee=one.nominee, votes=None if one.hidden else votes))


def _outcome(state: State, one: Nomination, votes: int) -> tuple[str | None, Result]:
    dying = state.day.about_to_die
    if votes >= votes_needed(state):
        return one.nominee, "about to die"
    if votes == state.day.best and votes >= half(len(living(state))):
        return None, "tie"
    return dying, "not enough"
