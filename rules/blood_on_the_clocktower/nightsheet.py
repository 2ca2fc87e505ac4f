"""The night sheet: who wakes in which order, the dead marked."""

from rules.blood_on_the_clocktower.catalog import any_of, demon_of, minions_of
from rules.blood_on_the_clocktower.characters import HUNDREDTHS, Character, official
from rules.blood_on_the_clocktower.circle import called, residents
from rules.blood_on_the_clocktower.names import Type
from rules.blood_on_the_clocktower.reminders import spent
from rules.blood_on_the_clocktower.state import State
from rules.core.values import Frozen
from seeds.blood_on_the_clocktower import Waking, facts

MINIONS, DEMON = "minioninfo", "demoninfo"
MARKS = {"dusk": "Dusk", MINIONS: "Minion info", DEMON: "Demon info", "dawn": "Dawn"}


class Place(Frozen):
    """A place of the sheet: a character (or dusk, dawn, what the evil learn) and the players that act there."""

    id: str
    name: str
    living: tuple[str, ...] = ()
    dead: tuple[str, ...] = ()
    spent: tuple[str, ...] = ()
    done: bool = False
    table: bool = False
    """Whether it is nobody's: dusk, dawn, and those outside the game."""
    asleep: bool = False
    """Whether its players sleep on: what is done there is for others."""

    @property
    def due(self) -> bool:
        """Whether somebody still has to wake here."""
        awake = tuple(name for name in self.living if name not in self.spent)
        return not self.done and self.id not in ("dusk", "dawn") and bool(awake or self.table)


def night_sheet(state: State) -> tuple[Place, ...]:
    """The places of the present night in order; only characters in play stand there (night.order)."""
    first = state.night.number <= 1
    done: dict[str, tuple[str, ...]] = {}
    for wake in state.night.wakes:
        done[wake.place] = (*done.get(wake.place, ()), *(name for name in wake.players if name in state.players))
    places = (_place(state, id_, first, done.get(id_)) for id_ in _order(state, first))
    return tuple(one for one in places if one is not None)


def next_place(state: State) -> Place | None:
    """The place that is next, None when the night is through."""
    return next((one for one in night_sheet(state) if one.due), None)


def acting(state: State, id_: str) -> tuple[str, ...]:
    """Who acts as a character: whoever is it, and whoever holds its token and believes it."""
    believers = facts().special.token_instead_of_character
    return tuple(
        name
        for name in state.circle
        if state.players[name].character == id_
        or (state.players[name].token == id_ and state.players[name].character in believers)
    )


def _place(state: State, id_: str, first: bool, woken: tuple[str, ...] | None) -> Place | None:
    """The place of a character, if it stands on this night's sheet; `woken` are those who were there already."""
    done = woken is not None
    if id_ in ("dusk", "dawn"):
        return Place(id=id_, name=MARKS[id_], done=id_ == "dusk", table=True)
    calls = facts().wakes.get(id_, Waking())
    if id_ in (MINIONS, DEMON):
        usual = facts().players.usual
        names = minions_of(state) if id_ == MINIONS else demon_of(state)
        if not first or len(residents(state)) < usual or not names:
            return None
    else:
        names = acting(state, id_)
        if not names and not done:
            return _outside(state, id_, done)
    names = woken or tuple(name for name in names if not calls.died or _died(state, name, calls))
    if not names and not done:
        return None
    # Whom their death calls is no sleeper: they act although they are dead.
    living = tuple(name for name in names if state.players[name].alive or (calls.died and not done))
    dead = tuple(name for name in names if name not in living)
    gone = tuple(name for name in living if spent(state.players[name])) if id_ not in MARKS else ()
    name = MARKS.get(id_) or called(id_, state)
    return Place(id=id_, name=name, living=living, dead=dead, spent=gone, done=done, asleep=calls.asleep)


def _died(state: State, name: str, calls: Waking) -> bool:
    """Whether a player died when their character's place asks for it."""
    night, one = state.night.number, state.players[name]
    before = night - 1 or None
    when = {"night": one.died_night == night, "day": one.died_day == before, "dawn": one.died_night == before}
    return not one.alive and any(when[word] for word in calls.died)


def _outside(state: State, id_: str, done: bool) -> Place | None:
    """A Fabled or Loric one of the script; it has a place in the night and no player."""
    own = state.script.characters if state.script else ()
    one = next((one for one in own if one.id == id_ and one.type in (Type.FABLED, Type.LORIC)), None)
    return Place(id=id_, name=one.name, done=done, table=True) if one else None


def _order(state: State, first: bool) -> tuple[str, ...]:
    """All places of the edition's night, with whoever is in play besides put in where the common order has them."""
    order = list(_own_order(state, first))
    in_play = {id_ for player in state.players.values() for id_ in (player.character, player.token) if id_}
    own = state.script.characters if state.script else ()
    outside = {one.id for one in own if one.type in (Type.FABLED, Type.LORIC)}
    done = {wake.place for wake in state.night.wakes}
    more = [one for one in any_of(state) if one.id in in_play | outside | done and one.id not in order]
    for one in more:
        place = one.first if first else one.other
        if place is not None:
            order.insert(_before(order, state, place, first), one.id)
    return tuple(order)


def _own_order(state: State, first: bool) -> tuple[str, ...]:
    if state.script is None:
        nights = facts().nights[state.edition]
        return nights.first if first else nights.other
    own = state.script.first if first else state.script.other
    if own:
        return own
    # Without an order of its own, a script takes the common one; homebrew characters are put into it by their numbers.
    nights = facts().nights["all"]
    return tuple(id_ for id_ in (nights.first if first else nights.other) if id_ in MARKS)


def _before(order: list[str], state: State, place: int, first: bool) -> int:
    """Where in `order` a character of that place goes: before the first one that comes later, and before dawn."""
    known = {one.id: one for one in any_of(state)}
    marks = facts().nights["all"].first if first else facts().nights["all"].other
    for index, id_ in enumerate(order):
        other = marks.index(id_) * HUNDREDTHS if id_ in MARKS else _number(known.get(id_) or official().get(id_), first)
        if other is not None and other > place:
            return index
    return len(order)


def _number(one: Character | None, first: bool) -> int | None:
    return None if one is None else one.first if first else one.other
