"""Game Setup: the twelve steps before every game, and the income."""

from __future__ import annotations

from rules.core.table import Table
from rules.queens_dilemma.attendance import circle_of, hand_on_tokens, overdue, welcome_back
from rules.queens_dilemma.chronicle.event_cards import set_up_events
from rules.queens_dilemma.chronicle.events import IncomeTaken
from rules.queens_dilemma.duties import call_duty
from rules.queens_dilemma.events.founding import GameBegun, PhaseEntered, SpaceEntered
from rules.queens_dilemma.flow import go_on, nothing_waits
from rules.queens_dilemma.income import collect_income
from rules.queens_dilemma.moves import move_power
from rules.queens_dilemma.names import CharacterName, Phase
from rules.queens_dilemma.notation import SpaceText
from rules.queens_dilemma.picking import missing_labels
from rules.queens_dilemma.pieces import Space
from rules.queens_dilemma.places import POOL, SUPPLY
from rules.queens_dilemma.settings import setting
from rules.queens_dilemma.state import State
from seeds.queens_dilemma import facts


def begin(
    table: Table[State],
    space: SpaceText | None = None,
    *,
    seats: tuple[CharacterName, ...] = (),
    absent: tuple[CharacterName, ...] = (),
    leader: CharacterName | None = None,
    moderator: CharacterName | None = None,
) -> None:
    """Begin the setup of the next game: mark its Timeline space, lay the Power Pool, take seats.

    `--seats` clockwise, where they change; `--absent` who is missing; `--leader` and `--moderator` give the table's
    own draw for a token whose holder is absent.
    """
    state = table.state
    over = "The campaign has ended. What was played can be read, put on paper, amended and exported."
    table.refuse_unless(state.phase is not Phase.ENDED, "house.nothing-next", over, ("state", "report book", "log"))
    table.refuse_unless(
        state.phase in (Phase.BETWEEN, Phase.FINALE),
        "setup.every-game",
        "A game is set up after the founding, or when the last game is closed.",
        ("next",),
    )
    nothing_waits(table)
    game = state.game + 1
    circle = circle_of(table, seats, absent)
    present = tuple(player for player in circle if player not in absent)
    _mark_space(table, game, space)
    table.record(GameBegun(game=game, seats=present, absent=absent, circle=circle), PhaseEntered(phase=Phase.SETUP))
    hand_on_tokens(table, present, "absence.tokens", leader, moderator)
    welcome_back(table, present)
    move_power(table, facts().setup.power_pool, SUPPLY, POOL)


def _mark_space(table: Table[State], game: int, space: Space | None) -> None:
    known = table.state.timeline.get(game)
    table.refuse_unless(
        space or known,
        "setup.timeline",
        f"Space {game} of the Timeline is not known yet: its colour, the number in its Bag, its taxed Resource.",
        ('setup begin "red 3 food"',),
    )
    if space and space != known:
        first_bag = facts().setup.first_bag
        if game == 1 and space.bag != first_bag:
            table.confirm("setup.timeline", f"In the first game the Bag is {first_bag}, not {space.bag}.")
        table.record(SpaceEntered(game=game, space=space))


def ready(table: Table[State]) -> None:
    """Do every setup step that needs no choice: income, Chronicle cards, the order of the Investment draft."""
    table.refuse_unless(
        table.state.phase is Phase.SETUP and not table.state.income_taken,
        "setup.every-game",
        "There is no setup under way.",
        ("setup begin",) if table.state.phase is Phase.BETWEEN else ("next",),
    )
    nothing_waits(table)
    missing = missing_labels(table.state)
    table.refuse_unless(
        not missing,
        "founding.base-buildings",
        f"The base Buildings of {', '.join(region.shown for region in missing)} are not known yet.",
        tuple(f'found regions {region}="red commercial 2 food"' for region in missing),
    )
    late = overdue(table.state)
    table.refuse_unless(
        not late,
        "absence.overdue",
        f"Overdue since games that were missed: {', '.join(late)}. They fail before this game starts.",
        tuple(f'agenda fail {table.state.agendas[code].holder} {code} --effects "+1 infamy"' for code in late),
    )
    for clause, what in CHORES:
        listed = story_slots(table.state) if clause == "setup.story-cards" else ""
        call_duty(table, "chore", f"{what}{listed and f' ({listed})'}", clause)
    set_up_events(table)
    collect_income(table)
    table.record(IncomeTaken())
    go_on(table)
    if setting(table.state, "ideology-spaces") is None:
        table.remark("setup.ideology-board", UNTOLD)


UNTOLD = "Not told yet: how many spaces an Ideology track has. `set ideology-spaces N`, or it is asked for once needed."
"""What is said of the one number that the board's setup leaves open."""


def story_slots(state: State) -> str:
    """The Story cards of each Storyline that has not ended, by Envelope and in ascending order (setup.story-cards)."""
    ended = {ending.storyline.casefold() for ending in state.endings.values()}
    slots: dict[str, list[str]] = {}
    for story in state.stories:
        if story.storyline and story.storyline.casefold() not in ended:
            slots.setdefault(story.storyline.casefold(), []).append(story.envelope)
    return "; ".join(f"{storyline}: Envelopes {', '.join(envelopes)}" for storyline, envelopes in slots.items())


CHORES = (
    ("setup.legacy-tray", "Lay out the Legacy tray, the Utility sheet and the Building sheet"),
    ("setup.player-area", "Take Diary, Agendas, Voting tile and Heraldry tokens out; look through Skills and Goals"),
    ("setup.ideology-card", "Draw two of your five Ideology cards, keep the higher number (of two ones, either)"),
    ("setup.story-cards", "Lay the Story cards onto their Storylines' slots"),
    ("setup.dilemma-deck", "Shuffle the Dilemma deck, face up, under the Cover tile"),
)
"""The guided steps of a setup, which stand on the list of duties while the setup lasts."""
