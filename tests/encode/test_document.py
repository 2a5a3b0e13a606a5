"""The encoder: what each construct of TRANSCRIPTION.md becomes, and that no text is lost."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from lxml import etree

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import WITNESSES, find_project
from lawsofplay.encode.document import encode_witness, serialise
from lawsofplay.encode.inline import fill
from lawsofplay.encode.pieces import LineBreak, PageBreak, Span, running_text, widen
from lawsofplay.model.edition import load_edition, reading_text
from lawsofplay.model.tei import XML_ID, Element, make, tag
from lawsofplay.transcription import Run, load_pages, parse_inline, plain_text
from tests.encode.synthetic import NORMS, OUTLINE, PAGES, SIGLUM, build


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Element:
    return etree.fromstring(encode_witness(build(tmp_path_factory.mktemp("book")), SIGLUM))


def by_id(root: Element, name: str) -> Element:
    (found,) = (e for e in root.iter(etree.Element) if e.get(XML_ID) == f"{SIGLUM}.{name}")
    return found


def test_same_pages_same_bytes(tmp_path: Path) -> None:
    one, two = build(tmp_path / "one"), build(tmp_path / "two")
    data = encode_witness(one, SIGLUM)
    assert data == encode_witness(two, SIGLUM)
    assert serialise(etree.fromstring(data)) == data


def letters(*texts: str) -> Counter[str]:
    """The signs of texts without blanks, and without the bars and head marks of tables."""
    return Counter("".join("".join(texts).split()).translate({ord("|"): None, ord("="): None}))


def test_every_sign_of_the_pages_stands_in_the_text_once(tmp_path: Path) -> None:
    project = build(tmp_path)
    printed: Counter[str] = Counter()
    for page in load_pages(project, SIGLUM):
        for block in page.blocks:
            argument = block.argument.replace("[II.]", "II.")
            named = argument if block.kind in ("law", "entry", "figure") else ""
            printed += letters(
                plain_text(parse_inline(named)), plain_text(parse_inline(block.text))
            )
    text = etree.fromstring(encode_witness(project, SIGLUM)).find(tag("text"))
    assert text is not None
    for element in list(text.iter(tag("fw"), tag("corr"))):
        element.text = ""
    assert letters(*map(str, text.itertext())) == printed


def test_a_law_holds_its_text_its_list_and_its_reason(root: Element) -> None:
    law = by_id(root, "piquet.laws.1")
    assert (law.get("type"), law.get("n")) == ("law", "I")
    assert reading_text(law) == "Whoever deals shall look to his adverfary Cards, two"
    (reason,) = law.findall(f"{tag('note')}[@type='reason']")
    assert reading_text(reason).endswith("justice, for it would be abused.")
    second = by_id(root, "piquet.laws.2")
    assert second.findtext(f"{tag('label')}/{tag('supplied')}") == "II."
    assert len(second.findall(f".//{tag('item')}")) == 2
    assert "And a word more of the same Law." in reading_text(second)


def test_p_closes_the_list_of_laws(root: Element) -> None:
    after = by_id(root, "p002.11")
    section = after.getparent()
    assert section is not None
    assert (section.get("type"), section.get("rend")) == ("section", "after")
    assert "Dealer" not in reading_text(by_id(root, "piquet.laws.4"))


def test_a_rule_in_prose_crosses_page_and_italics(root: Element) -> None:
    rule = by_id(root, "piquet.laws.5")
    assert reading_text(rule) == "The Dealer gives twelve Cards, and leaves a stock of eight"
    assert rule.find(tag("pb")) is not None
    half = by_id(root, "piquet.hands.1")
    assert reading_text(half) == "A Quint is five Cards of the same Colour"
    assert half.get("subtype") == "definition"


def test_a_paragraph_goes_on_after_a_table(root: Element) -> None:
    first, second = by_id(root, "p001.1"), by_id(root, "p001.3")
    assert (first.get("part"), second.get("part")) == ("I", "F")
    assert reading_text(second).startswith("other hand")


def test_cells_keep_bars_inside_marks(root: Element) -> None:
    rows = by_id(root, "p001.2").findall(tag("row"))
    assert [[reading_text(cell) for cell in row] for row in rows] == [
        ["Deal", "Counters"],
        ["1", "27"],
        ["|", "30"],
        ["", "none"],
    ]
    assert rows[0].get("role") == "label"


def test_verse_goes_on_over_the_page_as_a_new_line(root: Element) -> None:
    lines = by_id(root, "piquet.orders.2").findall(f"{tag('lg')}/{tag('l')}")
    assert [reading_text(line) for line in lines] == ["And he who swears", "a Penny."]
    assert lines[1].find(tag("pb")) is not None


def test_pages_stand_in_reading_order(root: Element) -> None:
    assert [pb.get(XML_ID) for pb in root.iter(tag("pb"))] == [f"{SIGLUM}.{n}" for n in PAGES]


def test_page_order_holds_when_prose_follows_laws(tmp_path: Path) -> None:
    pages = dict(PAGES)
    pages["p003"] = pages["p003"].replace(":cont\n_leaves_", ":p\nA new one; it leaves\n\n:p\n_x_")
    norms = NORMS.replace('to = "stock of eight"', 'to = "and"')
    root = etree.fromstring(encode_witness(build(tmp_path, pages, norms=norms), SIGLUM))
    order = [e.get(XML_ID) for e in root.iter(tag("pb"), tag("p")) if e.get(XML_ID)]
    assert order.index(f"{SIGLUM}.p002.11") < order.index(f"{SIGLUM}.p003")
    assert order.index(f"{SIGLUM}.p003") < order.index(f"{SIGLUM}.p003.1")


FAULTS = [
    ("p002", ":p\nThe", ":q\nThe", "p002.txt, line 36: unknown block ':q'"),
    ("p001", "@ piquet.laws", "@ piquet.lawz", "division 'piquet.lawz' is not in outline.toml"),
    ("p003", "@ piquet.orders", "@ piquet.hands", "the outline expects 'piquet.orders'"),
    ("z01", "@ table", "@ table\n\n@ table", "the outline expects 'no further one'"),
    ("p002", "§ III. Look", "Look", "piquet.laws: 3 numbered items found, 4 expected"),
    ("p004", "A _Quint", "§ I. A _Quint", "which has no 'count' in outline.toml"),
    ("p001", "| 30[^†] |", "| 30[^†]", "a row of a table begins and ends with '|'"),
    ("p001", "[... 3 words]", "[.. 3 words]", "unknown mark [.. 3 words]"),
    ("p001", ":note a", ":note †", "two notes with the same mark"),
    (
        "p005",
        "Colour, and more.",
        "Color, and more.",
        "piquet.hands.1: no paragraph of its division",
    ),
    ("f01", "@ title\n\n:lines", ":cont", "text before the first '@ division'"),
    ("p005", "@ terms\n", "@ terms\n\n:cont\nx\n", "there is no block before it to continue"),
]


@pytest.mark.parametrize(("page", "right", "wrong", "message"), FAULTS)
def test_a_fault_of_the_pages_is_told_in_one_line(
    tmp_path: Path, page: str, right: str, wrong: str, message: str
) -> None:
    assert right in PAGES[page]
    pages = PAGES | {page: PAGES[page].replace(right, wrong)}
    with pytest.raises(InputError) as caught:
        encode_witness(build(tmp_path, pages), SIGLUM)
    assert message in str(caught.value)
    assert str(caught.value).startswith("corpus/seymour/")
    assert "\n" not in str(caught.value)


NORM_FAULTS = [
    ('"seymour.piquet.laws.3"', '"seymour.piquet.laws.9"', "no numbered item has this address"),
    ('id = "piquet.laws.5"', 'id = "piquet.laws.4"', "a numbered item has this address"),
    ('id = "piquet.laws.5"', 'id = "ombre.laws.5"', "no such division in outline.toml"),
    ('from = "A Quint"', 'from = "A quint"', "no paragraph of its division has both"),
    ('to = "time by the Person"', 'to = "the"', "are twice in the same sentence"),
    ('status = "former"', 'status = "olden"', "status: must be one of custom"),
    (', reason = "it tells how to play well"', "", "needs a 'reason'"),
    ("[[rule]]", "[rule", "not valid TOML"),
]


@pytest.mark.parametrize(("right", "wrong", "message"), NORM_FAULTS)
def test_a_fault_of_the_norms_is_told(tmp_path: Path, right: str, wrong: str, message: str) -> None:
    with pytest.raises(InputError, match=r"corpus/seymour/norms\.toml.*") as caught:
        encode_witness(build(tmp_path, norms=NORMS.replace(right, wrong, 1)), SIGLUM)
    assert message in str(caught.value)


def test_rules_may_not_overlap(tmp_path: Path) -> None:
    more = '\n[[rule]]\nid = "piquet.2"\nfrom = "two at a"\nto = "Person who"\n'
    with pytest.raises(InputError, match=r"piquet\.2: its words overlap another rule's"):
        encode_witness(build(tmp_path, norms=NORMS + more), SIGLUM)


def test_a_parent_that_has_ended_is_told(tmp_path: Path) -> None:
    outline = OUTLINE.replace('id = "table"\n', 'id = "table"\nparent = "piquet.hands"\n')
    with pytest.raises(InputError, match=r"parent 'piquet\.hands' has ended"):
        encode_witness(build(tmp_path, outline=outline), SIGLUM)


def test_a_span_does_not_cut_an_error_from_its_correction() -> None:
    pieces = parse_inline("He has [sic: one hundred | two hundred] points")
    span = widen(Span(0, 10), pieces)
    parent = make("p")
    fill(parent, pieces, SIGLUM, [span])
    assert [reading_text(seg) for seg in parent.iter(tag("seg"))] == ["He has one hundred"]
    assert len(list(parent.iter(tag("corr")))) == 1


def test_a_span_ends_before_what_follows_it() -> None:
    pieces = (Run("one two"), PageBreak("p002", "2", "draft"), LineBreak(), Run("three"))
    parent = make("p")
    fill(parent, pieces, SIGLUM, [Span(4, 7), Span(8, 13)])
    first, second = parent.iter(tag("seg"))
    assert (first.text, len(first), second.text) == ("two", 0, "three")
    assert running_text(pieces) == "one two\nthree"


@pytest.mark.parametrize("siglum", WITNESSES)
def test_the_edition_is_what_the_pages_give(siglum: str) -> None:
    project = find_project(Path(__file__).parent)
    assert load_edition(project, (siglum,)).laws
    same = project.tei_file(siglum).read_bytes() == encode_witness(project, siglum)
    assert same, f"tei/{siglum}.xml is not what the pages give; run: laws build"
