"""Citations and reports that a page makes by script are the same as Python's, on every page."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

from lawsofplay import citing as cite
from lawsofplay.base.files import read_text
from lawsofplay.base.project import Project
from lawsofplay.model.edition import Edition
from lawsofplay.site.citable import STYLE_NAMES, citable_path
from lawsofplay.site.library import Library
from tests.site.test_site import tree, words

ASKED = """
const { citation, cited, book } = globalThis.lawsofplay;
const pages = JSON.parse(require("fs").readFileSync(0, "utf8"));
console.log(JSON.stringify(pages.map(({ record, law, ...own }) => {
  const { styles, records } = citation(book, record ? { ...cited(record, law), ...own } : own);
  return [...styles.map(([, words]) => words.flat().join("")), ...records.map(({ text }) => text)];
})));
"""


def made_by_script(project: Project, siglum: str, pages: list[dict[str, Any]]) -> Any:
    """The forms of pages of a book, of what their sections say."""
    script = read_text(project.templates / "scripts/cite.js")
    program = read_text(project.site / citable_path(siglum)) + script + ASKED
    run = subprocess.run(
        ["node", "-e", program],
        input=json.dumps(pages),
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    return json.loads(run.stdout)


def said(path: Path) -> dict[str, Any]:
    """What a page says of what is cited: its record, and the section's own."""
    (section,) = tree(path).xpath("//section[@id='cite']")
    (record,) = tree(path).xpath("//head/script[@type='application/ld+json']/text()")
    return {
        "record": str(record),
        "address": json.loads(record)["identifier"],
        "law": bool(tree(path).xpath("//section[@id='report']")),
        "state": section.get("data-state"),
    }


@pytest.mark.parametrize("siglum", ["bellecour", "seymour", "academie", "quanti", "cotton"])
def test_every_page_is_cited_as_the_command_cites_it(
    project: Project, site: Path, edition: Edition, pages: list[Path], siglum: str
) -> None:
    citable = [page for page in pages if page.parent.name in ("law", siglum)]
    told = [said(path) for path in citable if tree(path).xpath("//section[@id='cite']")]
    told = [it for it in told if it["address"].partition(".")[0] == siglum]
    addresses = [it["address"] for it in told]
    assert sum(law.witness == siglum for law in edition.laws.values()) < len(told)
    for address, shown in zip(addresses, made_by_script(project, siglum, told), strict=True):
        if address in edition.laws:
            it = cite.citation(project, edition, address)
            assert shown == forms(it), address
        else:
            assert shown[-3].startswith(f"@incollection{{{address},")


def forms(it: cite.Citation) -> list[str]:
    """The forms of a citation in the order of the page."""
    styles = [str(cite.render(it, name)) for name in STYLE_NAMES]
    csl = json.dumps(cite.as_csl(it), ensure_ascii=False, indent=1)
    return [*styles, cite.as_bibtex(it) + "\n", cite.as_ris(it), csl]


def test_signs_of_tex_and_json_are_escaped(project: Project) -> None:
    page = {"address": "cotton.a", "title": 'Of "Cards" & 100%', "pages": "7", "state": "0"}
    *_, bibtex, _, csl = made_by_script(project, "cotton", [page])[0]
    assert 'title = {{Of "Cards" \\& 100\\% [cotton.a], in ' in bibtex
    assert json.loads(csl)["title"].startswith(f"{page['title']} ")


@pytest.mark.parametrize("name", ["law/academie.ombre.laws.13", "seymour/whist", "cotton/chess"])
def test_a_page_can_be_cited_in_every_form(page: Any, site: Path, name: str) -> None:
    page.goto((site / f"{name}.html").as_uri())
    assert page.locator("#cite dt").all_inner_texts() == list(STYLE_NAMES.values())
    folded = page.locator("#cite summary")
    assert folded.all_inner_texts() == ["BibTeX", "RIS", "CSL-JSON"]
    for ending, at in (("bib", 0), ("ris", 1)):
        link = page.locator(f"#cite a[download$='.{ending}']").get_attribute("href")
        held = unquote(link.partition(",")[2]).replace("\r\n", "\n").strip()
        assert held == page.locator("#cite pre").nth(at).text_content()
    assert json.loads(page.locator("#cite pre").nth(2).text_content())["type"] == "chapter"


def test_without_script_one_form_is_left(browser: Any, site: Path) -> None:
    context = browser.new_context(java_script_enabled=False)
    opened = context.new_page()
    opened.goto((site / "law/academie.ombre.laws.13.html").as_uri())
    assert "academie.ombre.laws.13" in opened.locator("#cite .citation").inner_text()
    context.close()


def test_a_report_is_ready_to_send(
    page: Any, site: Path, edition: Edition, library: Library
) -> None:
    law = edition.laws["academie.ombre.laws.13"]
    page.goto((site / f"law/{law.address}.html").as_uri())
    field = page.locator("#report textarea")
    assert page.locator(f"label[for='{field.get_attribute('id')}']").count() == 1
    text = field.input_value()
    for part in (law.address, library.version, "corpus/academie/pages/p197.txt"):
        assert part in text
    assert words(law.text) in words(text)
    assert page.locator("#report form").count() == 0
