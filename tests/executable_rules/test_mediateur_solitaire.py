"""Médiateur solitaire, by four and by three: the numbered laws of *Bellecour*, and the prose."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.mechanics.beasts import Drawn
from executable_rules.mechanics.cards import OMBRE_PACK, Card, Rank, Suit, cards
from executable_rules.mechanics.matadors import BASTO, SPADILLE, natural_order
from executable_rules.mechanics.results import Verdict
from executable_rules.mediateur.announcing import Announce
from executable_rules.mediateur.payment import matadors_counted
from executable_rules.mediateur.poule import Deal, after_deals
from executable_rules.mediateur_solitaire import (
    Way,
    announces_with,
    beast_by_three,
    beasts_after_nulls,
    drawn_of_a_null_deal,
    fish_on_the_board,
    fishes_of_manille,
    game_of_three,
    may_ask_the_king,
    may_be_announced,
    may_be_dealt,
    pack_of,
    played_or_null,
    tours_by_three,
    trumps_of,
    wins_of_twelve,
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
    "On ne laisse dans l'une des deux espéces rouges que le roi, & de l'autre on ôte le six",
)
@pytest.mark.example("mediateur.tritrille-one-suit")
def test_nine_of_one_red_suit_and_the_six_of_the_other_are_thrown_out() -> None:
    out = set(OMBRE_PACK) - set(pack_of(way=Way.ONE_SUIT))
    assert out == set(natural_order(D)[1:]) | {Card(Rank.SIX, H)}
    assert (len(out), len(pack_of(way=Way.ONE_SUIT))) == (10, 30)
    hearts = set(OMBRE_PACK) - set(pack_of(way=Way.ONE_SUIT, suit=H))
    assert hearts == set(natural_order(H)[1:]) | {Card(Rank.SIX, D)}
    for suit in (S, C):
        with pytest.raises(ValueError, match="suit may be HEARTS or DIAMONDS"):
            pack_of(way=Way.ONE_SUIT, suit=suit)


@pytest.mark.quotes(
    "bellecour.mediateur-solitaire.laws.1",
    "one of the Players having the two black Aces, with the Kings, can play in Diamonds, he will"
    " consequently have all the Matadors; which are to be paid him as at the Mediateur by four",
)
@pytest.mark.quotes(
    "academie.mediateur-solitaire.tritrille.2",
    "il a encore ceux de second matador, & emporte baste lorsque l'on joue en carreau",
)
@pytest.mark.example("mediateur.lone-king")
def test_the_lone_king_is_the_second_of_three_trumps() -> None:
    king = Card(Rank.KING, D)
    assert trumps_of(way=Way.ONE_SUIT, trump=D) == (SPADILLE, king, BASTO)
    assert trumps_of(way=Way.ONE_SUIT, trump=H, suit=H) == (SPADILLE, Card(Rank.KING, H), BASTO)
    held = cards("AS AC KS KH KD KC")
    assert set(trumps_of(way=Way.ONE_SUIT, trump=D)) <= set(held)
    assert matadors_counted(number=len(trumps_of(way=Way.ONE_SUIT, trump=D))) == 6
    # In the other suits all is as by four, but for the six of hearts.
    assert trumps_of(way=Way.ONE_SUIT, trump=H) == cards("AS 7H AC AH KH QH JH 2H 3H 4H 5H")


@pytest.mark.quotes(
    "bellecour.mediateur-solitaire.laws.1",
    "he who can play by demanding a Mediateur, may ask the King of Diamonds; as it is left in the"
    " pack",
)
def test_the_king_of_diamonds_may_be_asked() -> None:
    king = Card.parse("KD")
    for way in Way:
        assert may_ask_the_king(king=king, pack=pack_of(way=way))
    assert not may_ask_the_king(king=king, pack=natural_order(H))
    with pytest.raises(ValueError, match="king may be a King"):
        may_ask_the_king(king=Card.parse("QD"), pack=OMBRE_PACK)


@pytest.mark.quotes(
    "bellecour.mediateur-solitaire.laws.2",
    "you do not play by calling, nor have recourse to Spadill",
    "if you have not a Hand to demand a Mediateur, or play Sans Prendre, you must pass",
)
@pytest.mark.quotes("bellecour.solitaire-quadrille.1", "they are then obliged to pass")
@pytest.mark.quotes(
    "academie.solitaire-quadrille.1",
    "personne n'a suffisamment de jeu pour demander Médiateur",
)
def test_at_the_solitaire_nobody_asks() -> None:
    asks = {Announce.ASKS, Announce.ASKS_IN_FAVOURITE}
    for announce in Announce:
        assert may_be_announced(announce=announce) is (announce not in asks)
        (proviso,) = explain(may_be_announced, announce=announce).call.steps
        assert proviso == Proviso("you do not play by calling", announce not in asks)


@pytest.mark.quotes(
    "bellecour.solitaire-quadrille.1",
    "neither of the four Players has a Sans Prendre Game, or is strong enough to demand a Mediateur"
    ", they are then obliged to pass",
)
@pytest.mark.quotes("academie.solitaire-quadrille.1", "alors le coup est nul")
def test_a_deal_that_nobody_can_play_is_null() -> None:
    passes = Announce.PASSES
    assert played_or_null(announced=(passes,) * 4) is Verdict.VOID
    for announce in (Announce.MEDIATEUR, Announce.SANS_PRENDRE, Announce.VOLE):
        for seat in range(4):
            announced = (*(passes,) * seat, announce, *(passes,) * (3 - seat))
            assert played_or_null(announced=announced) is Verdict.NOTHING_FOLLOWS
    for wrong in ((passes,) * 3, (passes,) * 5, (passes, passes, passes, Announce.ASKS)):
        with pytest.raises(ValueError, match="none of them asks"):
            played_or_null(announced=wrong)


@pytest.mark.quotes(
    "bellecour.mediateur-solitaire.laws.2",
    "he who deals puts down two Fish before him, and you go on till one of the Three plays",
)
@pytest.mark.quotes(
    "bellecour.solitaire-quadrille.2",
    "the two Fish are left on the board, and he who deals next, puts down two more",
)
def test_two_fish_are_put_down_for_every_deal_passed() -> None:
    assert [fish_on_the_board(passes=passes) for passes in range(4)] == [2, 4, 6, 8]
    with pytest.raises(ValueError, match="passes=-1"):
        fish_on_the_board(passes=-1)


@pytest.mark.quotes(
    "academie.solitaire-quadrille.2",
    "Ceux qui ont spadille & baste, prennent devant celui qui fait, les fiches de poulans qui leur"
    " apartiennent",
    "la fiche qui est dûë à ce matador, reste pour le premier coup",
)
def test_of_a_null_deal_spadille_and_baste_draw_their_fishes() -> None:
    spadille, baste = cards("AS AC")
    assert drawn_of_a_null_deal(hand=(spadille,)) == 2
    assert drawn_of_a_null_deal(hand=(baste,)) == 1
    assert drawn_of_a_null_deal(hand=(baste, spadille)) == 3
    # Whatever might have been Manille draws nothing.
    assert drawn_of_a_null_deal(hand=cards("2S 2C 7H 7D KS")) == 0


@pytest.mark.quotes(
    "academie.solitaire-quadrille.2",
    "celui qui aura la manille, retirera autant de fiches qu'il y aura eu de coups nuls",
)
def test_manilles_fish_waits_for_the_first_deal_played() -> None:
    assert [fishes_of_manille(nulls=nulls) for nulls in range(4)] == [0, 1, 2, 3]
    with pytest.raises(ValueError, match="nulls=-1"):
        fishes_of_manille(nulls=-1)


@pytest.mark.quotes(
    "academie.solitaire-quadrille.3", "Aprés un premier coup nul, s'il se faisoit une bête"
)
@pytest.mark.quotes(
    "bellecour.solitaire-quadrille.3",
    "they augment by twenty-eight Counters, above what is on the Board; and on the double Poulans,"
    " by fifty-six",
)
@pytest.mark.example("mediateur.solitaire-by-four")
def test_after_a_null_deal_the_beasts_are_56_and_140() -> None:
    assert beasts_after_nulls(nulls=1, beasts=2) == (56, 140)
    assert 28 + 28 + 28 + 56 == 140
    assert beasts_after_nulls(nulls=0, beasts=3) == (28, 84, 112)
    assert beasts_after_nulls(nulls=2, beasts=1) == (84,)
    assert beasts_after_nulls(nulls=1, beasts=2, double=True) == (112, 280)
    for facts in ({"nulls": -1, "beasts": 1}, {"nulls": 1, "beasts": 0}):
        with pytest.raises(ValueError, match="cannot be"):
            beasts_after_nulls(**facts)


@pytest.mark.quotes(
    "academie.mediateur-solitaire.another-way.3",
    "le jeu est remis, ainsi qu'au solitaire à quatre, & les bêtes montent également",
)
def test_the_french_counts_a_null_deal_by_three_as_by_four() -> None:
    for nulls in range(5):
        (beast,) = beasts_after_nulls(nulls=nulls, beasts=1)
        assert beast == 28 * (nulls + 1)
        assert beast == after_deals(deals=(Deal.NULL,) * nulls + (Deal.REMISE,)).made[-1]


@pytest.mark.quotes(
    "bellecour.mediateur-solitaire.laws.3",
    "you must observe the Tables before given for the common Mediateur by Four",
    "the Beast made by Remise is augmented by as many Counters as there have been Passes",
    "is of no more Counters than at the common Mediateur by Four",
)
def test_the_english_adds_a_counter_a_pass_by_remise_only() -> None:
    for order, passes in product(range(1, 17), range(4)):
        remise = beast_by_three(order=order, passes=passes)
        codill = beast_by_three(order=order, passes=passes, first=Drawn.CODILLE)
        assert remise == mediateur_by_remise(order=order) + passes
        assert codill == mediateur_by_codille(order=order)
    assert beast_by_three(order=2) == 84
    with pytest.raises(ValueError, match="passes=-1"):
        beast_by_three(order=1, passes=-1)


@pytest.mark.quotes(
    "bellecour.mediateur-solitaire.laws.3",
    "augmented by as many Counters as there have been Passes",
)
@pytest.mark.quotes("academie.mediateur-solitaire.another-way.3", "les bêtes montent également")
def test_the_books_differ_on_what_a_pass_adds() -> None:
    english = beast_by_three(order=1, passes=1)
    (french,) = beasts_after_nulls(nulls=1, beasts=1)
    assert (english, french) == (29, 56)


@pytest.mark.quotes(
    "academie.mediateur-solitaire.another-way.4",
    "les bêtes ne devroient à la rigueur augmenter que de 26 au lieu de 28",
)
@pytest.mark.example("mediateur.twenty-six")
def test_by_three_the_game_is_strictly_26() -> None:
    assert game_of_three() == 2 * 10 + 3 * 2 == 26
    assert mediateur_game() - game_of_three() == 2


@pytest.mark.quotes(
    "academie.mediateur-solitaire.another-way.5", "on fait deux tours plus qu'au Médiateur à quatre"
)
@pytest.mark.quotes(
    "bellecour.mediateur-solitaire.laws.4", "it is more eligible to play twelve Tours than ten"
)
def test_twelve_tours_are_played_by_three() -> None:
    assert (tours_by_three(), tours_by_three(by_four=11)) == (12, 13)
    with pytest.raises(ValueError, match="by_four=0"):
        tours_by_three(by_four=0)


@pytest.mark.quotes(
    "academie.mediateur-solitaire.another-way.1",
    "en ôtant en cœur & en carreau les six, cinq & quatre, en pique & en trefle, on retranche"
    " seulement les trois & les quatre",
    "sept cartes restantes en chaque espece quand elle n'est point triomphe, & neuf quand",
)
@pytest.mark.example("mediateur.tritrille-all-suits")
def test_seven_cards_of_each_suit_and_nine_when_it_is_trumps() -> None:
    out = set(OMBRE_PACK) - set(pack_of(way=Way.ALL_SUITS))
    assert out == set(cards("6H 5H 4H 6D 5D 4D 3S 4S 3C 4C"))
    for suit in Suit:
        plain = [card for card in natural_order(suit) if card in pack_of(way=Way.ALL_SUITS)]
        assert (len(plain), len(trumps_of(way=Way.ALL_SUITS, trump=suit))) == (7, 9)
    assert trumps_of(way=Way.ALL_SUITS, trump=S) == cards("AS 2S AC KS QS JS 7S 6S 5S")
    assert trumps_of(way=Way.ALL_SUITS, trump=H) == cards("AS 7H AC AH KH QH JH 2H 3H")


@pytest.mark.quotes(
    "academie.mediateur-solitaire.another-way.2",
    "d'ôter les deux en noir, & les sept en rouge, & de conserver les quatre",
    "les quatre de chaque espece seroient les manilles d'attente",
)
@pytest.mark.example("mediateur.tritrille-fours")
def test_the_author_would_make_the_fours_manilles() -> None:
    out = set(OMBRE_PACK) - set(pack_of(way=Way.FOURS_KEPT))
    assert out == set(cards("7H 6H 5H 7D 6D 5D 2S 3S 2C 3C"))
    for suit in Suit:
        trumps = trumps_of(way=Way.FOURS_KEPT, trump=suit)
        assert trumps[1] == Card(Rank.FOUR, suit)
        assert len(trumps) == 9
        # No gap is left: what stays are neighbours in the order of the suit.
        plain = [card for card in natural_order(suit) if card in pack_of(way=Way.FOURS_KEPT)]
        assert tuple(plain) == natural_order(suit)[: len(plain)]
        assert len(plain) == 7


def test_three_play_with_thirty_cards_and_every_trump_is_in_the_pack() -> None:
    for way, suit in product(Way, (H, D)):
        pack = pack_of(way=way, suit=suit)
        assert len(pack) == (30 if way in THIRTY else 36)
        for trump in Suit:
            trumps = trumps_of(way=way, trump=trump, suit=suit)
            assert set(trumps) <= set(pack)
            assert len(trumps) == len(set(trumps))
            assert {SPADILLE, BASTO} <= set(trumps)


@pytest.mark.quotes(
    "bellecour.mediateur-solitaire.another-method.1",
    "You lay out the four Threes",
    "reduce the number to thirty-six Cards, instead of forty",
)
def test_the_threes_are_laid_out() -> None:
    pack = pack_of(way=Way.THREES)
    assert set(OMBRE_PACK) - set(pack) == {Card(Rank.THREE, suit) for suit in Suit}
    assert (len(OMBRE_PACK), len(pack)) == (40, 36)


@pytest.mark.quotes(
    "bellecour.mediateur-solitaire.another-method.2",
    "gives each Player twelve Cards, by Three and Three, or Four and Four, at the option of the",
)
def test_twelve_cards_by_threes_or_by_fours() -> None:
    assert may_be_dealt(packets=(3, 3, 3, 3))
    assert may_be_dealt(packets=(4, 4, 4))
    for packets in ((3, 3, 3), (4, 4), (6, 6), (2,) * 6, (3, 3, 3, 4), (12,), (), (4, 4, 4, 4)):
        assert not may_be_dealt(packets=packets)


@pytest.mark.quotes(
    "bellecour.mediateur-solitaire.another-method.3",
    "in whatever Suit it is, is obliged to make seven Tricks alone, to win",
)
def test_seven_tricks_of_twelve_win() -> None:
    assert [wins_of_twelve(tricks=tricks) for tricks in (0, 6, 7, 12)] == [False, False, True, True]
    for tricks in (-1, 13):
        with pytest.raises(ValueError, match="tricks="):
            wins_of_twelve(tricks=tricks)


@pytest.mark.quotes(
    "bellecour.mediateur-solitaire.another-method.3",
    "you may also demand the Mediateur, when you can make six Tricks by your Hand, otherwise, you"
    " should pass",
)
def test_with_six_sure_tricks_a_mediateur_may_be_demanded() -> None:
    announced = [announces_with(sure_tricks=sure) for sure in (0, 5, 6, 7, 12)]
    assert announced == [
        Announce.PASSES,
        Announce.PASSES,
        Announce.MEDIATEUR,
        Announce.SANS_PRENDRE,
        Announce.SANS_PRENDRE,
    ]
    for sure in (-1, 13):
        with pytest.raises(ValueError, match="sure_tricks="):
            announces_with(sure_tricks=sure)
