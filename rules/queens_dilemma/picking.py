"""Choose Your Regions: who picks next, and what is placed by itself."""

from __future__ import annotations

from typing import NamedTuple

from rules.core.table import Table
from rules.queens_dilemma.duties import call_duty
from rules.queens_dilemma.events.founding import RegionHeld
from rules.queens_dilemma.names import Character, Region
from rules.queens_dilemma.seating import clockwise, counter_clockwise, names, right_of, the_leader, the_moderator
from rules.queens_dilemma.state import State
from seeds.queens_dilemma import facts


class Turn(NamedTuple):
    """One pick: whose, whether of a Vassal Region, and the clause that gives the order."""

    player: Character
    vassal: bool
    clause: str


def pick_order(state: State) -> tuple[Turn, ...]:
    """All twelve picks in order: the Main Regions, a third one with three players, then the Vassal Regions."""
    seats, leader, moderator = state.founding_seats, the_leader(state), the_moderator(state)
    forth = clockwise(seats, leader)
    back = counter_clockwise(seats, moderator)
    mains = [Turn(player, False, "founding.main-regions") for player in (*forth, *back)]
    if len(seats) == 3:
        mains += [Turn(player, False, "founding.vassals-three") for player in forth]
    vassals = {
        3: [Turn(player, True, "founding.vassals-three") for player in back],
        4: [Turn(player, True, "founding.vassals-four") for player in back],
        5: [Turn(player, True, "founding.vassals-five") for player in (moderator, right_of(seats, moderator))],
        6: [],
    }
    return (*mains, *vassals[len(seats)])


def next_pick(state: State) -> Turn | None:
    """Whose pick it is; None when all Regions are held or nobody sits yet."""
    if not state.founding_seats or len(state.regions) == len(Region):
        return None
    return pick_order(state)[len(state.regions)]


def free_regions(state: State) -> tuple[Region, ...]:
    """The Regions that nobody holds (founding.regions)."""
    return tuple(region for region in Region if region not in state.regions)


def hold_region(table: Table[State], turn: Turn, region: Region) -> None:
    """That player takes the Region. Refused if somebody holds it."""
    held = table.state.regions.get(region)
    table.refuse_unless(
        held is None,
        "founding.main-regions",
        f"{region.shown} is held by {held and held.holder.shown} already.",
        tuple(one.value for one in free_regions(table.state)),
    )
    table.record(RegionHeld(region=region, player=turn.player, vassal=turn.vassal))


def place_forced(table: Table[State]) -> None:
    """The last Vassal Region of five players leaves no choice: it is placed by itself (founding.vassals-five)."""
    free = free_regions(table.state)
    turn = next_pick(table.state)
    if turn and len(free) == 1 and turn.vassal:
        hold_region(table, turn, free[0])


def stickers_due(table: Table[State]) -> None:
    """When all Regions are held: the stickers that each player must attach (founding.stickers)."""
    for player in table.state.founding_seats:
        held = {region: one for region, one in table.state.regions.items() if one.holder is player}
        mains = " and ".join(region.shown for region, one in held.items() if not one.vassal)
        vassals = " and ".join(region.shown for region, one in held.items() if one.vassal)
        what = f"Stick large Heraldry on {mains}"
        if vassals:
            what += f", Vassal Heraldry and a Resource Cover on {vassals}"
        call_duty(table, "chore", f"{what}, and the Region Keywords into the Diary", "founding.stickers", player=player)


def missing_labels(state: State) -> tuple[Region, ...]:
    """Main Regions whose base Building has not been typed in yet (founding.base-buildings)."""
    return tuple(region for region, one in state.regions.items() if one.base is None and not one.vassal)


def order_in_words(state: State) -> str:
    """The rest of the picks, for a prompt: `Xanthe, Lyrie and Syd`."""
    return names(tuple(turn.player for turn in pick_order(state)[len(state.regions) :]))


def vassal_count(players: int) -> int:
    """How many Vassal Regions a campaign with so many players has."""
    return facts().founding.vassal_regions[players]
