"""Piquet: what is counted, and the deal of two hundred and one."""

from __future__ import annotations

from itertools import combinations, product
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.mechanics.cards import PIQUET_PACK, Card, Rank, Suit, cards
from executable_rules.mechanics.orders import ACE_HIGH, ranking
from executable_rules.mechanics.replay import Position, plain
from executable_rules.mechanics.solve import Solver
from executable_rules.piquet.counting import (
    capot,
    card_tells,
    counts_the_game,
    pic,
    pic_of_the_dealer,
    point_counts,
    point_of,
    quatorzes_count,
    repic,
    sequence_counts,
    tierce_major_for_point,
)
from executable_rules.piquet.terms import full_ranks

RANKS = ACE_HIGH[:8]
HEARTS = tuple(Card(rank, Suit.HEARTS) for rank in RANKS)
ACES, KINGS, QUEENS = (frozenset({rank}) for rank in RANKS[:3])


def sequences(length: int) -> list[tuple[Card, ...]]:
    """Every sequence of so many hearts, the highest first."""
    return [HEARTS[start : start + length] for start in range(len(HEARTS) - length + 1)]


@pytest.mark.quotes(
    "bellecour.piquet.point.1",
    "the Ace counts eleven, the Pictures ten each, and the small Cards according to the number of "
    "their Pips, Ten, Nine, Eight or Seven",
)
@pytest.mark.quotes(
    "academie.piquet.point.1",
    "l'as vaut onze, & les figures dix chacune, le reste des cartes autant de points qu'elles en "
    "valent",
)
def test_the_point_is_the_pips_of_one_suit() -> None:
    pips = [point_of(cards=(card,)) for card in HEARTS]
    assert pips == [11, 10, 10, 10, 10, 9, 8, 7]
    assert point_of(cards=HEARTS) == 75
    for wrong in ((), cards("AH AS")):
        with pytest.raises(ValueError, match="of one suit"):
            point_of(cards=wrong)


@pytest.mark.example("piquet.point-values")
@pytest.mark.quotes(
    "bellecour.piquet.point.2",
    "six Cards, which make only fifty-four, he counts but five",
    "if they had made fifty-five, he would have counted six",
    "the fifth Point always making up the Ten; thirty-five Points being equal in value to "
    "forty-four, each counting four",
)
@pytest.mark.quotes(
    "academie.piquet.point.2",
    "les six cartes ne doivent être comptées que cinq",
    "s'il y avoit cinquante-cinq, elles en vaudroient six",
    "le cinquiéme point faisant la dixaine",
)
def test_the_point_counts_its_tens_and_one_for_five_over() -> None:
    values = {pips: point_counts(point=pips) for pips in (34, 35, 44, 45, 54, 55, 64, 65)}
    assert values == {34: 3, 35: 4, 44: 4, 45: 5, 54: 5, 55: 6, 64: 6, 65: 7}


@pytest.mark.quotes(
    "bellecour.piquet.point.2",
    "it is that Party only who has the most Points that counts, and if their Points are both "
    "equal, neither of them counts any thing",
)
@pytest.mark.quotes(
    "academie.piquet.point.2",
    "c'est celui qui a le plus de points qui les compte; & si le point est égal, personne ne le "
    "doit compter",
)
def test_only_the_better_point_counts() -> None:
    assert point_counts(point=44, adversary=43) == 4
    assert point_counts(point=44, adversary=44) == 0
    assert point_counts(point=44, adversary=45) == 0


@pytest.mark.quotes("bellecour.piquet.point.2", "so many Points as he has Cards, except")
@pytest.mark.quotes("academie.piquet.point.2", "autant de points qu'il a de cartes: à moins")
def test_for_cards_of_the_pack_it_is_as_many_as_cards_or_fewer() -> None:
    for number in range(1, 9):
        worth = {point_counts(point=point_of(cards=it)) for it in combinations(HEARTS, number)}
        assert max(worth) == number
        assert min(worth) >= number - 1


