"""Joined laws: asked together from both sides, missing joins reported, wrong ones refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.base.project import find_project
from lawsofplay.commands import covering, ruling
from lawsofplay.model.relations import Relation, load_joins
from lawsofplay.rules.join_check import called_by, check_joins, way
from lawsofplay.rules.joining import together
from lawsofplay.rules.joins import Join, all_joins, joins_of
from lawsofplay.rules.registry import load_rules, rule_named, shelf
from tests.typed import Laws, typed

FORCED = "bellecour.quadrille.decisions-forced.1"
ALONE = "bellecour.quadrille.laws.57"


@pytest.fixture(scope="module", autouse=True)
def rules() -> None:
    load_rules()


@pytest.fixture
def laws() -> Laws:
    return typed(ruling, covering)


@pytest.fixture
def data(laws: Laws) -> Callable[..., dict[str, Any]]:
    return lambda *words: json.loads(laws(*words, "--json"))


def test_a_law_asked_with_the_facts_of_its_exception_is_answered_by_it(laws: Laws) -> None:
    output = laws("ask", ALONE, "tricks=1", "sum_due=14", "forced_spadille=yes")
    answer, *_ = output.split("\n")
    assert answer.startswith("The Ombre pays 7 counters to those to whom it is due")
    assert f"By itself {ALONE} answers:" in output
    assert f"{ALONE}: “He who stands the Game" in output
    assert f"Excepted by {FORCED}, where he who stands the Game is forced" in output


def test_the_exception_asked_with_the_facts_of_the_law_gives_the_same_ruling(
    data: Callable[..., dict[str, Any]],
) -> None:
    facts = ("tricks=1", "sum_due=14", "forced_spadille=yes")
    function = "--function=quadrille.beast_laws.who_is_beasted"
    by_law = data("ask", ALONE, *facts, function)["ruling"]
    by_exception = data("ask", FORCED, *facts)["ruling"]
    assert by_law == by_exception
    assert by_law["law"] == FORCED and by_law["value"] == "7, 7"


def test_without_its_facts_the_law_answers_alone_and_names_the_exception(laws: Laws) -> None:
    output = laws("ask", ALONE, "tricks=1", "--function=quadrille.beast_laws.who_is_beasted")
    assert "quadrille.beast_laws.who_is_beasted = alone" in output
    assert f"Excepted by {FORCED}" in output
    excepted = output[output.index(f"Excepted by {FORCED}") :]
    assert "To ask it too, give besides sum_due= (" in excepted
    assert "forced_spadille= (" in excepted


def test_what_a_definition_answers_is_not_asked_for(laws: Laws) -> None:
    output = laws("ask", "bellecour.quadrille.laws.44", "first_tricks=6", "next_card_played=yes")
    defined = output[output.index("Defines bellecour.quadrille.laws.43") :]
    assert "To ask it too, give besides was_made= (" in defined
    assert "has_declared=" not in defined


def test_a_definition_stands_in_place_of_its_fact(laws: Laws) -> None:
    facts = ("first_tricks=6", "next_card_played=yes", "was_made=no", "price=10")
    for address in ("bellecour.quadrille.laws.43", "bellecour.quadrille.laws.44"):
        output = laws("ask", address, *facts)
        assert "By bellecour.quadrille.laws.44, has_declared is yes." in output
        assert "quadrille.vole.vole_missed = 10" in output


def test_an_exception_that_does_not_apply_leaves_the_answer(laws: Laws) -> None:
    function = "--function=quadrille.beast_laws.who_is_beasted"
    facts = ("tricks=1", "sum_due=14", "forced_spadille=no")
    assert "who_is_beasted = alone" in laws("ask", ALONE, *facts, function)
    explained = laws("explain", ALONE, *facts, function)
    assert f"not excepted by {FORCED}:\n  " in explained


def test_explain_shows_the_exception_as_a_step(laws: Laws) -> None:
    output = laws("explain", "quanti.quadrille.laws.45", "who=hombre", "in_time=no")
    before, after = output.split("excepted by quanti.quadrille.laws.51:\n")
    assert before.startswith("The game is lost by “codille”")
    assert "  quadrille_1822.revoking.revoke_claimed = no-notice" in after


def test_a_price_is_told_after_the_answer_that_names_it(laws: Laws) -> None:
    output = laws("ask", "bellecour.quadrille.laws.27", "has_won=no", "place=2")
    assert "quadrille.beast_laws.shews_his_hand = beast" in output
    assert "quadrille.beasts.beast = 42" in output
    assert "Priced by bellecour.quadrille.settling.1, the Beast" in output


def test_a_price_need_not_be_given_where_its_law_fixes_it(laws: Laws) -> None:
    output = laws(
        "ask", "bellecour.quadrille.play.15", "pool=14", "game_price=1", "matador_price=3"
    )
    assert "By bellecour.quadrille.settling.3, consolation is 2.\n" in output
    assert "quadrille.paying.lost_by_codille = beast=14 | to_each=6" in output
    given = laws("ask", "bellecour.quadrille.play.15", "pool=14", "game_price=1", "consolation=4")
    assert "lost_by_codille = beast=14 | to_each=5" in given


def test_a_fact_given_otherwise_than_its_law_answers_is_refused() -> None:
    rule = rule_named("quadrille_1822.revoking.penalty_of_a_revoke")
    joined = [(join, "") for join in joins_of(rule) if join.first.endswith("tariff.premium")]
    with pytest.raises(InputError, match=r"game_price=5 cannot be .* from these it is 2"):
        together(rule, "", joined, {"who": "opponent", "mode": "solo", "game_price": "5"})


def test_a_law_of_another_book_lends_no_exception(laws: Laws) -> None:
    # The function also serves the book of 1754, which has no such decision.
    output = laws("ask", "seymour.quadrille.laws.57", "tricks=1")
    assert "Excepted by" not in output


def test_a_law_is_not_asked_for_a_value_that_it_does_not_know(laws: Laws) -> None:
    facts = ("hand_size=9", "plays_sans_prendre=yes", "was_named=yes", "matador_count=4")
    asked = ("ask", "quanti.quadrille.laws.42", *facts, "mode=solo")
    uniform = laws(*asked, "way_agreed=uniform")
    assert "By quanti.quadrille.honours.4, matador_price is 2." in uniform
    by_mode = laws(*asked, "way_agreed=by-mode")
    assert "By quanti.quadrille.honours.3, matador_price is 4." in by_mode


@pytest.mark.parametrize(
    ("fact", "message"),
    [
        ("forced_spadille=yes", f"{FORCED} is joined to it, and needs besides sum_due="),
        ("colour=red", "colour=red: not a fact it takes"),
    ],
)
def test_a_fact_that_serves_nobody_is_refused(laws: Laws, fact: str, message: str) -> None:
    with pytest.raises(InputError, match=message):
        laws("ask", ALONE, "tricks=1", fact, "--function=quadrille.beast_laws.who_is_beasted")


def test_a_law_asked_for_its_facts_names_what_is_joined(laws: Laws) -> None:
    output = laws("ask", "quanti.quadrille.laws.24")
    assert "Excepted by quanti.quadrille.laws.50, where the card called would cause" in output
    assert "Defines quanti.quadrille.laws.50, the calling of a card" in output


def test_what_is_found_from_a_law_is_found_from_the_other(data: Any) -> None:
    for pair in load_joins(find_project())[:12]:
        from lawsofplay.rules.linked import links_of

        first = links_of(find_project(), pair.law)
        second = links_of(find_project(), pair.other)
        assert any(link.law == pair.other and not link.is_first for link in first)
        assert any(link.law == pair.law and link.is_first for link in second)


def test_the_joins_of_the_project_are_sound() -> None:
    assert list(check_joins(find_project())) == []


MISSED = "quadrille.vole_with_king.missed_with_a_king"
BASE = next(join for join in all_joins() if join.first == MISSED)


@pytest.mark.parametrize(
    ("join", "message"),
    [
        (replace(BASE, first="quadrille.vole.nothing"), "quadrille.vole.nothing is no function"),
        (replace(BASE, answers=("beast",)), "missed_with_a_king cannot answer beast"),
        (replace(BASE, where={"colour": "red"}), "takes a fact colour"),
        (replace(BASE, where={"king_appeared": "perhaps"}), "king_appeared cannot be perhaps"),
        (replace(BASE, same={"colour": "price"}), "missed_with_a_king takes no fact colour"),
        (replace(BASE, same={"price": "colour"}), "vole_missed takes no fact colour"),
        (replace(BASE, fact="has_declared"), "does not answer what the fact has_declared"),
        (
            replace(BASE, kind="prices"),
            "has no law of quadrille.vole_with_king.missed_with_a_king that",
        ),
    ],
)
def test_a_wrong_declaration_is_told_with_its_place(join: Join, message: str) -> None:
    joins = shelf("joins")["quadrille.vole.vole_missed"]
    joins.append(join)
    try:
        faults = [str(fault) for fault in check_joins(find_project())]
    finally:
        joins.remove(join)
    assert any(
        fault.startswith(f"executable_rules/joins/quadrille.py, line {BASE.line}: ")
        and message in fault
        for fault in faults
    ), faults


def test_a_pair_that_nothing_joins_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    pair = Relation("cotton.chess.laws.10", "cotton.chess.laws.1", "excepts", "x")
    monkeypatch.setattr("lawsofplay.rules.join_check.load_joins", lambda project: (pair,))
    faults = [str(join) for join in check_joins(find_project()) if "cotton" in str(join)]
    assert "no declaration in executable_rules/joins says how cotton.chess.laws.10" in faults[0]


def test_a_law_without_a_function_excepts_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    law = "academie.mediateur.leading.1"
    pair = Relation(law, "cotton.chess.laws.1", "excepts", "x")
    monkeypatch.setattr("lawsofplay.rules.join_check.load_joins", lambda project: (pair,))
    faults = [str(join) for join in check_joins(find_project()) if law in str(join)]
    assert "has no function, so it cannot be joined by excepts" in faults[0]


def test_calls_within_a_function_are_seen() -> None:
    found = called_by(rule_named("quadrille_1822.honours.still_to_pay"))
    assert found == {"quadrille_1822.honours.takes_part_in_the_deal"}
    pair = Relation("quanti.quadrille.laws.38", "quanti.quadrille.laws.37", "defines", "x")
    assert way(pair, [], load_rules()) == "called"


def test_coverage_counts_the_pairs(data: Callable[..., dict[str, Any]], laws: Laws) -> None:
    counted = data("coverage", "--joins")["total"]
    pairs = load_joins(find_project())
    assert counted["excepts"] + counted["prices"] + counted["defines"] == len(pairs)
    assert counted["declared"] + counted["called"] + counted["told"] == len(pairs)
    assert str(counted["excepts"]) in laws("coverage", "--joins")
