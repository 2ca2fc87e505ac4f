"""What belongs into each Treasury and into the Save tray, counted from what everyone sees."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rules.queens_dilemma.names import Resource
from rules.queens_dilemma.view_shapes import View
from seeds.queens_dilemma import facts


class Packed(NamedTuple):
    """So many things of one kind in one slot of the Save tray, or in a Treasury; `codes` say which, if known."""

    slot: str
    thing: str
    number: int
    codes: tuple[str, ...] = ()


def in_treasury(view: View, who: str) -> Iterator[Packed]:
    """What one player puts into the Treasury (save.treasury); every kind of thing, also where there is none."""
    player, slot = view.players[who], "treasury"
    for resource in Resource:
        yield Packed(slot, resource.value, getattr(player, resource.value))
    yield Packed(slot, "diary", 1)
    yield Packed(slot, "voting-tile", 1)
    held = tuple(code for code, one in view.agendas.items() if one.holder == who and one.lies == "held")
    yield Packed(slot, "agendas", len(held), held)
    yield Packed(slot, "ideology", facts().ideology.cards_each)
    lying = [token for card in view.chronicles.values() for token in (card.token, *card.spaces)]
    lying += [token for card in view.events.values() for token in (card.token, *card.spaces)]
    yield Packed(slot, "heraldry", facts().box.heraldry_tokens_each - lying.count(who))
    tokens = tuple(name for name, holder in (("Leader", view.leader), ("Moderator", view.moderator)) if holder == who)
    yield Packed(slot, "tokens", len(tokens), tokens)


def in_tray(view: View) -> Iterator[Packed]:
    """What goes into the four slots of the Save tray, the last of which holds two bags (save.tray)."""
    yield Packed("1", "deck", view.deck)
    yield Packed("2", "stories", len(view.stories), tuple(story.envelope for story in view.stories))
    unlocked = tuple(code for code, one in view.chronicles.items() if one.lies == "deck")
    yield Packed("3", "chronicles", len(unlocked), unlocked)
    yield Packed("3", "events", len(view.events), tuple(view.events))
    yield Packed("3", "investments", facts().investment.cards)
    for resource in Resource:
        out = sum(getattr(player, resource.value) for player in view.players.values())
        yield Packed("4: one bag", resource.value, max(0, facts().tokens[resource.value].worth - out))
    yield Packed("4: one bag", "power", max(0, view.supply))
    yield Packed("4: other bag", "sliders", facts().box.sliders)
    yield Packed("4: other bag", "markers", facts().box.outcome_markers)
    yield Packed("4: other bag", "hegemony", facts().tokens["hegemony"].worth)
