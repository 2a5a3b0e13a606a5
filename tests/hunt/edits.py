"""One place of a page that was read is changed; the manifest must report it."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.gates.manifest.lock import read_manifest
from lawsofplay.gates.manifest.pages import PageFile, PageSeal, page_fault, page_files, page_seals
from lawsofplay.proof.answers import load_answers, unanswered
from lawsofplay.proof.words import page_words
from lawsofplay.transcription import parse_page
from lawsofplay.transcription.parse import split_page
from lawsofplay.workshop.proof.book import ProofBook, load_book
from tests.gates.edits import KINDS
from tests.hunt.attempt import Attempt, failed, judged

LAW, OTHER, DROPPED = "in numbered laws", "in other text", "no, ne or not dropped"

NEGATION = re.compile(r"(?<= )(?:no|not|ne) (?=\w)")
"""Words that a scanner or an editor loses most easily."""


def attempts(real: Project, count: int = 60) -> Iterator[Attempt]:
    """A number of edits of all kinds, and half as many lost negations; the same every time."""
    pages, seals = list(page_files(real)), page_seals(read_manifest(real))
    weights = [len(page.text) for page in pages]
    chance = random.Random(1687)
    for _ in range(count):
        (page,) = chance.choices(pages, weights)
        way = chance.choice(list(KINDS))
        head, body, _ = split_page(page.text)
        text = f"{head}\n---\n{KINDS[way](body, chance)}"
        if text != page.text:
            kind = LAW if _in_law(page.text, text) else OTHER
            yield _sealed(kind, page, text, way, seals[page.address])
    yield from _negations(pages, seals, chance, count // 2)


def _in_law(before: str, after: str) -> bool:
    """Whether the first place that differs is in the paragraph of a numbered law."""
    pairs = zip(before, after, strict=False)
    place = next((n for n, (one, other) in enumerate(pairs) if one != other), 0)
    return before[: place + 1].rpartition("\n\n")[2].lstrip().startswith("§")


def _sealed(kind: str, page: PageFile, text: str, way: str, seal: PageSeal) -> Attempt:
    """What the manifest reports of a page with another text."""
    try:
        messages = [str(fault) for fault in page_fault(PageFile(page.address, text), seal)]
    except InputError as error:
        messages = [str(error)]
    except Exception as error:  # a traceback is a find
        return Attempt(kind, page.address, way, *failed(error))
    return Attempt(kind, page.address, way, judged(messages, page.shown), tuple(messages))


def _negations(
    pages: list[PageFile], seals: dict[str, PageSeal], chance: random.Random, count: int
) -> Iterator[Attempt]:
    for page, word, text in _dropped(pages, chance, count):
        yield _sealed(DROPPED, page, text, f"{word!r} dropped", seals[page.address])


def _dropped(
    pages: list[PageFile], chance: random.Random, count: int
) -> Iterator[tuple[PageFile, str, str]]:
    """Pages, a word of each, and the text without it."""
    places = [(page, found) for page in pages for found in NEGATION.finditer(page.text)]
    for page, found in chance.sample(places, count):
        yield page, found[0].strip(), page.text[: found.start()] + page.text[found.end() :]


def asked_by_the_guards(real: Project, count: int) -> int:
    """How many of ``count`` lost negations the guards of proofreading question, without any seal.

    They cannot ask if ocr.txt lacks the word too, or if the same question has an answer already.
    """
    books = cache(lambda siglum: load_book(real, siglum))
    asked = 0
    for page, _, text in _dropped(list(page_files(real)), random.Random(1754), count):
        siglum, _, name = page.address.partition(".")
        asked += _is_asked(real, books(siglum), siglum, name, text)
    return asked


def _is_asked(real: Project, book: ProofBook, siglum: str, name: str, text: str) -> bool:
    """Whether the guards ask anything about a page with another text."""
    page = parse_page(text, siglum, name)
    at = book.place(name)
    made = replace(book, pages=(*book.pages[:at], page, *book.pages[at + 1 :]))
    # One word does not change the forms of a whole book.
    kept = {"words": {**book.words, name: page_words(page)}, "forms": book.forms}
    made.__dict__.update(kept, spelt_as_today=book.spelt_as_today)
    return bool(unanswered(made.flags(name), load_answers(real, siglum, name)))
