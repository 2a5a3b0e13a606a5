"""The index for browsers: small scripts that a page loads as it needs them, also from a disk.

A bucket is a script that calls ``lawsofplay.put(name, data)``. The module `buckets` says why each
name ends in a hash. All buckets are made from the Whoosh index:

- ``core``: the values by which documents are filtered and weighed, which rules stand in which
  paragraphs, the books' dates, and where each bucket begins. Loaded once.
- ``words-N``: the words of the books, a few in each (`export_words`). ``vocabulary-0``: all words,
  for patterns and near spellings.
- ``spellings-N``: other spellings of the books' words (*show* where they print *shew*).
- ``postings-N``, ``places-N``: in which documents words stand, and where in them; see `postings`.
- ``things-N``: kind, title and link of the things, which are numbered after the texts.
- ``texts-N``: address, link, pages, state and text of documents, and the rules inside paragraphs,
  in reading order; see `export_texts`.
- ``shelf-N``: many buckets of texts in one script, for a concordance, which may need them all.
- ``senses-N``: other words for words of the books; see `senses`.
- ``phrases-N``: the places of phrases that are made of common words; see `known`.
- ``begins-0``: at which words and documents the buckets of places begin.
- ``pairs-N``: the places of common words joined by a hyphen or an apostrophe; see `export_pairs`.
- ``naming-0``, ``naming-1``: the page and the number of each text, for queries that name them.

Lists of numbers are packed into letters (`packing.numbers`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from lawsofplay.base.files import write_text
from lawsofplay.base.project import Project
from lawsofplay.finding.buckets import scripts
from lawsofplay.finding.common import FREQUENT
from lawsofplay.finding.concordance import year
from lawsofplay.finding.documents import Document
from lawsofplay.finding.engine import Engine
from lawsofplay.finding.export_documents import (
    Href,
    filter_columns,
    held,
    leaves,
    numbered,
    paragraphs,
    sections,
    sorts,
    text_rows,
)
from lawsofplay.finding.export_pairs import COMMON, pairs_cut
from lawsofplay.finding.export_phrases import phrases_cut
from lawsofplay.finding.export_senses import beginnings, related, senses_cut
from lawsofplay.finding.export_texts import texts_cut
from lawsofplay.finding.export_words import (
    UNPRINTED,
    Words,
    coded_words,
    in_order,
    spellings,
    whole,
    words_cut,
    words_of,
)
from lawsofplay.finding.naming import FIRST, NAMED
from lawsofplay.finding.packing import base36, numbers, steps
from lawsofplay.finding.parts import APART
from lawsofplay.finding.postings import Postings, cut, in_documents, in_places
from lawsofplay.finding.ranking import THINGS, TUNING
from lawsofplay.finding.spelling import LANGUAGES
from lawsofplay.finding.things import Thing
from lawsofplay.finding.weights import GLOSS, SCALE, Weights
from lawsofplay.finding.words import forms
from lawsofplay.lexicon import Language
from lawsofplay.model.edition import Edition
from lawsofplay.model.witness import load_witness

TEXTS, SPELLINGS, THINGS_CUT = 900, 1_000, 1_000
"""Letters in a bucket before packing. They keep what a search loads within its budget."""
LATER = ("places", "begins")
"""Kinds of buckets of which the core does not say where each begins."""


def export_buckets(project: Project, edition: Edition, out: Path, href_of: Href) -> str:
    """Write the buckets into a folder and remove those of an older export.

    ``href_of`` gives the link of an address or anchor, relative to the site's root. Returns the
    name of the core, which ties the search page to this export.
    Raises InputError when the index was not built.
    """
    core, parts = contents(Engine(project.index), href_of)
    witnesses = (load_witness(project, siglum) for siglum in edition.roots)
    core["dates"] = {book.siglum: [year(book), book.date] for book in witnesses}
    name, files = scripts(core, parts)
    for stem, text in sorted(files.items()):
        write_text(out / f"{stem}.js", text)
    for old in sorted(out.glob("*.js")):
        if old.stem not in files:
            old.unlink()
    return name


def contents(engine: Engine, href_of: Href) -> tuple[dict[str, Any], dict[str, list[Any]]]:
    """The data of the core, and of the buckets of each kind, in order."""
    terms = sorted(engine.postings(), key=lambda posting: in_order(posting[0]))
    documents, every, shown = engine.documents(), engine.things(), engine.weights.told
    words = words_of([word for word, _ in terms], engine.spelling)
    postings = [texts for _, texts in terms]
    begun = beginnings(engine.senses.table, words)
    sensed = {int(token) for token in begun if not token.startswith(UNPRINTED)}
    texts = [*(document.text for document in documents), *(thing.words for thing in every)]
    printed = [forms(text) for text in texts]
    parts: dict[str, list[list[tuple[Any, Any]]]] = {
        "postings": in_documents(postings, words, len(documents) + shown),
        "places": in_places(list(_placed(postings, len(documents) + shown)), words.group),
        "texts": list(texts_cut(text_rows(documents, href_of), paragraphs(documents), TEXTS)),
        "words": [*words_cut(words, sensed)],
        "vocabulary": [[(0, whole(words))]],
        "spellings": list(cut(spellings(words, engine.spelling, sensed, begun), SPELLINGS)),
        "things": list(cut(enumerate(_things(every[:shown], href_of)), THINGS_CUT)),
        "naming": [
            [(0, leaves(documents))],
            [(1, numbers(document.number for document in documents))],
        ],
        "senses": senses_cut(engine.senses.table, words, numbered(documents)),
        "phrases": phrases_cut(engine, words, printed),
        "pairs": pairs_cut(engine, words, printed),
    }
    # Only phrases and neighbours need places, so the core does not say where these buckets begin.
    parts["begins"] = [[(0, _starts(parts["places"]))]]
    core = {
        "documents": filter_columns(documents),
        "sorts": sorts(documents, engine.weights.ranks),
        "weights": _weights(engine.weights),
        "compounds": [_group(rows) for rows in engine.compounds.groups],
        "games": {key: slugs for key, _, *slugs in engine.game_names},
        "doubtful": [key for key, doubtful, *_ in engine.game_names if doubtful],
        "related": related(engine.weights.sisters),
        "portions": numbers(map(len, parts["words"])),
        "asking": numbers(_asking(documents, every[:shown], engine.weights.sisters)),
        "ruled": numbers(_ruled(documents, every[shown:])),
        "frequent": _frequent(engine.weights, words),
        "common": COMMON,
        "sections": sections(documents),
        "held": numbers(held(documents)),
        "starts": {kind: _starts(parts[kind]) for kind in parts if kind not in LATER},
    }
    return core, {
        kind: [_content(kind, part) for part in buckets] for kind, buckets in parts.items()
    }


def _placed(postings: Iterable[Postings], end: int) -> Iterator[Postings]:
    """Postings without the things whose places are not read."""
    return ([posting for posting in own if posting[0] < end] for own in postings)


def _starts(parts: Sequence[list[tuple[Any, Any]]]) -> Any:
    """The keys at which buckets begin: words, cut as short as possible, or numbers as steps."""
    # Where the texts are few, a kind may have nothing; then it has one empty bucket.
    keys = [part[0][0] for part in parts if part] or [0]
    if not isinstance(keys[0], str):
        return numbers(steps(keys))
    lasts = ["", *(part[-1][0] for part in parts)]
    return [_shortest(key, last) for key, last in zip(keys, lasts, strict=False)]


def _shortest(key: str, before: str) -> str:
    """The shortest beginning of a key that sorts after the key before."""
    return next(
        key[:size] for size in range(len(key) + 1) if key[:size] > before or size == len(key)
    )


def _group(rows: Iterable[Iterable[str]]) -> str:
    """The rows of a group. A row that is the next one without blanks is left empty."""
    texts = [" ".join(row) for row in rows]
    joined = [row.replace(" ", "") for row in texts[1:]]
    return "|".join("" if row in joined[at : at + 1] else row for at, row in enumerate(texts))


def _content(kind: str, part: list[tuple[Any, Any]]) -> Any:
    if kind == "spellings":
        return dict(part)
    if kind == "words":
        return coded_words([data for _, data in part])
    return [data for _, data in part]


def _weights(weights: Weights) -> dict[str, Any]:
    """The tables of weights, and the constants that are used with them."""
    return {
        "rarities": numbers(weights.rarities),
        "often": [numbers(row) for row in weights.often],
        "sizes": "".join(map(base36, weights.sizes[: len(weights.ranks) + weights.told])),
        "gloss": GLOSS, "told": weights.told,
        "things": THINGS, "frequent": FREQUENT, "places": weights.places, "named": NAMED,
        "first": FIRST, "tuning": asdict(TUNING), "apart": APART, "scale": SCALE,
    }  # fmt: skip


def _asking(
    documents: list[Document], every: list[Thing], sisters: Sequence[Sequence[int]]
) -> Iterator[int]:
    """For things that ask laws: the step from the last thing, how many laws, and steps to each.

    Laws that go with a listed law are left out; the browser adds them.
    """
    number, last = numbered(documents), 0
    for at, thing in enumerate(every):
        laws = sorted(number[address] for address in thing.texts if address in number)
        if texts := _leading(laws, sisters):
            yield from (at - last, len(texts))
            yield from steps(texts)
            last = at


def _frequent(weights: Weights, words: Words) -> dict[str, str]:
    """For each language, for each frequent class: its first word, its texts, and its words.

    The first word is written as the step from the class before, the others as steps from the first.
    """
    return {lang: numbers(_of_frequent(weights.frequent[lang], words, lang)) for lang in LANGUAGES}


def _leading(texts: list[int], sisters: Sequence[Sequence[int]]) -> list[int]:
    """Some of the texts, chosen so that they and those that go with them are all of the texts."""
    covered: set[int] = set()
    kept = []
    for text in texts:
        if not covered.issuperset(own := {text, *sisters[text]}):
            covered |= own
            kept.append(text)
    return kept


def _ruled(documents: list[Document], functions: list[Thing]) -> Iterator[int]:
    """The texts that have wordings, as steps."""
    number = numbered(documents)
    return steps(number[address] for function in functions for address in function.texts)


def _of_frequent(texts: Mapping[str, int], words: Words, lang: Language) -> Iterator[int]:
    last = 0
    for first, key in sorted((words.place[lang, key], key) for key in texts):
        members = [at - first for at, own in enumerate(words.firsts[lang]) if own == first]
        yield from (first - last, texts[key], len(members), *steps(members))
        last = first


def _things(every: list[Thing], href_of: Href) -> Iterator[list[str]]:
    for thing in every:
        known = thing.kind == "heading"
        yield [thing.kind, thing.title, href_of(thing.name) if known else thing.place]
