"""The bag drawn by chance: characters that go together, and tokens that stand in for some of them."""

from __future__ import annotations

from collections.abc import Iterable

from rules.blood_on_the_clocktower.catalog import character, on_script
from rules.blood_on_the_clocktower.circle import residents
from rules.blood_on_the_clocktower.names import Type
from rules.blood_on_the_clocktower.numbers import changes, expected, faults, unknown_changes
from rules.blood_on_the_clocktower.state import Chosen, State
from rules.core.table import Table
from seeds.blood_on_the_clocktower import facts

TRIES = 200
BY_HAND = ("legion", "atheist")
"""They make another game of it: the Storyteller chooses them, chance does not."""


def draw_bag(table: Table[State]) -> tuple[str, ...]:
    """Characters for the bag by chance. Refuses (setup.choose) if the script has none that go together."""
    for _ in range(TRIES):
        drawn = _once(table)
        if drawn and not tuple(faults(table.state, drawn)):
            return drawn
    because = f"This script has no {len(residents(table.state))} characters that go together by chance."
    table.refuse("setup.choose", because, ("bag CHARACTER...",))


def _once(table: Table[State]) -> tuple[str, ...]:
    players = len(residents(table.state))
    pools = {type_: _pool(table.state, type_) for type_ in (Type.DEMON, Type.MINION, Type.OUTSIDER, Type.TOWNSFOLK)}
    drawn: tuple[str, ...] = ()
    for type_ in (Type.DEMON, Type.MINION):
        number = max(expected(drawn, players)[type_])
        if number > len(pools[type_]):
            return ()
        drawn += table.random.pick(pools[type_], number)
    if any(one.no_demon for one in changes(drawn)):
        drawn = tuple(id_ for id_ in drawn if id_ not in pools[Type.DEMON])
    open_numbers = [number for number in expected(drawn, players)[Type.OUTSIDER] if number <= len(pools[Type.OUTSIDER])]
    if not open_numbers:
        return ()
    drawn += table.random.pick(pools[Type.OUTSIDER], table.random.pick(open_numbers)[0])
    left = players + ("lilmonsta" in drawn) - len(drawn)
    if not 0 <= left <= len(pools[Type.TOWNSFOLK]):
        return ()
    townsfolk = table.random.pick(pools[Type.TOWNSFOLK], left)
    return _completed(drawn, townsfolk)


def _completed(others: tuple[str, ...], townsfolk: tuple[str, ...]) -> tuple[str, ...]:
    """With the characters that some of the Townsfolk bring along, each in place of another of the Townsfolk."""
    kept = list(townsfolk)
    for bringer in townsfolk:
        adds = next((one.adds for one in changes((bringer,)) if one.adds), None)
        if adds and adds not in (*others, *kept):
            spare = next((id_ for id_ in kept if not any(one.adds for one in changes((id_,)))), None)
            if spare is not None:
                kept[kept.index(spare)] = adds
    return (*others, *kept)


def _pool(state: State, type_: Type) -> tuple[str, ...]:
    pool = (one for one in on_script(state) if one.type is type_ and one.id not in BY_HAND)
    # What a homebrew flower changes is not known: it is chosen by hand.
    return tuple(one.id for one in pool if not unknown_changes((one,)))


def with_tokens(table: Table[State], chosen: Iterable[tuple[str, str]]) -> tuple[Chosen, ...]:
    """The characters with the tokens that go into the bag for them; what was not said is drawn (setup.bag)."""
    pairs = list(chosen)
    held = [token or id_ for id_, token in pairs]
    filled: list[Chosen] = []
    for id_, token in pairs:
        if id_ == "lilmonsta":
            token = ""
        elif not token and id_ in facts().special.stand_ins:
            free = _free_tokens(table.state, id_, held)
            table.refuse_unless(free, "setup.bag", f"No token is left to stand in for {id_}.", (f"{id_}=TOKEN",))
            token = table.random.pick(free)[0]
            held.append(token)
        else:
            token = token or id_
        filled.append(Chosen(character=id_, token=token))
    return tuple(filled)


def _free_tokens(state: State, id_: str, held: list[str]) -> tuple[str, ...]:
    types = tuple(Type(name) for name in facts().special.stand_ins[id_])
    without = (*BY_HAND, *facts().special.stand_ins, *facts().special.not_in_bag)
    pool = tuple(one.id for one in on_script(state) if one.type in types and one.id not in without)
    free = tuple(one for one in pool if one not in held)
    # A script with one Demon has no other token for a Lunatic: a second one of the same goes in.
    return free or (pool if Type.DEMON in types else ())


def token_fault(state: State, id_: str, token: str) -> str:
    """Why `token` cannot be what the player of `id_` draws; empty if it can."""
    if token == id_:
        return f"{character(state, id_).name} never goes into the bag." if id_ in facts().special.not_in_bag else ""
    types = facts().special.stand_ins.get(id_)
    if types is None:
        return f"{character(state, id_).name} is drawn as itself."
    kind = character(state, token).type
    return "" if kind.value in types else f"{character(state, token).name} cannot stand in for {id_}."
