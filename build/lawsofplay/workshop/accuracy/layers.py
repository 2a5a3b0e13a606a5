"""Layers: the texts that are measured. A layer is any function from a passage to its text."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from lawsofplay.base.errors import InputError
from lawsofplay.workshop.accuracy.locate import locate
from lawsofplay.workshop.accuracy.passages import Passage

LayerText = Callable[[Passage], str]
"""A function that gives a layer's text for a passage."""


def received(sources: Mapping[str, Sequence[str]]) -> LayerText:
    """The layer of the scan as received: the passage's own lines joined by spaces, unrepaired.

    Parameters
    ----------
    sources : the lines of ocr.txt by witness; item 0 is line 1.

    A hyphen at a line end stays, and the space after it: other layers close it up. The layer raises
    InputError for a passage whose lines the source does not have.
    """

    def text_of(passage: Passage) -> str:
        lines = sources.get(passage.witness, ())
        if passage.last > len(lines):
            mend = f"lines {passage.first}-{passage.last} are not in ocr.txt ({len(lines)} lines)"
            raise InputError(f"corpus/reference/{passage.witness}.toml", passage.id, mend)
        chosen = lines[passage.first - 1 : passage.last]
        if passage.columns:
            return chosen[0][slice(*passage.columns)]
        return " ".join(line.strip() for line in chosen if line.strip())

    return text_of


def within(text_of: LayerText, name: str) -> LayerText:
    """A layer that finds each passage in a longer text, such as a page, a division or a book.

    Parameters
    ----------
    text_of : gives the longer text for a passage, without mark-up and page furniture.
    name : what an error calls the longer text.

    The layer raises InputError if it does not find the passage.
    """

    def found_in(passage: Passage) -> str:
        text = text_of(passage)
        found = locate(passage.text, text)
        if found is None:
            mend = "the passage is not found there; see that the layer keeps its text and page"
            raise InputError(name, f"{passage.id}, page {passage.page}", mend)
        return text[found.start : found.end]

    return found_in
