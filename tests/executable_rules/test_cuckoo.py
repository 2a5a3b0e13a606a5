"""The Cuckoo: players, pack, the changing of cards, who pays, the dealer, the winner."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executable_rules.cuckoo import (
    Contented,
    Dealing,
    FromStock,
    Play,
    Says,
    Who,
    Won,
    asks_in_turn,
    can_oblige,
    contente_du_talon,
    contents,
    dealer_contented,
    dealer_may_keep,
    deals,
    is_lower,
    marks_taken,
    may_play,
    next_dealer,
    payers,
    pays,
    peut_forcer,
    plays_with,
    retires,
    says,
    wins,
)
from executable_rules.mechanics.cards import Card, Rank, cards, pack
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Unit

ONE = Forfeit(1, Unit.COUNTER, Payee.POOL)


def card(text: str) -> Card:
    return Card.parse(text)


@pytest.mark.quotes("bellecour.cuckoo.1", "any Number of Persons, from five or six to twenty")
@pytest.mark.quotes("academie.cuckoo.1", "depuis cinq ou six personnes jusqu'à vingt")
def test_from_five_or_six_to_twenty() -> None:
    told = {players: may_play(players=players) for players in (1, 4, 5, 6, 20, 21)}
    assert told == {1: False, 4: False, 5: True, 6: True, 20: True, 21: False}
    with pytest.raises(ValueError, match="players=0"):
        may_play(players=0)


@pytest.mark.quotes(
    "bellecour.cuckoo.2",
    "many Players, they make use of a whole Pack of fifty-two Cards",
    "otherwise they play with a Piquet Pack",
)
@pytest.mark.quotes(
    "academie.cuckoo.2",
    "jeu de cartes entier, c'est-à-dire, où toutes les petites soient",
    "autrement l'on joue avec un jeu ordinaire de Piquet",
)
def test_the_whole_pack_for_many() -> None:
    assert len(set(plays_with(many=True))) == 52
    assert len(set(plays_with(many=False))) == 32
    assert {held.rank.value for held in plays_with(many=False)} == {1, 7, 8, 9, 10, 11, 12, 13}


@pytest.mark.quotes("bellecour.cuckoo.2", "observing that the Ace is the lowest Card")
@pytest.mark.quotes("academie.cuckoo.2", "les as sont les derniéres cartes du jeu")
def test_the_ace_is_the_lowest() -> None:
    assert all(is_lower(card=card("AS"), other=other) for other in cards("2H 7H 10H KH"))
    assert is_lower(card=card("AS"), other=card("AH")) is False
    assert is_lower(card=card("KS"), other=card("QH")) is False
    assert is_lower(card=card("QS"), other=card("KH")) is True


@pytest.mark.quotes(
    "bellecour.cuckoo.3",
    "after having each one taken eight or ten Marks, which they estimate as they please",
)
@pytest.mark.quotes(
    "academie.cuckoo.3", "pris chacun huit ou dix marques qu'on fait valoir ce qu'on veut"
)
def test_eight_or_ten_marks() -> None:
    assert marks_taken(players=5, each=8) == 40
    assert marks_taken(players=20, each=10) == 200
    assert marks_taken(players=5, each=8, worth=3) == 120
    with pytest.raises(ValueError, match="worth=0"):
        marks_taken(players=5, each=8, worth=0)
    for players in (4, 21):
        with pytest.raises(ValueError, match="from 5 to 20"):
            marks_taken(players=players, each=8)


@pytest.mark.quotes(
    "bellecour.cuckoo.4",
    "have been cut by his left-hand Man, gives to each Player one Card, without turning it",
)
@pytest.mark.quotes(
    "academie.cuckoo.4",
    "fait couper le Joueur de sa gauche, donne une carte sans la découvrir à chaque Joueur",
)
def test_one_card_not_turned() -> None:
    assert deals(dealer=0, players=6) == Dealing(cuts=5, each=1, turned_up=False)
    assert deals(dealer=4, players=20).cuts == 3
    assert deals(dealer=0, players=2).cuts == 1
    for players in (1, 21):
        with pytest.raises(ValueError, match="from 2 to 20"):
            deals(dealer=0, players=players)


@pytest.mark.quotes(
    "bellecour.cuckoo.5",
    "says, if it is a good Card, I am content; or if it is an Ace or other low Card, he says",
)
@pytest.mark.quotes(
    "academie.cuckoo.5",
    "dit si la carte est bonne, je suis content; & si la carte est un as ou autre carte basse",
)
def test_content_or_content_me() -> None:
    assert says(card=card("QS"), low=False) is Says.CONTENT
    assert says(card=card("3S"), low=True) is Says.CONTENT_ME
    assert says(card=card("AS"), low=True) is Says.CONTENT_ME
    assert says(card=card("AS"), low=False) is Says.CONTENT_ME


@pytest.mark.quotes("bellecour.cuckoo.5", "he is obliged to change Cards with him")
@pytest.mark.quotes("academie.cuckoo.5", "est obligé de changer avec lui des cartes")
def test_the_neighbour_must_change() -> None:
    told = contents(own=card("AS"), neighbours=card("QH"))
    assert told == Contented(cuckoo=False, own=card("QH"), neighbours=card("AS"))
    told = contents(own=card("KS"), neighbours=card("2H"))
    assert told == Contented(cuckoo=False, own=card("2H"), neighbours=card("KS"))


@pytest.mark.quotes(
    "bellecour.cuckoo.5",
    "unless he has a King; and he then says, Cuckoo; and he that asked to be contented, is obliged "
    "to keep his Card",
)
@pytest.mark.quotes(
    "academie.cuckoo.5",
    "à moins qu'il n'eut un roi, auquel cas il diroit coucou",
    "est obligé de garder sa mauvaise carte",
)
def test_a_king_says_cuckoo() -> None:
    told = contents(own=card("AS"), neighbours=card("KH"))
    assert told == Contented(cuckoo=True, own=card("AS"), neighbours=card("KH"))
    with pytest.raises(ValueError, match="neighbours=AS"):
        contents(own=card("AS"), neighbours=card("AS"))


@pytest.mark.quotes(
    "bellecour.cuckoo.6",
    "The rest of the Players go on to content each other in the same manner",
    "once; till it comes round to him that dealt",
)
@pytest.mark.quotes(
    "academie.cuckoo.6",
    "les autres continuent à se faire contenter de la même maniere",
    "une seule fois, jusqu'à ce que l'on en soit venu jusqu'à celui qui a mêlé",
)
def test_each_asks_once_till_it_comes_to_the_dealer() -> None:
    assert asks_in_turn(dealer=0, players=4) == ((1, 2), (2, 3), (3, 0))
    assert asks_in_turn(dealer=2, players=5) == ((3, 4), (4, 0), (0, 1), (1, 2))
    assert asks_in_turn(dealer=1, players=2) == ((0, 1),)
    assert len(asks_in_turn(dealer=1, players=20)) == 19
    for players in (1, 21):
        with pytest.raises(ValueError, match="from 2 to 20"):
            asks_in_turn(dealer=0, players=players)


@pytest.mark.quotes(
    "bellecour.cuckoo.7",
    "who if he wants to be contented, must take off the top Card from the Stock",
    "provided it is not a King",
)
def test_the_dealer_takes_the_top_card() -> None:
    two, nine, king = card("2S"), card("9H"), card("KD")
    assert dealer_contented(card=two, top=nine) == FromStock(Who.DEALER, nine)
    assert dealer_contented(card=two, top=nine, wants=False) == FromStock(Who.DEALER, two)
    assert dealer_contented(card=two, top=king) == FromStock(Who.DEALER, two)
    assert dealer_contented(card=king, top=nine) == FromStock(Who.DEALER, nine)
    with pytest.raises(ValueError, match="2S cannot be"):
        dealer_contented(card=two, top=two)


@pytest.mark.quotes(
    "academie.cuckoo.7",
    "qui lorsqu'on lui demande à être contenté, doit lui donner la carte de dessus le talon",
    "ce ne fût un Roi",
)
def test_qui_demande_au_donneur_a_la_carte_du_talon() -> None:
    deux, neuf, roi = card("2S"), card("9H"), card("KD")
    assert contente_du_talon(carte=deux, dessus=neuf) == FromStock(Who.ASKER, neuf)
    assert contente_du_talon(carte=deux, dessus=roi) == FromStock(Who.ASKER, deux)
    assert contente_du_talon(carte=deux, dessus=neuf, demande=False) == FromStock(Who.ASKER, deux)
    with pytest.raises(ValueError, match="2S cannot be"):
        contente_du_talon(carte=deux, dessus=deux)


@pytest.mark.quotes(
    "bellecour.cuckoo.8",
    "when a Player thinks it advantageous for his Game, he can oblige his right-hand Neighbour",
    "unless he has a King",
)
def test_he_can_oblige_his_neighbour() -> None:
    assert can_oblige(advantageous=True, neighbours=card("QS")) is True
    assert can_oblige(advantageous=True, neighbours=card("KS")) is False
    assert can_oblige(advantageous=False, neighbours=card("QS")) is False
    assert can_oblige(advantageous=False, neighbours=card("KS")) is False


@pytest.mark.quotes(
    "academie.cuckoo.8",
    "lorsqu'il le croit avantageux à son jeu, & que c'est à son tour de parler, forcer son voisin",
    "à moins qu'il n'ait un roi",
)
def test_il_peut_forcer_a_son_tour() -> None:
    told = {
        (avantageux, tour, voisin): peut_forcer(
            avantageux=avantageux, a_son_tour=tour, du_voisin=card(voisin)
        )
        for avantageux in (True, False)
        for tour in (True, False)
        for voisin in ("QS", "KS")
    }
    assert [facts for facts, may in told.items() if may] == [(True, True, "QS")]


@pytest.mark.quotes(
    "bellecour.cuckoo.9", "he or they that have the lowest Card, pay each a Counter to the Game"
)
@pytest.mark.quotes(
    "academie.cuckoo.9",
    "celui ou ceux qui ont la plus basse carte payent chacun un jetton au jeu",
)
def test_the_lowest_pay_each_a_counter() -> None:
    shown = cards("7S 2H 9C 2D KS")
    told = [NOTHING, ONE, NOTHING, ONE, NOTHING]
    assert [pays(seat=seat, shown=shown) for seat in range(5)] == told
    assert pays(seat=0, shown=cards("AS 2S")) == ONE
    for seat in (-1, 5):
        with pytest.raises(ValueError, match="seat="):
            pays(seat=seat, shown=shown)


@pytest.mark.quotes(
    "bellecour.cuckoo.10",
    "four Players pay at the same time",
    "The Ace pays always when there is one in the Game, if not the Two",
)
@pytest.mark.quotes(
    "academie.cuckoo.10",
    "quatre Joueurs payent à la fois",
    "les as payent toujours quand il y en a sur le jeu; au defaut des as, les deux",
)
def test_the_ace_pays_always() -> None:
    assert payers(shown=cards("7S AH KC 2D KS")) == (1,)
    assert payers(shown=cards("7S 3H KC 2D KS")) == (3,)
    assert payers(shown=cards("KH KD KC KS")) == (0, 1, 2, 3)
    assert payers(shown=cards("7S 8S")) == (0,)
    assert len(payers(shown=(*cards("AS AH AD AC"), *pack([Rank.ACE])[:16]))) == 4
    with pytest.raises(ValueError, match="same card twice"):
        payers(shown=cards("7S 7S 8S"))
    for wrong in (pack()[:1], pack()[:21]):
        with pytest.raises(ValueError, match="from 2 to 20"):
            payers(shown=wrong)


@pytest.mark.quotes(
    "bellecour.cuckoo.11",
    "the Dealer has three Cards, out of which he chooses that which he thinks",
)
@pytest.mark.quotes(
    "academie.cuckoo.11", "trois cartes, sur lesquelles il peut choisir celle qu'il veut pour lui"
)
def test_the_dealer_chooses_of_three() -> None:
    three = cards("2S 9H QD")
    assert all(dealer_may_keep(card=one, three=three) for one in three)
    assert dealer_may_keep(card=card("KS"), three=three) is False
    for wrong in ("2S 9H", "2S 9H QD KD", "2S 2S 9H"):
        with pytest.raises(ValueError, match="three cards, each once"):
            dealer_may_keep(card=card("2S"), three=cards(wrong))


@pytest.mark.quotes("bellecour.cuckoo.12", "Each Player deals in his Turn")
@pytest.mark.quotes("academie.cuckoo.12", "chacun mêle à son tour")
def test_each_deals_in_his_turn() -> None:
    assert [next_dealer(dealer=seat, counters=(8,) * 5) for seat in range(5)] == [1, 2, 3, 4, 0]
    assert next_dealer(dealer=0, counters=(8, 0, 0, 1, 3)) == 3
    assert next_dealer(dealer=0, counters=(8, 0, 0, 0, 0)) is None
    assert next_dealer(dealer=0, counters=(8,) * 20) == 1
    for players in (4, 21):
        with pytest.raises(ValueError, match="from 5 to 20"):
            next_dealer(dealer=0, counters=(8,) * players)


@pytest.mark.quotes(
    "bellecour.cuckoo.13",
    "lost all his Counters, he retires from Play, there being no more hope for him",
)
@pytest.mark.quotes(
    "academie.cuckoo.13",
    "a perdu tous ses jettons, il se retire du jeu n'y ayant plus d'espérance pour lui",
)
def test_without_counters_he_retires() -> None:
    assert retires(counters=0) is Play.RETIRES
    assert [retires(counters=own) for own in (1, 8)] == [Play.PLAYS_ON, Play.PLAYS_ON]
    with pytest.raises(ValueError, match="counters=-1"):
        retires(counters=-1)


@pytest.mark.quotes(
    "bellecour.cuckoo.14",
    "he who has Counters left when all the rest have none, wins the party",
    "though he should have but a single Counter",
    "takes up all that has been staked on the Game",
)
@pytest.mark.quotes(
    "academie.cuckoo.14",
    "gagne la partie, quand il n'auroit qu'un jetton, si aucun des autres n'en a",
    "il tire ce que chacun a mis au jeu",
)
def test_the_last_with_counters_takes_all() -> None:
    assert wins(counters=(0, 0, 1, 0, 0), staked=39) == Won(seat=2, counters=39)
    assert wins(counters=(0, 0, 1, 0, 0), staked=0) == Won(seat=2, counters=0)
    assert wins(counters=(0, 2, 1, 0, 0), staked=37) is None
    assert wins(counters=(0, 0, 0, 0, 0), staked=40) is None
    for players in (4, 21):
        with pytest.raises(ValueError, match="from 5 to 20"):
            wins(counters=(0,) * players, staked=0)
    with pytest.raises(ValueError, match="staked=-1"):
        wins(counters=(0, 0, 1, 0, 0), staked=-1)


@pytest.mark.example("cuckoo.four-pay")
def test_four_players_may_pay_at_the_same_time() -> None:
    shown = cards("AS 9H AD AC KS AH")
    paid = [pays(seat=seat, shown=shown).amount for seat in range(6)]
    assert (payers(shown=shown), sum(paid)) == ((0, 2, 3, 5), 4)


@pytest.mark.example("cuckoo.dealer-rarely-pays")
def test_the_dealer_rarely_pays() -> None:
    def keeps_best_of(own: int, players: int) -> Fraction:
        """How often he pays who keeps the best of so many cards, each other having one."""
        ways = sum(
            comb(4, best) * comb(4 * lower, own - best) * comb(52 - 4 * lower - best, players - 1)
            for lower in range(13)
            for best in range(1, own + 1)
        )
        return Fraction(ways, comb(52, own) * comb(52 - own, players - 1))

    assert dealer_may_keep(card=card("QD"), three=cards("2S 9H QD"))
    assert Fraction(1, 29) < keeps_best_of(3, 5) < Fraction(1, 28)
    assert Fraction(1, 5) < keeps_best_of(1, 5) < Fraction(1, 4)
    assert Fraction(1, 247) < keeps_best_of(3, 12) < Fraction(1, 246)
    assert Fraction(1, 9) < keeps_best_of(1, 12) < Fraction(1, 8)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(pack()), unique=True, min_size=2, max_size=20))
def test_they_pay_who_have_no_lower_beside_them(shown: list[Card]) -> None:
    paying = payers(shown=tuple(shown))
    assert 1 <= len(paying) <= 4
    for seat, held in enumerate(shown):
        beaten = any(is_lower(card=other, other=held) for other in shown)
        assert (seat in paying) is not beaten
