"""Optional: the Age of Disorder, added before the first game and never later (founding.age-of-disorder)."""

from __future__ import annotations

import re

from rules.core.table import Table
from rules.queens_dilemma.codes import check_printed, unlock
from rules.queens_dilemma.duties import call_duty
from rules.queens_dilemma.events.ending import CardsTrashed
from rules.queens_dilemma.events.legacy import ChronicleUnlocked
from rules.queens_dilemma.events.tokens import DeckChanged
from rules.queens_dilemma.names import Character, Phase
from rules.queens_dilemma.state import State
from rules.queens_dilemma.typed import Code
from rules.queens_dilemma.waiting import Source
from seeds.queens_dilemma import facts

CLAUSE = "founding.age-of-disorder"


def add(table: Table[State], chronicles: tuple[Code, ...]) -> None:
    """Open the three purple Envelopes; name the Chronicle cards of CAOD by their codes."""
    state, printed = table.state, facts().disorder
    fresh = state.phase is Phase.BETWEEN and state.game == 0 and printed.dilemma_envelope not in state.unlocked
    because = "The Age of Disorder is added once, after Envelope 00 and before the first game."
    table.refuse_unless(fresh, CLAUSE, because, ("found envelope DILEMMAS",) if state.phase is Phase.FOUNDING else ())
    wrong = next((code for code in chronicles if not re.fullmatch(r"C\d{3}", code)), None)
    example = ("found disorder C101 C102 C103 C104",)
    table.refuse_unless(wrong is None, CLAUSE, f"{wrong} is no Chronicle card's code.", example)
    count = len(chronicles)
    because = f"{printed.chronicle_envelope} holds {printed.chronicles} different Chronicle cards, not {count}."
    table.refuse_unless(len(set(chronicles)) == count == printed.chronicles, CLAUSE, because, example)
    for code in chronicles:
        check_printed(table, code)
    deck = state.deck + printed.dilemmas
    table.record(DeckChanged(cards=deck, reason=f"Envelope {printed.dilemma_envelope}"))
    unlock(table, printed.dilemma_envelope, _source(printed.dilemma_envelope))
    for code in chronicles:
        unlock(table, code, _source(printed.chronicle_envelope))
        table.record(ChronicleUnlocked(code=code, herald=None))
    for character in Character:
        _deal_agenda(table, character)


def _deal_agenda(table: Table[State], character: Character) -> None:
    code = facts().character(character.value).disorder_agenda
    unlock(table, code, _source(facts().disorder.agenda_envelope))
    if character in table.state.players:
        call_duty(table, "agenda", f"Take Agenda {code}, read its back in secret", CLAUSE, code, character)
    else:
        table.record(CardsTrashed(codes=(code,)))


def _source(envelope: str) -> Source:
    return Source(kind="other", name=f"Envelope {envelope}")
