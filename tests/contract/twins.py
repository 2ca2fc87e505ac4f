"""Twins: a state that differs from another in what is secret, and in nothing that everybody sees."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from campaign.chance import Draws
from rules.blood_on_the_clocktower import TITLE
from rules.blood_on_the_clocktower.bag import free_bluffs
from rules.blood_on_the_clocktower.catalog import demon_of
from rules.blood_on_the_clocktower.ending import would_win
from rules.blood_on_the_clocktower.names import Phase
from rules.blood_on_the_clocktower.voting import unseen_now
from rules.core.values import FrozenMap, changed
from rules.title import Call
from rules.witching_hour.names import Phase as WitchingPhase
from rules.witching_hour.piles import size
from seeds.blood_on_the_clocktower import facts


def twin(slug: str, state: Any) -> Any:
    """The state as it would be with other secrets; itself where it holds none."""
    return TWINS.get(slug, lambda same: same)(state)


def moments(slug: str, state: Any) -> Iterator[Any]:
    """The state, and what plays seldom come to: the Demon was executed, and the game goes on."""
    yield state
    if slug == "blood-on-the-clocktower" and state.phase is Phase.DAY and not state.day.executed:
        for name in demon_of(state)[:1]:
            if state.players[name].shown_alive:
                yield TITLE.perform(state, Call("execute", {"player": name, "by": "golem"}), Draws(0)).state


def _grimoire(state: Any) -> Any:
    """What is the Storyteller's moves on to the next player who looks the same on the town square.

    Where a side would win, the dead stay dead, and all characters move on: the twin may wait for no such word.
    """
    if state.phase is Phase.BETWEEN:
        return state
    players, waits = dict(state.players), bool(would_win(state))
    kinds: dict[tuple[Any, ...], list[str]] = {}
    for name in state.circle:
        one = players[name]
        if not one.traveller:
            alike = () if waits else (one.shown_alive, one.vote_token, one.feigned)
            kinds.setdefault(alike, []).append(name)
    moved = {name: other for alike in kinds.values() for name, other in _turned(alike).items()}
    kept = ("character", "token", "side", "reminders", *(() if waits else ("alive",)))
    for name, other in moved.items():
        players[name] = changed(state.players[name], **{field: getattr(state.players[other], field) for field in kept})
    turned = changed(
        state,
        players=FrozenMap(players),
        bag=_other_bag(state),
        untold=tuple(moved.get(name, name) for name in state.untold),
        night=changed(state.night, wakes=state.night.wakes[1:]),
        day=_other_tally(state),
    )
    turned = _other_hands(turned)
    return changed(turned, bluffs=free_bluffs(turned)[-3:]) if state.bluffs else turned


def _other_hands(state: Any) -> Any:
    """Of a vote that nobody sees, without the last hand, and without the vote token that it cost."""
    last = state.day.nominations[-1] if unseen_now(state) else None
    if last is None or not last.hands:
        return state
    hand, day = last.hands[-1], state.day
    held = changed(state.players[hand.player], vote_token=hand.spends or state.players[hand.player].vote_token)
    open_ = changed(last, hands=last.hands[:-1])
    day = changed(day, nominations=(*day.nominations[:-1], open_))
    return changed(state, day=day, players=state.players.set(hand.player, held))


def _other_tally(state: Any) -> Any:
    """The day, with another outcome of a vote that nobody saw."""
    if state.phase is not Phase.DAY or state.day.executed or not any(one.hidden for one in state.day.nominations):
        return state.day
    dying = next(name for name in state.circle if name != state.day.about_to_die)
    return changed(state.day, about_to_die=dying, best=state.day.best + 1)


def _other_bag(state: Any) -> Any:
    """The bag with another character in place of one that is drawn as itself."""
    there = {id_ for one in state.bag for id_ in (one.character, one.token)}
    free = next((id_ for id_ in free_bluffs(state) if id_ not in there), "")
    plain = next((one for one in state.bag if one.character == one.token), None)
    other = changed(plain, character=free, token=free) if plain and free else None
    return tuple(other if other and one is plain else one for one in state.bag)


def _hands(state: Any) -> Any:
    """Hands of one size change places, and so do the Hex piles. Piles that are being counted lie open."""
    if state.phase is not WitchingPhase.TURNS:
        return state
    return changed(state, hands=_alike(state.hands), hexes=_alike(state.hexes))


def _alike(piles: Any) -> Any:
    by_size: dict[int, list[str]] = {}
    for player, pile in piles.items():
        by_size.setdefault(size(pile), []).append(player)
    return FrozenMap({one: piles[other] for alike in by_size.values() for one, other in _turned(alike).items()})


def _declarations(state: Any) -> Any:
    """Each Declaration that lies names the next Princess that it may."""
    others = {player: [one for one in state.order if one is not player] for player in state.pledges}
    pledges = {player: _turned(others[player])[pledge] for player, pledge in state.pledges.items()}
    return changed(state, pledges=FrozenMap(pledges))


def _agendas(state: Any) -> Any:
    """Every Agenda has other words on its back, also where nothing was noted."""
    noted = {code: changed(one, content=f"{one.content} turned") for code, one in state.agendas.items()}
    return changed(state, agendas=FrozenMap(noted))


def _vows(state: Any) -> Any:
    return changed(state, vows=FrozenMap({seat: f"{vow} turned" for seat, vow in state.vows.items()}))


def _turned(row: Sequence[Any]) -> dict[Any, Any]:
    """Each of a row, with the one after it."""
    return dict(zip(row, (*row[1:], *row[:1]), strict=True))


def likely(slug: str, state: Any, random: Random) -> list[str]:
    """Lines that ask for what a secret may forbid, in the words of this table."""
    lines = LIKELY.get(slug, ())
    people, words = getattr(state, "circle", ()) or ("nobody",), EDITION
    return [
        line.format(*(f'"{one}"' for one in random.choices(people, k=2)), *random.choices(words, k=3)) for line in lines
    ]


EDITION = tuple(id_ for id_, one in facts().characters.items() if one.edition == "tb")
LIKELY: Mapping[str, tuple[str, ...]] = {
    "blood-on-the-clocktower": (
        *("bag {2} {3} {4}", "deal {0}={2} zzz=imp", "deal {0}={2} {1}=zzz", "deal {0}={2}", "bluffs {2} {3} {4}"),
        *(
            "wake {2}",
            "wake {0}",
            "wake {2} 1 --chose zzz",
            "wake {0} 99",
            "wake zzz",
            "skip {2}",
            "wake {2} --anyway",
            "dawn",
        ),
        *("forget {0}", "forget {0} poisoned", "forget {0} zzz", "spend {0}", "told {0}", "revive {0}", "die {0} zzz"),
        *("die {0} {0}", "become {0} gunslinger", "side {0} good", "side {0} evil", "end good", "end evil", "hold"),
        *("hold good", "hold evil", "night", "open", "nominate {0} {1}", "execute", "execute {0}", "exile {0}"),
        *(
            "vote hand {0} yes --counts 3",
            "vote hand {0} yes",
            "nominate {0} {1} --hidden",
            "leave {0}",
            "remind {0} poisoned",
            "traveller zoe {2}",
            "ruling why --gives {0}",
        ),
    ),
}
TWINS: Mapping[str, Callable[[Any], Any]] = {
    "blood-on-the-clocktower": _grimoire,
    "witching-hour": _hands,
    "queen-by-midnight": _declarations,
    "queens-dilemma": _agendas,
    "stones": _vows,
}
