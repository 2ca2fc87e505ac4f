"""Stickers and other printed pieces of The Queen's Dilemma: where each is now."""

from __future__ import annotations

from collections.abc import Iterator

from campaign.store.projection import Values
from rules.queens_dilemma.codes import letters_of
from rules.queens_dilemma.state import State

KINDS = {"A": "agenda", "C": "chronicle", "END": "ending", "M": "mystery box", "": "envelope"}
STICKER_LETTERS = ("B", "K", "S")


def sticker_rows(state: State) -> Iterator[Values]:
    """The stickers in Diaries, in Regions and on the board."""
    for character, diary in state.diaries.items():
        for skill in diary.skills:
            yield character.value, "skill", skill.space, skill.code, skill.track, skill.used, skill.words
        for space, code in enumerate(diary.keywords, start=1):
            yield character.value, "keyword", space, code, None, 0, state.keywords.get(code, "")
        for space, code in enumerate(diary.stickers, start=1):
            yield character.value, "other", space, code, None, 0, ""
    for region, holding in state.regions.items():
        for space, building in enumerate(holding.built, start=1):
            yield region.value, "building", space, building.code, None, 0, building.place
    for code in state.endings:
        yield "board", "ending", 0, code, None, 0, ""


def piece_rows(state: State) -> Iterator[Values]:
    """One row for each piece; what is known of it later replaces what was known before."""
    pieces: dict[Values, Values] = {}
    for row in _known(state):
        pieces[row[:2]] = row
    yield from pieces.values()


def _known(state: State) -> Iterator[Values]:
    """Kind, code, place, holder and game of the pieces, in the order in which knowledge overrides earlier knowledge."""
    for code, unlocked in state.unlocked.items():
        yield kind_of(code), code, "called for", None, unlocked.game
    yield from _opened(state)
    yield from _cards(state)
    for code in state.trashed:
        known = state.unlocked.get(code)
        yield kind_of(code), code, "trash", None, known.game if known else None


def _opened(state: State) -> Iterator[Values]:
    for story in state.stories:
        known = state.unlocked.get(story.envelope)
        game = known.game if known else None
        yield "envelope", story.envelope, "opened", None, game
        yield "story", story.envelope, f"storyline {story.storyline}", None, game
    for code in state.opened_boxes:
        known = state.unlocked.get(code)
        yield "mystery box", code, "opened", None, known.game if known else None
    for code in state.endings:
        known = state.unlocked.get(code)
        yield "ending", code, "attached", None, known.game if known else None


def _cards(state: State) -> Iterator[Values]:
    for code, agenda in state.agendas.items():
        yield "agenda", code, agenda.lies, agenda.holder.value, agenda.game
    for code, chronicle in state.chronicles.items():
        herald = chronicle.herald.value if chronicle.herald else None
        yield "chronicle", code, chronicle.lies, herald, chronicle.game
    for number, event in state.event_cards.items():
        yield "event", str(number), f"slot {event.slot}", None, event.game
    for card in (*(one.card for one in state.counter), *([state.resolving.card] if state.resolving else ())):
        if card:
            yield "dilemma", card, "round counter", None, state.game
    if state.dilemma and state.dilemma.card:
        yield "dilemma", state.dilemma.card, "table", None, state.game
    for character, card in state.shown.items():
        yield "ideology", card, "shown", character.value, state.game
    for character, investment in state.investments.items():
        place = {None: "shown", True: "paid", False: "unpaid"}[investment.paid]
        yield "investment", f"{character.value} {investment.resource.value}", place, character.value, state.game


def kind_of(code: str) -> str:
    """The kind of piece that a code's letters stand for."""
    letters = letters_of(code)
    return "sticker" if letters in STICKER_LETTERS else KINDS.get(letters, "other")
