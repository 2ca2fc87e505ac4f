"""What all shapes are made of."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Shape(BaseModel):
    """A JSON object with exactly these fields."""

    model_config = ConfigDict(extra="forbid")
