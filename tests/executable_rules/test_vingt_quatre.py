"""Vingt-Quatre: the packs, what counts, the Imperials and the party."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.imperial.showing import imperials_in_hand
from executable_rules.mechanics.cards import Card, Rank, Suit, cards
from executable_rules.mechanics.deals import stock_left
from executable_rules.mechanics.results import Silence
from executable_rules.piquet.terms import Hand
from executable_rules.vingt_quatre import (
    Party,
    UpTo,
    Way,
    card_counts,
    cards_by_players,
    cards_by_two,
    counts,
    counts_at_the_virade,
    dealt_to_each,
    imperials_in,
    longer_is_better,
    trump,
    wins_imperial,
    wins_party,
)

TURNED = Card.parse("2D")


@pytest.mark.quotes(
    "bellecour.vingt-quatre.1", "When there are five Players", "ten Cards to each Player"
)
@pytest.mark.quotes(
    "academie.vingt-quatre.1", "Lorsque l'on joue cinq Joueurs", "donne dix cartes à chacun"
)
def test_five_players_have_ten_cards() -> None:
    assert dealt_to_each(players=5) == 10
    for players in (1, 6):
        with pytest.raises(ValueError, match="from 2 to 5"):
            dealt_to_each(players=players)
        with pytest.raises(ValueError, match="from 2 to 5"):
            cards_by_players(players=players)


@pytest.mark.quotes(
    "bellecour.vingt-quatre.2",
    "When there are four, he deals twelve: To three he gives twelve also, and the same to two",
)
@pytest.mark.quotes(
    "academie.vingt-quatre.2", "lorsqu'on est quatre, il en donne douze: à trois également douze"
)
def test_four_three_and_two_have_twelve() -> None:
    assert [dealt_to_each(players=players) for players in (2, 3, 4)] == [12, 12, 12]


@pytest.mark.example("vingt-quatre.twelve-printed-for-two")
@pytest.mark.quotes("academie.vingt-quatre.2", "& à douze, douze aussi")
@pytest.mark.quotes("bellecour.vingt-quatre.2", "and the same to two")
def test_the_french_prints_twelve_for_two() -> None:
    assert dealt_to_each(players=2) == 12
    with pytest.raises(ValueError, match="players=12"):
        dealt_to_each(players=12)


@pytest.mark.quotes("bellecour.vingt-quatre.1", "all the small Cards are made use of")
@pytest.mark.quotes("academie.vingt-quatre.1", "il faut que toutes les petites y soient")
def test_five_players_need_the_whole_pack() -> None:
    whole = cards_by_players(players=5)
    assert whole is not None
    assert len(set(whole)) == 52
    assert stock_left(len(whole), 5, dealt_to_each(players=5)) == 2


@pytest.mark.example("vingt-quatre.packs")
@pytest.mark.quotes("bellecour.vingt-quatre.3", "the three lowest Cards of each Suit are laid out")
@pytest.mark.quotes(
    "academie.vingt-quatre.3",
    "il faudra ôter lorsqu'on joue à trois, les trois derniéres espéces de cartes",
)
@pytest.mark.quotes("bellecour.vingt-quatre.1", "all the small Cards are made use of")
def test_by_three_the_lowest_three_of_each_suit_are_laid_out() -> None:
    packs = {players: cards_by_players(players=players) for players in (3, 4, 5)}
    assert {n: len(held) for n, held in packs.items() if held} == {3: 40, 4: 52, 5: 52}
    left = {n: stock_left(len(p), n, dealt_to_each(players=n)) for n, p in packs.items() if p}
    assert left == {3: 4, 4: 4, 5: 2}
    assert packs[3] is not None
    assert {card.rank for card in packs[3]} == set(Rank) - {Rank.ACE, Rank.TWO, Rank.THREE}
    assert cards_by_players(players=2) is None


@pytest.mark.example("vingt-quatre.up-to-the-five")
@pytest.mark.quotes(
    "bellecour.vingt-quatre.4",
    "all the small Cards up to the five are laid out, beginning with the Ace",
)
@pytest.mark.quotes(
    "academie.vingt-quatre.4", "toutes les petites jusqu'aux cinq, en commençant par les as"
)
def test_by_two_the_fives_are_in_or_out() -> None:
    packs = {up_to: cards_by_two(up_to=up_to) for up_to in UpTo}
    assert {up_to: len(held) for up_to, held in packs.items()} == {
        UpTo.FIVES_OUT: 32,
        UpTo.FIVES_IN: 36,
    }
    assert {up_to: stock_left(len(held), 2, 12) for up_to, held in packs.items()} == {
        UpTo.FIVES_OUT: 8,
        UpTo.FIVES_IN: 12,
    }
    for up_to, lowest in ((UpTo.FIVES_OUT, 6), (UpTo.FIVES_IN, 5)):
        ranks = {card.rank for card in packs[up_to]}
        assert ranks == {rank for rank in Rank if rank.value >= lowest}


@pytest.mark.quotes("bellecour.vingt-quatre.5", "counts only one Point")
@pytest.mark.quotes("academie.vingt-quatre.5", "ne valent qu'un point")
def test_the_ace_counts_one() -> None:
    assert {rank: card_counts(rank=rank) for rank in Rank} == {
        rank: (1 if rank is Rank.ACE else Silence.NOT_SAID) for rank in Rank
    }


@pytest.mark.quotes(
    "bellecour.vingt-quatre.6",
    "the Ace, Two, Three, Four and Five, count at the Virade; and not the five last",
)
@pytest.mark.quotes(
    "academie.vingt-quatre.6",
    "l'as, le deux, le trois, le quatre & le cinq se comptent à la Virade, & non pas les cinq",
)
def test_at_the_point_the_first_five_count_at_the_virade() -> None:
    counting = [rank for rank in Rank if counts_at_the_virade(rank=rank, way=Way.POINT)]
    assert counting == list(Rank)[:5]


@pytest.mark.quotes(
    "bellecour.vingt-quatre.6",
    "at the Game by the Figures, it is the King, Queen, Knave, Ten and Nine",
)
@pytest.mark.quotes(
    "academie.vingt-quatre.6",
    "au Jeu par figures, c'est le roi, la dame, le valet, le dix & le neuf",
)
def test_at_the_figures_king_to_nine_count() -> None:
    counting = [rank for rank in Rank if counts_at_the_virade(rank=rank, way=Way.FIGURES)]
    assert counting == list(Rank)[8:]


@pytest.mark.example("vingt-quatre.virade-by-two")
@pytest.mark.quotes("bellecour.vingt-quatre.4", "all the small Cards up to the five are laid out")
@pytest.mark.quotes("bellecour.vingt-quatre.6", "Ace, Two, Three, Four and Five, count at the")
@pytest.mark.quotes("academie.vingt-quatre.4", "toutes les petites jusqu'aux cinq")
@pytest.mark.quotes("academie.vingt-quatre.6", "les cinq premiéres cartes qui sont l'as")
def test_by_two_hardly_a_card_is_left_that_counts_at_the_point() -> None:
    left = {
        up_to: {it.rank for it in held if counts_at_the_virade(rank=it.rank, way=Way.POINT)}
        for up_to, held in ((up_to, cards_by_two(up_to=up_to)) for up_to in UpTo)
    }
    assert left == {UpTo.FIVES_OUT: set(), UpTo.FIVES_IN: {Rank.FIVE}}


@pytest.mark.quotes(
    "bellecour.vingt-quatre.7", "turns up from the Stock, and which makes the Trump"
)
@pytest.mark.quotes("academie.vingt-quatre.7", "tourne sur le talon, & qui fait la Triomphe")
def test_the_card_turned_up_makes_the_trump() -> None:
    for suit in Suit:
        assert trump(virade=Card(Rank.SEVEN, suit)) is suit


@pytest.mark.quotes("bellecour.vingt-quatre.8", "at least five Cards that follow each other")
@pytest.mark.quotes("academie.vingt-quatre.8", "sont au moins de cinq cartes de suite")
def test_five_cards_that_follow_are_an_imperial() -> None:
    assert imperials_in(hand=cards("4S 5S 6S 7S 8S 10S")) == (cards("4S 5S 6S 7S 8S"),)
    assert imperials_in(hand=cards("4S 5S 6S 7S 9S 10S")) == ()
    assert imperials_in(hand=cards("10S JS QS KS AS")) == ()
    assert imperials_in(hand=cards("4S 5S 6S 7S 8H")) == ()
    with pytest.raises(ValueError, match="same card twice"):
        imperials_in(hand=cards("4S 4S"))
    every = tuple(Card(rank, Suit.CLUBS) for rank in Rank)
    assert imperials_in(hand=every[:12]) == (every[:12],)
    with pytest.raises(ValueError, match="from 0 to 12"):
        imperials_in(hand=every)


@pytest.mark.quotes(
    "bellecour.vingt-quatre.8",
    "better when six, still better when seven, and so on by ascending",
)
@pytest.mark.quotes(
    "academie.vingt-quatre.8",
    "mieux quand elles sont de six, sont encore meilleures de sept, & ainsi toujours en montant",
)
def test_the_longer_imperial_is_the_better() -> None:
    for one, other in product(range(5, 13), repeat=2):
        if one != other:
            assert longer_is_better(one=one, other=other) == max(one, other)
    for one, other in ((5, 5), (4, 5), (5, 4), (13, 5), (5, 13)):
        with pytest.raises(ValueError, match=r"equal|from 5 to 12"):
            longer_is_better(one=one, other=other)
    six, five = cards("4S 5S 6S 7S 8S 9S"), cards("9H 10H JH QH KH")
    assert wins_imperial(elder=five, younger=six, virade=TURNED) is Hand.YOUNGER
    assert wins_imperial(elder=six, younger=five, virade=TURNED) is Hand.ELDER


@pytest.mark.quotes("bellecour.vingt-quatre.9", "win as at Piquet, by force of Cards")
@pytest.mark.quotes(
    "academie.vingt-quatre.9", "s'emporteront comme au Piquet par la force des cartes"
)
def test_of_as_many_cards_the_higher_wins() -> None:
    low, high = cards("4S 5S 6S 7S 8S"), cards("5H 6H 7H 8H 9H")
    assert wins_imperial(elder=low, younger=high, virade=Card.parse("2S")) is Hand.YOUNGER
    assert wins_imperial(elder=high, younger=low, virade=Card.parse("2S")) is Hand.ELDER


@pytest.mark.quotes(
    "bellecour.vingt-quatre.9",
    "in case of Equality, he that has it in the Suit turned up, wins; or else he that",
)
@pytest.mark.quotes(
    "academie.vingt-quatre.9",
    "celui qui l'auroit de la couleur de la tourne, gagneroit",
    "autrement ce seroit celui qui auroit la main",
)
def test_of_equal_ones_that_of_trumps_wins_or_else_the_elders() -> None:
    spades, hearts = cards("4S 5S 6S 7S 8S"), cards("8H 7H 6H 5H 4H")
    by_trump = {"2S": Hand.ELDER, "2H": Hand.YOUNGER, "2D": Hand.ELDER, "2C": Hand.ELDER}
    for virade, winner in by_trump.items():
        assert wins_imperial(elder=spades, younger=hearts, virade=Card.parse(virade)) is winner
    assert wins_imperial(elder=hearts, younger=spades, virade=TURNED) is Hand.ELDER


@pytest.mark.quotes("bellecour.vingt-quatre.9", "win as at Piquet, by force of Cards")
@pytest.mark.quotes("academie.vingt-quatre.9", "par la force des cartes")
def test_only_imperials_are_compared_and_no_card_twice() -> None:
    good, short = cards("4S 5S 6S 7S 8S"), cards("4H 5H 6H 7H")
    broken = cards("4H 5H 6H 7H 8H 10H")
    assert wins_imperial(elder=good, younger=broken[:5], virade=TURNED) is Hand.ELDER
    for bad in (short, broken, ()):
        with pytest.raises(ValueError, match="each be one Imperial"):
            wins_imperial(elder=good, younger=bad, virade=TURNED)
        with pytest.raises(ValueError, match="each be one Imperial"):
            wins_imperial(elder=bad, younger=good, virade=TURNED)
    for younger, virade in ((good, TURNED), (broken[:5], good[0]), (broken[:5], broken[0])):
        with pytest.raises(ValueError, match="same card twice"):
            wins_imperial(elder=good, younger=younger, virade=virade)


@pytest.mark.quotes(
    "bellecour.vingt-quatre.10",
    "The Point and the Marks, are each counted for four, to him that wins them, as at Imperial",
)
@pytest.mark.quotes("academie.vingt-quatre.10", "chacun pour quatre pour qui les fait")
def test_the_point_and_each_mark_count_four() -> None:
    assert counts() == 0
    assert counts(point=True) == 4
    assert [counts(marks=marks) for marks in (1, 2, 5)] == [4, 8, 20]
    assert counts(point=True, marks=3) == 16
    for marks in (-1, 6):
        with pytest.raises(ValueError, match="from 0 to 5"):
            counts(marks=marks)


@pytest.mark.quotes("bellecour.vingt-quatre.10", "the same for him that wins the Cards")
@pytest.mark.quotes(
    "academie.vingt-quatre.10", "les cartes pour celui qui les gagne, la même chose"
)
def test_the_cards_count_four_too() -> None:
    assert counts(cards=True) == 4
    assert counts(point=True, marks=1, cards=True) == 12


@pytest.mark.quotes(
    "bellecour.vingt-quatre.11",
    "he that has the Vingt-Quatre, or four and twenty, first, wins the Party",
)
@pytest.mark.quotes("academie.vingt-quatre.11", "celui qui a plutôt vingt-quatre gagne la Partie")
def test_he_who_first_has_four_and_twenty_wins() -> None:
    assert wins_party(seats=(0, 1), counted=(23, 24), stake=6) == Party(1, 6)
    assert wins_party(seats=(0, 1, 0), counted=(12, 23, 12), stake=6) == Party(0, 6)
    assert wins_party(seats=(0, 1, 1, 0), counted=(20, 20, 4, 4), stake=6) == Party(1, 6)
    assert wins_party(seats=(0, 4), counted=(23, 25), stake=6) == Party(4, 6)
    assert wins_party(seats=(0, 1), counted=(23, 23), stake=6) is None
    for seats, counted in (((0, 1), (4,)), ((5,), (24,)), ((-1,), (24,)), ((0,), (0,))):
        with pytest.raises(ValueError, match=r"one length|cannot be"):
            wins_party(seats=seats, counted=counted, stake=6)


@pytest.mark.quotes("bellecour.vingt-quatre.11", "draws what is on the Game")
@pytest.mark.quotes("academie.vingt-quatre.11", "tire ce qu'on a mis au jeu")
def test_he_draws_what_is_on_the_game() -> None:
    assert wins_party(seats=(2,), counted=(24,), stake=10) == Party(seat=2, draws=10)
    assert wins_party(seats=(2,), counted=(24,), stake=0) == Party(seat=2, draws=0)
    with pytest.raises(ValueError, match="stake"):
        wins_party(seats=(2,), counted=(24,), stake=-1)


@pytest.mark.quotes("bellecour.vingt-quatre.8", "at least five Cards that follow each other")
@pytest.mark.quotes("academie.vingt-quatre.8", "au moins de cinq cartes de suite")
@pytest.mark.quotes("bellecour.imperial.laws.18", "Imperial of Trumps in Hand")
def test_what_is_an_imperial_at_imperial_is_none_here_and_the_other_way() -> None:
    court, five = cards("KS QS JS AS"), cards("6S 7S 8S 9S 10S")
    assert (imperials_in(hand=court), len(imperials_in(hand=five))) == ((), 1)
    assert imperials_in_hand(hand=court, trump=Suit.HEARTS) == 1
    assert imperials_in_hand(hand=five, trump=Suit.HEARTS) == 0
