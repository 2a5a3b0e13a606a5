"""Topics: a page for each question, with what each book rules on the same facts; and an index."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from lawsofplay.edition import Law
from lawsofplay.site.library import Library
from lawsofplay.site.page import Page
from lawsofplay.topics import Case, Ruled, Topic, differences


def topic_pages(library: Library) -> Iterator[Page]:
    """The index of topics and a page for each."""
    cases = {
        topic.id: [
            _case(library, case, ruled)
            for case, ruled in zip(topic.cases, library.rulings[topic.id], strict=True)
        ]
        for topic in library.topics
    }
    rows = [_row(library, topic, cases[topic.id]) for topic in library.topics]
    yield Page("topics.html", "topics.html", "topics", {"groups": _groups(rows)})
    for topic in library.topics:
        path = f"topic/{topic.id}.html"
        values = {
            "topic": topic,
            "cases": cases[topic.id],
            "differences": differences(library.project, topic),
            "law_name": partial(_name, library),
        }
        yield Page(path, "topic.html", "topics", values)


_ACROSS = "Across the games"


def _groups(rows: list[dict[str, Any]]) -> list[tuple[str, list[dict[str, Any]]]]:
    """Topics by their game, those of three games and more before them, each group by title."""
    groups: dict[str, list[dict[str, Any]]] = {_ACROSS: []}
    for row in sorted(rows, key=lambda row: (row["games"][0], str(row["title"]).casefold())):
        name = _ACROSS if len(row["games"]) > 2 else row["games"][0]
        groups.setdefault(name, []).append(row)
    groups[_ACROSS].sort(key=lambda row: str(row["title"]).casefold())
    return [(name, topics) for name, topics in groups.items() if topics]


def _row(library: Library, topic: Topic, cases: list[dict[str, Any]]) -> dict[str, Any]:
    laws = [library.edition.laws[address] for address in topic.laws]
    return {
        "id": topic.id,
        "title": topic.title,
        "question": topic.question,
        "games": sorted({library.game_name(law) for law in laws}),
        "laws": len(laws),
        "divided": sum(len(case["rulings"]) > 1 for case in cases),
        "cases": len(cases),
    }


def _case(library: Library, case: Case, rulings: tuple[Ruled, ...]) -> dict[str, Any]:
    shown = [
        {
            "value": ruled.value,
            "laws": [
                {"law": library.edition.laws[address], "words": words}
                for address, words in ruled.words.items()
            ],
        }
        for ruled in rulings
    ]
    return {"facts": case.facts, "rulings": shown}


def _name(library: Library, law: Law) -> str:
    """A law's name beside others: its book, its game, its number."""
    book = library.witnesses[law.witness].short_title
    kind = "law" if law.numbered else "rule"
    return f"{book}, {library.game_name(law)}: {kind} {law.number}"
