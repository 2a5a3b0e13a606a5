"""The laws joined to a law on its page: told both ways, and tried together in the reader's page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from lxml import html as parser

from lawsofplay.base.project import find_project
from lawsofplay.model.relations import load_joins
from lawsofplay.rules.linked import ruled
from lawsofplay.rules.registry import load_rules, rule_named
from lawsofplay.rules.tell import tell_call
from lawsofplay.site.library import Library
from tests.elements import elements
from tests.site.forms import opened, ruling
from tests.site.test_browser import violations

BESIDES = ".besides:not([hidden]) li"
"""What stands below an answer of the laws joined to the one that gives it."""

DEMANDED, UNPAID = "bellecour.quadrille.laws.83", "bellecour.quadrille.decisions-sans-prendre.3"
ALONE, FORCED = "bellecour.quadrille.laws.57", "bellecour.quadrille.decisions-forced.1"
REVOKE, LATE = "quanti.quadrille.laws.45", "quanti.quadrille.laws.51"
SHEWN, TABLE = "bellecour.quadrille.laws.27", "bellecour.quadrille.settling.1"
CODILLE, PRICES = "bellecour.quadrille.play.15", "bellecour.quadrille.settling.3"


def summaries(site: Path, address: str) -> list[str]:
    """What a law's page tells of the laws joined to it, folded up."""
    root = parser.document_fromstring((site / f"law/{address}.html").read_bytes())
    found = elements(root, "//section[@id='joined']/details/summary")
    return [" ".join(it.text_content().split()) for it in found]


def test_every_pair_is_told_on_both_pages(site: Path) -> None:
    for pair in load_joins(find_project())[::7]:
        told = f"{pair.other}: {pair.difference}"
        assert any(summary.endswith(told) for summary in summaries(site, pair.law)), pair
        told = f"{pair.law}: {pair.difference}"
        assert any(summary.endswith(told) for summary in summaries(site, pair.other)), pair


def test_each_kind_is_told_in_its_own_words(site: Path) -> None:
    assert f"Excepted by {LATE}: where the revoke is claimed too late" in summaries(site, REVOKE)
    assert f"Excepts {REVOKE}: where the revoke is claimed too late" in summaries(site, LATE)
    assert any(summary.startswith("Priced by quanti") for summary in summaries(site, REVOKE))
    assert any(summary.startswith("Defined in quanti") for summary in summaries(site, REVOKE))


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


def besides(page: Any) -> list[str]:
    """What is told below the answer."""
    page.locator(BESIDES).first.wait_for()
    return [str(text) for text in page.locator(BESIDES).all_inner_texts()]


def test_the_answer_of_a_law_alone_tells_what_would_except_it(page: Any, site: Path) -> None:
    opened(page, site, REVOKE, "ask=quadrille_1822.revoking.penalty_of_a_revoke&who=hombre")
    (told,) = [beside for beside in besides(page) if LATE in beside]
    assert told == (
        f"Excepted by {LATE}: where the revoke is claimed too late. To ask it too, say besides: "
        "whether it is done, or remembered, in time. Ask both"
    )
    page.locator(BESIDES, has_text=LATE).get_by_role("link", name="Ask both").click()
    place = page.locator(f'#joined details[data-law="{LATE}"]')
    place.locator(".says:not(:empty)").wait_for()
    assert place.evaluate("it => it.open")
    assert ruling(page) | {"who": "hombre", "with": LATE} == ruling(page)
    assert place.locator("input[type=radio]:checked").input_value() == "hombre"
    # The box that nobody ticked says that the claim comes too late.
    assert place.locator(".says").inner_text() == "No notice can be taken of the revoke."


def test_where_its_own_facts_suffice_both_answer_at_once(page: Any, site: Path) -> None:
    """The consolation is wanting, and the law that prices it wants nothing more."""
    load_rules()
    name, facts = "quadrille.paying.lost_by_codille", ("pool=14", "game_price=1")
    said = opened(page, site, CODILLE, f"ask={name}&{'&'.join(facts)}")
    assert said.startswith("Say first: how many counters the consolation is")
    _, found = ruled(find_project(), [rule_named(name)], CODILLE, facts)
    told = tell_call(found.outcome.own, CODILLE)
    assert told
    (line,) = [beside for beside in besides(page) if PRICES in beside]
    assert f"{told.sentence} By {PRICES}, consolation is 2." in line


