"""The end: what would win now, which the Storyteller confirms or holds back."""

from __future__ import annotations

from rules.blood_on_the_clocktower.catalog import demon_of, edition_name
from rules.blood_on_the_clocktower.circle import called, expect, residents
from rules.blood_on_the_clocktower.events import GameEnded, WinHeldBack
from rules.blood_on_the_clocktower.names import KeptSide, KeptText, Phase, Side, SideName, listed
from rules.blood_on_the_clocktower.state import Game, Role, State
from rules.core.names import Text
from rules.core.refusal import Kind, Refusal
from rules.core.table import Table

LAST_TWO = 2
ON = (Phase.NIGHT, Phase.DAY, Phase.VOTING)
AFTER = {
    "open": (Phase.DAY,),
    "nominate": (Phase.DAY,),
    "execute": (Phase.DAY, Phase.VOTING),
    "night": (Phase.DAY,),
    "dawn": (Phase.NIGHT,),
}
"""The actions that come after the word about a win, in the phases in which they are possible."""
CLAUSES = {Side.GOOD: "win.good", Side.EVIL: "win.evil"}


def end(table: Table[State], side: SideName, *, because: Text = "") -> None:
    """The game ends: the whole team of that side wins, and everybody's character is shown.

    Only what has come about by the rules ends it, or what a character brings (--because "the Saint was executed").
    """
    expect(table, "win.team", *ON)
    state = table.state
    if because:
        why = because
    elif side is Side.EVIL and all_evil(state):
        why = "all who live are evil"
    else:
        won = would_win(state)
        ways = (*(f"end {one.value}" for one in won[:1]), f'end {side.value} --because "..."')
        both = Side.GOOD in won and side is Side.EVIL
        table.refuse_unless(not both, "win.both", "Both would win at once: then good wins.", ways)
        table.refuse_unless(side in won, CLAUSES[side], _not_yet(state, side), ways)
        why = WHY[side]
    roles = tuple(
        Role(player=n, character=p.character, name=called(p.character, state), side=p.side, alive=p.alive)
        for n, p in ((name, state.players[name]) for name in state.circle)
    )
    game = Game(
        number=state.game, edition=edition_name(state), winner=side, why=why, days=state.day.number, roles=roles
    )
    table.record(GameEnded(game=game))


def hold(table: Table[State], side: KeptSide = None, *, why: KeptText = "") -> None:
    """The game goes on although a side would have won; the town is told nothing. Asked again after the next death."""
    expect(table, "win.good", *ON)
    won = would_win(table.state)
    table.refuse_unless(won, "win.good", "Nobody would win now.", ("next",))
    because = f"It is not {side and side.value} that would win now."
    table.refuse_unless(side is None or side in won, "win.good", because, tuple(one.value for one in won))
    for one in won if side is None else (side,):
        table.record(WinHeldBack(side=one, why=why))


def undecided(state: State, action: str) -> Refusal | None:
    """What the Storyteller hears who would go on while a win waits for their word; None while none does."""
    won = would_win(state)
    if not won or state.phase not in AFTER.get(action, ()):
        return None
    clause = "win.both" if len(won) > 1 else CLAUSES[won[0]]
    because = f"{question(state)} First say whether the game ends."
    return Refusal(Kind.NOT_ALLOWED, clause, because, (f"end {won[0].value}", "hold"), public=False)


def would_win(state: State) -> tuple[Side, ...]:
    """The sides that would win now and are not held back; good first, for it wins if both would (win.both)."""
    if state.phase not in ON:
        return ()
    demons = demon_of(state)
    good = bool(demons) and not any(state.players[name].alive for name in demons)
    living = [name for name in residents(state) if state.players[name].alive]
    evil = len(living) <= LAST_TWO
    won = [side for side, so in ((Side.GOOD, good), (Side.EVIL, evil)) if so]
    return tuple(side for side in won if side not in state.held)


def all_evil(state: State) -> bool:
    """Whether all who still live are evil (win.all-evil)."""
    living = [player for player in state.players.values() if player.alive]
    return bool(living) and all(player.side is Side.EVIL for player in living)


def question(state: State) -> str:
    """What the Storyteller is asked about the end; empty when nothing is to be asked."""
    won = would_win(state)
    if not won:
        return ""
    said = listed([WHY[side] for side in won])
    return f"{said[0].upper()}{said[1:]}: {won[0].value} would win."


def _not_yet(state: State, side: Side) -> str:
    if side in state.held:
        return "You held that back; a character may end the game all the same."
    living = [name for name in residents(state) if state.players[name].alive]
    if side is Side.GOOD:
        return "A Demon lives." if demon_of(state) else "There was no Demon to die."
    return f"{len(living)} players live, not {LAST_TWO}."


WHY = {Side.GOOD: "the Demon is dead", Side.EVIL: "just two players live"}
