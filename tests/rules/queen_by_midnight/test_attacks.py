"""Attacks and Reactions, step by step."""

import pytest

from rules.queen_by_midnight.names import CardClass, Princess, Zone
from rules.queen_by_midnight.tracks import damage_of
from rules.queen_by_midnight.words import Damage
from tests.clauses import clause
from tests.rules.queen_by_midnight.game import Game, playing, ready


def health(game: Game, *names: str) -> tuple[int, ...]:
    return tuple(game.of(name).health for name in names)


@clause("queen-by-midnight", "damage.level", "attack.class-damage")
@pytest.mark.parametrize(
    ("card_class", "level", "dealt"),
    [("schemer", "major", 5), ("schemer", "minor", 3), ("caster", "major", 4), ("caster", "minor", 2)],
)
def test_boss_nos_damage(card_class: str, level: str, dealt: int) -> None:
    game = playing().turn("keep").do(f"attack {card_class} 0 {level} freya")
    assert health(game, "freya") == (30 - dealt,)


@clause("queen-by-midnight", "damage.level", "levels.change")
def test_damage_follows_the_levels_and_is_never_below_nothing() -> None:
    game = playing().turn("keep lc+2 ac0maj@f")
    assert health(game, "freya") == (24,)
    assert "Major Caster 4+2 for Levels" in game.told
    game.turn("lc-9 ac0min@f ac0min-1@f")
    assert health(game, "freya") == (24,)
    assert damage_of(game.state, Princess.BOSS_NO, CardClass.SCHEMER, Damage(level="major", plus=1)) == 6


@clause("queen-by-midnight", "attack.steps", "term.archive")
def test_an_attack_is_paid_aimed_answered_applied_and_archived() -> None:
    game = ready().do("attack brawler 2 major freya")
    assert game.of("hephesta").clout == 7
    assert game.cards("hephesta") == (4, 5, 0)
    assert health(game, "freya") == (30,)
    game.refused("buy vault 1", "attack.steps")
    game.refused("end keep", "attack.steps")
    assert game.step().action == "react"
    game.turn("no")
    assert health(game, "freya") == (26,)
    assert game.cards("hephesta") == (4, 5, 1)
    game.refused("attack brawler 0 major hephesta", "attack.steps")
    game.refused("attack brawler 0 major", "house.unreadable")


@clause("queen-by-midnight", "attack.no-refund")
def test_the_cost_of_a_negated_card_is_gone() -> None:
    game = ready().turn("ab2maj@f f.re0card")
    assert (game.of("hephesta").clout, health(game, "freya")) == (7, (30,))


@clause("queen-by-midnight", "attack.reactions-order")
def test_targets_react_in_turn_order_each_as_often_as_wanted() -> None:
    game = ready(reactions=2).do("attack brawler 0 major freya boss")
    assert game.state.attack is not None
    assert game.state.attack.waiting == (Princess.BOSS_NO, Princess.FREYA)
    assert game.refused("react freya 0 card", "attack.reactions-order").allowed[0] == "react boss-no no"
    game.do("react boss 1").do("react boss 1 health")
    assert game.state.attack is not None
    assert game.state.attack.waiting == (Princess.FREYA,)
    game.do("react freya no")
    assert health(game, "boss-no", "freya") == (30, 26)
    assert game.of("boss-no").clout == 7
    late = playing(4).turn("keep").do("count heph --reactions 1").do("count freya --reactions 1")
    late.do("attack caster 0 major heph freya")
    assert late.state.attack is not None
    assert late.state.attack.waiting == (Princess.FREYA, Princess.HEPHESTA)


@clause("queen-by-midnight", "attack.partial-negation")
def test_who_negates_one_kind_of_damage_suffers_the_rest() -> None:
    game = ready().do("attack brawler 0 major freya --steal 2 --also c-1 --also h-3").do("react freya 0 health")
    assert (game.of("freya").health, game.of("freya").clout, game.of("hephesta").clout) == (30, 6, 11)
    game = ready().do("attack brawler 0 major freya --steal 2 --also c-1").do("react freya 0 clout")
    assert (game.of("freya").health, game.of("freya").clout) == (26, 9)


@clause("queen-by-midnight", "attack.partial-negation")
def test_who_negates_the_card_does_so_for_herself_alone() -> None:
    game = ready().do("attack brawler 0 major freya boss --also c-1").do("react boss 0 card").do("react freya no")
    assert health(game, "boss-no", "freya") == (30, 26)
    assert (game.of("boss-no").clout, game.of("freya").clout) == (9, 8)


@clause("queen-by-midnight", "attack.bonuses")
def test_bonuses_come_unless_every_target_negated_the_card() -> None:
    line = "attack brawler 0 major freya boss --gain c+2 --gain h+1"
    game = ready().do("change h-5").do(line).do("react boss no").do("react freya no")
    assert (game.of("hephesta").clout, game.of("hephesta").health) == (11, 26)
    game = ready().do(line).do("react boss 0 card").do("react freya no")
    assert game.of("hephesta").clout == 11
    game = ready().do(line).do("react boss 0 card").do("react freya 0 card")
    assert game.of("hephesta").clout == 9
    assert "brings nothing" in game.told
    game = ready().do(line).do("react boss 0 health").do("react freya 0 health")
    assert game.of("hephesta").clout == 11
    ready().refused("attack brawler 0 major freya --gain boss.c+2", "attack.bonuses")


