"""Skill Stickers: spaces, covering, and Activation Tracks."""

from __future__ import annotations

from tests.clauses import clause
from tests.rules.queens_dilemma.game import Game, read


def skilled(track: int = 0) -> Game:
    """Lyrie has S12, with a track of so many spaces."""
    game = read("Lyrie: S12")
    game.do("skill read", code="s12", track=track)
    return game


@clause("queens-dilemma", "skill.activation", "skill.use")
def test_each_activation_marks_a_space_and_a_full_track_is_inactive() -> None:
    game = skilled(2)
    game.do("skill use", player="lyrie", code="S12", effects="+1 gold")
    game.do("skill use", player="lyrie", code="S12")
    assert game.purse("lyrie").gold == 2
    no = game.refused("skill use", "skill.activation", player="lyrie", code="S12")
    assert "full" in no.because


@clause("queens-dilemma", "skill.activation")
def test_a_skill_without_a_track_is_unlimited() -> None:
    game = skilled()
    for _ in range(5):
        game.do("skill use", player="lyrie", code="S12", effects="+1 food")
    assert game.purse("lyrie").food == 6


@clause("queens-dilemma", "resource.chosen-cost", "skill.use")
def test_a_skills_cost_is_paid_in_full_or_it_cannot_be_used() -> None:
    game = skilled(1).have("lyrie", army=0, gold=1)
    game.refused("skill use", "resource.chosen-cost", player="lyrie", code="S12", cost="1 army")
    assert game.points("lyrie")[2] == 0
    game.have("lyrie", gold=2)
    game.do("skill use", player="lyrie", code="S12", cost="1 army")
    assert game.purse("lyrie").gold == 0


@clause("queens-dilemma", "skill.use")
def test_who_does_not_have_a_skill_cannot_use_it() -> None:
    game = skilled()
    game.refused("skill use", "skill.use", player="syd", code="S12")
    game.refused("skill read", "skill.attach", code="S13")


@clause("queens-dilemma", "skill.cover")
def test_without_a_free_space_a_new_skill_covers_an_earlier_one() -> None:
    game = read("Lyrie: S01, S02")
    game.do("set", name="skill-spaces", value=2)
    game.round("Lyrie: S03; Lyrie: +1 gold")
    step = game.step()
    assert (step.action, step.choices) == ("skill cover", ("S01", "S02"))
    gold = game.purse("lyrie").gold
    game.refused("skill cover", "skill.cover", earlier="S09")
    game.do("skill cover", earlier="S01")
    assert {skill.code: skill.space for skill in game.diary("lyrie").skills} == {"S02": 2, "S03": 1}
    assert game.purse("lyrie").gold == gold + 1
    game.refused("skill cover", "skill.cover", earlier="S02")


@clause("queens-dilemma", "skill.cover")
def test_with_a_free_space_nothing_is_covered() -> None:
    game = read("Lyrie: S01")
    game.do("set", name="skill-spaces", value=2)
    game.round("Lyrie: S02")
    assert [skill.space for skill in game.diary("lyrie").skills] == [1, 2]
