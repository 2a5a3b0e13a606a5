"""Hoc, hoc.30 to 37: the rows of cards, the Hoc, what remains in hand, Carte Blanche."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.hoc.playing import (
    Hoc,
    Reading,
    Row,
    carte_blanche_pays,
    is_carte_blanche,
    last_is_hoc,
    next_has,
    pays_for_cards_left,
    plays_hoc_for,
    row,
    says_sans,
    wins_hoc,
)
from executable_rules.mechanics.cards import Card, Rank, cards, pack
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Silence, Unit

ACE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT = list(Rank)[:8]
KING, QUEEN = Rank.KING, Rank.QUEEN


@pytest.mark.quotes(
    "bellecour.hoc.31",
    "he plays the Ace, he says Ace, and if he has not the two, he says sans Two",
)
@pytest.mark.quotes(
    "academie.hoc.31", "il joue l'as, il dira un, s'il n'a pas le deux, il dira sans deux"
)
def test_he_says_ace_sans_two() -> None:
    assert row(hand=cards("AS 3S 9H"), first=ACE) == Row((ACE,), TWO)
    with pytest.raises(ValueError, match="no two"):
        row(hand=cards("AS 3S 9H"), first=TWO)


@pytest.mark.quotes(
    "bellecour.hoc.31", "says two, three, four, and so on, till he wants the next card"
)
@pytest.mark.quotes(
    "academie.hoc.31",
    "dira deux, trois, quatre, & ainsi des autres, jusqu'à ce qu'il manque de la carte suivante",
)
def test_he_goes_on_till_he_wants_the_next() -> None:
    assert row(hand=cards("4H 2S 3D 6C 4C"), first=TWO) == Row((TWO, THREE, FOUR), FIVE)
    assert row(hand=cards("KS QH JD"), first=QUEEN) == Row((QUEEN, KING), None)
    with pytest.raises(ValueError, match="same card twice"):
        row(hand=cards("2S 2S"), first=TWO)


@pytest.mark.example("hoc.play")
@pytest.mark.quotes(
    "bellecour.hoc.31",
    "he that plays next, and has the two, plays it",
    "seven sans eight; and so of the rest",
)
@pytest.mark.quotes(
    "academie.hoc.31", "celui qui le suit, & qui aura un deux, le jettera", "sept sans huit"
)
@pytest.mark.quotes(
    "bellecour.hoc.32", "the last card is the Hoc; and he receives a counter for it"
)
@pytest.mark.quotes(
    "academie.hoc.32", "la derniére carte qu'il a jettée lui est Hoc, & lui vaut un jetton"
)
def test_the_play_of_the_book() -> None:
    first, second = cards("AS 9H"), cards("2H 3S 4D 5C 6H 7S JS")
    assert row(hand=first, first=ACE) == Row((ACE,), TWO)
    assert next_has(hands=(first, second), seat=0, wanted=TWO)
    assert row(hand=second, first=TWO) == Row((TWO, THREE, FOUR, FIVE, SIX, SEVEN), EIGHT)
    assert not next_has(hands=(first, second), seat=1, wanted=EIGHT)
    assert last_is_hoc(others=(first,), last=SEVEN) is True
    assert wins_hoc(players=2, seat=1) == Hoc((-1, 1), leads=1)


@pytest.mark.quotes("bellecour.hoc.31", "he that plays next, and has the two, plays it")
@pytest.mark.quotes("academie.hoc.31", "celui qui le suit, & qui aura un deux, le jettera")
def test_it_is_the_next_player_who_must_have_the_card() -> None:
    hands = (cards("AS"), cards("9H"), cards("2H"))
    assert [next_has(hands=hands, seat=seat, wanted=TWO) for seat in range(3)] == [
        False,
        True,
        False,
    ]
    assert next_has(hands=hands, seat=2, wanted=ACE)
    for seats, seat in ((hands, 3), (hands[:1], 0), ((hands[0], hands[0]), 0)):
        with pytest.raises(ValueError, match=r"cannot be|same card twice"):
            next_has(hands=seats, seat=seat, wanted=TWO)


@pytest.mark.quotes(
    "bellecour.hoc.30",
    "though they are not of the same suit",
    "the two other players have no card to play above that where he stops",
    "the last card he plays is the Hoc",
)
@pytest.mark.quotes(
    "academie.hoc.30",
    "quoiqu'elles ne soient point de la même couleur",
    "les deux autres n'ayent pas de quoi mettre au-dessus de la carte où il s'arrête",
    "la derniére carte qu'il a jettée, lui est Hoc",
)
def test_the_last_card_is_hoc_when_nobody_can_play_above_it() -> None:
    hand = cards("2S 3H 4D 9C")
    stop = row(hand=hand, first=TWO)
    assert stop == Row((TWO, THREE, FOUR), FIVE)
    assert last_is_hoc(others=(cards("6S 4C"), cards("3C 10D")), last=stop.says[-1]) is True
    assert last_is_hoc(others=(cards("6S 4C"), cards("3C 5D")), last=FOUR) is False
    assert last_is_hoc(others=(cards("5S 4C"), cards("3C 6D")), last=FOUR) is False


@pytest.mark.quotes(
    "bellecour.hoc.32", "when the other players have not the card next to that which he plays"
)
@pytest.mark.quotes(
    "academie.hoc.32", "lorsque les autres Joueurs n'ont pas la carte qui manque à celui qui joue"
)
def test_whether_a_hoc_will_stand_in_its_room_decides() -> None:
    assert last_is_hoc(others=(cards("6S"), cards("JD")), last=FOUR) is None
    assert last_is_hoc(others=(cards("5S"), cards("JD")), last=FOUR) is False
    assert last_is_hoc(others=(cards("6S"), cards("JH")), last=FOUR) is True
    assert last_is_hoc(others=(cards("QS"), cards("AS")), last=KING) is True
    for others in ((), (cards("6S"), cards("7S"), cards("8S")), (cards("6S"), cards("6S"))):
        with pytest.raises(ValueError, match=r"two or three|same card twice"):
            last_is_hoc(others=others, last=FOUR)


@pytest.mark.quotes(
    "bellecour.hoc.30", "he receives a counter from each player, and begins again by one of his"
)
@pytest.mark.quotes(
    "academie.hoc.30", "lui vaut un jetton de chaque Joueur, & il recommence par les plus basses"
)
@pytest.mark.quotes("bellecour.hoc.32", "he receives a counter for it, from each player")
@pytest.mark.quotes("academie.hoc.32", "lui est Hoc, & lui vaut un jetton de chaque Joueur")
@pytest.mark.quotes(
    "bellecour.hoc.33",
    "he then leads such card as he thinks convenient",
    "receives a counter from each player for the Hoc he played",
)
@pytest.mark.quotes(
    "academie.hoc.33",
    "il commence à jouer par telle carte qu'il juge plus avantageuse",
    "il gagne un jetton de chaque Joueur pour le Hoc qu'il a joué",
)
def test_a_hoc_wins_a_counter_of_each_and_the_lead() -> None:
    assert wins_hoc(players=3, seat=0) == Hoc((2, -1, -1), leads=0)
    assert wins_hoc(players=3, seat=2) == Hoc((-1, -1, 2), leads=2)
    assert wins_hoc(players=2, seat=1) == Hoc((-1, 1), leads=1)
    for players, seat in ((4, 0), (3, 3), (3, -1)):
        with pytest.raises(ValueError, match="cannot be"):
            wins_hoc(players=players, seat=seat)


@pytest.mark.example("hoc.hoc-for-a-five")
@pytest.mark.quotes(
    "bellecour.hoc.33",
    "four sans five, has not the five, but has one of those cards that are called Hoc",
    "he may play it in the room of the five",
)
@pytest.mark.quotes(
    "academie.hoc.33", "n'ayant point de cinq, a un hoc, il peut l'employer pour le cinq"
)
def test_a_hoc_is_played_in_the_room_of_the_five() -> None:
    hand = cards("JD 3S JS 9H")
    assert plays_hoc_for(hand=hand, card=Card.parse("JD"), wanted=FIVE) is True
    assert plays_hoc_for(hand=hand, card=Card.parse("JS"), wanted=FIVE) is False
    with pytest.raises(ValueError, match="KS is not"):
        plays_hoc_for(hand=hand, card=Card.parse("KS"), wanted=FIVE)
    with pytest.raises(ValueError, match="same card twice"):
        plays_hoc_for(hand=hand + hand, card=Card.parse("JD"), wanted=FIVE)


@pytest.mark.quotes("bellecour.hoc.33", "has not the five, but has one of those cards")
@pytest.mark.quotes("academie.hoc.33", "n'ayant point de cinq, a un hoc")
def test_of_one_who_has_the_five_too_that_place_does_not_speak() -> None:
    hand = cards("QS 5S")
    assert plays_hoc_for(hand=hand, card=Card.parse("QS"), wanted=FIVE) is Silence.NOT_SAID
    assert plays_hoc_for(hand=hand, card=Card.parse("5S"), wanted=FIVE) is False


@pytest.mark.quotes(
    "bellecour.hoc.37",
    "He who by mistake, says in play, four sans five; when he has a five",
    "five counters to each player",
)
@pytest.mark.quotes(
    "academie.hoc.37",
    "diroit quatre sans cinq, & qui cependant auroit un cinq dans son jeu",
    "cinq jettons à chaque Joueur",
)
def test_sans_five_with_a_five_costs_five_counters_to_each() -> None:
    fine = Forfeit(5, Unit.COUNTER, Payee.EACH)
    assert says_sans(hand=cards("5S 9H"), wanted=FIVE, discovered=True) == fine
    assert says_sans(hand=cards("6S 9H"), wanted=FIVE, discovered=True) == NOTHING
    with pytest.raises(ValueError, match="same card twice"):
        says_sans(hand=cards("5S 5S"), wanted=FIVE, discovered=True)


@pytest.mark.quotes("bellecour.hoc.37", "or any other number in like manner")
def test_so_does_any_other_number() -> None:
    for rank in Rank:
        paid = says_sans(hand=(Card.parse("7S"),), wanted=rank, discovered=True)
        assert paid.amount == (5 if rank is SEVEN else 0)


@pytest.mark.quotes("bellecour.hoc.37", "five counters to each player, if it is discovered")
@pytest.mark.quotes("academie.hoc.37", "cinq jettons à chaque Joueur s'ils le découvroient")
def test_undiscovered_it_costs_nothing() -> None:
    assert says_sans(hand=cards("5S 9H"), wanted=FIVE, discovered=False) == NOTHING


@pytest.mark.quotes(
    "bellecour.hoc.34", "the player pays six counters for that one card, and four for two cards"
)
@pytest.mark.quotes(
    "academie.hoc.34", "on payeroit six jettons pour cette seule carte, & quatre jettons pour deux"
)
def test_one_card_costs_six_counters_and_two_cost_four() -> None:
    for reading in Reading:
        paid = [pays_for_cards_left(left=left, reading=reading) for left in range(4)]
        assert paid == [0, 6, 4, 3]


@pytest.mark.quotes("bellecour.hoc.34", "and one for every card under ten")
@pytest.mark.quotes("academie.hoc.34", "un pour chaque carte au-dessous de dix")
def test_three_to_nine_cards_cost_a_counter_each() -> None:
    for left, reading in product(range(3, 10), Reading):
        assert pays_for_cards_left(left=left, reading=reading) == left


@pytest.mark.example("hoc.cards-left")
@pytest.mark.quotes(
    "bellecour.hoc.34",
    "you pay two counters for every card that remains in your hand from ten to twelve",
)
@pytest.mark.quotes(
    "academie.hoc.34",
    "on paye deux jettons pour chaque carte qui reste en main depuis dix jusqu'à douze",
)
def test_from_ten_to_twelve_the_words_have_two_readings() -> None:
    by_hand, by_card = Reading
    assert [pays_for_cards_left(left=n, reading=by_hand) for n in (9, 10, 11, 12)] == [
        9,
        20,
        22,
        24,
    ]
    assert [pays_for_cards_left(left=n, reading=by_card) for n in (9, 10, 11, 12)] == [
        9,
        11,
        13,
        15,
    ]
    for left, reading in product((13, 14, 15), Reading):
        assert pays_for_cards_left(left=left, reading=reading) is Silence.NOT_SAID
    for left in (-1, 16):
        with pytest.raises(ValueError, match="from 0 to 15"):
            pays_for_cards_left(left=left, reading=by_hand)


@pytest.mark.quotes("bellecour.hoc.35", "Carte Blanche, that is, who has no figures in his hand")
@pytest.mark.quotes("academie.hoc.35", "cartes blanches, c'est-à-dire, n'a point de figures")
def test_carte_blanche_is_a_hand_without_figures() -> None:
    blank = tuple(card for card in pack() if not card.rank.court)
    assert is_carte_blanche(hand=blank[:12])
    assert is_carte_blanche(hand=cards("AS 10H"))
    assert is_carte_blanche(hand=blank[:15])
    with pytest.raises(ValueError, match="from 0 to 15"):
        is_carte_blanche(hand=blank[:16])
    for figure in cards("KS QH JD"):
        assert not is_carte_blanche(hand=(*blank[:11], figure))
    with pytest.raises(ValueError, match="same card twice"):
        is_carte_blanche(hand=blank[:2] * 2)


@pytest.mark.quotes("bellecour.hoc.35", "receives for that, ten counters from each player")
@pytest.mark.quotes("academie.hoc.35", "gagne pour cela dix jettons de chaque Joueur")
def test_carte_blanche_receives_ten_of_each() -> None:
    assert carte_blanche_pays(blank=(True, False, False)) == (20, -10, -10)
    assert carte_blanche_pays(blank=(False, True)) == (-10, 10)
    assert carte_blanche_pays(blank=(False, False, False)) == (0, 0, 0)
    with pytest.raises(ValueError, match="two or three"):
        carte_blanche_pays(blank=(True,))


@pytest.mark.quotes(
    "bellecour.hoc.36",
    "if there are two players that have Carte Blanche, the third pays nothing to either of them",
)
@pytest.mark.quotes(
    "academie.hoc.36",
    "deux des Joueurs eussent les cartes blanches, le tiers ne payeroit rien ni à l'un",
)
def test_to_two_who_have_it_the_third_pays_nothing() -> None:
    assert carte_blanche_pays(blank=(True, False, True)) == (0, 0, 0)
    assert carte_blanche_pays(blank=(True, True)) == (0, 0)
    assert carte_blanche_pays(blank=(True, True, True)) == (0, 0, 0)


@pytest.mark.quotes("bellecour.hoc.35", "ten counters from each player")
@pytest.mark.quotes("bellecour.hoc.36", "the third pays nothing to either of them")
@pytest.mark.quotes("academie.hoc.35", "dix jettons de chaque Joueur")
@pytest.mark.quotes("academie.hoc.36", "le tiers ne payeroit rien ni à l'un ni à l'autre")
def test_what_is_paid_for_carte_blanche_is_received() -> None:
    for players in (2, 3):
        for blank in product((True, False), repeat=players):
            gains = carte_blanche_pays(blank=blank)
            assert sum(gains) == 0
            assert any(gains) is (sum(blank) == 1)
