"""What a search can find besides texts: headings, books, games, topics, terms and worked examples.

Things are indexed after the texts, with words of their own. So a search finds a text also by the
things it belongs to: its headings, the game of its chapter, its book, and the topics that ask it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from typing import Any

from lawsofplay.base.project import Project
from lawsofplay.cases.examples import ODDS, load_examples
from lawsofplay.cases.topics import load_topics
from lawsofplay.finding.documents import Document
from lawsofplay.finding.wordings import wordings_of
from lawsofplay.lexicon.curated import read_terms
from lawsofplay.model.edition import Edition
from lawsofplay.model.headings import headings, named
from lawsofplay.model.outline import load_games
from lawsofplay.model.witness import load_witness

PLACES = ("heading", "book")
"""The kinds of things in which texts stand; they come first."""
WORDINGS = "wordings"
"""The kind of a thing that has the wordings of a text (`wordings`). It helps to find the text and
is not shown to readers. Such things come last, in the order of their texts."""
BETWEEN = " . "
"""What stands between the names of a thing, or between the wordings of a text."""


@dataclass(frozen=True)
class Thing:
    """A heading, a book, a game, a topic, a term of the glossary or a worked example.

    ``name`` is its address, short name or id. ``title`` is what readers see, ``words`` the words by
    which it is found. ``place`` is where it stands on the site; it is empty for a thing with a
    place in the edition. ``texts`` are the addresses of laws that it asks.
    """

    kind: str
    name: str
    title: str
    words: str
    place: str = ""
    texts: tuple[str, ...] = field(default=(), repr=False)


def things(project: Project, edition: Edition, documents: Sequence[Document]) -> list[Thing]:
    """All things: the headings by address, the books, and then what is not part of a text."""
    games = load_games(project)
    return [
        *_headings(edition, games, documents),
        *_books(project, edition),
        *_games(games, {division.game for division in edition.divisions.values()}),
        *_topics(project),
        *_terms(project),
        *_examples(project),
        *_wordings(project, documents),
    ]


def standing(
    documents: Sequence[Document], every: Sequence[Thing], sisters: Sequence[Sequence[int]]
) -> list[tuple[int, ...]]:
    """For each document the numbers of the things to which it belongs.

    A thing that asks a law also asks the laws that go with it (``sisters``). Wordings belong to
    their own text only.
    """
    at = {thing.name: place for place, thing in enumerate(every) if thing.kind in PLACES}
    number = {document.address: place for place, document in enumerate(documents)}
    asking: list[list[int]] = [[] for _ in documents]
    for place, thing in enumerate(every):
        own = {number[address] for address in thing.texts if address in number}
        with_them = (
            set() if thing.kind == WORDINGS else {other for law in own for other in sisters[law]}
        )
        for text in own | with_them:
            asking[text].append(place)
    return [
        (*(at[name] for name in (*document.within, document.witness)), *asking[text])
        for text, document in enumerate(documents)
    ]


def _headings(
    edition: Edition, games: Mapping[str, Any], documents: Sequence[Document]
) -> Iterator[Thing]:
    printed = headings(edition)
    for name in sorted({name for document in documents for name in document.within}):
        division = edition.divisions[name]
        title = printed.get(name) or named(edition, games, name)
        above = edition.divisions.get(f"{name.partition('.')[0]}.{division.parent}")
        begins = division.game in games and (above is None or above.game != division.game)
        called = names_of(games[division.game]) if begins else ()
        part = division.id.rpartition(".")[2].replace("-", " ")
        words = dict.fromkeys([title, division.subhead, part, *called])
        yield Thing("heading", name, title, BETWEEN.join(filter(None, words)))


def names_of(game: Mapping[str, Any]) -> tuple[str, ...]:
    """Every name of a game: for readers, as the books print it, and as it is called today."""
    every = (game["en"], game["fr"], *game["also"], *game.get("today", ()))
    return tuple(dict.fromkeys(every))


def _books(project: Project, edition: Edition) -> Iterator[Thing]:
    for siglum in sorted(edition.roots):
        book = load_witness(project, siglum)
        yield Thing("book", siglum, book.short_title, BETWEEN.join((siglum, book.short_title)))


def _games(games: Mapping[str, Any], treated: Set[str]) -> Iterator[Thing]:
    # A game without laws in any book, or a name for many games (cards), has no page.
    for slug in sorted(treated & games.keys()):
        called = names_of(games[slug])
        yield Thing("game", slug, called[0], BETWEEN.join(called), f"games/{slug}.html")


def _topics(project: Project) -> Iterator[Thing]:
    for topic in load_topics(project):
        words = BETWEEN.join((topic.title, topic.question))
        yield Thing("topic", topic.id, topic.title, words, f"topic/{topic.id}.html", topic.laws)


def _terms(project: Project) -> Iterator[Thing]:
    for term in read_terms(project.root):
        spellings = dict.fromkeys(form for forms in term.spellings.values() for form in forms)
        words = BETWEEN.join(dict.fromkeys([term.term.replace("-", " "), *spellings]))
        place = f"glossary.html#term-{term.term.replace(' ', '-')}"
        yield Thing("term", term.term, f"{term.term}: {term.gloss}", words, place)


def _wordings(project: Project, documents: Sequence[Document]) -> Iterator[Thing]:
    """For each text how readers of today ask for it."""
    asked = wordings_of(project)
    for document in documents:
        if own := asked.get(document.address):
            yield Thing(
                WORDINGS, document.address, "", BETWEEN.join(own), texts=(document.address,)
            )


def _examples(project: Project) -> Iterator[Thing]:
    for example in load_examples(project):
        place = (
            "about/odds.html" if example.group == ODDS else f"about/examples/{example.group}.html"
        )
        yield Thing("example", example.id, example.title, example.title, place)
