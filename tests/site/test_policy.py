"""What a page may do: load its own files, run only those scripts, link only to pages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from lxml import html as parser

from lawsofplay.base.project import Project
from lawsofplay.site.editorial import report_html
from tests.elements import elements, texts

ALLOWED = {
    "default-src": "'none'",
    "script-src": "'self' file:",
    "style-src": "'self' file:",
    "style-src-attr": "'unsafe-inline'",
    "font-src": "'self' file:",
    "img-src": "'self' file: data:",
    "base-uri": "'none'",
    "form-action": "'self' file:",
}
"""The whole policy. Pages themselves hold styles only as attributes."""

WORKS = "search.html"
"""The one page that has a worker."""

LAW = "law/bellecour.piquet.laws.3.html"


GOOD = re.compile("https?:|mailto:")
"""Where a link may lead, besides the files of the site."""


def test_every_page_keeps_the_policy(pages: list[Path]) -> None:
    """The policy stands before all that it governs; no page holds a script or a strange link."""
    for path in pages:
        root = parser.document_fromstring(path.read_bytes())
        worker = {"worker-src": "blob:"} if path.name == WORKS else {}
        assert policy(root) == ALLOWED | worker, path
        kinds = {element.get("type") for element in elements(root, "//script[not(@src)]")}
        assert kinds <= {"application/json", "application/ld+json"}, path
        assert not root.xpath("//style | //@*[starts-with(name(), 'on')]"), path
        links = texts(root, "//@href | //@src | //@action")
        assert [
            link for link in links if re.match("[a-z]+:", link) and not GOOD.match(link)
        ] == [], path


def policy(root: Any) -> dict[str, str]:
    """The policy of a page, which must follow the name of its encoding."""
    (first,) = root.xpath("/html/head/meta[@charset]/following-sibling::*[1]")
    assert first.get("http-equiv") == "Content-Security-Policy"
    parts = (part.strip().partition(" ") for part in first.get("content").split(";"))
    return {name: value for name, _, value in parts}


@pytest.mark.parametrize("text", ["<script>alert(1)</script>", "<img src=x onerror=alert(1)>"])
def test_marks_in_a_report_are_text(text: str, tmp_path: Path) -> None:
    project = Project(tmp_path)
    file = project.docs / "editorial/cotton.md"
    file.parent.mkdir(parents=True)
    file.write_text(f"# Report\n\nThe page {text} is *torn*. [here](javascript:alert(1))\n")
    shown = report_html(project, "cotton")
    assert "<em>torn</em>" in shown
    assert text.replace("<", "&lt;").replace(">", "&gt;") in shown
    assert "<script" not in shown
    assert "<img" not in shown
    assert "<a " not in shown


def test_a_script_that_comes_into_a_page_is_not_run(browser: Any, site: Path) -> None:
    page = browser.new_page()
    page.goto((site / LAW).as_uri())
    page.evaluate(
        """() => {
          const script = document.createElement('script');
          script.textContent = 'window.ran = 1';
          document.body.append(script);
          document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.ran = 2">');
        }"""
    )
    page.wait_for_timeout(200)
    assert page.evaluate("window.ran") is None
    # The page's own scripts still run.
    assert page.locator("button").count() > 0
    page.close()
