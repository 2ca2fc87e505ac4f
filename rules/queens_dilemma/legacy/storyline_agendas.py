"""Special Agendas: Crossroads and Epilogues work when they are drawn; wrong ones go back; contents may be kept."""

from __future__ import annotations

import re
from typing import Annotated

from rules.core.names import Text
from rules.core.secrecy import SecretTo
from rules.core.table import Table
from rules.queens_dilemma.codes import unlock
from rules.queens_dilemma.duties import call_duty, find_duty, how_to, tick
from rules.queens_dilemma.events.ending import CardsTrashed
from rules.queens_dilemma.events.legacy import AgendaNoted, AgendaReturned, AgendaTaken, FateMarked
from rules.queens_dilemma.flow import go_on
from rules.queens_dilemma.founding import at_the_table
from rules.queens_dilemma.names import Character, CharacterName
from rules.queens_dilemma.notation import EffectsText
from rules.queens_dilemma.pending import queue
from rules.queens_dilemma.state import State
from rules.queens_dilemma.typed import Code
from rules.queens_dilemma.waiting import Duty, Source


def called_agenda(table: Table[State], player: Character, code: str) -> Duty:
    """The duty to take that Agenda. Refused when it was not called for, or not for that player (agenda.unlock)."""
    at_the_table(table, player, "agenda.unlock")
    duty = find_duty(table.state, "agenda", code)
    waiting = tuple(how_to(one) for one in table.state.duties if one.kind == "agenda")
    if duty is None:
        because = f"{code} was not called for, or is taken already."
        table.refuse("agenda.wrong-colours", because, waiting or ("next",))
    because = f"{code} is {duty.player and duty.player.shown}'s, not {player.shown}'s."
    table.refuse_unless(duty.player is player, "agenda.unlock", because, (how_to(duty),))
    return duty


def _leave_hand(table: Table[State], player: Character, code: str) -> None:
    """It is resolved as it is drawn, or later if it was taken like any other before somebody read its back."""
    one = table.state.agendas.get(code)
    if one is None or one.lies != "held" or one.holder is not player:
        tick(table, called_agenda(table, player, code))
    table.record(CardsTrashed(codes=(code,)))


def crossroad(table: Table[State], player: CharacterName, code: Code, choice: Text, *, effects: EffectsText) -> None:
    """Resolve a Crossroad at once: which of its two options, and what that option's box shows."""
    at_the_table(table, player, "agenda.unlock")
    _here(table, player, "agenda.crossroad", f"{code} waits until {player.shown} is back")
    table.refuse_unless(choice, "agenda.crossroad", "Which of the two options is it?", ("first", "second"))
    _leave_hand(table, player, code)
    table.remark("agenda.crossroad", f"{player.shown} resolves Crossroad {code}: {choice}.")
    queue(table, effects, Source(kind="agenda", name=f"Crossroad {code}", owner=player), first=True)
    go_on(table)


def epilogue(
    table: Table[State], player: CharacterName, code: Code, *, fate: Text, effects: EffectsText, ongoing: Code
) -> None:
    """Resolve an Epilogue at once: its reward, the Fate space that it marks, and the Ongoing Agenda that it brings."""
    at_the_table(table, player, "agenda.unlock")
    _here(table, player, "agenda.epilogue", f"{code} waits until {player.shown} is back")
    marked = table.state.diaries[player].fate
    table.refuse_unless(not marked, "fate.marked", f"{player.shown}'s Fate is marked already: {marked}.")
    table.refuse_unless(fate, "fate.marked", "Which Fate space does it mark?", ('--fate "2"',))
    free = ongoing not in table.state.agendas or table.state.agendas[ongoing].lies == "tray"
    because = f"{ongoing} is no Ongoing Agenda in the Legacy tray."
    table.refuse_unless(free and re.fullmatch(r"A\d{3}", ongoing), "agenda.epilogue", because, ("--ongoing A140",))
    _leave_hand(table, player, code)
    table.record(FateMarked(player=player, space=fate))
    source = Source(kind="agenda", name=f"Epilogue {code}", owner=player)
    if ongoing not in table.state.unlocked:
        unlock(table, ongoing, source)
    table.record(AgendaTaken(player=player, code=ongoing, limit=None))
    queue(table, effects, source, first=True)
    go_on(table)


def wrong(table: Table[State], code: Code, *, right: Code = "") -> None:
    """An Agenda of another Character's colours goes back; `--right` is the code that was meant."""
    source = table.state.unlocked.get(code)
    held = table.state.agendas.get(code)
    duty = find_duty(table.state, "agenda", code)
    because = f"{code} was not called for."
    waiting = tuple(one.code for one in table.state.duties if one.kind == "agenda")
    table.refuse_unless(source and (held or duty), "agenda.wrong-colours", because, waiting)
    assert source is not None
    table.refuse_unless(not held or held.lies == "held", "trash", f"{code} was resolved already.")
    owner = held.holder if held else duty.player if duty else None
    table.record(AgendaReturned(code=code))
    if duty:
        tick(table, duty, "a mistake")
    table.remark("agenda.wrong-colours", f"{code} was called for by {source.source}: check the code there.")
    if right:
        taken = table.state.unlocked.get(right)
        table.refuse_unless(
            taken is None, "agenda.unlock", f"{right} was unlocked before, by {taken and taken.source}."
        )
        unlock(table, right, Source(kind="other", name=source.source, owner=owner))
        what = f"Take Agenda {right}, read its back in secret, look at its limit box"
        call_duty(table, "agenda", what, "agenda.unlock", right, owner)


def note(table: Table[State], player: CharacterName, code: Code, content: Annotated[Text, SecretTo("player")]) -> None:
    """Keep what an Agenda's back says, for its owner's eyes alone; typed unseen, never as an argument."""
    one = table.state.agendas.get(code)
    mine = tuple(c for c, each in table.state.agendas.items() if each.holder is player and each.lies == "held")
    because = f"{player.shown} does not hold {code}."
    table.refuse_unless(
        one and one.holder is player and one.lies == "held", "agenda.secret", because, mine or ("next",)
    )
    table.record(AgendaNoted(player=player, code=code, content=content))


def _here(table: Table[State], player: Character, clause: str, because: str) -> None:
    away = player in table.state.absent
    table.refuse_unless(not away, "absence.legacy" if away else clause, f"{because}.", ("next",))
