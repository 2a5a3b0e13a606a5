"""Médiateur solitaire, by four and by three: the numbered laws of *Bellecour*, and the prose."""

from __future__ import annotations

from itertools import product

import pytest
from printed_tables import tables

from executable_rules.mechanics.beasts import Drawn
from executable_rules.mechanics.cards import OMBRE_PACK, Card, Rank, Suit
from executable_rules.mechanics.matadors import BASTO, SPADILLE, natural_order
from executable_rules.mediateur.announcing import Announce
from executable_rules.mediateur_solitaire import (
    Way,
    beast_by_three,
    beasts_after_nulls,
    may_ask_the_king,
    may_be_announced,
    pack_of,
    trumps_of,
)
from executable_rules.quadrille.mediateur_beasts import (
    mediateur_by_codille,
    mediateur_by_remise,
)
from lawsofplay.rules.explanation import explain
from lawsofplay.rules.trace import Proviso

S, H, D, C = Suit
THIRTY = (Way.ONE_SUIT, Way.ALL_SUITS, Way.FOURS_KEPT)


@pytest.mark.quotes(
    "bellecour.mediateur-solitaire.laws.1",
    "So again, he who can play by demanding a Mediateur, may ask the King of "
    "Diamonds; as it is left in the pack",
)
def test_the_king_of_diamonds_may_be_asked() -> None:
    king = Card.parse("KD")
    for way in Way:
        assert may_ask_the_king(king=king, pack=pack_of(way_agreed=way))
    assert not may_ask_the_king(king=king, pack=natural_order(H))
    with pytest.raises(ValueError, match="king may be a King"):
        may_ask_the_king(king=Card.parse("QD"), pack=OMBRE_PACK)


@pytest.mark.quotes(
    "bellecour.mediateur-solitaire.laws.2",
    "and you do not play by calling, nor have recourse to Spadill; for if you have "
    "not a Hand to demand a Mediateur, or play Sans Prendre, you must pass",
)
@pytest.mark.quotes("bellecour.solitaire-quadrille.1", "they are then obliged to pass")
@pytest.mark.quotes(
    "academie.solitaire-quadrille.1",
    "Lorsque parmi les Joueurs personne n'a suffisamment de jeu pour demander Médiateur",
)
def test_at_the_solitaire_nobody_asks() -> None:
    asks = {Announce.ASKS, Announce.ASKS_IN_FAVOURITE}
    for announce in Announce:
        assert may_be_announced(announcement=announce) is (announce not in asks)
        (proviso,) = explain(may_be_announced, announcement=announce).call.steps
        assert proviso == Proviso("you do not play by calling", announce not in asks)


@pytest.mark.quotes(
    "bellecour.mediateur-solitaire.laws.3",
    "With regard to the manner of marking the Beasts, you must observe the Tables "
    "before given for the common Mediateur by Four: the only difference is, that the "
    "Beast made by Remise is augmented by as many Counters as there have been Passes "
    "at the Game; whereas that made by Codill, is of no more Counters than at the "
    "common Mediateur by Four",
)
def test_the_english_adds_a_counter_a_pass_by_remise_only() -> None:
    for order, passes in product(range(1, 17), range(4)):
        remise = beast_by_three(place=order, deals_passed=passes)
        codill = beast_by_three(place=order, deals_passed=passes, first_loss=Drawn.CODILLE)
        assert remise == mediateur_by_remise(place=order) + passes
        assert codill == mediateur_by_codille(place=order)
    assert beast_by_three(place=2) == 84
    with pytest.raises(ValueError, match="deals_passed=-1"):
        beast_by_three(place=1, deals_passed=-1)


def test_three_play_with_thirty_cards_and_every_trump_is_in_the_pack() -> None:
    for way, suit in product(Way, (H, D)):
        pack = pack_of(way_agreed=way, suit=suit)
        assert len(pack) == (30 if way in THIRTY else 36)
        for trump in Suit:
            trumps = trumps_of(way_agreed=way, trump=trump, suit=suit)
            assert set(trumps) <= set(pack)
            assert len(trumps) == len(set(trumps))
            assert {SPADILLE, BASTO} <= set(trumps)


_NAMES = {"Sept": Rank.SEVEN, "Six": Rank.SIX, "Cinq": Rank.FIVE, "Deux": Rank.TWO}
_NAMES |= {"Trois": Rank.THREE, "Roi": Rank.KING, "Dame": Rank.QUEEN, "Valet": Rank.KNAVE}


def _called(name: str, trump: Suit) -> Card:
    """The trump that the table of page 149 calls so."""
    name = name.strip(" .,0123456789").removeprefix("Le ").removeprefix("La ")
    own = {"Spadille": SPADILLE, "Baste": BASTO, "Manille": natural_order(trump)[-1]}
    own["Ponte"] = Card(Rank.ACE, trump)
    return own[name] if name in own else Card(_NAMES[name], trump)


@pytest.mark.quotes(
    "academie.mediateur-solitaire.another-way.6",
    "la couleur rouge n'a pas plus de cartes que la noire",
)
def test_the_table_of_the_tritrille_has_nine_trumps_of_each_colour() -> None:
    rows = tables("academie.p149")[0][1:]
    for column, trumps in ((0, (S, C)), (-1, (H, D))):
        printed = [row[column].text for row in rows if row[column].text.strip(" .0123456789")]
        for trump in trumps:
            order = trumps_of(way_agreed=Way.ALL_SUITS, trump=trump)
            assert tuple(_called(name, trump) for name in printed) == order
            assert len(order) == 9


@pytest.mark.quotes("academie.solitaire-quadrille.5", "La seconde bête seroit")
def test_the_second_beast_after_a_null_deal_is_the_sum_of_page_148() -> None:
    printed = tables("academie.p148")[1]
    first, second = beasts_after_nulls(deals_passed=1, beast_count=2)
    addends = [row[1].number or 0 for row in printed]
    assert addends == [28, 28, 28, first]
    assert sum(addends) == second == 140
    assert 140 in [cell.number for row in printed for cell in row]
