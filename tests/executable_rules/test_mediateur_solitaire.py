"""Médiateur solitaire, by four and by three: the numbered laws of *Bellecour*, and the prose."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.mechanics.beasts import Drawn
from executable_rules.mechanics.cards import OMBRE_PACK, Card, Rank, Suit, cards
from executable_rules.mechanics.matadors import BASTO, SPADILLE, natural_order
from executable_rules.mediateur.announcing import Announce
from executable_rules.mediateur.payment import matadors_counted
from executable_rules.mediateur_solitaire import (
    Way,
    beast_by_three,
    beasts_after_nulls,
    game_of_three,
    may_ask_the_king,
    may_be_announced,
    pack_of,
    trumps_of,
)
from executable_rules.quadrille.mediateur_beasts import (
    mediateur_by_codille,
    mediateur_by_remise,
    mediateur_game,
)
from lawsofplay.rules.explanation import explain
from lawsofplay.rules.trace import Proviso

S, H, D, C = Suit
THIRTY = (Way.ONE_SUIT, Way.ALL_SUITS, Way.FOURS_KEPT)


@pytest.mark.quotes(
    "bellecour.mediateur-solitaire.laws.1",
    "You throw out ten Cards, which are nine Diamonds and the six of Hearts, and leave the King of"
    " Diamonds",
)
@pytest.mark.quotes(
    "academie.mediateur-solitaire.tritrille.1",
    "On ne laisse dans l'une des deux espéces rouges que le roi, & de l'autre on ôte "
    "le six: on retranche, par exemple, le six de cœur, & neuf des moindres carreaux;"
    " il ne reste conséquemment que le roi de cette derniére espece",
)
@pytest.mark.example("mediateur.tritrille-one-suit")
def test_nine_of_one_red_suit_and_the_six_of_the_other_are_thrown_out() -> None:
    out = set(OMBRE_PACK) - set(pack_of(way_agreed=Way.ONE_SUIT))
    assert out == set(natural_order(D)[1:]) | {Card(Rank.SIX, H)}
    assert (len(out), len(pack_of(way_agreed=Way.ONE_SUIT))) == (10, 30)
    hearts = set(OMBRE_PACK) - set(pack_of(way_agreed=Way.ONE_SUIT, suit=H))
    assert hearts == set(natural_order(H)[1:]) | {Card(Rank.SIX, D)}
    for suit in (S, C):
        with pytest.raises(ValueError, match="suit may be HEARTS or DIAMONDS"):
            pack_of(way_agreed=Way.ONE_SUIT, suit=suit)


@pytest.mark.quotes(
    "bellecour.mediateur-solitaire.laws.1",
    "by this means you can play in the four Suits, tho' there is one almost excluded:"
    " for example, one of the Players having the two black Aces, with the Kings, can "
    "play in Diamonds, he will consequently have all the Matadors; which are to be "
    "paid him as at the Mediateur by four",
)
@pytest.mark.quotes(
    "academie.mediateur-solitaire.tritrille.2",
    "Outre les avantages qu'il a comme roi, il a encore ceux de second matador, & "
    "emporte baste lorsque l'on joue en carreau",
)
@pytest.mark.example("mediateur.lone-king")
def test_the_lone_king_is_the_second_of_three_trumps() -> None:
    king = Card(Rank.KING, D)
    assert trumps_of(way_agreed=Way.ONE_SUIT, trump=D) == (SPADILLE, king, BASTO)
    assert trumps_of(way_agreed=Way.ONE_SUIT, trump=H, suit=H) == (
        SPADILLE,
        Card(Rank.KING, H),
        BASTO,
    )
    held = cards("AS AC KS KH KD KC")
    assert set(trumps_of(way_agreed=Way.ONE_SUIT, trump=D)) <= set(held)
    assert matadors_counted(matador_count=len(trumps_of(way_agreed=Way.ONE_SUIT, trump=D))) == 6
    # In the other suits all is as by four, but for the six of hearts.
    assert trumps_of(way_agreed=Way.ONE_SUIT, trump=H) == cards("AS 7H AC AH KH QH JH 2H 3H 4H 5H")


@pytest.mark.quotes(
    "bellecour.mediateur-solitaire.laws.1",
    "So again, he who can play by demanding a Mediateur, may ask the King of "
    "Diamonds; as it is left in the pack",
)
def test_the_king_of_diamonds_may_be_asked() -> None:
    king = Card.parse("KD")
    for way in Way:
        assert may_ask_the_king(king=king, pack=pack_of(way_agreed=way))
    assert not may_ask_the_king(king=king, pack=natural_order(H))
    with pytest.raises(ValueError, match="king may be a King"):
        may_ask_the_king(king=Card.parse("QD"), pack=OMBRE_PACK)


@pytest.mark.quotes(
    "bellecour.mediateur-solitaire.laws.2",
    "and you do not play by calling, nor have recourse to Spadill; for if you have "
    "not a Hand to demand a Mediateur, or play Sans Prendre, you must pass",
)
@pytest.mark.quotes("bellecour.solitaire-quadrille.1", "they are then obliged to pass")
@pytest.mark.quotes(
    "academie.solitaire-quadrille.1",
    "Lorsque parmi les Joueurs personne n'a suffisamment de jeu pour demander Médiateur",
)
def test_at_the_solitaire_nobody_asks() -> None:
    asks = {Announce.ASKS, Announce.ASKS_IN_FAVOURITE}
    for announce in Announce:
        assert may_be_announced(announcement=announce) is (announce not in asks)
        (proviso,) = explain(may_be_announced, announcement=announce).call.steps
        assert proviso == Proviso("you do not play by calling", announce not in asks)


@pytest.mark.quotes(
    "academie.solitaire-quadrille.3",
    "Aprés un premier coup nul, s'il se faisoit une bête, elle seroit",
)
@pytest.mark.quotes(
    "bellecour.solitaire-quadrille.3",
    "With regard to the Beasts, they augment by twenty-eight Counters, above what is "
    "on the Board; and on the double Poulans, by fifty-six",
)
@pytest.mark.example("mediateur.solitaire-by-four")
def test_after_a_null_deal_the_beasts_are_56_and_140() -> None:
    assert beasts_after_nulls(deals_passed=1, beast_count=2) == (56, 140)
    assert 28 + 28 + 28 + 56 == 140
    assert beasts_after_nulls(deals_passed=0, beast_count=3) == (28, 84, 112)
    assert beasts_after_nulls(deals_passed=2, beast_count=1) == (84,)
    assert beasts_after_nulls(deals_passed=1, beast_count=2, is_double=True) == (112, 280)
    for facts in ({"deals_passed": -1, "beast_count": 1}, {"deals_passed": 1, "beast_count": 0}):
        with pytest.raises(ValueError, match="cannot be"):
            beasts_after_nulls(**facts)


@pytest.mark.quotes(
    "bellecour.mediateur-solitaire.laws.3",
    "With regard to the manner of marking the Beasts, you must observe the Tables "
    "before given for the common Mediateur by Four: the only difference is, that the "
    "Beast made by Remise is augmented by as many Counters as there have been Passes "
    "at the Game; whereas that made by Codill, is of no more Counters than at the "
    "common Mediateur by Four",
)
def test_the_english_adds_a_counter_a_pass_by_remise_only() -> None:
    for order, passes in product(range(1, 17), range(4)):
        remise = beast_by_three(place=order, deals_passed=passes)
        codill = beast_by_three(place=order, deals_passed=passes, first_loss=Drawn.CODILLE)
        assert remise == mediateur_by_remise(place=order) + passes
        assert codill == mediateur_by_codille(place=order)
    assert beast_by_three(place=2) == 84
    with pytest.raises(ValueError, match="deals_passed=-1"):
        beast_by_three(place=1, deals_passed=-1)


@pytest.mark.quotes(
    "academie.mediateur-solitaire.another-way.4",
    "Cependant les bêtes ne devroient à la rigueur augmenter que de 26 au lieu de 28",
)
@pytest.mark.example("mediateur.twenty-six")
def test_by_three_the_game_is_strictly_26() -> None:
    assert game_of_three() == 2 * 10 + 3 * 2 == 26
    assert mediateur_game() - game_of_three() == 2


@pytest.mark.quotes(
    "academie.mediateur-solitaire.another-way.1",
    "On peut jouer le Tritrille en ôtant en cœur & en carreau les six, cinq & quatre,"
    " en pique & en trefle, on retranche seulement les trois & les quatre: ce qui "
    "produit sept cartes restantes en chaque espece quand elle n'est point triomphe, "
    "& neuf quand cette espece est triomphe",
)
@pytest.mark.example("mediateur.tritrille-all-suits")
def test_seven_cards_of_each_suit_and_nine_when_it_is_trumps() -> None:
    out = set(OMBRE_PACK) - set(pack_of(way_agreed=Way.ALL_SUITS))
    assert out == set(cards("6H 5H 4H 6D 5D 4D 3S 4S 3C 4C"))
    for suit in Suit:
        plain = [card for card in natural_order(suit) if card in pack_of(way_agreed=Way.ALL_SUITS)]
        assert (len(plain), len(trumps_of(way_agreed=Way.ALL_SUITS, trump=suit))) == (7, 9)
    assert trumps_of(way_agreed=Way.ALL_SUITS, trump=S) == cards("AS 2S AC KS QS JS 7S 6S 5S")
    assert trumps_of(way_agreed=Way.ALL_SUITS, trump=H) == cards("AS 7H AC AH KH QH JH 2H 3H")


@pytest.mark.quotes(
    "academie.mediateur-solitaire.another-way.2",
    "je crois qu'il seroit plus à propos d'ôter les deux en noir, & les sept en "
    "rouge, & de conserver les quatre en l'une & l'autre couleur. Par ce moyen les "
    "quatre de chaque espece seroient les manilles d'attente",
)
@pytest.mark.example("mediateur.tritrille-fours")
def test_the_author_would_make_the_fours_manilles() -> None:
    out = set(OMBRE_PACK) - set(pack_of(way_agreed=Way.FOURS_KEPT))
    assert out == set(cards("7H 6H 5H 7D 6D 5D 2S 3S 2C 3C"))
    for suit in Suit:
        trumps = trumps_of(way_agreed=Way.FOURS_KEPT, trump=suit)
        assert trumps[1] == Card(Rank.FOUR, suit)
        assert len(trumps) == 9
        # No gap is left: what stays are neighbours in the order of the suit.
        plain = [card for card in natural_order(suit) if card in pack_of(way_agreed=Way.FOURS_KEPT)]
        assert tuple(plain) == natural_order(suit)[: len(plain)]
        assert len(plain) == 7


def test_three_play_with_thirty_cards_and_every_trump_is_in_the_pack() -> None:
    for way, suit in product(Way, (H, D)):
        pack = pack_of(way_agreed=way, suit=suit)
        assert len(pack) == (30 if way in THIRTY else 36)
        for trump in Suit:
            trumps = trumps_of(way_agreed=way, trump=trump, suit=suit)
            assert set(trumps) <= set(pack)
            assert len(trumps) == len(set(trumps))
            assert {SPADILLE, BASTO} <= set(trumps)
