"""Cases named elsewhere: which of their rows are meant, and what they decide."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawsofplay.base.project import find_project
from lawsofplay.rules.casebook.model import Case
from lawsofplay.rules.casebook.reading import parse
from lawsofplay.rules.named import Shelf, decisions, words_of

ROOT = find_project(Path(__file__).parent).root

TEXT = """\
# both books of the reprise
bellecour.ambigu.laws.5: a Player is not … for more than he has Stakes
reason bellecour.ambigu.laws.5: not one of its words
academie.ambigu.laws.5: hors de la reprise d'un Joueur
academie.ambigu.laws.5: que comptant
? ambigu.stakes.may_go_for
  counters=15..17 | stake=10 -> no
  counters=0 | stake=10 -> ! counters=0 cannot be
? ambigu.stakes.joue_comptant
  counters=20 | stake=10 -> no
"""


@pytest.fixture
def case() -> Case:
    (found,) = parse(TEXT, "tests/executable_rules/a.cases").cases
    return found


def test_the_words_are_those_of_each_law_without_the_reasons(case: Case) -> None:
    assert words_of(case) == {
        "bellecour.ambigu.laws.5": "a Player is not … for more than he has Stakes",
        "academie.ambigu.laws.5": "hors de la reprise d'un Joueur … que comptant",
    }


def test_a_row_of_a_range_is_meant_by_one_value(case: Case) -> None:
    (decided,) = decisions(case, "counters=16 | stake=10")
    assert decided.ask == ("counters=16", "stake=10")
    assert list(decided.words) == ["bellecour.ambigu.laws.5"]


def test_the_order_of_the_facts_is_free(case: Case) -> None:
    assert decisions(case, "stake=10 | counters=15") == decisions(case, "counters=15 | stake=10")


def test_the_only_row_of_a_function_needs_no_name(case: Case) -> None:
    (decided,) = decisions(case, function="ambigu.stakes.joue_comptant")
    assert list(decided.words) == ["academie.ambigu.laws.5"]


def test_one_row_put_to_several_functions() -> None:
    case = Shelf(ROOT).case(
        "ruff_and_honours: Ruff and Honours is nine points in 1687, ten in 1754"
    )
    asked = {
        decision.function
        for decision in decisions(case, "points=8 | honours_held=2 | other_honours=1")
    }
    assert asked >= {"ruff_and_honours.calls_can_ye", "whist.rules.game_by_calling"}


@pytest.mark.parametrize(
    ("row", "function", "told"),
    [
        ("", "", "has several rows; name one of its rows, such as 'counters=15 | stake=10'"),
        ("counters=18 | stake=10", "", "the nearest is 'counters=1"),
        ("counters=0 | stake=10", "", "answers no row 'counters=0 | stake=10'"),
        ("->", "", "answers no row '->'"),
        ("counters=20 | stake=10", "ambigu.stakes.may_go_for", "answers no row"),
        ("", "ambigu.stakes.gone", "does not ask ambigu.stakes.gone; it asks ambigu.stakes.may"),
    ],
)
def test_what_names_nothing_is_told(case: Case, row: str, function: str, told: str) -> None:
    with pytest.raises(ValueError) as caught:
        decisions(case, row, function)
    assert told in str(caught.value)


def test_a_case_that_quotes_none_of_the_functions_laws_is_told(case: Case) -> None:
    quoted = tuple(words for words in case.quoted if words.address.startswith("academie"))
    strange = Case(case.heading, (), quoted, case.questions[:1])
    with pytest.raises(ValueError, match="quotes no law of ambigu"):
        decisions(strange, "counters=15 | stake=10")
