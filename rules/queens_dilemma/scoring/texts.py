"""Arguments of the scoring, as they are typed: `xanthe=3: order 3, force 1`, `lyrie=army paid: +2 hegemony`."""

import re
from typing import Annotated

from pydantic import BeforeValidator, PlainSerializer

from rules.core.names import by_prefix, matching
from rules.core.refusal import ambiguous, unreadable
from rules.core.values import Frozen
from rules.queens_dilemma.effects import Row
from rules.queens_dilemma.goods import Goods
from rules.queens_dilemma.names import Character, Resource
from rules.queens_dilemma.notation import (
    parse_effects,
    parse_goods,
    parse_ideology_card,
    print_effects,
    print_goods,
    print_ideology_card,
)
from rules.queens_dilemma.pieces import IdeologyCard

PAID = "paid"
UNPAID = "unpaid"
CARD_EXAMPLES = ("xanthe=3", 'xanthe="3: order 3, force 1"')
RESULT_EXAMPLES = ("lyrie=paid", 'lyrie="army paid: +2 hegemony"', "syd=unpaid")


def _results_of(player: str) -> tuple[str, ...]:
    """How a result of that player's is typed."""
    return tuple(f"{player}={example.partition('=')[2]}" for example in RESULT_EXAMPLES)


class Reveal(Frozen):
    """An Ideology card that is turned over: its number (empty: not typed), its content, or both."""

    player: Character
    number: str = ""
    content: IdeologyCard | None = None

    def __str__(self) -> str:
        content = print_ideology_card(self.content) if self.content else ""
        return f"{self.player}={': '.join(part for part in (self.number, content) if part)}"


class ShownKind(Frozen):
    """An Investment card that is turned over: `lyrie=army`."""

    player: Character
    resource: Resource

    def __str__(self) -> str:
        return f"{self.player}={self.resource}"


class Result(Frozen):
    """How an Investment ends: its Resource, whether it is paid, with what exactly, and what its box brings.

    None stands for what was not typed: the kind shown before, the payment nearest at hand, the box remembered.
    """

    player: Character
    paid: bool
    resource: Resource | None = None
    goods: Goods | None = None
    effects: tuple[Row, ...] | None = None

    def __str__(self) -> str:
        goods = print_goods(self.goods) if self.goods is not None else ""
        words = (self.resource or "", PAID if self.paid else UNPAID, goods)
        box = "" if self.effects is None else f": {print_effects(self.effects)}"
        return f"{self.player}={' '.join(word for word in words if word)}{box}"


def read_reveal(text: object) -> object:
    """A Reveal from `xanthe=3`, `xanthe=1b: order 3, force 1` or `xanthe=order 3, force 1`; else as it is."""
    if not isinstance(text, str):
        return text
    player, said = _behind_equals(text, CARD_EXAMPLES)
    found = re.fullmatch(r"([2-9]|1[ab]?)\s*(?::\s*(.*))?", said.casefold())
    if found is None and said[0].isdigit():
        unreadable(f"“{said}” is no number of an Ideology card: 1 to 9, or 1a and 1b for two ones.", CARD_EXAMPLES)
    if found is None:
        return Reveal(player=player, content=parse_ideology_card(said))
    number, content = found[1], found[2]
    return Reveal(player=player, number=number, content=parse_ideology_card(content) if content else None)


def read_kind(text: object) -> object:
    """A ShownKind from `lyrie=army`; anything but text is left as it is."""
    if not isinstance(text, str):
        return text
    player, said = _behind_equals(text, ("lyrie=army",))
    return ShownKind(player=player, resource=by_prefix(Resource, said))


def read_result(text: object) -> object:
    """A Result from `lyrie=army paid 1 army, 4 gold: +2 hegemony`, parts of which may be left out; else as it is."""
    if not isinstance(text, str):
        return text
    player, said = _behind_equals(text, RESULT_EXAMPLES)
    head, colon, box = said.partition(":")
    words = head.split()
    resource = by_prefix(Resource, words.pop(0)) if len(words) > 1 and not _paid_or_not(words[0]) else None
    named = _paid_or_not(words[0]) if words else ()
    if not named:
        unreadable(f"“{said}” does not say whether the Investment is paid or unpaid.", _results_of(player))
    if len(named) > 1:
        ambiguous(f"“{words[0]}” can be {' or '.join(named)}.", named)
    goods = parse_goods(" ".join(words[1:])) if words[1:] else None
    if goods is not None and named[0] == UNPAID:
        unreadable("An Investment that is unpaid costs nothing.", (f"{player}={UNPAID}",))
    effects = parse_effects(box) if colon else None
    return Result(player=player, paid=named[0] == PAID, resource=resource, goods=goods, effects=effects)


def _paid_or_not(word: str) -> tuple[str, ...]:
    return matching(word, (PAID, UNPAID))


def _behind_equals(text: str, examples: tuple[str, ...]) -> tuple[Character, str]:
    name, _, said = text.partition("=")
    player = by_prefix(Character, name)
    if not said.strip():
        unreadable(f"“{text}” lacks what stands behind the “=”.", examples)
    return player, said.strip()


RevealText = Annotated[Reveal, BeforeValidator(read_reveal), PlainSerializer(str)]
KindText = Annotated[ShownKind, BeforeValidator(read_kind), PlainSerializer(str)]
ResultText = Annotated[Result, BeforeValidator(read_result), PlainSerializer(str)]
