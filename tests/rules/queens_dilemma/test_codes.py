"""Codes of printed pieces as people type them: in small letters, and without their zeros."""

from __future__ import annotations

import pytest

from rules.queens_dilemma.notation.texts import padded_code
from tests.rules.queens_dilemma.game import founded, read


@pytest.mark.parametrize(
    ("typed", "code"),
    [(" a45 ", "A045"), ("s3", "S03"), ("end2", "END02"), ("K05", "K05"), ("aaod2", "AAOD2"), ("c1234", "C1234")],
)
def test_a_code_may_lack_its_zeros(typed: str, code: str) -> None:
    assert padded_code(typed) == code


def test_what_is_no_code_is_left_to_the_action() -> None:
    assert [padded_code(word) for word in ("all", "d122", "7", "")] == ["ALL", "D122", "7", ""]


def test_every_action_on_a_code_takes_it_without_zeros() -> None:
    game = read("Lyrie: A061; Syd: A018; Syd: K05; Syd: S03; Xanthe: B07; Jilian: A045; END02")
    game.do("building", code="b7", region="tork", label="red military 1 army")
    game.do("agenda take", player="lyrie", code="a61")
    game.do("agenda note", player="lyrie", code="a61", content="words")
    game.do("agenda crossroad", player="syd", code="a18", choice="left", effects="nothing")
    game.do("agenda wrong", code="a45", right="a46")
    game.do("keyword", code="k5", words="Traitor")
    game.do("skill read", code="s3", track=2)
    game.do("skill use", player="syd", code="s3")
    game.do("ending attach", code="end2", scales=1)
    game.do("duty done", ids=["s3"])
    assert game.state.agendas["A061"].content == "words"
    assert not {"A018", "A045", "A061"}.intersection(game.duties("agenda"))
    assert game.state.keywords["K05"] == "Traitor"
    assert game.diary("syd").skills[0].used == 1
    assert "END02" in game.state.endings
    assert not game.chores("skill.attach")


def test_the_age_of_disorder_takes_them_too() -> None:
    game = founded()
    game.do("found disorder", chronicles=["c1", "c2", "c3", "c4"])
    assert "C001" in game.state.chronicles
