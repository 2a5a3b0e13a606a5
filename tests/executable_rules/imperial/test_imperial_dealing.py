"""Imperial, of the deal and the stock: laws I to VI."""

from __future__ import annotations

from itertools import product

import pytest

from executable_rules.imperial.dealing import (
    deals_that_stand,
    deals_wrong,
    faced_in_dealing,
    faced_in_stock,
    false_pack,
    may_deal_by,
    mixes_with_stock,
)
from executable_rules.mechanics.cards import PIQUET_PACK, Card, Rank, pack
from executable_rules.mechanics.results import (
    NOTHING,
    Forfeit,
    Payee,
    Penalty,
    Ruling,
    Unit,
    Verdict,
)

SIXES_TOO = pack((Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE))


@pytest.mark.quotes(
    "bellecour.imperial.laws.1", "the Deal where it is discovered is void", "the preceding ones"
)
@pytest.mark.quotes(
    "academie.imperial.laws.1", "le coup où il est reconnu faux, ne vaut pas", "les précédens sont"
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
    assert deals_that_stand(pack=SIXES_TOO, size=36) == 1
    assert deals_that_stand(pack=SIXES_TOO) == 0
    assert deals_that_stand(pack=PIQUET_PACK, size=36) == 0
    assert deals_that_stand(pack=SIXES_TOO[1:], size=36, deals=3) == 2


@pytest.mark.quotes(
    "bellecour.imperial.laws.1", "the Deal where it is discovered is void", "the preceding ones"
)
@pytest.mark.quotes("academie.imperial.laws.1", "le coup où il est reconnu faux, ne vaut pas")
def test_the_deal_with_a_false_pack_is_void_and_no_other() -> None:
    assert false_pack(pack=PIQUET_PACK[1:]) is Verdict.VOID
    assert false_pack(pack=PIQUET_PACK[1:], preceding=True) is Verdict.STANDS
    assert false_pack(pack=PIQUET_PACK) is Verdict.NOTHING_FOLLOWS
    assert false_pack(pack=SIXES_TOO, size=36) is Verdict.NOTHING_FOLLOWS
    assert false_pack(pack=PIQUET_PACK, size=36, preceding=True) is Verdict.STANDS


@pytest.mark.quotes("bellecour.imperial.laws.2", "one or more fac'd Cards in dealing", "a new Deal")
@pytest.mark.quotes("academie.imperial.laws.2", "une ou plusieurs cartes tournées, on refait")
def test_one_faced_card_in_dealing_makes_a_new_deal() -> None:
    verdicts = [faced_in_dealing(faced=number) for number in range(3)]
    assert verdicts == [Verdict.NOTHING_FOLLOWS, Verdict.DEAL_AGAIN, Verdict.DEAL_AGAIN]
    with pytest.raises(ValueError, match="faced=-1"):
        faced_in_dealing(faced=-1)


@pytest.mark.quotes("bellecour.imperial.laws.3", "are to be dealt by threes or fours")
@pytest.mark.quotes("academie.imperial.laws.3", "donner les cartes par trois ou quatre")
@pytest.mark.example("deals.imperial")
def test_four_times_three_or_three_times_four() -> None:
    assert may_deal_by(packets=(3, 3, 3, 3))
    assert may_deal_by(packets=(4, 4, 4))
    for packets in ((2,) * 6, (5, 4, 3), (6, 6), (12,), (3, 3, 3), (4, 4, 4, 4), ()):
        assert may_deal_by(packets=packets) is False


@pytest.mark.quotes("bellecour.imperial.laws.3", "by threes or fours")
def test_threes_and_fours_cannot_be_mixed_in_twelve() -> None:
    mixed = [p for n in range(1, 6) for p in product((3, 4), repeat=n) if may_deal_by(packets=p)]
    assert sorted(mixed) == [(3, 3, 3, 3), (4, 4, 4)]


@pytest.mark.quotes("bellecour.imperial.laws.4", "loses the Deal, and one Imperial")
@pytest.mark.quotes(
    "academie.imperial.laws.4", "Celui qui donne mal, perd sa donne & une impériale"
)
def test_a_wrong_deal_costs_the_deal_and_an_imperial() -> None:
    lost = Ruling(Verdict.LOSES_DEAL, Forfeit(1, Unit.IMPERIAL, Payee.ADVERSARY))
    right = Ruling(Verdict.NOTHING_FOLLOWS, NOTHING)
    assert deals_wrong(hands=(12, 12)) == right
    assert deals_wrong(hands=(12, 12, 12), packets=(4, 4, 4)) == right
    for hands in ((11, 12), (12, 13), (13, 11), (12, 12, 11)):
        assert deals_wrong(hands=hands) == lost
    assert deals_wrong(hands=(12, 12), packets=(2,) * 6) == lost
    for hands in ((12,), (12,) * 4):
        with pytest.raises(ValueError, match="two or three players"):
            deals_wrong(hands=hands)


@pytest.mark.quotes(
    "bellecour.imperial.laws.5",
    "a faced Card in the Stock",
    "does not prevent the Deal from being play'd",
)
@pytest.mark.quotes("academie.imperial.laws.5", "n'empêche pas que le jeu ne soit bon")
def test_a_faced_card_of_the_stock_does_no_harm_as_one_in_the_deal_does() -> None:
    assert [faced_in_stock(faced=number) for number in (1, 8)] == [Verdict.STANDS] * 2
    assert faced_in_stock(faced=0) is Verdict.NOTHING_FOLLOWS
    assert faced_in_stock(faced=12, pack=36) is Verdict.STANDS
    assert faced_in_stock(faced=1, in_dealing=1) is Verdict.DEAL_AGAIN


@pytest.mark.quotes("bellecour.imperial.laws.5", "in the Stock")
@pytest.mark.quotes("academie.imperial.laws.5", "Une carte tournée au talon")
@pytest.mark.example("deals.imperial")
def test_the_stock_of_two_players_and_of_three() -> None:
    """Bellecour p. 155 line 9492, p. 156 line 9517: twelve cards each, three leave no stock."""
    for facts, most in (((32, 2), 8), ((36, 2), 12), ((36, 3), 0)):
        size, players = facts
        stands = Verdict.STANDS if most else Verdict.NOTHING_FOLLOWS
        assert faced_in_stock(faced=most, pack=size, players=players) is stands
        with pytest.raises(ValueError, match=f"from 0 to {most}"):
            faced_in_stock(faced=most + 1, pack=size, players=players)
    with pytest.raises(ValueError, match="from 0 to 8"):
        faced_in_stock(faced=9)
    for players in (1, 4):
        with pytest.raises(ValueError, match="from 2 to 3"):
            faced_in_stock(faced=0, pack=36, players=players)
    with pytest.raises(ValueError, match="pack=40 cannot be"):
        faced_in_stock(faced=0, pack=40)
    with pytest.raises(ValueError, match="more than the pack"):
        faced_in_stock(faced=0, pack=32, players=3)


@pytest.mark.quotes("bellecour.imperial.laws.6", "mixes his Game with the Stock, loses the party")
@pytest.mark.quotes("academie.imperial.laws.6", "Qui mêle son jeu au talon, perd la Partie")
def test_to_mix_ones_cards_with_the_stock_loses_the_party() -> None:
    assert mixes_with_stock(mixed=True) is Penalty.LOSES_PARTY
    assert mixes_with_stock(mixed=True, pack=36) is Penalty.LOSES_PARTY
    assert mixes_with_stock(mixed=False) is Penalty.NONE
    with pytest.raises(ValueError, match="no stock"):
        mixes_with_stock(mixed=True, pack=36, players=3)
