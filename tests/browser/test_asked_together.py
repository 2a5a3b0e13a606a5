"""Laws asked together by the scripts: they answer as Python does, in every part."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from lawsofplay.browser.reference import joined_answer
from lawsofplay.browser.writing import module
from lawsofplay.model.edition import Edition
from lawsofplay.model.relations import load_joins
from lawsofplay.rules.casebook.reading import casebooks
from lawsofplay.rules.linked import all_links
from lawsofplay.rules.registry import load_rules, rule_named
from tests.browser.comparison import as_javascript
from tests.conftest import REAL

RULER = Path(__file__).with_name("asked_together.js")

Asked = tuple[str, dict[str, str]]
"""A law and facts."""

LATE = "quanti.quadrille.laws.51"


@pytest.fixture(scope="module")
def folder(edition: Edition, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The module for programs, with the words of the laws beside it."""
    made = tmp_path_factory.mktemp("joined")
    laws = [{"address": address, "text": law.text} for address, law in edition.laws.items()]
    (made / "laws.json").write_text(json.dumps(laws), encoding="utf-8")
    (made / "laws.mjs").write_bytes(module(REAL))
    return made


def answered(folder: Path, program: str) -> str:
    """What a program beside the module prints."""
    (folder / "own.mjs").write_text(program, encoding="utf-8")
    node = shutil.which("node")
    assert node
    return subprocess.run(
        [node, "own.mjs"], cwd=folder, capture_output=True, text=True, check=True
    ).stdout


def by_scripts(folder: Path, asked: list[Asked]) -> list[object]:
    node = shutil.which("node")
    assert node
    lines = "\n".join(map(json.dumps, asked))
    command = [node, str(RULER), str(folder / "laws.mjs"), str(folder / "laws.json")]
    result = subprocess.run(command, input=lines, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in result.stdout.rstrip("\n").split("\n")]


def calls() -> Iterator[Asked]:
    """Every row of the casebook that asks functions together, put to the laws of both.

    Each row is asked again without each of its facts: then the other law may not be asked at all.
    """
    load_rules()
    pairs = load_joins(REAL)
    for book in casebooks(REAL.root):
        for question in (question for case in book.cases for question in case.together):
            firsts = {law for name in question.joined for law in rule_named(name).addresses}
            seconds = set(rule_named(question.function).addresses)
            own = [pair for pair in pairs if pair.law in firsts and pair.other in seconds]
            laws = sorted({law for relation in own for law in (relation.law, relation.other)})
            for facts in (dict(row.facts) for row in question.rows):
                less = [{fact: facts[fact] for fact in facts if fact != name} for name in facts]
                yield from ((law, known) for law in laws for known in (facts, *less))


def test_the_scripts_rule_as_the_command_line_does(folder: Path, edition: Edition) -> None:
    asked = list(calls())
    assert len(asked) > 2500
    links = all_links(REAL)
    wanted = [as_javascript(joined_answer(edition, links[law], law, facts)) for law, facts in asked]
    assert any("refusal" in answer and len(answer) == 1 for answer in wanted)
    faults = [
        (call, want, got)
        for call, want, got in zip(asked, wanted, by_scripts(folder, asked), strict=True)
        if json.loads(json.dumps(want)) != got
    ]
    assert faults == []


PROGRAM = """
import { joined, joins } from "./laws.mjs";
const law = "quanti.quadrille.laws.45";
const late = joins(law).find((it) => it.law === "quanti.quadrille.laws.51");
const answer = joined(law, { who: "hombre", in_time: "no" }), refused = joined(law, { tide: "no" });
const alone = joined(law, { who: "hombre" });
console.log(JSON.stringify([late, answer.ruling.law, alone.ruling.law, alone.joined, refused]));
"""


def test_a_program_learns_what_is_joined_and_asks_it(folder: Path) -> None:
    late, law, alone, joined, refused = json.loads(answered(folder, PROGRAM))
    assert (late["relation"], late["difference"]) == (
        "excepted by",
        "where the revoke is claimed too late",
    )
    assert late["functions"] == [
        {
            "first": "quadrille_1822.revoking.revoke_claimed",
            "second": "quadrille_1822.revoking.penalty_of_a_revoke",
        }
    ]
    assert (law, alone) == (LATE, "quanti.quadrille.laws.45")
    (wanted,) = [question["wanted"] for question in joined if question["law"] == LATE]
    assert list(wanted) == ["in_time"]
    assert refused["ruling"] is None
    assert refused["refusal"].startswith("tide")


def test_it_lists_every_pair_both_ways(folder: Path) -> None:
    pairs = [[join.law, join.other] for join in load_joins(REAL)]
    program = f"""
import {{ joins }} from "./laws.mjs";
const told = ([law, other]) => joins(law).some((it) => it.law === other);
const pairs = {json.dumps(pairs)};
console.log(pairs.filter((it) => told(it) && told(it.toReversed())).length);
"""
    assert int(answered(folder, program)) == len(pairs) > 300
