"""What the table does next, in every phase."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.core.step import TABLE, Step
from rules.core.values import FrozenMap
from rules.queen_by_midnight.declarations import pledges_for, undeclared
from rules.queen_by_midnight.ending import last_fallen
from rules.queen_by_midnight.names import Phase, Princess, Status, Zone
from rules.queen_by_midnight.setup import free_princesses, missing_levels, next_picker
from rules.queen_by_midnight.state import Attack, State
from rules.queen_by_midnight.turn_steps import turn_steps
from rules.queen_by_midnight.words import Target, print_target


def steps(state: State) -> tuple[Step, ...]:
    """The steps open now, the one that has to be done first in front."""
    if state.attack is not None:
        return _attack(state, state.attack)
    return STEPS[state.phase](state)


def _between(state: State) -> tuple[Step, ...]:
    again = f" Last time: {' '.join(state.seats)}." if state.seats else ""
    prompt = f"Play {state.game + 1}: who sits at the table, clockwise?{again}"
    example = " ".join(state.seats) or "Ana Ben Cy"
    return (Step(who=TABLE, action="seats", prompt=prompt, clause="setup.clock", example=example, free=True),)


def _first_player(state: State) -> tuple[Step, ...]:
    who = " and ".join((", ".join(state.rolling[:-1]), state.rolling[-1]))
    tied = "are tied: they" if len(state.rolling) < len(state.seats) else "each"
    return (
        Step(
            who=TABLE,
            action="roll",
            prompt=f"Who starts? {who} {tied} roll both dice (nothing typed: the program rolls)",
            clause="setup.first-player",
            example=" ".join(f"{person}={7 + place % 2}" for place, person in enumerate(state.rolling)),
        ),
    )


def _princesses(state: State) -> tuple[Step, ...]:
    person = next_picker(state)
    free = tuple(one.value for one in free_princesses(state))
    prompt = f"{person} picks a Princess (the first player picks last)"
    pick = Step(who=TABLE, action="pick", prompt=prompt, clause="setup.princesses", choices=free, free=True)
    if state.princesses:
        return (pick,)
    dealt = "Or deal the Princesses at random (nothing typed: the program deals)"
    example = " ".join(f"{one}={name}" for one, name in zip(state.seats, free, strict=False))
    deal = Step(who=TABLE, action="deal", prompt=dealt, clause="setup.princesses", optional=True, example=example)
    return (pick, deal)


def _repertoires(state: State) -> tuple[Step, ...]:
    unknown = missing_levels(state)
    if unknown:
        return tuple(_levels(one) for one in unknown)
    prompt = (
        "Lay out the boards: Health 30, no Clout; shuffle Starters and Vault apart, three Vault cards open, War Chest"
        " and Declarations beside, five Starters in hand. Ready?"
    )
    return (Step(who=TABLE, action="start", prompt=prompt, clause="setup.player"),)


def _levels(princess: Princess) -> Step:
    first, second = princess.classes
    return Step(
        who=princess,
        action="levels",
        prompt=f"{princess.shown}'s board: {first.shown} Major/Minor, then {second.shown} Major/Minor",
        clause="levels.base",
        arguments=FrozenMap({"princess": princess.value}),
        example="4/2 3/1",
        free=True,
    )


def _attack(state: State, attack: Attack) -> tuple[Step, ...]:
    if attack.waiting:
        return (_reaction(state, attack, attack.waiting[0]),)
    left = tuple(print_target(Target(player=one.player, summon=one.summon or None)) for one in attack.left)
    prompt = f"{attack.attacker.shown}: what damage do {' and '.join(left)} take? major, minor or a number"
    return (
        Step(
            who=attack.attacker,
            action="hit",
            prompt=prompt,
            clause="attack.choices-after",
            choices=("major", "minor", "0"),
            example=f"4 {left[0]}",
            free=True,
        ),
    )


def _reaction(state: State, attack: Attack, player: Princess) -> Step:
    one = state.repertoires[player]
    laid = one.of(Zone.REACTIONS)
    plural = "" if laid == 1 else "s"
    prompt = (
        f"{player.shown}, attacked by {attack.attacker.shown}: {laid} Reaction{plural} face down. No, or the cost and"
        " what it negates (card, health, clout, nothing)"
    )
    paid = tuple(f"{cost} {what}" for cost in range(min(one.clout, 3) + 1) for what in ("card", "health"))
    return Step(
        who=player,
        action="react",
        prompt=prompt,
        clause="attack.reactions-order" if len(attack.waiting) > 1 else "reaction.activate",
        arguments=FrozenMap({"player": player.value}),
        choices=("no", *paid),
        example="2 card",
        free=True,
    )


def _turns(state: State) -> tuple[Step, ...]:
    player = state.turn
    assert player is not None
    one = state.repertoires[player]
    if one.status is not Status.ADVISOR:
        return turn_steps(state, player)
    leader = one.leader
    assert leader is not None
    prompt = (
        f"{player.shown}, Advisor of {leader.shown}: which ability of the Inner Circle card, 1 or 2, and what does it"
        f" do? (changes without a name are {leader.shown}'s)"
    )
    return (
        Step(
            who=player,
            action="advise",
            prompt=prompt,
            clause="circle.ability",
            choices=("1", "2"),
            example="1 c+2",
            free=True,
        ),
    )


def _declarations(state: State) -> tuple[Step, ...]:
    return tuple(
        Step(
            who=player,
            action="declare",
            prompt=(
                f"{player.shown}, in secret, once all have talked: whom do you join, should you fall?"
                f" One of {', '.join(pledges_for(state, player))}"
            ),
            clause="clock.six",
            arguments=FrozenMap({"player": player.value}),
            free=True,
        )
        for player in undeclared(state)
    )


def _dispute(state: State) -> tuple[Step, ...]:
    return (
        Step(
            who=TABLE,
            action="crown",
            prompt="The last Princesses fell together. Who is Queen?",
            clause="end.last-standing",
            choices=tuple(one.value for one in last_fallen(state)),
            free=True,
        ),
    )


STEPS: Mapping[Phase, Callable[[State], tuple[Step, ...]]] = {
    Phase.BETWEEN: _between,
    Phase.FIRST_PLAYER: _first_player,
    Phase.PRINCESSES: _princesses,
    Phase.REPERTOIRES: _repertoires,
    Phase.TURNS: _turns,
    Phase.DECLARATIONS: _declarations,
    Phase.DISPUTE: _dispute,
}
