"""What must never be, whatever the table does."""

from __future__ import annotations

from collections.abc import Iterator

from rules.queen_by_midnight.names import CardType, Status, Zone
from rules.queen_by_midnight.state import Repertoire, State
from seeds.queen_by_midnight import facts


def problems(state: State) -> Iterator[str]:
    """Sentences on what is unsound: cards made or lost, tracks out of bounds, two Advisors of one Princess."""
    known = facts()
    for player, one in state.repertoires.items():
        yield from (f"{player}: {words}" for words in _repertoire(one))
        if not 0 <= one.health <= known.most_health or one.clout < 0:
            yield f"{player} has {one.health} Health and {one.clout} Clout"
        lying = sum(card.owner is player for card in state.armory)
        if lying != one.of(Zone.ARMORY):
            yield f"{player} owns {lying} cards in Armories, and {one.of(Zone.ARMORY)} are counted"
    leaders = [one.leader for one in state.repertoires.values() if one.status is Status.ADVISOR]
    if len(set(leaders)) < len(leaders) or None in leaders:
        yield "two Advisors of one Princess, or one of nobody"
    if any(card.kind is CardType.SUMMON and card.loyalty < 1 for card in state.armory):
        yield "a Summon without Loyalty lies in an Armory"
    if len({card.id for card in state.armory}) < len(state.armory):
        yield "two cards in Armories share a name"
    if min(state.market.open, state.market.left) < 0:
        yield "the Bazaar is below nothing"


def _repertoire(one: Repertoire) -> Iterator[str]:
    each = facts().cards_each
    brought = each.starter + each.vault + each.war_chest + one.brought
    if sum(one.cards.values()) != brought:
        yield f"{sum(one.cards.values())} cards are there, not {brought}"
    if any(number < 0 for number in one.cards.values()):
        yield "a zone holds less than no card"
