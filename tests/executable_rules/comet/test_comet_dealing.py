"""The Comet: packs, deals, a wrong deal, discards, and what may not be looked at."""

from __future__ import annotations

from collections import Counter

import pytest

from executable_rules.comet.dealing import (
    Deal,
    Looking,
    Way,
    comet_of,
    comet_pack,
    dealt_of_forty,
    dealt_to_two,
    eldest_may_see,
    eldest_may_take,
    left_to_play,
    looks_at_cards_played,
    looks_at_stock,
    may_deal_by,
    may_look_at_discard,
    plays_with,
    points_of,
    porte_la_main_au_talon,
    ranged,
    reste_au_talon,
    settles_the_mark,
    shares_of_the_stock,
    sorted_pack,
    way_of_play,
    wrong_deal,
    youngest_may_take,
)
from executable_rules.comet.many import dealt_to_many
from executable_rules.comet.terms import faces
from executable_rules.mechanics.cards import Card, Rank
from executable_rules.mechanics.results import Silence, Verdict


@pytest.mark.quotes(
    "bellecour.comet.1",
    "from each of which you throw out the four Aces",
    "the black Cards are all put into one Pack, and the red into the other",
)
@pytest.mark.quotes(
    "academie.comet.1",
    "on ôte les quatre as de chacun",
    "on met les noires dans un jeu, & les rouges dans l'autre jeu",
)
def test_two_packs_are_sorted_into_a_red_and_a_black() -> None:
    for red in (False, True):
        cards = sorted_pack(red=red)
        assert len(cards) == 48
        assert set(Counter(cards).values()) == {2}
        assert {card.suit.red for card in cards} == {red}
        assert {card.rank for card in cards} == set(Rank) - {Rank.ACE}


@pytest.mark.quotes(
    "bellecour.comet.8",
    "The nine of Diamonds is put into the black Pack, and the nine of Clubs into the red one",
)
@pytest.mark.quotes(
    "academie.comet.8",
    "dans le Jeu noir le neuf de carreau, & dans le jeu rouge le neuf de trefle",
)
def test_the_comet_is_a_nine_of_the_other_colour() -> None:
    assert comet_of(red=False) == Card.parse("9D")
    assert comet_of(red=True) == Card.parse("9C")
    for red in (False, True):
        cards = comet_pack(red=red)
        assert len(cards) == 48
        assert [card.suit.red for card in cards if card == comet_of(red=red)] == [not red]
        nines = [card for card in cards if card.rank is Rank.NINE]
        assert len(nines) == 4
        assert sum(card.suit.red == red for card in nines) == 3


@pytest.mark.quotes(
    "bellecour.comet.2",
    "the Pack consequently consists of forty-eight Cards, eighteen of which are dealt",
    "by three and three, so that there remain twelve in the Stock",
)
@pytest.mark.quotes(
    "academie.comet.2",
    "l'on en donne dix-huit, trois par trois à chacun; de sorte qu'il en reste douze au talon",
)
def test_eighteen_are_dealt_by_threes_and_twelve_are_left() -> None:
    assert dealt_to_two() == Deal(each=18, stock=12)
    assert may_deal_by(packets=(3,) * 6)
    for packets in ((2,) * 9, (6, 6, 6), (3, 3, 3, 3, 4, 2), (4, 4, 4, 4, 2), (18,)):
        assert not may_deal_by(packets=packets)
    for packets in ((3,) * 5, (3,) * 7, (3, 3, 3, 3, 3, 3, 0), ()):
        with pytest.raises(ValueError, match="they make eighteen"):
            may_deal_by(packets=packets)


@pytest.mark.quotes(
    "bellecour.comet.3",
    "if either of the Players should attempt to look at the Stock, he pays such Penalty",
)
def test_an_attempt_to_look_at_the_stock_costs_what_is_agreed() -> None:
    assert looks_at_stock(attempts=True, agreed=5) == 5
    assert looks_at_stock(attempts=False, agreed=5) == 0
    assert looks_at_stock(attempts=True, agreed=0) == 0
    with pytest.raises(ValueError, match="agreed=-1"):
        looks_at_stock(attempts=True, agreed=-1)


