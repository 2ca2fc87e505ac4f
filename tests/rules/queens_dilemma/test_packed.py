"""What belongs into the Treasuries and the Save tray."""

from __future__ import annotations

from rules.core.secrecy import EVERYONE
from rules.queens_dilemma.packed import in_tray, in_treasury
from rules.queens_dilemma.view import view
from seeds.queens_dilemma import facts
from tests.clauses import clause
from tests.rules.queens_dilemma.board_setup import Game, first_round
from tests.rules.queens_dilemma.chronicles import in_play


def treasury(game: Game, who: str) -> dict[str, tuple[int, tuple[str, ...]]]:
    """Number and codes of each thing that one player packs."""
    return {one.thing: (one.number, one.codes) for one in in_treasury(view(game.state, EVERYONE), who)}


@clause("queens-dilemma", "save.treasury")
def test_a_treasury_holds_its_players_own_agendas_and_tokens() -> None:
    game = first_round()
    xanthe, lyrie = treasury(game, "xanthe"), treasury(game, "lyrie")
    assert xanthe["agendas"] == (1, ("A017",))
    assert xanthe["tokens"] == (1, ("Leader",))
    assert treasury(game, game.state.moderator or "")["tokens"] == (1, ("Moderator",))
    assert "A017" not in lyrie["agendas"][1]
    assert xanthe["gold"][0] == game.purse("xanthe").gold


@clause("queens-dilemma", "save.treasury")
def test_a_heraldry_token_on_a_card_is_not_in_the_treasury() -> None:
    game = in_play(c001="pass action; spaces 2; main: +1 food")
    game.do("dilemma read")
    game.vote("a1 pC001 pg pg pg")
    every = facts().box.heraldry_tokens_each
    assert treasury(game, "lyrie")["heraldry"][0] == every - 1
    assert treasury(game, "xanthe")["heraldry"][0] == every


@clause("queens-dilemma", "save.tray")
def test_the_third_slot_holds_no_card_that_is_in_play() -> None:
    packed = {one.thing: one for one in in_tray(view(in_play(c001="pass action; main: +1 food").state, EVERYONE))}
    assert packed["chronicles"].slot == packed["investments"].slot == "3"
    assert packed["chronicles"].codes == ()


@clause("queens-dilemma", "save.tray")
def test_what_players_hold_is_not_in_the_bag() -> None:
    game = first_round()
    bag = {one.thing: one.number for one in in_tray(view(game.state, EVERYONE)) if one.slot == "4: one bag"}
    assert list(bag) == ["gold", "food", "army", "materials", "power"]
    held = sum(purse.gold for purse in game.state.treasuries.values())
    assert bag["gold"] + held == facts().tokens["gold"].worth
    assert bag["power"] == game.state.supply
