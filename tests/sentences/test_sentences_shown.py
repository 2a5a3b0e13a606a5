"""Sentences where readers meet them: in `laws ask` and `explain`, in data, in topics."""

from __future__ import annotations

import json

import msgspec
import pytest
from typer.testing import CliRunner

from lawsofplay.base.project import find_project
from lawsofplay.cases.topics import Ruled
from lawsofplay.cli import app
from lawsofplay.rules.registry import load_rules
from lawsofplay.rules.tell_listing import listing, without_words

PAYS = ("seymour.piquet.accidents.46", "points=40", "stake=3")


class PaymentData(msgspec.Struct, forbid_unknown_fields=True):
    payer: str
    payee: str
    amount: int | str
    unit: str
    law: str


class TotalData(msgspec.Struct, forbid_unknown_fields=True):
    player: str
    amount: int | str
    unit: str


class ToldData(msgspec.Struct, forbid_unknown_fields=True):
    """The data under ``told`` in the JSON of laws ask and laws explain."""

    sentence: str
    kind: str
    payments: list[PaymentData]
    totals: list[TotalData]


def laws(*words: str) -> str:
    result = CliRunner().invoke(app, words, catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.output


@pytest.mark.parametrize("command", ["ask", "explain"])
def test_the_sentence_stands_first(command: str) -> None:
    output = laws(command, *PAYS)
    assert output.startswith("The loser pays 6 pieces to the winner.\n")
    assert "piquet.lurch.loser_pays = 6" in output


@pytest.mark.parametrize("command", ["ask", "explain"])
def test_data_has_the_sentence_and_what_moves(command: str) -> None:
    data = msgspec.convert(json.loads(laws(command, *PAYS, "--json"))["told"], ToldData)
    assert data.sentence == "The loser pays 6 pieces to the winner."
    assert data.payments == [PaymentData("the loser", "the winner", 6, "piece", PAYS[0])]
    assert data.kind == "ruled"


def test_shares_have_totals_in_the_data() -> None:
    output = laws("ask", "bellecour.account-piquet.addition.2", "points_by_seat=40,20", "--json")
    data = msgspec.convert(json.loads(output)["told"], ToldData)
    assert [(total.player, total.amount) for total in data.totals] == [
        ("the first player", -10),
        ("the second player", 10),
    ]


def test_laws_that_rule_alike_share_a_sentence_or_have_each_its_own() -> None:
    words = {"a": "x", "b": "y"}
    assert Ruled("1", words, {"a": "He pays.", "b": "He pays."}).sentence == "He pays."
    assert Ruled("1", words, {"a": "He pays.", "b": "She pays."}).sentence == ""
    assert Ruled("1", words, {"a": "He pays."}).sentence == ""


def test_a_topic_tells_its_rulings() -> None:
    assert "   The elder hand chooses: to play" in laws("compare", "misdeal-price")


def test_a_function_without_words_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    rule = load_rules()["piquet.lurch.loser_pays"]
    assert without_words(find_project(), "piquet") == ()
    monkeypatch.setitem(rule.__dict__, "says", None)
    (wanting,) = without_words(find_project(), "piquet")
    assert wanting.function == "piquet.lurch.loser_pays"
    assert wanting.answers == ("2", "1", "6")
    assert listing([wanting]).endswith("1 without words")
