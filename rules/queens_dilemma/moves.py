"""Tokens move: they are not made or lost. The ways in which Power, Resources, points and pieces change hands."""

from __future__ import annotations

from rules.core.table import Table
from rules.queens_dilemma.events.tokens import LeaderMoved, ModeratorMoved, PointsMarked, PowerMoved, ResourceMoved
from rules.queens_dilemma.goods import Goods
from rules.queens_dilemma.names import Character, Resource, Track
from rules.queens_dilemma.places import SUPPLY, Place, treasury_of
from rules.queens_dilemma.settings import setting
from rules.queens_dilemma.state import State
from seeds.queens_dilemma import facts


def move_power(table: Table[State], amount: int, source: Place, target: Place) -> None:
    """Power goes from one place to another; nothing is recorded for 0. A supply below 0 warns (box.limits)."""
    if amount:
        table.record(PowerMoved(amount=amount, source=source, target=target))
    if source.kind == SUPPLY.kind and table.state.supply < 0 <= table.state.supply + amount:
        table.remark("box.limits", "The box has no Power left: note what is missing on paper.")


def gain_goods(table: Table[State], player: Character, gained: Goods) -> None:
    """Resources from the supply into a Treasury (resource.supply)."""
    give_goods(table, gained, SUPPLY, treasury_of(player))


def spend_goods(table: Table[State], player: Character, spent: Goods) -> None:
    """Resources from a Treasury back to the supply (resource.supply). The player must have them."""
    give_goods(table, spent, treasury_of(player), SUPPLY)


def give_goods(table: Table[State], moved: Goods, source: Place, target: Place) -> None:
    """Resources from one place to another; a box that is short of a Resource warns (box.limits)."""
    for resource, amount in moved.items():
        before = _held(table.state, resource)
        table.record(ResourceMoved(resource=resource, amount=amount, source=source, target=target))
        worth = facts().tokens[resource.value].worth
        if before <= worth < _held(table.state, resource):
            table.remark("box.limits", f"The box has no more {resource.shown} tokens: note what is missing on paper.")


def mark_points(table: Table[State], player: Character, track: Track, amount: int, reason: str, clause: str) -> None:
    """Points on a Diary's track, never below 0 in all (points.mark). Nothing is recorded for 0."""
    held = table.state.diaries[player].of(track)
    marked = max(amount, -held)
    if amount < 0:
        table.remark("points.mark", f"{player.shown} loses {track.shown}, which the rulebook's list does not know.")
    if marked:
        table.record(PointsMarked(player=player, track=track, amount=marked, reason=reason, clause=clause))
    spaces = setting(table.state, f"{track}-track")
    if spaces is not None and held <= spaces < held + marked:
        table.remark("founding.diary", f"{player.shown}'s {track.shown} track has {spaces} spaces: note the rest.")


def give_leader(table: Table[State], player: Character) -> None:
    """The Leader token goes to that player, unless it is there already."""
    if table.state.leader is not player:
        table.record(LeaderMoved(player=player, giver=table.state.leader))


def give_moderator(table: Table[State], player: Character, on_tile: bool = False) -> None:
    """The Moderator token goes to that player; `on_tile` also when it is theirs already (pass.moderator)."""
    if on_tile or table.state.moderator is not player:
        table.record(ModeratorMoved(player=player, giver=table.state.moderator, on_tile=on_tile))


def _held(state: State, resource: Resource) -> int:
    return sum(treasury.of(resource) for treasury in state.treasuries.values())
