"""The laws and what is known about them as records: plain values, ready for JSON."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict
from typing import Any

from msgspec import to_builtins

from lawsofplay.cases.examples import load_examples, tests_of_examples
from lawsofplay.cases.oracles import load_oracles, tests_of_oracles
from lawsofplay.cases.topics import Topic
from lawsofplay.lexicon.curated import LANGUAGES, read_terms
from lawsofplay.model.edition import Law, reading_text
from lawsofplay.model.licences import licence
from lawsofplay.model.relations import load_pairs
from lawsofplay.model.tei import XML_ID, Element, tag
from lawsofplay.rules import Rule, swhid
from lawsofplay.rules.facts import facts_of
from lawsofplay.rules.marks import Quotation
from lawsofplay.rules.schema import schema_of
from lawsofplay.site.library import Library

Record = dict[str, Any]


FIELDS = {
    "address": "the law's one name, for good",
    "witness": "the book, by its siglum",
    "book": "the book's short title",
    "date": "when the book was printed",
    "game": "the game, the same name in all books",
    "division": "the list or chapter in which it stands",
    "kind": "law, rule, definition, example, reason, advice or anecdote",
    "status": "custom, rival-custom, former, proposal or condemned: how the book holds to it",
    "numbered": "whether the book numbers it; if not, it is a rule in prose",
    "number": "its place in the list",
    "numeral": "its number as printed, which may be wrong",
    "pages": "the printed pages on which it stands",
    "language": "en or fr",
    "state": "draft, proofread or checked: how far its text was read",
    "text": "its words as printed, in one line",
    "doubtful": "words of it that are doubtful",
    "reasons": "the book's own reasons for it",
    "not_executed": "why no function executes it, if so",
    "functions": "the functions that execute it, with file and line",
    "tests": "the tests that quote it, with the words quoted (in JSON)",
    "seal": "sealed: its words are those that were reviewed with its functions",
    "topics": "the questions that it answers (see topics.json)",
    "relations": "how it stands to laws that it was compared with",
    "joined": "laws of its book that except, price or define it, and those that it works upon so",
    "page_on_site": "its page on the site",
    "licence": "the terms of its text, by SPDX name",
}
"""What each field of a law means. The columns of the table have this order."""


def laws(library: Library) -> list[Record]:
    """Every law and every rule in prose, in the order of the books."""
    functions = {rule.name: _function(rule) for rules in library.rules.values() for rule in rules}
    return [_law(library, law, functions) for law in library.edition.laws.values()]


def _law(library: Library, law: Law, functions: dict[str, Record]) -> Record:
    covered = library.coverage["laws"][law.address]
    return {
        "address": law.address,
        "witness": law.witness,
        "book": library.witnesses[law.witness].short_title,
        "date": library.witnesses[law.witness].date,
        "game": law.game,
        "division": law.division,
        "kind": law.kind,
        "status": law.status,
        "numbered": law.numbered,
        "number": law.number,
        "numeral": law.numeral,
        "pages": list(law.pages),
        "language": law.language,
        "state": law.state,
        "text": law.text,
        "doubtful": list(law.doubtful),
        "reasons": list(law.reasons),
        "not_executed": law.reason,
        "functions": [functions[name] for name in covered["functions"]],
        "tests": [_test(quotation) for quotation in library.quotations.get(law.address, ())],
        "seal": covered["seal"],
        "topics": [topic.id for topic in library.topics_by_law.get(law.address, ())],
        "relations": [
            {"law": other, "relation": relation, "difference": difference}
            for other, relation, difference in library.relations.get(law.address, ())
        ],
        "joined": [
            {"law": link.law, "relation": link.told, "difference": link.words}
            for link in library.links.get(law.address, ())
        ],
        "page_on_site": f"law/{law.address}.html",
        "licence": licence(law.witness),
    }


def _function(rule: Rule) -> Record:
    return {"name": rule.name, "file": rule.file, "line": rule.line, "does": rule.gloss}


def functions(library: Library) -> list[Record]:
    """Every function that executes laws, with its facts and its laws."""
    return [function_record(library, rule) for rule in library.functions.values()]


def function_record(library: Library, rule: Rule, without: Collection[str] = ()) -> Record:
    """The full record of a function.

    ``without`` are facts that the law asked does not know; they are left out.
    """
    return {
        **_function(rule),
        "swhid": swhid.of_function(library.project.root, rule),
        "laws": list(rule.addresses),
        "facts": [asdict(fact) for fact in facts_of(rule) if fact.name not in without],
        "schema": schema_of(rule, without),
    }


def _test(quotation: Quotation) -> Record:
    return {
        "test": quotation.test_id,
        "line": quotation.line,
        "quotes": "reason" if quotation.reason else "law",
        "words": list(quotation.words),
    }


def glossary(library: Library) -> list[Record]:
    """The entries of the books' own dictionaries, in the order of the books."""
    return [
        _entry(library, siglum, element)
        for siglum, root in library.edition.roots.items()
        for element in root.iter(tag("entry"))
    ]


