"""The deals told through on the pages of their games."""

from __future__ import annotations

from urllib.parse import parse_qsl

import pytest

from lawsofplay.base.project import find_project
from lawsofplay.model.edition import load_edition
from lawsofplay.rules.asking import ask
from lawsofplay.rules.registry import rule_named
from lawsofplay.site.library import Library
from lawsofplay.site.told import ToldDeal, told_deal


@pytest.fixture(scope="module")
def library() -> Library:
    """The edition alone: neither its site nor what is counted of it is needed here."""
    project = find_project()
    return Library(project, load_edition(project), {})


def told(library: Library, slug: str) -> ToldDeal:
    found = told_deal(library, slug)
    assert found
    return found


def test_every_fragment_puts_the_same_facts_to_the_law(library: Library) -> None:
    for slug, deal in library.deals.items():
        shown = told(library, slug)
        for step, told_step in zip(deal.steps, shown.steps, strict=True):
            for ruling, it in zip(step.rulings, told_step.rulings, strict=True):
                asked = dict(parse_qsl(it.fragment, keep_blank_values=True))
                rule = rule_named(asked.pop("ask"))
                facts = [f"{name}={text}" for name, text in asked.items()]
                assert not ask(rule, it.law.address, facts).call.refusal
                assert (rule.name, tuple(asked.items())) == (ruling.function, ruling.facts)


def test_hands_and_tricks_are_drawn_and_accounts_told(library: Library) -> None:
    deal = told(library, "piquet")
    captions = [caption for caption, _ in deal.steps[1].figures]
    assert captions == ["Elder hand", "Younger hand", "Stock"]
    assert 'aria-label="ace and eight of spades"' in deal.steps[7].figures[0][1]
    assert [ruling.moves for ruling in deal.steps[4].rulings] == ["elder hand +5"]
    assert deal.steps[4].tally == "Points: elder hand 5"


def test_tricks_in_one_order_have_one_caption(library: Library) -> None:
    captions = [caption for caption, _ in told(library, "piquet").steps[10].figures]
    assert captions == ["Elder hand, younger hand", "Younger hand, elder hand", ""]


def test_tables_are_drawn_with_the_answer_each_once_in_a_step(library: Library) -> None:
    steps = told(library, "tick-tack").steps
    drawn = [[ruling.figures for ruling in step.rulings] for step in steps]
    (opening, _, second) = drawn[0]
    assert [caption for caption, _ in opening] == ["White: Abel. The men then."]
    ((caption, table),) = second
    assert caption == "White: Abel. Framed: what is asked about."
    assert "Your men, white: 14 on 1 and 1 on 7." in table
    (touched,) = drawn[1]
    assert [caption for caption, _ in touched] == ["White: Beth. Framed: what is asked about."]
    assert [len(it) for it in drawn[2]] == [1, 0]


def test_the_field_of_chess_is_drawn_in_its_game(library: Library) -> None:
    (first, *_) = [
        ruling for step in told(library, "chess").steps for ruling in step.rulings if ruling.figures
    ]
    ((caption, field),) = first.figures
    assert caption == "Framed: what is asked about; dotted: the answer."
    assert 'class="board"' in field


def test_a_game_without_a_deal_has_none(library: Library) -> None:
    assert told_deal(library, "archery") is None
