"""How many characters of each type there are, and what is wrong with a choice of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rules.blood_on_the_clocktower.catalog import character, on_script
from rules.blood_on_the_clocktower.characters import Character, official
from rules.blood_on_the_clocktower.circle import residents
from rules.blood_on_the_clocktower.names import Type, listed
from rules.blood_on_the_clocktower.state import State
from seeds.blood_on_the_clocktower import Counts, SetupChange, facts


class Fault(NamedTuple):
    """A clause, and a sentence on what it misses; `counts`: the number of a type, which a character may change."""

    clause: str
    because: str
    counts: bool = False


WITHOUT_NUMBERS = ("legion",)
"""With one of these, the numbers of the table do not hold at all."""


def base_counts(players: int) -> Counts:
    """The numbers of the table, by players without Travellers."""
    return facts().counts[players]


def changes(ids: tuple[str, ...]) -> tuple[SetupChange, ...]:
    """What the orange flowers among these characters change."""
    return tuple(facts().setup_changes[id_] for id_ in dict.fromkeys(ids) if id_ in facts().setup_changes)


def outsiders_allowed(base: int, found: tuple[SetupChange, ...], most: int) -> tuple[int, ...]:
    """The numbers of Outsiders that these changes leave open (setup.modifiers)."""
    if any(one.outsider_free for one in found):
        return tuple(range(most + 1))
    numbers = {base}
    for one in found:
        steps = one.outsider or ((0, 1) if one.adds == "damsel" else (0,))
        numbers = {number + step for number in numbers for step in steps}
    return tuple(sorted({min(max(number, 0), most) for number in numbers}))


def expected(ids: tuple[str, ...], players: int) -> dict[Type, tuple[int, ...]]:
    """The numbers that each type may have, given which characters are among them."""
    base, found = base_counts(players), changes(ids)
    no_evil = any(one.no_evil for one in found)
    minions = 0 if no_evil or any(one.minions_by_demon for one in found) else base.minion + sum(c.minion for c in found)
    demons = 0 if no_evil or any(one.no_demon for one in found) else base.demon
    dealt = players + ("lilmonsta" in ids)
    outsiders = outsiders_allowed(base.outsider, found, dealt - minions - demons)
    townsfolk = tuple(dealt - minions - demons - number for number in reversed(outsiders))
    return {Type.TOWNSFOLK: townsfolk, Type.OUTSIDER: outsiders, Type.MINION: (minions,), Type.DEMON: (demons,)}


def faults(state: State, ids: tuple[str, ...]) -> Iterator[Fault]:
    """What is wrong with these characters for the bag, the most telling first."""
    chosen = tuple(character(state, id_) for id_ in ids)
    yield from _strangers(state, chosen)
    yield from _doubles(ids)
    for one in changes(ids):
        if one.adds and one.adds not in ids:
            yield Fault("setup.modifiers", f"{character(state, one.adds).name} must be in play as well.")
    players = len(residents(state))
    total = players + ("lilmonsta" in ids)
    if len(ids) != total:
        yield Fault("setup.choose", f"{len(ids)} characters are chosen; {players} players need {total}.")
    elif not set(ids) & set(WITHOUT_NUMBERS):
        yield from _numbers(chosen, ids, players)


def _strangers(state: State, chosen: tuple[Character, ...]) -> Iterator[Fault]:
    known = {one.id for one in on_script(state)} | {one.adds for one in changes(tuple(one.id for one in chosen))}
    for one in chosen:
        if not one.type.dealt:
            yield Fault("setup.choose", f"{one.name} is a {one.type.value} and never in the bag.")
        elif one.id not in known:
            yield Fault("setup.edition", f"{one.name} is not of this edition.")


def _doubles(ids: tuple[str, ...]) -> Iterator[Fault]:
    special = facts().special
    if set(ids) & set(special.any_duplicates):
        return
    for id_, number in Counter(ids).items():
        most = 1 + (facts().setup_changes[id_].most_extra_copies if id_ in facts().setup_changes else 0)
        free = id_ in special.duplicates_allowed and most == 1
        if number > most and not free:
            yield Fault("setup.choose", f"{id_} is chosen {number} times; at most {most}.")


def _numbers(chosen: tuple[Character, ...], ids: tuple[str, ...], players: int) -> Iterator[Fault]:
    have = Counter(one.type for one in chosen)
    clauses = {Type.DEMON: "setup.demons", Type.MINION: "setup.minions", Type.OUTSIDER: "setup.outsiders"}
    for type_ in (Type.DEMON, Type.MINION, Type.OUTSIDER, Type.TOWNSFOLK):
        allowed = expected(ids, players)[type_]
        if have[type_] not in allowed:
            clause = clauses.get(type_, "setup.choose")
            changers = [one.name for one in chosen if _moves(one.id, type_)]
            if changers and type_ is Type.OUTSIDER:
                clause = "setup.modifiers"
            by = f" with the {listed(changers)} (else {getattr(base_counts(players), type_)})" if changers else ""
            yield Fault(clause, f"{type_.counted(have[type_])} where there should be {_or(allowed)}{by}.", counts=True)


def unknown_changes(chosen: Iterable[Character]) -> tuple[str, ...]:
    """The names of those that change the setup in a way that no facts tell: homebrew with a flower."""
    return tuple(dict.fromkeys(one.name for one in chosen if one.flower and one.id not in official()))


def _moves(id_: str, type_: Type) -> bool:
    """Whether a character's flower changes the number of a type."""
    one = facts().setup_changes.get(id_)
    if one is None:
        return False
    moved = {
        Type.OUTSIDER: one.outsider or one.outsider_free or one.adds == "damsel",
        Type.MINION: one.minion or one.minions_by_demon or one.no_evil,
        Type.DEMON: one.no_demon or one.no_evil,
    }
    return bool(moved.get(type_, any(moved.values())))


def _or(numbers: tuple[int, ...]) -> str:
    return " or ".join(str(number) for number in numbers)


def counted(counts: Counts) -> str:
    """`5 Townsfolk, 0 Outsiders, 1 Minion and 1 Demon`."""
    return listed([Type(name).counted(number) for name, number in counts])
