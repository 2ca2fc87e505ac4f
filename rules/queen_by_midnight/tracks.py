"""Clout, Health, Levels and tokens: how each moves, and where it stops."""

from __future__ import annotations

from rules.core.table import Table
from rules.queen_by_midnight.events import CloutChanged, HealthChanged, LevelChanged, TokensChanged
from rules.queen_by_midnight.names import CardClass, Princess
from rules.queen_by_midnight.state import State
from rules.queen_by_midnight.words import Damage
from seeds.queen_by_midnight import facts


def change_clout(table: Table[State], player: Princess, amount: int, reason: str) -> int:
    """Clout gained or lost: a loss takes what is there, no more (clout.range). Gives the amount that moved."""
    held = table.state.repertoires[player].clout
    moved = max(amount, -held)
    if moved:
        table.record(CloutChanged(player=player, amount=moved, now=held + moved, reason=reason))
    return moved


def change_health(table: Table[State], player: Princess, amount: int, reason: str) -> None:
    """Health gained, up to 30, or lost, down to 0 (health.range)."""
    held = table.state.repertoires[player].health
    now = min(max(held + amount, 0), facts().most_health)
    if now != held:
        table.record(HealthChanged(player=player, amount=now - held, now=now, reason=reason))
    elif amount > 0:
        table.remark("health.range", f"{player.shown} stays at {held} Health: there is no more than that")


def change_level(table: Table[State], player: Princess, card_class: CardClass, amount: int) -> None:
    """Levels gained or lost: Major and Minor of the Class move alike (levels.change)."""
    because = f"{player.shown} has no {card_class.shown} Levels."
    table.refuse_unless(card_class in player.classes, "levels.base", because, player.classes)
    now = table.state.repertoires[player].changes.get(card_class, 0) + amount
    table.record(LevelChanged(player=player, card_class=card_class, amount=amount, now=now))
    used = sum(abs(one) for each in table.state.repertoires.values() for one in each.changes.values())
    if used > facts().tokens["level"]:
        table.remark("box.contents", "The box has no Level token left: note the change on paper")


def change_tokens(table: Table[State], player: Princess, token: str, amount: int) -> None:
    """Tokens of Freya or Rosaline that a player gets or gives back; her own supply follows (setup.player).

    Refuses her more than the box holds, the ones with others counted (box.contents).
    """
    state = table.state
    keeper = next(one for one in Princess if token in one.facts.tokens)
    because = f"{keeper.shown} is not in this play, so there are no {token.capitalize()} tokens."
    table.refuse_unless(keeper in state.repertoires, "setup.player", because, state.order)
    held = state.repertoires[player].tokens.get(token, 0)
    moved = max(amount, -held)
    if player is keeper:
        _fits_the_box(table, keeper, token, moved)
    if moved:
        table.record(TokensChanged(player=player, token=token, amount=moved, now=held + moved))
    if player is keeper or not moved:
        return
    stock = table.state.repertoires[keeper].tokens.get(token, 0)
    if stock - moved < 0:
        table.remark("box.contents", f"The box has no {token.capitalize()} token left: note it on paper")
    table.record(TokensChanged(player=keeper, token=token, amount=-moved, now=max(stock - moved, 0)))


def _fits_the_box(table: Table[State], keeper: Princess, token: str, moved: int) -> None:
    """Her supply and what lies with the others is never more than the box has."""
    most, noun = facts().tokens[token], token.capitalize()
    there = {one: each.tokens.get(token, 0) for one, each in table.state.repertoires.items()}
    elsewhere = sum(there.values()) - there[keeper]
    tokens = "token" if most == 1 else "tokens"
    because = f"The box has {most} {noun} {tokens}: {keeper.shown} holds {there[keeper]}, others {elsewhere}."
    ways = tuple(f"change {one}.{token}-1" for one, held in there.items() if held and one is not keeper)
    fits = moved <= 0 or there[keeper] + elsewhere + moved <= most
    table.refuse_unless(fits, "box.contents", because, ways or (f"change {keeper}.{token}-1",))


def damage_of(state: State, player: Princess, card_class: CardClass, damage: Damage) -> int:
    """Major or Minor at the player's current Level, plus what is added; at least 0 (damage.level)."""
    if not damage.level:
        return max(damage.plus, 0)
    now = state.level(player, card_class)
    return max((now.major if damage.level == "major" else now.minor) + damage.plus, 0)


def damage_words(state: State, player: Princess, card_class: CardClass, damage: Damage) -> str:
    """How that number comes about: `Major Caster 4 and 1 Level`."""
    if not damage.level:
        return f"{card_class.shown} damage"
    base = state.levels[player][card_class]
    printed = base.major if damage.level == "major" else base.minor
    tokens = state.repertoires[player].changes.get(card_class, 0)
    words = f"{damage.level.capitalize()} {card_class.shown} {printed}"
    words += f"{tokens:+} for Levels" if tokens else ""
    return words + (f"{damage.plus:+}" if damage.plus else "")
