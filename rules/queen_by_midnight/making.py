"""Changes that the table says: Clout, Health, Levels, Loyalty and tokens, as a card's text has it."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.table import Table
from rules.queen_by_midnight.armory import card_of, change_loyalty, marked
from rules.queen_by_midnight.names import CardClass, Princess
from rules.queen_by_midnight.state import State
from rules.queen_by_midnight.tracks import change_clout, change_health, change_level, change_tokens
from rules.queen_by_midnight.whose import in_play
from rules.queen_by_midnight.words import Change, print_change


def check_changes(table: Table[State], player: Princess, changes: Iterable[Change], own: bool = False) -> None:
    """Refuses changes that cannot be made. `own`: they are the attack's, and name nobody."""
    for change in changes:
        because = f"“{print_change(change)}” goes to whom the attack meets: leave the name out."
        table.refuse_unless(not own or change.target is None, "attack.bonuses", because, ("c-1", "c+2"))
        table.refuse_unless(change.amount, "house.unreadable", "A change of nothing.", ("c+1",))
        if change.target and change.target.summon is not None:
            fits = change.thing in ("loyalty", "health", "clout")
            table.refuse_unless(fits, "summon.loyalty", "A Summon has Loyalty and nothing else.", ("freya/wolf.l-2",))
            marked(table, change.target)
            continue
        nobody = change.thing == "loyalty"
        because = "Loyalty is a Summon's: name it."
        table.refuse_unless(not nobody, "summon.loyalty", because, ("freya/wolf.l-2",))
        in_play(table, change.target.player if change.target else player)


def apply_change(table: Table[State], change: Change, player: Princess, reason: str) -> None:
    """One change, for its target or for `player`."""
    if change.target and change.target.summon is not None:
        card = card_of(table.state, marked(table, change.target).summon)
        assert card is not None
        change_loyalty(table, card, change.amount)
        return
    who = change.target.player if change.target else player
    match change.thing:
        case "clout":
            change_clout(table, who, change.amount, reason)
        case "health":
            change_health(table, who, change.amount, reason)
        case "brawler" | "caster" | "schemer":
            change_level(table, who, CardClass(change.thing), change.amount)
        case token:
            change_tokens(table, who, token, change.amount)


def check_amount(table: Table[State], change: Change, player: Princess) -> None:
    """Asks about a change typed by hand that takes more than is there, or a token that the box has no more."""
    if change.target and change.target.summon is not None:
        return
    who = change.target.player if change.target else player
    one, thing, asked = table.state.repertoires[who], change.thing, abs(change.amount)
    held = {"health": one.health, "clout": one.clout}.get(thing)
    if held is not None and change.amount < 0 < held < asked:
        because = f"{asked} {thing.capitalize()} were asked, and {who.shown} has {held}."
        ways = (f"change {who}.{thing}-{held}",)
        table.confirm(f"{thing}.range", because, ways)
        return
    keeper = next((one for one in Princess if thing in one.facts.tokens), None)
    if keeper in (None, who) or change.amount < 0 or keeper not in table.state.repertoires:
        return
    left = table.state.repertoires[keeper].tokens.get(thing, 0)
    if left < change.amount:
        because = f"{keeper.shown} has {left} {thing.capitalize()} {'token' if left == 1 else 'tokens'} left to give."
        table.confirm("box.contents", because, (f"change {who}.{thing}+{left}",) if left else ())


def why_nothing(state: State, player: Princess, change: Change) -> tuple[str, str]:
    """The clause and the sentence for a change that moves nothing: a loss takes what is there, no more."""
    who = change.target.player if change.target else player
    if change.thing == "health":
        return "health.range", f"{who.shown} stays at {state.repertoires[who].health} Health: nothing moves."
    if change.thing == "clout":
        return "clout.range", f"{who.shown} has no Clout to lose: nothing moves."
    return "repertoire.areas", f"{who.shown} has no {change.thing.capitalize()} token to give back: nothing moves."
