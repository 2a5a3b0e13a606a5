"""Romestecq: tests that quote its laws, and its values as both books print them."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from executable_rules.mechanics.cards import Rank, cards, pack
from executable_rules.mechanics.deals import stock_left
from executable_rules.mechanics.results import (
    NOTHING,
    Forfeit,
    Payee,
    Penalty,
    Ruling,
    Unit,
    Verdict,
)
from executable_rules.mechanics.tricks import winner
from executable_rules.romestecq import (
    HAND,
    ORDER,
    THREE,
    Part,
    Whose,
    counts,
    deals_otherwise,
    deals_six,
    drawn_at_venture,
    faced_in_pack,
    parts_in,
    party,
    plays_before_turn,
    plays_with,
    points,
    reckons,
    renounces,
    sets_off,
    turns_in_dealing,
)

CORPUS = Path(__file__).parents[2] / "corpus"
PACK = pack([Rank(n) for n in range(2, 6)])


def page(witness: str, number: int) -> str:
    """The page's words in one line."""
    text = (CORPUS / witness / "pages" / f"p{number:03}.txt").read_text("utf-8")
    return " ".join(text.partition("\n---\n")[2].split())


@pytest.mark.quotes(
    "bellecour.romestecq.laws.1",
    "He who in dealing turns a card belonging to the adverse party, is marked three counters to "
    "his party",
)
@pytest.mark.quotes(
    "academie.romestecq.laws.1",
    "CElui qui en donnant les cartes en retourne une de celles de la partie adverse, est marqué "
    "de trois jettons de la partie",
)
def test_a_card_of_the_adverse_party_costs_three() -> None:
    assert turns_in_dealing(card_of=Whose.ADVERSE_PARTY) == THREE
    assert Forfeit(3, Unit.COUNTER, Payee.ADVERSARY) == THREE


@pytest.mark.quotes(
    "bellecour.romestecq.laws.1",
    "if the card is for himself or his companion, he is not marked at all",
)
@pytest.mark.quotes(
    "academie.romestecq.laws.1",
    "si la carte est pour lui ou pour son compagnon, on ne lui marque rien",
)
def test_a_card_of_his_own_party_costs_nothing() -> None:
    assert turns_in_dealing(card_of=Whose.HIMSELF) == NOTHING
    assert turns_in_dealing(card_of=Whose.COMPANION) == NOTHING


@pytest.mark.quotes(
    "bellecour.romestecq.laws.2",
    "If there are any faced cards in the pack, and perceived by the players, the dealer is marked "
    "three counters",
)
@pytest.mark.quotes(
    "academie.romestecq.laws.2",
    "S'il se trouve des cartes retournées dans le jeu, & que les Joueurs viennent à s'en "
    "apercevoir, on marquera trois jettons pour celui qui fait",
)
def test_faced_cards_that_are_perceived_cost_the_dealer_three() -> None:
    assert faced_in_pack(faced=1, perceived=True) == THREE
    assert faced_in_pack(faced=2, perceived=True) == THREE
    assert faced_in_pack(faced=1, perceived=False) == NOTHING
    assert faced_in_pack(faced=0, perceived=True) == NOTHING
    with pytest.raises(ValueError, match="faced=-1"):
        faced_in_pack(faced=-1, perceived=True)


@pytest.mark.quotes(
    "bellecour.romestecq.laws.3",
    "If the dealer does not continue the deal the whole party, in the manner in which he began, "
    "he is marked three counters to his party; and the deal is play'd",
)
@pytest.mark.quotes(
    "academie.romestecq.laws.3",
    "Qui manque à donner de la même maniere qu'il a commencé, est marqué de trois jettons par sa "
    "partie, & le coup se joue",
)
def test_another_manner_of_dealing_costs_three_and_is_played() -> None:
    for begun, other in (((2, 2, 1), (3, 2)), ((3, 2), (2, 2, 1)), ((3, 2), (2, 3))):
        assert deals_otherwise(begun=begun, dealt=other) == Ruling(Verdict.STANDS, THREE)
        assert deals_otherwise(begun=begun, dealt=begun) == Ruling(Verdict.NOTHING_FOLLOWS)
    with pytest.raises(ValueError, match=r"dealt=.* packets make 5"):
        deals_otherwise(begun=(3, 2), dealt=(3, 3))
    with pytest.raises(ValueError, match=r"begun=.* packets make 5"):
        deals_otherwise(begun=(2, 2), dealt=(3, 2))


