"""Agenda Resolution: each player's successes, then the failures of what is due; and an end to it."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from rules.core.names import Prefixed
from rules.core.table import Table
from rules.queens_dilemma.attendance import overdue
from rules.queens_dilemma.chronicle.bands import enter
from rules.queens_dilemma.costs import pay_cost
from rules.queens_dilemma.duties import how_to
from rules.queens_dilemma.events.legacy import AgendaResolved
from rules.queens_dilemma.flow import go_on
from rules.queens_dilemma.goods import Goods
from rules.queens_dilemma.legacy.model import Agenda
from rules.queens_dilemma.names import Character, CharacterName, Phase, Resource, ResourceName
from rules.queens_dilemma.notation import EffectsText, GoodsText
from rules.queens_dilemma.pending import queue
from rules.queens_dilemma.scoring.agenda_order import check_order, due, open_agendas
from rules.queens_dilemma.scoring.ongoing import draw_another
from rules.queens_dilemma.scoring.phase import in_part, in_this_game
from rules.queens_dilemma.state import State
from rules.queens_dilemma.typed import Code
from rules.queens_dilemma.waiting import Source


class AgendaResult(StrEnum):
    """How an Agenda ends."""

    SUCCESS = "success"
    FAILURE = "failure"


def agenda(
    table: Table[State],
    player: CharacterName,
    code: Code,
    result: Annotated[AgendaResult, Prefixed()],
    *,
    effects: EffectsText | None = None,
    cost: GoodsText | None = None,
    bag: ResourceName | None = None,
    paid: GoodsText | None = None,
    drawn: Code = "",
) -> None:
    """Resolve an Agenda: its box's effects; for a success what it asks, as `--cost "3 army"` or `--bag army`."""
    in_part(table, Phase.AGENDAS)
    one = _held(table, player, code)
    success = result is AgendaResult.SUCCESS
    check_order(table, player, one, success)
    if success:
        _pay(table, player, code, cost, bag, paid)
    else:
        _check_failure(table, player, code, one, given=cost is not None or bag is not None or paid is not None)
    if effects is None:
        box = "Success" if success else "Failure"
        examples = (f'score agenda {player} {code} {result} --effects "A045, +2 hegemony"', "--effects nothing")
        table.ask("scoring.agenda-next", f"What does the {box} box of {code} show?", examples)
    ongoing = one.limit is None
    table.record(AgendaResolved(player=player, code=code, success=success, trashed=not ongoing))
    if ongoing:
        draw_another(table, player, code, drawn)
    else:
        because = f"{code} is no Ongoing Agenda: none is drawn for it."
        table.refuse_unless(not drawn, "agenda.ongoing", because, ("the same without --drawn",))
    queue(table, effects, Source(kind="agenda", name=f"Agenda {code}", owner=player))
    go_on(table)


def fail(table: Table[State], player: CharacterName, code: Code, *, effects: EffectsText) -> None:
    """An Agenda whose limit fell in a game that its holder missed fails at once, before the next game starts."""
    late = overdue(table.state)
    waiting = tuple(f"agenda fail {table.state.agendas[one].holder} {one}" for one in late)
    setup = table.state.phase is Phase.SETUP and code in late and table.state.agendas[code].holder is player
    because = f"{code} of {player.shown} is not overdue from a game that was missed."
    table.refuse_unless(setup, "absence.overdue", because, waiting or ("next",))
    table.record(AgendaResolved(player=player, code=code, success=False))
    queue(table, effects, Source(kind="agenda", name=f"Agenda {code}", owner=player))
    go_on(table)


def no_more(table: Table[State]) -> None:
    """Nobody resolves another Agenda: go on to the taxes."""
    in_part(table, Phase.AGENDAS)
    called = open_agendas(table.state)
    because = f"Before that: {'; '.join(duty.what for duty in called)}."
    table.refuse_unless(not called, "scoring.agenda-next", because, tuple(how_to(duty) for duty in called))
    late = tuple((player, code) for player in table.state.seats for code in due(table.state, player))
    because = f"Their limit has come: {', '.join(f'{code} of {player.shown}' for player, code in late)}."
    allowed = tuple(f"score agenda {player} {code} failure" for player, code in late)
    table.refuse_unless(not late, "scoring.agenda-failure", because, allowed)
    table.remark("scoring.agenda-success", "Nobody resolves another Agenda.")
    enter(table, Phase.TAXES)


def _held(table: Table[State], player: Character, code: str) -> Agenda:
    """The Agenda, if that player has it. Refused otherwise, with those that they have."""
    in_this_game(table, player, "agenda.kinds")
    one = table.state.agendas.get(code)
    mine = tuple(name for name, each in table.state.agendas.items() if each.holder is player and each.lies == "held")
    if one is None:
        calls = tuple(how_to(duty) for duty in open_agendas(table.state) if duty.code == code)
        table.refuse("agenda.unlock", f"{player.shown} has no Agenda {code}.", calls or mine or ("next",))
    because = f"{code} lies in the {'Trash box' if one.lies == 'trash' else 'Legacy tray'}."
    table.refuse_unless(
        one.lies == "held", "trash" if one.lies == "trash" else "agenda.ongoing", because, mine or ("next",)
    )
    because = f"{code} is {one.holder.shown}'s, not {player.shown}'s."
    table.refuse_unless(one.holder is player, "agenda.unlock", because, mine or ("next",))
    return one


def _pay(
    table: Table[State], player: Character, code: str, cost: Goods | None, bag: Resource | None, paid: Goods | None
) -> None:
    if cost is None and bag is None:
        because = f"What does {code} ask for?"
        table.ask("scoring.agenda-success", because, ('--cost "3 army"', "--bag army", "--cost nothing"))
    asked = Goods() if cost is None else cost
    if bag is not None:
        more = table.state.timeline[table.state.game].bag
        asked = Goods.model_validate({**asked.model_dump(), bag.value: asked.of(bag) + more})
    is_due = code in due(table.state, player)
    pay_cost(table, player, asked, paid, (f"score agenda {player} {code} failure" if is_due else "score agendas",))


def _check_failure(table: Table[State], player: Character, code: str, one: Agenda, given: bool) -> None:
    success = (f"score agenda {player} {code} success",)
    if one.limit is None:
        table.refuse("agenda.ongoing", f"{code} is an Ongoing Agenda: it has no limit and never fails.", success)
    because = f"{code} has until game {one.limit}; this is game {table.state.game}."
    table.refuse_unless(one.limit <= table.state.game, "agenda.limit", because, (*success, "next"))
    table.refuse_unless(not given, "scoring.agenda-failure", "An Agenda that fails costs nothing.", ("--effects ...",))
