"""Chronicle Cards: who Brands them, and what they show."""

from __future__ import annotations

import re

from rules.core.names import Text
from rules.core.table import Table
from rules.queens_dilemma.chronicle.cards import deck
from rules.queens_dilemma.chronicle.events import ChronicleBranded, ChronicleDescribed
from rules.queens_dilemma.codes import check_printed, code_of, unlock
from rules.queens_dilemma.duties import find_duty, tick
from rules.queens_dilemma.events.legacy import ChronicleUnlocked
from rules.queens_dilemma.flow import go_on
from rules.queens_dilemma.names import Band, Character, CharacterName, Phase
from rules.queens_dilemma.notation import ChronicleText
from rules.queens_dilemma.notation.texts import padded_code
from rules.queens_dilemma.pieces import ChronicleCard
from rules.queens_dilemma.state import State
from rules.queens_dilemma.waiting import Source

BRAND = "chronicle.brand"
EXAMPLE = "pass action; duration 3; spaces 2; herald: +1 gold; main: +1 food"


def brand(
    table: Table[State],
    code: Text,
    herald: CharacterName | None = None,
    *,
    printed: bool = False,
    nobody: bool = False,
) -> None:
    """Say whose Heraldry is on a card: the target's, another's by a Deal or `--printed`; `--nobody` without a space."""
    name = _unlocked(table, code)
    one, before = table.state.chronicles[name], table.state
    because = "Either somebody's Heraldry is on the card, or nobody's."
    table.refuse_unless(not (nobody and (herald or printed)), BRAND, because, _brandings(table.state, name))
    if one.card and one.card.herald_space != "open":
        who = None if nobody else herald or one.herald
        because = f"{name} was described with a Herald space that is {_space(one.card)}."
        table.refuse_unless(who is one.herald, BRAND, because, (f'chronicle describe {name} "{EXAMPLE}"',))
    else:
        _brand(table, name, None if nobody else herald or one.target, printed, nobody)
    _nothing_to_brand(table, name)
    table.refuse_unless(table.state != before, "house.no-change", f"{name} is Branded so already.", ("next",))
    go_on(table)


def _brand(table: Table[State], name: str, who: Character | None, printed: bool, nobody: bool) -> None:
    if who is None and not nobody:
        table.ask(BRAND, f"{name} came to nobody: whose Heraldry does it have?", _brandings(table.state, name))
    if who and not printed:
        _check_brander(table, name, who, table.state.chronicles[name].target)
    table.record(ChronicleBranded(code=name, herald=who, printed=printed))


def describe(table: Table[State], code: Text, card: ChronicleText) -> None:
    """Type in what a Chronicle card shows, once, or put it right: bands, tracks, Herald effect, main effect, words."""
    name = _unlocked(table, code)
    for row in (*card.herald, *card.main):
        for effect in row.effects:
            if code_of(effect):
                check_printed(table, code_of(effect))
    one = table.state.chronicles[name]
    late = one.in_play and table.state.phase is not Phase.SETUP
    if late and one.card and (Band.INSTANT in one.card.bands) != (Band.INSTANT in card.bands):
        table.remark("chronicle.bands", f"{name} stays where it lies in this game.")
    if card.herald_space == "open" and one.branded is None and not one.settled:
        table.ask(BRAND, f"Whose Heraldry is on {name}? It came to nobody.", _brandings(table.state, name))
    table.record(ChronicleDescribed(code=name, card=card))
    if card.herald_space != "open":
        _nothing_to_brand(table, name)
    go_on(table)


def _nothing_to_brand(table: Table[State], name: str) -> None:
    if duty := find_duty(table.state, "brand", name):
        tick(table, duty)


def _unlocked(table: Table[State], code: str) -> str:
    """The card's code, capital and full. One that nothing called for is unlocked when the table insists."""
    name = padded_code(code)
    because = f"“{code}” is no Chronicle card's code."
    table.refuse_unless(re.fullmatch(r"C\d{3}", name), "house.unknown-code", because, ("C012",))
    known = table.state.chronicles.get(name)
    if known is None:
        check_printed(table, name)
        table.confirm(BRAND, f"Nothing that was recorded called for {name}.", deck(table.state)[:8])
        unlock(table, name, Source(kind="other", name="the table, unasked"))
        table.record(ChronicleUnlocked(code=name, herald=None))
    because = f"{name} is in the Trash box for good."
    table.refuse_unless(known is None or known.lies != "trash", "trash", because, deck(table.state)[:8] or ("next",))
    return name


def _check_brander(table: Table[State], name: str, who: Character, target: Character | None) -> None:
    """Only the target Brands, or a player to whom a Deal of this game gives that right; else the table insists."""
    playing = tuple(f"chronicle brand {name} {one}" for one in table.state.players)
    because = f"Nobody plays {who.shown}: only printed Heraldry can be theirs."
    table.refuse_unless(
        who in table.state.players, BRAND, because, (*playing, f"chronicle brand {name} {who} --printed")
    )
    right = any(
        deal.game == table.state.game and who in deal.given and target in deal.received for deal in table.state.deals
    )
    if target is not None and who is not target and not right:
        because = f"{name} came to {target.shown}, and no Deal of this game gives {who.shown} the right to Brand it."
        table.confirm(BRAND, because, (f"chronicle brand {name}", f"chronicle brand {name} {who} --printed"))


def _brandings(state: State, name: str) -> tuple[str, ...]:
    return (*(f"chronicle brand {name} {one}" for one in state.players), f"chronicle brand {name} --nobody")


def _space(card: ChronicleCard) -> str:
    space = card.herald_space
    return f"printed with {space.shown}'s Heraldry" if isinstance(space, Character) else "missing"
