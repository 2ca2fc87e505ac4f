"""What cards do, entered as changes; Levels that change for a time; an Advisor's ability."""

from __future__ import annotations

from typing import Annotated

from annotated_types import Ge, Le

from rules.core.names import Text
from rules.core.table import Table
from rules.queen_by_midnight.attacks import go_on
from rules.queen_by_midnight.events import AbilityUsed, TemporaryNoted, TemporaryOver
from rules.queen_by_midnight.making import apply_change, check_amount, check_changes, why_nothing
from rules.queen_by_midnight.names import ClassName, Phase, PrincessName, Status
from rules.queen_by_midnight.rounds import pass_turn
from rules.queen_by_midnight.state import State, Temporary
from rules.queen_by_midnight.tracks import change_level
from rules.queen_by_midnight.whose import in_play, playing
from rules.queen_by_midnight.words import ChangeText


def change(table: Table[State], changes: tuple[ChangeText, ...], *, because: Text = "") -> None:
    """What a card does: `change c+3 h-2 freya.h-3 lb+1 freya/wolf.l-2 freya.lash+1`; no name: whose turn it is."""
    playing(table)
    turn = table.state.turn
    assert turn is not None
    table.refuse_unless(changes, "house.unreadable", "Nothing was said.", ("change c+3",))
    check_changes(table, turn, changes)
    for one in changes:
        check_amount(table, one, turn)
        apply_change(table, one, turn, because or "a card")
    clause, nothing = why_nothing(table.state, turn, changes[0])
    table.refuse_unless(table.events, clause, nothing, ("next",))
    go_on(table)


def level(
    table: Table[State], card_class: ClassName, amount: int, who: PrincessName | None = None, *, until: Text = ""
) -> None:
    """A Level gained or lost, perhaps for a time: `level caster -1 freya --until "her next turn"`."""
    playing(table)
    state = table.state
    player = who or state.turn
    assert player is not None
    in_play(table, player)
    table.refuse_unless(amount, "house.unreadable", "A change of nothing.", ("level brawler 1",))
    change_level(table, player, card_class, amount)
    if until:
        number = state.numbered + 1
        lasting = Temporary(number=number, player=player, card_class=card_class, amount=amount, until=until)
        table.record(TemporaryNoted(temporary=lasting))


def takeback(table: Table[State], number: int) -> None:
    """A Level change that lasted for a time is over: its tokens are taken back."""
    playing(table)
    state = table.state
    lasting = next((one for one in state.temporary if one.number == number), None)
    if lasting is None:
        numbers = tuple(str(one.number) for one in state.temporary)
        table.refuse("levels.temporary", f"No Level change {number} lasts.", numbers)
    change_level(table, lasting.player, lasting.card_class, -lasting.amount)
    table.record(TemporaryOver(number=number))


def advise(table: Table[State], ability: Annotated[int, Ge(1), Le(2)], changes: tuple[ChangeText, ...] = ()) -> None:
    """An Advisor's turn: which of the two abilities, and what it does: `advise 1 freya.c+2`. The turn is over then."""
    playing(table)
    state = table.state
    turn = state.turn
    assert turn is not None
    advisor = state.repertoires[turn]
    because = f"{turn.shown} is in play: the Inner Circle card is for Advisors."
    table.refuse_unless(advisor.status is Status.ADVISOR, "circle.ability", because, ("next",))
    leader = advisor.leader
    assert leader is not None
    check_changes(table, leader, changes)
    table.record(AbilityUsed(player=turn, ability=ability))
    for one in changes:
        apply_change(table, one, leader, f"{turn.shown}'s Inner Circle")
    go_on(table)
    if table.state.phase is Phase.TURNS and table.state.turn is turn:
        pass_turn(table)
