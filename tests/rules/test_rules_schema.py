"""The facts of functions as JSON Schema: valid, and true of every row of the casebook."""

from __future__ import annotations

import doctest
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from lawsofplay.base.project import find_project
from lawsofplay.rules import Rule, schema
from lawsofplay.rules.casebook.ranges import expanded
from lawsofplay.rules.casebook.reading import casebooks
from lawsofplay.rules.fact import Fact
from lawsofplay.rules.facts import parse, types_of
from lawsofplay.rules.judgement import all_judgements, judgements_of
from lawsofplay.rules.registry import rules_by_law
from lawsofplay.rules.schema import instance, kind_schema, schema_of
from tests.tools import reader

REAL = find_project(Path(__file__).parent)


@pytest.fixture(scope="module")
def rules() -> dict[str, Rule]:
    laws = {rule.name: rule for found in rules_by_law().values() for rule in found}
    return laws | {judgement.rule.name: judgement.rule for judgement in all_judgements()}


@pytest.fixture(scope="module")
def validators(rules: dict[str, Rule]) -> dict[str, Any]:
    jsonschema = reader("jsonschema")
    return {name: jsonschema.Draft202012Validator(schema_of(rule)) for name, rule in rules.items()}


def kinds(rule: Rule) -> dict[str, Any]:
    """The types of all that may be given to a function, facts that judge others too."""
    seen = [judgement.rule for judgement in judgements_of(rule)]
    sources = (*seen, rule)
    return {name: types_of(source.function)[name] for source in sources for name in source.usual}


def calls() -> Iterator[tuple[str, tuple[str, ...]]]:
    """The functions and facts of every row that is answered, at most twenty calls of each row."""
    for book in casebooks(REAL.root):
        for case in book.cases:
            for question in case.questions:
                for row in question.rows:
                    if not row.refused:
                        made = zip(range(20), expanded(row.facts), strict=False)
                        yield from ((question.function, call) for _, call in made)


def typed(value: Any) -> str:
    """A value of the schema as a text that `laws ask` takes."""
    if isinstance(value, list):
        return ",".join(map(typed, value)) or "none"
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else str(value)


def test_every_schema_is_one(validators: dict[str, Any]) -> None:
    assert len(validators) > 2500
    for validator in validators.values():
        validator.check_schema(validator.schema)


def test_every_usual_value_is_allowed(validators: dict[str, Any]) -> None:
    for name, validator in validators.items():
        for fact, described in validator.schema["properties"].items():
            if "default" in described:
                assert validator.evolve(schema=described).is_valid(described["default"]), (
                    name,
                    fact,
                )


def test_every_row_of_the_casebook_is_allowed_and_reads_the_same(
    rules: dict[str, Rule], validators: dict[str, Any]
) -> None:
    count = 0
    for name, call in calls():
        hints, given = kinds(rules[name]), dict(word.partition("=")[::2] for word in call)
        made = {fact: instance(hints[fact], text) for fact, text in given.items()}
        assert list(validators[name].iter_errors(made)) == [], (name, call)
        for fact, value in made.items():
            again = parse(hints[fact], typed(value))
            assert again == parse(hints[fact], given[fact]), (name, fact, value)
        count += 1
    assert count > 10_000


def test_what_cannot_be_is_not_allowed(validators: dict[str, Any]) -> None:
    many = validators["piquet.telling.tells_with_too_many"]
    good = {"points": 30, "adversary_points": 20}
    assert many.is_valid(good)
    assert not many.is_valid({"points": 30})
    assert not many.is_valid(good | {"hand_size": 99})
    assert not many.is_valid(good | {"points": "30"})
    assert not many.is_valid(good | {"partner": 1})


def test_a_judgement_may_be_given_or_what_it_is_made_from(validators: dict[str, Any]) -> None:
    validator = validators["ombre.playing_1754.taken_back"]
    properties = validator.schema["properties"]
    assert {"has_renounced", "hand", "trick", "card_played"} <= set(properties)
    either = [part["anyOf"] for part in validator.schema["allOf"]]
    assert [options[0] for options in either] == [{"required": ["has_renounced"]}]
    assert not validator.is_valid({})


def test_facts_that_a_law_does_not_know_are_left_out(rules: dict[str, Rule]) -> None:
    rule = rules["piquet.telling.tells_with_too_many"]
    less = schema_of(rule, ["points", "hand_size"])
    assert "points" not in less["properties"]
    assert less["required"] == ["adversary_points"]


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        (str, {"type": "string"}),
        (tuple[bool, bool], {"type": "array", "minItems": 2, "items": False}),
        (tuple[tuple[int, ...], ...], {"type": "string"}),
        (dict[str, int], {"type": "string"}),
        (frozenset[str], {"type": "array", "items": {"type": "string"}, "uniqueItems": True}),
    ],
)
def test_kinds(kind: Any, expected: dict[str, Any]) -> None:
    assert expected.items() <= kind_schema(kind, Fact("")).items()


def test_values_that_json_has_no_type_for_are_texts() -> None:
    assert instance(dict[str, int], "a: 1") == "a: 1"
    assert instance(tuple[tuple[int, ...], ...], "1, 2; 3") == "1, 2; 3"
    assert instance(tuple[Fraction, bool], "1/3, yes") == ["1/3", True]
    with pytest.raises(ValueError, match="maybe"):
        instance(bool | None, "maybe")


def test_the_examples_in_docstrings() -> None:
    tried = doctest.testmod(schema)
    assert tried.attempted
    assert not tried.failed
