"""What the rulebook of The Queen's Dilemma prints: names, numbers, codes."""

from functools import cache
from typing import Literal

from pydantic import NonNegativeInt, PositiveInt

from seeds.reading import FrozenMap, Players, Seed, read_facts

ByPlayers = FrozenMap[int, NonNegativeInt]


class Axis(Seed):
    """Two Ideologies that oppose each other; a Slider's negative side is that of `first`."""

    first: str
    second: str

    @property
    def id(self) -> str:
        """As the program's JSON names it: `tradition-progress`."""
        return f"{self.first}-{self.second}"


class CharacterFacts(Seed):
    """One of the six Characters."""

    id: str
    name: str
    pronoun: Literal["he", "she"]
    favours: tuple[str, str]
    starting_agenda: str
    disorder_agenda: str


class Tokens(Seed):
    """Tokens of one sort in the box."""

    ones: NonNegativeInt
    threes: NonNegativeInt = 0

    @property
    def count(self) -> int:
        """How many pieces of cardboard."""
        return self.ones + self.threes

    @property
    def worth(self) -> int:
        """What they add up to."""
        return self.ones + 3 * self.threes


class Box(Seed):
    """The rest of what lies in the box; `each` is per Character."""

    outcome_markers: int
    sliders: int
    voting_tiles: int
    leader_tokens: int
    moderator_tokens: int
    heraldry_tokens_each: int
    large_heraldry_stickers_each: int
    small_heraldry_stickers_each: int
    vassal_heraldry_stickers: int
    resource_cover_stickers: int
    ongoing_agendas: int
    region_keywords: int


class Piece(Seed):
    """A kind of piece that carries a code: `A045` is `A` and three digits."""

    prefix: str
    digits: PositiveInt
    printed: PositiveInt
    first: NonNegativeInt = 1
    unnumbered: NonNegativeInt = 0

    @property
    def last(self) -> int:
        """The highest number that was printed, if none is left out."""
        return self.first + self.printed - self.unnumbered - 1


class SeatBonus(Seed):
    """What founding gives a seat, counted clockwise from the Leader's, which is 1."""

    seat: PositiveInt
    power: NonNegativeInt = 0
    gold: NonNegativeInt = 0
    independence: NonNegativeInt = 0


class Founding(Seed):
    """Before the first game."""

    envelope: str
    main_regions_each: ByPlayers
    vassal_regions: ByPlayers
    seat_bonuses: tuple[SeatBonus, ...]


class Disorder(Seed):
    """The optional Age of Disorder."""

    dilemma_envelope: str
    chronicle_envelope: str
    agenda_envelope: str
    dilemmas: int
    chronicles: int


class Diary(Seed):
    """On which page of a Diary what is kept."""

    house_page: int
    fate_page: int
    keyword_page: int
    skill_page: int
    hegemony_page: int


class Ideology(Seed):
    """The Ideology cards and tracks."""

    cards_each: int
    cards_drawn: int
    cards_kept: int
    silver_spaces: int
    least_spaces: int


class Setup(Seed):
    """What a game starts with."""

    power_pool: int
    starting_power: int
    basic_income: FrozenMap[str, int]
    first_bag: int
    taxed: tuple[str, ...]


class Bands(Seed):
    """The bands of Chronicle cards by the part of a game in which they work."""

    setup: tuple[str, ...]
    game: tuple[str, ...]
    end: tuple[str, ...]


class Chronicle(Seed):
    """The draw of Chronicle cards."""

    cards_drawn: int
    brown_slots: int
    bands: Bands


class Investment(Seed):
    """The draft of Investment cards; `set_aside` by number of players."""

    cards: int
    kinds: tuple[str, ...]
    set_aside: ByPlayers


class Round(Seed):
    """The Round Counter, and what a standard Envelope holds."""

    counter_slots: int
    timer_slots: int
    envelope_stories: int
    envelope_dilemmas: int


class Scoring(Seed):
    """What the end of a game is worth."""

    favored_winning: tuple[int, ...]
    favored_per_token: int
    balanced_slider: int
    balanced_per_token: int
    empty_pile_independence: int
    power_places: tuple[int, ...]
    tax_divisor: int


class AgendaFacts(Seed):
    """An empty limit box gets the game's number plus `limit_after`."""

    limit_after: int


class Absence(Seed):
    """Games with somebody missing."""

    fewest_present: int
    independence_per_missed_game: int


class Finale(Seed):
    """The end of a campaign."""

    endings: int
    most_dilemmas: int
    mystery_boxes: tuple[str, ...]
    most_scales: int
    infamy_per_tier: int


class DilemmaFacts(Seed):
    """All of it."""

    resources: tuple[str, ...]
    capital: str
    colours: tuple[str, ...]
    building_types: tuple[str, ...]
    gold_per_resource: int
    players: Players
    axes: tuple[Axis, ...]
    characters: tuple[CharacterFacts, ...]
    regions: FrozenMap[str, str]
    balanced_casts: FrozenMap[int, tuple[frozenset[str], ...]]
    tokens: FrozenMap[str, Tokens]
    box: Box
    pieces: FrozenMap[str, Piece]
    founding: Founding
    disorder: Disorder
    diary: Diary
    ideology: Ideology
    setup: Setup
    chronicle: Chronicle
    investment: Investment
    round: Round
    scoring: Scoring
    agenda: AgendaFacts
    absence: Absence
    finale: Finale

    def character(self, id_: str) -> CharacterFacts:
        """The Character of that id."""
        return next(one for one in self.characters if one.id == id_)


@cache
def facts() -> DilemmaFacts:
    """The facts, read once."""
    return read_facts("queens-dilemma", DilemmaFacts)
