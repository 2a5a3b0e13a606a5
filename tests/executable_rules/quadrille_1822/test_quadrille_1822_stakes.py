"""Quadrille of 1822, articles 8 to 11 and 57 to 74: the stake from deal to deal, and who pays."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.cards import Card, Suit, cards
from executable_rules.quadrille_1822.penalties import able_ally
from executable_rules.quadrille_1822.stakes import (
    NextStake,
    lies_after,
    played_out,
    sets_the_stake,
    share_of_codille,
    stake_after_a_beast,
)
from executable_rules.quadrille_1822.terms import Outcome
from lawsofplay.rules.explanation import explain
from lawsofplay.rules.trace import Proviso

S, H, D, C = Suit
WON, REMISE, CODILLE = Outcome


@pytest.mark.quotes(
    "quanti.quadrille.remise-and-codille.1",
    "The signification of which word is, that the stake is not to be taken by either "
    "party, but is to stand over with its increase for another deal. That is, it is "
    "to be put aside, is to be increased by the loser doubling it, and by the stake "
    "of the following deal. Thus it becomes a triple stake",
)
@pytest.mark.quotes(
    "quanti.quadrille.remise-and-codille.6",
    "The stake of every deal which next follows after a beast must necessarily be a "
    "tripled one. For it consists of the stake of the previous deal, the doubling of "
    "that stake, and the accession of the stake of the deal following",
)
@pytest.mark.example("quadrille-1822.remise")
def test_a_remise_triples_the_stake() -> None:
    """Pages 48 and 49."""
    for ordinary in range(1, 21):
        lies = lies_after(pool=ordinary, deal_result=REMISE, sum_paid=0, stake=ordinary)
        assert lies == 3 * ordinary == stake_after_a_beast(stake=ordinary)
        assert played_out(pool=lies, sum_agreed=ordinary) == NextStake(3 * ordinary, 0)
    assert stake_after_a_beast() == lies_after(pool=4, deal_result=REMISE, sum_paid=0) == 12


@pytest.mark.quotes(
    "quanti.quadrille.remise-and-codille.4",
    "When two partners indeed contend against two partners, the antihombres, or "
    "opponents, take the stake in Codille, be that stake a single stake or an "
    "increased one. But when the hombre playing without a partner, against three "
    "opponents, loses Codille, the latter sometimes divide the stake among them, and "
    "sometimes not. They divide it among them, if it be a tripled stake, but if it be"
    " a single or ordinary stake, they do not",
)
@pytest.mark.quotes(
    "quanti.quadrille.remise-and-codille.5",
    "being a tripled stake, it is always divisible into three parts, let the simple "
    "stake consist of what sum or number it may",
)
@pytest.mark.example("quadrille-1822.thirds")
def test_who_takes_the_stake_of_a_codille() -> None:
    """Page 49."""
    assert [share_of_codille(pool=n, adversaries=2) for n in (4, 12)] == [2, 6]
    assert [share_of_codille(pool=n, adversaries=3) for n in (4, 8, 12, 16)] == [0, 0, 4, 0]
    for ordinary in range(1, 20):
        tripled = stake_after_a_beast(stake=ordinary)
        assert tripled % 3 == 0
        assert share_of_codille(pool=tripled, adversaries=3, stake=ordinary) == ordinary
    for opponents in (1, 4):
        with pytest.raises(ValueError, match="it is from 2 to 3"):
            share_of_codille(pool=12, adversaries=opponents)


@pytest.mark.quotes("quanti.quadrille.favourite.4", "neither the stake of the game")
def test_the_favourite_suit_does_not_touch_the_stake_of_the_game() -> None:
    """Page 38."""
    for favourite in (False, True):
        assert sets_the_stake(is_dealer=True, is_favourite=favourite) == 4
    # Of a stake in no favourite suit an explanation does not say that it is unaffected by one.
    first, *_ = explain(sets_the_stake, is_dealer=True).call.steps
    assert first == Proviso("neither the stake of the game", met=False)


# Who pays.


@pytest.mark.quotes(
    "quanti.quadrille.who-pays.5",
    "whenever the hombre meets with an ally, who holds, besides his king nominated, "
    "1st, Spadille; 2ndly, two inferior matadors; or, 3rdly, another king with one "
    "inferior matador; or, 4thly, the other two kings out of trumps; or, 5thly, four "
    "small trumps",
)
@pytest.mark.example("quadrille-1822.able-ally")
def test_the_five_classes_of_an_able_ally() -> None:
    """Page 58; hearts are trumps, and the king of spades is nominated."""

    def able(held: str) -> bool:
        king = Card.parse("KS")
        return able_ally(hand=(king, *cards(held)), card_called=king, trump=H)

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
        able_ally(hand=cards("KD"), card_called=Card.parse("KS"), trump=H)
