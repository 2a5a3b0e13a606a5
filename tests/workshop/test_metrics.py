import pytest
from hypothesis import given
from hypothesis import strategies as st
from rapidfuzz.distance import Levenshtein

from lawsofplay.workshop.accuracy.align import gaps
from lawsofplay.workshop.accuracy.fold import words
from lawsofplay.workshop.accuracy.metrics import Counts, Harm, compare

TEXTS = st.text(alphabet="abfsé &,.'-", max_size=60)
LISTS = st.lists(st.sampled_from("abc"), max_size=12)


def test_counts_of_a_small_case() -> None:
    counts, harms = compare("la bête est faite", "la béte eft faite", "la bête eft faitc")
    assert (counts.characters, counts.character_errors) == (17, 2)
    assert (counts.folded_characters, counts.folded_errors) == (17, 2)
    assert (counts.letters, counts.letter_errors) == (14, 2)
    assert (counts.words, counts.word_errors) == (4, 2)
    assert (counts.right_received, counts.harmed) == (2, 1)
    assert (counts.wrong_received, counts.mended) == (2, 1)
    assert harms == (Harm(3, "faite", "faitc"),)
    assert counts.harm_rate == 0.5


def test_accents_and_case_count_in_the_strict_measure_alone() -> None:
    counts, _ = compare("à l'Hombre", "a l'hombre", "a l'hombre")
    assert (counts.character_errors, counts.folded_errors) == (2, 0)


def test_spacing_counts_in_the_strict_measure_and_not_in_the_letters() -> None:
    counts, _ = compare("la levée", "l a  l e v é e", "l a  l e v é e")
    assert counts.character_errors == 5
    assert counts.letter_errors == 0


def test_a_glued_word_is_wrong_and_both_its_halves_are_harmed() -> None:
    counts, harms = compare("la main est", "la main est", "lamain est")
    assert (counts.word_errors, counts.harmed) == (2, 2)
    assert [h.word for h in harms] == ["la", "main"]
    assert {h.reading for h in harms} == {"lamain"}


def test_a_dropped_twin_of_a_word_is_harm() -> None:
    counts, _ = compare("de Roi de Dame", "de Roi de Dame", "Roi de Dame")
    assert counts.harmed == 1


def test_a_doubtful_word_counts_neither_for_nor_against() -> None:
    doubtful = frozenset({1})
    for layer in ("la Roi main", "la Rci main", "la main", "la R oi main"):
        counts, harms = compare("la Roi main", "la Roi main", layer, doubtful)
        assert (counts.words, counts.word_errors, counts.harmed, harms) == (2, 0, 0, ())


def test_a_doubtful_word_does_not_hide_the_fault_beside_it() -> None:
    counts, harms = compare("la Roi main", "la Roi main", "la Rci maiu", frozenset({1}))
    assert counts.word_errors == 1
    assert [h.word for h in harms] == ["main"]


def test_rates_of_nothing_are_none() -> None:
    counts, _ = compare("", "", "")
    assert counts.character_error_rate is None
    assert counts.word_error_rate is None
    assert counts.harm_rate is None
    assert counts.mend_rate is None


def test_counts_add_field_by_field() -> None:
    a, _ = compare("la bête", "la béte", "la bête")
    assert a + Counts() == a
    assert (a + a).characters == 2 * a.characters
    assert (a + a).mended == 2


@given(TEXTS)
def test_identity_gives_no_error(text: str) -> None:
    counts, harms = compare(text, text, text)
    assert counts.character_errors == counts.folded_errors == counts.letter_errors == 0
    assert counts.word_errors == counts.harmed == counts.wrong_received == 0
    assert harms == ()


@given(TEXTS, TEXTS, st.frozensets(st.integers(0, 20)))
def test_the_received_text_as_layer_harms_and_mends_nothing(
    truth: str, ocr: str, doubtful: frozenset[int]
) -> None:
    counts, _ = compare(truth, ocr, ocr, doubtful)
    assert counts.harmed == counts.mended == 0


@given(TEXTS, TEXTS, TEXTS, st.frozensets(st.integers(0, 20)))
def test_counts_hold_together(truth: str, ocr: str, layer: str, doubtful: frozenset[int]) -> None:
    counts, harms = compare(truth, ocr, layer, doubtful)
    assert counts.harmed == len(harms) <= counts.right_received
    assert counts.mended <= counts.wrong_received
    assert counts.right_received + counts.wrong_received == counts.words
    assert not {h.place for h in harms} & doubtful


@given(TEXTS, TEXTS)
def test_a_perfect_layer_mends_all(truth: str, ocr: str) -> None:
    counts, _ = compare(truth, ocr, truth)
    assert (counts.mended, counts.harmed) == (counts.wrong_received, 0)


@given(LISTS, LISTS)
def test_gaps_cost_what_the_edit_distance_says(a: list[str], b: list[str]) -> None:
    cost = sum(max(g.end - g.start, len(g.reading)) for g in gaps(a, b))
    assert cost == Levenshtein.distance(a, b)


def test_of_equally_short_alignments_the_one_with_most_equal_words_is_taken() -> None:
    counts, _ = compare("la main est bonne", "lamain est fort bonne", "la main est bonne")
    assert (counts.right_received, counts.mended) == (2, 2)


@given(LISTS, LISTS)
def test_gaps_and_equal_words_rebuild_the_text(a: list[str], b: list[str]) -> None:
    rebuilt: list[str] = []
    place = 0
    for gap in gaps(a, b):
        rebuilt += a[place : gap.start] + list(gap.reading)
        place = gap.end
    assert rebuilt + a[place:] == b


@given(TEXTS, TEXTS)
def test_without_doubt_word_errors_are_the_edit_distance(truth: str, layer: str) -> None:
    counts, _ = compare(truth, "", layer)
    assert counts.word_errors == Levenshtein.distance(words(truth), words(layer))


@pytest.mark.parametrize("doubtful", [frozenset(), frozenset({0})])
def test_more_doubt_never_means_more_errors(doubtful: frozenset[int]) -> None:
    plain, _ = compare("le Roi & la Dame", "", "la Roi de Damc")
    unsure, _ = compare("le Roi & la Dame", "", "la Roi de Damc", doubtful)
    assert unsure.word_errors <= plain.word_errors
