"""When the table is stuck: what was called for and never done, and what does not add up (dilemma.deck-empty)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.queens_dilemma.duties import how_to
from rules.queens_dilemma.names import Phase
from rules.queens_dilemma.seating import names
from rules.queens_dilemma.state import State
from seeds.queens_dilemma import facts


def troubles(state: State) -> Iterator[tuple[str, str]]:
    """Each trouble in a sentence, with the command that mends it or looks closer."""
    for duty in state.duties:
        by_hand = "Called for and not done" if duty.kind != "chore" else "To be done by hand, and not ticked off"
        yield f"{by_hand}: {duty.what}.", how_to(duty)
    for source, count in Counter(one.source.name for one in state.pending).items():
        waits = "An effect" if count == 1 else f"{count} effects"
        yield f"{waits} of {source} {'waits' if count == 1 else 'wait'} for a choice.", "next"
    yield from _agendas(state)
    yield from _storylines(state)
    yield from _deck(state)


def _agendas(state: State) -> Iterator[tuple[str, str]]:
    for code, agenda in state.agendas.items():
        if agenda.lies == "held" and agenda.limit and agenda.limit < state.game:
            because = f"{agenda.holder.shown}'s Agenda {code} was due in game {agenda.limit}."
            yield because, f"score agenda {agenda.holder} {code} failure"
    without = tuple(
        player
        for player in state.seats
        if state.game and not any(one.holder is player and one.lies == "held" for one in state.agendas.values())
    )
    if without:
        yield f"No Agenda: {names(without)}. Did a Success or Failure box call for the next one?", "log"


def _storylines(state: State) -> Iterator[tuple[str, str]]:
    ended = {ending.storyline.casefold() for ending in state.endings.values()}
    open_ones = {story.storyline for story in state.stories if story.storyline.casefold() not in ended}
    left = facts().finale.endings - len(state.endings)
    if left and state.deck == 0 and not any(duty.kind == "envelope" for duty in state.duties):
        named = ", ".join(sorted(one for one in open_ones if one)) or "not named"
        yield f"{left} Endings are missing, and no Envelope is called for. Open Storylines: {named}.", "log"


def _deck(state: State) -> Iterator[tuple[str, str]]:
    if state.deck == 0 and state.phase in (Phase.DILEMMA, Phase.BETWEEN):
        yield "The Dilemma deck is empty.", "ruling deck N --reason counted"
