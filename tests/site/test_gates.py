"""The whole site: without style and script, by keyboard, on paper, in its languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from lxml import html as parser

from lawsofplay.model.edition import Edition
from tests.site.test_browser import SAMPLE

READ = tuple(name for name in SAMPLE if name != "search.html")
"""Pages that need no script."""

BY_KEY = ("law/bellecour.piquet.laws.3.html", "topic/misdeal-price.html", "bellecour/piquet.html")


@pytest.mark.parametrize(
    "names",
    [BY_KEY, pytest.param(READ, marks=pytest.mark.long)],
    ids=["some", "all"],
)
def test_everything_is_read_without_style_and_script(
    browser: Any, site: Path, names: tuple[str, ...]
) -> None:
    """Without style and script no word is missing, and the order is the same.

    Script adds to these pages only buttons for copying.
    """
    context = browser.new_context(java_script_enabled=False)
    styled, plain = context.new_page(), context.new_page()
    plain.route("**/*.css", lambda route: route.abort())
    for name in names:
        shown = []
        for page in (styled, plain):
            page.goto((site / name).as_uri())
            shown.append(page.evaluate("document.querySelector('main').innerText").split())
        with_style, without = ([word.casefold() for word in words] for words in shown)
        rest = iter(without)
        missing = [word for word in with_style if word not in rest]
        assert missing == [], name
    context.close()


@pytest.mark.parametrize("name", BY_KEY)
def test_the_keyboard_alone_reaches_everything(browser: Any, site: Path, name: str) -> None:
    """Tab comes to each link, button and field once; the arrows choose among radio buttons."""
    page = browser.new_page()
    page.goto((site / name).as_uri())
    wanted = page.evaluate(
        """() => {
          const all = [...document.querySelectorAll(
            'a[href], button, summary, input:not([type=radio]), input:checked, textarea,'
            + '[tabindex="0"]')];
          window.reached = new Set();
          document.addEventListener('focusin', (event) => window.reached.add(event.target));
          window.wanted = all.filter((it) => it.checkVisibility() && !it.disabled);
          return window.wanted.length;
        }"""
    )
    for _ in range(wanted + 5):
        page.keyboard.press("Tab")
    left = page.evaluate(
        "window.wanted.filter((it) => !window.reached.has(it)).map((it) => it.outerHTML)"
    )
    assert left == []
    page.close()


def test_a_law_on_paper(browser: Any, site: Path) -> None:
    page = browser.new_page(viewport={"width": 700, "height": 990})
    page.goto((site / "law/bellecour.piquet.laws.3.html").as_uri())
    page.emulate_media(media="print")
    assert not page.locator("header nav").is_visible()
    assert page.locator(".words").is_visible()
    assert page.locator("#cite dd").first.is_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 700
    assert page.pdf(format="A4").startswith(b"%PDF")
    page.close()


def test_compared_from_the_home_page(browser: Any, site: Path) -> None:
    """From the home page to Compare, a topic, one of its laws, and back to the law's neighbours."""
    page = browser.new_page()
    page.goto((site / "index.html").as_uri())
    page.get_by_role("navigation", name="Site").get_by_role("link", name="Compare").click()
    page.get_by_role("link", name="The price of a misdeal, game by game").click()
    row = page.locator("table.glance tbody tr", has_text="Reversis")
    row.get_by_role("link", name="law 18").first.click()
    assert page.url.endswith("law/academie.reversis.laws.18.html")
    assert "l'on refait" in page.locator(".words").first.inner_text()
    page.get_by_role("link", name="The price of a misdeal, game by game").first.click()
    assert page.url.endswith("topic/misdeal-price.html")
    page.close()


def test_words_of_a_french_law_say_their_language_everywhere(
    pages: list[Path], edition: Edition
) -> None:
    """A quotation, cell or row linked with a law of the Académie is in an element marked French."""
    shown = 0
    for path in pages:
        if path.parent.name not in ("topic", "concordance", "games"):
            continue
        root: Any = parser.document_fromstring(path.read_bytes())
        for element in root.xpath(
            "//main//*[@lang='fr' or @lang='en'][self::q or self::p or self::div]"
        ):
            links = [str(h) for h in element.xpath(".//a[@class='numeral']/@href")]
            for link in links:
                law = edition.laws.get(link.rpartition("/")[2].removesuffix(".html"))
                if law is not None:
                    shown += 1
                    assert element.get("lang") == law.language, (path.name, law.address)
    assert shown > 500
