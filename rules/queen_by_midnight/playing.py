"""Playing cards on one's own turn, all but Attacks: Utility, Boon, Bane, Summon, the Ultimate; laying Reactions."""

from __future__ import annotations

from rules.core.names import Text
from rules.core.table import Table
from rules.queen_by_midnight.armory import lay_card
from rules.queen_by_midnight.cards import from_hand, move_cards
from rules.queen_by_midnight.events_cards import CardPlayed
from rules.queen_by_midnight.names import CardType, CardTypeName, ClassName, Princess, PrincessName, Zone
from rules.queen_by_midnight.state import State
from rules.queen_by_midnight.tracks import change_clout
from rules.queen_by_midnight.whose import active, check_class, in_play, price


def card(
    table: Table[State],
    kind: CardTypeName,
    cost: int,
    name: Text = "",
    *,
    of: ClassName | None = None,
    at: PrincessName | None = None,
    loyalty: int | None = None,
    banish: bool = False,
) -> None:
    """Play a card from the hand: `card utility 1`, `card boon 2 crown`, `card bane 2 curse --at freya`, ...

    A Summon needs its Loyalty: `card summon 3 wolf --loyalty 4`. `--of caster` checks the card's Class; `--banish`
    is for a card that says so. What it does is entered as changes.
    """
    player = active(table)
    place = _armory(table, player, kind, at)
    _fits(table, kind, loyalty, banish)
    if kind is CardType.ULTIMATE:
        one = table.state.repertoires[player]
        bought = one.of(Zone.ULTIMATE) == 0
        table.refuse_unless(bought, "ultimate.buy", "The Ultimate has not been bought yet.", ("buy ultimate 8",))
        if one.ultimate_archived:
            because = "The Ultimate went to the Archive, which has not been shuffled since: it cannot be in hand yet."
            table.confirm("ultimate.buy", because, ("end",))
    if of:
        check_class(table, player, of)
    pay_for_card(table, player, cost)
    what = name or (player.facts.ultimate if kind is CardType.ULTIMATE else "")
    table.record(CardPlayed(player=player, what=f"{kind.value} {what}".strip(), cost=cost, card_class=of))
    change_clout(table, player, -cost, "cost")
    move_cards(table, player, 1, Zone.HAND, Zone.PLAYING)
    if kind in (CardType.BOON, CardType.BANE, CardType.SUMMON):
        move_cards(table, player, 1, Zone.PLAYING, Zone.ARMORY)
        lay_card(table, kind, player, place, name, loyalty or 0)
    else:
        move_cards(table, player, 1, Zone.PLAYING, Zone.BANISHED if banish else Zone.ARCHIVE)
    if kind is CardType.ULTIMATE:
        table.remark("ultimate.buy", f"The large card's effect comes now: {player.facts.ultimate}")


def pay_for_card(table: Table[State], player: Princess, cost: int) -> None:
    """Refuses a card that is not in hand, or whose To Play cannot be paid."""
    from_hand(table, player, 1, "turn.actions")
    price(table, player, cost)


def _armory(table: Table[State], player: Princess, kind: CardType, at: Princess | None) -> Princess:
    """Into whose Armory: one's own, or for a Bane an opponent's (card.armory)."""
    others = tuple(one for one in table.state.in_play if one is not player)
    if kind is not CardType.BANE:
        because = f"A {kind.value} is not laid at an opponent; only Banes are."
        table.refuse_unless(at is None or at is player, "card.armory", because, ("without --at",))
        return player
    if at is None:
        table.ask("card.armory", "Into whose Armory does the Bane go?", tuple(f"--at {one}" for one in others))
    in_play(table, at)
    table.refuse_unless(at is not player, "card.armory", "Banes go into an opponent's Armory.", others)
    return at


def _fits(table: Table[State], kind: CardType, loyalty: int | None, banish: bool) -> None:
    if kind is CardType.SUMMON and loyalty is None:
        table.ask("summon.loyalty", "How much Loyalty is printed on the Summon?", ("--loyalty 4",))
    because = "Loyalty is printed on Summons alone, and is 1 or more."
    fits = loyalty is None or (kind is CardType.SUMMON and 1 <= loyalty <= 30)
    table.refuse_unless(fits, "summon.loyalty", because, ("card summon 3 wolf --loyalty 4",))
    once = not banish or kind in (CardType.UTILITY, CardType.ULTIMATE)
    table.refuse_unless(once, "card.utility", "Only a card that would be archived is banished when played.")


def lay(table: Table[State], cards: int = 1) -> None:
    """Lay Reactions face down into the Armory: `lay`, `lay 2`. It costs nothing; their cost falls due later."""
    player = active(table)
    table.refuse_unless(cards >= 1, "reaction.place", f"{cards} Reactions are not laid.", ("lay 1",))
    from_hand(table, player, cards, "reaction.place")
    move_cards(table, player, cards, Zone.HAND, Zone.REACTIONS)
