"""Checksums: each entry of the journal carries one, so that a changed byte is noticed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

FIELDS = (
    *("sequence", "kind", "unit", "parent", "head", "position", "action", "action_version", "arguments", "insisted"),
    *("seed", "draws", "events", "label", "note", "time"),
)
"""What the sum of an entry is made of, in this order: all but the campaign's id, which an import gives anew."""


def entry_sum(entry: Mapping[str, Any]) -> str:
    """The checksum of an entry: SHA-256 over its fields as compact JSON with sorted keys, in hexadecimal.

    A text that is no UTF-8 (a lone surrogate) raises UnicodeEncodeError.
    """
    text = json.dumps([entry[name] for name in FIELDS], ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()