@pytest.mark.example("piquet.tierce-major")
@pytest.mark.quotes(
    "bellecour.piquet.idea.12",
    "when the Teirce Major is good for Point, it counts four, tho' if it is counted for three "
    "only, still the three Hazards, may, in a like manner, be made together",
)
@pytest.mark.quotes(
    "academie.piquet.idea.12",
    "lorsque la Tierce majore est bonne pour le point elle vaut quatre",
    "quand même elle ne seroit comptée que pour trois de point",
)
def test_the_tierce_major_counts_four_for_point_against_the_rule_of_tens() -> None:
    tens = point_counts(point=point_of(cards=cards("AH KH QH")))
    assert (tierce_major_for_point(), tierce_major_for_point(three_only=True), tens) == (4, 3, 3)


@pytest.mark.example("piquet.sequence-values")
@pytest.mark.quotes(
    "bellecour.piquet.huitiemes.2",
    "a Teirce, that is good, counts three; a Quart, four; a Quint fifteen; a Sixiem, sixteen a "
    "Septiem, seventeen; and a Huitiem, eighteen",
)
@pytest.mark.quotes(
    "academie.piquet.huitiemes.2",
    "une tierce bonne vaut à celui qui la compte trois points; une quatriéme, quatre, & une "
    "quinte en vaut quinze; une sixiéme, seize, une septiéme dix-sept, & la huitiéme dix-huit",
)
def test_what_the_sequences_count() -> None:
    assert [sequence_counts(cards=number) for number in range(3, 9)] == [3, 4, 15, 16, 17, 18]
    for number in (2, 9):
        with pytest.raises(ValueError, match="from 3 to 8"):
            sequence_counts(cards=number)


@pytest.mark.example("piquet.sequence-numbers")
def test_how_many_sequences_of_each_length_a_suit_has() -> None:
    assert {length: len(sequences(length)) for length in range(3, 9)} == {
        3: 6,
        4: 5,
        5: 4,
        6: 3,
        7: 2,
        8: 1,
    }
    assert sequences(3)[-1] == cards("9H 8H 7H")
    assert sequences(4)[1] == cards("KH QH JH 10H")
    assert sequences(5)[2] == cards("QH JH 10H 9H 8H")
    assert sequences(6)[-1] == cards("QH JH 10H 9H 8H 7H")
    assert sequences(7)[1] == cards("KH QH JH 10H 9H 8H 7H")


def with_point(sequence: tuple[Card, ...]) -> int:
    """What a sequence and the point that it makes by itself count."""
    return sequence_counts(cards=len(sequence)) + point_counts(point=point_of(cards=sequence))


@pytest.mark.example("piquet.quart-and-point")
@pytest.mark.quotes("bellecour.piquet.huitiemes.2", "besides what they count for Point")
@pytest.mark.quotes(
    "academie.piquet.huitiemes.2", "outre les points qui sont accordés pour le point"
)
def test_a_quart_that_is_good_for_point_counts_eight_but_the_lowest_seven() -> None:
    assert [with_point(quart) for quart in sequences(4)] == [8, 8, 8, 8, 7]


@pytest.mark.example("piquet.quint-and-point")
@pytest.mark.quotes("bellecour.piquet.huitiemes.2", "besides what they count for Point")
def test_a_quint_that_is_good_for_point_counts_twenty_but_the_lowest_nineteen() -> None:
    assert [with_point(quint) for quint in sequences(5)] == [20, 20, 20, 19]
    assert [with_point(sixiem) for sixiem in sequences(6)] == [22, 22, 21]


@pytest.mark.quotes(
    "bellecour.piquet.counting.3",
    "the Quatorze that is good counts fourteen",
    "the superior in one Hand, annulling the inferior in the other",
)
@pytest.mark.quotes(
    "academie.piquet.counting.3",
    "un quatorze bon est compté pour quatorze points, le supérieur annulle l'inférieur",
)
def test_the_highest_quatorze_makes_all_of_one_hand_good() -> None:
    assert quatorzes_count(held=ACES) == 14
    assert quatorzes_count(held=ACES | QUEENS, adversary=KINGS) == 28
    assert quatorzes_count(held=KINGS | QUEENS, adversary=ACES) == 0
    low = frozenset({Rank.KNAVE, Rank.TEN})
    assert quatorzes_count(held=ACES | KINGS | QUEENS, adversary=low) == 42
    assert quatorzes_count(held=frozenset()) == 0
    assert quatorzes_count(held=frozenset(), adversary=ACES) == 0
    assert quatorzes_count(held=frozenset({Rank.KNAVE}), adversary=frozenset({Rank.TEN})) == 14
    for wrong in ({"held": frozenset({Rank.NINE})}, {"held": ACES, "adversary": {Rank.NINE}}):
        with pytest.raises(ValueError, match="may be aces, kings, queens, knaves and tens"):
            quatorzes_count(**wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="of which all four are held"):
        quatorzes_count(held=ACES | KINGS, adversary=KINGS)


