"""Engines that do not run in a page, at their best settings: SQLite's FTS5 and tantivy.

They get only the words of the texts, so there are no columns to weigh against each other. Each
maker turns records into a function from a gold query to the addresses found. Words are stemmed, and
of a pattern with a star only the beginning of the word is used.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import tantivy

from lawsofplay.base.errors import InputError
from lawsofplay.finding.query import And, Near, Node, Not, Or, Phrase, Slot, parse

Gold = dict[str, Any]
Search = Callable[[Gold], list[str]]
FILTERS = ("witness", "game", "kind", "section", "language")


def fts5(tokenizer: str) -> Callable[[list[dict[str, Any]], Path], Search]:
    """Return the function that makes an FTS5 index with a tokenizer."""

    def make(rows: list[dict[str, Any]], folder: Path) -> Search:
        base = sqlite3.connect(folder / "index.db")
        columns = "text, at unindexed"
        base.execute(f"create virtual table t using fts5({columns}, tokenize='{tokenizer}')")
        own = [(row["text"], at) for at, row in enumerate(rows)]
        base.executemany("insert into t values (?, ?)", own)
        base.execute("insert into t(t) values ('optimize')")
        base.commit()
        trigram = tokenizer == "trigram"
        asked = "select at from t where t match ? order by rank"

        def search(gold: Gold) -> list[str]:
            try:
                found = base.execute(asked, (_fts5(parse(gold["q"]), trigram),))
                return _kept(gold, [rows[at] for (at,) in found])
            except (sqlite3.OperationalError, InputError):
                return []

        return search

    return make


def _fts5(node: Node, trigram: bool) -> str:
    match node:
        case Phrase(words):
            return " + ".join(_quoted(word, trigram) for word in words)
        case Near(left, right, distance):
            # FTS5 takes only phrases between its brackets.
            return f"NEAR({_fts5(left, trigram)} {_fts5(right, trigram)}, {distance})"
        case Or(parts):
            return f"({' OR '.join(_fts5(part, trigram) for part in parts)})"
        case And(parts):
            sought = " AND ".join(
                _fts5(part, trigram) for part in parts if not isinstance(part, Not)
            )
            lost = [_fts5(part.part, trigram) for part in parts if isinstance(part, Not)]
            return "".join([f"({sought})", *(f" NOT ({word})" for word in lost)])
        case Not():
            return '"nothing is sought"'


def _quoted(slot: Slot, trigram: bool) -> str:
    head = re.split("[*?]", slot.form)[0]
    return f'"{head}"' + ("*" if slot.how == "wild" and not trigram else "")


def with_tantivy(rows: list[dict[str, Any]], folder: Path) -> Search:
    """Make a tantivy index: stemmed, and fuzzy if nothing else is found."""
    builder = tantivy.SchemaBuilder()
    builder.add_text_field("text", tokenizer_name="en_stem")
    builder.add_integer_field("at", stored=True)
    index = tantivy.Index(builder.build(), path=str(folder))
    writer = index.writer(num_threads=1)  # the size of the index depends on their number
    for at, row in enumerate(rows):
        writer.add_document(tantivy.Document(text=row["text"], at=at))
    writer.commit()
    writer.wait_merging_threads()
    index.reload()
    searcher = index.searcher()

    def ask(query: str, **settings: Any) -> list[dict[str, Any]]:
        read = index.parse_query(query, ["text"], conjunction_by_default=True, **settings)
        hits = searcher.search(read, len(rows)).hits
        return [rows[searcher.doc(place)["at"][0]] for _, place in hits]

    def search(gold: Gold) -> list[str]:
        query = re.sub(r"\bNEAR(/\d+)?\b", "AND", gold["q"]).replace("?", "*")
        try:
            found = ask(query) or ask(query, fuzzy_fields={"text": (False, 1, True)})
        except ValueError:
            return []
        return _kept(gold, found)

    return search


def _kept(gold: Gold, rows: list[dict[str, Any]]) -> list[str]:
    wanted = {name: value for name, value in gold.get("filters", {}).items() if name in FILTERS}
    return [row["address"] for row in rows if all(_has(row, *pair) for pair in wanted.items())]


def _has(row: dict[str, Any], name: str, value: str) -> bool:
    return value in row[name] if name == "section" else row[name] == value


ENGINES: dict[str, Callable[[list[dict[str, Any]], Path], Search]] = {
    "fts5": fts5("porter unicode61 remove_diacritics 2"),
    "trigram": fts5("trigram"),
    "tantivy": with_tantivy,
}
