"""The case desk: for readers who know no law, the way from what happened to what books rule.

Its page lists by game the questions of topics. The page of a topic takes the facts once for all
its laws, and shows what each rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar, NotRequired, TypedDict

from lawsofplay.cases.topics import Topic
from lawsofplay.lexicon.curated import Term, read_terms
from lawsofplay.rules.knowing import facts_unknown
from lawsofplay.rules.named import Decision
from lawsofplay.site.concordance import by_date
from lawsofplay.site.joined import joined_functions
from lawsofplay.site.library import Library
from lawsofplay.site.page import Page, PageValues

PAGE = "desk.html"


@dataclass(frozen=True)
class DeskValues(PageValues):
    """What the page of the case desk shows: the topics of each game.

    ``besides`` has by topic the words by which its question is found and that it does not show.
    """

    template: ClassVar[str] = PAGE

    games: list[tuple[str, list[Topic]]]
    besides: Mapping[str, str]


class DeskBook(TypedDict):
    """A book, as the desk names it."""

    id: str
    date: str
    language: str
    title: str


class DeskQuestion(TypedDict):
    """A function that decides a situation: the facts as typed, and the laws that it executes.

    ``without`` are the facts that some of the laws do not know.
    """

    facts: dict[str, str]
    function: str
    laws: list[str]
    without: NotRequired[list[str]]


class Desk(TypedDict):
    """What the desk on the page of a topic knows.

    ``laws`` has by address the game of a law and its number in words. ``situations`` has for each
    case of the topic what is asked about it. ``joined`` are the laws that are asked together with
    others of their book.
    """

    books: list[DeskBook]
    version: str
    laws: dict[str, tuple[str, str]]
    situations: list[list[DeskQuestion]]
    joined: NotRequired[list[str]]


def desk_page(library: Library) -> Page:
    """The questions of all topics, under each game that has a law of theirs."""
    by_game: dict[str, list[Topic]] = {}
    for topic in library.topics:
        for name in _games(library, topic):
            by_game.setdefault(name, []).append(topic)
    games = [
        (name, sorted(by_game[name], key=lambda topic: topic.title.casefold()))
        for name in sorted(by_game, key=str.casefold)
    ]
    terms = read_terms(library.project.root)
    besides = {topic.id: _besides(topic, terms) for topic in library.topics}
    besides[""] = " ".join(sorted(_SMALL))
    return Page(PAGE, DeskValues(games, besides), "topics")


_SMALL_WORDS = (
    "a an and any anybody are at be been by did do does for from had has have he her him his i in"
    " is it me my of on or our she so somebody someone that the their them they this to us was we"
    " were what when which who whom with you your"
)
_SMALL = frozenset(_SMALL_WORDS.split())
"""Words by which no question is found; the script of the page leaves them aside too."""


def _besides(topic: Topic, terms: Iterable[Term]) -> str:
    """Words by which a question is found, though its row does not show them.

    They are the words of its situations, and the other words of both languages for each term in
    it: "revoke" finds "renounce" too. Words of one or two letters find no question. A question is
    found by how its words begin: so a word with which another begins is left out.
    """
    shown = _words(f"{topic.title} {topic.question}")
    situations = _words(" ".join(case.facts for case in topic.cases))
    own = shown | situations
    spellings = [[word for forms in term.spellings.values() for word in forms] for term in terms]
    others = [word for forms in spellings if own.intersection(forms) for word in forms]
    candidates = situations | _words(" ".join(others))
    hidden = {word for word in candidates if len(word) > 2} - shown - _SMALL
    every = hidden | shown
    return " ".join(sorted(word for word in hidden if not _begins_another(word, every)))


def _begins_another(word: str, words: Iterable[str]) -> bool:
    return any(other != word and other.startswith(word) for other in words)


def _words(text: str) -> set[str]:
    return set(re.findall(r"\w+", text.casefold()))


def desk_of(library: Library, topic: Topic) -> Desk:
    """What the desk of a topic knows; the words of its situations stand on the page."""
    books = {address.partition(".")[0] for address in topic.laws}
    desk: Desk = {
        "books": [_book(library, name) for name in by_date(library.witnesses) if name in books],
        "version": library.version,
        "laws": {address: _law(library, address) for address in topic.laws},
        "situations": [[_ask(library, answer) for answer in case.answers] for case in topic.cases],
    }
    joined = [address for address in topic.laws if any(joined_functions(library, address))]
    if joined:
        desk["joined"] = joined
    return desk


def _ask(library: Library, decision: Decision) -> DeskQuestion:
    laws = list(decision.words)
    rule = library.functions[decision.function]
    without = sorted({name for law in laws for name in facts_unknown(rule, [law])})
    question: DeskQuestion = {
        "facts": _facts(decision.ask),
        "function": decision.function,
        "laws": laws,
    }
    if without:
        question["without"] = without
    return question


def _law(library: Library, address: str) -> tuple[str, str]:
    """The game and the number of a law; its address gives the script its book and its page."""
    law = library.edition.laws[address]
    return library.game_name(law), f"{'law' if law.numbered else 'rule'} {law.number}"


def _book(library: Library, siglum: str) -> DeskBook:
    witness = library.witnesses[siglum]
    return {
        "id": siglum,
        "date": str(witness.date),
        "language": witness.language,
        "title": witness.short_title,
    }


def _facts(ask: tuple[str, ...]) -> dict[str, str]:
    return dict(word.split("=", 1) for word in ask)


def _games(library: Library, topic: Topic) -> Iterator[str]:
    yield from sorted({library.game_name(library.edition.laws[law]) for law in topic.laws})
