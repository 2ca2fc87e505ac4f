"""Voting Phase: laying Power, raising, staying, passing, and when voting is over."""

from __future__ import annotations

from rules.core.names import Text, matching
from rules.core.table import Table
from rules.queens_dilemma.ballots import Tile, Vote
from rules.queens_dilemma.chronicle.card_actions import card_code, choose, open_cards, payable, resolve_chosen, sum_of
from rules.queens_dilemma.events.rounds import Passed, TurnTaken
from rules.queens_dilemma.flow import go_on, nothing_waits
from rules.queens_dilemma.goods import Goods
from rules.queens_dilemma.moves import give_moderator, move_power
from rules.queens_dilemma.names import Band, Character, CharacterName, Phase, Side, SideName
from rules.queens_dilemma.notation import EffectsText, GoodsText
from rules.queens_dilemma.places import tile_of, treasury_of
from rules.queens_dilemma.state import State
from rules.queens_dilemma.turn_end import end_turn, passed_turn

GATHER = "gather"
MODERATOR = "moderator"
NOTHING = Goods()


def cast(table: Table[State], player: CharacterName, side: SideName, power: int) -> None:
    """Vote: lay 1 or more Power on one side of the Voting tile."""
    tile = _turn_of(table, player)
    if tile.side is not None:
        raises = _powers(table, player, "r")
        clause = "vote.raise"
        because = f"{player.shown} voted {tile.side.shown} already: only more of the same side, or nothing."
        table.refuse(clause, because, (*raises, "s"))
    if table.state.treasuries[player].power < 1 <= power:
        table.refuse("vote.no-power", f"{player.shown} has no Power to vote with.", pass_words(table.state))
    _check_power(table, player, power, "vote.cast", side.value[0])
    table.record(TurnTaken(player=player, does="cast", side=side, power=power))
    _lay(table, player, power)


def raise_vote(table: Table[State], player: CharacterName, power: int) -> None:
    """Raise: add 1 or more Power to the side that was voted for."""
    side = _voted(table, player, "vote.raise", "raise")
    _check_power(table, player, power, "vote.raise", "r")
    table.record(TurnTaken(player=player, does="raise", side=side, power=power))
    _lay(table, player, power)


def stay(table: Table[State], player: CharacterName) -> None:
    """Stay: add nothing this time."""
    side = _voted(table, player, "vote.stay", "stay")
    table.record(TurnTaken(player=player, does="stay", side=side, power=0))
    end_turn(table, player)


def pass_vote(
    table: Table[State],
    player: CharacterName,
    how: Text,
    *,
    bonus: Text = "",
    effects: EffectsText | None = None,
    cost: GoodsText = NOTHING,
    paid: GoodsText | None = None,
) -> None:
    """Pass with one Pass Action: gather, moderator, or the code of a card or Skill; perhaps with a Pass Bonus.

    `--effects` are what a card or Skill brings in words, `--cost` what a Skill asks; `--paid "1 food, 2 gold"` pays
    otherwise than with the Resources themselves first.
    """
    if (side := _turn_of(table, player).side) is not None:
        because = f"{player.shown} voted {side.shown} and cannot pass any more in this Vote."
        table.refuse("vote.no-pass-after", because, (*_powers(table, player, "r"), "s"))
    named = matching(how, (GATHER, MODERATOR))
    card = "" if len(named) == 1 else card_code(how) or "nothing"
    extra = card_code(bonus) if bonus else ""
    chosen = choose(table, player, card, extra, pass_words(table.state), cost)
    because = "Gather and Become Moderator cost nothing."
    table.refuse_unless(chosen.cards or paid is None, "resource.chosen-cost", because, ("the same without --paid",))
    if named == (MODERATOR,) and _open_vote(table).moderator_on_tile:
        holder = table.state.moderator
        because = f"The Moderator token lies on {holder and holder.shown}'s tile: nobody else can take it in this Vote."
        table.refuse("pass.moderator", because, turn_words(table.state))
    table.record(Passed(player=player, how=card or named[0], bonus=extra))
    if named == (MODERATOR,):
        give_moderator(table, player, on_tile=True)
    resolve_chosen(table, player, chosen, paid, effects)
    go_on(table)


