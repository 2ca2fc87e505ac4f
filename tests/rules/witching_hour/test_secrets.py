"""What each seat sees, and what nobody does."""

from random import Random

from rules.core.secrecy import EVERYONE
from rules.core.values import FrozenMap, changed
from rules.witching_hour import TITLE
from rules.witching_hour.names import CardType, Phase
from rules.witching_hour.piles import NOTHING, cards_of, minus, of, plus, size
from rules.witching_hour.state import State
from rules.witching_hour.view import view
from tests.clauses import clause
from tests.contract.play import play
from tests.rules.witching_hour.game import Game, at_table, seated


def otherwise(state: State, viewer: str, random: Random) -> State:
    """A table that looks the same to a viewer: all that is hidden from them is dealt anew, to piles of the same size.

    Nothing that waits to be chosen may be among it.
    """
    hidden = [(f"hand {one}", state.hand(one)) for one in state.seats if one != viewer]
    hidden += [(f"hex {one}", state.hex(one)) for one in state.seats] + [("discard", state.discard)]
    cards = list(cards_of(plus(NOTHING, *(pile for _, pile in hidden))))
    random.shuffle(cards)
    dealt = {}
    for name, pile in hidden:
        dealt[name], cards = of(cards[: size(pile)]), cards[size(pile) :]
    hands = {one: dealt.get(f"hand {one}", state.hand(one)) for one in state.hands}
    hexes = {one: dealt[f"hex {one}"] for one in state.hexes}
    return changed(state, hands=FrozenMap(hands), hexes=FrozenMap(hexes), discard=dealt["discard"])


@clause("witching-hour", "hex.closed", "card.cauldron-secret")
def test_a_seat_cannot_tell_what_it_may_not_know() -> None:
    """Whatever lies in other hands, in Hex piles and among the discards: view and steps are the same."""
    random = Random(1)
    looked = [state for seed in range(4) for state in _turns(seed)]
    assert len(looked) > 100
    for state in looked:
        for viewer in (EVERYONE, *state.seats):
            other = otherwise(state, viewer, random)
            assert not list(TITLE.problems(other))
            assert view(other, viewer) == view(state, viewer)
            assert TITLE.steps_for(other, viewer) == TITLE.steps_for(state, viewer)


def _turns(seed: int) -> list[State]:
    """The states of a random play in which turns are played and nobody looks at cards."""
    states = (moved.performed.state for moved in play(TITLE, seed, 220))
    return [state for state in states if state.phase is Phase.TURNS and state.look is None]


@clause("witching-hour", "hex.closed")
def test_each_sees_the_own_hand_and_nobody_a_hex_pile() -> None:
    game = at_table("3 bell", "2 mirror", "book", hexes={"Abby": "2 skull"})
    assert game.seen("Abby").seats["Abby"].cards == {"bell": 3}
    assert game.seen("Abby").seats["Bob"].cards is None
    assert game.seen().seats["Abby"].cards is None
    for viewer in ("everyone", "Abby", "Bob"):
        text = game.seen(viewer).model_dump_json(exclude={"deck"})
        assert "skull" not in text
        assert game.seen(viewer).seats["Abby"].hex_pile == 2


@clause("witching-hour", "card.book", "card.skull")
def test_what_is_taken_is_told_to_its_taker_alone() -> None:
    game = at_table("book skull bell", "2 mirror", "bell").do("reveal book bob")
    assert game.seen("Bob").look is not None
    assert game.seen("Bob").look.cards is None  # type: ignore[union-attr]
    assert game.seen("Abby").look.cards == {"mirror": 2}  # type: ignore[union-attr]
    before = game.state
    game.do("take abby", card="mirror")
    assert "takes a card of Bob's hand" in game.label("Bob", before)
    assert "takes a Mirror of Bob's hand" in game.label("Abby", before)
    shown = [event.seen_by("Bob") for event in game.last.events]
    assert "mirror" not in str(shown)
    assert TITLE.action("take").visible(game.last.arguments, "Bob") == {"player": "abby"}


def test_a_dealt_hand_is_told_to_its_owner_alone() -> None:
    game = seated()
    before = game.state
    game.do("hand bob", cards="9 bell 3 skull mirror")
    assert "Bell" not in game.told
    assert "9 Bells" in game.label("Bob", before)
    assert "Bell" not in game.label("Abby", before)


def test_a_seats_choices_are_what_its_hand_allows() -> None:
    game = at_table("3 bell skull book", "2 mirror 2 candle familiar bell", "bell")
    for choice in game.step("Abby").choices:
        Game(game.state).turn(choice)
    assert game.step("Bob") == game.step()
    game.do("attack bob 2 bell")
    assert game.step("Bob").choices == (
        "no",
        "familiar",
        "2 candle",
        "1 familiar candle",
        "2 mirror",
        "1 mirror candle",
    )
    for choice in game.step("Bob").choices:
        Game(game.state).do(f"block {choice}")
    assert game.step().choices == ("no",)


def test_a_hand_is_not_given_away_by_a_refusal() -> None:
    game = at_table("3 bell", "2 mirror", "book")
    said = game.refused("attack bob 2 skull", "attack.set")
    assert "Bell" not in said.because
    assert minus(game.hand("Abby"), NOTHING) == FrozenMap({CardType.BELL: 3})
