"""The reference passages are those that the draw chose, and fit the lines that they name."""

from __future__ import annotations

import re
import tomllib
from difflib import SequenceMatcher
from typing import Any

import pytest

from lawsofplay.base.files import read_text
from lawsofplay.base.project import find_project
from lawsofplay.workshop.reference_draw import draw_all, known_words, unknown_share, words_of

CORPUS = find_project().corpus
SIZES = {"bellecour": 12, "seymour": 10, "quanti": 12, "cotton": 10}


def _passages(witness: str) -> list[dict[str, Any]]:
    data = tomllib.loads(read_text(CORPUS / "reference" / f"{witness}.toml"))
    assert data["witness"] == witness
    return list(data["passage"])


def _source(witness: str, passage: dict[str, Any]) -> str:
    first, last = passage["lines"]
    text = "\n".join(read_text(CORPUS / witness / "ocr.txt").split("\n")[first - 1 : last])
    return text[slice(*passage["columns"])] if "columns" in passage else text


@pytest.mark.parametrize("witness", SIZES)
def test_the_passages_are_the_ones_drawn(witness: str) -> None:
    found = [(*p["lines"], *p.get("columns", [0, 0]), p["stratum"]) for p in _passages(witness)]
    drawn = [(s.first, s.last, s.start, s.end, name) for name, _, s in draw_all(CORPUS)[witness]]
    assert found == drawn
    assert len(found) == SIZES[witness]


@pytest.mark.parametrize("witness", SIZES)
def test_each_passage_fits_its_lines(witness: str) -> None:
    for number, passage in enumerate(_passages(witness), 1):
        text = passage["text"]
        assert passage["id"] == f"{witness}-{number:02}"
        assert len(text.split()) >= 80, passage["id"]
        assert not re.search(r"[ſ‘’“”*<>]|\s[;:!?,.]|  |-\n", text), passage["id"]
        assert set(passage["doubtful"]) <= set(text.split()), passage["id"]
        source = re.sub(r"\s+", " ", _source(witness, passage))
        assert SequenceMatcher(None, source, text, autojunk=False).ratio() > 0.9, passage["id"]


@pytest.mark.parametrize("witness", SIZES)
def test_the_strata_are_all_drawn_from(witness: str) -> None:
    assert {p["stratum"] for p in _passages(witness)} == {"good", "middle", "worst"}


def test_words_are_folded_and_counted() -> None:
    assert words_of("The *laſt* <i>Trick</i>, tho’ 12") == ["the", "last", "trick", "tho"]
    assert known_words(["a a b", "a b"]) == {"a"}


def test_noise_that_stands_alone_counts_as_unknown() -> None:
    known = frozenset({"the", "last"})
    assert unknown_share("the laſt", known) == 0
    assert unknown_share("the laſt |", known) == pytest.approx(1 / 3)
