"""Arguments of several parts, as they are typed: `xanthe:Ana`, `xanthe=House Varo`, `blodyn=red commercial 2 food`."""

import re
from collections.abc import Callable, Iterable
from typing import Annotated

from pydantic import BeforeValidator, PlainSerializer

from rules.core.names import by_prefix, matching
from rules.core.refusal import forbidden, unreadable
from rules.core.values import Frozen
from rules.queens_dilemma.goods import Goods
from rules.queens_dilemma.names import Character, Colour, Region
from rules.queens_dilemma.notation import parse_building, parse_goods, print_building, print_goods
from rules.queens_dilemma.notation.texts import padded_code
from rules.queens_dilemma.pieces import Building


class Seat(Frozen):
    """A Character and the person who plays it: `xanthe:Ana`."""

    player: Character
    person: str


class House(Frozen):
    """A Character's House name: `xanthe=House Varo`."""

    player: Character
    name: str


class Pick(Frozen):
    """A Region that is picked, perhaps with a check of who picks and with its base Building's label."""

    region: Region
    player: Character | None = None
    building: Building | None = None

    def __str__(self) -> str:
        who = f"{self.player}:" if self.player else ""
        label = f"={print_building(self.building)}" if self.building else ""
        return f"{who}{self.region}{label}"


class Share(Frozen):
    """A party of a Deal: who gives so much (`syd=1 food`), or, with nothing given, who serves (`xanthe`)."""

    player: Character
    given: Goods = Goods()

    def __str__(self) -> str:
        return f"{self.player}={print_goods(self.given)}" if self.given.total else self.player.value


def _parts(text: str, mark: str, example: str) -> tuple[str, str]:
    name, found, rest = text.partition(mark)
    if not found or not rest.strip():
        unreadable(f"“{text}” lacks what stands behind the “{mark}”.", (example,))
    return name, rest.strip()


def marked(words: object, names: Iterable[str], begins: Callable[[str], object]) -> object:
    """Words with the `=` that was left out: `blodyn red commercial 2 food` is `blodyn=red commercial 2 food`.

    It stands between a name and a word that `begins` a value; the value goes on up to the next name.
    """
    if not isinstance(words, (list, tuple)) or not all(isinstance(word, str) for word in words):
        return words
    known, whole, open_value = tuple(names), list[str](), False
    for word in words:
        named = "=" in word or bool(matching(word.rpartition(":")[2], known))
        if whole and not named and (open_value or ("=" not in whole[-1] and begins(word))):
            whole[-1] += f" {word}" if open_value else f"={word}"
            open_value = True
        else:
            whole.append(word)
            open_value = False
    return whole


def is_colour(word: str) -> bool:
    """Whether what a Building shows begins with this word."""
    return word.casefold() in set(Colour)


def read_seat(text: object) -> object:
    """A Seat from `xanthe:Ana`; anything but text is left as it is."""
    if not isinstance(text, str):
        return text
    name, person = _parts(text, ":", "xanthe:Ana")
    return Seat(player=by_prefix(Character, name), person=person)


def read_house(text: object) -> object:
    """A House from `xanthe=House Varo`; anything but text is left as it is."""
    if not isinstance(text, str):
        return text
    name, house = _parts(text, "=", 'xanthe="House Varo"')
    return House(player=by_prefix(Character, name), name=house)


def read_pick(text: object) -> object:
    """A Pick from `blodyn`, `xanthe:blodyn` or `blodyn=red commercial 2 food`; anything but text is left as it is."""
    if not isinstance(text, str):
        return text
    place, _, label = text.partition("=")
    who, colon, name = place.rpartition(":")
    return Pick(
        region=by_prefix(Region, name),
        player=by_prefix(Character, who) if colon else None,
        building=parse_building(label) if label.strip() else None,
    )


def read_share(text: object) -> object:
    """A Share from `syd=1 food` or `xanthe`; anything but text is left as it is."""
    if not isinstance(text, str):
        return text
    name, _, given = text.partition("=")
    traded = re.search(r"\b(power|leader|moderator)\b", given.casefold())
    if traded:
        forbidden("deal.forbidden", f"{traded[0].capitalize()} is never traded.", ("gold, food, army, materials",))
    return Share(player=by_prefix(Character, name), given=parse_goods(given) if given.strip() else Goods())


SeatText = Annotated[Seat, BeforeValidator(read_seat), PlainSerializer(lambda one: f"{one.player}:{one.person}")]
HouseText = Annotated[House, BeforeValidator(read_house), PlainSerializer(lambda one: f"{one.player}={one.name}")]
PickText = Annotated[Pick, BeforeValidator(read_pick), PlainSerializer(str)]
PickTexts = Annotated[tuple[PickText, ...], BeforeValidator(lambda words: marked(words, Region, is_colour))]
ShareText = Annotated[Share, BeforeValidator(read_share), PlainSerializer(str)]
ShareTexts = Annotated[tuple[ShareText, ...], BeforeValidator(lambda words: marked(words, Character, str.isdecimal))]

Code = Annotated[str, BeforeValidator(padded_code)]
"""The code of a printed piece: `a45` is A045."""
