"""Every value that the notation can say, for Hypothesis."""

from __future__ import annotations

from hypothesis import strategies as st

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
from rules.queens_dilemma.notation.texts import tidy
from rules.queens_dilemma.pieces import Building, ChronicleCard, Favoured, IdeologyCard, Space


def codes(letters: str, width: int) -> st.SearchStrategy[str]:
    return st.integers(0, 10**width - 1).map(lambda number: f"{letters}{number:0{width}}")


ideologies = st.sampled_from(Ideology)
things = st.sampled_from(Thing)
triggers = (
    st.builds(Win, ideology=ideologies) | st.builds(Max, ideology=ideologies) | st.builds(Lose, ideology=ideologies)
)

# Any letters at all, besides what looks like a Keyword, a known target, or a slip of one.
words = (
    (st.text() | st.sampled_from(["Friend of the Guild", "Leader", "leeder", "x", 'a "b" \\', "Ami du Roi", "herald"]))
    .map(tidy)
    .filter(bool)
)
targets = (
    st.builds(Group, name=st.sampled_from(["Winners", "Leader", "Moderator", "Players"]))
    | st.builds(OwnerOf, character=st.sampled_from(Character))
    | st.builds(HolderOf, region=st.sampled_from(Region))
    | st.builds(Bearer, words=words)
    | st.builds(Most, thing=things)
    | st.builds(Least, thing=things)
    | st.builds(Builders, count=st.integers(1, 99), type=st.sampled_from(BuildingType))
    | st.builds(ScoringFor, ideology=ideologies)
)
places = st.just("") | words
unlocked = st.one_of(
    codes("A", 3), codes("C", 3), codes("K", 2), codes("S", 2), codes("END", 2), st.sampled_from(["AAOD1", "AAOD6"])
)
pushes = st.builds(Push, ideology=ideologies, spaces=st.integers(0, 99))
effects = (
    st.builds(Change, thing=things, amount=st.integers(-99, 99).filter(bool))
    | pushes
    | st.builds(OpenEnvelope, number=codes("", 2))
    | st.builds(OpenBox, code=codes("M", 2))
    | st.builds(Unlock, code=unlocked)
    | st.builds(Unlock, code=codes("B", 2), place=places)
)
rows = st.lists(
    st.builds(
        Row,
        trigger=st.none() | triggers,
        target=st.none() | targets,
        effects=st.lists(effects, min_size=1, max_size=4).map(tuple),
    ),
    max_size=4,
).map(tuple)
fronts = st.builds(
    Front,
    pushes=st.lists(pushes, max_size=3).map(tuple),
    legacy=st.lists(st.sampled_from(Legacy), max_size=3).map(tuple),
)
amounts = st.integers(0, 99)
goods = st.builds(Goods, gold=amounts, food=amounts, army=amounts, materials=amounts)
choices = st.lists(goods, min_size=1, max_size=3).map(tuple)
taxed = st.sampled_from([one for one in Resource if one is not Resource.GOLD])
spaces = st.builds(Space, colour=st.sampled_from(Colour), bag=amounts, taxed=taxed)
buildings = st.builds(
    Building,
    colour=st.sampled_from(Colour),
    type=st.sampled_from(BuildingType),
    yields=choices,
    code=st.just("") | codes("B", 2),
    place=places,
)
favoured = st.lists(
    st.builds(Favoured, ideology=ideologies, bonus=st.integers(0, 9)), max_size=6, unique_by=lambda one: one.ideology
)
ideology_cards = st.builds(
    IdeologyCard, favoured=favoured.map(tuple), balanced=st.lists(st.sampled_from(Axis), max_size=3).map(tuple)
).filter(lambda card: card.favoured or card.balanced)
tracks = st.fixed_dictionaries({"duration": st.integers(1, 99)}) | st.fixed_dictionaries({"ending": codes("END", 2)})
heralds = st.fixed_dictionaries(
    {"herald_space": st.just("open") | st.sampled_from(Character), "herald": rows},
)
chronicles = st.builds(
    lambda fields, track, herald: ChronicleCard.model_validate({**fields, **track, **herald}),
    st.fixed_dictionaries(
        {
            "bands": st.lists(st.sampled_from(Band), min_size=1, max_size=3).map(tuple),
            "spaces": st.none() | st.integers(1, 99) | st.just("stack"),
            "main": rows,
            "cost": goods,
            "words": places,
        }
    ),
    st.just({}) | tracks,
    st.just({}) | heralds,
)
