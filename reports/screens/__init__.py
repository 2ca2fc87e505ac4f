"""Screens: what a terminal shows of a view. A title without a screen of its own gets the plain one."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from rules.core.values import Frozen


def screen(slug: str, view: Frozen, before: Frozen | None = None) -> list[Any]:
    """The lines and Rich renderables that show a view of a title; what is as it was `before` may be left out."""
    parts: list[Any] = _module(slug).screen(view, before)
    return parts


def lines(slug: str, view: Frozen, before: Frozen | None = None) -> list[str]:
    """The same for the ear: no tables and no drawings, one fact a line."""
    from reports.screens.spoken import spoken

    module = _module(slug)
    show = getattr(module, "without_drawings", module.screen)
    return list(spoken(show(view, before), getattr(module, "IN_FULL", {})))


def _module(slug: str) -> ModuleType:
    module = f"reports.screens.{slug.replace('-', '_')}"
    return import_module(module if find_spec(module) else "reports.screens.plain")
