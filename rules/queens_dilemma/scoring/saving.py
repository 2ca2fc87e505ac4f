"""Save Your Game: what goes where, with how many of each must be there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rules.core.secrecy import EVERYONE
from rules.queens_dilemma.goods import Goods
from rules.queens_dilemma.names import Character, Resource
from rules.queens_dilemma.packed import Packed, in_tray, in_treasury
from rules.queens_dilemma.state import State
from rules.queens_dilemma.view import view


class Chore(NamedTuple):
    """A thing to put away: what, by which clause, and whose it is."""

    what: str
    clause: str
    player: Character | None = None


def saving_chores(state: State) -> Iterator[Chore]:
    """The chores of saving: each Treasury, the four slots of the Save tray, the game box."""
    seen = view(state, EVERYONE)
    for player in state.players:
        belongings = _belongings(in_treasury(seen, player.value))
        yield Chore(f"Treasury of {player.shown}: {belongings}", "save.treasury", player)
    for number, content in enumerate(_slots(in_tray(seen)), start=1):
        yield Chore(f"Save tray, slot {number}: {content}", "save.tray")
    yield Chore("Game box: Trash box, Mystery boxes, Treasuries; the two trays on top", "save.box")


def _belongings(packed: Iterable[Packed]) -> str:
    of = {one.thing: one for one in packed}
    kept = Goods.model_validate({resource.value: of[resource.value].number for resource in Resource})
    agendas = of["agendas"]
    return "; ".join(
        (
            str(kept),
            "Diary, Voting tile",
            _counted(agendas, "Agenda") + (f" ({', '.join(agendas.codes)})" if agendas.codes else ""),
            _counted(of["ideology"], "Ideology card"),
            _counted(of["heraldry"], "Heraldry token"),
            *(f"the {token} token" for token in of["tokens"].codes),
        )
    )


def _slots(packed: Iterable[Packed]) -> Iterator[str]:
    of = {one.thing: one for one in packed}
    yield f"the Dilemma deck, {_counted(of['deck'], 'card')}, under its Cover tile"
    yield _counted(of["stories"], "Story card")
    events = [_counted(of["events"], "Event card")] if of["events"].number else []
    unlocked, investments = of["chronicles"], of["investments"]
    yield ", ".join((_counted(unlocked, "unlocked Chronicle card"), *events, _counted(investments, "Investment card")))
    listed = ", ".join(f"{of[resource.value].number} {resource.shown}" for resource in Resource)
    yield (
        f"a bag with {listed} and {of['power'].number} Power; a bag with {_counted(of['sliders'], 'Slider')}, "
        f"{_counted(of['markers'], 'Outcome marker')} and {_counted(of['hegemony'], 'Hegemony token')}"
    )


def _counted(packed: Packed, what: str) -> str:
    """`1 Story card`, `2 Story cards`."""
    return f"{packed.number} {what}{'s' * (packed.number != 1)}"
