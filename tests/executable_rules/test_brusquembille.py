"""Brusquembille: tests that quote its laws, its premiums and its hundred and twenty points."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from pathlib import Path

import pytest

from executable_rules.brusquembille import (
    Called,
    Faulty,
    Owner,
    Returned,
    Took,
    brusquembille_ranking,
    calls_point,
    card_too_few,
    pack_of,
    plays,
    points,
    premium,
    quits,
    sees_a_card,
    sees_next,
    takes_before_turn,
    takes_in_again,
    turned_in_dealing,
    two_alike,
)
from executable_rules.mechanics.cards import PIQUET_PACK, Card, Rank, Suit, cards
from executable_rules.mechanics.results import NOTHING, Forfeit, Payee, Penalty, Unit, Verdict
from executable_rules.mechanics.tricks import winner

CORPUS = Path(__file__).parents[2] / "corpus"


def page(witness: str, number: int) -> str:
    """The page's words in one line."""
    text = (CORPUS / witness / "pages" / f"p{number:03}.txt").read_text("utf-8")
    return " ".join(text.partition("\n---\n")[2].split())


@pytest.mark.quotes(
    "bellecour.brusquembille.laws.1",
    "finds one or more Cards turned in Dealing, or turns them himself, he deals again",
)
@pytest.mark.quotes(
    "academie.brusquembille.laws.1",
    "trouve une ou plusieurs cartes tournées, ou en tourne lui-même quelqu'une, il remêle",
)
def test_for_a_turned_card_he_deals_again() -> None:
    assert turned_in_dealing() is Verdict.NOTHING_FOLLOWS
    for one in (1, 2):
        assert turned_in_dealing(found=one) is Verdict.DEAL_AGAIN
        assert turned_in_dealing(turned=one) is Verdict.DEAL_AGAIN
    assert turned_in_dealing(found=0, turned=0) is Verdict.NOTHING_FOLLOWS
    for fact in ("found", "turned"):
        with pytest.raises(ValueError, match=f"{fact}=-1"):
            turned_in_dealing(**{fact: -1})


@pytest.mark.quotes(
    "bellecour.brusquembille.laws.2",
    "If there should be a Card too few in the Pack, whatever was paid during the Play stands "
    "good, but nobody can win the Party",
)
@pytest.mark.quotes(
    "academie.brusquembille.laws.2",
    "Si le jeu se trouve défectueux par une carte de moins, tout ce qui a été païé pendant le "
    "coup est bien païé; mais personne ne peut gagner la partie",
)
def test_with_a_card_too_few_what_was_paid_stands_and_nobody_wins() -> None:
    for players, full in ((2, 32), (3, 30), (4, 32), (5, 30)):
        assert card_too_few(pack=full, players=players) == Faulty(Verdict.NOTHING_FOLLOWS, True)
        assert card_too_few(pack=full - 1, players=players) == Faulty(Verdict.STANDS, False)
    for players in (1, 6):
        with pytest.raises(ValueError, match=f"players={players}"):
            card_too_few(pack=32, players=players)
    with pytest.raises(ValueError, match="pack=0"):
        card_too_few(pack=0, players=2)


@pytest.mark.quotes(
    "bellecour.brusquembille.laws.2",
    "if there are two Cards of the same sort, the Deal is no longer played, when it is "
    "discovered; but if it is finished, it stands good",
)
@pytest.mark.quotes(
    "academie.brusquembille.laws.2",
    "si le jeu est faux par deux cartes semblables, le coup cesse d'être joué dès qu'on s'en "
    "aperçoit, & si le coup est fini, le coup est bon",
)
def test_with_two_cards_alike_the_deal_ceases_unless_it_is_finished() -> None:
    twice = (*PIQUET_PACK[1:], PIQUET_PACK[-1])
    assert two_alike(pack=twice, finished=False) is Verdict.VOID
    assert two_alike(pack=twice, finished=True) is Verdict.STANDS
    assert two_alike(pack=PIQUET_PACK, finished=False) is Verdict.NOTHING_FOLLOWS
    assert two_alike(pack=PIQUET_PACK[1:], finished=False) is Verdict.NOTHING_FOLLOWS


@pytest.mark.quotes(
    "bellecour.brusquembille.laws.3", "He that plays before his Turn, cannot take up his Card"
)
@pytest.mark.quotes(
    "bellecour.brusquembille.laws.4",
    "He that has once played a Card cannot take it in again, on any pretence whatever",
)
@pytest.mark.quotes(
    "academie.brusquembille.laws.3", "Celui qui joue avant son rang, ne peut reprendre sa carte"
)
@pytest.mark.quotes(
    "academie.brusquembille.laws.4",
    "Celui qui a jetté sa carte, ne sçauroit y revenir sous quelque pretexte que ce soit",
)
def test_a_card_played_is_not_taken_in_again() -> None:
    for before_turn in (True, False):
        assert takes_in_again(played=True, before_turn=before_turn) is Verdict.STANDS
        assert takes_in_again(played=False, before_turn=before_turn) is Verdict.MAY_TAKE_BACK


