"""Sizette: tests that quote its laws in both books, and where they contradict each other."""

from __future__ import annotations

from pathlib import Path

import pytest

from executable_rules.mechanics.cards import Suit, cards
from executable_rules.mechanics.results import (
    NOTHING,
    Forfeit,
    Payee,
    Penalty,
    Ruling,
    Unit,
    Verdict,
)
from executable_rules.sizette import (
    ONE_GAME,
    TWO_GAMES,
    LosesTheGame,
    NextDeal,
    Renounced,
    Settled,
    cuts,
    deals_out_of_turn,
    deals_wrong,
    faced_card,
    false_pack,
    games_won,
    joins_bottom_card,
    lachee_sur_le_tapis,
    may_change_places,
    may_deal_by,
    must_lay_down,
    plays,
    plays_before_turn,
    quits,
    renonce,
    renounces,
    settled,
    sizette_ranking,
    touches_board,
    tourne_des_adversaires,
    turns_adversaries_cards,
    turns_tricks,
)

CORPUS = Path(__file__).parents[2] / "corpus"
SIX_EACH = (6,) * 6
HEART, SPADE, CLUB = cards("9H AS 7C")
LED = cards("KH")
STANDS = Ruling(Verdict.STANDS)
NOTHING_FOLLOWS = Ruling(Verdict.NOTHING_FOLLOWS)


def page(witness: str, number: int) -> str:
    """The page's words in one line."""
    text = (CORPUS / witness / "pages" / f"p{number:03}.txt").read_text("utf-8")
    return " ".join(text.partition("\n---\n")[2].split())


@pytest.mark.quotes(
    "bellecour.sizette.laws.1",
    "When the Pack is false, the Deal is void, but the preceding ones stand good",
)
@pytest.mark.quotes("academie.sizette.laws.1", "le coup ne vaut pas, mais les précédens sont bons")
def test_a_false_pack_makes_its_own_deal_void() -> None:
    assert false_pack(false=True) is Verdict.VOID
    assert false_pack(false=True, preceding=True) is Verdict.STANDS
    assert false_pack(false=False) is Verdict.NOTHING_FOLLOWS
    assert false_pack(false=False, preceding=True) is Verdict.NOTHING_FOLLOWS


@pytest.mark.quotes(
    "bellecour.sizette.laws.2", "If there is a faced Card, there must be a new Deal"
)
@pytest.mark.quotes("academie.sizette.laws.2", "S'il y a une carte tournée, l'on remêle")
def test_for_a_faced_card_there_is_a_new_deal() -> None:
    assert [faced_card(faced=n) for n in (0, 1, 2)] == [
        Verdict.NOTHING_FOLLOWS,
        Verdict.DEAL_AGAIN,
        Verdict.DEAL_AGAIN,
    ]
    with pytest.raises(ValueError, match="faced=-1"):
        faced_card(faced=-1)


@pytest.mark.quotes("bellecour.sizette.laws.3", "He that deals wrong, loses one Game")
@pytest.mark.quotes("academie.sizette.laws.3", "Celui qui donne mal perd un jeu")
def test_who_deals_wrong_loses_a_game() -> None:
    wrong = Ruling(Verdict.NOT_SAID, ONE_GAME)
    assert Forfeit(1, Unit.GAME, Payee.ADVERSARY) == ONE_GAME
    assert deals_wrong(hands=(7, 5, 6, 6, 6, 6)) == wrong
    assert deals_wrong(hands=(6, 6, 6, 6, 6, 5)) == wrong
    assert deals_wrong(hands=SIX_EACH, packets=(2, 2, 2)) == wrong
    assert deals_wrong(hands=SIX_EACH) == NOTHING_FOLLOWS
    for players in (5, 7):
        with pytest.raises(ValueError, match=f"hands={players}"):
            deals_wrong(hands=(6,) * players)


