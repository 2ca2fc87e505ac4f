"""The facts of a title by its slug. Only the model of the title asked for is imported."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, overload

from seeds.reading import SLUGS, SeedError

if TYPE_CHECKING:
    from seeds.blood_on_the_clocktower import ClocktowerFacts
    from seeds.cinderella_at_midnight import CinderellaFacts
    from seeds.queen_by_midnight import MidnightFacts
    from seeds.queens_dilemma import DilemmaFacts
    from seeds.witching_hour import WitchingFacts


@overload
def facts(slug: Literal["queens-dilemma"]) -> DilemmaFacts: ...
@overload
def facts(slug: Literal["queen-by-midnight"]) -> MidnightFacts: ...
@overload
def facts(slug: Literal["blood-on-the-clocktower"]) -> ClocktowerFacts: ...
@overload
def facts(slug: Literal["witching-hour"]) -> WitchingFacts: ...
@overload
def facts(slug: Literal["cinderella-at-midnight"]) -> CinderellaFacts: ...


def facts(slug: str) -> Any:
    """The facts of a title: frozen, typed, read once. The same as `facts()` of the title's own module here."""
    if slug not in SLUGS:
        raise SeedError(f"There is no title “{slug}”. Titles: {', '.join(SLUGS)}.")
    return import_module(f"seeds.{slug.replace('-', '_')}").facts()
