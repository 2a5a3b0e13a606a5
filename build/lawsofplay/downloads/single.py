"""A file for each law and each game, at a fixed place, for programs.

``downloads/law/bellecour.piquet.laws.3.json`` is a law, ``downloads/game/piquet.json`` a game.
"""

from __future__ import annotations

from collections.abc import Iterator

from lawsofplay.citing.styles import as_text
from lawsofplay.downloads.casebook import case_record
from lawsofplay.downloads.records import Record, function_record, laws
from lawsofplay.downloads.tables import as_small_json
from lawsofplay.rules.knowing import facts_unknown
from lawsofplay.site.citing import cited_law
from lawsofplay.site.download import game_json_path, law_json_path
from lawsofplay.site.games import game_path
from lawsofplay.site.library import Library
from lawsofplay.site.taught import Teaching

_IN_LIST = (
    "address", "witness", "division", "kind", "numbered", "number", "numeral", "text", "licence"
)  # fmt: skip
"""The fields that a game's file has for each of its laws."""


def single_files(library: Library) -> Iterator[tuple[str, bytes]]:
    """A file for every law, and one for every game."""
    records = laws(library)
    for record in records:
        data = law_record(library, record)
        yield law_json_path(record["address"]), as_small_json(data)
    teaching = Teaching(library)
    for slug in library.games:
        data = _game(library, teaching, slug, records)
        yield game_json_path(slug), as_small_json(data)


def law_record(library: Library, record: Record) -> Record:
    """The record of a law with its functions in full, the cases that quote it, and its citation."""
    address = record["address"]
    names = dict.fromkeys(test["test"] for test in record["tests"])
    cases = (library.cases[name] for name in names if name in library.cases)
    cited = cited_law(library, library.edition.laws[address])
    return record | {
        "functions": [
            function_record(library, rule, facts_unknown(rule, [address]))
            for rule in library.rules.get(address, ())
        ],
        "cases": [case_record(case) for case in cases],
        "citation": as_text(cited),
        **({"url": cited.url} if cited.url else {}),
        "version": library.version,
    }


def _game(library: Library, teaching: Teaching, slug: str, records: list[Record]) -> Record:
    """A game: its names, how it is played, part by part, and its laws in the order of the books."""
    own = [record for record in records if record["game"] == slug]
    return {
        "game": slug,
        "name": library.games[slug]["en"],
        "french": library.games[slug]["fr"],
        "page_on_site": game_path(slug),
        "parts": [
            {
                "part": part.name,
                "title": part.title,
                "told": [
                    {
                        "books": [book.siglum for book in telling.books],
                        "sentences": [
                            {
                                "words": sentence.words,
                                "laws": [law.address for law in sentence.laws],
                            }
                            for sentence in telling.sentences
                        ],
                    }
                    for telling in part.tellings
                ],
            }
            for part in teaching.of(slug)
        ],
        "laws": [
            {name: record[name] for name in _IN_LIST}
            | {"functions": [function["name"] for function in record["functions"]]}
            for record in own
        ],
        "topics": list(dict.fromkeys(name for record in own for name in record["topics"])),
        "version": library.version,
    }
