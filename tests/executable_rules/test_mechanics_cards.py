"""Cards, packs, and how they are written."""

from __future__ import annotations

import pytest

from executable_rules.mechanics.cards import OMBRE_PACK, PIQUET_PACK, Card, Rank, Suit, cards, pack


def test_packs_have_no_card_twice() -> None:
    for some, size in ((pack(), 52), (PIQUET_PACK, 32), (OMBRE_PACK, 40)):
        assert len(some) == len(set(some)) == size


def test_the_piquet_pack_begins_at_the_seven() -> None:
    assert {card.rank for card in PIQUET_PACK} == {
        Rank.ACE,
        Rank.KING,
        Rank.QUEEN,
        Rank.KNAVE,
        Rank.TEN,
        Rank.NINE,
        Rank.EIGHT,
        Rank.SEVEN,
    }


def test_the_ombre_pack_lacks_eights_nines_tens() -> None:
    left_out = {card.rank for card in pack()} - {card.rank for card in OMBRE_PACK}
    assert left_out == {Rank.EIGHT, Rank.NINE, Rank.TEN}


@pytest.mark.parametrize("card", pack(), ids=str)
def test_every_card_is_read_as_written(card: Card) -> None:
    assert Card.parse(str(card)) == card
    assert Card.parse(f"{card.rank.name} of {card.suit.name}".casefold()) == card


@pytest.mark.parametrize(
    ("written", "card"),
    [
        ("jd", Card(Rank.KNAVE, Suit.DIAMONDS)),
        ("TC", Card(Rank.TEN, Suit.CLUBS)),
        ("jack-of-hearts", Card(Rank.KNAVE, Suit.HEARTS)),
        ("deuce of spades", Card(Rank.TWO, Suit.SPADES)),
        (" ace of club ", Card(Rank.ACE, Suit.CLUBS)),
    ],
)
def test_other_spellings(written: str, card: Card) -> None:
    assert Card.parse(written) == card


@pytest.mark.parametrize("written", ["", "1S", "11S", "KX", "king", "king of", "SK", "AS KS"])
def test_what_is_no_card(written: str) -> None:
    with pytest.raises(ValueError, match="is not a card; write KS or king-of-spades"):
        Card.parse(written)


def test_hands() -> None:
    assert cards("") == ()
    assert cards("AS,KS  QS") == (
        Card(Rank.ACE, Suit.SPADES),
        Card(Rank.KING, Suit.SPADES),
        Card(Rank.QUEEN, Suit.SPADES),
    )


def test_courts_and_colours() -> None:
    assert sum(card.rank.court for card in pack()) == 12
    assert {suit for suit in Suit if suit.red} == {Suit.HEARTS, Suit.DIAMONDS}


def test_ranks_have_no_order_of_their_own() -> None:
    with pytest.raises(TypeError):
        Rank.ACE < Rank.KING  # type: ignore[operator]  # noqa: B015
