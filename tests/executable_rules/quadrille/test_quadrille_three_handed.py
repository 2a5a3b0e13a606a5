"""Three-handed Quadrille: its four laws, and what is said before and after them."""

from __future__ import annotations

from collections import Counter

import pytest

from executable_rules.mechanics.cards import Card, Rank, Suit, cards
from executable_rules.mechanics.matadors import SPADILLE, ombre_ranking
from executable_rules.quadrille.chapter import (
    Outcome,
    outcome_by_the_chapter,
    outcome_by_the_dictionary,
)
from executable_rules.quadrille.roi_rendu import Exchange, may_be_given_up
from executable_rules.quadrille.three_handed import (
    Game,
    beaste,
    cards_left,
    demands_a_king,
    laws_after_the_four,
    laws_before_the_four,
    may_name,
    outcome,
    pack_of_thirty,
)

REDS = (Suit.HEARTS, Suit.DIAMONDS)


def demanded(
    king: Card, trump: Suit | None = Suit.CLUBS, *, forced: bool = False, given: str = "3C"
) -> Exchange:
    """The King demanded, in every test of the same two hands."""
    return demands_a_king(
        king=king,
        given=Card.parse(given),
        ombre=cards("AS 7C 3C"),
        holder=cards("KC 2S 7H"),
        trump=trump,
        forced=forced,
    )


@pytest.mark.quotes("seymour.three-handed-quadrille.1", "Ten Cards a-piece, between Three")
def test_ten_cards_to_each_of_three_leave_none() -> None:
    assert cards_left() == 0
    assert cards_left(laid_aside=0) == 10
    with pytest.raises(ValueError, match="more than the pack's 29"):
        cards_left(laid_aside=11)


@pytest.mark.quotes(
    "seymour.three-handed-quadrille.laws.1",
    "no more than thirty Cards are used: One of the whole Red Suits must therefore be laid aside, "
    "it matters not which of them",
)
def test_thirty_cards_without_one_red_suit() -> None:
    for suit, other in (REDS, REDS[::-1]):
        pack = pack_of_thirty(laid_aside=suit)
        left = Counter(card.suit for card in pack)
        assert left == {other: 10, Suit.SPADES: 10, Suit.CLUBS: 10}
        assert not {Rank.EIGHT, Rank.NINE, Rank.TEN} & {card.rank for card in pack}
    for suit in (Suit.SPADES, Suit.CLUBS):
        with pytest.raises(ValueError, match="it is a red suit"):
            pack_of_thirty(laid_aside=suit)


@pytest.mark.quotes(
    "seymour.three-handed-quadrille.laws.1",
    "whether he plays Sans-prendre, or calls a King, must, to win, make 6 Tricks; if he makes but "
    "5, it is Remise; and he loses Cordille, if he makes but 4, or less",
)
def test_six_win_five_are_remise_and_four_codille() -> None:
    won = [outcome(tricks=tricks, sans_prendre=False) for tricks in range(11)]
    assert won == [Outcome.CODILLE] * 5 + [Outcome.REMISE] + [Outcome.WON] * 5
    assert won == [outcome(tricks=tricks, sans_prendre=True) for tricks in range(11)]
    for wrong in (-1, 11):
        with pytest.raises(ValueError, match="from 0 to 10"):
            outcome(tricks=wrong, sans_prendre=False)


@pytest.mark.quotes(
    "seymour.three-handed-quadrille.laws.3",
    "with this Assistance the Ombre must make six Tricks, or lose",
)
def test_with_a_king_he_makes_six_or_loses() -> None:
    wins = [outcome(tricks=tricks, sans_prendre=False) is Outcome.WON for tricks in (4, 5, 6, 7)]
    assert wins == [False, False, True, True]


