"""Imperial: dealing, marking, and the worked examples."""

from __future__ import annotations

from itertools import product
from typing import Literal

import pytest

from executable_rules.imperial.dealing import (
    deals_that_stand,
    faced_in_stock,
    false_pack,
    may_deal_by,
)
from executable_rules.imperial.marking import Count, adversary_keeps, finishes_first
from executable_rules.imperial.terms import IMPERIAL, MOST_POINTS, POINTS, Imperial
from executable_rules.mechanics.cards import PIQUET_PACK, Card, Rank, pack
from executable_rules.mechanics.results import Verdict
from executable_rules.piquet.terms import Hand

SIXES_TOO = pack((Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE))


@pytest.mark.quotes(
    "bellecour.imperial.laws.1", "the Deal where it is discovered is void", "the preceding ones"
)
@pytest.mark.quotes(
    "academie.imperial.laws.1",
    "Lorsque le jeu se trouve faux, le coup où il est reconnu faux, ne vaut pas, les précédens "
    "sont bons",
)
def test_a_false_pack_voids_the_deal_where_it_is_discovered() -> None:
    false = (*PIQUET_PACK[:-1], PIQUET_PACK[0])
    assert [deals_that_stand(pack=false, deals=n) for n in (1, 2, 5)] == [0, 1, 4]
    assert [deals_that_stand(pack=PIQUET_PACK, deals=n) for n in (1, 2, 5)] == [1, 2, 5]
    assert deals_that_stand(pack=PIQUET_PACK[::-1]) == 1
    assert deals_that_stand(pack=PIQUET_PACK[1:]) == 0
    assert deals_that_stand(pack=(*PIQUET_PACK, Card.parse("6S"))) == 0
    with pytest.raises(ValueError, match="deals=0"):
        deals_that_stand(pack=PIQUET_PACK, deals=0)


@pytest.mark.quotes("bellecour.imperial.laws.1", "When the Pack is false")
def test_the_pack_has_thirty_two_cards_or_with_the_sixes_thirty_six() -> None:
    assert deals_that_stand(pack=SIXES_TOO, pack_size=36) == 1
    assert deals_that_stand(pack=SIXES_TOO) == 0
    assert deals_that_stand(pack=PIQUET_PACK, pack_size=36) == 0
    assert deals_that_stand(pack=SIXES_TOO[1:], pack_size=36, deals=3) == 2


@pytest.mark.quotes(
    "bellecour.imperial.laws.1", "the Deal where it is discovered is void", "the preceding ones"
)
@pytest.mark.quotes("academie.imperial.laws.1", "le coup où il est reconnu faux, ne vaut pas")
def test_the_deal_with_a_false_pack_is_void_and_no_other() -> None:
    assert false_pack(pack=PIQUET_PACK[1:]) is Verdict.VOID
    assert false_pack(pack=PIQUET_PACK[1:], is_earlier_deal=True) is Verdict.STANDS
    assert false_pack(pack=PIQUET_PACK) is Verdict.NOTHING_FOLLOWS
    assert false_pack(pack=SIXES_TOO, pack_size=36) is Verdict.NOTHING_FOLLOWS
    assert false_pack(pack=PIQUET_PACK, pack_size=36, is_earlier_deal=True) is Verdict.STANDS


@pytest.mark.quotes("bellecour.imperial.laws.3", "by threes or fours")
def test_threes_and_fours_cannot_be_mixed_in_twelve() -> None:
    mixed = [p for n in range(1, 6) for p in product((3, 4), repeat=n) if may_deal_by(packets=p)]
    assert sorted(mixed) == [(3, 3, 3, 3), (4, 4, 4)]


@pytest.mark.quotes("bellecour.imperial.laws.5", "in the Stock")
@pytest.mark.quotes("academie.imperial.laws.5", "Une carte tournée au talon")
@pytest.mark.example("deals.imperial")
def test_the_stock_of_two_players_and_of_three() -> None:
    """Bellecour p. 155 line 9492, p. 156 line 9517: twelve cards each, three leave no stock."""
    tables: tuple[tuple[Literal[32, 36], Literal[2, 3], int], ...]
    tables = ((32, 2, 8), (36, 2, 12), (36, 3, 0))
    for size, players, most in tables:
        stands = Verdict.STANDS if most else Verdict.NOTHING_FOLLOWS
        assert faced_in_stock(faced_cards=most, pack_size=size, players=players) is stands
        with pytest.raises(ValueError, match=f"from 0 to {most}"):
            faced_in_stock(faced_cards=most + 1, pack_size=size, players=players)
    with pytest.raises(ValueError, match="from 0 to 8"):
        faced_in_stock(faced_cards=9)
    for wrong in (1, 4):
        with pytest.raises(ValueError, match="from 2 to 3"):
            faced_in_stock(faced_cards=0, pack_size=36, players=wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="pack=40 cannot be"):
        faced_in_stock(faced_cards=0, pack_size=40)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="more than the pack"):
        faced_in_stock(faced_cards=0, pack_size=32, players=3)


def test_of_two_different_counts_one_finishes_first() -> None:
    for one, other in product(Count, repeat=2):
        if one is not other:
            first = finishes_first(elder_count=one, younger_count=other)
            assert isinstance(first, Hand)
            assert finishes_first(elder_count=other, younger_count=one) is first.adversary


@pytest.mark.example("imperial.twenty-four", "imperial.effaced")
def test_six_counters_of_four_are_an_imperial_and_five_are_not() -> None:
    assert [counters * POINTS for counters in (5, 6)] == [20, 24] == [MOST_POINTS, IMPERIAL]
    assert adversary_keeps(imperial=Imperial.IN_HAND, points=5 * POINTS) == 0
    with pytest.raises(ValueError, match="points=24 cannot be: it is from 0 to 20"):
        adversary_keeps(imperial=Imperial.IN_HAND, points=6 * POINTS)
