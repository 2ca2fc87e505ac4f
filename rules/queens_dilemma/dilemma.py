"""Read the Dilemma: draw a card, announce its Keywords and outcomes, open the Voting Phase."""

from __future__ import annotations

from rules.core.names import Text
from rules.core.table import Table
from rules.queens_dilemma.deals import remind
from rules.queens_dilemma.duties import blocking, how_to, tick
from rules.queens_dilemma.effects import Front
from rules.queens_dilemma.events.founding import PhaseEntered
from rules.queens_dilemma.events.rounds import DilemmaRead, VotingOpened
from rules.queens_dilemma.flow import nothing_waits
from rules.queens_dilemma.names import Character, Phase, Region
from rules.queens_dilemma.notation import FrontText
from rules.queens_dilemma.seating import names, the_leader, the_moderator
from rules.queens_dilemma.state import State
from seeds.queens_dilemma import facts

SILENT = Front()
"""A front that announces nothing, or was not typed in."""


def read(
    table: Table[State],
    *,
    card: Text = "",
    aye: FrontText = SILENT,
    nay: FrontText = SILENT,
    keywords: Text = "",
) -> None:
    """Draw and read a Dilemma: what its front announces for Aye and Nay, and the Keywords in its text."""
    state = table.state
    table.refuse_unless(state.phase is Phase.DILEMMA, "round.phases", "It is not time for a Dilemma.", ("next",))
    nothing_waits(table)
    first = blocking(state)
    because = f"Before the next round: {'; '.join(duty.what for duty in first)}."
    table.refuse_unless(not first, "outcome.steps", because, tuple(how_to(duty) for duty in first))
    if state.deck < 1:
        table.refuse("dilemma.deck-empty", _empty_deck(state), tuple(how_to(duty) for duty in state.duties))
    words = tuple(word.strip() for word in keywords.split(",") if word.strip())
    for duty in state.duties:
        if duty.clause.startswith(("setup.", "save.")) or duty.clause in ("founding.lore", "founding.prologue"):
            tick(table, duty, "the game went on")
    table.record(DilemmaRead(card=card.upper(), aye=aye, nay=nay, keywords=words, round=state.round + 1))
    for word in words:
        table.remark("dilemma.keywords", f"{word}: {_announced(state, holders(state, word))}.")
    remind(table)
    table.record(PhaseEntered(phase=Phase.VOTING), VotingOpened(seats=state.seats, first=the_leader(state)))


def holders(state: State, keyword: str) -> tuple[Character, ...]:
    """Who holds a Keyword: a Character's or a Region's name, or the words of a narrative one (dilemma.keywords)."""
    word = keyword.casefold()
    if word in set(Region) and Region(word) in state.regions:
        return (state.regions[Region(word)].holder,)
    if word in set(Character):
        return tuple(player for player in state.players if player.value == word)
    codes = {code for code, printed in state.keywords.items() if word in (printed.casefold(), code.casefold())}
    return tuple(player for player in state.players if codes.intersection(state.diaries[player].keywords))


def _announced(state: State, held: tuple[Character, ...]) -> str:
    """The holders of a Keyword: who of them is away, and who stands in for those who left (defection.keywords)."""
    away = tuple(one for one in held if one in state.absent)
    left = tuple(one for one in held if state.players[one].left)
    notes = [f"{names(away)} absent"] if away else []
    notes += [f"{the_moderator(state).shown}, the Moderator, for {names(left)}"] if left else []
    return names(held) + (f" ({'; '.join(notes)})" if notes else "")


def _empty_deck(state: State) -> str:
    missing = facts().finale.endings - len(state.endings)
    open_duties = "; ".join(duty.what for duty in state.duties) or "nothing on the list of duties is open"
    return (
        f"The Dilemma deck is empty while {missing} of {facts().finale.endings} Endings are missing: "
        f"an instruction was probably missed. Still open: {open_duties}."
    )