@pytest.mark.quotes(
    "bellecour.brusquembille.laws.5",
    "has joined the Card to his Hand, pays to him, to whom the Card should belong, half of what "
    "is on the Game",
)
@pytest.mark.quotes(
    "academie.brusquembille.laws.5",
    "s'il a joint la carte prise avant son tour à son jeu, païe à celui à qui elle iroit de "
    "droit, la moitié de ce qui est au jeu",
)
def test_a_card_joined_costs_half_of_what_is_on_the_game() -> None:
    for stake in (0, 7, 10):
        paid = takes_before_turn(took=Took.JOINED, on_the_game=stake)
        assert paid == Returned(Fraction(stake, 2), 0)
    with pytest.raises(ValueError, match="on_the_game=-1"):
        takes_before_turn(took=Took.JOINED, on_the_game=-1)


@pytest.mark.quotes(
    "bellecour.brusquembille.laws.5",
    "but only seen it, he pays two Counters to each Player, and gives the Card to him",
)
@pytest.mark.quotes(
    "academie.brusquembille.laws.5",
    "s'il ne l'avoit pas jointe à son jeu, mais vue seulement, il donnera deux jettons seulement "
    "à chaque Joueur",
)
def test_a_card_seen_costs_two_counters_to_each() -> None:
    assert takes_before_turn(took=Took.SEEN, on_the_game=10) == Returned(Fraction(0), 2)
    assert takes_before_turn(took=Took.NEITHER, on_the_game=10) == Returned(Fraction(0), 0)


@pytest.mark.quotes(
    "bellecour.brusquembille.laws.6", "sees the next Card, pays two Counters to each Player"
)
@pytest.mark.quotes(
    "academie.brusquembille.laws.6",
    "Celui qui en tirant sa carte du talon, en voit une seconde, paie deux jettons à chaque Joueur",
)
def test_who_sees_the_next_card_pays_two_to_each() -> None:
    assert sees_next(seen=True) == Forfeit(2, Unit.COUNTER, Payee.EACH)
    assert sees_next(seen=False) == NOTHING


@pytest.mark.quotes(
    "bellecour.brusquembille.laws.7",
    "sees a Card, that should go to one of his adversaries, they are at liberty to begin the "
    "Party again",
    "if it comes to him, or to his Companion, the Play is continued on",
)
@pytest.mark.quotes(
    "academie.brusquembille.laws.7",
    "si l'un des Joueurs voit la carte qui doit aller à un de ses Adversaires, il leur est libre "
    "de recommencer la partie; & si la carte vüe lui revient à lui ou à son compagnon, le jeu se "
    "continue",
)
def test_an_adversarys_card_seen_lets_them_begin_again() -> None:
    assert sees_a_card(owner=Owner.ADVERSARY) is Verdict.MAY_CHOOSE
    assert sees_a_card(owner=Owner.HIMSELF) is Verdict.STANDS
    assert sees_a_card(owner=Owner.COMPANION) is Verdict.STANDS


@pytest.mark.quotes(
    "bellecour.brusquembille.laws.8",
    "There is no Renounce; and you are not obliged to play a higher Card",
)
@pytest.mark.quotes(
    "academie.brusquembille.laws.8",
    "Il n'y a point de renonce, ni l'on n'est pas forcé à mettre plus haut sur une carte jouée",
)
def test_every_card_may_be_played() -> None:
    hand = cards("AH 7H KS 8D")
    for trump in Suit:
        for led in cards("10H 7D 9S KC"):
            assert plays(hand=hand, trick=(led,), trump=trump) == hand


@pytest.mark.quotes(
    "bellecour.brusquembille.laws.9",
    "does not discover it before the Cards are mixed, cannot recall it; and loses the Party, if "
    "another Player has more Points than he first called",
)
@pytest.mark.quotes(
    "academie.brusquembille.laws.9",
    "ne les accuseroit qu'aprés que les cartes seroient broüillées, il ne pourroit revenir, & "
    "perdroit la partie si un autre Joueur avoit plus de points dans les levées que ce qu'il "
    "auroit accusé",
)
def test_points_not_called_before_the_cards_are_mixed_are_lost() -> None:
    late = {"called": 40, "has": 44, "mixed": True}
    assert calls_point(**late, another=41) == Called(40, Penalty.LOSES_PARTY)  # type: ignore[arg-type]
    assert calls_point(**late, another=40) == Called(40, Penalty.NONE)  # type: ignore[arg-type]
    in_time = calls_point(called=40, has=44, mixed=False, another=41)
    assert in_time == Called(44, Penalty.NONE)


