"""Applying one effect, to a player or to the table (effect.list)."""

from __future__ import annotations

from rules.core.table import Table
from rules.queens_dilemma.board import push
from rules.queens_dilemma.codes import unlock
from rules.queens_dilemma.duties import call_duty
from rules.queens_dilemma.effects import Change, Effect, HolderOf, OpenBox, OpenEnvelope, Push, Unlock
from rules.queens_dilemma.events.legacy import ChronicleUnlocked, KeywordAttached, SkillAttached
from rules.queens_dilemma.goods import goods
from rules.queens_dilemma.moves import gain_goods, mark_points, move_power
from rules.queens_dilemma.names import Character, Resource, Thing, Track
from rules.queens_dilemma.places import POOL, SUPPLY, treasury_of
from rules.queens_dilemma.settings import setting
from rules.queens_dilemma.state import State
from rules.queens_dilemma.waiting import Pending
from seeds.queens_dilemma import facts


def apply_to_table(table: Table[State], pending: Pending, effect: Push | OpenEnvelope | OpenBox) -> None:
    """An effect that is nobody's: a Push, an Envelope, a Mystery box."""
    if isinstance(effect, Push):
        push(table, effect, vote=pending.source.kind == "outcome")
        return
    if isinstance(effect, OpenEnvelope):
        unlock(table, effect.number, pending.source)
        call_duty(table, "envelope", f"Open Envelope {effect.number}", "outcome.envelope", effect.number)
        return
    unlock(table, effect.code, pending.source)
    call_duty(table, "box", f"Open Mystery box {effect.code}", "outcome.mystery-box", effect.code)


def apply(table: Table[State], pending: Pending, effect: Effect, player: Character) -> bool:
    """An effect on one player. False when that player has to choose first; nothing was recorded then."""
    if isinstance(effect, Change):
        return _change(table, pending, effect, player)
    assert isinstance(effect, Unlock)
    return _unlock(table, pending, effect, player)


def _change(table: Table[State], pending: Pending, effect: Change, player: Character) -> bool:
    amount = effect.amount
    if effect.thing is Thing.POWER:
        if amount > 0:
            move_power(table, amount, SUPPLY, treasury_of(player))
        else:
            move_power(table, min(-amount, table.state.treasuries[player].power), treasury_of(player), POOL)
        return True
    if effect.thing.value in set(Track):
        mark_points(table, player, Track(effect.thing.value), amount, pending.source.name, "points.mark")
        return True
    resource = Resource(effect.thing.value)
    if amount > 0:
        gain_goods(table, player, goods(resource, amount))
        return True
    if can_pay_some(table.state, player, resource):
        return False
    take_infamy(table, player, -amount, pending.source.name)
    return True


def can_pay_some(state: State, player: Character, resource: Resource) -> bool:
    """Whether the player has any of a Resource, or Gold enough to stand for one (resource.gold-conversion)."""
    treasury = state.treasuries[player]
    rate = facts().gold_per_resource
    return treasury.of(resource) > 0 or (resource is not Resource.GOLD and treasury.gold >= rate)


def take_infamy(table: Table[State], player: Character, unpaid: int, reason: str) -> None:
    """1 Infamy for each Resource left unpaid (resource.forced-loss)."""
    mark_points(table, player, Track.INFAMY, unpaid, f"{unpaid} unpaid: {reason}", "resource.forced-loss")


def _unlock(table: Table[State], pending: Pending, effect: Unlock, player: Character) -> bool:
    space = free_skill_space(table.state, player) if effect.piece == "S" else None
    if effect.piece == "B" or (effect.piece == "S" and space is None):
        return False
    unlock(table, effect.code, pending.source)
    if effect.piece == "A":
        what = f"Take Agenda {effect.code}, read its back in secret, look at its limit box"
        call_duty(table, "agenda", what, "agenda.unlock", effect.code, player)
    elif effect.piece == "K":
        attach_keyword(table, effect.code, player)
    elif space is not None:
        attach_skill(table, effect.code, player, space)
    elif effect.piece == "C":
        table.record(ChronicleUnlocked(code=effect.code, herald=player))
        what = f"Brand Chronicle card {effect.code} with small Heraldry and shuffle it into the unlocked deck"
        call_duty(table, "brand", what, "chronicle.brand", effect.code, player)
    else:
        call_duty(
            table, "ending", f"Attach Ending {effect.code} to its Storyline", "ending.attach", effect.code, player
        )
    return True


def attach_keyword(table: Table[State], code: str, player: Character) -> None:
    """A Keyword sticker goes to the first free space of a Diary (keyword-sticker.attach)."""
    space = len(table.state.diaries[player].keywords) + 1
    table.record(KeywordAttached(player=player, code=code))
    what = f"Read Keyword {code} aloud and stick it on the first free Keyword space (from page 4)"
    call_duty(table, "chore", what, "keyword-sticker.attach", code, player)
    spaces = setting(table.state, "keyword-spaces")
    if spaces is not None and space > spaces:
        table.remark("founding.diary", f"{player.shown}'s Keyword spaces are full.")


def attach_skill(table: Table[State], code: str, player: Character, space: int) -> None:
    """A Skill sticker goes to a free Skill space of a Diary (skill.attach)."""
    table.record(SkillAttached(player=player, code=code, space=space))
    what = f"Read Skill {code} aloud and stick it on Skill space {space} (from page 6)"
    call_duty(table, "chore", what, "skill.attach", code, player)


def free_skill_space(state: State, player: Character) -> int | None:
    """The first free Skill space of a Diary, from 1; None when all are taken. Without the setting there is one."""
    taken = {skill.space for skill in state.diaries[player].skills}
    space = next(number for number in range(1, len(taken) + 2) if number not in taken)
    spaces = setting(state, "skill-spaces")
    return space if spaces is None or space <= spaces else None


def regions_for(state: State, pending: Pending) -> tuple[str, ...]:
    """The Regions in which the Building at the head of the queue may stand (building.attach).

    Those of its player; for who holds none, any one if a place is printed, else none.
    """
    if isinstance(pending.target, HolderOf):
        return (pending.target.region.value,)
    held = tuple(region.value for region, one in state.regions.items() if one.holder is pending.player)
    printed = isinstance(pending.effect, Unlock) and pending.effect.place
    return held or (tuple(region.value for region in state.regions) if printed else ())
