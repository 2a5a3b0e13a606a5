"""Every word of a law that runs is quoted, marked as deciding nothing, or told as dark."""

from __future__ import annotations

import json

import pytest
import typer
from typer.testing import CliRunner

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import Project
from lawsofplay.commands import covering
from lawsofplay.model.edition import Law, load_edition
from lawsofplay.rules.casebook.model import KINDS, Inert, Quoted
from lawsofplay.rules.inert import MOST, check_dark, check_inert
from lawsofplay.rules.marks import Quotation
from lawsofplay.rules.word_report import below, word_report
from lawsofplay.rules.words import DARK, LawWords, in_the_dark, light, words_of_laws
from tests.rules.fake import replace, write
from tests.typed import Laws, typed

FILE = "tests/chess.cases"
CASES = """\
# a piece touched is played
cotton.chess.laws.1: you touch … play it
? chess.touched
  piece=queen -> must-play

# a man taken up is touched
cotton.chess.laws.2: you must take it
? chess.taken_up
  man=rook -> must-play

~ frame: it names what the law is about
cotton.chess.laws.1: What Piece
cotton.chess.laws.1: of

~ repeats cotton.chess.laws.1: a man is a piece
cotton.chess.laws.2: If … Man
"""
LAW = "cotton.chess.laws.1"
TWICE = "the Dealer deals, and the Dealer's Adversary cuts"


@pytest.fixture
def marked(project: Project) -> Project:
    write(project.root, FILE, CASES)
    return project


def words(project: Project) -> dict[str, LawWords]:
    return words_of_laws(project, load_edition(project))


def faults(project: Project) -> list[str]:
    return [str(fault) for fault in check_inert(project, load_edition(project))]


def law_of(text: str, project: Project, numeral: str = "") -> LawWords:
    values = vars(load_edition(project).laws[LAW])
    return in_the_dark(Law(**(values | {"text": text, "numeral": numeral})))


def test_words_are_lit_inert_or_dark(marked: Project) -> None:
    found = words(marked)
    assert found[LAW].bracketed == (
        "What Piece [soever] of [your own] you touch you must play it, unless it be [cafté]."
    )
    assert found["cotton.chess.laws.2"].bracketed == (
        "If [you take up your Adversaries] Man, you must take it."
    )
    assert found[LAW].counts == {"lit": 9, "frame": 3, DARK: 4}
    assert found["cotton.chess.laws.2"].counts == {"lit": 4, "repeats": 2, DARK: 5}


def test_a_law_that_does_not_run_has_no_words_to_account_for(marked: Project) -> None:
    assert "cotton.chess.laws.3" not in words(marked)


def test_a_word_that_is_half_quoted_is_dark(project: Project) -> None:
    law = law_of("his contre-partie, l'autre.", project)
    law.light(["contre"], in_order=True)
    law.light(["l'autre"], in_order=True)
    assert law.bracketed == "[his contre-partie], l'autre."


def test_points_belong_to_no_word(project: Project) -> None:
    law = law_of("1. He cuts & deals.", project, "1.")
    assert law.bracketed == "1. [He cuts & deals]."
    assert law.counts == {DARK: 3}


def test_a_case_quotes_in_order_and_a_test_of_python_where_words_first_stand(
    project: Project,
) -> None:
    law = law_of(TWICE, project)
    law.light(["deals", "the Dealer's"], in_order=True)
    assert law.bracketed == "[the Dealer] deals, [and] the Dealer's [Adversary cuts]"
    law.light(["cuts", "the Dealer"], in_order=False)
    assert law.bracketed == "the Dealer deals, [and] the Dealer's [Adversary] cuts"


def test_words_are_marked_where_they_first_stand_in_the_dark(project: Project) -> None:
    law = law_of(TWICE, project)
    law.light(["the Dealer"], in_order=True)
    stretch = Quoted(LAW, ("the",))
    inert = Inert("frame", "why", (stretch,))
    for _ in range(2):
        law.mark(inert, stretch, FILE)
    assert law.bracketed == "the Dealer [deals, and] the [Dealer's Adversary cuts]"
    assert [mark.places for mark in law.marked] == [((22, 25),), (None,)]


def test_words_are_marked_in_order(project: Project) -> None:
    law = law_of(TWICE, project)
    stretch = Quoted(LAW, ("deals", "the"))
    law.mark(Inert("frame", "why", (stretch,)), stretch, FILE)
    assert law.bracketed == "[the Dealer] deals, [and] the [Dealer's Adversary cuts]"


def test_a_quotation_of_the_books_reason_lights_no_word_of_the_law(project: Project) -> None:
    law = law_of(TWICE, project)
    quote = Quotation(LAW, ("the Dealer",), FILE, 1, "a case", reason=True, is_case=True)
    light({LAW: law}, [quote])
    assert law.counts == {DARK: 8} and not law.quoting


