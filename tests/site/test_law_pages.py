"""The law page: lit words, other books, a case, evidence, citations, a report; the law's TEI."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest
from lxml import etree

from lawsofplay import citing as cite
from lawsofplay.base.project import find_project
from lawsofplay.gates import validate
from lawsofplay.gates.mutation.record import read_record
from lawsofplay.model.edition import Edition
from lawsofplay.model.tei import NAMESPACE, XML_ID, tag
from lawsofplay.rules.casebook.model import Row
from lawsofplay.rules.quotations import canonical
from lawsofplay.site.evidence import Evidence
from lawsofplay.site.fragments import fragment_path
from lawsofplay.site.laws import LawValues, law_pages
from lawsofplay.site.library import Library
from lawsofplay.site.lit import Lighting, lit
from lawsofplay.site.parallels import parallels
from lawsofplay.site.quoted import as_sentence
from tests.site.test_site import tree

REAL = find_project(Path(__file__).parent)


def law_page(site: Path, address: str) -> Any:
    return tree(site / "law" / f"{address}.html")


def text(element: Any) -> str:
    return " ".join(element.text_content().split())


# -- lit words --------------------------------------------------------------------------------


def tei(inside: str) -> Any:
    return etree.fromstring(f'<div xmlns="{NAMESPACE}" type="law">{inside}</div>')


def shown(law: Any) -> str:
    """A law with its lit stretches in brackets, each after the names of its quotations."""
    for mark in law.iter("lit"):
        mark.text = f"[{mark.get('n')}:{mark.text}]"
    return " ".join("".join(law.itertext()).split())


def test_words_are_lit_across_tags_lines_and_pages() -> None:
    law = tei('<p>He <hi>who\n deals</hi> <pb n="2"/>wrong, <pc>;</pc> pays</p>')
    assert shown(lit(law, [Lighting("1", "who deals wrong")])) == (
        "He [1:who deals] [1:wrong], ; pays"
    )


def test_stretches_overlap() -> None:
    made = lit(tei("<p>a b c d</p>"), [Lighting("1", "a b c"), Lighting("2", "b c d")])
    marks = [(m.get("n"), m.get("begins"), m.get("ends"), m.text) for m in made.iter("lit")]
    assert marks == [
        ("1", "1", None, "a "),
        ("1 2", "2", "1", "b c"),
        ("2", None, "2", " d"),
    ]


def test_whole_words_only_and_nothing_that_is_not_read() -> None:
    law = tei("<label>I deal</label><p>A dealer<note>to deal</note> may deal again</p>")
    assert shown(lit(law, [Lighting("1", "deal")])) == "I dealA dealerto deal may [1:deal] again"
    assert shown(lit(law, [Lighting("1", "nowhere at all")])).count("[") == 0


def test_words_that_decide_nothing_are_told_apart_and_lit_words_go_first() -> None:
    lightings = [Lighting("", "", inert=True, span=(2, 9)), Lighting("1", "c", span=(4, 5))]
    made = lit(tei("<p>a b c <hi>d e</hi></p>"), lightings)
    marks = [(m.get("n"), m.get("inert"), m.text) for m in made.iter("lit")]
    assert marks == [
        (None, "yes", "b "),
        ("1", None, "c"),
        (None, "yes", " "),
        (None, "yes", "d e"),
    ]


def test_words_are_lit_where_they_are_said_to_stand() -> None:
    law = tei("<p>deal and deal</p>")
    assert shown(lit(law, [Lighting("1", "deal", span=(9, 13))])) == "deal and [1:deal]"


def test_a_page_tells_how_the_words_of_its_law_stand(site: Path, library: Library) -> None:
    address = "seymour.piquet.pool.2"
    counts = library.words[address].counts
    page = law_page(site, address)
    (said,) = page.find_class("litkey")
    told = f"Words of the law: {counts.total()}; quoted: {counts['lit']};"
    assert f"{told} deciding nothing, underlined with dots: {counts['frame']}" in text(said)
    (words,) = page.find_class("words")
    inert = "".join(it.text_content() for it in words.find_class("inert"))
    assert inert == "which is called winning the Pool"
    why = "which is called winning the Pool (frame): it gives the winning its name"
    assert any(why in text(it) for it in page.iter("li"))


def test_the_books_reasons_are_lit_only_for_their_own_quotations() -> None:
    law = tei('<p>the same words</p><note type="reason"><p>the same words</p></note>')
    assert (
        shown(lit(law, [Lighting("1", "same words", True)])) == "the same wordsthe [1:same words]"
    )
    assert shown(lit(law, [Lighting("1", "same words")])) == "the [1:same words]the same words"


def test_the_law_itself_stays_dark(edition: Edition, library: Library) -> None:
    element = library.elements["bellecour.ombre.laws.13"]
    before = etree.tostring(element)
    lit(element, [Lighting("1", "if the Pack is false".capitalize())])
    assert etree.tostring(element) == before


def test_all_that_tests_quote_is_lit_and_linked(site: Path, library: Library) -> None:
    dark = []
    for address, quotations in library.quotations.items():
        root = law_page(site, address)
        words = root.xpath("//div[@class='words']")[0]
        for number, quotation in enumerate(quotations, 1):
            links = root.xpath(f"//*[@id='test-{number}']//q/a/@href")
            begun = [words.xpath(f".//*[@id='{str(link)[1:]}']") for link in links]
            ended = words.xpath(f".//sup[@class='by']/a[@href='#test-{number}']")
            parts = len(quotation.words)
            if not all(begun) or len(begun) != parts or len(ended) < parts:
                dark.append((address, quotation.words))
    assert dark == []


def test_the_cases_that_quote_a_law_stand_on_its_page(site: Path, library: Library) -> None:
    """Each has its heading, its words of the law and its tables with all rows."""
    quoted = library.quotations.items()
    laws = {
        address: found for address, found in quoted if any(quotation.is_case for quotation in found)
    }
    for address in sorted(laws)[::40]:
        names = dict.fromkeys(law.test_id for law in laws[address] if law.is_case)
        page = law_page(site, address)
        # What the law means in plain English is the heading of its one case.
        place = "./h3" if len(names) > 1 else "//div[@class='sense']//li"
        shown = page.xpath("//div[@class='quoting']")
        for name, block in zip(names, shown, strict=True):
            case = library.cases[name]
            assert text(block.xpath(place)[0]) == as_sentence(case.heading)
            words = [law.words for law in laws[address] if law.test_id == name]
            assert [text(q).strip("“”") for q in block.xpath(".//q")] == [
                canonical(part) for parts in words for part in parts
            ]
            rows = [row for question in case.all_questions for row in question.rows]
            lines = block.xpath(".//table[@class='case']//tr[td[not(@colspan)]]")
            # The columns stand in the order in which the rows first give the facts.
            told = [sorted(filter(None, map(text, line.xpath("./td")))) for line in lines]
            assert told == [sorted(_cells(row)) for row in rows], name


def _cells(row: Row) -> list[str]:
    answer = f"{'refused: ' * row.refused}{row.answer}"
    return [*(value for _, value in row.facts if value), answer]


def test_the_place_of_tests_in_python_is_named(site: Path, library: Library) -> None:
    address = "bellecour.belle.8"
    tests = [quotation for quotation in library.quotations[address] if not quotation.is_case]
    places = law_page(site, address).xpath("//ul[@class='tests']/li//code")
    assert [text(place) for place in places] == [test.test_id for test in tests] != []
    assert "def test_" not in text(law_page(site, address).xpath("//section[@id='tests']")[0])


def test_the_words_of_a_quotation_are_the_words_lit(site: Path) -> None:
    words = law_page(site, "bellecour.ombre.laws.13").xpath("//div[@class='words']")[0]
    marks = [mark.text_content() for mark in words.xpath(".//mark")]
    assert "the Deal is void, if it is perceived in playing" in "".join(marks)


# -- other books ------------------------------------------------------------------------------


def test_the_law_stands_beside_that_of_other_books(site: Path) -> None:
    cards = law_page(site, "bellecour.ombre.laws.13").xpath("//section[@id='books']//div/div")
    assert [text(card.xpath("./p[1]")[0]) for card in cards] == [
        "Académie, Ombre, law 13, pp. 197–198",
        "The Compleat Gamester, Ombre, law 37, p. 76",
        "The Compleat Gamester, Ombre, law 38, p. 76",
    ]
    assert cards[0].xpath("./p[@class='twin']/@lang") == ["fr"]
    assert "differs" in text(
        law_page(site, "bellecour.ombre.laws.13").xpath("//*[@id='beside']")[0]
    )


def test_what_equals_a_law_leads_to_further_books(edition: Edition, library: Library) -> None:
    found = {
        other.through: other.law.witness
        for law in edition.laws.values()
        if law.witness == "academie"
        for other in parallels(library, law, "law/a.html").others
        if other.through
    }
    assert set(found.values()) >= {"seymour"}
    assert "bellecour" in {name.partition(".")[0] for name in found}


# -- a case -----------------------------------------------------------------------------------


def test_every_law_that_runs_has_a_case_with_its_tree(site: Path, library: Library) -> None:
    without = [a for a in library.rules if not law_page(site, a).xpath("//section[@id='case']")]
    assert without == []


def test_a_case_tells_its_facts_conditions_and_result(site: Path) -> None:
    case = law_page(site, "bellecour.ombre.laws.13").xpath("//section[@id='case']")[0]
    shown = text(case)
    assert "A card is wanting; it is found after three tricks." in shown
    assert "The deal counts for nothing." in shown
    assert "Met: too many, or too few Cards" in shown
    assert "Not met: two of the same sort" in shown
    beside = law_page(site, "bellecour.ombre.laws.13").xpath("//section[@id='beside']")[0]
    assert beside.xpath(".//a[contains(@href, 'topic/')]")


# -- evidence ---------------------------------------------------------------------------------


def test_faults_tried_and_those_not_found(site: Path, library: Library) -> None:
    """The law's page counts them, and the function's page lists them."""
    record = read_record(REAL)
    name, tried = next(
        (n, it) for n, it in record.items() if it.survivors and n in library.functions
    )
    address = library.functions[name].addresses[0]
    (told,) = law_page(site, address).xpath("//section[@id='function']")
    assert f"Of {tried.tried} faults put into it" in text(told)
    file, _, place = str(told.xpath(f".//a[.='{name}']/@href")[0])[3:].partition("#")
    shown = text(tree(site / file).xpath(f"//section[@id='{place}']")[0])
    assert f"{tried.tried} faults were put into it" in shown
    assert canonical(tried.survivors[0][1]) in shown
    assert "Not explained yet" not in shown


def test_engines_of_others_stand_on_the_laws_that_their_record_names(site: Path) -> None:
    shown = text(law_page(site, "seymour.backgammon.4").xpath("//section[@id='evidence']")[0])
    assert "OpenSpiel: backgammon" in shown
    assert "A Back-Gammon, 3, wherever the man stands" in shown
    assert "test_backgammon_oracle.py" in shown


def test_examples_stand_on_the_laws_whose_tests_run_them(site: Path) -> None:
    pages = [
        p for p in (site / "law").glob("*.html") if "A worked example of" in p.read_text("utf-8")
    ]
    assert len(pages) > 50


def test_a_seal_that_does_not_hold_is_told(library: Library, edition: Edition) -> None:
    law = edition.laws["bellecour.ombre.laws.13"]
    rule = library.functions["ombre.packs.false_pack"]
    evidence = Evidence(library)
    assert evidence.seal(rule, law).state == "sealed"
    changed = type(law)(**{**vars(law), "text": law.text.replace("stands good", "is void")})
    found = evidence.seal(rule, changed)
    assert (found.state, "[-stands good.-] {+is void.+}" in found.difference) == ("suspect", True)
    assert evidence.tried(rule.name, "another source").now is False  # type: ignore[union-attr]
    assert evidence.tried("no.such.function", "") is None


def test_pages_are_made_alike_twice(library: Library) -> None:
    first, second = (next(iter(law_pages(library))).values for _ in range(2))
    assert isinstance(first, LawValues) and isinstance(second, LawValues)
    assert str(first.case) == str(second.case)
    assert first.json_ld == second.json_ld


# -- cite and report --------------------------------------------------------------------------


def test_the_head_of_laws_and_reading_pages(site: Path, pages: list[Path]) -> None:
    citable = [page for page in pages if page.parent.name == "law"][::40]
    citable += [site / "bellecour/piquet.html", site / "academie/quadrille.html"]
    for page in citable:
        root = tree(page)
        (script,) = root.xpath("//head/script[@type='application/ld+json']")
        data = json.loads(script.text)
        meta = {m.get("name"): m.get("content") for m in root.xpath("//head/meta[@name]")}
        assert data["@type"] == "Chapter"
        book, edition = (told(page, whole["@id"]) for whole in data["isPartOf"])
        assert (book["@type"], edition["@type"]) == ("Book", "CreativeWork")
        assert edition["name"] == meta["citation_book_title"]
        assert f" in {book['name']} (" in meta["citation_title"]
        assert meta["citation_title"].startswith(f"{data['name']} [{data['identifier']}], in ")


def told(page: Path, name: str) -> Any:
    """The record to which another leads by its name."""
    target = page.parent / name.partition("#")[0]
    (script,) = tree(target.resolve()).xpath("//head/script[@type='application/ld+json']")
    record = json.loads(script.text)
    assert record["@id"] == f"index.html#{name.partition('#')[2]}"
    return record


def test_every_page_says_how_it_is_cited(site: Path, pages: list[Path], library: Library) -> None:
    for page in pages:
        line = text(tree(page).xpath("//p[@class='citation'][contains(., 'version')]")[-1])
        assert f"version {library.version}, {library.release.date.isoformat()}" in line, page
        path = page.relative_to(site).as_posix()
        assert path in line or "[" in line, page


def test_the_citation_without_script_is_that_of_the_command(site: Path, edition: Edition) -> None:
    address = "seymour.billiards.orders-in-verse.5"
    line = text(law_page(site, address).xpath("//section[@id='cite']/p[@class='citation']")[0])
    assert cite.as_text(cite.citation(REAL, edition, address)) in line


# -- the law's TEI ----------------------------------------------------------------------------


def test_every_law_has_its_tei(site: Path, edition: Edition) -> None:
    for address, law in edition.laws.items():
        root = etree.parse(str(site / fragment_path(address))).getroot()
        (found,) = (el for el in root.iter(tag("div"), tag("seg")) if el.get(XML_ID) == address)
        book = f"../../downloads/{law.witness}.xml"
        assert root.xpath("string(//*[local-name()='ref']/@target)") == f"{book}#{address}"
        pages = [page.get("n") for page in root.iter(tag("pb"))]
        assert pages[0] == law.pages[0], address
        assert found.getparent() is not None
        pointers = " ".join(
            it.get("ana", "") + it.get("resp", "") for it in root.iter(etree.Element)
        )
        assert not re.search(r"(^|\s)#", pointers), address
    page = law_page(site, "bellecour.ombre.laws.13")
    assert page.xpath("//a[@rel='alternate'][@type='application/tei+xml']/@href") == [
        "../downloads/law/bellecour.ombre.laws.13.xml"
    ]


def test_the_tei_of_laws_is_valid(site: Path) -> None:
    schema = validate.find_tei_all(REAL.root)
    if schema is None:
        told = "tei_all.rng (TEI P5) is not here; set TEI_ALL_RNG to its path"
        if os.environ.get("CI"):
            pytest.fail(told)
        pytest.skip(told)
    assert validate.jing(schema, sorted((site / "downloads" / "law").glob("*.xml"))[::5]) == []


# -- glosses ----------------------------------------------------------------------------------


def test_glosses_have_no_signs_of_their_own(site: Path, library: Library) -> None:
    for address in list(library.rules)[::25]:
        for gloss in law_page(site, address).xpath(
            "//section[@id='function']/h3/following-sibling::p[1]"
        ):
            assert "``" not in text(gloss), address


def test_what_a_fact_may_be_computed_from_is_listed(site: Path) -> None:
    """In the list of facts, below the fact itself, each with its gloss."""
    page = law_page(site, "seymour.ombre.laws.40")
    way = str(page.xpath("//section[@id='function']/h3/a/@href")[-1])
    file, _, name = way.removeprefix("../").partition("#")
    (function,) = tree(site / file).xpath(f"//section[@id='{name}']")
    listed = text(function)
    assert "In its place may be given hand, trick, card_played and trump, from which" in listed
    assert "card_played: the card that the player plays" in listed
