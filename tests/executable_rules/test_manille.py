"""The Manille: tests that quote its rules, and its examples."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.manille import (
    FICHE,
    MANILLE,
    Dette,
    Donne,
    Suite,
    doit,
    donne,
    donne_par,
    enjeu,
    gagne_la_partie,
    jette,
    jeu_de_cartes,
    manille_gardee,
    manille_jouee,
    passe_pour,
    paye_au_gagnant,
    peut_commencer,
    peut_jouer,
    peut_voir_le_reste,
    rang,
    recoit,
    regarde_le_tas,
    rois_joues,
    rois_restants,
    tire,
    va_a,
)
from executable_rules.mechanics.cards import Card, Rank, Suit, pack
from executable_rules.mechanics.deals import packets_make
from executable_rules.mechanics.held import Held
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Silence, Unit

SIX_TO_KING = Held.parse("6S 7H 8D 9C 10S JH QD KC")


def main(text: str) -> Held:
    """A hand."""
    return Held.parse(text)


def mains(text: str) -> tuple[Held, ...]:
    """Hands with a comma between them."""
    return tuple(map(main, text.split(",")))


@pytest.mark.example("manille.stake")
@pytest.mark.quotes(
    "academie.manille.1",
    "L'enjeu ordinairement est de neuf fiches qui valent dix jettons chacune, & de dix jettons, ce "
    "qui fait en tout cent jettons",
)
def test_the_stake_is_a_hundred_counters() -> None:
    assert enjeu() == 100
    assert enjeu(fiches=1, jettons=0) == 10 == FICHE
    assert enjeu(fiches=0, jettons=1) == 1
    for fiches, jettons in ((-1, 10), (9, -1)):
        with pytest.raises(ValueError, match="=-1 cannot be"):
            enjeu(fiches=fiches, jettons=jettons)


@pytest.mark.quotes(
    "academie.manille.2", "est composé de toutes les cartes; c'est-à-dire, de cinquante-deux"
)
def test_the_pack_is_of_fifty_two() -> None:
    assert len(set(jeu_de_cartes())) == 52 == len(jeu_de_cartes())


@pytest.mark.quotes("academie.manille.2", "l'on peut y jouer depuis deux personnes jusqu'à cinq")
def test_from_two_to_five_may_play() -> None:
    assert [peut_jouer(joueurs=it) for it in range(1, 7)] == [False, *[True] * 4, False]
    with pytest.raises(ValueError, match="joueurs=0"):
        peut_jouer(joueurs=0)


@pytest.mark.example("manille.deal")
@pytest.mark.quotes(
    "academie.manille.3",
    "si c'est à deux personnes qu'on joue, elles en auront chacun vingt-six: si c'est à trois "
    "dix-sept, & il en restera une: à quatre, treize, & à cinq, dix, & en restera deux",
    "les donne à couper à celui de sa gauche",
)
def test_all_the_cards_are_shared_out() -> None:
    assert [donne(donneur=1, joueurs=it) for it in (2, 3, 4, 5)] == [
        Donne(0, 26, 0),
        Donne(0, 17, 1),
        Donne(0, 13, 0),
        Donne(0, 10, 2),
    ]
    assert donne(donneur=0, joueurs=4).coupe == 3
    for joueurs in (1, 6):
        with pytest.raises(ValueError, match="from 2 to 5"):
            donne(donneur=0, joueurs=joueurs)


@pytest.mark.example("manille.packets")
@pytest.mark.quotes("academie.manille.3", "il les donne trois à trois, ou quatre à quatre")
def test_by_threes_or_fours_which_make_no_hand() -> None:
    """None of the four hands is made by threes alone, nor by fours: something is left over."""
    for joueurs in (2, 3, 4, 5):
        hand = donne(donneur=0, joueurs=joueurs).chacun
        for paquet in (3, 4):
            full, rest = divmod(hand, paquet)
            assert not packets_make(hand, (paquet,) * full)
            assert donne_par(paquets=(paquet,) * full) is True
            assert rest and donne_par(paquets=(*(paquet,) * full, rest)) is Silence.NOT_SAID
    assert donne_par(paquets=(3,)) is donne_par(paquets=(4,)) is True
    for paquets in ((2, 2), (5, 5), (3, 4), (4, 3, 4), (3, 3, 4), (4, 3, 3), (2,), (5,)):
        assert donne_par(paquets=paquets) is False
    for wrong in ((), (3, 0)):
        with pytest.raises(ValueError, match="paquets=0"):
            donne_par(paquets=wrong)


@pytest.mark.quotes(
    "academie.manille.4", "celles qui restent, demeurent sur le tapis sans être vues"
)
def test_those_that_remain_are_not_seen() -> None:
    assert donne(donneur=0, joueurs=3).restent == 1
    assert [peut_voir_le_reste(joueurs=it) for it in (2, 3, 4, 5)] == [None, False, None, False]


@pytest.mark.quotes(
    "academie.manille.5",
    "le neuf de carreau, & on l'apelle par excélence la Manille, on la fait valoir pour telle "
    "carte que l'on veut",
    "elle passe pour roi, dame ou valet, dix, & ainsi des autres cartes inférieures",
)
@pytest.mark.quotes("academie.manille.15", "l'on fait valoir ce qu'on veut la Manille")
def test_the_manille_passes_for_any_card() -> None:
    assert str(MANILLE) == "9D"
    assert all(passe_pour(carte=Card(Rank.NINE, Suit.DIAMONDS), pour=rank) for rank in Rank)
    for card in pack():
        if card != MANILLE:
            assert [rank for rank in Rank if passe_pour(carte=card, pour=rank)] == [card.rank]


@pytest.mark.quotes(
    "academie.manille.6",
    "l'as qui n'est compté que pour un; le deux, trois, quatre, & le reste en montant jusqu'au roi",
)
def test_the_natural_order_is_from_ace_to_king() -> None:
    assert [rang(carte=Card(rank, Suit.CLUBS)) for rank in Rank] == list(range(1, 14))
    assert rang(carte=Card(Rank.ACE, Suit.CLUBS)) == 1


@pytest.mark.quotes(
    "academie.manille.7", "le premier commence à jouer par telle carte de son jeu qu'il veut"
)
def test_the_first_begins_by_any_card() -> None:
    for card in SIX_TO_KING.cards:
        assert peut_commencer(jeu=SIX_TO_KING, carte=card, premier=True) is True
        assert peut_commencer(jeu=SIX_TO_KING, carte=card, premier=False) is False
    with pytest.raises(ValueError, match="one of his hand"):
        peut_commencer(jeu=SIX_TO_KING, carte=MANILLE, premier=True)
    with pytest.raises(ValueError, match="held twice"):
        peut_commencer(jeu=main("6S 6S"), carte=Card.parse("6S"), premier=True)


@pytest.mark.quotes(
    "academie.manille.9",
    "ou qu'il eut poussé jusqu'au roi, auquel cas il recommenceroit par telle carte de son jeu que "
    "bon lui sembleroit",
)
@pytest.mark.quotes(
    "academie.manille.14",
    "celui qui pousse jusqu'au roi, commence à jouer par telle carte qu'il veut",
)
def test_he_that_reaches_the_king_begins_again() -> None:
    ace = Card.parse("AS")
    begins = {
        rank: peut_commencer(jeu=main("AS"), carte=ace, premier=False, dernier=rank)
        for rank in Rank
    }
    assert [rank for rank, may in begins.items() if may] == [Rank.KING]


@pytest.mark.example("manille.run")
@pytest.mark.quotes(
    "academie.manille.8",
    "suposé que depuis six il ait des cartes qui se suivent jusqu'au roi, il les jette l'une aprés "
    "l'autre, en disant, six, sept, huit, neuf, dix, valet, dame & roi",
    "si c'étoit un neuf, le Joueur diroit, six, sept, huit sans neuf si c'étoit le dix qui "
    "manquât, il diroit neuf sans dix",
)
def test_cards_are_thrown_until_one_is_wanting() -> None:
    whole = jette(jeu=SIX_TO_KING, depuis=Rank.SIX)
    assert str(whole) == "six, sept, huit, neuf, dix, valet, dame, roi"
    assert whole.sans is None
    assert str(jette(jeu=main("6S 7H 8D 10S KC"), depuis=Rank.SIX)) == "six, sept, huit sans neuf"
    assert str(jette(jeu=main("6S 7H 8D 9C JH"), depuis=Rank.SIX)).endswith(", neuf sans dix")
    assert str(jette(jeu=main("9S 8H JC QC"), depuis=Rank.NINE)) == "neuf sans dix"
    assert jette(jeu=main("QS KH"), depuis=Rank.KING) == Suite((Rank.KING,), None)
    assert jette(jeu=main("AS 3H"), depuis=Rank.ACE) == Suite((Rank.ACE,), Rank.TWO)
    with pytest.raises(ValueError, match="no such card to throw"):
        jette(jeu=SIX_TO_KING, depuis=Rank.FIVE)
    with pytest.raises(ValueError, match="held twice"):
        jette(jeu=main("6S 6S"), depuis=Rank.SIX)


@pytest.mark.quotes(
    "academie.manille.10",
    "il n'importe pas de quelle couleur que soient les cartes, pourvû qu'elles soient de suite",
)
def test_the_colour_does_not_matter() -> None:
    for text in ("2S 3S 4S", "2S 3H 4D", "4S 3D 2C 2H"):
        assert jette(jeu=main(text), depuis=Rank.TWO).jetees == (Rank.TWO, Rank.THREE, Rank.FOUR)


@pytest.mark.quotes(
    "academie.manille.8", "s'il y manquoit une de ces cartes, par exemple, si c'étoit un neuf"
)
def test_the_manille_fills_the_gap_or_is_kept() -> None:
    hand = main("6S 7H 9D 10C")
    assert str(jette(jeu=hand, depuis=Rank.SIX, manille=Rank.EIGHT)) == "six, sept, huit sans neuf"
    assert str(jette(jeu=hand, depuis=Rank.SIX)) == "six, sept sans huit"
    assert str(jette(jeu=hand, depuis=Rank.NINE, manille=Rank.NINE)) == "neuf, dix sans valet"
    assert str(jette(jeu=hand, depuis=Rank.ACE, manille=Rank.ACE)) == "as sans deux"
    with pytest.raises(ValueError, match="no such card to throw"):
        jette(jeu=hand, depuis=Rank.NINE)
    with pytest.raises(ValueError, match="not the nine of diamonds"):
        jette(jeu=SIX_TO_KING, depuis=Rank.SIX, manille=Rank.NINE)


@pytest.mark.quotes(
    "academie.manille.9",
    "le Joueur d'aprés qui auroit la carte dont l'autre manqueroit, continueroit en la jettant",
)
@pytest.mark.quotes(
    "academie.manille.11",
    "cela iroit à celui de sa droite qui pourroit encore ne pas l'avoir; enfin celui qui l'a le "
    "premier, continue à jouer son jeu",
)
def test_the_next_who_has_it_goes_on() -> None:
    assert va_a(sans=Rank.NINE, jeux=mains("9S 2C,9H 3C")) == 0
    assert va_a(sans=Rank.NINE, jeux=mains("8S 2C,9H 3C")) == 1
    assert va_a(sans=Rank.NINE, jeux=mains("8S 2C,7H 3C")) is None
    # The Manille is of use where its holder will have it so, for its own number too.
    assert va_a(sans=Rank.NINE, jeux=mains("9D 2C,9H 3C")) == 1
    assert va_a(sans=Rank.NINE, jeux=mains("9D 2C,9H 3C"), manille=True) == 0
    assert va_a(sans=Rank.FOUR, jeux=mains("8S 2C,9D 3C"), manille=True) == 1
    assert va_a(sans=Rank.FOUR, jeux=mains("8S 2C,9S 3C"), manille=True) is None
    for wrong in ("9S,9S", "9S, "):
        with pytest.raises(ValueError, match=r"each has one card|held twice"):
            va_a(sans=Rank.NINE, jeux=mains(wrong))
    with pytest.raises(ValueError, match="each has one card"):
        va_a(sans=Rank.NINE, jeux=())


@pytest.mark.quotes(
    "academie.manille.11",
    "si aucun des Joueurs ne l'avoit pas, comme il arrive quelquefois, celui qui a dit le premier "
    "huit sans neuf, ou d'une autre carte, reçoit un jetton de chaque Joueur, & recommence à jouer "
    "par telle carte que bon lui semble",
)
def test_if_nobody_has_it_each_pays_and_he_begins_again() -> None:
    assert [recoit(joueurs=it, quelqu_un_a=False) for it in (2, 3, 4, 5)] == [1, 2, 3, 4]
    assert recoit(joueurs=5, quelqu_un_a=True) == 0
    ace = Card.parse("AS")
    assert peut_commencer(jeu=main("AS"), carte=ace, premier=False, personne=True) is True
    assert peut_commencer(jeu=main("AS"), carte=ace, premier=False, dernier=Rank.EIGHT) is False
    for joueurs in (1, 6):
        with pytest.raises(ValueError, match="from 2 to 5"):
            recoit(joueurs=joueurs, quelqu_un_a=True)


@pytest.mark.quotes(
    "academie.manille.12",
    "toutes les peintures qui valent dix chacune",
    "on doit donner à celui qui gagne, autant de jettons qu'on se trouve de points dans les cartes "
    "que l'on a dans son jeu à la fin du coup",
)
def test_the_points_left_are_paid_to_the_winner() -> None:
    assert paye_au_gagnant(reste=main("AS 5H 10C")) == 16
    assert paye_au_gagnant(reste=main("JS QH KC")) == 30
    assert paye_au_gagnant(reste=main("9D")) == 9
    assert doit(reste=main("AS 5H 10C")) == Dette(a_chacun=0, au_gagnant=16)


@pytest.mark.quotes(
    "academie.manille.13",
    "Ceux qui veulent jouer petit jeu, ne donnent de jettons qu'autant qu'il reste de cartes",
)
def test_at_low_play_each_card_costs_one() -> None:
    assert paye_au_gagnant(reste=main("AS 5H KC 9D"), par_carte=True) == 4
    assert doit(reste=main("AS 5H 10C"), par_carte=True) == Dette(a_chacun=0, au_gagnant=3)


@pytest.mark.quotes(
    "academie.manille.15",
    "quand celui qui a la Manille la joue, chacun doit lui donner une fiche, ou moins, si l'on est "
    "convenu; s'il attend à la demande, qu'elle soit couverte de quelque carte, il n'y est plus "
    "reçû",
)
def test_each_gives_a_fiche_for_the_manille_played() -> None:
    assert [manille_jouee(joueurs=it) for it in (2, 5)] == [10, 40]
    assert manille_jouee(joueurs=5, convenu=4) == 16
    assert manille_jouee(joueurs=5, convenu=0) == 0
    assert manille_jouee(joueurs=5, couverte=True) == 0
    for convenu in (-1, 11):
        with pytest.raises(ValueError, match="from 0 to 10"):
            manille_jouee(joueurs=5, convenu=convenu)


@pytest.mark.quotes(
    "academie.manille.16",
    "est obligé de donner une fiche, ou moins, si l'on est convenu, à chaque Joueur, & de payer "
    "outre cela à celui qui gagne, neuf jettons pour le nombre de points que contient la Manille, "
    "ou bien un point, si l'on paye seulement un point par carte",
)
def test_the_manille_kept_costs_a_fiche_to_each_and_nine() -> None:
    kept = main("9D 2S")
    assert manille_gardee(reste=kept) == Dette(a_chacun=10, au_gagnant=9)
    assert manille_gardee(reste=kept, convenu=3) == Dette(a_chacun=3, au_gagnant=9)
    assert manille_gardee(reste=kept, convenu=0, par_carte=True) == Dette(0, 1)
    assert manille_gardee(reste=main("9S 2S")) == Dette(0, 0)
    assert doit(reste=kept) == Dette(a_chacun=10, au_gagnant=11)
    assert doit(reste=kept, convenu=3, par_carte=True) == Dette(a_chacun=3, au_gagnant=2)
    for convenu in (-1, 11):
        with pytest.raises(ValueError, match="from 0 to 10"):
            manille_gardee(reste=kept, convenu=convenu)


@pytest.mark.quotes(
    "academie.manille.17",
    "Celui qui a des rois, & qui les jette sur table en jouant son jeu, gagne un jetton de chaque "
    "Joueur pour chaque roi joué",
)
def test_a_king_played_gains_a_counter_of_each() -> None:
    assert [rois_joues(rois=it, joueurs=4) for it in range(5)] == [0, 3, 6, 9, 12]
    for rois in (-1, 5):
        with pytest.raises(ValueError, match="from 0 to 4"):
            rois_joues(rois=rois, joueurs=4)


@pytest.mark.quotes(
    "academie.manille.17",
    "il paye pour chaque roi restant un jetton à chaque Joueur, & dix jettons au gagnant pour "
    "chacun, si l'on paye par point",
)
def test_a_king_left_costs_a_counter_to_each_and_ten() -> None:
    assert rois_restants(rois=2) == Dette(a_chacun=2, au_gagnant=20)
    assert rois_restants(rois=2, par_carte=True) == Dette(a_chacun=2, au_gagnant=2)
    assert rois_restants(rois=0) == Dette(0, 0)
    assert doit(reste=main("KS KH 9D 2C")) == Dette(a_chacun=12, au_gagnant=31)
    for rois in (-1, 5):
        with pytest.raises(ValueError, match="from 0 to 4"):
            rois_restants(rois=rois)


@pytest.mark.quotes("academie.manille.18", "Celui qui a le plutôt joué ses cartes, gagne la Partie")
def test_he_that_is_rid_of_his_cards_first_wins() -> None:
    assert gagne_la_partie(restent=(3, 0, 1)) == 1
    assert gagne_la_partie(restent=(0, 1)) == 0
    assert gagne_la_partie(restent=(3, 1)) is None
    with pytest.raises(ValueError, match="one player only"):
        gagne_la_partie(restent=(0, 0, 1))
    with pytest.raises(ValueError, match="restent=-1"):
        gagne_la_partie(restent=(0, -1))


@pytest.mark.quotes(
    "academie.manille.18",
    "une ou deux fiches que chaque Joueur a mis dans un corbillon, outre les marques qu'il retire "
    "de chacun pour les cartes qui lui restent en main",
)
def test_the_winner_draws_the_basket_and_the_marks() -> None:
    assert tire(fiches=1, restes=mains("AS 2S,KH")) == 43
    assert tire(fiches=2, restes=mains("AS 2S,KH")) == 73
    assert tire(fiches=1, restes=mains("AS 2S,KH"), par_carte=True) == 33
    assert tire(fiches=1, restes=mains("AS")) == 21
    for fiches in (0, 3):
        with pytest.raises(ValueError, match="from 1 to 2"):
            tire(fiches=fiches, restes=mains("AS"))
    with pytest.raises(ValueError, match="from 2 to 5"):
        tire(fiches=1, restes=mains("AS,2S,3S,4S,5S"))
    with pytest.raises(ValueError, match="held twice"):
        tire(fiches=1, restes=mains("AS,AS"))


@pytest.mark.quotes(
    "academie.manille.19",
    "à peine de donner un jetton à chaque Joueur, à qui il sera dû, si-tôt que la main du curieux "
    "aura touché les cartes; cette peine pourra n'avoir pas lieu, ou sera plus grande, si les "
    "Joueurs en conviennent entr'eux",
)
def test_the_curious_pays_a_counter_to_each() -> None:
    assert regarde_le_tas(touche=True) == Forfeit(1, Unit.COUNTER, Payee.EACH)
    assert regarde_le_tas(touche=False) == NOTHING
    assert regarde_le_tas(touche=True, convenu=0) == NOTHING
    assert regarde_le_tas(touche=True, convenu=3) == Forfeit(3, Unit.COUNTER, Payee.EACH)
    with pytest.raises(ValueError, match="convenu=-1"):
        regarde_le_tas(touche=True, convenu=-1)


@given(
    hand=st.lists(st.sampled_from(pack()), min_size=1, max_size=13, unique=True),
    by_card=st.booleans(),
)
def test_what_is_owed_holds_the_manille_and_the_kings(hand: list[Card], by_card: bool) -> None:
    rest = Held(tuple(hand))
    kings = sum(card.rank is Rank.KING for card in hand)
    due = doit(reste=rest, par_carte=by_card)
    parts = (
        manille_gardee(reste=rest, par_carte=by_card),
        rois_restants(rois=kings, par_carte=by_card),
    )
    assert due.a_chacun == sum(part.a_chacun for part in parts)
    assert due.au_gagnant >= sum(part.au_gagnant for part in parts)
    ranks = sorted({card.rank for card in hand if card != MANILLE}, key=lambda it: it.value)
    for rank in ranks:
        run = jette(jeu=rest, depuis=rank)
        assert run.jetees[0] is rank and run.sans not in ranks
        assert (run.sans is None) == (run.jetees[-1] is Rank.KING)
