"""Characters without a typeface are named, with the package that brings them."""

import pytest

from reports import glyphs
from reports.document import Document
from reports.glyphs import lacking, packages


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """A system without typefaces of its own."""
    monkeypatch.setattr(glyphs, "_system_has", lambda point: False)


@pytest.mark.usefixtures("bare")
def test_our_own_typefaces_have_latin_greek_and_cyrillic() -> None:
    assert lacking("Łódź, Çeşme, Ørsted, ñandú — “Ψυχή”, Жуковский, Ї; 1 → 2 · ✓ −3 …") == ""


@pytest.mark.usefixtures("bare")
def test_what_is_missing_is_named_once_and_in_order() -> None:
    assert lacking("漢b漢👑\u200d\ufe0f\u2068שלום\u2069\n") == "".join(sorted("שלום")) + "漢👑"


def test_packages_by_script() -> None:
    assert packages("漢かᄒ") == ("fonts-noto-cjk",)
    assert packages("👑") == ("fonts-noto-color-emoji",)
    assert packages("שمप") == ("fonts-noto-core",)
    assert packages("𒀀") == ("fonts-noto-extra",)


@pytest.mark.usefixtures("bare")
def test_a_document_looks_at_its_text_alone() -> None:
    assert Document("x", "<head><style>漢</style></head><body><p>a &#x1F451;</p>").lacking() == "👑"


def test_the_system_is_asked() -> None:
    assert lacking("\U00012000") in ("", "\U00012000")
    assert not glyphs._system_has(0x10FFFF)
