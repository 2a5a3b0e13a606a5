"""The tokenizer, the query language and the table of classes, by small examples."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.finding.query import And, Near, Not, Or, Phrase, Slot, leaves, parse, typed
from lawsofplay.finding.spelling import Spelling, bare, decide, parse_spelling
from lawsofplay.finding.words import forms, words


def word(*forms: str) -> Phrase:
    return Phrase(tuple(map(Slot, forms)))


def joined(*forms: str) -> Phrase:
    return Phrase(tuple(map(Slot, forms)), joined=True)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("He may not Look", "he may not look"),
        ("l’Hombre, qu'il", "l hombre qu il"),
        ("jusqu'au d’abord", "jusqu au d abord"),
        ("play'd; king's; aujourd'hui", "play'd king's aujourd'hui"),
        ("'Tis the Cards' turn", "tis the cards turn"),
        ("ſans-prendre", "sans prendre"),
        ("Post & Pair, &c.", "post & pair & c"),
        ("cœur ÉTÉ e\u0301te\u0301 æ", "coeur été été ae"),
        ("No. 37, 1/2 [?] — …", "no 37 1 2"),
        ("snake_case", "snake case"),
    ],
)
def test_words(text: str, expected: str) -> None:
    assert forms(text) == expected.split()


@given(st.text(max_size=80))
def test_places_of_words_ascend_within_the_text(text: str) -> None:
    places = [place for word in words(text) for place in (word.start, word.end)]
    assert places == sorted(places)
    assert all(0 <= place <= len(text) for place in places)


@given(st.text(max_size=80))
def test_reading_folded_words_changes_nothing(text: str) -> None:
    plain = "".join(c for c in text if c < "\u0250")
    once = forms(plain)
    assert forms(" ".join(once)) == once


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("may not look", And((word("may"), word("not"), word("look")))),
        ('"may not look"', word("may", "not", "look")),
        ("“may not”", word("may", "not")),
        ("deal OR cut cards", Or((word("deal"), And((word("cut"), word("cards")))))),
        ("(deal OR cut) cards", And((Or((word("deal"), word("cut"))), word("cards")))),
        ("deal -cut", And((word("deal"), Not(word("cut"))))),
        ("NOT deal AND cut", And((Not(word("deal")), word("cut")))),
        ("and or not", And((word("and"), word("or"), word("not")))),
        ("sans-prendre", joined("sans", "prendre")),
        ('"sans prendre"', word("sans", "prendre")),
        ("l'Hombre", joined("l", "hombre")),
        ("tri*", Phrase((Slot("tri*", "wild"),))),
        ("sh?", Phrase((Slot("sh?", "wild"),))),
        ("sh??", Phrase((Slot("sh??", "wild"),))),
        ('"may look?"', Phrase((Slot("may"), Slot("look?", "wild")))),
        ("l'homm?", Phrase((Slot("l"), Slot("homm?", "wild")), joined=True)),
        ("peut-on jouer ?", And((joined("peut", "on"), word("jouer")))),
        ("bisk~2", Phrase((Slot("bisk", "near", 2),))),
        ("king — queen", And((word("king"), word("queen")))),
        ("king NEAR queen", Near(word("king"), word("queen"), 10)),
        ("a king NEAR/3 queen", And((word("a"), Near(word("king"), word("queen"), 3)))),
        ("a NEAR b NEAR/2 c", Near(Near(word("a"), word("b"), 10), word("c"), 2)),
        ("NOT a NEAR b", Not(Near(word("a"), word("b"), 10))),
        ('"a b" NEAR/99 (c OR d)', Near(word("a", "b"), Or((word("c"), word("d"))), 99)),
        ("card card card", word("card")),
        ("deal card (card deal)", And((word("deal"), word("card")))),
        ("((a OR b) OR a) OR b", Or((word("a"), word("b")))),
        ("king NEAR king", Near(word("king"), word("king"), 10)),
        ("NOT NOT king", word("king")),
        ("NOT (NOT (NOT king))", Not(word("king"))),
        ("tri****", Phrase((Slot("tri*", "wild"),))),
        ("*?*r", Phrase((Slot("?*r", "wild"),))),
        ("c?*?*d", Phrase((Slot("c??*d", "wild"),))),
        ("a near b", And((word("a"), word("near"), word("b")))),
    ],
)
def test_queries(query: str, expected: object) -> None:
    assert parse(query) == expected


@pytest.mark.parametrize(
    ("query", "mend"),
    [
        ("", "no word to search for"),
        (" … ", "no word to search for"),
        ('"may not', "a quotation mark is not closed"),
        ("(deal", r"a \( without its \)"),
        ("deal)", r"a \) without its \("),
        ("deal OR", "a word is missing at the end"),
        ("OR deal", "a word is missing before OR"),
        ("deal NEAR", "a word is missing at the end"),
        ("NEAR deal", "a word is missing before NEAR"),
        ("deal NEAR NOT cut", "a word is missing before NOT"),
        ("deal NEAR/0 cut", "NEAR/0: NEAR/ takes a number of words from 1 to 99"),
        ("deal NEAR/100 cut", "NEAR/ takes a number"),
        ("deal NEAR (cut shuffle)", "NEAR joins words, phrases, and brackets in which OR joins"),
        ("*", "a pattern needs a letter"),
        ("*?", "a pattern needs a letter"),
        ("tri?~", "not by both"),
        ("tri*~", "not by both"),
    ],
)
def test_faults_of_queries_are_one_line(query: str, mend: str) -> None:
    with pytest.raises(InputError, match=mend) as caught:
        parse(query)
    assert "\n" not in str(caught.value)


@given(st.text("ab\"()*?~- ANDORTE/9'", max_size=30))
def test_any_query_is_read_or_refused_in_a_line(query: str) -> None:
    try:
        parse(query)
    except InputError as error:
        assert "\n" not in str(error)


def test_what_is_excluded_is_not_marked() -> None:
    assert list(leaves(parse('king NOT (queen OR "the knave")'))) == [word("king")]


def test_words_as_typed() -> None:
    query = parse('king NEAR (queen OR "the knave") NOT ace tri*')
    assert [slot.form for slot in typed(query)] == ["king", "queen", "the", "knave", "tri*"]


def test_the_table_of_classes(project: Project) -> None:
    table = decide(project.root, [("en", ["shew", "the", "&"]), ("fr", ["étoit", "dé", "de"])])
    assert table.of("show", "en") == table.of("shew", "en")
    assert table.of("&", "en") == "and" == table.of("and", "en")
    assert table.of("était", "fr") == table.of("etoit", "fr") == table.of("étoit", "fr")
    assert table.of("dé", "fr") != table.of("de", "fr")
    # Nothing in the English words is a form of the French verb.
    assert table.of("étoit", "en") == "étoit"
    assert parse_spelling(table.render(), "spelling.tsv") == table


def test_a_broken_table_is_named() -> None:
    with pytest.raises(InputError, match=r"spelling\.tsv, line 2: not three fields"):
        parse_spelling("a\tb\tc\na\tb\n", "spelling.tsv")


@given(st.text(max_size=20))
def test_bare_forms_are_stable(text: str) -> None:
    assert bare(bare(text)) == bare(text)


def test_an_empty_table() -> None:
    assert Spelling({"en": {}, "fr": {}}).of("shew", "en") == "shew"
