"""Acting, undo and redo through the keeper."""

import pytest

from campaign.keeper import Keeper
from campaign.store import Store
from rules.core.refusal import Kind, Refusal
from rules.title import Call
from tests.clauses import clause
from tests.tiny.table import sit_down, take


def refused(keeper: Keeper, call: Call, **others: object) -> Refusal:
    before = (keeper.state, keeper.sequence)
    with pytest.raises(Refusal) as error:
        keeper.act(call, **others)  # type: ignore[arg-type]
    assert (keeper.state, keeper.sequence) == before
    keeper.refresh()
    assert (keeper.state, keeper.sequence) == before
    return error.value


def test_what_was_done_is_told(keeper: Keeper) -> None:
    sit_down(keeper)
    done = take(keeper, 2)
    assert (done.entry, done.position, done.kind, done.action) == (4, 4, "act", "take")
    assert done.label == "ann takes 2."
    assert [event.stored_name() for event in done.events] == ["Taken"]
    assert (done.before.stones, done.after.stones) == (7, 5)
    assert done.time == "2024-01-01T00:04:00+00:00"
    assert keeper.state is done.after
    assert keeper.sequence == 4


def test_another_keeper_reads_the_same(keeper: Keeper, store: Store) -> None:
    sit_down(keeper)
    take(keeper, 2, 3)
    other = store.keeper("Thursday")
    assert other.state == keeper.state
    assert other.sequence == keeper.sequence
    assert other.log() == keeper.log()
    assert other.steps() == keeper.steps()
    assert other.view("ann") == keeper.view("ann")


def test_arguments_may_be_text(keeper: Keeper) -> None:
    sit_down(keeper)
    keeper.act(Call("take", {"stones": "2"}))
    assert keeper.log()[-1].arguments == {"stones": 2}


def test_a_refusal_leaves_nothing(keeper: Keeper) -> None:
    sit_down(keeper)
    refusal = refused(keeper, Call("take", {"stones": 9}))
    assert (refusal.clause, refusal.kind, refusal.asked) == ("take.there", Kind.NOT_ALLOWED, "take 9")
    assert refused(keeper, Call("take", {"stones": "many"})).kind is Kind.UNREADABLE
    assert refused(keeper, Call("juggle", {})).clause == "house.unreadable"
    assert len(keeper.log()) == 3


@clause("house", "confirm")
def test_insisting_is_kept(keeper: Keeper) -> None:
    sit_down(keeper)
    assert refused(keeper, Call("take", {"stones": 4})).kind is Kind.AMBIGUOUS
    done = keeper.act(Call("take", {"stones": 4}), insisted=True)
    assert "(4 stones are more than three.)" in done.label


def test_letters_that_cannot_be_written_are_refused(keeper: Keeper) -> None:
    sit_down(keeper)
    refusal = refused(keeper, Call("vow", {"seat": "ann", "vow": "to sing \udc80"}))
    assert refusal.clause == "house.unreadable"


@pytest.mark.parametrize("words", ["a “quote” 'here' \"there\"", "Żółw 🐢", "x" * 100_000])
def test_odd_words_come_back_as_they_were(keeper: Keeper, store: Store, words: str) -> None:
    sit_down(keeper)
    keeper.act(Call("vow", {"seat": "ann", "vow": words}))
    assert store.keeper("Thursday").view("ann").vow == words.strip()  # type: ignore[attr-defined]


@pytest.mark.parametrize("words", ["two\nlines", "nul \0 byte", "left \u202e right"])
def test_words_are_kept_as_one_line_without_signs_that_steer(keeper: Keeper, store: Store, words: str) -> None:
    sit_down(keeper)
    keeper.act(Call("vow", {"seat": "ann", "vow": words}))
    kept = store.keeper("Thursday").view("ann").vow  # type: ignore[attr-defined]
    assert kept.isprintable()
    assert kept.split() == "".join(sign if sign.isprintable() else " " for sign in words).split()


def test_seeds_decide_the_draws_and_are_kept(keeper: Keeper, store: Store) -> None:
    sit_down(keeper, stones=3)
    firsts = []
    for seed in (1, 2, 3, 4, 5, 6, 1):
        take(keeper, 3)
        firsts.append(keeper.act(Call("begin", {}), seed=seed).after.turn)
    assert firsts[0] == firsts[-1]
    assert len(set(firsts)) == 2
    assert refused(keeper, Call("take", {"stones": 1}), seed=1 << 64).clause == "house.unreadable"
    assert refused(keeper, Call("take", {"stones": 1}), seed=-1).clause == "house.unreadable"


