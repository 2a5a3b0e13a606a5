"""Quadrille of 1822: cards, dealing, bidding, precedency, and playing."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.mechanics.cards import OMBRE_PACK, Card, Rank, Suit
from executable_rules.mechanics.results import Verdict
from executable_rules.quadrille_1822.bidding import may_play, takes_the_game
from executable_rules.quadrille_1822.cards import order_of
from executable_rules.quadrille_1822.dealing import dealt_with_this_pack
from executable_rules.quadrille_1822.playing import may_be_played
from executable_rules.quadrille_1822.terms import Mode, Offer
from tests.executable_rules.printed_tables import printed

S, H, D, C = Suit
RANKS = {"Deuce": Rank.TWO, "Trey": Rank.THREE} | {rank.name.title(): rank for rank in Rank}


@pytest.mark.quotes(
    "quanti.quadrille.cards.6",
    "The following Catalogue exhibits the order of the cards of every suit, both when"
    " they are trumps and when they are not trumps",
)
@pytest.mark.parametrize("suit", list(Suit))
@pytest.mark.parametrize("number", [0, 1], ids=["when trumps", "when not trumps"])
@pytest.mark.example("quadrille-1822.catalogue")
def test_the_catalogue_cell_by_cell(number: int, suit: Suit) -> None:
    """Page 13: two tables, of which each suit is a column."""
    _heads, *rows = printed("quanti.quadrille.cards")[number]
    column = [cell for row in rows if (cell := row[suit.red])]
    assert tuple(_card(cell, suit) for cell in column) == order_of(suit=suit, is_trump=number == 0)


def _card(cell: str, suit: Suit) -> Card:
    """A card as a cell names it: ``Ace of Spades.``, ``King of the suit.``, ``Knave.``."""
    rank, _, of = cell.rstrip(".").partition(" of ")
    in_suit = {"Spades": S, "Clubs": C}.get(of, suit)
    return Card(RANKS[rank], in_suit)


@pytest.mark.quotes(
    "quanti.quadrille.laws.6",
    "If there be two cards alike in the pack, or a card not belonging to Quadrille, "
    "and it be found out before the game is won, the deal is void; if after, the deal"
    " stands good",
)
def test_a_false_pack_voids_the_deal_until_the_game_is_won() -> None:
    alike = (*OMBRE_PACK[:-1], OMBRE_PACK[0])
    foreign = (*OMBRE_PACK, Card.parse("8H"))
    for pack in (alike, foreign):
        assert dealt_with_this_pack(pack=pack, has_won=False) is Verdict.VOID
        assert dealt_with_this_pack(pack=pack, has_won=True) is Verdict.STANDS
    assert dealt_with_this_pack(pack=OMBRE_PACK, has_won=False) is Verdict.NOTHING_FOLLOWS
    assert dealt_with_this_pack(pack=OMBRE_PACK[1:], has_won=False) is Verdict.NOT_SAID


OFFERS = tuple(
    Offer(mode, favourite)
    for mode, favourite in product(Mode, (False, True))
    if not (favourite and mode.names_no_trumps)
)


@pytest.mark.quotes(
    "quanti.quadrille.laws.14",
    "A person must play the game he first offers to play, unless a younger hand force"
    " him to do more",
)
def test_he_plays_what_he_offered_unless_forced_to_more() -> None:
    offered = Offer(Mode.DIMIDIATOR)

    def games(*younger: Offer) -> list[Offer]:
        return [offer for offer in OFFERS if may_play(offer=offered, wish=offer, offers=younger)]

    assert games() == [offered]
    for no_more in (Offer(Mode.ALLIANCE, favourite=True), offered):
        assert games(no_more) == [offered]
    solo, grandissimo, nemo = Offer(Mode.SOLO), Offer(Mode.GRANDISSIMO), Offer(Mode.NEMO)
    in_favourite = Offer(Mode.SOLO, favourite=True)
    assert games(solo, Offer(Mode.CASCO)) == [solo, in_favourite, grandissimo, nemo]
    assert games(in_favourite) == [in_favourite, grandissimo, nemo]


# The king commuted.


OFFERS = tuple(
    Offer(mode, favourite)
    for mode, favourite in product(Mode, (False, True))
    if not (favourite and mode.names_no_trumps)
)


def test_an_offer_is_written_as_it_is_shown() -> None:
    for offer in OFFERS:
        assert Offer.parse(str(offer)) == offer
    for wrong in ("whist", "favourite", ""):
        with pytest.raises(ValueError, match="write solo or favourite solo"):
            Offer.parse(wrong)
    for mode in (Mode.GRANDISSIMO, Mode.NEMO):
        with pytest.raises(ValueError, match="no suit is trumps"):
            Offer(mode, favourite=True)


def test_no_offer_is_higher_than_that_which_is_played() -> None:
    for pair in product(OFFERS, repeat=2):
        played = takes_the_game(offers=pair)
        best, other = pair[played], pair[1 - played]
        above = (best.mode.rank, best.favourite) > (other.mode.rank, other.favourite)
        assert above or (other == best and played == 0)


S, H, D, C = Suit
SPADILLE, BASTA = Card.parse("AS"), Card.parse("AC")
MANILLE_OF_HEARTS, PONTO_OF_HEARTS = Card.parse("7H"), Card.parse("AH")
PLAIN = Card.parse("KD")


# The privilege of the matadors.


@pytest.mark.quotes(
    "quanti.quadrille.game.5",
    "But when a superior trump is led, then the privilege ceases. Thus, if Spadille "
    "be led, neither Basta nor Manille can claim privilege. If Manille be led, "
    "Spadille indeed is not compelled to fall, but Basta, if unguarded, is: when "
    "Basta is led, neither Manille nor Spadille, although unguarded, need to fall. If"
    " Ponto or an inferior trump be led, neither Spadille nor Manille nor Basta need "
    "to fall",
)
@pytest.mark.example("quadrille-1822.privilege")
def test_the_table_of_article_18() -> None:
    """Pages 22 and 23: four leads against three unguarded holders."""
    forced = {
        (SPADILLE, MANILLE_OF_HEARTS),
        (SPADILLE, BASTA),
        (MANILLE_OF_HEARTS, BASTA),
    }
    leads = (SPADILLE, MANILLE_OF_HEARTS, BASTA, PONTO_OF_HEARTS, Card.parse("2H"))
    for led, held in product(leads, (SPADILLE, MANILLE_OF_HEARTS, BASTA)):
        if led != held:
            may = may_be_played(hand=(held, PLAIN), trick=(led,), trump=H)
            assert (PLAIN not in may) is ((led, held) in forced), f"{led} against {held}"
