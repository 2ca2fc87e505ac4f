"""Turns: what may be done, buying and refreshing, the end of a turn, the hand limit, rounds."""

from rules.queen_by_midnight.names import Princess, Zone
from tests.clauses import clause
from tests.rules.queen_by_midnight.game import playing


@clause("queen-by-midnight", "turn.end", "hand.limit")
def test_hephestas_hands() -> None:
    """The rulebook's example: three of five played, the rest archived; at 5 one more; two of six kept, four drawn."""
    game = playing().hours(4)
    assert game.state.turn is Princess.HEPHESTA
    game.do("count hephesta --deck 30")
    game.turn("u0 u0 u0")
    assert game.cards("hephesta")[0] == 2
    game.turn("archive")
    assert game.cards("hephesta")[0] == 5
    game.turn("keep keep")
    assert (game.state.hour, game.state.hand_limit, game.state.turn) == (5, 6, Princess.HEPHESTA)
    assert game.cards("hephesta")[0] == 6
    game.turn("u0 u0 u0 u0")
    before = game.cards("hephesta")
    assert before[0] == 2
    game.turn("keep")
    assert game.cards("hephesta") == (6, before[1] - 4, before[2])


@clause("queen-by-midnight", "turn.end")
def test_with_cards_in_hand_it_is_asked_what_becomes_of_them() -> None:
    game = playing()
    assert game.refused("end", "turn.end").allowed == ("end keep", "end archive")
    assert game.turn("u0 u0 u0 u0 u0 end").cards("hephesta") == (5, 0, 5)


@clause("queen-by-midnight", "turn.end", "hand.limit")
def test_a_hand_above_the_limit_draws_none_and_discards_none() -> None:
    game = playing().do("draw 3")
    assert game.turn("keep").cards("hephesta") == (8, 2, 0)


@clause("queen-by-midnight", "turn.end")
def test_the_table_may_say_how_many_are_left() -> None:
    assert playing().do("end keep 2").cards("hephesta") == (5, 2, 3)
    assert playing().turn("keep7").cards("hephesta") == (7, 5, 0)


@clause("queen-by-midnight", "hand.limit")
def test_a_short_hand_draws_one_card_more_and_a_full_one_none() -> None:
    game = playing().hours(4)
    game.turn("keep x2 keep d2 keep")
    assert game.state.hour == 5
    hands = {}
    for _ in range(3):
        hands[game.state.turn] = game.cards(str(game.state.turn))[0]
        game.turn("keep")
    assert hands == {Princess.HEPHESTA: 6, Princess.BOSS_NO: 6, Princess.FREYA: 7}
    short = playing().hours(4)
    short.turn("keep keep").do("discard 3 hephesta").turn("keep")
    assert short.cards("hephesta")[0] == 3


@clause("queen-by-midnight", "turn.reshuffle")
def test_the_rest_of_the_deck_is_drawn_before_the_archive_is_shuffled() -> None:
    game = playing().turn("u0 u0 u0 u0 u0 end").turn("keep keep")
    assert game.cards("hephesta") == (5, 0, 5)
    game.do("count hephesta --deck 1").turn("x4 keep")
    assert game.cards("hephesta") == (5, 6, 0)
    empty = playing().do("count hephesta --deck 1 --archive 0 --hand 0").turn("end")
    assert empty.cards("hephesta") == (1, 0, 0)
    assert empty.remarks("turn.reshuffle")


@clause("queen-by-midnight", "turn.actions")
def test_all_actions_in_any_order_and_as_often_as_wanted_on_ones_own_turn() -> None:
    game = playing().turn("c+9 v1 u0 r rv u1 v1 rb bb1 r").turn("keep")
    assert game.state.turn is Princess.BOSS_NO
    assert game.of("hephesta").of(Zone.REACTIONS) == 2
    game.turn("keep")
    game.hours(6)
    game.refused("buy vault 0", "turn.actions")
    game.refused("card utility 0", "turn.actions")


@clause("queen-by-midnight", "turn.buy", "term.archive", "cost.buy-and-play")
def test_a_bought_card_goes_to_the_archive_and_is_replaced() -> None:
    game = playing().turn("c+9 v2")
    one = game.of("hephesta")
    assert (one.clout, one.of(Zone.VAULT), one.of(Zone.VAULT_DECK), one.of(Zone.ARCHIVE)) == (7, 3, 11, 1)
    game.do("buy bazaar 3 brawler")
    assert (game.state.market.open, game.state.market.left) == (3, 24)
    assert (game.of("hephesta").clout, game.of("hephesta").of(Zone.ARCHIVE)) == (4, 2)


@clause("queen-by-midnight", "turn.buy")
def test_an_empty_deck_refills_as_far_as_it_goes() -> None:
    game = playing()
    game.turn(" ".join(["v0"] * 14))
    assert (game.of("hephesta").of(Zone.VAULT), game.of("hephesta").of(Zone.VAULT_DECK)) == (1, 0)
    game.turn("v0")
    game.refused("buy vault 0", "turn.buy")
    market = playing().turn(" ".join(["bb0"] * 28)).state.market
    assert (market.open, market.left) == (0, 0)


