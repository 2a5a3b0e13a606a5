"""Two pages on what tests found: the books' odds counted, and laws compared with engines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar

from markupsafe import Markup

from lawsofplay.cases.examples import ODDS, Example, load_examples, tests_of_examples
from lawsofplay.cases.oracles import Divergence, Oracle, load_oracles, tests_of_oracles
from lawsofplay.cases.vocabulary import REASONS, VERDICTS
from lawsofplay.model.witness import Witness
from lawsofplay.site.bars import bars
from lawsofplay.site.examples import page_label
from lawsofplay.site.library import Library
from lawsofplay.site.page import Page, PageValues


@dataclass(frozen=True)
class OddsPlace:
    """Words of a book on odds, with the page on which they stand."""

    words: str
    href: str
    label: str
    book: Witness


@dataclass(frozen=True)
class OddsRow:
    """A claim of odds: the example, the book's words, the tests that count, the odds as bars."""

    example: Example
    places: list[OddsPlace]
    tests: tuple[str, ...]
    bars: Markup


@dataclass(frozen=True)
class OddsValues(PageValues):
    """What the page of the odds shows.

    ``games`` has for each game its name, its slug, its claims and how many have each verdict.
    """

    template: ClassVar[str] = "odds.html"

    games: list[tuple[str, str, list[OddsRow], Counter[str]]]
    total: Counter[str]
    verdicts: Mapping[str, str]


@dataclass(frozen=True)
class DivergenceRow:
    """A kind of divergence; ``words`` of laws explain it: address, words, link, language."""

    divergence: Divergence
    words: list[tuple[str, str, str, str]]


@dataclass(frozen=True)
class OracleRow:
    """A comparison with an engine: its record, its game, its laws with links, its divergences."""

    oracle: Oracle
    game: str
    laws: list[tuple[str, str]]
    divergences: list[DivergenceRow]
    test: str


@dataclass(frozen=True)
class OraclesValues(PageValues):
    """What the page of the oracles shows; ``counts`` says how often each reason is given."""

    template: ClassVar[str] = "oracles.html"

    rows: list[OracleRow]
    reasons: Mapping[str, str]
    counts: Counter[str]


def judged_pages(library: Library) -> Iterator[Page]:
    """The page of the odds and the page of the oracles."""
    yield _odds_page(library)
    yield _oracles_page(library)


def _odds_page(library: Library) -> Page:
    path = "about/odds.html"
    tests = tests_of_examples(library.project)
    link = library.link(path)
    book_of = library.witnesses.__getitem__
    games: dict[str, list[OddsRow]] = {}
    for example in load_examples(library.project):
        if example.group != ODDS:
            continue
        places = [
            OddsPlace(words, link(page), page_label(page), book_of(page.partition(".")[0]))
            for page, words in example.words.items()
        ]
        row = OddsRow(example, places, tests.get(example.id, ()), bars(example.finding))
        games.setdefault(_game(example), []).append(row)
    for rows in games.values():
        rows.sort(key=lambda row: _number(row.example))
    named = sorted((_named(library, slug), slug) for slug in games)
    values = OddsValues(
        games=[(name, slug, games[slug], _counted(games[slug])) for name, slug in named],
        total=_counted([row for rows in games.values() for row in rows]),
        verdicts=VERDICTS,
    )
    return Page(path, values, "examples")


def _game(example: Example) -> str:
    """The game of an example: that of ``odds.whist-12`` is ``whist``."""
    return example.id.partition(".")[2].rpartition("-")[0]


def _number(example: Example) -> int:
    return int(example.id.rpartition("-")[2])


def _named(library: Library, slug: str) -> str:
    """The English name of a game; its slug in words where the edition has no name for it."""
    game = library.games.get(slug)
    return str(game["en"]) if game else slug.replace("-", " ").capitalize()


def _counted(rows: list[OddsRow]) -> Counter[str]:
    return Counter(row.example.verdict for row in rows)


def _oracles_page(library: Library) -> Page:
    path = "about/oracles.html"
    tests = tests_of_oracles(library.project)
    link = library.link(path)
    oracles = load_oracles(library.project)
    rows = [
        OracleRow(
            oracle=oracle,
            game=_named(library, oracle.game),
            laws=[(address, link(address)) for address in oracle.laws],
            divergences=_divergences(library, oracle, path),
            test=next(iter(tests.get(oracle.id, ())), ""),
        )
        for oracle in oracles
    ]
    counts = Counter(divergence.why for oracle in oracles for divergence in oracle.divergences)
    return Page(path, OraclesValues(rows, REASONS, counts), "examples")


def _divergences(library: Library, oracle: Oracle, path: str) -> list[DivergenceRow]:
    """The divergences of a comparison, each with the words of the laws that explain it."""
    link = library.link(path)
    return [
        DivergenceRow(
            divergence,
            [
                (address, words, link(address), library.edition.laws[address].language)
                for address, words in divergence.words.items()
            ],
        )
        for divergence in oracle.divergences
    ]
