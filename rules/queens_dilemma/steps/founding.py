"""What comes next before the first game, between games, and at the campaign's end."""

from __future__ import annotations

from rules.core.step import TABLE, Step
from rules.queens_dilemma.duties import blocking
from rules.queens_dilemma.finale import stability
from rules.queens_dilemma.notation.printer import print_space
from rules.queens_dilemma.picking import free_regions, missing_labels, next_pick
from rules.queens_dilemma.state import State
from seeds.queens_dilemma import facts


def founding(state: State) -> tuple[Step, ...]:
    if not state.players:
        return (
            Step(
                who=TABLE,
                action="found seats",
                prompt="Who sits where? Clockwise, each Character with its player (and `--leader NAME`, if you drew)",
                clause="founding.players",
                advice=("founding.table-size", "founding.balance", "box.secret"),
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
            stem=f"{player}=",
            optional=True,
            free=True,
        )
        for player in houses
    )
    if turn:
        kind = "Vassal" if turn.vassal else "Main"
        free = tuple(region.value for region in free_regions(state))
        pick = Step(
            who=turn.player,
            action="found regions",
            prompt=f"{turn.player.shown} picks a {kind} Region",
            clause=turn.clause,
            choices=free,
            example="" if turn.vassal else f'{free[0]}="red commercial 2 food"',
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
    return (*labels(state), envelope, *optional)


def labels(state: State) -> tuple[Step, ...]:
    return tuple(
        Step(
            who=state.regions[region].holder,
            action="found regions",
            prompt=f"What does the base Building of {region.shown} show?",
            clause="founding.base-buildings",
            example=f'{region}="red commercial 2 food"',
            stem=f"{region}=",
            free=True,
        )
        for region in missing_labels(state)
    )


MISSING = " (and `--absent NAME`, if someone is missing)"


def between(state: State) -> tuple[Step, ...]:
    game = state.game + 1
    known = state.timeline.get(game)
    begin = Step(
        who=TABLE,
        action="setup begin",
        prompt=f"Set up game {game}. What does space {game} of the Timeline show?{MISSING if state.game else ''}",
        clause="setup.timeline",
        advice=("setup.change-seats", "game.length"),
        choices=(print_space(known),) if known else (),
        example="red 3 food",
        free=True,
    )
    return (*labels(state), begin, *(_disorder() if state.game == 0 and not _disordered(state) else ()))


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


def finale(state: State) -> tuple[Step, ...]:
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
