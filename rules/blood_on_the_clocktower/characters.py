"""Characters: those that are known by name, and those that a script brings along."""

from collections.abc import Iterable, Mapping
from functools import cache

from rules.blood_on_the_clocktower.names import Type, plain
from rules.core.refusal import Kind, Refusal
from rules.core.values import Frozen
from seeds.blood_on_the_clocktower import facts

HUNDREDTHS = 100
"""Places in the night are numbers with decimals: homebrew characters go between two others."""


class Character(Frozen):
    """A character by name and type. `first` and `other` are its places in the nights of a script, in hundredths; None
    if it has none.

    `flower` says that it changes the setup. A reminder stands there once per token.
    """

    id: str
    name: str
    type: Type
    first: int | None = None
    other: int | None = None
    reminders: tuple[str, ...] = ()
    flower: bool = False


@cache
def official() -> Mapping[str, Character]:
    """Every published character by its id."""
    known, orders = facts(), facts().nights["all"]
    flowers = {*known.setup_changes, *known.special.flower_only}
    return {
        id_: Character(
            id=id_,
            name=one.name,
            type=Type(one.type),
            first=_place(orders.first, id_),
            other=_place(orders.other, id_),
            reminders=(*one.reminders, *one.global_reminders),
            flower=id_ in flowers,
        )
        for id_, one in known.characters.items()
    }


def of_edition(edition: str) -> tuple[Character, ...]:
    """The characters of a base edition, Travellers included."""
    return tuple(one for id_, one in official().items() if facts().characters[id_].edition == edition)


def fitting(text: str, characters: Iterable[Character]) -> tuple[Character, ...]:
    """Those that `text` may mean: in full, else all that begin with it. Case, spaces and `_` do not matter."""
    wanted, known = plain(text), tuple(characters)
    exact = tuple(one for one in known if wanted in (one.id, plain(one.name)))
    begun = tuple(one for one in known if wanted and (one.id.startswith(wanted) or plain(one.name).startswith(wanted)))
    return exact or begun


def named(text: str, characters: Iterable[Character], where: str = "known") -> Character:
    """The one that `text` means. Refuses none (house.unknown-name) or several (house.ambiguous)."""
    known = tuple(characters)
    found = fitting(text, known)
    if len(found) == 1:
        return found[0]
    if found:
        names = tuple(one.id for one in found)
        because = f"“{text}” fits several: {', '.join(names)}."
        raise Refusal(Kind.AMBIGUOUS, "house.ambiguous", because, names, public=True)
    because = f"No character “{text}” is {where}."
    raise Refusal(Kind.UNREADABLE, "house.unknown-name", because, near(text, known), public=True)


def near(text: str, characters: Iterable[Character]) -> tuple[str, ...]:
    """The ids to show for a name that fits none: those with the same beginning, else all."""
    ids = tuple(one.id for one in characters)
    return tuple(id_ for id_ in ids if id_[:2] == plain(text)[:2]) or ids


def _place(order: tuple[str, ...], id_: str) -> int | None:
    return order.index(id_) * HUNDREDTHS if id_ in order else None
