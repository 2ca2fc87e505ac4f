"""Choices on effects that wait, and what is on the list: duties, and Deals that are due."""

from __future__ import annotations

from rules.core.step import TABLE, Step
from rules.core.values import FrozenMap
from rules.queens_dilemma.applying import regions_for
from rules.queens_dilemma.deals import due_deals
from rules.queens_dilemma.duties import BLOCKS_THE_NEXT_ROUND, how_to
from rules.queens_dilemma.effects import Change, Unlock
from rules.queens_dilemma.goods import Goods
from rules.queens_dilemma.legacy.taking import usual_limit
from rules.queens_dilemma.names import Phase, Resource
from rules.queens_dilemma.notation.printer import print_effect, print_goods
from rules.queens_dilemma.paying import best_payment, covered, losses, typed_payment
from rules.queens_dilemma.pending import Need
from rules.queens_dilemma.seating import the_leader
from rules.queens_dilemma.state import State
from rules.queens_dilemma.waiting import Duty, Income, Pending

WAITS_FOR_DUTIES = (Phase.PENDING, Phase.DILEMMA, Phase.EVENTS, Phase.CHRONICLE, Phase.FINALE)
"""The phases that go on only when what was called for is opened."""


def duties(state: State) -> tuple[Step, ...]:
    """One step a duty; those that everything waits for are not optional."""
    first = state.phase in WAITS_FOR_DUTIES and not state.pending
    late = state.phase is Phase.AGENDAS and not state.pending
    shown = []
    for duty in state.duties:
        if state.pending and duty.kind in BLOCKS_THE_NEXT_ROUND:
            continue
        waited_for = (first and duty.kind in BLOCKS_THE_NEXT_ROUND) or (late and duty.kind == "agenda")
        shown.append(_duty(state, duty).model_copy(update={"optional": not waited_for}))
    return tuple(sorted(shown, key=lambda step: step.optional))


def _duty(state: State, duty: Duty) -> Step:
    """How a duty is done: what has to be said, and what may be."""
    command, answer = _split(how_to(duty))
    asked = Step(who=duty.who, action=command, prompt=duty.what, clause=duty.clause, choices=(answer,), free=True)
    match duty.kind:
        case "agenda":
            settled = FrozenMap({"player": duty.who, "code": duty.code})
            limit = {"choices": (f"--limit {usual_limit(state)}",), "stem": "--limit "}
            return asked.model_copy(update={"arguments": settled, "advice": ("agenda.golden",), **limit})
        case "brand":
            return asked.model_copy(update={"advice": ("chronicle.heraldry-out",)})
        case "envelope":
            prompt = f"{duty.what}: its Storyline, and what its Story brings (or: story nothing)"
            return asked.model_copy(update={"prompt": prompt, **_opening("number", duty, state)})
        case "box":
            prompt = f"{duty.what}: its Dilemma cards, and what its warning box brings (or: warning nothing)"
            return asked.model_copy(update={"prompt": prompt, **_opening("code", duty, state)})
        case "ending":
            return asked.model_copy(update={"choices": (), "example": f"{answer} --scales 1"})
    return asked


def _opening(settled: str, duty: Duty, state: State) -> dict[str, object]:
    """What is settled when something is opened, and how the rest is typed."""
    known = next((one.storyline for one in state.stories if one.storyline), "Crown")
    storyline = f'"{known}"' if " " in known else known
    examples = {
        "envelope": f'--storyline {storyline} --story "Leader: +1 hegemony"',
        "box": '--dilemmas 2 --warning "Players: +1 food"',
    }
    arguments = FrozenMap({settled: duty.code})
    return {"arguments": arguments, "choices": (), "example": examples[duty.kind], "named": True}


def deals(state: State) -> tuple[Step, ...]:
    return tuple(
        Step(
            who=TABLE,
            action=action,
            prompt=f"Deal {deal.id} is due, {deal.due}: {deal.service}. {verdict}?",
            clause="deal.binding",
            choices=(str(deal.id),),
            optional=True,
        )
        for deal in due_deals(state)
        for action, verdict in (("deal kept", "Kept"), ("deal broken", "Broken"))
    )


def _split(command: str) -> tuple[str, str]:
    words = command.split()
    return " ".join(words[:2]), " ".join(words[2:])


def pending(state: State, waiting: Need) -> tuple[Step, ...]:
    if waiting.kind == "pay":
        waiting_losses = losses(state)
        return (*(_pay(state, one) for one in waiting_losses), *(_pay_all() if len(waiting_losses) > 1 else ()))
    one = waiting.pending
    if isinstance(one.effect, Income):
        owner = waiting.players[0]
        return (
            Step(
                who=owner,
                action="income",
                arguments=FrozenMap({"region": one.effect.region.value}),
                prompt=f"{owner.shown} chooses what {one.source.name} yields",
                clause="income.choice",
                choices=tuple(f'"{print_goods(option)}"' for option in one.effect.options),
            ),
        )
    if waiting.kind == "assign":
        return (
            Step(
                who=TABLE,
                action="assign",
                prompt=f"Who takes “{print_effect(one.effect)}” from {one.source.name}?",
                clause="keyword.owner",
                choices=tuple(player.value for player in waiting.players),
            ),
        )
    assert isinstance(one.effect, Unlock)
    if waiting.kind == "cover":
        owner = waiting.players[0]
        return (
            Step(
                who=owner,
                action="skill cover",
                prompt=f"{owner.shown} has no free Skill space for {one.effect.code}: which Skill does it cover?",
                clause="skill.cover",
                choices=tuple(skill.code for skill in state.diaries[owner].skills),
            ),
        )
    places = regions_for(state, one)
    owner = waiting.players[0]
    return (
        Step(
            who=owner if owner in state.seats else the_leader(state),
            action="building",
            arguments=FrozenMap({"code": one.effect.code}),
            prompt=f"Where does Building {one.effect.code} stand ({', '.join(places)}), and what does it show?",
            clause="building.attach",
            advice=("building.care",),
            example=f'{places[0]} "red military 1 army"',
            free=True,
        ),
    )


def _pay_all() -> tuple[Step, ...]:
    return (
        Step(
            who=TABLE,
            action="pay all",
            prompt="Or: everybody pays what they can, the rest is Infamy",
            clause="resource.forced-loss",
            optional=True,
        ),
    )


def _pay(state: State, one: Pending) -> Step:
    assert one.player is not None
    assert isinstance(one.effect, Change)
    resource, owed = Resource(one.effect.thing.value), -one.effect.amount
    best = best_payment(state.treasuries[one.player], resource, owed)
    options = (
        typed_payment(one.player, best, owed - covered(resource, best)),
        typed_payment(one.player, Goods(), owed),
    )
    return Step(
        who=one.player,
        action="pay",
        arguments=FrozenMap({"player": one.player.value}),
        prompt=f"{one.player.shown} loses {owed} {resource.shown}: pays, or takes 1 Infamy for each one unpaid",
        clause="resource.forced-loss",
        choices=tuple(dict.fromkeys(option.split(" ", 2)[2] for option in options)),
        free=True,
        named=True,
    )
