"""The search page in Chromium, from files: search, filter, sort, save, light the word, keep."""

from __future__ import annotations

import csv
import re
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from lawsofplay.base.project import Project
from lawsofplay.finding.answer import Asked, Books, answer
from lawsofplay.finding.engine import Engine
from tests.finding.search_support import LAW, ask

READING = "academie/quadrille.html"
BEFORE = """() => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector(".words"));
  range.setEndBefore(document.querySelector("mark.lit"));
  return range.toString();
}"""
"""The words of a law before the one that is lit."""


def answered(project: Project, engine: Engine, query: str, order: str = "", **filters: str) -> Any:
    return answer(Asked(query, filters=filters, order=order), engine, Books(project))


def test_texts_and_what_else_was_found(page: Any, site: Path, project: Project,
                                       engine: Engine) -> None:  # fmt: skip
    ask(page, site, "renounce", witness="bellecour", kind="law")
    expected = answered(project, engine, "renounce", witness="bellecour", kind="law")
    shown = page.locator("#found").inner_text()
    assert shown == f"{len(expected.lines)} hits in {len(expected.texts)} texts."
    also = page.locator("#also a").all_inner_texts()
    assert also == [form for form, _ in expected.also_found] and "renounces" in also
    assert "The Academy of Play" in page.locator("#shares").inner_text()
    assert page.locator("#results > li").count() == 8
    page.get_by_role("button", name="Show more").click()
    page.wait_for_selector("#results > li:nth-child(16)")
    assert page.locator("#results mark").first.inner_text().lower().startswith("renounc")


def test_every_hit_sorted_by_its_context(page: Any, site: Path, project: Project,
                                         engine: Engine) -> None:  # fmt: skip
    for order in ("left", "right", "date"):
        ask(page, site, "king NEAR/3 queen", section="cotton.chess", view="hits", order=order)
        expected = answered(project, engine, "king NEAR/3 queen", order, section="cotton.chess")
        rows = page.locator(".kwic > li")
        assert rows.locator(".node").all_inner_texts() == [line.words for line in expected.lines]
        right = [text.strip() for text in rows.locator(".right").all_text_contents()]
        assert right == [line.right for line in expected.lines]


def test_a_choice_asks_anew(page: Any, site: Path) -> None:
    ask(page, site, "revoke")
    whole = page.locator("#found").inner_text()
    page.locator("[name=witness]").select_option("quanti")
    expect(page.locator("#found")).not_to_have_text(whole)
    page.wait_for_selector("#answer:not([hidden])")
    assert page.locator("#shares cite").all_inner_texts() == ["Quadrille"]
    offered = page.locator("[name=section] optgroup").evaluate_all("its => its.map(it => it.label)")
    assert offered == ["Quadrille"]
    page.get_by_label("exact spelling").check()
    expect(page.locator("#also")).not_to_contain_text("revokes")
    assert parse_qs(urlsplit(page.url).query)["exact"] == ["1"]


def test_all_hits_are_saved(page: Any, site: Path, project: Project, engine: Engine) -> None:
    ask(page, site, "renounce", witness="bellecour", order="right")
    with page.expect_download() as event:
        page.get_by_role("button", name="Save every hit as CSV").click()
    saved = Path(event.value.path()).read_text(encoding="utf-8-sig")
    expected = answered(project, engine, "renounce", "right", witness="bellecour")
    assert saved.splitlines() == expected.csv().splitlines()
    rows = list(csv.DictReader(saved.splitlines()))
    assert len(rows) == len(expected.lines)
    assert {row["edition"] for row in rows} == {Books(project).version}
    assert event.value.suggested_filename.endswith("-renounce.csv")


def test_a_search_is_kept_as_address_and_citation(page: Any, site: Path, project: Project) -> None:
    ask(page, site, '"deals wrong"', kind="law", view="hits")
    version = Books(project).version
    address = page.locator("#address").inner_text()
    assert address.startswith("search.html?q=%22deals+wrong%22&kind=law&view=hits")
    assert address.endswith(f"&edition={version}")
    citation = page.locator("#citation").inner_text()
    assert '‘"deals wrong"’ (kind: numbered law): 7 hits in 7 texts.' in citation
    assert f"The Laws of Play, version {version}" in citation and address in citation
    hits = page.locator(".kwic .node").all_inner_texts()
    page.goto(f"{site.as_uri()}/{address}")
    page.wait_for_selector("#answer:not([hidden])")
    assert page.locator(".kwic .node").all_inner_texts() == hits
    assert "kept from version" not in page.locator("#found").inner_text()
    page.goto(f"{site.as_uri()}/{address.replace(version, '0.0.1')}")
    page.wait_for_selector("#answer:not([hidden])")
    assert "kept from version 0.0.1" in page.locator("#found").inner_text()


def test_copying(chromium: Any, site: Path) -> None:
    context = chromium.new_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    ask(page, site, "codille")
    page.get_by_role("button", name="Copy").nth(1).click()
    expect(page.locator("#copied")).not_to_have_text("")
    assert page.locator("#copied").inner_text() in (
        "Copied.",
        "Selected; copy it with the keyboard.",
    )
    context.close()


