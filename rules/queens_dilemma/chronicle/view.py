"""What everyone sees of Chronicle and Event cards."""

from rules.core.values import Frozen, FrozenMap
from rules.queens_dilemma.chronicle.bands import due
from rules.queens_dilemma.chronicle.cards import with_band
from rules.queens_dilemma.names import Band, Phase
from rules.queens_dilemma.notation.printer import print_chronicle, print_effects
from rules.queens_dilemma.state import State


class ChronicleView(Frozen):
    """A Chronicle card: its Herald, where it lies (`deck`, `blue`, `brown`, `trash`), and its tracks and tokens.

    `card` is what it shows, as typed; empty while it is not described. `space_count` is `stack` for any number.
    """

    herald: str | None
    lies: str
    slot: int
    bands: tuple[str, ...]
    card: str
    marks: int
    duration: int | None
    token: str | None
    spaces: tuple[str, ...]
    space_count: int | str | None


class EventView(Frozen):
    """An Event card on its slot; `card` is its action as typed."""

    slot: int
    words: str
    card: str
    token: str | None
    spaces: tuple[str, ...]
    resolved: bool


def chronicle_views(state: State) -> FrozenMap[str, ChronicleView]:
    """Every Chronicle card that was unlocked, by code."""
    return FrozenMap(
        {
            code: ChronicleView(
                herald=one.herald,
                lies=one.lies,
                slot=one.slot,
                bands=tuple(band.value for band in one.card.bands) if one.card else (),
                card=print_chronicle(one.card) if one.card else "",
                marks=one.marks,
                duration=one.card.duration if one.card else None,
                token=one.token,
                spaces=tuple(player.value for player in one.spaces),
                space_count=one.card.spaces if one.card else None,
            )
            for code, one in state.chronicles.items()
        }
    )


def event_views(state: State) -> FrozenMap[str, EventView]:
    """The Event cards on their slots, by number."""
    return FrozenMap(
        {
            str(number): EventView(
                slot=one.slot,
                words=one.words,
                card=print_chronicle(one.card) if one.card else "",
                token=one.token,
                spaces=tuple(player.value for player in one.spaces),
                resolved=one.resolved,
            )
            for number, one in sorted(state.event_cards.items())
        }
    )


def reminders(state: State) -> tuple[str, ...]:
    """The cards in play whose band names what is going on now, with what they say (chronicle.bands)."""
    voting = state.phase in (Phase.VOTING, Phase.TIE)
    codes = with_band(state, Band.VOTING_PHASE) if voting else due(state, state.phase)
    cards = {code: state.chronicles[code].card for code in codes}
    return tuple(
        f"{code}: {'; '.join(part for part in (print_effects(card.main) if card.main else '', card.words) if part)}"
        for code, card in cards.items()
        if card
    )
