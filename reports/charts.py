"""Drawings, as SVG from templates that escape like all others. The title of each says in words what it shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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


class Stack(NamedTuple):
    """One side of a Vote: whether it won, and the Power that each player laid on it, in turn order."""

    side: str
    won: bool
    parts: tuple[tuple[str, int], ...]

    @property
    def total(self) -> int:
        """All Power on this side."""
        return sum(power for _, power in self.parts)


STACK_WIDTH, STACK_LEFT, STACK_ROW, STACK_HIGH = 230, 38, 19, 13
LETTER = 3.7
"""How wide a letter on a part of a stack is, about."""


def vote_stacks(aye: Stack, nay: Stack) -> Markup:
    """Both sides as bars over each other, a part for each player: Aye filled, Nay outlined and hatched below."""
    unit = (STACK_WIDTH - STACK_LEFT - 1) / max(aye.total, nay.total, 1)
    return _drawn(
        "vote_stacks",
        stacks=[(stack, tuple(_placed(stack, unit))) for stack in (aye, nay)],
        width=STACK_WIDTH,
        left=STACK_LEFT,
        row=STACK_ROW,
        high=STACK_HIGH,
        said="; ".join(_stacked(stack) for stack in (aye, nay)),
    )


def _placed(stack: Stack, unit: float) -> Iterator[tuple[float, float, str]]:
    """Where each part begins, how wide it is, and as much of its label as has room there."""
    x = float(STACK_LEFT)
    for player, power in stack.parts:
        labels = (f"{player} {power}", f"{player[:1]} {power}", "")
        wide = power * unit
        yield x, wide, next(label for label in labels if not label or LETTER * len(label) + 3 <= wide)
        x += wide


def _stacked(stack: Stack) -> str:
    parts = ", ".join(f"{player} {power}" for player, power in stack.parts)
    return f"{stack.side} {stack.total}{' wins' if stack.won else ''}{f': {parts}' if parts else ''}"


def activation_track(used: int, spaces: int) -> Markup:
    """The Activation Track of a Skill: a box for each space, crossed where it is marked."""
    return _drawn("activation_track", used=used, spaces=spaces)
