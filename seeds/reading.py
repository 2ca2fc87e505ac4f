"""Reads a TOML file of the seeds, and puts what is wrong with one into words."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Annotated, Any, TypeVar

from immutabledict import immutabledict
from pydantic import AfterValidator, BaseModel, ConfigDict, PositiveInt, ValidationError

SLUGS = (
    "queens-dilemma",
    "queen-by-midnight",
    "blood-on-the-clocktower",
    "witching-hour",
    "cinderella-at-midnight",
)

K = TypeVar("K")
V = TypeVar("V")
M = TypeVar("M", bound=BaseModel)


def _frozen(mapping: Mapping[Any, Any]) -> Mapping[Any, Any]:
    return immutabledict(mapping)


FrozenMap = Annotated[Mapping[K, V], AfterValidator(_frozen)]


class SeedError(ValueError):
    """A seed file that does not hold together: the file, the place in it, and what is wrong."""


class Seed(BaseModel):
    """A fact: compared by content, never changed. Unknown fields are refused."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)


class Players(Seed):
    """How many can play."""

    fewest: PositiveInt
    most: PositiveInt


def read(kind: str, slug: str) -> str:
    """The text of `seeds/KIND/SLUG.toml`."""
    path = files("seeds").joinpath(kind, f"{slug}.toml")
    if not path.is_file():
        raise SeedError(f"There are no {kind} of “{slug}”. Titles: {', '.join(SLUGS)}.")
    return path.read_text(encoding="utf-8")


def parse(place: str, text: str) -> dict[str, Any]:
    """The tables of a TOML text; `place` names it in the error."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise SeedError(f"{place}: {error}") from None


def validated(place: str, model: type[M], content: Mapping[str, Any]) -> M:
    """The content as a model. Refuses it with the first thing that is wrong, in one line."""
    try:
        return model.model_validate(content)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ".".join(str(step) for step in first["loc"])
        raise SeedError(f"{place}: {where}: {first['msg']} (it says {first['input']!r})") from None


def read_facts(slug: str, model: type[M]) -> M:
    """The facts of a title as its model."""
    place = f"facts/{slug}.toml"
    return validated(place, model, parse(place, read("facts", slug)))
