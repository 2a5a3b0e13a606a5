"""Rulings on a law's page: what would change one, where other books part, one as an address."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest

from lawsofplay.base.project import Project, find_project
from lawsofplay.model.release import load_release
from lawsofplay.rules.registry import load_rules
from tests import tools
from tests.hunt.addresses import attempts
from tests.hunt.attempt import MISSED
from tests.site.forms import CARDS, SAYS, SEEN, SEVERAL, TWICE, opened, ruling, says, told

VERSION = load_release(find_project(tools.ROOT)).version


# -- what would change it, and where the others part ------------------------------------------


def test_a_change_gives_the_answer_that_it_promises(page: Any, site: Path) -> None:
    first = opened(page, site, TWICE)
    change = page.locator("#try .changes li").first
    change.wait_for()
    promised = change.locator("span").inner_text()
    assert promised != first
    change.locator("button").click()
    assert says(page) == promised
    assert ruling(page)["dealer_has_seen"] == "yes"
    assert page.evaluate("document.activeElement.className") == "says"


def test_the_smallest_change_of_a_number_is_found(page: Any, site: Path) -> None:
    opened(page, site, SEVERAL, "ask=piquet.discarding.plays_more_than_twelve&hand_size=30")
    change = page.locator("#try .changes button").first
    change.wait_for()
    assert change.inner_text() == "How many cards the player has in his hand: 12, not 30"


SEARCH = """([slow, texts]) => new Promise((end) => {
  let calls = 0;
  const facts = [{ name: "cards", kind: "cards", gloss: "cards", pack: [] }];
  lawsofplay.changes({
    facts, all: { cards: texts }, found() {},
    ask() {
      calls += 1;
      for (const begun = performance.now(); performance.now() < begun + slow;);
      return { value: "the same" };
    },
    done: (count, cut) => end([calls, count, cut]),
  });
})"""


def test_the_search_for_changes_is_bounded(page: Any, site: Path) -> None:
    """In calls, and for a function that takes long in time."""
    opened(page, site, TWICE)
    calls, count, cut = page.evaluate(SEARCH, [0, "KS,QS,JS"])
    assert (10 < calls <= 300, count, cut) == (True, 0, False)
    calls, count, cut = page.evaluate(SEARCH, [400, "KS,QS,JS"])
    assert (calls < 15, count, cut) == (True, 0, True)


def test_a_law_without_facts_says_that_nothing_can_change_it(page: Any, site: Path) -> None:
    opened(page, site, "seymour.tick-tack.1")
    assert "The law answers so always: it asks nothing." in page.locator("#try").inner_text()
    assert page.locator("#try .changes button").count() == 0


def test_the_laws_of_other_books_are_asked_the_same(page: Any, site: Path) -> None:
    opened(page, site, TWICE)
    page.get_by_role("checkbox", name="The dealer has seen his own hand").check()
    row = page.locator("#try .sisters li", has_text="Académie")
    facts = ("dealer_has_seen=yes", "adversary_has_seen=yes")
    assert row.locator("strong").inner_text() == told(SEEN, "academie.piquet.laws.11", *facts)
    assert row.locator("a").get_attribute("href") == "academie.piquet.laws.11.html"
    opened(page, site, SEVERAL)
    page.locator("#try .sisters li").first.wait_for()
    assert "cannot be asked" in page.locator("#try .sisters").inner_text()


ROW = """async ([theirs, answer, said]) => {
  const kept = globalThis.Laws, own = { name: "a", gloss: "whether a", default: null };
  globalThis.Laws = { ready: async () => {}, facts: () => theirs, judgements: () => [],
    ask: () => ({ value: answer, facts: { a: "yes" }, refusal: "", told: { sentence: said } }) };
  const sister = { address: "x.y.1", title: "T",
    asked: [{ name: "g", alike: true, gloss: "What?" }] };
  const result = { value: "1", refusal: "", told: { sentence: "One." } };
  const [row] = await lawsofplay.sisterRows([sister],
    { at: 0, asked: "f", own: [own], given: { a: "yes" }, result, href: (it) => it });
  globalThis.Laws = kept;
  return row.textContent;
}"""
A = {"name": "a", "gloss": "whether a", "default": None}
B = {"name": "b", "gloss": "whether b", "default": "no"}


@pytest.mark.parametrize(
    ("theirs", "answer", "said", "has", "has_not"),
    [
        ([A], "2", "Two.", "It parts: it rules otherwise.", "the same"),
        ([A], "1", "One.", "It rules the same.", "parts"),
        # On other facts no more is told than the answer.
        ([A, B], "2", "Two.", "It was asked: What?", "parts"),
        ([B | {"default": None}], "2", "Two.", "It must know besides: whether b", "Two."),
        ([B], "2", "Two.", "it asks for none of them", "Two."),
    ],
)
def test_a_sister_parts_only_on_the_same_facts(
    page: Any, site: Path, theirs: Any, answer: str, said: str, has: str, has_not: str
) -> None:
    opened(page, site, TWICE)
    row = page.evaluate(ROW, [theirs, answer, said])
    assert has in row
    assert has_not not in row


def test_topics_are_linked(page: Any, site: Path) -> None:
    opened(page, site, SEVERAL)
    links = page.locator("#try a[href^='../topic/']")
    assert links.count() > 0
    for href in links.evaluate_all("them => them.map(it => it.getAttribute('href'))"):
        assert (site / "law" / href).is_file()


def test_a_place_below_the_form_is_still_reached(page: Any, site: Path) -> None:
    opened(page, site, CARDS, "cite")
    page.wait_for_timeout(200)
    assert 0 <= page.locator("#cite").evaluate("it => it.getBoundingClientRect().top") < 60


# -- the ruling as an address -----------------------------------------------------------------


def test_no_fact_has_a_name_that_the_address_needs() -> None:
    names = {name for rule in load_rules().values() for name in rule.usual}
    assert {"ask", "both", "with", "in", "said"}.isdisjoint(names)


def test_a_ruling_is_opened_as_it_was_cited(page: Any, site: Path) -> None:
    opened(page, site, CARDS)
    hand = page.get_by_role("group", name="The cards in the player's hand")
    hand.get_by_role("button", name="Take out the king of spades").click()
    ruled, address = says(page), page.url
    cited = page.locator("#try .citation").inner_text()
    for part in (
        CARDS,
        f"version {VERSION}",
        "renounces",
        "hand=7H",
        ruled,
        address.partition("#")[2],
    ):
        assert part in cited
    assert opened(page, site, CARDS, address.partition("#")[2]) == ruled
    assert hand.locator(".chosen button").count() == 1
    assert not page.locator("#try .since").is_visible()


@pytest.mark.parametrize(
    ("version", "changed", "words"),
    [
        ("0.1.0", True, "Version 0.1.0, from which this ruling is cited, ruled otherwise"),
        ("0.1.0", False, "Version 0.1.0, from which this ruling is cited, ruled the same."),
        (VERSION, True, "on these facts this version rules otherwise"),
        ("<b>1</b>", True, "The ruling cited ruled otherwise"),
    ],
)
def test_an_answer_that_has_changed_since_is_told(
    page: Any, site: Path, version: str, changed: bool, words: str
) -> None:
    opened(page, site, TWICE)
    page.get_by_role("checkbox", name="The dealer has seen his own hand").check()
    given = ruling(page)
    given |= {"in": version} | ({"said": "zzz"} if changed else {})
    opened(page, site, TWICE, urlencode(given))
    assert words in page.locator("#try .since").inner_text()


def test_strange_facts_and_functions_in_an_address_are_told(page: Any, site: Path) -> None:
    cited = urlencode({"ask": SEEN, "dealer_has_seen": "yes", "<b>tide</b>": "high"})
    opened(page, site, TWICE, cited)
    assert page.locator("#try .since").inner_text() == "It takes no fact <b>tide</b>."
    opened(page, site, TWICE, "ask=piquet.dealing.gone")
    assert "piquet.dealing.gone, that this law has not" in page.locator("#try .since").inner_text()


def test_a_sample_of_addresses_that_mean_harm_does_none(browser: Any, project: Project) -> None:
    """Payloads in every place of an address, those of a ruling among them (`make hunt`: all)."""
    found = list(attempts(project, browser, one_in=9))
    assert {"function", "fact", "name of a fact", "version", "answer"} <= {
        attempt.file for attempt in found
    }
    assert [str(attempt) for attempt in found if attempt.verdict == MISSED] == []


def test_a_text_that_its_field_cannot_show_is_shown_as_it_was_given(page: Any, site: Path) -> None:
    cited = urlencode({"ask": SEEN, "dealer_has_seen": "<i>perhaps</i>"})
    said = opened(page, site, TWICE, cited)
    assert "it may be yes or no" in said
    assert page.get_by_label("The dealer has seen his own hand").input_value() == "<i>perhaps</i>"
    assert page.locator("#try i").count() == 0


def test_a_fact_that_is_typed_says_how_it_is_written(page: Any, site: Path) -> None:
    opened(page, site, "academie.lottery.11")
    typed = page.locator("#try .askedfacts .fact:has(> input[type=text])")
    assert typed.count() == 2
    assert all(it.locator(".counts").inner_text() for it in typed.all())


def test_the_home_page_leads_to_a_form(page: Any, site: Path) -> None:
    page.goto((site / "index.html").as_uri())
    page.get_by_role("link", name="Try", exact=True).click()
    page.wait_for_selector(SAYS)
    assert page.locator("#try .askedfacts .fact").count() > 0
    assert page.locator("#try").evaluate("it => it.getBoundingClientRect().top") < 100
