"""A source of words without points: its words stay, and what the editors add is marked."""

from __future__ import annotations

import doctest
import re
import shutil
from pathlib import Path

import pytest
from lxml import etree

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project, find_project
from lawsofplay.encode import words_only
from lawsofplay.encode.document import encode_witness
from lawsofplay.encode.points import mark_points
from lawsofplay.model.edition import reading_text
from lawsofplay.model.tei import Element, tag
from lawsofplay.model.witness import read_source
from lawsofplay.transcription import load_pages
from tests.encode import synthetic
from tests.encode.words_only import PAGES, SIGLUM, build

ROOT = find_project(Path(__file__).parent)
COTTON = "cotton"
EDITORS = ("pc", "reg", "supplied", "corr", "fw")
BLOCKS = ("p", "head", "label")


@pytest.fixture(scope="module")
def text(tmp_path_factory: pytest.TempPathFactory) -> Element:
    """The little book's ``text`` element."""
    root = etree.fromstring(encode_witness(build(tmp_path_factory.mktemp("book")), SIGLUM))
    found = root.find(tag("text"))
    assert found is not None
    return found


def inside(element: Element) -> str:
    """The mark-up inside an element, without the namespace."""
    held = etree.tostring(element, encoding="unicode", with_tail=False)
    return re.sub(r'^<[^>]*>|</[^>]*>$| xmlns="[^"]*"| resp="#editor"', "", held)


def layer_of_tei(text: Element) -> list[str]:
    """The words of a document without what the editors added."""
    for element in list(text.iter(*map(tag, EDITORS))):
        element.text = ""
    for element in text.iter(*map(tag, BLOCKS)):
        element.tail = f" {element.tail or ''}"
    return "".join(map(str, text.itertext())).split()


def folded(words: list[str]) -> list[str]:
    """Words without case and points, with blots read as letters; no empty ones."""
    bare = (re.sub(r"[^\w'-]", "", word.replace("l●ft", "left")).casefold() for word in words)
    return [word for word in bare if word]


def layer_of_source(project: Project, siglum: str) -> list[str]:
    """The words of ocr.txt in the order of the pages, with split elisions joined."""
    source = read_source(project, siglum)
    lines = [
        source[number - 1]
        for page in load_pages(project, siglum)
        for first, last in page.header.lines
        for number in range(first, last + 1)
    ]
    return " ".join(lines).replace(" 'le ", "'le ").replace(" 't ", " 't").split()


def layer_of_pages(project: Project, siglum: str) -> list[str]:
    """The words of the page files, read without the program's own parser."""
    words: list[str] = []
    for file in sorted((project.witness(siglum) / "pages").glob("*.txt")):
        body = file.read_text(encoding="utf-8").partition("\n---\n")[2]
        body = re.sub(r"^(@ .*|:gap .*|:\w+)$", "", body, flags=re.MULTILINE)
        body = re.sub(r"\[sic: ([^|\]]*?)( ?\|[^\]]*)?\]", r"\1", body)
        body = re.sub(r"\[\?\]|\[(=|\.\.\.|p\. )[^\]]*\]", "", body)
        words += re.sub(r"^(#+|§) ", "", body, flags=re.MULTILINE).split()
    return words


def test_points_capitals_and_the_ampersand_are_marked(text: Element) -> None:
    first, *laws = (inside(p) for p in text.iter(tag("p")))
    the = "<choice><orig>the</orig><reg>The</reg></choice>"
    assert first == f"{the} first<pc>:</pc>"
    assert laws[0] == (
        "He that <unclear>left</unclear> any thing <pc>(</pc>loseth it<pc>.</pc>"
        " <choice><orig>then</orig><reg>Then</reg></choice> I'le see<pc>)</pc><pc>,</pc>"
        " said he<pc>;</pc> Kings<pc>,</pc> Aces<pc>,</pc>"
        " <choice><orig>c</orig><reg>&amp;c</reg></choice>. and so on"
    )
    assert laws[1] == (
        "<choice><orig>if</orig><reg>If</reg></choice> he"
        " <choice><sic>course</sic><corr>cause</corr></choice> it now<pc>,</pc> 'tis"
        ' <gap reason="illegible" extent="2 words"/> lost<pc>.</pc>'
        " <choice><orig>as</orig><reg>As</reg></choice>"
        ' <supplied reason="lost">well.</supplied>'
    )


def test_what_the_file_has_is_not_marked(text: Element) -> None:
    heads = [inside(head) for head in text.iter(tag("head"))]
    assert heads == ["CHAP. V. OF PICKET", '<supplied reason="lost">The Laws.</supplied>']
    assert [inside(label) for label in text.iter(tag("label"))] == ["1.", "2."]


def test_the_reading_text_has_points_and_capitals_and_each_word_once(text: Element) -> None:
    first, second, third = (reading_text(p) for p in text.iter(tag("p")) if reading_text(p))
    assert first == "The first:"
    assert second.endswith("(loseth it. Then I'le see), said he; Kings, Aces, &c. and so on")
    assert third == "If he course it now, 'tis lost. As well."


