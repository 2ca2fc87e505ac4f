"""What one hand allows, as it is typed in short: for the eyes of its owner."""

from __future__ import annotations

from collections.abc import Iterator

from rules.witching_hour.names import CardType
from rules.witching_hour.piles import Pile, size
from rules.witching_hour.state import State


def word_of(state: State, player: str) -> str:
    """A player's name as one word of a line: the shortest first word that fits one alone."""
    names = [one.casefold() for one in state.seats]
    first = player.split()[0]
    fitting = [one for one in names if one.startswith(first.casefold())]
    return first if len(fitting) == 1 or first == player else ""


def block_words(attack: Pile, hand: Pile) -> tuple[str, ...]:
    """Every answer to an attack that a hand allows, beside letting it through."""
    wanted, candles = size(attack), hand.get(CardType.CANDLE, 0)
    words: list[str] = ["familiar"] if hand.get(CardType.FAMILIAR) else []
    for kind, held in hand.items():
        if kind is CardType.BELL:
            continue
        if held >= wanted:
            words.append(f"{wanted} {kind}")
        if kind is not CardType.CANDLE and candles and wanted > 1 and held >= wanted - 1:
            words.append(f"{wanted - 1} {kind} candle")
    return tuple(words)


def play_words(state: State, player: str) -> tuple[str, ...]:
    """The abilities that a hand allows, and its largest attack of each type on each other player."""
    return (*_abilities(state, player), *_attacks(state, player))


def attack_words(state: State, player: str) -> str:
    """One attack that the hand allows, as an example."""
    return next(_attacks(state, player), "")


def _abilities(state: State, player: str) -> Iterator[str]:
    hand = state.hand(player)
    yield from (kind.value for kind in (CardType.SKULL, CardType.HOURGLASS, CardType.CAULDRON) if hand.get(kind))
    others = tuple(word for one in state.left_of(player) if (word := word_of(state, one)) and size(state.hand(one)))
    yield from (f"book:{one}" for one in others if hand.get(CardType.BOOK))
    seats = tuple(word for one in (*state.left_of(player), player) if (word := word_of(state, one)))
    yield from (f"chalice:{one}" for one in seats if hand.get(CardType.CHALICE))


def _attacks(state: State, player: str) -> Iterator[str]:
    hand = state.hand(player)
    for other in state.left_of(player):
        word = word_of(state, other)
        if word and size(state.hand(other)):
            yield from (f"{word}:{count}{kind}" for kind, count in hand.items())
