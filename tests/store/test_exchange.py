"""Export and import: one campaign in a file of its own, and back again as a new one."""

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from campaign.keeper import Keeper
from campaign.store import Store, StoreError, exporting, importing
from campaign.store.doctor import check
from campaign.store.lines import ExportShape
from campaign.store.projections import PROJECTIONS
from campaign.store.sums import entry_sum
from rules.titles import TITLES, TitleCard
from tests.clauses import clause
from tests.contract.play import play
from tests.tiny import STONES, STONES_PROJECTION
from tests.tiny.table import open_store, play_on, sit_down, take

KNOWN: dict[str, Any] = {"titles": (*TITLES, STONES), "projections": (*PROJECTIONS, STONES_PROJECTION)}
Lines = list[dict[str, Any]]


def exported(store: Store, keeper: Keeper, place: Path, **options: bool) -> Path:
    file = place.with_name("export.jsonl")
    file.write_text("".join(exporting.export(store, keeper.info, **options)), encoding="utf-8")
    return file


def brought_in(store: Store, file: Path, name: str = "") -> Keeper:
    return store.keeper(importing.bring_in(store, importing.read(file, (*TITLES, STONES)), name).id)


def same(one: Keeper, other: Keeper) -> bool:
    return (one.state, one.log(), history(one)) == (other.state, other.log(), history(other))


def history(keeper: Keeper) -> list[Any]:
    """What is in force, with what everybody sees before and after."""
    return [(each.sequence, each.label, each.events, each.before, each.after) for each in keeper.history()]


@pytest.fixture
def played(keeper: Keeper) -> Keeper:
    sit_down(keeper, stones=12)
    take(keeper, 1, 2)
    keeper.undo()
    keeper.amend(keeper.rehearse(2, None), "there is no 2")
    take(keeper, 3) if keeper.state.turn else sit_down(keeper)
    return keeper


@pytest.fixture
def file(store: Store, place: Path) -> Path:
    keeper = store.found("Exported", "stones")
    sit_down(keeper, stones=12)
    take(keeper, 1, 2, 3)
    keeper.undo(2)
    keeper.redo()
    keeper.amend(keeper.rehearse(4, None))
    return exported(store, keeper, place)


@pytest.mark.parametrize("card", [*TITLES, STONES], ids=lambda card: card.slug)
def test_the_round_trip_gives_the_same(card: TitleCard, tmp_path: Path) -> None:
    with Store.open(tmp_path / "one.db", create=True, **KNOWN) as store:
        keeper = store.found("Thursday", card.slug)
        for moved in play(card.load(), 7, 60):
            keeper.act(moved.call, seed=moved.seed)
        keeper.undo(3, insisted=True)
        keeper.redo()
        keeper.amend(keeper.rehearse(len(list(keeper.history())), None))
        text = "".join(exporting.export(store, keeper.info))
        file = exported(store, keeper, store.place)
        with Store.open(tmp_path / "two.db", create=True, **KNOWN) as other:
            again = brought_in(other, file)
            assert again.info.id != keeper.info.id
            assert again.info[1:] == keeper.info[1:]
            assert same(keeper, again)
            assert check(other) == []
            # Nothing but the id and the end differ, were it exported again.
            lines = "".join(exporting.export(other, again.info)).splitlines()
            assert lines[1:-1] == text.splitlines()[1:-1]
            assert again.undo(insisted=True).after == keeper.undo(insisted=True).after


@pytest.mark.parametrize("seed", range(6))
def test_any_history_comes_back(store: Store, place: Path, seed: int) -> None:
    keeper = store.found("Wild", "stones")
    moves = play_on(keeper, Random(seed))
    for _ in range(50):
        next(moves)
    assert same(keeper, brought_in(store, exported(store, keeper, place)))
    assert check(store) == []


def test_an_empty_campaign(keeper: Keeper, store: Store, place: Path) -> None:
    again = brought_in(store, exported(store, keeper, place))
    assert (again.sequence, again.info.name) == (0, "Thursday (2)")
    sit_down(again)


def test_names_are_made_unique(store: Store, file: Path) -> None:
    names = [brought_in(store, file).info.name for _ in range(3)]
    assert names == ["Exported (2)", "Exported (3)", "Exported (4)"]
    assert brought_in(store, file, "exported").info.name == "exported (5)"
    assert brought_in(store, file, "Fresh").info.name == "Fresh"


