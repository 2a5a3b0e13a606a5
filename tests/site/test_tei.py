"""The TEI on the site: every pointer leads somewhere, every file says its release and its terms."""

from __future__ import annotations

import functools
import posixpath
import shutil
from collections.abc import Iterator
from pathlib import Path

from lxml import etree

from lawsofplay.base.project import Project
from lawsofplay.model.edition import Edition
from lawsofplay.model.licences import terms_of
from lawsofplay.model.pointers import pointers
from lawsofplay.model.release import load_release
from lawsofplay.model.tei import XML_ID, Element
from lawsofplay.site.fragments import fragment_path


def dead_pointers(folder: Path) -> Iterator[tuple[str, str, str]]:
    """Pointers of all XML in a folder that lead to no file, or to no name in it."""

    @functools.cache
    def names(file: str) -> frozenset[str] | None:
        """The names in a file; None where there is no such file."""
        path = folder / file
        return frozenset(ids(etree.parse(path).getroot())) if path.is_file() else None

    for path in sorted(folder.rglob("*.xml")):
        here = path.relative_to(folder).as_posix()
        for _, attribute, target in pointers(etree.parse(path).getroot()):
            file, _, name = target.partition("#")
            there = posixpath.normpath(posixpath.join(posixpath.dirname(here), file))
            known = names(there if file else here)
            if known is None or (name and name not in known):
                yield here, attribute, target


def ids(root: Element) -> Iterator[str]:
    for element in root.iter(etree.Element):
        if name := element.get(XML_ID):
            yield name


def test_every_pointer_in_xml_leads_somewhere(site: Path) -> None:
    assert list(dead_pointers(site)) == []


def test_a_dead_pointer_is_found(site: Path, tmp_path: Path) -> None:
    """Where the book is not, where a name is not, and where the way to the book is wrong."""
    law = fragment_path("bellecour.piquet.laws.3")
    for name in (law, "downloads/bellecour.xml"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(site / name, tmp_path / name)
    assert list(dead_pointers(tmp_path)) == []
    own = (tmp_path / law).read_text(encoding="utf-8")
    assert own.count("../../downloads/bellecour.xml#") > 1
    faults = (("../../downloads", "../downloads"), ('laws.3"', 'laws.99"'), ("#checked", "#cheked"))
    for right, wrong in faults:
        assert right in own
        (tmp_path / law).write_text(own.replace(right, wrong), encoding="utf-8")
        assert {file for file, _, _ in dead_pointers(tmp_path)} == {law}
    (tmp_path / law).write_text(own, encoding="utf-8")
    (tmp_path / "downloads/bellecour.xml").unlink()
    assert len(list(dead_pointers(tmp_path))) == own.count("bellecour.xml#")


def test_every_law_says_its_release_its_address_and_its_terms(
    site: Path, edition: Edition, project: Project
) -> None:
    release = load_release(project)
    for address, law in edition.laws.items():
        description = etree.parse(site / fragment_path(address)).find(".//{*}fileDesc")
        assert description is not None
        (told,) = description.findall("{*}editionStmt/{*}edition")
        assert told.get("n") == release.version
        (published,) = description.findall("{*}publicationStmt")
        assert [it.get("when") for it in published.iterfind("{*}date")] == [str(release.date)]
        assert [it.text for it in published.iterfind("{*}idno")] == [address]
        (licence,) = published.iter("{*}licence")
        assert licence.get("target") == terms_of(law.witness).url
        (source,) = description.findall("{*}sourceDesc/{*}bibl/{*}availability")
        assert "".join(map(str, source.itertext())).strip()
