"""La Belle, the Flux and Thirty-one: tests that quote its rules."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.belle.rules import (
    boxes_hold,
    cards_used,
    cuts,
    flux_left,
    gagne_le_trente_un,
    given_in_a_round,
    has_flux,
    is_turned_up,
    may_win,
    next_stake,
    ought_to_declare,
    party_over,
    points,
    should_stand,
    stands_or_asks,
    wins_belle,
    wins_flux,
    wins_thirty_one,
    would_make_more,
)
from executable_rules.belle.terms import Box, Choice, Hand, Outcome
from executable_rules.mechanics.cards import Rank, cards
from executable_rules.mechanics.results import Silence


def hands(*held: str) -> tuple[Hand, ...]:
    return tuple(Hand.parse(it) for it in held)


def third_box(made: str) -> tuple[int | Outcome, int | Outcome]:
    """Who has it by the English and by the French; ``31/0 30/2``: points and round."""
    told = [tuple(map(int, it.split("/"))) for it in made.split()]
    counted, taken = tuple(it[0] for it in told), tuple(it[1] for it in told)
    english = wins_thirty_one(points=counted, rounds=taken)
    return english, gagne_le_trente_un(points=counted, tours=taken)


@pytest.mark.quotes(
    "bellecour.belle.1", "Several Persons may play at it; and they play with an entire Pack"
)
@pytest.mark.quotes(
    "academie.belle.1",
    "on peut y jouer plusieurs personnes; le jeu de cartes doit être de cinquante-deux; "
    "c'est-à-dire, il doit y avoir les petites",
)
def test_several_play_with_the_whole_pack() -> None:
    assert cards_used(players=2) == cards_used(players=17) == 52
    for players in (1, 18):
        with pytest.raises(ValueError, match=f"players={players}"):
            cards_used(players=players)


@pytest.mark.quotes(
    "bellecour.belle.2",
    "there must be three Boxes",
    "into one of which you put for the Belle, or best Card; into another for the Flux",
)
@pytest.mark.quotes(
    "academie.belle.2",
    "l'on met dans l'un pour la belle, dans l'autre pour le flux, & dans le troisiéme pour le "
    "trente-un, & l'on y met ce que l'on est convenu",
)
def test_three_boxes_hold_what_is_agreed() -> None:
    held = boxes_hold(players=4, belle=1, flux=2, thirty_one=3)
    assert held == {Box.BELLE: 4, Box.FLUX: 8, Box.THIRTY_ONE: 12}
    assert boxes_hold(players=2, belle=1, flux=1, thirty_one=1)[Box.FLUX] == 2
    for wrong in ({"players": 1}, {"belle": 0}, {"flux": 0}, {"thirty_one": 0}):
        with pytest.raises(ValueError, match=next(iter(wrong))):
            boxes_hold(**({"players": 4, "belle": 1, "flux": 1, "thirty_one": 1} | wrong))


@pytest.mark.quotes(
    "bellecour.belle.3", "fixed at thirty or forty Deals, more or less, as you agree"
)
@pytest.mark.quotes(
    "academie.belle.3",
    "fixer la partie à tant de coups, trente, quarante, plus ou moins, comme l'on veut",
)
def test_the_party_is_of_as_many_deals_as_agreed() -> None:
    for agreed in (30, 40, 25):
        over = [party_over(played=it, agreed=agreed) for it in range(agreed - 1, agreed + 2)]
        assert over == [False, True, True]
    assert not party_over(played=0, agreed=1)
    for played, agreed in ((-1, 30), (0, 0)):
        with pytest.raises(ValueError, match="cannot be"):
            party_over(played=played, agreed=agreed)


@pytest.mark.quotes(
    "bellecour.belle.4",
    "when the Belle, the Flux, or Thirty-one are equal, it rests for the next Deal, which is then "
    "double",
)
@pytest.mark.quotes(
    "academie.belle.4",
    "lorsque la belle ou le flux, ou le trente-un sont égaux entre deux Joueurs, il reste pour le "
    "coup suivant qui est double",
)
@pytest.mark.example("belle.double")
def test_what_is_equal_rests_and_the_next_deal_is_double() -> None:
    assert next_stake(stake=4, equal=True) == 8
    assert next_stake(stake=4, equal=False) == 4
    assert next_stake(stake=1, equal=True) == 2
    with pytest.raises(ValueError, match="stake=0"):
        next_stake(stake=0, equal=True)
    assert wins_belle(turned=cards("KS KH 7D")) is Outcome.RESTS
    assert wins_flux(hands=hands("KS 9S 8S", "KH 9H 8H", "AC QD JD")) is Outcome.RESTS
    assert third_box("30/0 30/1 29/0") == (Outcome.RESTS, Outcome.RESTS)


@pytest.mark.quotes("bellecour.belle.5", "cut by him on the Left of the Dealer")
@pytest.mark.quotes("academie.belle.5", "ayant fait couper à celui de sa gauche")
def test_he_on_the_left_of_the_dealer_cuts() -> None:
    assert cuts(dealer=0, players=2) == 1
    assert cuts(dealer=1, players=2) == 0
    assert cuts(dealer=0, players=5) == 4
    assert cuts(dealer=3, players=5) == 2
    for dealer, players in ((5, 5), (-1, 5), (0, 1)):
        with pytest.raises(ValueError, match="cannot be"):
            cuts(dealer=dealer, players=players)


@pytest.mark.quotes(
    "bellecour.belle.5",
    "he gives to each Player two Cards, in the common way, and then a third, which he turns up",
)
@pytest.mark.quotes(
    "academie.belle.5",
    "donne à chacun des Joueurs d'abord deux cartes à l'ordinaire, & ensuite une troisiéme qu'il "
    "retourne à chacun",
)
def test_two_cards_and_a_third_turned_up() -> None:
    assert [is_turned_up(card=it) for it in (1, 2, 3)] == [False, False, True]
    for card in (0, 4):
        with pytest.raises(ValueError, match=f"card={card}"):
            is_turned_up(card=card)


@pytest.mark.quotes(
    "bellecour.belle.6", "he that has the highest Card that is turned, wins the Belle"
)
@pytest.mark.quotes(
    "academie.belle.6", "celui qui a la plus haute carte des retournées, gagne la belle"
)
def test_the_highest_card_turned_up_wins_the_belle() -> None:
    assert wins_belle(turned=cards("9S 10H 7D")) == 1
    assert wins_belle(turned=cards("QS JH 7D")) == 0
    assert wins_belle(turned=cards("2S 3H")) == 1
    assert wins_belle(turned=cards("10S 10H 7D")) is Outcome.RESTS
    with pytest.raises(ValueError, match="turned=1"):
        wins_belle(turned=cards("KS"))
    with pytest.raises(ValueError, match="turned up twice"):
        wins_belle(turned=cards("KS KS"))


@pytest.mark.quotes(
    "bellecour.belle.7",
    "though the Ace tells for eleven Points at Thirty-one, it is below the King, Queen, and Knave, "
    "at the Belle",
)
@pytest.mark.quotes(
    "academie.belle.7",
    "quoique l'as vaille onze points pour le trente-un, il est au-dessous du roi, de la dame & du "
    "valet pour la belle",
)
def test_the_ace_is_below_the_knave_at_the_belle() -> None:
    for court in ("KS", "QS", "JS"):
        assert wins_belle(turned=cards(f"AH {court} 10D")) == 1
    assert wins_belle(turned=cards("AH 10D")) is Outcome.NOT_SAID
    assert wins_belle(turned=cards("AH 2D")) is Outcome.NOT_SAID
    assert wins_belle(turned=cards("AH AS 2D")) is Outcome.NOT_SAID
    assert wins_belle(turned=cards("AH AS")) is Outcome.RESTS
    assert points(hand=Hand.parse("AH KD 10S")) == 31
    assert points(hand=Hand.parse("AH AD AS")) == 33


@pytest.mark.quotes(
    "bellecour.belle.8",
    "if he has three Cards of the same Suit, and which of them is the highest",
)
@pytest.mark.quotes(
    "academie.belle.8", "s'il a trois cartes de la même couleur, & celui qui l'a plus fort"
)
def test_the_highest_flux_wins() -> None:
    assert has_flux(hand=Hand.parse("2S 9S KS"))
    assert not has_flux(hand=Hand.parse("2S 9S KH"))
    assert not has_flux(hand=Hand.parse("2S 9D KH"))
    assert wins_flux(hands=hands("AH KH QD", "2S 3S 4S")) == 1
    assert wins_flux(hands=hands("9D 8D 7D", "2S 3S 4S", "AC KC QH")) == 0
    assert wins_flux(hands=hands("2S 3S 4S", "9D 8D 7D")) == 1


@pytest.mark.quotes("bellecour.belle.8", "three Cards of the same Suit")
@pytest.mark.quotes("academie.belle.8", "trois cartes de la même couleur")
def test_a_flux_is_of_three_cards() -> None:
    assert has_flux(hand=Hand.parse("2S 9S KS"))
    with pytest.raises(ValueError, match="hand=4"):
        has_flux(hand=Hand.parse("2S 9S KS AS"))
    for wrong in ("2S 9S", "2S 2S KS"):
        with pytest.raises(ValueError, match="all unlike"):
            has_flux(hand=Hand.parse(wrong))
    with pytest.raises(ValueError, match="in two of them"):
        wins_flux(hands=hands("2S 9S KS", "2S 9H KH"))
    with pytest.raises(ValueError, match="hands=1"):
        wins_flux(hands=hands("2S 9S KS"))


@pytest.mark.quotes("bellecour.belle.9", "goes at the Flux for Eleven Points, and serves to win")
@pytest.mark.quotes(
    "academie.belle.9", "l'as vaut pour le flux onze points, & sert à le faire gagner"
)
def test_the_ace_is_eleven_at_the_flux() -> None:
    assert points(hand=Hand.parse("AS KS 2S")) == 23
    assert points(hand=Hand.parse("KS QS 10S")) == 30
    assert points(hand=Hand.parse("AS 5S 2S")) == 18
    assert wins_flux(hands=hands("QH JH 2H", "AS KS 2S")) == 1
    assert wins_flux(hands=hands("AH 5H 2H", "10S 6S 3S")) == 1
    assert wins_flux(hands=hands("AH 5H 3H", "10S 6S 2S")) == 0


@pytest.mark.quotes(
    "bellecour.belle.10",
    "when nobody has the Flux, the Stake is left for the next Deal; and is augmented if they "
    "choose it",
)
@pytest.mark.quotes(
    "academie.belle.10",
    "lorsque personne n'a le flux, on le remet au coup suivant en l'augmentant si l'on veut",
)
def test_the_stake_is_left_when_nobody_has_the_flux() -> None:
    assert wins_flux(hands=hands("AH KH QD", "2S 3S 4D")) is Outcome.RESTS
    assert flux_left(stake=4) == 4
    assert flux_left(stake=4, augmented=3) == 7
    assert flux_left(stake=1, augmented=0) == 1
    for stake, augmented in ((0, 1), (4, -1)):
        with pytest.raises(ValueError, match="cannot be"):
            flux_left(stake=stake, augmented=augmented)


@pytest.mark.quotes(
    "bellecour.belle.11",
    "if it comes near to Thirty, and if by the Disposition of his Game, he is apprehensive of "
    "passing Thirty-one, he stands; if not, he asks",
)
@pytest.mark.quotes(
    "academie.belle.11",
    "s'il aproche de trente, & que selon la disposition des cartes, il craigne de passer trente "
    "un, il s'y tient, sinon il en demande",
)
def test_he_stands_who_is_near_thirty_and_fears_to_pass() -> None:
    for near, fears in product((False, True), repeat=2):
        choice = stands_or_asks(near_thirty=near, fears_to_pass=fears)
        assert choice is (Choice.STANDS if near and fears else Choice.ASKS)


@pytest.mark.quotes(
    "bellecour.belle.12",
    "to every one that asks, in their Turn, beginning on his right Hand",
)
@pytest.mark.quotes(
    "academie.belle.12", "à chacun qui lui en demande selon son rang, en commençant par sa droite"
)
@pytest.mark.quotes("bellecour.belle.13", "The Dealer likewise takes in his Turn")
@pytest.mark.quotes("academie.belle.13", "celui qui mêle peut en prendre à son tour")
def test_cards_are_given_from_the_right_of_the_dealer_who_is_last() -> None:
    everybody = frozenset(range(4))
    assert given_in_a_round(dealer=0, players=4, asking=everybody) == (1, 2, 3, 0)
    assert given_in_a_round(dealer=2, players=4, asking=everybody) == (3, 0, 1, 2)
    assert given_in_a_round(dealer=3, players=4, asking=frozenset({3, 1})) == (1, 3)
    assert given_in_a_round(dealer=1, players=2, asking=frozenset({0})) == (0,)
    assert given_in_a_round(dealer=1, players=4, asking=frozenset()) == ()
    for dealer, players, asking in ((4, 4, 0), (-1, 4, 0), (0, 1, 0), (0, 4, 4)):
        with pytest.raises(ValueError, match="cannot be"):
            given_in_a_round(dealer=dealer, players=players, asking=frozenset({asking}))


@pytest.mark.quotes(
    "bellecour.belle.13",
    "he gives only one Card to each Player, till it comes round to his Turn again",
)
@pytest.mark.quotes(
    "academie.belle.13",
    "On ne donne qu'une carte à chacun des Joueurs qui en demandent, & on ne recommence à donner "
    "que lorsque le tour en est fait",
)
def test_one_card_to_each_in_a_round() -> None:
    for seats in (frozenset({0, 2}), frozenset(range(5))):
        got = given_in_a_round(dealer=1, players=5, asking=seats)
        assert sorted(got) == sorted(seats)


@pytest.mark.quotes(
    "bellecour.belle.14",
    "When the Players have taken in, or without taking in, have more Points than Thirty-one, they "
    "cannot win",
)
@pytest.mark.quotes(
    "academie.belle.14",
    "Lorsque les Joueurs qui ont été à fonds ou qui sans y aller, ont au-dessus de trente-un pour "
    "le point, ils ne sçauroient gagner",
)
def test_more_than_thirty_one_cannot_win() -> None:
    assert [may_win(points=it) for it in (6, 30, 31, 32, 33)] == [True, True, True, False, False]
    assert third_box("32/0 12/0") == (1, 1)
    assert third_box("32/1 33/0") == (Outcome.NOT_SAID, Outcome.NOT_SAID)
    with pytest.raises(ValueError, match="points=5"):
        may_win(points=5)


@pytest.mark.quotes(
    "bellecour.belle.14",
    "they that have Thirty-one, or if no Player has exactly that Number, he that comes nearest to "
    "it wins",
)
@pytest.mark.quotes(
    "academie.belle.14",
    "celui des autres Joueurs qui a trente-un, ou si personne n'a ce point justement, c'est celui "
    "qui a le plus proche de trente-un qui gagne",
)
def test_thirty_one_wins_or_the_nearest_to_it() -> None:
    assert third_box("30/0 31/2 29/0") == (1, 1)
    assert third_box("28/0 29/2 27/0") == (1, 1)
    assert third_box("28/0 32/2 27/0") == (0, 0)
    assert third_box("44/1 6/0") == (1, 1)


@pytest.mark.quotes("bellecour.belle.14", "have more Points than Thirty-one")
@pytest.mark.quotes("academie.belle.14", "au-dessus de trente-un pour le point")
def test_points_that_cannot_be() -> None:
    assert third_box("33/0 6/0") == (1, 1)
    for wrong in ("34/0 20/0", "45/1 20/0", "5/0 20/0", "20/-1 30/0", "20/0"):
        with pytest.raises(ValueError, match="cannot be"):
            third_box(wrong)
        told = [tuple(map(int, it.split("/"))) for it in wrong.split()]
        with pytest.raises(ValueError, match="cannot be"):
            gagne_le_trente_un(
                points=tuple(it[0] for it in told), tours=tuple(it[1] for it in told)
            )
    with pytest.raises(ValueError, match="rounds cannot be"):
        wins_thirty_one(points=(20, 30), rounds=(0,))


@pytest.mark.quotes(
    "bellecour.belle.15",
    "when a Player is twenty-eight, twenty-nine, or thirty, he should stand; and not risk the "
    "taking in a Card that may make him more than Game",
)
@pytest.mark.quotes(
    "academie.belle.15",
    "lorsque l'on a vingt-huit, vingt-neuf, ou trente, on s'y tient sans hazarder de prendre une "
    "carte qui pourroit porter le point au-dessus desdits trente-un",
)
@pytest.mark.example("belle.twenty-eight")
def test_twenty_eight_to_thirty_should_stand() -> None:
    stand = [should_stand(points=it) for it in (27, 28, 29, 30, 31)]
    assert stand == [
        Silence.NOT_SAID,
        Choice.STANDS,
        Choice.STANDS,
        Choice.STANDS,
        Silence.NOT_SAID,
    ]
    assert [len(would_make_more(points=it)) for it in (28, 29, 30)] == [11, 12, 13]
    assert would_make_more(points=28) == frozenset(Rank) - {Rank.TWO, Rank.THREE}
    assert would_make_more(points=20) == frozenset()
    assert would_make_more(points=21) == {Rank.ACE}
    assert len(would_make_more(points=22)) == 5
    for function in (should_stand, would_make_more, ought_to_declare):
        with pytest.raises(ValueError, match="points=5"):
            function(points=5)


@pytest.mark.quotes("bellecour.belle.16", "he that has it first, wins it")
@pytest.mark.quotes("academie.belle.16", "c'est celui qui l'a plutôt eu qui gagne")
def test_of_several_thirty_ones_the_first_wins() -> None:
    assert third_box("31/2 31/1 31/3") == (1, 1)
    assert third_box("31/2 31/0 31/2") == (1, 1)


@pytest.mark.quotes("bellecour.belle.16", "when a Player has it, he ought to declare it")
@pytest.mark.quotes("academie.belle.16", "celui qui a trente-un, doit avertir dès qu'il l'a")
def test_who_has_thirty_one_ought_to_declare_it() -> None:
    assert [ought_to_declare(points=it) for it in (30, 31, 32)] == [False, True, False]


@pytest.mark.quotes(
    "bellecour.belle.17",
    "If several Players have it dealt them, in the same Deal, it is left till the next Deal",
)
@pytest.mark.quotes(
    "academie.belle.17",
    "si deux ou plusieurs l'avoient dans un même tour, on renvoyeroit le coup au jeu suivant",
)
def test_thirty_ones_dealt_and_thirty_ones_of_one_round() -> None:
    assert third_box("31/0 31/0 20/0") == (Outcome.RESTS, Outcome.RESTS)
    assert third_box("31/0 31/0 31/1") == (Outcome.RESTS, Outcome.RESTS)
    assert third_box("20/0 31/1 31/1") == (1, Outcome.RESTS)
    assert third_box("31/2 31/1 31/1") == (1, Outcome.RESTS)
    assert third_box("31/0 31/1 31/1") == (0, 0)


@pytest.mark.quotes(
    "bellecour.belle.18",
    "the same is done with regard to the inferior Points that are equal, and are the winning "
    "Points",
)
@pytest.mark.quotes(
    "academie.belle.18",
    "on feroit de même d'un point plus bas, & qui seroit égal, s'il étoit le point gagnant",
)
def test_equal_points_below_wait_too_if_they_would_win() -> None:
    assert third_box("30/0 30/2 32/1") == (Outcome.RESTS, Outcome.RESTS)
    assert third_box("30/0 29/0 29/0") == (0, 0)
    assert third_box("20/0 20/0 31/1") == (2, 2)


@given(
    st.lists(st.tuples(st.integers(20, 33), st.integers(0, 3)), min_size=2, max_size=6),
)
def test_the_books_differ_only_of_thirty_ones_in_one_later_round(
    made: list[tuple[int, int]],
) -> None:
    english, french = third_box(" ".join(f"{it}/{taken}" for it, taken in made))
    rounds = [taken for it, taken in made if it == 31]
    one_round = bool(rounds) and min(rounds) > 0 and rounds.count(min(rounds)) > 1
    assert (english != french) == one_round
