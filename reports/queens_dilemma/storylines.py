"""The Storylines of a campaign: the Envelopes that were opened for each, and the Ending attached to it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from rules.history import Happening

LOOSE = "Other Envelopes"
"""Where Envelopes stand whose Storyline nobody told."""


@dataclass(frozen=True)
class Storyline:
    """Its Envelopes with the games in which they were opened, and its Ending with its Scales, if there is one."""

    name: str
    envelopes: tuple[tuple[str, int], ...] = ()
    ending: str = ""
    scales: int = 0
    game: int = 0
    """The game in which the Ending was attached."""


def storylines(happenings: Iterable[Happening]) -> tuple[Storyline, ...]:
    """In the order in which they were begun."""
    found: dict[str, Storyline] = {}
    for one in happenings:
        for event in one.events:
            if event["event"] == "EnvelopeOpened":
                named = event["storyline"] if event["storyline"] != event["number"] else ""
                story = found.setdefault(named or LOOSE, Storyline(named or LOOSE))
                found[story.name] = replace(story, envelopes=(*story.envelopes, (event["number"], one.game)))
            elif event["event"] == "EndingAttached":
                story = found.setdefault(event["storyline"], Storyline(event["storyline"]))
                attached = replace(story, ending=event["code"], scales=event["scales"], game=one.game)
                found[story.name] = attached
    return tuple(found.values())