@clause("queen-by-midnight", "clout.range", "cost.buy-and-play")
def test_what_cannot_be_paid_cannot_be_bought_or_played() -> None:
    game = playing().turn("c+1")
    for line in ("buy vault 2", "card utility 2", "attack brawler 2 major freya"):
        assert "1 Clout" in game.refused(line, "clout.range").because
    game.turn("u1")
    assert game.of("hephesta").clout == 0
    game.turn("c+2").insist("change c-5")
    assert game.of("hephesta").clout == 0


@clause("queen-by-midnight", "bazaar.class")
def test_only_cards_of_her_two_classes() -> None:
    game = playing().turn("c+9")
    assert game.refused("buy bazaar 1 schemer", "bazaar.class").allowed == ("brawler", "caster")
    assert game.refused("buy bazaar 1", "bazaar.class").allowed[0] == "buy bazaar 1 brawler"
    game.refused("attack schemer 0 major freya", "bazaar.class")
    game.refused("card utility 0 --of schemer", "bazaar.class")
    game.do("buy bazaar 1 caster")


@clause("queen-by-midnight", "turn.refresh-vault")
def test_two_clout_refresh_the_vault() -> None:
    playing().turn("c+1").refused("refresh vault", "turn.refresh-vault")
    game = playing().turn("c+5 rv")
    one = game.of("hephesta")
    assert (one.clout, one.of(Zone.VAULT), one.of(Zone.VAULT_DECK)) == (3, 3, 12)
    short = playing().turn("c+5 " + " ".join(["v0"] * 13) + " rv").of("hephesta")
    assert (short.of(Zone.VAULT), short.of(Zone.VAULT_DECK)) == (2, 0)


@clause("queen-by-midnight", "turn.refresh-bazaar")
def test_two_clout_refresh_the_bazaar() -> None:
    playing().turn("c+1").refused("refresh bazaar", "turn.refresh-bazaar")
    game = playing().turn("c+5 rb")
    assert (game.of("hephesta").clout, game.state.market.open, game.state.market.left) == (3, 3, 25)


@clause("queen-by-midnight", "round.order", "turn.clocktower")
def test_turns_go_clockwise_and_then_the_clock_hand_moves_on() -> None:
    game = playing()
    turns = []
    for _ in range(4):
        turns.append((game.state.turn, game.state.hour))
        game.turn("keep")
    heph, boss, freya = Princess.HEPHESTA, Princess.BOSS_NO, Princess.FREYA
    assert turns == [(heph, 1), (boss, 1), (freya, 1), (heph, 2)]
    assert "turn Clocktower and Bazaar that way" in game.told


@clause("queen-by-midnight", "round.order")
def test_who_is_knocked_out_is_skipped_also_when_it_is_the_first_player() -> None:
    game = playing(4).turn("keep").do("change heph.h-30")
    game.turn("keep keep")
    assert (game.state.turn, game.state.hour) == (Princess.ERDENE, 2)
    game.turn("keep")
    assert (game.state.turn, game.state.hour) == (Princess.BOSS_NO, 3)


@clause("queen-by-midnight", "round.order")
def test_who_falls_on_her_own_turn_ends_it() -> None:
    game = playing(4).do("change h-30")
    assert game.state.turn is Princess.BOSS_NO


@clause("queen-by-midnight", "term.discard", "card.triggers")
def test_discarded_cards_go_to_the_archive_without_being_played() -> None:
    game = playing().do("discard 2")
    assert game.cards("hephesta") == (3, 5, 2)
    assert game.remarks("card.triggers")
    game.refused("discard 4", "term.discard")
    assert game.do("discard 1 freya").cards("freya") == (4, 5, 1)


@clause("queen-by-midnight", "term.banish", "card.triggers")
def test_a_banished_card_is_never_shuffled_back() -> None:
    game = playing().do("banish 2")
    assert game.remarks("card.triggers")
    assert game.cards("hephesta") == (3, 5, 0)
    assert game.of("hephesta").of(Zone.BANISHED) == 2
    game.turn("x3 keep").turn("keep keep").turn("x5 keep")
    assert sum(game.cards("hephesta")) == 8
    game.do("count boss --archive 1").do("banish 1 boss --source archive")
    assert game.cards("boss-no") == (5, 5, 0)
    game.refused("banish 1 boss --source archive", "term.banish")


@clause("queen-by-midnight", "repertoire.areas")
def test_the_table_counts_and_the_ledger_follows() -> None:
    game = playing().do("count freya --hand 2 --deck 9")
    assert game.cards("freya") == (2, 9, 0)
    game.refused("count freya", "repertoire.areas")
    game.refused("count freya --hand -1", "repertoire.areas")
