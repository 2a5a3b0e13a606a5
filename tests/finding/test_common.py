"""How common words are, by the books of their language and by the language of today."""

from __future__ import annotations

from lawsofplay.finding.common import FREQUENT, SELDOM, common, words_of
from lawsofplay.finding.engine import Engine
from lawsofplay.lexicon import Language


def _text(lang: Language, words: str) -> tuple[Language, list[str], list[str]]:
    return lang, words.split(), words.split()


ENGLISH = [_text("en", "deal")] * 30 + [_text("en", "codille my")]
FRENCH = [_text("fr", "donne")] * 8 + [_text("fr", "codille comment")] * 2


def test_a_word_is_as_common_as_in_the_books_of_its_language() -> None:
    books = common(words_of([*ENGLISH, *FRENCH]))
    assert books["en"]["deal"] == 30 * 41 // 31 and books["fr"]["donne"] == 8 * 41 // 10
    assert "codille" not in books["en"] and "codille" not in books["fr"]


def test_a_word_that_the_books_print_seldom_is_as_common_as_today() -> None:
    books = common(words_of([*ENGLISH, *FRENCH]))
    assert 41 // SELDOM < books["en"]["my"] < 41 // 2


def test_words_that_most_texts_have_are_told() -> None:
    assert words_of([*ENGLISH, *FRENCH]).most(10) == {("en", "deal"), ("fr", "donne")}


def test_words_of_questions_are_frequent_and_those_of_games_are_not(engine: Engine) -> None:
    total = engine.total
    assert all(engine.weights.frequent["en"][word] * FREQUENT > total for word in ("my", "the"))
    assert not {"renounce", "castle"} & engine.weights.frequent["en"].keys()


def test_a_word_of_one_language_is_spread_as_in_its_books(engine: Engine) -> None:
    french = [at for at, weight in enumerate(engine.weights.french) if weight]
    assert engine.weights.spread(french) == engine.total
    assert engine.weights.spread(french[: len(french) // 2]) in range(
        engine.total // 2 - 2, engine.total // 2 + 1
    )
    assert engine.weights.spread([engine.total]) == 0
