"""The notation: what is printed on cards and on the map, as a person types it, and back (effect.list, symbol.reading).

Each `parse_x` refuses what it cannot read (see rules.core.refusal.unreadable); `parse_x(print_x(value)) == value`.
"""

from __future__ import annotations

from typing import Annotated, TypeVar

from rules.core.refusal import unreadable
from rules.core.written import Written
from rules.queens_dilemma.effects import Front, Row
from rules.queens_dilemma.goods import Goods
from rules.queens_dilemma.notation.printer import (
    print_building,
    print_choice,
    print_chronicle,
    print_effects,
    print_front,
    print_goods,
    print_ideology_card,
    print_space,
)
from rules.queens_dilemma.notation.texts import MOST_LETTERS, tidy
from rules.queens_dilemma.pieces import Building, ChronicleCard, IdeologyCard, Space

__all__ = [
    "BuildingText",
    "ChoiceText",
    "ChronicleText",
    "EffectsText",
    "FrontText",
    "GoodsText",
    "IdeologyCardText",
    "SpaceText",
    "parse_building",
    "parse_choice",
    "parse_chronicle",
    "parse_effects",
    "parse_front",
    "parse_goods",
    "parse_ideology_card",
    "parse_space",
    "print_building",
    "print_choice",
    "print_chronicle",
    "print_effects",
    "print_front",
    "print_goods",
    "print_ideology_card",
    "print_space",
]

V = TypeVar("V")


def parse_effects(text: str) -> tuple[Row, ...]:
    """`Leader: +2 independence; win(progress)? most(gold): +1 hegemony`; `nothing` is no effect."""
    return _parse(text, "effects", tuple)


def parse_front(text: str) -> Front:
    """`progress 2, uncertain`; numbers may be left out."""
    return _parse(text, "front", Front)


def parse_space(text: str) -> Space:
    """`red 3 food`: colour, Bag, taxed Resource."""
    return _parse(text, "space", Space)


def parse_building(text: str) -> Building:
    """`red commercial 2 food`, `B07 blue military 1 army / 1 gold in "Singer's Forest"`."""
    return _parse(text, "building", Building)


def parse_ideology_card(text: str) -> IdeologyCard:
    """`order 3, force 1`, `liberty 3, force/diplomacy`."""
    return _parse(text, "ideology_card", IdeologyCard)


def parse_goods(text: str) -> Goods:
    """`1 food, 2 gold`, `1 food and 2 gold`; `nothing` is none."""
    return _parse(text, "goods", Goods)


def parse_choice(text: str) -> tuple[Goods, ...]:
    """`1 army / 1 gold`: goods of which one kind is chosen."""
    return _parse(text, "choice", tuple)


def parse_chronicle(text: str) -> ChronicleCard:
    """`pass action; duration 3; spaces 2; herald: +1 gold; main: Players: +1 food`; what a card lacks is left out."""
    return _parse(text, "chronicle", ChronicleCard)


def _parse(text: str, form: str, kind: type[V]) -> V:
    """Lark and the grammar are loaded here, on first use: few commands need them."""
    from lark import UnexpectedInput

    from rules.queens_dilemma.notation.faults import EXAMPLES, explain
    from rules.queens_dilemma.notation.reader import parser

    if len(text) > MOST_LETTERS:
        unreadable(f"That is too long: {len(text)} letters, {MOST_LETTERS} may be.")
    typed = tidy(text).rstrip("; ")
    if not typed:
        unreadable(f"Nothing was typed. Example: {EXAMPLES[form]}", (EXAMPLES[form],))
    try:
        value = parser(form).parse(typed, start=form)
    except UnexpectedInput as error:
        explain(error, typed, form)
    assert isinstance(value, kind)
    return value


EffectsText = Annotated[tuple[Row, ...], Written(parse_effects, print_effects, "Leader: +2 gold; progress 2")]
FrontText = Annotated[Front, Written(parse_front, print_front, "progress, uncertain")]
SpaceText = Annotated[Space, Written(parse_space, print_space, "red 3 food")]
BuildingText = Annotated[Building, Written(parse_building, print_building, "red commercial 2 food")]
IdeologyCardText = Annotated[IdeologyCard, Written(parse_ideology_card, print_ideology_card, "order 3, force 1")]
GoodsText = Annotated[Goods, Written(parse_goods, print_goods, "1 food, 2 gold")]
ChoiceText = Annotated[tuple[Goods, ...], Written(parse_choice, print_choice, "1 army / 1 gold")]
ChronicleText = Annotated[
    ChronicleCard, Written(parse_chronicle, print_chronicle, "pass action; duration 3; main: Players: +1 food")
]
