"""Romestecq: tests that quote its laws, and its values as both books print them."""

from __future__ import annotations

from itertools import combinations

import pytest
from printed_tables import page

from executable_rules.mechanics.cards import Rank, cards, pack
from executable_rules.mechanics.deals import stock_left
from executable_rules.mechanics.results import Penalty
from executable_rules.mechanics.tricks import winner
from executable_rules.romestecq import (
    HAND,
    ORDER,
    Part,
    counts,
    parts_in,
    party,
    points,
)

PACK = pack([Rank(n) for n in range(2, 6)])


@pytest.mark.quotes("bellecour.romestecq.laws.7", "or other parts of the game which he has not")
@pytest.mark.quotes("academie.romestecq.laws.7", "ou autres avantages du jeu, & ne les auroit pas")
@pytest.mark.parametrize(
    ("hand", "parts"),
    [
        ("AS AH AD AC KS", "VIRLICQUE TRICHE DOUBLE_ROME"),
        ("7S 7H 7D 7C KS", "VIRLICQUE TRICHE ROME"),
        ("AS AH AD KC 9S", "TRICHE DOUBLE_ROME"),
        ("KS KH KD AC AD", "TRICHE DOUBLE_NINGRE DOUBLE_ROME"),
        ("AS AH 10C 10D 9S", "DOUBLE_NINGRE DOUBLE_ROME ROME"),
        ("QS QD JS JD 6H", "DOUBLE_NINGRE VILLAGE ROME"),
        ("QS QD JS JC 6H", "DOUBLE_NINGRE ROME"),
        ("QS QD JC JD 6H", "DOUBLE_NINGRE ROME"),
        ("10S 10D 9S 9D 6H", "DOUBLE_NINGRE VILLAGE ROME"),
        ("QS QD QH JS JD", "DOUBLE_NINGRE VILLAGE TRICHE ROME"),
        ("QS JS 9D 8D KH", ""),
        ("JS JD 9S 8D KH", "ROME"),
        ("KS KD 9S 8D QH", "DOUBLE_ROME"),
    ],
)
def test_what_a_hand_has_may_be_counted(hand: str, parts: str) -> None:
    for part in set(Part) - {Part.STECQ}:
        lost = counts(claim=part, hand=cards(hand))
        assert lost is (Penalty.NONE if part.name in parts.split() else Penalty.LOSES_PARTY)


@pytest.mark.example("romestecq.values")
def test_the_values_as_both_books_have_them() -> None:
    """Bellecour p. 236, l. 13449-13491; academie pp. 336-337, l. 16596-16629."""
    english, french = page("bellecour", 236), page("academie", 337)
    assert "worth three points, when the opposite party does not Gruge" in english
    assert "il vaut trois points en main, quand on ne le" in page("academie", 336)
    assert points(Part.DOUBLE_NINGRE) == 3
    assert "if the triche is of aces or kings, it is worth three points" in english
    assert "il vaut trois, s'il n'est point grugé" in french
    assert points(Part.TRICHE, ranks=[Rank.ACE]) == points(Part.TRICHE, ranks=[Rank.KING]) == 3
    assert points(Part.TRICHE, ranks=[Rank.QUEEN]) is None
    assert points(Part.DOUBLE_NINGRE, gruged=True) == 0
    assert points(Part.TRICHE, gruged=True, ranks=[Rank.ACE]) == 0
    assert "The village is worth two points" in english
    assert "le village vaut deux points" in french
    assert points(Part.VILLAGE) == 2
    assert "when the aces or kings are not gruged, they Are[?] worth four" in english
    assert (points(Part.DOUBLE_ROME, gruged=True), points(Part.DOUBLE_ROME)) == (2, 4)
    assert "is worth one point to him that has it" in english
    assert "elle vaut un point à celui qui l'a" in french
    assert points(Part.ROME) == points(Part.STECQ) == 1
    assert points(Part.VIRLICQUE) is None


@pytest.mark.example("romestecq.village", "romestecq.village-played")
def test_the_village_is_of_matching_suits() -> None:
    """Bellecour p. 236, l. 13464-13475; academie p. 337, l. 16610-16617.

    Queens of spades and diamonds want the knaves of those suits. In play the English then has
    the two queens or the two knaves (p. 237), the French both pairs (p. 337).
    """
    assert "the knaves must be of the corresponding suits" in page("bellecour", 236)
    assert "il faudra que les valets soient de pareille couleur" in page("academie", 337)
    assert Part.VILLAGE in parts_in(cards("QS QD JS JD 6H"))
    assert Part.VILLAGE not in parts_in(cards("QS QD JS JC 6H"))
    assert Part.VILLAGE in parts_in(cards("10S 10D 9S 9D 6H"))
    assert Part.VILLAGE not in parts_in(cards("KS KD QS QD 6H"))
    assert "the two queens or two knaves that make the village" in page("bellecour", 237)
    assert "les deux dames & les deux valets qui font le village" in page("academie", 337)


def test_the_parts_of_every_hand_agree() -> None:
    """A greater part has the smaller within it, in every hand of the aces, kings and queens."""
    high = [card for card in PACK if card.rank in (Rank.ACE, Rank.KING, Rank.QUEEN)]
    for hand in combinations(high, HAND):
        parts = parts_in(hand)
        assert Part.VIRLICQUE not in parts or Part.TRICHE in parts
        assert Part.VILLAGE not in parts
        assert parts & {Part.ROME, Part.DOUBLE_ROME}
        assert (Part.DOUBLE_NINGRE in parts) == (len({c.rank for c in hand if _pair(c, hand)}) > 1)


def _pair(card: object, hand: tuple[object, ...]) -> bool:
    return sum(getattr(it, "rank", 0) is getattr(card, "rank", 1) for it in hand) >= 2


def test_an_inferior_card_played_first_wins_the_superior_of_another_suit() -> None:
    """Bellecour p. 235, l. 13388-13395; academie p. 336, l. 16580-16585."""
    assert "wins the superior of another suit" in page("bellecour", 235)
    assert winner(cards("6H AS KS"), ORDER) == 0
    assert winner(cards("KH AH 6H"), ORDER) == 1


@pytest.mark.example("deals.romestecq")
def test_six_players_leave_six_cards_of_thirty_six() -> None:
    """Bellecour pp. 234-235, l. 13346-13380; academie p. 336, l. 16561-16575."""
    assert "thirty-six points" in page("bellecour", 235)
    assert "La partie est ordinairement de trente-six points" in page("academie", 336)
    assert [stock_left(len(PACK), n, HAND) for n in (2, 4, 6)] == [26, 16, 6]
    assert [party(n) for n in (2, 4, 6)] == [21, 21, 36]
    with pytest.raises(ValueError, match="players=3"):
        party(3)