def pass_words(state: State) -> tuple[str, ...]:
    """The passes that are open to the player to move, as they are typed: `pg pm pC012 pg+C034`."""
    vote = state.vote
    if vote is None or vote.turn is None:
        return ()
    player = vote.turn
    plain = {"pg": NOTHING} if vote.moderator_on_tile else {"pg": NOTHING, "pm": NOTHING}
    cards = {f"p{one.code}": one.card.cost for one in open_cards(state, player, Band.PASS_ACTION)}
    bonuses = tuple(open_cards(state, player, Band.PASS_BONUS))
    return tuple(
        word
        for action, cost in (*plain.items(), *cards.items())
        for word in (
            action,
            *(
                f"{action}+{one.code}"
                for one in bonuses
                if action != f"p{one.code}" and payable(state, player, sum_of(cost, one.card.cost))
            ),
        )
    )


def turn_words(state: State) -> tuple[str, ...]:
    """All that the player to move may type: `a1 n4 r3 s pg pm`; a test plays every one of them."""
    if state.vote is None or state.vote.turn is None:
        return ()
    player = state.vote.turn
    held = state.treasuries[player].power
    if state.vote.tiles[player].side is not None:
        return (*_words("r", held), "s")
    return (*_words("a", held), *_words("n", held), *pass_words(state))


def _words(letter: str, held: int) -> list[str]:
    """`a1 a2 a3`, up to the Power that is held."""
    return [f"{letter}{power}" for power in range(1, held + 1)]


def _open_vote(table: Table[State]) -> Vote:
    vote = table.state.vote
    if table.state.phase is not Phase.VOTING or vote is None:
        table.refuse("round.phases", "No Vote is under way.", ("next",))
    return vote


def _turn_of(table: Table[State], player: Character) -> Tile:
    """The player's tile. Refused when it is not their turn, naming who is."""
    vote = _open_vote(table)
    turn = vote.turn
    assert turn is not None
    if passed_turn(table.state) is not None:
        because = f"What {turn.shown}'s card does is resolved first, in {turn.shown}'s own turn."
        table.refuse("pass.resolve-now", because, ("next",))
    nothing_waits(table)
    if player is not turn:
        tile = vote.tiles.get(player)
        clause = "pass.no-return" if tile and tile.passed else "vote.order"
        because = f"{player.shown} has passed and is out of this Vote." if tile and tile.passed else ""
        because = because or f"It is {turn.shown}'s turn, not {player.shown}'s."
        table.refuse(clause, because, tuple(f"{turn}:{word}" for word in turn_words(table.state)))
    return vote.tiles[player]


def _voted(table: Table[State], player: Character, clause: str, what: str) -> Side:
    tile = _turn_of(table, player)
    if tile.side is None:
        table.refuse(clause, f"{player.shown} has not voted yet, so cannot {what}.", turn_words(table.state))
    return tile.side


def _powers(table: Table[State], player: Character, letter: str) -> list[str]:
    return _words(letter, table.state.treasuries[player].power)


def _check_power(table: Table[State], player: Character, power: int, clause: str, letter: str) -> None:
    held = table.state.treasuries[player].power
    if 1 <= power <= held:
        return
    because = (
        f"{player.shown} has {held} Power, not {power}." if power > held else f"{power} Power is no vote: 1 or more."
    )
    table.refuse(clause, because, (*_powers(table, player, letter), *(("s",) if letter == "r" else ())))


def _lay(table: Table[State], player: Character, power: int) -> None:
    move_power(table, power, treasury_of(player), tile_of(player))
    end_turn(table, player)
