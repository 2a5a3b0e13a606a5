"""Guimbarde, laws I-IV, VI and VII: marriages in play and in hand, and the grand match."""

from __future__ import annotations

import pytest

from executable_rules.guimbarde.marriages import (
    boxes_drawn,
    grand_match,
    marriage,
    marriage_trumped,
    marriages_in,
    may_trump,
    spoils_match,
    wins_king_of_hearts,
)
from executable_rules.guimbarde.terms import boxes_opened, guimbarde_ranking
from executable_rules.mechanics.cards import Card, Suit, cards, pack
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Unit

TO_EACH = Forfeit(1, Unit.COUNTER, Payee.EACH)


@pytest.mark.quotes(
    "bellecour.guimbarde.laws.1",
    "If there should be a Marriage made in play, he that wins it, receives a Counter from each "
    "Player, except him that play'd the Queen",
)
@pytest.mark.quotes(
    "academie.guimbarde.laws.1",
    "S'IL arrive un mariage en jouant les cartes, celui qui le gagne, tire un jetton de chaque "
    "Joueur, hors de celui qui a jetté la dame",
)
def test_a_marriage_in_play_is_paid_by_all_but_him_that_played_the_queen() -> None:
    assert marriage(players=5, winner=0, queen=1) == (3, 0, -1, -1, -1)
    assert marriage(players=6, winner=5, queen=0) == (0, -1, -1, -1, -1, 4)
    with pytest.raises(ValueError, match="queen may not be the winner's"):
        marriage(players=5, winner=1, queen=1)
    for wrong in (-1, 5):
        with pytest.raises(ValueError, match="queen="):
            marriage(players=5, winner=1, queen=wrong)
    assert marriage(players=5, winner=0, queen=4) == (3, -1, -1, -1, 0)
    for wrong in (-1, 5):
        with pytest.raises(ValueError, match="winner="):
            marriage(players=5, winner=wrong, queen=1)


@pytest.mark.quotes(
    "bellecour.guimbarde.laws.1",
    "if the marriage is made in hand, nobody is exempted from paying it",
)
@pytest.mark.quotes(
    "academie.guimbarde.laws.1",
    "si on a ce mariage en main, personne n'est excepté de payer ce jetton",
)
def test_a_marriage_in_hand_is_paid_by_all() -> None:
    assert marriage(players=5, winner=2) == (-1, -1, 4, -1, -1)
    assert marriage(players=5, winner=2, queen=None) == (-1, -1, 4, -1, -1)


@pytest.mark.quotes(
    "bellecour.guimbarde.laws.2",
    "He that wins a Marriage in Trumps, receives a Counter, from them only that play'd the King "
    "and Queen.",
)
@pytest.mark.quotes(
    "academie.guimbarde.laws.2",
    "Celui qui gagne un mariage par triomphe, ne gagne qu'un jetton de ceux qui ont jetté le roi & "
    "la dame.",
)
def test_a_marriage_that_is_trumped_is_paid_by_two() -> None:
    assert marriage_trumped(players=6, winner=4, king=1, queen=2) == (0, -1, -1, 0, 2, 0)
    for winner, king, queen in [(1, 1, 2), (2, 1, 2), (4, 1, 1)]:
        with pytest.raises(ValueError, match="may not be one seat"):
            marriage_trumped(players=6, winner=winner, king=king, queen=queen)
    assert marriage_trumped(players=6, winner=4, king=0, queen=5) == (-1, 0, 0, 0, 2, -1)
    for wrong in (-1, 6):
        with pytest.raises(ValueError, match="seat="):
            marriage_trumped(players=6, winner=4, king=wrong, queen=2)


@pytest.mark.quotes(
    "bellecour.guimbarde.laws.3",
    "It is not allowed to trump a Marriage, with the King or Queen of Hearts, or Knave "
    "of Diamonds.",
)
@pytest.mark.quotes(
    "academie.guimbarde.laws.3",
    "Il n'est pas permis de couper un mariage avec le roi de cœur, ni avec la dame, ni avec le "
    "valet de carreau.",
)
@pytest.mark.parametrize("trump", Suit)
def test_a_marriage_is_not_trumped_with_the_three_first(trump: Suit) -> None:
    for card in guimbarde_ranking(trump).trumps():
        first = str(card) in ("KH", "QH", "JD")
        assert may_trump(card=card, trump=trump) is not first
        assert may_trump(card=card, trump=trump, is_marriage=False) is True
    plain = Card.parse("7S" if trump is not Suit.SPADES else "7C")
    with pytest.raises(ValueError, match="is none"):
        may_trump(card=plain, trump=trump)


@pytest.mark.quotes(
    "bellecour.guimbarde.laws.4",
    "He who has the grand match in hand, that is the King and Queen of Hearts, receives two "
    "Counters from each Player",
    "besides the boxes that he draws",
)
@pytest.mark.quotes(
    "academie.guimbarde.laws.4",
    "Qui a le grand mariage en main; c'est-à-dire, le roi & la dame de cœur, tire deux jettons de "
    "chaque Joueur, en jouant les cartes, outre les boetes qu'il a gagné",
)
def test_the_grand_match_in_hand_is_worth_two_from_each_besides_the_boxes() -> None:
    gains = grand_match(players=5, winner=1, in_hand=True)
    assert gains == (-2, 8, -2, -2, -2)
    hand = cards("KH QH 7S 8S 9S")
    drawn = boxes_drawn(hand=hand)
    assert drawn == ("the Marriage", "the King", "the Guimbarde")
    table = boxes_opened("ABCDE").staked().drawn("B", drawn)
    assert table == boxes_opened("ABCDE").staked().shown({"B": hand})
    assert table.ledger.held["B"] + gains[1] == -5 + 15 + 8
    assert table.ledger.total == 0