def test_every_line_is_of_the_schema(store: Store, file: Path) -> None:
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert [line["line"] for line in lines] == ["campaign", *["entry"] * (len(lines) - 2), "end"]
    for line in lines:
        ExportShape.model_validate(line)
    schema = ExportShape.model_json_schema(mode="serialization")
    assert {"HeaderLine", "EntryLine", "PublicLine", "EndLine"} <= schema["$defs"].keys()


def test_a_public_export_has_no_secret(keeper: Keeper, store: Store, place: Path) -> None:
    from rules.title import Call

    sit_down(keeper)
    keeper.act(Call("vow", {"seat": "ann", "vow": "hushhush"}), seed=987654321)
    take(keeper, 2)
    text = exported(store, keeper, place, public=True).read_text(encoding="utf-8")
    assert "hushhush" not in text
    assert "987654321" not in text
    lines = [json.loads(line) for line in text.splitlines()]
    assert lines[4]["arguments"] == {"seat": "ann"}
    assert lines[5]["events"] == [{"event": "Taken", "version": 1, "seat": "ann", "stones": 2, "next": "bob"}]
    assert all(line.keys().isdisjoint({"seed", "draws", "checksum"}) for line in lines[:-1])
    for line in lines:
        ExportShape.model_validate(line)
    with pytest.raises(StoreError, match=r"Line 1 .*public export"):
        importing.read(place.with_name("export.jsonl"), KNOWN["titles"])


def test_a_damaged_journal_is_not_exported(keeper: Keeper, store: Store) -> None:
    sit_down(keeper)
    with store.writing() as connection:
        connection.exec_driver_sql("UPDATE entry SET note = 'x' WHERE sequence = 2")
    with pytest.raises(StoreError, match="Entry 2") as error:
        list(exporting.export(store, keeper.info))
    assert error.value.clause == "house.damaged"


def rewritten(file: Path, change: Callable[[Lines], object]) -> None:
    """Change the lines of an export and put all its sums right again, as somebody would who means harm."""
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    change(lines)
    for line in lines:
        if line.get("line") == "entry" and line.get("checksum"):
            line["checksum"] = entry_sum(line)
    written = [json.dumps(line, ensure_ascii=False, separators=(",", ":")) for line in lines]
    if lines and lines[-1].get("line") == "end":
        above = "".join(f"{line}\n" for line in written[:-1])
        lines[-1] |= {"checksum": sha256(above.encode()).hexdigest(), "entries": len(lines) - 2}
        written[-1] = json.dumps(lines[-1], separators=(",", ":"))
    file.write_text("".join(f"{line}\n" for line in written), encoding="utf-8")


def deep(levels: int) -> Any:
    value: Any = "x"
    for _ in range(levels):
        value = [value]
    return value


HARMS: dict[str, tuple[Callable[[Lines], object], int, str]] = {
    "no header": (lambda lines: lines.pop(0), 1, "begins with the line of its campaign"),
    "two headers": (lambda lines: lines.insert(1, lines[0]), 2, "an entry stands here"),
    "no end": (lambda lines: lines.pop(), 11, "last line is missing"),
    "another format": (lambda lines: lines[0].update(format=2), 1, "format"),
    "another title": (lambda lines: lines[0].update(title="chess"), 1, "chess"),
    "a name of two lines": (lambda lines: lines[0].update(name="a\nb"), 1, "one line"),
    "a missing entry": (lambda lines: lines.pop(4), 5, "entry 4 is missing"),
    "entries swapped": (lambda lines: lines.insert(3, lines.pop(4)), 4, "entry 3 is missing"),
    "an unknown field": (lambda lines: lines[2].update(colour="red"), 3, "colour"),
    "a text for a number": (lambda lines: lines[2].update(seed="7"), 3, "seed"),
    "a number that no file can hold": (lambda lines: lines[2].update(seed=1 << 63), 3, "seed"),
    "an unknown event": (lambda lines: lines[2]["events"][0].update(event="Lost"), 3, "KeyError"),
    "an event without its fields": (lambda lines: lines[2]["events"][0].pop("size"), 3, "ValidationError"),
    "nonsense in an event": (lambda lines: lines[4]["events"][0].update(seat="zoe"), 5, "ValidationError"),
    "an unsound state": (lambda lines: lines[4]["events"][0].update(stones=100), 5, "unsound"),
    "a parent that is none": (lambda lines: lines[3].update(parent=9), 4, "hangs on 9"),
    "a parent that is another": (lambda lines: lines[4].update(parent=1), 5, "hangs on 1"),
    "a head that is none": (lambda lines: lines[3].update(head=1), 4, "does not follow"),
    "a wrong position": (lambda lines: lines[3].update(position=9), 4, "hangs on"),
    "a unit that is none": (lambda lines: lines[3].update(unit=1), 4, "belongs to no amendment"),
    "an undo of too much": (lambda lines: lines[7]["arguments"].update(count=99), 8, "not so much to undo"),
    "an undo that goes astray": (lambda lines: lines[7].update(head=2), 8, "leads to entry"),
    "an undo without a count": (lambda lines: lines[7]["arguments"].pop("count"), 8, "not so much"),
    "a lone surrogate": (lambda lines: lines[2].update(checksum="", note="\\ud800"), 3, "checksum"),
    "lists in lists": (lambda lines: lines[2]["arguments"].update(deep=deep(40)), 3, "deep"),
}


