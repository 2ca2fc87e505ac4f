"""The shell: nothing is fetched, everything is escaped, and what is typed changes nothing but itself."""

import jinja2
import pytest
from markupsafe import Markup

from reports.charts import Track, ideology_board, vote_bar
from reports.document import environment, fetcher
from reports.words import END, ISOLATE, finalize, listed, plain, signed


@pytest.mark.parametrize(
    "address",
    [
        "http://example.com/a.png",
        "https://example.com/a.png",
        "HTTP://example.com/",
        "file:///etc/hostname",
        "FILE:///etc/hostname",
        "ftp://example.com/a",
        "javascript:alert(1)",
        "//example.com/a.png",
        "/etc/hostname",
        "a.png",
        "",
    ],
)
def test_no_address_is_fetched(address: str) -> None:
    with pytest.raises(ValueError, match=r"disallowed|relative|URI"):
        fetcher().fetch(address)


def test_data_inside_the_document_is_read() -> None:
    assert fetcher().fetch("data:text/plain;base64,SGk=").read() == b"Hi"


@pytest.mark.parametrize("name", environment().list_templates())
def test_every_template_escapes(name: str) -> None:
    template = environment().from_string("{{ typed }}")
    template.name = name
    assert template.render(typed="<b>&'\"") == "&lt;b&gt;&amp;&#39;&#34;"
    source, *_ = environment().loader.get_source(environment(), name)  # type: ignore[union-attr]
    assert "safe" not in source
    assert "autoescape" not in source


def test_what_is_not_there_is_a_fault() -> None:
    with pytest.raises(jinja2.UndefinedError):
        environment().from_string("{{ missing }}").render()


def test_markup_is_left_and_numbers_are_too() -> None:
    assert finalize(Markup("<b>")) == Markup("<b>")
    assert finalize(3) == 3


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("a\nb\tc\x00d\u2028e", "a b c d e"),
        ("left\u202eright\u2066\u2069", "leftright"),
        ("שלום 12", f"{ISOLATE}שלום 12{END}"),
        ("\ud800x\uffff", "x"),
        ("👑 Ana", "👑 Ana"),
        (" ", " "),
    ],
)
def test_typed_text_is_one_line_that_keeps_to_itself(typed: str, shown: str) -> None:
    assert plain(typed) == shown


def test_words() -> None:
    assert [signed(number) for number in (2, 0, -1)] == ["+2", "0", "−1"]
    assert listed(["Xanthe", "Lyrie", "Syd"]) == "Xanthe, Lyrie and Syd"
    assert listed(["Xanthe"]) == "Xanthe"


def test_the_vote_bar_is_told_in_words_and_by_more_than_colour() -> None:
    drawn = vote_bar(6, 3)
    assert "<title>Power for Aye: 6, for Nay: 3</title>" in drawn
    assert 'width="239.5"' in drawn
    assert drawn.count('stroke="#7a2230"') > 10
    assert 'stroke="#7a2230"' not in vote_bar(6, 0)
    assert "stroke-dasharray" in vote_bar(0, 0)


def test_the_ideology_board_shows_sliders_tokens_and_who_is_winning() -> None:
    drawn = ideology_board([Track(("Order", "Liberty"), -2, (3, 0)), Track(("Force", "Diplomacy"), 0, (0, 14))], 9, 3)
    assert "Order/Liberty: Slider 2 towards Order; Hegemony tokens 3 for Order, 0 for Liberty" in drawn
    assert "Force/Diplomacy: Slider in the middle" in drawn
    assert "Order: winning" in drawn
    assert drawn.count("winning") == 1
    assert drawn.count('fill="#c9a24b"') == 3 + 12
    assert drawn.count("<rect") == 2 * 9
    assert drawn.count('fill="#d5d6d8"') == 2 * 3


def test_a_name_on_a_drawing_is_escaped() -> None:
    drawn = ideology_board([Track(("<script>", "&"), 1, (0, 0))], 5, 3)
    assert "<script>" not in drawn
    assert "&lt;script&gt;" in drawn
