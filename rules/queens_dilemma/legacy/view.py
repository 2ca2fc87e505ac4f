"""What everyone sees of what lasts: Diaries, Buildings, Story cards, the Trash box, and the chairs of the next game."""

from rules.core.values import Frozen, FrozenMap, changed
from rules.queens_dilemma.chronicle.setup import draft_order
from rules.queens_dilemma.goods import Goods
from rules.queens_dilemma.players import Diary
from rules.queens_dilemma.state import State


class SkillView(Frozen):
    """A Skill sticker: its space, its Activation Track (None: unlimited), the marks on it, and its words."""

    code: str
    space: int
    track: int | None
    used: int
    words: str


class DiaryView(Frozen):
    """What a Diary shows beside House and tracks: the marked Fate space, Keywords by code, and Skills."""

    fate: str
    keywords: FrozenMap[str, str]
    skills: tuple[SkillView, ...]
    stickers: tuple[str, ...]
    """Stickers of kinds that the box revealed later."""


class BuildingView(Frozen):
    """A Building that counts; `yields` holds one entry, or one for each option of a choice."""

    code: str
    colour: str
    type: str
    yields: tuple[Goods, ...]


class StoryView(Frozen):
    """A Story card: the Envelope that it came from, and its Storyline if the table has told it."""

    envelope: str
    storyline: str


def diary_views(state: State) -> FrozenMap[str, DiaryView]:
    """Every Diary, by Character."""
    return FrozenMap({player.value: _diary(state, diary) for player, diary in state.diaries.items()})


def _diary(state: State, diary: Diary) -> DiaryView:
    return DiaryView(
        fate=diary.fate,
        keywords=FrozenMap({code: state.keywords.get(code, "") for code in diary.keywords}),
        skills=tuple(SkillView(**skill.model_dump()) for skill in diary.skills),
        stickers=diary.stickers,
    )


def building_views(state: State) -> FrozenMap[str, tuple[BuildingView, ...]]:
    """The Buildings that count, by Region (founding.vassal-yield)."""
    return FrozenMap(
        {
            region.value: tuple(
                BuildingView(code=one.code, colour=one.colour, type=one.type, yields=one.yields)
                for one in held.buildings
            )
            for region, held in state.regions.items()
        }
    )


def chairs(state: State) -> tuple[str, ...]:
    """All chairs clockwise, those of absent players included."""
    return tuple(player.value for player in state.circle or state.founding_seats)


def drafting(state: State) -> tuple[str, ...]:
    """The order of the Investment draft if the next game began now, with everyone there (investment.order)."""
    everyone = state.circle or state.founding_seats
    if state.leader not in everyone:
        return ()
    return tuple(player.value for player in draft_order(changed(state, seats=everyone)))
