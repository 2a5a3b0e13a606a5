"""What the TEI renderer needs to know of a page, and what it gathers on the way."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from lawsofplay.model.tei import XML_ID, Element
from lawsofplay.site.wording import Wording
from lawsofplay.transcription.model import STATES

STATE_TITLES = dict(zip(STATES, ("not yet proofread", "proofread", "proofread twice"), strict=True))
"""What a page number tells of its page's text, by state."""

STATE_TOLD = dict(
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
"""The same for readers who know nothing of the edition; goes on from "3 pages"."""


@dataclass
class Writing:
    """One run of the renderer.

    ``link`` gives the relative link to an identifier; ``running`` are the laws that a function
    executes; ``depth`` is the level of the next heading; without ``names`` no element gets an id
    (for words repeated on another page); without ``notes`` footnotes and their marks are left out.
    ``footnotes`` gathers what is to stand below the text. ``wording`` adds regular spellings and
    terms to the words, and signs to the cards that they name where ``cards`` is set; ``received``
    gives the link from a page to the same as received.
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
