"""Triomphe, the Game of Trumps, laws I-IX."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.mechanics.cards import PIQUET_PACK, Card, Suit, cards
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Penalty, Unit, Verdict
from executable_rules.triomphe import (
    Changed,
    Marked,
    changes_cards,
    deals_wrong,
    does_not_trump,
    does_not_win,
    false_or_faced,
    plays,
    plays_before_turn,
    quits,
    renounces,
    triomphe_ranking,
    undertakes_vole,
)

ONE = Forfeit(1, Unit.GAME, Payee.ADVERSARY)
TWO = Forfeit(2, Unit.GAME, Payee.ADVERSARY)


def test_the_order_of_the_cards() -> None:
    """The Academy of Play, p. 198, lines 11576-11583; Académie, p. 308, lines 15376-15380."""
    clubs = [str(card) for card in triomphe_ranking(Suit.CLUBS).trumps()]
    assert clubs == ["KC", "QC", "JC", "AC", "10C", "9C", "8C", "7C"]


@pytest.mark.quotes(
    "bellecour.triomphe.laws.1",
    "When the Pack is false, or that there is a faced Card, there must be a new Deal",
)
@pytest.mark.quotes(
    "academie.triomphe.laws.1",
    "Lorsque le jeu est faux, ou qu'il y a quelque carte tournée, on remêle",
)
def test_for_a_false_pack_or_a_faced_card_there_is_a_new_deal() -> None:
    assert false_or_faced(false_pack=True, faced=0) is Verdict.DEAL_AGAIN
    assert false_or_faced(false_pack=False, faced=1) is Verdict.DEAL_AGAIN
    assert false_or_faced(false_pack=False, faced=2) is Verdict.DEAL_AGAIN
    assert false_or_faced(false_pack=True, faced=1) is Verdict.DEAL_AGAIN
    assert false_or_faced(false_pack=False, faced=0) is Verdict.NOTHING_FOLLOWS
    with pytest.raises(ValueError, match="faced=-1"):
        false_or_faced(false_pack=False, faced=-1)


@pytest.mark.quotes("bellecour.triomphe.laws.1", "the preceding ones stand good")
@pytest.mark.quotes("academie.triomphe.laws.1", "les coups précédens sont bons")
def test_the_deals_before_it_stand() -> None:
    assert false_or_faced(false_pack=True, faced=0, preceding=True) is Verdict.STANDS
    assert false_or_faced(false_pack=False, faced=1, preceding=True) is Verdict.STANDS
    assert false_or_faced(false_pack=True, faced=0, preceding=False) is Verdict.DEAL_AGAIN


@pytest.mark.quotes(
    "bellecour.triomphe.laws.2",
    "He who deals too many or too few Cards, or any how deals wrong, takes off one from his score, "
    "if he has any, if not, the opposite party marks one",
)
@pytest.mark.quotes(
    "academie.triomphe.laws.2",
    "Celui qui en mêlant donne plus ou moins de cartes à l'un des Joueurs, ou enfin donne mal, "
    "perd un de ceux qu'il a, s'il en a, ou le parti contraire le marque.",
)
def test_who_deals_wrong_takes_one_off_or_the_other_party_marks_it() -> None:
    assert deals_wrong(dealt=(5, 6), score=2) == Marked(dealer=-1, adversary=0)
    assert deals_wrong(dealt=(4, 5), score=1) == Marked(dealer=-1, adversary=0)
    assert deals_wrong(dealt=(5, 6), score=0) == Marked(dealer=0, adversary=1)
    assert deals_wrong(dealt=(5, 5), score=0) == Marked(dealer=0, adversary=0)
    assert deals_wrong(dealt=(5, 5), score=3) == Marked(dealer=0, adversary=0)
    assert deals_wrong(dealt=(5, 5), score=3, otherwise_wrong=True) == Marked(-1, 0)
    assert deals_wrong(dealt=(5, 5), score=0, otherwise_wrong=True) == Marked(0, 1)
    with pytest.raises(ValueError, match="score=-1"):
        deals_wrong(dealt=(5, 6), score=-1)


@pytest.mark.quotes(
    "bellecour.triomphe.laws.3",
    "He who undertakes the Vole, and does not make it, loses two Games.",
)
@pytest.mark.quotes(
    "academie.triomphe.laws.3", "Celui qui entreprenant la vole ne la fait pas, perd deux jeux."
)
def test_a_vole_undertaken_and_not_made_loses_two() -> None:
    assert [undertakes_vole(tricks=tricks) for tricks in range(6)] == [*[TWO] * 5, NOTHING]
    for wrong in (-1, 6):
        with pytest.raises(ValueError, match="from 0 to 5"):
            undertakes_vole(tricks=wrong)


@pytest.mark.quotes("bellecour.triomphe.laws.4", "He who plays before his turn, loses one Game.")
@pytest.mark.quotes("academie.triomphe.laws.4", "Qui joue avant son tour perd un jeu.")
def test_who_plays_before_his_turn_loses_one() -> None:
    assert [plays_before_turn(seat=seat, turn=1) for seat in range(3)] == [ONE, NOTHING, ONE]


@pytest.mark.quotes(
    "bellecour.triomphe.laws.5",
    "He who plays in the Suit led, but does not win it when he could, loses one Game.",
)
@pytest.mark.quotes(
    "academie.triomphe.laws.5",
    "Celui qui en fournissant d'une couleur peut lever la carte joüée, & ne la léve pas, perd "
    "un jeu.",
)
def test_who_follows_and_does_not_win_when_he_could_loses_one() -> None:
    hand, (king, seven, club) = cards("KD 7D 7C"), cards("KD 7D 7C")
    nine, trump = cards("9D"), Suit.CLUBS
    assert does_not_win(hand=hand, trick=nine, played=seven, trump=trump) == ONE
    assert does_not_win(hand=hand, trick=nine, played=king, trump=trump) == NOTHING
    assert does_not_win(hand=hand, trick=nine, played=seven, trump=Suit.DIAMONDS) == ONE
    # He could not: the king lies, or a trump.
    assert (
        does_not_win(hand=cards("QD 7D"), trick=cards("KD"), played=seven, trump=trump) == NOTHING
    )
    assert does_not_win(hand=hand, trick=cards("9D 8C"), played=seven, trump=trump) == NOTHING
    # What lies is the best card of the trick, not the last.
    assert does_not_win(hand=hand, trick=cards("9D QD 8D"), played=seven, trump=trump) == ONE
    assert does_not_win(
        hand=cards("10D 7D"), trick=cards("9D JD 8D"), played=seven, trump=trump
    ) == (NOTHING)
    # Not in the suit led: it is another fault.
    assert does_not_win(hand=hand, trick=nine, played=club, trump=Suit.SPADES) == NOTHING
    with pytest.raises(ValueError, match="trick what lies"):
        does_not_win(hand=hand, trick=(), played=seven, trump=trump)
    with pytest.raises(ValueError, match="6D is not a card of this pack"):
        does_not_win(hand=cards("6D"), trick=nine, played=cards("6D")[0], trump=trump)
    with pytest.raises(ValueError, match="card of the hand"):
        does_not_win(hand=hand, trick=nine, played=nine[0], trump=trump)


@pytest.mark.quotes(
    "bellecour.triomphe.laws.6",
    "He who having none of the Suit led, might have trumped it, and did not, loses one Game, even "
    "tho' he that play'd before him had trump'd with an higher trump than his.",
)
@pytest.mark.quotes(
    "academie.triomphe.laws.6",
    "Qui n'ayant point de la couleur jouée peut couper & ne coupe pas, perd un jeu, encore que "
    "celui qui a joué devant lui eut coupé d'une Triomphe plus forte que la sienne.",
)
def test_who_might_have_trumped_and_did_not_loses_one() -> None:
    hand, (spade, club), trump = cards("7S 7C"), cards("7S 7C"), Suit.CLUBS
    for trick in (cards("9D"), cards("9D KC")):
        assert does_not_trump(hand=hand, trick=trick, played=spade, trump=trump) == ONE
        assert does_not_trump(hand=hand, trick=trick, played=club, trump=trump) == NOTHING
    assert does_not_trump(hand=hand, trick=cards("9D"), played=spade, trump=Suit.HEARTS) == NOTHING
    with_one = cards("7S 7C 8D")
    assert does_not_trump(hand=with_one, trick=cards("9D"), played=spade, trump=trump) == NOTHING
    with pytest.raises(ValueError, match="trick what lies"):
        does_not_trump(hand=hand, trick=(), played=spade, trump=trump)


@pytest.mark.quotes(
    "bellecour.triomphe.laws.7",
    "He that renounces loses two Games, or the party, as shall be agreed at the beginning.",
)
@pytest.mark.quotes(
    "academie.triomphe.laws.7",
    "Celui qui renonce perd deux jeux, il perd la partie, quand on en est convenu en commençant.",
)
def test_who_renounces_loses_two_games_or_the_party_as_agreed() -> None:
    hand, (seven, club, spade), nine = cards("7D 7C 7S"), cards("7D 7C 7S"), cards("9D")
    for wrong in (club, spade):
        assert renounces(hand=hand, trick=nine, played=wrong) == TWO
        assert renounces(hand=hand, trick=nine, played=wrong, party_agreed=False) == TWO
        agreed = renounces(hand=hand, trick=nine, played=wrong, party_agreed=True)
        assert agreed is Penalty.LOSES_PARTY
    assert renounces(hand=hand, trick=nine, played=seven) == NOTHING
    assert renounces(hand=hand, trick=nine, played=seven, party_agreed=True) == NOTHING
    assert renounces(hand=hand[1:], trick=nine, played=spade) == NOTHING
    # The suit led is the first card's.
    assert renounces(hand=hand, trick=cards("9D 9S"), played=spade) == TWO
    assert renounces(hand=hand[:2], trick=cards("9D 9S"), played=club) == TWO
    with pytest.raises(ValueError, match="trick what lies"):
        renounces(hand=hand, trick=(), played=seven)


@settings(derandomize=True, deadline=None, max_examples=25)
@given(
    st.lists(st.sampled_from(PIQUET_PACK), min_size=8, max_size=8, unique=True),
    st.sampled_from(Suit),
    st.integers(1, 3),
)
def test_a_card_that_may_be_played_is_no_fault_and_another_at_most_one(
    held: list[Card], trump: Suit, lie: int
) -> None:
    trick, hand = tuple(held[:lie]), tuple(held[3:])
    for card in hand:
        losses = (
            does_not_win(hand=hand, trick=trick, played=card, trump=trump),
            does_not_trump(hand=hand, trick=trick, played=card, trump=trump),
            renounces(hand=hand, trick=trick, played=card),
        )
        faults = sum(loss != NOTHING for loss in losses)
        if card in plays(hand, trick, trump):
            assert faults == 0
        else:
            # To trump lower than one could is against the rule of p. 199, but no law fines it.
            assert faults == (card.suit is not trump or trick[0].suit is trump or losses[2] == TWO)


@pytest.mark.quotes(
    "bellecour.triomphe.laws.8",
    "He that is detected in changing his Cards, with his associate, or with the Tricks that are "
    "made, loses the party.",
)
@pytest.mark.quotes(
    "academie.triomphe.laws.8",
    "Celui qui seroit surpris à changer les cartes de son jeu avec son compagnon",
    "des levées déja faites, perdroit la partie",
)
def test_who_is_detected_in_changing_his_cards_loses_the_party() -> None:
    assert changes_cards(changed=Changed.ASSOCIATE) is Penalty.LOSES_PARTY
    assert changes_cards(changed=Changed.TRICKS) is Penalty.LOSES_PARTY
    assert changes_cards(changed=Changed.NOTHING) is Penalty.NONE


@pytest.mark.quotes(
    "bellecour.triomphe.laws.9", "Whoever quits the party before it is finished loses it."
)
@pytest.mark.quotes("academie.triomphe.laws.9", "Qui quitte avant de finir la partie, la perd.")
def test_who_quits_the_party_before_its_end_loses_it() -> None:
    assert quits(finished=False) is Penalty.LOSES_PARTY
    assert quits(finished=True) is Penalty.NONE
