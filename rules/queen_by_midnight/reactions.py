"""Reactions: activated from the Armory, one at a time, in turn order."""

from __future__ import annotations

from rules.core.names import Text
from rules.core.refusal import Kind, Refusal
from rules.core.table import Table
from rules.queen_by_midnight.attacks import go_on
from rules.queen_by_midnight.cards import move_cards
from rules.queen_by_midnight.events_cards import ReactionDone, ReactionUsed
from rules.queen_by_midnight.names import Negates, NegatesName, Princess, PrincessName, Zone
from rules.queen_by_midnight.state import State
from rules.queen_by_midnight.tracks import change_clout
from rules.queen_by_midnight.whose import in_play, playing, price

NO, YES = "no", "yes"


def react(table: Table[State], player: PrincessName, cost: Text, negates: NegatesName = Negates.NOTHING) -> None:
    """Activate a Reaction: its cost and what it negates (card, health, clout, nothing); or `react freya no`."""
    playing(table)
    in_play(table, player)
    said = cost.casefold()
    if said and YES.startswith(said):
        ways = (f"react {player} 1 card", f"react {player} 0 health", f"react {player} 0 nothing")
        table.ask("reaction.activate", "What does the Reaction cost, and what does it negate?", ways)
    if said and NO.startswith(said):
        _lets_it_come(table, player)
        return
    if not cost.isdecimal():
        because = f"“{cost}” is no cost: the Clout that is paid, or no."
        raise Refusal(Kind.UNREADABLE, "house.unreadable", because, (f"react {player} 2 card", f"react {player} no"))
    _may(table, player, negates)
    laid = table.state.repertoires[player].of(Zone.REACTIONS)
    because = f"{player.shown} has no Reaction face down; from the hand none can be used."
    table.refuse_unless(laid, "reaction.place", because, (f"count {player} --reactions 1",))
    price(table, player, int(cost), "reaction.activate")
    table.record(ReactionUsed(player=player, cost=int(cost), negates=negates))
    change_clout(table, player, -int(cost), "cost")
    move_cards(table, player, 1, Zone.REACTIONS, Zone.ARCHIVE)
    attack = table.state.attack
    if attack and player in attack.waiting and (negates is Negates.CARD or laid == 1):
        table.record(ReactionDone(player=player))
    go_on(table)


def _lets_it_come(table: Table[State], player: Princess) -> None:
    attack = table.state.attack
    waiting = attack.waiting if attack else ()
    table.refuse_unless(player in waiting, "reaction.activate", f"{player.shown} is not asked now.", waiting)
    _in_order(table, player)
    table.record(ReactionDone(player=player))
    go_on(table)


def _in_order(table: Table[State], player: Princess) -> None:
    attack = table.state.attack
    assert attack is not None
    first = attack.waiting[0]
    because = f"{first.shown} comes first: targets react in turn order."
    ways = (f"react {first} no", f"react {first} 2 card")
    table.refuse_unless(player is first, "attack.reactions-order", because, ways)


def _may(table: Table[State], player: Princess, negates: Negates) -> None:
    """Whether that player can react now, and in that way."""
    attack = table.state.attack
    if attack is None:
        because = "No attack is under way: there is nothing of it to negate. What it does is entered as changes."
        table.refuse_unless(negates is Negates.NOTHING, "reaction.timing", because, ("nothing",))
        return
    hers = any(mark.player is player for mark in attack.targets)
    because = f"The attack meets neither {player.shown} nor a Summon in that Armory."
    targets = tuple(dict.fromkeys(mark.player for mark in attack.targets))
    table.refuse_unless(hers, "reaction.activate", because, targets)
    if attack.unblockable:
        table.refuse("attack.unblockable", "It is Unblockable: no Reaction helps.", ("hit major", "hit 3"))
    if player not in attack.waiting:
        table.refuse_unless(not attack.waiting, "attack.reactions-order", f"{player.shown} has had the turn to react.")
        because = "The attack is being carried out: only what answers one of its effects can come, after it."
        table.refuse("attack.choices-after", because, ("hit major", "hit 3"))
    _in_order(table, player)
