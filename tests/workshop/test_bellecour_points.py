"""Rules of bellecour for points, marks and line ends, each on lines of the book."""

from __future__ import annotations

import pytest

from lawsofplay.workshop.normalise.model import RepairRule
from lawsofplay.workshop.normalise.rules.bellecour_catch import catchword
from lawsofplay.workshop.normalise.rules.bellecour_hyphens import HYPHENS
from lawsofplay.workshop.normalise.rules.bellecour_points import (
    EDGE_COLONS,
    LONE_DASHES,
    LOST_WORDS,
    POINTS_WITHIN,
    SHORT_COMMAS,
    UNPRINTED,
)
from lawsofplay.workshop.normalise.rules.bellecour_words import EDGES
from tests.workshop.support import context, pages

WORDS = "of a two his that tho manner will have to place before one with accompanied over trump "
WORDS += "there tore therefore by standers mark marked no"
FULL = "than forty-four of another sort, and the rest of the Game"


def body(rule: RepairRule, *texts: str) -> list[str]:
    data = {"compounds": ["turn-up"], "edges": {"left": [], "right": []}}
    return [x.body for x in rule.apply(pages(*texts), context(words=WORDS, data=data))]


@pytest.mark.parametrize(
    ("scanned", "read"),
    [
        ("who defend the Poul, _ one Counter each", "who defend the Poul, [...] one Counter each"),
        ("that you _ return, if you", "that you [...] return, if you"),
        ("three Cards: * — the Point", "three Cards: * — the Point"),
        ("_ he that plays", "_ he that plays"),
    ],
)
def test_a_lone_sign_between_two_words_is_a_lost_word(scanned: str, read: str) -> None:
    assert body(LOST_WORDS, scanned) == [read]


def test_lone_dashes_go_but_in_numbers() -> None:
    assert body(LONE_DASHES, "for an Eight, - and knowing ' what") == [
        "for an Eight, and knowing what"
    ]
    assert body(LONE_DASHES, "is twenty - four; and") == ["is twenty-four; and"]
    assert body(LONE_DASHES, "&c. And — here") == ["&c. And — here"]


@pytest.mark.parametrize(
    ("scanned", "read"),
    [
        ('of "Trumps, with his', "of Trumps, with his"),
        ("'His Game, and that' two! of a' Player", "His Game, and that two of a Player"),
        ("'Tis so, tho' it play'd with four on! if", "'Tis so, tho' it play'd with four on! if"),
    ],
)
def test_marks_that_the_book_never_prints_go(scanned: str, read: str) -> None:
    assert body(UNPRINTED, scanned) == [read]


def test_a_colon_of_the_edge_goes_where_the_sentence_runs_on() -> None:
    assert body(EDGE_COLONS, "beasted as often:\nto the end") == ["beasted as often\nto the end"]
    for text in ("the same thing:\nif the next", "it is :\nplayed", "in this manner:\nThe Ombre"):
        assert body(EDGE_COLONS, text) == [text]


def test_no_point_follows_an_article() -> None:
    assert body(POINTS_WITHIN, "take the. other and: Ace") == ["take the other and Ace"]
    for text in ("the most of. The", "it is his; and", "page a.", "A. deals"):
        assert body(POINTS_WITHIN, text) == [text]


def test_a_comma_of_a_short_line_before_a_capital_is_a_stop() -> None:
    text = f"{FULL}\nand Seven of Spades,\nThe second Player\n{FULL}"
    assert body(SHORT_COMMAS, text) == [text.replace("Spades,", "Spades.")]
    over = body(SHORT_COMMAS, f"{FULL}\nKings and Queens,", f"You should\n{FULL}")
    assert over[0].endswith("Kings and Queens.")


@pytest.mark.parametrize("end", ["viz. the Ace, King,\nQueen", "Cards,\nWhen", "of it,\nwho won"])
def test_other_commas_stay(end: str) -> None:
    assert body(SHORT_COMMAS, f"{FULL}\n{end}\n{FULL}") == [f"{FULL}\n{end}\n{FULL}"]


def test_a_comma_of_a_page_that_goes_on_stays() -> None:
    texts = [f"{FULL}\nto the Ace,", f":cont\nSpadill is\n{FULL}"]
    assert body(SHORT_COMMAS, *texts) == texts


def test_a_heading_does_not_end_in_a_comma() -> None:
    assert body(SHORT_COMMAS, "# GAMES TO BE PLAYED,\n\nManill, Basto") == [
        "# GAMES TO BE PLAYED.\n\nManill, Basto"
    ]
    assert body(SHORT_COMMAS, "# MA COMMERE,\n\n## OR HELP ME") == [
        "# MA COMMERE,\n\n## OR HELP ME"
    ]


@pytest.mark.parametrize(
    ("scanned", "read"),
    [
        ("his choice, to-\nplace those", "his choice, to\nplace those"),
        ("accompanied-\nwith a", "accompanied\nwith a"),
        ("You may there-\ntore play", "You may theretore\nplay"),
        ("he over-\ntrump it", "he over-trump\nit"),
        ("by-\nstanders are", "by-standers\nare"),
        ("of no-\none else", "of no-one\nelse"),
    ],
)
def test_line_ends_of_two_words(scanned: str, read: str) -> None:
    assert body(HYPHENS, scanned) == [read]


def test_a_quotation_mark_at_a_line_end_is_a_hyphen_where_a_word_goes_on() -> None:
    assert body(EDGES, 'he that mark"\ned the Game') == ["he that mark-\ned the Game"]


@pytest.mark.parametrize(
    ("scanned", "opening", "read"),
    [
        ("| Obſerve,", "Observe, that", "Observe,"),
        ("18 | | ND IM one", "one of them", "one"),
        ("ns V. If", "V. If the", "V. If"),
        ("* ; Counters,", "Pool", "Counters,"),
        ("Codill ;", "Codill; if", "Codill;"),
        ("eight; _", "eight; the", "eight;"),
        ("3. When", "When you", "3. When"),
        ("be", "he pays", "be"),
    ],
)
def test_a_catchword_without_specks(scanned: str, opening: str, read: str) -> None:
    assert catchword(scanned, opening) == read
