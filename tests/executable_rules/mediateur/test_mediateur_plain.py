"""Mediateur without the favourite suit, the Turk, and payments that were not demanded."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.mediateur.claims import claimed_before_the_cut, claimed_later
from executable_rules.mediateur.plain import plain_as_at_quadrille, plain_paid
from executable_rules.mediateur.terms import Moyen, Result
from executable_rules.quadrille.beast_claims import Claim, Due, may_be_demanded
from executable_rules.quadrille.claims import after_the_cut

DEMANDE, MEDIATEUR, ALONE = Moyen


@pytest.mark.quotes(
    "bellecour.mediateur.plain.1",
    "a Fish extraordinary is given to him who plays the Mediateur; and to him who "
    "plays Sans Prendre",
)
@pytest.mark.quotes(
    "bellecour.mediateur.plain.3", "seventeen Counters from each", "sixteen to each"
)
@pytest.mark.example("mediateur.plain")
def test_the_figures_of_the_sans_prendre_are_one_short_of_the_rule_before_them() -> None:
    """At common Quadrille it is five counters, half of the vole: a fish more makes 18, 17, 18."""
    for result in Result:
        rule = plain_as_at_quadrille(mode=MEDIATEUR, deal_result=result)
        assert rule == plain_paid(mode=MEDIATEUR, deal_result=result)
    by_rule = [plain_as_at_quadrille(mode=ALONE, deal_result=result) for result in Result]
    assert by_rule == [18, 17, 18]
    printed = [plain_paid(mode=ALONE, deal_result=result) for result in Result]
    assert [rule - figure for rule, figure in zip(by_rule, printed, strict=True)] == [1, 1, 1]


@pytest.mark.quotes(
    "academie.mediateur.payment-observation.2",
    "qu'on ne peut plus revenir à compte si-tôt que l'on a mêlé & coupé pour le coup suivant",
)
@pytest.mark.quotes(
    "academie.mediateur.payment-observation.1", "Il seroit tout-à-fait injuste de lui refuser"
)
@pytest.mark.example("mediateur.against-the-little-book")
def test_the_book_he_cites_refuses_it_after_the_cut_and_so_does_quadrille() -> None:
    for shuffled, cut in product((False, True), repeat=2):
        refused = shuffled and cut
        expected = Claim.LOST if refused else Claim.DUE
        assert claimed_before_the_cut(cards_mixed=shuffled, cards_cut=cut) is expected
    assert claimed_later(deals_after=1, in_time=True) is Claim.DUE
    assert after_the_cut(cards_cut=True) is Claim.LOST
    assert may_be_demanded(due_claimed=Due.MATADORS, deals_after=1) is Claim.LOST
    assert may_be_demanded(due_claimed=Due.GAME, deals_after=1) is Claim.DUE
