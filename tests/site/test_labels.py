"""Labels in the language of the book: each stands in a template, and none is forgotten."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lawsofplay.base.project import find_project
from lawsofplay.model.edition import Edition
from lawsofplay.site.labels import FRENCH, labelled, law_title, numbered
from lawsofplay.site.library import Library

TEMPLATES = find_project(Path(__file__).parent).templates
_SAID_IN_PYTHON = {"Author", "Extent", "Language", "Place", "Title"}
"""Labels of a book's record, which lawsofplay.site.books makes."""


def test_every_label_stands_in_a_template() -> None:
    said = "".join(path.read_text(encoding="utf-8") for path in TEMPLATES.glob("*.html"))
    assert {it for it in FRENCH if it not in said} <= _SAID_IN_PYTHON


@pytest.mark.parametrize("name", ["law.html", "reading.html"])
def test_every_label_of_a_template_has_its_french(name: str) -> None:
    said = (TEMPLATES / name).read_text(encoding="utf-8")
    labels = re.findall(r"<(dt|h2|h3|summary|legend)(?: [^<>]*)?>([A-Z][a-z ]+)</\1>", said)
    # "Page" is the same in both.
    assert {words for _, words in labels} - FRENCH.keys() == {"Page"} & {it for _, it in labels}


def test_only_labels_are_changed() -> None:
    page = '<p>Cite</p><h2 id="x">Cite</h2><a href="law/a.html">cite</a><a href="#cite">cite</a>'
    assert labelled(page, "fr") == (
        '<p>Cite</p><h2 id="x" lang="fr">Citer</h2><a href="law/a.html">cite</a>'
        '<a href="#cite" lang="fr">citer</a>'
    )
    assert labelled(page, "en") == page


def test_laws_are_named_in_the_language_of_their_book(edition: Edition, library: Library) -> None:
    french, english = (edition.laws[f"{it}.quadrille.laws.3"] for it in ("academie", "bellecour"))
    assert (law_title(library, french), numbered(english)) == ("Quadrille: loi 3", "law 3")
    mall = next(law for law in edition.laws.values() if law.game == "mail" and law.language == "fr")
    assert law_title(library, mall).startswith(str(library.games["mail"]["fr"]))


def test_pages_of_the_french_book_have_french_labels(site: Path) -> None:
    french = (site / "law/academie.quadrille.laws.3.html").read_text(encoding="utf-8")
    english = (site / "law/bellecour.quadrille.laws.3.html").read_text(encoding="utf-8")
    assert "Citer</h2>" in french and "Dans le livre<" in french and "Cite</h2>" not in french
    assert "Cite</h2>" in english and "Dans le livre" not in english
