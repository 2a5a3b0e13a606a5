"""The books as plain text: nothing of the print is lost, and every sign is explained."""

from __future__ import annotations

import re

import pytest
from lxml import etree

from lawsofplay.base.project import WITNESSES
from lawsofplay.downloads.plain import _Text
from lawsofplay.model.tei import NAMESPACE
from lawsofplay.site.library import Library


def shown(xml: str, mended: bool = False) -> str:
    return "\n\n".join(
        _Text(mended).blocks(etree.fromstring(f'<div xmlns="{NAMESPACE}">{xml}</div>'))
    )


ROW = "<row><cell>1</cell><cell>2 s</cell></row><row><cell>3</cell></row>"
ENTRY = "<form><orth>Basto</orth></form><sense><def>The Ace</def></sense>"
LAW = "<label>I.</label><p>Law</p><note type='reason'><p>Why</p></note>"


@pytest.mark.parametrize(
    ("xml", "text"),
    [
        ("<p>two\n words</p><p>more</p>", "two words\n\nmore"),
        ('<pb n="21"/><fw type="catch">VI.</fw><p>a<pb n="[22]"/> b</p>', "[p. 21]\n\na [p. 22] b"),
        ("<p>a<lb/>b</p>", "a\nb"),
        ("<lg><l>a</l><l>b</l></lg>", "a\nb"),
        (f"<table>{ROW}</table>", "1\t2 s\n3"),
        ('<list><item n="5."><p>Five</p></item><pb n="2"/></list>', "5. Five\n[p. 2]"),
        (f"<entry>{ENTRY}</entry>", "Basto: The Ace"),
        (f'<div type="law" n="I">{LAW}</div>', "I. Law\n\nWhy"),
        ('<p>four<note place="bottom" n="*">Note</note> x</p>', "four[*] x\n\n[*] Note"),
        ('<note place="bottom" n="*">Note</note>', "[*] Note"),
        ("<p><unclear>wbo</unclear> <supplied>not</supplied> <gap/></p>", "wbo [?] [not] [...]"),
        ('<p><gap extent="3 lines"/></p>', "[... 3 lines]"),
        ("<figure><figDesc>boxes</figDesc></figure>", "[a figure: boxes]"),
        ("<p>house<pc>;</pc> <choice><orig>the</orig><reg>The</reg></choice></p>", "house; The"),
    ],
)
def test_each_element(xml: str, text: str) -> None:
    assert shown(xml) == text


def test_the_printers_errors_stay_or_are_mended() -> None:
    error = "<p><choice><sic>172</sic><corr>162</corr></choice> <sic>loose</sic></p>"
    assert shown(error) == "172 loose"
    assert shown(error, mended=True) == "162 loose"


@pytest.mark.parametrize("siglum", WITNESSES)
def test_every_law_stands_in_the_plain_text(
    files: dict[str, bytes], library: Library, siglum: str
) -> None:
    text = files[f"{siglum}.txt"].decode()
    text = re.sub(r"\[p\. [^]]*\]|\[\?\]|\[\.\.\.[^]]*\]|\[[*†‡¹²³]+\]", "", text)
    whole = "".join(re.sub(r"[][]", "", text).split())
    laws = [law for law in library.edition.laws.values() if law.witness == siglum]
    lost = [law.address for law in laws if "".join(law.text.split()) not in whole]
    assert lost == []


@pytest.mark.parametrize("siglum", WITNESSES)
def test_every_page_is_marked(files: dict[str, bytes], library: Library, siglum: str) -> None:
    pages = [pb.get("n", "").strip("[]") for pb in library.edition.roots[siglum].iter("{*}pb")]
    body = files[f"{siglum}.txt"].decode().split("\n\n\n", 1)[1]
    assert re.findall(r"\[p\. ([^]]*)\]", body) == pages


def test_regular_spelling_changes_words_only(files: dict[str, bytes]) -> None:
    old, new = (
        files[f"seymour{end}.txt"].decode().split("\n\n\n", 1)[1] for end in ("", "-regular")
    )
    assert "Compleat Gamester" in old
    assert "Complete Gamester" in new
    assert len(old.split("\n")) == len(new.split("\n"))
    assert "auroit" not in files["academie-regular.txt"].decode()
