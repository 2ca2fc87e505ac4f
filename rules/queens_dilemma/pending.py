"""Effects resolve in the printed order: one by one, until one needs a choice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from rules.core.table import Table
from rules.queens_dilemma.applying import apply, apply_to_table, regions_for
from rules.queens_dilemma.codes import check_codes
from rules.queens_dilemma.effects import Bearer, Change, Effect, OpenBox, OpenEnvelope, Push, Row, Unlock
from rules.queens_dilemma.events.effects import EffectBound, EffectDone, EffectsQueued
from rules.queens_dilemma.names import Character
from rules.queens_dilemma.seating import the_leader
from rules.queens_dilemma.settings import need_setting
from rules.queens_dilemma.state import State
from rules.queens_dilemma.targets import find, fires
from rules.queens_dilemma.waiting import Income, Pending, Source


class Need(NamedTuple):
    """What the head of the queue waits for, and the players among whom the choice is (or whose it is)."""

    kind: Literal["pay", "income", "assign", "building", "cover"]
    pending: Pending
    players: tuple[Character, ...]


def queue(table: Table[State], rows: Iterable[Row], source: Source, first: bool = False) -> None:
    """Put printed effects into the queue, as they stand; `first` before those that wait already.

    Refuses codes that were unlocked before, and asks about those past the printed pieces (box.limits).
    """
    rows = tuple(rows)
    check_codes(table, (effect for row in rows for effect in row.effects))
    enqueue(table, rows, source, first)


def enqueue(table: Table[State], rows: Iterable[Row], source: Source, first: bool = False) -> None:
    """Put printed effects into the queue whose codes were looked at before.

    What a Slider needs is asked for here: a payment that stands before it must not be refused for its sake.
    """
    rows = tuple(rows)
    if any(isinstance(effect, Push) and effect.spaces for row in rows for effect in row.effects):
        need_setting(table, "ideology-spaces")
    waiting: list[Pending] = []
    for row in rows:
        for effect in row.effects:
            ident = f"e{table.state.numbered + len(waiting) + 1}"
            one = Pending(id=ident, source=source, effect=effect, trigger=row.trigger, target=row.target)
            waiting.append(one)
    if waiting:
        table.record(EffectsQueued(effects=tuple(waiting), first=first))


def settle(table: Table[State]) -> None:
    """Apply effects from the head of the queue until one needs a choice, or none is left."""
    while table.state.pending and _go(table, table.state.pending[0]):
        pass


def need(state: State) -> Need | None:
    """What the head of the queue waits for; None when nothing does."""
    if not state.pending:
        return None
    head = state.pending[0]
    if isinstance(head.effect, Income):
        assert head.player is not None
        return Need("income", head, (head.player,))
    if head.player is None:
        found = find(state, head.target).players if head.target else state.seats
        return Need("assign", head, found)
    if isinstance(head.effect, Unlock):
        return Need("building" if head.effect.piece == "B" else "cover", head, (head.player,))
    return Need("pay", head, (head.player,))


def _go(table: Table[State], head: Pending) -> bool:
    """One step at the head of the queue: True when something was settled, False when a choice is needed."""
    effect = head.effect
    if isinstance(effect, Income):
        return False
    if head.trigger is not None and head.player is None and not fires(table.state, head.trigger):
        return _skip(table, head, "its trigger does not hold")
    if head.player is None and not _bind(table, head, effect):
        return False
    if table.state.pending and table.state.pending[0] == head:
        return _finish(table, head, effect)
    return True


def _out_of_reach(state: State, head: Pending, player: Character) -> str:
    """Why an effect does not reach its player: the absent get its Legacy part alone, those who left nothing.

    A Building finds no place with somebody who holds no Region.
    """
    effect = head.effect
    if state.players[player].left:
        return f"{player.shown} has left for good"
    if isinstance(effect, Unlock) and effect.piece == "B" and not regions_for(state, head):
        return f"{player.shown} holds no Region"
    absent = player in state.absent and isinstance(effect, Change)
    return f"{player.shown} is absent" if absent else ""


def _bind(table: Table[State], head: Pending, effect: Effect) -> bool:
    """Find the players of the head's effect. False when the table has to name one."""
    table_effect = isinstance(effect, (Push, OpenEnvelope, OpenBox))
    if head.target is None:
        owner = the_leader(table.state) if isinstance(effect, Unlock) and effect.piece == "END" else head.source.owner
        if owner and not table_effect:
            table.record(EffectBound(id=head.id, players=(owner,)))
        return table_effect or owner is not None
    found = find(table.state, head.target)
    if not found.players:
        if isinstance(head.target, Bearer):
            _look_at_unread_stickers(table, head.target.words)
        return _skip(table, head, found.why)
    if table_effect:
        return True
    if isinstance(effect, Unlock) and len(found.players) > 1:
        return False
    table.record(EffectBound(id=head.id, players=found.players))
    return True


def _look_at_unread_stickers(table: Table[State], words: str) -> None:
    """Ask before a narrative Keyword finds nobody: a sticker whose words were never typed in may be the one."""
    attached = (code for diary in table.state.diaries.values() for code in diary.keywords)
    unread = tuple(code for code in attached if code not in table.state.keywords)
    if unread:
        because = f"Nobody is known to have “{words}”, but the words of {', '.join(unread)} were never typed in."
        table.confirm("keyword.narrative", because, tuple(f'keyword {code} "{words}"' for code in unread))


def _skip(table: Table[State], head: Pending, why: str) -> bool:
    table.record(EffectBound(id=head.id, players=(), why=why))
    return True


def _finish(table: Table[State], head: Pending, effect: Effect) -> bool:
    if isinstance(effect, (Push, OpenEnvelope, OpenBox)):
        apply_to_table(table, head, effect)
    elif head.player is None:
        return False
    elif why := _out_of_reach(table.state, head, head.player):
        return _skip(table, head, why)
    elif not apply(table, head, effect, head.player):
        return False
    table.record(EffectDone(id=head.id))
    return True
