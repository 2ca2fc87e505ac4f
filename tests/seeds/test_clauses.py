"""The clauses load, hold together, and bad ones are refused in a line that says where."""

import pytest
from pydantic import ValidationError

from seeds import HOUSE, SLUGS, ClauseKind, SeedError, cited, clauses
from seeds.clauses_loader import parse_clauses

GOOD = """
title = "A title"

[[clause]]
id = "vote.cast"
section = "Voting"
kind = "computed"
says = "One or more."
"""


@pytest.mark.parametrize(
    ("slug", "count"),
    [
        ("queens-dilemma", 209),
        ("queen-by-midnight", 73),
        ("blood-on-the-clocktower", 52),
        ("witching-hour", 38),
        ("cinderella-at-midnight", 35),
    ],
)
def test_each_title_has_all_its_clauses(slug: str, count: int) -> None:
    assert len(clauses(slug)) == count


def test_clauses_keep_their_order_and_content() -> None:
    first = next(iter(clauses("queens-dilemma").values()))
    assert (first.id, first.kind, first.section) == ("box.limits", ClauseKind.COMPUTED, "Components")
    assert first.open is not None
    assert clauses("queens-dilemma").title == "The Queen's Dilemma"


def test_clauses_are_read_once_and_cannot_be_changed() -> None:
    assert clauses("witching-hour") is clauses("witching-hour")
    with pytest.raises(ValidationError):
        clauses("witching-hour")["score.sets"].says = "something else"
    with pytest.raises(TypeError):
        clauses("witching-hour")["new"] = clauses("witching-hour")["score.sets"]  # type: ignore[index]


@pytest.mark.parametrize("slug", SLUGS)
def test_a_refusal_may_cite_the_title_or_the_house(slug: str) -> None:
    own = next(iter(clauses(slug)))
    assert cited(slug, own) is clauses(slug)[own]
    assert cited(slug, "house.stale") is clauses(HOUSE)["stale"]
    assert cited(slug, "house.nonsense") is None
    assert cited(slug, "stale") is None


def test_the_house_has_a_clause_for_each_way_in_which_the_store_says_no() -> None:
    assert {"busy", "not-a-database", "newer-schema", "stale", "damaged"} <= set(clauses(HOUSE))


def test_an_unknown_title_is_refused_with_those_there_are() -> None:
    with pytest.raises(SeedError, match=r"“chess”.*queens-dilemma"):
        clauses("chess")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (GOOD + GOOD.partition("\n\n")[2], "vote.cast stands there twice"),
        (GOOD.replace("vote.cast", "Vote.Cast"), "“Vote.Cast” is no clause id"),
        (GOOD.replace("vote.cast", "vote..cast"), "no clause id"),
        (GOOD.replace("vote.cast", "vote.cast\\n"), "no clause id"),
        (GOOD.replace('"computed"', '"enforced"'), r"clause vote.cast: kind: .*'computed'.*'enforced'"),
        (GOOD.replace("says =", "said ="), "clause vote.cast: says: Field required"),
        (GOOD + 'opne = "a slip"\n', "clause vote.cast: opne: "),
        (GOOD.replace("title", "name"), "needs a title"),
        ('title = "A title"\n', r"at least one \[\[clause\]\]"),
        (GOOD + "\n]", "clauses/a-title.toml: "),
    ],
)
def test_a_file_that_does_not_hold_together_is_refused(text: str, said: str) -> None:
    assert len(parse_clauses("a-title", GOOD)) == 1
    with pytest.raises(SeedError, match=said):
        parse_clauses("a-title", text)
