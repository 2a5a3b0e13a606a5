"""Addresses on the web: none if none is set, else every citation has that of the version."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lawsofplay import citing as cite
from lawsofplay.base.errors import InputError
from lawsofplay.base.files import read_text, write_bytes, write_text
from lawsofplay.base.project import Project, find_project
from lawsofplay.citing.embedded import edition_ld, json_ld, meta_tags
from lawsofplay.citing.sections import needs_section, section_name, section_names
from lawsofplay.encode.document import encode_witness
from lawsofplay.model.edition import Edition, load_edition
from lawsofplay.model.release import load_release
from tests.encode.synthetic import SIGLUM, build

REAL = find_project(Path(__file__).parent)
LAW = "seymour.piquet.laws.1"
AT = f"https://example.org/play/1.2.3/law/{LAW}.html"


@pytest.fixture
def small(tmp_path: Path) -> Project:
    """The synthetic book, encoded."""
    project = build(tmp_path)
    write_bytes(project.tei_file(SIGLUM), encode_witness(project, SIGLUM))
    return project


def published(project: Project, address: str) -> None:
    record = project.root / "pyproject.toml"
    urls = f'\n[project.urls]\nHomepage = "{address}"\n'
    write_text(record, read_text(record) + urls)


def of(project: Project, address: str) -> cite.Citation:
    return cite.citation(project, load_edition(project, (SIGLUM,)), address)


def test_without_an_address_no_form_has_one(small: Project) -> None:
    citation = of(small, LAW)
    assert citation.url == ""
    assert all("http" not in str(cite.render(citation, form)) for form in cite.FORMS)
    assert "url" not in json_ld(citation)
    assert "citation_public_url" not in dict(meta_tags(citation))


@pytest.mark.parametrize("base", ["https://example.org/play", "https://example.org/play/"])
def test_every_form_has_the_address_of_the_version(small: Project, base: str) -> None:
    published(small, base)
    citation = of(small, LAW)
    assert citation.url == AT
    assert all(AT in str(cite.render(citation, form)) for form in cite.FORMS)
    assert cite.as_csl(citation)["URL"] == AT
    assert dict(meta_tags(citation))["citation_public_url"] == AT


def test_divisions_and_pages_have_addresses_too(small: Project) -> None:
    published(small, "https://example.org/")
    division, page = (of(small, address).url for address in ("seymour.piquet", "seymour.p001"))
    assert division.startswith("https://example.org/1.2.3/seymour/piquet")
    assert page.endswith("#seymour.p001")


def test_json_ld_of_what_is_published(small: Project) -> None:
    published(small, "https://example.org/play/")
    record: dict[str, Any] = json_ld(of(small, LAW))
    assert record["url"] == AT
    assert record["license"].startswith("https://creativecommons.org/")
    assert record["publisher"] == {"@type": "Organization", "name": of(small, LAW).release.maker}
    assert record["dateModified"] == "2026-09-05"
    assert edition_ld(load_release(small))["url"] == "https://example.org/play/1.2.3/"


@pytest.mark.parametrize(
    "address", ["example.org", "ftp://example.org/", "https://a b/", "https:///x"]
)
def test_what_is_no_place_for_a_site_is_told(small: Project, address: str) -> None:
    published(small, address)
    with pytest.raises(InputError, match=r"^pyproject\.toml, project\.urls\.Homepage: .* is no"):
        load_release(small)


def test_the_newest_version_and_one_for_good(small: Project) -> None:
    published(small, "https://example.org/play")
    made = load_release(small)
    assert made.newest("law/a.html") == "https://example.org/play/law/a.html"
    assert made.newest("quanti/index.html") == "https://example.org/play/quanti/"
    assert made.url("law/a.html") == "https://example.org/play/1.2.3/law/a.html"


# -- names of sections ------------------------------------------------------------------------


@pytest.fixture(scope="module")
def edition() -> Edition:
    return load_edition(REAL)


def test_no_two_laws_of_a_book_have_one_name(edition: Edition) -> None:
    titles = [
        (law.witness, cite.citation(REAL, edition, law.address).title)
        for law in edition.laws.values()
        if law.address.rpartition(".")[2] == "1"
    ]
    assert len(titles) > 300
    assert len(titles) == len(set(titles))


def test_titles_are_short(edition: Edition) -> None:
    for address in ("quanti.quadrille.cards.1", "bellecour.quadrille.play", "academie.quadrille"):
        assert len(cite.citation(REAL, edition, address).title.split()) <= 12


def test_a_section_is_named_where_number_and_game_do_not_tell(edition: Edition) -> None:
    title = {
        address: cite.citation(REAL, edition, address).title
        for address in ("quanti.quadrille.stake.1", "quanti.quadrille.laws.1", "cotton.gleek.1")
    }
    assert title == {
        "quanti.quadrille.stake.1": "Quadrille, OF THE STAKE OF THE GAME, rule 1",
        "quanti.quadrille.laws.1": "Quadrille, law 1",
        "cotton.gleek.1": "Gleek, rule 1",
    }


@pytest.mark.parametrize(
    ("heading", "name"),
    [
        ("[CHAP. III.] Of the Manner of MARKING.", "Of the Manner of MARKING"),
        ("ARTICLE [V.] Of the Renounce.", "Of the Renounce"),
        ("CHAPITRE SECOND. De la distribution.", "De la distribution"),
        ("ARTICLE ONZIÉME. Du Contre.", "Du Contre"),
        ("Particular RULES for playing.", "Particular RULES for playing"),
        ("[Ranking remarks]", "[Ranking remarks]"),
        (f"VII. Of Men, {'Women, ' * 8}Children", f"Of Men{', Women' * 7} …"),
    ],
)
def test_a_heading_becomes_a_short_name(heading: str, name: str) -> None:
    assert section_name(heading) == name


def test_two_sections_of_one_heading_are_told_apart(edition: Edition) -> None:
    names = section_names(edition, lambda name: "OBSERVATION")
    assert names["academie.mediateur.vole-observation"] == "OBSERVATION [vole observation]"
    assert not needs_section(edition.laws["bellecour.piquet.laws.3"])
