"""How models are written, so that a command starts fast."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from types import ModuleType

import pytest
from pydantic import BaseModel

import rules
import seeds


def modules() -> list[str]:
    return [one.name for room in (rules, seeds) for one in pkgutil.walk_packages(room.__path__, f"{room.__name__}.")]


def defines_a_model(module: ModuleType) -> bool:
    own = (one for one in vars(module).values() if isinstance(one, type) and one.__module__ == module.__name__)
    return any(issubclass(one, BaseModel) and one.__annotations__ for one in own)


@pytest.mark.parametrize("name", modules())
def test_annotations_of_models_are_no_texts(name: str) -> None:
    """Pydantic would compile each of them: a tenth of what a title takes to load."""
    module = import_module(name)
    assert not (defines_a_model(module) and hasattr(module, "annotations"))
