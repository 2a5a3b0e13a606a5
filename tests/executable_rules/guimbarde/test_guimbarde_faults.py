"""Guimbarde, laws V and VIII-XII: the Fool taken, and the faults that cost a counter to each."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.guimbarde.faults import (
    deals_wrong,
    fails_to_force,
    false_pack,
    plays_out_of_turn,
    renounces,
)
from executable_rules.guimbarde.fool import paid_for_fool
from executable_rules.guimbarde.terms import plays
from executable_rules.mechanics.cards import Card, Suit, cards, pack
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Ruling, Unit, Verdict

TO_EACH = Forfeit(1, Unit.COUNTER, Payee.EACH)


@pytest.mark.quotes("bellecour.guimbarde.laws.5", "One Counter is paid for the Fool")
@pytest.mark.quotes("academie.guimbarde.laws.5", "On paye un jetton pour le fou")
def test_one_counter_is_paid_for_the_fool() -> None:
    assert paid_for_fool(players=5, holder=3) == (-1, -1, -1, 4, -1)
    assert paid_for_fool(players=6, holder=0) == (5, -1, -1, -1, -1, -1)


@pytest.mark.quotes(
    "bellecour.guimbarde.laws.5",
    "if in play he should be taken by the King or Queen of Hearts, he receives nothing; on the "
    "contrary, he pays a Counter to the Player that takes him",
)
@pytest.mark.quotes(
    "academie.guimbarde.laws.5",
    "qu'il soit pris par le roi ou la dame de cœur, il ne gagne rien, au contraire il en paye un à "
    "celui qui l'emporte",
)
def test_the_fool_taken_pays_him_that_takes_him() -> None:
    for card in cards("KH QH"):
        assert paid_for_fool(players=5, holder=3, taken_by=card, taker=1) == (0, 1, 0, -1, 0)
    for card in (card for card in pack() if str(card) not in ("KH", "QH")):
        with pytest.raises(ValueError, match="King or Queen of Hearts"):
            paid_for_fool(players=5, holder=3, taken_by=card, taker=1)
    for card, taker in [(None, 1), (Card.parse("KH"), None), (Card.parse("KH"), 3)]:
        with pytest.raises(ValueError, match="given both"):
            paid_for_fool(players=5, holder=3, taken_by=card, taker=taker)


@pytest.mark.quotes(
    "bellecour.guimbarde.laws.8", "He that renounces pays a Counter to each Player."
)
@pytest.mark.quotes(
    "academie.guimbarde.laws.8", "Celui qui renonce, paye un jetton à chaque Joueur."
)
def test_who_renounces_pays_each() -> None:
    hand, (seven, ten, guimbarde) = cards("7D 10S QH"), cards("7D 10S QH")
    led = cards("KD")
    assert renounces(hand=hand, trick=led, played=ten, trump=Suit.CLUBS) == TO_EACH
    assert renounces(hand=hand, trick=led, played=guimbarde, trump=Suit.CLUBS) == TO_EACH
    assert renounces(hand=hand, trick=led, played=seven, trump=Suit.CLUBS) == NOTHING
    assert renounces(hand=hand, trick=cards("KC"), played=ten, trump=Suit.CLUBS) == TO_EACH
    assert renounces(hand=hand, trick=cards("KC"), played=guimbarde, trump=Suit.CLUBS) == NOTHING
    assert renounces(hand=hand[:2], trick=cards("KC"), played=ten, trump=Suit.CLUBS) == NOTHING
    assert renounces(hand=hand, trick=(), played=ten, trump=Suit.CLUBS) == NOTHING
    # The Guimbarde is no heart: she need not follow one.
    assert renounces(hand=hand, trick=cards("7H"), played=ten, trump=Suit.CLUBS) == NOTHING
    with pytest.raises(ValueError, match="KS is none"):
        renounces(hand=hand, trick=led, played=Card.parse("KS"), trump=Suit.CLUBS)


@pytest.mark.quotes(
    "bellecour.guimbarde.laws.9",
    "He that can force, or trump a Card play'd, and does not, forfeits a Counter to each Player.",
)
@pytest.mark.quotes(
    "academie.guimbarde.laws.9",
    "Celui qui pouvant forcer, ou couper sur une carte jouée, ne le fait pas, paye un jetton à "
    "chaque Joueur.",
)
def test_who_can_force_or_trump_and_does_not_pays_each() -> None:
    hand, (king, seven) = cards("KD 7D"), cards("KD 7D")
    assert fails_to_force(hand=hand, trick=cards("9D"), played=seven, trump=Suit.CLUBS) == TO_EACH
    assert fails_to_force(hand=hand, trick=cards("9D"), played=king, trump=Suit.CLUBS) == NOTHING
    assert (
        fails_to_force(hand=hand, trick=cards("9D"), played=seven, trump=Suit.DIAMONDS) == TO_EACH
    )
    low = cards("7D 8D")
    assert fails_to_force(hand=low, trick=cards("9D"), played=low[0], trump=Suit.CLUBS) == NOTHING
    void = cards("7S JD")
    fool_due = fails_to_force(hand=void, trick=cards("9H"), played=void[0], trump=Suit.CLUBS)
    assert fool_due == TO_EACH
    assert fails_to_force(hand=void, trick=cards("9H"), played=void[1], trump=Suit.CLUBS) == NOTHING
    assert fails_to_force(hand=void, trick=(), played=void[0], trump=Suit.CLUBS) == NOTHING
    # Who renounces fails by this law too, if he could have forced, and does not win otherwise.
    for trick, held, fine in [
        ("9D", "8S KD", TO_EACH),
        ("9D", "8S 7D", NOTHING),
        ("9D 2C", "8S KD", NOTHING),
        ("9D", "8C KD", NOTHING),
        ("9C", "8S KC", TO_EACH),
        ("9C", "8S 7C", NOTHING),
    ]:
        mixed = cards(held)
        facts = {"hand": mixed, "trick": cards(trick), "played": mixed[0], "trump": Suit.CLUBS}
        assert fails_to_force(**facts) == fine  # type: ignore[arg-type]
        assert renounces(**facts) == TO_EACH  # type: ignore[arg-type]
    # Without the suit one trumps, though a higher trump lies.
    assert fails_to_force(hand=void, trick=cards("9H KH"), played=void[0], trump=Suit.CLUBS) == (
        TO_EACH
    )
    with pytest.raises(ValueError, match="KS is none"):
        fails_to_force(hand=hand, trick=(), played=Card.parse("KS"), trump=Suit.CLUBS)


@settings(derandomize=True, deadline=None, max_examples=25)
@given(
    st.lists(st.sampled_from(pack()), min_size=8, max_size=8, unique=True),
    st.sampled_from(Suit),
    st.integers(0, 3),
)
def test_a_card_is_in_order_or_it_is_a_fault(held: list[Card], trump: Suit, lie: int) -> None:
    trick, hand = tuple(held[:lie]), tuple(held[3:])
    for card in hand:
        fines = [
            asked(hand=hand, trick=trick, played=card, trump=trump)
            for asked in (renounces, fails_to_force)
        ]
        assert (TO_EACH in fines) == (card not in plays(hand, trick, trump))


@pytest.mark.quotes(
    "bellecour.guimbarde.laws.10", "He that deals wrong, pays a Counter to each, and deals again."
)
@pytest.mark.quotes(
    "academie.guimbarde.laws.10",
    "Celui qui donne mal, paye un jetton à chaque joueur, & mêle de nouveau.",
)
def test_who_deals_wrong_pays_each_and_deals_again() -> None:
    assert deals_wrong() == Ruling(Verdict.DEAL_AGAIN, TO_EACH)
    assert deals_wrong(wrong=True) == Ruling(Verdict.DEAL_AGAIN, TO_EACH)
    assert deals_wrong(wrong=False) == Ruling(Verdict.NOTHING_FOLLOWS, NOTHING)


@pytest.mark.quotes(
    "bellecour.guimbarde.laws.11",
    "When the Pack is false, and it is discovered in the course of the play, that Deal is void; "
    "but if the Deal is finished, it stands good, as do the preceding ones.",
)
@pytest.mark.quotes(
    "academie.guimbarde.laws.11",
    "Lorsque le jeu est faux, le coup où il est découvert faux, ne vaut pas, s'il n'est achevé de "
    "jouer: mais s'il est achevé de jouer, il est bon de même que les précédens.",
)
def test_a_false_pack_voids_the_deal_that_is_not_finished() -> None:
    assert false_pack(finished=False) is Verdict.VOID
    assert false_pack(finished=True) is Verdict.STANDS
    assert false_pack(finished=False, preceding=True) is Verdict.STANDS
    assert false_pack(finished=True, preceding=True) is Verdict.STANDS


@pytest.mark.quotes(
    "bellecour.guimbarde.laws.12",
    "No one is to play out of his turn, if he does, he forfeits a Counter to each Player",
)
@pytest.mark.quotes(
    "academie.guimbarde.laws.12",
    "On ne doit pas jouer avant son tour & celui qui le fait, paye un jetton à chacun.",
)
def test_who_plays_out_of_his_turn_pays_each() -> None:
    assert [plays_out_of_turn(seat=seat, turn=1) for seat in range(3)] == [
        TO_EACH,
        NOTHING,
        TO_EACH,
    ]
