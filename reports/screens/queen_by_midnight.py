"""The screen of Queen by Midnight: the clock, the Princesses in turn order, Armories, an attack, standings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from rules.queen_by_midnight.names import Princess
from rules.queen_by_midnight.view import PrincessView, View

COLUMNS = ("Health", "Clout", "Hand", "Deck", "Arch.", "React.")


def screen(view: View, before: View | None = None) -> list[Any]:
    """Lines and one table. Tokens and standings are left out where they are as they were `before`.

    Whose eyes it is for sees her own Declaration.
    """
    parts: list[Any] = [_head(view)]
    if view.princesses:
        parts.append(_seats(view))
        parts += _armories(view, before)
    elif view.chosen or view.seats:
        parts.append(_choosing(view))
    parts += [*_attack(view), *_lasting(view), *_pledge(view), *_standings(view, before)]
    return parts


def _head(view: View) -> str:
    if not view.game:
        return "Before the first play"
    where = [f"Play {view.game}", f"{view.hour} o'clock", f"hand limit {view.hand_limit}"]
    bazaar = view.market
    where.append(f"{bazaar.deck.capitalize()} Bazaar {bazaar.open} open, {bazaar.left} in the deck")
    if view.war_chests_open:
        where.append("War Chests open")
    return ", ".join(where)


def name(princess: str) -> str:
    """A Princess' name as it is printed."""
    return Princess(princess).shown


def _seats(view: View) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column("Turn order", no_wrap=True, max_width=26)
    for column in COLUMNS:
        table.add_column(column, justify="right", no_wrap=True)
    table.add_column("Major/Minor", no_wrap=True)
    for princess, one in view.princesses.items():
        turn = view.turn == princess
        who = Text(f"{'*' if turn else ' '} {name(princess)} ({one.person})", style="bold" if turn else "")
        if one.status == "in play":
            table.add_row(who, *(str(number) for number in _numbers(one)), _levels(one))
        else:
            table.add_row(who, *("" for _ in COLUMNS), f"Advisor of {name(one.leader)}" if one.leader else "out")
    return table


def _numbers(one: PrincessView) -> tuple[int, ...]:
    return one.health, one.clout, one.hand, one.deck, one.archive, one.reactions


def _levels(one: PrincessView) -> str:
    return " ".join(f"{name[:3].capitalize()} {level.major}/{level.minor}" for name, level in one.levels.items())


def _choosing(view: View) -> str:
    chosen = [f"{person}: {name(view.chosen[person])}" if person in view.chosen else person for person in view.seats]
    first = f"; {view.first} starts" if view.first else ""
    return f"Clockwise: {', '.join(chosen)}{first}"


def _armories(view: View, before: View | None) -> Iterator[str]:
    for princess, one in view.princesses.items():
        if one.status != "in play":
            continue
        old = before.princesses.get(princess) if before else None
        lies = [f"{card.id} ({card.kind}{f' {card.loyalty}' if card.loyalty else ''})" for card in one.armory]
        if old is None or (old.armory, old.tokens) != (one.armory, one.tokens):
            lies += [f"{number} {token}" for token, number in one.tokens.items() if number]
        if lies:
            yield f"{name(princess)}: {', '.join(lies)}"


def _attack(view: View) -> Iterator[str]:
    if view.attack is not None:
        attack = view.attack
        waiting = f"; may react: {', '.join(name(one) for one in attack.waiting)}" if attack.waiting else ""
        yield (
            f"Attack: {name(attack.attacker)}, {attack.card_class.capitalize()} {attack.damage},"
            f" at {', '.join(attack.targets)}{waiting}"
        )


def _lasting(view: View) -> Iterator[str]:
    for one in view.lasting:
        until = f"until {one.until} (takeback {one.number})"
        yield f"{name(one.player)}: {one.card_class.capitalize()} {one.amount:+} {until}"


def _pledge(view: View) -> Iterator[str]:
    if view.pledge is not None:
        yield f"Your Declaration, face down: {name(view.pledge)}"


def _standings(view: View, before: View | None) -> Iterator[str]:
    if view.standings and (before is None or before.standings != view.standings):
        for person, one in view.standings.items():
            along = f", {one.along} along as Advisor" if one.along else ""
            yield f"{person}: {one.queen} of {one.plays} as Queen{along}"
