"""Moving Cinderella: along a path to the next card, onto a card that is drawn, or by a secret passage."""

from __future__ import annotations

from rules.cinderella_at_midnight.arms import Exit, exits_of, moves, other_arms, ways_out
from rules.cinderella_at_midnight.cards import Arm, Path, end_towards
from rules.cinderella_at_midnight.crossing import cross_things, reveal_bell, tell_crossed
from rules.cinderella_at_midnight.ending import arrive
from rules.cinderella_at_midnight.events import Moved, Paused
from rules.cinderella_at_midnight.maze import beside, card_at, card_named, side_of
from rules.cinderella_at_midnight.names import Crossing, CrossingName, Direction, DirectionName, End, Part
from rules.cinderella_at_midnight.notation import print_side
from rules.cinderella_at_midnight.placing import place
from rules.cinderella_at_midnight.state import Placed, State
from rules.cinderella_at_midnight.tell import called
from rules.cinderella_at_midnight.ways import Shut, beyond, entering, leaving, own_path, path_here
from rules.cinderella_at_midnight.whose import counted, on_her_way
from rules.core.names import Text
from rules.core.table import Table
from seeds.cinderella_at_midnight import facts


def go(
    table: Table[State],
    direction: DirectionName,
    card: Text = "",
    *,
    turned: bool = False,
    back: bool = False,
    crossing: tuple[CrossingName, ...] = (),
) -> None:
    """Move to the card in a direction; where none lies, draw one, place it, and move onto it: `go n`, `go n fountain`.

    `--turned`: the drawn card lies turned by 180 degrees. `--back`: this is a dead end, and she turns back.
    `--crossing bell`: what her path crossed on the way, where the cards are not described.
    """
    on_her_way(table)
    arm = leave(table, direction, back)
    target = card_at(table.state, beside(table.state.current, direction))
    if target is None:
        if back:
            _check_back(table, direction)
        target = place(table, direction, card, turned)
        if target is None:
            return
    else:
        there = f"{target.name} lies there already: nothing is drawn."
        table.refuse_unless(not turned and card.casefold() in ("", target.name), "place.where", there, ("go",))
        shut = entering(table.state, target, direction, side_of(table.state, target.name))
        if isinstance(shut, Shut):
            table.refuse(shut.clause, f"She cannot go {direction.shown}: {shut.because}.", moves(table.state))
    came = end_towards(direction.opposite, target.turned)
    move_on(table, arm, target, came, direction, crossing)


def _check_back(table: Table[State], direction: Direction) -> None:
    """Asks about turning back to where no card lies: her card was turned or moved meanwhile (move.no-turning-back).

    An open edge where a card can be placed is no dead end, and a new card is no way back.
    """
    state = table.state
    table.refuse_unless(state.deck, "place.deck-out", "No card lies there, and none is left in the deck.", moves(state))
    because = (
        f"{called(state.here).capitalize()} was turned or moved: the path by which she came leads {direction.shown}"
        " now, where no card lies. That is no way back, and while a card can be placed there no dead end"
    )
    table.doubt("move.no-turning-back", because, moves(state))


def leave(table: Table[State], direction: Direction, back: bool) -> Arm | None:
    """The arm by which she leaves her card; None if it is not described. Refuses no path, a lock, turning back."""
    state = table.state
    end = end_towards(direction, state.current.turned)
    path = own_path(state)
    if path is None:
        if end is state.came and not back:
            because = f"She came by the {direction.shown} edge and may not turn back, unless at a dead end (back)."
            lies = card_at(state, beside(state.current, direction)) is not None
            dead_end = (f"go {direction} --back",) if lies and beyond(state, direction) is None else ()
            table.refuse("move.no-turning-back", because, (*dead_end, *moves(state)))
        return None
    arm = path.arm(end)
    if arm is None:
        because = f"Her path on {state.here} does not lead {direction.shown}."
        table.refuse("move.free", because, moves(state))
    check_arm(table, path, arm)
    return arm


def check_arm(table: Table[State], path: Path, arm: Arm) -> None:
    """Refuses an arm that is shut, or that leads back where another leads on."""
    state = table.state
    shut = leaving(state, arm)
    if shut is not None:
        table.refuse(shut.clause, f"She cannot go there: {shut.because}.", moves(state))
    if arm.end is state.came and other_arms(state, path):
        because = f"She may not leave {state.here} by the path that she came by: it is no dead end."
        table.refuse("move.no-turning-back", because, moves(state))


