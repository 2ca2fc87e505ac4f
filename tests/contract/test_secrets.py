"""Secrets: a marker in every secret field of every title, and all that others are shown is searched for it."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from sqlalchemy import inspect, select, table, text

from campaign.cli.build import action_command
from campaign.cli.main import main
from campaign.keeper import Keeper
from campaign.store import Store, StoreError, exporting, importing
from campaign.store.connection import connect
from campaign.store.models import JOURNAL
from campaign.store.projections import PROJECTIONS
from reports import registry
from rules import titles
from rules.core.refusal import Refusal
from rules.core.secrecy import EVERYONE, secret_fields
from rules.title import Call
from rules.titles import TITLES, TitleCard
from tests.contract.play import inventor, play
from tests.tiny import STONES, STONES_PROJECTION

CARDS = (*TITLES, STONES)
KNOWN: dict[str, Any] = {"titles": CARDS, "projections": (*PROJECTIONS, STONES_PROJECTION)}
MOVES = 90
SEED = 3
every_title = pytest.mark.parametrize("card", CARDS, ids=lambda card: card.slug)


class Told(NamedTuple):
    """Something that somebody is shown: where, and the words."""

    where: str
    words: str


class Kept(NamedTuple):
    """A campaign with markers in its secrets, and which are nobody's or somebody's alone, by marker."""

    keeper: Keeper
    store: Store
    owners: dict[str, str]
    seeds: tuple[int, ...]
    marked: int


@pytest.fixture(scope="module", params=CARDS, ids=lambda card: card.slug)
def kept(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kept]:
    card: TitleCard = request.param
    place = tmp_path_factory.mktemp("secrets") / "kept.db"
    with Store.open(place, create=True, **KNOWN) as store:
        keeper = store.found("Thursday", card.slug)
        owners: dict[str, str] = {}
        seeds: list[int] = []
        count = 0
        for moved in play(card.load(), SEED, MOVES):
            done = keeper.act(moved.call, seed=moved.seed, insisted=True)
            seeds.append(moved.seed)
            found = marked(keeper, moved.call)
            count += len(found)
            owners |= found
            told = "".join(event.model_dump_json() for event in done.events if event.stored_name() in REVEALED(card))
            owners = {marker: owner for marker, owner in owners.items() if marker not in told}
        for call in more_secrets(keeper, Random(SEED)):
            owners |= marked(keeper, call)
            count += 1
        yield Kept(keeper, store, owners, tuple(seeds), count)


def REVEALED(card: TitleCard) -> tuple[str, ...]:  # noqa: N802
    """The events that turn a secret over for all to see."""
    found: tuple[str, ...] = inventor(card.slug).REVEALED
    return found


def more_secrets(keeper: Keeper, random: Random) -> Iterator[Call]:
    """Secret texts that random play seldom comes to, about what lies open on the table."""
    open_now = sorted(set(re.findall(r"\b[A-Z]+\d{2,3}\b", keeper.view().model_dump_json())))
    words = [*keeper.title.seats, *open_now]
    for action, secret in inventor(keeper.info.title).MARKED:
        names = [one.name for one in keeper.title.action(action).parameters if one.name != secret]
        for given in random.sample(list(product(words, repeat=len(names))), min(len(words) ** len(names), 400)):
            call = Call(action, {**dict(zip(names, given, strict=True)), secret: f"marker{random.getrandbits(40)}"})
            with suppress(Refusal):
                keeper.act(call)
                yield call


def marked(keeper: Keeper, call: Call) -> dict[str, str]:
    """The markers among the secret arguments of a call, with the seat that may see each."""
    marks = secret_fields(keeper.title.action(call.action).run)
    found = {}
    for name, mark in marks.items():
        words = str(call.arguments.get(name, ""))
        if words.startswith("marker"):
            field = getattr(mark, "field", "")
            found[words] = getattr(mark, "viewer", "") or str(call.arguments.get(field, ""))
    return found


def shown_to(kept: Kept, viewer: str) -> Iterator[Told]:
    """All that the program shows a viewer, but the reports and the tables."""
    keeper = kept.keeper
    yield Told("state", keeper.view(viewer).model_dump_json())
    yield Told("log", repr(keeper.log(viewer)))
    yield Told("next", repr(keeper.steps(viewer)))
    for happening in keeper.history(viewer):
        yield Told("history", f"{happening.label} {happening.events} {happening.before!r} {happening.after!r}")
    with pytest.raises(Refusal) as stale:
        keeper.undo(at=max(keeper.sequence - 4, 0), insisted=True)
    yield Told("a stale answer", str(stale.value) + stale.value.asked)
    rehearsal = keeper.rehearse(max(len(list(keeper.history())) - 5, 1), None, insisted=True, viewer=viewer)
    told = [*rehearsal.newer_rule, *rehearsal.correction, *(f"{one.label} {one.refusal}" for one in rehearsal.fallen)]
    told += [*rehearsal.newer_rule_said, *rehearsal.correction_said]
    yield Told("a rehearsal", rehearsal.label + " ".join(map(str, told)))


def leaks(kept: Kept, viewer: str, told: Iterator[Told]) -> list[str]:
    return [
        f"{one.where}: {marker}"
        for one in told
        for marker, owner in kept.owners.items()
        if marker in one.words and owner != viewer
    ]


def test_there_are_secrets_to_look_for(kept: Kept) -> None:
    invents = inventor(kept.keeper.info.title)
    assert kept.marked if invents.MARKED else not kept.marked


def test_nobody_is_shown_what_is_not_for_them(kept: Kept) -> None:
    for viewer in (EVERYONE, *kept.keeper.title.seats):
        assert leaks(kept, viewer, shown_to(kept, viewer)) == []


def test_a_public_export_holds_no_secret_and_no_seed(kept: Kept) -> None:
    text = "".join(exporting.export(kept.store, kept.keeper.info, public=True))
    assert leaks(kept, "", iter([Told("export", text)])) == []
    assert [seed for seed in kept.seeds if seed > 1_000_000 and str(seed) in text] == []
    whole = "".join(exporting.export(kept.store, kept.keeper.info))
    assert all(marker in whole for marker in kept.owners)


def test_the_tables_hold_no_secret(kept: Kept) -> None:
    """The projection is for other programs, which know of no seats."""
    projection = kept.store.projection(kept.keeper.info.title)
    if projection is None:
        pytest.skip("no tables")
    with kept.store.reading() as connection:
        names = set(inspect(connection).get_table_names()) - {*JOURNAL, "alembic_version"}
        every = {name: connection.execute(select(text("*")).select_from(table(name))) for name in names}
        told = [Told(name, repr(row)) for name, rows in every.items() for row in rows]
    assert {table.name for table in projection.tables} <= names
    assert told
    assert leaks(kept, "", iter(told)) == []


def test_reports_hold_no_secret(kept: Kept) -> None:
    keeper, html, played = kept.keeper, [], tuple(kept.keeper.history())
    for report in registry.REPORTS.get(keeper.info.title, ()):
        abouts = {"game": [1], "seat": list(keeper.title.seats)[:2]}.get(report.about, [None])
        for about in abouts:
            try:
                document = report.make(played, "Thursday", about)
            except Refusal:
                continue
            html.append(Told(f"{report.name} {about}", document.html()))
    assert leaks(kept, "", iter(html)) == []


def test_errors_hold_no_secret(kept: Kept, tmp_path: Path) -> None:
    """Neither of the store, nor of an import, nor of an action that is refused."""
    told = []
    text = "".join(exporting.export(kept.store, kept.keeper.info))
    for number, marker in enumerate(kept.owners):
        file = tmp_path / f"{number}.jsonl"
        file.write_text(text.replace(marker, marker + "x", 1), encoding="utf-8")
        with pytest.raises(StoreError) as error:
            importing.read(file, CARDS)
        told.append(Told("import", str(error.value)))
    assert leaks(kept, "", iter(told)) == []


@every_title
def test_a_refusal_does_not_repeat_a_secret(card: TitleCard, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Whatever is typed where a secret is asked for: neither what was typed nor what it might stand for."""
    title = card.load()
    for action in title.actions:
        for one in action.parameters:
            if one.secret:
                for typed in ("markerzzz", "-1", "marker\ud800"):
                    given = {one.name: typed, **_others(card, action, one.name)}
                    with pytest.raises(Refusal) as refused:
                        title.perform(title.start, Call(action.name, given), None, False)  # type: ignore[arg-type]
                    assert "markerzzz" not in refused.value.because + repr(refused.value.allowed)


