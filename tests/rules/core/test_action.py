"""Actions are read off their functions: arguments, usage, refusals, secrets."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any

import pytest
from pydantic import BeforeValidator

from rules.core.action import Action
from rules.core.names import Prefixed
from rules.core.refusal import Kind, Refusal, forbidden
from rules.core.secrecy import Secret, SecretTo
from rules.core.written import Written
from tests.clauses import clause


class Fruit(StrEnum):
    PEAR = "pear"
    PEACH = "peach"
    PLUM = "plum"


def _no_plums(text: object) -> object:
    if text == "plum":
        forbidden("orchard.plums", "Plums stay on the tree.", ("pear",))
    return text


Dots = Annotated[int, Written(lambda text: text.count("."), lambda value: "." * value, "...")]


def pick(
    table: Any,
    who: str,
    fruit: Annotated[Fruit, Prefixed()],
    baskets: tuple[int, ...] = (),
    *,
    ripe: bool = False,
    note_: Annotated[str, SecretTo("who")] = "",
    seed: Annotated[int | None, Secret()] = None,
    dots: Dots = 0,
    eaten: Annotated[str, BeforeValidator(_no_plums)] = "pear",
) -> None:
    """Pick fruit. Into baskets.

    More on it.
    """
    table.append((who, fruit, baskets, ripe, note_, seed, dots, eaten))


ACTION = Action(pick, "pick", ("orchard.pick",))


def refused(**arguments: object) -> Refusal:
    with pytest.raises(Refusal) as caught:
        ACTION.read(arguments)
    return caught.value


def test_its_arguments_are_those_of_the_function() -> None:
    seen = {one.name: (one.required, one.option, one.many, one.flag, one.secret) for one in ACTION.parameters}
    assert seen["who"] == (True, False, False, False, False)
    assert seen["baskets"] == (False, False, True, False, False)
    assert seen["ripe"] == (False, True, False, True, False)
    assert seen["note_"] == seen["seed"] == (False, True, False, False, True)
    assert seen["dots"] == (False, True, False, False, False)
    assert {one.name: one.typed for one in ACTION.parameters}["note_"] == "note"
    assert ACTION.summary == "Pick fruit. Into baskets."


def test_strings_and_json_are_read_alike_and_the_function_gets_the_values() -> None:
    for raw in (
        {"who": "ann", "fruit": "pea" + "r", "baskets": ["1", "2"], "dots": "..", "ripe": "true"},
        {"who": "ann", "fruit": "PEAR", "baskets": [1, 2], "dots": 2, "ripe": True},
    ):
        calls: list[Any] = []
        ACTION.call(calls, ACTION.read(raw))
        assert calls == [("ann", Fruit.PEAR, (1, 2), True, "", None, 2, "pear")]
    assert ACTION.read({"who": "a", "fruit": "plum", "dots": "..."}).model_dump(mode="json")["dots"] == "..."


@clause("house", "unreadable")
def test_what_is_missing_too_much_or_of_another_kind_is_unreadable_with_the_usage() -> None:
    for because, raw in (
        ("“fruit” is missing.", {"who": "ann"}),
        ("pick takes no “tree”.", {"who": "ann", "fruit": "plum", "tree": "oak"}),
        (
            "“many” is no number, and stands where a number is typed: baskets.",
            {"who": "ann", "fruit": "plum", "baskets": ["many"]},
        ),
    ):
        no = refused(**raw)
        assert (no.kind, no.clause) == (Kind.UNREADABLE, "house.unreadable")
        assert because in no.because
        assert no.allowed == (ACTION.usage(),)
    assert len(refused(who="ann", fruit="plum", baskets=["x" * 500]).because) < 200


@clause("house", "ambiguous", "unreadable")
def test_names_are_refused_with_those_that_fit() -> None:
    no = refused(who="ann", fruit="pe")
    assert (no.kind, no.clause, no.allowed) == (Kind.AMBIGUOUS, "house.ambiguous", ("pear", "peach"))
    no = refused(who="ann", fruit="kiwi")
    assert (no.kind, no.clause, no.allowed) == (Kind.UNREADABLE, "house.unreadable", ("pear", "peach", "plum"))


def test_a_parser_may_cite_a_clause_of_its_own() -> None:
    no = refused(who="ann", fruit="pear", eaten="plum")
    assert (no.kind, no.clause, no.allowed) == (Kind.NOT_ALLOWED, "orchard.plums", ("pear",))


def test_the_usage_is_a_line_as_it_is_typed() -> None:
    """What is secret is asked for, and stands in no line."""
    usage = "pick WHO FRUIT [BASKETS...] [--ripe] [--dots DOTS] [--eaten EATEN]"
    assert ACTION.usage() == usage


@clause("house", "secret")
def test_stored_arguments_are_seen_without_what_is_secret_to_the_viewer() -> None:
    stored = {"who": "ann", "fruit": "plum", "note_": "psst", "seed": 7}
    assert ACTION.visible(stored, "ann") == {"who": "ann", "fruit": "plum", "note_": "psst"}
    assert ACTION.visible(stored, "bob") == {"who": "ann", "fruit": "plum"}
    assert ACTION.visible(stored, "everyone") == {"who": "ann", "fruit": "plum"}


@clause("house", "secret")
def test_a_secret_that_cannot_be_read_is_not_repeated() -> None:
    refusal = refused(who="ann", fruit="pear", seed="forty-two")
    assert refusal.kind is Kind.UNREADABLE
    assert "forty-two" not in f"{refusal.because} {refusal.allowed}"


def test_every_text_is_read_as_one_line() -> None:
    table: list[Any] = []
    action = Action(pick, "pick", ())
    action.call(table, action.read({"who": "A\nna", "fruit": "pe\x1bar", "note_": "a\x07b"}))
    assert table[0][:2] == ("A na", Fruit.PEAR)
    assert table[0][4] == "ab"
