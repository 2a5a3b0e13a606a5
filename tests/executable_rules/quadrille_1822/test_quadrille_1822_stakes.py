"""Quadrille of 1822, articles 8 to 11 and 57 to 74: the stake from deal to deal, and who pays."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.cards import Card, Suit, cards
from executable_rules.quadrille_1822.penalties import (
    Bearer,
    able_ally,
    bears_the_penalty,
    by_his_tricks,
    giver_of_the_king_pays,
    paid_by_the_opponents,
    who_makes_the_trick,
)
from executable_rules.quadrille_1822.stakes import (
    Aces,
    NextStake,
    lies_after,
    next_two_stakes,
    outcome,
    played_out,
    puts_down,
    sets_the_stake,
    share_of_codille,
    six_with_the_aces,
    stake_after_a_beast,
)
from executable_rules.quadrille_1822.terms import Mode, Outcome, Player

S, H, D, C = Suit
WON, REMISE, CODILLE = Outcome


@pytest.mark.quotes("quanti.quadrille.stake.2", "the dealer alone puts down four shares")
@pytest.mark.quotes(
    "quanti.quadrille.stake.3", "four counters or fishes are regularly taken, as a stake"
)
def test_the_dealer_or_the_pool_sets_the_stake() -> None:
    assert sets_the_stake(dealer=True) == 4
    assert sets_the_stake(dealer=False) == 0
    assert sets_the_stake(dealer=True, stake=8) == 8
    assert sets_the_stake(dealer=True, pool=True) == 0


@pytest.mark.quotes(
    "quanti.quadrille.stake.4",
    "to assign two to the stake for the game, and the remaining four to the four aces",
)
def test_two_to_the_stake_and_four_to_the_aces() -> None:
    assert six_with_the_aces() == Aces(stake=2, each_ace=1)
    assert six_with_the_aces(counters=8) == Aces(stake=4, each_ace=1)


@pytest.mark.quotes("quanti.quadrille.stake.1", "won by making six tricks out of the ten")
@pytest.mark.quotes("quanti.quadrille.remise-and-codille.1", "instead of six tricks make only five")
@pytest.mark.quotes("quanti.quadrille.remise-and-codille.2", "not making more than four")
def test_six_tricks_win_five_are_remise_and_four_codille() -> None:
    ended = [outcome(tricks=n) for n in range(11)]
    assert ended == 5 * [CODILLE] + [REMISE] + 5 * [WON]
    assert outcome(tricks=5, mode=Mode.ALLIANCE) is REMISE
    for tricks in (-1, 11):
        with pytest.raises(ValueError, match="it is from 0 to 10"):
            outcome(tricks=tricks)
    with pytest.raises(ValueError, match="mode=auction cannot be"):
        outcome(tricks=5, mode=Mode.AUCTION)


@pytest.mark.quotes("quanti.quadrille.grandissimo.4", "in Grandissimo is always Codille")
def test_a_beast_in_grandissimo_is_codille() -> None:
    grandissimo = [outcome(tricks=n, mode=Mode.GRANDISSIMO) for n in (4, 5, 6)]
    assert grandissimo == [CODILLE, CODILLE, WON]


@pytest.mark.quotes(
    "quanti.quadrille.nemo.3", "a single trick got, loses the game; and loses it Codille"
)
def test_a_single_trick_loses_nemo() -> None:
    assert [outcome(tricks=n, mode=Mode.NEMO) for n in (0, 1, 5, 6)] == [WON] + 3 * [CODILLE]


@pytest.mark.quotes(
    "quanti.quadrille.stake.1", "he puts down the amount of it, that is, he doubles it"
)
@pytest.mark.quotes(
    "quanti.quadrille.remise-and-codille.3",
    "In Codille, the stake is doubled twice over, whereas in Remise it is only doubled once",
)
def test_the_beast_doubles_the_stake_once_or_twice() -> None:
    assert [puts_down(outcome=how) for how in (CODILLE, REMISE, WON)] == [8, 4, 0]
    assert [puts_down(outcome=how, stake=12) for how in Outcome] == [0, 12, 24]
    assert puts_down(outcome=REMISE, stake=1) == 1
    with pytest.raises(ValueError, match="stake=0 cannot be"):
        puts_down(outcome=REMISE, stake=0)


@pytest.mark.quotes("quanti.quadrille.remise-and-codille.1", "Thus it becomes a triple stake")
@pytest.mark.quotes(
    "quanti.quadrille.remise-and-codille.6",
    "must necessarily be a tripled one",
    "the stake of the previous deal, the doubling of that stake, and the accession of the stake of",
)
@pytest.mark.example("quadrille-1822.remise")
def test_a_remise_triples_the_stake() -> None:
    """Pages 48 and 49."""
    for ordinary in range(1, 21):
        lies = lies_after(lying=ordinary, outcome=REMISE, taken=0, ordinary=ordinary)
        assert lies == 3 * ordinary == stake_after_a_beast(ordinary=ordinary)
        assert played_out(lies=lies, ordinary=ordinary) == NextStake(3 * ordinary, 0)
    assert stake_after_a_beast() == lies_after(lying=4, outcome=REMISE, taken=0) == 12


@pytest.mark.quotes(
    "quanti.quadrille.remise-and-codille.4",
    "be that stake a single stake or an increased one",
    "They divide it among them, if it be a tripled stake, but if it be a single or ordinary stake, "
    "they do not",
)
@pytest.mark.quotes("quanti.quadrille.remise-and-codille.5", "always divisible into three parts")
@pytest.mark.example("quadrille-1822.thirds")
def test_who_takes_the_stake_of_a_codille() -> None:
    """Page 49."""
    assert [share_of_codille(lying=n, opponents=2) for n in (4, 12)] == [2, 6]
    assert [share_of_codille(lying=n, opponents=3) for n in (4, 8, 12, 16)] == [0, 0, 4, 0]
    for ordinary in range(1, 20):
        tripled = stake_after_a_beast(ordinary=ordinary)
        assert tripled % 3 == 0
        assert share_of_codille(lying=tripled, opponents=3, ordinary=ordinary) == ordinary
    for opponents in (1, 4):
        with pytest.raises(ValueError, match="it is from 2 to 3"):
            share_of_codille(lying=12, opponents=opponents)


@pytest.mark.quotes("quanti.quadrille.remise-and-codille.6", "must necessarily be a tripled one")
@pytest.mark.quotes("quanti.quadrille.remise-and-codille.3", "the stake is doubled twice over")
@pytest.mark.quotes(
    "quanti.quadrille.remise-and-codille.4", "a single or ordinary stake, they do not"
)
@pytest.mark.quotes("quanti.quadrille.remise-and-codille.9", "the increase is to be set apart")
@pytest.mark.example("quadrille-1822.codille")
def test_after_a_codille_that_nobody_takes_the_stake_is_four_or_three() -> None:
    """Pages 48 to 50, in stakes of one: both readings.

    Taken by the opponents, a codille leaves what a remise leaves. Of three opponents who do not
    take a single stake, it and its two doublings lie, and with the new stake that is four; article
    61 says three, which holds only if the fourth is set apart, as article 62 has it of a second
    beast.
    """
    taken = lies_after(lying=1, outcome=CODILLE, taken=1, ordinary=1)
    assert taken == 3 == stake_after_a_beast(ordinary=1)
    shares = 3 * share_of_codille(lying=1, opponents=3, ordinary=1)
    left = lies_after(lying=1, outcome=CODILLE, taken=shares, ordinary=1)
    assert left == 4 != stake_after_a_beast(ordinary=1)
    assert played_out(lies=left, ordinary=1) == NextStake(stake=3, set_apart=1)
    for taken in (-1, 2):
        with pytest.raises(ValueError, match="it is from 0 to 1"):
            lies_after(lying=1, outcome=CODILLE, taken=taken, ordinary=1)


@pytest.mark.quotes(
    "quanti.quadrille.remise-and-codille.9",
    "together with the ordinary stake put down for each deal, will make a triple stake, until the "
    "whole be played out",
)
@pytest.mark.example("quadrille-1822.set-apart")
def test_a_second_beast_is_dealt_out_in_triple_stakes() -> None:
    """Page 50: a remise of 4, a remise of the 12 that follow, then deals that are won."""
    lies = lies_after(lying=12, outcome=REMISE, taken=0)
    stakes = []
    while lies:
        stake, apart = played_out(lies=lies)
        stakes.append(stake)
        lies = apart + 4 if apart else 0
    assert stakes == [12, 12, 12]
    with pytest.raises(ValueError, match="lies=0 cannot be"):
        played_out(lies=0)


@pytest.mark.quotes("quanti.quadrille.remise-and-codille.3", "is double that of Remise")
def test_the_penalty_of_codille_is_double() -> None:
    assert puts_down(outcome=CODILLE) == 2 * puts_down(outcome=REMISE)


@pytest.mark.quotes(
    "quanti.quadrille.remise-and-codille.7",
    "making two double stakes for two deals, instead of one triple and one single stake",
)
@pytest.mark.quotes(
    "quanti.quadrille.remise-and-codille.8",
    "the opponents in a Codille sans prendre do not take the stake",
)
@pytest.mark.example("quadrille-1822.two-doubles")
def test_the_practice_of_two_double_stakes() -> None:
    """Page 50; the sum of two deals is the same."""
    assert next_two_stakes() == (8, 8)
    assert sum(next_two_stakes(ordinary=5)) == 20 == stake_after_a_beast(ordinary=5) + 5
    assert share_of_codille(lying=12, opponents=3, two_doubles=True) == 0
    assert share_of_codille(lying=8, opponents=2, two_doubles=True) == 4


# Who pays.


@pytest.mark.quotes(
    "quanti.quadrille.beast-penalty.1",
    "whether the beast was a Codille or a Remise",
    "pay the opponents the same as they would have been entitled to receive from them",
)
@pytest.mark.quotes("quanti.quadrille.honours.1", "when the game is won; and to the opponents by")
def test_the_loser_pays_what_he_would_have_received() -> None:
    assert [paid_by_the_opponents(entitled_to=6, outcome=how) for how in Outcome] == [6, -6, -6]


@pytest.mark.quotes(
    "quanti.quadrille.dimidiator.3",
    "exempt from paying the premium of the game; but from that only",
    "from payment of the honours, and of the vole, he is not exempt",
)
def test_the_giver_of_the_king_pays_no_premium() -> None:
    assert giver_of_the_king_pays(premium=1) == 0
    assert giver_of_the_king_pays(premium=1, honours=2, vole=3) == 5


@pytest.mark.quotes("quanti.quadrille.who-pays.1", "he alone, if beasted, must sustain the penalty")
@pytest.mark.quotes(
    "quanti.quadrille.who-pays.2", "so when losing they sustain an equal share of the penalty"
)
@pytest.mark.quotes(
    "quanti.quadrille.forced-spadille.2", "shares equally with the hombre the penalty"
)
def test_who_bears_the_penalty_by_the_mode() -> None:
    both = {Mode.FORCED_SPADILLE, Mode.CASCO}
    for mode in Mode:
        if mode is not Mode.ALLIANCE:
            for able in (False, True):
                expected = Bearer.BOTH if mode in both else Bearer.HOMBRE
                assert bears_the_penalty(mode=mode, able=able) is expected


@pytest.mark.quotes("quanti.quadrille.casco.3", "they both share equally the penalty")
def test_in_casco_both_bear_it() -> None:
    assert bears_the_penalty(mode=Mode.CASCO) is Bearer.BOTH
    assert bears_the_penalty(mode=Mode.CASCO, able=True) is Bearer.BOTH


@pytest.mark.quotes(
    "quanti.quadrille.who-pays.5",
    "the hombre shall bear alone the whole penalty of a beast",
    "provided the game was not lost by the obviously bad play of his ally",
)
@pytest.mark.quotes(
    "quanti.quadrille.who-pays.6", "the ally shall bear an equal share of the penalty"
)
def test_in_alliance_the_hombre_pays_alone_if_his_ally_was_able() -> None:
    alliance = Mode.ALLIANCE
    assert bears_the_penalty(mode=alliance, able=True) is Bearer.HOMBRE
    assert bears_the_penalty(mode=alliance) is Bearer.BOTH
    assert bears_the_penalty(mode=alliance, able=True, bad_play=True) is Bearer.BOTH
    assert bears_the_penalty(mode=alliance, bad_play=True) is Bearer.BOTH


@pytest.mark.quotes(
    "quanti.quadrille.who-pays.5",
    "1st, Spadille; 2ndly, two inferior matadors; or, 3rdly, another king with one inferior "
    "matador; or, 4thly, the other two kings out of trumps; or, 5thly, four small trumps",
)
@pytest.mark.example("quadrille-1822.able-ally")
def test_the_five_classes_of_an_able_ally() -> None:
    """Page 58; hearts are trumps, and the king of spades is nominated."""

    def able(held: str) -> bool:
        king = Card.parse("KS")
        return able_ally(hand=(king, *cards(held)), nominated=king, trump=H)

    assert able("AS 2S 3S") is True
    assert able("7H AC") is True
    assert able("KD 7H") is able("KD AC") is True
    assert able("KD KC") is True
    assert able("AH 2H 3H 4H") is able("KH QH 5H 6H") is True
    assert able("7H") is able("AC 2H 3H") is False
    assert able("KD 2S") is able("KD KH") is False
    assert able("2H 3H 4H") is able("7H 2H 3H 4H") is False
    assert able("QD QC QS 2S") is False
    with pytest.raises(ValueError, match="the ally has it"):
        able_ally(hand=cards("KD"), nominated=Card.parse("KS"), trump=H)


@pytest.mark.quotes(
    "quanti.quadrille.who-pays.3", "count his tricks; the tricks he himself has made"
)
def test_the_method_usually_adopted_counts_his_own_tricks() -> None:
    for enough in (3, 4):
        assert by_his_tricks(hombres_tricks=enough - 1, enough=enough) is Bearer.HOMBRE
        assert by_his_tricks(hombres_tricks=enough, enough=enough) is Bearer.BOTH
    for tricks in (-1, 11):
        with pytest.raises(ValueError, match="it is from 0 to 10"):
            by_his_tricks(hombres_tricks=tricks, enough=3)


@pytest.mark.quotes(
    "quanti.quadrille.who-pays.4",
    "If the adversary's Spadille takes Manille, the hombre makes a trick with Basta; whereas, if "
    "Spadille takes Basta, the hombre's ally makes a trick with Manille",
)
@pytest.mark.example("quadrille.basta-and-manille")
def test_the_same_cards_give_the_trick_to_either_partner() -> None:
    """Page 55."""
    for trump, manille in ((H, "7H"), (S, "2S")):
        takes_manille = who_makes_the_trick(spadille_takes=Card.parse(manille), trump=trump)
        assert takes_manille is Player.HOMBRE
        takes_basta = who_makes_the_trick(spadille_takes=Card.parse("AC"), trump=trump)
        assert takes_basta is Player.ALLY
    with pytest.raises(ValueError, match="it is Basta or Manille"):
        who_makes_the_trick(spadille_takes=Card.parse("7H"), trump=S)
