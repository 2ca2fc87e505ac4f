"""A secret that is typed where it must not be is refused, and nothing repeats it: no answer, no JSON, no trace."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from campaign.keeper import Keeper
from rules import titles
from rules.core.action import Action
from rules.titles import TITLES, TitleCard
from tests.clauses import clause
from tests.cli.conftest import Council
from tests.tiny import STONES

SECRET = "Xyzzyq"
SAID = f"{SECRET.lower()} {SECRET}"


def secretive() -> Iterator[tuple[TitleCard, Action]]:
    for card in (*TITLES, STONES):
        yield from ((card, action) for action in card.load().actions if any(one.secret for one in action.parameters))


every_secretive = pytest.mark.parametrize(
    ("card", "action"), list(secretive()), ids=[f"{card.slug}-{action.name}" for card, action in secretive()]
)


def wrong_lines(card: TitleCard, action: Action) -> Iterator[list[str]]:
    """The secret as a word too many, in the place of another, as an option, behind a mistyped name, with more wrong."""
    group = [card.group] if card.group else []
    name = action.name.split()
    public = ["A12" if one.name == "code" else "lyrie" for one in action.parameters if not one.secret]
    secret = next(one.typed for one in action.parameters if one.secret)
    for words in (SAID.split(), [SAID], [f"--{secret}", SECRET], [f"--{secret}={SECRET}"], [f"--{SECRET}"]):
        yield [*group, *name, *public, *words]
        yield [*group, *name, *words]
    yield [*group, *name, *public[:1], SECRET]
    yield [*group, *name, *public, SECRET, "--at", "x"]
    yield [*group, *name, *public, SECRET, "--nonsense"]
    yield ["--seed", "q", *group, *name, *public, SECRET]
    yield ["amend", "1", *name, *public, SECRET]
    yield ["amend", "1", "--drop", *name, *public, SECRET]
    yield ["whatif", *group, *name, *public, SECRET]
    yield [*group, *name[:-1], name[-1] + name[-1][-1], *public, SECRET]
    yield [*group, name[0] + name[0][-1], *name[1:], *public, SECRET]
    yield [*group, *name[:-1], name[-1][:-1], *public, SECRET]


@pytest.fixture
def begun(council: Council) -> Council:
    """A campaign of each title, each with an entry that can be put right."""
    for card in titles.TITLES:
        assert council("new", card.name, "--title", card.slug).code == 0
    assert council("stones", "sit", "ann", "bob", "--campaign", STONES.name).code == 0
    assert council("found", "seats", "lyrie:Ana", "syd:Ben", "xanthe:Cy", "--campaign", TITLES[0].name).code == 0
    return council


def written(folder: Path) -> str:
    """All that lies beside the database, and in it."""
    return "".join(file.read_bytes().decode("latin-1") for file in folder.rglob("*") if file.is_file())


def is_told(text: str) -> bool:
    return SECRET.casefold() in text.casefold()


@clause("house", "secret")
@every_secretive
def test_it_is_refused_and_not_repeated(begun: Council, tmp_path: Path, card: TitleCard, action: Action) -> None:
    for line in wrong_lines(card, action):
        for more in ((), ("--json",)):
            ran = begun(*line, "--campaign", card.name, *more)
            assert ran.code, line
            assert not is_told(ran.out + ran.err), line
    assert not is_told(written(tmp_path))


@every_secretive
def test_a_script_does_not_repeat_it(
    begun: Council, database: Path, tmp_path_factory: pytest.TempPathFactory, card: TitleCard, action: Action
) -> None:
    script = tmp_path_factory.mktemp("scripts") / "evening.council"
    for line in wrong_lines(card, action):
        for text in (" ".join(f'"{word}"' if " " in word else word for word in line), " ".join(line) + ' "'):
            script.write_text(text, encoding="utf-8")
            for more in ((), ("--json",)):
                ran = begun("run", str(script), "--campaign", card.name, *more)
                assert ran.code, text
                assert not is_told(ran.out + ran.err), text
    assert not is_told(written(database.parent))


@every_secretive
def test_guided_play_does_not_repeat_it(begun: Council, database: Path, card: TitleCard, action: Action) -> None:
    lines = [" ".join(line) for line in wrong_lines(card, action)]
    # Without its prefix a mistyped name is an answer to the question that is on.
    lines += [bare for line in lines if (bare := line.removeprefix(f"{card.group} ")).startswith(f"{action.name} ")]
    ran = begun("play", "--campaign", card.name, typed="\n".join([*lines, "quit"]) + "\n")
    assert not is_told(ran.out + ran.err)
    assert not is_told(written(database.parent))


def test_a_fault_of_the_program_does_not_write_it_down(
    begun: Council, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError(f"it fell over {SECRET}")

    monkeypatch.setattr(Keeper, "act", broken)
    ran = begun("stones", "vow", "ann", SECRET, "--campaign", STONES.name)
    assert ran.code
    ran = begun("stones", "vow", "ann", typed=f"{SECRET}\n", **{})
    assert ran.code
    assert not is_told(ran.out + ran.err)


def test_what_is_no_secret_is_repeated(begun: Council) -> None:
    for line in (["vote", "zz"], ["agenda", "take", "lyrie"], ["stones", "take", "ann", "many"], ["vota", "a1", "n2"]):
        ran = begun(*line, "--campaign", STONES.name if line[0] == "stones" else TITLES[0].name, "--json")
        assert ran.code
        assert line[-1] in json.dumps(ran.json["refused"]), line


def test_a_long_argument_is_not_repeated_whole(begun: Council) -> None:
    for line in (["x" * 10_000], ["vote", "x" * 10_000], ["outcome", "progress " * 2_000], ["use", "y" * 10_000]):
        ran = begun(*line, "--campaign", TITLES[0].name)
        assert ran.code
        assert len(ran.err) < 2_000, line
        assert "characters)" in " ".join(ran.err.split()), line
