"""The files of a published site: for robots of search engines, and a feed of the releases.

pyproject.toml has the address under which the site is published (see `lawsofplay.model.release`).
Without one, robots get no map of the site, and the releases in the feed have no links.
"""

from __future__ import annotations

import uuid
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar
from urllib.parse import quote, urlsplit

from lxml import etree

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import read_text
from lawsofplay.base.project import Project
from lawsofplay.base.schemas.reading import read_table
from lawsofplay.model.release import TITLE, Release
from lawsofplay.model.schemas.edition import ReleaseRow
from lawsofplay.site.page import Page, PageValues

FEED, MAP, ROBOTS, MISSING = "releases.xml", "sitemap.xml", "robots.txt", "404.html"

_ATOM = "http://www.w3.org/2005/Atom"
_SITEMAP = "http://www.sitemaps.org/schemas/sitemap/0.9"
_NAMESPACE = uuid.UUID("0b0c4f61-7d9f-5d1c-8a3a-5b8c2f1f9e10")
"""The namespace from which the id of each release in the feed is made; it never changes."""

_RELEASES = "docs/releases.tsv"


@dataclass(frozen=True)
class FeedEntry:
    """A release in the feed: its version, its day, its title, and the points of what it brings."""

    version: str
    day: str
    title: str
    points: tuple[str, ...]


@dataclass(frozen=True)
class MissingValues(PageValues):
    """What the page for a wrong address needs: the way to the site's top, and no own address."""

    template: ClassVar[str] = "404.html"

    root: str
    canonical: str = ""


def missing_page(release: Release) -> Page:
    """The page that a server shows for an address without a page; its links start at the top."""
    return Page(MISSING, MissingValues(urlsplit(release.base).path))


def published_files(project: Project, release: Release) -> Iterator[tuple[str, bytes]]:
    """The files for robots and for readers of feeds, and a map of the pages."""
    yield ROBOTS, _robots(release)
    yield FEED, feed(release, releases(project))
    if release.base:
        pages = (path.relative_to(project.site).as_posix() for path in project.site.rglob("*.html"))
        yield MAP, sitemap(release, sorted(set(pages) - {MISSING}))


def _robots(release: Release) -> bytes:
    """What robots may read: all; and where the map of a published site is."""
    lines = ["User-agent: *", "Disallow:"]
    lines += [f"Sitemap: {release.newest(MAP)}"] if release.base else []
    return ("\n".join(lines) + "\n").encode()


def sitemap(release: Release, paths: Iterable[str]) -> bytes:
    """The map of the site: the addresses of pages in the newest version, with its day."""
    root = etree.Element(f"{{{_SITEMAP}}}urlset", nsmap=_plain(_SITEMAP))
    for path in paths:
        url = etree.SubElement(root, f"{{{_SITEMAP}}}url")
        etree.SubElement(url, f"{{{_SITEMAP}}}loc").text = release.newest(quote(path))
        etree.SubElement(url, f"{{{_SITEMAP}}}lastmod").text = release.date.isoformat()
    return _serialised(root)


def releases(project: Project) -> list[FeedEntry]:
    """The releases of docs/releases.tsv with what the changelog says of each, the newest first.

    Raises InputError for a release of which the changelog says nothing.
    """
    path = project.root / _RELEASES
    rows = read_table(path, _RELEASES, ReleaseRow, ("version",)) if path.is_file() else []
    changes = read_text(project.root / "CHANGELOG.md", "CHANGELOG.md") if rows else ""
    parts = {part.partition(":")[0].strip(): part for part in changes.split("\n## ")[1:]}
    return [_entry(row, number, parts) for number, row in enumerate(rows, 2)]


def _entry(row: ReleaseRow, number: int, parts: Mapping[str, str]) -> FeedEntry:
    if row.version not in parts:
        mend = f"CHANGELOG.md says nothing of {row.version}; begin its part with ## {row.version}:"
        raise InputError(_RELEASES, f"line {number}", mend)
    head, *lines = parts[row.version].split("\n")
    points = tuple(line.removeprefix("### ") for line in lines if line.startswith("### "))
    return FeedEntry(row.version, row.day, head.partition(":")[2].strip(), points)


def feed(release: Release, entries: list[FeedEntry]) -> bytes:
    """The releases as a feed (Atom): each with its day and what it brings."""
    root = etree.Element(f"{{{_ATOM}}}feed", nsmap=_plain(_ATOM))
    days = [feed_entry.day for feed_entry in entries] or [release.date.isoformat()]
    _add(root, "id", _name(TITLE))
    _add(root, "title", f"{TITLE}: releases")
    _add(root, "updated", _moment(max(days)))
    _add(_add(root, "author"), "name", release.maker)
    if release.base:
        _add(root, "link", rel="self", href=release.newest(FEED))
        _add(root, "link", href=release.newest("index.html"))
    for feed_entry in entries:
        entry = _add(root, "entry")
        _add(entry, "id", _name(feed_entry.version))
        _add(entry, "title", f"{TITLE} {feed_entry.version}")
        _add(entry, "updated", _moment(feed_entry.day))
        if release.base:
            _add(entry, "link", href=f"{release.base}{feed_entry.version}/")
        text = ". ".join(
            (f"{feed_entry.title[:1].upper()}{feed_entry.title[1:]}", *feed_entry.points)
        )
        _add(entry, "content", f"{text}.", type="text")
    return _serialised(root)


def _plain(namespace: str) -> dict[Any, str]:
    """The mapping by which the elements of a namespace get no prefix."""
    return {None: namespace}


def _add(
    parent: etree._Element, name: str, text: str | None = None, **attributes: str
) -> etree._Element:
    made = etree.SubElement(parent, f"{{{_ATOM}}}{name}", attributes)
    made.text = text
    return made


def _name(thing: str) -> str:
    return f"urn:uuid:{uuid.uuid5(_NAMESPACE, thing)}"


def _moment(day: str) -> str:
    return f"{day}T00:00:00Z"


def _serialised(root: etree._Element) -> bytes:
    etree.indent(root, space=" ")
    return etree.tostring(root, encoding="UTF-8", xml_declaration=True) + b"\n"