@clause("queen-by-midnight", "attack.choices-after")
def test_dice_and_choices_come_after_the_reactions() -> None:
    game = ready().do("attack brawler 0 later freya boss")
    game.refused("hit 3", "attack.choices-after")
    game.turn("no no")
    game.refused("react freya 0 card", "attack.choices-after")
    game.do("hit 3 freya")
    game.refused("hit 3 freya", "attack.steps")
    assert game.state.attack is not None
    game.do("hit min")
    assert health(game, "freya", "boss-no") == (27, 28)
    assert game.state.attack is None
    game.refused("hit 3", "attack.choices-after")


@clause("queen-by-midnight", "attack.choices-after")
def test_nothing_is_left_to_say_when_all_have_negated() -> None:
    game = ready().do("attack brawler 0 later freya").do("react freya 0 card")
    assert game.state.attack is None


@clause("queen-by-midnight", "attack.damage-part")
def test_damage_of_another_card_is_negated_alone() -> None:
    game = ready().do("card utility 2").do("change c+3").do("attack caster 0 minor freya --part")
    assert game.cards("hephesta") == (4, 5, 1)
    game.do("react freya 0 card")
    assert (health(game, "freya"), game.of("hephesta").clout, game.cards("hephesta")) == ((30,), 10, (4, 5, 1))
    game.refused("attack caster 1 minor freya --part", "attack.damage-part")


@clause("queen-by-midnight", "attack.unblockable")
def test_against_unblockable_damage_no_reaction_helps() -> None:
    game = ready().do("attack brawler 0 major freya --unblockable")
    assert game.remarks("attack.unblockable")
    assert health(game, "freya") == (26,)
    game.do("attack brawler 0 later freya --unblockable").refused("react freya 0 card", "attack.unblockable")
    assert ready().turn("ab0maj/u@f").of("freya").health == 26


@clause("queen-by-midnight", "reaction.activate", "cost.buy-and-play", "term.archive")
def test_a_reaction_is_paid_resolved_and_dismissed_to_the_archive() -> None:
    game = ready().do("attack brawler 0 major freya")
    game.refused("react freya 10 card", "reaction.activate")
    assert game.refused("react boss 0 card", "reaction.activate").allowed == ("freya",)
    game.do("react freya 3 card")
    one = game.of("freya")
    assert (one.clout, one.of(Zone.REACTIONS), one.of(Zone.ARCHIVE)) == (6, 0, 1)


@clause("queen-by-midnight", "reaction.activate")
def test_who_has_no_reaction_is_not_asked() -> None:
    game = ready(reactions=0).do("attack brawler 0 major freya")
    assert health(game, "freya") == (26,)
    game.refused("react freya no", "reaction.activate")


@clause("queen-by-midnight", "reaction.timing", "reaction.own-turn")
def test_a_reaction_to_an_effect_comes_after_it_also_on_the_own_turn() -> None:
    game = ready(reactions=2).do("attack brawler 0 major freya").do("react freya no")
    game.refused("react freya 1 health", "reaction.timing")
    game.do("react freya 1").do("change freya.h+2")
    assert (health(game, "freya"), game.of("freya").clout) == ((28,), 8)
    own = ready().do("count heph --reactions 1")
    assert own.step_of("react").clause == "reaction.own-turn"
    assert own.do("react heph 2").of("hephesta").clout == 7


@clause("queen-by-midnight", "summon.reactions")
def test_a_summon_is_a_target_and_its_princess_may_react() -> None:
    game = ready(reactions=0).turn("summon0/4:wolf r keep").do("attack caster 0 major heph/wolf")
    assert game.state.attack is not None
    assert game.state.attack.waiting == (Princess.HEPHESTA,)
    game.do("react heph 0 card")
    assert game.state.armory[0].loyalty == 4
    assert game.refused("attack caster 0 major freya/wolf", "summon.reactions").allowed == ("freya",)
    game.do("attack caster 0 minor h/wolf")
    assert (game.state.armory[0].loyalty, health(game, "hephesta")) == (2, (30,))
    two = playing().turn("summon0/4:wolf summon0/2:fox keep")
    assert two.refused("attack caster 0 minor h/", "summon.reactions").allowed == ("hephesta/wolf", "hephesta/fox")


def test_who_falls_while_an_attack_waits_is_hit_no_more() -> None:
    game = ready(players=4).do("attack brawler 0 major freya boss").do("change freya.h-30").do("react boss no")
    assert health(game, "freya", "boss-no") == (0, 26)
    attacker = ready(players=4).do("attack brawler 0 major freya").do("change hephesta.h-30")
    assert attacker.state.attack is None
    assert attacker.state.turn is Princess.BOSS_NO
