"""Goods: an amount of each Resource, as paid, gained, given or held."""

from collections.abc import Iterator

from rules.core.values import Frozen
from rules.queens_dilemma.names import Resource


class Goods(Frozen):
    """So many of each Resource, 0 or more."""

    gold: int = 0
    food: int = 0
    army: int = 0
    materials: int = 0

    def of(self, resource: Resource) -> int:
        """The amount of one Resource."""
        amount: int = getattr(self, resource.value)
        return amount

    def items(self) -> Iterator[tuple[Resource, int]]:
        """The Resources of which there are any, with their amounts."""
        return ((resource, self.of(resource)) for resource in Resource if self.of(resource))

    @property
    def total(self) -> int:
        """All Resources counted alike."""
        return sum(amount for _, amount in self.items())

    def __str__(self) -> str:
        return " and ".join(f"{amount} {resource.shown}" for resource, amount in self.items()) or "nothing"


def goods(resource: Resource, amount: int) -> Goods:
    """`amount` of one Resource and nothing else."""
    return Goods.model_validate({resource.value: amount})