@pytest.mark.quotes(
    "bellecour.romestecq.laws.4",
    "He that deals six cards instead of five, is marked three counters",
    "the deal is then continued as before",
)
@pytest.mark.quotes(
    "academie.romestecq.laws.4",
    "Celui qui donne six cartes au lieu de cinq, est marqué de trois jettons",
    "puis continuera à donner comme auparavant",
)
def test_six_cards_instead_of_five_cost_three() -> None:
    assert deals_six(dealt=6) == Ruling(Verdict.STANDS, THREE)
    assert deals_six(dealt=5) == Ruling(Verdict.NOTHING_FOLLOWS)
    assert deals_six(dealt=7) == Ruling(Verdict.NOT_SAID)
    with pytest.raises(ValueError, match="dealt=4"):
        deals_six(dealt=4)


@pytest.mark.quotes(
    "bellecour.romestecq.laws.4", "one of those cards is drawn at a venture, and put to the stock"
)
@pytest.mark.quotes(
    "academie.romestecq.laws.4", "ôtera au hazard une de ces cartes qu'il mettra dans le talon"
)
def test_of_the_six_any_may_be_drawn() -> None:
    six = cards("AS KS QS 9H 8H 6D")
    assert drawn_at_venture(dealt=six) == six
    assert drawn_at_venture(dealt=six[:5]) == ()
    for wrong in (4, 7):
        with pytest.raises(ValueError, match="from 5 to 6"):
            drawn_at_venture(dealt=PACK[:wrong])


@pytest.mark.quotes(
    "bellecour.romestecq.laws.5",
    "He that plays before his turn, takes up his card, and is marked three counters",
)
@pytest.mark.quotes(
    "academie.romestecq.laws.5",
    "Qui joue devant son tour, releve sa carte & est marqué de trois jettons",
)
def test_a_card_before_its_turn_is_taken_up() -> None:
    assert plays_before_turn(seat=3, turn=2) == Ruling(Verdict.TAKES_BACK, THREE)
    assert plays_before_turn(seat=2, turn=3) == Ruling(Verdict.TAKES_BACK, THREE)
    assert plays_before_turn(seat=2, turn=2) == Ruling(Verdict.NOTHING_FOLLOWS)


@pytest.mark.quotes(
    "bellecour.romestecq.laws.6",
    "renounces to a suit that is led, and in which he could have played loses the party",
)
@pytest.mark.quotes(
    "academie.romestecq.laws.6",
    "Celui qui renonce à la couleur qu'on lui jette, & dont il pourroit fournir, perd la partie",
)
def test_who_renounces_and_could_follow_loses_the_party() -> None:
    hand, (heart, spade) = cards("6H AS"), cards("6H AS")
    trick = cards("KH AH")
    assert renounces(hand=hand, trick=trick, played=spade) is Penalty.LOSES_PARTY
    assert renounces(hand=hand, trick=trick, played=heart) is Penalty.NONE
    assert renounces(hand=(spade,), trick=trick, played=spade) is Penalty.NONE
    with pytest.raises(ValueError, match="played=6H"):
        renounces(hand=(spade,), trick=trick, played=heart)


