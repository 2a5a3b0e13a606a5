"""Piquet, laws XXII, XXIII and XXV: what costs the party."""

from __future__ import annotations

import pytest

from executable_rules.piquet.party import (
    Cheat,
    Fraud,
    Party,
    Play,
    TakesEldersCards,
    cheats,
    quits,
    quitte,
    takes_elders_cards,
    triche,
)
from executable_rules.piquet.terms import Hand

FRAUDS = [Fraud.TAKES_IN_DISCARD, Fraud.CHANGES_CARDS, Fraud.OTHER]


@pytest.mark.quotes(
    "bellecour.piquet.laws.22",
    "He who takes in any part of his Discard, or is detected in changing his Cards, or in any "
    "other kind of fraud; loses the Party, and ought to be drove out as a cheat; with whom no one "
    "ought to play.",
)
@pytest.mark.quotes(
    "academie.piquet.laws.22", "perd la partie", "comme un coquin avec qui on ne doit plus jouer"
)
@pytest.mark.parametrize("fraud", FRAUDS)
def test_a_cheat_loses_the_party_and_is_driven_out(fraud: Fraud) -> None:
    punished = Cheat(loses_party=True, driven_out=True, played_with_again=False)
    assert cheats(fraud=fraud) == punished
    assert triche(fraude=fraud) == punished


@pytest.mark.quotes("bellecour.piquet.laws.22", "any other kind of fraud")
@pytest.mark.quotes("academie.piquet.laws.22", "autres tours")
def test_without_fraud_nobody_is_driven_out() -> None:
    honest = Cheat(loses_party=False, driven_out=False, played_with_again=True)
    assert cheats(fraud=Fraud.NONE) == honest
    assert triche(fraude=Fraud.NONE) == honest


@pytest.mark.quotes("bellecour.piquet.laws.22", "or is detected in changing his Cards, or in any")
@pytest.mark.quotes("academie.piquet.laws.22", "en changer, ou fait autres")
def test_what_must_be_detected_differs() -> None:
    english = {fraud for fraud in FRAUDS if cheats(fraud=fraud, detected=False).loses_party}
    french = {fraud for fraud in FRAUDS if triche(fraude=fraud, surpris=False).loses_party}
    assert english == {Fraud.TAKES_IN_DISCARD}
    assert french == {Fraud.TAKES_IN_DISCARD, Fraud.OTHER}


@pytest.mark.quotes(
    "bellecour.piquet.laws.23", "He who quits the Party before it is finished, loses it"
)
@pytest.mark.quotes(
    "academie.piquet.laws.23", "Qui quitte la partie avant qu'elle soit finie la perd"
)
def test_who_quits_loses() -> None:
    assert quits(finished=False) is Party.LOST
    assert quits(finished=False, consent=True) is Party.LOST
    assert quits(finished=True) is Party.FINISHED
    assert quitte(finie=False) is Party.LOST
    assert quitte(finie=False, consentement=True) is Party.LOST
    assert quitte(finie=True) is Party.FINISHED


@pytest.mark.quotes(
    "bellecour.piquet.laws.23",
    "unless some very great affair obliges him to it; in that case, it may be put off by mutual "
    "consent",
)
@pytest.mark.quotes(
    "academie.piquet.laws.23",
    "à moins que de grandes affaires ne l'obligeassent à quitter",
    "d'un mutuel consentement qu'elle soit remise",
)
def test_a_great_affair_puts_it_off_by_consent() -> None:
    assert quits(finished=False, great_affair=True, consent=True) is Party.PUT_OFF
    assert quitte(finie=False, grandes_affaires=True, consentement=True) is Party.PUT_OFF


@pytest.mark.quotes("bellecour.piquet.laws.23", "it may be put off by mutual consent")
@pytest.mark.quotes("academie.piquet.laws.23", "d'un mutuel consentement")
def test_only_the_french_demands_the_consent() -> None:
    # It may be, says the English, and no more; it must then be (il faut), says the French.
    assert quits(finished=False, great_affair=True) is Party.NOT_SAID
    assert quitte(finie=False, grandes_affaires=True) is Party.LOST


@pytest.mark.quotes(
    "bellecour.piquet.laws.25",
    "before he has had time to make his Discard, and has mixed them with his own Hand, he loses "
    "the Game, if they play to a hundred; or the Grand Coup, if they play the Party",
)
@pytest.mark.quotes(
    "academie.piquet.laws.25",
    "perdroit la partie s'il jouoit au cent & le grand coup s'il jouoit en partie",
)
def test_who_takes_the_elders_cards_loses_the_game_or_the_grand_coup() -> None:
    hundred = takes_elders_cards(elder_had_time=False, play=Play.HUNDRED)
    party = takes_elders_cards(elder_had_time=False, play=Play.PARTY)
    assert hundred == TakesEldersCards(loses_game=True, points_lost=0, begins=None)
    # The grand coup is 170 points, by the first chapter.
    assert party == TakesEldersCards(loses_game=False, points_lost=170, begins=None)


@pytest.mark.quotes("bellecour.piquet.laws.25", "has mixed them with his own Hand")
@pytest.mark.quotes("academie.piquet.laws.25", "les auroit mêlées à son jeu")
@pytest.mark.parametrize("play", list(Play))
def test_unmixed_they_cost_nothing(play: Play) -> None:
    unmixed = takes_elders_cards(elder_had_time=False, play=play, mixed=False)
    assert unmixed == TakesEldersCards(loses_game=False, points_lost=0, begins=None)


@pytest.mark.quotes(
    "bellecour.piquet.laws.25",
    "if the Elder has had time to discard, but waits for the Younger's discarding",
    "the Deal shall stand good; and he who by right is the Elder, shall begin the Play",
)
@pytest.mark.quotes("academie.piquet.laws.25", "le coup sera bon, & celui qui est de droit premier")
@pytest.mark.parametrize("play", list(Play))
def test_when_the_elder_had_time_the_deal_is_good_and_he_begins(play: Play) -> None:
    # He waits for the discarding in English, in French until the cards are taken.
    good = takes_elders_cards(elder_had_time=True, play=play)
    assert good == TakesEldersCards(loses_game=False, points_lost=0, begins=Hand.ELDER)


@pytest.mark.quotes("bellecour.piquet.laws.25", "thinking himself to be the Elder")
@pytest.mark.quotes("academie.piquet.laws.25", "se croyant être le premier")
def test_whoever_thinks_himself_the_elder_the_right_one_begins() -> None:
    # Both books write it of the elder, who is the elder; the younger must be meant.
    taken = takes_elders_cards(elder_had_time=True, play=Play.PARTY)
    assert taken.begins is Hand.ELDER
