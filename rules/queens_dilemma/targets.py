"""Who is meant: triggers and targets, looked at when their effect reaches the head of the queue."""

from __future__ import annotations

from typing import NamedTuple, assert_never

from rules.queens_dilemma.board import has_max, is_winning
from rules.queens_dilemma.effects import (
    Bearer,
    Builders,
    Group,
    HolderOf,
    Least,
    Lose,
    Max,
    Most,
    OwnerOf,
    ScoringFor,
    Target,
    Trigger,
    Win,
)
from rules.queens_dilemma.names import BuildingType, Character, Resource, Thing
from rules.queens_dilemma.seating import from_leader, the_leader, the_moderator
from rules.queens_dilemma.state import State


class Found(NamedTuple):
    """The players whom a target means, clockwise from the Leader; if nobody, `why` says so in words."""

    players: tuple[Character, ...]
    clause: str
    why: str = ""


def fires(state: State, trigger: Trigger) -> bool:
    """Whether the trigger holds now (symbol.win, symbol.max, symbol.lose)."""
    match trigger:
        case Win(ideology=ideology):
            return is_winning(state, ideology)
        case Max(ideology=ideology):
            return has_max(state, ideology)
        case Lose(ideology=ideology):
            return any(is_winning(state, end) for end in ideology.axis.ends if end is not ideology)
        case _:
            assert_never(trigger)


def find(state: State, target: Target) -> Found:
    """The players whom `target` means now (keyword.*, symbol.*); the Moderator for one who left for good.

    An absent player can be among them: only Legacy effects then apply (absence.legacy).
    """
    found = _meant(state, target)
    if not any(state.players[player].left for player in found.players):
        return found
    stand_in = the_moderator(state)
    players = tuple(stand_in if state.players[player].left else player for player in found.players)
    return Found(tuple(dict.fromkeys(players)), "defection.keywords")


def _meant(state: State, target: Target) -> Found:
    match target:
        case Group():
            return _group(state, target)
        case OwnerOf(character=character):
            if character not in state.players:
                return Found((), "keyword.character", f"nobody plays {character.shown}")
            return Found((character,), "keyword.character")
        case HolderOf(region=region):
            return Found((state.regions[region].holder,), "keyword.region")
        case Bearer(words=words):
            return _bearer(state, words)
        case Most(thing=thing):
            return _extreme(state, thing, most=True)
        case Least(thing=thing):
            return _extreme(state, thing, most=False)
        case Builders(count=count, type=kind):
            owners = tuple(p for p in from_leader(state) if buildings_of(state, p, kind) >= count)
            return Found(owners, "symbol.buildings", f"nobody owns {count} {kind.shown} Buildings")
        case ScoringFor(ideology=ideology):
            shown = {player: state.cards[card] for player, card in state.shown.items()}
            fans = tuple(
                p for p in from_leader(state) if p in shown and any(f.ideology is ideology for f in shown[p].favoured)
            )
            return Found(fans, "symbol.scoring", f"nobody scores for {ideology.shown}")
        case _:
            assert_never(target)


def _group(state: State, group: Group) -> Found:
    clause = f"keyword.{group.name.lower()}"
    if group.name == "Leader":
        return Found((the_leader(state),), clause)
    if group.name == "Moderator":
        return Found((the_moderator(state),), clause)
    if group.name == "Players":
        return Found(from_leader(state), clause)
    winners = state.verdict.winners if state.verdict else ()
    return Found(tuple(p for p in from_leader(state) if p in winners), clause, "no Vote has been won yet")


def _bearer(state: State, words: str) -> Found:
    wanted = words.casefold()
    codes = {code for code, printed in state.keywords.items() if printed.casefold() == wanted}
    bearers = tuple(p for p in state.players if codes.intersection(state.diaries[p].keywords))
    return Found(bearers, "keyword.narrative", f"nobody has the Keyword {words}")


def _extreme(state: State, thing: Thing, most: bool) -> Found:
    amounts = {player: amount_of(state, player, thing) for player in from_leader(state)}
    edge = max(amounts.values()) if most else min(amounts.values())
    clause = "symbol.majority" if most else "symbol.minority"
    return Found(tuple(player for player, amount in amounts.items() if amount == edge), clause)


def amount_of(state: State, player: Character, thing: Thing) -> int:
    """Points by the Diary's totals, Resources and Power by the Treasury now."""
    if thing is Thing.POWER or thing.value in set(Resource):
        return state.treasuries[player].of(thing)
    return state.diaries[player].of(thing)


def buildings_of(state: State, player: Character, kind: BuildingType) -> int:
    """How many Buildings of a type a player owns, base Buildings included (building.owner, building.types)."""
    mine = (one for one in state.regions.values() if one.holder is player)
    return sum(building.type is kind for one in mine for building in one.buildings)
