"""Triggering the End of the Campaign: the Grand Finale, the worth of points, and the ranking."""

import re
from typing import Annotated

from pydantic import BeforeValidator, PlainSerializer

from rules.core.names import by_prefix
from rules.core.refusal import unreadable
from rules.core.table import Table
from rules.core.values import Frozen
from rules.queens_dilemma.codes import unlock
from rules.queens_dilemma.duties import blocking, call_duty, how_to
from rules.queens_dilemma.events.ending import CardsTrashed, FinaleScored, FinaleTriggered
from rules.queens_dilemma.events.founding import PhaseEntered
from rules.queens_dilemma.events.tokens import DeckChanged
from rules.queens_dilemma.names import Character, Phase
from rules.queens_dilemma.state import FinaleRow, State
from rules.queens_dilemma.waiting import Source
from seeds.queens_dilemma import facts


class Worth(Frozen):
    """What points are worth at the end: `2` each, or `1/3` for every three, rounded down."""

    points: int
    per: int = 1

    def of(self, amount: int) -> int:
        """What so many points are worth."""
        return amount // self.per * self.points


class Extra(Frozen):
    """What else counts for a player, as `xanthe=3` or `syd=-2`."""

    player: Character
    points: int


def read_worth(text: object) -> object:
    """A Worth from `2` or `1/3`; anything but text is left as it is."""
    if isinstance(text, (Worth, dict)):
        return text
    found = re.fullmatch(r"\s*(\d{1,3})(?:\s*/\s*([1-9]\d?))?\s*", str(text))
    if not found:
        unreadable(f"“{text}” is no worth.", ("2 (each)", "1/3 (1 for every 3)"))
    return Worth(points=int(found[1]), per=int(found[2] or 1))


def read_extra(text: object) -> object:
    """An Extra from `xanthe=3`; anything but text is left as it is."""
    if not isinstance(text, str):
        return text
    name, _, points = text.partition("=")
    if not re.fullmatch(r"\s*[+-]?\d{1,3}\s*", points):
        unreadable(f"“{text}” says no points.", ("xanthe=3", "syd=-2"))
    return Extra(player=by_prefix(Character, name), points=int(points))


WorthText = Annotated[
    Worth,
    BeforeValidator(read_worth),
    PlainSerializer(lambda one: str(one.points) if one.per == 1 else f"{one.points}/{one.per}"),
]
ExtraText = Annotated[Extra, BeforeValidator(read_extra), PlainSerializer(lambda one: f"{one.player}={one.points}")]


def trigger(table: Table[State]) -> bool:
    """After a game: with all Endings attached and few Dilemma cards left, the Grand Finale follows (finale.trigger)."""
    finale = facts().finale
    state = table.state
    if len(state.endings) < finale.endings or state.deck > finale.most_dilemmas:
        return False
    if state.deck:
        table.record(CardsTrashed(codes=(), dilemmas=state.deck), DeckChanged(cards=0, reason="the Grand Finale"))
    table.record(FinaleTriggered(stability=stability(state)), PhaseEntered(phase=Phase.FINALE))
    for code in finale.mystery_boxes:
        if code not in state.unlocked:
            unlock(table, code, Source(kind="other", name="the Grand Finale"))
            call_duty(table, "box", f"Open Mystery box {code} for the Grand Finale", "finale.boxes", code)
    return True


def stability(state: State) -> int:
    """The Scales on the Ending stickers, added up (finale.stability)."""
    return sum(ending.scales for ending in state.endings.values())


def tier(infamy: int) -> int:
    """The last penalty tier that is fully unlocked; 0 for none (finale.infamy)."""
    return infamy // facts().finale.infamy_per_tier


def score(
    table: Table[State],
    *,
    hegemony: WorthText,
    independence: WorthText,
    penalties: tuple[int, ...] = (),
    extra: tuple[ExtraText, ...] = (),
) -> None:
    """Rank the players after the finale's event: what Hegemony and Independence are worth, and the tiers' penalties.

    `--penalties 2,5,9` as the Infamy Track prints them; `--extra xanthe=3` for what else the finale gives.
    """
    state = table.state
    table.refuse_unless(state.phase is Phase.FINALE, "finale.score", "It is not the end of the campaign.", ("next",))
    waiting = tuple(how_to(duty) for duty in blocking(state))
    table.refuse_unless(not waiting, "finale.boxes", "The finale's boxes are opened first.", waiting)
    highest = max(tier(diary.infamy) for diary in state.diaries.values())
    because = f"Somebody has reached Infamy tier {highest}: what do tiers 1 to {highest} cost?"
    if len(penalties) < highest:
        table.ask("finale.infamy", because, (f"--penalties {','.join('N' for _ in range(highest))}",))
    positive = all(penalty >= 0 for penalty in penalties)
    table.refuse_unless(positive, "finale.infamy", "Penalties are typed without a minus.", ("--penalties 2,5,9",))
    for one in extra:
        playing = tuple(player.value for player in state.players)
        table.refuse_unless(one.player in state.players, "finale.score", f"Nobody plays {one.player.shown}.", playing)
    rows = [_row(state, player, hegemony, independence, penalties, extra) for player in state.players]
    ranked = sorted(rows, key=lambda row: -row.total)
    table.record(FinaleScored(stability=stability(state), rows=tuple(ranked)), PhaseEntered(phase=Phase.ENDED))


def _row(
    state: State,
    player: Character,
    hegemony: Worth,
    independence: Worth,
    penalties: tuple[int, ...],
    extra: tuple[Extra, ...],
) -> FinaleRow:
    diary = state.diaries[player]
    reached = tier(diary.infamy)
    return FinaleRow(
        player=player,
        hegemony=hegemony.of(diary.hegemony),
        independence=independence.of(diary.independence),
        penalty=penalties[reached - 1] if reached else 0,
        extra=sum(one.points for one in extra if one.player is player),
        fate=diary.fate,
    )
