import random
import string

from hypothesis import example, given
from hypothesis import strategies as st
from rapidfuzz.distance import Levenshtein

from lawsofplay.workshop.accuracy.locate import _best_end, locate

SAMPLE = (
    "celui qui a demandé à jouer est obligé de jouer sans prendre la levée faite par les autres "
    "pour voir ce qui a été joué fait la bête de moitié avec ce Joueur à moins qu'il ne gagne"
)
WORDS = SAMPLE.split()


def prose(seed: int, size: int) -> str:
    rng = random.Random(seed)
    return " ".join(
        rng.choice(WORDS) + "".join(rng.choices(string.ascii_lowercase, k=rng.randrange(3)))
        for _ in range(size)
    )


def damaged(text: str, seed: int, share: float) -> str:
    """The text with a share of its letters changed, lost or doubled; gaps between words stay."""
    rng = random.Random(seed)

    def struck(char: str) -> str:
        if char.isspace() or rng.random() >= share:
            return char
        return rng.choice([rng.choice("fílt§"), char + rng.choice("íjr"), rng.choice("ao")])

    return "".join(struck(c) for c in text)


def plain_best_end(pattern: str, text: str) -> tuple[int, int]:
    """Semi-global edit distance by a plain table, to check the bit-vector algorithm."""
    column = list(range(len(pattern) + 1))
    best, best_end = len(pattern), 0
    for end, sign in enumerate(text, 1):
        diagonal = column[0]
        for i, own in enumerate(pattern, 1):
            cost = min(column[i] + 1, column[i - 1] + 1, diagonal + (own != sign))
            diagonal, column[i] = column[i], cost
        if column[-1] <= best:
            best, best_end = column[-1], end
    return best, best_end


@given(st.text("abc", min_size=1, max_size=12), st.text("abc", max_size=30))
@example("a" * 70, "b" + "a" * 75)
def test_the_bit_vectors_agree_with_the_plain_table(pattern: str, text: str) -> None:
    assert _best_end(pattern, text) == plain_best_end(pattern, text)


@given(st.integers(0, 10**6))
def test_a_planted_noisy_passage_is_found(seed: int) -> None:
    before, passage, after = prose(seed, 150), prose(seed + 1, 85), prose(seed + 2, 150)
    noisy = damaged(passage, seed, 0.12)
    text = f"{before}\n\n{noisy}\n{after}"
    found = locate(passage, text)
    assert found is not None
    # Only a damaged word at an edge may be inside or outside the stretch.
    slack = 2 * max(len(w) for w in noisy.split())
    assert abs(found.start - len(before) - 2) <= slack
    assert abs(found.end - len(before) - 2 - len(noisy)) <= slack
    assert Levenshtein.distance(text[found.start : found.end], noisy) <= 2 * slack


@given(st.integers(0, 10**6))
def test_a_clean_passage_is_found_exactly(seed: int) -> None:
    passage = "§1 " + prose(seed + 1, 85) + " §2"
    text = f"{prose(seed, 100)} {passage} {prose(seed + 2, 100)}"
    found = locate(passage, text)
    assert found is not None
    assert (text[found.start : found.end], found.difference) == (passage, 0.0)


def test_letter_spaced_text_is_found() -> None:
    text = "autre chose\nI I .  S i  e n  d o n n a n t  l e s  c a r t e s .\n\nle reste"
    found = locate("II. Si en donnant les cartes.", text)
    assert found is not None
    assert text[found.start : found.end] == "I I .  S i  e n  d o n n a n t  l e s  c a r t e s ."


def test_no_word_is_cut_into_a_right_one() -> None:
    text = "il faut couper ou jouera bien"
    found = locate("couper ou joue", text)
    assert found is not None
    assert text[found.start : found.end] == "couper ou jouera"


def test_a_text_without_the_passage_gives_none() -> None:
    assert locate("la levée soit pliée", "rien de tout cela") is None
    assert locate("la levée soit pliée", "") is None
    assert locate(" ", "la levée") is None