@pytest.mark.quotes(
    "bellecour.piquet.counting.5",
    "if it is an Ace, King, Queen, Knave, or Ten, he counts one for it; for those are the only "
    "Cards that count in Play",
)
@pytest.mark.quotes(
    "academie.piquet.counting.5",
    "un as, un roi, une dame, un valet, un dix, qui sont les seules cartes qui marquent",
)
def test_the_cards_that_tell_in_play() -> None:
    assert [card_tells(card=card) for card in HEARTS] == [1, 1, 1, 1, 1, 0, 0, 0]


@pytest.mark.quotes(
    "bellecour.piquet.counting.12",
    "he that wins the last Trick, tells two for it, if it is a Card that counts, or one if it "
    "does not",
)
@pytest.mark.quotes(
    "academie.piquet.counting.12",
    "compte deux points, si la carte qu'il joue est une carte qui marque; & un, quoiqu'elle ne "
    "marque pas",
)
def test_the_last_trick_tells_one_more() -> None:
    assert card_tells(card=Card.parse("10H"), last=True) == 2
    assert card_tells(card=Card.parse("9H"), last=True) == 1


@pytest.mark.quotes(
    "bellecour.piquet.idea.8",
    "counts thirty in his Hand, before his adversary can count one, in which case, instead of "
    "thirty he reckons ninety",
)
@pytest.mark.quotes(
    "academie.piquet.idea.8",
    "l'on compte jusqu'à trente points, en ce cas au lieu de dire trente, on dit "
    "quatre-vingt-dix & au-dessus, à mesure qu'il y a des points à compter au-dessus de trente",
)
@pytest.mark.quotes("cotton.piquet.24", "instead of thirty he shall reckon ninety")
@pytest.mark.quotes("seymour.piquet.repique.1", "when the other has reckoned nothing, reckons 90")
@pytest.mark.quotes(
    "seymour.piquet.repique.2", "if he has 32, 33, or 34; he reckons 92, 93, 94, and so on"
)
@pytest.mark.example("piquet-1754.repicque")
def test_thirty_in_hand_are_ninety() -> None:
    assert [repic(in_hand=told) for told in (29, 30, 31)] == [29, 90, 91]
    assert [repic(in_hand=told) for told in (32, 33, 34)] == [92, 93, 94]
    assert repic(in_hand=30, adversary=1) == 30


@pytest.mark.quotes(
    "bellecour.piquet.idea.9",
    "tells thirty, by the Cards he has in his Hand, and by the Cards that he plays, before the "
    "other tells one, and in that case, he scores sixty, and as many more, as he tells more "
    "Points in play",
)
@pytest.mark.quotes(
    "academie.piquet.idea.9",
    "l'on va en jouant jusqu'à trente, auquel cas au lieu de dire trente, l'on compte soixante, & "
    "l'on continue de compter les points que l'on fait",
)
@pytest.mark.quotes(
    "seymour.piquet.pique.1", "part in Hand, and part by Play, before the other has told any Thing"
)
def test_thirty_in_hand_and_play_are_sixty() -> None:
    assert [pic(in_hand=20, in_play=told) for told in (9, 10, 13)] == [29, 60, 63]
    assert pic(in_hand=20, in_play=10, adversary=1) == 30
    assert pic(in_hand=29, in_play=1) == 60


@pytest.mark.quotes(
    "bellecour.piquet.idea.9",
    "by the Cards he has in his Hand, and by the Cards that he plays",
)
@pytest.mark.quotes("academie.piquet.idea.9", "l'on va en jouant jusqu'à trente")
@pytest.mark.quotes("seymour.piquet.pique.1", "part in Hand, and part by Play")
def test_as_long_as_nothing_is_told_in_play_it_is_no_pic() -> None:
    assert [pic(in_hand=90, in_play=told) for told in (0, 1)] == [90, 121]


