"""Whole campaigns of The Queen's Dilemma at random, from founding to ranking; `campaigns.py` plays any number."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from campaign.store import Store, connection
from campaign.store.doctor import check
from rules.core.event import Event
from rules.core.secrecy import EVERYONE
from rules.core.values import changed
from rules.queens_dilemma import TITLE
from rules.queens_dilemma.events.ending import DealStruck, FinaleScored, RulingMade
from rules.queens_dilemma.events.founding import GameBegun, PlayerLeft, PlayerReturned
from rules.queens_dilemma.events.legacy import AgendaTaken, BuildingAttached, EndingAttached, SkillAttached
from rules.queens_dilemma.names import Character, Phase
from rules.queens_dilemma.players import Treasury
from rules.queens_dilemma.state import State
from seeds.queens_dilemma import facts
from tests.contract.campaigns import PLAYERS, Campaign, campaign
from tests.contract.pieces import misplaced, uneven
from tests.rules.queens_dilemma.game import begun, founded

SEED = 5

every_table = pytest.mark.parametrize("players", PLAYERS)


@cache
def played(players: int) -> Campaign:
    """One campaign, played once for all tests."""
    return campaign(players, SEED)


@every_table
def test_nothing_is_wrong_after_any_action(players: int) -> None:
    """Power is conserved, no purse is negative, each piece lies in one place, and the state is the fold of events."""
    assert played(players).wrong == ()


@every_table
def test_they_end_in_a_ranking_of_all_who_ever_played(players: int) -> None:
    last = played(players).last
    assert last.phase is Phase.ENDED
    assert len(last.endings) == facts().finale.endings
    assert {row.player for row in last.ranking} == set(last.players)
    totals = [row.total for row in last.ranking]
    assert totals == sorted(totals, reverse=True)


def _events() -> Iterator[Event]:
    for players in PLAYERS:
        for moved in played(players).moves:
            yield from moved.performed.events


def test_they_are_whole_campaigns() -> None:
    """What must be in them: people who come and go, cards, Agendas, Skills, Buildings, Endings, Deals, rulings."""
    happened = {type(event) for event in _events()}
    lasting = {AgendaTaken, BuildingAttached, EndingAttached, SkillAttached}
    assert {PlayerLeft, PlayerReturned, DealStruck, RulingMade, FinaleScored} | lasting <= happened
    done = {action for one in PLAYERS for action in played(one).done}
    assert {"chronicle draw", "chronicle describe", "score agenda", "agenda epilogue", "event resolve"} <= done
    assert any(event.absent for event in _events() if isinstance(event, GameBegun))


@every_table
def test_every_entry_says_what_was_done(players: int) -> None:
    for moved in played(players).moves:
        label = TITLE.label(moved.performed.events, moved.before, moved.performed.state)
        assert label not in ("", "Done."), moved.call


@every_table
def test_all_of_it_comes_back_from_what_is_stored(players: int) -> None:
    one = played(players)
    stored = [event.stored() for moved in one.moves for event in moved.performed.events]
    assert TITLE.fold(TITLE.start, tuple(TITLE.read_event(each) for each in stored)) == one.last
    assert State.model_validate_json(one.last.model_dump_json()) == one.last


def test_what_owners_noted_in_secret_is_not_in_what_all_see() -> None:
    ends = [played(players).last for players in PLAYERS]
    notes = {agenda.content for last in ends for agenda in last.agendas.values() if agenda.content}
    seen = "".join(TITLE.view(last, EVERYONE).model_dump_json() for last in ends)
    assert notes
    assert [note for note in notes if note in seen] == []


def test_the_store_keeps_a_whole_campaign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # What the disk does at each commit is tested elsewhere, and takes most of the time here.
    monkeypatch.setattr(connection, "EXTRA", 0)
    one = min(map(played, PLAYERS), key=lambda each: len(each.moves))
    with Store.open(tmp_path / "play.db", create=True) as store:
        keeper = store.found("Thursday", TITLE.slug)
        for moved in one.moves:
            keeper.act(moved.call, seed=moved.seed, insisted=moved.insisted)
        assert keeper.state == one.last
        assert check(store) == []
    with Store.open(tmp_path / "play.db") as store:
        assert store.keeper("Thursday").state == one.last


def test_a_piece_in_two_places_is_found() -> None:
    state = founded(5).state
    (code, agenda), *_ = _with_agendas(state).agendas.items()
    double = changed(_with_agendas(state), trashed=(code,))
    assert list(misplaced(_with_agendas(state))) == []
    assert f"{code} lies in the Trash box and in {agenda.holder}'s hand" in list(misplaced(double))
    assert f"{code} is trashed in one list only" in list(misplaced(double))


def test_power_that_was_made_and_a_negative_purse_are_found() -> None:
    state = begun(5).state
    assert list(uneven(state)) == []
    poor = changed(state, treasuries=state.treasuries.set(Character.SYD, Treasury(power=9, gold=-1)))
    assert [line.partition(" ")[2] for line in uneven(poor)] == [
        f"Power lie around, and {-state.outside} came from the box",
        "has -1 gold",
    ]


def _with_agendas(state: State) -> State:
    """The founding, with the starting Agendas taken."""
    for duty in [duty for duty in state.duties if duty.kind == "agenda"]:
        assert duty.player is not None
        state = TITLE.evolve(state, AgendaTaken(player=duty.player, code=duty.code, limit=3))
        state = changed(state, duties=tuple(one for one in state.duties if one != duty))
    return state
