"""Setup: seats, the clock, dice, Princesses, Levels, the boards."""

import pytest

from rules.queen_by_midnight import TITLE
from rules.queen_by_midnight.names import CardClass, CardType, Phase, Princess, Zone
from rules.queen_by_midnight.words import Levels
from seeds.queen_by_midnight import facts
from tests.clauses import clause
from tests.rules.queen_by_midnight.game import ORDER, PEOPLE, Game, playing, rolled


@clause("queen-by-midnight", "players.count")
def test_three_to_six_play_each_another_princess() -> None:
    Game().refused("seats Ana Ben", "players.count")
    Game().refused("seats A B C D E F G", "players.count")
    Game().refused("seats Ana Ben ana", "players.count")
    game = rolled()
    game.do("pick freya")
    assert "freya" not in game.refused("pick freya", "players.count").allowed
    assert {p.value: [c.value for c in p.classes] for p in Princess} == {
        "hephesta": ["brawler", "caster"],
        "boss-no": ["schemer", "caster"],
        "erdene": ["brawler", "schemer"],
        "freya": ["caster", "brawler"],
        "rosaline": ["caster", "schemer"],
        "doctor-lux": ["schemer", "brawler"],
    }


@clause("queen-by-midnight", "setup.clock")
@pytest.mark.parametrize(("players", "hour"), [(3, 1), (4, 2), (5, 3), (6, 4)])
def test_the_clock_hand_starts_by_the_number_of_players(players: int, hour: int) -> None:
    assert Game().do("seats " + " ".join(PEOPLE[:players])).state.hour == hour


@clause("queen-by-midnight", "setup.decks", "box.contents")
def test_three_afternoon_cards_are_laid_out() -> None:
    market = rolled().state.market
    assert (market.deck, market.open, market.left) == ("afternoon", 3, 25)


@clause("queen-by-midnight", "setup.first-player")
def test_the_tied_roll_again_until_one_leads() -> None:
    game = Game().do("seats Ana Ben Cy").do("roll Ana=9 Ben=7 Cy=9")
    assert game.state.rolling == ("Ana", "Cy")
    assert game.state.first == ""
    game.refused("roll Ana=4 Ben=12", "house.unknown-name")
    game.refused("roll Ana=13 Cy=3", "setup.first-player")
    game.refused("roll Ana=8", "setup.first-player")
    game.refused(f"roll Ana=8 Cy={'9' * 5000}", "setup.first-player")
    game.do("roll Ana=8 Cy=8").do("roll Ana=4 Cy=8")
    assert game.state.first == "Cy"
    assert game.state.phase is Phase.PRINCESSES


@clause("queen-by-midnight", "setup.first-player")
def test_the_program_rolls_where_nothing_is_typed() -> None:
    game = Game().do("seats Ana Ben Cy").do("roll")
    assert "Ana 2, Ben 2, Cy 2" in game.told
    assert game.state.rolling == ("Ana", "Ben", "Cy")


@clause("queen-by-midnight", "setup.princesses")
def test_picks_go_counter_clockwise_and_the_first_player_picks_last() -> None:
    game = Game().do("seats Ana Ben Cy Dee").do("roll Ana=2 Ben=9 Cy=3 Dee=4")
    picked = []
    for princess in ("freya", "hephesta", "erdene", "rosaline"):
        picked.append(game.step().prompt.split()[0])
        game.do(f"pick {princess}")
    assert picked == ["Ana", "Dee", "Cy", "Ben"]


@clause("queen-by-midnight", "setup.princesses")
def test_princesses_are_dealt_by_the_program_or_by_hand() -> None:
    assert set(rolled().do("deal").state.princesses.values()) == set(list(Princess)[:3])
    game = rolled().do("deal ana=freya b=boss cy=doc")
    assert [one.value for one in game.state.princesses.values()] == ["freya", "boss-no", "doctor-lux"]
    rolled().refused("deal ana=freya ben=freya cy=doc", "players.count")
    rolled().refused("deal ana=freya", "setup.princesses")


