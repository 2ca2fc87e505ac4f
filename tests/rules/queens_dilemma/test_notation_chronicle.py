"""Chronicle cards in the notation."""

from __future__ import annotations

import pytest

from rules.queens_dilemma import notation
from rules.queens_dilemma.effects import Bearer, Group, Row, Unlock, Win
from rules.queens_dilemma.goods import Goods
from rules.queens_dilemma.names import Band, Character, Ideology, Thing
from rules.queens_dilemma.notation import parse_effects, print_effects
from rules.queens_dilemma.pieces import ChronicleCard
from tests.rules.queens_dilemma.notation_forms import change, refused


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
