"""The lexicon of phrases: which phrase leads to which, and which files are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.lexicon import Language
from lawsofplay.lexicon.phrases import SHOWN, Equivalents, Folded, equivalents, read_phrases

PROOF = 'proof = [["academie.piquet.laws.1", "bellecour.piquet.laws.1"]]'
SISTERS = (("academie.piquet.laws.1", "bellecour.piquet.laws.1"),)


def fold(text: str, language: Language) -> Folded:
    """Words as they stand, with a mark of the language in which they were read."""
    return tuple(f"{word}.{language}" for word in text.split())


def root_with(tmp_path: Path, text: str) -> Path:
    (tmp_path / "corpus/lexicon").mkdir(parents=True)
    (tmp_path / SHOWN).write_text(text, encoding="utf-8")
    return tmp_path


def test_each_form_leads_to_the_others(tmp_path: Path) -> None:
    text = f'[[phrase]]\nen = ["king called", "king his ally"]\nfr = ["roi apellé"]\n{PROOF}\n'
    phrases = read_phrases(root_with(tmp_path, text))
    called, ally = fold("king called", "en"), fold("king his ally", "en")
    roi = fold("roi apellé", "fr")
    assert equivalents(phrases, "en", fold) == {
        called: Equivalents((ally,), (roi,), SISTERS),
        ally: Equivalents((called,), (roi,), SISTERS),
    }
    assert equivalents(phrases, "fr", fold) == {roi: Equivalents((), (called, ally), SISTERS)}


def test_words_of_readers_lead_to_a_phrase_and_are_not_led_to(tmp_path: Path) -> None:
    text = f'[[phrase]]\nen = ["deals wrong"]\nfr = ["donne mal"]\nasked = ["misdeal"]\n{PROOF}\n'
    phrases = read_phrases(root_with(tmp_path, text))
    deals, donne = fold("deals wrong", "en"), fold("donne mal", "fr")
    english, french = (equivalents(phrases, lang, fold) for lang in ("en", "fr"))
    assert english[("misdeal.en",)] == Equivalents((deals,), (donne,), SISTERS)
    assert french[("misdeal.fr",)] == Equivalents((donne,), (deals,), SISTERS)
    led = [form for table in (english, french) for phrase in table.values() for form in phrase.same]
    assert not any("misdeal" in word for form in led for word in form)


@pytest.mark.parametrize(
    ("record", "message"),
    [
        (f'en = ["king called"]\n{PROOF}', "phrase.1: a phrase needs two ways to say one thing"),
        ('en = ["a", "b"]', "line 1, phrase.1: the key 'proof' is missing"),
        ('en = ["a", "b"]\nproof = []', "line 3, phrase.1.proof: must be a list of pairs of laws"),
        ('en = ["a", "b"]\nproof = [["academie.piquet.laws.1"]]', "line 3, phrase.1.proof.1: must"),
        (f'en = ["a", "b"]\nde = ["c"]\n{PROOF}', "line 3, phrase.1.de: unknown key"),
        (f'en = ["a", " "]\n{PROOF}', "line 2, phrase.1.en.2: must be words"),
    ],
)
def test_a_bad_record_is_named(tmp_path: Path, record: str, message: str) -> None:
    with pytest.raises(InputError) as fault:
        read_phrases(root_with(tmp_path, f"[[phrase]]\n{record}\n"))
    assert str(fault.value).startswith(SHOWN)
    assert message in str(fault.value)
