"""Brusquembille: tests that quote its laws, its premiums and its hundred and twenty points."""

from __future__ import annotations

from itertools import pairwise

import pytest
from printed_tables import page

from executable_rules.brusquembille import (
    brusquembille_ranking,
    pack_of,
    points,
    premium,
)
from executable_rules.mechanics.cards import PIQUET_PACK, Card, Rank, Suit, cards
from executable_rules.mechanics.tricks import winner


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
