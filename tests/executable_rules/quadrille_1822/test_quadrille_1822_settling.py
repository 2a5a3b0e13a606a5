"""Quadrille of 1822, laws 37 to 39 and 42 to 51: what is claimed, and the revoke."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.results import Verdict
from executable_rules.quadrille.beast_claims import Claim as Claimed
from executable_rules.quadrille_1822.honours import (
    Due,
    honours_claimed,
    partner_may_still_claim,
    pays_back,
    pays_his_own_matadors,
    still_to_pay,
    takes_part_in_the_deal,
)
from executable_rules.quadrille_1822.revoking import (
    Claim,
    Revoked,
    may_change_his_card,
    penalty_of_a_revoke,
    revoke_claimed,
    revoke_taken_back,
    takes_part_in_the_trick,
)
from executable_rules.quadrille_1822.stakes import outcome
from executable_rules.quadrille_1822.terms import Act, Mode, Outcome, Player
from lawsofplay.rules import explain
from lawsofplay.rules.trace import Proviso

TAKEN_PART = tuple(act for act in Act if act is not Act.NOTHING)


@pytest.mark.quotes(
    "quanti.quadrille.laws.37",
    "can demand payment for them, after he has taken part in the following deal",
)
@pytest.mark.quotes(
    "quanti.quadrille.premiers.2",
    "nor can they be claimed after taking part in the following deal",
)
def test_honours_are_claimed_before_one_takes_part_in_the_next_deal() -> None:
    assert still_to_pay(due=Due.HONOURS) is Claimed.DUE
    for act in (Act.CUTS, Act.DEALS, Act.LOOKS_AT_HIS_CARDS):
        assert still_to_pay(due=Due.HONOURS, did=act) is Claimed.LOST
        assert still_to_pay(due=Due.HONOURS, claimed=False, did=act) is Claimed.LOST


@pytest.mark.quotes(
    "quanti.quadrille.laws.37", "Nor need the players pay these honours unless required"
)
def test_honours_are_paid_when_required() -> None:
    assert still_to_pay(due=Due.HONOURS, claimed=False) is Claimed.NOT_ASKED
    assert still_to_pay(due=Due.HONOURS, claimed=True) is Claimed.DUE


@pytest.mark.quotes("quanti.quadrille.premiers.2", "may be claimed, if not received, at any time")
def test_the_premium_is_claimed_at_any_time() -> None:
    for act in Act:
        assert still_to_pay(due=Due.PREMIUM, did=act) is Claimed.DUE
    assert still_to_pay(due=Due.PREMIUM, claimed=False) is Claimed.DUE


@pytest.mark.quotes(
    "quanti.quadrille.laws.38",
    "by cutting the cards; by dealing them; by taking up his cards and looking at them",
)
def test_what_taking_part_in_a_deal_is() -> None:
    for act in (*TAKEN_PART, Act.NOTHING):
        assert takes_part_in_the_deal(act=act) is (act in TAKEN_PART)


@pytest.mark.quotes(
    "quanti.quadrille.laws.39",
    "the other partner cannot be deprived of his right to receive the same, at any time",
)
@pytest.mark.quotes(
    "quanti.quadrille.premiers.3",
    "the other partner is entitled to the same at any time after",
)
def test_a_partner_claims_at_any_time_what_the_other_was_paid() -> None:
    for act in Act:
        assert partner_may_still_claim(other_was_paid=True, did=act) is Claimed.DUE
    assert partner_may_still_claim(other_was_paid=False) is Claimed.DUE
    assert partner_may_still_claim(other_was_paid=False, did=Act.CUTS) is Claimed.LOST


@pytest.mark.quotes(
    "quanti.quadrille.laws.42",
    "on account of playing with more or less than ten cards, must pay the adversaries for matadors",
)
def test_a_wrong_number_of_cards_makes_him_pay_his_own_matadors() -> None:
    assert [pays_his_own_matadors(matadors=2, cards=n) for n in (9, 10, 11)] == [2, 0, 2]
    assert pays_his_own_matadors(matadors=0, cards=9) == 0
    with pytest.raises(ValueError, match="cards=0 cannot be"):
        pays_his_own_matadors(matadors=2, cards=0)
    assert pays_his_own_matadors(matadors=2, cards=9, trumps_named=False) == 2


@pytest.mark.quotes(
    "quanti.quadrille.laws.42",
    "provided he had named his suit of trumps; but not otherwise",
)
def test_at_sans_prendre_only_if_trumps_were_named() -> None:
    assert pays_his_own_matadors(matadors=2, cards=11, sans_prendre=True) == 2
    unnamed = pays_his_own_matadors(matadors=2, cards=11, sans_prendre=True, trumps_named=False)
    assert unnamed == 0


@pytest.mark.quotes(
    "quanti.quadrille.laws.43",
    "he must pay back the overcharge doubled",
    "cannot be demanded, until he shall have taken part in the following deal",
)
def test_an_overcharge_is_paid_back_double_in_the_next_deal() -> None:
    assert pays_back(received=4, intitled_to=1, did=Act.DEALS) == 6
    assert pays_back(received=4, intitled_to=1, did=Act.NOTHING) == 0
    assert pays_back(received=2, intitled_to=0, did=Act.CUTS) == 4
    assert pays_back(received=2, intitled_to=2, did=Act.CUTS) == 0
    assert pays_back(received=1, intitled_to=2, did=Act.CUTS) == 0


@pytest.mark.quotes(
    "quanti.quadrille.laws.44",
    "Opponents cannot claim payment for honours when they have them",
    "although the hombre lose Codille",
)
@pytest.mark.quotes(
    "quanti.quadrille.beast-penalty.2", "no notice is taken of honours when had by opponents"
)
def test_opponents_have_no_honours() -> None:
    for codille in (False, True):
        assert honours_claimed(by=Player.OPPONENT, honours=3, codille=codille) == 0
        assert honours_claimed(by=Player.HOMBRE, honours=3, codille=codille) == 3
        assert honours_claimed(by=Player.ALLY, honours=3, codille=codille) == 3
    told = explain(honours_claimed, by=Player.ALLY, honours=3).call.steps
    assert told == [Proviso("although the hombre lose Codille", False)]


@pytest.mark.quotes(
    "quanti.quadrille.laws.45",
    "is the loss of his game in Codille; and the person revoking makes alone the reduplication of "
    "the stake",
)
@pytest.mark.quotes(
    "quanti.quadrille.game.3", "decisive of the game, and gives it to the opposite party"
)
def test_a_revoke_of_the_hombres_side_is_a_codille() -> None:
    for by in (Player.HOMBRE, Player.ALLY):
        assert penalty_of_a_revoke(by=by) == Revoked(Outcome.CODILLE, 8, 0)
        assert penalty_of_a_revoke(by=by, stake=12, premium=6) == Revoked(Outcome.CODILLE, 24, 0)


@pytest.mark.quotes(
    "quanti.quadrille.nemo.3",
    "A revoke in this mode, or a single trick got, loses the game; and loses it Codille",
)
def test_a_revoke_in_nemo_is_a_codille_too() -> None:
    revoked = penalty_of_a_revoke(by=Player.HOMBRE)
    assert revoked.outcome is outcome(tricks=1, mode=Mode.NEMO) is Outcome.CODILLE


@pytest.mark.quotes(
    "quanti.quadrille.laws.45",
    "the hombre wins thereby the game; and the person revoking pays alone the premium",
    "puts to the board the amount of the stake played for",
)
@pytest.mark.quotes("quanti.quadrille.game.3", "gives it to the opposite party")
def test_a_revoke_of_an_opponent_wins_the_hombre_his_game() -> None:
    opponent = Player.OPPONENT
    assert penalty_of_a_revoke(by=opponent, premium=6) == Revoked(Outcome.WON, 4, 6)
    assert penalty_of_a_revoke(by=opponent, stake=12) == Revoked(Outcome.WON, 12, 0)


@pytest.mark.quotes(
    "quanti.quadrille.laws.46",
    "A revoke is remediable, whether the trick be turned or not, as long as the person revoking, "
    "or his partner, has not taken part in the following trick",
)
@pytest.mark.quotes(
    "quanti.quadrille.laws.48",
    "does not need to be turned, to render a revoke irremediable",
)
def test_a_revoke_is_mended_until_he_or_his_partner_plays_again() -> None:
    for turned in (False, True):
        for revoker, partner, verdict in (
            (Act.NOTHING, Act.NOTHING, Verdict.MAY_TAKE_BACK),
            (Act.LEADS, Act.NOTHING, Verdict.STANDS),
            (Act.NOTHING, Act.PLAYS_TO_A_LEAD, Verdict.STANDS),
        ):
            said = revoke_taken_back(revoker_did=revoker, partner_did=partner, turned=turned)
            assert said is verdict


@pytest.mark.quotes("quanti.quadrille.game.3", "A revoke is at once decisive of the game")
@pytest.mark.quotes("quanti.quadrille.laws.46", "A revoke is remediable")
def test_article_17_says_at_once_what_law_46_delays() -> None:
    """Page 22 against page 76."""
    assert penalty_of_a_revoke(by=Player.ALLY).outcome is Outcome.CODILLE
    mended = revoke_taken_back(revoker_did=Act.NOTHING, partner_did=Act.NOTHING, turned=False)
    assert mended is Verdict.MAY_TAKE_BACK


@pytest.mark.quotes("quanti.quadrille.laws.47", "by leading a card; or by playing to a card led")
def test_what_taking_part_in_a_trick_is() -> None:
    parts = {act for act in reversed(Act) if takes_part_in_the_trick(act=act)}
    assert parts == {Act.LEADS, Act.PLAYS_TO_A_LEAD, Act.PLAYS_TO_THE_FIRST}


@pytest.mark.quotes(
    "quanti.quadrille.laws.49",
    "The person also who played after him, may take up his card and play another",
)
def test_he_who_played_after_a_mended_revoke_may_change_his_card() -> None:
    assert may_change_his_card(played_after_the_revoker=True, corrected=True) is True
    assert may_change_his_card(played_after_the_revoker=True, corrected=False) is False
    assert may_change_his_card(played_after_the_revoker=False, corrected=True) is False


@pytest.mark.quotes(
    "quanti.quadrille.laws.51",
    "before the cards are put together for the following deal, no notice can be taken of it",
)
def test_a_revoke_is_claimed_before_the_cards_are_put_together() -> None:
    assert revoke_claimed(before_put_together=False) is Claim.NO_NOTICE
    late = revoke_claimed(before_put_together=False, denied=True, denier_mixes=True)
    assert late is Claim.NO_NOTICE
    assert revoke_claimed(before_put_together=True) is Claim.ADMITTED


@pytest.mark.quotes(
    "quanti.quadrille.laws.51",
    "the cards must not be mixed together before the question be adjusted",
    "if the party denying the claim, mix the cards, together, the claim must be admitted",
)
def test_he_who_denies_and_mixes_admits() -> None:
    assert revoke_claimed(before_put_together=True, denied=True) is Claim.TO_ADJUST
    mixed = revoke_claimed(before_put_together=True, denied=True, denier_mixes=True)
    assert mixed is Claim.ADMITTED