@pytest.mark.quotes(
    "academie.comet.3",
    "porte la main sur le talon pour l'examiner, il paye la peine dont on est convenu",
)
def test_in_french_the_hand_must_be_there_to_examine_it() -> None:
    def paye(porte: bool, examiner: bool, convenue: int = 5) -> int:
        return porte_la_main_au_talon(
            porte_la_main=porte, pour_l_examiner=examiner, convenue=convenue
        )

    assert paye(True, True) == 5
    assert paye(True, True, 0) == 0
    assert paye(True, False) == paye(False, True) == paye(False, False) == 0
    with pytest.raises(ValueError, match="convenue=-1"):
        paye(True, True, -1)


@pytest.mark.quotes("bellecour.comet.3", "should attempt to look at the Stock")
@pytest.mark.quotes("academie.comet.3", "porte la main sur le talon pour l'examiner")
def test_an_attempt_without_the_hand_is_fined_in_english_alone() -> None:
    assert looks_at_stock(attempts=True, agreed=5) == 5
    french = porte_la_main_au_talon(porte_la_main=False, pour_l_examiner=True, convenue=5)
    assert french == 0


@pytest.mark.quotes("bellecour.comet.4", "by three, or one against one")
@pytest.mark.quotes("academie.comet.4", "deux contre deux, à trois, ou seul à seul")
def test_it_is_played_as_piquet_by_two_three_or_four() -> None:
    assert [way_of_play(players=n) for n in (2, 3, 4)] == [
        Way.ONE_AGAINST_ONE,
        Way.BY_THREE,
        Way.TWO_AGAINST_TWO,
    ]
    for players in (1, 5):
        with pytest.raises(ValueError, match="from 2 to 4"):
            way_of_play(players=players)


@pytest.mark.quotes("bellecour.comet.5", "The number of Games commonly played is twenty-four")
@pytest.mark.quotes("academie.comet.5", "on en joue pour l'ordinaire vingt-quatre")
def test_a_party_has_twenty_four() -> None:
    assert [left_to_play(played=n) for n in (0, 1, 23, 24)] == [24, 23, 1, 0]
    assert left_to_play(played=12, number=12) == 0
    assert left_to_play(played=0, number=1) == 1
    for played, number in ((25, 24), (-1, 24), (0, 0)):
        with pytest.raises(ValueError, match="cannot be"):
            left_to_play(played=played, number=number)


@pytest.mark.quotes("bellecour.comet.5", "the counter stands for ten Points, as at Piquet")
@pytest.mark.quotes("academie.comet.5", "Le jetton vaut dix points comme au Piquet")
def test_a_counter_stands_for_ten_points() -> None:
    assert [points_of(counters=n) for n in (0, 1, 24)] == [0, 10, 240]
    with pytest.raises(ValueError, match="counters=-1"):
        points_of(counters=-1)


@pytest.mark.quotes(
    "bellecour.comet.6",
    "If the Deal is wrong, the eldest Hand can call a new Deal, or",
    "whether it be he or his Adversary that has a Card too much",
)
@pytest.mark.quotes(
    "academie.comet.6",
    "peut obliger de refaire; mais s'il y trouve son avantage, il peut décider le coup bon",
)
def test_the_eldest_chooses_whether_a_wrong_deal_stands() -> None:
    assert wrong_deal() is wrong_deal(elder=18, younger=18) is Verdict.NOTHING_FOLLOWS
    for elder, younger in ((19, 18), (18, 19), (17, 18), (18, 17), (19, 17)):
        assert wrong_deal(elder=elder, younger=younger) is Verdict.MAY_CHOOSE
    assert wrong_deal(elder=0, younger=0) is Verdict.MAY_CHOOSE
    for elder, younger in ((-1, 18), (18, -1)):
        with pytest.raises(ValueError, match="cannot be"):
            wrong_deal(elder=elder, younger=younger)


@pytest.mark.quotes("bellecour.comet.6", "he that has it plays with nineteen Cards")
@pytest.mark.quotes("academie.comet.6", "celui qui a la carte de plus, joue avec dix-neuf cartes")
def test_he_that_has_a_card_too_many_plays_with_nineteen() -> None:
    assert plays_with(elder=19, younger=18) == (19, 18)
    assert plays_with(elder=18, younger=19) == (18, 19)
    for elder, younger in ((18, 18), (19, 19), (18, 20), (17, 18)):
        with pytest.raises(ValueError, match="one has nineteen"):
            plays_with(elder=elder, younger=younger)


