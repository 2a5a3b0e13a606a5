import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawsofplay.workshop.accuracy.fold import folded, strict, words


def test_strict_folds_what_one_sign_may_be_keyed_as() -> None:
    assert strict("Il  eſt\npermis ; “l’on”") == 'Il est permis; "l\'on"'


def test_strict_composes_accents() -> None:
    assert strict("be\u0302te") == "b\u00eate"


def test_a_dash_parts_words_however_it_is_spaced() -> None:
    assert strict("20.—Beside") == strict("20. — Beside")
    assert words("20.—Beside") == ["20", "Beside"]


@pytest.mark.parametrize("fault", ["eft", "Est", "ést", "est,", "e st", "est-"])
def test_strict_keeps_every_fault_of_a_scanner(fault: str) -> None:
    assert strict(fault) != strict("est")


def test_folded_drops_case_accents_punctuation_and_keeps_ampersand() -> None:
    assert folded("Œuvre, & l'Été: Bête-là!") == "oeuvre & lete betela"


def test_words_trim_punctuation_but_not_apostrophes() -> None:
    assert words("(tho' 'tis) shewn. — * l'As;") == ["tho'", "'tis", "shewn", "l'As"]


def test_words_keep_inner_hyphens_and_figures() -> None:
    assert words("Sans-prendre 24. d'ami") == ["Sans-prendre", "24", "d'ami"]


@given(st.text(max_size=60))
def test_strict_is_idempotent_and_blind_to_normal_forms(text: str) -> None:
    assert strict(strict(text)) == strict(text)
    assert strict(unicodedata.normalize("NFD", text)) == strict(text)


@given(st.text(max_size=60))
def test_folded_text_has_only_words(text: str) -> None:
    assert all(c.isalnum() or c in " &" for c in folded(text))
