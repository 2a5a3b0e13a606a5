"""Quadrille of 1822, laws 20 to 33, 40 and 41: the play, and what may be called for a fault."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.mechanics.cards import Card, Suit, cards
from executable_rules.mechanics.matadors import natural_order
from executable_rules.mechanics.results import Verdict
from executable_rules.quadrille_1822.calling import (
    Advantage,
    Adversary,
    Demand,
    ThrownDown,
    call_holds,
    calls,
    for_a_lead_out_of_turn,
    for_information,
    highest_and_lowest,
    must_win_it,
    next_to_play,
    thrown_down,
    younger_partner_before_the_elder,
)
from executable_rules.quadrille_1822.playing import (
    card_once_played,
    may_ask_who_played,
    may_be_played,
    may_look_at,
    must_play_on,
    played_with_two_trumps,
)

S, H, D, C = Suit
SPADILLE, BASTA = Card.parse("AS"), Card.parse("AC")
MANILLE_OF_HEARTS, PONTO_OF_HEARTS = Card.parse("7H"), Card.parse("AH")
PLAIN = Card.parse("KD")


@pytest.mark.quotes(
    "quanti.quadrille.laws.20",
    "a right, before he plays, to require that the players point out what card they played",
)
@pytest.mark.quotes(
    "quanti.quadrille.laws.21",
    "After a person has played to a trick, he has no right to ask who played a certain card",
    "let the trick have been turned or not",
)
def test_he_may_ask_before_he_plays_and_not_after() -> None:
    for turned in (False, True):
        assert may_ask_who_played(has_played=False, turned=turned) is True
        assert may_ask_who_played(has_played=True, turned=turned) is False


@pytest.mark.quotes(
    "quanti.quadrille.laws.22",
    "A card once played, cannot be taken up again",
    "except when it is led by a person not having the lead, or to prevent revoking",
)
def test_a_card_played_stands_but_for_two_reasons() -> None:
    assert card_once_played() is Verdict.STANDS
    assert card_once_played(led_out_of_turn=True) is Verdict.MAY_TAKE_BACK
    assert card_once_played(would_revoke=True) is Verdict.MAY_TAKE_BACK


@pytest.mark.quotes(
    "quanti.quadrille.laws.23",
    "either, to require a certain suit to be led, or to call the card so played",
    "choose which of the two they please, but they may not do both",
)
def test_for_a_lead_out_of_turn_a_suit_or_the_card_not_both() -> None:
    lead, call = Demand.LEAD_OF_A_SUIT, Demand.CARD_CALLED
    for one in Demand:
        may = for_a_lead_out_of_turn(demanded=frozenset({one}))
        assert may is (one in (lead, call))
    assert for_a_lead_out_of_turn(demanded=frozenset({lead, call})) is False
    assert for_a_lead_out_of_turn(demanded=frozenset()) is True


@pytest.mark.quotes(
    "quanti.quadrille.laws.23", "at any time during the game, when it does not cause a revoke"
)
@pytest.mark.quotes(
    "quanti.quadrille.laws.50",
    "afterwards taken up, may be called by an adversary at any time during the game, when it does "
    "not cause a revoke.",
)
def test_a_call_holds_when_it_causes_no_revoke() -> None:
    hand = cards("KD 5S 6S")
    called = Card.parse("KD")
    assert call_holds(card=called, hand=hand, trick=(), trump=H) is True
    assert call_holds(card=called, hand=hand, trick=cards("2D"), trump=H) is True
    assert call_holds(card=called, hand=hand, trick=cards("KS"), trump=H) is False
    assert call_holds(card=called, hand=hand, trick=cards("KC"), trump=H) is True
    with pytest.raises(ValueError, match="not in the hand"):
        call_holds(card=Card.parse("QD"), hand=hand, trick=(), trump=H)


@pytest.mark.quotes(
    "quanti.quadrille.laws.24",
    "drawn out from the rest and shewn, can be called by the adversaries upon their naming it",
)
@pytest.mark.quotes(
    "quanti.quadrille.laws.25",
    "shall name a wrong card; his adversaries may require him to play his highest or his lowest",
)
def test_a_card_shewn_is_called_and_a_wrong_call_turns_on_the_caller() -> None:
    shewn = cards("KD 5S")
    assert calls(named=Card.parse("5S"), shewn=shewn) is Demand.CARD_CALLED
    assert calls(named=Card.parse("6S"), shewn=shewn) is Demand.HIGHEST_OR_LOWEST
    assert calls(named=Card.parse("5S"), shewn=()) is Demand.HIGHEST_OR_LOWEST


@pytest.mark.quotes(
    "quanti.quadrille.laws.25",
    "his highest or his lowest card of any suit that may be played during the game",
)
@pytest.mark.quotes(
    "quanti.quadrille.laws.49",
    "subjects the revoker to have his highest or his lowest card of the suit led called down",
)
def test_the_highest_and_the_lowest_of_a_suit() -> None:
    hand = cards("2D AC KD AD 3S")
    assert highest_and_lowest(hand=hand, suit=D, trump=H) == cards("KD 2D")
    assert highest_and_lowest(hand=hand, suit=D, trump=D) == cards("AC 2D")
    assert highest_and_lowest(hand=hand, suit=S, trump=D) == cards("3S 3S")
    with pytest.raises(ValueError, match="suit=clubs cannot be"):
        highest_and_lowest(hand=hand, suit=C, trump=D)


@pytest.mark.quotes(
    "quanti.quadrille.laws.26",
    "play to the lead before his turn, the younger of his adversaries may play before the elder",
)
def test_the_younger_may_play_first_when_the_leaders_partner_did() -> None:
    both = frozenset({Adversary.ELDER, Adversary.YOUNGER})
    assert next_to_play(partner_played_before_his_turn=True) == both
    assert next_to_play(partner_played_before_his_turn=False) == {Adversary.ELDER}


@pytest.mark.quotes(
    "quanti.quadrille.laws.27",
    "and also before his other adversary has played",
    "the elder partner can be compelled or forbidden to win the trick",
)
def test_the_elder_partner_is_compelled_or_forbidden_to_win() -> None:
    demanded = younger_partner_before_the_elder(other_adversary_has_played=False)
    assert demanded == {Demand.WIN, Demand.NOT_WIN}
    assert younger_partner_before_the_elder(other_adversary_has_played=True) == frozenset()


@pytest.mark.quotes(
    "quanti.quadrille.laws.28",
    "the adversaries may oblige his partner to win it if he can",
    "and that even by trumping, in case he has no card of the suit",
)
def test_the_partner_of_a_hasty_leader_is_obliged_to_win_if_he_can() -> None:
    trick = cards("3D QD 2D")
    with_the_suit = cards("KD JD 5H 6S")
    assert must_win_it(hand=with_the_suit, trick=trick, trump=H) == cards("KD")
    without = cards("5H 6S 4H")
    assert must_win_it(hand=without, trick=trick, trump=H) == cards("5H 4H")
    cannot = cards("JD AD 5H")
    assert must_win_it(hand=cannot, trick=trick, trump=H) == cards("JD AD")
    assert must_win_it(hand=without, trick=trick, trump=H, obliged=False) == without
    assert must_win_it(hand=without, trick=trick, trump=H, next_led=False) == without


@pytest.mark.quotes(
    "quanti.quadrille.laws.29",
    "cannot be taken up again. The game indeed is not on that account to be discontinued",
    "may call the whole of the cards so shewn",
)
def test_cards_thrown_down_stay_and_may_all_be_called() -> None:
    hand = cards("KD 5S")
    assert thrown_down(cards=hand) == ThrownDown(False, True, hand)
    assert thrown_down(cards=()) == ThrownDown(True, True, ())


@pytest.mark.quotes(
    "quanti.quadrille.laws.30", "at the last trick that has been turned, but nobody at any other"
)
def test_the_last_trick_alone_may_be_looked_at() -> None:
    assert [trick for trick in range(7) if may_look_at(trick=trick, tricks_turned=4)] == [4]
    assert may_look_at(trick=10, tricks_turned=10) is True
    for turned in (0, 11):
        with pytest.raises(ValueError, match="it is from 1 to 10"):
            may_look_at(trick=1, tricks_turned=turned)


@pytest.mark.quotes(
    "quanti.quadrille.laws.31",
    "does not need to take part in the following trick until his request has been complied with",
)
def test_he_waits_until_the_trick_is_turned() -> None:
    assert must_play_on(required_to_turn=True, turned=False) is False
    assert must_play_on(required_to_turn=True, turned=True) is True
    assert must_play_on(required_to_turn=False, turned=False) is True


@pytest.mark.quotes(
    "quanti.quadrille.laws.32",
    "is to be subject to some penalty",
    "profit of it in the same proportion",
    "by compelling or by prohibiting his partner",
    "in doubt, the question to be determined against the offending party",
)
def test_of_an_information_the_opposite_party_profits_as_much() -> None:
    redress = {Demand.WIN, Demand.NOT_WIN, Demand.CARD_CALLED, Demand.LEAD_OF_A_SUIT}
    assert for_information(has_partner=True, advantage=Advantage.SOME) == redress
    assert for_information(has_partner=True, advantage=Advantage.IN_DOUBT) == redress
    harmless = for_information(has_partner=True, advantage=Advantage.NONE)
    assert harmless == {Demand.SOME_PENALTY}


@pytest.mark.quotes("quanti.quadrille.laws.32", "only have place where partners are concerned")
@pytest.mark.quotes(
    "quanti.quadrille.laws.33",
    "who has no partner, does not subject himself to any penalty by speaking",
)
def test_he_who_has_no_partner_may_speak() -> None:
    for advantage in Advantage:
        assert for_information(has_partner=False, advantage=advantage) == frozenset()


# The privilege of the matadors.


@pytest.mark.quotes(
    "quanti.quadrille.game.5",
    "if Spadille be led, neither Basta nor Manille can claim privilege",
    "Spadille indeed is not compelled to fall, but Basta, if unguarded, is",
    "when Basta is led, neither Manille nor Spadille, although unguarded, need to fall",
    "neither Spadille nor Manille nor Basta need to fall",
)
@pytest.mark.example("quadrille-1822.privilege")
def test_the_table_of_article_18() -> None:
    """Pages 22 and 23: four leads against three unguarded holders."""
    forced = {
        (SPADILLE, MANILLE_OF_HEARTS),
        (SPADILLE, BASTA),
        (MANILLE_OF_HEARTS, BASTA),
    }
    leads = (SPADILLE, MANILLE_OF_HEARTS, BASTA, PONTO_OF_HEARTS, Card.parse("2H"))
    for led, held in product(leads, (SPADILLE, MANILLE_OF_HEARTS, BASTA)):
        if led != held:
            may = may_be_played(hand=(held, PLAIN), trick=(led,), trump=H)
            assert (PLAIN not in may) is ((led, held) in forced), f"{led} against {held}"


@pytest.mark.quotes(
    "quanti.quadrille.game.4",
    "may withhold them; although he have no other trump in his hand",
)
@pytest.mark.quotes(
    "quanti.quadrille.laws.40",
    "and only the three superior matadors, have the privilege, not to be obliged to be played, "
    "when an inferior card is led",
)
def test_no_other_trump_has_the_privilege() -> None:
    for held in (SPADILLE, MANILLE_OF_HEARTS, BASTA):
        may = may_be_played(hand=(held, PLAIN), trick=(Card.parse("6H"),), trump=H)
        assert may == (held, PLAIN)
    for held in natural_order(H)[:-1]:
        lower = Card.parse("6H") if held != Card.parse("6H") else Card.parse("5H")
        assert may_be_played(hand=(held, PLAIN), trick=(lower,), trump=H) == (held,)


@pytest.mark.quotes("quanti.quadrille.laws.41", "by being played to a trick; but only by being led")
@pytest.mark.quotes(
    "quanti.quadrille.game.4", "provided it be not played for the lead of that trick"
)
def test_a_superior_matador_forces_only_when_it_is_led() -> None:
    hand = (BASTA, PLAIN)
    assert may_be_played(hand=hand, trick=(SPADILLE,), trump=H) == (BASTA,)
    assert may_be_played(hand=hand, trick=(PONTO_OF_HEARTS, SPADILLE), trump=H) == hand


@pytest.mark.quotes(
    "quanti.quadrille.game.2",
    "he is allowed, but not obliged to trump it",
    "every one having a card of the suit led is bound to follow suit",
)
def test_one_follows_suit_and_need_not_trump() -> None:
    hand = cards("2D 5H 6S")
    assert may_be_played(hand=hand, trick=cards("KD"), trump=H) == cards("2D")
    assert may_be_played(hand=hand, trick=cards("KC"), trump=H) == hand


@pytest.mark.quotes(
    "quanti.quadrille.nemo.2",
    "if Spadille be led, Basta is obliged to fall; but not vice versa",
)
@pytest.mark.quotes(
    "quanti.quadrille.grandissimo.2", "Spadille and Basta being the only trumps in this mode"
)
@pytest.mark.example("quadrille-1822.two-trumps")
def test_of_two_trumps_spadille_forces_basta_alone() -> None:
    """Page 36; also of Grandissimo, where the four suits are as suits out of trumps."""
    assert played_with_two_trumps(hand=(BASTA, PLAIN), led=SPADILLE) == (BASTA,)
    assert played_with_two_trumps(hand=(SPADILLE, PLAIN), led=BASTA) == (SPADILLE, PLAIN)
    assert played_with_two_trumps(hand=(BASTA, PLAIN), led=Card.parse("2D")) == (PLAIN,)
    assert played_with_two_trumps(hand=(BASTA, PLAIN), led=Card.parse("KC")) == (BASTA, PLAIN)
    assert played_with_two_trumps(hand=(PLAIN,), led=SPADILLE) == (PLAIN,)
