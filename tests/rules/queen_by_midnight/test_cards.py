"""Playing cards that are no Attacks; Armories, Summons, Levels, tokens, tracks."""

from rules.queen_by_midnight.names import CardClass, Princess, Zone
from rules.queen_by_midnight.words import Levels
from tests.clauses import clause
from tests.rules.queen_by_midnight.game import Game, playing, ready


def level(game: Game, princess: str, card_class: str) -> tuple[int, int]:
    """Major and Minor as they are now."""
    now: Levels = game.state.level(Princess(princess), CardClass(card_class))
    return now.major, now.minor


@clause("queen-by-midnight", "card.utility", "term.play", "term.archive")
def test_a_utility_card_is_paid_and_archived_unless_it_is_banished() -> None:
    game = playing().turn("c+3 u2")
    assert game.of("hephesta").clout == 1
    assert game.cards("hephesta") == (4, 5, 1)
    game.turn("u0x")
    assert game.cards("hephesta") == (3, 5, 1)
    assert game.of("hephesta").of(Zone.BANISHED) == 1
    game.refused("card boon 0 --banish", "card.utility")


@clause("queen-by-midnight", "turn.actions")
def test_a_card_must_be_in_hand() -> None:
    game = playing().turn("x5")
    assert game.refused("card utility 0", "turn.actions").allowed == ("count hephesta --hand 1",)


@clause("queen-by-midnight", "card.armory", "term.dismiss")
def test_boons_go_to_the_own_armory_banes_to_an_opponents_and_all_come_back_to_their_owner() -> None:
    game = playing().turn("boon0:Crown bane0@f:Curse")
    assert [(one.id, one.owner, one.place) for one in game.state.armory] == [
        ("crown", Princess.HEPHESTA, Princess.HEPHESTA),
        ("curse", Princess.HEPHESTA, Princess.FREYA),
    ]
    assert game.refused("card bane 0 x", "card.armory").allowed == ("--at boss-no", "--at freya")
    game.refused("card bane 0 x --at hephesta", "card.armory")
    game.refused("card boon 0 x --at freya", "card.armory")
    game.do("dismiss curse freya").do("dismiss cr")
    assert game.cards("hephesta") == (3, 5, 2)
    assert game.cards("freya") == (5, 5, 0)
    game.refused("dismiss curse", "term.dismiss")


@clause("queen-by-midnight", "boon.any-number")
def test_an_armory_has_no_limit_and_its_cards_stay() -> None:
    game = playing().do("draw 5").turn(" ".join(["boon0"] * 9)).turn("keep keep keep")
    assert len(game.state.armory) == 9
    assert len({one.id for one in game.state.armory}) == 9


@clause("queen-by-midnight", "summon.loyalty")
def test_a_summon_has_the_printed_loyalty_and_goes_at_nothing() -> None:
    playing().refused("card summon 0 wolf", "summon.loyalty")
    playing().refused("card boon 0 crown --loyalty 3", "summon.loyalty")
    game = playing().turn("summon0/4:wolf keep").do("change heph/wolf.l-1")
    assert game.state.armory[0].loyalty == 3
    game.do("change b.c+1").turn("as0=2@h/wolf")
    assert (game.state.armory[0].loyalty, game.of("hephesta").health) == (1, 30)
    game.turn("as0=9@h/")
    assert game.state.armory == ()
    assert game.cards("hephesta")[2] == 1
    assert game.of("hephesta").health == 30


@clause("queen-by-midnight", "summon.loyalty")
def test_clout_stolen_from_a_summon_is_loyalty_and_nobody_gains_it() -> None:
    game = playing().turn("summon0/4:wolf keep").do("steal 3 h/wolf")
    assert (game.state.armory[0].loyalty, game.of("boss-no").clout) == (1, 0)
    game.do("change heph.c+9").do("steal 3 h/wolf")
    assert (game.state.armory, game.of("boss-no").clout, game.of("hephesta").clout) == ((), 0, 9)


@clause("queen-by-midnight", "clout.range")
def test_a_theft_takes_what_is_there() -> None:
    game = playing().do("change f.c+2").do("steal 5 freya")
    assert (game.of("freya").clout, game.of("hephesta").clout) == (0, 2)
    game.refused("steal 1 hephesta", "clout.range")


@clause("queen-by-midnight", "health.range")
def test_health_ends_at_thirty_and_below_one_she_falls() -> None:
    game = playing(4).do("change f.h-5").do("change f.h+9")
    assert game.of("freya").health == 30
    game.do("change f.h+1")
    assert game.remarks("health.range")
    game.do("change f.h-29")
    assert game.of("freya").status == "in play"
    game.do("change f.h-1")
    assert (game.of("freya").health, game.of("freya").status) == (0, "out")
    game.refused("change f.h+3", "circle.turn")


