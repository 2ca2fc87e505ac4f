"""From the grammar's rules to values: goods, fronts, spaces, Buildings and Ideology cards."""

from __future__ import annotations

from lark import Token, Transformer, v_args

from rules.core.refusal import unreadable
from rules.queens_dilemma.effects import Front, Push
from rules.queens_dilemma.goods import Goods
from rules.queens_dilemma.names import Axis, Legacy, Resource
from rules.queens_dilemma.notation import names, texts
from rules.queens_dilemma.pieces import Building, Favoured, IdeologyCard, Space


@v_args(inline=True)
class PiecesReader(Transformer[Token, object]):
    """One method for each rule; it takes what the rule's parts have become."""

    def no_goods(self, _: Token) -> Goods:
        return Goods()

    def amount(self, number: Token, resource: Token) -> tuple[Resource, int]:
        return names.chosen(resource, names.RESOURCES, "Resource"), texts.amount(number)

    def goods(self, *amounts: tuple[Resource, int]) -> Goods:
        counted: dict[str, int] = {}
        for resource, number in amounts:
            if resource.value in counted:
                unreadable(f"{resource.shown} is named twice: {counted[resource.value]} and {number}.")
            counted[resource.value] = number
        return Goods.model_validate(counted)

    def choice(self, *options: Goods) -> tuple[Goods, ...]:
        return options

    def no_front(self, _: Token) -> Front:
        return Front()

    def face(self, word: Token, number: Token | None) -> Push | Legacy:
        face = names.chosen(word, names.FACES, "Ideology or Legacy icon")
        if not isinstance(face, Legacy):
            return Push(ideology=face, spaces=0 if number is None else texts.amount(number, least=0))
        if number is not None:
            unreadable(f"“{face.value}” has no number.", (face.value,))
        return face

    def front(self, *faces: Push | Legacy) -> Front:
        return Front(
            pushes=tuple(face for face in faces if isinstance(face, Push)),
            legacy=tuple(face for face in faces if isinstance(face, Legacy)),
        )

    def space(self, colour: Token, bag: Token, taxed: Token) -> Space:
        resource = names.chosen(taxed, names.RESOURCES, "Resource")
        if resource is Resource.GOLD:
            unreadable("Gold is never taxed: a Timeline space shows Food, Army or Materials.", _but_gold())
        return Space(
            colour=names.chosen(colour, names.COLOURS, "colour"), bag=texts.amount(bag, least=0), taxed=resource
        )

    def building(
        self, code: Token | None, colour: Token, kind: Token, yields: tuple[Goods, ...], place: str | None
    ) -> Building:
        full = "" if code is None else texts.full_code(code)
        if full and not full.startswith("B"):
            unreadable(f"{full} is no Building sticker: theirs begin with B, such as B07.")
        return Building(
            colour=names.chosen(colour, names.COLOURS, "colour"),
            type=names.building(kind),
            yields=yields,
            code=full,
            place=place or "",
        )

    def favoured(self, ideology: Token, bonus: Token) -> Favoured:
        return Favoured(ideology=names.ideology(ideology), bonus=texts.amount(bonus, least=0, most=9))

    def balanced(self, first: Token, second: Token) -> Axis:
        one, other = names.ideology(first), names.ideology(second)
        if one.axis is not other.axis or one is other:
            axes = ", ".join(axis.shown for axis in Axis)
            unreadable(f"{one.shown} and {other.shown} are no axis. The axes are {axes}.", _axes())
        return one.axis

    def ideology_card(self, *facets: Favoured | Axis) -> IdeologyCard:
        favoured = tuple(facet for facet in facets if isinstance(facet, Favoured))
        for ideology in {facet.ideology for facet in favoured}:
            if sum(facet.ideology is ideology for facet in favoured) > 1:
                unreadable(f"{ideology.shown} is named twice.")
        return IdeologyCard(favoured=favoured, balanced=tuple(facet for facet in facets if isinstance(facet, Axis)))


def _but_gold() -> tuple[str, ...]:
    return tuple(resource.value for resource in Resource if resource is not Resource.GOLD)


def _axes() -> tuple[str, ...]:
    return tuple("/".join(end.value for end in axis.ends) for axis in Axis)