@pytest.mark.quotes(
    "bellecour.sizette.laws.4",
    "He that instead of turning the bottom Card, which should be the Trump, joins it to his Hand, "
    "loses a Game, and deals again",
)
@pytest.mark.quotes(
    "academie.sizette.laws.4",
    "Celui qui au lieu de tourner la carte de dessous & qui doit faire la triomphe, la joint à "
    "ses cartes, perd un jeu & remêle",
)
def test_who_joins_the_bottom_card_loses_a_game_and_deals_again() -> None:
    assert joins_bottom_card(joined=True) == Ruling(Verdict.DEAL_AGAIN, ONE_GAME)
    assert joins_bottom_card(joined=False) == NOTHING_FOLLOWS


@pytest.mark.quotes(
    "bellecour.sizette.laws.5",
    "turns one or more of his Adversaries Cards, loses the Game, and deals again",
)
def test_who_turns_adversaries_cards_loses_the_game() -> None:
    lost = LosesTheGame(Verdict.DEAL_AGAIN, Penalty.LOSES_GAME)
    assert turns_adversaries_cards(turned=1) == turns_adversaries_cards(turned=2) == lost
    assert turns_adversaries_cards(turned=0) == LosesTheGame(Verdict.NOTHING_FOLLOWS, Penalty.NONE)
    with pytest.raises(ValueError, match="turned=-1"):
        turns_adversaries_cards(turned=-1)


@pytest.mark.quotes(
    "academie.sizette.laws.5",
    "Celui qui en donnant les cartes tourne une ou plusieurs cartes de l'un des adversaires, perd "
    "un jeu & remêle",
)
def test_the_french_takes_one_game_for_it() -> None:
    lost = Ruling(Verdict.DEAL_AGAIN, ONE_GAME)
    assert tourne_des_adversaires(tournees=1) == tourne_des_adversaires(tournees=2) == lost
    assert tourne_des_adversaires(tournees=0) == NOTHING_FOLLOWS
    with pytest.raises(ValueError, match="tournees=-1"):
        tourne_des_adversaires(tournees=-1)


@pytest.mark.quotes("bellecour.sizette.laws.5", "loses the Game, and deals")
@pytest.mark.quotes("academie.sizette.laws.5", "perd un jeu & remêle")
def test_the_game_or_one_game_and_in_both_a_new_deal() -> None:
    english, french = turns_adversaries_cards(turned=1), tourne_des_adversaires(tournees=1)
    assert english.verdict is french.verdict is Verdict.DEAL_AGAIN
    assert (english.penalty, french.forfeit) == (Penalty.LOSES_GAME, ONE_GAME)


@pytest.mark.quotes(
    "bellecour.sizette.laws.6",
    "He that renounces loses two Games, and the Deal where the Renounce is made does not go, and "
    "they continue to deal, as if the Game had not been played",
)
def test_who_renounces_loses_two_games_and_the_deal_does_not_go() -> None:
    lost = Ruling(Verdict.VOID, TWO_GAMES)
    assert Forfeit(2, Unit.GAME, Payee.ADVERSARY) == TWO_GAMES
    hand = (HEART, SPADE)
    for trump in (Suit.SPADES, Suit.HEARTS, Suit.CLUBS):
        made = renounces(hand=hand, trick=LED, played=SPADE, trump=trump, dealer=2)
        assert made == Renounced(lost, 2)
        followed = renounces(hand=hand, trick=LED, played=HEART, trump=trump, dealer=2)
        assert followed == Renounced(NOTHING_FOLLOWS, 3)
        without = renounces(hand=(SPADE,), trick=LED, played=SPADE, trump=trump, dealer=5)
        assert without == Renounced(NOTHING_FOLLOWS, 0)
    with pytest.raises(ValueError, match="played=7C"):
        renounces(hand=hand, trick=LED, played=CLUB, trump=Suit.CLUBS, dealer=2)


