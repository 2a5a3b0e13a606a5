"""Boards, tables and layouts: everything on them is drawn, and described in words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from lxml import etree

from executable_rules.backgammon.tables import ENTERS, OFF, Tables
from executable_rules.chess.field import PLACED, Field, House
from executable_rules.mechanics.points import Points
from lawsofplay.base.project import Project
from lawsofplay.pipeline import checks
from lawsofplay.rules.named import calls_of
from lawsofplay.site.library import Library
from lawsofplay.site.pictures.chessboard import board, in_words
from lawsofplay.site.pictures.layouts import DRAWINGS
from lawsofplay.site.pictures.positions import of_answer, of_case, of_facts, pictures
from lawsofplay.site.pictures.symbols import with_symbols
from lawsofplay.site.pictures.tables import of_points, of_tables
from tests.site.copied import changed


def houses(field: Field) -> dict[tuple[str, str], str]:
    """Where a drawn board has its men: each man's letter by side and place."""
    tree = etree.fromstring(board(field))
    return {
        (str(group.get("class")), f"{element.get('x')} {element.get('y')}"): str(
            element.get("href")
        )[-1]
        for group in tree.iter("g")
        for element in group.iter("use")
    }


def test_every_man_stands_in_his_house_with_white_below() -> None:
    assert houses(Field.parse("Ka1 Ph2 / Nh8")) == {
        ("white", "12 141"): "K",
        ("white", "152 121"): "P",
        ("black", "152 1"): "N",
    }
    assert len(houses(PLACED)) == 32


def test_the_words_name_every_man_and_every_mark() -> None:
    told = in_words(PLACED, [House.parse("e2")], [House.parse("e4"), House.parse("e3")])
    assert told.count(" and ") == 2 * 4 + 1
    assert told.endswith("In a frame: e2. With a dot: e3 and e4.")
    assert all(str(house) in told for house in PLACED.men)


def discs(picture: str) -> dict[str, int]:
    """How many men of each side are drawn, including those that a figure counts."""
    tree = etree.fromstring(picture)
    return {
        str(group.get("class")): len(list(group.iter("circle")))
        + sum(int(str(element.text)) for element in group.iter("text"))
        for group in tree.iter("g")
    }


def test_all_men_of_the_tables_are_drawn() -> None:
    tables = Tables.parse("6:5 8:3 13:5 24:2 / 6:5 8:3 13:5 24:1 25:1")
    # The captured man is drawn with the figure one.
    assert discs(of_tables(tables)) == {"white": 15, "black": 15 + 1}


def test_the_men_of_the_adversary_are_on_the_points_opposite_to_his_own() -> None:
    tree = etree.fromstring(of_points(Points.of({1: 1}), Points.of({24: 1})))
    low, high = (element for group in tree.iter("g") for element in group.iter("circle"))
    assert low.get("cx") == high.get("cx") and low.get("cy") == high.get("cy")


@pytest.mark.parametrize("text", ["0:15 / 25:15", "25:15 / 0:15", "1:15 / 1:15"])
def test_men_taken_up_and_borne_are_counted_in_words_and_figures(text: str) -> None:
    tree = etree.fromstring(of_tables(tables := Tables.parse(text)))
    figures = [element.text for group in tree.iter("g") for element in group.iter("text")]
    assert figures == ["15", "15"]
    ends = {OFF: "15 borne off", ENTERS: "15 taken up"}
    for side in (tables.own, tables.his):
        for place, words in ends.items():
            assert (side[place] == 15) <= (words in str(tree.get("aria-label")))


def test_a_board_in_the_facts_or_the_answer_of_a_case_is_drawn(library: Library) -> None:
    """Each call of a function about positions has pictures, whatever rows the casebook has."""
    kinds = re.compile(r"(?:^|[=, ])(?:[KQRBNP][a-h][1-8]|\d+:\d+)(?: |$)|=placed$")
    for book in library.casebooks:
        if not re.search(r"/(?:chess|backgammon)/|tick_tack", book.file):
            continue
        for case in book.cases:
            for function, call in calls_of(case):
                if any(kinds.search(it) for it in call):
                    drawn = (*of_facts(function, call), *of_answer(function, call))
                    assert drawn, (book.file, case.heading, call)


