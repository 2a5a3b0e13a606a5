"""What reading pages add to the words: spellings, terms and cards, and where they add nothing."""

from __future__ import annotations

import doctest

import pytest
from lxml import etree

from lawsofplay.lexicon.curated import Term
from lawsofplay.model.tei import NAMESPACE
from lawsofplay.site import dictionary, wording
from lawsofplay.site.blocks import blocks
from lawsofplay.site.terms import Entry, index
from lawsofplay.site.wording import Wording
from lawsofplay.site.writing import Writing

SHOW = {"shew": "show", "Shew": "Show"}
BOTH = '<span class="orig">shew</span><span class="reg" hidden>show</span>'
ACE = '<span class="card" data-card="♠A" aria-hidden="true"></span>'


def entry(address: str, head: str, *spellings: str, games: tuple[str, ...] = ("ombre",)) -> Entry:
    term = Term(head, {"en": spellings}, games, "a gloss")
    return Entry(address, "1", (head,), etree.Element("entry"), term)


ENTRIES = (
    entry("b.p1.1", "Basto", "basto"),
    entry("b.p1.2", "Matadors", "matador"),
    entry("b.p1.3", "Sans Prendre", "sans prendre", "sans-prendre"),
    entry("b.p1.4", "Forced Sans Prendre", "forced sans prendre"),
    entry("b.p1.5", "Trump", "trump", games=("*",)),
)


def written(xml: str) -> str:
    parts = etree.fromstring(f'<div xmlns="{NAMESPACE}">{xml}</div>')
    run = Writing(lambda name: f"to/{name}")
    games = {"b.ombre": "ombre", "b.piquet": "piquet"}
    run.wording = Wording(
        lambda word: SHOW.get(word, word), index(ENTRIES, "en"), games, lambda it: f"#{it.address}"
    )
    return blocks(parts, run)


def section(address: str, xml: str) -> str:
    return written(f'<div type="section" xml:id="{address}">{xml}</div>')


def test_a_word_stands_in_both_spellings() -> None:
    assert written("<p>to shew.</p>") == f"<p>to {BOTH}.</p>\n"


@pytest.mark.parametrize(
    "xml",
    [
        "<p><unclear>shew</unclear></p>",
        "<p><supplied>shew</supplied></p>",
        "<p><sic>shew</sic></p>",
        "<p>shew<supplied>ing</supplied></p>",
        "<p><unclear>un</unclear>shew</p>",
        "<entry><form><orth>shew</orth></form></entry>",
    ],
)
def test_doubtful_supplied_and_broken_words_stay_as_printed(xml: str) -> None:
    assert "reg" not in written(xml)


def test_a_whole_word_beside_a_doubtful_one_has_both_spellings() -> None:
    assert BOTH in written("<p>shew <unclear>ing</unclear> </p>")


def test_a_term_is_linked_once_a_section_where_its_game_is_treated() -> None:
    shown = section("b.ombre", "<p>Basto and Basto</p>")
    assert '<a class="term" id="use-b.p1.1" href="#b.p1.1">Basto</a> and Basto' in shown
    twice = section(
        "b.ombre", '<p>a Basto</p><div xml:id="b.ombre.x"><p>Basto</p></div><p>Basto</p>'
    )
    assert twice.count("<a ") == 2
    assert twice.count('id="use-') == 1
    assert "<a" not in section("b.piquet", "<p>Basto and Trump</p>")


def test_plurals_hyphens_and_the_longest_term_are_found() -> None:
    shown = section(
        "b.ombre", "<p>Matadors, Sans-prendre, forced Sans\nPrendre, Bastos, bastonade</p>"
    )
    assert ">Matadors</a>" in shown
    assert 'href="#b.p1.3">Sans-prendre</a>' in shown
    assert 'href="#b.p1.4">forced Sans Prendre</a>' in shown
    assert ">Bastos</a>" in shown
    assert "bastonade</a>" not in shown


def test_headings_and_an_entry_of_the_term_itself_have_no_link() -> None:
    assert "<a" not in section("b.ombre", "<head>Basto</head>")
    head = "<form><orth>Basto</orth></form>"
    own = f'<entry xml:id="b.p1.1">{head}<sense><def>Basto.</def></sense></entry>'
    assert "<a" not in section("b.ombre", own)


def test_cards_have_signs_in_tables_and_hands_alone() -> None:
    row = "<table><row><cell>The Ace of Spades.</cell></row></table>"
    assert written(row).count(ACE) == 1
    assert f"Spades{ACE}." in written(row)
    assert ACE in written("<list><item n='I'><p>Ace of Spades. King.</p></item></list>")
    prose = "word " * 60
    assert ACE not in written(f"<list><item><p>{prose} Ace of Spades.</p></item></list>")
    assert ACE not in written("<p>Ace of Spades</p>")
    both = written("<table><row><cell>Le sept de Cœur ou de Carreau</cell></row></table>")
    assert 'data-card="♥7"' in both
    assert 'data-card="♦7"' in both


def test_a_common_word_is_no_term() -> None:
    french = Term("premier", {"fr": ("premier",)}, ("*",), "")
    first = Entry("a.p1.1", "1", ("Premier",), etree.Element("entry"), french)
    assert index([first], "fr") is None
    assert index([], "en") is None


@pytest.mark.parametrize("module", [dictionary, wording])
def test_examples_in_docstrings_hold(module: object) -> None:
    tried = doctest.testmod(module)  # type: ignore[arg-type]
    assert tried.attempted
    assert not tried.failed