def _others(card: TitleCard, action: Any, secret: str) -> dict[str, str]:
    random = Random(1)
    words = inventor(card.slug).WORDS
    return {one.name: random.choice(words) for one in action.parameters if one.name != secret and one.required}


@every_title
def test_secrets_are_never_words_of_a_command(card: TitleCard) -> None:
    title = card.load()
    for action in title.actions:
        secret = {one.name for one in action.parameters if one.secret}
        typed = {one.name for one in action_command(title, action).params}
        assert typed.isdisjoint(secret), f"{action.name} would show {secret & typed} to whoever looks on"


def test_the_command_line_shows_no_secret(kept: Kept, monkeypatch: pytest.MonkeyPatch, capfd: Any) -> None:
    monkeypatch.setattr(titles, "TITLES", CARDS)
    said = []
    for words in (["state"], ["state", "--json"], ["next"], ["log", "--all"], ["log", "--json"], ["doctor"], []):
        monkeypatch.setattr("sys.stdin", io.StringIO(""))
        main([*words, "--db", str(kept.store.place)], None, {})
        said += [Told(" ".join(words), out) for out in capfd.readouterr()]
    assert any(one.words for one in said)
    assert leaks(kept, "", iter(said)) == []


def test_files_are_for_their_owner_alone(kept: Kept, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(titles, "TITLES", CARDS)
    monkeypatch.chdir(tmp_path)
    database = str(kept.store.place)
    for words in (["backup"], ["backup", "copy.db"], ["export"], ["export", "public.jsonl", "--public"]):
        assert main([*words, "--db", database], None, {}) == 0
    made = [*tmp_path.iterdir(), *Path(f"{database}.backups").iterdir(), Path(f"{database}.backups"), Path(database)]
    assert len(made) == 6
    assert [path.name for path in made if path.stat().st_mode & 0o077] == []
    assert json.loads((tmp_path / "thursday.jsonl").read_text().splitlines()[0])["public"] is False
    connect(tmp_path / "copy.db").dispose()