@clause("queen-by-midnight", "levels.change")
def test_a_level_moves_major_and_minor_by_one_each() -> None:
    game = playing().turn("lb+1")
    assert level(game, "hephesta", "brawler") == (5, 3)
    assert level(game, "hephesta", "caster") == (3, 1)
    game.turn("f.lc-2")
    assert level(game, "freya", "caster") == (2, 0)
    game.refused("change ls+1", "levels.base")


@clause("queen-by-midnight", "levels.temporary")
def test_a_level_for_a_time_is_taken_back() -> None:
    game = playing().do('level caster -1 freya --until "her next turn"')
    assert level(game, "freya", "caster") == (3, 1)
    assert "her next turn" in game.step_of("takeback").prompt
    game.do("takeback 1")
    assert level(game, "freya", "caster") == (4, 2)
    game.refused("takeback 1", "levels.temporary")


@clause("queen-by-midnight", "box.contents")
def test_a_supply_that_runs_dry_warns_and_goes_on() -> None:
    game = playing().do("level brawler 30")
    assert not game.remarks("box.contents")
    game.turn("lb+1")
    assert game.remarks("box.contents")
    game = playing()
    assert "24 Lash tokens left" in game.refused("change b.lash+25", "box.contents").because
    game.insist("change b.lash+25")
    assert game.remarks("box.contents")
    assert (game.of("boss-no").tokens["lash"], game.of("freya").tokens["lash"]) == (25, 0)
    game.turn("summon0/25:wolf")
    assert game.remarks("box.contents")


@clause("queen-by-midnight", "setup.player")
def test_tokens_come_from_the_one_who_has_them() -> None:
    game = playing().do("change b.lash+3")
    assert (game.of("boss-no").tokens["lash"], game.of("freya").tokens["lash"]) == (3, 21)
    game.do("change b.lash-2")
    assert (game.of("boss-no").tokens["lash"], game.of("freya").tokens["lash"]) == (1, 23)
    game.refused("change b.trance+1", "setup.player")


@clause("queen-by-midnight", "reaction.place", "reaction.free-to-lay")
def test_reactions_are_laid_in_any_number_and_cost_nothing() -> None:
    game = playing().turn("r2 r")
    one = game.of("hephesta")
    assert (one.of(Zone.REACTIONS), one.of(Zone.HAND), one.clout) == (3, 2, 0)
    game.refused("lay 3", "reaction.place")
    assert ready().turn("keep").refused("react hephesta 1", "reaction.place").allowed


@clause("queen-by-midnight", "warchest.closed", "ultimate.buy")
def test_the_war_chest_opens_at_eight() -> None:
    game = playing().hours(7).turn("c+30")
    game.refused("buy chest 2", "warchest.closed")
    game.refused("buy ultimate 9", "warchest.closed")
    game.refused("card ultimate 0", "ultimate.buy")
    game.hours(8).turn("chest2 chest2")
    game.refused("buy chest 2", "turn.buy")
    archive = game.cards("hephesta")[2]
    game.turn("ult9")
    assert game.remarks("ultimate.buy")
    assert game.cards("hephesta")[2] == archive + 1
    game.refused("buy ultimate 9", "ultimate.buy")
    assert "not been shuffled" in game.refused("card ultimate 1", "ultimate.buy").because
    game.turn("d20 ultimate1")
    assert "Glorious Charge!" in game.told
    assert game.of("hephesta").of(Zone.VAULT) == 3


@clause("queen-by-midnight", "clout.range", "health.range", "repertoire.areas")
def test_what_would_move_nothing_is_refused_with_the_reason() -> None:
    """An entry that changes nothing would stand in the log without a word."""
    game = playing()
    assert "no Clout: there is nothing to steal" in game.refused("steal 99 freya", "clout.range").because
    assert "no Clout to lose" in game.refused("change c-3", "clout.range").because
    assert "no Lash token" in game.refused("change boss.lash-1", "repertoire.areas").because
    archive = game.cards("freya")[2]
    same = game.refused(f"count freya --archive {archive} --hand 5", "repertoire.areas")
    assert f"hand 5, archive {archive}" in same.because
    assert game.do("change c-3 h-1").of("hephesta").health == 29
    assert game.do("change h+1 h+1").remarks("health.range")
    assert game.do("count freya --hand 4 --deck 5").cards("freya")[0] == 4
