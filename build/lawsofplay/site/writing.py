"""What the TEI renderer knows of the page that it writes, and what it gathers on the way."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from lawsofplay.model.tei import XML_ID, Element
from lawsofplay.site.wording import Wording
from lawsofplay.transcription.model import STATES

STATE_TITLES = dict(zip(STATES, ("not yet proofread", "proofread", "proofread twice"), strict=True))
"""What the number of a printed page says of its text, by state."""

STATE_PHRASES = dict(
    zip(
        STATES,
        (
            "mended by a program, not yet proofread by a person",
            "proofread by an editor, though not against the printed book",
            "proofread by two editors, though not against the printed book",
        ),
        strict=True,
    )
)
"""The same for readers who are new to the edition, as the end of a sentence: "3 pages …"."""


@dataclass
class Writing:
    """The state of the renderer while it writes one page.

    ``link`` gives the relative link to an address. ``running`` are the laws that have a function.
    ``depth`` is the level of the next heading. Without ``names`` no element gets an id: so are
    words written that stand on another page too. Without ``notes`` there are no footnotes and no
    marks of them. ``page`` is the printed page at hand; ``tables`` counts the tables.

    ``footnotes`` gathers those that are to stand below the text, each with its page. ``wording``
    adds regular spellings and terms to the words; where ``cards`` is set, also signs to the cards
    that they name. ``received`` gives the link from a page to the same page as received.
    """

    link: Callable[[str], str]
    running: Collection[str] = ()
    depth: int = 2
    names: bool = True
    notes: bool = True
    page: str = ""
    tables: int = 0
    footnotes: list[tuple[Element, str]] = field(default_factory=list)
    wording: Wording | None = None
    cards: bool = False
    received: Callable[[str], str] | None = None

    def identity(self, element: Element) -> str:
        """The id attribute of an element, with a blank before it; empty when it has no name."""
        name = element.get(XML_ID)
        return f' id="{name}"' if name and self.names else ""