@pytest.mark.example("piquet.twenty-nine")
@pytest.mark.quotes(
    "bellecour.piquet.idea.13",
    "tho' you have counted twenty-nine in Hand, and win the Card that he plays, you still count "
    "only thirty, unless he should play a Card that does not count, as a Nine, Eight, or Seven",
)
@pytest.mark.quotes(
    "academie.piquet.idea.13",
    "quand vous auriez compté dans votre jeu vingt-neuf, si vous levez la carte jettée, vous ne "
    "compterez cependant que trente",
    "comme un neuf, un huit ou un sept",
)
def test_the_dealer_with_twenty_nine_has_the_pic_only_if_the_elders_card_does_not_tell() -> None:
    reckoned = [pic_of_the_dealer(in_hand=29, in_play=1, elders_card=card) for card in HEARTS]
    assert reckoned == [30, 30, 30, 30, 30, 60, 60, 60]
    assert pic_of_the_dealer(in_hand=28, in_play=1, elders_card=HEARTS[-1]) == 29


@pytest.mark.quotes(
    "bellecour.piquet.idea.10",
    "wins all the Cards, for which he scores forty; whereas he that wins the most Tricks only, "
    "scores but ten for the Cards",
)
@pytest.mark.quotes(
    "academie.piquet.idea.10",
    "fait toutes les levées, il compte pour cela quarante points; au lieu que celui qui gagne "
    "seulement les cartes compte dix points pour les cartes",
)
@pytest.mark.quotes("cotton.piquet.22", "he that hath the most is to reckon Ten")
@pytest.mark.quotes("cotton.piquet.27", "he that wins all the Cards reckons Forty")
@pytest.mark.quotes(
    "seymour.piquet.rules.34", "is to reckon 10 for winning the Cards", "Tricks alike"
)
@pytest.mark.quotes("seymour.piquet.capot.1", "reckons 40, and this is called a Capot")
def test_all_the_tricks_score_forty_and_the_most_ten() -> None:
    assert [capot(tricks=tricks) for tricks in (0, 5, 6, 7, 11, 12)] == [0, 0, 0, 10, 10, 40]
    for wrong in (-1, 13):
        with pytest.raises(ValueError, match="from 0 to 12"):
            capot(tricks=wrong)


@pytest.mark.example("piquet.counting-order")
@pytest.mark.quotes(
    "bellecour.piquet.idea.15",
    "the Carte Blanche, which is good for ten Points, counts first; then follow the Point and "
    "Sequence; and after them, the Points which are told in Play; and last, the ten Points for "
    "the Cards or forty for the Capot",
)
@pytest.mark.quotes(
    "academie.piquet.idea.15",
    "les cartes blanches qui valent dix points, sont premiérement comptées; ensuite le Point",
    "les points que l'on compte en jouant, & enfin les dix points des cartes ou les quarante du "
    "Capot",
)
def test_the_order_of_counting() -> None:
    """Ten of carte blanche, five of a point of fifty, a quart: ten, fifteen, nineteen."""
    told = (point_counts(point=50), sequence_counts(cards=4))
    count = counts_the_game(carte_blanche=True, told=told, in_play=5, tricks=7, adversary=1)
    assert count == (10, 15, 19, 24, 34)
    assert counts_the_game(in_play=5, tricks=12) == (5, 45)
    assert counts_the_game(told=told, tricks=6) == (5, 9, 9, 9)
    assert point_of(cards=cards("AH QH JH 10H 9H")) == 50
    assert point_of(cards=tuple(card for card in HEARTS if not card.rank.court)) == 45


@pytest.mark.quotes("bellecour.piquet.idea.11", "the Capot may be joined to the Pic or Repic")
@pytest.mark.quotes("academie.piquet.idea.11", "qu'on peut joindre le Capot au Pic & au Repic")
def test_the_capot_is_joined_to_pic_or_repic() -> None:
    assert counts_the_game(told=(20,), in_play=12, tricks=12) == (20, 62, 102)
    assert counts_the_game(told=(30,), in_play=12, tricks=12, adversary=1) == (30, 42, 82)
    assert counts_the_game(told=(30,), tricks=6) == (90, 90, 90)