def test_what_is_marked_rightly_is_not_told(marked: Project) -> None:
    assert faults(marked) == []


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("laws.1: of", "laws.1: off", 13, "cotton.chess.laws.1: 'off' does not stand in the law"),
        ("1: What Piece", "1: Piece … What", 12, "'What' stands before the words marked before it"),
        ("laws.1: of", "laws.1: you touch", 13, "'you touch' is quoted already"),
        ("laws.1: of", "laws.1: Piece", 13, "'Piece' is marked or quoted already; mark words once"),
        ("laws.1: of", "laws.3: Look", 13, "cotton.chess.laws.3: no function of executable_rules"),
        ("laws.1: of", "laws.9: of", 13, "cotton.chess.laws.9: no such address"),
        ("~ repeats cotton.chess.laws.1", "~ repeats cotton.chess.laws.3", 15, "no function of"),
        ("~ repeats cotton.chess.laws.1", "~ repeats cotton.chess.laws.9", 15, "no such address"),
        ("~ repeats cotton.chess.laws.1", "~ repeats cotton.chess.laws.2", 16, "cannot repeat it"),
    ],
)
def test_a_false_mark_is_told_in_one_line(
    marked: Project, old: str, new: str, line: int, said: str
) -> None:
    replace(marked.root, FILE, old, new)
    (told,) = faults(marked)
    assert told.startswith(f"{FILE}, line {line}: ") and said in told


def test_words_are_marked_beside_the_cases_of_their_law(marked: Project) -> None:
    write(marked.root, "tests/draughts.cases", f"~ advice: so the book\n{LAW}: soever\n")
    assert faults(marked) == [
        f"tests/draughts.cases, line 2: {LAW}: mark it beside the cases that quote it, in {FILE}"
    ]


def test_the_check_tells_the_laws_with_dark_words(
    marked: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    edition = load_edition(marked)
    told = [str(fault) for fault in check_dark(marked, edition)]
    assert [line.partition(":")[0] for line in told] == [LAW, "cotton.chess.laws.2"]
    assert told[0].startswith(f"{LAW}: 4 of 16 words are dark: ") and MOST == 12
    monkeypatch.setattr("lawsofplay.rules.inert.MOST", 1)
    first, more = (str(fault) for fault in check_dark(marked, edition))
    assert first == told[0] and more.startswith("laws, 1 more: have dark words too")
    everything = "What Piece soever of your own you touch you must play it, unless it be cafté"
    replace(marked.root, FILE, "you touch … play it", everything)
    replace(marked.root, FILE, "you must take it", "you take up your Adversaries … must take it")
    replace(marked.root, FILE, "If … Man", "If … Man, you")
    assert list(check_dark(marked, edition)) == []


def test_the_report_counts_what_the_laws_have(marked: Project) -> None:
    report = word_report(words(marked))
    inert = dict.fromkeys(KINDS, 0) | {"frame": 3, "repeats": 2}
    total = {"laws": 3, "dark_laws": 2, "words": 32, "lit": 18, "inert": inert, "dark": 9}
    assert report["total"] == report["witnesses"]["cotton"] == report["games"]["chess"] == total
    record = report["laws"]["cotton.chess.laws.2"]
    assert record["files"] == [FILE] and record["functions"] == ["chess.taken_up"]
    assert record["stretches"] == [
        {"stands": "repeats", "words": "If"},
        {"stands": "dark", "words": "you take up your Adversaries"},
        {"stands": "repeats", "words": "Man"},
        {"stands": "lit", "words": "you must take it"},
    ]


@pytest.mark.parametrize(
    ("prefix", "count"),
    [("", 3), ("chess", 3), ("cotton", 3), ("cotton.chess.laws", 2), (LAW, 1)],
)
def test_laws_are_chosen_by_game_or_address(marked: Project, prefix: str, count: int) -> None:
    assert len(below(words(marked), prefix)) == count


def test_a_choice_of_no_law_is_refused(marked: Project) -> None:
    with pytest.raises(InputError, match=r"^cotton\.chess\.law: no law that runs"):
        below(words(marked), "cotton.chess.law")


@pytest.fixture
def laws(marked: Project) -> Laws:
    return typed(covering)


def test_the_command_shows_shares_and_dark_words(laws: Laws) -> None:
    table = laws("--words")
    assert max(map(len, table.splitlines())) <= 80
    cotton = next(line.split() for line in table.splitlines() if line.startswith("cotton"))
    assert cotton == ["cotton", "32", "56.2", "0.0", "0.0", "9.4", "6.2", "0.0", "28.1"]
    assert laws("--words", "--dark", "cotton.chess.laws.2") == (
        "cotton.chess.laws.2: 5 of 11 words are dark\n"
        f"  chess.taken_up; {FILE}\n"
        "  If [you take up your Adversaries] Man, you must take it.\n"
    )
    assert laws("--words", "--dark", "cotton.chess.mate.1") == "No word is dark.\n"
    dark = json.loads(laws("--words", "--dark", "--json"))["laws"]
    assert list(dark) == [LAW, "cotton.chess.laws.2"]


def test_the_command_tells_false_marks(marked: Project) -> None:
    replace(marked.root, FILE, "laws.1: of", "laws.1: off")
    app = typer.Typer()
    covering.register(app)
    result = CliRunner().invoke(app, ["--words"], catch_exceptions=False)
    assert result.exit_code == 1
    assert f"{FILE}, line 13: {LAW}: 'off' does not stand in the law" in result.stderr