def test_the_header_says_whose_the_points_are(tmp_path: Path) -> None:
    own = etree.fromstring(encode_witness(build(tmp_path / "a"), SIGLUM))
    assert "supplied by the editors" in own.findtext(f".//{tag('punctuation')}/{tag('p')}", "")
    assert "orig" in own.findtext(f".//{tag('normalization')}/{tag('p')}", "")
    other = etree.fromstring(encode_witness(synthetic.build(tmp_path / "b"), synthetic.SIGLUM))
    assert other.find(f".//{tag('punctuation')}") is None
    assert not list(other.iter(tag("pc"), tag("reg"), tag("orig")))


FAULTS = [
    ("b01", "any thing", "any king", "b01.txt, line 16: 'king' after 'any' is not the word"),
    (
        "b01",
        "any thing",
        "anything",
        "'anything' after 'left' is not the word of the source: 'any'",
    ),
    ("b01", "any thing", "any thing at all", "'at' after 'thing' is not the word"),
    ("b01", "Kings,", "kings,", "'kings,' after 'he;' is not the word of the source: 'Kings'"),
    ("b01", "he; Kings", "Kings; he", "'Kings;' after 'said'"),
    ("b01", "CHAP.", "CHAP", "'CHAP' after '' is not the word of the source: 'CHAP.', line 1"),
    ("b01", "said", "sAid", "'sAid' after 'see),'"),
    ("b01", "Kings,", "King's,", '"King\'s," after'),
    ("b01", " and so on", "", "b01.txt: the page ends with '&c.'; ocr.txt goes on: 'and', line 2"),
    ("b02", "As\n", "As well\n", "'well' after 'As' is not the word of the source: it has no more"),
    ("b02", "course |", "cause |", "'cause' after 'he'"),
    ("b02", "points: supplied\n", "", "b02.txt: other pages have 'points: supplied'; write it in"),
]


@pytest.mark.parametrize(("page", "right", "wrong", "message"), FAULTS)
def test_a_page_with_other_words_is_refused_by_file_and_line(
    tmp_path: Path, page: str, right: str, wrong: str, message: str
) -> None:
    assert right in PAGES[page]
    pages = PAGES | {page: PAGES[page].replace(right, wrong, 1)}
    with pytest.raises(InputError) as caught:
        encode_witness(build(tmp_path, pages), SIGLUM)
    assert message in str(caught.value)
    assert str(caught.value).startswith(f"corpus/{SIGLUM}/pages/{page}.txt")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["the", "King"], "tei/x.xml, cotton.b01.1: the end of the text stands where"),
        (["the"], "'Queen' stands where the source has 'no more words'"),
        (["the", "Queens"], "'Queen' stands where the source has 'Queens'"),
    ],
)
def test_a_tree_with_other_words_is_refused_by_place(words: list[str], message: str) -> None:
    held = "The" if len(words) == 2 and words[1] == "King" else "The Queen"
    tree = etree.fromstring(
        f'<text xmlns="http://www.tei-c.org/ns/1.0"><p xml:id="cotton.b01.1">{held}</p></text>'
    )
    with pytest.raises(InputError) as caught:
        mark_points(tree, words, "tei/x.xml")
    assert message in str(caught.value)


def test_examples_in_docstrings_hold() -> None:
    tried = doctest.testmod(words_only)
    assert tried.attempted
    assert not tried.failed


# The edition's own cotton ....................................................................


@pytest.fixture(scope="module")
def received() -> list[str]:
    """The words of cotton's ocr.txt."""
    return layer_of_source(ROOT, COTTON)


def test_the_pages_of_cotton_have_the_words_of_the_file(received: list[str]) -> None:
    assert folded(layer_of_pages(ROOT, COTTON)) == folded(received)
    assert len(received) == 16383


def test_the_tei_of_cotton_has_the_words_of_the_file(received: list[str]) -> None:
    root = etree.fromstring(ROOT.tei_file(COTTON).read_bytes())
    body = root.find(tag("text"))
    assert body is not None
    # Equal sign for sign too, except for the letter that the keyers could not read.
    assert layer_of_tei(body) == [word.replace("l●ft", "left") for word in received]


@pytest.mark.parametrize(
    ("page", "right", "wrong"),
    [
        ("b05", "three Knaves", "three Kings"),
        ("b01", "cause] the Knight", "cause] Knight"),
        ("b10", "one Honour; shutting", "two Honour; shutting"),
    ],
)
def test_a_word_changed_in_cotton_stops_the_build(
    tmp_path: Path, page: str, right: str, wrong: str
) -> None:
    project = Project(tmp_path)
    shutil.copytree(ROOT.witness(COTTON), project.witness(COTTON))
    for name in ("pyproject.toml", "CITATION.cff", "corpus/games.toml"):
        shutil.copyfile(ROOT.root / name, tmp_path / name)
    encode_witness(project, COTTON)
    file = project.witness(COTTON) / "pages" / f"{page}.txt"
    text = file.read_text(encoding="utf-8")
    assert right in text
    file.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(InputError, match=rf"corpus/cotton/pages/{page}\.txt, line \d+: .*ocr\.txt"):
        encode_witness(project, COTTON)
    assert folded(layer_of_pages(project, COTTON)) != folded(layer_of_source(project, COTTON))
