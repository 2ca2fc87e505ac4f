"""What differs between two views, in sentences."""

from itertools import pairwise

import pytest

from campaign.contrast import sentences
from rules import titles
from rules.core.secrecy import EVERYONE
from rules.core.values import Frozen, FrozenMap, changed
from rules.titles import TitleCard
from tests.contract.play import play


class Duty(Frozen):
    id: str
    who: str
    clause: str = "duty.cards"


class Seat(Frozen):
    food: int = 0
    war_chest: int = 2
    cards: tuple[str, ...] = ()
    present: bool = True
    fate: str | None = None


class View(Frozen):
    leader: str | None = None
    players: FrozenMap[str, Seat] = FrozenMap()
    vote: FrozenMap[str, Seat] = FrozenMap()
    tokens: FrozenMap[str, int] = FrozenMap()
    duties: tuple[Duty, ...] = ()
    order: tuple[str, ...] = ()
    last: Duty | None = None


TWO = FrozenMap({"xanthe": Seat(food=3), "boss-no": Seat()})
OLD = View(players=TWO, order=("xanthe", "boss-no"))


@pytest.mark.parametrize(
    ("new", "said"),
    [
        (changed(OLD, leader="boss-no"), "Leader: now Boss No"),
        (changed(OLD, players=TWO.set("xanthe", Seat(food=2))), "Xanthe's Food: 3, now 2"),
        (changed(OLD, players=TWO.set("boss-no", Seat(war_chest=0))), "Boss No's War chest: 2, now 0"),
        (changed(OLD, players=TWO.set("boss-no", Seat(present=False))), "Boss No's Present: yes, now no"),
        (changed(OLD, players=TWO.set("boss-no", Seat(cards=("K05",)))), "Boss No's Cards: now also K05"),
        (changed(OLD, vote=FrozenMap({"xanthe": Seat()})), "Xanthe's Vote: now food 0, war chest 2, present"),
        (changed(OLD, tokens=FrozenMap({"order": 2})), "Order token: now 2"),
        (changed(OLD, duties=(Duty(id="k05", who="xanthe"),)), "Duty k05: now Xanthe"),
        (changed(OLD, order=("boss-no", "xanthe")), "Order: Xanthe, Boss No, now Boss No, Xanthe"),
        (changed(OLD, last=Duty(id="k05", who="you")), "Last: now you"),
    ],
)
def test_a_value_that_differs_is_a_sentence(new: View, said: str) -> None:
    assert sentences(OLD, new) == (said,)


def test_nothing_that_becomes_nothing_is_not_said() -> None:
    empty = changed(OLD, leader="")
    assert sentences(OLD, empty) == sentences(empty, OLD) == ()
    assert sentences(OLD, OLD) == ()


def test_things_that_are_named_are_compared_by_their_names() -> None:
    first, second = Duty(id="k05", who="xanthe"), Duty(id="k06", who="xanthe")
    before, after = changed(OLD, duties=(first, second)), changed(OLD, duties=(changed(second, who="boss-no"),))
    assert sentences(before, after) == ("Duty k05: gone", "Duty k06 who: Xanthe, now Boss No")
    lists = changed(OLD, order=("xanthe", "ben"))
    assert sentences(OLD, lists) == ("Order: no longer Boss No; now also ben",)


def test_several_plain_values_of_one_thing_are_one_sentence() -> None:
    new = changed(OLD, players=TWO.set("xanthe", Seat(food=2, war_chest=0, cards=("K05",))))
    assert sentences(OLD, new) == ("Xanthe: food 3, now 2; war chest 2, now 0", "Xanthe's Cards: now also K05")


def test_what_follows_from_the_rest_is_not_said() -> None:
    new = changed(OLD, players=TWO.set("xanthe", Seat(food=2, war_chest=0)), leader="ben")
    assert sentences(OLD, new, derived=("war_chest", "leader")) == ("Xanthe's Food: 3, now 2",)


@pytest.mark.parametrize("card", titles.TITLES, ids=lambda card: card.slug)
def test_every_title_says_what_differs_without_paths(card: TitleCard) -> None:
    title = card.load()
    seen = [moved.performed.state for moved in play(title, 7, 120)][::9]
    said = [
        sentence
        for before, after in pairwise(seen)
        for viewer in {EVERYONE, title.host}
        for sentence in sentences(title.view(before, viewer), title.view(after, viewer), title.seats_at(after))
    ]
    assert len(said) > len(seen)
    for sentence in said:
        words, _, values = sentence.partition(": ")
        assert words, sentence
        assert values, sentence
        assert not {*"_{[="} & {*words}, sentence
        assert not [one for one in ("none, now none", "Map(", "None") if one in sentence], sentence
