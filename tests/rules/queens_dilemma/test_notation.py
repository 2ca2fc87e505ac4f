"""What is printed on a card reads as it is printed."""

from __future__ import annotations

from typing import Any

import pytest

from rules.queens_dilemma import notation
from rules.queens_dilemma.effects import (
    Bearer,
    Builders,
    Front,
    Group,
    HolderOf,
    Least,
    Lose,
    Max,
    Most,
    OpenBox,
    OpenEnvelope,
    OwnerOf,
    Push,
    Row,
    ScoringFor,
    Unlock,
    Win,
)
from rules.queens_dilemma.goods import Goods
from rules.queens_dilemma.names import Axis, BuildingType, Character, Colour, Ideology, Legacy, Region, Resource, Thing
from rules.queens_dilemma.notation import parse_effects, print_effects
from rules.queens_dilemma.pieces import Building, Favoured, IdeologyCard, Space
from tests.clauses import clause
from tests.rules.queens_dilemma.notation_forms import change


@clause("queens-dilemma", "effect.list")
@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("+2 independence", change(2, Thing.INDEPENDENCE)),
        ("-1 food", change(-1, Thing.FOOD)),
        ("–3 army", change(-3, Thing.ARMY)),
        ("− 3 ar", change(-3, Thing.ARMY)),
        ("+1POWER", change(1, Thing.POWER)),
        ("progress 2", Push(ideology=Ideology.PROGRESS, spaces=2)),
        ("prog2", Push(ideology=Ideology.PROGRESS, spaces=2)),
        ("order 0", Push(ideology=Ideology.ORDER, spaces=0)),
        ("envelope 07", OpenEnvelope(number="07")),
        ("Envelope 7", OpenEnvelope(number="07")),
        ("M03", OpenBox(code="M03")),
        ("m3", OpenBox(code="M03")),
        ("A045", Unlock(code="A045")),
        ("a45", Unlock(code="A045")),
        ("AAOD3", Unlock(code="AAOD3")),
        ("C012", Unlock(code="C012")),
        ("K05", Unlock(code="K05")),
        ("S12", Unlock(code="S12")),
        ("end3", Unlock(code="END03")),
        ("B07", Unlock(code="B07")),
        ('B07 in "Singer\'s Forest"', Unlock(code="B07", place="Singer's Forest")),
        ("b7 in Singer’s  Forest", Unlock(code="B07", place="Singer's Forest")),
        ("B07 in “Singer’s Forest”", Unlock(code="B07", place="Singer's Forest")),
    ],
)
def test_each_kind_of_effect(text: str, effect: Any) -> None:
    assert parse_effects(text) == (Row(effects=(effect,)),)


@clause("queens-dilemma", "symbol.reading")
@pytest.mark.parametrize(
    ("text", "target"),
    [
        ("Winners", Group(name="Winners")),
        ("winner", Group(name="Winners")),
        ("LEADER", Group(name="Leader")),
        ("xa", OwnerOf(character=Character.XANTHE)),
        ("Wylio", HolderOf(region=Region.WYLIO)),
        ("Friend of the Guild", Bearer(words="Friend of the Guild")),
        ("Freund der Zünfte", Bearer(words="Freund der Zünfte")),
        ("公会之友", Bearer(words="公会之友")),
        ('"Leader"', Bearer(words="Leader")),
        ('"Leeder"', Bearer(words="Leeder")),
        ("most(gold)", Most(thing=Thing.GOLD)),
        ("Least ( heg )", Least(thing=Thing.HEGEMONY)),
        ("2 military", Builders(count=2, type=BuildingType.MILITARY)),
        ("scoring(order)", ScoringFor(ideology=Ideology.ORDER)),
    ],
)
def test_each_kind_of_target(text: str, target: Any) -> None:
    assert parse_effects(f"{text}: +1 gold") == (Row(target=target, effects=(change(1, Thing.GOLD),)),)


@clause("queens-dilemma", "symbol.reading")
@pytest.mark.parametrize("kind", [Win, Max, Lose])
def test_each_kind_of_trigger(kind: type[Win | Max | Lose]) -> None:
    word = kind.__name__.lower()
    trigger = kind(ideology=Ideology.PROGRESS)
    gain = (change(1, Thing.HEGEMONY),)
    assert parse_effects(f"{word}(progress)? +1 hegemony") == (Row(trigger=trigger, effects=gain),)
    (row,) = parse_effects(f"{word} (prog) ? most(gold): +1 hegemony")
    assert row == Row(trigger=trigger, target=Most(thing=Thing.GOLD), effects=gain)


@clause("queens-dilemma", "effect.list", "symbol.reading")
def test_a_semicolon_ends_a_target_and_a_comma_does_not() -> None:
    text = "Leader: +2 independence; Wylio: S99; Winners: +1 gold, -1 food; progress 2; envelope 07"
    assert parse_effects(text) == (
        Row(target=Group(name="Leader"), effects=(change(2, Thing.INDEPENDENCE),)),
        Row(target=HolderOf(region=Region.WYLIO), effects=(Unlock(code="S99"),)),
        Row(target=Group(name="Winners"), effects=(change(1, Thing.GOLD), change(-1, Thing.FOOD))),
        Row(effects=(Push(ideology=Ideology.PROGRESS, spaces=2),)),
        Row(effects=(OpenEnvelope(number="07"),)),
    )
    assert print_effects(parse_effects(text)) == text


def test_nothing_is_said_as_nothing() -> None:
    assert parse_effects("Nothing;") == ()
    assert notation.parse_goods("nothing") == Goods()
    assert notation.parse_front("nothing") == Front()


def test_the_other_forms() -> None:
    assert notation.parse_front("progress 2, order, uncertain") == Front(
        pushes=(Push(ideology=Ideology.PROGRESS, spaces=2), Push(ideology=Ideology.ORDER, spaces=0)),
        legacy=(Legacy.UNCERTAIN,),
    )
    assert notation.parse_space("Red 3 food") == Space(colour=Colour.RED, bag=3, taxed=Resource.FOOD)
    assert notation.parse_building("blue mil 1 army / 1 gold") == Building(
        colour=Colour.BLUE, type=BuildingType.MILITARY, yields=(Goods(army=1), Goods(gold=1))
    )
    assert notation.parse_building("b7 red commercial 2 food or 1 gold and 1 food in Old Mill") == Building(
        colour=Colour.RED,
        type=BuildingType.COMMERCIAL,
        yields=(Goods(food=2), Goods(gold=1, food=1)),
        code="B07",
        place="Old Mill",
    )
    assert notation.parse_ideology_card("liberty 3, diplomacy/force") == IdeologyCard(
        favoured=(Favoured(ideology=Ideology.LIBERTY, bonus=3),), balanced=(Axis.FORCE_DIPLOMACY,)
    )
    assert notation.parse_goods("1 food, 2 gold") == notation.parse_goods("2 gold and 1 food") == Goods(food=1, gold=2)
