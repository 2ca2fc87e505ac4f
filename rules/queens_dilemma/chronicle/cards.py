"""Chronicle cards: the unlocked deck, those in play, and where their effects come from."""

from __future__ import annotations

from rules.core.table import Table
from rules.queens_dilemma.chronicle.model import Chronicle
from rules.queens_dilemma.codes import CLAUSES, code_of, letters_of, spoken_code
from rules.queens_dilemma.effects import Row
from rules.queens_dilemma.names import Band
from rules.queens_dilemma.pending import enqueue
from rules.queens_dilemma.state import State
from rules.queens_dilemma.waiting import Source


def deck(state: State) -> tuple[str, ...]:
    """The unlocked Chronicle deck, in the order of the codes (chronicle.later)."""
    return tuple(sorted(code for code, one in state.chronicles.items() if one.lies == "deck"))


def in_play(state: State) -> tuple[str, ...]:
    """The cards beside the map: the light blue slot first, then the brown ones from the top."""
    lying = {code: one for code, one in state.chronicles.items() if one.in_play}
    return tuple(sorted(lying, key=lambda code: lying[code].slot))


def with_band(state: State, *bands: Band) -> tuple[str, ...]:
    """The cards in play that have one of these bands."""
    return tuple(code for code in in_play(state) if set(bands).intersection(bands_of(state.chronicles[code])))


def bands_of(one: Chronicle) -> tuple[Band, ...]:
    """A card's bands; none while it is not described."""
    return one.card.bands if one.card else ()


def source_of(state: State, code: str) -> Source:
    """What a card's effects come from: owned by its Herald, if that Character is played."""
    herald = state.chronicles[code].herald
    owner = herald if herald in state.players else None
    return Source(kind="chronicle", name=f"Chronicle card {code}", owner=owner)


def queue_again(table: Table[State], rows: tuple[Row, ...], source: Source) -> None:
    """Queue effects that come up game after game: a printed piece that is unlocked already is passed over."""
    fresh = []
    for row in rows:
        known = [effect for effect in row.effects if code_of(effect) in table.state.unlocked]
        for effect in known:
            code = code_of(effect)
            table.remark(CLAUSES[letters_of(code)], f"{spoken_code(code)} was unlocked before: nothing more comes.")
        left = tuple(effect for effect in row.effects if effect not in known)
        if left:
            fresh.append(Row(trigger=row.trigger, target=row.target, effects=left))
    enqueue(table, fresh, source)
