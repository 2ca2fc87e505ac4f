"""Where every printed piece of The Queen's Dilemma lies, and what must hold of it after every action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.queens_dilemma.state import State

NOT_TAKEN_YET = ("agenda", "ending", "envelope", "box")
"""The kinds of duties whose piece still lies in the Legacy tray."""


def places(state: State) -> Iterator[tuple[str, str]]:
    """Each code with the place where its piece lies; one that lies in two places comes twice."""
    for player, diary in state.diaries.items():
        yield from ((code, f"{player}'s Keywords") for code in diary.keywords)
        yield from ((skill.code, f"{player}'s Skill space {skill.space}") for skill in diary.skills)
    for region, held in state.regions.items():
        yield from ((building.code, region.value) for building in held.built)
    yield from ((code, "a Storyline's slot") for code in state.endings)
    yield from ((story.envelope, "the Story cards") for story in state.stories)
    yield from ((code, "the opened boxes") for code in state.opened_boxes)
    yield from ((code, "the Trash box") for code in state.trashed)
    for code, agenda in state.agendas.items():
        if agenda.lies != "trash":
            yield code, f"{agenda.holder}'s hand" if agenda.lies == "held" else "the Ongoing Agendas"
    for code, card in state.chronicles.items():
        if card.lies != "trash":
            yield code, f"{card.lies} {card.slot}".removesuffix(" 0")
    yield from ((duty.code, "the Legacy tray") for duty in state.duties if duty.kind in NOT_TAKEN_YET)


def misplaced(state: State) -> Iterator[str]:
    """Sentences on pieces that lie in two places, or share one that holds a single piece, or were never called for."""
    lying: dict[str, list[str]] = {}
    for code, place in places(state):
        lying.setdefault(code, []).append(place)
    for code, where in lying.items():
        if len(where) > 1:
            yield f"{code} lies in {' and in '.join(where)}"
        if code not in state.unlocked and not _dilemma(code):
            yield f"{code} lies in {where[0]}, and nothing called for it"
    for player, diary in state.diaries.items():
        spaces = Counter(skill.space for skill in diary.skills)
        yield from (f"{player}'s Skill space {space} holds {n} Skills" for space, n in spaces.items() if n > 1)
    slots = Counter(card.slot for card in state.chronicles.values() if card.lies == "brown")
    yield from (f"brown slot {slot} holds {n} cards" for slot, n in slots.items() if n > 1)
    for code, card in state.chronicles.items():
        if (card.lies == "trash") != (code in state.trashed):
            yield f"{code} is trashed in one list only"
    for code, agenda in state.agendas.items():
        if (agenda.lies == "trash") != (code in state.trashed):
            yield f"{code} is trashed in one list only"


def _dilemma(code: str) -> bool:
    """Dilemma cards go by what the table calls them; they are called for by nothing."""
    return code.startswith("D")


def uneven(state: State) -> Iterator[str]:
    """Sentences on Power that was made or lost, and on what is below nothing."""
    lying = state.supply + state.pool + sum(one.power for one in state.treasuries.values())
    lying += sum(tile.power for tile in state.vote.tiles.values()) if state.vote else 0
    if lying != -state.outside:
        yield f"{lying} Power lie around, and {-state.outside} came from the box"
    for player, purse in state.treasuries.items():
        yield from (f"{player} has {amount} {what}" for what, amount in purse if amount < 0)
    for player, diary in state.diaries.items():
        for track in ("hegemony", "independence", "infamy"):
            if getattr(diary, track) < 0:
                yield f"{player} has {getattr(diary, track)} {track}"
    if min(state.pool, state.deck, *state.tokens.values(), 0) < 0:
        yield "the Pool, the deck or a pile of tokens is below 0"
