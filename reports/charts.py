"""Drawings, as SVG from templates that escape like all others. The title of each says in words what it shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import Markup

from reports.document import environment


class Track(NamedTuple):
    """An axis to be drawn: both ends, the Slider's place (negative towards the first), tokens at each end."""

    ends: tuple[str, str]
    position: int
    tokens: tuple[int, int]

    @property
    def winning(self) -> int | None:
        """Which end the Slider favours: 0 or 1, None in the exact middle."""
        return None if self.position == 0 else int(self.position > 0)


WIDTH = 360
ROW = 58
TRACK_TOP = 17
MOST_DOTS = 12
"""So many tokens are drawn singly; the number stands beside them anyway."""


def ideology_board(tracks: Sequence[Track], spaces: int, silver: int) -> Markup:
    """The Ideology board: a track for each axis with its Slider, the `silver` spaces in its middle, and the tokens."""
    half = max([spaces // 2, *(abs(track.position) for track in tracks)])
    step = WIDTH / (2 * half + 1)
    return _drawn(
        "ideology_board",
        tracks=tracks,
        half=half,
        step=step,
        silver=silver // 2,
        width=WIDTH,
        row=ROW,
        top=TRACK_TOP,
        dots=MOST_DOTS,
        said="; ".join(_said(track) for track in tracks),
    )


def vote_bar(aye: int, nay: int) -> Markup:
    """Aye as a solid bar from the left, Nay as a hatched one from the right, and a mark in the middle."""
    share = WIDTH * aye / (aye + nay) if aye + nay else 0.0
    return _drawn("vote_bar", aye=aye, nay=nay, share=share, width=WIDTH)


def _drawn(name: str, **what: object) -> Markup:
    return Markup(environment().get_template(f"charts/{name}.svg.j2").render(**what))


def _said(track: Track) -> str:
    first, second = track.ends
    winning = track.winning
    place = "in the middle" if winning is None else f"{abs(track.position)} towards {track.ends[winning]}"
    tokens = f"{track.tokens[0]} for {first}, {track.tokens[1]} for {second}"
    return f"{first}/{second}: Slider {place}; Hegemony tokens {tokens}"
