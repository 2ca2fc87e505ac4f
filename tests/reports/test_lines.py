"""Lines over games: told in words, and told apart without colour."""

import re
from itertools import pairwise

from reports.lines import DASHES, LABEL, MARKERS, Line, lines

NAMES = ("Xanthe", "Lyrie", "Jilian", "Syd", "Elinor", "Aesyas")


def test_a_drawing_says_its_values_in_words() -> None:
    drawn = lines("Hegemony", [Line("Xanthe", (0, 4, 9)), Line("Aesyas", (None, None, 2))])
    assert "<title>Hegemony: Xanthe 0, 4, 9; Aesyas –, –, 2</title>" in drawn
    assert drawn.count(f'd="{MARKERS[0]}"') == 3 + 1, "one for each game, one beside the name"


def test_six_lines_differ_in_dash_and_marker() -> None:
    assert len(set(DASHES)) == len(set(MARKERS)) == 6
    drawn = lines("Infamy", [Line(name, (0, 1)) for name in NAMES])
    assert all(f'd="{marker}"' in drawn for marker in MARKERS)
    assert all(f'stroke-dasharray="{dash}"' in drawn for dash in DASHES if dash)


def test_names_of_equal_lines_stand_apart_and_inside() -> None:
    drawn = lines("Infamy", [Line(name, (0, 0)) for name in NAMES])
    heights = sorted(float(y) for y in re.findall(r'y="([\d.]+)" font-size="9.5"', drawn))
    assert len(heights) == 6
    assert all(after - before >= LABEL - 0.11 for before, after in pairwise(heights))
    assert heights[0] > 0
    assert heights[-1] < 150


def test_an_axis_names_its_ends_and_keeps_the_middle() -> None:
    drawn = lines("Order/Liberty", [Line("Slider", (0, -2))], ("Liberty", "Order"))
    assert drawn.index(">Liberty<") < drawn.index(">Order<")
    assert ">Slider<" not in drawn
    assert ">2<" in drawn, "as far up as down"


def test_names_are_escaped() -> None:
    assert "<script>" not in lines("<script>", [Line("<script>", (1,))], ("<script>", ""))
