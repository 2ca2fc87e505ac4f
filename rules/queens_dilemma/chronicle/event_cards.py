"""Event cards from Mystery boxes: typed in by the table from its own copy, resolved at the game's end, removed."""

from __future__ import annotations

from rules.core.names import Text
from rules.core.table import Table
from rules.queens_dilemma.chronicle.event_phase import printed, unresolved
from rules.queens_dilemma.chronicle.events import EventAdded, EventRemoved, EventResolved
from rules.queens_dilemma.duties import call_duty
from rules.queens_dilemma.flow import go_on
from rules.queens_dilemma.names import Phase
from rules.queens_dilemma.notation import ChronicleText, EffectsText, print_effects
from rules.queens_dilemma.pending import queue
from rules.queens_dilemma.scoring.phase import in_part, nothing_to_open
from rules.queens_dilemma.state import State
from rules.queens_dilemma.waiting import Source

SET_UP = "setup.event-cards"
RESOLVE = "scoring.events"
MOST = 99


def add(
    table: Table[State], number: int, words: Text = "", *, card: ChronicleText | None = None, slot: int = 0
) -> None:
    """Lay an Event card on its slot, or put right what was typed: its rules in words, and as fields with `--card`.

    `--card "pass action; spaces 2; main: +1 gold"` makes its action one that players can pass with, as E and its
    number; with the band `end of the game` its main effect is what it brings when it is resolved.
    """
    state = table.state
    table.refuse_unless(state.phase is not Phase.FOUNDING, SET_UP, "The founding comes first.", ("next",))
    because = f"{number} cannot be an Event's number."
    table.refuse_unless(1 <= number <= MOST, SET_UP, because, (f"1 to {MOST}",))
    table.refuse_unless(0 <= slot <= MOST, SET_UP, f"{slot} cannot be a slot.", (f"1 to {MOST}",))
    known = state.event_cards.get(number)
    example = f'event add {number} "Everyone keeps count of Army"'
    table.refuse_unless(words or card or (known and slot), SET_UP, "What does the Event say?", (example,))
    whole = EventAdded(
        number=number,
        slot=slot or (known.slot if known else 0),
        card=card or (known.card if known else None),
        words=words or (known.words if known else ""),
    )
    table.record(whole)
    if known is None:
        what = f"Lay Event card {number} on its Event slot and set it up by its own rules"
        call_duty(table, "chore", what, SET_UP, f"E{number}")


def resolve(table: Table[State], number: int, effects: EffectsText | None = None, *, over: bool = False) -> None:
    """Resolve the next Event, with the effects that it brings; `--over` when its card leaves the map for good."""
    in_part(table, Phase.EVENTS)
    nothing_to_open(table)
    left = unresolved(table.state)
    because = f"Event {left[0]} comes now, not {number}: they go in ascending number."
    table.refuse_unless(number == left[0], RESOLVE, because, (f"event resolve {left[0]}",))
    rows = printed(table.state.event_cards[number]) if effects is None else effects
    table.record(EventResolved(number=number, text=print_effects(rows)))
    if over:
        table.record(EventRemoved(number=number, why="resolved"))
    queue(table, rows, Source(kind="event", name=f"Event {number}"))
    go_on(table)


def remove(table: Table[State], number: int, *, why: Text = "") -> None:
    """An Event is over: its card leaves the map."""
    numbers = tuple(f"event remove {one}" for one in sorted(table.state.event_cards))
    because = f"There is no Event {number} on the map."
    table.refuse_unless(number in table.state.event_cards, SET_UP, because, numbers or ("next",))
    token = table.state.event_cards[number].token
    because = f"{token and token.shown}'s Heraldry token lies on its Slot: after this Vote."
    table.refuse_unless(token is None, "resolution.card-reset", because, ("next",))
    table.record(EventRemoved(number=number, why=why))
    go_on(table)


def set_up_events(table: Table[State]) -> None:
    """In setup, every Event card goes to its slot and is set up by its own rules (setup.event-cards)."""
    for number, one in sorted(table.state.event_cards.items()):
        said = f": {one.words}" if one.words else ""
        call_duty(table, "chore", f"Lay Event card {number} on its slot and set it up{said}", SET_UP, f"E{number}")
