"""The index for browsers: small scripts that a page loads as it needs them, also from a disk.

A bucket is a script that calls ``lawsofplay.put(name, data)``; module `buckets` says why each name
ends in a hash. All are made from the Whoosh index:

- ``core``: the words of the books (front-coded), their classes of spellings, what documents are
  filtered by, which rules stand in which paragraphs, the books' dates, and where each bucket
  begins and how its name ends. Loaded once.
- ``spellings-N``: further spellings that lead to a class (*show* where the books print *shew*).
- ``postings-N``: for words, their documents and positions; words of one class stand together.
- ``things-N``: kind, title and link of what is no text, numbered after the texts.
- ``texts-N``: address, link, pages, state and text of documents, in reading order.
- ``shelf-N``: many buckets of texts in one script, for a concordance, which may need all of them.

Lists of numbers are packed into letters (``numbers``).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any, TypeVar

from lawsofplay.edition import Edition
from lawsofplay.files import write_text
from lawsofplay.project import Project
from lawsofplay.search.buckets import scripts
from lawsofplay.search.concordance import year
from lawsofplay.search.documents import Document
from lawsofplay.search.engine import FIRST, NAMED, Engine
from lawsofplay.search.packing import base36, front_coded, numbers
from lawsofplay.search.ranking import MOST, OWN, PLACE, SHARE, THINGS
from lawsofplay.search.spelling import LANGUAGES, Spelling
from lawsofplay.search.store import FILTERS
from lawsofplay.search.things import Thing
from lawsofplay.search.weights import FREQUENT, Weights
from lawsofplay.search.words import forms
from lawsofplay.witness import load_witness

T = TypeVar("T")
Href = Callable[[str], str]
Postings = list[tuple[int, list[int]]]

POSTINGS, TEXTS, SPELLINGS, THINGS_CUT = 4_000, 2_500, 8_000, 2_500
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
    parts: dict[str, list[list[tuple[Any, Any]]]] = {
        "postings": _postings([postings for _, postings in terms], links),
        "texts": list(_cut(enumerate(_texts(found, href_of)), TEXTS)),
        "spellings": list(_cut(_spellings(words, engine.spelling), SPELLINGS)),
        "things": list(_cut(enumerate(_things(every, href_of)), THINGS_CUT)),
    }
    core = {
        "words": front_coded(words),
        "links": {lang: numbers(links[lang]) for lang in LANGUAGES},
        "documents": _documents(found),
        "weights": _weights(engine.weights),
        "compounds": [[" ".join(row) for row in rows] for rows in engine.compounds.groups],
        "games": {key: slugs for key, *slugs in engine.game_names},
        "asking": numbers(_asking(found, every)),
        "frequent": _frequent(engine.weights, words, engine.spelling),
        "sections": _sections(found),
        "held": numbers(_held(found)),
        "starts": {kind: [part[0][0] for part in cut] for kind, cut in parts.items()},
    }
    return core, {kind: [_content(kind, part) for part in cut] for kind, cut in parts.items()}


def _section_names(found: list[Document]) -> list[str]:
    return sorted({section for it in found for section in it.within})


def _sections(found: list[Document]) -> dict[str, str]:
    """All sections, sorted, and for each the place of the one that holds it, from 1, or 0."""
    names = _section_names(found)
    parents = {inner: outer for it in found for inner, outer in pairwise(it.within)}
    places = (names.index(parents[name]) + 1 if name in parents else 0 for name in names)
    return {"names": front_coded(names), "parents": numbers(places)}


def _held(found: list[Document]) -> Iterator[int]:
    """For rules in prose: the step from the last one, the paragraph, where it begins, its words.

    The paragraph is given as how many documents before the rule it stands.
    """
    number = {it.address: at for at, it in enumerate(found)}
    last = 0
    for at, it in enumerate(found):
        if it.held:
            yield from (at - last, at - number[it.held], it.before, len(forms(it.text)))
            last = at


def _content(kind: str, part: list[tuple[Any, Any]]) -> Any:
    if kind == "spellings":
        return dict(part)
    return [data for _, data in part]


def _cut(items: Iterable[tuple[T, Any]], limit: int) -> Iterator[list[tuple[T, Any]]]:
    """Divide keyed data, in order, into parts of about so many letters; a key stays whole."""
    part: list[tuple[T, Any]] = []
    size = 0
    for _, group in groupby(items, key=lambda item: item[0]):
        fresh = list(group)
        length = sum(len(json.dumps(data, ensure_ascii=False)) for _, data in fresh)
        if part and size + length > limit:
            yield part
            part, size = [], 0
        part += fresh
        size += length
    yield part


def class_links(words: list[str], spelling: Spelling, language: str) -> list[int]:
    """Return, for each word, how far back the word before it in its class stands, or 0."""
    last: dict[str, int] = {}
    links = []
    for place, word in enumerate(words):
        key = spelling.of(word, language)
        links.append(place - last.get(key, place))
        last[key] = place
    return links


def _first_of_class(links: list[int]) -> list[int]:
    first: list[int] = []
    for place, link in enumerate(links):
        first.append(first[place - link] if link else place)
    return first


def _postings(postings: list[Postings], links: dict[Any, list[int]]) -> list[list[tuple[int, Any]]]:
    """Words in the order of their classes' first words, so that a class is in one bucket."""
    firsts = [_first_of_class(links[lang]) for lang in LANGUAGES]
    group = [min(places) for places in zip(*firsts, strict=True)]
    order = sorted(range(len(postings)), key=lambda place: (group[place], place))
    return list(_cut(((group[at], [at, coded_postings(postings[at])]) for at in order), POSTINGS))


