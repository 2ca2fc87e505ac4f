"""Stickers of kinds that the box reveals later."""

from __future__ import annotations

from tests.clauses import clause
from tests.rules.queens_dilemma.game import begun


@clause("queens-dilemma", "founding.diary")
def test_a_diary_has_room_for_stickers_of_other_kinds() -> None:
    game = begun()
    game.do("sticker", player="syd", sticker="Seal of the harbour")
    assert game.seen().diaries["syd"].stickers == ("Seal of the harbour",)
    assert "Seal of the harbour" in game.told
    game.refused("sticker", "founding.diary", player="syd", sticker="Seal of the harbour")
    game.refused("sticker", "founding.diary", player="syd", sticker=" ")
    game.refused("sticker", "founding.diary", player="aesyas", sticker="Seal")