@pytest.mark.quotes(
    "bellecour.romestecq.laws.7",
    "He who counts Double Ningre, or other parts of the game which he has not; if it is "
    "perceived, loses the party",
)
@pytest.mark.quotes(
    "academie.romestecq.laws.7",
    "Celui qui compteroit, ou double ningre, ou autres avantages du jeu, & ne les auroit pas, "
    "perdroit la partie, si quelque Joueur s'en apercevoit",
)
def test_who_counts_what_he_has_not_loses_the_party() -> None:
    hand = cards("AS AH KC QD 9S")
    for part in Part:
        lost = counts(part=part, hand=hand)
        assert lost is (Penalty.NONE if part is Part.DOUBLE_ROME else Penalty.LOSES_PARTY)
        assert counts(part=part, hand=hand, perceived=False) is Penalty.NONE
    assert counts(part=Part.STECQ, hand=hand, last_trick=True) is Penalty.NONE
    assert counts(part=Part.TRICHE, hand=hand, last_trick=True) is Penalty.LOSES_PARTY
    assert counts(part=Part.DOUBLE_NINGRE, hand=cards("AS AH KC KD 9S")) is Penalty.NONE


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
        lost = counts(part=part, hand=cards(hand))
        assert lost is (Penalty.NONE if part.name in parts.split() else Penalty.LOSES_PARTY)


@pytest.mark.quotes("bellecour.romestecq.laws.8", "plays with six or more cards, loses the party")
@pytest.mark.quotes(
    "academie.romestecq.laws.8", "Qui joue avec six cartes, ou au-dessus, perd la partie"
)
def test_who_plays_with_six_cards_or_more_loses_the_party() -> None:
    lost = [plays_with(cards=number) for number in (5, 6, 7)]
    assert lost == [Penalty.NONE, Penalty.LOSES_PARTY, Penalty.LOSES_PARTY]
    assert plays_with(cards=1) is Penalty.NONE
    with pytest.raises(ValueError, match="cards=0"):
        plays_with(cards=0)


@pytest.mark.quotes(
    "bellecour.romestecq.laws.9", "sets off one counter more than he ought, loses the party"
)
@pytest.mark.quotes(
    "academie.romestecq.laws.9",
    "Celui qui démarqueroit d'un jetton de plus qu'il ne feroit, perdroit la partie",
)
def test_who_sets_off_one_counter_more_loses_the_party() -> None:
    assert sets_off(counters=3, ought=2) is Penalty.LOSES_PARTY
    assert sets_off(counters=4, ought=2) is Penalty.LOSES_PARTY
    assert sets_off(counters=2, ought=2) is Penalty.NONE
    assert sets_off(counters=0, ought=1) is Penalty.NONE
    assert sets_off(counters=1, ought=0) is Penalty.LOSES_PARTY
    for counters, ought in ((-1, 0), (0, -1)):
        with pytest.raises(ValueError, match="0 or more"):
            sets_off(counters=counters, ought=ought)


@pytest.mark.quotes(
    "bellecour.romestecq.laws.10",
    "by inadvertency or otherwise, reckons three marks which he has not, loses the party",
)
@pytest.mark.quotes(
    "academie.romestecq.laws.10",
    "Celui qui par inadvertance, ou autrement, accuseroit trois marques qu'il n'auroit pas, "
    "perdroit la partie",
)
def test_who_reckons_three_marks_which_he_has_not_loses_the_party() -> None:
    for inadvertency in (True, False):
        lost = [reckons(marks=n, has=0, inadvertency=inadvertency) for n in (2, 3, 4)]
        assert lost == [Penalty.NONE, Penalty.LOSES_PARTY, Penalty.LOSES_PARTY]
        assert reckons(marks=4, has=2, inadvertency=inadvertency) is Penalty.NONE
        assert reckons(marks=5, has=2, inadvertency=inadvertency) is Penalty.LOSES_PARTY
    assert reckons(marks=0, has=0, inadvertency=True) is Penalty.NONE
    for marks, has in ((-1, 0), (0, -1)):
        with pytest.raises(ValueError, match="0 or more"):
            reckons(marks=marks, has=has, inadvertency=False)


@pytest.mark.quotes(
    "bellecour.romestecq.laws.9", "sets off one counter more than he ought, loses the party"
)
@pytest.mark.quotes(
    "bellecour.romestecq.laws.10", "reckons three marks which he has not, loses the party"
)
def test_one_is_too_many_to_set_off_and_three_to_reckon() -> None:
    assert sets_off(counters=1, ought=0) is Penalty.LOSES_PARTY
    assert reckons(marks=1, has=0, inadvertency=True) is Penalty.NONE
    assert reckons(marks=3, has=0, inadvertency=True) is Penalty.LOSES_PARTY


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
