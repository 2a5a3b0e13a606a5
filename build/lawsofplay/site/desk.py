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


class DeskLaw(TypedDict):
    """A law, as the desk names it; ``joined`` where it is asked with others of its book."""

    joined: NotRequired[bool]
    game: str
    name: str


class DeskQuestion(TypedDict):
    """A function that decides a situation: the facts as typed, and the laws that it executes.

    ``without`` are the facts that some of the laws do not know.
    """

    facts: dict[str, str]
    function: str
    laws: list[str]
    without: NotRequired[list[str]]


class Situation(TypedDict):
    """A case of a topic: its words, and what is asked about it."""

    words: str
    asks: list[DeskQuestion]


class Desk(TypedDict):
    """What the desk on the page of a topic knows: books, laws by address, situations."""

    books: list[DeskBook]
    version: str
    laws: dict[str, DeskLaw]
    situations: list[Situation]


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
    """What the desk of a topic knows: its laws by address, and its situations.

    A situation has its words and, for each function that decides it, the laws and the facts as
    typed.
    """
    return {
        "books": [_book(library, siglum) for siglum in by_date(library.witnesses)],
        "version": library.version,
        "laws": {address: _law(library, address) for address in topic.laws},
        "situations": [
            {
                "words": case.facts,
                "asks": [_ask(library, answer) for answer in case.answers],
            }
            for case in topic.cases
        ],
    }


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


def _law(library: Library, address: str) -> DeskLaw:
    """A law for the desk; ``joined`` where it is asked together with others of its book.

    Its address tells the script its book and its page.
    """
    law = library.edition.laws[address]
    named: DeskLaw = {
        "game": library.game_name(law),
        "name": f"{'law' if law.numbered else 'rule'} {law.number}",
    }
    if any(joined_functions(library, address)):
        named["joined"] = True
    return named


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
