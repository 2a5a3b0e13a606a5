"""Make the full-text index from the edition."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
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
from lawsofplay.finding.store import FILTERS, NAMING, placed, write
from lawsofplay.finding.things import BETWEEN, WORDINGS, Thing, names_of, things
from lawsofplay.finding.weights import Weights, weighed, write_weights
from lawsofplay.finding.words import forms
from lawsofplay.lexicon import Language
from lawsofplay.model.edition import Edition
from lawsofplay.model.outline import load_games
from lawsofplay.model.relations import load_relations

SPELLING, WEIGHTS = "spelling.tsv", "weights.json"
DOUBTFUL, COMMON, SURE = "?", 100, 5
"""The mark of a game's name that is a common word. Such a name stands in more than ``COMMON``
texts, and fewer than one of ``SURE`` of them are on that game."""
TELLING = 10
"""A word is too frequent to help if one language has it in more than one of so many texts."""
COMPOUNDS, GAMES, SENSES = "compounds.tsv", "games.tsv", "senses.tsv"
"""The files that are kept beside Whoosh's own."""


def build_index(project: Project, edition: Edition) -> None:
    """Index the edition into ``project.index``, which must not exist yet."""
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
    every = _told_apart(every, spelling, weights, frequent)
    books = Books(found, classes, spelling, frequent)
    project.index.mkdir(parents=True)
    write(project.index, [*_texts(found, read, classes), *_things(every, spelling)])
    write_text(project.index / SPELLING, spelling.render())
    write_weights(weights, project.index / WEIGHTS)
    write_text(project.index / GAMES, _game_names(project, every, found, classes, spelling))
    write_text(project.index / SENSES, render_senses(meanings(project, books, relations)))
    texts = chain((document.text for document in found), (thing.words for thing in every))
    write_text(project.index / COMPOUNDS, rendered(groups(project.root, texts, chain(*read))))


def _language(document: Document) -> Language:
    return "fr" if document.language == "fr" else "en"


def _game_names(
    project: Project,
    every: list[Thing],
    found: list[Document],
    classes: list[list[str]],
    spelling: Spelling,
) -> str:
    """A line for each key of a game's name: whether it is doubtful, and the games."""
    named: dict[str, list[str]] = {}
    games, treated = load_games(project), {thing.name for thing in every if thing.kind == "game"}
    for slug in sorted(treated):
        called = names_of(games[slug])
        for key in {*map(game_key, called), *map(solid, called)} - {""}:
            named.setdefault(key, []).append(slug)
    texts = [
        (document.game, document.language, set(own))
        for document, own in zip(found, classes, strict=True)
    ]
    rows = (
        (key, DOUBTFUL if is_doubtful(key, named[key], texts, spelling) else "", *named[key])
        for key in sorted(named)
    )
    return "".join("\t".join(row) + "\n" for row in rows)


def is_doubtful(
    key: str, slugs: list[str], texts: list[tuple[str, str, set[str]]], spelling: Spelling
) -> bool:
    """Whether a game's name is a common word that mostly means something else, as *man* does.

    Each of ``texts`` is a game, a language and the classes of the text's words.
    """
    on_game = [game in slugs for game, lang, own in texts if spelling.of(key, lang) in own]
    return len(on_game) > COMMON and sum(on_game) * SURE < len(on_game)


def _texts(
    found: list[Document], read: list[list[str]], classes: list[list[str]]
) -> Iterator[dict[str, Any]]:
    for document, printed, own in zip(found, read, classes, strict=True):
        filters = {name: getattr(document, name) for name in FILTERS}
        filters |= {name: str(getattr(document, name)) for name in NAMING}
        filters["section"] = list(document.within)
        # The words are stored as they were read, so that no search has to read a text again.
        kept = {"document": vars(document), "forms": " ".join(printed)}
        yield {**kept, "printed": placed(printed), document.language: placed(own), **filters}


def _told_apart(
    every: list[Thing],
    spelling: Spelling,
    weights: Weights,
    frequent: frozenset[tuple[Language, str]],
) -> list[Thing]:
    """The things, of which wordings lose the words that do not distinguish texts.

    These are the words that stand in very many texts, or would today.
    """

    @cache
    def tells(form: str) -> bool:
        classes: dict[str, str] = {lang: spelling.of(form, lang) for lang in LANGUAGES}
        return frequent.isdisjoint(classes.items()) and not weights.is_frequent(classes)

    def telling(thing: Thing) -> Thing:
        wordings = (filter(tells, forms(wording)) for wording in thing.words.split(BETWEEN))
        return replace(thing, words=BETWEEN.join(filter(None, map(" ".join, wordings))))

    return [telling(thing) if thing.kind == WORDINGS else thing for thing in every]


def _things(every: list[Thing], spelling: Spelling) -> Iterator[dict[str, Any]]:
    for thing in every:
        # A wording has one place, which is its number.
        parts = thing.words.split(BETWEEN) if thing.kind == WORDINGS else forms(thing.words)
        read = list(map(forms, parts))
        row: dict[str, Any] = {"document": vars(thing), "printed": placed(map(" ".join, read))}
        for lang in LANGUAGES:
            classes = ([spelling.of(form, lang) for form in own] for own in read)
            row[lang] = placed(map(" ".join, classes))
        yield row
