"""What the notation cannot read is explained, and a way out offered."""

from __future__ import annotations

import pytest

from rules.core.action import Action
from rules.core.refusal import Kind, Refusal
from rules.queens_dilemma import notation
from rules.queens_dilemma.notation import parse_effects
from tests.rules.queens_dilemma.notation_forms import refused


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