@pytest.mark.quotes(
    "bellecour.brusquembille.laws.9", "He that calls his Point, and may have more than he called"
)
@pytest.mark.quotes(
    "academie.brusquembille.laws.9",
    "Celui qui ayant accusé avoir un certain nombre de points, en auroit davantage",
)
def test_who_called_all_he_has_does_not_lose_by_this_law() -> None:
    assert calls_point(called=40, has=40, mixed=True, another=50) == Called(40, Penalty.NONE)
    lost = calls_point(called=40, has=41, mixed=True, another=50)
    assert lost == Called(40, Penalty.LOSES_PARTY)
    assert calls_point(called=0, has=0, mixed=False, another=50) == Called(0, Penalty.NONE)
    with pytest.raises(ValueError, match="has=39 cannot be: it is 40 or more"):
        calls_point(called=40, has=39, mixed=False, another=0)
    with pytest.raises(ValueError, match="called=-1"):
        calls_point(called=-1, has=39, mixed=False, another=0)


@pytest.mark.quotes(
    "bellecour.brusquembille.laws.10", "quits the Party before it is finished, loses it"
)
@pytest.mark.quotes(
    "academie.brusquembille.laws.10",
    "Celui qui quitteroit le Jeu avant la partie finie, la perdroit",
)
def test_who_quits_the_party_loses_it() -> None:
    assert quits(finished=False) is Penalty.LOSES_PARTY
    assert quits(finished=True) is Penalty.NONE


@pytest.mark.example("brusquembille.points")
def test_the_pack_has_a_hundred_and_twenty_points() -> None:
    """Bellecour p. 264, l. 14886-14890; academie p. 360, l. 17592-17596.

    For each ace eleven, ten for each ten, four for a king, three for a queen, two for a knave; the
    two sevens that three or five players throw out do not count.
    """
    assert "counts for each Ace, eleven Points; ten for every Ten;" in page("bellecour", 264)
    assert "pour chaque as onze points, dix pour chaque dix" in page("academie", 360)
    spades = [points(cards(f"{rank}S")) for rank in ("A", "10", "K", "Q", "J", "9", "8", "7")]
    assert spades == [11, 10, 4, 3, 2, 0, 0, 0]
    assert points(PIQUET_PACK) == 4 * sum(spades) == 120
    sevens = [card for card in PIQUET_PACK if card.rank is Rank.SEVEN]
    thirty = [card for card in PIQUET_PACK if card not in sevens[:2]]
    assert len(thirty) == pack_of(3) == pack_of(5) == 30
    assert points(thirty) == 120


@pytest.mark.example("brusquembille.premiums")
def test_the_premiums_of_the_brusquembilles() -> None:
    """Bellecour p. 264, l. 14866-14877; academie pp. 359-360, l. 17569-17585.

    Two counters from each for an ace, one for a ten, if it wins; if not he pays as much to each.
    """
    assert "he pays two Counters to each Player" in page("bellecour", 264)
    assert "un jetton chacun de chaque Joueur" in page("academie", 360)
    ace, ten, king = cards("AH 10H KH")
    for players in (3, 4, 5):
        assert premium(ace, wins=True, players=players) == 2 * (players - 1)
        assert premium(ace, wins=False, players=players) == -2 * (players - 1)
        assert premium(ten, wins=True, players=players) == players - 1
        assert premium(ten, wins=False, players=players) == 1 - players
        assert premium(king, wins=True, players=players) == 0
    with pytest.raises(ValueError, match="players=2"):
        premium(ace, wins=True, players=2)


@pytest.mark.example("brusquembille.seven-of-trumps")
def test_the_seven_of_trumps_wins_the_ace_of_another_suit() -> None:
    """Bellecour p. 262, l. 14798-14813; academie p. 358, l. 17513-17520."""
    assert "the Seven of Trumps wins the Ace of any other Suit" in page("bellecour", 262)
    assert "le sept de triomphe léve un as" in page("academie", 358)
    order = brusquembille_ranking(Suit.CLUBS)
    assert winner(cards("AH 7C 10H"), order) == 1
    falling = [Card(rank, Suit.HEARTS) for rank in (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN)]
    falling += cards("JH 9H 8H 7H")
    for higher, lower in pairwise(falling):
        assert order.beats(higher, lower) and not order.beats(lower, higher)
