"""The reading pages: heads, spellings, terms, pages as received, and the glossary."""

from __future__ import annotations

from pathlib import Path

from lawsofplay.model.edition import Edition
from lawsofplay.model.leaves import leaf_of
from lawsofplay.model.tei import XML_ID, tag
from lawsofplay.site.library import Library
from tests.site.test_site import tree


def test_a_reading_page_tells_witness_pages_state_and_version(site: Path, library: Library) -> None:
    for sheet in library.map.sheets:
        told = tree(site / sheet.path).xpath("string(//p[@class='witness'])")
        assert library.witnesses[sheet.witness].date in told
        assert f"version {library.version}" in told


def test_every_page_number_leads_to_the_page_as_received(site: Path, library: Library) -> None:
    breaks = (page for root in library.edition.roots.values() for page in root.iter(tag("pb")))
    # A page of cotton was received as a part of its block.
    leaves = {page.get(XML_ID): leaf_of(page) for page in breaks}
    assert leaves["cotton.p047"] == "cotton.b03"
    for sheet in library.map.sheets:
        root = tree(site / sheet.path)
        numbers = root.xpath("//article//a[contains(@class, 'pb') and @id]/@id")
        scans = root.xpath("//article//a[@class='pb scan']/@href")
        assert [
            f"{leaves[name].replace('.', '/scan/').partition('/')[2]}.html" for name in numbers
        ] == scans


def test_the_style_sheet_has_a_name_for_every_footnote(site: Path, pages: list[Path]) -> None:
    style = (site / "style.css").read_text(encoding="utf-8")
    most = max(len(tree(path).xpath("//div[@class='footnotes']//li")) for path in pages)
    assert most > 1
    assert f"--n{most}: --n{most};" in style


def test_a_regular_spelling_is_hidden_beside_the_printed_one(site: Path) -> None:
    root = tree(site / "bellecour/piquet.html")
    printed, regular = root.xpath("//span[@class='orig']"), root.xpath("//span[@class='reg']")
    pairs = {(a.text, b.text) for a, b in zip(printed, regular, strict=True)}
    assert ("tho'", "though") in pairs
    assert all(span.get("hidden") is not None for span in regular)
    told = root.xpath("string(//label[input/@id='spelling-regular'])")
    assert f"({len(printed)} words)" in told


def test_terms_are_linked_with_what_their_book_says(site: Path) -> None:
    root = tree(site / "bellecour/ombre.html")
    link = root.xpath("//article//a[@id='use-bellecour.p144.3']")[0]
    assert link.text_content().lower() == "basto"
    panel = root.xpath("//div[@id='term-bellecour.p144.3']")[0]
    assert "That is the Ace of Clubs" in panel.text_content()
    assert link.get("href") == f"#{panel.get('id')}"
    assert panel.xpath(".//a/@href")[0] == "quadrille.dictionary.html#bellecour.p144.3"
    # In the dictionary itself a term leads to its entry.
    own = tree(site / "bellecour/quadrille.dictionary.html").xpath("//a[@class='term']/@href")
    assert own
    assert all(str(href).startswith("#bellecour.p") for href in own)
    assert tree(site / "cotton/chess.html").xpath("//a[@class='term']") == []


def test_the_glossary_has_every_entry_of_the_dictionaries(site: Path, edition: Edition) -> None:
    shown = set(tree(site / "glossary.html").xpath("//div[@class='ruling']//a/@href"))
    for root in edition.roots.values():
        for entry in root.iter("{http://www.tei-c.org/ns/1.0}entry"):
            name = entry.get("{http://www.w3.org/XML/1998/namespace}id")
            headless = not "".join(map(str, entry[0].itertext())).strip(" .,:;")
            assert headless or any(str(href).endswith(f"#{name}") for href in shown), name
