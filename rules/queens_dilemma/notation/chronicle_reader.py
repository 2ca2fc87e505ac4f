"""From the grammar's rules to values: Chronicle cards."""

from __future__ import annotations

from typing import Any

from lark import Token, Transformer, v_args

from rules.core.refusal import unreadable
from rules.queens_dilemma.effects import Row
from rules.queens_dilemma.goods import Goods
from rules.queens_dilemma.names import Band, Character
from rules.queens_dilemma.notation import names, texts
from rules.queens_dilemma.pieces import ChronicleCard

Part = dict[str, Any]
"""Fields of a ChronicleCard."""


@v_args(inline=True)
class ChronicleReader(Transformer[Token, object]):
    """One method for each rule; it takes what the rule's parts have become."""

    def band(self, *words: Token) -> Band:
        return names.chosen(" ".join(words), names.BANDS, "band")

    def bands(self, *bands: Band) -> Part:
        return {"bands": bands}

    def duration(self, _: Token, number: Token) -> Part:
        return {"duration": texts.amount(number)}

    def ending(self, _: Token, typed: Token) -> Part:
        code = texts.full_code(f"END{typed}" if typed.type == "NUMBER" else typed)
        if not code.startswith("END"):
            unreadable(f"{code} is no Ending: their codes begin with END, such as END03.", ("ending END03",))
        return {"ending": code}

    def spaces(self, _: Token, number: Token) -> Part:
        return {"spaces": texts.amount(number)}

    def stack(self, _: Token) -> Part:
        return {"spaces": "stack"}

    def herald(self, _: Token, printed: Token | None, rows: tuple[Row, ...]) -> Part:
        space: str | Character = "open" if printed is None else names.chosen(printed, names.CHARACTERS, "Character")
        return {"herald_space": space, "herald": rows}

    def cost(self, _: Token, goods: Goods) -> Part:
        return {"cost": goods}

    def main(self, _: Token, rows: tuple[Row, ...]) -> Part:
        return {"main": rows}

    def words(self, _: Token, quoted: Token) -> Part:
        return {"words": texts.out_of_quotes(quoted)}

    def chronicle(self, *parts: Part) -> ChronicleCard:
        fields: Part = {}
        for part in parts:
            for name in part.keys() & fields.keys():
                unreadable(f"“{name}” stands twice on this card.")
            fields.update(part)
        if "duration" in fields and "ending" in fields:
            unreadable("A card has a Duration Track or the code of an Ending, not both.")
        return ChronicleCard.model_validate(fields)
