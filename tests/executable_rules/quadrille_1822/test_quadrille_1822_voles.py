"""Quadrille of 1822, laws 52 to 62: the vole."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.mechanics.results import Penalty
from executable_rules.quadrille_1822.bidding import takes_the_game
from executable_rules.quadrille_1822.terms import Mode, Offer
from executable_rules.quadrille_1822.voles import (
    Consulted,
    Fault,
    LostVole,
    Precedency,
    Speech,
    VoleOffered,
    announced_against,
    bound_to_the_vole,
    may_declare,
    may_demand_his_partner,
    offers_the_vole,
    partners_say,
    plays_for_the_seventh,
    seventh_by_article_76,
    vole_in,
    vole_lost,
    vole_may_be_played,
)


@pytest.mark.quotes(
    "quanti.quadrille.laws.52",
    "takes precedency of him who only undertakes to win six tricks, in whatever mode of the game",
)
@pytest.mark.quotes(
    "quanti.quadrille.vole-premium.8",
    "takes precedency of any game of six tricks, even were it Grandissimo",
)
def test_the_vole_announced_goes_before_every_game_of_six_tricks() -> None:
    for mode in Mode:
        if mode is not Mode.NEMO:
            assert announced_against(other=mode) is Precedency.VOLE


@pytest.mark.quotes("quanti.quadrille.laws.52", "who only undertakes to win six tricks")
@pytest.mark.quotes("quanti.quadrille.nemo.1", "both as to precedency and premium")
def test_between_nemo_and_the_vole_announced_the_book_does_not_decide() -> None:
    """Page 36 has Nemo highest, page 77 the vole before six tricks; Nemo has none."""
    assert announced_against(other=Mode.NEMO) is Precedency.NOT_SAID
    offers = (Offer(Mode.GRANDISSIMO), Offer(Mode.NEMO))
    assert takes_the_game(offers=offers) == 1


@pytest.mark.quotes(
    "quanti.quadrille.laws.53",
    "after the adversaries have made a trick, nor when Spadille is in the adversaries' hand",
    "the offer to play a vole in those cases induces no penalty",
)
def test_no_vole_after_a_trick_of_the_adversaries_or_against_spadille() -> None:
    for tricks, spadille in product((0, 1, 4), (False, True)):
        offered = offers_the_vole(adversaries_tricks=tricks, adversaries_have_spadille=spadille)
        assert offered == VoleOffered(tricks == 0 and not spadille, Penalty.NONE)


@pytest.mark.quotes("quanti.quadrille.laws.53", "the adversaries have made a trick")
def test_the_adversaries_have_none_to_ten_tricks() -> None:
    assert offers_the_vole(adversaries_tricks=10, adversaries_have_spadille=False).may is False
    for tricks in (-1, 11):
        with pytest.raises(ValueError, match="it is from 0 to 10"):
            offers_the_vole(adversaries_tricks=tricks, adversaries_have_spadille=False)


@pytest.mark.quotes("quanti.quadrille.laws.54", "Forced Spadille is not allowed to go for the vole")
@pytest.mark.quotes("quanti.quadrille.forced-spadille.3", "they yet may not go for it")
@pytest.mark.quotes(
    "quanti.quadrille.vole-premium.4",
    "In Forced Spadille and in Nemo no vole can take place",
)
def test_in_which_modes_there_is_no_vole() -> None:
    assert vole_in(mode=Mode.FORCED_SPADILLE) is vole_in(mode=Mode.NEMO) is False
    without = {mode for mode in Mode if not vole_in(mode=mode)}
    assert without == {Mode.FORCED_SPADILLE, Mode.NEMO}


@pytest.mark.quotes(
    "quanti.quadrille.laws.55",
    "When six tricks have been made before the king nominated in Alliance appears, the hombre may "
    "demand to know his partner, previous to his declaring the vole.",
)
def test_after_six_tricks_the_hombre_may_demand_his_partner() -> None:
    may = [n for n in range(11) if may_demand_his_partner(tricks=n, king_appeared=False)]
    assert may == [6, 7, 8, 9, 10]
    assert may_demand_his_partner(tricks=6, king_appeared=True) is False
    assert may_demand_his_partner(tricks=6, king_appeared=False, declared=True) is False
    for tricks in (-1, 11):
        with pytest.raises(ValueError, match="it is from 0 to 10"):
            may_demand_his_partner(tricks=tricks, king_appeared=False)


@pytest.mark.quotes(
    "quanti.quadrille.laws.56",
    "plays out of his turn, or unduly exposes his hand, or any card in it",
    "forewarns his friend that there is a prospect of a vole, no vole is to be played",
)
def test_four_faults_bar_the_vole() -> None:
    assert [vole_may_be_played(fault=fault) for fault in Fault] == [True] + 4 * [False]
    assert vole_may_be_played() is True


@pytest.mark.quotes(
    "quanti.quadrille.laws.56",
    "when the hombre has no partner, he may declare his intention to play the vole before he has "
    "six tricks",
)
@pytest.mark.quotes(
    "quanti.quadrille.vole.1",
    "at liberty to wait if he chooses till he has made his six tricks",
    "not obliged to wait till then, if he plays sans prendre",
)
def test_without_a_partner_he_may_declare_before_six_tricks() -> None:
    assert all(may_declare(has_partner=False, tricks=n) for n in (0, 5, 6, 10))
    with_one = [may_declare(has_partner=True, tricks=n) for n in (0, 5, 6, 10)]
    assert with_one == [False, False, True, True]
    for tricks in (-1, 11):
        with pytest.raises(ValueError, match="it is from 0 to 10"):
            may_declare(has_partner=False, tricks=tricks)


@pytest.mark.quotes(
    "quanti.quadrille.laws.56",
    "in that case he is bound to it, whether he wins his game or not",
)
def test_he_who_declared_early_is_bound_to_it() -> None:
    for game_won in (False, True):
        assert bound_to_the_vole(declared=True, game_won=game_won) is True
        assert bound_to_the_vole(declared=False, game_won=game_won) is False


@pytest.mark.quotes(
    "quanti.quadrille.laws.57",
    "A person having won the sixth trick, may ask his partner",
    "he may answer yes or no",
    "They may indeed bid or forbid each other to play the vole, after they have won six tricks",
)
def test_partners_speak_of_the_vole_after_the_sixth_trick() -> None:
    for speech in Speech:
        if speech is not Speech.TELLS_POWERS:
            said = [partners_say(speech=speech, tricks=n) for n in (0, 5, 6, 10)]
            assert said == 2 * [Consulted.TOO_EARLY] + 2 * [Consulted.ALLOWED]
    for tricks in (-1, 11):
        with pytest.raises(ValueError, match="it is from 0 to 10"):
            partners_say(speech=Speech.ASKS, tricks=tricks)


@pytest.mark.quotes(
    "quanti.quadrille.laws.57",
    "if the smallest exposition of each other's hand takes place, the adversaries may disallow",
)
def test_an_exposition_lets_the_adversaries_disallow_the_vole() -> None:
    for tricks in (5, 6):
        told = partners_say(speech=Speech.TELLS_POWERS, tricks=tricks)
        assert told is Consulted.MAY_BE_DISALLOWED


@pytest.mark.quotes(
    "quanti.quadrille.laws.58",
    "not having a partner, plays off a card, after winning six tricks, it is a declaration",
    "he is not to be compelled to it, unless his partner also shall have played to it",
)
@pytest.mark.quotes(
    "quanti.quadrille.laws.59",
    "his partner also plays to it, it is a consent to the vole",
)
def test_the_seventh_card_declares_the_vole_alone_or_by_consent() -> None:
    assert plays_for_the_seventh(has_partner=False) is True
    assert plays_for_the_seventh(has_partner=True) is False
    consent = plays_for_the_seventh(has_partner=True, partner_played=True)
    assert consent is True


@pytest.mark.quotes(
    "quanti.quadrille.laws.58", "against the consent of a partner, a vole is not to be played"
)
@pytest.mark.quotes("quanti.quadrille.vole.2", "is always a declaration for the vole")
def test_article_76_says_always_what_law_58_bounds() -> None:
    """Page 60 against page 78."""
    assert seventh_by_article_76(has_partner=True) is True
    assert plays_for_the_seventh(has_partner=True) is False
    alone = seventh_by_article_76(has_partner=False)
    assert alone is plays_for_the_seventh(has_partner=False) is True


@pytest.mark.quotes(
    "quanti.quadrille.laws.60",
    "is not on that account to be deprived of what he won by his game of six tricks",
    "provided he did not declare the vole till after he had begun his game",
)
@pytest.mark.quotes(
    "quanti.quadrille.vole-premium.5",
    "a person losing his vole, is still entitled to his original stake",
)
def test_a_lost_vole_leaves_the_game_of_six_tricks() -> None:
    for tricks in (6, 9):
        lost = vole_lost(announced=False, tricks=tricks, game=12, vole=30, beast=14)
        assert lost == LostVole(receives=12, pays=30)


@pytest.mark.quotes(
    "quanti.quadrille.laws.61",
    "the hombre is not intitled to his game of six tricks, if he wins it",
)
@pytest.mark.quotes(
    "quanti.quadrille.vole-premium.7",
    "he also shall not pay for it, since he did not lose it",
    "as he would have been intitled to receive had he won it",
)
@pytest.mark.example("quadrille-1822.vole-lost")
def test_announced_and_lost_it_takes_the_game_too() -> None:
    for tricks in (6, 9):
        lost = vole_lost(announced=True, tricks=tricks, game=12, vole=30, beast=14)
        assert lost == LostVole(receives=0, pays=30)


@pytest.mark.quotes(
    "quanti.quadrille.laws.62",
    "the hombre pays not only the vole, but also the beast of his game",
)
@pytest.mark.quotes("quanti.quadrille.vole-premium.7", "he shall bear the usual penalty")
def test_with_the_game_lost_too_he_pays_vole_and_beast() -> None:
    for tricks, announced in product((0, 5), (True, False)):
        lost = vole_lost(announced=announced, tricks=tricks, game=12, vole=30, beast=14)
        assert lost == LostVole(receives=0, pays=44)


@pytest.mark.quotes("quanti.quadrille.laws.61", "In a Vole Announced and lost")
def test_with_ten_tricks_it_is_not_lost() -> None:
    for tricks in (-1, 10):
        with pytest.raises(ValueError, match="it is from 0 to 9"):
            vole_lost(announced=True, tricks=tricks, game=12, vole=30, beast=14)
