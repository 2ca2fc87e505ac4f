"""The forms of the notation, and what their tests share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import strategies as st
from pydantic_core import PydanticCustomError

from rules.queens_dilemma import notation
from rules.queens_dilemma.effects import Change
from rules.queens_dilemma.names import Thing
from rules.queens_dilemma.notation import parse_effects, print_effects
from tests.rules.queens_dilemma import notation_values as values

FORMS: dict[str, tuple[Callable[[str], Any], Callable[[Any], str], Any, st.SearchStrategy[Any]]] = {
    "effects": (parse_effects, print_effects, notation.EffectsText, values.rows),
    "front": (notation.parse_front, notation.print_front, notation.FrontText, values.fronts),
    "space": (notation.parse_space, notation.print_space, notation.SpaceText, values.spaces),
    "building": (notation.parse_building, notation.print_building, notation.BuildingText, values.buildings),
    "goods": (notation.parse_goods, notation.print_goods, notation.GoodsText, values.goods),
    "choice": (notation.parse_choice, notation.print_choice, notation.ChoiceText, values.choices),
    "ideology card": (
        notation.parse_ideology_card,
        notation.print_ideology_card,
        notation.IdeologyCardText,
        values.ideology_cards,
    ),
    "chronicle": (
        notation.parse_chronicle,
        notation.print_chronicle,
        notation.ChronicleText,
        values.chronicles,
    ),
}


every_form = pytest.mark.parametrize("form", FORMS)


def refused(parse: Callable[[str], object], text: str) -> tuple[str, tuple[str, ...]]:
    """The sentence of a refusal and what it offers."""
    with pytest.raises(PydanticCustomError) as error:
        parse(text)
    context = error.value.context or {}
    return context["because"], context["allowed"]


def change(amount: int, thing: Thing) -> Change:
    return Change(thing=thing, amount=amount)


def read_or_refused(form: str, text: str) -> None:
    parse, printed, _, _ = FORMS[form]
    try:
        value = parse(text)
    except PydanticCustomError:
        return
    assert parse(printed(value)) == value