def test_the_scholars_mate_is_drawn_beside_its_example(site: Path) -> None:
    page = (site / "about/examples/chess-1687.html").read_text(encoding="utf-8")
    part = page[page.index('id="chess-1687.scholars-mate"') if 'id="chess' in page else 0 :]
    label = "White: king e1; queen f7; bishops c1 and c4"
    assert label in part


def test_cards_are_drawn_as_before() -> None:
    (name, drawn), *others = pictures({"own_hand": "KS, QS"}, None)
    assert name == "own hand" and "king and queen of spades" in drawn and not others


def test_a_case_without_a_position_has_no_picture(library: Library) -> None:
    without = [case for book in library.casebooks if "/whist/" in book.file for case in book.cases]
    assert without and not any(of_case(it) for it in without)


def test_every_drawing_has_words_that_say_what_it_shows(library: Library) -> None:
    for picture in library.pictures:
        tree = etree.fromstring(DRAWINGS[picture.drawing](picture.shows))
        assert tree.get("role") == "img" and len(str(tree.get("aria-label"))) > 20, picture.drawing


def test_what_a_drawing_says_in_letters_its_words_say_too(library: Library) -> None:
    for picture in library.pictures:
        tree = etree.fromstring(DRAWINGS[picture.drawing](picture.shows))
        if tree.get("class") == "layout":
            told = re.sub(r"[^\w]", "", f"{picture.shows} {picture.caption}".casefold())
            letters = [str(text.text) for text in tree.iter("text")]
            names = [letter for letter in letters if letter[:1].isupper()]
            for name in names:
                parts = re.findall(r"\w+", name.casefold())
                assert all(part.rstrip(".") in told for part in parts), (picture.drawing, name)


def test_symbols_stand_once_in_a_page_and_only_those_used(site: Path) -> None:
    page = (site / "games/chess.html").read_text(encoding="utf-8")
    found = re.findall(r"<symbol id=\"?([\w-]+)", page)
    assert sorted(found) == ["field", *(f"man-{it}" for it in "BKNPQR")]


def test_a_page_gets_what_its_pictures_use() -> None:
    page = with_symbols(f'<main id="main">{board(Field.parse("Ke1 / Ke8"))}</main>')
    assert re.findall(r'<symbol id="([\w-]+)"', page) == ["man-K", "field"]
    assert page.index("<symbol") < page.index('role="img"')


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("pictures", "an Ivory Port", "a wooden Port", "the nearest wording is"),
        ("pictures", '"poque-boxes"', '"poque-tubs"', "no such drawing: poque-tubs"),
        ("pictures", 'game = "belle"', 'game = "bell"', "no such game in corpus/games.toml: bell"),
        ("kinship", "QUINTILLE, or Ombre by Five", "QUINTILLE by Five", "the nearest wording is"),
        ("kinship", 'game = "whim"', 'game = "whims"', "no such game in corpus/games.toml: whims"),
        ("kinship", 'other = "Primero"', 'other = "quadrille"', "ombre would come from itself"),
        ("kinship", '"seymour.p042"', '"seymour.p999"', "there is no text on a page seymour.p999"),
    ],
)
def test_what_does_not_stand_in_the_books_is_told(
    project: Project, tmp_path: Path, file: str, old: str, new: str, said: str
) -> None:
    copy = changed(project, tmp_path, f"{file}.toml", old, new)
    told = [str(fault) for fault in checks.run("pictures", copy)]
    assert any(it.startswith(f"corpus/{file}.toml, ") and said in it for it in told), told


def test_every_claim_of_kinship_stands_on_the_page_of_the_games(
    site: Path, library: Library
) -> None:
    page = (site / "games.html").read_text(encoding="utf-8")
    kin = page[page.index("Which game comes from which") :]
    for claim in library.kinship.games:
        assert f"games/{claim.game}.html" in kin, claim.game
    assert kin.count("<q ") == sum(len(game.words) for game in library.kinship.games)


def test_the_books_lean_as_their_words_say(site: Path, library: Library) -> None:
    page = (site / "books.html").read_text(encoding="utf-8")
    (label,) = re.findall(r'aria-label="(The books in time[^"]*)"', page)
    years = [int(it) for it in re.findall(r"\b1[678]\d\d\b", label)]
    assert years == sorted(years) and len(years) == len(library.witnesses)
    assert label.count(" from ") == len(library.kinship.books)
