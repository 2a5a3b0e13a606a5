"""Places of phrases and neighbours, lines in context, and their orders, by small examples."""

from __future__ import annotations

import csv
import doctest
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawsofplay.base.project import Project
from lawsofplay.finding import answer as answers
from lawsofplay.finding import concordance, spans
from lawsofplay.finding.answer import Asked, Books, answer
from lawsofplay.finding.concordance import after, also_found, before
from lawsofplay.finding.engine import Engine
from lawsofplay.finding.found import Found
from lawsofplay.finding.matching import Reader
from lawsofplay.finding.query import parse
from lawsofplay.finding.spelling import Spelling
from lawsofplay.finding.words import words
from tests.finding.search_support import hits

PLAIN = Reader(Spelling({"en": {}, "fr": {}}), (), exact=True)


@pytest.mark.parametrize("module", [spans, concordance, answers])
def test_examples_in_docstrings(module: ModuleType) -> None:
    tried = doctest.testmod(module)
    assert tried.attempted and not tried.failed


def found(query: str, text: str) -> list[str]:
    """The stretches found, with brackets around the marked words."""
    shown = []
    for hit in hits(parse(query), text, PLAIN):
        stretch = text[hit.start : hit.end]
        for start, end in reversed(hit.marks):
            start, end = start - hit.start, end - hit.start
            stretch = f"{stretch[:start]}[{stretch[start:end]}]{stretch[end:]}"
        shown.append(stretch)
    return shown


@pytest.mark.parametrize(
    ("query", "text", "expected"),
    [
        ("king NEAR/2 queen", "the king takes the queen", []),
        ("king NEAR/3 queen", "the king takes the queen", ["[king] takes the [queen]"]),
        ("queen NEAR/3 king", "the king takes the queen", ["[king] takes the [queen]"]),
        ("king NEAR/1 queen", "queen king", ["[queen king]"]),
        ("king NEAR queen", "king, king, queen", ["[king, queen]"]),
        ("king NEAR king", "a king", []),
        ("king NEAR king", "king by king", ["[king] by [king]"]),
        ('"the king" NEAR/2 king', "the king", []),
        ("many NEAR/4 few NEAR/4 cards", "too many cards or few", ["[many cards] or [few]"]),
        ("a NEAR/2 b NEAR/2 c", "a x b x c", ["[a] x [b] x [c]"]),
        ("a NEAR/2 b NEAR/1 c", "a x b x c", []),
        ("(a OR b) NEAR/1 c", "a c b", ["[a c]", "[c b]"]),
        ('"a b" OR b', "a b", ["[a b]", "[b]"]),
        ("a NOT (b NEAR c)", "a b", ["[a]"]),
    ],
)
def test_places(query: str, text: str, expected: list[str]) -> None:
    assert found(query, text) == expected


@given(st.lists(st.sampled_from("abcx"), max_size=12), st.integers(1, 5))
def test_neighbours_are_told_from_either_side(row: list[str], distance: int) -> None:
    text = " ".join(row)
    one = found(f"a NEAR/{distance} b", text)
    other = found(f"b NEAR/{distance} a", text)
    close = any(
        abs(i - j) <= distance
        for i, left in enumerate(row)
        for j, right in enumerate(row)
        if (left, right) == ("a", "b")
    )
    assert one == other and bool(one) == close


@given(st.text("ab .,", max_size=200), st.data())
def test_contexts_are_cut_between_words(text: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(text)))
    left, right = before(text, at), after(text, at)
    assert len(left) <= 60 and len(right) <= 60
    assert text[:at].rstrip(" ").endswith(left) and text[at:].lstrip(" ").startswith(right)


def test_a_hit_in_a_rule_is_told_once(engine: Engine) -> None:
    """The rule and its paragraph are both found; the hit belongs to the rule."""
    node = parse('"renounces is beasted as often"')
    results = engine.search(node, section="bellecour.quadrille")
    rules = {
        result.document.held: result.document.address for result in results if result.document.held
    }
    assert rules
    listed = concordance.concordance(results)
    addresses = [hit.document.address for hit, _ in listed]
    assert set(rules.values()) <= set(addresses) and not set(rules) & set(addresses)
    paragraphs = [result for result in results if result.document.address in rules]
    alone = concordance.concordance(paragraphs)
    assert [len(lines) for _, lines in alone] == [1] * len(paragraphs)


def test_rules_stand_where_they_are_said_to(engine: Engine) -> None:
    documents = {document.address: document for document in engine.documents()}
    held = [document for document in documents.values() if document.held]
    assert len(held) > 400
    for rule in held:
        whole = words(documents[rule.held].text)
        read = [word.form for word in whole][rule.before :]
        own = [word.form for word in words(rule.text)]
        assert read[: len(own)] == own


def test_what_else_was_found(engine: Engine) -> None:
    node = parse("renounce NOT king")
    results: list[Found] = engine.search(node)
    lines = [line for _, some in concordance.concordance(results) for line in some]
    forms = dict(also_found(lines, node))
    assert {"renonce", "revoke", "renounces"} <= set(forms) and "renounce" not in forms
    counts = list(forms.values())
    assert counts == sorted(counts, reverse=True)


def test_orders(engine: Engine, project: Project) -> None:
    books = Books(project)
    lines = answer(Asked("codille", order="date"), engine, books).lines
    years = [books.years[line.document.witness] for line in lines]
    assert years == sorted(years) and {1754, 1822, 1764, 1750} <= set(years)
    for order in ("left", "right", "hit"):
        keys = [
            line.key(order) for line in answer(Asked("codille", order=order), engine, books).lines
        ]
        assert keys == sorted(keys)


def test_csv_has_every_hit(engine: Engine, project: Project) -> None:
    found = answer(Asked("codille", filters={"kind": "law"}), engine, Books(project))
    rows = list(csv.DictReader(found.csv().splitlines()))
    assert len(rows) == len(found.lines) > 10
    assert {row["book"] for row in rows} == {"academie", "bellecour", "seymour", "quanti"}
    assert {row["search"].partition("&edition")[0] for row in rows} == {
        "search.html?q=codille&kind=law"
    }


@pytest.mark.parametrize(
    ("query", "witness", "printed"),
    [("jeton", "bellecour", "counters"), ("valet", "bellecour", "knave"), ("rois", "quanti", ""),
     ("bete", "bellecour", "beast"), ("fendue", "academie", "fenduë"),
     ("kings", "academie", "rois"),
     ("vue", "academie", "vuë")],
)  # fmt: skip
def test_terms_and_accents_lead_across(
    engine: Engine, project: Project, query: str, witness: str, printed: str
) -> None:
    found = answer(Asked(query, filters={"witness": witness}), engine, Books(project))
    forms = {form for form, _ in found.also_found}
    # The Dublin book prints *rois* (rounds): there it is a word of its own, also for the others.
    assert printed in forms if printed else not found.lines
