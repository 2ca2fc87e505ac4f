"""The actions on Chronicle and Event cards, with the clauses that each keeps."""

from __future__ import annotations

from rules.core.action import Action
from rules.queens_dilemma.chronicle import bands_actions, card_rules, event_cards
from rules.queens_dilemma.chronicle import branding as chronicle
from rules.queens_dilemma.chronicle import draw as chronicle_draw

CHRONICLE_ACTIONS = (
    Action(
        chronicle.brand, "chronicle brand", ("chronicle.brand", "chronicle.later", "chronicle.heraldry-out", "trash")
    ),
    Action(
        chronicle.describe,
        "chronicle describe",
        ("chronicle.anatomy", "chronicle.bands", "chronicle.duration", "chronicle.ending-card", "chronicle.herald"),
    ),
    Action(
        chronicle_draw.draw_cards,
        "chronicle draw",
        (
            "chronicle.draw",
            "chronicle.instant-slot",
            "chronicle.brown-slots",
            "chronicle.herald",
            "chronicle.duration-mark",
            "chronicle.in-play",
        ),
    ),
    Action(chronicle_draw.back, "chronicle back", ("chronicle.brown-slots",)),
    Action(card_rules.forbid, "vote forbid", ("pass.card-rules",)),
    Action(event_cards.add, "event add", ("setup.event-cards", "pass.special")),
    Action(event_cards.remove, "event remove", ("setup.event-cards",)),
    Action(event_cards.resolve, "event resolve", ("scoring.events", "end.finish-first")),
    Action(bands_actions.check, "score chronicle", ("scoring.chronicle", "scoring.phases", "end.finish-first")),
    Action(bands_actions.apply_by_hand, "chronicle apply", ("scoring.chronicle", "chronicle.bands")),
)
"""In the order in which they come."""
