"""The full-text index: made from the edition."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from typing import Any

from lawsofplay.base.files import write_text
from lawsofplay.base.project import Project
from lawsofplay.finding.common import common, words_of
from lawsofplay.finding.compounds import groups, rendered
from lawsofplay.finding.direct import game_key, solid
from lawsofplay.finding.documents import Document, documents
from lawsofplay.finding.meanings import Books, meanings
from lawsofplay.finding.senses import render_senses
from lawsofplay.finding.spelling import LANGUAGES, Spelling, decide
from lawsofplay.finding.store import FILTERS, NAMING, write
from lawsofplay.finding.things import FUNCTION, Thing, names_of, things
from lawsofplay.finding.weights import weighed, write_weights
from lawsofplay.finding.words import forms
from lawsofplay.lexicon import Language
from lawsofplay.model.edition import Edition
from lawsofplay.model.outline import load_games
from lawsofplay.model.relations import load_relations

SPELLING, WEIGHTS = "spelling.tsv", "weights.json"
DOUBTFUL, COMMON, SURE = "?", 100, 5
"""The mark of a name of a game that stands in more texts than ``COMMON``, and in fewer than one of
``SURE`` on that game."""
TELLING = 10
"""A word tells nothing that stands in more than one text of so many in one language alone."""
COMPOUNDS, GAMES, SENSES = "compounds.tsv", "games.tsv", "senses.tsv"
"""What is kept beside Whoosh's own files."""


def build_index(project: Project, edition: Edition) -> None:
    """Index the edition into ``project.index``, which must not be there yet."""
    found = documents(edition)
    every = things(project, edition, found)
    read = [forms(document.text) for document in found]
    languages = [document.language for document in found]
    spelling = decide(project.root, zip(languages, read, strict=True))
    classes = [
        [spelling.of(form, lang) for form in printed]
        for lang, printed in zip(languages, read, strict=True)
    ]
    types = {name: division.type for name, division in edition.divisions.items()}
    relations = load_relations(project)
    words = words_of(zip(map(_language, found), read, classes, strict=True))
    weights = weighed(found, common(words), every, types, relations)
    frequent = words.most(TELLING)
    every = [
        _telling(thing, spelling, frequent) if thing.kind == FUNCTION else thing for thing in every
    ]
    books = Books(found, classes, spelling, frequent)
    project.index.mkdir(parents=True)
    write(project.index, [*_texts(found, read, classes), *_things(every, spelling)])
    write_text(project.index / SPELLING, spelling.render())
    write_weights(weights, project.index / WEIGHTS)
    write_text(project.index / GAMES, _game_names(project, every, found, classes, spelling))
    write_text(project.index / SENSES, render_senses(meanings(project, books, relations)))
    texts = chain((it.text for it in found), (thing.words for thing in every))
    write_text(project.index / COMPOUNDS, rendered(groups(project.root, texts, chain(*read))))


def _language(it: Document) -> Language:
    return "fr" if it.language == "fr" else "en"


def _game_names(
    project: Project,
    every: list[Thing],
    found: list[Document],
    classes: list[list[str]],
    spelling: Spelling,
) -> str:
    """The names of games by their keys, whether each may say something else, and the games."""
    named: dict[str, list[str]] = {}
    games, treated = load_games(project), {thing.name for thing in every if thing.kind == "game"}
    for slug in sorted(treated):
        called = names_of(games[slug])
        for key in {*map(game_key, called), *map(solid, called)} - {""}:
            named.setdefault(key, []).append(slug)
    texts = [(it.game, it.language, set(own)) for it, own in zip(found, classes, strict=True)]
    rows = (
        (key, DOUBTFUL if is_doubtful(key, named[key], texts, spelling) else "", *named[key])
        for key in sorted(named)
    )
    return "".join("\t".join(row) + "\n" for row in rows)


def is_doubtful(
    key: str, slugs: list[str], texts: list[tuple[str, str, set[str]]], spelling: Spelling
) -> bool:
    """Whether the name of a game is a common word that mostly says something else, as *man* does.

    ``texts`` are given with their game, their language and their classes of words.
    """
    there = [game in slugs for game, lang, own in texts if spelling.of(key, lang) in own]
    return len(there) > COMMON and sum(there) * SURE < len(there)


def _texts(
    found: list[Document], read: list[list[str]], classes: list[list[str]]
) -> Iterator[dict[str, Any]]:
    for document, printed, own in zip(found, read, classes, strict=True):
        filters = {name: getattr(document, name) for name in FILTERS}
        filters |= {name: str(getattr(document, name)) for name in NAMING}
        filters["section"] = list(document.within)
        # The words are kept as they were read, so that no search reads its texts anew.
        kept = {"document": vars(document), "forms": " ".join(printed)}
        yield {**kept, "printed": printed, document.language: own, **filters}


def _telling(thing: Thing, spelling: Spelling, frequent: frozenset[tuple[Language, str]]) -> Thing:
    """What functions rule without the frequent words, by which no law is told from others."""
    told = (
        form
        for form in forms(thing.words)
        if not any((lang, spelling.of(form, lang)) in frequent for lang in LANGUAGES)
    )
    return replace(thing, words=" ".join(told))


def _things(every: list[Thing], spelling: Spelling) -> Iterator[dict[str, Any]]:
    for thing in every:
        read = forms(thing.words)
        row: dict[str, Any] = {"document": vars(thing), "printed": read}
        yield row | {lang: [spelling.of(form, lang) for form in read] for lang in LANGUAGES}
