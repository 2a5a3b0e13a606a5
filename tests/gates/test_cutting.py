"""Texts are cut into sentences as a reader of 1687-1822 would cut them."""

from __future__ import annotations

import functools
from collections import Counter
from itertools import pairwise

import pytest

from lawsofplay.base.project import find_project
from lawsofplay.gates.classing.cutting import cut, words_in
from lawsofplay.gates.classing.sentences import addressed, sentences_of
from lawsofplay.model.edition import Edition, load_edition, reading_text
from lawsofplay.model.tei import XML_ID

# A paragraph of a book, and how its sentences end.
CUT = {
    "bellecour.p001.1": ("&c.", "Seven.", "again."),
    "bellecour.p018.2": ("than 450.", "loser."),
    "bellecour.p116.15": ("always Trumps.",),
    "seymour.p115.1": ("Spades.", "Points?", "Disadvantage."),
    "seymour.p144.2": ("led.", "Note."),
    "seymour.p227.3": ("Middle.", "6 s. 6 d.", "Seven.", "undrawn."),
    "seymour.p268.7": ("Trifles.", "100 l.", "Place."),
    "academie.p098.2": ("du jeu.", "X. & XI.", "couleur."),
    "academie.p100.4": ("pag. 99.",),
    "academie.p122.2": ("il en a.", "contraire."),
    "academie.p134.2": ("la vole.",),
    "academie.p246.4": ("trois as, &c.", "chose."),
    "quanti.p047.1": ("honours.", "deal.", "38.)", "after."),
    "quanti.quadrille.laws.61": ("wins it.", "(See No. 89.)"),
    "cotton.b05.23": ("&c.", "Sequence."),
}


@functools.cache
def edition() -> Edition:
    return load_edition(find_project())


@functools.cache
def by_block() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for sentence in sentences_of(edition()):
        found.setdefault(sentence.block, []).append(sentence.text)
    return found


@pytest.mark.parametrize("block", CUT)
def test_sentences_of_the_books(block: str) -> None:
    found = by_block()[block]
    assert len(found) == len(CUT[block])
    assert all(text.endswith(end) for text, end in zip(found, CUT[block], strict=True)), found


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("He deals; the other cuts: then they play.", 1),
        ("He deals. The other cuts.", 2),
        ("He deals. the other cuts.", 1),
        ("Who deals? The other cuts! Then they play.", 3),
        ("IV. To name the Trump: is when he says it.", 1),
        ("Mr. Hoyle, viz. The Author, says, i. e. He writes.", 1),
        ("M. Quanti joue. MM. Dupont passent.", 2),
        ("Remarquez: 2°. Qu'un Roi vaut dix.", 1),
        ("On sait deux choses: 1°. Que le Roi vaut dix; 2°. Que la Dame en vaut neuf.", 1),
        ("King. Queen. Knave. Seven.", 2),
        ('Il dit "Je passe." Le second joue.', 2),
        ("He pays 3. Each of them wins.", 2),
        ("He pays 3. 4 Counters go to him.", 1),
        ("He wins the Trick.—And then he leads.", 2),
        ("Étant premier il joue. Être second ne vaut rien.", 2),
        ("Il plut à Louis XV. Roi de France.", 1),
        ("One", 1),
    ],
)
def test_marks(text: str, count: int) -> None:
    assert len(cut(text)) == count


def test_no_word_is_lost_or_counted_twice() -> None:
    """Sentences follow one another; only blanks and dashes part them."""
    for paragraph in edition().paragraphs:
        spans = cut(paragraph.text)
        assert spans[0][0] == 0
        assert spans[-1][1] == len(paragraph.text.rstrip(" —"))
        for (_, end), (start, _) in pairwise(spans):
            assert not paragraph.text[end:start].strip(" —"), paragraph.anchor


def test_every_rule_in_prose_stands_in_a_sentence_whole() -> None:
    elements = {
        name: element
        for root in edition().roots.values()
        for element in root.iter()
        if (name := element.get(XML_ID))
    }
    found: dict[str, str] = {}
    for paragraph in edition().paragraphs:
        if paragraph.kind != "reason":
            assert reading_text(elements[paragraph.anchor]) == paragraph.text
            held = addressed(elements[paragraph.anchor])
            found.update((name, paragraph.text[start:end].strip()) for name, start, end in held)
    prose = {law.address: law.text for law in edition().laws.values() if not law.numbered}
    assert found == prose
    standing = {name for sentence in sentences_of(edition()) for name in sentence.addresses}
    assert standing == prose.keys()


def test_a_rule_that_ends_with_its_sentence_does_not_reach_the_next() -> None:
    held = Counter(name for sentence in sentences_of(edition()) for name in sentence.addresses)
    whole = {
        name
        for sentence in sentences_of(edition())
        for name in sentence.addresses
        if edition().laws[name].text in sentence.text
    }
    assert len(whole) > 1000
    assert {held[name] for name in whole} == {1}


def test_a_table_is_one_sentence() -> None:
    tables = {
        paragraph.anchor for paragraph in edition().paragraphs if paragraph.kind in ("table", "lg")
    }
    assert tables
    assert all(len(by_block()[anchor]) == 1 for anchor in tables)


def test_names_are_single() -> None:
    names = [sentence.name for sentence in sentences_of(edition())]
    assert len(names) == len(set(names))


def test_words() -> None:
    assert words_in("The Dealer's contre-partie, &c. 450 - points") == 6
