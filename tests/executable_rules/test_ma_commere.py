"""Ma Commere: tests that quote its rules in both books, and its examples."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.ma_commere.rules import (
    accommodates,
    another_card,
    asks,
    best_hand,
    change_du_talon,
    commere_pack,
    counts,
    deals,
    deals_wrong,
    draws,
    false_pack,
    kind_of,
    may_deal_by,
    may_draw_again,
    may_play,
    place,
    poul_holds,
    reprend_du_talon,
    tired,
    wins_party,
)
from executable_rules.ma_commere.terms import Changed, Course, Dealt, Kind
from executable_rules.mechanics.cards import Card, Rank, cards, pack
from executable_rules.mechanics.held import Held
from executable_rules.mechanics.results import NOTHING, Ruling, Silence, Verdict
from executable_rules.piquet.picket import sequences


def hands(text: str) -> tuple[Held, ...]:
    """Hands with a comma between them."""
    return tuple(Held.parse(hand) for hand in text.split(","))


POINT, SEQUENCE, TRICON = hands("2S 9S KS,5S 6H 7D,3S 3H 3D")
NOTHING_HELD = Held.parse("2H 4D JC")


@pytest.mark.quotes(
    "bellecour.ma-commere.1", "This Game is play'd with an entire Pack of fifty-two Cards"
)
@pytest.mark.quotes(
    "academie.ma-commere.1", "il faut un jeu entier, où il y ait cinquante-deux cartes"
)
def test_the_pack_is_entire() -> None:
    assert len(set(commere_pack())) == 52 == len(commere_pack())


@pytest.mark.quotes("bellecour.ma-commere.2", "it may be play'd by seven or eight persons")
@pytest.mark.quotes("academie.ma-commere.2", "On peut y jouer sept ou huit personnes à la fois")
def test_seven_or_eight_may_play() -> None:
    assert [may_play(players=it) for it in (2, 6, 7, 8, 9)] == [
        Silence.NOT_SAID,
        Silence.NOT_SAID,
        True,
        True,
        Silence.NOT_SAID,
    ]
    with pytest.raises(ValueError, match="players=1"):
        may_play(players=1)


@pytest.mark.quotes(
    "bellecour.ma-commere.3",
    "you are likewise to determine how much the Stake shall be for him that wins the Game",
)
@pytest.mark.quotes(
    "academie.ma-commere.3",
    "l'on se régle également là-dessus pour mettre peu ou beaucoup au jeu pour celui qui gagne",
)
def test_the_poul_is_what_is_agreed_of_each() -> None:
    assert poul_holds(players=7, stake=2) == 14
    assert poul_holds(players=2, stake=1) == 2
    with pytest.raises(ValueError, match="stake=0"):
        poul_holds(players=7, stake=0)
    with pytest.raises(ValueError, match="players=1"):
        poul_holds(players=1, stake=1)


@pytest.mark.quotes(
    "bellecour.ma-commere.4",
    "the Cards are cut by his left hand Player: he then gives to each three Cards",
    "places the Stock on the table, without turning any Card, as there is no Trump at this Game",
)
@pytest.mark.quotes(
    "academie.ma-commere.4",
    "fait couper le Joueur qui est à sa gauche, aprés quoi il donne à chacun trois cartes",
    "il met le talon sur la table sans en tourner aucune carte",
)
def test_three_to_each_and_none_turned() -> None:
    assert deals(dealer=6, players=7) == Dealt(cuts=5, each=3, stock=31, turned=False)
    assert deals(dealer=0, players=8) == Dealt(cuts=7, each=3, stock=28, turned=False)
    assert deals(dealer=0, players=2) == Dealt(cuts=1, each=3, stock=46, turned=False)
    with pytest.raises(ValueError, match="players=1"):
        deals(dealer=0, players=1)


@pytest.mark.quotes(
    "bellecour.ma-commere.4",
    "gives to each three Cards, either one after the other, or all together",
)
@pytest.mark.quotes(
    "academie.ma-commere.4", "trois cartes l'une aprés l'autre, ou toutes à la fois"
)
def test_the_cards_are_given_singly_or_together() -> None:
    assert may_deal_by(packets=(1, 1, 1)) is may_deal_by(packets=(3,)) is True
    for packets in ((2, 1), (1, 2), (4,), (2,), (1, 1), (1, 1, 1, 1), ()):
        assert may_deal_by(packets=packets) is False


@pytest.mark.quotes(
    "bellecour.ma-commere.6", "the Ace is above the King, and goes for eleven Points"
)
@pytest.mark.quotes("academie.ma-commere.6", "l'as est au-dessus du roi, & qu'il vaut onze points")
def test_the_ace_is_above_the_king_and_goes_for_eleven() -> None:
    suit = [Card.parse(f"{rank.letter}C") for rank in Rank]
    assert [counts(card=card) for card in suit] == [11, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]
    assert [place(card=card) for card in suit] == [14, *range(2, 14)]
    assert best_hand(hands=hands("2S 3S KS,2H 3H AH")) == 1
    assert best_hand(hands=hands("QS JH KD,KS QH AD")) == 1
    assert best_hand(hands=hands("KS KH KD,AS AH AD")) == 1


@pytest.mark.quotes(
    "bellecour.ma-commere.7",
    "The Point at this Game, consists in having three Cards of the same Suit; which is also called "
    "a Flux",
)
@pytest.mark.quotes(
    "academie.ma-commere.7",
    "Le Point en ce jeu consiste à avoir en main trois cartes d'une couleur, ce qu'on apelle "
    "autrement Flux",
)
def test_the_point_is_three_of_a_suit() -> None:
    assert kind_of(hand=POINT) is Kind.POINT
    assert kind_of(hand=Held.parse("2S 9S KH")) is None
    assert kind_of(hand=Held.parse("2S 3S 5H")) is None


@pytest.mark.example("ma-commere.sequences")
@pytest.mark.quotes(
    "bellecour.ma-commere.8",
    "The Sequence is three Cards that follow in their natural order; as Ace, King and Queen; King, "
    "Queen, Knave; Five, Six and Seven",
    "which here is not necessary, provided they follow in proper order",
)
@pytest.mark.quotes(
    "academie.ma-commere.8",
    "La Séquence est trois cartes dans leur ordre naturel, comme as, roi & dame; roi, dame & "
    "valet; cinq, six & sept",
    "il n'importe pas à ce jeu, pourvu que les cartes se suivent",
)
def test_the_sequence_follows_in_whatever_suits() -> None:
    for text in ("AS KH QD", "KS QH JD", "5S 6H 7D", "7D 5S 6H", "2S 3S 4S", "5S 6S 7H"):
        assert kind_of(hand=Held.parse(text)) is Kind.SEQUENCE
    for text in ("AS 2H 3D", "KS AH 2D", "5S 6H 8D", "5S 6H 6D", "9S JH QD"):
        assert kind_of(hand=Held.parse(text)) is None


@pytest.mark.example("ma-commere.sequences")
@pytest.mark.quotes("bellecour.ma-commere.8", "at Piquet the Cards must be all in the same Suit")
@pytest.mark.quotes(
    "academie.ma-commere.8", "il faut qu'au Piquet les tierces soient d'une même couleur"
)
def test_a_tierce_at_piquet_is_of_one_suit() -> None:
    for text, tierces in (("AS KH QD", 0), ("AS KS QS", 1)):
        assert kind_of(hand=Held.parse(text)) is Kind.SEQUENCE
        assert len(sequences(cards(text))) == tierces


@pytest.mark.quotes(
    "bellecour.ma-commere.9",
    "The Tricon is three Aces, three Tens, or any other three in like manner",
)
@pytest.mark.quotes(
    "academie.ma-commere.9",
    "Le Tricon est trois as, trois rois, trois dix, ou trois autres cartes d'une même maniere",
)
def test_the_tricon_is_three_of_a_rank() -> None:
    for rank in Rank:
        trio = tuple(card for card in pack() if card.rank is rank)[:3]
        assert kind_of(hand=Held(trio)) is Kind.TRICON
    assert kind_of(hand=Held.parse("3S 3H 4D")) is None
    for text in ("3S 3H", "3S 3H 3D 3C", ""):
        with pytest.raises(ValueError, match="three cards each"):
            kind_of(hand=Held.parse(text))
    with pytest.raises(ValueError, match="held twice"):
        kind_of(hand=Held.parse("3S 3S 3D"))


@pytest.mark.quotes(
    "bellecour.ma-commere.5",
    "the Tricon takes place of the Sequence, and the Sequence of the Point: and the higher always "
    "takes place of the lower, when there are two of the same sort",
)
@pytest.mark.quotes(
    "academie.ma-commere.5",
    "le tricon emporte la séquence, la séquence le point, & toûjours le plus fort quand il y en a "
    "deux de la même façon, emporte le plus foible",
)
def test_tricon_sequence_point_and_the_higher_of_two() -> None:
    assert best_hand(hands=(POINT, SEQUENCE, NOTHING_HELD)) == 1
    assert best_hand(hands=(SEQUENCE, TRICON, POINT)) == 1
    assert best_hand(hands=(NOTHING_HELD, POINT)) == 1
    assert best_hand(hands=(NOTHING_HELD,)) is None
    assert best_hand(hands=(POINT, Held.parse("3D 9D KD"))) == 1
    assert best_hand(hands=(SEQUENCE, Held.parse("6S 7H 8D"))) == 1
    assert best_hand(hands=(TRICON, Held.parse("4S 4H 4D"))) == 1
    with pytest.raises(ValueError, match="three cards each"):
        best_hand(hands=())
    with pytest.raises(ValueError, match="three cards each"):
        best_hand(hands=(POINT, Held.parse("3H 3D")))


@pytest.mark.quotes(
    "bellecour.ma-commere.5",
    "he of the two that is nearest the right hand of the Dealer, when there is an equality",
)
@pytest.mark.quotes(
    "academie.ma-commere.5", "celui qui est premier des deux à la droite de celui qui mêle"
)
@pytest.mark.quotes("bellecour.ma-commere.12", "when there is an equality, the elder Hand wins it")
@pytest.mark.quotes(
    "academie.ma-commere.12", "celui qui a la primauté l'emporte sur l'autre en cas d'égalité"
)
def test_of_equal_ones_the_elder_hand_wins() -> None:
    assert best_hand(hands=(NOTHING_HELD, SEQUENCE, Held.parse("7S 6D 5C"))) == 1
    # Court cards count alike in a Point, but not in a Sequence.
    assert best_hand(hands=(POINT, Held.parse("2D 9D 10D"))) == 0
    assert best_hand(hands=hands("9S 10H JD,10S JH QD")) == 1


@pytest.mark.quotes(
    "bellecour.ma-commere.12", "the Tricon takes place of the Sequence, and that of the Point"
)
@pytest.mark.quotes(
    "academie.ma-commere.12",
    "le tricon gagne par préférence à la séquence; la séquence au point",
)
def test_the_kinds_once_more() -> None:
    assert [best_hand(hands=it) for it in combinations((POINT, SEQUENCE, TRICON), 2)] == [1, 1, 1]


@pytest.mark.quotes(
    "bellecour.ma-commere.10",
    "giving it to the Player on his right hand, he says, Neighbour, help me",
    "if he is not contented with his Hand, he in like manner changes with his right hand "
    "neighbour; and so the rest",
)
@pytest.mark.quotes(
    "academie.ma-commere.10",
    "en la donnant à son compagnon à droite: Ma commere, accommodez-moi",
    "s'il n'a pas lieu d'être satisfait, il fait la même chose à l'égard de son compagnon à droite",
)
def test_he_asks_his_right_hand_neighbour() -> None:
    assert asks(seat=0, players=7, contented=False) == 1
    assert asks(seat=6, players=7, contented=False) == 0
    assert asks(seat=1, players=2, contented=False) == 0
    assert asks(seat=0, players=7, contented=True) is None
    with pytest.raises(ValueError, match="players=1"):
        asks(seat=0, players=1, contented=False)


@pytest.mark.quotes(
    "bellecour.ma-commere.10",
    "who gives him in return the Card of his Game that he finds least useful",
)
@pytest.mark.quotes(
    "academie.ma-commere.10",
    "son compagnon lui rend à la place la carte de son jeu la plus inutile",
)
def test_the_neighbour_gives_a_card_in_return() -> None:
    asker, neighbour = hands("2H 4D JC,5S 6H KD")
    jack, king = cards("JC KD")
    assert accommodates(asker=asker, given=jack, neighbour=neighbour, returned=king) == hands(
        "2H 4D KD,5S 6H JC"
    )
    for given_, returned in ((king, jack), (jack, jack), (king, king)):
        with pytest.raises(ValueError, match="neighbour's own"):
            accommodates(asker=asker, given=given_, neighbour=neighbour, returned=returned)
    with pytest.raises(ValueError, match="held twice"):
        accommodates(asker=asker, given=jack, neighbour=asker, returned=jack)


@pytest.mark.quotes(
    "bellecour.ma-commere.11",
    "he shows down his Cards, and if nobody has a better Point, Sequence, or Tricon, than himself, "
    "he wins the party",
)
@pytest.mark.quotes(
    "academie.ma-commere.11",
    "il étale son jeu, & gagne la Partie, si personne n'a pas un plus haut point que lui, ou "
    "séquence ou tricon",
)
def test_he_that_shows_down_wins_unless_another_has_better() -> None:
    assert wins_party(hands=(NOTHING_HELD, POINT), shows=1) == 1
    assert wins_party(hands=(POINT, SEQUENCE, NOTHING_HELD), shows=1) == 1
    assert wins_party(hands=(POINT, SEQUENCE, TRICON), shows=1) == 2
    assert wins_party(hands=(SEQUENCE, NOTHING_HELD), shows=0) == 0
    assert wins_party(hands=(SEQUENCE, Held.parse("7S 6D 5C")), shows=1) == 0
    with pytest.raises(ValueError, match="has not found"):
        wins_party(hands=(NOTHING_HELD, POINT), shows=0)
    for seat in (-1, 2):
        with pytest.raises(ValueError, match="shows="):
            wins_party(hands=(NOTHING_HELD, POINT), shows=seat)


@pytest.mark.quotes(
    "bellecour.ma-commere.13",
    "He that wins by the Point, draws the Poul only",
    "gets not only the Poul, but a Counter from each Player",
    "he that wins by Tricon, gets besides the Poul, two Counters from each Player",
)
@pytest.mark.quotes(
    "academie.ma-commere.13",
    "Celui qui gagne le point tire la poule seulement",
    "tire non-seulement la poule, mais encore un jetton de chaque Joueur",
    "gagne outre la poule deux jettons de chaque Joueur",
)
def test_what_the_winner_draws() -> None:
    assert [draws(kind=it, poul=7, players=7) for it in Kind] == [7, 13, 19]
    assert [draws(kind=it, poul=0, players=2) for it in Kind] == [0, 1, 2]
    with pytest.raises(ValueError, match="poul=-1"):
        draws(kind=Kind.POINT, poul=-1, players=7)
    with pytest.raises(ValueError, match="players=1"):
        draws(kind=Kind.POINT, poul=1, players=1)


@pytest.mark.quotes(
    "bellecour.ma-commere.14",
    "this can only be done by common consent; for otherwise there must be a new Deal",
)
@pytest.mark.quotes(
    "academie.ma-commere.14",
    "il faut que cela se fasse d'un commun consentement, autrement on recommenceroit à mêler",
)
def test_another_card_only_by_common_consent() -> None:
    assert tired(consents=(True, True)) is Course.ANOTHER_CARD
    assert tired(consents=(True, False, True)) is Course.NEW_DEAL
    assert tired(consents=(False, False)) is Course.NEW_DEAL
    with pytest.raises(ValueError, match="consents=1"):
        tired(consents=(True,))


HANDS = hands("2H 4D JC,5S 6H KD")
STOCK = cards("9S 10S AC")


@pytest.mark.quotes(
    "bellecour.ma-commere.14",
    "the Dealer gives to each of them another Card from the Stock, and receives one from each "
    "Player in their room, begining with the right hand Player, and dealing from the top of the "
    "Stock",
)
def test_each_has_another_card_and_gives_one() -> None:
    changed = another_card(hands=HANDS, stock=STOCK, returned=cards("JC 10S"))
    assert changed == (Held.parse("2H 4D 9S"), HANDS[1])
    with pytest.raises(ValueError, match="one of his own"):
        another_card(hands=HANDS, stock=STOCK, returned=cards("10S 9S"))
    with pytest.raises(ValueError, match="in the stock"):
        another_card(hands=HANDS, stock=cards("9S JC"), returned=cards("JC KD"))
    for stock, returned in (("9S 10S AC", "JC"), ("9S", "JC KD"), ("9S 10S AC", "JC KD AC")):
        with pytest.raises(ValueError, match="each has one card"):
            another_card(hands=HANDS, stock=cards(stock), returned=cards(returned))


@pytest.mark.quotes(
    "academie.ma-commere.14",
    "en donne une à chaque Joueur qui en rend une en place, en commençant par la droite & par le "
    "dessus du talon; il met les cartes échangées au-dessous",
)
def test_les_cartes_echangees_vont_au_dessous() -> None:
    changed = change_du_talon(jeux=HANDS, talon=STOCK, rendues=cards("JC KD"))
    assert changed == Changed(hands("2H 4D 9S,5S 6H 10S"), cards("AC JC KD"))
    two = change_du_talon(jeux=HANDS, talon=STOCK[:2], rendues=cards("JC KD"))
    assert two.stock == cards("JC KD")
    with pytest.raises(ValueError, match="each has one card"):
        change_du_talon(jeux=HANDS, talon=STOCK[:1], rendues=cards("JC KD"))


@pytest.mark.quotes(
    "bellecour.ma-commere.15",
    "they may even draw a second Card from the Stock, if they cannot suit themselves by the first",
)
def test_a_second_card_if_the_first_does_not_suit() -> None:
    assert may_draw_again(cards_drawn=1, suited=False) is True
    assert may_draw_again(cards_drawn=2, suited=False) is Silence.NOT_SAID
    assert may_draw_again(cards_drawn=1, suited=True) is False
    with pytest.raises(ValueError, match="cards_drawn=0"):
        may_draw_again(cards_drawn=0, suited=False)


@pytest.mark.quotes(
    "academie.ma-commere.15",
    "l'on pourroit même recommencer à en prendre du talon, si les Joueurs ne s'accommodoient pas",
)
def test_on_recommence_a_en_prendre_du_talon() -> None:
    assert [reprend_du_talon(cartes_prises=it, accommodes=False) for it in (1, 2, 3)] == [True] * 3
    assert reprend_du_talon(cartes_prises=1, accommodes=True) is False
    with pytest.raises(ValueError, match="cartes_prises=0"):
        reprend_du_talon(cartes_prises=0, accommodes=False)


@pytest.mark.quotes(
    "bellecour.ma-commere.16",
    "There is no other penalty for dealing wrong, than dealing again",
)
@pytest.mark.quotes(
    "academie.ma-commere.16",
    "Il n'y a point d'autre peine pour celui qui donne mal, que de remêler",
)
def test_he_that_deals_wrong_deals_again() -> None:
    assert deals_wrong(wrong=True) == Ruling(Verdict.DEAL_AGAIN, NOTHING)
    assert deals_wrong(wrong=False) == Ruling(Verdict.NOTHING_FOLLOWS, NOTHING)


@pytest.mark.quotes(
    "bellecour.ma-commere.17",
    "if the Pack is false, the Deal is void, but the preceding ones stand good; and even that, if "
    "it is finished, that is, if any of the Players has won",
)
@pytest.mark.quotes(
    "academie.ma-commere.17",
    "le coup ne vaut pas, mais les précédens sont bons",
    "étoit fini, c'est-à-dire, que quelqu'un eut gagné, le coup seroit bon",
)
def test_a_false_pack_voids_the_deal_that_nobody_has_won() -> None:
    assert false_pack(won=False) is Verdict.VOID
    assert false_pack(won=True) is Verdict.STANDS
    assert false_pack(won=False, preceding=True) is Verdict.STANDS
    assert false_pack(won=True, preceding=True) is Verdict.STANDS


@given(drawn=st.lists(st.sampled_from(pack()), min_size=9, max_size=9, unique=True))
def test_the_first_of_the_best_wins_and_no_card_is_lost(drawn: list[Card]) -> None:
    dealt = tuple(Held(tuple(drawn[at : at + 3])) for at in (0, 3, 6))
    best = best_hand(hands=dealt)
    kinds = [kind_of(hand=hand) for hand in dealt]
    if best is None:
        assert not any(kinds)
    else:
        values = [-1 if kind is None else kind.value for kind in kinds]
        assert values[best] == max(values)
        assert {wins_party(hands=dealt, shows=it) for it, has in enumerate(kinds) if has} == {best}
    one, two = dealt[:2]
    after = accommodates(asker=one, given=one.cards[0], neighbour=two, returned=two.cards[2])
    assert {*after[0].cards, *after[1].cards} == {*one.cards, *two.cards}
