"""Whatever is typed: a refusal for people and never a traceback, and a refusal changes nothing.

Many more by hand: `python -m pytest tests/cli/test_fuzz.py --hypothesis-profile=long`.
"""

from __future__ import annotations

import io
import json
import shutil
from collections.abc import Iterator
from contextlib import closing, redirect_stderr, redirect_stdout
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from campaign.cli import commands
from campaign.cli.main import main
from campaign.cli.options import KNOWN
from campaign.store import Store, StoreError, exporting, importing
from campaign.surroundings import counted
from rules import titles
from tests.contract.play import inventor, play

AROUND = counted(datetime(2026, 1, 3, 19, tzinfo=UTC))
TAME = {"suppress_health_check": list(HealthCheck)}
LONG = settings().max_examples > settings.get_profile("council").max_examples
LEFT_OUT = {"report", "backup", "export", "play", "run", "inventory"}
"""They write files, or take long; tests of their own look after them."""

FEW = settings(**TAME) if LONG else settings(max_examples=60, **TAME)  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder with a campaign of each title, some way into a game, and nothing chosen but the first."""
    folder = tmp_path_factory.mktemp("fuzz")
    with Store.open(folder / "table.db", create=True, around=AROUND) as store:
        for card in titles.TITLES:
            keeper = store.found(card.name, card.slug)
            for moved in play(card.load(), 2, 30):
                keeper.act(moved.call, seed=moved.seed)
            (folder / f"{card.slug}.jsonl").write_text("".join(exporting.export(store, keeper.info)), encoding="utf-8")
    with pytest.MonkeyPatch.context() as patched:
        patched.chdir(folder)
        yield folder


WORDS = [
    *(tool.name for tool in commands.TOOLS if tool.name not in LEFT_OUT),
    *(name for name, _ in commands.ACTIONS),
    *(prefix.name for prefix in commands.PREFIXES),
    *(one.flag for one in KNOWN if one.field not in ("db",)),
    *(word for card in titles.TITLES for word in inventor(card.slug).WORDS),
    *(word for card in titles.TITLES for action in card.load().actions for word in action.name.split()),
    *(
        "--help",
        "--",
        "-3",
        "--yes",
        "--drop",
        "--repair",
        "-o",
        "=",
        "--far=",
        "1",
        "3",
        "99999999999999999999",
        "",
        "'",
    ),
]
words = st.sampled_from(WORDS) | st.text(max_size=12)
lines = st.lists(words, min_size=1, max_size=7)
campaigns = st.sampled_from([card.name for card in titles.TITLES])


def ran(home: Path, *typed: str) -> tuple[int, str, str]:
    """One run of the program, with nobody at the keyboard."""
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patched, redirect_stdout(out), redirect_stderr(err):
        patched.setattr("sys.stdin", io.StringIO(""))
        code = main(typed, AROUND, {"COUNCIL_DB": str(home / "table.db"), "COUNCIL_BACKUPS": "0"})
    return code, out.getvalue(), err.getvalue()


def sequences(home: Path) -> dict[str, int]:
    with closing(Store.open(home / "table.db")) as store:
        return {one.id: one.sequence for one in store.campaigns()}


def assert_said(home: Path, code: int, out: str, err: str) -> None:
    """An answer, or a refusal with its clause; no crash, no trace of one."""
    assert code in (0, 1, 2, 3, 4, 5)
    assert "Traceback" not in out + err
    assert "house.fault" not in out + err
    assert list(home.glob("*fault*")) == []


@FEW
@given(line=lines, campaign=campaigns, in_json=st.booleans())
def test_any_command_line(home: Path, line: list[str], campaign: str, in_json: bool) -> None:
    if any(line[0] and name.startswith(line[0]) for name in LEFT_OUT):
        return
    before = sequences(home)
    typed = [*line, "--campaign", campaign, *(["--json"] if in_json else [])]
    code, out, err = ran(home, *typed)
    assert_said(home, code, out, err)
    after = sequences(home)
    if code:
        assert all(after[id_] == count for id_, count in before.items())
        assert err.strip() or out.strip()
    assert all(after[id_] >= count for id_, count in before.items())


@FEW
@given(text=st.lists(st.lists(words, max_size=5).map(" ".join) | st.text(max_size=30), max_size=5).map("\n".join))
def test_any_table_script(home: Path, text: str) -> None:
    script = home / "script.council"
    script.write_text(text, encoding="utf-8", errors="replace")
    before = sequences(home)
    code, out, err = ran(home, "run", str(script), "--json", "--campaign", titles.TITLES[0].name)
    assert_said(home, code, out, err)
    after = sequences(home)
    answer = json.loads(out.strip().splitlines()[-1] if out.strip().count("\n") == 0 else out[out.index("{") :])
    made = len(answer.get("done") or [])
    assert sum(after[id_] - count for id_, count in before.items()) >= made
    if code:
        assert answer["refused"]["because"]


class _Edit:
    """Ways to spoil a line of an export."""

    bites = st.tuples(st.integers(0, 10**6), st.binary(max_size=6), st.integers(0, 8))


@FEW
@given(card=st.sampled_from(titles.TITLES), edits=st.lists(_Edit.bites, min_size=1, max_size=4))
def test_any_spoilt_export(home: Path, card: titles.TitleCard, edits: list[tuple[int, bytes, int]]) -> None:
    content = (home / f"{card.slug}.jsonl").read_bytes()
    spoilt = content
    for place, new, gone in edits:
        at = place % len(spoilt)
        spoilt = spoilt[:at] + new + spoilt[at + gone :]
    file = home / "spoilt.jsonl"
    file.write_bytes(spoilt)
    before = (home / "table.db").read_bytes()
    code, out, err = ran(home, "import", str(file), "--json")
    if spoilt == content:
        return
    assert (code, json.loads(out)["refused"]["clause"]) == (5, "house.import-unreadable")
    assert_said(home, code, out, err)
    assert (home / "table.db").read_bytes() == before


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@FEW
@given(
    card=st.sampled_from(titles.TITLES),
    line=st.integers(1, 29),
    field=st.sampled_from(["events", "arguments", "head", "parent", "position", "unit", "kind", "draws", "label"]),
    value=json_values,
)
def test_an_export_that_was_forged_with_care(
    home: Path, card: titles.TitleCard, line: int, field: str, value: object
) -> None:
    """All sums right, and nonsense inside: refused with the line, or it makes a campaign that can be played."""
    from tests.store.test_exchange import rewritten

    file = home / "forged.jsonl"
    shutil.copy(home / f"{card.slug}.jsonl", file)

    def forge(found: list[dict[str, object]]) -> None:
        at = found[line % (len(found) - 2) + 1]
        if field == "events" and at["events"]:
            events = at["events"]
            assert isinstance(events, list)
            name = sorted(events[0])[line % len(events[0])]
            events[0][name] = value
        else:
            at[field] = value

    rewritten(file, forge)
    with Store.open(home / "other.db", create=True, around=AROUND) as store:
        count = len(store.campaigns())
        info, refused = None, None
        try:
            info = importing.bring_in(store, importing.read(file, titles.TITLES))
        except StoreError as error:
            refused = error
        if refused or not info:
            assert refused
            assert refused.clause == "house.import-unreadable"
            assert "Line " in refused.because
            assert len(store.campaigns()) == count
            return
        keeper = store.keeper(info.id)
        assert keeper.damage == ""
        keeper.steps()
        assert keeper.view().model_dump_json()
        keeper.undo(insisted=True)
