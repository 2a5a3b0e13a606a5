"""What a search finds, on the real books."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.finding.documents import Document, documents
from lawsofplay.finding.engine import Engine
from lawsofplay.finding.matching import Reader, snippet, wildcard, within
from lawsofplay.finding.query import parse
from lawsofplay.finding.spelling import Spelling
from lawsofplay.finding.words import forms
from lawsofplay.model.edition import load_edition
from tests.finding.search_support import hits, reading


@pytest.fixture(scope="module")
def every(engine: Engine) -> list[Document]:
    return engine.documents()


def found(engine: Engine, query: str, exact: bool = False, **filters: str) -> list[Document]:
    return [hit.document for hit in engine.search(parse(query), exact, **filters)]


def test_every_law_and_paragraph_is_indexed(engine: Engine, project: Project) -> None:
    edition = load_edition(project)
    addresses = [document.address for document in engine.documents()]
    assert addresses == [document.address for document in documents(edition)]
    assert set(addresses) == {
        *edition.laws,
        *(paragraph.anchor for paragraph in edition.paragraphs),
    }


def test_no_word_is_stopped(engine: Engine) -> None:
    """ "may not look" never finds "may look": the words not, may, if, or are words."""
    texts = [" ".join(forms(document.text)) for document in found(engine, '"may not"')]
    assert texts
    assert all("may not" in text for text in texts)
    for document in found(engine, '"may not look"'):
        assert "may not look" in " ".join(forms(document.text))
    for word in ("may", "not", "if", "or", "when", "will", "a", "the", "il", "le", "s"):
        assert found(engine, word), word


@pytest.mark.parametrize(
    ("query", "printed"),
    [("show", "shew"), ("était", "étoit"), ("etait", "étoit"), ("renounce", "renonce"),
     ("king", "roi"), ("played", "play'd"), ("SHEW", "shew"), ("ſhew", "shew")],
)  # fmt: skip
def test_spellings_that_are_found(engine: Engine, query: str, printed: str) -> None:
    assert any(printed in forms(document.text) for document in found(engine, query))


def test_exact_spelling(engine: Engine) -> None:
    for word in ("show", "shew"):
        assert all(word in forms(document.text) for document in found(engine, word, exact=True))
    assert {document.address for document in found(engine, "ſ", exact=True)} == {
        document.address for document in found(engine, "s", exact=True)
    }


def test_where_is_not_or(engine: Engine) -> None:
    either = {document.address for document in found(engine, "ou", exact=True)}
    where = {document.address for document in found(engine, "où")}
    assert where and not either <= where


def test_a_die_is_not_of(engine: Engine) -> None:
    # The proofread books have no die in French: every dé of the drafts was a broken de.
    assert not found(engine, "dé")


def test_filters(engine: Engine) -> None:
    laws = found(engine, "king", witness="seymour", kind="law")
    assert laws
    assert {(law.witness, law.kind) for law in laws} == {("seymour", "law")}
    with pytest.raises(InputError, match=r"no such game; there are .*piquet"):
        found(engine, "king", game="poker")


@pytest.mark.parametrize(
    "query",
    ['"may not"', '"sh?w his"', "king -queen", "NOT (the OR de)", "tri* sh?w", '"the kin~ of"',
     "(deal OR cut) NOT cards", "deal OR NOT the", '"le roi" OR "the king"', "NOT NOT king",
     '"of the game" the', "l'hombre", "king NEAR/2 queen", '"the king" NEAR/4 (queen OR knave)',
     "NOT king NEAR/9 of", '"of the" NEAR/1 "of the"', "the NEAR/3 the NEAR/3 the",
     "tri* NEAR/3 kin~ NEAR/20 of", "roi NEAR dame", '(roi NEAR/3 dame OR "the kings") de'],
)  # fmt: skip
@pytest.mark.parametrize("exact", [False, True])
def test_whoosh_finds_what_reading_finds(
    engine: Engine, every: list[Document], query: str, exact: bool
) -> None:
    node, reader, sample = parse(query), engine.reader(exact), every[::3]
    expected = {
        document.address
        for document in sample
        if reading(node, document.text, reader, document.language).texts(node)
    }
    addresses = {document.address for document in sample}
    assert {document.address for document in found(engine, query, exact)} & addresses == expected


@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_any_phrase_of_a_text_finds_it(
    engine: Engine, every: list[Document], data: st.DataObject
) -> None:
    document = data.draw(st.sampled_from(every))
    read = forms(document.text)
    if not read:
        return
    start = data.draw(st.integers(0, len(read) - 1))
    phrase = " ".join(read[start : start + data.draw(st.integers(1, 6))])
    exact = data.draw(st.booleans())
    assert document in found(engine, f'"{phrase}"', exact)


def test_an_index_that_is_missing(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="not built yet; run: laws build"):
        Engine(tmp_path)


def test_patterns_and_distances() -> None:
    assert wildcard("sh?w")("shew") and not wildcard("sh?w")("shw")
    assert wildcard("sh?")("she") and not wildcard("sh?")("sh") and not wildcard("sh?")("shew")
    assert wildcard("tri*")("tri") and not wildcard("tri*")("atri")
    assert within("bisk", 1)("bisks") and not within("bisk", 1)("bisque")


@given(st.text("ab ", max_size=60), st.integers(1, 20))
def test_a_snippet_shows_its_first_hit(text: str, width: int) -> None:
    empty = Reader(Spelling({"en": {}, "fr": {}}), (), exact=True)
    places = [(hit.start, hit.end) for hit in hits(parse("ab"), text, empty)]
    stretch, marks = snippet(text, places, width)
    assert all(stretch[start:end] == "ab" for start, end in marks)
    assert bool(marks) == bool(places)
    assert stretch.removeprefix("… ").removesuffix(" …") in text
