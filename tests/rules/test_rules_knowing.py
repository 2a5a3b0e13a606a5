"""The laws of the edition: no law is answered with the proviso of another book."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import find_project
from lawsofplay.cases.at_work import at_work, from_cases
from lawsofplay.cases.topics import load_topics
from lawsofplay.model.edition import Edition, load_edition
from lawsofplay.rules import Rule, load_rules
from lawsofplay.rules.asking import ask, fitting, rules_for
from lawsofplay.rules.casebook.reading import casebooks
from lawsofplay.rules.provisos import book_of
from lawsofplay.rules.quotations import stands_in
from lawsofplay.rules.sharing import check_shared

ROOT = find_project(Path(__file__).parent)
GUIDE = (ROOT.root / "docs/writing-a-rule.md").read_text(encoding="utf-8")

REFUSED = (
    "quadrille.beast_laws.who_is_beasted, tricks_agreed: seymour.quadrille.laws.57 does not know"
    " the fact tricks_agreed; it stands in bellecour.quadrille.laws.57 and"
    " academie.quadrille.laws.57"
)


@pytest.fixture(scope="module")
def edition() -> Edition:
    return load_edition(ROOT)


@pytest.fixture(scope="module")
def rules() -> dict[str, Rule]:
    return load_rules()


def refusal(edition: Edition, address: str, *facts: str, function: str = "") -> str:
    named = tuple(rule for rule in rules_for(edition, address) if function in (rule.name, ""))
    with pytest.raises(InputError) as caught:
        fitting(named, address, list(facts))
    return str(caught.value)


def test_the_book_of_1754_knows_three_tricks_only(edition: Edition, rules: dict[str, Rule]) -> None:
    law, function = "seymour.quadrille.laws.57", "quadrille.beast_laws.who_is_beasted"
    assert refusal(edition, law, "tricks=3", "tricks_agreed=4", function=function) == REFUSED
    assert "does not know the fact tricks_agreed" in refusal(
        edition, law, "tricks=3", "tricks_agreed=4"
    )
    rule = rules[function]
    assert "with" in ask(rule, law, ["tricks=3"]).render(edition).split("\n")[0]
    assert "alone" in ask(
        rule, "bellecour.quadrille.laws.57", ["tricks=3", "tricks_agreed=4"]
    ).render(edition)


def test_the_english_mediateur_has_no_double_tours(edition: Edition) -> None:
    told = refusal(
        edition, "bellecour.mediateur.payment.2", "mode=demande", "deal_result=won", "is_double=yes"
    )
    assert "bellecour.mediateur.payment.2 does not know the fact is_double; it stands in " in told
    known = re.split(", | and ", told.partition("it stands in ")[2])
    assert known and all(address.startswith("academie.mediateur.") for address in known)


def test_words_of_a_rule_of_another_book_have_its_address(
    edition: Edition, rules: dict[str, Rule]
) -> None:
    facts = ["mode=demande", "deal_result=won"]
    told = ask(rules["mediateur.payment.paid_by_each"], "bellecour.mediateur.payment.2", facts)
    assert "not met: “augmenter de payement” (academie.mediateur." in told.render(edition)


def test_the_guide_shows_a_function_as_it_is_and_the_line_that_refuses(
    rules: dict[str, Rule],
) -> None:
    head = rules["quadrille.beast_laws.who_is_beasted"].source.partition('    """')[0]
    assert f"\n{head}" in GUIDE
    assert REFUSED in GUIDE


def test_every_shared_function_is_settled(edition: Edition, rules: dict[str, Rule]) -> None:
    assert [str(fault) for fault in check_shared(ROOT, edition, rules.values())] == []


def calls(rules: dict[str, Rule], edition: Edition) -> Iterator[tuple[str, dict[str, Any]]]:
    """The case of each law and every call of a topic: the law that it is put to, and its tree."""
    rows = from_cases(casebooks(ROOT.root))
    for law in rows:
        if shown := at_work(law, {}, rows):
            yield law, shown.explained().data(edition)
    for topic in load_topics(ROOT):
        for case in topic.cases:
            for put in case.answers:
                for law in put.words:
                    yield law, ask(rules[put.function], law, put.ask).data(edition)


def provisos(tree: dict[str, Any]) -> Iterator[tuple[list[str], dict[str, Any]]]:
    """Every proviso of a tree, with the laws told of the function that weighs it."""
    for step in tree["steps"]:
        if "function" in step:
            yield from provisos(step)
        else:
            yield list(tree["laws"]), step


def test_no_law_is_answered_with_another_books_proviso(
    edition: Edition, rules: dict[str, Rule]
) -> None:
    """Words in quotation marks stand in the law named, and are of its book or of another tongue."""
    seen = 0
    for asked, tree in calls(rules, edition):
        for laws, step in provisos(tree):
            if not step["quoted"]:
                assert step["law"] is None
                continue
            seen += 1
            law = edition.laws[step["law"]]
            assert stands_in(step["words"], law.text), (asked, step)
            if book_of(asked) in {book_of(law) for law in laws}:
                own = book_of(law.address) == book_of(asked)
                assert own or law.language != edition.laws[asked].language, (asked, step)
    assert seen > 3000
