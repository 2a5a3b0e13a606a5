"""The edition for programs: what the commands of ``laws`` tell, as Python values.

Each function works on the project that the current folder is in, or else on the edition that was
installed with the package::

    >>> from lawsofplay import api
    >>> api.law("bellecour.piquet.laws.3").pages
    ('21',)
    >>> facts = dict(points=30, adversary_points=20, cards_discarded=3, cards_taken=4)
    >>> api.ask("bellecour.piquet.laws.3", **facts)["told"]["sentence"]
    'The player counts no points, his adversary 20 points.'

What cannot be (an unknown address, an impossible hand) raises
`lawsofplay.base.errors.InputError`, whose text says file, place and mend.
"""

from __future__ import annotations

from typing import Any

from lawsofplay import citing
from lawsofplay.base.project import find_edition
from lawsofplay.cases.topics import load_topic, topic_data
from lawsofplay.finding.answer import Asked, Books, answer
from lawsofplay.finding.engine import Engine
from lawsofplay.finding.own_index import make_own_index, needs_own_index
from lawsofplay.model.edition import Edition, Law, load_book, load_edition
from lawsofplay.rules.asking import rules_for
from lawsofplay.rules.linked import ruled
from lawsofplay.rules.linked_telling import ruling_data
from lawsofplay.rules.shown import shown

__all__ = ["ask", "cite", "compare", "edition", "explain", "law", "search"]


def edition() -> Edition:
    """The five books: ``laws`` by address, divisions, pages."""
    return load_edition(find_edition())


def law(address: str) -> Law:
    """One law: its words as printed, pages, state of the text, the book's reasons."""
    return load_book(find_edition(), address).law(address)


def ask(address: str, **facts: object) -> dict[str, Any]:
    """What follows by a law: its ``ruling``, and what speaks for it, as `explain` has it.

    ``facts`` are by the names that ``laws ask ADDRESS`` tells: numbers, truths, or texts as there.
    """
    return explain(address, **facts)["ruling"]  # type: ignore[no-any-return]


def explain(address: str, **facts: object) -> dict[str, Any]:
    """The laws applied to reach a ruling, with their words, the facts, and each condition met."""
    project = find_edition()
    given = {name: shown(value) for name, value in facts.items()}
    typed = [f"{name}={text}" for name, text in given.items()]
    rule, ruling = ruled(project, rules_for(load_edition(project), address), address, typed)
    return ruling_data(ruling, rule, given, load_edition(project))


def compare(topic: str) -> dict[str, Any]:
    """What each book rules on the cases of a question, such as ``misdeal-price``."""
    project = find_edition()
    return topic_data(project, load_topic(project, topic))


def search(query: str, *, limit: int = 20, exact: bool = False, **filters: str) -> dict[str, Any]:
    """Texts that have the words, the likeliest first; at most ``limit``, all of them with 0.

    ``filters`` are those of ``laws search``: witness, game, kind, section, language.
    """
    project = find_edition()
    if needs_own_index(project):
        make_own_index(project)
    asked = Asked(query, exact, filters, "")
    return answer(asked, Engine(project.index), Books(project)).data(limit, False)


def cite(address: str, form: str = "text") -> str | dict[str, Any]:
    """The citation of a law, a division or a page.

    ``form`` is one of ``laws cite``: text, chicago, mla, bibtex, ris; csl gives data.
    """
    project = find_edition()
    return citing.render(citing.citation(project, load_book(project, address), address), form)
