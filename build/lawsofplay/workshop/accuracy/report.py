"""Measures layers on passages, adds the counts up by witness and stratum, and prints the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from lawsofplay.base.errors import InputError
from lawsofplay.workshop.accuracy.layers import LayerText
from lawsofplay.workshop.accuracy.metrics import Counts, Harm, compare
from lawsofplay.workshop.accuracy.passages import Passage

RECEIVED = "received"
"""The layer with which the others are compared; it must always be given."""


@dataclass(frozen=True)
class Measure:
    """The counts of one passage in one layer."""

    layer: str
    passage: Passage
    counts: Counts
    harms: tuple[Harm, ...]


@dataclass(frozen=True)
class Row:
    """Summed counts of a layer for a witness, or for one stratum if ``stratum`` is not empty."""

    witness: str
    stratum: str
    layer: str
    passages: int
    counts: Counts
    removed: float | None
    """Share of the scan's strict character errors that the layer removed; < 0 if it has more."""


@dataclass(frozen=True)
class Report:
    """All single measures; layers and witnesses in the order in which they were given."""

    measures: tuple[Measure, ...]

    def rows(self, by_stratum: bool = False) -> tuple[Row, ...]:
        """The table: a row for each witness (and stratum) and layer."""
        groups = dict.fromkeys(_group(m, by_stratum) for m in self.measures)
        layers = dict.fromkeys(m.layer for m in self.measures)
        return tuple(self._row(group, layer, by_stratum) for group in groups for layer in layers)

    def _row(self, group: tuple[str, str], layer: str, by_stratum: bool) -> Row:
        members = [m for m in self.measures if _group(m, by_stratum) == group]
        pooled = {
            name: sum((m.counts for m in members if m.layer == name), Counts())
            for name in (layer, RECEIVED)
        }
        before, after = pooled[RECEIVED].character_errors, pooled[layer].character_errors
        removed = (before - after) / before if before else None
        count = sum(m.layer == layer for m in members)
        return Row(*group, layer, count, pooled[layer], removed)


def measure(layers: Mapping[str, LayerText], passages: Iterable[Passage]) -> Report:
    """Measure every layer on every passage.

    Parameters
    ----------
    layers : by name, in the order of the table; one must be ``received``, the scan untouched.
    passages : what was printed.

    Raises InputError if the layer ``received`` is missing, and whatever a layer raises.
    """
    if RECEIVED not in layers:
        raise InputError("accuracy", "layers", f"the layer {RECEIVED!r} is missing; harm needs it")
    measures: list[Measure] = []
    for passage in passages:
        ocr = layers[RECEIVED](passage)
        for name, text_of in layers.items():
            text = ocr if name == RECEIVED else text_of(passage)
            counts, harms = compare(passage.text, ocr, text, passage.doubtful)
            measures.append(Measure(name, passage, counts, harms))
    return Report(tuple(measures))


def render_text(report: Report, by_stratum: bool = False) -> str:
    """The table for a terminal, in per cent, with a list of the harmed words below it."""
    head = "witness    stratum layer                 pass. words  char.err  folded letters  words"
    lines = [head + "  removed    harm  mended", ""]
    lines += [_line(row) for row in report.rows(by_stratum)]
    if harmed := _harmed(report):
        lines += ["", "Right as received, wrong in the layer:"]
        lines += ["  {passage} {layer}: {word} -> {reading}".format(**entry) for entry in harmed]
    return "\n".join(lines) + "\n"


def as_data(report: Report) -> dict[str, Any]:
    """The report as plain data: summed rows by witness and by stratum, and each harmed word.

    Rates are fractions rounded to six places, None if undefined.
    """
    return {
        "witnesses": [_row_data(row) for row in report.rows()],
        "strata": [_row_data(row) for row in report.rows(by_stratum=True)],
        "harmed": _harmed(report),
    }


def _group(m: Measure, by_stratum: bool) -> tuple[str, str]:
    return m.passage.witness, m.passage.stratum if by_stratum else ""


def _line(row: Row) -> str:
    c = row.counts
    folded, letters = _percent(c.folded_error_rate), _percent(c.letter_error_rate)
    return (
        f"{row.witness:10} {row.stratum or 'all':7} {row.layer:21} {row.passages:5} {c.words:5}  "
        f"{_percent(c.character_error_rate):>8} {folded:>7} {letters:>7} "
        f"{_percent(c.word_error_rate):>6} {_percent(row.removed, 1):>8} "
        f"{_percent(c.harm_rate):>7} {_percent(c.mend_rate, 1):>7}"
    )


def _percent(rate: float | None, places: int = 2) -> str:
    return "-" if rate is None else f"{100 * rate:.{places}f}"


def _row_data(row: Row) -> dict[str, object]:
    c = row.counts
    rates = {
        "character_error_rate": c.character_error_rate,
        "folded_error_rate": c.folded_error_rate,
        "letter_error_rate": c.letter_error_rate,
        "word_error_rate": c.word_error_rate,
        "harm_rate": c.harm_rate,
        "mend_rate": c.mend_rate,
        "removed": row.removed,
    }
    rounded = {name: None if r is None else round(r, 6) for name, r in rates.items()}
    place = {"witness": row.witness, "stratum": row.stratum, "layer": row.layer}
    return {**place, "passages": row.passages, **rounded, "counts": asdict(c)}


def _harmed(report: Report) -> list[dict[str, str]]:
    return [
        {"passage": m.passage.id, "layer": m.layer, "word": h.word, "reading": h.reading}
        for m in report.measures
        for h in m.harms
    ]
