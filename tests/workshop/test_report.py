import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.workshop.accuracy.layers import LayerText, received, within
from lawsofplay.workshop.accuracy.passages import Passage
from lawsofplay.workshop.accuracy.report import RECEIVED, as_data, measure, render_text

ONE = Passage("academie", "academie-01", "3", 1, 2, "good", "la bête est faite")
TWO = Passage("academie", "academie-02", "9", 4, 4, "worst", "le Roi apellé")
ENGLISH = Passage("quanti", "quanti-01", "2", 1, 1, "good", "the same Hand", columns=(4, 17))
SOURCES = {
    "academie": ["la béte eft", "faite", "", "le Roi apellé"],
    "quanti": ["xx  the fame Hand yy"],
}
OCR = received(SOURCES)


def fixed(texts: dict[str, str]) -> LayerText:
    return lambda passage: texts.get(passage.id, passage.text)


def test_received_joins_the_lines_and_cuts_the_columns() -> None:
    assert OCR(ONE) == "la béte eft faite"
    assert OCR(ENGLISH) == "the fame Hand"


def test_received_keeps_the_hyphen_of_a_line_end() -> None:
    layer = received({"academie": ["au- ", "", "tres "]})
    passage = Passage("academie", "academie-01", "3", 1, 3, "good", "autres")
    assert layer(passage) == "au- tres"


def test_received_names_lines_that_are_not_there() -> None:
    with pytest.raises(InputError, match=r"academie-02: lines 4-4 are not in ocr\.txt"):
        received({"academie": ["one line"]})(TWO)


def test_within_finds_the_passage_in_a_page() -> None:
    page = within(lambda _: "Du Jeu. Alors la béte eft faite, & rien de plus.", "draft")
    assert page(ONE) == "la béte eft faite,"


def test_within_refuses_a_page_without_the_passage() -> None:
    with pytest.raises(InputError, match="draft, academie-01, page 3: the passage is not found"):
        within(lambda _: "wholly other words on chess", "draft")(ONE)


def test_counts_are_pooled_by_witness_and_layer() -> None:
    layers = {RECEIVED: OCR, "mended": fixed({}), "harmed": fixed({"academie-02": "le Roy apellé"})}
    rows = {(r.witness, r.layer): r for r in measure(layers, [ONE, TWO, ENGLISH]).rows()}
    assert rows["academie", RECEIVED].counts.character_errors == 2
    assert rows["academie", RECEIVED].counts.words == 7
    assert rows["academie", RECEIVED].removed == 0.0
    assert rows["academie", "mended"].removed == 1.0
    assert rows["academie", "mended"].counts.mend_rate == 1.0
    assert rows["academie", "harmed"].removed == 0.5
    assert rows["academie", "harmed"].counts.harm_rate == pytest.approx(1 / 5)
    assert rows["quanti", "mended"].passages == 1


def test_rows_by_stratum_sum_to_the_rows_by_witness() -> None:
    report = measure({RECEIVED: OCR}, [ONE, TWO])
    (whole,) = report.rows()
    parts = report.rows(by_stratum=True)
    assert [r.stratum for r in parts] == ["good", "worst"]
    assert parts[0].counts + parts[1].counts == whole.counts


def test_nothing_to_remove_is_no_rate() -> None:
    (row,) = measure({RECEIVED: OCR}, [TWO]).rows()
    assert row.removed is None


def test_the_received_layer_is_required() -> None:
    with pytest.raises(InputError, match="'received' is missing"):
        measure({"draft": OCR}, [ONE])


def test_the_table_lists_every_harmed_word() -> None:
    layers = {RECEIVED: OCR, "rules": fixed({"academie-02": "le Roy apellé"})}
    text = render_text(measure(layers, [ONE, TWO]))
    assert "academie   all     rules" in text
    assert "academie-02 rules: Roi -> Roy" in text


def test_the_columns_stand_under_their_heads() -> None:
    head, _, row = render_text(measure({RECEIVED: OCR}, [ONE])).splitlines()
    assert len(head) == len(row)
    ends = [head.index(name) + len(name) for name in ("char.err", "folded", "letters", "removed")]
    assert all(row[end - 1].isdigit() and not row[end : end + 1].strip() for end in ends)


def test_json_has_rates_counts_and_harm() -> None:
    layers = {RECEIVED: OCR, "rules": fixed({"academie-02": "le Roy apellé"})}
    report = measure(layers, [ONE, TWO])
    data = as_data(report)
    assert data["witnesses"][1]["layer"] == "rules"
    assert data["witnesses"][1]["harm_rate"] == 0.2
    assert data["witnesses"][1]["counts"]["harmed"] == 1
    assert data["harmed"] == [
        {"passage": "academie-02", "layer": "rules", "word": "Roi", "reading": "Roy"}
    ]
    assert len(data["strata"]) == 4
    assert as_data(report) == as_data(measure(layers, [ONE, TWO]))