@pytest.mark.quotes(
    "academie.sizette.laws.6",
    "Celui qui renonce perd deux jeux, & le jeu de renonce ne se joue pas, & l'on continue à "
    "mêler comme si le jeu avoit été joué",
)
def test_the_french_too_takes_two_games_for_a_renounce() -> None:
    jeu = (HEART, SPADE)
    fait = renonce(jeu=jeu, levee=LED, jouee=SPADE, triomphe=Suit.CLUBS, donneur=2)
    assert fait == Renounced(Ruling(Verdict.VOID, TWO_GAMES), 3)
    fourni = renonce(jeu=jeu, levee=LED, jouee=HEART, triomphe=Suit.CLUBS, donneur=5)
    assert fourni == Renounced(NOTHING_FOLLOWS, 0)
    with pytest.raises(ValueError, match="played=7C"):
        renonce(jeu=jeu, levee=LED, jouee=CLUB, triomphe=Suit.CLUBS, donneur=2)


@pytest.mark.quotes("bellecour.sizette.laws.6", "as if the Game had not been played")
@pytest.mark.quotes("academie.sizette.laws.6", "comme si le jeu avoit été joué")
def test_the_books_contradict_each_other_on_who_deals_after_a_renounce() -> None:
    jeu = (HEART, SPADE)
    for dealer in range(6):
        english = renounces(hand=jeu, trick=LED, played=SPADE, trump=Suit.CLUBS, dealer=dealer)
        french = renonce(jeu=jeu, levee=LED, jouee=SPADE, triomphe=Suit.CLUBS, donneur=dealer)
        assert english.ruling == french.ruling
        assert english.dealer == dealer
        assert french.dealer == (dealer + 1) % 6


@pytest.mark.quotes(
    "bellecour.sizette.laws.7",
    "He that does not force, or trump a Card when he has none of the Suit led, commits no Fault, "
    "tho' the Trick should belong to his Adversaries, and he is last Player",
)
@pytest.mark.quotes(
    "academie.sizette.laws.7",
    "Celui qui ne force pas, ou ne coupe pas une couleur dont il n'a point & qu'il pourroit "
    "couper, ne fait pas faute, encore que la levée soit à ses adversaires, & qu'il soit le "
    "dernier à jouer",
)
def test_nobody_need_force_or_trump() -> None:
    five = cards("9H 10H JH 6H 8H")
    void = (SPADE, CLUB)
    for trick in (five[:1], five):
        assert plays(hand=void, trick=trick, trump=Suit.CLUBS) == void
    low, high = cards("7H KH")
    assert plays(hand=(low, high, CLUB), trick=five, trump=Suit.CLUBS) == (low, high)
    assert plays(hand=(low, CLUB), trick=(), trump=Suit.CLUBS) == (low, CLUB)


@pytest.mark.quotes(
    "bellecour.sizette.laws.8",
    "When a Card has once touched the Board, it is Judged to be played",
)
def test_a_card_that_touched_the_board_is_played() -> None:
    assert touches_board(touched=True) is Verdict.STANDS
    assert touches_board(touched=False) is Verdict.MAY_TAKE_BACK


@pytest.mark.quotes(
    "academie.sizette.laws.8",
    "D'abord que la carte est lâchée sur le tapis, elle est censée jouée",
)
def test_in_french_a_card_let_go_on_the_board_is_played() -> None:
    assert lachee_sur_le_tapis(lachee=True) is Verdict.STANDS
    assert lachee_sur_le_tapis(lachee=False) is Verdict.MAY_TAKE_BACK


@pytest.mark.quotes("bellecour.sizette.laws.8", "has once touched the Board")
@pytest.mark.quotes("academie.sizette.laws.8", "est lâchée sur le tapis")
def test_a_card_that_touches_and_is_still_held_is_played_in_english_only() -> None:
    assert touches_board(touched=True) is Verdict.STANDS
    assert lachee_sur_le_tapis(lachee=False) is Verdict.MAY_TAKE_BACK


@pytest.mark.quotes(
    "bellecour.sizette.laws.9",
    "If two Players lay down their Cards on the Table, the third must do it likewise",
)
@pytest.mark.quotes(
    "academie.sizette.laws.9",
    "Lorsque deux Joueurs ont leur jeu étalé sur la table, il faut nécessairement que le "
    "troisiéme étale aussi le sien",
)
def test_when_two_laid_down_their_cards_the_third_must() -> None:
    assert [must_lay_down(companions=n) for n in (0, 1, 2)] == [False, False, True]
    for companions in (-1, 3):
        with pytest.raises(ValueError, match="from 0 to 2"):
            must_lay_down(companions=companions)


