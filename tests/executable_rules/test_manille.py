"""The Manille: tests that quote its rules, and its examples."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from executable_rules.manille import (
    doit,
    donne,
    donne_par,
    jette,
    manille_gardee,
    passe_pour,
    rois_restants,
    va_a,
)
from executable_rules.manille.terms import MANILLE, Suite
from executable_rules.mechanics.cards import Card, Rank, Suit, pack
from executable_rules.mechanics.deals import packets_make
from executable_rules.mechanics.held import Held
from executable_rules.mechanics.results import Silence

SIX_TO_KING = Held.parse("6S 7H 8D 9C 10S JH QD KC")


def main(text: str) -> Held:
    """A hand."""
    return Held.parse(text)


def mains(text: str) -> tuple[Held, ...]:
    """Hands with a comma between them."""
    return tuple(map(main, text.split(",")))


@pytest.mark.example("manille.packets")
@pytest.mark.quotes("academie.manille.3", "il les donne trois à trois, ou quatre à quatre")
def test_by_threes_or_fours_which_make_no_hand() -> None:
    """None of the four hands is made by threes alone, nor by fours: something is left over."""
    for joueurs in (2, 3, 4, 5):
        hand = donne(dealer=0, players=joueurs).chacun
        for paquet in (3, 4):
            full, rest = divmod(hand, paquet)
            assert not packets_make(hand, (paquet,) * full)
            assert donne_par(packets=(paquet,) * full) is True
            assert rest and donne_par(packets=(*(paquet,) * full, rest)) is Silence.NOT_SAID
    assert donne_par(packets=(3,)) is donne_par(packets=(4,)) is True
    for paquets in ((2, 2), (5, 5), (3, 4), (4, 3, 4), (3, 3, 4), (4, 3, 3), (2,), (5,)):
        assert donne_par(packets=paquets) is False
    for wrong in ((), (3, 0)):
        with pytest.raises(ValueError, match=r"packets=none|packets=0|each is 1"):
            donne_par(packets=wrong)


@pytest.mark.quotes(
    "academie.manille.5",
    "le neuf de carreau, & on l'apelle par excélence la Manille, on la fait valoir pour telle "
    "carte que l'on veut",
    "elle passe pour roi, dame ou valet, dix, & ainsi des autres cartes inférieures",
)
@pytest.mark.quotes("academie.manille.15", "l'on fait valoir ce qu'on veut la Manille")
def test_the_manille_passes_for_any_card() -> None:
    assert str(MANILLE) == "9D"
    assert all(passe_pour(card=Card(Rank.NINE, Suit.DIAMONDS), rank=rank) for rank in Rank)
    for card in pack():
        if card != MANILLE:
            assert [rank for rank in Rank if passe_pour(card=card, rank=rank)] == [card.rank]


@pytest.mark.example("manille.run")
@pytest.mark.quotes(
    "academie.manille.8",
    "suposé que depuis six il ait des cartes qui se suivent jusqu'au roi, il les jette l'une aprés "
    "l'autre, en disant, six, sept, huit, neuf, dix, valet, dame & roi",
    "si c'étoit un neuf, le Joueur diroit, six, sept, huit sans neuf si c'étoit le dix qui "
    "manquât, il diroit neuf sans dix",
)
def test_cards_are_thrown_until_one_is_wanting() -> None:
    whole = jette(hand=SIX_TO_KING, first_card=Rank.SIX)
    assert str(whole) == "six, sept, huit, neuf, dix, valet, dame, roi"
    assert whole.sans is None
    assert (
        str(jette(hand=main("6S 7H 8D 10S KC"), first_card=Rank.SIX)) == "six, sept, huit sans neuf"
    )
    assert str(jette(hand=main("6S 7H 8D 9C JH"), first_card=Rank.SIX)).endswith(", neuf sans dix")
    assert str(jette(hand=main("9S 8H JC QC"), first_card=Rank.NINE)) == "neuf sans dix"
    assert jette(hand=main("QS KH"), first_card=Rank.KING) == Suite((Rank.KING,), None)
    assert jette(hand=main("AS 3H"), first_card=Rank.ACE) == Suite((Rank.ACE,), Rank.TWO)
    with pytest.raises(ValueError, match="no such card to throw"):
        jette(hand=SIX_TO_KING, first_card=Rank.FIVE)
    with pytest.raises(ValueError, match="held twice"):
        jette(hand=main("6S 6S"), first_card=Rank.SIX)


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
    assert va_a(rank=Rank.NINE, hands=mains("9S 2C,9H 3C")) == 0
    assert va_a(rank=Rank.NINE, hands=mains("8S 2C,9H 3C")) == 1
    assert va_a(rank=Rank.NINE, hands=mains("8S 2C,7H 3C")) is None
    # The Manille is of use where its holder will have it so, for its own number too.
    assert va_a(rank=Rank.NINE, hands=mains("9D 2C,9H 3C")) == 1
    assert va_a(rank=Rank.NINE, hands=mains("9D 2C,9H 3C"), is_special=True) == 0
    assert va_a(rank=Rank.FOUR, hands=mains("8S 2C,9D 3C"), is_special=True) == 1
    assert va_a(rank=Rank.FOUR, hands=mains("8S 2C,9S 3C"), is_special=True) is None
    for wrong in ("9S,9S", "9S, "):
        with pytest.raises(ValueError, match=r"each has one card|held twice"):
            va_a(rank=Rank.NINE, hands=mains(wrong))
    with pytest.raises(ValueError, match="each has one card"):
        va_a(rank=Rank.NINE, hands=())


@given(
    hand=st.lists(st.sampled_from(pack()), min_size=1, max_size=13, unique=True),
    by_card=st.booleans(),
)
def test_what_is_owed_holds_the_manille_and_the_kings(hand: list[Card], by_card: bool) -> None:
    rest = Held(tuple(hand))
    kings = sum(card.rank is Rank.KING for card in hand)
    due = doit(hand=rest, is_agreed=by_card)
    parts = (
        manille_gardee(hand=rest, is_agreed=by_card),
        rois_restants(kings=kings, is_agreed=by_card),
    )
    assert due.a_chacun == sum(part.a_chacun for part in parts)
    assert due.au_gagnant >= sum(part.au_gagnant for part in parts)
    ranks = sorted({card.rank for card in hand if card != MANILLE}, key=lambda it: it.value)
    for rank in ranks:
        run = jette(hand=rest, first_card=rank)
        assert run.jetees[0] is rank and run.sans not in ranks
        assert (run.sans is None) == (run.jetees[-1] is Rank.KING)