def test_a_price_is_told_where_the_answer_names_what_is_priced(page: Any, site: Path) -> None:
    opened(page, site, SHEWN)
    assert any(beside.startswith(f"Priced by {TABLE}") for beside in besides(page))
    said = page.locator("#try .says").inner_text()
    page.locator("#try .changes button").first.click()
    page.wait_for_function(
        "was => document.querySelector('#try .says').innerText !== was", arg=said
    )
    assert "beasted" not in page.locator("#try .says").inner_text()
    page.wait_for_selector(".besides", state="hidden")


def test_the_exception_tells_what_it_excepts(page: Any, site: Path) -> None:
    opened(page, site, LATE)
    assert any(beside.startswith(f"Excepts {REVOKE}: ") for beside in besides(page))


def test_a_ruling_of_two_laws_is_cited_and_opened_again(page: Any, site: Path) -> None:
    joined(page, site, REVOKE, LATE)
    place = page.locator(f'#joined details[data-law="{LATE}"]')
    place.locator("input[type=checkbox]").first.check()
    place.locator("input[type=checkbox]").first.uncheck()
    said, kept = place.locator(".says").inner_text(), page.url.partition("#")[2]
    cited = place.locator(".citation").inner_text()
    for part in (f"{REVOKE} with {LATE}", f"“{said}”", "in_time=no", kept):
        assert part in cited
    for address in (REVOKE, LATE):
        other = LATE if address == REVOKE else REVOKE
        opened(page, site, address, kept.replace(f"with={LATE}", f"with={other}"))
        place = page.locator(f'#joined details[data-law="{other}"]')
        place.locator(".says:not(:empty)").wait_for()
        page.wait_for_function(CHOSEN, arg=other)
        assert place.locator(".says").inner_text() == said
        assert not place.locator(".since").is_visible()


CHOSEN = """law => document.querySelector(`#joined details[data-law="${law}"] .citation`)
  .textContent.includes("in_time=no")"""


def test_a_ruling_of_two_laws_that_has_changed_is_told(page: Any, site: Path) -> None:
    cited = f"both=quadrille_1822.revoking.penalty_of_a_revoke&with={LATE}&who=hombre&in_time=no"
    opened(page, site, REVOKE, f"{cited}&in=0.1.0&said=zz")
    since = page.locator(f'#joined details[data-law="{LATE}"] .since')
    since.wait_for()
    assert since.inner_text().startswith("Version 0.1.0, from which this ruling is cited, ruled ot")
    assert not page.locator("#try .since").is_visible()


@pytest.mark.parametrize(
    "other", ["%3Cimg%20src%3Dx%20onerror%3D%22harm()%22%3E", "__proto__", SHEWN]
)
def test_a_law_that_is_not_joined_is_passed_over(page: Any, site: Path, other: str) -> None:
    cited = f"both=quadrille_1822.revoking.penalty_of_a_revoke&with={other}&who=hombre"
    assert opened(page, site, REVOKE, cited)
    assert page.locator("#joined details[open]").count() == 0
    assert page.locator("#joined img").count() == 0


def test_the_desk_tells_what_excepts_and_prices_a_ruling(page: Any, site: Path) -> None:
    page.goto((site / "topic/claim-after-the-cut.html").as_uri() + "#game=Quadrille")
    told = besides(page)
    (unpaid,) = [it for it in told if UNPAID in it]
    assert "It rules in the place of this law." in unpaid
    line = page.locator(BESIDES, has_text=UNPAID)
    said = line.locator("strong").inner_text()
    line.get_by_role("link", name="Ask both").click()
    place = page.locator(f'#joined details[data-law="{UNPAID}"]')
    place.locator(".says:not(:empty)").wait_for()
    assert place.locator(".says").inner_text() == said


def test_the_desk_asks_a_law_joined_by_facts_that_stand_there_for_others(
    page: Any, site: Path
) -> None:
    page.goto((site / "topic/renounce-price.html").as_uri() + "#game=Quadrille")
    (told,) = [
        beside for beside in besides(page) if "bellecour.quadrille.decisions-revokes.3" in beside
    ]
    assert "The player at fault pays 1 beast to the pool." in told


def test_only_desks_with_joined_laws_load_the_script(site: Path) -> None:
    joining = {path.stem for path in site.glob("topic/*.html") if b"joined.js" in path.read_bytes()}
    marked = {path.stem for path in site.glob("topic/*.html") if b'"joined":' in path.read_bytes()}
    assert joining == marked
    assert 20 < len(joining) < 100


def test_axe_finds_nothing_below_a_ruling_of_the_desk(browser: Any, site: Path) -> None:
    def chosen(page: Any) -> None:
        page.locator("#desk").get_by_label("Game").select_option("Quadrille")
        page.wait_for_selector(BESIDES)

    path = site / "topic/claim-after-the-cut.html"
    assert violations(browser, path, "light", {}, prepare=chosen) == []


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
