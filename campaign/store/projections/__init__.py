"""The projections of the titles, listed by hand. Each is loaded when a campaign of its title is opened."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module

from campaign.store.projection import Projection


@dataclass(frozen=True)
class ProjectionCard:
    """What is known of a projection before it is loaded. Another `version` than the file's is folded anew."""

    slug: str
    version: int
    module: str

    def load(self) -> Projection:
        """The projection itself."""
        projection: Projection = import_module(self.module).PROJECTION
        return projection


PROJECTIONS: tuple[ProjectionCard, ...] = (
    ProjectionCard("queens-dilemma", 1, "campaign.store.projections.queens_dilemma"),
    ProjectionCard("queen-by-midnight", 1, "campaign.store.projections.queen_by_midnight"),
    ProjectionCard("blood-on-the-clocktower", 2, "campaign.store.projections.blood_on_the_clocktower"),
    ProjectionCard("witching-hour", 1, "campaign.store.projections.witching_hour"),
    ProjectionCard("cinderella-at-midnight", 1, "campaign.store.projections.cinderella_at_midnight"),
)
