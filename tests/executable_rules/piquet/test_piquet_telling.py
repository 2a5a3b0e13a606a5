"""Piquet, laws III, V, VI, XII and XIII: telling one's game."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.cards import Card, cards
from executable_rules.piquet.telling import (
    Call,
    Told,
    calls_again,
    card_laid_out,
    forgets_to_count,
    mistaken_good,
    omits_shewing,
    tells_with_too_many,
)
from executable_rules.piquet.terms import Claim, Hand


@pytest.mark.quotes(
    "bellecour.piquet.laws.3",
    "He who takes in more Cards than he lays out, or is found in Play, to have more Cards than he "
    "ought, counts nothing",
)
@pytest.mark.quotes(
    "academie.piquet.laws.3", "Qui prend plus de cartes qu'il n'en a", "ne compte rien"
)
def test_who_has_too_many_cards_counts_nothing() -> None:
    assert tells_with_too_many(has=15, adversary_has=0, laid_out=4, taken_in=5) == Told(0, 0)
    assert tells_with_too_many(has=15, adversary_has=0, dealt=13) == Told(0, 0)
    fair = tells_with_too_many(has=15, adversary_has=3, dealt=13, laid_out=5, taken_in=4)
    assert fair == Told(15, 0)
    # Two faults: of eleven dealt, one too many taken in makes no more than twelve.
    assert tells_with_too_many(has=15, adversary_has=0, dealt=11, laid_out=4) == Told(0, 0)
    assert tells_with_too_many(has=15, adversary_has=0, laid_out=0, taken_in=1) == Told(0, 0)
    assert tells_with_too_many(has=15, adversary_has=0, laid_out=0, taken_in=0) == Told(15, 0)


@pytest.mark.quotes(
    "bellecour.piquet.laws.3",
    "cannot bar his adversary from telling every thing that he has, even tho' it should be much "
    "inferior",
)
@pytest.mark.quotes(
    "academie.piquet.laws.3",
    "son adversaire de compter tout ce qu'il a dans son jeu",
    "inférieur au jeu de celui qui a treize cartes, ou d'avantage",
)
def test_he_bars_nobody_though_the_other_has_less() -> None:
    assert tells_with_too_many(has=15, adversary_has=3, laid_out=4, taken_in=5) == Told(0, 3)
    assert tells_with_too_many(has=15, adversary_has=3) == Told(15, 0)
    assert tells_with_too_many(has=3, adversary_has=15) == Told(0, 15)
    assert tells_with_too_many(has=4, adversary_has=4) == Told(0, 0)


@pytest.mark.quotes(
    "bellecour.piquet.laws.5",
    "He who begins to play, and forgets to count Carte Blanche, his Point, or the Aces, Kings, "
    "Queens, &c. or any Sequence",
    "is not admitted to tell them afterwards; and he loses all those advantages",
)
@pytest.mark.quotes(
    "academie.piquet.laws.5", "cartes blanches, le point ou les as", "n'est plus reçu à les compter"
)
@pytest.mark.parametrize("forgotten", list(Claim))
def test_what_is_forgotten_when_play_begins_is_lost(forgotten: Claim) -> None:
    good = frozenset(Claim)
    told = good - {forgotten}
    assert forgets_to_count(good=good, told=told, begun=True) == told
    assert forgets_to_count(good=good, told=told, begun=False) == good


@pytest.mark.quotes("bellecour.piquet.laws.5", "which he may have good in his hand")
@pytest.mark.quotes("academie.piquet.laws.5", "avoir de bonnes dans son jeu")
def test_what_was_told_and_is_not_good_counts_no_more_for_it() -> None:
    good, told = frozenset({Claim.POINT}), frozenset({Claim.SEQUENCE})
    assert forgets_to_count(good=good, told=told, begun=True) == frozenset()


@pytest.mark.quotes("bellecour.piquet.laws.5", "any Sequence")
@pytest.mark.quotes("academie.piquet.laws.5", "les tierces, quatriémes, quintes")
def test_the_english_any_sequence_for_the_three_of_the_french() -> None:
    good = frozenset({Claim.SEQUENCE})
    assert forgets_to_count(good=good, told=frozenset(), begun=True) == frozenset()


@pytest.mark.quotes(
    "bellecour.piquet.laws.6",
    "When before playing your first Card, you omit shewing your Point, Sequence, &c. which you "
    "may have better than your adversary; you cannot count them after",
)
@pytest.mark.quotes("academie.piquet.laws.6", "le point qu'on a plus que son adversaire")
@pytest.mark.parametrize("elder_cards_played", [1, 2, 3])
def test_who_does_not_show_before_he_plays_counts_no_more(elder_cards_played: int) -> None:
    shown = omits_shewing(shown=True, elder_cards_played=elder_cards_played)
    omitted = omits_shewing(shown=False, elder_cards_played=elder_cards_played)
    assert shown is Hand.YOUNGER
    assert omitted is not Hand.YOUNGER


@pytest.mark.quotes(
    "bellecour.piquet.laws.6",
    "you did not allow to be good, has a right, provided he has not played his second Card, to "
    "count his Game",
)
@pytest.mark.quotes("academie.piquet.laws.6", "pas sa seconde carte, de compter son jeu")
def test_the_elder_comes_back_until_his_second_card() -> None:
    assert omits_shewing(shown=False, elder_cards_played=1) is Hand.ELDER
    assert omits_shewing(shown=False, elder_cards_played=2) is None
    # Before the elder leads the younger has played no card, and so has omitted nothing.
    assert omits_shewing(shown=True, elder_cards_played=0) is Hand.YOUNGER
    for shown, played in ((False, 0), (False, -1), (True, -1)):
        with pytest.raises(ValueError, match="under nought, nor under one if not shown"):
            omits_shewing(shown=shown, elder_cards_played=played)


@pytest.mark.quotes(
    "bellecour.piquet.laws.12",
    "provided that he has not played, he is admitted to count what he has that is good, and to "
    "set aside what the Elder has told",
)
@pytest.mark.quotes("academie.piquet.laws.12", "il est reçu à compter ce qu'il a de bon")
def test_who_called_good_by_mistake_counts_if_he_has_not_played() -> None:
    assert mistaken_good(answerer_has_played=False, elder_has_played=False) is Hand.YOUNGER
    assert mistaken_good(answerer_has_played=True, elder_has_played=True) is Hand.ELDER
    with pytest.raises(ValueError, match="in the younger only"):
        mistaken_good(answerer_has_played=True, elder_has_played=False)


@pytest.mark.quotes("bellecour.piquet.laws.12", "even tho' the Elder has played his first Card")
@pytest.mark.quotes("academie.piquet.laws.12", "commencé à jouer")
def test_though_the_elder_has_played() -> None:
    assert mistaken_good(answerer_has_played=False, elder_has_played=True) is Hand.YOUNGER
    assert mistaken_good(answerer_has_played=True, elder_has_played=True) is Hand.ELDER


@pytest.mark.quotes_reason("bellecour.piquet.laws.12", "This law regards both Players")
@pytest.mark.quotes_reason("academie.piquet.laws.12", "Cette régle regarde les deux Joueurs")
def test_it_regards_both_players() -> None:
    for played, counts in ((False, Hand.ELDER), (True, Hand.YOUNGER)):
        mistaken = mistaken_good(
            answerer_has_played=played, elder_has_played=played, caller=Hand.YOUNGER
        )
        assert mistaken is counts
        with pytest.raises(ValueError, match="in the younger only"):
            mistaken_good(
                answerer_has_played=played, elder_has_played=not played, caller=Hand.YOUNGER
            )


@pytest.mark.quotes("bellecour.piquet.laws.12", "the Elder Hand calls his Point")
@pytest.mark.quotes("academie.piquet.laws.12", "Quand le premier accuse son point")
@pytest.mark.quotes_reason(
    "bellecour.piquet.laws.12",
    "you cannot augment your Point, but freely diminish it",
    "if it should happen once by chance, it may be admitted; but if it should happen often, you "
    "can oblige the Player to abide by his first call",
)
@pytest.mark.quotes_reason("academie.piquet.laws.12", "particuliérement si cela arrivoit souvent")
def test_a_point_may_be_augmented_once_and_always_diminished() -> None:
    assert calls_again(claim=Claim.POINT, augments=True) is Call.SECOND
    assert calls_again(claim=Claim.POINT, augments=True, often=True) is Call.FIRST
    assert calls_again(claim=Claim.POINT, augments=True, point_fixed=True) is Call.FIRST
    assert calls_again(claim=Claim.POINT, augments=False, often=True) is Call.SECOND
    assert calls_again(claim=Claim.POINT, augments=False, point_fixed=True) is Call.SECOND


@pytest.mark.quotes(
    "bellecour.piquet.laws.12",
    "or what else he may have to count",
    "provided that he has not played, he is admitted to count what he has that is good",
)
@pytest.mark.quotes("academie.piquet.laws.12", "pourvu qu'il n'ait point joué, il est reçu")
@pytest.mark.quotes_reason(
    "bellecour.piquet.laws.12",
    "with regard to the Sequence, the Quatorze, the three Aces, &c. You may always recall "
    "yourself there, till you have played",
)
@pytest.mark.quotes_reason("academie.piquet.laws.12", "jusqu'à ce que l'on ait joué")
@pytest.mark.parametrize("claim", [Claim.SEQUENCE, Claim.QUATORZE, Claim.THREES])
def test_other_calls_are_mended_until_play(claim: Claim) -> None:
    assert calls_again(claim=claim, augments=True, often=True, point_fixed=True) is Call.SECOND
    assert calls_again(claim=claim, augments=True, played=True) is Call.FIRST


@pytest.mark.quotes(
    "bellecour.piquet.laws.12", "he is mistaken", "admitted to count what he has that is good"
)
@pytest.mark.quotes("academie.piquet.laws.12", "il est reçu à compter ce qu'il a de bon")
@pytest.mark.quotes_reason(
    "bellecour.piquet.laws.12",
    "in order to discover if the adversary has three Queens",
    "he shall not be allowed to count what he has that is good",
)
@pytest.mark.quotes_reason(
    "academie.piquet.laws.12", "pour découvrir si son adversaire a trois dames"
)
def test_who_asks_to_discover_does_not_count_what_he_has() -> None:
    assert calls_again(claim=Claim.THREES, augments=True, to_discover=True) is Call.FIRST
    assert calls_again(claim=Claim.THREES, augments=True, to_discover=False) is Call.SECOND


@pytest.mark.quotes(
    "bellecour.piquet.laws.13",
    "counts only three Aces, Kings, &c. which are allowed to be good; that Player is obliged to "
    "tell his adversary, precisely, which Card he has layed out",
)
@pytest.mark.quotes("academie.piquet.laws.13", "laquelle de ces cartes lui manque")
@pytest.mark.parametrize(("three", "fourth"), [("AS AH AD", "AC"), ("10S 10D 10C", "10H")])
def test_who_counts_three_names_the_card_he_laid_out(three: str, fourth: str) -> None:
    # The card laid out, in English, is the one that he lacks, in French.
    assert card_laid_out(three=cards(three), own_cards_played=1) == Card.parse(fourth)


@pytest.mark.quotes(
    "bellecour.piquet.laws.13",
    "provided he is asked as soon as he has played his first Card",
)
@pytest.mark.quotes("academie.piquet.laws.13", "demande d'abord aprés qu'il a")
def test_he_is_asked_as_soon_as_he_has_played_his_first_card() -> None:
    three = cards("KS KH KC")
    assert card_laid_out(three=three, own_cards_played=1) == Card.parse("KD")
    assert card_laid_out(three=three, own_cards_played=0) is None
    assert card_laid_out(three=three, own_cards_played=2) is None


@pytest.mark.quotes(
    "bellecour.piquet.laws.13",
    "He who might have Quatorze Aces, Kings, Queens, Knaves, or Tens, and has discarded one of "
    "them",
    "which are allowed to be good",
)
@pytest.mark.quotes(
    "academie.piquet.laws.13", "en écarte une de celles là", "qu'on lui a dit qu'ils sont bons"
)
def test_he_tells_nothing_who_had_no_fourth_or_whose_three_are_not_good() -> None:
    three = cards("QS QH QC")
    assert card_laid_out(three=three, own_cards_played=1, discarded=False) is None
    assert card_laid_out(three=three, own_cards_played=1, good=False) is None
    told = card_laid_out(three=three, own_cards_played=1, discarded=True, good=True)
    assert told == Card.parse("QD")


@pytest.mark.quotes("bellecour.piquet.laws.13", "Quatorze Aces, Kings, Queens, Knaves, or Tens")
@pytest.mark.quotes("academie.piquet.laws.13", "de dames, de valets ou de dix")
def test_three_are_told_of_the_five_highest_ranks() -> None:
    for three in ("AS AH AD", "KS KH KD", "QS QH QD", "JS JH JD", "10S 10H 10D"):
        assert card_laid_out(three=cards(three), own_cards_played=1) is not None
    for wrong in ("9S 9H 9D", "AS AH", "AS AH KD", "AS AS AH", "AS AH AD AC"):
        with pytest.raises(ValueError, match="three aces"):
            card_laid_out(three=cards(wrong), own_cards_played=1)


@pytest.mark.parametrize("fact", [{"laid_out": -3}, {"laid_out": 13}, {"taken_in": 9}])
def test_no_more_cards_than_hand_and_stock_have(fact: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=f"{next(iter(fact))}=.* cannot be: it is from 0 to"):
        tells_with_too_many(has=3, adversary_has=3, **fact)
