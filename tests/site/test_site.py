"""The site of the five books as a whole: complete, with sound links, light, reproducible."""

from __future__ import annotations

import gzip
import posixpath
import re
from collections import Counter
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from lxml import html as parser

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project, find_project
from lawsofplay.base.staging import staged
from lawsofplay.citing.links import links_of, place
from lawsofplay.model.edition import Edition
from lawsofplay.model.licences import TERMS
from lawsofplay.pipeline import built, steps
from lawsofplay.pipeline.render import write_pages
from lawsofplay.proof.emendations import COLUMNS
from lawsofplay.site.about import AccuracyTable, about_pages, accuracy_table
from lawsofplay.site.library import Library
from lawsofplay.site.programs import code_path
from lawsofplay.site.scans import log_path
from tests.conftest import linked_project
from tests.site.conftest import snapshot

TREES: dict[Path, Any] = {}


def tree(path: Path) -> Any:
    """A page, parsed once."""
    if path not in TREES:
        TREES[path] = parser.document_fromstring(path.read_bytes())
    return TREES[path]


def names(path: Path) -> list[str]:
    return [str(name) for name in tree(path).xpath("//@id")]


def words(text: str) -> str:
    return re.sub(r"[\s\u202f]+", "", text)


def test_identifiers_are_unique_on_every_page(pages: list[Path]) -> None:
    twice = {p.name: [n for n, c in Counter(names(p)).items() if c > 1] for p in pages}
    assert not {name: found for name, found in twice.items() if found}


def test_every_link_leads_somewhere(site: Path, pages: list[Path]) -> None:
    files = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    known = {path.relative_to(site).as_posix(): set(names(path)) for path in pages}
    broken = []
    for path in pages:
        here = path.relative_to(site).as_posix()
        for link in map(str, tree(path).xpath("//@href | //@src | //@action")):
            if "://" in link or link.startswith("data:"):
                continue
            place, _, fragment = link.partition("#")
            # The query of a page's address (desk.html: which game) leads to no other page.
            file = place.partition("?")[0]
            folder = posixpath.dirname(here)
            target = posixpath.normpath(posixpath.join(folder, unquote(file))) if file else here
            # A ruling's address leads to the form of its law.
            name = "trying" if fragment.startswith("ask=") else unquote(fragment)
            missing = fragment and name not in known.get(target, set())
            if target not in files or missing:
                broken.append((here, link))
    assert broken == []


def test_no_page_asks_anything_of_another_host(pages: list[Path], library: Library) -> None:
    licences = {witness.licence_url for witness in library.witnesses.values()}
    licences |= {terms.url for terms in TERMS.values()}
    for path in pages:
        links = tree(path).xpath("//@href | //@src | //@action | //@srcset")
        outside = {link for link in map(str, links) if re.match(r"[a-z]+:|//", link)}
        # A link may hold its data itself, such as a citation to save.
        assert {link for link in outside if not link.startswith("data:")} <= licences, path


def test_the_style_sheet_asks_for_fonts_of_the_site_alone_and_is_small(site: Path) -> None:
    style = (site / "style.css").read_text(encoding="utf-8")
    asked = re.findall(r"url\(([^)]*)\)", style)
    assert asked
    for address in (name.strip("\"'") for name in asked):
        assert re.fullmatch(r"fonts/[a-z0-9-]+\.woff2", address)
        assert (site / address).is_file()
    sent = [face for face in re.findall(r"@font-face {[^}]*}", style) if "url(" in face]
    assert len(sent) == style.count("font-display: optional") == len(asked)
    assert "@import" not in style
    assert len(gzip.compress(style.encode())) <= 15_000


def test_the_fonts_come_with_their_licence_and_are_light(site: Path) -> None:
    assert "SIL Open Font License, Version 1.1" in (site / "fonts/OFL.txt").read_text("utf-8")
    assert sum(path.stat().st_size for path in site.glob("fonts/*.woff2")) <= 250_000


def test_every_law_has_a_page_with_its_words(site: Path, edition: Edition) -> None:
    for address, law in edition.laws.items():
        root = tree(site / "law" / f"{address}.html")
        body = root.xpath("//div[@class='words']")[0]
        for extra in body.xpath(
            ".//*[@class='reason' or @class='numeral' or @class='corr' or @class='footnotes']"
            "| .//sup[@class='fn' or @class='by']"
        ):
            _cut(extra)
        shown = words(body.text_content())
        for sign in ("[", "]", "…"):
            shown = shown.replace(sign, "")
        expected = words(law.text)
        for sign in ("[", "]", "…"):
            expected = expected.replace(sign, "")
        assert expected in shown, address


