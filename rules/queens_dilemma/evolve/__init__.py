"""State and event to state: the only code that makes a new state. It holds no rule; events carry final amounts."""

from __future__ import annotations

from rules.queens_dilemma.chronicle import evolve as chronicle
from rules.queens_dilemma.evolve import effects, ending, founding, legacy, rounds, tokens
from rules.queens_dilemma.evolve.registry import EVOLVERS

ROOMS = (founding, tokens, rounds, effects, legacy, ending, chronicle)
"""The rooms whose functions are registered; a test finds an event that none of them carries."""

evolve = EVOLVERS
"""The state after an event."""