@pytest.mark.quotes(
    "bellecour.sizette.laws.10",
    "not to change Places during the Party, nor even during several Parties that are played "
    "together",
)
@pytest.mark.quotes(
    "academie.sizette.laws.10",
    "L'on ne sçauroit changer de place pendant une partie, ni même pendant plusieurs parties liées",
)
def test_places_are_kept_in_a_party_and_in_several_together() -> None:
    assert not may_change_places(in_party=True)
    assert not may_change_places(in_party=False, parties_to_come=1)
    assert not may_change_places(in_party=True, parties_to_come=1)
    assert may_change_places(in_party=False)
    with pytest.raises(ValueError, match="parties_to_come=-1"):
        may_change_places(in_party=False, parties_to_come=-1)


@pytest.mark.quotes(
    "bellecour.sizette.laws.11",
    "The Cards must be cut by him only, who is on the left Hand of the Dealer",
)
@pytest.mark.quotes(
    "academie.sizette.laws.11",
    "L'on ne peut point faire couper que par celui qui est à la gauche de celui qui mêle",
)
def test_he_at_the_left_of_the_dealer_cuts() -> None:
    assert [cuts(dealer=seat) for seat in range(6)] == [5, 0, 1, 2, 3, 4]
    with pytest.raises(ValueError, match="from 0 to 5"):
        cuts(dealer=6)


@pytest.mark.quotes(
    "bellecour.sizette.laws.12",
    "If any one deals out of his Turn, and has turned up the Trump, the Deal must stand good, and "
    "is continued on by the right Hand; but if he has not turned up, there is Time to recall it, "
    "and make him deal whose right it is",
)
@pytest.mark.quotes(
    "academie.sizette.laws.12",
    "Celui qui donneroit, sans que ce fût à son tour, s'il avoit tourné, le coup seroit bon & "
    "l'on continueroit par sa droite; mais s'il n'avoit pas tourné, il seroit à tems d'en revenir "
    "& de faire mêler celui qui le devroit de droit",
)
def test_a_deal_out_of_turn_stands_once_the_trump_is_turned_up() -> None:
    assert deals_out_of_turn(dealer=4, turn=1, turned_up=True) == NextDeal(Verdict.STANDS, 5)
    assert deals_out_of_turn(dealer=5, turn=1, turned_up=True) == NextDeal(Verdict.STANDS, 0)
    recalled = deals_out_of_turn(dealer=4, turn=1, turned_up=False)
    assert recalled == NextDeal(Verdict.LOSES_DEAL, 1)
    assert deals_out_of_turn(dealer=1, turn=1, turned_up=False) == NextDeal(
        Verdict.NOTHING_FOLLOWS, 2
    )


@pytest.mark.quotes("bellecour.sizette.laws.13", "to be dealt in no other manner than by Threes")
@pytest.mark.quotes("academie.sizette.laws.13", "On ne peut donner les cartes que par trois")
def test_the_cards_are_dealt_by_threes() -> None:
    assert may_deal_by(packets=(3, 3))
    for packets in ((2, 2, 2), (6,), (3, 2, 1), (3, 3, 3)):
        assert not may_deal_by(packets=packets)


