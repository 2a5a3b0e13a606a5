"""All that the encoder makes is valid: by the project's schema, and by TEI P5."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from lxml import etree

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import WITNESSES, Project, find_project
from lawsofplay.encode.document import encode_witness
from lawsofplay.gates import validate
from lawsofplay.model.vocabulary import DIVISION_TYPES, KINDS, STATUSES
from lawsofplay.transcription.model import STATES
from tests.encode import words_only
from tests.encode.synthetic import SIGLUM, build

ROOT = find_project(Path(__file__).parent)
OWN = ROOT.tei / "lawsofplay.rng"
RNG = {"r": "http://relaxng.org/ns/structure/1.0"}


def full_schema() -> Path:
    """The schema of TEI P5; the test is skipped without it, or fails in CI."""
    found = validate.find_tei_all(ROOT.root)
    if found is None:
        message = "tei_all.rng (TEI P5) is not here; set TEI_ALL_RNG to its path"
        if os.environ.get("CI"):
            pytest.fail(message)
        pytest.skip(message)
    return found


@pytest.fixture(scope="module")
def document(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The synthetic book, encoded."""
    folder = tmp_path_factory.mktemp("book")
    path = folder / "book.xml"
    path.write_bytes(encode_witness(build(folder), SIGLUM))
    return path


@pytest.fixture(scope="module")
def pointless(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The synthetic book, encoded from a source of words without points or pages."""
    folder = tmp_path_factory.mktemp("words")
    path = folder / "words.xml"
    book = words_only.build(folder, words_only.BLOCKS)
    path.write_bytes(encode_witness(book, words_only.SIGLUM))
    return path


def test_every_construct_is_valid_against_the_own_schema(document: Path, pointless: Path) -> None:
    validate.own_schema(ROOT, SIGLUM, document.read_bytes())
    validate.own_schema(ROOT, words_only.SIGLUM, pointless.read_bytes())
    assert validate.jing(OWN, [document, pointless]) == []


def test_every_construct_is_valid_against_tei(document: Path, pointless: Path) -> None:
    assert validate.jing(full_schema(), [document, pointless]) == []


def test_the_synthetic_books_use_every_element_of_the_schema(
    document: Path, pointless: Path
) -> None:
    declared = {e.get("name") for e in etree.parse(OWN).iter("{*}element")}
    used = {
        etree.QName(element).localname
        for path in (document, pointless)
        for element in etree.parse(path).iter(etree.Element)
    }
    assert declared == used


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        (b'<pc resp="#editor">,</pc>', b"<pc>,</pc>"),
        (b'<pc resp="#editor">,</pc>', b'<pc resp="#editor">and</pc>'),
        (b"<orig>the</orig>", b""),
    ],
)
def test_a_spoiled_point_is_refused(pointless: Path, right: bytes, wrong: bytes) -> None:
    data = pointless.read_bytes()
    assert right in data
    with pytest.raises(InputError, match="not valid"):
        validate.own_schema(ROOT, words_only.SIGLUM, data.replace(right, wrong, 1))


@pytest.mark.parametrize("siglum", WITNESSES)
def test_the_edition_is_valid(siglum: str) -> None:
    path = ROOT.tei_file(siglum)
    assert path.is_file(), f"tei/{siglum}.xml is missing; run: laws build"
    validate.own_schema(ROOT, siglum, path.read_bytes())
    assert validate.jing(OWN, [path]) == []
    assert validate.jing(full_schema(), [path]) == []


def test_schema_and_program_know_the_same_names() -> None:
    schema = etree.parse(OWN)

    def values(path: str) -> set[str]:
        found = schema.xpath(f"{path}//r:value/text()", namespaces=RNG)
        assert isinstance(found, list)
        return {str(value) for value in found}

    define = "//r:define[@name='{}']"
    kind = "//r:attribute[@name='subtype']"
    assert values(define.format("siglum")) == set(WITNESSES)
    div = f"{define.format('division')}/r:element/r:attribute[@name='type']"
    assert values(div) == set(DIVISION_TYPES)
    assert values(define.format("law") + kind) == set(KINDS) - {"law"}
    assert values(define.format("ruleInProse") + kind) == set(KINDS) - {"rule"}
    assert values(define.format("statusPointer")) == {f"#{s}" for s in STATUSES} - {"#custom"}
    state = f"{define.format('begun')}/r:attribute[@name='ana']"
    assert values(state) == {f"#{state}" for state in STATES}


def test_the_documentation_describes_every_element() -> None:
    text = (ROOT.tei / "ENCODING.md").read_text(encoding="utf-8")
    for name in {e.get("name") for e in etree.parse(OWN).iter("{*}element")}:
        assert re.search(rf"`{name}[`/ @]", text), name


SPOILED = [
    (b"<lb/>", b'<milestone unit="x"/>', "milestone"),
    (b' n="III"', b"", "not valid"),
    (b'type="titlepage"', b'type="cover"', "not valid"),
    (b'ana="#former"', b'ana="#olden"', "not valid"),
    (b'xml:id="seymour.p001.4"', b'xml:id="seymour.p001.5"', "ID seymour.p001.5 already defined"),
    (b'xml:id="seymour.p001.4"', b'xml:id="cotton.p001.4"', "does not begin with 'seymour'"),
    (b'xml:id="former"', b'xml:id="olden"', "@ana points to '#former', an id that is not here"),
]


@pytest.mark.parametrize(("right", "wrong", "message"), SPOILED)
def test_a_spoiled_document_is_refused_in_one_line(
    document: Path, right: bytes, wrong: bytes, message: str
) -> None:
    data = document.read_bytes()
    assert right in data
    with pytest.raises(InputError) as caught:
        validate.own_schema(ROOT, SIGLUM, data.replace(right, wrong, 1))
    assert caught.value.file == f"tei/{SIGLUM}.xml"
    assert re.fullmatch(r"line \d+", caught.value.place)
    assert message in caught.value.mend
    assert "\n" not in str(caught.value)


def test_jing_tells_file_line_and_column(document: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.xml"
    bad.write_bytes(document.read_bytes().replace(b"<body>", b"<body><p/>", 1))
    (fault, *_) = validate.jing(OWN, [document, bad])
    assert fault.file == bad
    assert fault.line == bad.read_bytes()[: bad.read_bytes().index(b"<body>")].count(b"\n") + 1
    assert fault.column > 1
    assert '"p"' in fault.message


def test_jing_that_cannot_run_is_told(document: Path, tmp_path: Path) -> None:
    with pytest.raises(InputError, match="Jing failed"):
        validate.jing(tmp_path / "no.rng", [document])


def test_a_named_schema_must_exist(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TEI_ALL_RNG", str(tmp_path / "none.rng"))
    with pytest.raises(InputError, match="mend the variable"):
        validate.find_tei_all(tmp_path)
    monkeypatch.delenv("TEI_ALL_RNG")
    (tmp_path / "beside" / "schema").mkdir(parents=True)
    schema = tmp_path / "beside" / "schema" / "tei_all.rng"
    schema.write_text("<grammar/>", encoding="utf-8")
    assert validate.find_tei_all(tmp_path / "checkout" / "sub") == schema


def test_a_missing_schema_is_told(document: Path, tmp_path: Path) -> None:
    with pytest.raises(InputError, match="the schema is missing"):
        validate.own_schema(Project(tmp_path), SIGLUM, document.read_bytes())
