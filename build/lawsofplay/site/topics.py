"""Topics: a page for each question, with what each book rules on the same facts; and an index."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from lawsofplay.edition import Law
from lawsofplay.site.library import Library
from lawsofplay.site.page import Page
from lawsofplay.topics import Case, Topic, compared, differences


def topic_pages(library: Library) -> Iterator[Page]:
    """The index of topics and a page for each."""
    rows = [_row(library, topic) for topic in library.topics]
    yield Page("topics.html", "topics.html", "topics", {"topics": rows})
    for topic in library.topics:
        path = f"topic/{topic.id}.html"
        values = {
            "topic": topic,
            "cases": [_case(library, topic, case) for case in topic.cases],
            "differences": differences(library.project, topic),
            "law_name": partial(_name, library),
        }
        yield Page(path, "topic.html", "topics", values)


def _row(library: Library, topic: Topic) -> dict[str, Any]:
    laws = [library.edition.laws[address] for address in topic.laws]
    rulings = [len(compared(topic, case)) for case in topic.cases]
    return {
        "id": topic.id,
        "title": topic.title,
        "question": topic.question,
        "games": sorted({library.game_name(law) for law in laws}),
        "laws": len(laws),
        "divided": sum(number > 1 for number in rulings),
        "cases": len(rulings),
    }


def _case(library: Library, topic: Topic, case: Case) -> dict[str, Any]:
    rulings = [
        {
            "value": ruled.value,
            "laws": [
                {"law": library.edition.laws[address], "words": words}
                for address, words in ruled.words.items()
            ],
        }
        for ruled in compared(topic, case)
    ]
    return {"facts": case.facts, "rulings": rulings}


def _name(library: Library, law: Law) -> str:
    """A law's name beside others: its book, its game, its number."""
    book = library.witnesses[law.witness].short_title
    kind = "law" if law.numbered else "rule"
    return f"{book}, {library.game_name(law)}: {kind} {law.number}"
