"""Cards move between the zones of a Repertoire: drawing, discarding, banishing, and counting anew."""

from __future__ import annotations

from typing import Literal

from rules.core.table import Table
from rules.queen_by_midnight.events_cards import CardsCounted, CardsMoved
from rules.queen_by_midnight.names import Princess, PrincessName, Zone
from rules.queen_by_midnight.state import State
from rules.queen_by_midnight.whose import in_play, playing
from rules.queen_by_midnight.words import some_cards

BanishedFrom = Literal["hand", "deck", "archive", "vault", "reactions"]


def move_cards(table: Table[State], player: Princess, count: int, source: Zone, target: Zone) -> None:
    """So many cards go from zone to zone; nothing is recorded for 0."""
    if count:
        table.record(CardsMoved(player=player, count=count, source=source, target=target))


def draw_cards(table: Table[State], player: Princess, count: int) -> int:
    """Draw: what is left in the deck first, then from the shuffled Archive; fewer when both are empty."""
    wanted = max(count, 0)
    drawn = min(wanted, table.state.repertoires[player].of(Zone.DECK))
    move_cards(table, player, drawn, Zone.DECK, Zone.HAND)
    archive = table.state.repertoires[player].of(Zone.ARCHIVE)
    if drawn < wanted and archive:
        move_cards(table, player, archive, Zone.ARCHIVE, Zone.DECK)
        rest = min(wanted - drawn, archive)
        move_cards(table, player, rest, Zone.DECK, Zone.HAND)
        drawn += rest
    if drawn < wanted:
        table.remark("turn.reshuffle", f"Deck and Archive are empty: {drawn} drawn, not {wanted}")
    return drawn


def from_hand(table: Table[State], player: Princess, count: int, clause: str) -> None:
    """Refuses to take more cards from a hand than the ledger has there."""
    held = table.state.repertoires[player].of(Zone.HAND)
    because = f"{player.shown} has {some_cards(held)} in hand by the ledger. If there are more, count them."
    table.refuse_unless(count <= held, clause, because, (f"count {player} --hand {count}",))


def _whose(table: Table[State], who: Princess | None) -> Princess:
    playing(table)
    player = who or table.state.turn
    assert player is not None
    in_play(table, player)
    return player


def draw(table: Table[State], count: int, who: PrincessName | None = None) -> None:
    """A card says: draw so many. `draw 2`, `draw 1 freya`."""
    player = _whose(table, who)
    table.refuse_unless(1 <= count <= 20, "house.unreadable", f"{count} cards are not drawn.", ("draw 1",))
    draw_cards(table, player, count)


def discard(table: Table[State], count: int, who: PrincessName | None = None) -> None:
    """A card says: discard so many from the hand into the Archive, without their effects."""
    player = _whose(table, who)
    table.refuse_unless(count >= 1, "house.unreadable", f"{count} cards are not discarded.", ("discard 1",))
    from_hand(table, player, count, "term.discard")
    move_cards(table, player, count, Zone.HAND, Zone.ARCHIVE)
    table.remark("card.triggers", "Only an effect that being discarded sets off comes now")


def banish(table: Table[State], count: int, who: PrincessName | None = None, *, source: BanishedFrom = "hand") -> None:
    """A card says: banish so many, from the hand or from elsewhere. They are never shuffled back."""
    player = _whose(table, who)
    table.refuse_unless(count >= 1, "house.unreadable", f"{count} cards are not banished.", ("banish 1",))
    zone = Zone(source)
    held = table.state.repertoires[player].of(zone)
    because = f"{player.shown} has {held} cards there by the ledger, not {count}."
    table.refuse_unless(count <= held, "term.banish", because, (f"count {player} --{source} {count}",))
    move_cards(table, player, count, zone, Zone.BANISHED)
    table.remark("card.triggers", "Only an effect that being banished sets off comes now")


def count(
    table: Table[State],
    player: PrincessName,
    *,
    hand: int | None = None,
    deck: int | None = None,
    archive: int | None = None,
    reactions: int | None = None,
    vault: int | None = None,
) -> None:
    """Put the ledger right: so many cards lie there. The table counts, the ledger follows."""
    playing(table)
    in_play(table, player)
    counted = {
        Zone.HAND: hand,
        Zone.DECK: deck,
        Zone.ARCHIVE: archive,
        Zone.REACTIONS: reactions,
        Zone.VAULT: vault,
    }
    given = {zone: now for zone, now in counted.items() if now is not None}
    table.refuse_unless(given, "repertoire.areas", "Which cards were counted?", (f"count {player} --hand 5",))
    for zone, now in given.items():
        table.refuse_unless(0 <= now <= 99, "repertoire.areas", f"{now} cards cannot lie there.", ("0 to 99",))
        if now != table.state.repertoires[player].of(zone):
            table.record(CardsCounted(player=player, zone=zone, now=now))
    said = ", ".join(f"{zone.value} {now}" for zone, now in given.items())
    because = f"That is what the ledger has already: {player.shown}, {said}. Nothing is to be put right."
    table.refuse_unless(table.events, "repertoire.areas", because, ("next",))
