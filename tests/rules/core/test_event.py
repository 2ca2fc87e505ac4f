"""Events: how they are stored, and who sees what of them."""

from __future__ import annotations

from typing import Annotated

from rules.core.event import Event, Remarked
from rules.core.secrecy import EVERYONE, KeptBy, Secret, SecretTo
from tests.clauses import clause


class Forgotten(Event):
    """Its audience was forgotten."""

    what: str


class Drawn(Event):
    audience = EVERYONE
    version = 2

    player: str
    card: Annotated[str, SecretTo("player")]
    seed: Annotated[int, Secret()]


class Whispered(Event):
    audience = "ann"

    words: str


class Noted(Event):
    audience = EVERYONE

    words: Annotated[str, KeptBy("host")]


DRAWN = Drawn(player="ann", card="S12", seed=7)


def test_an_event_is_stored_with_its_name_and_version_in_front() -> None:
    stored = DRAWN.stored()
    assert stored == {"event": "Drawn", "version": 2, "player": "ann", "card": "S12", "seed": 7}
    assert list(stored)[:2] == ["event", "version"]


@clause("house", "secret")
def test_a_secret_field_is_seen_by_its_player_alone_and_a_seed_by_nobody() -> None:
    assert DRAWN.seen_by("ann") == {"event": "Drawn", "version": 2, "player": "ann", "card": "S12"}
    for viewer in ("bob", EVERYONE, "player", ""):
        assert DRAWN.seen_by(viewer) == {"event": "Drawn", "version": 2, "player": "ann"}
    assert DRAWN.stored()["card"] == "S12"


@clause("house", "secret")
def test_an_event_without_an_audience_is_seen_by_nobody() -> None:
    assert Forgotten(what="x").seen_by(EVERYONE) is None
    assert Forgotten(what="x").seen_by("ann") is None
    assert (Whispered(words="x").seen_by("bob"), Whispered(words="x").seen_by(EVERYONE)) == (None, None)
    assert Whispered(words="x").seen_by("ann") is not None


def test_remarks_are_for_everyone() -> None:
    seen = Remarked(clause="a.b", words="Mind.").seen_by("bob")
    assert seen == {"event": "Remarked", "version": 1, "clause": "a.b", "words": "Mind."}


@clause("house", "secret")
def test_what_the_keeper_of_the_book_wrote_is_seen_by_the_keeper_alone() -> None:
    assert Noted(words="x").seen_by("host") == {"event": "Noted", "version": 1, "words": "x"}
    assert Noted(words="x").seen_by("ann") == Noted(words="x").seen_by(EVERYONE) == {"event": "Noted", "version": 1}
