"""Abilities, used in the middle of a card: Shift moves two other cards or turns one, Serenity conceals bells."""

from __future__ import annotations

from rules.cinderella_at_midnight.cards import shows
from rules.cinderella_at_midnight.events import AbilityUsed, BellsConcealed, SerenityLearned
from rules.cinderella_at_midnight.maze import card_named, side_of
from rules.cinderella_at_midnight.names import Part, Shift, ShiftName, Thing
from rules.cinderella_at_midnight.shifting import check_count, move_cards, turn
from rules.cinderella_at_midnight.state import Placed, State
from rules.cinderella_at_midnight.tell import called
from rules.cinderella_at_midnight.ways import own_path
from rules.cinderella_at_midnight.whose import counted, on_her_way, only_in
from rules.core.names import Text
from rules.core.table import Table
from seeds.cinderella_at_midnight import facts


def shift(table: Table[State], how: ShiftName, cards: tuple[Text, ...] = ()) -> None:
    """Use the Shift ability of her card up: `shift swap fountain hedge`, `shift turn fountain` (it has a lantern).

    Never her own card or the center card. Clause ability.shift.
    """
    on_her_way(table)
    clause = "ability.shift"
    check_ability(table, Thing.SHIFT, clause)
    table.refuse_unless(how is not Shift.NONE, clause, "An ability is used or left.", ("swap", "turn"))
    check_count(table, clause, how, cards)
    chosen = tuple(card_named(table, word) for word in cards)
    for card in chosen:
        _other(table, card)
    side = side_of(table.state, chosen[0].name)
    lit = how is Shift.SWAP or side is None or shows(side, Thing.LANTERN)
    table.refuse_unless(lit, clause, f"{chosen[0].name} has no lantern: it is not turned.", ("shift swap CARD CARD",))
    use_up(table, "Shift")
    move_cards(table, how, chosen, clause)


def serenity(table: Table[State], conceals: int | None = None) -> None:
    """Use the Serenity ability of her card up: as many bells are concealed as the time card's line says.

    A line that was entered once is known: `serenity`, or `serenity 2`. Clause ability.serenity.
    """
    on_her_way(table)
    clause = "ability.serenity"
    only_in(table, Part.GARDEN, clause, "Serenity is found")
    check_ability(table, Thing.SERENITY, clause)
    bells = table.state.bells
    known = table.state.serenity.get(bells)
    number = known if conceals is None else conceals
    if number is None:
        because = f"At {counted(bells, 'bell')} revealed, how many does the time card's line conceal?"
        table.ask(clause, because, ("serenity 1", "serenity 2"))
    most = facts().garden.bells
    table.refuse_unless(0 <= number <= most, clause, f"No line conceals {counted(number, 'bell')}.", (f"0 to {most}",))
    if known is None and number > bells:
        because = f"{counted(number, 'bell').capitalize()} concealed, where {_revealed(bells)}: does the line say so?"
        table.doubt(clause, because, (f"0 to {bells}" if bells else "0",))
    if known is not None and known != number:
        because = f"The line for {counted(bells, 'bell')} conceals {known}, not {number}."
        table.confirm(clause, because, ("serenity",))
    if known != number:
        table.record(SerenityLearned(bells=bells, conceals=number))
    use_up(table, "Serenity")
    concealed = min(number, bells)
    table.record(BellsConcealed(amount=concealed, now=bells - concealed))


def _revealed(bells: int) -> str:
    return f"only {bells} {'is' if bells == 1 else 'are'} revealed" if bells else "none is revealed"


def check_ability(table: Table[State], ability: Thing, clause: str) -> None:
    """Refuses an ability that her card does not show, or that is used up."""
    card = table.state.current
    path, name = own_path(table.state), ability.value.capitalize()
    has = not card.is_center and (path is None or path.shows(ability))
    because = f"{called(card.name).capitalize()} shows no {name} ability."
    if shows(side_of(table.state, card.name), ability):
        because = f"The {name} ability of {card.name} lies on another path than hers."
    table.refuse_unless(has, clause, because, ("go",))
    table.refuse_unless(not card.used, clause, f"The ability of {called(card.name)} is used up.", ("go",))


def use_up(table: Table[State], ability: str) -> None:
    """Her card is turned by 180 degrees, and its ability is used."""
    here = table.state.here
    table.record(AbilityUsed(name=here, ability=ability))
    turn(table, here)


def _other(table: Table[State], card: Placed) -> None:
    others = tuple(one.name for one in table.state.grid if not one.is_center and one.name != table.state.here)
    fine = card.name in others
    table.refuse_unless(fine, "ability.shift", "Shift moves neither her own card nor the center card.", others)
