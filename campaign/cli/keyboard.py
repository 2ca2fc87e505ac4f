"""Whose keyboard it is: one that was opened for a seat shows and takes no other seat's secrets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, NoReturn

from campaign.cli.seats import seat_named
from rules.core.refusal import INSISTING, Kind, Refusal
from rules.core.secrecy import EVERYONE, SecretTo, secret_fields

if TYPE_CHECKING:
    from campaign.cli.desk import Desk
    from rules.core.action import Action
    from rules.title import Call

CLAUSE = "house.whose-keyboard"


def owner(desk: Desk) -> str:
    """The seat for which the keyboard was opened; none ("") where it is everybody's, or that of the host."""
    return "" if desk.viewer in (EVERYONE, desk.keeper().title.host) else desk.viewer


def check_shown(desk: Desk, seat: str = "", ways: tuple[str, ...] = ()) -> None:
    """Refuses to show the secrets of `seat`, or those of every seat if none is named, at another's keyboard."""
    whose = owner(desk)
    if whose and whose != seat:
        because = f"This keyboard is {whose}'s: it shows what {whose} may see, and no other seat's secrets."
        raise Refusal(Kind.NOT_ALLOWED, CLAUSE, because, ways or (f"look {whose}", "state"))


def check_told(desk: Desk, action: Action, arguments: Mapping[str, Any]) -> None:
    """Refuses a secret that is another seat's to tell, unless that is insisted on: before it is asked for."""
    whose = owner(desk)
    if not whose or desk.options.insist:
        return
    for seat in _tellers(desk, action, arguments):
        if seat != whose:
            # The name of its seat would be left out of what is said: it was typed behind a secret.
            because = f"That is {seat}'s to tell, and this keyboard is another seat's."
            raise Refusal(Kind.NOT_ALLOWED, CLAUSE, because, (INSISTING,))


def check_asked(desk: Desk, state: Any, call: Call, insisted: bool = False) -> None:
    """Refuses what only another seat is asked for in a state, unless that is insisted on."""
    whose = owner(desk)
    if not whose or insisted or desk.options.insist:
        return
    seats = desk.keeper().title.asked_of(state, call)
    if seats and whose not in seats:
        leave_to(seats[0], whose, ("next",))


def leave_to(seat: str, whose: str, ways: tuple[str, ...]) -> NoReturn:
    """Refuses what is another seat's to answer at the keyboard of `whose`."""
    because = f"That is {seat}'s to answer, and this keyboard is {whose}'s."
    raise Refusal(Kind.NOT_ALLOWED, CLAUSE, because, (*ways, INSISTING))


def _tellers(desk: Desk, action: Action, arguments: Mapping[str, Any]) -> Iterator[str]:
    """The seats whose secrets the action takes. What names no seat is left to the action itself."""
    keeper = desk.keeper()
    for mark in secret_fields(action.run).values():
        typed = arguments.get(mark.field) if isinstance(mark, SecretTo) else None
        if isinstance(typed, str):
            try:
                yield seat_named(keeper.title, keeper.state, typed)
            except Refusal:
                continue
