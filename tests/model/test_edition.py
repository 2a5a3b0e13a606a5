"""The edition as programs read it, from the TEI of the synthetic book."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from lxml import etree

from lawsofplay.base.errors import InputError
from lawsofplay.base.files import write_bytes
from lawsofplay.base.project import Project
from lawsofplay.encode.document import encode_witness
from lawsofplay.model.edition import Edition, load_edition, reading_text
from tests.encode.synthetic import NORMS, PAGES, SIGLUM, build


def encode(project: Project) -> Project:
    write_bytes(project.tei_file(SIGLUM), encode_witness(project, SIGLUM))
    return project


@pytest.fixture(scope="module")
def edition(tmp_path_factory: pytest.TempPathFactory) -> Edition:
    return load_edition(encode(build(tmp_path_factory.mktemp("book"))), (SIGLUM,))


def test_laws_in_reading_order(edition: Edition) -> None:
    assert [name.removeprefix("seymour.") for name in edition.laws] == [
        "piquet.1",
        *(f"piquet.laws.{n}" for n in range(1, 6)),
        "piquet.orders.1",
        "piquet.orders.2",
        "piquet.hands.1",
    ]


def test_a_law(edition: Edition) -> None:
    law = edition.law("seymour.piquet.laws.1")
    assert law.text == "Whoever deals shall look to his adverfary Cards, two"
    assert law.reasons == ("The rigour of this Law is founded in justice, for it would be abused.",)
    assert (law.witness, law.game, law.division) == ("seymour", "piquet", "seymour.piquet.laws")
    assert (law.number, law.numeral, law.numbered) == (1, "I", True)
    assert (law.kind, law.status, law.language) == ("law", "custom", "en")
    assert law.doubtful == ("look",)
    # The reason continues on page 2; the law's own words do not.
    assert (law.pages, law.anchor, law.state) == (("1",), "p001", "proofread")


def test_kinds_statuses_and_reasons_come_from_the_norms(edition: Edition) -> None:
    advice, former = (edition.law(f"seymour.piquet.laws.{n}") for n in (3, 4))
    assert (advice.kind, advice.reason) == ("advice", "it tells how to play well")
    assert (former.kind, former.status) == ("law", "former")
    rival = edition.law("seymour.piquet.1")
    assert (rival.kind, rival.status, rival.numbered) == ("rule", "rival-custom", False)
    assert edition.law("seymour.piquet.hands.1").kind == "definition"


def test_a_rule_over_two_pages_has_both_and_the_lower_state(edition: Edition) -> None:
    rule = edition.law("seymour.piquet.laws.5")
    assert rule.text == "The Dealer gives twelve Cards, and leaves a stock of eight"
    assert (rule.pages, rule.anchor, rule.numeral) == (("2", "3"), "p002", "")


def test_verse_laws(edition: Edition) -> None:
    first, second = (edition.law(f"seymour.piquet.orders.{n}") for n in (1, 2))
    assert first.text == "Who lays his hand upon the Board Shall pay a Groat,"
    assert second.pages == ("3", "4")
    assert second.doubtful == ("2.",)
    # A division without a game of its own belongs to its parent's.
    assert first.game == "piquet"


def test_paragraphs_hold_what_is_outside_the_laws(edition: Edition) -> None:
    held = {p.anchor.removeprefix("seymour."): p for p in edition.paragraphs}
    assert len(held) == len(edition.paragraphs)
    assert held["p001.6"].kind == "reason"
    assert held["p001.6"].text.startswith("The rigour of this Law")
    assert (held["p005.3"].kind, held["p005.3"].text) == (
        "entry",
        "Basto The ace of clubs. It is the third Matador",
    )
    assert (held["p001.n1"].kind, held["p001.n1"].text) == ("note", "Thirty at most.")
    assert held["p001.2"].kind == "table"
    assert held["p001.2"].text == "Deal Counters 1 27 | 30 none"
    assert (held["p001.1"].page, held["p001.1"].state) == ("1", "proofread")
    assert held["p004.1"].division == "seymour.piquet.hands"
    texts = [p.text for p in edition.paragraphs]
    assert not any("Whoever deals" in text for text in texts)
    assert "A later heading" not in texts


def test_every_paragraph_of_the_text_is_a_law_or_a_paragraph(edition: Edition) -> None:
    (root,) = edition.roots.values()
    words_read = " ".join([law.text for law in edition.laws.values()]).split()
    words_read += " ".join([paragraph.text for paragraph in edition.paragraphs]).split()
    body = root.find("{*}text")
    assert body is not None
    missing = set(reading_text(body).split()) - set(words_read)
    assert missing == {"A", "later", "heading", "the", "six", "boxes"} - set(words_read)


def test_an_unknown_address_is_told_with_the_nearest(edition: Edition) -> None:
    with pytest.raises(InputError, match=r"the nearest is seymour\.piquet\.laws\.1"):
        edition.law("seymour.piquet.law.1")
    with pytest.raises(InputError, match="see: laws search"):
        edition.law("zzz")


def test_what_changed_is_read_again(tmp_path: Path) -> None:
    project = encode(build(tmp_path))
    first = load_edition(project, (SIGLUM,))
    assert load_edition(project, (SIGLUM,)) is first
    norms = project.witness(SIGLUM) / "norms.toml"
    norms.write_text(NORMS.replace("it tells how", "it shows how"), encoding="utf-8")
    os.utime(norms, ns=(1, 1))
    again = load_edition(project, (SIGLUM,))
    assert again.law("seymour.piquet.laws.3").reason == "it shows how to play well"


def test_reading_text() -> None:
    xml = (
        '<p xmlns="http://www.tei-c.org/ns/1.0">One<lb/>two <choice><sic>thre</sic>'
        "<corr>three</corr></choice><note>no</note>, <!-- c --><fw>no</fw><supplied>four</supplied>"
        "<gap/> <hi>fi</hi>ve<pc>;</pc> <choice><orig>six</orig><reg>Six</reg></choice>"
        "<pc>.</pc></p>"
    )
    assert reading_text(etree.fromstring(xml)) == "One two thre, four five; Six."


BOMB = b"""<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>
<x>&b;</x>
"""
BAD = [
    (b"<TEI>\n<text>\n</TEI>", "line 3: malformed XML: Opening and ending tag mismatch"),
    (b"", "line 1: malformed XML"),
    (b"<TEI>\n\xe9</TEI>", "line 2: not UTF-8"),
    (BOMB, "line 2: a DTD or entity is not allowed"),
    (b'<!-- <! -->\n<!ENTITY x SYSTEM "file:///etc/hostname"><x/>', "line 2: a DTD or entity"),
    (None, "the file is missing; run: laws build"),
]


@pytest.mark.parametrize(("data", "message"), BAD)
def test_bad_tei_is_told_in_one_line(tmp_path: Path, data: bytes | None, message: str) -> None:
    project = build(tmp_path, PAGES)
    if data is not None:
        write_bytes(project.tei_file(SIGLUM), data)
    with pytest.raises(InputError) as caught:
        load_edition(project, (SIGLUM,))
    assert str(caught.value).startswith(f"tei/{SIGLUM}.xml")
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)