# The deal of two hundred and one: ace, king and queen of each suit.

GREAT = tuple(Card(rank, suit) for suit in Suit for rank in RANKS[:3])
REST = tuple(card for card in PIQUET_PACK if card not in GREAT)


def told_in_hand(for_point: int) -> tuple[int, ...]:
    """Point, the four tierces at once as the books count them, aces, kings and queens."""
    tierces = len(Suit) * sequence_counts(cards=3)
    quatorze = [quatorzes_count(held=frozenset({rank})) for rank in RANKS[:3]]
    assert full_ranks(GREAT) == set(RANKS[:3])
    return (for_point, tierces, quatorze[0], quatorze[1] + quatorze[2])


def told_in_play() -> int:
    return sum(card_tells(card=card, last=card is GREAT[-1]) for card in GREAT)


@pytest.mark.example("piquet.deal-of-201")
@pytest.mark.quotes(
    "bellecour.piquet.idea.11",
    "he enters then with four for his Point, and twelve for the four Teirce Majors, which make "
    "sixteen; and fourteen for the Quatorze of Aces, make ninety; and twenty-eight for the "
    "Quatorze Kings and Queens, make a hundred and eighteen, and thirteen he tells in play, make "
    "a hundred and sixty-one; which added to the forty, for the Capot, make two hundred and one",
)
@pytest.mark.quotes(
    "academie.piquet.idea.11",
    "il entrera par 4. du point. & 12. des Tierces majores, c'est 16. 16. & 14. d'as, c'est 90. "
    "90. & des deux quatorze de rois & de dames seront cent dix-huit, & en jouant ses cartes il "
    "ira à cent soixante & un, qui joints aux quarante pour le Capot feront deux cens un points",
)
def test_the_deal_of_two_hundred_and_one() -> None:
    assert told_in_play() == 13
    told = told_in_hand(tierce_major_for_point())
    count = counts_the_game(told=told, in_play=told_in_play(), tricks=12)
    assert count == (4, 16, 90, 118, 161, 201)
    assert 118 + told_in_play() == 161 - 30, "the pic is reckoned upon the repic"


@pytest.mark.example("piquet.tierce-major")
def test_with_three_for_the_point_the_three_hazards_are_made_still() -> None:
    told = told_in_hand(tierce_major_for_point(three_only=True))
    count = counts_the_game(told=told, in_play=told_in_play(), tricks=12)
    assert count == (3, 15, 29, 117, 160, 200)


@pytest.mark.example("piquet.deal-of-201")
def test_the_deal_of_201_is_good_only_against_three_cards_of_each_suit() -> None:
    """Four of a suit are a better point than 31, three never; and then no sequence is better."""
    low = [card for card in HEARTS if card in REST]
    assert max(point_of(cards=three) for three in combinations(low, 3)) == 29
    assert min(point_of(cards=four) for four in combinations(low, 4)) == 34
    great = point_of(cards=GREAT[:3])
    assert great == 31
    shares = [it for it in product(range(6), repeat=4) if sum(it) == 12 and max(it) <= 3]
    assert shares == [(3, 3, 3, 3)]


@pytest.mark.example("piquet.deal-of-201")
def test_a_carte_blanche_of_the_younger_would_spoil_the_deal_of_201() -> None:
    """It is counted first, and three cards of each suit can be without a knave."""
    low = [card for card in REST if card.suit is Suit.HEARTS]
    without_knave = [card for card in low if not card.rank.court]
    assert (comb(len(low), 3) ** 4, comb(len(without_knave), 3) ** 4) == (10_000, 256)
    told = told_in_hand(tierce_major_for_point())
    count = counts_the_game(told=told, in_play=told_in_play(), tricks=12, adversary=10)
    assert count == (4, 16, 30, 58, 71, 111)


@settings(max_examples=10, deadline=None, derandomize=True)
@given(st.permutations(REST))
def test_the_deal_of_201_makes_capot_against_any_hand(rest: list[Card]) -> None:
    start = Position((frozenset(GREAT), frozenset(rest[:12])), 0, (), (0, 0))
    all_tricks = Solver(
        plain(ranking(ACE_HIGH)), side=frozenset({0}), wants=lambda won: won[0] == 12
    )
    assert all_tricks.can_force(start)
