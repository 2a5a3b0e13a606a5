"""The home page, and the pages about the edition: method, accuracy, encoding."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lawsofplay.citing.embedded import edition_ld
from lawsofplay.model.edition import Law
from lawsofplay.model.tei import XML_ID, tag
from lawsofplay.rules.facts import type_name, types_of
from lawsofplay.site.books import books
from lawsofplay.site.citing import in_script
from lawsofplay.site.classes import classes_shown, rules_in_all
from lawsofplay.site.games import game_row
from lawsofplay.site.library import Library
from lawsofplay.site.page import Page
from lawsofplay.workshop.accuracy.compared import load_limits
from lawsofplay.workshop.normalise.model import GROUPS
from lawsofplay.workshop.normalise.witnesses import rules_of

Report = dict[str, Any]


def home_page(library: Library) -> Page:
    """The first page: what this is, the books, the games with laws, one law as an example."""
    games = [game_row(library, slug, "index.html") for slug in library.games]
    values = {
        "books": books(library),
        "games": [game for game in games if game["laws"] or game["prose"]],
        "total": library.coverage["total"],
        "rules": rules_in_all(library),
        "example": _example(library),
        "json_ld": in_script(edition_ld(library.release)),
    }
    return Page("index.html", "home.html", "", values)


def _example(library: Library) -> dict[str, Any] | None:
    """A law to begin with: the shortest whole sentence that runs and holds no doubtful word.

    Shorter ones than ``_TELLING`` signs say nothing without their neighbours. A law that asks only
    what is answered by yes or no goes before the others.
    """
    laws = [
        law
        for law in library.edition.laws.values()
        if law.numbered and law.address in library.rules and _telling(law)
    ]
    if not laws:
        return None
    law: Law = min(laws, key=lambda law: (not _easy(library, law), len(law.text), law.address))
    words = library.in_line(law, "index.html")
    return {"law": law, "words": words, "book": library.witnesses[law.witness]}


def _easy(library: Library, law: Law) -> bool:
    """Whether a law's functions ask something, and nothing but what is true or not."""
    asked = [
        type_name(kind)
        for rule in library.rules[law.address]
        for name, kind in types_of(rule.function).items()
        if name != "return"
    ]
    return set(asked) == {"bool"}


_TELLING = 90


def _telling(law: Law) -> bool:
    whole = law.text.endswith(".") and len(law.text) >= _TELLING
    return whole and not law.doubtful and law.language == "en"


def about_pages(library: Library, accuracy: Report | None) -> Iterator[Page]:
    """How the text was made, how right it is, how it is encoded and addressed."""
    changes = (accuracy or {}).get("changes", {})
    methods = [_method(library, siglum, changes.get(siglum, {})) for siglum in library.witnesses]
    yield Page("about/method.html", "method.html", "about", {"methods": methods})
    yield Page("about/accuracy.html", "accuracy.html", "about", _measured(library, accuracy or {}))
    values = {"taxonomies": _taxonomies(library), "total": library.coverage["total"]}
    yield Page("about/encoding.html", "encoding.html", "about", values)


def _method(library: Library, siglum: str, changes: dict[str, int]) -> dict[str, Any]:
    """The rules of one book's normaliser by group, with the count of changes where known."""
    rules = [
        {"id": rule.id, "group": rule.group, "does": rule.does, "changes": changes.get(rule.id)}
        for rule in rules_of(siglum)
    ]
    groups = [(name, [rule for rule in rules if rule["group"] == name]) for name in GROUPS]
    return {
        "witness": library.witnesses[siglum],
        "groups": [(name, found) for name, found in groups if found],
        "count": len(rules),
        "counted": bool(changes),
    }


def _measured(library: Library, accuracy: Report) -> Report:
    """The figures: in short for all books, then each book's layers and rules."""
    books = [
        {
            "witness": witness,
            "first": layers[0],
            "last": layers[-1],
            "doubtful": _doubtful(library, siglum),
            "layers": accuracy_table(_without_book(layers)),
            "rules": accuracy_table(_without_book(_of(accuracy, "ablation", siglum))),
            "whole": accuracy_table(_without_book(_of(accuracy, "books", siglum))),
            "draft": next(iter(_of(accuracy, "drafts", siglum)), None),
            "readings": accuracy.get("readings", {}).get(siglum),
        }
        for siglum, witness in library.witnesses.items()
        if (layers := _of(accuracy, "layers", siglum))
    ]
    limits = load_limits(library.project)
    unseen = [(witness, limits[siglum]) for siglum, witness in library.witnesses.items()]
    classes = classes_shown(library)
    return {"measured": books, "shown": _shown, "unseen": unseen, "classes": classes}


def _doubtful(library: Library, siglum: str) -> float:
    """The share of words marked as doubtful in a whole book: a measure beside the passages."""
    body = library.edition.roots[siglum].find(tag("text"))
    words = len(" ".join(map(str, body.itertext())).split()) if body is not None else 0
    # A point supplied is no word, and a word beside its own form as received is one.
    words -= sum(1 for _ in body.iter(tag("pc"), tag("orig"))) if body is not None else 0
    marked = sum(1 for _ in body.iter(tag("unclear"))) if body is not None else 0
    return marked / words if words else 0.0


def _of(accuracy: Report, table: str, siglum: str) -> list[Report]:
    return [row for row in accuracy.get(table, []) if row["book"] == siglum]


def _without_book(rows: list[Report]) -> list[Report]:
    return [{key: value for key, value in row.items() if key != "book"} for row in rows]


def accuracy_table(rows: list[Report]) -> Report:
    """A table of any rows: one column for every key, in the order in which keys first appear.

    Fractions are shown in per cent, which the head of their column says.
    """
    keys = list(dict.fromkeys(key for row in rows for key, value in row.items() if _plain(value)))
    rates = {key for key in keys if any(isinstance(row.get(key), float) for row in rows)}
    heads = [key.replace("_", " ") + (" %" if key in rates else "") for key in keys]
    cells = [[_shown(row.get(key)) for key in keys] for row in rows]
    return {"heads": heads, "rows": cells}


def _plain(value: object) -> bool:
    return not isinstance(value, (dict, list))


def _shown(value: object) -> str:
    if value is None:
        return "–"
    return f"{100 * value:.2f}" if isinstance(value, float) else str(value)


def _taxonomies(library: Library) -> dict[str, list[tuple[str, str]]]:
    """Kinds, statuses and states as the TEI headers define them."""
    found: dict[str, list[tuple[str, str]]] = {}
    for root in library.edition.roots.values():
        for taxonomy in root.iter(tag("taxonomy")):
            found[str(taxonomy.get(XML_ID))] = [
                (str(category.get(XML_ID)), " ".join(map(str, category.itertext())).strip())
                for category in taxonomy.iter(tag("category"))
            ]
    return found
