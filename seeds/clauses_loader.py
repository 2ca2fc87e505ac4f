"""The clauses: every rule of a rulebook by an id that is unique within its title, in our own words."""

import re
from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cache

from immutabledict import immutabledict

from seeds.reading import Seed, SeedError, parse, read, validated

HOUSE = "house"
"""The slug of the program's own clauses, which no rulebook covers: `house.stale`."""

ID = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)*")


class ClauseKind(StrEnum):
    """What the program does about a clause."""

    COMPUTED = "computed"
    """It works the rule out, or refuses what breaks it."""
    GUIDED = "guided"
    """It says what to do now, and records that it was done."""
    RECORDED = "recorded"
    """The table decides; it stores the outcome."""
    ADVICE = "advice"
    """It is shown; there is nothing to enforce."""


class Clause(Seed):
    """One rule. `open` is what the rulebook leaves unsaid, with the reading taken."""

    id: str
    section: str
    kind: ClauseKind
    says: str
    open: str | None = None


class Clauses(Mapping[str, Clause]):
    """The clauses of one title by id, in the order of the rulebook."""

    def __init__(self, slug: str, title: str, by_id: Mapping[str, Clause]) -> None:
        self.slug = slug
        self.title = title
        self._by_id = immutabledict(by_id)

    def __getitem__(self, id_: str) -> Clause:
        return self._by_id[id_]

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_id)

    def __len__(self) -> int:
        return len(self._by_id)

    def of_kind(self, kind: ClauseKind) -> tuple[Clause, ...]:
        """Those of one kind."""
        return tuple(clause for clause in self.values() if clause.kind is kind)


@cache
def clauses(slug: str) -> Clauses:
    """The clauses of a title, or of the house. Raises SeedError for a slug that is none, or a file that is wrong."""
    return parse_clauses(slug, read("clauses", slug))


def cited(slug: str, id_: str) -> Clause | None:
    """The clause that a refusal of this title cites, `house.stale` included; None where there is none of that id."""
    house, dot, rest = id_.partition(".")
    if house == HOUSE and dot:
        return clauses(HOUSE).get(rest)
    return clauses(slug).get(id_)


def parse_clauses(slug: str, text: str) -> Clauses:
    """Clauses from the text of a file. Refuses bad ids, ids given twice, unknown kinds and unknown fields."""
    place = f"clauses/{slug}.toml"
    content = parse(place, text)
    by_id: dict[str, Clause] = {}
    for number, entry in enumerate(content.get("clause", ()), 1):
        clause = validated(f"{place}, clause {entry.get('id', number)}", Clause, entry)
        if not ID.fullmatch(clause.id):
            raise SeedError(f"{place}: “{clause.id}” is no clause id: lower-case words, parted by dots and dashes.")
        if clause.id in by_id:
            raise SeedError(f"{place}: clause {clause.id} stands there twice.")
        by_id[clause.id] = clause
    if not by_id or not isinstance(content.get("title"), str):
        raise SeedError(f"{place}: it needs a title and at least one [[clause]].")
    return Clauses(slug, content["title"], by_id)
