"""The palace's clock: how it advances, what opens at 4 and 8, and the cards that shift from 4 on."""

from __future__ import annotations

from rules.cinderella_at_midnight.cards import shows
from rules.cinderella_at_midnight.ending import finish
from rules.cinderella_at_midnight.events import ClockAdvanced, StrokeDone, StrokeLearned
from rules.cinderella_at_midnight.maze import card_named, distance, side_of
from rules.cinderella_at_midnight.names import Ending, Shift, ShiftName, Thing
from rules.cinderella_at_midnight.shifting import check_count, move_cards, reopen
from rules.cinderella_at_midnight.state import Placed, State
from rules.core.names import Text
from rules.core.table import Table
from seeds.cinderella_at_midnight import facts

NEAR = ("near", "near-clock", "near-plain")
"""The nearest card; the nearest with a clock; the nearest without."""
HERE = "here"


def advance(table: Table[State]) -> None:
    """Reveal a clock: the strokes of 4, 8 and 12, and the shift that each hour brings (clock.strikes, clock.shift)."""
    palace, hour = facts().palace, table.state.hour + 1
    table.record(ClockAdvanced(hour=hour, shifts=palace.cards_shift_from <= hour < palace.clocks))
    if hour >= palace.clocks:
        finish(table, Ending.TWELVE)
        return
    if hour == palace.passages_open_at:
        table.remark("clock.strikes", "The stroke of 4 opens the secret passages and locks that show a 4")
    if hour == palace.staircase_opens_at:
        table.remark("clock.strikes", "The stroke of 8 opens the staircase")
    if hour in (palace.passages_open_at, palace.staircase_opens_at):
        reopen(table)


def strike(table: Table[State], how: ShiftName, cards: tuple[Text, ...] = ()) -> None:
    """Do what the time card orders at this hour: `strike turn fountain`, `strike swap near-clock near`, `strike none`.

    `near` is the nearest card from hers, card by card; `near-clock` and `near-plain` the nearest with and without a
    clock; `here` her own. Among several that are as near, it asks. Clause clock.shift.
    """
    state = table.state
    table.refuse_unless(state.due, "clock.shift", "No hour has struck that moves cards.", ("next",))
    check_count(table, "clock.shift", how, cards)
    chosen: list[Placed] = []
    for word in cards:
        chosen.append(_meant(table, word.casefold(), chosen))
    hour, ordered = state.due[0], f"{how}:{','.join(cards)}".casefold()
    generic = all(word.casefold() in (*NEAR, HERE) for word in cards) and how is not Shift.NONE
    if generic and state.strokes.get(hour) != ordered:
        table.record(StrokeLearned(hour=hour, words=ordered))
    move_cards(table, how, tuple(chosen), "clock.shift")
    table.record(StrokeDone(hour=hour))


def nearest(state: State, clocks: bool | None = None, but: tuple[str, ...] = ()) -> tuple[Placed, ...]:
    """The cards nearest to hers, her own left out; with or without a clock if that is said.

    A card that is not described may be either: those that are as near as the nearest sure one, or nearer, are in it.
    """
    others = sorted(
        (one for one in state.grid if one.name not in (state.here, *but)), key=lambda one: distance(state.current, one)
    )
    known = {one.name: _has_clock(state, one) for one in others}
    if clocks is None:
        sure, fitting = others, others
    else:
        sure = [one for one in others if known[one.name] is clocks]
        fitting = [one for one in others if known[one.name] in (clocks, None)]
    unsure = [one for one in fitting if one not in sure]
    if sure:
        limit = distance(state.current, sure[0])
        return tuple(
            one
            for one in fitting
            if distance(state.current, one) == limit or (one in unsure and distance(state.current, one) < limit)
        )
    return tuple(unsure)


def _has_clock(state: State, card: Placed) -> bool | None:
    side = side_of(state, card.name)
    return None if side is None else shows(side, Thing.CLOCK)


def _meant(table: Table[State], word: str, before: list[Placed]) -> Placed:
    if word == HERE:
        return table.state.current
    if word not in NEAR:
        return card_named(table, word)
    clocks = {"near": None, "near-clock": True, "near-plain": False}[word]
    found = nearest(table.state, clocks, tuple(one.name for one in before))
    names = tuple(one.name for one in found)
    table.refuse_unless(found, "clock.shift", f"No card is “{word}”.", ("strike none",))
    if len(found) > 1:
        table.ask("clock.shift", f"Several cards may be the nearest: {', '.join(names)}. Which?", names)
    return found[0]