def _cut(element: Any) -> None:
    """Take an element out, and leave the text after it."""
    parent, tail = element.getparent(), element.tail or ""
    assert parent is not None
    before = element.getprevious()
    if before is not None:
        before.tail = (before.tail or "") + tail
    else:
        parent.text = (parent.text or "") + tail
    parent.remove(element)


def test_law_pages_carry_address_state_citation_and_the_books_title(
    site: Path, edition: Edition
) -> None:
    law = edition.laws["bellecour.piquet.laws.3"]
    page = (site / "law/bellecour.piquet.laws.3.html").read_text(encoding="utf-8")
    root: Any = parser.document_fromstring(page)
    meta = {m.get("name"): m.get("content") for m in root.xpath("//meta[@name]")}
    assert meta["citation_title"] == (
        f"Piquet, law III [{law.address}], in The Academy of Play (1764?), p. {law.pages[0]}"
    )
    assert meta["citation_book_title"] == "The Laws of Play"
    assert "academie.piquet.laws.3" in root.text_content()
    assert root.xpath("//a[@rel='prev']/@href") == ["bellecour.piquet.laws.2.html"]
    assert root.xpath("//a[@rel='next']/@href") == ["bellecour.piquet.laws.4.html"]


def test_functions_and_tests_stand_on_the_page_of_their_law(site: Path, library: Library) -> None:
    assert library.rules, "no law runs"
    for address, rules in library.rules.items():
        root = tree(site / "law" / f"{address}.html")
        shown = root.text_content()
        links = root.xpath("//section[@id='function']//a/@href")
        for rule in rules:
            assert rule.name in shown
            name = rule.function.__name__
            assert f"../{code_path(rule, name)}" in links
            source = tree(site / code_path(rule))
            assert source.xpath(f"//section[@id='{name}']//a[@href='#source-{name}']")
            assert source.xpath(f"//pre//a[@id='source-{name}']")
            assert f"def {name}(" in source.xpath(f"string(//pre[.//a[@id='source-{name}']])")
        for quotation in library.quotations.get(address, []):
            quoted = [q.text_content() for q in root.xpath("//section[@id='tests']//q")]
            assert set(quotation.words) <= set(quoted), address


def test_everything_named_has_its_place(site: Path, edition: Edition, library: Library) -> None:
    wanted = [*edition.divisions, *(p.anchor for p in edition.paragraphs), *edition.laws]
    wanted += [f"{law.witness}.{law.anchor}" for law in edition.laws.values()]
    for name in wanted:
        file, _, fragment = place(library.map, name).partition("#")
        path = site / file
        assert not fragment or fragment in names(path), name
        assert path.is_file(), name


def test_links_of_an_edition(edition: Edition) -> None:
    link = links_of(edition)
    assert link("bellecour.piquet.laws.3") == "law/bellecour.piquet.laws.3.html"
    assert link("bellecour.p021") == "bellecour/piquet.html#bellecour.p021"
    assert link("bellecour") == "bellecour/index.html"
    assert link("bellecour.piquet") == "bellecour/piquet.html"
    with pytest.raises(InputError, match="no such place"):
        link("bellecour.p999")


def test_every_paragraph_can_be_read(site: Path, edition: Edition, library: Library) -> None:
    shown: dict[str, str] = {}
    for paragraph in edition.paragraphs:
        file = place(library.map, paragraph.anchor).partition("#")[0]
        if file not in shown:
            shown[file] = _bare(tree(site / file))
        first = words(paragraph.text)[:12]
        assert re.sub(r"[\[\]…*†‡§|]", "", first)[:8] in shown[file], paragraph.anchor


def _bare(root: Any) -> str:
    """The text of a reading page without page numbers, marks of notes and numbers of rules."""
    furniture = "ancestor::a[contains(@class, 'pb')] or ancestor::sup"
    pieces = root.xpath(f"//article//text()[not({furniture} or ancestor::*[@hidden])]")
    return re.sub(r"[\[\]…*†‡§|]", "", words("".join(map(str, pieces))))


def test_every_page_break_stands_once(site: Path, edition: Edition, pages: list[Path]) -> None:
    shown = Counter(
        str(name) for path in pages for name in tree(path).xpath("//article//a[@class]/@id")
    )
    breaks = [
        str(pb.get("{http://www.w3.org/XML/1998/namespace}id"))
        for root in edition.roots.values()
        for pb in root.iter("{http://www.tei-c.org/ns/1.0}pb")
    ]
    assert {name: shown[name] for name in breaks if shown[name] != 1} == {}


