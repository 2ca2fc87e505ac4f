"""Voting Phase: laying Power, raising, staying, passing, and when voting is over."""

from __future__ import annotations

from rules.core.names import Text, matching
from rules.core.table import Table
from rules.queens_dilemma.events import Passed, SeatCrossed, TurnComes, TurnTaken, VotingClosed
from rules.queens_dilemma.flow import nothing_waits
from rules.queens_dilemma.moves import give_leader, give_moderator, move_power
from rules.queens_dilemma.names import Character, CharacterName, Phase, Side, SideName
from rules.queens_dilemma.resolution import resolve
from rules.queens_dilemma.seating import next_seat
from rules.queens_dilemma.state import State, Tile, Vote, tile_of, treasury_of

GATHER = "gather"
MODERATOR = "moderator"


def cast(table: Table[State], player: CharacterName, side: SideName, power: int) -> None:
    """Vote: lay 1 or more Power on one side of the Voting tile."""
    tile = _turn_of(table, player)
    if tile.side is not None:
        raises = _powers(table, player, "r")
        clause = "vote.raise"
        because = f"{player.shown} voted {tile.side.shown} already: only more of the same side, or nothing."
        table.refuse(clause, because, (*raises, "s"))
    held = table.state.treasuries[player].power
    table.refuse_unless(
        held > 0 or power < 1, "vote.no-power", f"{player.shown} has no Power to vote with.", pass_words(table.state)
    )
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
    _end_turn(table, player)


def pass_vote(table: Table[State], player: CharacterName, how: Text, *, bonus: Text = "") -> None:
    """Pass with one Pass Action: gather, moderator, or a card's code; perhaps with a Pass Bonus."""
    tile = _turn_of(table, player)
    because = f"{player.shown} voted {tile.side and tile.side.shown} and cannot pass any more in this Vote."
    table.refuse_unless(tile.side is None, "vote.no-pass-after", because, (*_powers(table, player, "r"), "s"))
    named = matching(how, (GATHER, MODERATOR))
    if len(named) != 1 or bonus:
        card = bonus if len(named) == 1 else how
        because = f"“{card}” is no Pass Action or Pass Bonus that is open now."
        table.refuse("pass.special", because, pass_words(table.state))
    if named[0] == MODERATOR:
        vote = _open_vote(table)
        holder = table.state.moderator
        because = f"The Moderator token lies on {holder and holder.shown}'s tile: nobody else can take it in this Vote."
        table.refuse_unless(not vote.moderator_on_tile, "pass.moderator", because, pass_words(table.state))
        table.record(Passed(player=player, how=MODERATOR))
        give_moderator(table, player, on_tile=True)
    else:
        table.record(Passed(player=player, how=GATHER))
    _end_turn(table, player)


def pass_words(state: State) -> tuple[str, ...]:
    """The passes that are open now, as they are typed."""
    blocked = state.vote is not None and state.vote.moderator_on_tile
    return ("pg",) if blocked else ("pg", "pm")


def turn_words(state: State) -> tuple[str, ...]:
    """All that the player to move may type: `a1 n4 r3 s pg pm`; a test plays every one of them."""
    if state.vote is None or state.vote.turn is None:
        return ()
    player = state.vote.turn
    powers = range(1, state.treasuries[player].power + 1)
    if state.vote.tiles[player].side is not None:
        return (*(f"r{power}" for power in powers), "s")
    votes = tuple(f"{side.value[0]}{power}" for side in Side for power in powers)
    return (*votes, *pass_words(state))


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


def _powers(table: Table[State], player: Character, letter: str) -> tuple[str, ...]:
    held = table.state.treasuries[player].power
    return tuple(f"{letter}{power}" for power in range(1, held + 1))


def _check_power(table: Table[State], player: Character, power: int, clause: str, letter: str) -> None:
    held = table.state.treasuries[player].power
    stay = ("s",) if letter == "r" else ()
    table.refuse_unless(
        power >= 1, clause, f"{power} Power is no vote: 1 or more.", (*_powers(table, player, letter), *stay)
    )
    because = f"{player.shown} has {held} Power, not {power}."
    table.refuse_unless(power <= held, clause, because, (*_powers(table, player, letter), *stay))


def _lay(table: Table[State], player: Character, power: int) -> None:
    move_power(table, power, treasury_of(player), tile_of(player))
    _end_turn(table, player)


def _end_turn(table: Table[State], player: Character) -> None:
    """The Leader token moves first, if it must; then the next seat is looked at (vote.takes-leader, vote.end)."""
    vote = _open_vote(table)
    mine = vote.tiles[player].power
    if all(mine > tile.power for other, tile in vote.tiles.items() if other is not player):
        give_leader(table, player)
    _go_round(table, player)


def _go_round(table: Table[State], player: Character) -> None:
    vote = _open_vote(table)
    everyone_had_a_turn = not any(tile.fresh for tile in vote.tiles.values())
    seat = player
    while True:
        seat = next_seat(tuple(vote.tiles), seat)
        if seat is table.state.leader and everyone_had_a_turn:
            table.record(VotingClosed())
            resolve(table)
            return
        if not vote.tiles[seat].passed:
            table.record(TurnComes(player=seat))
            return
        table.record(SeatCrossed(player=seat))
