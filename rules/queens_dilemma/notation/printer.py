"""From values to the notation: what is printed here reads back as the same value."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from pydantic_core import PydanticCustomError

from rules.queens_dilemma.effects import (
    Bearer,
    Builders,
    Change,
    Effect,
    Front,
    Group,
    HolderOf,
    OpenBox,
    OpenEnvelope,
    OwnerOf,
    Push,
    Row,
    ScoringFor,
    Target,
    Unlock,
)
from rules.queens_dilemma.goods import Goods
from rules.queens_dilemma.notation.names import target_named
from rules.queens_dilemma.notation.texts import in_quotes
from rules.queens_dilemma.pieces import Building, ChronicleCard, IdeologyCard, Space

NOTHING = "nothing"
_PARTS = ("duration", "ending", "spaces", "stack", "herald", "cost", "main", "words")
"""What begins a part of a Chronicle card: a Keyword that begins so stands in quotes."""


def print_effects(rows: Iterable[Row]) -> str:
    """`Leader: +2 independence; progress 2`."""
    return "; ".join(print_row(row) for row in rows) or NOTHING


def print_row(row: Row) -> str:
    """One clause: trigger, target, effects."""
    trigger = f"{row.trigger.kind}({row.trigger.ideology.value})? " if row.trigger else ""
    target = f"{print_target(row.target)}: " if row.target else ""
    return trigger + target + ", ".join(print_effect(effect) for effect in row.effects)


def print_target(target: Target) -> str:
    """What stands before the colon."""
    match target:
        case Group():
            return target.name
        case OwnerOf():
            return target.character.shown
        case HolderOf():
            return target.region.shown
        case Bearer():
            return target.words if _reads_as_keyword(target.words) else in_quotes(target.words)
        case Builders():
            return f"{target.count} {target.type.value}"
        case ScoringFor():
            return f"scoring({target.ideology.value})"
    return f"{target.kind}({target.thing.value})"


def print_effect(effect: Effect) -> str:
    """One effect, in the form in which it is typed."""
    match effect:
        case Change():
            return f"{effect.amount:+d} {effect.thing.value}"
        case Push():
            return f"{effect.ideology.value} {effect.spaces}"
        case OpenEnvelope():
            return f"envelope {effect.number}"
        case OpenBox():
            return effect.code
        case Unlock():
            return effect.code + _in_place(effect.place)


def print_front(front: Front) -> str:
    """`progress 2, uncertain`."""
    pushes = (f"{push.ideology.value} {push.spaces or ''}".strip() for push in front.pushes)
    return ", ".join([*pushes, *(icon.value for icon in front.legacy)]) or NOTHING


def print_goods(goods: Goods) -> str:
    """`2 gold, 1 food`."""
    return ", ".join(f"{amount} {resource.value}" for resource, amount in goods.items()) or NOTHING


def print_choice(options: Iterable[Goods]) -> str:
    """`1 army / 1 gold`."""
    return " / ".join(print_goods(option) for option in options)


def print_space(space: Space) -> str:
    """`red 3 food`."""
    return f"{space.colour.value} {space.bag} {space.taxed.value}"


@cache
def print_building(building: Building) -> str:
    """`red commercial 2 food`, with its code in front and its place behind where it has them."""
    kind = f"{building.colour.value} {building.type.value} {print_choice(building.yields)}"
    return f"{building.code} {kind}".lstrip() + _in_place(building.place)


def print_ideology_card(card: IdeologyCard) -> str:
    """`liberty 3, force/diplomacy`."""
    favoured = (f"{one.ideology.value} {one.bonus}" for one in card.favoured)
    return ", ".join([*favoured, *("/".join(end.value for end in axis.ends) for axis in card.balanced)])


def print_chronicle(card: ChronicleCard) -> str:
    """`bands: pass action; duration 3; spaces 2; herald: +1 gold; main: Players: +1 food`."""
    branded = "" if card.herald_space in ("open", "none") else f" {card.herald_space}"
    parts = {
        f"bands: {', '.join(band.value for band in card.bands)}": True,
        f"duration {card.duration}": card.duration,
        f"ending {card.ending}": card.ending,
        "stack" if card.spaces == "stack" else f"spaces {card.spaces}": card.spaces,
        f"herald{branded}: {print_effects(card.herald)}": card.herald_space != "none",
        f"cost {print_goods(card.cost)}": card.cost.total,
        f"main: {print_effects(card.main)}": card.main,
        f"words {in_quotes(card.words)}": card.words,
    }
    return "; ".join(part for part, shown in parts.items() if shown)


def _in_place(place: str) -> str:
    return f" in {in_quotes(place)}" if place else ""


def _reads_as_keyword(words: str) -> bool:
    try:
        return words[:1].isalpha() and not words.casefold().startswith(_PARTS) and target_named(words) is None
    except PydanticCustomError:
        return False
