"""Whose turn it is, who is first and who is last: from the seats and the cards that lie.

The eldest hand, next to the dealer, leads to the first trick, and the player who won a trick to the
next; the others follow in the order of the seats.
"""

from __future__ import annotations

from executable_rules.judgements import facts
from executable_rules.mechanics.cards import Card
from executable_rules.mechanics.deals import next_player
from lawsofplay.rules import judges
from lawsofplay.sentences import text, yes_no


@judges(
    "seat_in_turn",
    "french_ruff.plays_before_turn",
    "guimbarde.faults.plays_out_of_turn",
    "homme_d_auvergne.laws.plays_before_turn",
    "mediateur.conduct.may_look_through_the_tricks",
    "romestecq.faults.plays_before_turn",
    "triomphe.laws.plays_before_turn",
    says=text("It is the turn of the {:seat} player."),
)
def seat_in_turn(
    *,
    dealer: facts.Dealer,
    players: facts.Players,
    trick: facts.Trick,
    winner: facts.Winner | None = None,
) -> int:
    """The seat that plays next to a trick; ``winner`` won the trick before, if there was one."""
    return _turn(dealer, players, trick, winner)


@judges(
    "in_turn",
    "ombre.playing_1754.may_examine_tricks",
    "ombre.playing_1754.plays_out_of_turn_1754",
    "ombre.turns.prejudices_ombre",
    "quadrille.decisions.decides_him_who_doubts",
    "quadrille.turns.may_count_aloud",
    "quadrille.turns.may_turn_the_tricks",
    "quadrille.turns.notice_of_being_the_friend",
    "quadrille.turns.plays_in_turn",
    "quadrille.vole.may_inform",
    "reversis.playing.plays_early",
    "reversis.quinola.may_play_quinola",
    says=yes_no("It is his turn to play.", "It is not his turn to play."),
)
def in_turn(
    *,
    seat: facts.Seat,
    dealer: facts.Dealer,
    players: facts.Players,
    trick: facts.Trick,
    winner: facts.Winner | None = None,
) -> bool:
    """Whether this seat plays next; ``winner`` won the trick before, if there was one."""
    return _seated("seat", seat, players) == _turn(dealer, players, trick, winner)


@judges(
    "before_turn",
    "brusquembille.faults.takes_in_again",
    "quadrille_1822.playing.card_once_played",
    says=yes_no("He plays when it is not his turn.", "He plays in his turn."),
)
def before_turn(
    *,
    seat: facts.Seat,
    dealer: facts.Dealer,
    players: facts.Players,
    trick: facts.Trick,
    winner: facts.Winner | None = None,
) -> bool:
    """Whether a player plays out of his turn; ``winner`` won the trick before, if there was one."""
    return _seated("seat", seat, players) != _turn(dealer, players, trick, winner)


@judges(
    "in_turn",
    "whist.dealing.trump_card_lies",
    says=yes_no(
        "The dealer is to play, or has played.", "It is not yet the dealer’s turn to play."
    ),
)
def dealers_turn_at_whist(*, cards_played: facts.CardsPlayed) -> bool:
    """Whether the dealer's first turn has come: he plays after the three others."""
    return len(cards_played) >= 3


@judges(
    "is_first",
    "beast_of_the_academie.playing.stands",
    "gillet.rules.may_bid",
    "homme_d_auvergne.playing.stands",
    "manille.peut_commencer",
    "quadrille.alone.suit_he_plays_in",
    "quadrille.decisions.friend_shown",
    "quadrille.turns.shews_that_he_is_the_friend",
    says=yes_no("He is the eldest hand.", "He is not the eldest hand."),
)
def is_eldest(*, seat: facts.Seat, dealer: facts.Dealer, players: facts.Players) -> bool:
    """Whether a player is the eldest hand, that is sits next to the dealer in the order of play."""
    return _seated("seat", seat, players) == next_player(
        _seated("dealer", dealer, players), players
    )


@judges(
    "is_last",
    "ombre.calling.names_without_asking",
    "ombre.calling_1754.named_without_leave",
    says=yes_no("He is the youngest hand.", "He is not the youngest hand."),
)
def is_youngest(*, seat: facts.Seat, dealer: facts.Dealer) -> bool:
    """Whether a player is the youngest hand: the dealer, who speaks and plays last."""
    return seat == dealer


@judges(
    "is_last",
    "french_ruff.plays_before_turn",
    says=yes_no("It is his last card.", "It is not his last card."),
)
def is_last_card(*, hand_size: facts.HandSize) -> bool:
    """Whether it is the last card of all: he has no other in his hand."""
    return hand_size == 1


def _turn(dealer: int, players: int, trick: tuple[Card, ...], winner: int | None) -> int:
    """The seat that plays to a trick so far."""
    eldest = next_player(_seated("dealer", dealer, players), players)
    leader = eldest if winner is None else _seated("winner", winner, players)
    if len(trick) >= players:
        raise ValueError(f"trick cannot be full: {players} play, and one is still to play")
    return next_player(leader, players, len(trick))


def _seated(name: str, seat: int, players: int) -> int:
    if seat >= players:
        raise ValueError(f"{name}={seat} cannot be: it is from 0 to {players - 1}")
    return seat
