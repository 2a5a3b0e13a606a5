"""Reversis, of the Reverse, of aces and of a wrong deal: rules XV to XVIII."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.mechanics.cards import Card, Rank, Suit, cards, pack
from executable_rules.mechanics.ledger import Ledger
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Unit, Verdict
from executable_rules.reversis.settling import (
    ace_forced,
    ace_in_renounce,
    makes_the_reverse,
    quinola_keeps,
    wrong_deal,
)
from executable_rules.reversis.terms import PACK, Winnings, hands_dealt


@pytest.mark.quotes(
    "bellecour.reversis.laws.15",
    "He who alone wins all the Tricks, wins not only the Poul, but also two Counters from each",
    "has return'd him, whatever he may have paid during the play",
)
@pytest.mark.quotes(
    "academie.reversis.laws.15",
    "gagne non seulement la poule, mais encore deux jettons de chaque Joueur",
    "se fait rendre tout ce qu'il peut avoir payé pendant le coup",
)
def test_he_who_wins_all_the_tricks_makes_the_reverse() -> None:
    made = makes_the_reverse(tricks=11, of_tricks=11, poul=20, paid=3)
    assert made == Winnings(box=20, from_one=3, from_each=2)
    assert [made.total(players) for players in (4, 5)] == [29, 31]
    assert makes_the_reverse(tricks=11, of_tricks=11, poul=20) == Winnings(box=20, from_each=2)
    assert makes_the_reverse(tricks=10, of_tricks=11, poul=20, paid=3) == Winnings()
    assert makes_the_reverse(tricks=0, of_tricks=11, poul=20) == Winnings()
    for tricks, of_tricks in ((12, 11), (-1, 11), (0, 0)):
        with pytest.raises(ValueError, match="cannot be"):
            makes_the_reverse(tricks=tricks, of_tricks=of_tricks, poul=20)


@pytest.mark.quotes(
    "bellecour.reversis.laws.15",
    "he that may have play'd the Quinola in renounce in that Deal wins nothing",
    "this is call'd making the Reverse",
)
@pytest.mark.quotes(
    "academie.reversis.laws.15",
    "celui qui auroit jetté le Quinola en renonce pendant ce coup, ne gagneroit rien",
)
def test_in_a_reverse_quinola_wins_nothing() -> None:
    won = Winnings(box=20, from_one=2)
    assert quinola_keeps(won=won, reverse=True) == Winnings()
    assert quinola_keeps(won=won, reverse=False) == won


@pytest.mark.quotes("bellecour.reversis.laws.15", "wins not only the Poul, but also two Counters")
def test_the_reverse_moves_counters_and_makes_none() -> None:
    others = ("Ben", "Cis", "Dan")
    before = Ledger.opened(("Ann", *others), each=10, pool=20)
    made = makes_the_reverse(tricks=11, of_tricks=11, poul=20)
    after = before.paid("pool", "Ann", made.box).collected(others, made.from_each, "Ann")
    assert after.held["Ann"] == 10 + made.total(4) == 36
    assert after.total == before.total


@pytest.mark.quotes(
    "bellecour.reversis.laws.16",
    "He who plays an Ace in renounce, on another Suit, wins one or two Counters, as is agreed",
    "the double for the Ace of Hearts",
)
@pytest.mark.quotes(
    "academie.reversis.laws.16",
    "Celui qui jette un as en renonce sur une autre couleur, gagne un ou deux jettons",
    "le double pour l'as de cœur",
)
def test_an_ace_in_renounce_wins_one_or_two_and_that_of_hearts_the_double() -> None:
    for suit, led in product(Suit, repeat=2):
        ace = Card(Rank.ACE, suit)
        times = 0 if led is suit else 2 if suit is Suit.HEARTS else 1
        assert ace_in_renounce(ace=ace, led=led, agreed=1) == Winnings(from_one=times)
        assert ace_in_renounce(ace=ace, led=led, agreed=2) == Winnings(from_one=2 * times)
    for wrong in (0, 3):
        with pytest.raises(ValueError, match=f"agreed={wrong}"):
            ace_in_renounce(ace=ace, led=Suit.SPADES, agreed=wrong)
    with pytest.raises(ValueError, match="ace=KS"):
        ace_in_renounce(ace=Card.parse("KS"), led=Suit.HEARTS, agreed=1)


@pytest.mark.quotes(
    "bellecour.reversis.laws.16",
    "leads an Ace, whatever Ace it is, he neither receives or pays any thing",
)
@pytest.mark.quotes("academie.reversis.laws.16", "joue tel as que ce soit, ne paye ni ne reçoit")
def test_an_ace_that_leads_wins_and_pays_nothing() -> None:
    for suit in Suit:
        assert ace_in_renounce(ace=Card(Rank.ACE, suit), led=None, agreed=2) == Winnings()


@pytest.mark.quotes(
    "bellecour.reversis.laws.17",
    "obliged to play the Ace, in playing to a Suit led, pays to the other that forces him",
    "the same that he would have received",
    "the double of the common Game for the Ace of Hearts",
)
@pytest.mark.quotes(
    "academie.reversis.laws.17",
    "est obligé d'en jouer l'as, il paye également à celui qui le force",
    "le double du jeu ordinaire pour l'as de cœur",
)
def test_an_ace_forced_pays_what_it_would_have_won() -> None:
    for suit in Suit:
        ace, other = Card(Rank.ACE, suit), next(it for it in Suit if it is not suit)
        double = 2 if suit is Suit.HEARTS else 1
        paid = ace_forced(ace=ace, obliged=True, agreed=1)
        assert paid == Forfeit(double, Unit.COUNTER, Payee.ADVERSARY)
        paid = ace_forced(ace=ace, obliged=True, agreed=2)
        assert paid == Forfeit(2 * double, Unit.COUNTER, Payee.ADVERSARY)
        assert paid.amount == ace_in_renounce(ace=ace, led=other, agreed=2).from_one
        assert ace_forced(ace=ace, obliged=False, agreed=1) == NOTHING
    with pytest.raises(ValueError, match="ace=2H"):
        ace_forced(ace=Card.parse("2H"), obliged=False, agreed=1)


@pytest.mark.quotes(
    "bellecour.reversis.laws.18", "the Cards are wrong dealt, there must be a new Deal"
)
@pytest.mark.quotes("academie.reversis.laws.18", "l'on a mal mêlé, l'on refait")
def test_a_wrong_deal_is_made_again() -> None:
    """Bellecour p. 162 lines 9812-9820, p. 163 lines 9837-9842; academie p. 277: eleven, twelve."""
    assert wrong_deal() is Verdict.NOTHING_FOLLOWS
    assert wrong_deal(hands=(11, 11, 11, 12), talon=3) is Verdict.NOTHING_FOLLOWS
    for hands in ((11, 11, 11, 11), (12, 11, 11, 11), (11, 10, 11, 13)):
        assert wrong_deal(hands=hands) is Verdict.DEAL_AGAIN
    assert wrong_deal(hands=(9, 9, 9, 9, 10), talon=2) is Verdict.NOTHING_FOLLOWS
    assert wrong_deal(hands=(8, 8, 8, 8, 9), talon=7) is Verdict.NOTHING_FOLLOWS
    assert wrong_deal(hands=(9, 9, 9, 9, 10), talon=7) is Verdict.DEAL_AGAIN
    for hands in ((15, 15, 16), (7, 7, 7, 7, 7, 8)):
        with pytest.raises(ValueError, match="from 4 to 5"):
            wrong_deal(hands=hands)


@pytest.mark.quotes("bellecour.reversis.laws.18", "When the Pack is false")
@pytest.mark.quotes("academie.reversis.laws.18", "Lorsque le Jeu est faux")
def test_a_false_pack_is_dealt_again() -> None:
    assert wrong_deal(cards=PACK[::-1]) is Verdict.NOTHING_FOLLOWS
    assert wrong_deal(cards=pack()) is Verdict.DEAL_AGAIN
    assert wrong_deal(cards=(*PACK[1:], PACK[1])) is Verdict.DEAL_AGAIN
    entire = (12, 12, 12, 13)
    assert wrong_deal(cards=pack(), hands=entire, tens=True) is Verdict.NOTHING_FOLLOWS
    assert wrong_deal(hands=entire, tens=True) is Verdict.DEAL_AGAIN
    ten_for_nine = (*PACK[:-1], *cards("10S"))
    assert wrong_deal(cards=ten_for_nine) is Verdict.DEAL_AGAIN


@pytest.mark.quotes("bellecour.reversis.laws.18", "wrong dealt")
@pytest.mark.example("deals.reversis-entire")
def test_with_the_entire_pack_five_cannot_leave_two_or_seven() -> None:
    """Bellecour p. 162 lines 9807 and 9820: the entire pack, and two or seven of the stock.

    Forty-eight cards leave five players two or seven, as the corrected reading has (*two of seven*
    in the scan); of fifty-two they leave one, six or eleven, so that with the tens the number is
    wrong in both books.
    """
    for talon in (2, 7):
        with pytest.raises(ValueError, match=f"talon={talon} cannot be"):
            wrong_deal(cards=pack(), hands=(9, 9, 9, 9, 10), talon=talon, tens=True)
    assert (
        wrong_deal(cards=pack(), hands=(9, 9, 9, 9, 10), talon=6, tens=True)
        is Verdict.NOTHING_FOLLOWS
    )


@pytest.mark.example("deals.reversis")
def test_the_stocks_that_come_out_even() -> None:
    def even(pack: int, players: int) -> list[int]:
        found = []
        for talon in range(12):
            try:
                hands = hands_dealt(pack=pack, players=players, talon=talon)
            except ValueError:
                continue
            assert sum(hands) + talon == pack
            found.append(talon)
        return found

    assert even(48, 4) == [3, 7, 11]
    assert even(48, 5) == [2, 7]
    assert even(52, 4) == [3, 7, 11]
    assert even(52, 5) == [1, 6, 11]
    for players in (3, 6):
        with pytest.raises(ValueError, match="from 4 to 5"):
            hands_dealt(pack=48, players=players, talon=3)