def test_each_page_has_one_first_heading_a_title_and_landmarks(pages: list[Path]) -> None:
    for path in pages:
        root = tree(path)
        assert len(root.xpath("//h1")) == 1, path
        assert len(root.xpath("//main")) == 1, path
        assert root.xpath("//html/@lang") == ["en"], path
        assert root.xpath("string(//title)").strip(), path
        assert root.xpath("//a[@class='skip']/@href") == ["#main"], path


def test_french_text_says_that_it_is_french(site: Path) -> None:
    assert tree(site / "academie/piquet.html").xpath("//article/@lang") == ["fr"]
    assert tree(site / "law/academie.piquet.laws.3.html").xpath("//div[@class='words']/@lang") == [
        "fr"
    ]


def test_parallel_lists_stand_side_by_side(site: Path) -> None:
    twins = tree(site / "games/laws/piquet.html").xpath("//section[@class='list twins']")
    assert len(twins) == 1
    rows = twins[0].xpath(".//div[@class='row']")
    assert len(rows) == 26
    assert [div.get("lang") for div in rows[0]] == ["en", "fr"]


def test_pages_are_light(pages: list[Path]) -> None:
    heavy = {path.name: len(gzip.compress(path.read_bytes(), mtime=0)) for path in pages}
    assert {name: size for name, size in heavy.items() if size > 60_000} == {}


@pytest.mark.long
def test_the_same_edition_gives_the_same_bytes_and_only_its_own_files(
    project: Project, site: Path, tmp_path: Path
) -> None:
    """Site, downloads and search index, built again over an older site in another folder."""
    own = linked_project(project, tmp_path)
    for old in ("law/gone.html", "old/page.html", "search/gone-1.js", "downloads/gone.csv"):
        path = own.site / old
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("old", encoding="utf-8")
    own.index.mkdir()
    with staged(own) as fresh:
        for _ in steps.render(fresh):
            pass
    made, before = snapshot(own.site), snapshot(site)
    before.pop(built.NAME, None)  # written when the whole line is done
    assert made.keys() == before.keys()
    assert [name for name in made if made[name] != before[name]] == []
    assert not (own.site / "old").exists()


def test_no_page_tells_where_or_when_it_was_made(project: Project, pages: list[Path]) -> None:
    for path in pages:
        assert str(project.root) not in path.read_text(encoding="utf-8"), path


def test_the_accuracy_table_shows_any_rows() -> None:
    table = accuracy_table([{"layer": "a", "harm_rate": 0.001}, {"layer": "b", "n": 3}])
    assert table.heads == ["layer", "harm rate %", "n"]
    assert table.rows == [["a", "0.10", "–"], ["b", "–", "3"]]
    assert accuracy_table([]) == AccuracyTable([], [])


ACCURACY = {
    "layers": [
        {"book": "cotton", "layer": "received", "words wrong": 0.04, "harm": 0.0, "removed": None},
        {"book": "cotton", "layer": "tei", "words wrong": 0.01, "harm": 0.001, "removed": 0.8},
    ],
    "ablation": [{"book": "cotton", "rule": "pages", "errors that it removes": 12}],
    "changes": {"cotton": {}},
}


def test_figures_stand_in_short_and_book_by_book(
    project: Project, edition: Edition, library: Library, tmp_path: Path
) -> None:
    own = Library(linked_project(project, tmp_path), edition, library.coverage)
    shown = [page for page in about_pages(own, ACCURACY) if page.path == "about/accuracy.html"]
    write_pages(own, shown)
    root = tree(own.project.site / "about/accuracy.html")
    short, *more = root.xpath("//h2[@id='classes']/preceding::table")
    assert [cell.text_content() for cell in short.xpath(".//td")][:3] == ["4.00", "1.00", "0.10"]
    assert [len(table.xpath(".//tbody/tr")) for table in more] == [2, 1]
    assert len(root.xpath("//h2[@id='classes']/preceding::details")) == 2


