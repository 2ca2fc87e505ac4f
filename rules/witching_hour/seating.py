"""A new game: who sits at the table, how the program is used, who starts."""

from __future__ import annotations

import re

from rules.core.names import Text
from rules.core.refusal import Kind, Refusal
from rules.core.secrecy import EVERYONE, TABLE_ONLY
from rules.core.step import TABLE
from rules.core.table import Table
from rules.witching_hour.events import GameBegun, ModeChosen, YoungestNamed
from rules.witching_hour.names import ModeName, Phase
from rules.witching_hour.rounds import begin_round
from rules.witching_hour.state import State
from rules.witching_hour.whose import seat
from seeds.witching_hour import facts

EXAMPLE = "sit Ana Ben Cy"
NO_NAMES = (EVERYONE, TABLE_ONLY, TABLE)
_NAME = re.compile(r"[^\W\d_][\w .'’-]{0,29}")


def sit(table: Table[State], names: tuple[Text, ...], *, youngest: Text = "", mode: ModeName | None = None) -> None:
    """Begin a game: who sits at the table, to the left. `--youngest Ana --mode scorer|table` says the rest at once.

    What is as in the game before is not asked again.
    """
    before = table.state
    table.refuse_unless(before.phase is Phase.BETWEEN, "game.rounds", "A game is under way already.", ("next",))
    limits = facts().players
    names = tuple(part for name in names for one in name.split(",") if (part := one.strip()))
    fits = limits.fewest <= len(names) <= limits.most
    said = f"“{names[0]}” alone" if len(names) == 1 else f"{len(names)}"
    because = f"{said} cannot play: it takes {limits.fewest} to {limits.most}, each by name, to the left."
    table.refuse_unless(fits, "players.count", because, (EXAMPLE,))
    for name in names:
        if not _NAME.fullmatch(name) or name.casefold() in NO_NAMES:
            because = f"“{name}” does not do for a name: it begins with a letter, and holds letters, digits, spaces."
            raise Refusal(Kind.UNREADABLE, "house.unreadable", because, (EXAMPLE,))
    folded = {name.casefold() for name in names}
    because = "Two players have the same name."
    table.refuse_unless(len(folded) == len(names), "players.count", because, ("sit Ana Anna",))
    table.record(GameBegun(game=before.game + 1, seats=names))
    chosen = mode or before.mode
    if chosen:
        table.record(ModeChosen(mode=chosen))
    same = set(names) == set(before.seats)
    if youngest or (same and before.youngest):
        table.record(YoungestNamed(player=seat(table, youngest or before.youngest)))
    _seated(table)


def choose_mode(table: Table[State], mode: ModeName) -> None:
    """Say how the program is used: `scorer` for a group with its cards, `table` to run the whole game."""
    _seating(table, "game.rounds")
    table.record(ModeChosen(mode=mode))
    _seated(table)


def name_youngest(table: Table[State], player: Text) -> None:
    """Say who is the youngest and starts the first round; of equal ages, whom the table picks."""
    _seating(table, "turn.first")
    table.record(YoungestNamed(player=seat(table, player)))
    _seated(table)


def _seating(table: Table[State], clause: str) -> None:
    phase = table.state.phase
    because = "This is said when a game begins." if phase is Phase.BETWEEN else "The first round has begun already."
    table.refuse_unless(
        phase is Phase.SEATING, clause, because, ("undo",) if phase is not Phase.BETWEEN else (EXAMPLE,)
    )


def _seated(table: Table[State]) -> None:
    state = table.state
    if state.mode and state.youngest:
        begin_round(table, state.youngest)
