"""Stickers of kinds that the box reveals later: a Diary has room for them (founding.diary)."""

from __future__ import annotations

from rules.core.names import Text
from rules.core.table import Table
from rules.queens_dilemma.events.legacy import StickerAttached
from rules.queens_dilemma.founding import at_the_table
from rules.queens_dilemma.names import CharacterName
from rules.queens_dilemma.state import State

LONGEST = 80


def sticker(table: Table[State], player: CharacterName, sticker: Text) -> None:
    """Stick something of another kind than Skills and Keywords into a Diary, under the name that the table gives it."""
    at_the_table(table, player, "founding.diary")
    example = (f'sticker {player} "Seal of the harbour"',)
    named = 0 < len(sticker) <= LONGEST
    table.refuse_unless(named, "founding.diary", f"A sticker has a name of up to {LONGEST} letters.", example)
    twice = sticker in table.state.diaries[player].stickers
    table.refuse_unless(not twice, "founding.diary", f"{player.shown} has “{sticker}” already.", example)
    table.record(StickerAttached(player=player, sticker=sticker))
