"""The laws joined to a law on its page: told both ways, and tried together in the reader's page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from lxml import html as parser

from lawsofplay.project import find_project
from lawsofplay.relations import load_joins
from lawsofplay.rules.linked import ruled
from lawsofplay.rules.registry import load_rules, rule_named
from lawsofplay.sentences.tell import tell_call
from lawsofplay.site.library import Library
from tests.site.forms import opened
from tests.site.test_browser import violations

ALONE, FORCED = "bellecour.quadrille.laws.57", "bellecour.quadrille.decisions-forced.1"
REVOKE, LATE = "quanti.quadrille.laws.45", "quanti.quadrille.laws.51"
SHEWN, TABLE = "bellecour.quadrille.laws.27", "bellecour.quadrille.settling.1"
CODILLE, PRICES = "bellecour.quadrille.play.15", "bellecour.quadrille.settling.3"


def summaries(site: Path, address: str) -> list[str]:
    """What a law's page tells of the laws joined to it, folded up."""
    root = parser.document_fromstring((site / f"law/{address}.html").read_bytes())
    found = root.xpath("//section[@id='joined']/details/summary")
    return [" ".join(it.text_content().split()) for it in found]


def test_every_pair_is_told_on_both_pages(site: Path) -> None:
    for pair in load_joins(find_project())[::7]:
        told = f"{pair.other}: {pair.difference}"
        assert any(it.endswith(told) for it in summaries(site, pair.law)), pair
        told = f"{pair.law}: {pair.difference}"
        assert any(it.endswith(told) for it in summaries(site, pair.other)), pair


def test_each_kind_is_told_in_its_own_words(site: Path) -> None:
    assert f"Excepted by {LATE}: where the revoke is claimed too late" in summaries(site, REVOKE)
    assert f"Excepts {REVOKE}: where the revoke is claimed too late" in summaries(site, LATE)
    assert any(it.startswith("Priced by quanti") for it in summaries(site, REVOKE))
    assert any(it.startswith("Defined in quanti") for it in summaries(site, REVOKE))


def joined(page: Any, site: Path, address: str, other: str) -> tuple[str, str]:
    """Open the form of a law with one that is joined to it; what it says, and the note below."""
    opened(page, site, address)
    page.locator(f'#joined details[data-law="{other}"] summary').click()
    place = page.locator(f'#joined details[data-law="{other}"]')
    place.locator(".says:not(:empty)").wait_for()
    return place.locator(".says").inner_text(), place.locator("p.counts").last.inner_text()


@pytest.mark.parametrize(
    ("address", "other", "function", "facts"),
    [
        (
            REVOKE,
            LATE,
            "quadrille_1822.revoking.penalty_of_a_revoke",
            ("who=hombre", "in_time=no"),
        ),
        (SHEWN, TABLE, "quadrille.beast_laws.shews_his_hand", ("has_won=no", "place=2")),
        (
            CODILLE,
            PRICES,
            "quadrille.paying.lost_by_codille",
            ("pool=14", "game_price=1"),
        ),
    ],
)
def test_both_laws_answer_as_the_command_line_does(
    page: Any, site: Path, address: str, other: str, function: str, facts: tuple[str, ...]
) -> None:
    load_rules()
    said, _ = joined(page, site, address, other)
    _, found = ruled(find_project(), [rule_named(function)], address, facts)
    told = tell_call(found.outcome.last, found.last_law)
    assert told
    assert said.endswith(told.sentence)


def test_the_exception_is_named_and_the_answer_without_it(page: Any, site: Path) -> None:
    _, note = joined(page, site, ALONE, FORCED)
    assert note.startswith(f"{FORCED} excepts it. By itself {ALONE} answers: ")


def test_where_it_does_not_apply_the_law_answers(page: Any, site: Path) -> None:
    joined(page, site, REVOKE, LATE)
    place = page.locator(f'#joined details[data-law="{LATE}"]')
    place.locator("input[type=checkbox]").first.check()
    assert place.locator("p.counts").last.inner_text() == f"{LATE} makes no exception here."


def test_it_is_tried_from_the_exceptions_page_too(page: Any, site: Path) -> None:
    assert joined(page, site, LATE, REVOKE) == joined(page, site, REVOKE, LATE)


def test_axe_finds_nothing_in_its_form(browser: Any, site: Path) -> None:
    def unfold(page: Any) -> None:
        page.wait_for_selector("#try .says:not(:empty)")
        for it in page.locator("#joined details summary").all():
            it.click()
        page.wait_for_selector("#joined .says:not(:empty)")

    assert violations(browser, site / f"law/{REVOKE}.html", "light", {}, prepare=unfold) == []


def test_every_pair_that_runs_answers_in_the_page(page: Any, site: Path, library: Library) -> None:
    """Each form is made, and begins with an answer."""
    for address in sorted(library.links)[::12]:
        opened(page, site, address)
        page.evaluate(
            "document.querySelectorAll('#joined details[data-law]').forEach(it => it.open = true)"
        )
        count = page.locator("#joined details[data-law]").count()
        page.wait_for_function(
            "count => document.querySelectorAll('#joined .says:not(:empty)').length === count",
            arg=count,
        )
        said = page.locator("#joined .says").all_inner_texts()
        assert not [it for it in said if it.startswith(("Say first", "No answer", "It is not"))]
