"""The tags of a PDF, completed where WeasyPrint leaves them open, for PDF/UA-1 and for those who hear a page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Element = dict[str, Any]
"""An element of the structure tree, as pydyf writes it."""

ITEMS = ("/L", "/LI", "/Caption")
"""What may stand in a list."""
SAYS_NOTHING = ("/Span", "/NonStruct", "/Div", "/P")
"""What need not be in the tree if there is nothing in it: boxes to tick, lines to write on."""
PRINTED = 4
"""The flag of a link that stands on paper as on the screen."""


def complete(_document: object, pdf: Any) -> None:
    """Completes the tags of a document that WeasyPrint has laid out; it is handed over as its `finisher`.

    Header cells say whose they are and can be found by their names. Lists hold nothing but items. What is empty is
    left out. What stands in the margins of every page is no content. Links say where they lead.
    """
    tree = _Tree(pdf)
    tree.tidy(tree.document, row=True)
    tree.name_cells()
    tree.set_margins_apart()
    for one in pdf.objects:
        if isinstance(one, dict) and one.get("Subtype") == "/Link":
            _say_where(one)


class _Tree:
    """The structure tree of a PDF that is not written yet."""

    def __init__(self, pdf: Any) -> None:
        self.pdf = pdf
        self.root = self._at(pdf.catalog["StructTreeRoot"])
        self.document = self._at(self.root["K"][0])

    def tidy(self, element: Element, row: bool) -> None:
        """Goes through an element and all in it; `row` says whether a header cell here is that of a row."""
        row = element["S"] != "/THead" and row
        if element["S"] == "/TH":
            element["A"]["Scope"] = "/Row" if row else "/Column"
        for kid in self._elements(element):
            self.tidy(kid, row)
        element["K"][:] = [kid for kid in element["K"] if not self._is_empty(kid)]
        if element["S"] == "/L":
            self._keep_items(element)

    def name_cells(self) -> None:
        """The index of the names by which cells find their headers."""
        from pydyf import Array, Dictionary

        named = sorted(
            ((one["ID"], one) for one in self._every(self.document) if "ID" in one), key=lambda it: it[0].string
        )
        if named:
            index = Array([part for name, one in named for part in (name, one.reference)])
            self.root["IDTree"] = Dictionary({"Names": index})

    def set_margins_apart(self) -> None:
        """Marks what no element holds, the heads and feet of the pages, as belonging to the paper."""
        held = {(one["Pg"], kid) for one in self._every(self.document) for kid in one["K"] if isinstance(kid, int)}
        parents = self._at(self.root["ParentTree"])["Nums"]
        for number, reference in enumerate(self.pdf.page_references):
            content = self._at(self._at(reference)["Contents"]).stream
            for at, marked in enumerate(content):
                if isinstance(marked, dict) and "MCID" in marked and (reference, marked["MCID"]) not in held:
                    parents[2 * number + 1][marked["MCID"]] = "null"
                    content[at - 1], content[at] = "/Artifact", "<</Type/Pagination>>"

    def _keep_items(self, element: Element) -> None:
        """The blanks between items go into the item before them, or into the first."""
        kids = [self._at(kid) for kid in element["K"]]
        items = [kid for kid in kids if kid["S"] in ITEMS]
        last = items[0] if items else None
        for kid in kids:
            if kid["S"] in ITEMS:
                last = kid
            elif last is not None:
                body = next((one for one in self._elements(last) if one["S"] == "/LBody"), last)
                body["K"].append(kid.reference)
                kid["P"] = body.reference
        element["K"][:] = [kid.reference for kid in items]

    def _every(self, element: Element) -> Iterator[Any]:
        yield element
        for kid in self._elements(element):
            yield from self._every(kid)

    def _elements(self, element: Element) -> list[Any]:
        found = [self._at(kid) for kid in element["K"] if not isinstance(kid, int)]
        return [one for one in found if "S" in one]

    def _is_empty(self, kid: Any) -> bool:
        one = None if isinstance(kid, int) else self._at(kid)
        return one is not None and one.get("S") in SAYS_NOTHING and not one["K"]

    def _at(self, reference: bytes) -> Any:
        return self.pdf.objects[int(reference.split()[0])]


def _say_where(link: Element) -> None:
    """A link is printed, and told as the chapter that it leads to."""
    from pydyf import String

    link["F"] = PRINTED
    link["Contents"] = String(link["Contents"].string.replace("-", " ").capitalize())
