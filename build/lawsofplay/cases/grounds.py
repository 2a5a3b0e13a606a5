"""Words on which a statement of the editors rests: they stand, as printed, on the pages named."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from lawsofplay.base.errors import InputError
from lawsofplay.rules.quotations import nearest, stands_in


def ground_faults(
    words: Mapping[str, str], texts: Mapping[str, list[str]], file: str, place: str
) -> Iterator[InputError]:
    """Pages of which no text is known, and words that do not stand on theirs.

    ``texts`` are the blocks by page of `lawsofplay.cases.examples.texts_by_page`.
    """
    for page, said in words.items():
        blocks = texts.get(page)
        if blocks is None:
            yield InputError(file, place, f"no text stands on a page {page}; name another")
        elif not any(stands_in(said, block) for block in blocks):
            near = nearest(said, " ".join(blocks))
            mend = f"{said!r} does not stand on {page}; the nearest wording is {near!r}"
            yield InputError(file, place, mend)
