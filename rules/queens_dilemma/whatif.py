"""Questions that change nothing: what an outcome would bring, and what a player must lay to lead or to tie."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NoReturn

from rules.core.chance import Chance
from rules.core.names import matching
from rules.core.refusal import Kind, Refusal
from rules.core.table import Table
from rules.core.values import changed
from rules.queens_dilemma.ballots import Verdict, Vote
from rules.queens_dilemma.board import is_silver, is_winning
from rules.queens_dilemma.evolve import evolve
from rules.queens_dilemma.names import Axis, Character, Ideology, Phase, Side
from rules.queens_dilemma.notation import parse_effects
from rules.queens_dilemma.outcome import in_steps
from rules.queens_dilemma.pending import need, queue, settle
from rules.queens_dilemma.state import State
from rules.queens_dilemma.tell import tell
from rules.queens_dilemma.view import view
from rules.queens_dilemma.waiting import Source
from seeds.queens_dilemma import facts

FORMS = ("lead lyrie", "tie lyrie", "win lyrie", 'aye "Leader: +1 gold; progress 2"', '"progress 2"')


def answer(state: State, words: tuple[str, ...], random: Chance) -> tuple[str, ...]:
    """Sentences that answer a question: `lead lyrie`, `tie lyrie`, `win lyrie`, or an outcome's effects, after a side.

    Refuses what is no question, and voting questions while nobody votes.
    """
    if not words:
        _unclear("What if what?")
    questions = {"lead": _lead, "tie": _tie, "win": _win}
    found = matching(words[0], questions)
    if len(words) == 2 and len(found) == 1 and len(matching(words[1], Character)) == 1:
        return (questions[found[0]](_voting(state), state, Character(matching(words[1], Character)[0])),)
    if words[0].casefold() == "vote":
        _unclear("Turns are not tried out: `lead`, `tie` and `win` say what somebody must lay for it.")
    sides = matching(words[0], Side)
    side = Side(sides[0]) if len(sides) == 1 and len(words) > 1 else None
    return tuple(_outcome(state, side, " ".join(words[1:] if side else words), random))


def _voting(state: State) -> Vote:
    if state.vote is None or state.phase is not Phase.VOTING:
        raise Refusal(Kind.NOT_ALLOWED, "round.phases", "No Vote is under way.", FORMS[3:])
    return state.vote


def _lead(vote: Vote, state: State, player: Character) -> str:
    most = max((tile.power for other, tile in vote.tiles.items() if other is not player), default=0)
    return _must_lay(vote, state, player, most + 1 - _laid(vote, player), "have most Power and take the Leader token")


def _tie(vote: Vote, state: State, player: Character) -> str:
    return _must_lay(vote, state, player, _behind(vote, player), "make it a tie")


def _win(vote: Vote, state: State, player: Character) -> str:
    return _must_lay(vote, state, player, _behind(vote, player) + 1, "put that side ahead")


def _laid(vote: Vote, player: Character) -> int:
    return vote.tiles[player].power if player in vote.tiles else 0


def _behind(vote: Vote, player: Character) -> int:
    """By how much the player's side is behind; without a side yet, the side that is behind."""
    aye, nay = vote.total(Side.AYE), vote.total(Side.NAY)
    side = vote.tiles[player].side if player in vote.tiles else None
    side = side or (Side.AYE if aye < nay else Side.NAY)
    return nay - aye if side is Side.AYE else aye - nay


def _must_lay(vote: Vote, state: State, player: Character, power: int, aim: str) -> str:
    tile = vote.tiles.get(player)
    if tile is None or tile.passed:
        return f"{player.shown} is out of this Vote."
    if power < 1:
        return f"{player.shown} need lay nothing more to {aim}."
    held = state.treasuries[player].power
    has = f"has {held}" if held >= power else f"has only {held}"
    return f"{player.shown} must lay {power} Power to {aim}, and {has}."


def _outcome(state: State, side: Side | None, text: str, random: Chance) -> Iterator[str]:
    try:
        rows = parse_effects(text)
    except ValueError as error:
        _unclear(str(error))
    before = changed(_decided(state, side) if side else state, pending=())
    table = Table(before, evolve, random)
    queue(table, in_steps(rows), Source(kind="outcome", name="this outcome"))
    settle(table)
    seen = tuple(shown for event in table.events if (shown := event.seen_by("everyone")))
    yield tell(seen, view(before, "everyone"), view(table.state, "everyone"))
    waiting = need(table.state)
    if waiting:
        yield f"Then somebody has to choose: {view(table.state, 'everyone').pending[0].effect}."
    yield from worth(table.state)


def _decided(state: State, side: Side) -> State:
    """The state as if that side had won: its voters are the winners, the one with most Power the Leader."""
    vote = _voting(state)
    winners = tuple(player for player, tile in vote.tiles.items() if tile.side is side)
    aye, nay = vote.total(Side.AYE), vote.total(Side.NAY)
    verdict = Verdict(side=side, aye=aye, nay=nay, how="majority", winners=winners)
    leader = max(winners, key=lambda player: vote.tiles[player].power, default=state.leader)
    return changed(state, verdict=verdict, leader=leader)


def worth(state: State) -> Iterator[str]:
    """What each Ideology would bring at the end of the game as the board stands; nobody's card is known."""
    rules = facts().scoring
    for ideology in Ideology:
        tokens = state.tokens.get(ideology, 0)
        brings = f"{tokens} Hegemony" if tokens else f"{rules.empty_pile_independence} Independence"
        bonus = ", and its 3 or 1 for winning" if is_winning(state, ideology) else ""
        yield f"Favoured {ideology.shown}: {brings}{bonus}."
    for axis in Axis:
        least = min(state.tokens.get(end, 0) for end in axis.ends)
        brings = f"{least} Hegemony" if least else f"{rules.empty_pile_independence} Independence"
        bonus = f", and {rules.balanced_slider} Hegemony" if is_silver(state, axis) else ""
        yield f"Balanced {axis.shown}: {brings}{bonus}."


def _unclear(because: str) -> NoReturn:
    raise Refusal(Kind.UNREADABLE, "house.unreadable", because, FORMS)
