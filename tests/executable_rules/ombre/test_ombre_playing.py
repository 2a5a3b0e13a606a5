"""Ombre, of playing the cards: points 1-4 that are to be observed, laws XIV, XLII, XLV and XLVI."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.mechanics.cards import OMBRE_PACK, Card, Suit, cards
from executable_rules.mechanics.matadors import matadors, ombre_ranking
from executable_rules.mechanics.results import Penalty
from executable_rules.ombre.playing import (
    Asks,
    Company,
    Leave,
    Support,
    answers_the_rap,
    cards_for_the_trick,
    codille_by_gano,
    compagnie_des_coureurs,
    company_of_him_who_draws,
    coup_played,
    coupe_au_signal,
    makes_gano,
    may_ask,
    may_demand_gano,
    may_support,
    peut_faire_appuyer,
    refuses_the_king,
    should_give_gano,
)
from executable_rules.ombre.terms import Ends, ends

H, S, C = Suit.HEARTS, Suit.SPADES, Suit.CLUBS


def card(text: str) -> Card:
    return Card.parse(text)


@pytest.mark.quotes(
    "bellecour.ombre.playing.1", "if you have none of the Suit led, you are not obliged to trump"
)
@pytest.mark.quotes("academie.ombre.playing.1", "on n'est pas obligé de mettre de triomphe")
def test_who_cannot_follow_need_not_trump() -> None:
    hand = cards("AS 5H KC 3D")
    assert cards_for_the_trick(hand=hand, trick=cards("4S"), trump=H) == hand
    assert cards_for_the_trick(hand=hand, trick=cards("4C"), trump=H) == cards("KC")
    assert cards_for_the_trick(hand=hand, trick=cards("4C"), trump=C) == cards("AS KC")


@pytest.mark.quotes(
    "bellecour.ombre.playing.2",
    "Whether trumps or any other Suit is led, you are not obliged to put it up; for if you play in "
    "the Suit led, that is sufficient.",
)
@pytest.mark.quotes(
    "academie.ombre.playing.2",
    "on n'est pas obligé de mettre au-dessus, pourvû qu'on fournisse de la couleur dont on joue",
)
def test_who_follows_need_not_play_higher() -> None:
    hand = cards("KS 2S KH 6H 3D")
    assert cards_for_the_trick(hand=hand, trick=cards("QS"), trump=H) == cards("KS 2S")
    assert cards_for_the_trick(hand=hand, trick=cards("JH QH"), trump=H) == cards("KH 6H")
    assert cards_for_the_trick(hand=hand, trick=cards("5D"), trump=H) == cards("3D")
    assert cards_for_the_trick(hand=hand, trick=(), trump=H) == hand


@settings(derandomize=True, deadline=None, max_examples=40)
@given(st.permutations(OMBRE_PACK), st.sampled_from(Suit), st.integers(1, 9))
def test_of_any_hand_all_of_the_suit_led_may_be_played(
    shuffled: list[Card], trump: Suit, size: int
) -> None:
    hand, (led, *_) = tuple(shuffled[:size]), shuffled[size:]
    order = ombre_ranking(trump)
    may = cards_for_the_trick(hand=hand, trick=(led,), trump=trump)
    of_suit = {held for held in hand if order.suit_of(held) is order.suit_of(led)}
    assert of_suit <= set(may)
    if of_suit - set(matadors(trump)):
        assert set(may) == of_suit
    if not of_suit:
        assert may == hand


@pytest.mark.quotes(
    "bellecour.ombre.playing.3",
    "unless he is so weak, that if he does not take it, he has no prospect of making his Hand; or "
    "unless he should have a Hand to make three or four Tricks, to replace it",
)
@pytest.mark.quotes(
    "academie.ombre.playing.3",
    "dans l'impuissance de pouvoir faire sa main",
    "un jeu à pouvoir faire trois ou quatre mains pour la remettre",
)
def test_gano_is_given_unless_one_is_too_weak_or_strong() -> None:
    assert should_give_gano(hopes_for_his_hand=True, tricks=0)
    assert should_give_gano(hopes_for_his_hand=True, tricks=2)
    assert not should_give_gano(hopes_for_his_hand=True, tricks=3)
    assert not should_give_gano(hopes_for_his_hand=True, tricks=4)
    assert not should_give_gano(hopes_for_his_hand=False, tricks=0)
    assert not should_give_gano(hopes_for_his_hand=False, tricks=3)
    with pytest.raises(ValueError, match="tricks=-1"):
        should_give_gano(hopes_for_his_hand=True, tricks=-1)


@pytest.mark.quotes(
    "bellecour.ombre.playing.3",
    "plays the Queen of Spades, and demands Gano of the King; his friend therefore does not play "
    "the King, if he has a small one",
)
@pytest.mark.quotes(
    "academie.ombre.playing.3",
    "son camarade ne met pas le roi, mais il faut pour cela qu'il ait un petit pique",
)
def test_gano_of_the_king_is_made_with_a_small_one() -> None:
    queen = card("QS")
    assert makes_gano(hand=cards("KS 4S 3D"), led=queen, trump=H) == cards("4S")
    assert makes_gano(hand=cards("KS JS 2S"), led=queen, trump=H) == cards("JS 2S")
    assert makes_gano(hand=cards("KS 3D"), led=queen, trump=H) == cards("KS")
    # Without the suit he makes it with anything but a trump.
    assert makes_gano(hand=cards("AC 5H 3D"), led=queen, trump=H) == cards("3D")


@pytest.mark.quotes("bellecour.ombre.playing.3", "otherwise he must play it, or be beasted")
@pytest.mark.quotes(
    "academie.ombre.playing.3",
    "car si le roi est seul, il est obligé de le mettre, à peine de faire la bête",
)
def test_a_king_alone_must_be_played() -> None:
    def refusing(hand: str, plays: str) -> Penalty:
        return refuses_the_king(hand=cards(hand), led=card("QS"), trump=H, plays=card(plays))

    assert refusing("KS 3D", "3D") is Penalty.BEAST
    assert refusing("KS 3D", "KS") is Penalty.NONE
    assert refusing("KS 4S 3D", "4S") is Penalty.NONE
    assert refusing("KS 4S 3D", "3D") is Penalty.BEAST
    with pytest.raises(ValueError, match="plays=5D cannot be: it is not in the hand"):
        refusing("KS 3D", "5D")


@pytest.mark.quotes(
    "bellecour.ombre.playing.4",
    "raps on the board in playing his Card, it is a token to his friend, to play a strong Trump",
)
def test_a_rap_asks_for_a_strong_trump() -> None:
    def rapped(hand: str, raps: bool = True) -> tuple[Card, ...]:
        return answers_the_rap(hand=cards(hand), led=card("4S"), trump=H, raps=raps)

    assert rapped("5H AC 7H KC") == cards("7H AC 5H")
    assert rapped("5H AC 7H KC", raps=False) == ()
    assert rapped("KC 3D") == ()
    # A card of the suit led must be played before any trump.
    assert rapped("5H 2S") == ()


@pytest.mark.quotes(
    "academie.ombre.playing.4",
    "en jettant la carte frape sur la table",
    "c'est un avis qu'il donne à son camarade de couper d'une forte triomphe",
)
def test_in_french_a_knock_asks_him_to_ruff() -> None:
    def coupe(jeu: str, frape: bool = True) -> tuple[Card, ...]:
        return coupe_au_signal(jeu=cards(jeu), jouee=card("4S"), triomphe=H, frape=frape)

    assert coupe("5H AC 7H KC") == cards("7H AC 5H")
    assert coupe("5H AC 7H KC", frape=False) == ()
    assert coupe("KC 3D") == coupe("5H 2S") == ()


@pytest.mark.quotes("bellecour.ombre.playing.4", "to play a strong Trump to force the Ombre")
@pytest.mark.quotes("academie.ombre.playing.4", "de couper d'une forte triomphe pour forcer")
def test_to_a_trump_that_is_led_nobody_ruffs() -> None:
    hand, led = cards("5H AC 7H KC"), card("6H")
    assert answers_the_rap(hand=hand, led=led, trump=H, raps=True) == cards("7H AC 5H")
    assert coupe_au_signal(jeu=hand, jouee=led, triomphe=H, frape=True) == ()


@pytest.mark.quotes(
    "bellecour.ombre.laws.14",
    "when the Cards are all played; or the Ombre has made Tricks enough to win, or one of the "
    "others has won Codill",
)
@pytest.mark.quotes(
    "academie.ombre.laws.14",
    "lorsqu'il ne reste plus de cartes dans la main des joueurs, ou que l'hombre a fait assez de "
    "mains pour gagner, ou bien l'un des tiers assez pour gagner codille",
)
def test_the_coup_is_played_when_it_is_decided_or_all_cards_are_out() -> None:
    def coup(ombre: int, first: int, second: int) -> Ends:
        return coup_played(ombre=ombre, first=first, second=second)

    assert coup(0, 0, 0) is coup(4, 0, 0) is coup(4, 3, 1) is coup(3, 3, 2) is Ends.NOT_PLAYED
    assert coup(5, 0, 0) is coup(5, 4, 0) is coup(4, 3, 2) is coup(4, 2, 2) is Ends.WON
    assert coup(3, 4, 2) is coup(4, 5, 0) is coup(0, 0, 5) is coup(2, 2, 4) is Ends.CODILLE
    assert coup(3, 3, 3) is coup(4, 4, 1) is coup(4, 1, 4) is coup(1, 4, 4) is Ends.REMISE
    for tricks in ((5, 4, 1), (-1, 5, 5), (5, -1, 0)):
        with pytest.raises(ValueError, match="not be under 0, nor more than 9"):
            coup(*tricks)


def test_a_deal_is_decided_when_every_end_of_it_is_the_same() -> None:
    finals = [t for t in itertools.product(range(10), repeat=3) if sum(t) == 9]

    def winner(tricks: tuple[int, ...]) -> int | None:
        best = [player for player in range(3) if tricks[player] == max(tricks)]
        return best[0] if len(best) == 1 else None

    for tricks in itertools.product(range(6), repeat=3):
        if sum(tricks) > 9:
            continue
        winners = {
            winner(final)
            for final in finals
            if all(now <= at_last for now, at_last in zip(tricks, final, strict=True))
        }
        decided = len(winners) == 1
        assert (ends(tricks) is Ends.NOT_PLAYED) is not decided
        assert (ends(tricks) is Ends.WON) is (winners == {0})
        assert (ends(tricks) is Ends.REMISE) is (winners == {None})


@pytest.mark.quotes(
    "bellecour.ombre.laws.42",
    "not allowed to ask a Remise, nor to ask leave, when his Rentree is not favourable",
)
@pytest.mark.quotes(
    "academie.ombre.laws.42",
    "demander remise, ni de demander à s'en aller lorsque sa rentrée n'est pas favorable",
)
def test_the_ombre_may_not_ask_for_a_remise_or_to_go() -> None:
    forbidden = [
        (asks, favourable)
        for asks, favourable in itertools.product(Asks, (False, True))
        if not may_ask(asks=asks, rentree_favourable=favourable)
    ]
    assert forbidden == [(Asks.REMISE, False), (Asks.LEAVE, False)]
    assert not may_ask(asks=Asks.REMISE, rentree_favourable=False)


@pytest.mark.quotes(
    "bellecour.ombre.laws.45",
    "He of the two other Players, that has four sure Tricks, should not demand Gano",
)
@pytest.mark.quotes(
    "academie.ombre.laws.45",
    "Celui des deux tiers qui est sur de ses quatre mains, ne doit pas demander gano",
)
@pytest.mark.quotes(
    "seymour.ombre.laws.43", "He that can win four Tricks without calling Gano, ought not to call"
)
def test_who_has_four_sure_tricks_should_not_demand_gano() -> None:
    assert [n for n in range(7) if may_demand_gano(sure_tricks=n)] == [0, 1, 2, 3]
    with pytest.raises(ValueError, match="sure_tricks=-1"):
        may_demand_gano(sure_tricks=-1)


@pytest.mark.quotes("bellecour.ombre.laws.45", "should not demand Gano, or support the other")
def test_in_the_english_nor_should_he_support_the_other() -> None:
    answers = [may_support(sure_tricks=n, support=Support.GIVES) for n in range(5)]
    assert answers == [Leave.MAY] * 4 + [Leave.OUGHT_NOT]
    # Of having oneself supported the English says nothing, however many tricks are sure.
    assert {may_support(sure_tricks=n, support=Support.ASKS) for n in range(5)} == {Leave.NOT_SAID}


@pytest.mark.quotes("academie.ombre.laws.45", "ne doit pas demander gano, ni faire apuïer")
def test_in_the_french_nor_have_himself_supported() -> None:
    answers = [peut_faire_appuyer(sure_tricks=n, support=Support.ASKS) for n in range(5)]
    assert answers == [Leave.MAY] * 4 + [Leave.OUGHT_NOT]
    gives = {peut_faire_appuyer(sure_tricks=n, support=Support.GIVES) for n in range(5)}
    assert gives == {Leave.NOT_SAID}


@pytest.mark.quotes("bellecour.ombre.laws.45", "or support the other Player")
@pytest.mark.quotes("academie.ombre.laws.45", "ni faire apuïer")
def test_of_support_the_two_books_differ_whoever_gives_it() -> None:
    for support in Support:
        english = may_support(sure_tricks=4, support=support)
        assert english is not peut_faire_appuyer(sure_tricks=4, support=support)


@pytest.mark.quotes(
    "bellecour.ombre.laws.46",
    "has a right to draw it; but it is not practised by the fair Player, who in that case, lets "
    "the Coup go by Remise",
)
@pytest.mark.quotes(
    "academie.ombre.laws.46",
    "est en droit de tirer le codille; mais cela ne se pratique point parmi les beaux Joueurs, qui "
    "en ce cas laissent le coup par remise",
)
def test_he_may_draw_the_codille_and_the_fair_player_does_not() -> None:
    assert codille_by_gano(fourth_sure=True, fair_player=False) is Ends.CODILLE
    assert codille_by_gano(fourth_sure=True, fair_player=True) is Ends.REMISE
    assert codille_by_gano(fourth_sure=False, fair_player=True) is Ends.CODILLE
    assert codille_by_gano(fourth_sure=False, fair_player=False) is Ends.CODILLE


@pytest.mark.quotes(
    "bellecour.ombre.laws.46",
    "those who do not do it, ought to be excluded all future parties",
)
def test_in_the_english_who_draws_it_is_to_be_excluded() -> None:
    assert company_of_him_who_draws(fourth_sure=True, draws=True) is Company.EXCLUDED
    assert company_of_him_who_draws(fourth_sure=True, draws=False) is Company.WELCOME
    assert company_of_him_who_draws(fourth_sure=False, draws=True) is Company.WELCOME


@pytest.mark.quotes(
    "academie.ombre.laws.46",
    "on évite de jouer avec ces gens qui courent de la sorte au codille",
)
def test_in_the_french_one_avoids_to_play_with_him() -> None:
    assert compagnie_des_coureurs(quatrieme_sure=True, tire=True) is Company.AVOIDED
    assert compagnie_des_coureurs(quatrieme_sure=True, tire=False) is Company.WELCOME
    assert compagnie_des_coureurs(quatrieme_sure=False, tire=True) is Company.WELCOME
