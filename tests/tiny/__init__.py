"""A title of one page, and its projection: the core is shaped by no one game, and this is how a title is added."""

from campaign.store.projections import ProjectionCard
from rules.titles import TitleCard

STONES = TitleCard("stones", "Stones", "stones", "tests.tiny.title")
STONES_PROJECTION = ProjectionCard("stones", 1, "tests.tiny.projection")
