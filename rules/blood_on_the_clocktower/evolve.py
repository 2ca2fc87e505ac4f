"""How each fact changes the state. No rule stands here: events carry final amounts."""

from __future__ import annotations

from rules.blood_on_the_clocktower import events as e
from rules.blood_on_the_clocktower import events_day
from rules.blood_on_the_clocktower.evolve_day import evolve_day
from rules.blood_on_the_clocktower.evolve_rulings import ruled
from rules.blood_on_the_clocktower.names import Phase
from rules.blood_on_the_clocktower.state import Day, Night, Player, Reminder, State, Wake
from rules.core.event import Event
from rules.core.values import FrozenMap, changed


def evolve(state: State, event: Event) -> State:
    """The state after one event."""
    return ruled(_grimoire(_life(_setup(evolve_day(state, event), event), event), event), event)


def with_player(state: State, name: str, **fields: object) -> State:
    """The state with some of a player's fields replaced."""
    return changed(state, players=state.players.set(name, changed(state.players[name], **fields)))


def _setup(state: State, event: Event) -> State:
    match event:
        case e.GameBegun(game=game, circle=circle):
            players = FrozenMap({name: Player() for name in circle})
            return State(
                phase=Phase.EDITION, game=game, circle=circle, players=players, games=state.games, rulings=state.rulings
            )
        case e.EditionChosen(edition=edition, script=script):
            return changed(state, phase=Phase.BAG, edition=edition, script=script)
        case e.BagFilled(bag=bag):
            return changed(state, phase=Phase.DEAL, bag=bag)
        case e.CharacterDealt(player=player, character=character, token=token, side=side):
            return with_player(state, player, character=character, token=token, side=side)
        case e.TokensDealt():
            return changed(state, phase=Phase.READY)
        case e.BluffsChosen(bluffs=bluffs):
            return changed(state, bluffs=bluffs)
        case e.TravellerJoined(player=name, character=character, after=after, side=side):
            place = state.circle.index(after) + 1
            circle = (*state.circle[:place], name, *state.circle[place:])
            new = Player(character=character, side=side, traveller=True)
            return changed(state, circle=circle, players=state.players.set(name, new))
        case e.TravellerLeft(player=name):
            circle = tuple(one for one in state.circle if one != name)
            state = changed(state, circle=circle, players=state.players.delete(name))
            state = changed(state, untold=tuple(one for one in state.untold if one != name))
            return (
                changed(state, day=changed(state.day, about_to_die=None)) if state.day.about_to_die == name else state
            )
    return state


def _life(state: State, event: Event) -> State:
    match event:
        case e.DiedAtNight(player=player):
            night = state.night.number if state.phase is Phase.NIGHT else 0
            day = 0 if night else state.day.number
            state = with_player(state, player, alive=False, feigned=False, died_night=night, died_day=day)
            return changed(_deaths_said(state), held=())
        case e.NobodyDies():
            return _deaths_said(state)
        case e.Died(player=player, feigned=feigned):
            day = 0 if feigned else state.day.number
            state = with_player(state, player, alive=feigned, feigned=feigned, died_day=day, died_night=0)
            return changed(with_player(state, player, shown_alive=False, vote_token=True), held=())
        case e.RevivedAtNight(player=player):
            return changed(with_player(state, player, alive=True, died_day=0, died_night=0), held=())
        case e.Revived(player=player):
            state = with_player(state, player, alive=True, feigned=False, died_day=0, died_night=0)
            return changed(with_player(state, player, shown_alive=True, vote_token=False), held=())
        case e.Dawned(day=day, died=died, revived=revived):
            for name in died:
                state = with_player(state, name, shown_alive=False, vote_token=True)
            for name in revived:
                state = with_player(state, name, shown_alive=True, vote_token=False)
            return changed(state, phase=Phase.DAY, day=Day(number=day))
        case e.NightFell(night=night):
            evening = changed(state.day, about_to_die=None, open=False)
            return changed(state, phase=Phase.NIGHT, night=Night(number=night), day=evening)
    return state


def _deaths_said(state: State) -> State:
    return changed(state, night=changed(state.night, deaths_said=len(state.night.wakes)))


def _grimoire(state: State, event: Event) -> State:
    match event:
        case e.Woken(place=place, players=players, told=told, chose=chose, slept=slept):
            wake = Wake(place=place, players=players, told=told, chose=chose, slept=slept)
            return changed(state, night=changed(state.night, wakes=(*state.night.wakes, wake)))
        case e.ReminderPlaced(player=player, text=text, of=of):
            reminders = (*state.players[player].reminders, Reminder(text=text, of=of))
            return with_player(state, player, reminders=reminders)
        case e.ReminderRemoved(player=player, text=text):
            left = list(state.players[player].reminders)
            del left[[one.text for one in left].index(text)]
            return with_player(state, player, reminders=tuple(left))
        case e.CharacterChanged(player=player, character=character, token=token):
            state = with_player(state, player, character=character, token=token)
            return changed(state, held=(), untold=_also(state.untold, player))
        case e.SideChanged(player=player, side=side, tell=tell):
            state = with_player(state, player, side=side)
            return changed(state, untold=_also(state.untold, player)) if tell else state
        case e.PlayerTold(player=player):
            return changed(state, untold=tuple(one for one in state.untold if one != player))
        case e.WinHeldBack(side=side):
            return changed(state, held=(*state.held, side))
        case e.GameEnded(game=game):
            return changed(state, phase=Phase.BETWEEN, games=(*state.games, game))
    return state


def _also(names: tuple[str, ...], name: str) -> tuple[str, ...]:
    return names if name in names else (*names, name)


EVENTS: tuple[type[Event], ...] = (
    e.GameBegun,
    e.EditionChosen,
    e.BagFilled,
    e.CharacterDealt,
    e.TokensDealt,
    e.BluffsChosen,
    e.TravellerJoined,
    e.TravellerLeft,
    e.NightFell,
    e.Woken,
    e.ReminderPlaced,
    e.ReminderRemoved,
    e.CharacterChanged,
    e.SideChanged,
    e.PlayerTold,
    e.Whispered,
    e.Died,
    e.DiedAtNight,
    e.NobodyDies,
    e.Revived,
    e.RevivedAtNight,
    e.Dawned,
    events_day.NominationsOpened,
    events_day.Nominated,
    events_day.HandSeen,
    events_day.HandNoted,
    events_day.SweepEnded,
    events_day.SweepEndedUnseen,
    events_day.HiddenSweepEnded,
    events_day.Executed,
    events_day.Ruled,
    events_day.ExileVoted,
    e.WinHeldBack,
    e.GameEnded,
)
"""Everything that can happen."""
