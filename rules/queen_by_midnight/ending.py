"""The end of a play: the last Princess standing, or Victory Points at Midnight."""

from __future__ import annotations

from rules.core.table import Table
from rules.queen_by_midnight.events import PlayEnded
from rules.queen_by_midnight.events_cards import AttackEnded
from rules.queen_by_midnight.names import Phase, Princess, PrincessName, Status
from rules.queen_by_midnight.state import Line, Result, State
from seeds.queen_by_midnight import facts


def points_of(state: State, player: Princess) -> int:
    """Victory Points: one for each Clout, one for each Health (end.points)."""
    one, worth = state.repertoires[player], facts().victory
    return one.clout * worth.points_per_clout + one.health * worth.points_per_health


def end_at_midnight(table: Table[State]) -> None:
    """At 12: most Victory Points, then most Clout; who is tied still wins together (end.points, end.tie)."""
    state = table.state
    points = {player: points_of(state, player) for player in state.in_play}
    best = max(points.values())
    level = [player for player in points if points[player] == best]
    clout = max(state.repertoires[player].clout for player in level)
    queens = tuple(player for player in level if state.repertoires[player].clout == clout)
    counted = [
        f"{one.shown} {state.repertoires[one].clout} Clout + {state.repertoires[one].health} Health = {points[one]}"
        for one in sorted(points, key=lambda one: -points[one])
    ]
    why = f"Midnight. {', '.join(counted)}. "
    if len(level) > 1:
        why += f"{_and([one.shown for one in level])} are tied at {best}; the most Clout is {clout}. "
    _end(table, "points", queens, why + _crowned(queens))


def end_with_last(table: Table[State]) -> None:
    """One Princess remains: she is Queen at once (end.last-standing)."""
    queens = table.state.in_play
    _end(table, "last", queens, f"Only {queens[0].shown} remains. {_crowned(queens)}")


def crown(table: Table[State], queens: tuple[PrincessName, ...]) -> None:
    """The last Princesses fell together: the table says who is Queen."""
    state = table.state
    table.refuse_unless(
        state.phase is Phase.DISPUTE, "end.last-standing", "The ledger finds the Queen by itself.", ("next",)
    )
    fell = last_fallen(state)
    strangers = [one for one in queens if one not in fell]
    because = f"{strangers[0].shown if strangers else ''} was not among the last Princesses."
    table.refuse_unless(not strangers, "end.last-standing", because, fell)
    table.refuse_unless(queens, "end.last-standing", "Who is Queen?", fell)
    once = tuple(dict.fromkeys(queens))
    _end(table, "table", once, f"The last Princesses fell together; the table decides. {_crowned(once)}")


def last_fallen(state: State) -> tuple[Princess, ...]:
    """Those who fell together as the last: still listed as in play, with no Health."""
    return state.in_play


def _end(table: Table[State], how: str, queens: tuple[Princess, ...], why: str) -> None:
    state = table.state
    lines = []
    for person in state.seats:
        player = state.princesses[person]
        one = state.repertoires[player]
        along = one.status is Status.ADVISOR and one.leader in queens
        lines.append(
            Line(
                person=person,
                princess=player,
                status=one.status,
                health=one.health,
                clout=one.clout,
                points=points_of(state, player) if how == "points" and one.status is Status.PLAYING else 0,
                won="queen" if player in queens else "along" if along else "",
            )
        )
    along_with = [line.princess.shown for line in lines if line.won == "along"]
    why += f" {_and(along_with)} wins along as Advisor." if len(along_with) == 1 else ""
    why += f" {_and(along_with)} win along as Advisors." if len(along_with) > 1 else ""
    if state.attack is not None:
        table.record(AttackEnded(negated=False))
    table.record(PlayEnded(result=Result.model_validate({"game": state.game, "how": how, "why": why, "lines": lines})))


def _crowned(queens: tuple[Princess, ...]) -> str:
    names = [one.shown for one in queens]
    if len(names) == 1:
        return f"{names[0]} is Queen."
    return f"{_and(names)} are {'Dual Queens' if len(names) == 2 else 'Queens together'}."


def _and(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"
