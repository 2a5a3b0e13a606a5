"""The index for browsers: small scripts that a page loads as it needs them, also from a disk.

A bucket is a script that calls ``lawsofplay.put(name, data)``; module `buckets` says why each name
ends in a hash. All are made from the Whoosh index:

- ``core``: what documents are filtered and weighed by, which rules stand in which paragraphs, the
  books' dates, and where each bucket begins. Loaded once.
- ``words-N``: the words of the books, a few at a time (`export_words`); ``vocabulary-0``: all of
  them, for patterns and near spellings.
- ``spellings-N``: further spellings that lead to a class (*show* where the books print *shew*).
- ``postings-N``, ``places-N``: in which documents words stand, and where in these; see `postings`.
- ``things-N``: kind, title and link of what is no text, numbered after the texts.
- ``texts-N``: address, link, pages, state and text of documents, in reading order; of a paragraph
  the rules in it too; see `export_texts`.
- ``shelf-N``: many buckets of texts in one script, for a concordance, which may need all of them.
- ``senses-N``: what says the same as words of the books; see `senses`.
- ``phrases-N``: where phrases stand that are made of common words; see `known`.
- ``pairs-N``: where common words stand that a hyphen or an apostrophe joins; see `export_pairs`.
- ``naming-0``, ``naming-1``: the page of each text, and its number, for queries that name them.

Lists of numbers are packed into letters (``numbers``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any

from lawsofplay.base.files import write_text
from lawsofplay.base.project import Project
from lawsofplay.finding.buckets import scripts
from lawsofplay.finding.common import FREQUENT
from lawsofplay.finding.concordance import year
from lawsofplay.finding.documents import Document
from lawsofplay.finding.engine import Engine
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
from lawsofplay.finding.packing import base36, front_coded, numbers, steps
from lawsofplay.finding.parts import APART
from lawsofplay.finding.postings import Postings, cut, in_documents, in_places
from lawsofplay.finding.ranking import THINGS, TUNING
from lawsofplay.finding.spelling import LANGUAGES
from lawsofplay.finding.store import FILTERS
from lawsofplay.finding.things import Thing
from lawsofplay.finding.weights import GLOSS, SCALE, Weights
from lawsofplay.finding.words import forms
from lawsofplay.lexicon import Language
from lawsofplay.model.edition import Edition
from lawsofplay.model.witness import load_witness

Href = Callable[[str], str]
TEXTS, SPELLINGS, THINGS_CUT = 900, 1_000, 1_000
"""Letters in a bucket before packing: so a search stays within its budget of transfer."""


def export_buckets(project: Project, edition: Edition, out: Path, href_of: Href) -> str:
    """Write the buckets into a folder; those of an older export are removed.

    ``href_of`` gives the link of an address or anchor, relative to the site's root. Returns the
    name of the core, by which the search page asks this export and no other.
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
    """Return the data of the core, and of the buckets of each kind, in order."""
    terms = sorted(engine.postings(), key=lambda posting: in_order(posting[0]))
    found, every, told = engine.documents(), engine.things(), engine.weights.told
    words = words_of([word for word, _ in terms], engine.spelling)
    there = [postings for _, postings in terms]
    begun = beginnings(engine.senses.table, words)
    sensed = {int(it) for it in begun if not it.startswith(UNPRINTED)}
    texts = [*(document.text for document in found), *(thing.words for thing in every)]
    printed = [forms(text) for text in texts]
    parts: dict[str, list[list[tuple[Any, Any]]]] = {
        "postings": in_documents(there, words),
        "places": in_places(list(_placed(there, len(found) + told)), words.group),
        "texts": list(texts_cut(_texts(found, href_of), _paragraphs(found), TEXTS)),
        "words": [*words_cut(words, sensed)],
        "vocabulary": [[(0, whole(words))]],
        "spellings": list(cut(spellings(words, engine.spelling, sensed, begun), SPELLINGS)),
        "things": list(cut(enumerate(_things(every[:told], href_of)), THINGS_CUT)),
        "naming": [[(0, _leaves(found))], [(1, numbers(document.number for document in found))]],
        "senses": senses_cut(
            engine.senses.table, words, {it.address: at for at, it in enumerate(found)}
        ),
        "phrases": phrases_cut(engine, words, printed),
        "pairs": pairs_cut(engine, words, printed),
    }
    core = {
        "documents": _documents(found),
        "weights": _weights(engine.weights),
        "compounds": [_group(rows) for rows in engine.compounds.groups],
        "games": {key: slugs for key, _, *slugs in engine.game_names},
        "doubtful": [key for key, doubtful, *_ in engine.game_names if doubtful],
        "related": related(engine.weights.sisters),
        "portions": numbers(map(len, parts["words"])),
        "asking": numbers(_asking(found, every[:told], engine.weights.sisters)),
        "ruled": numbers(_ruled(found, every[told:])),
        "frequent": _frequent(engine.weights, words),
        "common": COMMON,
        "sections": _sections(found),
        "held": numbers(_held(found)),
        "starts": {kind: _starts(some) for kind, some in parts.items()},
    }
    return core, {kind: [_content(kind, part) for part in some] for kind, some in parts.items()}


