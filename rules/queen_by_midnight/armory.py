"""Armories: Boons, Banes and Summons laid into them, Loyalty, and what is dismissed."""

from __future__ import annotations

from rules.core.names import Text, matching
from rules.core.table import Table
from rules.queen_by_midnight.cards import move_cards
from rules.queen_by_midnight.events_cards import ArmoryEntered, ArmoryLeft, LoyaltyChanged
from rules.queen_by_midnight.names import CardType, Princess, PrincessName, Zone
from rules.queen_by_midnight.state import ArmoryCard, Mark, State
from rules.queen_by_midnight.whose import in_play, playing
from rules.queen_by_midnight.words import Target
from seeds.queen_by_midnight import facts


def lay_card(table: Table[State], kind: CardType, owner: Princess, place: Princess, name: str, loyalty: int) -> None:
    """A card comes into an Armory, under a name that is its own; an Armory has no limit."""
    ident = _free_id(table.state, name or kind.value)
    card = ArmoryCard(id=ident, kind=kind, owner=owner, place=place, loyalty=loyalty)
    table.record(ArmoryEntered(card=card))
    tokens = sum(one.loyalty for one in table.state.armory)
    if loyalty and tokens > facts().tokens["loyalty"]:
        table.remark("box.contents", "The box has no Loyalty token left: note it on paper")


def _free_id(state: State, name: str) -> str:
    wanted = "-".join(name.casefold().replace("/", " ").replace(".", " ").split())
    taken = {one.id for one in state.armory}
    numbered = (f"{wanted}-{number}" for number in range(2, len(taken) + 3))
    return wanted if wanted not in taken else next(one for one in numbered if one not in taken)


def dismiss_card(table: Table[State], card: ArmoryCard) -> None:
    """Out of the Armory, whosever it is, into its owner's Archive (term.dismiss)."""
    table.record(ArmoryLeft(id=card.id, owner=card.owner))
    move_cards(table, card.owner, 1, Zone.ARMORY, Zone.ARCHIVE)


def change_loyalty(table: Table[State], card: ArmoryCard, amount: int) -> None:
    """A Summon's Loyalty moves; at 0 it is dismissed, and what is left over goes to nobody (summon.loyalty)."""
    now = max(card.loyalty + amount, 0)
    if now != card.loyalty:
        table.record(LoyaltyChanged(id=card.id, amount=now - card.loyalty, now=now))
    if now == 0:
        dismiss_card(table, card)


def card_of(state: State, ident: str) -> ArmoryCard | None:
    """The card of that id, if it still lies in an Armory."""
    return next((one for one in state.armory if one.id == ident), None)


def marked(table: Table[State], target: Target) -> Mark:
    """A target as it is now: a Princess in play, or one of her Summons. Refuses what is not there."""
    in_play(table, target.player)
    if target.summon is None:
        return Mark(player=target.player)
    there = summons_of(table.state, target.player)
    names = tuple(one.id for one in there)
    found = matching(target.summon, names) if target.summon else names
    allowed = tuple(f"{target.player}/{name}" for name in names) or (target.player.value,)
    if len(found) > 1:
        table.ask("summon.reactions", f"Which Summon of {target.player.shown}?", allowed)
    because = f"{target.player.shown} has no such Summon."
    table.refuse_unless(found, "summon.reactions", because, allowed)
    return Mark(player=target.player, summon=found[0])


def summons_of(state: State, player: Princess) -> tuple[ArmoryCard, ...]:
    """The Summons in a Princess' Armory."""
    return tuple(one for one in state.armory if one.place is player and one.kind is CardType.SUMMON)


def dismiss(table: Table[State], card: Text, who: PrincessName | None = None) -> None:
    """A card is dismissed to its owner's Archive: by its name, or `dismiss reaction freya` for one face down."""
    playing(table)
    names = tuple(one.id for one in table.state.armory)
    if card.casefold() == "reaction":
        _dismiss_reaction(table, who)
        return
    found = matching(card, names)
    if len(found) > 1:
        table.ask("term.dismiss", f"“{card}” fits several: {', '.join(found)}.", found)
    table.refuse_unless(found, "term.dismiss", f"No card “{card}” lies in an Armory.", (*names, "reaction freya"))
    lying = card_of(table.state, found[0])
    assert lying is not None
    wrong = who is not None and lying.place is not who
    table.refuse_unless(not wrong, "term.dismiss", f"{lying.id} lies at {lying.place.shown}.", (lying.place,))
    dismiss_card(table, lying)


def _dismiss_reaction(table: Table[State], who: Princess | None) -> None:
    state = table.state
    laid = tuple(one for one in state.in_play if state.repertoires[one].of(Zone.REACTIONS))
    if who is None:
        table.ask("term.dismiss", "Whose Reaction is dismissed?", tuple(f"dismiss reaction {one}" for one in laid))
    table.refuse_unless(who in laid, "term.dismiss", f"{who.shown} has no Reaction face down.", laid)
    move_cards(table, who, 1, Zone.REACTIONS, Zone.ARCHIVE)
