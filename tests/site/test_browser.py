"""The site in a browser, from files: accessible by axe, without errors, all within reach."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

SAMPLE = (
    "index.html",
    "books.html",
    "glossary.html",
    "games.html",
    "bellecour/index.html",
    "bellecour/editorial.html",
    "bellecour/piquet.html",
    "bellecour/quadrille.dictionary.html",
    "academie/quadrille.html",
    "seymour/games-without-the-tables.html",
    "seymour/whist.html",
    "quanti/quadrille.beasts.html",
    "cotton/chess.html",
    "games/piquet.html",
    "topics.html",
    "desk.html",
    "topic/misdeal-price.html",
    "topic/quadrille-own-king-called.html",
    "concordance/ombre.html",
    "law/bellecour.piquet.laws.3.html",
    "law/academie.piquet.laws.3.html",
    "law/seymour.billiards.orders-in-verse.5.html",
    "law/bellecour.ombre.laws.13.html",
    "law/seymour.backgammon.4.html",
    "law/bellecour.piquet.laws.12.html",
    "code/piquet.discarding.html",
    "about/method.html",
    "about/accuracy.html",
    "about/encoding.html",
    "about/examples.html",
    "about/examples/ombre.html",
    "about/odds.html",
    "about/oracles.html",
    "about/principles.html",
    "downloads.html",
    "search.html",
    "seymour/scan/p016.html",
)
"""One page of every template, and the reading pages with the most kinds of element."""

DARK = (
    "index.html",
    "glossary.html",
    "academie/ombre.html",
    "bellecour/piquet.html",
    "law/bellecour.ombre.laws.13.html",
    "games.html",
)


QUICK = (
    "index.html",
    "books.html",
    "bellecour/index.html",
    "bellecour/quadrille.dictionary.html",
    "topics.html",
    "desk.html",
    "topic/quadrille-own-king-called.html",
    "law/bellecour.piquet.laws.3.html",
    "about/oracles.html",
    "downloads.html",
    "search.html",
)
"""The pages that axe reads in every run; the long tests have the others of the sample."""


@pytest.mark.parametrize(
    "name",
    [it if it in QUICK else pytest.param(it, marks=pytest.mark.long) for it in SAMPLE],
)
def test_axe_finds_nothing(browser: Any, site: Path, name: str) -> None:
    assert violations(browser, site / name, "light", {}) == []


@pytest.mark.parametrize(
    "name",
    [*DARK, *(pytest.param(it, marks=pytest.mark.long) for it in SAMPLE if it not in DARK)],
)
def test_the_dark_colours_have_contrast(browser: Any, site: Path, name: str) -> None:
    assert violations(browser, site / name, "dark", {"runOnly": ["color-contrast"]}) == []


def violations(
    browser: Any,
    path: Path,
    scheme: str,
    options: dict[str, Any],
    prepare: Callable[[Any], None] = lambda page: None,
) -> list[tuple[str, str, int]]:
    """What axe finds on a page: the rule, the first faulty element, how many there are."""
    from axe_playwright_python.sync_playwright import Axe

    page = browser.new_page(color_scheme=scheme)
    page.goto(path.as_uri())
    prepare(page)
    results = Axe().run(page, options={"resultTypes": ["violations"]} | options)
    told = [
        (violation["id"], violation["nodes"][0]["html"], len(violation["nodes"]))
        for violation in results.response["violations"]
    ]
    page.close()
    return told


def test_pages_need_no_script_no_server_and_raise_no_error(browser: Any, site: Path) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    asked: list[str] = []
    failed: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("requestfailed", lambda request: failed.extend(_failed(request)))
    page.on("console", lambda message: failed.append(message.text))
    for name in SAMPLE:
        if name != "search.html":
            page.goto((site / name).as_uri())
    context.close()
    assert [url for url in asked if not url.startswith(site.as_uri())] == []
    assert failed == []


def _failed(request: Any) -> list[str]:
    """The address of a failed request; none for a font still loading when its page was left."""
    return [] if request.failure == "net::ERR_ABORTED" else [request.url]


def test_the_first_tab_leads_to_the_text(browser: Any, site: Path) -> None:
    page = browser.new_page()
    page.goto((site / "bellecour/piquet.html").as_uri())
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    assert page.locator(".skip").bounding_box()["x"] >= 0
    page.keyboard.press("Enter")
    assert page.url.endswith("#main")
    page.close()


def test_page_numbers_stand_in_the_margin_or_on_phones_in_the_text(
    browser: Any, site: Path
) -> None:
    for width, margin in ((1280, True), (390, False)):
        page = browser.new_page(viewport={"width": width, "height": 800})
        page.goto((site / "bellecour/piquet.html").as_uri())
        number = page.locator('[id="bellecour.p021"]').bounding_box()
        text = page.locator("article").bounding_box()
        assert (number["x"] + number["width"] <= text["x"]) is margin
        assert number["x"] >= 0
        page.close()


def test_the_fonts_are_loaded_from_files(browser: Any, site: Path) -> None:
    page = browser.new_page()
    page.goto((site / "law/bellecour.piquet.laws.3.html").as_uri())
    loaded = "document.fonts.ready.then(fonts => [...fonts].map(font => font.status))"
    assert "loaded" in page.evaluate(loaded)
    page.close()


def test_spelling_is_switched_without_script(browser: Any, site: Path) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto((site / "bellecour/piquet.html").as_uri())
    printed, regular = page.locator(".orig").first, page.locator(".reg").first
    assert (printed.is_visible(), regular.is_visible()) == (True, False)
    page.get_by_role("radio", name="as printed").focus()
    page.keyboard.press("ArrowRight")
    assert (printed.is_visible(), regular.is_visible()) == (False, True)
    context.close()


def test_the_spelling_chosen_is_kept_from_page_to_page(browser: Any, site: Path) -> None:
    """Chosen on a law's page, it holds on those of games, topics and the text, and back."""
    context = browser.new_context()
    page = context.new_page()

    def words(path: str, selector: str) -> str:
        page.goto((site / path).as_uri())
        return " ".join(page.locator(selector).first.inner_text().split())

    law = ("law/cotton.all-fours.5.html", "main .words")
    printed = words(*law)
    page.get_by_role("radio", name="of today").check()
    page.wait_for_function("() => document.querySelector('.words .reg')")
    assert printed != (today := " ".join(page.locator(law[1]).first.inner_text().split()))
    assert "hath" in printed
    assert "hath" not in today
    for path in ("games/laws/all-fours.html", "topic/ambigu-game-called-wrong.html"):
        words(path, "main")
        page.wait_for_function("() => document.querySelector('main .reg')")
        assert page.get_by_role("radio", name="of today").is_checked()
    words("bellecour/piquet.html", "main")
    assert page.locator(".reg").first.is_visible()
    page.get_by_role("radio", name="as printed").check()
    assert words(*law) == printed
    context.close()