def _paragraphs(found: list[Document]) -> list[int]:
    """For each document the number of the paragraph in which it stands, or its own."""
    number = {it.address: at for at, it in enumerate(found)}
    return [number.get(it.held, at) for at, it in enumerate(found)]


def _placed(postings: Iterable[Postings], end: int) -> Iterator[Postings]:
    """Postings without the things of which no places are read."""
    return ([it for it in own if it[0] < end] for own in postings)


def _starts(parts: Sequence[list[tuple[Any, Any]]]) -> Any:
    """Where buckets begin: words, as short as they may be, or numbers as steps."""
    # Of few texts there may be nothing of a kind: one bucket then, which holds nothing.
    keys = [part[0][0] for part in parts if part] or [0]
    if not isinstance(keys[0], str):
        return numbers(steps(keys))
    lasts = ["", *(part[-1][0] for part in parts)]
    return [_shortest(key, last) for key, last in zip(keys, lasts, strict=False)]


def _shortest(key: str, before: str) -> str:
    """The shortest beginning of a key that sorts behind the key before."""
    return next(
        key[:size] for size in range(len(key) + 1) if key[:size] > before or size == len(key)
    )


def _group(rows: Iterable[Iterable[str]]) -> str:
    """Rows that say the same; one that is the next one without its blanks is left empty."""
    told = [" ".join(row) for row in rows]
    joined = [row.replace(" ", "") for row in told[1:]]
    return "|".join("" if row in joined[at : at + 1] else row for at, row in enumerate(told))


def _section_names(found: list[Document]) -> list[str]:
    return sorted({section for document in found for section in document.within})


def _sections(found: list[Document]) -> dict[str, str]:
    """All sections, sorted, and for each the place of the one that holds it, from 1, or 0."""
    names = _section_names(found)
    parents = {inner: outer for document in found for inner, outer in pairwise(document.within)}
    places = (names.index(parents[name]) + 1 if name in parents else 0 for name in names)
    return {"names": front_coded(names), "parents": numbers(places)}


def _held(found: list[Document]) -> Iterator[int]:
    """For rules in prose: the step from the last one, and how far before them the paragraph is."""
    number = {it.address: at for at, it in enumerate(found)}
    last = 0
    for at, it in enumerate(found):
        if it.held:
            yield from (at - last, at - number[it.held])
            last = at


def _content(kind: str, part: list[tuple[Any, Any]]) -> Any:
    if kind == "spellings":
        return dict(part)
    if kind == "words":
        return coded_words([data for _, data in part])
    return [data for _, data in part]


def _texts(found: list[Document], href_of: Href) -> Iterator[list[Any]]:
    rules = _rules(found)
    for document in found:
        address, pages = document.address, ", ".join(document.pages)
        row = [address, href_of(address), pages, document.state, document.text]
        yield [*row, rules[document.address]] if document.address in rules else row