@pytest.mark.parametrize(
    ("query", "settings", "words"),
    [("renounces", {"section": "bellecour.quadrille.laws"}, "renounce"),
     ('"renonce" NEAR/9 bête', {"section": "academie.quadrille.play", "kind": "p"}, "renonc")],
)  # fmt: skip
def test_a_hit_leads_to_its_word(
    page: Any, site: Path, query: str, settings: dict[str, str], words: str
) -> None:
    ask(page, site, query, view="hits", order="book", **settings)
    known = f".kwic a[href*='{LAW}'], .kwic a[href*='{READING}']"
    text = page.locator(known).last.inner_text()
    page.locator(known).last.click()
    page.wait_for_selector("mark.lit")
    lit = "".join(page.locator("mark.lit").all_inner_texts())
    assert lit.split() == text.split() and words in lit
    box = page.locator("mark.lit").first.bounding_box()
    assert 0 <= box["y"] <= 900


def test_the_word_that_was_meant_is_lit(page: Any, site: Path) -> None:
    """Of two equal words, the second is lit; the paragraph is reached without the script too."""
    ask(page, site, "renounces", section="bellecour.quadrille.laws", view="hits", order="book")
    links = page.locator(f".kwic a[href*='{LAW}']")
    assert "nth=0" in links.nth(0).get_attribute("href")
    assert "nth=1" in links.nth(1).get_attribute("href")
    links.nth(1).click()
    page.wait_for_selector("mark.lit")
    before = page.evaluate(BEFORE)
    assert before.split()[:4] == ["XXII.", "He", "who", "renounces"]


def test_faults_are_told(page: Any, site: Path) -> None:
    page.goto((site / "search.html").as_uri())
    page.wait_for_selector("option[value=seymour]", state="attached")
    for query, fault in (
        ("deal NEAR", "a word is missing"),
        ('"deal', "not closed"),
        ("xyzzyplugh", "Nothing"),
    ):
        page.get_by_role("searchbox").fill(query)
        page.keyboard.press("Enter")
        expect(page.locator("#found")).to_contain_text(fault)
        assert page.locator("#answer").is_hidden()


def test_a_word_of_today_is_answered_with_a_proposal(page: Any, site: Path) -> None:
    page.goto((site / "search.html").as_uri() + "?q=Misdeal&game=ombre")
    page.locator("#found a").click()
    page.wait_for_selector("#answer:not([hidden])")
    assert page.locator("#results > li").count() == 8
    assert page.locator("[name=game]").input_value() == "ombre"


@pytest.mark.parametrize("view", ["", "hits"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_an_answer(chromium: Any, site: Path, view: str, scheme: str) -> None:
    from axe_playwright_python.sync_playwright import Axe

    page = chromium.new_page(color_scheme=scheme)
    ask(page, site, "renounce", view=view)
    page.locator("#how summary").click()
    found = Axe().run(page).response["violations"]
    assert [(fault["id"], fault["nodes"][0]["html"]) for fault in found] == []
    page.close()


@pytest.mark.parametrize("width", [320, 390, 768])
def test_an_answer_is_no_wider_than_its_screen(chromium: Any, site: Path, width: int) -> None:
    page = chromium.new_page(viewport={"width": width, "height": 800})
    for view in ("", "hits"):
        ask(page, site, "king NEAR/40 queen", view=view)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.close()


def test_nothing_leaves_the_folder(page: Any, site: Path) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    ask(page, site, "the", view="hits")
    # The worker is made from a script that the page has loaded.
    own = (site.as_uri(), "blob:")
    assert asked and all(url.startswith(own) for url in asked)


HEAVY = "the OR of OR a OR to OR and OR in OR he OR is OR or"
"""A query that matches some fifty thousand places."""
TICKS = """() => {
  globalThis.gaps = [];
  let last = performance.now();
  setInterval(() => { const now = performance.now(); gaps.push(now - last); last = now; }, 5);
}"""


@pytest.mark.parametrize("worker", [True, False])
def test_a_search_never_blocks_the_page(chromium: Any, site: Path, worker: bool) -> None:
    """From a folder too a worker answers; without workers the page does, in slices of time."""
    page = chromium.new_page()
    if not worker:
        page.add_init_script("delete globalThis.Worker")
    ask(page, site, "renounce")
    first = page.locator("#results").inner_text()
    assert len(page.workers) == int(worker)
    page.evaluate(TICKS)
    page.get_by_role("searchbox").fill(HEAVY)
    page.keyboard.press("Enter")
    expect(page.locator("#found")).to_have_text(re.compile(r"^[\d,]{6,} hits .*\.$"))
    gaps = page.evaluate("gaps")
    # Other work of the page went on all the while.
    assert len(gaps) >= 8
    assert max(gaps) < 250 if worker else sorted(gaps)[len(gaps) // 2] < 50
    page.get_by_role("searchbox").fill("renounce")
    page.keyboard.press("Enter")
    expect(page.locator("#results")).to_have_text(re.compile(re.escape(first.split()[0])))
    assert page.locator("#results").inner_text() == first
    page.close()
