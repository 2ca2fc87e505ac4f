"""The notation: what is printed on a card reads as it is printed, and comes back."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter
from pydantic_core import PydanticCustomError

from rules.core.action import Action
from rules.core.refusal import Kind, Refusal
from rules.queens_dilemma import notation
from rules.queens_dilemma.effects import (
    Bearer,
    Builders,
    Change,
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
from rules.queens_dilemma.names import (
    Axis,
    Band,
    BuildingType,
    Character,
    Colour,
    Ideology,
    Legacy,
    Region,
    Resource,
    Thing,
)
from rules.queens_dilemma.notation import parse_effects, print_effects
from rules.queens_dilemma.notation_texts import tidy
from rules.queens_dilemma.pieces import Building, ChronicleCard, Favoured, IdeologyCard, Space
from tests.clauses import clause
from tests.rules.queens_dilemma import notation_values as values

DOCS = Path(__file__).parents[3] / "docs" / "notation.md"

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


@every_form
@given(st.data())
def test_what_is_printed_reads_back_as_the_same(form: str, data: st.DataObject) -> None:
    parse, printed, _, strategy = FORMS[form]
    value = data.draw(strategy)
    assert parse(printed(value)) == value


@every_form
@given(st.data())
def test_json_keeps_the_notation(form: str, data: st.DataObject) -> None:
    _, printed, hint, strategy = FORMS[form]
    adapter, value = TypeAdapter[Any](hint), data.draw(strategy)
    stored = adapter.dump_json(value)
    assert json.loads(stored) == printed(value)
    assert adapter.validate_json(stored) == value
    assert adapter.validate_python(value) == value


def read_or_refused(form: str, text: str) -> None:
    parse, printed, _, _ = FORMS[form]
    try:
        value = parse(text)
    except PydanticCustomError:
        return
    assert parse(printed(value)) == value


@every_form
@given(st.text())
def test_any_text_is_read_or_refused(form: str, text: str) -> None:
    read_or_refused(form, text)


PIECES = [
    *"+-2:;,?()/\"' ",
    "Leader",
    "gold",
    "progress",
    "win",
    "most",
    "envelope",
    "07",
    "M03",
    "B7",
    "in",
    "nothing",
]
PIECES += [
    "pass action",
    "herald",
    "main",
    "stack",
    "duration",
    "words",
    "xanthe",
    "and",
    "or",
    "red",
    "military",
    "scoring",
    "Guild",
    "positive",
    "aaod",
    "\ud800",
    "\x00",
]


@every_form
@given(st.lists(st.sampled_from(PIECES), max_size=12).map("".join))
def test_any_mix_of_known_pieces_is_read_or_refused(form: str, text: str) -> None:
    read_or_refused(form, text)


@given(st.text())
def test_tidying_twice_changes_nothing(text: str) -> None:
    assert tidy(tidy(text)) == tidy(text)


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


def test_a_chronicle_card_is_typed_from_its_top_to_its_bottom() -> None:
    text = (
        "pass action, ideology; duration 3; spaces 2; herald: +1 gold; Leader: -1 food; cost 1 gold; "
        'main: win(order)? Players: +1 food; END03; words "Once a round."'
    )
    assert notation.parse_chronicle(text) == ChronicleCard(
        bands=(Band.PASS_ACTION, Band.IDEOLOGY_SCORING),
        duration=3,
        spaces=2,
        herald_space="open",
        herald=(
            Row(effects=(change(1, Thing.GOLD),)),
            Row(target=Group(name="Leader"), effects=(change(-1, Thing.FOOD),)),
        ),
        cost=Goods(gold=1),
        main=(
            Row(trigger=Win(ideology=Ideology.ORDER), target=Group(name="Players"), effects=(change(1, Thing.FOOD),)),
            Row(effects=(Unlock(code="END03"),)),
        ),
        words="Once a round.",
    )


def test_what_a_chronicle_card_lacks_is_left_out() -> None:
    assert notation.parse_chronicle("voting") == ChronicleCard(bands=(Band.VOTING_PHASE,))
    card = notation.parse_chronicle("bands: pass b; ending 3; stack; herald xa: nothing")
    assert card == ChronicleCard(
        bands=(Band.PASS_BONUS,), ending="END03", spaces="stack", herald_space=Character.XANTHE
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("pass", "pass action or pass bonus"),
        ("instant; main: +1 gold; main: +1 food", "stands twice"),
        ("instant; duration 3; ending END03", "not both"),
        ("instant; ending A003", "no Ending"),
        ("instant; treasure 3", "“; treasure” behind it cannot"),
    ],
)
def test_a_chronicle_card_refuses_in_words(text: str, said: str) -> None:
    assert said in refused(notation.parse_chronicle, text)[0]


@pytest.mark.parametrize("word", ["Herald", "Main", "Cost of War", "Words"])
def test_a_keyword_may_be_called_as_a_part_of_a_chronicle_card(word: str) -> None:
    rows = parse_effects(f"+1 gold; {word}: +1 gold")
    assert rows[1].target == Bearer(words=word)
    card = notation.parse_chronicle(f"instant; main: {print_effects(rows)}")
    assert card.main == rows


@pytest.mark.parametrize(
    ("text", "said", "offered"),
    [
        ("Leeder: +1 gold", "looks like Leader", "Leader:"),
        ("Elionr: +1 gold", "looks like Elinor", "Elinor:"),
        ("L: +1 gold", "“L” can be Leader or Lyrie", "Lyrie:"),
        ("Leader: +2 indepedence", "Did you mean independence?", "independence"),
        ("most(gld): +1 gold", "Did you mean gold?", "gold"),
        ("+1 in", "independence or infamy", "infamy"),
        ("win(progess)? +1 gold", "Did you mean progress?", "progress"),
        ("Leader:", "“Leader:” is not finished", "+2 gold"),
        ("Winners +1 gold", "Behind a target stands “:”", ","),
        ("Friend of the Guild +1 gold", "“of” behind it cannot. If these words are a target", ","),
        ("Leader: +1 gold, Winners: +1 food", "begins behind “;”", ";"),
        ("Leader: +1 gold Winners: +1 food", "“Winners” behind it cannot", ";"),
        ("progress 2 Winners: +1 food", "part them with “;”", "progress 2; Winners:"),
        ("2 gold", "neither gain nor loss", "+2 gold"),
        ("gold 2", "neither gain nor loss", "-2 gold"),
        ("+2 progress", "without a sign", "progress 2"),
        ("2 progress", "wrong way round", "progress 2"),
        ("2 military", "is a target", "2 military:"),
        ("progress", "lacks its number", "progress 2"),
        ("Leader", "is a target", "Leader: +1 gold"),
        ("A1234", "too many digits", "A007"),
        ("envelope 007", "too many digits", "envelope 07"),
        ('K05 in "Old Mill"', "only a Building", "K05"),
        ('B07 in "Old Mill', "not closed", '"Singer\'s Forest"'),
        ("win(progress) +1 gold", "“win(progress)” can be read", "?"),
        ("", "Nothing was typed", "Leader: +2 independence; Winners: +1 gold, -1 food; progress 2; envelope 07"),
    ],
)
def test_a_slip_is_explained_and_a_way_out_offered(text: str, said: str, offered: str) -> None:
    because, allowed = refused(parse_effects, text)
    assert said in because
    assert offered in allowed


@pytest.mark.parametrize(
    "text", ["+0 gold", "+100 gold", "0 military: +1 gold", "AAOD7", '"": +1 gold', "progress 100"]
)
def test_what_no_card_shows_is_refused(text: str) -> None:
    refused(parse_effects, text)


def test_the_other_forms_refuse_in_words() -> None:
    assert "never taxed" in refused(notation.parse_space, "red 3 gold")[0]
    assert "named twice" in refused(notation.parse_goods, "1 food, 2 food")[0]
    assert "no axis" in refused(notation.parse_ideology_card, "order/force")[0]
    assert "named twice" in refused(notation.parse_ideology_card, "order 3, order 1")[0]
    assert "has no number" in refused(notation.parse_front, "positive 2")[0]
    assert "no Building sticker" in refused(notation.parse_building, "K07 red military 1 gold")[0]


def test_length_is_bounded() -> None:
    assert "too long" in refused(parse_effects, "+1 gold," * 1000)[0]
    assert len(parse_effects("; ".join(["+1 gold"] * 400))) == 400


def read(table: object, effects: notation.EffectsText, *, front: notation.FrontText | None = None) -> None:
    """An action with two arguments in the notation."""


READ = Action(read, name="read", clauses=("effect.list",))


def test_an_argument_in_the_notation_is_one_text() -> None:
    assert READ.usage() == "read EFFECTS [--front FRONT]"
    arguments = READ.read({"effects": "prog 2", "front": "unc"})
    assert arguments.model_dump(mode="json") == {"effects": "progress 2", "front": "uncertain"}
    assert READ.read(arguments.model_dump(mode="json")) == arguments
    assert READ.read(arguments.model_dump()) == arguments
    assert READ.model.model_json_schema()["properties"]["effects"]["type"] == "string"


def test_a_refused_argument_names_what_may_stand_there() -> None:
    with pytest.raises(Refusal, match="looks like Leader") as refusal:
        READ.read({"effects": "Leeder: +1 gold"})
    assert refusal.value.kind is Kind.UNREADABLE
    assert refusal.value.allowed == ("Leader:", '"Leeder":')
    with pytest.raises(Refusal, match="Leader or Lyrie") as refusal:
        READ.read({"effects": "L: +1 gold"})
    assert refusal.value.kind is Kind.AMBIGUOUS


def documented() -> list[tuple[str, str]]:
    """The lines of the blocks marked `notation FORM` in the documentation, with their form."""
    lines, form = [], ""
    for line in DOCS.read_text(encoding="utf-8").splitlines():
        if line.startswith("```"):
            form = line.removeprefix("```notation").strip() if line.startswith("```notation") else ""
        elif form and line.strip():
            lines.append((form, line))
    return lines


@pytest.mark.parametrize(("form", "line"), documented())
def test_the_documented_examples_can_be_read(form: str, line: str) -> None:
    parse, printed, _, _ = FORMS[form]
    value = parse(line)
    assert parse(printed(value)) == value


def test_every_form_is_documented() -> None:
    assert {form for form, _ in documented()} == set(FORMS)


def test_importing_the_notation_does_not_load_the_parser() -> None:
    code = "import sys, rules.queens_dilemma.notation; sys.exit('lark' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False, cwd=DOCS.parents[1]).returncode == 0