def _rules(found: list[Document]) -> dict[str, list[int]]:
    """For paragraphs by address, of each rule in it: its number, its first word, how many."""
    rules: dict[str, list[int]] = {}
    for at, it in enumerate(found):
        if it.held:
            rules.setdefault(it.held, []).extend((at, it.before, len(forms(it.text))))
    return rules


def _documents(found: list[Document]) -> dict[str, Any]:
    """What documents are filtered and ordered by: values, and runs of (value, how many)."""
    data: dict[str, Any] = {}
    for name in FILTERS:
        column = [str(getattr(document, name)) for document in found]
        values = _section_names(found) if name == "section" else sorted(set(column))
        data[name] = {"runs": _runs(map(values.index, column))}
        if name != "section":
            data[name]["values"] = values
    return data


def _leaves(found: list[Document]) -> dict[str, Any]:
    """The page on which each text begins, in runs."""
    leaves = [document.leaf for document in found]
    values = sorted(set(leaves))
    return {"values": front_coded(values), "runs": _runs(map(values.index, leaves))}


def _runs(column: Iterable[int]) -> list[str]:
    """A column as the values of its runs, and how many of each there are."""
    runs = [(value, len(list(group))) for value, group in groupby(column)]
    return [numbers(value for value, _ in runs), numbers(many for _, many in runs)]


def _weights(weights: Weights) -> dict[str, Any]:
    """The tables of weights, and the constants by which they are used."""
    return {
        "rarities": numbers(weights.rarities),
        "often": [numbers(row) for row in weights.often],
        "sizes": "".join(map(base36, weights.sizes[: len(weights.ranks) + weights.told])),
        "gloss": GLOSS, "told": weights.told,
        "ranks": _runs(weights.ranks),
        "things": THINGS, "frequent": FREQUENT, "places": weights.places, "named": NAMED,
        "first": FIRST, "tuning": asdict(TUNING), "apart": APART, "scale": SCALE,
    }  # fmt: skip


def _asking(
    found: list[Document], every: list[Thing], sisters: Sequence[Sequence[int]]
) -> Iterator[int]:
    """For things that ask laws: the step from the last one, how many, and the steps to each.

    Laws that go with those told are left out; the browser adds them.
    """
    number = {it.address: at for at, it in enumerate(found)}
    last = 0
    for at, thing in enumerate(every):
        asked = sorted(number[address] for address in thing.texts if address in number)
        if texts := _leading(asked, sisters):
            yield from (at - last, len(texts))
            yield from steps(texts)
            last = at


def _frequent(weights: Weights, words: Words) -> dict[str, str]:
    """For each language, of each frequent class: its first word, its texts, and its words.

    The first word is told as the step from that before, the others as steps from the first.
    """
    return {lang: numbers(_of_frequent(weights.frequent[lang], words, lang)) for lang in LANGUAGES}


def _leading(texts: list[int], sisters: Sequence[Sequence[int]]) -> list[int]:
    """Those of some texts with which all of them, and what goes with them, are told."""
    told: set[int] = set()
    kept = []
    for text in texts:
        if not told.issuperset(own := {text, *sisters[text]}):
            told |= own
            kept.append(text)
    return kept


def _ruled(found: list[Document], functions: list[Thing]) -> Iterator[int]:
    """The laws of which is told what functions rule, as steps; these things stand in that order."""
    number = {it.address: at for at, it in enumerate(found)}
    return steps(number[address] for function in functions for address in function.texts)


def _of_frequent(texts: Mapping[str, int], words: Words, lang: Language) -> Iterator[int]:
    last = 0
    for first, key in sorted((words.place[lang, key], key) for key in texts):
        members = [at - first for at, it in enumerate(words.firsts[lang]) if it == first]
        yield from (first - last, texts[key], len(members), *steps(members))
        last = first


def _things(every: list[Thing], href_of: Href) -> Iterator[list[str]]:
    for thing in every:
        known = thing.kind == "heading"
        yield [thing.kind, thing.title, href_of(thing.name) if known else thing.place]
