"""What a search can find besides texts: headings, books, games, topics, terms, worked examples.

Things are indexed after the texts, by words of their own, so that a text is found by where it
stands too: under which headings, in the chapter of which game, in which book, asked by which topic.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from typing import Any

from lawsofplay.base.project import Project
from lawsofplay.cases.examples import ODDS, load_examples
from lawsofplay.cases.topics import load_topics
from lawsofplay.finding.documents import Document
from lawsofplay.lexicon.curated import read_terms
from lawsofplay.model.edition import Edition
from lawsofplay.model.headings import headings, named
from lawsofplay.model.outline import load_games
from lawsofplay.model.witness import load_witness

PLACES = ("heading", "book")
"""The kinds of things that say where a text stands; they come first."""
FUNCTION = "function"
"""The kind of what functions rule for a law: it finds that law, and is not told to readers. Such
things come last, one for each law that a function executes, in order."""


@dataclass(frozen=True)
class Thing:
    """A heading, a book, a game, a topic, a term of the glossary or a worked example.

    ``name`` is its address, siglum, slug or id; ``title`` what readers see; ``words`` what finds
    it; ``place`` where it stands on the site, empty for what has a name in the edition;
    ``texts`` are addresses of laws that it asks.
    """

    kind: str
    name: str
    title: str
    words: str
    place: str = ""
    texts: tuple[str, ...] = field(default=(), repr=False)


def things(project: Project, edition: Edition, found: Sequence[Document]) -> list[Thing]:
    """Return all things: the headings by address, the books, and what is no part of a text."""
    games = load_games(project)
    return [
        *_headings(edition, games, found),
        *_books(project, edition),
        *_games(games, {division.game for division in edition.divisions.values()}),
        *_topics(project),
        *_terms(project),
        *_examples(project),
        *_functions(found),
    ]


def standing(
    found: Sequence[Document], every: Sequence[Thing], sisters: Sequence[Sequence[int]]
) -> list[tuple[int, ...]]:
    """Return, for each document, the places among the things of those it stands under.

    What asks a law asks those that go with it (``sisters``) too; what functions rule is told of
    each law by itself.
    """
    at = {it.name: place for place, it in enumerate(every) if it.kind in PLACES}
    number = {it.address: place for place, it in enumerate(found)}
    asking: list[list[int]] = [[] for _ in found]
    for place, it in enumerate(every):
        own = {number[address] for address in it.texts if address in number}
        with_them = (
            set() if it.kind == FUNCTION else {other for one in own for other in sisters[one]}
        )
        for text in own | with_them:
            asking[text].append(place)
    return [
        (*(at[name] for name in (*it.within, it.witness)), *asking[text])
        for text, it in enumerate(found)
    ]


def _headings(
    edition: Edition, games: Mapping[str, Any], found: Sequence[Document]
) -> Iterator[Thing]:
    printed = headings(edition)
    for name in sorted({name for document in found for name in document.within}):
        division = edition.divisions[name]
        title = printed.get(name) or named(edition, games, name)
        above = edition.divisions.get(f"{name.partition('.')[0]}.{division.parent}")
        begins = division.game in games and (above is None or above.game != division.game)
        called = names_of(games[division.game]) if begins else ()
        part = division.id.rpartition(".")[2].replace("-", " ")
        words = dict.fromkeys([title, division.subhead, part, *called])
        yield Thing("heading", name, title, " . ".join(filter(None, words)))


def names_of(game: Mapping[str, Any]) -> tuple[str, ...]:
    """Return every name of a game: for readers, as the books print it, as it is called today."""
    every = (game["en"], game["fr"], *game["also"], *game.get("today", ()))
    return tuple(dict.fromkeys(every))


def _books(project: Project, edition: Edition) -> Iterator[Thing]:
    for siglum in sorted(edition.roots):
        book = load_witness(project, siglum)
        yield Thing("book", siglum, book.short_title, f"{siglum} . {book.short_title}")


def _games(games: Mapping[str, Any], treated: Set[str]) -> Iterator[Thing]:
    # A game that no book treats, or a name for many (cards), has no page.
    for slug in sorted(treated & games.keys()):
        called = names_of(games[slug])
        yield Thing("game", slug, called[0], " . ".join(called), f"games/{slug}.html")


def _topics(project: Project) -> Iterator[Thing]:
    for topic in load_topics(project):
        words = f"{topic.title} . {topic.question}"
        yield Thing("topic", topic.id, topic.title, words, f"topic/{topic.id}.html", topic.laws)


def _terms(project: Project) -> Iterator[Thing]:
    for term in read_terms(project.root):
        spellings = dict.fromkeys(form for forms in term.spellings.values() for form in forms)
        words = " . ".join(dict.fromkeys([term.term.replace("-", " "), *spellings]))
        place = f"glossary.html#term-{term.term.replace(' ', '-')}"
        yield Thing("term", term.term, f"{term.term}: {term.gloss}", words, place)


def _functions(found: Sequence[Document]) -> Iterator[Thing]:
    """Of each law that functions execute: what these rule, in the plain English of today."""
    # Asked when the index is built alone: no search waits for the functions.
    from lawsofplay.rules.registry import load_rules, rules_by_law

    load_rules()
    rules = rules_by_law()
    for document in found:
        if glosses := [rule.gloss for rule in rules.get(document.address, ())]:
            yield Thing(
                FUNCTION, document.address, "", " . ".join(glosses), texts=(document.address,)
            )


def _examples(project: Project) -> Iterator[Thing]:
    for example in load_examples(project):
        place = (
            "about/odds.html" if example.group == ODDS else f"about/examples/{example.group}.html"
        )
        yield Thing("example", example.id, example.title, example.title, place)