def test_a_term_shows_its_definition_in_place_and_leads_back(browser: Any, site: Path) -> None:
    context = browser.new_context(java_script_enabled=False, viewport={"width": 390, "height": 800})
    page = context.new_page()
    page.goto((site / "bellecour/ombre.html").as_uri())
    term = page.locator('[id="use-bellecour.p144.3"]')
    term.focus()
    page.keyboard.press("Enter")
    panel = page.locator('[id="term-bellecour.p144.3"]')
    box = panel.bounding_box()
    assert box["y"] + box["height"] == pytest.approx(800)
    panel.get_by_role("link", name="back to the text").click()
    assert page.url.endswith("#use-bellecour.p144.3")
    assert panel.bounding_box()["y"] > 800
    context.close()


def test_footnotes_stand_beside_the_text_or_on_phones_below_it(browser: Any, site: Path) -> None:
    names = [f"bellecour.p015.n{number}" for number in (1, 2)]
    for width, beside in ((1400, True), (390, False)):
        page = browser.new_page(viewport={"width": width, "height": 800})
        page.goto((site / "bellecour/piquet.html").as_uri())
        text = page.locator("article").bounding_box()
        notes = [page.locator(f'[id="{name}"]').bounding_box() for name in names]
        mark = page.locator(f'[id="{names[0]}-mark"]').bounding_box()
        assert (notes[0]["x"] >= text["x"] + text["width"]) is beside
        assert (abs(notes[0]["y"] - mark["y"]) < 60) is beside
        assert notes[1]["y"] >= notes[0]["y"] + notes[0]["height"]
        page.close()


def test_a_law_is_found_from_the_home_page_by_links(browser: Any, site: Path) -> None:
    page = browser.new_page()
    page.goto((site / "index.html").as_uri())
    page.get_by_role("link", name="Games", exact=True).click()
    page.get_by_role("region", name="Games").get_by_role("link", name="Piquet", exact=True).click()
    page.get_by_role("link", name="The laws of Piquet").click()
    page.get_by_role("link", name="bellecour.piquet.laws.3", exact=True).click()
    assert page.url.endswith("law/bellecour.piquet.laws.3.html")
    assert "counts nothing" in page.locator(".words").inner_text()
    page.close()


def test_a_citation_and_a_report_are_copied(browser: Any, site: Path) -> None:
    page = browser.new_page()
    page.goto((site / "law/bellecour.ombre.laws.13.html").as_uri())
    page.locator("#report summary").click()
    report = page.locator("#report-text")
    assert "bellecour.ombre.laws.13" in report.input_value()
    mla = page.locator("#cite dl > div", has_text="MLA")
    words = mla.locator("dd > span").first.inner_text()
    mla.get_by_role("button", name="Copy").click()
    mla.get_by_text("Copied.").wait_for()
    report.focus()
    page.keyboard.press("Control+A")
    page.keyboard.press("Control+V")
    assert report.input_value().strip() == words.strip()
    page.close()


def test_a_lit_word_leads_to_its_test_and_back(browser: Any, site: Path) -> None:
    page = browser.new_page(java_script_enabled=False)
    page.goto((site / "law/bellecour.ombre.laws.13.html").as_uri())
    page.get_by_role("link", name="test 3", exact=True).click()
    assert page.url.endswith("#test-3")
    page.locator("#test-3 q a").click()
    assert page.url.endswith("#lit-3")
    assert page.locator(".copying").count() == 0
    page.close()


def test_a_record_is_saved_without_a_server(browser: Any, site: Path) -> None:
    page = browser.new_page(accept_downloads=True)
    page.goto((site / "law/bellecour.ombre.laws.13.html").as_uri())
    page.locator("#cite summary", has_text="RIS").click()
    with page.expect_download() as told:
        page.locator("#cite a[download$='.ris']").click()
    assert told.value.suggested_filename == "bellecour.ombre.laws.13.ris"
    assert Path(told.value.path()).read_text(encoding="utf-8").startswith("TY  - CHAP")
    page.close()


def test_a_law_in_print_has_its_words_and_its_citation(browser: Any, site: Path) -> None:
    page = browser.new_page()
    page.goto((site / "law/bellecour.ombre.laws.13.html").as_uri())
    page.emulate_media(media="print")
    assert page.locator(".words").is_visible()
    assert page.locator(".citation").is_visible()
    assert not page.locator("#report").is_visible()
    assert not page.locator(".copying").first.is_visible()
    page.close()
