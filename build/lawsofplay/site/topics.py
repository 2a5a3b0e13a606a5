"""Topics: a page for each question, with what each book rules on the same facts; and an index."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from markupsafe import Markup

from lawsofplay.base.worddiff import ALIKE, likeness, worded
from lawsofplay.cases.topics import Case, Ruled, Topic, differences
from lawsofplay.model.edition import Law
from lawsofplay.model.vocabulary import RELATIONS
from lawsofplay.site.concordance import by_date, concordances
from lawsofplay.site.desk import asked
from lawsofplay.site.drawn import drawn
from lawsofplay.site.games import book_name
from lawsofplay.site.library import Library
from lawsofplay.site.page import Page
from lawsofplay.site.parting import partings
from lawsofplay.site.pictures.positions import Captioned, of_answer, of_facts


def topic_pages(library: Library) -> Iterator[Page]:
    """The index of topics and a page for each."""
    cases = {topic.id: _cases(library, topic) for topic in library.topics}
    rows = [_row(library, topic, cases[topic.id]) for topic in library.topics]
    games = [(it, library.games[it.slug]["en"]) for it in concordances(library)]
    index = {"groups": _groups(rows), "concordances": games}
    yield Page("topics.html", "topics.html", "topics", index)
    for topic in library.topics:
        path = f"topic/{topic.id}.html"
        values = {
            "topic": topic,
            "cases": cases[topic.id],
            "books": [library.witnesses[siglum] for siglum in _books(library, topic)],
            "partings": partings(library, topic.id),
            "book_name": book_name,
            "glance": [_glance(library, topic, case) for case in cases[topic.id]],
            "differences": differences(library.pairs, topic),
            "beside": list(_beside(library, topic)),
            "law_name": library.law_name,
            "asked": asked(library, topic),
            "games": _games(library, topic),
        }
        yield Page(path, "topic.html", "topics", values)


def _games(library: Library, topic: Topic) -> list[tuple[str, str]]:
    """The games of a topic's laws, each with its name, in the order of the names."""
    slugs = {library.edition.laws[address].game for address in topic.laws}
    return [(slug, str(game["en"])) for slug, game in library.games.items() if slug in slugs]


def _answer_drawn(case: Case, ruled: Ruled) -> Markup:
    """The board or tables that some laws answer; empty where they answer something else."""
    asked = (it for it in case.answers if it.words.keys() & ruled.words.keys())
    drawn = (picture for it in asked for _, picture in of_answer(it.function, it.ask))
    return next(drawn, Markup())


_ACROSS = "Across the games"

_PICTURES = 2
"""So many boards or tables are drawn of a case."""


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


def _cases(library: Library, topic: Topic) -> list[dict[str, Any]]:
    seen: set[tuple[str, str]] = set()
    ruled = zip(topic.cases, library.rulings[topic.id], strict=True)
    return [_case(library, case, rulings, seen) for case, rulings in ruled]


def _case(
    library: Library, case: Case, rulings: tuple[Ruled, ...], seen: set[tuple[str, str]]
) -> dict[str, Any]:
    """A case as the page shows it; words of a law that were ``seen`` before stand once."""
    shown = [
        {
            "letter": _letter(number),
            "value": ruled.value,
            "sentence": ruled.sentence,
            "drawn": drawn(ruled.value) or _answer_drawn(case, ruled),
            "laws": [
                {
                    "law": library.edition.laws[address],
                    "words": words,
                    "again": (address, words) in seen,
                    "sentence": "" if ruled.sentence else ruled.sentences.get(address, ""),
                }
                for address, words in ruled.words.items()
            ],
        }
        for number, ruled in enumerate(rulings)
    ]
    seen.update(it for ruled in rulings for it in ruled.words.items())
    return {"facts": case.facts, "rulings": shown, "pictures": _pictures(case)}


def _pictures(case: Case) -> list[Captioned]:
    """The boards and tables of a case: each once, though several laws are asked about it."""
    asked = (of_facts(it.function, it.ask) for it in case.answers)
    found = {drawn: caption for pictures in asked for caption, drawn in pictures}
    return [(caption, drawn) for drawn, caption in found.items()][:_PICTURES]


def _letter(number: int) -> str:
    """What a ruling is called on its page: A, B, ... Z, then A2 and so on."""
    turn, place = divmod(number, 26)
    return chr(ord("A") + place) + (str(turn + 1) if turn else "")


def _books(library: Library, topic: Topic) -> list[str]:
    """The books of a topic in the order of their dates."""
    held = {address.partition(".")[0] for address in topic.laws}
    return [siglum for siglum in by_date(library.witnesses) if siglum in held]


def _glance(library: Library, topic: Topic, case: dict[str, Any]) -> dict[str, Any]:
    """A case in the table: for each game, each book's rulings with the laws that make them."""
    ruled = [(ruling, it["law"]) for ruling in case["rulings"] for it in ruling["laws"]]
    games = sorted({library.game_name(law) for _, law in ruled})
    books = _books(library, topic)
    rows = [
        (
            game,
            [
                _grouped((r, law) for r, law in ruled if _in(library, law, siglum, game))
                for siglum in books
            ],
        )
        for game in games
    ]
    return {"facts": case["facts"], "rows": rows}


def _in(library: Library, law: Law, siglum: str, game: str) -> bool:
    return law.witness == siglum and library.game_name(law) == game


def _grouped(
    ruled: Iterable[tuple[dict[str, Any], Law]],
) -> list[tuple[dict[str, Any], list[Law]]]:
    """Rulings, each with its laws, in their order."""
    found: dict[str, tuple[dict[str, Any], list[Law]]] = {}
    for ruling, law in ruled:
        found.setdefault(ruling["letter"], (ruling, []))[1].append(law)
    return list(found.values())


def _beside(library: Library, topic: Topic) -> Iterator[dict[str, Any]]:
    """Pairs of laws of a topic in one language, worded alike: both, with what differs marked."""
    for pair in library.pairs:
        if not {pair.law, pair.other} <= set(topic.laws):
            continue
        one, other = (library.edition.laws[address] for address in (pair.law, pair.other))
        if one.language == other.language and likeness(one.text, other.text) >= ALIKE:
            texts = worded(one.text, other.text)
            laws = zip((one, other), texts, strict=True)
            yield {"told": RELATIONS[pair.relation], "laws": list(laws), "pair": pair}