@clause("queen-by-midnight", "levels.base")
def test_base_levels_are_entered_but_those_of_boss_no_are_known() -> None:
    game = rolled().do("pick freya boss heph")
    assert game.state.levels[Princess.BOSS_NO][CardClass.SCHEMER] == Levels(major=5, minor=3)
    assert game.state.levels[Princess.BOSS_NO][CardClass.CASTER] == Levels(major=4, minor=2)
    assert "Freya" in game.refused("start", "levels.base").because
    game.do("levels freya 4/2 3/1").do("levels heph 4/2 3/1")
    game.do("levels boss 6/3 4/2")
    assert game.do("start").state.levels[Princess.BOSS_NO][CardClass.SCHEMER].major == 6
    game.refused("levels freya 5/2 3/1", "levels.base")


@clause("queen-by-midnight", "levels.base")
def test_levels_that_were_entered_once_are_known_in_the_next_play() -> None:
    game = playing()
    for other in ("freya", "boss"):
        game.do(f"change {other}.h-30")
    game.do("seats Ana Ben Cy").do("roll Ana=12 Ben=3 Cy=4").do("pick freya boss heph")
    assert game.step().action == "start"


@clause("queen-by-midnight", "setup.player", "repertoire.areas", "health.range", "clout.range")
def test_a_board_is_laid_out() -> None:
    one = playing().of("freya")
    assert (one.health, one.clout) == (30, 0)
    assert dict(one.cards) == {
        Zone.HAND: 5,
        Zone.DECK: 5,
        Zone.VAULT: 3,
        Zone.VAULT_DECK: 12,
        Zone.CHEST: 2,
        Zone.ULTIMATE: 1,
    }
    assert dict(one.tokens) == {"lash": 24}
    assert dict(playing(5).of("rosaline").tokens) == {"trance": 1, "prophecy": 15}
    assert dict(playing().of("hephesta").tokens) == {}


@clause("queen-by-midnight", "setup.shuffle", "setup.assembly")
def test_what_is_done_by_hand_is_said() -> None:
    assert Game().do("seats Ana Ben Cy").remarks("setup.assembly")
    game = rolled().do("deal ana=boss ben=freya cy=heph").do("levels freya 4/2 3/1").do("levels heph 4/2 3/1")
    assert "shuffle" in game.step().prompt
    assert game.do("start").remarks("setup.shuffle")


@clause("queen-by-midnight", "princess.style")
def test_a_princess_is_told_with_her_style() -> None:
    assert "who outspends the rest" in rolled().do("pick boss").told


@clause("queen-by-midnight", "princess.ultimates")
def test_the_ultimates() -> None:
    assert [one.facts.ultimate for one in Princess] == [
        "Glorious Charge!",
        "The Fairest Of Them All",
        "Blot Out The Moon",
        "Cruelty Of The Curls",
        "Dream Dragon",
        "The Beast",
    ]


@clause("queen-by-midnight", "box.contents")
def test_the_box() -> None:
    known = facts()
    princesses = len(known.princesses)
    assert [deck.cards for deck in known.bazaar] == [28, 26, 21]
    each = known.cards_each
    assert [each.starter * princesses, each.vault * princesses, each.declaration * princesses] == [60, 90, 30]
    assert (each.war_chest_boons * princesses, each.war_chest) == (12, 3)
    assert {name: known.tokens[name] for name in ("loyalty", "lash", "prophecy", "level", "trance")} == {
        "loyalty": 24,
        "lash": 24,
        "prophecy": 15,
        "level": 30,
        "trance": 1,
    }


@clause("queen-by-midnight", "card.anatomy")
def test_cards_have_two_costs_one_class_and_six_types() -> None:
    played = {one.value for one in CardType} - {"ultimate"}
    assert played | {"attack", "reaction"} == set(facts().card_types)
    costs = {name for name, action in TITLE.actions_by_name.items() if any(p.name == "cost" for p in action.parameters)}
    assert costs == {"buy", "card", "attack", "react"}


def test_turn_order_goes_from_the_first_player_clockwise() -> None:
    game = Game().do("seats Ana Ben Cy").do("roll Ana=2 Ben=9 Cy=3").do("deal ana=boss ben=freya cy=heph")
    game.do("levels freya 4/2 3/1").do("levels heph 4/2 3/1").do("start")
    assert [one.value for one in game.state.order] == ["freya", "hephesta", "boss-no"]
    assert playing(6).state.order == tuple(Princess(one) for one in ORDER)
