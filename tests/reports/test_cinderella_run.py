"""The page of a run of Cinderella at Midnight."""

import re
from datetime import UTC, datetime, timedelta
from functools import cache

import pytest

from reports.cinderella_at_midnight.maze import drawn_maze
from reports.cinderella_at_midnight.run import run_page
from reports.registry import report
from rules.cinderella_at_midnight import TITLE
from rules.cinderella_at_midnight.quick import WALK
from rules.cinderella_at_midnight.view import CardView
from rules.core.refusal import Refusal
from rules.history import Happening, Played, history
from rules.title import Call
from tests.rules.cinderella_at_midnight.run import CARDS, Run

LOST = "n e s w n n+b e blocked"


@cache
def happenings() -> tuple[Happening, ...]:
    """A run that is won among described cards, with a passage and a stroke; then one that is lost without any."""
    begun = datetime(2026, 1, 3, 19, tzinfo=UTC)
    run, entries = Run(), []

    def entered(call: Call, insisted: bool = False) -> None:
        run.call(call, insisted)
        time = (begun + timedelta(minutes=len(entries))).isoformat()
        entries.append(Played(len(entries) + 1, len(entries) + 1, call.action, run.last.events, time))

    def walk(words: str) -> None:
        for word in WALK.split(words):
            entered(WALK.read(run.state, word))

    for name, sides in CARDS.items():
        for part, side in zip(("garden", "palace"), sides, strict=True):
            entered(Call("describe", {"card": name, "part": part, "shows": side}))
    entered(Call("begin", {}))
    walk("n=first ne=second e=third s=hedge n n=pond e=rose e s")
    entered(Call("stop", {}), insisted=True)
    entered(Call("begin", {}))
    walk("n=first ne=second e=third s=hedge n e s w")
    entered(Call("set key-task", {"number": 2}))
    entered(Call("palace", {"hour": 3}))
    walk("n e s")
    entered(
        Call(
            "cross",
            {"things": ["clock"]},
        ),
        insisted=True,
    )
    walk("turn:hedge w")
    entered(Call("begin", {}))
    walk(LOST)
    return tuple(history(TITLE, entries))


def test_it_says_how_a_run_ended_and_draws_both_mazes() -> None:
    page = run_page(happenings(), "Evenings", 2).html()
    assert "Won at 4 o’clock: no bells at the gate, one hour in the palace." in page
    assert page.count('class="maze"') == 2
    assert "4 cards around the center; she stands on center after 4 moves" in page
    assert "Hedge is turned." in page
    assert "3 January 2026" in page
    assert "square side:" not in page


def test_a_lost_run_has_the_garden_alone_and_the_statistics_over_all() -> None:
    page = run_page(happenings(), "Evenings", 3).html()
    assert "Lost: blocked in the garden, with no tasks done." in page
    assert page.count('class="maze"') == 1
    assert "Three runs so far: 1 won, 1 blocked in the garden, 1 given up." in page
    assert "On average 0.0 bells at the gate, 1.0 hours used when won." in page
    assert "Given up" in run_page(happenings(), "Evenings", 1).html()


def test_its_course_tells_what_happened_and_not_what_to_lay() -> None:
    page = run_page(happenings(), "Evenings", 2).html()
    garden, palace = page.split("<h2>The palace")
    assert "<li>Run 2 begins, in the garden.</li>" in garden
    assert "(Keep room" not in page
    assert "3 by 3" not in page
    assert "The palace, 3 o" not in garden
    assert "The palace, 3 o" in palace


@pytest.mark.parametrize("cards", [3, 5, 9])
def test_the_words_of_a_drawing_can_be_read_however_many_cards_lie_in_a_row(cards: int) -> None:
    row = tuple(
        CardView(name=f"a-long-name-of-a-card-{x}", x=x, y=0, turned=False, used=False, met=False, shows=None)
        for x in range(cards)
    )
    drawn = drawn_maze(row, row[0].name, (), ())
    width = float(re.search(r"width: ([\d.]+)mm", drawn.drawing)[1])  # type: ignore[index]
    units = float(re.search(r'viewBox="\S+ \S+ (\d+)', drawn.drawing)[1])  # type: ignore[index]
    letters = float(re.search(r'<g font-family="Council Sans" font-size="([\d.]+)"', drawn.drawing)[1])  # type: ignore[index]
    assert letters * width / units == pytest.approx(2.15, abs=0.05)
    assert width <= (108 if drawn.narrow else 178)
    assert drawn.narrow == (cards <= 5)
    names = float(re.search(r'font-size="([\d.]+)" font-weight', drawn.drawing)[1])  # type: ignore[index]
    assert names == min(letters, 9)


def test_a_run_that_is_not_over_says_so_and_unplayed_ones_are_refused() -> None:
    begun = [number for number, one in enumerate(happenings()) if one.action == "begin"]
    assert "The run is not over." in run_page(happenings()[: begun[0] + 4], "Evenings", 1).html()
    with pytest.raises(Refusal) as caught:
        run_page(happenings(), "Evenings", 4)
    assert caught.value.clause == "house.unknown-report"
    assert caught.value.allowed == ("run 1", "run 2", "run 3")


def test_names_are_made_harmless() -> None:
    page = run_page(happenings(), "<b>Evenings", 1).html()
    assert "<b>Evenings" not in page


def test_the_pdf_is_written() -> None:
    made = report("cinderella-at-midnight", "r").make(happenings(), "Evenings", 1)
    assert made.pdf().startswith(b"%PDF")
