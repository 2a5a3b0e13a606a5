"""Whether a player has renounced, how often, and when: from his hand and the cards played.

The laws of the same game tell what may be played. A player renounces who plays something else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from executable_rules.facts import of_cards
from executable_rules.judgements import facts
from executable_rules.mechanics.cards import Card, Suit
from executable_rules.mechanics.deals import next_player
from executable_rules.mechanics.matadors import ombre_ranking
from executable_rules.mechanics.orders import ACE_HIGH, Ranking, ranking
from executable_rules.mechanics.tricks import may_play, winner
from executable_rules.ombre.ombre_1687 import may_play_to
from executable_rules.quadrille.matadors import may_be_played
from executable_rules.quadrille_1822 import playing
from executable_rules.whist.rules import PLAYERS
from lawsofplay.rules import judges
from lawsofplay.sentences import text, yes_no

Cards = tuple[Card, ...]

RENOUNCES = yes_no(
    "He renounces: he could follow suit, and plays another card.", "He does not renounce."
)
COUNT = text("He has renounced {:time}.", nothing="He has not renounced.")
FIRST = text("He has renounced, first in the {:nth} trick.")


@judges("has_renounced", "ombre.ombre_1687.doubles_the_stake", says=RENOUNCES)
def has_renounced_in_1687(
    *,
    hand: facts.OmbreHand,
    trick: facts.OmbreTrick,
    card_played: facts.CardPlayed,
    trump: of_cards.Trump,
) -> bool:
    """Whether a player renounces by the book of 1687: plays what law XVI does not let him play."""
    _checked(hand, trick, card_played)
    return bool(trick) and card_played not in may_play_to(hand=hand, card_led=trick[0], trump=trump)


@judges(
    "has_renounced",
    "ombre.playing_1754.taken_back",
    "ombre.playing_1754.throws_a_wrong_card",
    says=RENOUNCES,
)
def has_renounced_in_1754(
    *,
    hand: facts.OmbreHand,
    trick: facts.OmbreTrick,
    card_played: facts.CardPlayed,
    trump: of_cards.Trump,
) -> bool:
    """Whether a player renounces by the book of 1754: a Matadore need not be played to a lower
    trump.
    """
    _checked(hand, trick, card_played)
    return card_played not in may_be_played(hand=hand, trick=trick, trump=trump)


@judges("has_renounced", "quadrille_1822.playing.card_once_played", says=RENOUNCES)
def has_revoked_in_1822(
    *,
    hand: facts.OmbreHand,
    trick: facts.OmbreTrick,
    card_played: facts.CardPlayed,
    trump: of_cards.Trump,
) -> bool:
    """Whether the card would be a ``revoke``: he has one of the suit led, and plays another."""
    _checked(hand, trick, card_played)
    return card_played not in playing.may_be_played(hand=hand, trick=trick, trump=trump)


@judges(
    "renounces",
    "quadrille.beast_laws.beasts_for_renouncing",
    "quadrille.beast_laws.betes_for_renouncing",
    "quadrille.chapter.beasts_by_the_chapter",
    "quadrille.chapter.replayed_by_the_chapter",
    "quadrille.decisions.beasts_by_the_decision",
    "quadrille.decisions.betes_par_decision",
    "ombre.playing_1754.beastes_for_renouncing",
    "ombre.by_the_chapter.beasts_by_the_chapter",
    "ombre.by_the_chapter.cards_renounced_with",
    "ombre.playing_1754.renounces",
    "ombre.turns.beasts_for_each_renounce",
    says=COUNT,
)
def renounces(
    *,
    cards_played: facts.OmbreCardsPlayed,
    seat: facts.Seat,
    dealer: facts.Dealer,
    players: facts.Players,
    trump: of_cards.Trump,
    hand: facts.HandLeft = (),
) -> int:
    """How often a player has renounced in the tricks so far, at Ombre (3 play) or Quadrille (4
    play).

    ``hand``: what he still holds. The eldest hand, next to the dealer, leads; then the winner of
    each trick.
    """
    return len(_renounced(cards_played, seat, dealer, players, trump, hand))


@judges(
    "renounced_in_trick",
    "quadrille.chapter.replayed_by_the_chapter",
    "quadrille.renouncing.played_over_from",
    "ombre.turns.played_over_at_ombre",
    says=FIRST,
)
def renounced_in_trick(
    *,
    cards_played: facts.OmbreCardsPlayed,
    seat: facts.Seat,
    dealer: facts.Dealer,
    players: facts.Players,
    trump: of_cards.Trump,
    hand: facts.HandLeft = (),
) -> int:
    """In which trick he first renounced. Raises ValueError when he did not.

    >>> from executable_rules.mechanics.cards import cards
    >>> renounced_in_trick(
    ...     cards_played=cards("KC 7C 5D 2C"), seat=3, dealer=0, players=4,
    ...     trump=Suit.SPADES, hand=cards("3C"),
    ... )
    1
    """
    found = _renounced(cards_played, seat, dealer, players, trump, hand)
    if not found:
        raise ValueError("cards_played cannot be: he has not renounced in them")
    return found[0]


@judges("renounces", "whist.dealing.revokes_punished", says=COUNT)
def revokes_at_whist(
    *,
    cards_played: facts.CardsPlayed,
    seat: facts.Seat,
    dealer: facts.Dealer,
    trump: of_cards.Trump,
    hand: facts.HandLeft = (),
) -> int:
    """How often a player has revoked in the tricks played so far: not followed suit though he
    could.
    """
    order = ranking(ACE_HIGH, trump)

    def may(held: Cards, trick: Cards) -> Cards:
        return may_play(held, trick, order)

    tricks = _plays(cards_played, dealer, PLAYERS, order)
    return len(tuple(_wrong(tricks, seat, PLAYERS, hand, may)))


def _checked(hand: Cards, trick: Cards, card_played: Card) -> None:
    if card_played not in hand:
        raise ValueError(f"card_played={card_played} cannot be: it is one of his hand")
    if set(hand) & set(trick):
        raise ValueError("hand and trick cannot share a card")


def _renounced(
    played: Cards, seat: int, dealer: int, players: int, trump: Suit, hand: Cards
) -> tuple[int, ...]:
    """The tricks, the first being 1, in which the player renounced."""
    if players not in (3, 4):
        raise ValueError(f"players={players} cannot be: three play at Ombre, four at Quadrille")

    def may(held: Cards, trick: Cards) -> Cards:
        return tuple(may_be_played(hand=held, trick=trick, trump=trump))

    tricks = _plays(played, dealer, players, ombre_ranking(trump))
    return tuple(_wrong(tricks, seat, players, hand, may))


def _plays(played: Cards, dealer: int, players: int, order: Ranking) -> list[tuple[int, Cards]]:
    """Each trick with the seat of the player who leads it."""
    if dealer >= players:
        raise ValueError(f"dealer={dealer} cannot be: it is from 0 to {players - 1}")
    leader, found = next_player(dealer, players), []
    for begin in range(0, len(played), players):
        trick = played[begin : begin + players]
        found.append((leader, trick))
        leader = next_player(leader, players, winner(trick, order))
    return found


def _wrong(
    tricks: list[tuple[int, Cards]],
    seat: int,
    players: int,
    hand: Cards,
    may: Callable[[Cards, Cards], Cards],
) -> Iterator[int]:
    """The numbers of the tricks to which a player put a card that he might not play."""
    if seat >= players:
        raise ValueError(f"seat={seat} cannot be: it is from 0 to {players - 1}")
    places = [(trick, (seat - leader) % players) for leader, trick in tricks]
    own = [trick[place] for trick, place in places if place < len(trick)]
    if set(hand) & {card for trick, _ in places for card in trick}:
        raise ValueError("hand and cards_played cannot share a card")
    for number, card in enumerate(own):
        trick, place = places[number]
        held = (*own[number:], *hand)
        if place and card not in may(held, trick[:place]):
            yield number + 1