@pytest.mark.quotes(
    "bellecour.comet.7",
    "After two Deals are played, which is one for each Player, the last Deal decides",
)
@pytest.mark.quotes(
    "academie.comet.7", "l'aller & le revenir, le dernier coup décide si on est marqué"
)
def test_the_last_of_two_deals_decides() -> None:
    assert [settles_the_mark(deals_played=n) for n in (0, 1, 2)] == [False, False, True]
    for deals in (-1, 3):
        with pytest.raises(ValueError, match="from 0 to 2"):
            settles_the_mark(deals_played=deals)


@pytest.mark.quotes(
    "bellecour.comet.9",
    "the Twos, the Threes, the Fours, and so up to the Kings, should be placed together",
    "it matters not what Suit they are of",
)
@pytest.mark.quotes(
    "academie.comet.9",
    "les deux ensemble, les trois, les quatre, & ainsi de suite, en remontant jusqu'au roi",
    "Il n'importe pas de quelle couleur soient les cartes",
)
def test_the_cards_are_ranged_from_the_twos_to_the_kings() -> None:
    assert ranged(hand=faces("K 2 9 C 2 Q 3 10 J")) == (
        faces("2 2"),
        *((card,) for card in faces("3 9 10 J Q K")),
    )
    assert ranged(hand=()) == ranged(hand=faces("C")) == ()


@pytest.mark.quotes(
    "bellecour.comet.20",
    "It is not permitted to look at the Cards that have been played",
    "a Penalty is commonly inflicted on those that would spread the Cards",
)
@pytest.mark.quotes(
    "academie.comet.20",
    "de regarder dans le tas de cartes qui ont été jettées sur le tapis",
    "& veut les étaler pour les examiner",
)
def test_nobody_may_look_at_the_cards_played_and_he_pays_who_would_spread_them() -> None:
    table = {
        (looks, spread): looks_at_cards_played(looks=looks, would_spread=spread, agreed=4)
        for looks in (False, True)
        for spread in (False, True)
    }
    assert table == {
        (False, False): Looking(True, 0),
        (True, False): Looking(False, 0),
        (False, True): Looking(False, 4),
        (True, True): Looking(False, 4),
    }
    none = looks_at_cards_played(looks=True, would_spread=True, agreed=0)
    assert none == Looking(False, 0)
    with pytest.raises(ValueError, match="agreed=-1"):
        looks_at_cards_played(looks=True, would_spread=True, agreed=-1)


@pytest.mark.quotes(
    "bellecour.comet.opera-4.2",
    "by leaving out the Twos and Threes; and then each Player has fifteen Cards",
    "the Stock consists of ten Cards only",
)
@pytest.mark.quotes(
    "academie.comet.opera-4.2",
    "en ôtant les deux & les trois: pour lors chaque Joueur aura quinze cartes",
    "le talon ne sera plus composé que de dix cartes",
)
def test_forty_cards_make_fifteen_each_and_ten_left() -> None:
    assert dealt_of_forty() == Deal(each=15, stock=10)


@pytest.mark.quotes(
    "bellecour.comet.discard.1",
    "the eldest may take in six Cards from the Stock, and must not take less than two",
)
@pytest.mark.quotes(
    "academie.comet.discard.1",
    "jusqu'à six cartes dans le talon, & il n'en peut prendre moins que deux",
)
def test_the_eldest_takes_from_two_to_six() -> None:
    assert [n for n in range(13) if eldest_may_take(cards=n)] == [2, 3, 4, 5, 6]
    for cards in (-1, 13):
        with pytest.raises(ValueError, match="from 0 to 12"):
            eldest_may_take(cards=cards)


@pytest.mark.quotes(
    "bellecour.comet.discard.2", "the youngest may take three Cards, and must take one"
)
@pytest.mark.quotes(
    "academie.comet.discard.2",
    "Le second peut prendre trois cartes dans le talon",
    "il faut qu'il en prenne absolument une",
)
def test_the_youngest_takes_from_one_to_three() -> None:
    assert [n for n in range(13) if youngest_may_take(cards=n)] == [1, 2, 3]
    for cards in (-1, 13):
        with pytest.raises(ValueError, match="from 0 to 12"):
            youngest_may_take(cards=cards)


