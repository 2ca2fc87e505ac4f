"""Founding campaigns and finding them again."""

from pathlib import Path

import pytest

from campaign.keeper import Keeper
from campaign.store import Store, StoreError
from rules.core.refusal import Kind, Refusal
from tests.clauses import clause
from tests.tiny.table import open_store, sit_down, take


def test_a_campaign_is_founded_empty(keeper: Keeper) -> None:
    assert keeper.info.name == "Thursday"
    assert keeper.info.title == "stones"
    assert keeper.info.founded == "2024-01-01T00:00:00+00:00"
    assert keeper.sequence == 0
    assert keeper.state == keeper.title.start
    assert keeper.log() == []
    assert list(keeper.history()) == []


@clause("house", "campaign-name")
@pytest.mark.parametrize("name", ["", "  ", "two\nlines", "Thursday", "THURSDAY", " Thursday ", "bad \udc80 letter"])
def test_a_name_is_one_line_and_unique(keeper: Keeper, store: Store, name: str) -> None:
    with pytest.raises(Refusal) as refused:
        store.found(name, "stones")
    assert refused.value.clause == "house.campaign-name"
    assert len(store.campaigns()) == 1


@clause("house", "unknown-title")
def test_an_unknown_title_is_refused(store: Store) -> None:
    with pytest.raises(Refusal) as refused:
        store.found("Friday", "chess")
    assert refused.value.clause == "house.unknown-title"
    assert refused.value.allowed == ("stones",)


def test_odd_names_are_kept_as_they_are(store: Store) -> None:
    for name in ("Robert'); DROP TABLE campaign;--", "“Quotes” & 'more'", "Żółw 🐢"):
        store.found(name, "stones")
        assert store.keeper(name).info.name == name


@clause("house", "unknown-campaign", "which-campaign", "no-campaign")
def test_a_campaign_is_found_by_name_prefix_or_id(store: Store) -> None:
    with pytest.raises(Refusal, match="no campaign") as none:
        store.keeper("Thursday")
    assert none.value.clause == "house.no-campaign"
    thursday, sunday = store.found("Thursday", "stones"), store.found("Sunday", "stones")
    store.found("Sundays in May", "stones")
    assert store.keeper("thu").info == thursday.info
    assert store.keeper("sunday").info == sunday.info
    assert store.keeper(thursday.info.id).info == thursday.info
    assert store.keeper(thursday.info.id.upper()).info == thursday.info
    with pytest.raises(Refusal) as several:
        store.keeper("sun")
    assert (several.value.kind, several.value.clause) == (Kind.AMBIGUOUS, "house.which-campaign")
    assert several.value.allowed == ("Sunday", "Sundays in May")
    with pytest.raises(Refusal) as unknown:
        store.keeper("Friday")
    assert unknown.value.clause == "house.unknown-campaign"
    assert unknown.value.allowed == ("Thursday", "Sunday", "Sundays in May")


def test_campaigns_do_not_touch_each_other(store: Store) -> None:
    thursday, sunday = store.found("Thursday", "stones"), store.found("Sunday", "stones")
    sit_down(thursday)
    sit_down(sunday, stones=5)
    take(thursday, 1, 2)
    sunday.undo(3)
    assert thursday.state.stones == 4
    assert sunday.state == sunday.title.start
    listed = [(one.name, one.sequence, one.game, one.phase) for one in store.campaigns()]
    assert listed == [("Thursday", 5, 1, "playing"), ("Sunday", 4, 0, "founding")]


def test_a_title_that_this_program_does_not_know(keeper: Keeper, store: Store, place: Path) -> None:
    sit_down(keeper)
    with open_store(place, titles=(), projections=()) as other:
        (listed,) = other.campaigns()
        assert (listed.name, listed.sequence, listed.game, listed.phase) == ("Thursday", 3, None, None)
        with pytest.raises(StoreError) as error:
            other.keeper("Thursday")
        assert error.value.clause == "house.unknown-title"
    with open_store(place) as again:
        assert again.keeper("Thursday").state == keeper.state