def coded_postings(postings: Postings) -> str:
    """Write postings: step to the document, count, and steps from position to position."""
    values: list[int] = []
    last = 0
    for document, positions in postings:
        values += [document - last, len(positions)]
        steps = zip([0, *positions], positions, strict=False)
        values += [after - before for before, after in steps]
        last = document
    return numbers(values)


def _texts(found: list[Document], href_of: Href) -> Iterator[list[str]]:
    for it in found:
        yield [it.address, href_of(it.address), ", ".join(it.pages), it.state, it.text]


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
        runs = [(values.index(value), len(list(group))) for value, group in groupby(column)]
        data[name] = {"runs": numbers(number for run in runs for number in run)}
        if name != "section":
            data[name]["values"] = values
    leaves = [it.leaf for it in found]
    values = sorted(set(leaves))
    runs = [(values.index(leaf), len(list(group))) for leaf, group in groupby(leaves)]
    data["leaf"] = {"values": front_coded(values), "runs": numbers(n for run in runs for n in run)}
    data["numbers"] = numbers(it.number for it in found)
    return data


def _weights(weights: Weights) -> dict[str, Any]:
    """The tables of weights, and the constants by which they are used."""
    ranks = [(rank, len(list(group))) for rank, group in groupby(weights.ranks)]
    return {
        "rarities": numbers(weights.rarities),
        "often": [numbers(row) for row in weights.often],
        "sizes": "".join(map(base36, weights.sizes)),
        "ranks": numbers(number for run in ranks for number in run),
        "own": OWN, "place": PLACE, "most": MOST, "share": SHARE, "things": THINGS,
        "frequent": FREQUENT, "places": weights.places, "named": NAMED, "first": FIRST,
    }  # fmt: skip


def _asking(found: list[Document], every: list[Thing]) -> Iterator[int]:
    """For things that ask laws: the step from the last one, how many, and the steps to each."""
    number = {it.address: at for at, it in enumerate(found)}
    last = 0
    for at, thing in enumerate(every):
        if texts := sorted(number[address] for address in thing.texts if address in number):
            yield from (at - last, len(texts))
            yield from (after - before for before, after in zip([0, *texts], texts, strict=False))
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
