"""Codes of printed pieces: known once, and plausible (box.limits, outcome.envelope-once)."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.table import Table
from rules.queens_dilemma.effects import Effect, OpenBox, OpenEnvelope, Unlock
from rules.queens_dilemma.events.legacy import CodeUnlocked
from rules.queens_dilemma.state import State
from rules.queens_dilemma.waiting import Income, Source
from seeds.queens_dilemma import facts

CLAUSES = {
    "A": "agenda.unlock",
    "B": "building.attach",
    "C": "chronicle.brand",
    "K": "keyword-sticker.attach",
    "S": "skill.attach",
    "END": "ending.attach",
    "M": "outcome.mystery-box",
    "": "outcome.envelope-once",
}
"""The clause that stands behind each kind of code; Envelopes have no letters."""


def code_of(effect: Effect | Income) -> str:
    """The code that an effect calls for, or nothing."""
    if isinstance(effect, OpenEnvelope):
        return effect.number
    return effect.code if isinstance(effect, (OpenBox, Unlock)) else ""


def letters_of(code: str) -> str:
    """The letters in front of a code: `A` of A045, `END` of END03, nothing of an Envelope's number."""
    return "A" if code.startswith("AAOD") else code.rstrip("0123456789")


def spoken_code(code: str) -> str:
    """A code as people say it: `Envelope 07`, `A045`."""
    return code if letters_of(code) else f"Envelope {code}"


def check_codes(table: Table[State], effects: Iterable[Effect]) -> None:
    """Refuse codes that were unlocked before or that come twice; ask about those past the printed pieces."""
    seen = {code_of(one.effect) for one in table.state.pending}
    for code in filter(None, map(code_of, effects)):
        before = table.state.unlocked.get(code)
        clause = CLAUSES[letters_of(code)]
        if before is not None:
            game = f"game {before.game}" if before.game else "the founding"
            table.refuse(clause, f"{spoken_code(code)} was unlocked before: in {game}, by {before.source}.")
        table.refuse_unless(code not in seen, clause, f"{spoken_code(code)} is called for twice.")
        seen.add(code)
        check_printed(table, code)


def check_printed(table: Table[State], code: str) -> None:
    """Ask about a code past the number of printed pieces, with the nearest likely one."""
    letters = letters_of(code)
    piece = next((one for one in facts().pieces.values() if one.prefix == letters), None)
    digits = code.removeprefix(letters)
    if piece is None or not digits.isdigit() or piece.first <= int(digits) <= piece.last:
        return
    near = _nearest(digits, piece.first, piece.last)
    maybe = f"{letters}{near}"
    name = letters or "Envelope"
    table.confirm("box.limits", f"{spoken_code(code)}: the box has {piece.printed} {name} pieces.", (maybe,))


def _nearest(digits: str, first: int, last: int) -> str:
    """The number within the printed ones that two swapped digits, or one changed digit, would have made."""
    swapped = {
        digits[:i] + digits[j] + digits[i + 1 : j] + digits[i] + digits[j + 1 :]
        for i in range(len(digits))
        for j in range(i + 1, len(digits))
    }
    single = {digits[:i] + other + digits[i + 1 :] for i in range(len(digits)) for other in "0123456789"}
    for guesses in (swapped, single):
        likely = sorted(
            (one for one in guesses if first <= int(one) <= last), key=lambda one: abs(int(one) - int(digits))
        )
        if likely:
            return likely[0]
    return str(last).zfill(len(digits))


def unlock(table: Table[State], code: str, source: Source) -> None:
    """The code is known from now on."""
    table.record(CodeUnlocked(code=code, source=source))
