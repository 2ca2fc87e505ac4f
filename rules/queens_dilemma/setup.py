"""Game Setup: the twelve steps before every game, and the income."""

from __future__ import annotations

from rules.core.table import Table
from rules.queens_dilemma.duties import call_duty
from rules.queens_dilemma.events import GameBegun, InvestmentsDrafted, PhaseEntered, SpaceEntered
from rules.queens_dilemma.flow import go_on
from rules.queens_dilemma.income import collect_income
from rules.queens_dilemma.moves import move_power
from rules.queens_dilemma.names import Character, CharacterName, Phase
from rules.queens_dilemma.notation import SpaceText
from rules.queens_dilemma.picking import missing_labels
from rules.queens_dilemma.seating import from_leader
from rules.queens_dilemma.state import POOL, SUPPLY, State
from seeds.queens_dilemma import facts


def begin(
    table: Table[State],
    space: SpaceText | None = None,
    *,
    seats: tuple[CharacterName, ...] = (),
    absent: tuple[CharacterName, ...] = (),
) -> None:
    """Begin the setup of the next game: mark its Timeline space, lay the Power Pool, take seats."""
    state = table.state
    table.refuse_unless(
        state.phase is Phase.BETWEEN,
        "setup.every-game",
        "A game is set up after the founding, or when the last game is closed.",
        ("next",),
    )
    game = state.game + 1
    order = _seating(table, game, seats, absent)
    known = state.timeline.get(game)
    table.refuse_unless(
        space or known,
        "setup.timeline",
        f"Space {game} of the Timeline is not known yet: its colour, the number in its Bag, its taxed Resource.",
        ('setup begin "red 3 food"',),
    )
    if space and space != known:
        first_bag = facts().setup.first_bag
        if game == 1 and space.bag != first_bag:
            table.confirm("setup.timeline", f"In the first game the Bag is {first_bag}, not {space.bag}.")
        table.record(SpaceEntered(game=game, space=space))
    table.record(GameBegun(game=game, seats=order), PhaseEntered(phase=Phase.SETUP))
    move_power(table, facts().setup.power_pool, SUPPLY, POOL)


def _seating(
    table: Table[State], game: int, seats: tuple[Character, ...], absent: tuple[Character, ...]
) -> tuple[Character, ...]:
    """The seats of this game, clockwise. Refuses other people than the campaign's, and other seats in game 1."""
    all_seats = table.state.founding_seats if game == 1 else table.state.seats
    listed = tuple(player.value for player in all_seats)
    strangers = [player for player in (*seats, *absent) if player not in all_seats]
    if strangers:
        table.refuse("founding.character-kept", f"Nobody plays {strangers[0].shown}.", listed)
    missing = tuple(player for player in all_seats if seats and player not in seats)
    table.refuse_unless(
        not absent and not missing,
        "absence.player-count",
        "Games with somebody missing cannot be set up yet.",
        listed,
    )
    table.refuse_unless(len(set(seats)) == len(seats), "setup.seats", "Somebody is seated twice.", (",".join(listed),))
    kept = not seats or game > 1 or _same_circle(seats, all_seats)
    table.refuse_unless(kept, "founding.seating-kept", "The founding seats hold for the first game.", listed)
    return seats or all_seats


def _same_circle(one: tuple[Character, ...], other: tuple[Character, ...]) -> bool:
    start = one.index(other[0])
    return one[start:] + one[:start] == other


def ready(table: Table[State]) -> None:
    """Do every setup step that needs no choice: income, and the order of the Investment draft."""
    table.refuse_unless(
        table.state.phase is Phase.SETUP and not table.state.draft,
        "setup.every-game",
        "There is no setup under way.",
        ("setup begin",) if table.state.phase is Phase.BETWEEN else ("next",),
    )
    missing = missing_labels(table.state)
    table.refuse_unless(
        not missing,
        "founding.base-buildings",
        f"The base Buildings of {', '.join(region.shown for region in missing)} are not known yet.",
        tuple(f'found regions {region}="red commercial 2 food"' for region in missing),
    )
    for clause, what in CHORES:
        call_duty(table, "chore", what, clause)
    collect_income(table)
    order = draft_order(table.state)
    table.record(InvestmentsDrafted(order=order, aside=facts().investment.set_aside[len(order)]))
    go_on(table)


CHORES = (
    ("setup.legacy-tray", "Lay out the Legacy tray, the Utility sheet and the Building sheet"),
    ("setup.player-area", "Take Diary, Agendas, Voting tile and Heraldry tokens out; look through Skills and Goals"),
    ("setup.ideology-card", "Draw two of your five Ideology cards, keep the higher number (of two ones, either)"),
    ("setup.story-cards", "Lay the Story cards onto their Storylines' slots"),
    ("setup.dilemma-deck", "Shuffle the Dilemma deck, face up, under the Cover tile"),
)
"""The guided steps of a setup, which stand on the list of duties while the setup lasts."""


def draft_order(state: State) -> tuple[Character, ...]:
    """From least to most Hegemony; tied players clockwise from the Leader (investment.order)."""
    return tuple(sorted(from_leader(state), key=lambda player: state.diaries[player].hegemony))
