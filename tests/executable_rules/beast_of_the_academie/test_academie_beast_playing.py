"""The Beast of the Academy: standing, the Contre, the Curieuse, the tricks, who wins."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.beast_of_the_academie.dealing import pack_played_with
from executable_rules.beast_of_the_academie.playing import (
    Bound,
    Said,
    Turned,
    admitted_to_play,
    beasts_paid,
    bound_by_curieuse,
    est_fini,
    is_over,
    leads_first,
    leads_next,
    lie_par_curieuse,
    may_play_contre,
    may_say_now,
    may_turn_another,
    outcome,
    plays,
    plays_curieuse,
    renounces,
    stands,
)
from executable_rules.mechanics.cards import Card, Rank, Suit, cards
from executable_rules.mechanics.results import Forfeit, Payee, Penalty, Unit

D = Suit.DIAMONDS


@pytest.mark.quotes(
    "bellecour.beast.28",
    "he says, I play, or without saying any thing, he plays such Card as he thinks proper",
)
@pytest.mark.quotes(
    "academie.beast.28", "il dit je joue, ou sans rien dire, joue par telle carte de son jeu"
)
def test_the_eldest_stands_by_saying_so_or_by_leading() -> None:
    assert stands(said=Said.I_PLAY, eldest=True) is True
    assert stands(said=Said.LEADS, eldest=True) is True
    assert stands(said=Said.I_PASS, eldest=True) is False
    with pytest.raises(ValueError, match="said=leads"):
        stands(said=Said.LEADS)


@pytest.mark.quotes(
    "bellecour.beast.30",
    "he says, I pass: the second having examined his Game, says as he finds it either, I play, or "
    "I pass; and so of the rest",
)
@pytest.mark.quotes(
    "academie.beast.30", "diroit suivant son jeu, ou je joue, ou je passe, & ainsi des autres"
)
def test_the_others_say_i_play_or_i_pass() -> None:
    assert stands(said=Said.I_PLAY) is True
    assert stands(said=Said.I_PASS) is False


@pytest.mark.quotes(
    "bellecour.beast.30",
    "if either of them stands his Game, the eldest begins the play, by leading such Card as he "
    "thinks proper",
)
@pytest.mark.quotes(
    "academie.beast.30",
    "si quelqu'un d'eux faisoit jouer, le premier en carte commenceroit à jouer par telle carte "
    "qu'il voudroit",
)
def test_the_eldest_begins_whoever_stands() -> None:
    hand = cards("KS 9S AH 7D 8C")
    for standing in range(7):
        assert leads_first(seat=0, hand=hand, standing=standing) == hand
        assert not any(leads_first(seat=s, hand=hand, standing=standing) for s in range(1, 7))
    assert leads_first(seat=0, hand=hand, standing=None) == ()
    for seat, standing in [(-1, 0), (7, 0), (0, -1), (0, 7)]:
        with pytest.raises(ValueError, match="cannot be"):
            leads_first(seat=seat, hand=hand, standing=standing)


@pytest.mark.quotes(
    "bellecour.beast.31",
    "if you have once said, I pass, you cannot be admitted to play; or when you have said, I play, "
    "to pass",
)
@pytest.mark.quotes(
    "academie.beast.31",
    "d'abord qu'on a dit je passe, on ne sçauroit y revenir pour jouer, de même lorsqu'on a dit je "
    "joue, pour passer",
)
def test_what_is_said_is_said() -> None:
    assert may_say_now(said=Said.I_PASS, now=Said.I_PLAY) is False
    assert may_say_now(said=Said.I_PLAY, now=Said.I_PASS) is False
    assert may_say_now(said=Said.I_PASS, now=Said.I_PASS) is True
    assert may_say_now(said=Said.I_PLAY, now=Said.I_PLAY) is True
    assert may_say_now(said=Said.LEADS, now=Said.I_PASS) is False
    for said in Said:
        with pytest.raises(ValueError, match="now=leads"):
            may_say_now(said=said, now=Said.LEADS)


@pytest.mark.quotes(
    "bellecour.beast.24",
    "that does not prevent another Player, who is to speak after him, from playing if he has a "
    "Hand sufficiently strong to play against all; for to be admitted to play in that case, he "
    "must play the Contre",
)
@pytest.mark.quotes(
    "academie.beast.24",
    "parce que pour être reçû à jouer de la sorte, il faut qu'il fasse contre",
)
def test_after_another_one_plays_by_the_contre_only() -> None:
    assert admitted_to_play(another_stands=True, after_him=True, contre=True) is True
    assert admitted_to_play(another_stands=True, after_him=True, contre=False) is False
    assert admitted_to_play(another_stands=True, after_him=False, contre=True) is False
    assert admitted_to_play(another_stands=True, contre=True) is False
    assert admitted_to_play(another_stands=False, contre=False) is True
    for after_him, contre in [(True, False), (False, True), (True, True)]:
        with pytest.raises(ValueError, match="nobody stands"):
            admitted_to_play(another_stands=False, after_him=after_him, contre=contre)


@pytest.mark.quotes(
    "bellecour.beast.25",
    "if he loses, he pays a double Beast, whereas if the first had lost, he would only have paid a "
    "common one",
)
@pytest.mark.quotes(
    "academie.beast.25",
    "il perd la Bête double lorsqu'il perd, au lieu que celui qui a joüé d'abord",
)
def test_the_contre_pays_a_double_beast() -> None:
    assert beasts_paid(loses=True, contre=True) == Forfeit(2, Unit.BEAST)
    assert beasts_paid(loses=True, contre=False) == Forfeit(1, Unit.BEAST)
    assert beasts_paid(loses=False, contre=True).amount == 0
    assert beasts_paid(loses=False, contre=False).amount == 0


@pytest.mark.quotes(
    "bellecour.beast.26",
    "you are not admitted to do it, after you have played a Card, without declaring for it",
)
@pytest.mark.quotes(
    "academie.beast.26", "faire contre, dès qu'on a jetté une carte de son jeu sans le dire"
)
def test_no_contre_after_a_card_without_declaring() -> None:
    assert may_play_contre(has_played=True) is False
    assert may_play_contre(has_played=True, declared_before=True) is True
    assert may_play_contre(has_played=False) is True
    assert may_play_contre(has_played=False, declared_before=True) is True


ALL_PASS = (Said.I_PASS,) * 5
SIX, NINE = cards("6S 9H")


@pytest.mark.quotes(
    "bellecour.beast.32",
    "the Card that was left at the bottom is then turned up, and becomes the Trump; the first "
    "Trump being set aside",
)
@pytest.mark.quotes(
    "academie.beast.32",
    "en mettant un jetton au jeu, faire retourner la carte qui est à fonds, & qui devient la "
    "Triomphe. La premiére tourne étant annullée",
)
def test_the_curieuse_makes_the_trump_for_a_counter() -> None:
    turned = plays_curieuse(said=ALL_PASS, first=SIX, bottom=NINE)
    assert turned == Turned(Forfeit(1, Unit.COUNTER, Payee.POOL), Suit.HEARTS)
    with pytest.raises(ValueError, match="turned up first"):
        plays_curieuse(said=ALL_PASS, first=NINE, bottom=NINE)


@pytest.mark.quotes(
    "bellecour.beast.32", "If all the Players should pass, any one of them is at liberty"
)
@pytest.mark.quotes(
    "academie.beast.32",
    "que chacun a dit, passe, il dépend de chaque Joueur d'aller en Curieuse",
)
def test_the_curieuse_is_played_when_all_have_passed() -> None:
    for players in range(3, 8):
        said = (Said.I_PASS,) * players
        assert plays_curieuse(said=said, first=SIX, bottom=NINE) is not None
        for seat in range(players):
            one = (*said[:seat], Said.I_PLAY, *said[seat + 1 :])
            assert plays_curieuse(said=one, first=SIX, bottom=NINE) is None
    for players in (2, 8):
        with pytest.raises(ValueError, match="players in said"):
            plays_curieuse(said=(Said.I_PASS,) * players, first=SIX, bottom=NINE)


@pytest.mark.quotes("bellecour.beast.33", "the other Players are obliged to play in that Suit")
def test_the_others_must_play_in_the_suit_of_the_curieuse() -> None:
    assert bound_by_curieuse(went=False) is Bound.MUST_PLAY
    assert bound_by_curieuse(went=True) is Bound.NOT_SAID


@pytest.mark.quotes(
    "academie.beast.33",
    "celui ou ceux qui ont été en curieuse peuvent faire jouer à la couleur de la curieuse",
)
def test_qui_a_ete_en_curieuse_peut_faire_jouer() -> None:
    assert lie_par_curieuse(alle=True) is Bound.MAY_STAND
    assert lie_par_curieuse(alle=False) is Bound.NOT_SAID
    assert all(lie_par_curieuse(alle=it) is not bound_by_curieuse(went=it) for it in (False, True))


@pytest.mark.quotes("bellecour.beast.34", "should content themselves with turning one Card")
@pytest.mark.quotes("academie.beast.34", "on doit se contenter d'en tourner une")
def test_one_card_only_is_turned() -> None:
    assert [may_turn_another(turned=n) for n in range(3)] == [True, False, False]
    with pytest.raises(ValueError, match="turned"):
        may_turn_another(turned=-1)


HAND = cards("KS 7S QD 7D 8C")


@pytest.mark.quotes("bellecour.beast.27", "you are obliged to play in it if you can")
@pytest.mark.quotes("academie.beast.27", "on est obligé d'en jouer, si on en a de la même couleur")
def test_he_must_follow_suit_high_or_low() -> None:
    assert plays(hand=HAND, trick=cards("10S"), trump=D) == cards("KS 7S")
    assert plays(hand=HAND, trick=cards("10S KD"), trump=D) == cards("KS 7S")
    assert plays(hand=HAND, trick=cards("10D"), trump=D) == cards("QD 7D")
    assert plays(hand=HAND, trick=(), trump=D) == HAND


@pytest.mark.quotes("bellecour.beast.27", "if you can, if not you must trump it")
@pytest.mark.quotes("academie.beast.27", "sinon il faut la couper d'une Triomphe")
def test_he_must_trump_without_the_suit() -> None:
    assert plays(hand=HAND, trick=cards("10H"), trump=D) == cards("QD 7D")
    assert plays(hand=HAND, trick=cards("10H AH"), trump=D) == cards("QD 7D")
    assert plays(hand=cards("KS 8C"), trick=cards("10H"), trump=D) == cards("KS 8C")
    assert plays(hand=cards("KS 8C"), trick=cards("10D"), trump=D) == cards("KS 8C")


@pytest.mark.quotes(
    "bellecour.beast.27",
    "if it has been already trumped, you are to trump with an higher if you can",
)
@pytest.mark.quotes(
    "academie.beast.27",
    "d'une plus forte, en cas qu'on le puisse, que celui qui l'auroit de même déja coupée",
)
def test_he_must_trump_higher_if_it_is_trumped() -> None:
    assert plays(hand=HAND, trick=cards("10H 10D"), trump=D) == cards("QD")
    assert plays(hand=HAND, trick=cards("10H 6D"), trump=D) == cards("QD 7D")
    assert plays(hand=cards("AD 7D 8C"), trick=cards("10H 10D 9D"), trump=D) == cards("AD")


@pytest.mark.quotes(
    "bellecour.beast.27",
    "if it is already trumped with an higher one than you have, you are to throw away what Card "
    "you find most convenient",
)
@pytest.mark.quotes(
    "academie.beast.27",
    "est coupée d'une Triomphe plus haute que celle qu'on a, on peut se défaire de telle carte",
)
def test_trumped_with_a_higher_he_throws_what_he_will() -> None:
    assert plays(hand=HAND, trick=cards("10H KD"), trump=D) == HAND
    assert plays(hand=cards("AD 8C"), trick=cards("10H JD"), trump=D) == cards("AD 8C")
    with pytest.raises(ValueError, match="the same card"):
        plays(hand=HAND, trick=cards("KS"), trump=D)
    for hand in ("", "KS QS JS AS 10S 9S"):
        with pytest.raises(ValueError, match="cards in hand"):
            plays(hand=cards(hand), trick=cards("KH"), trump=D)
    assert plays(hand=cards("9H"), trick=cards("6H 7H 8H 10H KH QH JH"), trump=D) == cards("9H")
    with pytest.raises(ValueError, match="cards in trick"):
        plays(hand=cards("9H"), trick=cards("6H 7H 8H 10H KH QH JH AH"), trump=D)
    with pytest.raises(ValueError, match="not a card of this pack"):
        plays(hand=cards("5H"), trick=cards("6H"), trump=D)


@pytest.mark.quotes("bellecour.beast.35", "is played in the same manner as before")
@pytest.mark.quotes("academie.beast.35", "comme on l'auroit joué d'abord")
def test_after_the_curieuse_it_is_played_as_before_in_her_suit() -> None:
    turned = plays_curieuse(said=ALL_PASS, first=SIX, bottom=NINE)
    assert turned is not None
    hand = cards("KS 7S QH 7H 8C")
    assert plays(hand=hand, trick=cards("10D"), trump=turned.trump) == cards("QH 7H")
    assert plays(hand=hand, trick=cards("10D"), trump=SIX.suit) == cards("KS 7S")


@pytest.mark.quotes("bellecour.beast.29", "he that wins the Trick leads another Card")
@pytest.mark.quotes("academie.beast.29", "celui qui fait la levée, rejoue")
def test_who_wins_the_trick_leads() -> None:
    assert leads_next(leader=2, trick=cards("10S KS 6D 7S"), trump=D) == 0
    assert leads_next(leader=2, trick=cards("10S KS 6H 7S"), trump=D) == 3
    assert leads_next(leader=2, trick=cards("AS 10S 9H"), trump=D) == 2
    assert leads_next(leader=0, trick=cards("AS JS 9H"), trump=D) == 1
    for leader, trick in [(4, "10S KS 6D 7S"), (0, "10S KS"), (0, "6S 7S 8S 9S 10S AS JS QS")]:
        with pytest.raises(ValueError, match="cannot be"):
            leads_next(leader=leader, trick=cards(trick), trump=D)
    with pytest.raises(ValueError, match="the same card"):
        leads_next(leader=0, trick=cards("KS KS 7S"), trump=D)


@pytest.mark.quotes(
    "bellecour.beast.29", "till the Deal is finished, or that you see by the Tricks that each has"
)
def test_the_deal_is_over_when_finished_or_seen() -> None:
    assert [n for n in range(6) if is_over(tricks=n)] == [5]
    assert all(is_over(tricks=n, seen=True) for n in range(6))
    for tricks in (-1, 6):
        with pytest.raises(ValueError, match="tricks"):
            is_over(tricks=tricks)


@pytest.mark.quotes(
    "academie.beast.29",
    "jusqu'à ce que le coup soit fini, où l'on voit par les levées que chacun a",
)
def test_le_coup_est_fini_apres_cinq_levees() -> None:
    assert [n for n in range(6) if est_fini(levees=n)] == [5]
    assert is_over(tricks=3, seen=True) is not est_fini(levees=3)
    for levees in (-1, 6):
        with pytest.raises(ValueError, match="levees"):
            est_fini(levees=levees)


def beasted(winners: str, standing: str = "a") -> Penalty:
    """Who is beasted, the winners of the five tricks written as letters."""
    return outcome(winners=tuple(ord(it) - 97 for it in winners), standing=ord(standing) - 97)


@pytest.mark.quotes("bellecour.beast.23", "To win, the Player must make three Tricks")
@pytest.mark.quotes("academie.beast.23", "Celui qui joue, doit pour gagner faire trois mains")
def test_three_tricks_win() -> None:
    assert {beasted(w) for w in ("baaab", "bbaaa", "aaabb", "aaaaa", "baaaa")} == {Penalty.NONE}
    assert beasted("bacbc") is Penalty.BEAST
    assert beasted("aaabb", standing="b") is Penalty.BEAST


@pytest.mark.quotes(
    "bellecour.beast.23",
    "or at least the two first, that is, he must be the first that makes two Tricks, or else he is "
    "beasted",
)
@pytest.mark.quotes(
    "academie.beast.23",
    "ou bien les deux premiéres, c'est-à-dire, être le premier à faire deux mains, autrement il "
    "feroit la bête",
)
def test_the_first_to_make_two_wins() -> None:
    assert beasted("aabcd") is Penalty.NONE
    assert beasted("babac") is Penalty.BEAST
    assert beasted("abacb") is Penalty.NONE
    assert beasted("bcdaa") is Penalty.NONE
    assert beasted("abbac") is Penalty.BEAST
    assert beasted("abcde") is Penalty.BEAST
    assert beasted("bcdef") is Penalty.BEAST
    assert beasted("aabbg", standing="g") is Penalty.BEAST


@pytest.mark.example("beast.two-first-and-three")
@pytest.mark.quotes(
    "bellecour.beast.23",
    "none of the other Players has made three, for in that case, tho' he has made the two first, "
    "he is beasted",
)
@pytest.mark.quotes(
    "academie.beast.23",
    "s'il en faisoit trois, encore que celui qui fait jouer, eût fait les deux premieres, il "
    "feroit la Bête",
)
def test_the_two_first_do_not_win_if_another_makes_three() -> None:
    assert beasted("aabbb") is Penalty.BEAST
    assert beasted("aaggg") is Penalty.BEAST
    assert beasted("aabbc") is Penalty.NONE
    assert beasted("ggaaa", standing="g") is Penalty.BEAST
    assert beasted("aabcd") is Penalty.NONE
    for winners, standing in [((0,) * 4, 0), ((0,) * 6, 0), ((7,) * 5, 0), ((0,) * 5, 7)]:
        with pytest.raises(ValueError, match="cannot be"):
            outcome(winners=winners, standing=standing)
    with pytest.raises(ValueError, match="seat"):
        outcome(winners=(0, 0, 0, 0, -1), standing=0)


def test_of_three_players_exactly_one_would_have_won() -> None:
    for winners in product(range(3), repeat=5):
        would = [s for s in range(3) if outcome(winners=winners, standing=s) is Penalty.NONE]
        assert len(would) == 1


@pytest.mark.quotes("bellecour.beast.39", "He that renounces is beasted")
@pytest.mark.quotes("academie.beast.39", "Celui qui renonce fait la bête")
def test_who_renounces_is_beasted() -> None:
    hand, (king, heart) = cards("KS 7H"), cards("KS 7H")
    assert renounces(hand=hand, trick=cards("9S"), played=heart) is Penalty.BEAST
    assert renounces(hand=hand, trick=cards("9S"), played=king) is Penalty.NONE
    assert renounces(hand=hand, trick=cards("9C"), played=heart) is Penalty.NONE
    assert renounces(hand=hand, trick=(), played=heart) is Penalty.NONE
    with pytest.raises(ValueError, match="9H is none"):
        renounces(hand=hand, trick=cards("9S"), played=cards("9H")[0])


@pytest.mark.example("beast.two-hands-run-together")
def test_the_english_runs_two_hands_into_one() -> None:
    # Trumps are spades; the plain cards stand in one suit, as few as can be.
    first, second = cards("QS JS 9S KH"), cards("JS AS 10S QH JH")
    english = (*first, *second)
    assert len(english) == 9 and english.count(Card(Rank.KNAVE, Suit.SPADES)) == 2
    with pytest.raises(ValueError, match="the same card"):
        plays(hand=english, trick=(), trump=Suit.SPADES)
    for hand in (first, second):
        assert plays(hand=hand, trick=(), trump=Suit.SPADES) == hand


@given(st.permutations(pack_played_with(players=3)), st.sampled_from(Suit), st.randoms())
@settings(max_examples=40)
def test_the_king_of_trumps_always_makes_a_trick(dealt: list[Card], trump: Suit, random) -> None:  # type: ignore[no-untyped-def]
    hands = [list(dealt[n : n + 5]) for n in (0, 5, 10)]
    king, leader, won = Card(Rank.KING, trump), 0, []
    for _ in range(5):
        trick: tuple[Card, ...] = ()
        for seat in (leader, (leader + 1) % 3, (leader + 2) % 3):
            card = random.choice(plays(hand=tuple(hands[seat]), trick=trick, trump=trump))
            hands[seat].remove(card)
            trick = (*trick, card)
        leader = leads_next(leader=leader, trick=trick, trump=trump)
        won.append(leader)
    holder = next((n for n in range(3) if king in dealt[5 * n : 5 * n + 5]), None)
    assert holder is None or holder in won
