"""La Mouche: the mouche made and paid, the tricks, five cards of a suit, the faults of play."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.beast_of_the_academie import playing as beast
from executable_rules.mechanics.cards import PIQUET_PACK, Card, Suit, cards, pack
from executable_rules.mechanics.results import NOTHING, Forfeit
from executable_rules.mouche.dealing import HAND, Puts, puts_his_cards
from executable_rules.mouche.playing import (
    Answer,
    Fine,
    Fraud,
    detected,
    draws,
    elder_wins,
    go_together,
    has_mouche,
    makes_mouche,
    may_answer,
    on_the_game,
    passes,
    pays_to_mouche,
    placed_by_dealer,
    plays,
    point,
    renounces,
    wins_by_mouche,
)

C, D, H, S = Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES


@pytest.mark.quotes("bellecour.mouche.11", "He that plays and wins no Trick, makes the Mouche")
@pytest.mark.quotes("academie.mouche.11", "Celui qui jouant ne fait aucune levée, fait la Mouche")
def test_who_plays_and_wins_no_trick_makes_the_mouche() -> None:
    assert makes_mouche(plays=True, tricks=0, on_game=5) == Forfeit(5)
    assert all(makes_mouche(plays=True, tricks=n, on_game=5) == NOTHING for n in range(1, 6))
    assert makes_mouche(plays=False, tricks=0, on_game=5) == NOTHING
    with pytest.raises(ValueError, match="he does not play"):
        makes_mouche(plays=False, tricks=1, on_game=5)
    for tricks, on_game in [(-1, 5), (6, 5), (0, 0)]:
        with pytest.raises(ValueError, match="cannot be: it is"):
            makes_mouche(plays=True, tricks=tricks, on_game=on_game)


@pytest.mark.quotes(
    "bellecour.mouche.12", "consists of as many Counters as there are players; which the Dealer"
)
@pytest.mark.quotes(
    "academie.mouche.12",
    "en autant de marques qu'on est de Joueurs, que celui qui mêle, met seul, & ainsi chacun",
)
def test_the_dealer_places_a_counter_for_each_player() -> None:
    assert [placed_by_dealer(players=n) for n in range(3, 7)] == [3, 4, 5, 6]
    for players in (2, 7):
        with pytest.raises(ValueError, match="players"):
            placed_by_dealer(players=players)


@pytest.mark.quotes(
    "bellecour.mouche.13", "they all go together, unless it is agreed to the contrary"
)
@pytest.mark.quotes(
    "academie.mouche.13",
    "elles vont toutes à la fois, à moins que l'on ne convienne de les faire aller séparément",
)
def test_several_mouches_go_together_unless_it_is_agreed() -> None:
    assert [go_together(made=n) for n in range(5)] == [0, 1, 2, 3, 4]
    assert [go_together(made=n, separately=True) for n in range(5)] == [0, 1, 1, 1, 1]
    with pytest.raises(ValueError, match="made"):
        go_together(made=-1)


@pytest.mark.quotes(
    "bellecour.mouche.14",
    "he who deals, always places the Mouche that makes the Game, consequently he that makes it, "
    "pays as many marks as go on the Game",
)
@pytest.mark.quotes(
    "academie.mouche.14",
    "celui qui fait la mouche, la fait d'autant de marques qu'il en va sur le jeu",
)
def test_a_mouche_is_of_all_that_goes_on_the_game() -> None:
    assert on_the_game(players=5) == placed_by_dealer(players=5) == 5
    assert on_the_game(players=5, mouches=(5, 5)) == 15
    made = makes_mouche(plays=True, tricks=0, on_game=on_the_game(players=5, mouches=(5, 5)))
    assert made == Forfeit(15)
    with pytest.raises(ValueError, match="mouches"):
        on_the_game(players=5, mouches=(0,))


@pytest.mark.quotes("bellecour.mouche.17", "The Cards are played as at the Beast")
@pytest.mark.quotes("academie.mouche.17", "Les cartes se jouent comme à la bête")
def test_the_cards_are_played_as_at_the_beast() -> None:
    hand, trick = cards("KS 7S QD 7D 7C"), cards("10S")
    assert plays(hand=hand, trick=trick, trump=D) == cards("KS 7S")
    assert plays(hand=hand, trick=cards("10H"), trump=D) == cards("QD 7D")
    assert plays(hand=hand, trick=cards("10H 10D"), trump=D) == cards("QD")
    assert plays(hand=hand, trick=cards("10H KD"), trump=D) == hand
    assert plays(hand=hand, trick=cards("2H"), trump=H) == hand
    with pytest.raises(ValueError, match="the same card"):
        plays(hand=hand, trick=cards("KS"), trump=D)
    with pytest.raises(ValueError, match="cards in hand"):
        plays(hand=hand + cards("8C"), trick=trick, trump=D)
    with pytest.raises(ValueError, match="cards in hand"):
        plays(hand=(), trick=trick, trump=D)
    with pytest.raises(ValueError, match="cards in trick"):
        plays(hand=hand, trick=cards("2H 3H 4H 5H 6H 7H 8H"), trump=D)
    assert plays(hand=cards("9H"), trick=cards("2H 3H 4H 5H 6H 7H"), trump=D) == cards("9H")


@given(st.permutations(PIQUET_PACK[:20]), st.integers(0, 5), st.sampled_from(Suit))
@settings(max_examples=40)
def test_every_trick_of_the_beasts_pack_is_played_as_there(
    dealt: list[Card], lying: int, trump: Suit
) -> None:
    hand, trick = tuple(dealt[:5]), tuple(dealt[5 : 5 + lying])
    told = beast.plays(hand=hand, trick=trick, trump=trump)
    assert plays(hand=hand, trick=trick, trump=trump) == told
    assert told and set(told) <= set(hand)


@pytest.mark.quotes(
    "bellecour.mouche.18",
    "each Trick that is won, draws a Counter: and when the Mouche is double, it draws two; and "
    "when triple, three; and so of the rest",
)
@pytest.mark.quotes(
    "academie.mouche.18",
    "quand la mouche est double il en tire deux, & trois quand elle est triple, & ainsi du reste",
)
def test_each_trick_draws_as_many_as_the_mouche_is_fold() -> None:
    assert [draws(tricks=n) for n in range(6)] == [0, 1, 2, 3, 4, 5]
    assert [draws(tricks=2, mouche=fold) for fold in (1, 2, 3, 4)] == [2, 4, 6, 8]
    for tricks, mouche in [(6, 1), (-1, 1), (1, 0)]:
        with pytest.raises(ValueError, match="cannot be"):
            draws(tricks=tricks, mouche=mouche)


@pytest.mark.example("mouche.a-counter-for-each-trick")
@pytest.mark.quotes("bellecour.mouche.18", "each Trick that is won, draws a Counter")
@pytest.mark.quotes("academie.mouche.18", "chaque main qu'on léve, vaut un jetton")
@pytest.mark.quotes("bellecour.mouche.12", "as many Counters as there are players")
@pytest.mark.quotes("academie.mouche.12", "autant de marques qu'on est de Joueurs")
def test_the_mouche_of_the_deal_comes_out_with_five_players_alone() -> None:
    drawn = draws(tricks=HAND)
    left = {players: placed_by_dealer(players=players) - drawn for players in range(3, 7)}
    assert left == {3: -2, 4: -1, 5: 0, 6: 1}


@pytest.mark.quotes(
    "bellecour.mouche.19",
    "all of the same Suit, that is, all Spades or Clubs, &c. altho' they are not Trumps, he that "
    "has them wins the Mouche without playing",
)
@pytest.mark.quotes(
    "academie.mouche.19",
    "toutes d'une même couleur; c'est-à-dire, cinq piques ou cinq trefles, & ainsi des autres, "
    "quoique ce ne soit point de la triomphe, celui qui les a, gagne la mouche sans jouer",
)
def test_five_cards_of_a_suit_are_the_mouche() -> None:
    for suit in "SCHD":
        assert has_mouche(hand=cards(f"A{suit} 7{suit} 9{suit} K{suit} 8{suit}")) is True
    assert has_mouche(hand=cards("AS 7S 9S KS 8C")) is False
    for hand in ("AS 7S 9S KS", "AS 7S 9S KS KS", "AS 7S 9S KS QS JS"):
        with pytest.raises(ValueError, match="five cards"):
            has_mouche(hand=cards(hand))


@pytest.mark.quotes("bellecour.mouche.19", "If the five Cards that are dealt")
@pytest.mark.quotes("academie.mouche.19", "Si les cinq cartes qu'on donne d'abord")
def test_the_mouche_is_of_the_cards_dealt() -> None:
    hand = cards("AS 7S 9S KS 8S")
    assert has_mouche(hand=hand, took_in=0) is True
    assert not any(has_mouche(hand=hand, took_in=n) for n in range(1, 6))
    for took_in in (-1, 6):
        with pytest.raises(ValueError, match="took_in"):
            has_mouche(hand=hand, took_in=took_in)


LOW, HIGH = cards("7S 8S 9S 10S JS"), cards("9H 10H KH QH AH")


@pytest.mark.quotes(
    "bellecour.mouche.20", "he that has it in Trumps wins in preference to the others"
)
@pytest.mark.quotes(
    "academie.mouche.20",
    "celui qui l'auroit de la couleur qui est triomphe, gagneroit par préférence aux autres",
)
def test_the_mouche_in_trumps_goes_before() -> None:
    assert elder_wins(elder=LOW, younger=HIGH, trump=S) is True
    assert elder_wins(elder=HIGH, younger=LOW, trump=S) is False
    assert elder_wins(elder=LOW, younger=HIGH, trump=H) is False


@pytest.mark.quotes("bellecour.mouche.20", "or else, he that has the greatest Point wins it")
@pytest.mark.quotes("academie.mouche.20", "autrement ce seroit celui qui auroit plus de point")
def test_else_the_greatest_point() -> None:
    assert elder_wins(elder=LOW, younger=HIGH, trump=D) is False
    assert elder_wins(elder=HIGH, younger=LOW, trump=D) is True
    # Both in trumps: the point decides again.
    less, more = cards("2S 3S 4S 5S 6S"), cards("7S 8S 9S 10S JS")
    assert elder_wins(elder=less, younger=more, trump=S) is False
    with pytest.raises(ValueError, match="five cards of one suit"):
        elder_wins(elder=cards("7S 8S 9S 10S JH"), younger=HIGH, trump=D)
    with pytest.raises(ValueError, match="five cards of one suit"):
        elder_wins(elder=HIGH, younger=cards("7S 8S 9S 10S JH"), trump=D)
    with pytest.raises(ValueError, match="no card in both"):
        elder_wins(elder=LOW, younger=cards("7S 2S 3S 4S 5S"), trump=D)


@pytest.mark.quotes(
    "bellecour.mouche.21", "counts ten; the Figures likewise, ten each, and the other Cards"
)
@pytest.mark.quotes(
    "academie.mouche.21",
    "dix points, les figures pour dix, & les autres cartes les points qu'elles marquent",
)
def test_the_ace_counts_ten_and_the_figures() -> None:
    assert point(hand=cards("AS")) == 10
    assert [point(hand=cards(f"{rank}S")) for rank in "KQJ"] == [10, 10, 10]
    assert [point(hand=cards(f"{n}S")) for n in range(2, 11)] == list(range(2, 11))
    assert (point(hand=LOW), point(hand=HIGH)) == (44, 49)


@pytest.mark.quotes(
    "bellecour.mouche.22", "if they are all equal in other respects, the eldest Hand wins it"
)
@pytest.mark.quotes("academie.mouche.22", "si elles étoient égales en tout, la primauté gagneroit")
def test_of_equal_ones_the_eldest_wins() -> None:
    same = cards("7C 8C 9C 10C JC")
    assert point(hand=same) == point(hand=LOW)
    assert elder_wins(elder=LOW, younger=same, trump=D) is True
    assert elder_wins(elder=same, younger=LOW, trump=D) is True


@pytest.mark.quotes(
    "bellecour.mouche.23",
    "is not obliged to own it, tho' he should be asked by any of the Players",
)
@pytest.mark.quotes(
    "academie.mouche.23", "n'est pas obligé de dire, même quand on lui demanderoit s'il la sauve"
)
def test_nobody_need_answer() -> None:
    assert may_answer(saves=True, answer=Answer.NOTHING) is True
    assert may_answer(saves=False, answer=Answer.NOTHING) is True


@pytest.mark.quotes("bellecour.mouche.23", "if he answers when asked, he must say as it is")
@pytest.mark.quotes("academie.mouche.23", "qu'il dise oui ou non, il doit accuser juste")
@pytest.mark.quotes("bellecour.mouche.26", "when he does answer, he must speak the truth")
@pytest.mark.quotes("academie.mouche.26", "quand on répond, il faut accuser juste")
def test_who_answers_must_say_as_it_is() -> None:
    assert may_answer(saves=True, answer=Answer.YES) is True
    assert may_answer(saves=True, answer=Answer.NO) is False
    assert may_answer(saves=False, answer=Answer.NO) is True
    assert may_answer(saves=False, answer=Answer.YES) is False


@pytest.mark.quotes(
    "bellecour.mouche.24",
    "shows down his Cards, and takes up all that is on the Game; and wins also all the Mouches "
    "that are due",
)
@pytest.mark.quotes(
    "academie.mouche.24",
    "léve tout ce qu'il y a au jeu, & gagne même toutes les mouches qui sont duës",
)
def test_the_mouche_takes_the_game_and_the_mouches_due() -> None:
    assert wins_by_mouche(on_game=5) == 5
    assert wins_by_mouche(on_game=15, due=(5, 10)) == 30
    for on_game, due in [(0, ()), (5, (0,))]:
        with pytest.raises(ValueError, match="cannot be"):
            wins_by_mouche(on_game=on_game, due=due)


@pytest.mark.quotes(
    "bellecour.mouche.25",
    "they who stand their Game, each of them makes a Mouche, of what is on the Game, without "
    "having any occasion to play",
)
@pytest.mark.quotes(
    "academie.mouche.25",
    "c'est-à-dire qui jouent, font une mouche chacun de ce qui va sur le jeu",
)
def test_who_stands_against_it_makes_a_mouche() -> None:
    assert pays_to_mouche(stands=True, on_game=15) == Forfeit(15)
    assert pays_to_mouche(stands=False, on_game=15) == NOTHING
    with pytest.raises(ValueError, match="on_game"):
        pays_to_mouche(stands=True, on_game=0)


@pytest.mark.example("mouche.cards-laid-down")
@pytest.mark.quotes("bellecour.mouche.25", "they that have laid down their Cards")
@pytest.mark.quotes("academie.mouche.25", "ceux qui n'ont pas mis leur jeu bas")
@pytest.mark.quotes("bellecour.mouche.15", "puts his Cards with the Discards")
@pytest.mark.quotes("academie.mouche.15", "met son jeu avec les écarts")
def test_it_is_those_who_have_not_laid_down_their_cards_that_pay() -> None:
    for stand in (False, True):
        laid_down = puts_his_cards(stands=stand, discard=True) is not Puts.KEEPS
        assert (pays_to_mouche(stands=stand, on_game=5) == Forfeit(5)) is not laid_down


@pytest.mark.quotes(
    "bellecour.mouche.27",
    "He that renounces makes a Mouche of as many Counters as there are on the Game",
)
@pytest.mark.quotes(
    "academie.mouche.27", "fait la mouche d'autant de jettons qu'elle est grosse sur le jeu"
)
def test_who_renounces_pays_what_is_on_the_game() -> None:
    hand, (king, heart) = cards("KS 7H"), cards("KS 7H")
    assert renounces(hand=hand, trick=cards("9S"), played=heart, on_game=30) == Forfeit(30)
    assert renounces(hand=hand, trick=cards("9S"), played=king, on_game=30) == NOTHING
    assert renounces(hand=hand, trick=cards("9C"), played=heart, on_game=30) == NOTHING
    assert renounces(hand=hand, trick=cards("9C KH"), played=king, on_game=30) == NOTHING
    assert renounces(hand=hand, trick=(), played=heart, on_game=30) == NOTHING
    with pytest.raises(ValueError, match="9H is none"):
        renounces(hand=hand, trick=cards("9S"), played=cards("9H")[0], on_game=30)
    with pytest.raises(ValueError, match="on_game"):
        renounces(hand=hand, trick=cards("9S"), played=heart, on_game=0)


def let_pass(hand: str, trick: str, played: str) -> Forfeit:
    """The fine for a card let pass, spades being trumps and seven on the game."""
    (card,) = cards(played)
    return passes(hand=cards(hand), trick=cards(trick), played=card, trump=S, on_game=7)


@pytest.mark.quotes(
    "bellecour.mouche.28",
    "passes a Card which he could have won, either by playing a higher in the same Suit, or by "
    "trumping, makes the Mouche also",
)
@pytest.mark.quotes(
    "academie.mouche.28",
    "pouvant prendre sur une carte jouée, soit en mettant plus haut de la même couleur, soit en "
    "coupant ou surcoupant, ne le fait pas, fait aussi la mouche",
)
def test_who_lets_a_card_pass_makes_the_mouche() -> None:
    assert let_pass("KH 7H 8C", "10H", "7H") == Forfeit(7)
    assert let_pass("KH 7H 8C", "10H", "KH") == NOTHING
    assert let_pass("9H 7H 8C", "10H", "7H") == NOTHING
    assert let_pass("7S 8C", "10H", "8C") == Forfeit(7)
    assert let_pass("7S 8C", "10H", "7S") == NOTHING
    assert let_pass("KS 7S 8C", "10H 9S", "7S") == Forfeit(7)
    assert let_pass("KS 7S 8C", "10H 9S", "KS") == NOTHING
    assert let_pass("7S 8C", "10H 9S", "8C") == NOTHING
    assert let_pass("KH 8C", "10H 9S", "KH") == NOTHING
    assert let_pass("KH KS", "10H 9S", "KH") == NOTHING
    # The ace wins the ten, and not the knave.
    assert let_pass("AH 7H", "10H", "7H") == Forfeit(7)
    assert let_pass("AH 7H", "JH", "7H") == NOTHING
    with pytest.raises(ValueError, match="what lies before it"):
        let_pass("KH", "10H", "9H")
    with pytest.raises(ValueError, match="what lies before it"):
        passes(hand=cards("KH"), trick=(), played=cards("KH")[0], trump=S, on_game=7)
    with pytest.raises(ValueError, match="on_game"):
        passes(hand=cards("KH"), trick=cards("7H"), played=cards("KH")[0], trump=S, on_game=0)


@pytest.mark.quotes("bellecour.mouche.17", "The Cards are played as at the Beast")
@pytest.mark.quotes("academie.mouche.17", "Les cartes se jouent comme à la bête")
@pytest.mark.quotes("bellecour.mouche.28", "by playing a higher in the same Suit")
@pytest.mark.quotes("academie.mouche.28", "en mettant plus haut de la même couleur")
@pytest.mark.quotes("bellecour.beast.27", "you are obliged to play in it if you can")
@pytest.mark.quotes("academie.beast.27", "on est obligé d'en jouer, si on en a")
def test_a_card_that_may_be_played_as_at_the_beast_costs_a_mouche() -> None:
    low = cards("7H")[0]
    assert low in plays(hand=cards("KH 7H"), trick=cards("10H"), trump=S)
    assert low in beast.plays(hand=cards("KH 7H"), trick=cards("10H"), trump=S)
    assert let_pass("KH 7H", "10H", "7H") == Forfeit(7)


@pytest.mark.quotes(
    "bellecour.mouche.29",
    "detected in tricking at the Game; or in taking in Cards that he had laid out, in order to "
    "mend his Hand; he makes the Mouche; and is not to be suffered to play any more",
)
@pytest.mark.quotes(
    "academie.mouche.29",
    "tricher au jeu, ou reprendre des cartes pour accommoder son jeu, feroit la mouche, & ne "
    "joueroit plus",
)
def test_who_is_detected_makes_the_mouche_and_plays_no_more() -> None:
    for fraud in (Fraud.TRICKING, Fraud.TAKING_BACK):
        assert detected(fraud=fraud, on_game=9) == Fine(Forfeit(9), False)
    assert detected(fraud=Fraud.NONE, on_game=9) == Fine(NOTHING, True)
    with pytest.raises(ValueError, match="on_game"):
        detected(fraud=Fraud.TRICKING, on_game=0)


FLUSHES = st.sampled_from(Suit).flatmap(
    lambda suit: st.permutations([c for c in pack() if c.suit is suit]).map(lambda c: tuple(c[:5]))
)


@given(FLUSHES, FLUSHES, st.sampled_from(Suit))
def test_one_of_two_mouches_wins_whoever_is_elder(
    one: tuple[Card, ...], other: tuple[Card, ...], trump: Suit
) -> None:
    if {*one} & {*other}:
        return
    first = elder_wins(elder=one, younger=other, trump=trump)
    second = elder_wins(elder=other, younger=one, trump=trump)
    in_trumps = (one[0].suit is trump, other[0].suit is trump)
    equal = in_trumps[0] is in_trumps[1] and point(hand=one) == point(hand=other)
    assert (first and second) if equal else first is not second
