"""Nights: who wakes in order, what they are told, and dawn."""

from __future__ import annotations

from rules.blood_on_the_clocktower.catalog import any_of
from rules.blood_on_the_clocktower.characters import fitting
from rules.blood_on_the_clocktower.choosing import Noted, chosen, noted
from rules.blood_on_the_clocktower.circle import expect, who
from rules.blood_on_the_clocktower.deaths import died_tonight
from rules.blood_on_the_clocktower.events import Dawned, NightFell, Woken
from rules.blood_on_the_clocktower.names import KeptFlag, KeptText, KeptTexts, Phase, plain
from rules.blood_on_the_clocktower.nightsheet import DEMON, MARKS, MINIONS, Place, next_place, night_sheet
from rules.blood_on_the_clocktower.state import State
from rules.core.names import matching
from rules.core.refusal import Refusal
from rules.core.table import Table

NOT_TONIGHT = "-"


def fall(table: Table[State], *, spare: KeptText = "") -> None:
    """Night falls: all eyes are shut. `--spare REASON`: whoever is about to die is not executed."""
    expect(table, "phase.alternate", Phase.READY, Phase.DAY)
    dying = table.state.day.about_to_die
    because = f"{dying} is about to die: the execution comes before the night."
    table.refuse_unless(dying is None or spare, "execution.one", because, ("execute", "night --spare REASON"))
    table.record(NightFell(night=table.state.night.number + 1))


def wake(
    table: Table[State],
    place: KeptText = "",
    told: KeptText = "",
    *,
    chose: KeptTexts = (),
    anyway: KeptFlag = False,
) -> None:
    """Wake the next of the night sheet, or a character or player you name; note what was told, and whom they chose.

    Names alone are whom they chose, where the character chooses; so are names behind `chose`.
    `-` in place of words: nobody wakes there tonight. `--anyway`: out of order, dead, or once more.
    """
    expect(table, "night.order", Phase.NIGHT)
    # What no game knows is told from the words alone, before the sheet is looked at.
    _check_known(table.state, place)
    for text in chose:
        chosen(table.state, text)
    one = _meant(table, place)
    if told == NOT_TONIGHT:
        table.record(Woken(place=one.id, players=(), slept=True))
        return
    note = _noted(table.state, one, told, chose)
    if not anyway:
        _check(table, one)
    players = () if one.asleep else one.living if not anyway else (*one.living, *one.dead)
    table.record(Woken(place=one.id, players=players, told=note.told, chose=note.chose))


def skip(table: Table[State], place: KeptText = "") -> None:
    """Pass over the next place of the night sheet, or one you name: nobody wakes there tonight."""
    wake(table, place, NOT_TONIGHT)


def dawn(table: Table[State], *, anyway: KeptFlag = False) -> None:
    """Dawn: all eyes open. Say who died, never how. `--anyway`: although not everybody was woken."""
    expect(table, "phase.alternate", Phase.NIGHT)
    waiting = tuple(one for one in night_sheet(table.state) if one.due)
    because = f"Not everybody was woken: {', '.join(one.name for one in waiting)}."
    allowed = tuple(word for one in waiting for word in (f"wake {one.id}", f"skip {one.id}"))
    table.refuse_unless(anyway or not waiting, "night.order", because, (*allowed, "dawn --anyway"))
    players = table.state.players
    died = died_tonight(table.state)
    revived = tuple(
        n for n in table.state.circle if players[n].alive and not players[n].shown_alive and not players[n].feigned
    )
    table.record(Dawned(day=table.state.night.number, died=died, revived=revived))


def _noted(state: State, one: Place, told: str, chose: tuple[str, ...]) -> Noted:
    """What was told and chosen. How it is read rests on who wakes: why it cannot be read is not for the town."""
    try:
        return noted(state, one.id, told, chose)
    except Refusal as refusal:
        refusal.public = False
        raise


def _check_known(state: State, text: str) -> None:
    """Refuses what is no player, no character and no mark of the sheet."""
    marks = (one for pair in MARKS.items() for one in pair)
    known = not text or any(plain(one).startswith(plain(text)) for one in marks) or fitting(text, any_of(state))
    if not known:
        who(state, text)


def _meant(table: Table[State], text: str) -> Place:
    """The place that is meant: of a character or a player; without words the next one."""
    state, sheet = table.state, night_sheet(table.state)
    if not text:
        nearest = next_place(state)
        if nearest is None:
            table.refuse("night.order", "The night sheet is through.", ("dawn",))
        return nearest
    exact = next((one for one in sheet if plain(text) in (one.id, plain(one.name))), None)
    if exact:
        return exact
    if text.isdecimal() or any(text.casefold() == name.casefold() for name in state.circle):
        return _of_player(state, who(state, text))
    begun = tuple(one for one in sheet if one.id.startswith(plain(text)) or plain(one.name).startswith(plain(text)))
    if len(begun) == 1:
        return begun[0]
    if len(begun) > 1:
        table.ask("house.ambiguous", f"“{text}” fits several places of the sheet.", tuple(one.id for one in begun))
    named = matching(text, state.circle)
    if len(named) > 1:
        table.ask("house.ambiguous", f"“{text}” fits several: {', '.join(named)}.", named)
    if named:
        return _of_player(state, named[0])
    table.refuse("night.order", f"“{text}” has no place in this night.", tuple(one.id for one in sheet if one.due))


def _of_player(state: State, name: str) -> Place:
    """The place where a player acts, one that is due before others; without one a place of their own."""
    places = (one for one in night_sheet(state) if one.id not in (MINIONS, DEMON))
    theirs = [one for one in places if name in (*one.living, *one.dead)]
    due = next((one for one in theirs if one.due), None)
    if due or theirs:
        return due or theirs[0]
    alive = state.players[name].alive
    return Place(id="", name=name, living=(name,) if alive else (), dead=() if alive else (name,))


def _check(table: Table[State], one: Place) -> None:
    table.refuse_unless(one.id not in ("dusk", "dawn"), "night.order", f"Nobody wakes at {one.id}.", ("dawn",))
    again = f"wake {one.id} --anyway"
    table.refuse_unless(not one.done or not one.id, "night.order", f"{one.name} is done.", (again,))
    dead = bool(one.dead) and not one.living
    because = f"{' and '.join(one.dead)} ({one.name}) is dead, and does not wake."
    table.refuse_unless(not dead, "night.dead-sleep", because, (f"skip {one.id}", again))
    over = bool(one.living) and set(one.living) <= set(one.spent)
    table.refuse_unless(not over, "ability.once-spent", f"{one.name}'s ability is spent.", (f"skip {one.id}", again))
    first = next_place(table.state)
    if one.id and first and first.id != one.id:
        because = f"{first.name} comes first on the night sheet."
        table.refuse("night.order", because, (f"wake {first.id}", f"skip {first.id}", again))
    because = "The Demon is shown three bluffs: choose them first."
    table.refuse_unless(one.id != DEMON or table.state.bluffs, "night.first-demon", because, ("bluffs", again))
