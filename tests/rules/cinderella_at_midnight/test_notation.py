"""The notation of a card's side: round trip, and what is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic_core import PydanticCustomError

from rules.cinderella_at_midnight.cards import Arm, Path, Side, turned_side
from rules.cinderella_at_midnight.names import EDGES, ONLY_GARDEN, ONLY_PALACE, End, Thing
from rules.cinderella_at_midnight.notation import EXAMPLE, parse_side, print_side
from tests.rules.cinderella_at_midnight.run import CARDS, Run


@st.composite
def sides(draw: st.DrawFn) -> Side:
    """Sides of one part of the game, each edge once."""
    other = draw(st.sampled_from([ONLY_GARDEN, ONLY_PALACE]))
    things = st.lists(st.sampled_from([one for one in Thing if one not in other]), max_size=3).map(tuple)
    passages = [one for one in End if one not in EDGES and one not in other]
    ends = draw(st.permutations(EDGES))[: draw(st.integers(1, 4))] + draw(
        st.lists(st.sampled_from(passages), max_size=3)
    )
    arms = [Arm(end=end, things=draw(things)) for end in ends]
    cut = draw(st.integers(0, len(arms)))
    return tuple(Path(things=draw(things), arms=tuple(part)) for part in (arms[:cut], arms[cut:]) if part)


@given(sides())
def test_a_side_comes_back_from_its_words(side: Side) -> None:
    assert parse_side(print_side(side)) == side


@given(sides())
def test_turning_twice_changes_nothing(side: Side) -> None:
    assert turned_side(turned_side(side, True), True) == side
    assert turned_side(side, False) == side


@pytest.mark.parametrize("words", [EXAMPLE, *(text for pair in CARDS.values() for text in pair)])
def test_examples_are_printed_as_they_are_typed(words: str) -> None:
    assert print_side(parse_side(words)) == words


@pytest.mark.parametrize(
    ("typed", "printed"),
    [("N Bell,S", "n bell, s"), ("sh, n be", "shift, n bell"), ("n lock2 bell", "n lock2 bell"), ("4, cr", "4, crown")],
)
def test_words_may_be_cut_short(typed: str, printed: str) -> None:
    assert print_side(parse_side(typed)) == printed


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "missing between two commas"),
        ("n,,s", "missing between two commas"),
        ("n, n", "stands twice"),
        ("n / s, n", "stands twice"),
        ("bell", "leads nowhere"),
        ("n foo", "“foo” is nothing"),
        ("b, n", "fits several"),
        ("n bell, s clock", "mixes"),
        ("n " + "bell " * 80, "longer than any card"),
    ],
)
def test_what_cannot_be_read_is_refused_with_an_example(typed: str, said: str) -> None:
    with pytest.raises(PydanticCustomError) as caught:
        parse_side(typed)
    assert said in str(caught.value)
    Run().refused(f'describe pond garden "{typed}"', "house.ambiguous" if "several" in said else "house.unreadable")
