"""Papillon, of taking from the board: laws III to VIII."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.facts import of_cards, of_state
from executable_rules.mechanics.capture import completes_four, takings
from executable_rules.mechanics.cards import Card, Rank
from executable_rules.papillon import facts
from executable_rules.papillon.beginning import agreeing
from executable_rules.papillon.terms import HAND, takings_of
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import moves, parts, pays, text, yes_no


class Sauterelle(NamedTuple):
    """Counters from each, and whether the next player must lay down his cards."""

    from_each: int
    next_lays_down: bool


class ThreeCards(NamedTuple):
    """Counters from each, and whether the party is won."""

    from_each: int
    wins_party: bool


@law(
    "bellecour.papillon.9",
    "academie.papillon.9",
    says=yes_no(
        "Such a card of the board is taken by one of its sort alone.",
        "Such a card of the board may be taken with others by a card of another sort.",
    ),
)
def by_its_like_alone(*, rank: of_cards.Rank) -> bool:
    """Whether a card of the board is taken (``changed``) only by one of its own rank: king to ten.

    A lower one may be taken with others by a card of their number together.
    """
    court = met("the King, Queen, Knave", rank.court, "les rois, les dames & les valets")
    return met("and Ten", rank is Rank.TEN, "de même que les dix") or court


@law(
    "bellecour.papillon.9",
    "academie.papillon.9",
    "bellecour.papillon.10",
    "academie.papillon.10",
    "bellecour.papillon.12",
    "academie.papillon.12",
    says=text(
        "He may take this: {}.",
        several="He may take one of these: {}.",
        nothing="The card can take nothing of the board.",
    ),
)
def takes(
    *, card: of_cards.Card, board: of_cards.Board, in_turn: of_state.InTurn = True
) -> tuple[tuple[Card, ...], ...]:
    """What a card of a player's hand may take off the board: one like it, or several of its number.

    Each answer is one choice; in his turn only. An ace counts one point. Law V takes the three
    others of a rank.
    """
    if not met("if you are to play", in_turn, "si c'étoit à vous à jouer"):
        return ()
    return takings_of(card, board)


@law(
    "bellecour.papillon.13",
    "academie.papillon.13",
    says=text(
        "He plays {:card} of his hand by taking in this turn.", nothing="He can take nothing."
    ),
)
def plays_in_a_turn(*, hand: facts.HandOfThree, board: of_cards.Board) -> int:
    """How many of his cards he plays by taking in one turn (*tour*): one, though several could."""
    can = agreeing(hand=hand, board=board)
    whether(
        "several Cards similar",
        len(can) > 1,
        "quoique l'on ait dans son jeu plusieurs cartes pareilles",
    )
    return 1 if can else 0


@law(
    "bellecour.papillon.laws.3",
    "academie.papillon.laws.3",
    says=pays("each of the others", "the player", "counter"),
)
def aces_taken(*, card: of_cards.Card, cards_drawn: of_cards.CardsDrawn) -> int:
    """Counters that a player receives of each when he takes aces off the board: one for every ace.

    The books do not say whether law IV pays besides, or in place of this one. The three aces that a
    fourth draws by law V count too.

    Raises ValueError for cards that the ``card`` of his hand cannot take.
    """
    _must_be_taking(card, cards_drawn)
    return sum(it.rank is Rank.ACE for it in cards_drawn)


@law("bellecour.papillon.laws.4", says=pays("each of the others", "the player", "counter"))
def draws_aces(
    *, card: of_cards.Card, cards_drawn: of_cards.CardsDrawn, hand: facts.Hand = ()
) -> int:
    """Counters from each for aces drawn: two for an ace, four with a deuce for two, and so on.

    The English prints *without an Ace in his Hand*: one ace is paid to a player who has none, and
    draws it with other cards. The French law, ``as_avec_un_as``, has *avec un as*, and the English
    words *another Ace* and its other clauses speak for that. ``hand``: his other cards.
    """
    _must_be_taking(card, cards_drawn)
    aces = sum(it.rank is Rank.ACE for it in cards_drawn)
    without = not any(it.rank is Rank.ACE for it in (card, *hand))
    if aces == 1:
        return 2 if met("without an Ace in his Hand", without) else 0
    return 2 * aces if aces == card.rank.value else 0


@law("academie.papillon.laws.4", says=pays("each of the others", "the player", "counter"))
def as_avec_un_as(*, card: of_cards.Card, cards_drawn: of_cards.CardsDrawn) -> int:
    """Counters from each for aces drawn alone: with an ace one, with a deuce two, up to four.

    The number of aces is that of the card that draws them, and each is paid two counters. The
    English law, ``draws_aces``, prints *without* for *avec*.
    """
    _must_be_taking(card, cards_drawn)
    as_leves = sum(it.rank is Rank.ACE for it in cards_drawn)
    return 2 * as_leves if as_leves == card.rank.value else 0


def _must_be_taking(card: Card, taken: tuple[Card, ...]) -> None:
    """A card takes one of its rank, or several that make its number (rules 10 and 12).

    By law V, the Haneton, it takes the three others of its rank.
    """
    if taken not in takings(card, taken) and not completes_four((card,), taken):
        raise ValueError(
            f"cards_drawn may be one card like {card}, three, or several of its number"
        )


@law(
    "bellecour.papillon.laws.5",
    "academie.papillon.laws.5",
    says=pays("each of the others", "the player", "counter"),
)
def haneton(*, card: of_cards.Card, cards_drawn: of_cards.CardsDrawn) -> int:
    """Counters from each by the ``Haneton`` (May-bug): one card draws the three others of its rank.

    It is an exception: otherwise a card takes only one of its like.
    """
    return (
        1
        if met(
            "draws three Cards of the same sort",
            completes_four((card,), cards_drawn),
            "leveroit trois cartes de la même maniére",
        )
        else 0
    )


@law(
    "bellecour.papillon.laws.6",
    "academie.papillon.laws.6",
    says=pays("each of the others", "the player", "counter"),
)
def three_take_the_fourth(*, cards: facts.Cards, card_taken: of_cards.CardTaken) -> int:
    """Counters from each when three cards of one rank in hand take the fourth from the board."""
    fourth = met(
        "of which the fourth is on the board",
        completes_four(cards, (card_taken,)),
        "dont la quatriéme seroit sur le tapis",
    )
    return 1 if fourth else 0


@law(
    "bellecour.papillon.laws.7",
    "academie.papillon.laws.7",
    says=parts(
        from_each=pays("each of the others", "the player", "counter"),
        next_lays_down=yes_no(
            "The next player must lay down his cards.",
            "The next player need not lay down his cards for it.",
        ),
    ),
)
def sauterelle(*, board: of_cards.Board, cards_drawn: of_cards.CardsDrawn) -> Sauterelle:
    """What follows a ``Sauterelle`` (grasshopper): a player takes all the cards of the board, or
    its one.

    The next player can take nothing, and must lay down his cards.
    """
    if not board or not set(cards_drawn) <= set(board):
        raise ValueError("board may not be empty, nor without the cards taken")
    all_taken = met(
        "draws all the Cards",
        set(cards_drawn) == set(board),
        "en jouant leveroit toutes les cartes",
    )
    return Sauterelle(1, True) if all_taken else Sauterelle(0, False)


@law(
    "bellecour.papillon.laws.8",
    "academie.papillon.laws.8",
    says=parts(
        from_each=moves(
            text(
                "Each of the others pays him {:counter}.",
                nothing="The others pay him no counter for it.",
            ),
            "each of the others",
            "the player",
            "counter",
        ),
        wins_party=yes_no("He wins the party.", "He does not win the party by it."),
    ),
)
def petit_papillon(*, cards_taken: facts.CardsTaken, all_dealt: of_state.AllDealt) -> ThreeCards:
    """What a player wins who ``makes his three cards`` (*petit papillon*): plays all of them by
    taking.

    A counter from each in the course of the party; the party itself when all the cards are dealt.
    """
    three = met(
        "makes his three Cards",
        cards_taken == HAND,
        "dans le courant de la partie, fait ses trois cartes",
    )
    last = met("when all the Cards are played", all_dealt, "quand toutes les cartes sont jouées")
    return ThreeCards(1 if three and not last else 0, three and last)


@law(
    "bellecour.papillon.16",
    "academie.papillon.16",
    "bellecour.papillon.laws.8",
    "academie.papillon.laws.8",
    says=text("The {:seat} player wins the party.", none="Nobody wins the party."),
)
def wins_party(
    *, seats: facts.Seats, players: facts.Players, all_dealt: of_state.AllDealt = True
) -> int | None:
    """Seat of the winner of the party, of those who made their three cards in the last round.

    Of several it is the one nearest the dealer's left hand, and the dealer before all. Seats go to
    the right, from the eldest, 0, to the dealer, the last. None if nobody made them.
    """
    if not all(0 <= seat < players for seat in seats):
        raise ValueError(f"seats are seats from 0 to {players - 1}, the dealer's")
    last = met(
        "when all the Cards are dealt",
        all_dealt,
        "lorsque toutes les cartes sont données",
        "when all the Cards are played",
        "quand toutes les cartes sont jouées",
    )
    return max(seats, default=None) if last else None
