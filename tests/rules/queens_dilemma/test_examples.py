"""The rulebook's worked examples, with exactly its numbers."""

from __future__ import annotations

import pytest

from rules.core.values import changed
from rules.queens_dilemma.events.rounds import SeatCrossed
from rules.queens_dilemma.events.tokens import LeaderMoved, ModeratorMoved, PowerMoved
from rules.queens_dilemma.names import Character, Phase, Region, Side
from tests.clauses import clause
from tests.rules.queens_dilemma.game import PEOPLE, Game, begun, outcome, voting


def the_vote() -> Game:
    """Five players; Leader Xanthe, Moderator Lyrie; Power as the example needs it."""
    game = voting(syd=2, lyrie=4, jilian=2, elinor=4)
    return Game(changed(game.state, moderator=Character.LYRIE))


TURNS = [
    ("xanthe", "pm", (0, 0), "xanthe"),
    ("lyrie", "a1", (1, 0), "lyrie"),
    ("jilian", "n1", (1, 1), "lyrie"),
    ("syd", "a1", (2, 1), "lyrie"),
    ("elinor", "n4", (2, 5), "elinor"),
    ("lyrie", "r3", (5, 5), "elinor"),
    ("jilian", "r1", (5, 6), "elinor"),
    ("syd", "r1", (6, 6), "elinor"),
]


@clause("queens-dilemma", "vote.order", "vote.takes-leader", "vote.end", "pass.moderator", "vote.raise")
def test_t1_the_vote() -> None:
    game = the_vote()
    crossed = []
    for player, word, totals, leader in TURNS:
        assert game.state.vote is not None
        assert game.state.vote.turn == player
        game.vote(word)
        crossed += [one.player for one in game.happened(SeatCrossed)]
        assert (game.state.vote.total(Side.AYE), game.state.vote.total(Side.NAY)) == totals
        assert game.state.leader == leader
        if word == "pm":
            assert game.happened(ModeratorMoved)[0].giver is Character.LYRIE
            game.refused_turn("pm", "pass.moderator")
    assert crossed == [Character.XANTHE]
    assert game.state.phase is Phase.TIE
    assert (game.step().who, game.step().clause) == ("xanthe", "resolution.tie")


@clause("queens-dilemma", "deal.service", "deal.parties", "deal.when", "resolution.tie", "resolution.leader-moves")
def test_t2_the_deal() -> None:
    game = the_vote().have("syd", food=1).have("lyrie", food=1)
    game.vote(" ".join(word for _, word, _, _ in TURNS))
    before = {player: game.purse(player) for player in PEOPLE if player in game.state.seats}
    game.do("deal", parties=["syd=1 food", "lyrie=1 food", "xanthe"], for_="breaks the tie for Aye")
    game.do("vote decide", side="aye")
    assert [game.purse(player).food - before[player].food for player in ("xanthe", "syd", "lyrie")] == [2, -1, -1]
    assert game.purse("syd").food == 0
    assert [game.purse(player).gold for player in before] == [before[player].gold for player in before]
    assert game.happened(LeaderMoved) == [LeaderMoved(player=Character.LYRIE, giver=Character.ELINOR)]
    assert game.state.phase is Phase.OUTCOME


@clause("queens-dilemma", "resolution.gather")
def test_t3_five_power_for_two() -> None:
    game = begun()
    game.round("Lyrie: -2 power")
    assert game.state.pool == 5
    game.do("dilemma read")
    before = {player: game.power(player) for player in ("elinor", "xanthe")}
    game.vote("pg a1 a1 a1 pg")
    gathered = [one.amount for one in game.happened(PowerMoved) if one.source.kind == "pool"]
    assert gathered == [2, 2]
    assert {player: game.power(player) - had for player, had in before.items()} == {"elinor": 2, "xanthe": 2}
    assert game.state.pool - 3 == 1


@clause("queens-dilemma", "points.mark", "keyword.leader")
def test_t7_two_independence_for_the_leader_alone() -> None:
    game = voting(6)
    before = {player: game.points(player)[1] for player in game.state.seats}
    game.vote("pg pg pg pg pg a1")
    game.do("outcome", effects="Leader: +2 independence")
    assert game.state.leader is Character.AESYAS
    marked = {player: game.points(player)[1] - had for player, had in before.items()}
    assert {player: points for player, points in marked.items() if points} == {Character.AESYAS: 2}


def elinor_leads(**treasury: int) -> Game:
    game = voting()
    game.vote("pg pg pg pg a1")
    game.have("elinor", **treasury)
    game.do("outcome", effects="Leader: -3 army")
    return game


@clause("queens-dilemma", "resource.forced-loss")
@pytest.mark.parametrize(("army", "infamy"), [(1, 2), (0, 3)])
def test_t8_three_army_of_one(army: int, infamy: int) -> None:
    game = elinor_leads(army=1, gold=0)
    game.do("pay", player="elinor", army=army, infamy=infamy)
    assert (game.purse("elinor").army, game.points("elinor")[2]) == (1 - army, infamy)
    assert game.state.phase is Phase.DILEMMA


@clause("queens-dilemma", "resource.gold-conversion")
def test_t9_two_gold_for_the_third_army() -> None:
    game = voting(6)
    game.vote("pg pg pg pg pg a1")
    game.have("aesyas", army=2, gold=5)
    game.do("outcome", effects="Leader: -3 army")
    game.do("pay", player="aesyas", army=2, gold=2)
    assert (game.purse("aesyas").army, game.purse("aesyas").gold, game.points("aesyas")[2]) == (0, 3, 0)


@clause("queens-dilemma", "box.limits", "keyword.region", "skill.attach")
def test_t10_wylios_skill() -> None:
    game = outcome()
    game.refused("outcome", "box.limits", effects="Wylio: S99")
    game.do("outcome", insisted=True, effects="Wylio: S99")
    holder = game.state.regions[Region.WYLIO].holder
    assert [(one.code, one.space) for one in game.diary(holder).skills] == [("S99", 1)]


@clause("queens-dilemma", "box.limits", "building.attach", "keyword.region")
def test_t11_tirylls_building_in_the_singers_forest() -> None:
    game = outcome()
    game.do("outcome", insisted=True, effects='Tiryll: B99 in "Singer\'s Forest"')
    game.do("building", code="B99", label="red entertainment 1 gold")
    tiryll = game.state.regions[Region.TIRYLL]
    assert [(one.code, one.place) for one in tiryll.built] == [("B99", "Singer's Forest")]
    assert any("Tiryll at Singer's Forest" in what for what in game.chores("building.attach"))


@clause("queens-dilemma", "box.limits", "keyword-sticker.attach", "keyword.leader")
def test_t12_the_leaders_keyword() -> None:
    game = outcome()
    no = game.refused("outcome", "box.limits", effects="Leader: K99")
    assert no.allowed[-1] == "the same with --insist"
    game.do("outcome", insisted=True, effects="Leader: K99")
    assert game.diary("xanthe").keywords == ("K99",)
