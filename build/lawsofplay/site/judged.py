"""What tests know of the laws, for readers: the books' odds counted, laws beside engines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from lawsofplay.cases.examples import ODDS, Example, load_examples, tests_of_examples
from lawsofplay.cases.oracles import Oracle, load_oracles, tests_of_oracles
from lawsofplay.cases.vocabulary import REASONS, VERDICTS
from lawsofplay.site.bars import bars
from lawsofplay.site.examples import page_label
from lawsofplay.site.library import Library
from lawsofplay.site.page import Page


def judged_pages(library: Library) -> Iterator[Page]:
    """The page of the odds and the page of the oracles."""
    yield _odds_page(library)
    yield _oracles_page(library)


def _odds_page(library: Library) -> Page:
    path = "about/odds.html"
    tests = tests_of_examples(library.project)
    link = library.link(path)
    games: dict[str, list[dict[str, Any]]] = {}
    for example in load_examples(library.project):
        if example.group != ODDS:
            continue
        places = [
            {
                "words": words,
                "href": link(page),
                "label": page_label(page),
                "book": library.witnesses[page.partition(".")[0]],
            }
            for page, words in example.words.items()
        ]
        row = {"example": example, "places": places, "tests": tests.get(example.id, ())}
        row["bars"] = bars(example.finding)
        games.setdefault(_game(example), []).append(row)
    for rows in games.values():
        rows.sort(key=lambda row: _number(row["example"]))
    named = sorted((_named(library, slug), slug, rows) for slug, rows in games.items())
    values = {
        "games": [(name, slug, rows, _counted(rows)) for name, slug, rows in named],
        "total": _counted([row for _, _, rows in named for row in rows]),
        "verdicts": VERDICTS,
    }
    return Page(path, "odds.html", "examples", values)


def _game(example: Example) -> str:
    """The game of an example: ``whist`` of ``odds.whist-12``."""
    return example.id.partition(".")[2].rpartition("-")[0]


def _number(example: Example) -> int:
    return int(example.id.rpartition("-")[2])


def _named(library: Library, slug: str) -> str:
    """The English name of a game; of one that the edition has no name for, its slug."""
    game = library.games.get(slug)
    return str(game["en"]) if game else slug.replace("-", " ").capitalize()


def _counted(rows: list[dict[str, Any]]) -> Counter[str]:
    return Counter(row["example"].verdict for row in rows)


def _oracles_page(library: Library) -> Page:
    path = "about/oracles.html"
    tests = tests_of_oracles(library.project)
    link = library.link(path)
    oracles = load_oracles(library.project)
    rows = [
        {
            "oracle": oracle,
            "game": _named(library, oracle.game),
            "laws": [(address, link(address)) for address in oracle.laws],
            "divergences": _divergences(library, oracle, path),
            "test": next(iter(tests.get(oracle.id, ())), ""),
        }
        for oracle in oracles
    ]
    counts = Counter(divergence.why for oracle in oracles for divergence in oracle.divergences)
    return Page(
        path, "oracles.html", "examples", {"rows": rows, "reasons": REASONS, "counts": counts}
    )


def _divergences(library: Library, oracle: Oracle, path: str) -> list[dict[str, Any]]:
    """Each kind of divergence with the words of the laws that explain it."""
    link = library.link(path)
    return [
        {
            "divergence": divergence,
            "words": [
                (address, words, link(address), library.edition.laws[address].language)
                for address, words in divergence.words.items()
            ],
        }
        for divergence in oracle.divergences
    ]
