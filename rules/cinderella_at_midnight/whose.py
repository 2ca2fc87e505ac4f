"""What most actions ask first: is she on her way, and is nothing else due?"""

from __future__ import annotations

from rules.cinderella_at_midnight.names import Part, Phase
from rules.cinderella_at_midnight.state import State
from rules.core.refusal import Kind, Refusal
from rules.core.table import Table
from rules.title import Setting

KEY_TASK = "key-task"
SETTINGS = (Setting(KEY_TASK, int, "Which of the palace's three tasks is the key task?", "palace.tasks", "2"),)


def on_her_way(table: Table[State]) -> None:
    """Refuses when no phase is being played, or cards are to be moved first (clock.shift)."""
    state = table.state
    if not state.playing:
        where, command = WHERE[state.phase]
        table.refuse("house.not-now", f"She does not move now: {where}.", (command,))
    if state.due:
        because = f"The clock has struck {state.due[0]}: first the cards are moved as the time card says."
        table.refuse("clock.shift", because, ("strike turn CARD", "strike swap CARD CARD", "strike none"))


WHERE = {
    Phase.BETWEEN: ("no run is on", "begin"),
    Phase.SETUP: ("the first cards are being laid", "lay n"),
    Phase.GATE: ("the palace is not laid out yet", "palace"),
}


def counted(number: int, thing: str) -> str:
    """`1 bell`, `2 bells`."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


def only_in(table: Table[State], part: Part, clause: str, what: str) -> None:
    """Refuses what belongs to the other part of the game."""
    table.refuse_unless(table.state.part is part, clause, f"{what} in the {part} only.", ("next",))


def need_setting(table: Table[State], name: str) -> int:
    """The value of a setting. Refused while it is not known, naming the command that gives it."""
    value = table.state.settings.get(name)
    if value is None:
        known = next(one for one in SETTINGS if one.name == name)
        raise Refusal(Kind.NOT_ALLOWED, "house.setting-needed", known.prompt, (f"set {known.name} {known.example}",))
    return value