@pytest.mark.quotes("academie.comet.discard.2", "dans lequel il reste toujours trois")
def test_in_french_three_always_remain() -> None:
    left = {(a, b): reste_au_talon(premier=a, second=b) for a in range(2, 7) for b in range(1, 4)}
    assert left[6, 3] == min(left.values()) == 3
    assert left[6, 1] == 5
    assert left[2, 1] == max(left.values()) == 9
    for premier, second in ((1, 1), (7, 1), (2, 0), (2, 4)):
        with pytest.raises(ValueError, match="two to six, one to three"):
            reste_au_talon(premier=premier, second=second)


@pytest.mark.quotes(
    "bellecour.comet.discard.3",
    "If the eldest does not take in his six, he may see such of them as he leaves",
)
@pytest.mark.quotes(
    "academie.comet.discard.3",
    "ne prend pas six cartes, il peut regarder celles qu'il laisse au second",
)
def test_the_eldest_may_see_what_he_leaves_of_his_six() -> None:
    assert [eldest_may_see(taken=n) for n in range(2, 7)] == [4, 3, 2, 1, 0]
    for taken in (1, 7):
        with pytest.raises(ValueError, match="from two to six"):
            eldest_may_see(taken=taken)


@pytest.mark.quotes(
    "bellecour.comet.discard.4",
    "The discards remain on the side of each Player, who may look at them when he pleases",
)
@pytest.mark.quotes(
    "academie.comet.discard.4",
    "Les cartes écartées restent à côté du Joueur qui peut les regarder, quand il veut",
)
def test_each_may_look_at_his_own_discard() -> None:
    assert may_look_at_discard(own=True) is True
    assert may_look_at_discard(own=False) is Silence.NOT_SAID


@pytest.mark.quotes(
    "bellecour.comet.discard.5",
    "of twelve Cards; of which the eldest may take six, and the two others, three each",
)
@pytest.mark.quotes(
    "academie.comet.discard.5", "le premier en peut prendre six, & les deux autres chacun trois"
)
@pytest.mark.example("comet.shares")
def test_three_share_the_stock() -> None:
    assert shares_of_the_stock(players=3) == (6, 3, 3)
    assert sum(shares_of_the_stock(players=3)) == dealt_to_many(players=3).stock
    with pytest.raises(ValueError, match="from 3 to 5"):
        shares_of_the_stock(players=2)


@pytest.mark.quotes(
    "bellecour.comet.discard.6",
    "the eldest then takes four, the second Player two; and the two others, one Card each",
)
@pytest.mark.quotes(
    "academie.comet.discard.6",
    "le premier en prend quatre, le second deux, & les deux autres chacun une",
)
@pytest.mark.example("comet.shares")
def test_four_share_the_stock() -> None:
    assert shares_of_the_stock(players=4) == (4, 2, 1, 1)
    assert sum(shares_of_the_stock(players=4)) == dealt_to_many(players=4).stock


@pytest.mark.quotes(
    "bellecour.comet.discard.7",
    "as there are only three Cards in the Stock, there can be no Discard",
)
@pytest.mark.quotes("academie.comet.discard.7", "on ne fait point d'écarts")
def test_five_have_no_discard() -> None:
    assert shares_of_the_stock(players=5) == ()
    assert dealt_to_many(players=5).stock == 3
    with pytest.raises(ValueError, match="from 3 to 5"):
        shares_of_the_stock(players=6)


@pytest.mark.quotes("bellecour.comet.2", "there remain twelve in the Stock")
@pytest.mark.quotes("academie.comet.2", "il en reste douze au talon")
@pytest.mark.example("comet.deals")
def test_the_deals_of_the_books_come_out_even() -> None:
    deals = {2: dealt_to_two()} | {n: dealt_to_many(players=n) for n in (3, 4, 5)}
    assert deals == {2: (18, 12), 3: (12, 12), 4: (10, 8), 5: (9, 3)}
    assert {n * each + stock for n, (each, stock) in deals.items()} == {48}
    each, stock = dealt_of_forty()
    assert 2 * each + stock == 40
