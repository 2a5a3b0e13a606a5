"""The Farm: tests that quote its rules in both books, and its examples."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.ferme.first_manner import (
    chance_of_the_seize,
    dispossesses,
    dispossessor_wins,
    farm_pack,
    gives_first,
    gives_more,
    jouent_ensemble,
    may_demand,
    nearest,
    next_farmer,
    pays,
    play_together,
    price_won,
    reimbursed,
    takes_the_farm,
    value,
    wins_by_the_seize,
)
from executable_rules.ferme.second_manner import (
    deals,
    farm_holds,
    gagne_autrement,
    gives_himself_too,
    wins_another_way,
)
from executable_rules.ferme.terms import BRILLIANT, Agreed, End, FirstCards, Served, Wins, Won
from executable_rules.mechanics.cards import Card, Rank, Suit, pack
from executable_rules.mechanics.held import Held
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Silence, Unit

NINE_SEVEN = Held.parse("9S 7H")
THREE_CARDS = Held.parse("7S 6H 3C")


def counters(amount: int) -> Forfeit:
    """So many counters to the Farmer."""
    return Forfeit(amount, Unit.COUNTER, Payee.DEALER)


@pytest.mark.quotes("bellecour.ferme.1", "Ten or twelve persons may play at the same time")
def test_ten_or_twelve_may_play() -> None:
    assert [play_together(players=it) for it in (2, 10, 12, 13)] == [
        True,
        True,
        True,
        Silence.NOT_SAID,
    ]
    with pytest.raises(ValueError, match="players=1"):
        play_together(players=1)


@pytest.mark.quotes("academie.ferme.1", "on joue jusqu'à dix ou douze à ce jeu")
def test_on_joue_jusqu_a_douze() -> None:
    assert [jouent_ensemble(joueurs=it) for it in (2, 10, 12, 13)] == [True, True, True, False]
    with pytest.raises(ValueError, match="joueurs=1"):
        jouent_ensemble(joueurs=1)


@pytest.mark.quotes(
    "bellecour.ferme.2",
    "except the eights, which are thrown out",
    "there is only one six made use of, which is the six of hearts",
)
@pytest.mark.quotes(
    "academie.ferme.2",
    "on en ôte cependant les huit",
    "on ne laisse que le six de cœur, levant les trois autres six",
)
@pytest.mark.quotes("bellecour.ferme.second-way.1", "You play with the same cards")
@pytest.mark.quotes("academie.ferme.second-way.1", "ON joue avec le même jeu de carte")
def test_the_pack_has_no_eights_and_one_six() -> None:
    assert set(pack()) - set(farm_pack()) == {
        *(Card(Rank.EIGHT, suit) for suit in Suit),
        *(Card(Rank.SIX, suit) for suit in Suit if suit is not Suit.HEARTS),
    }
    assert len(farm_pack()) == 45


@pytest.mark.quotes(
    "bellecour.ferme.2", "The six of hearts is called by way of pre-eminence The Brilliant"
)
@pytest.mark.quotes("academie.ferme.2", "Le six de cœur est apellé par excellence le brillant")
def test_the_brilliant_is_the_six_of_hearts() -> None:
    assert [card for card in farm_pack() if card.rank is Rank.SIX] == [BRILLIANT]
    assert str(BRILLIANT) == "6H"


@pytest.mark.example("ferme.eights-and-sixes")
@pytest.mark.quotes(
    "bellecour.ferme.2",
    "the eights, which are thrown out, because the Seize, that is the number sixteen, would "
    "otherwise too frequently occur",
    "for with the tens the Seize would be again too frequently made",
)
@pytest.mark.quotes(
    "academie.ferme.2",
    "les huit, parce que s'ils y étoient, le nombre de seize arriveroit trop souvent",
    "il seroit trop aisé de gagner à cause de chaque figure qui vaut six, & des dix",
)
def test_what_the_eights_and_sixes_do_to_the_seize() -> None:
    """Three sixes less make it rarer, as is said; without the eights it is the likelier."""
    played = chance_of_the_seize()
    assert played == Fraction(6711837802, 55828277505)
    assert chance_of_the_seize(sixes=4) > played > chance_of_the_seize(sixes=0)
    assert chance_of_the_seize(eights=4) < played
    assert chance_of_the_seize(eights=4, sixes=4) < chance_of_the_seize(sixes=4)
    near = [chance_of_the_seize(eights=e, sixes=s) for e, s in product((0, 4), (1, 4))]
    assert [round(float(it), 4) for it in near] == [0.1202, 0.1548, 0.1109, 0.1416]
    for wrong in ({"eights": -1}, {"eights": 5}, {"sixes": -1}, {"sixes": 5}):
        with pytest.raises(ValueError, match="from 0 to 4"):
            chance_of_the_seize(**wrong)


@pytest.mark.quotes(
    "bellecour.ferme.3",
    "he who makes the Seize by means of the six of hearts, wins in preference to all the others",
)
@pytest.mark.quotes(
    "academie.ferme.3",
    "celui qui fait seize par le moyen du six de cœur gagne par préference à tout autre à cartes "
    "égales",
)
def test_the_brilliant_wins_with_as_many_cards() -> None:
    brilliant = Held.parse("6H KC")
    assert wins_by_the_seize(hands=(NINE_SEVEN, brilliant)) == 1
    assert wins_by_the_seize(hands=(brilliant, NINE_SEVEN)) == 0
    assert wins_by_the_seize(hands=(Held.parse("7D 5C 4H"), THREE_CARDS)) == 1
    # Without the Seize the six of hearts is nothing.
    assert wins_by_the_seize(hands=(Held.parse("6H 9C"), NINE_SEVEN)) == 1


@pytest.mark.example("ferme.nine-and-seven")
@pytest.mark.quotes(
    "bellecour.ferme.4",
    "he who wins with two cards, takes place of him who wins with three",
    "a nine and seven take place of a seven, six and three",
)
@pytest.mark.quotes(
    "academie.ferme.4",
    "celui qui gagneroit en deux cartes, gagneroit au préjudice de celui qui gagne avec trois "
    "cartes",
    "un neuf & un sept gagneroit sur un sept, un six & un trois",
)
def test_two_cards_take_place_of_three() -> None:
    assert wins_by_the_seize(hands=(THREE_CARDS, NINE_SEVEN)) == 1
    assert wins_by_the_seize(hands=(NINE_SEVEN, THREE_CARDS)) == 0
    # More cards than three are read likewise.
    assert wins_by_the_seize(hands=(Held.parse("7C 2S 3S 4S"), THREE_CARDS)) == 1


@pytest.mark.quotes(
    "bellecour.ferme.5",
    "when the number of cards is equal, the elder hand wins it; unless when the six of hearts is "
    "concerned",
)
@pytest.mark.quotes(
    "academie.ferme.5",
    "lorsque le nombre de cartes est égal, celui qui a la prime gagne",
    "par le six de cœur, qui gagne sur la primauté",
)
def test_with_as_many_cards_the_elder_hand_wins() -> None:
    other = Held.parse("7C 9H")
    assert wins_by_the_seize(hands=(Held.parse("KC"), other, NINE_SEVEN)) == 1
    assert wins_by_the_seize(hands=(NINE_SEVEN, other)) == 0
    assert wins_by_the_seize(hands=(NINE_SEVEN, Held.parse("10H 6H"))) == 1
    assert wins_by_the_seize(hands=(Held.parse("KC"), Held.parse("9H 10H"))) is None
    for held in ("8S 8H", "6S 10H", ""):
        with pytest.raises(ValueError, match="cards of the pack"):
            wins_by_the_seize(hands=(NINE_SEVEN, Held.parse(held)))
    assert wins_by_the_seize(hands=(Held(farm_pack()),)) is None
    with pytest.raises(ValueError, match="twice"):
        wins_by_the_seize(hands=(NINE_SEVEN, Held.parse("9S 7C")))


@pytest.mark.quotes("bellecour.ferme.6", "who takes the Farm at the highest price")
@pytest.mark.quotes("academie.ferme.6", "qui prend la ferme au plus haut prix")
def test_the_highest_price_takes_the_farm() -> None:
    assert takes_the_farm(prices=(10, 15, 20)) == 2
    assert takes_the_farm(prices=(1,)) == 0
    assert takes_the_farm(prices=(20, 15, 20)) is Silence.NOT_SAID
    for prices in ((), (10, 0)):
        with pytest.raises(ValueError, match="prices"):
            takes_the_farm(prices=prices)


@pytest.mark.quotes(
    "bellecour.ferme.7",
    "he that dispossesses the Farmer, takes it: the price of the farm being set apart",
)
@pytest.mark.quotes(
    "academie.ferme.7",
    "L'argent convenu pour la ferme est d'abord mis à part, & celui qui dépossede le fermier le "
    "gagne",
)
@pytest.mark.quotes(
    "bellecour.ferme.16",
    "every Farmer is to deposite, by way of security, the price agreed on for the Farm, which he "
    "that dispossesses him wins",
)
@pytest.mark.quotes("academie.ferme.16", "que celui qui déposséde, gagne")
def test_the_price_is_his_that_dispossesses() -> None:
    assert price_won(price=20, points=16) == 20
    assert price_won(price=20, points=15) == price_won(price=20, points=17) == 0
    assert price_won(price=1, points=16) == 1
    with pytest.raises(ValueError, match="price=0"):
        price_won(price=0, points=16)


@pytest.mark.quotes(
    "bellecour.ferme.8",
    "The Farmer is always the dealer; who after the cards are cut by his left hand man, gives one "
    "card to each Player from the top of the pack",
)
@pytest.mark.quotes(
    "academie.ferme.8",
    "mêle toujours aprés avoir fait couper le Joueur de sa gauche; il donne à chacun des Joueurs "
    "une carte du dessus du jeu",
)
def test_the_farmer_deals_one_card_to_each() -> None:
    assert gives_first(farmer=2, players=4) == FirstCards(2, 1, 1, End.TOP)
    assert gives_first(farmer=0, players=4) == FirstCards(0, 3, 1, End.TOP)
    assert gives_first(farmer=1, players=2) == FirstCards(1, 0, 1, End.TOP)
    with pytest.raises(ValueError, match="players=1"):
        gives_first(farmer=0, players=1)


@pytest.mark.quotes(
    "bellecour.ferme.9",
    "gives from the bottom of the stock, to those who require it; and beginning at the right, he "
    "gives to each player as many cards, one after the other, as he demands",
)
@pytest.mark.quotes(
    "academie.ferme.9",
    "il en donne du dessous du talon, à qui en demande en commençant également par sa droite, & "
    "chacun à son tour une carte aprés l'autre, autant que chacun en desire",
)
def test_further_cards_come_from_the_bottom() -> None:
    assert gives_more(demanded=(2, 0, 1)) == Served((0, 0, 2), End.BOTTOM)
    assert gives_more(demanded=(0, 0)) == Served((), End.BOTTOM)
    with pytest.raises(ValueError, match="demanded=-1"):
        gives_more(demanded=(1, -1))


@pytest.mark.quotes(
    "bellecour.ferme.10",
    "he is at liberty to stand his game, and not to take any cards; and in that case he pays "
    "nothing to the Farmer",
)
@pytest.mark.quotes("academie.ferme.10", "on ne paye en ce cas rien au fermier")
def test_he_that_stands_pays_nothing() -> None:
    assert pays(held=Held.parse("KC")) == NOTHING
    assert pays(held=Held.parse("KC 5H")) == pays(held=NINE_SEVEN) == NOTHING
    with pytest.raises(ValueError, match="cards of the pack"):
        pays(held=Held.parse("8C"))


@pytest.mark.example("ferme.nine-and-ten")
@pytest.mark.quotes(
    "bellecour.ferme.11",
    "passes the Seize, which is the number that is to be exactly made, to dispossess the Farmer, "
    "he pays to the Farmer as many counters as he has points more than sixteen",
    "if he has a nine in hand, and draws a ten, he pays three counters to the Farmer",
)
@pytest.mark.quotes(
    "academie.ferme.11",
    "passe le nombre de seize qui est le nombre qu'il faut pour faire déposséder le fermier, lui "
    "paye autant de jettons qu'il le surpasse de points",
    "si ayant un neuf en main, il lui arrive un dix il payera trois jettons au fermier",
)
def test_he_that_passes_the_seize_pays_the_excess() -> None:
    assert pays(held=Held.parse("9S 10H")) == counters(3)
    assert pays(held=Held.parse("7S 10H")) == counters(1)
    assert pays(held=Held.parse("KS 10H")) == counters(4)
    assert [dispossesses(points=it) for it in (15, 16, 17)] == [False, True, False]
    with pytest.raises(ValueError, match="points=0"):
        dispossesses(points=0)


@pytest.mark.quotes(
    "bellecour.ferme.12",
    "they reckon as they are marked, the Ace for one point, and so the rest, the figures each "
    "counting ten points",
)
@pytest.mark.quotes(
    "academie.ferme.12",
    "elles valent tout ce qu'elles sont marquées, l'as pour un point, & ainsi des autres, & chaque "
    "figure pour dix",
)
@pytest.mark.example("ferme.figure-of-six")
def test_the_ace_counts_one_and_figures_ten() -> None:
    """A figure counts ten; the figure "qui vaut six" of the French would not reach the Seize."""
    values = {card.rank: value(card=card) for card in farm_pack()}
    assert values == {rank: min(rank.value, 10) for rank in Rank if rank is not Rank.EIGHT}
    assert values[Rank.ACE] == 1 and values[Rank.KNAVE] == values[Rank.KING] == 10
    figures = [card for card in farm_pack() if card.rank.court]
    assert {dispossesses(points=value(card=it) + value(card=BRILLIANT)) for it in figures} == {True}
    assert not dispossesses(points=6 + value(card=BRILLIANT))
    with pytest.raises(ValueError, match="no eight"):
        value(card=Card(Rank.EIGHT, Suit.CLUBS))


@pytest.mark.quotes(
    "bellecour.ferme.13",
    "which he who has the nearest number less than sixteen wins, if no one dispossesses the Farmer",
)
@pytest.mark.quotes(
    "academie.ferme.13",
    "celui qui a le point le plus prés de seize au-dessous, gagne, lorsqu'il n'y a personne qui "
    "dépossede le fermier",
)
def test_the_nearest_below_sixteen_wins_the_counters() -> None:
    assert nearest(points=(12, 15, 14)) == 1
    assert nearest(points=(17, 3)) == 1
    assert nearest(points=(15, 16)) is None
    assert nearest(points=(17, 20)) is Silence.NOT_SAID
    for points in ((), (12, 0)):
        with pytest.raises(ValueError, match="cannot be"):
            nearest(points=points)


@pytest.mark.quotes(
    "bellecour.ferme.19",
    "When there are two equal points for drawing the game, the eldest hand wins it",
)
@pytest.mark.quotes(
    "academie.ferme.19",
    "Lorsqu'il y a deux points égaux pour tirer le jeu, celui qui a la primauté, le gagne",
)
def test_of_two_equal_points_the_eldest_hand_wins() -> None:
    assert nearest(points=(12, 14, 14)) == 1
    assert nearest(points=(14, 14)) == 0


@pytest.mark.quotes(
    "bellecour.ferme.14",
    "wins not only the price of the Farm, but the counters also, that each player has staked",
)
@pytest.mark.quotes(
    "academie.ferme.14",
    "gagne non-seulement le prix de la ferme, mais encore les jettons que chacun a mis au jeu",
)
def test_he_that_dispossesses_wins_price_and_counters() -> None:
    assert dispossessor_wins(price=20, staked=(1,) * 10) == Wins(farm=20, staked=10)
    assert dispossessor_wins(price=10, staked=(2, 2, 2)) == Wins(farm=10, staked=6)
    with pytest.raises(ValueError, match="staked=0"):
        dispossessor_wins(price=20, staked=(1, 0))


@pytest.mark.quotes("bellecour.ferme.7", "he that dispossesses the Farmer, takes it")
@pytest.mark.quotes("bellecour.ferme.15", "He that dispossesses the Farmer, becomes Farmer himself")
@pytest.mark.quotes(
    "academie.ferme.15", "Celui qui a dépossedé le fermier, devient fermier lui-même"
)
def test_he_that_dispossesses_becomes_farmer() -> None:
    assert next_farmer(farmer=0, players=4, winner=2) == 2
    assert next_farmer(farmer=1, players=4) == 1
    with pytest.raises(ValueError, match="dispossess himself"):
        next_farmer(farmer=1, players=4, winner=1)
    for farmer in (-1, 4):
        with pytest.raises(ValueError, match="farmer="):
            next_farmer(farmer=farmer, players=4)
    for seat in (-1, 4):
        with pytest.raises(ValueError, match="winner="):
            next_farmer(farmer=1, players=4, winner=seat)
    with pytest.raises(ValueError, match="players=1"):
        next_farmer(farmer=0, players=1)


@pytest.mark.quotes(
    "bellecour.ferme.15",
    "unless it is agreed that he should always be Farmer; or that every one should take the Farm "
    "in their turn",
)
@pytest.mark.quotes(
    "academie.ferme.15",
    "à moins que l'on ne soit convenu qu'on le sera toujours, ou chacun le sera à son tour",
)
def test_by_agreement_the_farmer_remains_or_it_goes_round() -> None:
    for winner in (None, 0, 2):
        assert next_farmer(farmer=3, players=4, winner=winner, agreed=Agreed.ALWAYS) == 3
    assert next_farmer(farmer=3, players=4, winner=2, agreed=Agreed.IN_TURN) == 0
    assert next_farmer(farmer=1, players=4, winner=0, agreed=Agreed.IN_TURN) == 2
    assert next_farmer(farmer=1, players=4, agreed=Agreed.IN_TURN) is Silence.NOT_SAID
    assert next_farmer(farmer=0, players=2, winner=1, agreed=Agreed.IN_TURN) == 1


@pytest.mark.quotes(
    "bellecour.ferme.17",
    "by means of the counters which every player pays him, who has more than sixteen points",
)
@pytest.mark.quotes(
    "academie.ferme.17",
    "au moyen des jettons que chaque Joueur lui donne de surplus de seize points",
)
def test_the_farmer_is_reimbursed_by_what_exceeds_the_seize() -> None:
    assert reimbursed(points=(17, 16, 15, 20)) == 5
    assert reimbursed(points=(16, 3)) == 0
    with pytest.raises(ValueError, match="points=0"):
        reimbursed(points=(0, 3))
    with pytest.raises(ValueError, match="players=0"):
        reimbursed(points=())


@pytest.mark.quotes(
    "bellecour.ferme.18",
    "though every player has a right to demand as many cards as he pleases, from the banker, yet "
    "he is only to do it in his turn, and one card after another",
)
@pytest.mark.quotes(
    "academie.ferme.18",
    "tant de cartes qu'il veut, il ne le peut qu'à son tour, & l'une aprés l'autre",
)
def test_cards_are_demanded_in_turn_and_singly() -> None:
    assert may_demand(at_once=1, in_his_turn=True) is True
    assert may_demand(at_once=2, in_his_turn=True) is False
    assert may_demand(at_once=1, in_his_turn=False) is False
    assert may_demand(at_once=2, in_his_turn=False) is False
    with pytest.raises(ValueError, match="at_once=0"):
        may_demand(at_once=0, in_his_turn=True)


@pytest.mark.quotes("bellecour.ferme.second-way.1", "but cut for deal")
@pytest.mark.quotes("academie.ferme.second-way.1", "l'on revoit à qui fera")
@pytest.mark.quotes("bellecour.ferme.second-way.6", "Every one deals in his turn")
@pytest.mark.quotes("academie.ferme.second-way.6", "chacun fait à son tour")
def test_the_cut_gives_the_first_deal_and_then_it_goes_round() -> None:
    assert [deals(players=3, cut=1, deals_played=it) for it in range(4)] == [1, 2, 0, 1]
    assert deals(players=2, cut=0, deals_played=1) == 1
    with pytest.raises(ValueError, match="deals_played=-1"):
        deals(players=3, cut=1, deals_played=-1)
    with pytest.raises(ValueError, match="players=1"):
        deals(players=1, cut=0, deals_played=0)


@pytest.mark.quotes(
    "bellecour.ferme.second-way.2",
    "he that holds the cards, gives to himself, as well as to the others, one or more cards, in "
    "his turn",
)
@pytest.mark.quotes(
    "academie.ferme.second-way.2",
    "celui qui tient les cartes, prend pour lui comme pour les autres, une & plusieurs cartes à "
    "son tour",
)
def test_the_dealer_gives_himself_too() -> None:
    assert gives_himself_too(demanded=(1, 2), himself=2) == Served((0, 1, 1, 2, 2), End.BOTTOM)
    assert gives_himself_too(demanded=(1, 0), himself=0) == Served((0,), End.BOTTOM)
    with pytest.raises(ValueError, match="himself=-1"):
        gives_himself_too(demanded=(1,), himself=-1)


@pytest.mark.quotes(
    "bellecour.ferme.second-way.3",
    "The Farm is made by the counters which they who over-run the Seize pay; whereas it is the "
    "Farmer that furnishes it when there is one",
)
@pytest.mark.quotes(
    "academie.ferme.second-way.3",
    "se forme par les jettons, que ceux qui passent seize, païent à la ferme, au lieu que c'est au "
    "fermier, lorsqu'il y en a un",
)
def test_those_who_overrun_make_the_farm() -> None:
    assert farm_holds(points=(17, 16, 15, 20)) == 5
    assert farm_holds(points=(17, 16, 15, 20), furnished=20) == 20
    assert farm_holds(points=(17,), furnished=1) == 1
    with pytest.raises(ValueError, match="furnished=0"):
        farm_holds(points=(17,), furnished=0)


@pytest.mark.quotes(
    "bellecour.ferme.second-way.4",
    "he that wins the Farm, takes all the counters that are collected together, and the counter "
    "that each player puts down for the game",
)
def test_the_seize_wins_farm_and_counters() -> None:
    assert wins_another_way(points=(15, 16, 20), farm=4) == Won(1, Wins(farm=4, staked=3))
    assert wins_another_way(points=(16,), farm=0) == Won(0, Wins(farm=0, staked=1))
    with pytest.raises(ValueError, match="farm=-1"):
        wins_another_way(points=(16,), farm=-1)


@pytest.mark.quotes(
    "bellecour.ferme.second-way.4",
    "which he who comes nearest to the Seize wins, when nobody wins the Farm",
)
def test_the_nearest_wins_the_counters_from_either_side() -> None:
    assert wins_another_way(points=(12, 17, 14), farm=1) == Won(1, Wins(farm=0, staked=3))
    assert wins_another_way(points=(18, 15), farm=2) == Won(1, Wins(farm=0, staked=2))
    assert wins_another_way(points=(20, 18), farm=6) == Won(1, Wins(farm=0, staked=2))


@pytest.mark.quotes(
    "bellecour.ferme.second-way.5", "when the point is equal, the elder hand has it"
)
def test_of_equal_points_the_elder_hand_has_it() -> None:
    assert wins_another_way(points=(12, 15, 15), farm=0) == Won(1, Wins(farm=0, staked=3))
    assert wins_another_way(points=(16, 16), farm=5) == Won(0, Wins(farm=5, staked=2))
    # As near from above and from below, no point is equal.
    assert wins_another_way(points=(15, 17), farm=1) is None
    with pytest.raises(ValueError, match="points=0"):
        wins_another_way(points=(0,), farm=0)


@pytest.mark.quotes(
    "academie.ferme.second-way.4",
    "celui qui gagne la ferme, gagne tous ces jettons ramassez, & le jetton que chacun a mis au "
    "jeu",
)
def test_seize_gagne_la_ferme_et_les_jettons() -> None:
    assert gagne_autrement(points=(15, 16, 20), ferme=4) == Won(1, Wins(farm=4, staked=3))


@pytest.mark.quotes(
    "academie.ferme.second-way.4",
    "celui qui a le point le plus prés de seize, au-dessous, gagne lorsque personne ne gagne la "
    "ferme",
)
def test_le_plus_pres_au_dessous_gagne() -> None:
    assert gagne_autrement(points=(12, 17, 14), ferme=1) == Won(2, Wins(farm=0, staked=3))
    assert gagne_autrement(points=(20, 18), ferme=6) is None
    assert gagne_autrement(points=(15, 17), ferme=1) == Won(0, Wins(farm=0, staked=2))


@pytest.mark.quotes(
    "academie.ferme.second-way.5", "lorsque le point est égal, celui qui a la primauté l'emporte"
)
def test_a_point_egal_la_primaute_l_emporte() -> None:
    assert gagne_autrement(points=(12, 15, 15), ferme=0) == Won(1, Wins(farm=0, staked=3))
    assert gagne_autrement(points=(16, 16), ferme=5) == Won(0, Wins(farm=5, staked=2))
    with pytest.raises(ValueError, match="points=0"):
        gagne_autrement(points=(0,), ferme=0)
    with pytest.raises(ValueError, match="farm=-1"):
        gagne_autrement(points=(12,), ferme=-1)


@given(points=st.lists(st.integers(1, 25), min_size=1, max_size=12).map(tuple))
def test_the_books_agree_where_nobody_overruns(points: tuple[int, ...]) -> None:
    farm = farm_holds(points=points)
    if max(points) <= 16:
        assert wins_another_way(points=points, farm=farm) == gagne_autrement(
            points=points, ferme=farm
        )
        assert farm == 0
    if 16 not in points:
        won = gagne_autrement(points=points, ferme=farm)
        assert nearest(points=points) == (won.player if won else Silence.NOT_SAID)


@given(hands=st.lists(st.sampled_from(farm_pack()), min_size=2, max_size=8, unique=True))
def test_what_each_pays_reimburses_the_farmer(hands: list[Card]) -> None:
    held = [Held(tuple(hands[: len(hands) // 2])), Held(tuple(hands[len(hands) // 2 :]))]
    points = tuple(it.points for it in held)
    assert sum(pays(held=it).amount for it in held) == reimbursed(points=points)
    winner = wins_by_the_seize(hands=tuple(held))
    assert (winner is not None) == any(dispossesses(points=it) for it in points)
