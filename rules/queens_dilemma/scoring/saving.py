"""Save Your Game: what goes where, with how many of each must be there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rules.queens_dilemma.goods import Goods
from rules.queens_dilemma.names import Character, Resource
from rules.queens_dilemma.state import State
from seeds.queens_dilemma import facts


class Chore(NamedTuple):
    """A thing to put away: what, by which clause, and whose it is."""

    what: str
    clause: str
    player: Character | None = None


def saving_chores(state: State) -> Iterator[Chore]:
    """The chores of saving: each Treasury, the four slots of the Save tray, the game box."""
    for player in state.players:
        yield Chore(f"Treasury of {player.shown}: {_belongings(state, player)}", "save.treasury", player)
    for number, content in enumerate(_slots(state), start=1):
        yield Chore(f"Save tray, slot {number}: {content}", "save.tray")
    yield Chore("Game box: Trash box, Mystery boxes, Treasuries; the two trays on top", "save.box")


def _belongings(state: State, player: Character) -> str:
    treasury = state.treasuries[player]
    kept = Goods.model_validate({resource.value: treasury.of(resource) for resource in Resource})
    held = tuple(code for code, one in state.agendas.items() if one.holder is player and one.lies == "held")
    tokens = {"the Leader token": state.leader, "the Moderator token": state.moderator}
    return "; ".join(
        (
            str(kept),
            "Diary, Voting tile",
            _counted(len(held), "Agenda") + (f" ({', '.join(held)})" if held else ""),
            f"{facts().ideology.cards_each} Ideology cards",
            f"{facts().box.heraldry_tokens_each} Heraldry tokens",
            *(token for token, holder in tokens.items() if holder is player),
        )
    )


def _slots(state: State) -> Iterator[str]:
    box, worth = facts().box, facts().tokens
    yield f"the Dilemma deck, {_counted(state.deck, 'card')}, under its Cover tile"
    yield _counted(len(state.stories), "Story card")
    unlocked = _counted(len(set(state.chronicles) - set(state.trashed)), "unlocked Chronicle card")
    events = [_counted(len(state.event_cards), "Event card")] if state.event_cards else []
    yield ", ".join((unlocked, *events, f"{facts().investment.cards} Investment cards"))
    rest = {
        resource: worth[resource.value].worth - sum(one.of(resource) for one in state.treasuries.values())
        for resource in Resource
    }
    listed = ", ".join(f"{max(0, amount)} {resource.shown}" for resource, amount in rest.items())
    yield (
        f"a bag with {listed} and {max(0, state.supply)} Power; a bag with {box.sliders} Sliders, "
        f"{box.outcome_markers} Outcome markers and {worth['hegemony'].worth} Hegemony tokens"
    )


def _counted(count: int, what: str) -> str:
    """`1 Story card`, `2 Story cards`."""
    return f"{count} {what}{'s' * (count != 1)}"
