"""The functions that carry events into the state, registered by the rooms of this folder."""

from __future__ import annotations

from rules.core.evolving import Evolvers
from rules.queens_dilemma.state import State

EVOLVERS: Evolvers[State] = Evolvers()
"""State and event to state, once all rooms are loaded."""

on = EVOLVERS.on
