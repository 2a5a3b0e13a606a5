"""The text of an error report, as far as a page can write it; the reader adds what is wrong."""

from __future__ import annotations

from collections.abc import Sequence

from lawsofplay.citing import Citation
from lawsofplay.model.release import TITLE


def report(cited: Citation, words: str, path: str, files: Sequence[str]) -> str:
    """The text of a report: place, release, state, words, and room for the correction.

    Parameters
    ----------
    words : the words as they stand.
    path : the page of the site.
    files : the page files of the transcription that hold the words.
    """
    pages = f", p. {cited.pages}" if cited.pages else ""
    return "\n".join(
        [
            f"Error in {TITLE}, {cited.release.shown}",
            "",
            f"Address: {cited.address}",
            f"Book:    {cited.witness.short_title}{pages}",
            f"File:    {', '.join(files)}",
            f"State:   {cited.state}",
            f"Seen on: {path}",
            "",
            "The words as they stand:",
            words,
            "",
            "What is wrong, and what it should be:",
            "",
            "",
            "How you know (the printed book, an image of the page, the sense):",
            "",
        ]
    )
