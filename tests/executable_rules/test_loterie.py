"""The Lottery of lots and tickets: the packs, the fund, the lots, and who draws them."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.loterie import (
    Lots,
    Number,
    Packs,
    back_to_the_fund,
    cuts_to,
    deal_again,
    drawn_on_average,
    draws,
    equal_lots,
    fund,
    fund_left,
    left_in_packs,
    lots_remain,
    lots_restent,
    may_be_played,
    may_deal,
    paid,
    peut_se_jouer,
    stake,
    tickets_for_each,
)
from executable_rules.mechanics.cards import Card, cards, pack

EIGHT = cards("JC QH AS 8C 6D 4H 3S 2D")


def by_card(text: str) -> Mapping[Card, int]:
    """Cards with a number each: ``KS:3 2H:0``."""
    pairs = (word.split(":") for word in text.split())
    return {Card.parse(card): int(number) for card, number in pairs}


@pytest.mark.quotes(
    "bellecour.lottery.1",
    "it is most agreeable when there is a great number of Players; for it may be play'd by ten,"
    " twelve, or more; but not well with less than four or five Players",
)
def test_the_english_lottery_is_not_well_played_by_few() -> None:
    answers = [may_be_played(players=players) for players in (2, 3, 4, 5, 9, 10, 12, 52)]
    few, many = [Number.NOT_WELL] * 2, [Number.GREAT] * 3
    assert answers == [*few, Number.DOUBTFUL, Number.ENOUGH, Number.ENOUGH, *many]
    for players in (1, 53):
        with pytest.raises(ValueError, match="from 2 to 52"):
            may_be_played(players=players)


@pytest.mark.quotes(
    "academie.lottery.1",
    "consiste à jouer dix ou douze, ou davantage même si l'on peut, & pas moins de quatre ou cinq",
)
def test_the_french_lottery_is_not_played_by_few() -> None:
    answers = [peut_se_jouer(joueurs=joueurs) for joueurs in (2, 3, 4, 5, 9, 10, 12, 52)]
    few, many = [Number.TOO_FEW] * 2, [Number.GREAT] * 3
    assert answers == [*few, Number.DOUBTFUL, Number.ENOUGH, Number.ENOUGH, *many]
    with pytest.raises(ValueError, match="from 2 to 52"):
        peut_se_jouer(joueurs=53)


@pytest.mark.quotes(
    "bellecour.lottery.2",
    "They play with two entire Packs of Cards, one of which serves for the Tricks, and the other"
    " for the lots or prizes",
)
@pytest.mark.quotes(
    "academie.lottery.2",
    "deux jeux de cartes où sont toutes les petites, l'un sert pour faire les lots de la lotterie,"
    " & l'autre les billets",
)
@pytest.mark.quotes("bellecour.lottery.6", "one of them deals a Card to each Player")
@pytest.mark.quotes("academie.lottery.6", "une carte à chaque joueur")
@pytest.mark.quotes(
    "bellecour.lottery.8", "he who has the other Pack, deals likewise to each Player one Card"
)
@pytest.mark.quotes(
    "academie.lottery.8", "celui qui a l'autre jeu de cartes en distribue à chacun une"
)
def test_each_has_a_lot_of_one_pack_and_a_ticket_of_the_other() -> None:
    assert left_in_packs(players=12) == Packs(lots=40, tickets=40)
    assert left_in_packs(players=13, tickets=4) == Packs(lots=39, tickets=0)
    assert left_in_packs(players=5, tickets=2) == Packs(lots=47, tickets=42)
    for players, tickets in ((14, 4), (53, 1)):
        with pytest.raises(ValueError, match="more than the pack's 52"):
            left_in_packs(players=players, tickets=tickets)
    for tickets in (0, 5):
        with pytest.raises(ValueError, match="tickets"):
            left_in_packs(players=5, tickets=tickets)


@pytest.mark.quotes(
    "bellecour.lottery.3",
    "a certain number of Counters, more or less, that, and their value depending on the will of"
    " the Players",
)
@pytest.mark.quotes(
    "academie.lottery.3", "c'est à la volonté des joueurs, & on les fait valoir ce que l'on veut"
)
def test_counters_and_their_value_are_at_will() -> None:
    assert stake(counters=20, value=Fraction(1, 4)) == 5
    assert stake(counters=1, value=Fraction(3)) == 3
    for counters, value in ((0, 1), (20, 0), (20, -1)):
        with pytest.raises(ValueError, match="cannot be"):
            stake(counters=counters, value=Fraction(value))


@pytest.mark.quotes(
    "bellecour.lottery.4",
    "every one gives the Counters he has, for his Stake",
    "they compose the fund of the Lottery",
)
@pytest.mark.quotes(
    "academie.lottery.4",
    "chacun donne les jettons qu'il a pour sa prise",
    "ils composent le fond de la lotterie",
)
def test_the_stakes_together_are_the_fund() -> None:
    assert fund(stakes=(20, 20, 20, 20, 20)) == 100
    assert fund(stakes=(1, 30)) == 31
    with pytest.raises(ValueError, match="stakes=0"):
        fund(stakes=(20, 0))


@pytest.mark.quotes(
    "bellecour.lottery.5",
    "two of them take the two Packs of Cards, and as it is of no importance who deals",
    "to some two of the Players",
)
@pytest.mark.quotes(
    "academie.lottery.5",
    "deux des joueurs prennent un jeu de cartes, & comme il n'importe pas à qui le donnera",
)
def test_any_two_players_deal() -> None:
    for two in permutations(range(4), 2):
        assert may_deal(chosen=two, players=4)
    for chosen in ((1,), (1, 1), (0, 1, 2), ()):
        assert not may_deal(chosen=chosen, players=4)
    for seat in (-1, 4):
        with pytest.raises(ValueError, match="chosen"):
            may_deal(chosen=(0, seat), players=4)


@pytest.mark.quotes("bellecour.lottery.6", "having them cut by their left hand neighbours")
@pytest.mark.quotes("academie.lottery.6", "fait couper par les joueurs de la gauche")
def test_the_left_hand_neighbour_cuts() -> None:
    assert [cuts_to(dealer=seat, players=4) for seat in range(4)] == [3, 0, 1, 2]
    assert cuts_to(dealer=0, players=2) == 1
    with pytest.raises(ValueError, match="players=1"):
        cuts_to(dealer=0, players=1)


@pytest.mark.quotes("bellecour.lottery.6", "all these Cards are to remain turn'd")
def test_the_english_lots_remain_turned() -> None:
    assert lots_remain() is Lots.TURNED


@pytest.mark.quotes("academie.lottery.6", "toutes ces cartes doivent rester couvertes")
def test_the_french_lots_remain_covered() -> None:
    assert lots_restent() is Lots.COUVERTES


@pytest.mark.quotes(
    "bellecour.lottery.7",
    "to make them one higher than the other, that there may be few as possible of the same value",
)
@pytest.mark.quotes(
    "academie.lottery.7",
    "qu'il y en ait de plus gros les uns que les autres & d'en mettre d'égaux le moins qu'on"
    " pourra",
)
def test_lots_of_the_same_value_are_counted() -> None:
    assert equal_lots(lots=(1, 2, 3, 4)) == 0
    assert equal_lots(lots=(5, 2, 5, 4)) == 2
    assert equal_lots(lots=(5, 2, 5, 2, 5, 0, 1)) == 5
    assert equal_lots(lots=(0, 0)) == 2
    with pytest.raises(ValueError, match="lots=-1"):
        equal_lots(lots=(5, -1))


@pytest.mark.quotes(
    "bellecour.lottery.7", "places on his Lot, what number of Counters he thinks proper"
)
@pytest.mark.quotes(
    "academie.lottery.7", "libre d'y mettre le nombre de jettons que bon lui semble"
)
def test_the_lots_are_made_of_what_the_fund_has() -> None:
    assert fund_left(fund=20, lots=(1, 2, 3, 4)) == 10
    assert fund_left(fund=10, lots=(1, 2, 3, 4)) == 0
    assert fund_left(fund=10, lots=(0, 0)) == 10
    with pytest.raises(ValueError, match="lots together=10 cannot be"):
        fund_left(fund=9, lots=(1, 2, 3, 4))


@pytest.mark.quotes(
    "bellecour.lottery.9",
    "each Player having received his Card, the Lots are then turn'd",
    "if the Lots are, the Knave of Clubs, the Queen of Hearts, the Ace of Spades, the Eight of"
    " Clubs, the Six of Diamonds, the Four of Hearts, the Three of Spades, and the Two of Diamonds;"
    " he or they, whose Cards correspond to any of those, take up the Lot or prize",
)
@pytest.mark.quotes(
    "academie.lottery.9",
    "valet de trefle, une dame de cœur, un as de pique, un huit de trefle, un six de carreau, un"
    " quatre de cœur; un trois de pique & un deux de carreau qui seroient les lots, celui ou ceux"
    " qui auroient leur carte pareille à une de celle-là, emporteroit le lot marqué",
)
@pytest.mark.example("loterie.eight-lots")
def test_who_has_the_same_card_as_a_lot_takes_it() -> None:
    lots = {card: 2**place for place, card in enumerate(EIGHT)}
    own = {card: seat for seat, card in enumerate(EIGHT)}
    assert draws(lots=lots, tickets=own) == (1, 2, 4, 8, 16, 32, 64, 128)
    others = by_card("JS:0 QD:1 AS:2 8D:3 6C:4 4S:5 3H:6 JC:7")
    assert draws(lots=lots, tickets=others) == (0, 0, 4, 0, 0, 0, 0, 1)
    assert back_to_the_fund(lots=lots, tickets=others) == 250


@pytest.mark.quotes("bellecour.lottery.9", "whether his Ticket answers to any of the Lots")
@pytest.mark.quotes("academie.lottery.9", "si la carte est conforme à quelque carte de celles")
def test_two_tickets_may_take_two_lots() -> None:
    lots = by_card("KS:7 2H:3")
    assert draws(lots=lots, tickets=by_card("KS:1 2H:1 3C:0 4C:0")) == (0, 10)
    assert draws(lots=lots, tickets=by_card("KS:1 2H:0")) == (3, 7)
    assert draws(lots=by_card("KS:7 2H:0"), tickets=by_card("KS:1 2H:0")) == (0, 7)
    for wrong in ("KS:1 2H:2", "KS:0", "KS:0 2H:1 3C:1", "KS:0 2H:1 3C:2", ""):
        with pytest.raises(ValueError, match="tickets are of the seats from 0"):
            draws(lots=lots, tickets=by_card(wrong))
    four = " ".join(f"{card}:{place % 2}" for place, card in enumerate(pack()[:8]))
    assert draws(lots=by_card("AS:7 2S:3"), tickets=by_card(four)) == (7, 3)
    five = " ".join(f"{card}:{place % 2}" for place, card in enumerate(pack()[:10]))
    with pytest.raises(ValueError, match="tickets of each=5"):
        draws(lots=lots, tickets=by_card(five))
    with pytest.raises(ValueError, match="counters on a lot=-1"):
        draws(lots=by_card("KS:-1 2H:3"), tickets=by_card("KS:1 2H:0"))


@pytest.mark.quotes(
    "bellecour.lottery.10", "after having shuffled them, deal again in the same manner as before"
)
@pytest.mark.quotes(
    "academie.lottery.10",
    "recommence aprés avoir mêlé de nouveau à les distribuer comme auparavant",
)
@pytest.mark.quotes(
    "bellecour.lottery.12", "This business continues till the fund is all drawn out"
)
@pytest.mark.quotes(
    "academie.lottery.12", "dure jusqu'à ce que le fond de la lotterie soit tout tiré"
)
def test_they_deal_again_until_the_fund_is_drawn_out() -> None:
    assert deal_again(fund=1) is True
    assert deal_again(fund=100) is True
    assert deal_again(fund=0) is False
    with pytest.raises(ValueError, match="fund=-1"):
        deal_again(fund=-1)


@pytest.mark.quotes(
    "bellecour.lottery.11",
    "such lots as remain undrawn, are to be added to the fund of the Lottery",
)
@pytest.mark.quotes(
    "academie.lottery.11",
    "lots qui n'ont pas été tirez, restent, & sont ajoutés au fond de la lotterie",
)
def test_lots_undrawn_go_back_to_the_fund() -> None:
    lots = by_card("KS:7 2H:3 4D:1")
    assert back_to_the_fund(lots=lots, tickets=by_card("KS:0 5H:1 6H:2")) == 4
    assert back_to_the_fund(lots=lots, tickets=by_card("KS:0 2H:1 4D:2")) == 0
    assert back_to_the_fund(lots=lots, tickets=by_card("KD:0 2C:1 4C:2")) == 11


@pytest.mark.quotes(
    "bellecour.lottery.12",
    "each Player examines what he has won, and the Stakes are paid in money, by him who drew the"
    " Lottery; whose business it is, to collect and divide it",
)
@pytest.mark.quotes(
    "academie.lottery.12",
    "chacun regarde ce qu'il gagne, & le retire avec l'argent de la prise, dont le joueur qui tire"
    " la lotterie doit se charger",
)
def test_what_each_won_is_paid_in_money() -> None:
    assert paid(won=(30, 0, 10), value=Fraction(1, 4), fund=40) == tuple(
        map(Fraction, ("7.5", 0, "2.5"))
    )
    for won in ((30, 0, 9), (31, 0, 10), (41, -1, 0)):
        with pytest.raises(ValueError, match="won is 40 counters in all"):
            paid(won=won, value=Fraction(1), fund=40)


@pytest.mark.quotes(
    "bellecour.lottery.13",
    "If the party should last too long, instead of giving only one Card to each, for his ticket,"
    " you may give two, three, or even four",
)
@pytest.mark.quotes(
    "academie.lottery.13",
    "lorsque la partie dure trop, au lieu de ne donner qu'une carte pour billet à chaque joueur, on"
    " leur en donne deux ou trois, ou quatre à chacun",
)
@pytest.mark.quotes("bellecour.lottery.8", "to each Player one Card; which are call'd, the Tickets")
@pytest.mark.quotes("academie.lottery.8", "en distribue à chacun")
def test_one_ticket_or_two_three_four_if_the_party_lasts_too_long() -> None:
    assert tickets_for_each(players=12, lasts_too_long=False) == (1,)
    assert tickets_for_each(players=12, lasts_too_long=True) == (1, 2, 3, 4)
    assert tickets_for_each(players=13, lasts_too_long=True) == (1, 2, 3, 4)
    assert tickets_for_each(players=14, lasts_too_long=True) == (1, 2, 3)
    assert tickets_for_each(players=52, lasts_too_long=True) == (1,)
    assert tickets_for_each(players=2, lasts_too_long=False) == (1,)
    for players in (1, 53):
        with pytest.raises(ValueError, match="from 2 to 52"):
            tickets_for_each(players=players, lasts_too_long=False)


@pytest.mark.example("loterie.party-shortened")
def test_more_tickets_and_larger_lots_draw_more_of_the_fund() -> None:
    lots = by_card("KS:7 2H:3")
    won = [
        sum(draws(lots=lots, tickets={first: 0, second: 1}))
        for first, second in permutations(pack(), 2)
    ]
    once = drawn_on_average(lots=(7, 3), tickets=1)
    assert Fraction(sum(won), len(won)) == once == Fraction(10 * 2, 52)
    assert drawn_on_average(lots=(7, 3), tickets=4) == 4 * once
    assert drawn_on_average(lots=(14, 6), tickets=1) == 2 * once


@pytest.mark.example("loterie.loss-confined")
@given(st.lists(st.integers(1, 30), min_size=2, max_size=12), st.data())
def test_nobody_loses_more_than_his_counters(stakes: list[int], data: st.DataObject) -> None:
    """Deals of the whole fund until it is drawn out, what is undrawn going back every time."""
    players, whole = len(stakes), fund(stakes=tuple(stakes))
    left, total = whole, [0] * players
    for _ in range(3):
        if not deal_again(fund=left):
            break
        dealt = data.draw(st.permutations(pack()))
        prized = dict.fromkeys(dealt[:players], left // players)
        owners = dict(zip(dealt[1 : players + 1], range(players), strict=True))
        left = fund_left(fund=left, lots=tuple(prized.values()))
        won = draws(lots=prized, tickets=owners)
        left += back_to_the_fund(lots=prized, tickets=owners)
        total = [had + more for had, more in zip(total, won, strict=True)]
        assert sum(total) + left == whole
    total[0] += left
    money = paid(won=tuple(total), value=Fraction(1), fund=whole)
    assert all(gain >= 0 for gain in money)
    assert sum(money) == sum(stakes)
