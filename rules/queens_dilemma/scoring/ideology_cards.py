"""Ideology cards: known by number once their content was typed in; each Character may have two numbered 1."""

from __future__ import annotations

from rules.core.table import Table
from rules.queens_dilemma.events.ending import IdeologyCardDescribed
from rules.queens_dilemma.names import Character
from rules.queens_dilemma.notation.printer import print_ideology_card
from rules.queens_dilemma.pieces import IdeologyCard
from rules.queens_dilemma.scoring.texts import Reveal
from rules.queens_dilemma.state import State
from seeds.queens_dilemma import facts

ONES = ("1a", "1b")
"""What tells the two cards numbered 1 apart."""

CLAUSE = "scoring.reveal"


def cards_of(state: State, player: Character) -> dict[str, IdeologyCard]:
    """A Character's Ideology cards that are known, by number."""
    lead = f"{player}-"
    return {key.removeprefix(lead): card for key, card in state.cards.items() if key.startswith(lead)}


def turn_over(table: Table[State], reveal: Reveal) -> str:
    """The key of the card that is meant, as `xanthe-3`; a new one is described on the way. Asks for what is missing."""
    known = cards_of(table.state, reveal.player)
    number = _number(table, reveal, known)
    card = known.get(number)
    if reveal.content is None or (card and alike(card, reveal.content)):
        if card is None:
            table.ask(CLAUSE, f"What does {reveal.player.shown}'s card {number} show?", (_example(reveal, number),))
        return f"{reveal.player}-{number}"
    if card:
        because = f"{reveal.player.shown}'s card {number} was described as {print_ideology_card(card)}."
        table.confirm(CLAUSE, because, (f"{reveal.player}={number}",))
    elif len(known) >= facts().ideology.cards_each:
        because = f"All {facts().ideology.cards_each} Ideology cards of {reveal.player.shown} are known by now."
        table.confirm("setup.ideology-card", because, _listed(reveal.player, known))
    _check_bonuses(table, reveal.content)
    key = f"{reveal.player}-{number}"
    table.record(IdeologyCardDescribed(card=key, content=reveal.content))
    return key


def alike(one: IdeologyCard, other: IdeologyCard) -> bool:
    """The same content, in whatever order it was typed."""
    return set(one.favoured) == set(other.favoured) and set(one.balanced) == set(other.balanced)


def _number(table: Table[State], reveal: Reveal, known: dict[str, IdeologyCard]) -> str:
    ones = {number: card for number, card in known.items() if number in ONES}
    if reveal.number == "1":
        return _which_one(table, reveal, ones)
    if reveal.number:
        return reveal.number
    content = reveal.content
    assert content is not None
    same = tuple(number for number, card in known.items() if alike(card, content))
    if len(same) == 1:
        return same[0]
    because = f"What is the number on {reveal.player.shown}'s card “{print_ideology_card(content)}”?"
    table.ask(CLAUSE, because, tuple(_example(reveal, number) for number in same or ("3",)))


def _which_one(table: Table[State], reveal: Reveal, ones: dict[str, IdeologyCard]) -> str:
    """Which of the cards numbered 1 a plain `1` means."""
    content = reveal.content
    if content:
        free = tuple(number for number in ONES if number not in ones)
        found = tuple(number for number, card in ones.items() if alike(card, content)) or free
        if found:
            return found[0]
    elif not ones:
        return ONES[0]
    elif len(ones) == 1:
        number, card = next(iter(ones.items()))
        because = f"{reveal.player.shown}'s 1 is taken for {number}, {print_ideology_card(card)}."
        table.remark(CLAUSE, f"{because} If it is the other one, its content tells them apart.")
        return number
    table.ask(CLAUSE, f"{reveal.player.shown} has two cards numbered 1.", _listed(reveal.player, ones))


def _check_bonuses(table: Table[State], content: IdeologyCard) -> None:
    printed = facts().scoring.favored_winning
    for one in content.favoured:
        if one.bonus not in printed:
            because = f"A Favored Ideology brings {' or '.join(map(str, printed))} when it is winning, not {one.bonus}."
            table.confirm("scoring.favored-winning", because, tuple(f"{one.ideology} {bonus}" for bonus in printed))


def _listed(player: Character, known: dict[str, IdeologyCard]) -> tuple[str, ...]:
    return tuple(f'{player}="{number}: {print_ideology_card(card)}"' for number, card in known.items())


def _example(reveal: Reveal, number: str) -> str:
    content = print_ideology_card(reveal.content) if reveal.content else "order 3, force 1"
    return f'{reveal.player}="{number}: {content}"'
