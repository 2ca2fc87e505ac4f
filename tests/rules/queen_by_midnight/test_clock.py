"""The hours of the clock and the Declarations at 6."""

import json

from rules.core.event import Remarked
from rules.queen_by_midnight.declarations import undeclared
from rules.queen_by_midnight.events import Declared
from rules.queen_by_midnight.names import Phase, Princess
from rules.title import Call
from tests.clauses import clause
from tests.rules.queen_by_midnight.game import TITLE, playing


@clause("queen-by-midnight", "clock.five")
def test_at_five_twilight_comes_and_the_limit_is_six() -> None:
    game = playing().hours(4).turn("bb0 keep keep keep")
    market = game.state.market
    assert (market.deck, market.open, market.left, game.state.hand_limit) == ("twilight", 3, 23, 6)
    assert "The clock strikes 5. The Afternoon cards leave the Bazaar." in game.told
    assert "The hand limit is 6" in game.told


@clause("queen-by-midnight", "clock.six", "clock.six-timer")
def test_at_six_everyone_lays_a_declaration() -> None:
    game = playing().hours(6)
    assert game.state.phase is Phase.DECLARATIONS
    assert "timer" in next(one.words for one in game.last.events if isinstance(one, Remarked))
    assert undeclared(game.state) == tuple(map(Princess, ("hephesta", "boss-no", "freya")))
    game.declare("freya", "boss").declare("hephesta", "freya")
    game.refused("declare freya", "clock.six", pledge="hephesta")
    assert game.declare("boss", "freya").state.phase is Phase.TURNS
    assert game.state.turn is Princess.HEPHESTA
    game.refused("declare freya", "clock.six", pledge="hephesta")


@clause("queen-by-midnight", "declaration.cards")
def test_nobody_declares_for_herself_or_for_one_who_is_not_there() -> None:
    game = playing().hours(6)
    assert "freya" not in game.refused("declare freya", "declaration.cards", pledge="freya").allowed
    game.refused("declare freya", "declaration.cards", pledge="erdene")


@clause("queen-by-midnight", "clock.six")
def test_a_declaration_is_seen_by_nobody_else() -> None:
    game = playing().hours(6)
    public = game.seen().model_dump_json()
    game.declare("freya", "boss")
    event = game.happened(Declared)[0]
    for viewer in ("everyone", "hephesta", "boss-no"):
        assert "pledge" not in (event.seen_by(viewer) or {})
        assert game.seen(viewer).pledge is None
    assert (event.seen_by("freya") or {})["pledge"] == "boss-no"
    assert game.seen("freya").pledge == "boss-no"
    other = playing().hours(6).declare("freya", "hephesta")
    assert other.seen() == game.seen()
    assert other.told == game.told == "Freya lays a Declaration face down."
    assert json.loads(public)["princesses"]["freya"]["declared"] is False
    stored = Call("declare", {"player": "freya", "pledge": "boss-no"})
    assert TITLE.action("declare").visible(stored.arguments, "everyone") == {"player": "freya"}


@clause("queen-by-midnight", "clock.six")
def test_a_mistyped_declaration_is_not_repeated_to_the_table() -> None:
    refusal = playing().hours(6).refused("declare freya", "house.unreadable", pledge="hepe")
    assert "hepe" not in refusal.because


@clause("queen-by-midnight", "clock.eight")
def test_at_eight_midnight_comes_the_chests_open_and_each_gets_three_clout_on_her_next_turn() -> None:
    game = playing(4).declared(freya="erdene").do("change freya.h-30").hours(8)
    market = game.state.market
    assert (market.deck, market.open, market.left) == ("midnight", 3, 18)
    assert game.seen().war_chests_open
    assert [game.of(one).clout for one in ("hephesta", "boss-no", "erdene")] == [3, 0, 0]
    game.turn("keep")
    assert [game.of(one).clout for one in ("hephesta", "boss-no", "erdene")] == [3, 3, 0]
    game.turn("keep")
    assert game.state.turn is Princess.FREYA
    game.do("advise 1")
    assert [game.of(one).clout for one in ("freya", "erdene")] == [0, 3]
    game.hours(9)
    assert game.of("hephesta").clout == 3


@clause("queen-by-midnight", "clock.ten", "hand.limit")
def test_at_ten_the_limit_is_seven() -> None:
    game = playing().hours(9)
    assert game.state.hand_limit == 6
    assert game.cards("hephesta")[0] == 6
    game.hours(10)
    assert game.state.hand_limit == 7
    assert "The hand limit is 7; each draws the additional card" in game.told
    assert [game.cards(one)[0] for one in ("hephesta", "boss-no")] == [7, 6]
    game.turn("keep")
    assert game.cards("boss-no")[0] == 7


@clause("queen-by-midnight", "clock.twelve")
def test_at_twelve_the_game_is_over() -> None:
    game = playing().hours(11)
    assert game.state.phase is Phase.TURNS
    game.hours(12)
    assert game.state.phase is Phase.BETWEEN
    assert game.state.results[-1].how == "points"
