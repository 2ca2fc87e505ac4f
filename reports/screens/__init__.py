"""Screens: what a terminal shows of a view. A title without a screen of its own gets the plain one."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rules.core.values import Frozen


def screen(slug: str, view: Frozen, before: Frozen | None = None) -> list[Any]:
    """The lines and Rich renderables that show a view of a title; what is as it was `before` may be left out."""
    module = f"reports.screens.{slug.replace('-', '_')}"
    if find_spec(module) is None:
        module = "reports.screens.plain"
    parts: list[Any] = import_module(module).screen(view, before)
    return parts
