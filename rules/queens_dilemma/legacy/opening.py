"""Envelopes and Mystery boxes: what was called for is opened, read, and its Dilemma cards join the deck."""

from __future__ import annotations

import re

from rules.core.names import Text
from rules.core.table import Table
from rules.queens_dilemma.codes import check_printed, spoken_code
from rules.queens_dilemma.duties import blocking, call_duty, find_duty, how_to, tick
from rules.queens_dilemma.events.legacy import BoxOpened, CodeUnlocked, EnvelopeOpened
from rules.queens_dilemma.events.tokens import DeckChanged
from rules.queens_dilemma.flow import go_on, nothing_waits
from rules.queens_dilemma.legacy.storylines import named_storyline, story_of
from rules.queens_dilemma.names import Phase
from rules.queens_dilemma.notation import EffectsText
from rules.queens_dilemma.pending import queue
from rules.queens_dilemma.state import State
from rules.queens_dilemma.waiting import Duty, Source
from seeds.queens_dilemma import facts


def envelope(
    table: Table[State],
    number: Text,
    *,
    dilemmas: int | None = None,
    story: EffectsText = (),
    storyline: Text = "",
) -> None:
    """Open an Envelope that was called for: the Story card's effects, and the Dilemma cards for the deck."""
    nothing_waits(table)
    code = _read_code(table, number, "envelope")
    duty = _called(table, "envelope", code, "outcome.envelope-once")
    cards = facts().round.envelope_dilemmas if dilemmas is None else dilemmas
    _check_cards(table, cards, "outcome.envelope")
    named = named_storyline(table, storyline, "outcome.envelope")
    table.record(EnvelopeOpened(number=code, storyline=named, dilemmas=cards))
    _into_deck(table, cards, f"Envelope {code}")
    tick(table, duty)
    what = f"Lay the Story card of Envelope {code} on top of its slot; the empty Envelope back into the Legacy tray"
    call_duty(table, "chore", what, "outcome.envelope-back")
    queue(table, story, Source(kind="story", name=story_of(code)), first=True)
    go_on(table)


def box(table: Table[State], code: Text, *, dilemmas: int = 0, warning: EffectsText = ()) -> None:
    """Open a Mystery box that was called for: its warning box's effects, and its Dilemma cards for the deck."""
    nothing_waits(table)
    name = _read_code(table, code, "box")
    before = next((one for one in blocking(table.state) if one.kind == "envelope" or one.code == name), None)
    because = f"{before and before.what} first: an outcome's Envelope comes before its Mystery box."
    ready = before is None or before.code == name
    table.refuse_unless(ready, "outcome.steps", because, (how_to(before),) if before else ())
    duty = _called(table, "box", name, "outcome.mystery-box")
    _check_cards(table, dilemmas, "outcome.mystery-box")
    table.record(BoxOpened(code=name, dilemmas=dilemmas))
    _into_deck(table, dilemmas, f"Mystery box {name}")
    tick(table, duty)
    queue(table, warning, Source(kind="box", name=f"Mystery box {name}"), first=True)
    go_on(table)


def _read_code(table: Table[State], typed: str, kind: str) -> str:
    """`7` and `07` are the same Envelope, `m3`, `3` and `M03` the same box. Refuses what is no such code."""
    letters, example = {"envelope": ("", "envelope open 07"), "box": ("M", "box open M03")}[kind]
    match = re.fullmatch(rf"(?:{letters})?(\d{{1,2}})", typed.upper(), re.ASCII)
    if match is None:
        waiting = tuple(how_to(one) for one in blocking(table.state) if one.kind == kind)
        because = f"“{typed}” is no code of that kind; what else is said stands behind --options."
        table.refuse("house.unknown-code", because, waiting or (example,))
    return letters + match[1].zfill(2)


def _called(table: Table[State], kind: str, code: str, clause: str) -> Duty:
    """The duty to open it. Refused when it was opened before; asked about when nothing called for it."""
    duty = find_duty(table.state, "envelope" if kind == "envelope" else "box", code)
    if duty:
        return duty
    before = table.state.unlocked.get(code)
    if before:
        game = f"game {before.game}" if before.game else "the founding"
        table.refuse(clause, f"{spoken_code(code)} was opened before: called for in {game} by {before.source}.")
    open_ones = tuple(how_to(one) for one in blocking(table.state))
    playing = table.state.phase is not Phase.FOUNDING
    table.refuse_unless(playing, clause, "The founding comes first.", ("next",))
    check_printed(table, code)
    table.confirm(clause, f"Nothing that was recorded called for {spoken_code(code)}.", open_ones)
    table.record(CodeUnlocked(code=code, source=Source(kind="other", name="the table, unasked")))
    call_duty(table, "envelope" if kind == "envelope" else "box", f"Open {spoken_code(code)}", clause, code)
    found = find_duty(table.state, "envelope" if kind == "envelope" else "box", code)
    assert found is not None
    return found


def _check_cards(table: Table[State], cards: int, clause: str) -> None:
    table.refuse_unless(0 <= cards <= 60, clause, f"{cards} Dilemma cards cannot be.", ("0 to 60",))


def _into_deck(table: Table[State], cards: int, reason: str) -> None:
    if cards:
        table.record(DeckChanged(cards=table.state.deck + cards, reason=reason))
