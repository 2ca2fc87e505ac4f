"""A card's own text can forbid its action: the table says so, and the refusal is recorded (pass.card-rules)."""

from __future__ import annotations

from rules.core.names import Text
from rules.core.table import Table
from rules.queens_dilemma.chronicle.card_actions import card_code
from rules.queens_dilemma.chronicle.card_slots import cards_in_play
from rules.queens_dilemma.chronicle.events import CardForbidden
from rules.queens_dilemma.chronicle.model import Forbidden
from rules.queens_dilemma.names import Band, CharacterName, Phase
from rules.queens_dilemma.state import State


def forbid(table: Table[State], code: Text, why: Text, *, player: CharacterName | None = None) -> None:
    """A card's own text forbids its action in this Vote, to one player or to all; say what the text demands."""
    name = card_code(code)
    because = "No Vote is under way."
    table.refuse_unless(table.state.phase is Phase.VOTING, "pass.card-rules", because, ("next",))
    acting = {Band.PASS_ACTION, Band.PASS_BONUS}
    codes = tuple(one.code for one in cards_in_play(table.state) if acting.intersection(one.card.bands))
    table.refuse_unless(name in codes, "pass.card-rules", f"{name} has no action in play.", codes or ("next",))
    table.refuse_unless(why, "pass.card-rules", "Say what the card demands.", (f'vote forbid {name} "..."',))
    table.record(CardForbidden(forbidden=Forbidden(code=name, player=player, why=why)))
