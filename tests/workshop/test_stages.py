"""The layers of the pipeline: mark-up stripped, every stage measured, harm and gain as promised."""

from __future__ import annotations

import pytest

from lawsofplay.base.project import WITNESSES, find_project
from lawsofplay.workshop.accuracy import stages
from lawsofplay.workshop.accuracy.report import RECEIVED, Row
from lawsofplay.workshop.accuracy.stored import read_stored

PROJECT = find_project()

# Shares of the scan's strict character errors that the automatic layer must remove.
AIMS = {"academie": 0.60, "bellecour": 0.50, "quanti": 0.50}


@pytest.mark.parametrize(
    ("body", "text"),
    [
        ("@ piquet.laws\n# The Laws\n\n§ III. He who", "The Laws III. He who"),
        (":cont\nmay not[?] incur [...] it", "may not incur it"),
        ("the _Ombre_, [= lost] who[^*]\n\n:note *\nA note", "the Ombre, who * A note"),
        ("makes [sic: 172 | 162] Counters", "makes 172 Counters"),
        (r"\[ Price \_ \]", "[ Price _ ]"),
    ],
)
def test_a_page_without_its_marks(body: str, text: str) -> None:
    assert stages.bare(body) == text


def _rows(siglum: str) -> dict[str, Row]:
    measured = [stages.page_files(PROJECT, siglum), stages.tei(PROJECT, siglum)]
    report = stages.measure_witness(PROJECT, siglum, measured)
    return {row.layer: row for row in report.rows()}


@pytest.mark.parametrize("siglum", WITNESSES)
def test_pages_and_tei_do_no_harm(siglum: str) -> None:
    rows = _rows(siglum)
    for layer in ("page files", "tei"):
        harm = rows[layer].counts.harm_rate
        assert harm is not None
        assert harm < 0.001


@pytest.mark.parametrize(("siglum", "aim"), AIMS.items())
def test_the_automatic_layer_removes_what_it_should(siglum: str, aim: float) -> None:
    removed = _rows(siglum)["page files"].removed
    assert removed is not None
    assert removed >= aim


@pytest.mark.parametrize("siglum", WITNESSES)
def test_the_stored_figures_are_those_of_the_pages(siglum: str) -> None:
    stored = read_stored(PROJECT)
    assert stored is not None, "run: laws accuracy --store"
    kept = {
        row["layer"]: row["character_error_rate"]
        for row in stored["witnesses"]
        if row["witness"] == siglum
    }
    for layer, row in _rows(siglum).items():
        rate = row.counts.character_error_rate
        assert rate is not None
        assert kept[layer] == round(rate, 6), f"{layer}: run: laws accuracy --store"
    assert RECEIVED in kept
