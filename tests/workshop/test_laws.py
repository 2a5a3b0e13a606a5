import pytest

from lawsofplay.base.errors import InputError
from lawsofplay.workshop.normalise.rules.laws import LAW_NUMERALS, law_numerals, roman
from tests.workshop.support import context, division, pages

SIZETTE = """@ sizette.laws

T. He that deals wrong loſes one Game, and the
Deal is void.

II. If there is a faced Card, they deal again.

M IX, If

III. He that plays out of his turn loſes
I play no more of it."""


def bodies(text: str, count: int, **fields: object) -> str:
    laws = division("sizette.laws", 1, count=count, **fields)
    return LAW_NUMERALS.apply(pages(text), context(laws))[0].body


def test_numerals_are_restored_by_sequence() -> None:
    body = bodies(SIZETTE, 3)
    assert "§ I. He that deals wrong" in body
    assert "§ III. He that plays" in body
    assert "\nM IX, If\n" in body
    assert "\nI play no more" in body


def test_broken_numerals_of_the_laws_of_ombre() -> None:
    opening = "@ ombre.laws\n\n"
    laws = [f"{roman(n)}. The Cards are played." for n in range(1, 81)]
    for number, scanned in ((3, "ITI"), (12, "XIE"), (14, "IV"), (33, "XX XIII"), (47, "XL V1]"),
                            (52, "LI"), (58, "LV HI"), (73, "L XXII")):  # fmt: skip
        laws[number - 1] = f"{scanned}. The Cards are played."
    book = pages(opening + "\n\n".join(laws))
    (page,) = LAW_NUMERALS.apply(book, context(division("ombre.laws", 1, count=80)))
    numerals = [x.text.split()[1] for x in page.lines if x.text.startswith("§")]
    assert numerals == [f"{roman(n)}." for n in range(1, 81)]


def test_a_catchword_that_imitates_a_numeral_is_not_the_law() -> None:
    text = "@ l\n\nXII. One.\n\nXIII, He\n\nXIII. He who might have Quatorze"
    laws = "".join(f"{roman(n)}. Law.\n\n" for n in range(1, 12))
    body = bodies(text.replace("@ l\n\n", f"@ sizette.laws\n\n{laws}"), 13)
    assert "\nXIII, He\n" in body
    assert "§ XIII. He who might" in body


def test_a_destroyed_numeral_is_named_by_the_outline() -> None:
    text = "@ sizette.laws\n\nI. One.\n\nx Q. If in dealing\n\nIII. Three."
    assert "§ II. If in dealing" in bodies(text, 3, starts={2: 5})


def test_a_missing_item_is_told_with_its_list() -> None:
    with pytest.raises(InputError, match=r"sizette.laws: item 4 \(IV\) not found"):
        bodies(SIZETTE, 4)


def test_items_that_a_patch_wrote_count() -> None:
    text = "@ sizette.laws\n\n§ [I.] [...]\n\n§ [II.] [...]\n\nIII. Three."
    assert bodies(text, 3).count("§") == 3


def test_arabic_numerals() -> None:
    text = "@ sizette.laws\n\n1. One.\n\n2. Two.\n\n3. Three."
    assert "§ 2. Two." in bodies(text, 3, numerals="arabic")


def test_a_token_pattern_of_ones_own() -> None:
    rule = law_numerals(token=r"\*\*(?P<numeral>[IVX]+)\.\*\* ")
    laws = division("l", 1, count=1)
    assert rule.apply(pages("@ l\n\n**I.** One"), context(laws))[0].body.endswith("§ I. One")
