"""What must never be, whatever is entered."""

from __future__ import annotations

from collections.abc import Iterator

from rules.cinderella_at_midnight.maze import deck_after
from rules.cinderella_at_midnight.names import CENTER, Part, Phase
from rules.cinderella_at_midnight.state import State
from seeds.cinderella_at_midnight import facts


def problems(state: State) -> Iterator[str]:
    """Sentences on what is unsound: cards made or lost, two on one place, bells or clocks beyond the time card."""
    if state.phase is Phase.BETWEEN and not state.grid:
        return
    names = [one.name for one in state.grid]
    if len(set(names)) < len(names) or CENTER not in names:
        yield "two cards share a name, or the center card is missing"
    if len({one.spot for one in state.grid}) < len(state.grid):
        yield "two cards lie on one place"
    if state.here not in names:
        yield f"she stands on {state.here}, which does not lie there"
    if state.deck < 0 or state.deck != deck_after(state.grid):
        yield f"{state.deck} cards in the deck and {len(names) - 1} on the table are not {facts().box.maze_cards}"
    if not 0 <= state.bells <= facts().garden.bells or not 0 <= state.hour <= facts().palace.clocks:
        yield f"{state.bells} bells and {state.hour} clocks are revealed"
    if not 0 <= state.tasks <= facts().tasks:
        yield f"{state.tasks} tasks are done"
    if state.part is Part.GARDEN and (state.hour or state.due):
        yield "the clock runs in the garden"
