"""Runs the guards over a whole witness: pages, source, word forms, and the flags of each page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from lawsofplay import lexicon
from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.lexicon.regular import regular
from lawsofplay.model.witness import load_witness, read_source
from lawsofplay.proof import flags
from lawsofplay.proof.align import Pair, align
from lawsofplay.proof.answers import load_answers, unanswered
from lawsofplay.proof.data import ProofData, load_proof_data
from lawsofplay.proof.flags import Flag, Forms
from lawsofplay.proof.words import PageWord, page_words, source_words
from lawsofplay.transcription import Page, load_pages
from lawsofplay.workshop.normalise.pipeline import load_context
from lawsofplay.workshop.normalise.rules.confusions import known_words
from lawsofplay.workshop.proof import out_of_place


@dataclass(frozen=True)
class ProofBook:
    """A witness as the guards see it."""

    project: Project
    siglum: str
    pages: tuple[Page, ...]
    source: tuple[str, ...]
    data: ProofData
    language: lexicon.Language

    @cached_property
    def words(self) -> dict[str, list[PageWord]]:
        """The words of each page by its name."""
        return {page.name: page_words(page) for page in self.pages}

    @cached_property
    def forms(self) -> Forms:
        """What is known of the word forms of the book."""
        counts = Counter(word.key for words in self.words.values() for word in words)
        known = known_words(load_context(self.project, self.siglum))
        spellings = lexicon.variants(self.language, self.project.root)

        def same_word(one: str, two: str) -> bool:
            return spellings.key(one) == spellings.key(two)

        return Forms(known, counts, same_word)

    @cached_property
    def spelt_as_today(self) -> frozenset[str]:
        """The few spellings of today in the book that has old ones beside them."""
        words = (word for words in self.words.values() for word in words)
        return out_of_place.spelt_as_today(words, regular(self.language, self.project.root))

    def place(self, name: str) -> int:
        """A page's place in the book. Raises InputError for an unknown page."""
        for place, page in enumerate(self.pages):
            if page.name == name:
                return place
        mend = f"no such page; they are {self.pages[0].name} to {self.pages[-1].name}"
        raise InputError(f"corpus/{self.siglum}/pages", name, mend)

    def pairs(self, name: str) -> list[Pair]:
        """The page's words beside those of its lines of ocr.txt."""
        page = self.pages[self.place(name)]
        return align(source_words(self.source, page.header.lines), self.words[name])

    def flags(self, name: str) -> list[Flag]:
        """All questions that an editor must answer on a page, in the order of the page."""
        place = self.place(name)
        page, words = self.pages[place], self.words[name]
        before = self.words[self.pages[place - 1].name] if place else []
        after = self.words[self.pages[place + 1].name] if place + 1 < len(self.pages) else []
        last = before[-1].text if before else ""
        pairs = self.pairs(name)
        return [
            *flags.of_pairs(pairs, page, last, self.data, self.forms),
            *flags.of_signs(self.source, page.header.lines, pairs),
            *flags.of_forms(words, self.forms),
            *out_of_place.of_twins(words, self.data.twins),
            *out_of_place.of_spellings(words, self.spelt_as_today),
            *flags.of_tables(page, self.data),
            *flags.of_sums(words, self.data),
            *flags.of_joint(page, words, after),
        ]

    def all_flags(self) -> Iterator[tuple[Page, list[Flag]]]:
        """The flags of every page."""
        for page in self.pages:
            yield page, self.flags(page.name)


def load_book(project: Project, siglum: str) -> ProofBook:
    """Everything that the guards need of a witness. Raises InputError for a page out of order."""
    french = load_witness(project, siglum).language == "fr"
    language: lexicon.Language = "fr" if french else "en"
    data = load_proof_data(project, language)
    source = read_source(project, siglum)
    return ProofBook(project, siglum, load_pages(project, siglum), source, data, language)


def open_flags(project: Project, siglum: str) -> Iterator[InputError]:
    """Pages that claim to be read but have flags without an answer."""
    book = load_book(project, siglum)
    for page in book.pages:
        if page.header.state == "draft":
            continue
        left = unanswered(book.flags(page.name), load_answers(project, siglum, page.name))
        for flag in left:
            shown = f"corpus/{siglum}/pages/{page.name}.txt"
            question = f"{flag.kind}: {flag.source!r} > {flag.page!r}"
            mend = f"{page.header.state}, but unanswered: {question}; see: laws proof {siglum}"
            yield InputError(shown, f"line {flag.line}", f"{mend} {page.name}")