def _entry(library: Library, siglum: str, element: Element) -> Record:
    name = str(element.get(XML_ID))
    above = (str(division.get(XML_ID)) for division in element.iterancestors(tag("div")))
    division = next(name for name in above if name in library.edition.divisions)
    return {
        "term": " ".join(reading_text(word) for word in element.iter(tag("orth"))),
        "definition": " ".join(reading_text(text) for text in element.iter(tag("def"))),
        "witness": siglum,
        "game": _game(library, division),
        "division": division,
        "page": name.rpartition(".")[0],
        "entry": name,
        "language": library.witnesses[siglum].language,
        "licence": licence(siglum),
    }


def _game(library: Library, division: str) -> str:
    """The game of a division or of the nearest one above it."""
    above = [division, *reversed(library.ancestors(division))]
    return next((game for name in above if (game := library.edition.divisions[name].game)), "")


def topics(library: Library) -> list[Record]:
    """Every question with its cases, and what the laws rule on each."""
    return [_topic(library, topic) for topic in library.topics]


def _topic(library: Library, topic: Topic) -> Record:
    cases = zip(topic.cases, library.rulings[topic.id], strict=True)
    return {
        "id": topic.id,
        "title": topic.title,
        "question": topic.question,
        "cases": [
            {
                "facts": case.facts,
                "rulings": [
                    {"value": ruling.value, "words": ruling.words, "sentences": ruling.sentences}
                    for ruling in ruled
                ],
                "asked": [
                    {"function": answer.function, "facts": list(answer.ask)}
                    for answer in case.answers
                ],
            }
            for case, ruled in cases
        ],
    }


def relations(library: Library) -> list[Record]:
    """Every pair of laws compared or joined, in the order of corpus/relations.tsv."""
    return [asdict(pair) for pair in load_pairs(library.project)]


def examples(library: Library) -> list[Record]:
    """Every worked example with its verdict and the tests that run it."""
    tests = tests_of_examples(library.project)
    return [
        asdict(example)
        | {"deals": to_builtins(example.deals), "packets": to_builtins(example.packets)}
        | {"tests": list(tests.get(example.id, ()))}
        for example in load_examples(library.project)
    ]


def oracles(library: Library) -> list[Record]:
    """Every comparison with an engine, its divergences and the test that runs it."""
    tests = tests_of_oracles(library.project)
    return [
        asdict(oracle) | {"tests": list(tests.get(oracle.id, ()))}
        for oracle in load_oracles(library.project)
    ]


def terms(library: Library) -> list[Record]:
    """The terms of the games in the lexicon, with their spellings in the books."""
    return [
        {
            "term": term.term,
            **{lang: list(term.spellings.get(lang, ())) for lang in LANGUAGES},
            "games": [] if term.games == ("*",) else list(term.games),
            "sense": term.gloss,
        }
        for term in read_terms(library.project.root)
    ]