@clause("house", "import-unreadable")
@pytest.mark.parametrize("what", HARMS)
def test_a_bad_file_is_refused_with_the_line(store: Store, file: Path, place: Path, what: str) -> None:
    change, line, said = HARMS[what]
    before = place.read_bytes()
    rewritten(file, change)
    with pytest.raises(StoreError) as error:
        brought_in(store, file)
    assert error.value.clause == "house.import-unreadable"
    assert f"Line {line} " in error.value.because
    assert said in error.value.because
    assert place.read_bytes() == before


RAW: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "cut off in a line": (lambda content: content[:-40], "Line 12 "),
    "cut off after a line": (lambda content: content[: content.rindex(b"\n", 0, -1) + 1], "last line is missing"),
    "empty": (lambda content: b"", "begins with"),
    "no JSON": (lambda content: b"Dear diary,\n", "Line 1 "),
    "a number": (lambda content: b"7\n", "Line 1 "),
    "no UTF-8": (lambda content: content.replace(b"Exported", b"\xff\xfe", 1), "Line 1 "),
    "endless": (lambda content: b'{"line":"campaign","format":Infinity}\n', "Line 1 "),
    "deep without end": (lambda content: b"[" * 200_000 + b"\n", "deep"),
    "a huge number": (lambda content: b'{"line":' + b"9" * 10_000 + b"}\n", "Line 1 "),
    "a surrogate": (lambda content: content.replace(b'"note":""', b'"note":"\\ud800"', 1), "Line 2 "),
    "a changed byte": (lambda content: content.replace(b"ann", b"bob", 1), "Line 2 "),
    "a changed name": (lambda content: content.replace(b"Exported", b"Exparted", 1), "checksum differs"),
    "one line doubled": (lambda content: content.replace(b"\n", b"\n\n", 1), "Line 2 "),
}


@pytest.mark.parametrize("what", RAW)
def test_bytes_that_are_no_export(store: Store, file: Path, place: Path, what: str) -> None:
    change, said = RAW[what]
    before = place.read_bytes()
    file.write_bytes(change(file.read_bytes()))
    with pytest.raises(StoreError) as error:
        brought_in(store, file)
    assert error.value.clause == "house.import-unreadable"
    assert said in error.value.because
    assert place.read_bytes() == before


def test_sizes_are_bounded(store: Store, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(importing, "LONGEST_LINE", 300)
        with pytest.raises(StoreError, match=r"Line 2 .*longer"):
            brought_in(store, file)
    monkeypatch.setattr(importing, "MOST_BYTES", 300)
    with pytest.raises(StoreError, match="larger"):
        brought_in(store, file)


@clause("house", "no-such-file")
def test_a_file_that_is_not_there(store: Store, tmp_path: Path) -> None:
    for path in (tmp_path / "none.jsonl", tmp_path):
        with pytest.raises(StoreError) as error:
            brought_in(store, path)
        assert error.value.clause == "house.no-such-file"


def test_it_is_all_or_nothing(store: Store, file: Path, place: Path) -> None:
    """A fault at any statement of the import leaves no trace of it."""
    from tests.store.test_faults import failing

    parcel, before = importing.read(file, KNOWN["titles"]), place.read_bytes()
    number, info = 0, None
    while info is None:
        number += 1
        try:
            with failing(store, number):
                info = importing.bring_in(store, parcel)
        except StoreError:
            assert place.read_bytes() == before
    assert number > 4
    assert check(store) == []
    with open_store(place) as again:
        assert len(again.campaigns()) == 2