@pytest.mark.quotes("seymour.three-handed-quadrille.laws.1", "if he makes but 4, or less")
@pytest.mark.quotes(
    "bellecour.quadrille.play.14", "if they make only four Tricks between them, it is a Remise"
)
def test_conflict_with_the_chapter_of_quadrille() -> None:
    for tricks in range(11):
        assert outcome(tricks=tricks, sans_prendre=False) is outcome_by_the_dictionary(
            tricks=tricks
        )
    assert outcome_by_the_chapter(tricks=4) is Outcome.REMISE
    assert outcome(tricks=4, sans_prendre=False) is Outcome.CODILLE


@pytest.mark.quotes(
    "seymour.three-handed-quadrille.laws.2",
    "the Beaste is of 14 Counters, tho' there are but 13 down",
)
def test_a_beaste_is_fourteen_though_thirteen_are_down() -> None:
    assert beaste() == (13, 14)


@pytest.mark.quotes(
    "seymour.three-handed-quadrille.laws.3",
    "having first named the Trump, Calls, or indeed rather Demands, whatever King he judges most "
    "convenient",
    "he of his two Adversaries who has it, is obliged to deliver it to him, and to take in lieu "
    "thereof whatever Card the Receiver thinks fit to give him, and which the third Player is "
    "free to look upon",
)
def test_a_king_is_demanded_for_any_card() -> None:
    king, given = cards("KC 3C")
    done = demanded(king)
    assert done == (cards("AS 7C KC"), cards("2S 7H 3C"), given)
    with pytest.raises(ValueError, match="the trump is named before"):
        demanded(king, trump=None)
    with pytest.raises(ValueError, match="king=2S cannot be: a King is called"):
        demanded(Card.parse("2S"))
    with pytest.raises(ValueError, match="king may be a card of holder"):
        demanded(Card.parse("KS"))
    with pytest.raises(ValueError, match="card of holder, and given a card of ombre"):
        demanded(king, given="2S")


@pytest.mark.quotes(
    "seymour.three-handed-quadrille.laws.3",
    "The Law is the same in regard to him who is forced to play with Spadille, the others having",
)
@pytest.mark.quotes(
    "bellecour.quadrille.roi-rendu.5", "cannot be given up to him that plays forced Spadill"
)
def test_conflict_a_king_for_forced_spadille() -> None:
    king = Card.parse("KC")
    hands = [demanded(king, forced=forced) for forced in (False, True)]
    assert hands[0] == hands[1] and king in hands[1].ombre
    assert not may_be_given_up(forced_spadill=True)


@pytest.mark.quotes(
    "seymour.three-handed-quadrille.laws.4",
    "It is not permitted to name for Trumps the Suit that is laid out",
)
def test_the_suit_laid_out_may_not_be_trumps() -> None:
    for laid_aside in REDS:
        named = [suit for suit in Suit if may_name(trump=suit, laid_aside=laid_aside)]
        assert named == [suit for suit in Suit if suit is not laid_aside]


@pytest.mark.quotes(
    "seymour.three-handed-quadrille.laws.4",
    "with Spadille alone, and Kings, Queens, &c. any one might make the Vole",
)
def test_with_the_suit_laid_out_two_trumps_are_left() -> None:
    laid = Suit.HEARTS
    assert not may_name(trump=laid, laid_aside=laid)
    trumps = set(ombre_ranking(laid).trumps()) & set(pack_of_thirty(laid_aside=laid))
    assert len(trumps) == 2 and SPADILLE in trumps


@pytest.mark.quotes(
    "seymour.three-handed-quadrille.2",
    "the Laws and Rules of which it observes in all Points, except in the following Particulars",
)
@pytest.mark.quotes(
    "seymour.three-handed-quadrille.laws.5",
    "In every other Respect this Game follows the Laws of Ombre",
)
def test_conflict_it_follows_quadrille_or_ombre() -> None:
    assert laws_before_the_four(particular=False) is Game.QUADRILLE
    assert laws_after_the_four(particular=False) is Game.OMBRE
    assert laws_before_the_four(particular=True) is Game.THREE_HANDED
    assert laws_after_the_four(particular=True) is Game.THREE_HANDED