def move_on(
    table: Table[State],
    arm: Arm | None,
    target: Placed,
    came: End | None,
    direction: Direction | None,
    crossing: tuple[Crossing, ...],
    lane: int | None = None,
) -> None:
    """Over the rest of her card and onto the next, with all that her path crosses on both; then she has arrived.

    Where a clock on the way out strikes an hour that moves cards, they are moved before she goes on (clock.shift).
    """
    source = table.state.here
    if arm and table.state.over is not arm.end:
        cross_things(table, arm.things)
        if table.state.due:
            table.record(Paused(name=source, over=arm.end))
            return
    if direction is None and table.state.playing and table.state.part is Part.GARDEN:
        for _ in range(facts().garden.bells_per_passage):
            reveal_bell(table, "a secret passage")
    if not table.state.playing:
        return
    moved = Moved(
        source=source, target=target.name, came=came, direction=direction, passage=direction is None, lane=lane
    )
    table.record(moved)
    side = side_of(table.state, target.name)
    path = path_here(side, came, lane)
    entry = path.arm(came) if path else None
    shown = (*(entry.things if entry else ()), *(path.things if path and entry else ()))
    cross_things(table, shown)
    described = side is not None and side_of(table.state, source) is not None
    tell_crossed(table, crossing, described, shown)
    arrive(table)


def passage(
    table: Table[State], to: Text, *, crossing: tuple[CrossingName, ...] = (), exit_: int | None = None
) -> None:
    """Go by a secret passage to another card: `passage fountain`. In the garden each use reveals a bell.

    Where that card has several open exits, `--exit 2` says which, in the order of its description.
    Clauses garden.passages, palace.passages.
    """
    on_her_way(table)
    state = table.state
    target = card_named(table, to)
    clause = "garden.passages" if state.part is Part.GARDEN else "palace.passages"
    path = own_path(state)
    arm = None
    if path is None:
        table.refuse_unless(target.name != state.here, clause, "She is on that card already.", moves(state))
    else:
        arm = _entrance(table, path, target, clause)
    known = side_of(state, target.name) is not None
    out = _way_out(table, arm or Arm(end=End.BOTH), target, clause, exit_)
    because = f"{target.name} shows no passage to come out of."
    table.refuse_unless(out is not None or not known or arm is None, clause, because, moves(state))
    move_on(table, arm, target, out and out.arm.end, None, crossing, out and _lane(state, out, target))


def _way_out(table: Table[State], source: Arm, target: Placed, clause: str, place: int | None) -> Exit | None:
    """Where she comes out; None where nothing is known of it. Asks which of several open exits the player chooses."""
    exits = ways_out(table.state, source, target.name)
    if not exits:
        return None
    ways = tuple(f"passage {target.name} --exit {one}" for one in range(1, len(exits) + 1))
    if place is None and len(exits) > 1:
        told = "; ".join(f"{one} on the path {print_side((out.path,))}" for one, out in enumerate(exits, start=1))
        turned = ", as it lies upright" if target.turned else ""
        table.ask(clause, f"{target.name} has several open exits{turned}: {told}. Which?", ways)
    chosen = 1 if place is None else place
    because = f"{target.name} has {counted(len(exits), 'open exit')}."
    table.refuse_unless(1 <= chosen <= len(exits), clause, because, ways)
    return exits[chosen - 1]


def _lane(state: State, out: Exit, target: Placed) -> int | None:
    """The path's place, where the end by which she comes out does not tell it."""
    alike = [path for path in side_of(state, target.name) or () if path.arm(out.arm.end) is not None]
    return out.lane if len(alike) > 1 else None


def _entrance(table: Table[State], path: Path, target: Placed, clause: str) -> Arm:
    """The arm of her path whose passage leads to a card. Refuses none, one that is shut, and one that leads back."""
    state = table.state
    arms = [arm for arm in path.arms if arm.end.is_passage and arm.end is not End.EXIT]
    none = f"Her path on {state.here} shows no passage that she may enter."
    table.refuse_unless(arms, clause, none, moves(state))
    known = side_of(state, target.name) is not None
    fitting = [arm for arm in arms if not known or target.name in exits_of(state, arm)]
    elsewhere = f"No passage leads from {state.here} to {target.name}."
    table.refuse_unless(fitting, clause, elsewhere, moves(state))
    arm = next((one for one in fitting if leaving(state, one) is None), fitting[0])
    check_arm(table, path, arm)
    return arm