@clause("house", "stale")
def test_an_answer_to_an_older_state_is_refused(keeper: Keeper, store: Store) -> None:
    sit_down(keeper)
    other = store.keeper("Thursday")
    take(keeper, 2, 1)
    assert other.sequence == 3
    with pytest.raises(Refusal) as stale:
        other.act(Call("take", {"stones": 1}), at=3)
    assert stale.value.clause == "house.stale"
    assert stale.value.kind is Kind.NOT_ALLOWED
    assert "4 ann takes 2.; 5 bob takes 1." in stale.value.because
    assert other.sequence == 5
    assert "no entry 9" in refused(keeper, Call("take", {"stones": 1}), at=9).because
    assert other.act(Call("take", {"stones": 1}), at=5).entry == 6
    with pytest.raises(Refusal, match="moved on"):
        keeper.undo(at=5)


def test_without_at_the_newest_state_is_played_on(keeper: Keeper, store: Store) -> None:
    sit_down(keeper)
    other = store.keeper("Thursday")
    take(keeper, 2)
    assert take(other, 3).before.stones == 5
    assert take(keeper, 1).after.stones == 1
    other.refresh()
    assert other.state == keeper.state


def test_undo_and_redo(keeper: Keeper, store: Store) -> None:
    sit_down(keeper)
    states = [keeper.state]
    for stones in (1, 2, 3):
        states.append(take(keeper, stones).after)
    undone = keeper.undo()
    assert (undone.kind, undone.entry, undone.position) == ("undo", 7, 5)
    assert undone.label == "Undo: ann takes 3"
    assert keeper.state == states[2]
    assert keeper.undo(2).label == "Undo: bob takes 2; ann takes 1"
    assert keeper.state == states[0] == store.keeper("Thursday").state
    assert keeper.redo().label == "Redo: ann takes 1"
    assert keeper.redo(2).after == states[3] == store.keeper("Thursday").state


def test_what_is_entered_after_an_undo_takes_its_place(keeper: Keeper) -> None:
    sit_down(keeper)
    take(keeper, 1, 2)
    keeper.undo(2)
    assert take(keeper, 3).position == 4
    assert [(one.sequence, one.standing) for one in keeper.log()] == [
        *((number, "stands") for number in (1, 2, 3)),
        *((number, "undone") for number in (4, 5)),
        *((number, "stands") for number in (6, 7)),
    ]
    with pytest.raises(Refusal):
        keeper.redo()
    keeper.undo()
    assert keeper.state.stones == 7
    assert [one.action for one in keeper.history()] == ["sit", "set size", "begin"]


@clause("house", "nothing-to-undo", "nothing-to-redo")
def test_no_more_than_there_is(keeper: Keeper) -> None:
    with pytest.raises(Refusal) as nothing:
        keeper.undo()
    assert nothing.value.clause == "house.nothing-to-undo"
    with pytest.raises(Refusal) as nothing:
        keeper.redo()
    assert nothing.value.clause == "house.nothing-to-redo"
    sit_down(keeper)
    with pytest.raises(Refusal, match="Only 3 can be undone, not 4") as few:
        keeper.undo(4)
    assert few.value.allowed == ("undo 3",)
    for count in (0, -1):
        with pytest.raises(Refusal) as odd:
            keeper.undo(count)
        assert odd.value.kind is Kind.UNREADABLE
    assert keeper.sequence == 3


@clause("house", "undo-past-game")
def test_the_end_of_a_game_is_not_undone_by_one_wrong_key(keeper: Keeper) -> None:
    sit_down(keeper, stones=3)
    take(keeper, 3)
    with pytest.raises(Refusal) as asked:
        keeper.undo()
    assert (asked.value.kind, asked.value.clause) == (Kind.AMBIGUOUS, "house.undo-past-game")
    assert "game 1" in asked.value.because
    keeper.act(Call("begin", {}))
    keeper.undo()
    with pytest.raises(Refusal, match="end of game 1"):
        keeper.undo(2)
    assert keeper.state.turn is None
    assert keeper.undo(2, insisted=True).after.game == 0
    assert keeper.redo(2).after.points["ann"] == 1


def test_the_log_keeps_secrets(keeper: Keeper) -> None:
    sit_down(keeper)
    keeper.act(Call("vow", {"seat": "ann", "vow": "to sing"}))
    assert keeper.log()[-1].label == "ann vows: something."
    assert keeper.log()[-1].arguments == {"seat": "ann"}
    assert keeper.log("bob")[-1].label == "ann vows: something."
    assert keeper.log("ann")[-1].label == "ann vows: to sing."
    assert keeper.log("ann")[-1].arguments == {"seat": "ann", "vow": "to sing"}
    keeper.undo()
    assert keeper.log("ann")[-2].label == "ann vows: to sing."
    assert keeper.log("ann")[-1].label == "Undo: ann vows: something"


def test_the_history_is_what_is_in_force(keeper: Keeper) -> None:
    sit_down(keeper)
    take(keeper, 1)
    keeper.undo()
    take(keeper, 2)
    happenings = list(keeper.history("ann"))
    assert [(one.sequence, one.position) for one in happenings] == [(1, 1), (2, 2), (3, 3), (6, 4)]
    assert happenings[-1].label == "ann takes 2."
    assert happenings[-1].after == keeper.view("ann")
