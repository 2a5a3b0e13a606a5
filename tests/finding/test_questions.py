"""The questions that measure the search, and the figures made of them; nothing is searched."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from pathlib import Path

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import find_project
from lawsofplay.model.edition import load_edition
from tests.finding.measure import Tally, as_wanted, measure, report, tally, together
from tests.finding.questions import FILES, Question, languages_of, load


@pytest.fixture(scope="module")
def languages() -> dict[str, str]:
    return languages_of(load_edition(find_project(Path(__file__).parent)))


@pytest.fixture(scope="module")
def halves(languages: dict[str, str]) -> dict[str, tuple[Question, ...]]:
    return {half: load(file, languages) for half, file in FILES.items()}


def test_the_whole_list(halves: dict[str, tuple[Question, ...]]) -> None:
    counted = Counter(question.kind for half in ("tuning", "unseen") for question in halves[half])
    assert counted == {
        "natural": 82,
        "cross-language": 46,
        "concept": 37,
        "name": 25,
        "form": 15,
        "direct": 15,
    }


def test_the_blind_list(halves: dict[str, tuple[Question, ...]]) -> None:
    counted = Counter(half.kind for half in halves["blind"])
    assert counted == {
        "natural": 35,
        "cross-language": 20,
        "concept": 19,
        "form": 13,
        "name": 6,
    }


def test_the_second_list_and_what_is_held_of_it(halves: dict[str, tuple[Question, ...]]) -> None:
    counted = Counter(question.kind for half in ("second", "held") for question in halves[half])
    assert counted == {"natural": 49, "cross-language": 13, "concept": 7}


def test_a_rule_is_taken_for_the_paragraph_that_a_question_wants() -> None:
    question = Question("natural-1", "natural", "who deals", ("cotton.b1.2", "a.3"), False, ())
    within = {"a.1": "cotton.b1.2", "a.2": "cotton.b1.9", "a.3": "cotton.b1.2"}
    assert [*as_wanted(question, ["a.2", "a.1", "a.3"], within)] == ["a.2", "cotton.b1.2", "a.3"]


def test_odd_ids_tune_and_even_ones_are_unseen(halves: dict[str, tuple[Question, ...]]) -> None:
    for half, odd in (("tuning", 1), ("unseen", 0)):
        assert {int(question.id.rpartition("-")[2]) % 2 for question in halves[half]} == {odd}


def test_no_question_is_asked_twice(halves: dict[str, tuple[Question, ...]]) -> None:
    queries = [question.query.casefold() for half in halves.values() for question in half]
    assert len(set(queries)) == len(queries)


def test_the_head_of_an_unseen_list_says_so() -> None:
    for half in ("unseen", "held", "blind"):
        head = FILES[half].read_text(encoding="utf-8").partition("\n\n")[0]
        assert "never looked into while the search is tuned" in head


def test_each_question_across_languages_has_an_answer_in_the_other(
    halves: dict[str, tuple[Question, ...]],
) -> None:
    asked = [
        question
        for half in halves.values()
        for question in half
        if question.kind == "cross-language"
    ]
    assert all(question.foreign for question in asked)


ROW = """[[query]]
id = "natural-1"
language = "en"
q = "Who?"
answers = ["quanti.quadrille.laws.1"]
"""


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("laws.1", "laws.99", "no such address"),
        ('laws.1"', 'laws.1", "quanti.quadrille.laws.1"', "stands twice"),
        ("answers", "first", "has id, language, q and answers"),
        ("natural-1", "riddle-1", "has id, language, q and"),
        ("[[query]]", "[[query]]\ngrade = 1", "has id, language, q and answers"),
        ('q = "Who?"\n', "", "has id, language, q and answers"),
        ("[[query]]", ROW + "[[query]]", "is told twice"),
    ],
)
def test_a_faulty_question_is_told(
    tmp_path: Path, languages: dict[str, str], old: str, new: str, message: str
) -> None:
    file = tmp_path / "questions.toml"
    file.write_text(ROW, encoding="utf-8")
    assert [question.id for question in load(file, languages)] == ["natural-1"]
    file.write_text(ROW.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(InputError, match=message):
        load(file, languages)


def test_passages_found_late_count_for_recall_alone() -> None:
    ranked = ["a", *(f"other-{n}" for n in range(9)), "b"]
    counted = tally(("b", "a", "missing"), False, ranked)
    assert (counted.wanted, counted.found, counted.early) == (3, 2, 1)
    assert counted.reciprocal == 1


def test_the_first_answer_gives_the_reciprocal_place() -> None:
    assert tally(("b", "d"), False, ["a", "b", "c", "d"]).reciprocal == Fraction(1, 2)
    assert tally(("e",), False, ["a", "b", "c", "d"]).reciprocal == 0


def test_what_the_list_tells_again_counts_once() -> None:
    counted = tally(("b", "c"), False, ["a", "a", "b", "b", "c"])
    assert (counted.found, counted.reciprocal) == (2, Fraction(1, 2))


def test_of_several_texts_one_is_enough() -> None:
    counted = tally(("a", "b", "c"), True, ["x", "c", "a"])
    assert (counted.wanted, counted.found, counted.room, counted.early) == (1, 1, 1, 1)
    assert counted.reciprocal == Fraction(1, 2)


def test_ten_places_cannot_hold_more_than_ten() -> None:
    many = tuple(f"p{n}" for n in range(40))
    counted = tally(many, False, many)
    assert (counted.recall, counted.recall_of_ten) == (1.0, 1.0)


def test_each_passage_counts_alike_and_each_question_for_the_mean() -> None:
    both = together([Tally(1, 3, 3, 3, 2, Fraction(1)), Tally(1, 1, 0, 1, 0, Fraction(0))])
    assert (both.recall, both.recall_of_ten, both.mrr) == (0.75, 0.5, 0.5)


def test_the_other_language_is_measured_apart() -> None:
    asked = Question("cross-language-1", "cross-language", "roi", ("king", "roi"), False, ("king",))
    tallies = measure([asked], {"roi": ["roi"]}.__getitem__)
    assert tallies["cross-language"].recall == 0.5
    assert tallies["other language"].recall == 0.0
    assert list(tallies) == ["cross-language", "other language", "all"]
    assert [line.split()[-3] for line in report(tallies).splitlines()[1:]] == [
        "0.500",
        "0.000",
        "0.500",
    ]
