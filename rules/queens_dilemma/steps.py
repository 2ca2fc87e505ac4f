"""What the table does next, in every phase."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.core.step import TABLE, Step
from rules.core.values import FrozenMap
from rules.queens_dilemma.applying import regions_for
from rules.queens_dilemma.attendance import overdue
from rules.queens_dilemma.chronicle.steps import steps_for_drawing, steps_for_words
from rules.queens_dilemma.deals import due_deals
from rules.queens_dilemma.duties import blocking, how_to
from rules.queens_dilemma.effects import Change, Unlock
from rules.queens_dilemma.finale import stability
from rules.queens_dilemma.goods import Goods
from rules.queens_dilemma.names import Phase, Resource, Side
from rules.queens_dilemma.notation.printer import print_effect, print_goods, print_space
from rules.queens_dilemma.paying import best_payment, covered, losses, typed_payment
from rules.queens_dilemma.pending import Need, need
from rules.queens_dilemma.picking import free_regions, missing_labels, next_pick
from rules.queens_dilemma.resolution import all_passed, leading_winners
from rules.queens_dilemma.scoring.steps import steps_for_scoring
from rules.queens_dilemma.seating import the_leader, the_moderator
from rules.queens_dilemma.state import Income, Pending, State
from rules.queens_dilemma.voting import turn_words
from seeds.queens_dilemma import facts


def steps(state: State) -> tuple[Step, ...]:
    """The steps open now, the one that has to be done first in front; duties stand behind, as optional ones."""
    waiting = need(state)
    first = _pending_steps(state, waiting) if waiting else STEPS.get(state.phase, steps_for_scoring)(state)
    return (*first, *_duties(state), *_deals(state))


def _founding(state: State) -> tuple[Step, ...]:
    if not state.players:
        return (
            Step(
                who=TABLE,
                action="found seats",
                prompt="Who sits where? Clockwise, each Character with its player",
                clause="founding.players",
                example="xanthe:Ana lyrie:Ben jilian:Cy syd:Dee elinor:Eve",
                free=True,
            ),
        )
    turn = next_pick(state)
    houses = tuple(player for player, one in state.players.items() if not one.house)
    optional = tuple(
        Step(
            who=player,
            action="found houses",
            prompt=f"{player.shown}'s House",
            clause="founding.diary",
            example=f'{player}="House Varo"',
            optional=True,
            free=True,
        )
        for player in houses
    )
    if turn:
        kind = "Vassal" if turn.vassal else "Main"
        pick = Step(
            who=turn.player,
            action="found regions",
            prompt=f"{turn.player.shown} picks a {kind} Region",
            clause=turn.clause,
            choices=tuple(region.value for region in free_regions(state)),
            example='blodyn="red commercial 2 food"',
            free=True,
        )
        return (pick, *optional)
    envelope = Step(
        who=TABLE,
        action="found envelope",
        prompt="Open Envelope 00 and read its Story card. How many Dilemma cards does it hold?",
        clause="founding.envelope-00",
        example="12",
        free=True,
    )
    return (*_labels(state), envelope, *optional)


def _labels(state: State) -> tuple[Step, ...]:
    return tuple(
        Step(
            who=state.regions[region].holder,
            action="found regions",
            prompt=f"What does the base Building of {region.shown} show?",
            clause="founding.base-buildings",
            example=f'{region}="red commercial 2 food"',
            free=True,
        )
        for region in missing_labels(state)
    )


def _between(state: State) -> tuple[Step, ...]:
    game = state.game + 1
    known = state.timeline.get(game)
    begin = Step(
        who=TABLE,
        action="setup begin",
        prompt=f"Set up game {game}. What does space {game} of the Timeline show?",
        clause="setup.timeline",
        choices=(print_space(known),) if known else (),
        example="red 3 food",
        free=True,
    )
    return (*_labels(state), begin, *(_disorder() if state.game == 0 and not _disordered(state) else ()))


def _disordered(state: State) -> bool:
    return facts().disorder.dilemma_envelope in state.unlocked


def _disorder() -> tuple[Step, ...]:
    return (
        Step(
            who=TABLE,
            action="found disorder",
            prompt="Add the Age of Disorder? Open the three purple Envelopes and type the codes of CAOD's cards",
            clause="founding.age-of-disorder",
            example="C101 C102 C103 C104",
            optional=True,
            free=True,
        ),
    )


def _finale(state: State) -> tuple[Step, ...]:
    score = Step(
        who=TABLE,
        action="finale score",
        prompt=f"Stability is {stability(state)}. After the finale's event: what is each point worth?",
        clause="finale.score",
        example="--hegemony 2 --independence 1/3 --penalties 2,5,9",
        free=True,
        optional=bool(blocking(state)),
    )
    play = Step(
        who=TABLE,
        action="setup begin",
        prompt="If the finale's boxes ask for a game: set it up",
        clause="finale.boxes",
        example="red 3 food",
        free=True,
        optional=True,
    )
    return (score, play)


def _setup(state: State) -> tuple[Step, ...]:
    if state.income_taken:
        return tuple(steps_for_drawing(state))
    ready = Step(
        who=TABLE,
        action="setup ready",
        prompt="Each draws two Ideology cards and keeps the higher. Then: income, Chronicle cards, Investment draft",
        clause="setup.ideology-card",
    )
    late = tuple(
        Step(
            who=state.agendas[code].holder,
            action="agenda fail",
            prompt=f"{code} was due in a game that was missed: its Failure box applies now",
            clause="absence.overdue",
            arguments=FrozenMap({"player": state.agendas[code].holder.value, "code": code}),
            example='--effects "+1 infamy"',
        )
        for code in overdue(state)
    )
    return (*_labels(state), *late, ready)


def _dilemma(state: State) -> tuple[Step, ...]:
    if blocking(state):
        return ()
    return (
        Step(
            who=TABLE,
            action="dilemma read",
            prompt="Draw a Dilemma from the bottom and read it. What does its front announce? (may be left out)",
            clause="dilemma.draw",
            example='--aye "progress, positive" --nay "tradition 2"',
        ),
    )


def _voting(state: State) -> tuple[Step, ...]:
    player = state.vote.turn if state.vote else None
    assert player is not None
    return (
        Step(
            who=player,
            action="vote",
            prompt=f"{player.shown}'s turn",
            clause="vote.order",
            choices=turn_words(state),
            free=True,
        ),
        *steps_for_words(state),
    )


def _tie(state: State) -> tuple[Step, ...]:
    moderator = the_moderator(state)
    assert state.vote is not None
    if state.vote.verdict:
        heirs = leading_winners(state.vote)
        return (
            Step(
                who=moderator,
                action="vote leader",
                prompt=f"{moderator.shown}, the Moderator, names the Leader among the tied winners",
                clause="resolution.leader-moves",
                choices=tuple(heir.value for heir in heirs),
            ),
        )
    everyone = all_passed(state.vote)
    why = "Everyone passed" if everyone else "A tie"
    return (
        Step(
            who=moderator,
            action="vote decide",
            prompt=f"{why}: {moderator.shown}, the Moderator, names the winning side",
            clause="resolution.all-pass" if everyone else "resolution.tie",
            choices=tuple(side.value for side in Side),
        ),
    )


def _outcome(state: State) -> tuple[Step, ...]:
    assert state.verdict is not None
    turned = "horizontally" if state.verdict.side is Side.AYE else "vertically"
    return (
        Step(
            who=TABLE,
            action="outcome",
            prompt=f"{state.verdict.side.shown} won: turn the card {turned} and read it. Its effects, as printed",
            clause="outcome.flip",
            example='"Leader: +2 independence; progress 2"',
            free=True,
        ),
    )


def _nothing(state: State) -> tuple[Step, ...]:
    return ()


WAITS_FOR_DUTIES = (Phase.PENDING, Phase.DILEMMA, Phase.EVENTS, Phase.CHRONICLE, Phase.FINALE)
"""The phases that go on only when what was called for is opened."""


def _duties(state: State) -> tuple[Step, ...]:
    """One step a duty; those that everything waits for are not optional."""
    first = state.phase in WAITS_FOR_DUTIES and not state.pending
    shown = []
    for duty in state.duties:
        command, _, answer = _split(how_to(duty))
        shown.append(
            Step(
                who=duty.who,
                action=command,
                prompt=duty.what,
                clause=duty.clause,
                choices=(answer,) if duty.kind != "ending" else (),
                example="" if duty.kind != "ending" else f"{answer} --scales 1",
                optional=not (first and duty.kind in ("envelope", "box", "ending")),
                free=True,
            )
        )
    return tuple(sorted(shown, key=lambda step: step.optional))


def _deals(state: State) -> tuple[Step, ...]:
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


def _split(command: str) -> tuple[str, str, str]:
    words = command.split()
    return " ".join(words[:2]), " ", " ".join(words[2:])


def _pending_steps(state: State, waiting: Need) -> tuple[Step, ...]:
    if waiting.kind == "pay":
        return tuple(_pay(state, one) for one in losses(state))
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
            example=f'{places[0]} "red military 1 army"',
            free=True,
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
    )


STEPS: Mapping[Phase, Callable[[State], tuple[Step, ...]]] = {
    Phase.FOUNDING: _founding,
    Phase.BETWEEN: _between,
    Phase.SETUP: _setup,
    Phase.DILEMMA: _dilemma,
    Phase.VOTING: _voting,
    Phase.TIE: _tie,
    Phase.OUTCOME: _outcome,
    Phase.PENDING: _nothing,
    Phase.FINALE: _finale,
    Phase.ENDED: _nothing,
}
"""The steps of each phase; those of the scoring stand in a room of their own."""