@pytest.mark.quotes("bellecour.guimbarde.laws.4", "besides the boxes that he draws")
@pytest.mark.quotes("academie.guimbarde.laws.4", "outre les boetes qu'il a gagné")
@pytest.mark.example("guimbarde.five-boxes")
def test_the_five_boxes_may_come_together_in_one_hand() -> None:
    """X38: pp. 194-195, lines 11355-11432; W44: Académie, p. 305, lines 15242-15251."""
    five = ("the Point", "the Marriage", "the Fool", "the King", "the Guimbarde")
    for hand in ("KH QH JD 7H 7S", "KH QH JD 7H 8H"):
        drawn = boxes_drawn(hand=cards(hand), point_good=True)
        assert drawn == five
        table = boxes_opened("ABCDE", each=20).staked()
        after = table.drawn("C", drawn)
        assert [table.lying(box) for box in five] == [5] * 5
        assert [after.lying(box) for box in five] == [0] * 5
        assert after.ledger.held["C"] == 40
        assert after.ledger.total == 100
    assert boxes_drawn(hand=cards("KH QH JD 7H 7S")) == five[1:]
    assert boxes_drawn(hand=cards("KH QH JD 7C 7S"), point_good=True) == five[1:]
    assert boxes_drawn(hand=cards("JD 7D 8D 7C 7S"), point_good=True) == (five[0], five[2])
    assert boxes_drawn(hand=cards("KD QD JH 7C 7S"), point_good=True) == ()


@pytest.mark.quotes(
    "bellecour.guimbarde.laws.4",
    "when it is made on the table, it is worth only one; that is, when the King of Hearts is won "
    "by Guimbarde",
)
@pytest.mark.quotes(
    "academie.guimbarde.laws.4",
    "quand on le fait sur la table, il n'en vaut qu'un; c'est-à-dire, lorsque le roi de cœur est "
    "levé par la guimbarde",
)
def test_on_the_table_it_is_worth_one() -> None:
    assert grand_match(players=5, winner=1, in_hand=False) == (-1, 4, -1, -1, -1)
    assert grand_match(players=8, winner=0, in_hand=False) == (7, *[-1] * 7)


@pytest.mark.quotes(
    "bellecour.guimbarde.laws.4",
    "to whom alone the privilege of winning the King of Hearts belongs",
)
@pytest.mark.quotes(
    "academie.guimbarde.laws.4",
    "par un privilége à elle seulement accordé, enleve le roi de cœur",
)
def test_guimbarde_alone_wins_the_king_of_hearts() -> None:
    for trump in Suit:
        winners = [card for card in pack() if wins_king_of_hearts(card=card, trump=trump)]
        assert winners == list(cards("QH"))


@pytest.mark.quotes(
    "bellecour.guimbarde.laws.6",
    "the King and Queen of the same Suit, must fall directly on one another; otherwise the "
    "Marriage does not take place",
)
@pytest.mark.quotes(
    "academie.guimbarde.laws.6",
    "il faut que le roi & la dame de la même couleur tombent immédiatement l'une sur l'autre, "
    "sinon le mariage n'a pas lieu",
)
def test_a_king_and_queen_of_one_suit_must_fall_directly_on_one_another() -> None:
    assert marriages_in(trick=cards("KD QD 7D")) == (Suit.DIAMONDS,)
    assert marriages_in(trick=cards("7D QD KD")) == (Suit.DIAMONDS,)
    assert marriages_in(trick=cards("KD 7D QD")) == ()
    assert marriages_in(trick=cards("KD QC")) == ()
    assert marriages_in(trick=cards("KD JD QD")) == ()
    assert marriages_in(trick=cards("KS AS QD JD")) == ()
    assert marriages_in(trick=cards("KD QD KC QC")) == (Suit.DIAMONDS, Suit.CLUBS)
    assert marriages_in(trick=cards("KH QH")) == (Suit.HEARTS,)
    assert marriages_in(trick=()) == ()


@pytest.mark.quotes(
    "bellecour.guimbarde.laws.7",
    "He who has the Queen to a King that is play'd, and is to play immediately after, is obliged "
    "to play it, in order to make the Marriage; or else he pays a Counter to each Player",
)
@pytest.mark.quotes(
    "academie.guimbarde.laws.7",
    "Celui qui a la dame d'un roi qui vient d'être joué & doit jouer immédiatement",
    "est obligé de la mettre pour faire le mariage, autrement il payeroit un jetton à chacun",
)
def test_who_keeps_the_queen_from_her_king_pays_each() -> None:
    (king, queen, seven), hand = cards("KD QD 7D"), cards("QD 7D")
    assert spoils_match(last=king, hand=hand, played=seven) == TO_EACH
    assert spoils_match(last=king, hand=hand, played=queen) == NOTHING
    assert spoils_match(last=king, hand=cards("7D QC"), played=seven) == NOTHING
    assert spoils_match(last=Card.parse("JD"), hand=hand, played=seven) == NOTHING
    assert spoils_match(last=Card.parse("KC"), hand=hand, played=seven) == NOTHING
    with pytest.raises(ValueError, match="KD is none"):
        spoils_match(last=king, hand=hand, played=king)