def test_the_accuracy_page_says_what_its_figures_cannot_see(
    project: Project, edition: Edition, library: Library, tmp_path: Path
) -> None:
    own = Library(linked_project(project, tmp_path), edition, library.coverage)
    write_pages(own, [page for page in about_pages(own, ACCURACY) if "accuracy" in page.path])
    root = tree(own.project.site / "about/accuracy.html")
    told = root.xpath("//h2[@id='unseen']/following-sibling::h3")[: len(own.witnesses)]
    for heading, witness in zip(told, own.witnesses.values(), strict=True):
        assert heading.text_content() == witness.short_title
        below = heading.xpath("following-sibling::*[2]")[0]
        nothing = "Nothing of this book" in below.text_content()
        assert nothing == (witness.siglum in ("bellecour", "quanti"))


def test_every_page_tells_the_version_and_how_to_cite_and_correct(
    pages: list[Path], library: Library
) -> None:
    for path in pages:
        root = tree(path)
        (line,) = root.xpath("//p[@class='citation'][contains(., 'version')]")[-1:]
        assert f"version {library.version}" in line.text_content()
        ends = {link.rpartition("#")[2] for link in map(str, root.xpath("//@href"))}
        cited = root.xpath("//section[@id='cite']") or "cite" in ends
        assert cited and "correct" in ends, path


def test_law_and_reading_pages_name_the_files_to_correct(site: Path, library: Library) -> None:
    law = tree(site / "law/bellecour.piquet.laws.3.html").text_content()
    assert "corpus/bellecour/pages/p021.txt" in law
    state = tree(site / "bellecour/piquet.html").xpath("//aside[@id='state']")[0].text_content()
    assert "corpus/bellecour/pages/p001.txt to corpus/bellecour/pages/p029.txt" in state
    real = find_project(Path(__file__).parent).root
    named = {
        str(code.text)
        for sheet in library.map.sheets
        for code in tree(site / sheet.path).xpath("//aside[@id='state']//code")
    }
    assert named
    assert [name for name in named if not (real / name).is_file()] == []


def test_doubtful_words_are_marked_wherever_a_law_is_repeated(
    site: Path, edition: Edition, library: Library
) -> None:
    law = next(law for law in edition.laws.values() if law.doubtful and library.sister(law))
    sister = library.sister(law)
    assert sister is not None
    marks = [
        tree(site / "law" / f"{sister.address}.html").xpath("//p[@class='twin']"),
        tree(site / "games/laws" / f"{law.game}.html").xpath("//div[@class='row']"),
        tree(site / "law" / f"{law.address}.html").xpath("//dl[@class='facts']"),
    ]
    for places in marks:
        shown = [x.text_content() for y in places for x in y.xpath(".//*[@class='unclear']")]
        assert law.doubtful[0] in shown


def test_a_division_without_a_heading_is_named_by_the_editors(library: Library) -> None:
    named = ("seymour.ombre.pope", "academie.reversis.laws", "seymour.new-quintille")
    expected = ["[Verses on Ombre]", "[Laws of Reversis]", "[New Quintille]"]
    assert [library.label(name) for name in named] == expected
    assert library.label("quanti.half-title") == "[Half title]"
    assert not library.headed("seymour.ombre.pope")
    assert library.headed("bellecour.piquet.laws")


def test_every_printed_page_stands_as_received_beside_the_text(
    site: Path, project: Project
) -> None:
    files = sorted((project.corpus).glob("*/pages/*.txt"))
    shown = {(path.parent.parent.name, path.stem) for path in site.glob("*/scan/*.html")}
    assert shown == {(path.parent.parent.name, path.stem) for path in files}
    page = tree(site / "bellecour" / "scan" / "p021.html")
    assert "fingle" in [str(word) for word in page.xpath("//del/text()")]
    assert "single" in [str(word) for word in page.xpath("//ins/text()")]
    received = " ".join(map(str, page.xpath("//td[1]//text()")))
    assert "He who takes in more Cards than he lays" in received


def test_the_emendation_log_has_every_difference(site: Path) -> None:
    lines = (site / log_path("bellecour")).read_text(encoding="utf-8").splitlines()
    assert lines[0].split("\t") == list(COLUMNS)
    rows = [line.split("\t") for line in lines[1:]]
    assert {len(row) for row in rows} == {len(COLUMNS)}
    assert any(row[0] == "p021" and row[3:6] == ["fingle", "single", "letters"] for row in rows)


def test_the_report_of_a_book_lists_its_doubtful_places(site: Path) -> None:
    places = (site / "quanti" / "places.tsv").read_text(encoding="utf-8").splitlines()
    page = tree(site / "quanti" / "editorial.html")
    assert len(page.xpath("//table[@class='places']/tbody/tr")) == len(places) - 1 > 0
