"""Check that words cited as evidence stand, as printed, on the pages named."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from lawsofplay.base.errors import InputError
from lawsofplay.rules.quotations import nearest, stands_in


def ground_faults(
    words: Mapping[str, str], texts: Mapping[str, list[str]], file: str, place: str
) -> Iterator[InputError]:
    """Report pages without a text, and words that do not stand on the page named.

    ``texts`` are the blocks of text by page, from `lawsofplay.cases.examples.texts_by_page`.
    """
    for page, printed in words.items():
        blocks = texts.get(page)
        if blocks is None:
            yield InputError(file, place, f"there is no text on a page {page}; name another")
        elif not any(stands_in(printed, block) for block in blocks):
            near = nearest(printed, " ".join(blocks))
            mend = f"{printed!r} does not stand on {page}; the nearest wording is {near!r}"
            yield InputError(file, place, mend)
