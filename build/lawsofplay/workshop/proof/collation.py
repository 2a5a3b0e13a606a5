"""Compares two editors' readings of a book, and says what their agreement shows about the text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from pathlib import Path

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import read_text
from lawsofplay.base.project import Project
from lawsofplay.proof.words import PageWord, page_words
from lawsofplay.transcription import Page, load_pages, parse_page
from lawsofplay.transcription.parse import reading_order
from lawsofplay.workshop.normalise import pipeline
from lawsofplay.workshop.normalise.draft import page_file
from lawsofplay.workshop.proof.readings import (
    Disagreement,
    Reading,
    differences,
    disagreement,
    load_readings,
    marked_text,
    write_readings,
)

DraftWords = dict[str, list[PageWord]]
"""The words of each page of the draft, by the page's name."""


def draft_words(project: Project, siglum: str) -> DraftWords:
    """The words of every page as the normaliser leaves it, without any editing."""
    return words_of_drafts(pipeline.run(project, siglum), siglum)


def words_of_drafts(made: pipeline.Draft, siglum: str) -> DraftWords:
    """The words of every page of a draft."""
    return {
        page.name: page_words(parse_page(page_file(page), siglum, page.name, page.name))
        for page in made.book
    }


def collate_book(project: Project, siglum: str, folder: Path) -> Iterator[Reading]:
    """The differences between the pages and a second reading, nothing settled yet.

    Parameters
    ----------
    folder : page files of the second reading; those still at state ``draft`` were not read.

    Raises InputError if the folder holds no page that was read.
    """
    drafts = draft_words(project, siglum)
    found = False
    for page in load_pages(project, siglum):
        path = folder / f"{page.name}.txt"
        second = _read(path, siglum, page.name) if path.is_file() else None
        if second is None or page.header.state == "draft":
            continue
        found = True
        yield from _differences(page, second, drafts[page.name])
    if not found:
        raise InputError(folder, "", "no page there was read (state: proofread)")


def add_readings(project: Project, siglum: str, folder: Path) -> int:
    """Add the differences of a second reading to the record; return how many are new.

    Pages that the record has already are left alone, since their differences may be settled.
    """
    held = load_readings(project, siglum)
    known = {reading.page for reading in held}
    new = [r for r in collate_book(project, siglum, folder) if r.page not in known]
    write_readings(project, siglum, sorted((*held, *new), key=lambda r: reading_place(r.page)))
    return len(new)


def reading_place(page: str) -> tuple[int, str]:
    """A sort key for pages in the order of the book: front matter, body, back matter."""
    return reading_order(page), page


def _read(path: Path, siglum: str, name: str) -> Page | None:
    page = parse_page(read_text(path), siglum, name, path)
    return None if page.header.state == "draft" else page


def _differences(first: Page, second: Page, draft: Sequence[PageWord]) -> Iterator[Reading]:
    ours, theirs = page_words(first), page_words(second)
    places = _places(ours, draft)
    for found in differences(ours, theirs):
        stood = draft[places[found.start] : places[found.end]]
        yield Reading(
            first.name,
            found.kind,
            marked_text(stood),
            marked_text(ours[found.start : found.end]),
            marked_text(theirs[found.begin : found.stop]),
            "",
            "",
        )


def _places(words: Sequence[PageWord], draft: Sequence[PageWord]) -> list[int]:
    """For each word, and for the end, the place in the draft where it stands or would stand."""
    matcher = SequenceMatcher(None, [w.key for w in words], [w.key for w in draft], autojunk=False)
    places = [len(draft)] * (len(words) + 1)
    for tag, i, i_end, j, j_end in matcher.get_opcodes():
        for n in range(i, i_end):
            places[n] = j + (n - i) if tag == "equal" else min(j + (n - i), j_end)
    return places


def evidence(project: Project, siglum: str) -> Disagreement:
    """What two readings show about a book, over its pages at state ``checked``."""
    drafts = draft_words(project, siglum)
    pages = [page for page in load_pages(project, siglum) if page.header.state == "checked"]
    characters = mended = 0
    for page in pages:
        words = page_words(page)
        characters += len(" ".join(word.text for word in words))
        mended += sum(d.kind == "words" for d in differences(drafts[page.name], words))
    readings = load_readings(project, siglum)
    return disagreement(readings, characters, len(pages), mended)