@pytest.mark.quotes(
    "bellecour.sizette.laws.14",
    "He that plays before his Turn, cannot take up his Card, unless he has not played in the "
    "Suit led, having Cards of that Suit; in which Case he loses a Game, and the Deal is played on",
)
@pytest.mark.quotes(
    "academie.sizette.laws.14",
    "Celui qui a joué avant son rang, ne peut point reprendre sa carte, à moins qu'il n'ait pas "
    "joué de la couleur jouée dont il peut fournir, auquel cas il perd un jeu, & le jeu se joue",
)
def test_a_card_before_its_turn_stays_if_it_is_no_renounce() -> None:
    hand, trump = (HEART, SPADE), Suit.CLUBS
    followed = plays_before_turn(hand=hand, trick=LED, played=HEART, trump=trump)
    assert followed == STANDS
    renounced = plays_before_turn(hand=hand, trick=LED, played=SPADE, trump=trump)
    assert renounced == Ruling(Verdict.TAKES_BACK, ONE_GAME)
    assert plays_before_turn(hand=(SPADE,), trick=LED, played=SPADE, trump=trump) == STANDS
    assert plays_before_turn(hand=hand, trick=(), played=SPADE, trump=trump) == STANDS


@pytest.mark.quotes("bellecour.sizette.laws.6", "He that renounces loses two Games")
@pytest.mark.quotes("bellecour.sizette.laws.14", "in which Case he loses a Game")
def test_a_renounce_before_ones_turn_costs_one_game_in_turn_two() -> None:
    hand = (HEART, SPADE)
    before = plays_before_turn(hand=hand, trick=LED, played=SPADE, trump=Suit.CLUBS)
    in_turn = renounces(hand=hand, trick=LED, played=SPADE, trump=Suit.CLUBS, dealer=0)
    assert (before.forfeit, in_turn.ruling.forfeit) == (ONE_GAME, TWO_GAMES)
    assert (before.verdict, in_turn.ruling.verdict) == (Verdict.TAKES_BACK, Verdict.VOID)


@pytest.mark.quotes("bellecour.sizette.laws.15", "quits the Party before it is finished, loses it")
@pytest.mark.quotes(
    "academie.sizette.laws.15", "Ceux qui quittent la partie avant qu'elle soit finie, la perdent"
)
def test_who_quits_the_party_loses_it() -> None:
    assert quits(finished=False) is Penalty.LOSES_PARTY
    assert quits(finished=True) is Penalty.NONE


@pytest.mark.quotes(
    "bellecour.sizette.laws.16", "turns one or more of his Adversary's Tricks, he loses a Game"
)
@pytest.mark.quotes(
    "academie.sizette.laws.16",
    "Celui des Joueurs qui tourneroit une ou plusieurs levées des adversaires, perdroit un jeu",
)
def test_who_turns_an_adversarys_trick_loses_a_game() -> None:
    assert [turns_tricks(turned=n) for n in (0, 1, 2)] == [NOTHING, ONE_GAME, ONE_GAME]
    with pytest.raises(ValueError, match="turned=-1"):
        turns_tricks(turned=-1)


def test_what_the_party_at_fault_cannot_set_off_the_other_marks() -> None:
    """Bellecour p. 242, l. 13798-13806; academie p. 342, l. 16840-16847: after the laws."""
    assert "the adverse Party mark in their Favour" in page("bellecour", 242)
    assert "les adversaires les marquent en leur faveur" in page("academie", 342)
    assert [settled(TWO_GAMES, score=n) for n in (0, 1, 2, 3)] == [
        Settled(0, 2),
        Settled(1, 1),
        Settled(2, 0),
        Settled(2, 0),
    ]


def test_three_tricks_first_win_the_game_and_six_a_double_one() -> None:
    """Bellecour p. 240, l. 13671-13673; academie p. 340, l. 16749-16751."""
    assert "if they make all the six tricks, they win a double game" in page("bellecour", 240)
    assert "le gagnent double, lorsqu'on les fait toutes six" in page("academie", 340)
    assert [games_won(tricks) for tricks in (3, 4, 5, 6)] == [1, 1, 1, 2]
    with pytest.raises(ValueError, match="tricks=2"):
        games_won(2)


@pytest.mark.example("deals.sizette")
def test_the_pack_of_sizette_has_thirty_six_cards() -> None:
    """Bellecour p. 239, l. 13619-13621; academie p. 339, l. 16715-16717: king high, six low."""
    suit = sizette_ranking(Suit.CLUBS).suits[Suit.HEARTS]
    assert (str(suit[0]), str(suit[-1]), 4 * len(suit)) == ("KH", "6H", 36)
