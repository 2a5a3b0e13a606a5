"""Quanti: letters, points and doubts: what the rules mend, and what they must leave alone."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from lawsofplay.base.project import Project
from lawsofplay.workshop.normalise import pipeline
from lawsofplay.workshop.normalise.model import Book, Context, DraftPage, Line
from lawsofplay.workshop.normalise.rules.contexts import read_in_context
from lawsofplay.workshop.normalise.rules.lattice import Wordlist
from lawsofplay.workshop.normalise.rules.quanti_doubt import mark_line
from lawsofplay.workshop.normalise.rules.quanti_points import clean_line, point
from lawsofplay.workshop.normalise.rules.quanti_search import candidates
from lawsofplay.workshop.normalise.rules.quanti_words import TOKEN, Mender, in_case, split_token
from lawsofplay.workshop.normalise.witnesses.quanti import RULES

PROJECT = Project(Path(__file__).parents[2])


@cache
def context() -> Context:
    return pipeline.load_context(PROJECT, "quanti")


@cache
def unmended() -> Book:
    """The book as it is before its letters are mended."""
    ids = [rule.id for rule in RULES]
    return pipeline.run(PROJECT, "quanti", skip=ids[ids.index("quanti-words") :]).book


@cache
def mender() -> Mender:
    return Mender(unmended(), context())


def test_every_safe_reading_stands_in_the_scan() -> None:
    tokens = {token for page in unmended() for x in page.lines for token in TOKEN.findall(x.text)}
    cores = {split_token(token)[1] for token in tokens}
    assert set(context().data["words"]["safe"]) <= tokens | cores


def in_context(text: str) -> str:
    held = DraftPage("p020", "20", ((806, 823),), (Line(806, text),))
    return read_in_context((held,), context())[0].lines[0].text


@pytest.mark.parametrize(
    ("scanned", "printed"),
    [
        ("tbe", "the"),
        ("bis", "his"),
        ("tramps,", "trumps,"),
        ("SpadiUe,", "Spadille,"),
        ("CopiLLB.", "Codille."),
        ("unfrequenUy", "unfrequently"),
        ("6shes,", "fishes,"),
        ("penaltyy", "penalty,"),
        ("an.inferior", "an inferior"),
        ("card»not", "card, not"),
        ("hasno", "has no"),
        ("icards", "cards"),
    ],
)
def test_broken_words_are_mended(scanned: str, printed: str) -> None:
    assert mender().mend(scanned) == printed


@pytest.mark.parametrize(
    "word",
    [
        *("shewn", "intitled", "adviseable", "indispensible", "dextrous", "superfoetation"),
        *("metaphorsosis", "unaccounting", "overburthening", "halberts", "lictors", "favorite"),
        *("be", "case", "role", "vote", "band", "bad", "Horace", "Whist", "Matthews's", "3rd."),
    ],
)
def test_sound_words_are_left_alone(word: str) -> None:
    assert mender().mend(word) == word


def test_reading_of_several_words_is_left_alone() -> None:
    """A ^ may be any letter, and nothing shows which."""
    words = Wordlist({"fat", "fit"})
    assert candidates("f^t", words) == (1, ("fat", "fit"))


def test_misread_capital_tells_nothing() -> None:
    assert in_case("very", "Tery", opens=False) == "very"
    assert in_case("spadille", "Tpadille", opens=False) == "Spadille"
    assert in_case("codille", "CODIlLE", opens=False) == "Codille"


def test_token_is_split_into_signs_and_core() -> None:
    assert split_token("(see^,") == ("(", "see", "^,")


@pytest.mark.parametrize(
    ("scanned", "printed"),
    [
        ("partner, and be has the privilege", "partner, and he has the privilege"),
        ("honours when bad by", "honours when had by"),
        ("a r«ii{ suit b trumps", "a r«ii{ suit is trumps"),
        ("in every game» t.e. the", "in every game» i.e. the"),
        ("shaH be trumped 1 Nay", "shaH be trumped? Nay"),
    ],
)
def test_context_decides(scanned: str, printed: str) -> None:
    assert in_context(scanned) == printed


@pytest.mark.parametrize(
    "text",
    [
        "Be it won, or be it not won, it ceases",
        "the honours are to be had in either case",
        "lost by the obviously bad play of",
        "with ease, as is the case",
        "it is to be will or nill",
        "may be might the stronger",
    ],
)
def test_real_words_are_left_alone_in_other_contexts(text: str) -> None:
    assert in_context(text) == text


@pytest.mark.parametrize(
    ("line", "following", "read"),
    [
        ("the pack^ or a card", "", "the pack, or a card"),
        ("amusement* In some", "", "amusement. In some"),
        ("the stake*", "", "the stake."),
        ("a Solo^", "The manner of using", "a Solo."),
        ("of Manille^ Spadille is", "", "of Manille, Spadille is"),
        ("four, viz. two for premium", "", "four, viz. two for premium"),
        ("only such ^ stake as it", "", "only such ^ stake as it"),
        ("SUke or the* premium", "", "SUke or the premium"),
    ],
)
def test_signs_after_words_are_points(line: str, following: str, read: str) -> None:
    assert point(line, following) == read


@pytest.mark.parametrize(
    ("line", "clean"),
    [
        ("the game ; and", "the game; and"),
        ("of the game: — 1st. The", "of the game:—1st. The"),
        ("pays, viz. the stake", "pays, viz. the stake"),
        ("the adversaries' hand ; and", "the adversaries' hand; and"),
        ("is. the. material", "is the material"),
        ("the game. The stake", "the game. The stake"),
        ("N. B. — Alliance", "N. B.—Alliance"),
    ],
)
def test_blanks_and_doubled_points(line: str, clean: str) -> None:
    assert clean_line(line) == clean


@pytest.mark.parametrize(
    ("line", "marked"),
    [
        ("40.—It never qjiMte affects", "40.—It never qjiMte[?] affects"),
        ("prohibiting his ^a^ctoec V^", "prohibiting his ^a^ctoec[?] V^"),
        ("the anti-hombres, i.e. the 3rd player's", "the anti-hombres, i.e. the 3rd player's"),
        ("the hombre: Spadille, 1st, &c.", "the hombre: Spadille, 1st, &c."),
    ],
)
def test_doubts_are_marked(line: str, marked: str) -> None:
    assert mark_line(line, context()) == marked
