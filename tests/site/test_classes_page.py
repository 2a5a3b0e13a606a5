"""The Accuracy page counts the sentences by class, and the home page says how many rules run."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from lawsofplay.base.project import Project, find_project
from lawsofplay.gates.classing.agreement import agreement
from lawsofplay.gates.classing.assigning import OPEN, Classed, classing_of
from lawsofplay.gates.classing.counting import class_report
from lawsofplay.model.edition import Edition, load_edition
from lawsofplay.model.vocabulary import CLASSES
from lawsofplay.pipeline.render import page_bytes
from lawsofplay.rules.coverage import coverage_report
from lawsofplay.rules.registry import rules_by_law
from lawsofplay.site import templates
from lawsofplay.site.about import about_pages, home_page
from lawsofplay.site.library import Library
from lawsofplay.site.page import Page

PROJECT = find_project(Path(__file__).parent)
PAIRS = {"a": ("rule", "rule"), "b": ("rule", "rule"), "c": ("rule", "advice")}


@pytest.fixture(scope="module")
def edition() -> Edition:
    return load_edition(PROJECT)


@pytest.fixture(scope="module")
def coverage(edition: Edition) -> dict[str, Any]:
    return coverage_report(PROJECT, edition)


def library(
    edition: Edition, coverage: dict[str, Any], classed: list[Classed], pairs: Any
) -> Library:
    """The site's view of the edition, its sentences classed otherwise."""
    made = Library(PROJECT, edition, coverage)
    report = class_report(classed, rules_by_law().keys())
    made.__dict__["classes"] = {**report, "agreement": agreement(pairs)}
    return made


def shown(made: Library, page: Page) -> Any:
    from lxml import html

    environment = templates.environment(Project(PROJECT.root).templates)
    return html.document_fromstring(page_bytes(environment, made, page))


def accuracy(made: Library) -> Any:
    page = next(it for it in about_pages(made, None) if it.path == "about/accuracy.html")
    return shown(made, page)


def cells(root: Any, label: str) -> dict[str, list[str]]:
    (table,) = root.xpath("//div[@aria-label=$label]/table", label=label)
    rows = table.xpath(".//tbody/tr")
    return {
        row.xpath("th")[0].text_content(): [it.text_content() for it in row.xpath("td")]
        for row in rows
    }


def closed(some: list[Classed]) -> list[Classed]:
    """All that has no class is taken for advice."""
    return [
        Classed(classed.sentence, "advice") if classed.name == OPEN else classed for classed in some
    ]


def test_the_table_counts_what_the_edition_has(edition: Edition, coverage: dict[str, Any]) -> None:
    classed = classing_of(PROJECT, edition).sentences
    found = cells(accuracy(library(edition, coverage, classed, {})), "Sentences by class and book")
    made = Library(PROJECT, edition, coverage)
    assert [*found] == [*(book.short_title for book in made.witnesses.values()), "all"]
    counted = Counter((it.sentence.witness, it.name) for it in classed)
    for siglum, book in made.witnesses.items():
        wanted = [counted[siglum, name] for name in (*CLASSES, OPEN)]
        assert [int(it.replace(",", "")) for it in found[book.short_title]] == wanted


def test_no_share_before_all_is_classed(edition: Edition, coverage: dict[str, Any]) -> None:
    classed = closed(classing_of(PROJECT, edition).sentences)
    opened = [Classed(classed[0].sentence, OPEN), *classed[1:]]
    root = accuracy(library(edition, coverage, opened, {}))
    assert f"Without a class so far: 1 of {len(classed):,} sentences." in root.text_content()
    assert cells(root, "Rules of play by book")["all"][-1] == "–"
    home = shown(made := library(edition, coverage, opened, {}), home_page(made)).text_content()
    rules = sum(it.name == "rule" for it in classed)
    assert f"of {rules} sentences that state rules of play" not in home


def test_the_share_when_all_is_classed(edition: Edition, coverage: dict[str, Any]) -> None:
    classed = closed(classing_of(PROJECT, edition).sentences)
    made = library(edition, coverage, classed, PAIRS)
    root = accuracy(made)
    rules = sum(it.name == "rule" for it in classed)
    assert f"Of {rules:,} sentences that state a rule of play" in root.text_content()
    assert (
        f"of {rules} sentences that state rules of play"
        in shown(made, home_page(made)).text_content()
    )


def test_the_two_classings(edition: Edition, coverage: dict[str, Any]) -> None:
    classed = closed(classing_of(PROJECT, edition).sentences)
    root = accuracy(library(edition, coverage, classed, PAIRS))
    assert "Of 3 sentences, 2 were given the same class twice." in " ".join(
        root.text_content().split()
    )
    assert cells(root, "First and second class") == {"rule": ["2", "1"], "advice": ["0", "0"]}
    bare = accuracy(library(edition, coverage, classed, {}))
    assert "No sentence has been classed a second time." in bare.text_content()
