"""The index for browsers: small scripts that a page loads as it needs them, also from a disk.

A bucket is a script that calls ``lawsofplay.put(name, data)``; module `buckets` says why each name
ends in a hash. All are made from the Whoosh index:

- ``core``: the words of the books (front-coded), their classes of spellings, what documents are
  filtered by, which rules stand in which paragraphs, the books' dates, and where each bucket
  begins. Loaded once.
- ``spellings-N``: further spellings that lead to a class (*show* where the books print *shew*).
- ``postings-N``, ``places-N``: in which documents words stand, and where in these; see `postings`.
- ``things-N``: kind, title and link of what is no text, numbered after the texts.
- ``texts-N``: address, link, pages, state and text of documents, in reading order; of a paragraph
  the rules in it too.
- ``shelf-N``: many buckets of texts in one script, for a concordance, which may need all of them.
- ``senses-N``: what says the same as words of the books; see `senses`.
- ``phrases-N``: where phrases stand that are made of common words; see `known`.
- ``pairs-N``: where common words stand that a hyphen or an apostrophe joins; see `export_pairs`.
- ``naming-0``, ``naming-1``: the page of each text, and its number, for queries that name them.

Lists of numbers are packed into letters (``numbers``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any

from lawsofplay.edition import Edition
from lawsofplay.files import write_text
from lawsofplay.project import Project
from lawsofplay.search.buckets import scripts
from lawsofplay.search.concordance import year
from lawsofplay.search.documents import Document
from lawsofplay.search.engine import Engine
from lawsofplay.search.export_pairs import COMMON, pairs_cut
from lawsofplay.search.export_phrases import phrases_cut
from lawsofplay.search.export_senses import Firsts, known_words, related, senses_cut
from lawsofplay.search.naming import FIRST, NAMED
from lawsofplay.search.packing import base36, front_coded, numbers, steps
from lawsofplay.search.parts import APART
from lawsofplay.search.postings import cut, groups, in_documents, in_places
from lawsofplay.search.ranking import THINGS, TUNING
from lawsofplay.search.spelling import LANGUAGES, Spelling
from lawsofplay.search.store import FILTERS
from lawsofplay.search.things import Thing
from lawsofplay.search.weights import FREQUENT, SCALE, Weights
from lawsofplay.search.words import forms
from lawsofplay.witness import load_witness

Href = Callable[[str], str]
TEXTS, SPELLINGS, THINGS_CUT = 1_800, 2_000, 1_800
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
    terms = sorted(engine.postings())
    found, every = engine.documents(), engine.things()
    words = [word for word, _ in terms]
    links = {lang: class_links(words, engine.spelling, lang) for lang in LANGUAGES}
    there = [postings for _, postings in terms]
    firsts = Firsts(words, engine.spelling)
    printed = [*(forms(it.text) for it in found), *(forms(it.words) for it in every)]
    group = groups(links.values())
    parts: dict[str, list[list[tuple[Any, Any]]]] = {
        "postings": in_documents(there, group),
        "places": in_places(there, group),
        "texts": list(cut(enumerate(_texts(found, href_of)), TEXTS)),
        "spellings": list(cut(_spellings(words, engine.spelling), SPELLINGS)),
        "things": list(cut(enumerate(_things(every, href_of)), THINGS_CUT)),
        "naming": [[(0, _leaves(found))], [(1, numbers(it.number for it in found))]],
        "senses": senses_cut(
            engine.senses.table, firsts, {it.address: at for at, it in enumerate(found)}
        ),
        "phrases": phrases_cut(engine, firsts, words, printed),
        "pairs": pairs_cut(engine, firsts, {word: at for at, word in enumerate(words)}, printed),
    }
    core = {
        "words": front_coded(words),
        "links": {lang: numbers(links[lang]) for lang in LANGUAGES},
        "documents": _documents(found),
        "weights": _weights(engine.weights),
        "compounds": [_group(rows) for rows in engine.compounds.groups],
        "games": {key: slugs for key, _, *slugs in engine.game_names},
        "doubtful": [key for key, doubtful, *_ in engine.game_names if doubtful],
        "related": related(engine.weights.sisters),
        "sensed": known_words(parts["senses"], words),
        "asking": numbers(_asking(found, every)),
        "frequent": _frequent(engine.weights, words, engine.spelling),
        "common": COMMON,
        "sections": _sections(found),
        "held": numbers(_held(found)),
        "starts": {kind: _starts(some) for kind, some in parts.items()},
    }
    return core, {kind: [_content(kind, part) for part in some] for kind, some in parts.items()}


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
    return sorted({section for it in found for section in it.within})


def _sections(found: list[Document]) -> dict[str, str]:
    """All sections, sorted, and for each the place of the one that holds it, from 1, or 0."""
    names = _section_names(found)
    parents = {inner: outer for it in found for inner, outer in pairwise(it.within)}
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
    return [data for _, data in part]


def class_links(words: list[str], spelling: Spelling, language: str) -> list[int]:
    """Return, for each word, how far back the word before it in its class stands, or 0."""
    last: dict[str, int] = {}
    links = []
    for place, word in enumerate(words):
        key = spelling.of(word, language)
        links.append(place - last.get(key, place))
        last[key] = place
    return links


def _texts(found: list[Document], href_of: Href) -> Iterator[list[Any]]:
    rules = _rules(found)
    for it in found:
        row = [it.address, href_of(it.address), ", ".join(it.pages), it.state, it.text]
        yield [*row, rules[it.address]] if it.address in rules else row


def _rules(found: list[Document]) -> dict[str, list[int]]:
    """For paragraphs by address, of each rule in it: its number, its first word, how many."""
    rules: dict[str, list[int]] = {}
    for at, it in enumerate(found):
        if it.held:
            rules.setdefault(it.held, []).extend((at, it.before, len(forms(it.text))))
    return rules


def _spellings(words: list[str], spelling: Spelling) -> Iterator[tuple[str, list[int]]]:
    """Yield forms that the books lack, with a word of their class in each language (-1: none)."""
    known = set(words)
    member: list[dict[str, int]] = [{}, {}]
    for place, word in enumerate(words):
        for first, lang in zip(member, LANGUAGES, strict=True):
            first.setdefault(spelling.of(word, lang), place)
    asked = {form for table in spelling.table.values() for it in table.items() for form in it}
    for form in sorted(asked - known):
        classes = [spelling.of(form, lang) for lang in LANGUAGES]
        yield form, [first.get(key, -1) for first, key in zip(member, classes, strict=True)]


def _documents(found: list[Document]) -> dict[str, Any]:
    """What documents are filtered and ordered by: values, and runs of (value, how many)."""
    data: dict[str, Any] = {}
    for name in FILTERS:
        column = [str(getattr(it, name)) for it in found]
        values = _section_names(found) if name == "section" else sorted(set(column))
        data[name] = {"runs": _runs(map(values.index, column))}
        if name != "section":
            data[name]["values"] = values
    return data


def _leaves(found: list[Document]) -> dict[str, Any]:
    """The page on which each text begins, in runs."""
    leaves = [it.leaf for it in found]
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
        "sizes": "".join(map(base36, weights.sizes)),
        "ranks": _runs(weights.ranks),
        "things": THINGS, "frequent": FREQUENT, "places": weights.places, "named": NAMED,
        "first": FIRST, "tuning": asdict(TUNING), "apart": APART, "scale": SCALE,
    }  # fmt: skip


def _asking(found: list[Document], every: list[Thing]) -> Iterator[int]:
    """For things that ask laws: the step from the last one, how many, and the steps to each."""
    number = {it.address: at for at, it in enumerate(found)}
    last = 0
    for at, thing in enumerate(every):
        if texts := sorted(number[address] for address in thing.texts if address in number):
            yield from (at - last, len(texts))
            yield from steps(texts)
            last = at


def _frequent(weights: Weights, words: list[str], spelling: Spelling) -> dict[str, list[int]]:
    """For each language, the first word of each frequent class and in how many texts it stands."""
    told: dict[str, list[int]] = {}
    for lang in LANGUAGES:
        first: dict[str, int] = {}
        for place, word in enumerate(words):
            first.setdefault(spelling.of(word, lang), place)
        pairs = ((first[key], texts) for key, texts in weights.frequent[lang].items())
        told[lang] = [number for pair in pairs for number in pair]
    return told


def _things(every: list[Thing], href_of: Href) -> Iterator[list[str]]:
    for it in every:
        known = it.kind == "heading"
        yield [it.kind, it.title, href_of(it.name) if known else it.place]
