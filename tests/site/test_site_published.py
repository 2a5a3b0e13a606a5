"""What a published site says about itself, and what one without an address leaves out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from lxml import etree
from lxml import html as parser

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import read_text, write_text
from lawsofplay.base.project import Project, find_project
from lawsofplay.model.release import load_release
from lawsofplay.pipeline.render import page_bytes
from lawsofplay.site import published, templates
from lawsofplay.site.described import ENOUGH, in_a_line
from lawsofplay.site.laws import law_pages
from lawsofplay.site.library import Library
from tests.elements import texts
from tests.site.test_site import tree

REAL = find_project(Path(__file__).parent)
BASE = "https://example.org/laws/"
LAW = "law/bellecour.piquet.laws.3.html"
ATOM = {"a": "http://www.w3.org/2005/Atom"}


def content(root: Any, name: str) -> list[str]:
    return [str(it) for it in root.xpath(f"//meta[@name='{name}' or @property='{name}']/@content")]


# -- without an address -----------------------------------------------------------------------


def test_no_page_has_an_address_that_the_edition_has_not(pages: list[Path]) -> None:
    for path in pages:
        root = tree(path)
        assert root.xpath("//link[@rel='canonical'] | //meta[@property]") == [], path


def test_every_page_has_the_sign_of_the_site(site: Path, pages: list[Path]) -> None:
    assert (site / "favicon.svg").is_file()
    for path in pages:
        (sign,) = tree(path).xpath("//link[@rel='icon']/@href")
        assert (path.parent / sign).resolve() == (site / "favicon.svg").resolve()


def test_what_people_look_for_is_described_in_a_line(site: Path, pages: list[Path]) -> None:
    told = {path: content(tree(path), "description") for path in pages}
    named = {path.relative_to(site).parts[0] for path, it in told.items() if it}
    assert {"law", "games", "topic", "index.html", "about", "quanti"} <= named
    for path, found in told.items():
        assert len(found) <= 1, path
        assert all(0 < len(it) <= ENOUGH for it in found), path
        if path.relative_to(site).parts[0] in ("law", "games", "topic"):
            assert found, path


def test_a_law_is_described_by_its_sense(site: Path) -> None:
    (sense,) = content(tree(site / LAW), "description")
    assert sense == "Whoever plays with more than twelve cards counts nothing." + sense[57:]
    assert sense[57:].startswith(" A player with too many cards")


def test_files_for_robots_and_readers_of_feeds(site: Path) -> None:
    assert read_text(site / published.ROBOTS) == "User-agent: *\nDisallow:\n"
    assert not (site / published.MAP).exists()
    (link,) = tree(site / "index.html").xpath("//link[@type='application/atom+xml']/@href")
    assert link == published.FEED
    root = etree.parse(str(site / link)).getroot()
    assert root.xpath("//a:link", namespaces=ATOM) == []
    titles = texts(root, "//a:entry/a:title/text()", ATOM)
    assert titles[0] == f"The Laws of Play {load_release(REAL).version}"


def test_the_page_for_what_is_missing(site: Path) -> None:
    root = tree(site / published.MISSING)
    assert "No such page" in root.xpath("//h1")[0].text
    assert "search.html" in root.xpath("//main//@href")


# -- with one ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def shown(library: Library) -> Any:
    """A law's page of an edition that is published."""
    release = replace(library.release, base=BASE)
    own = Library(library.project, library.edition, library.coverage)
    own.__dict__["release"] = release
    page = next(it for it in law_pages(own) if it.path == LAW)
    made = page_bytes(templates.environment(own.project.templates), own, page)
    return parser.document_fromstring(made)


def test_a_published_page_leads_to_the_newest_version(shown: Any) -> None:
    assert shown.xpath("//link[@rel='canonical']/@href") == [BASE + LAW]
    assert content(shown, "og:url") == [BASE + LAW]
    assert content(shown, "og:title") == ["Piquet: law 3 (The Academy of Play)"]
    assert content(shown, "og:description") == content(shown, "description")


def test_a_published_page_is_cited_in_its_version(shown: Any, library: Library) -> None:
    assert content(shown, "citation_public_url") == [f"{BASE}{library.version}/{LAW}"]
    assert (
        f"{BASE}{library.version}/{LAW}" in shown.xpath("//p[@class='citation']")[0].text_content()
    )


def test_the_map_lists_pages_of_the_newest_version() -> None:
    release = replace(load_release(REAL), base=BASE)
    root = etree.fromstring(published.sitemap(release, ["index.html", "law/a & b.html"]))
    found = [str(element.text) for element in root.iter("{*}loc")]
    assert found == [BASE, f"{BASE}law/a%20%26%20b.html"]
    assert {element.text for element in root.iter("{*}lastmod")} == {release.date.isoformat()}


def test_robots_feed_and_missing_page_have_addresses(tmp_path: Path) -> None:
    project, release = Project(tmp_path), replace(load_release(REAL), base=BASE)
    write_text(project.site / "a.html", "")
    write_text(project.site / published.MISSING, "")
    made = dict(published.published_files(project, release))
    assert made[published.ROBOTS].decode().endswith(f"Sitemap: {BASE}sitemap.xml\n")
    assert made[published.MAP].count(b"<loc>") == 1
    assert f'href="{BASE}releases.xml"' in made[published.FEED].decode()
    assert published.missing_page(release).values == published.MissingValues("/laws/")


# -- releases ---------------------------------------------------------------------------------


def test_every_release_of_the_changelog_is_in_the_feed() -> None:
    told, release = published.releases(REAL), load_release(REAL)
    assert (told[0].version, told[0].day) == (release.version, release.date.isoformat())
    heads = [it for it in read_text(REAL.root / "CHANGELOG.md").split("\n") if it[:3] == "## "]
    assert [f"## {entry.version}: {entry.title}" for entry in told] == heads
    assert sorted((entry.day for entry in told), reverse=True) == [entry.day for entry in told]
    assert all(entry.title and entry.day for entry in told)


def test_the_feed_is_what_atom_wants() -> None:
    release = replace(load_release(REAL), base=BASE)
    root = etree.fromstring(published.feed(release, published.releases(REAL)))

    def every(path: str) -> Iterator[str]:
        return iter(texts(root, path, ATOM))

    names = list(every("//a:id/text()"))
    assert len(names) == len(set(names)) == 1 + len(root.findall("a:entry", ATOM))
    assert root.find("a:author/a:name", ATOM) is not None
    assert all(it.endswith("T00:00:00Z") for it in every("//a:updated/text()"))
    assert f"{BASE}{release.version}/" in set(every("//a:entry/a:link/@href"))
    assert all(every("//a:entry/a:content/text()"))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("9.9.9\t2026-01-01", r"^docs/releases\.tsv, line 2: CHANGELOG\.md says nothing of 9"),
        ("0.1.0", r"^docs/releases\.tsv, line 2"),
        ("0.1.0\tyesterday", r"^docs/releases\.tsv, line 2.*a day, such as"),
    ],
)
def test_a_line_that_tells_no_release_is_told(tmp_path: Path, line: str, said: str) -> None:
    write_text(tmp_path / "CHANGELOG.md", "# Changelog\n\n## 0.1.0: the line\n")
    write_text(tmp_path / "docs/releases.tsv", f"version\tday\n{line}\n")
    with pytest.raises(InputError, match=said):
        published.releases(Project(tmp_path))


def test_a_line_is_never_too_long() -> None:
    assert in_a_line([]) == ""
    assert all(len(in_a_line(["w" * n + " x" * 200])) <= ENOUGH for n in (1, 50, 150))
