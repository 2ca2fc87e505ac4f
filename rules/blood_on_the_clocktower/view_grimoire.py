"""The Grimoire as the Storyteller sees it."""

from rules.blood_on_the_clocktower.circle import called, seat_of
from rules.blood_on_the_clocktower.ending import question
from rules.blood_on_the_clocktower.names import Phase, Side
from rules.blood_on_the_clocktower.nightsheet import Place, night_sheet
from rules.blood_on_the_clocktower.reminders import impaired
from rules.blood_on_the_clocktower.state import State, Wake
from rules.core.values import Frozen, FrozenMap


class SeatView(Frozen):
    """A seat of the Grimoire. `token` is what the player holds, where it is another character's."""

    seat: int
    character: str
    token: str
    side: Side | None
    alive: bool
    impaired: str
    reminders: tuple[str, ...]


class PlaceView(Frozen):
    """A place of the night sheet, with the dead marked, and what was done there."""

    id: str
    name: str
    players: tuple[str, ...]
    dead: tuple[str, ...]
    done: bool
    told: str


class GrimoireView(Frozen):
    """What only the Storyteller knows."""

    players: FrozenMap[str, SeatView]
    bag: tuple[str, ...]
    bluffs: tuple[str, ...]
    sheet: tuple[PlaceView, ...]
    question: str
    untold: tuple[str, ...]


def grimoire(state: State) -> GrimoireView:
    """The whole Grimoire."""
    return GrimoireView(
        players=FrozenMap({name: _seat(state, name) for name in state.circle}),
        bag=tuple(_bagged(state, one.character, one.token) for one in state.bag),
        bluffs=tuple(called(id_, state) for id_ in state.bluffs),
        sheet=tuple(_place(state, one) for one in night_sheet(state)) if state.phase is Phase.NIGHT else (),
        question=question(state),
        untold=state.untold,
    )


def _seat(state: State, name: str) -> SeatView:
    player = state.players[name]
    return SeatView(
        seat=seat_of(state, name),
        character=called(player.character, state) if player.character else "",
        token=called(player.token, state) if player.token else "",
        side=player.side,
        alive=player.alive,
        impaired=impaired(player),
        reminders=tuple(one.text for one in player.reminders),
    )


def _bagged(state: State, id_: str, token: str) -> str:
    name = called(id_, state)
    if token == id_:
        return name
    return f"{name} (no token)" if not token else f"{name} (drawn as {called(token, state)})"


def _place(state: State, one: Place) -> PlaceView:
    wakes = tuple(wake for wake in state.night.wakes if wake.place == one.id)
    told = "; ".join(_told(wake) for wake in wakes)
    return PlaceView(
        id=one.id, name=one.name, players=(*one.living, *one.dead), dead=one.dead, done=one.done, told=told
    )


def _told(wake: Wake) -> str:
    chose = f"chose {', '.join(wake.chose)}" if wake.chose else ""
    return "not tonight" if wake.slept else "; ".join(part for part in (wake.told, chose) if part)
