"""How a group stands over its games, on a terminal: one line for each player, or for all runs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich import box
from rich.table import Table

from rules.core.values import Frozen

TRACKS = ("hegemony", "independence", "infamy")
"""What stands for a standing in a campaign whose games have no winner (campaign.no-game-winner)."""

HEADS = {
    "gates": "Past the gate",
    "bells_at_gate": "Bells at the gate, on average",
    "hours": "Hours of a won palace, on average",
}
"""Columns whose name alone does not say what is counted."""


def standings(view: Frozen) -> Mapping[str, Mapping[str, Any]]:
    """The standings that a view holds, by name; of a campaign without game winners, the tracks of its players."""
    kept = getattr(view, "standings", None)
    if kept is not None:
        return {name: one.model_dump(mode="json") for name, one in kept.items()}
    runs = getattr(view, "statistics", None)
    if runs is not None:
        return {"all runs": _averaged(runs.model_dump(mode="json"))}
    players = getattr(view, "players", {})
    tracks = {name: one for name, one in players.items() if all(hasattr(one, track) for track in TRACKS)}
    return {name: {track: getattr(one, track) for track in TRACKS} for name, one in tracks.items()}


def _averaged(runs: dict[str, Any]) -> dict[str, Any]:
    """Statistics over runs with their averages as they are; None where no run has come so far."""
    counted = {"bells_at_gate": runs["gates"], "hours": runs["won"]}
    return {name: _tenths(value, counted[name]) if name in counted else value for name, value in runs.items()}


def _tenths(value: int, runs: int) -> float | None:
    return value / 10 if runs else None


def screen(found: Mapping[str, Mapping[str, Any]]) -> list[Any]:
    """A table, or a line when there is nothing yet."""
    if not found:
        return ["No game has been played yet."]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column("")
    for column in next(iter(found.values())):
        table.add_column(HEADS.get(column, column.replace("_", " ").capitalize()), justify="right")
    for name, row in found.items():
        table.add_row(name[:1].upper() + name[1:], *(_cell(value) for value in row.values()))
    return [table]


def _cell(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {count}" for name, count in value.items()) or "-"
    return "-" if value is None else str(value)
