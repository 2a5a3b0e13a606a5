"""Quadrille, the play of the cards, and who wins: the second chapter of two books."""

from __future__ import annotations

from executable_rules.facts import of_cards
from executable_rules.mechanics.deals import next_player
from executable_rules.mechanics.matadors import ombre_ranking
from executable_rules.mechanics.tricks import winner
from executable_rules.quadrille import facts
from executable_rules.quadrille.dealing import PLAYERS
from executable_rules.quadrille.roi_rendu import Alone
from executable_rules.quadrille.terms import HAND, TO_WIN
from lawsofplay.rules import law, met
from lawsofplay.sentences import text, yes_no


@law(
    "bellecour.quadrille.play.11",
    "academie.quadrille.play.11",
    says=text("The {:seat} player leads first."),
)
def leads_first(*, dealer: facts.Dealer) -> int:
    """The seat that begins the play: the eldest hand, on the right of the dealer."""
    return next_player(dealer, PLAYERS)


@law(
    "bellecour.quadrille.play.12",
    "academie.quadrille.play.12",
    says=text("The {:seat} player wins the trick, and leads the next."),
)
def leads_next(*, seat: facts.Seat, trick: facts.Trick, trump: of_cards.Trump) -> int:
    """The seat that leads the next card: the winner of the trick that ``seat`` led.

    Raises ValueError for a trick that has not a card of each of the four.
    """
    if len(trick) != PLAYERS:
        raise ValueError(f"trick may have {PLAYERS} cards, one of each player")
    return next_player(seat, PLAYERS, winner(trick, ombre_ranking(trump)))


@law(
    "bellecour.quadrille.play.12",
    "academie.quadrille.play.12",
    says=yes_no("The play goes on.", "The game is won, or all is played."),
)
def play_goes_on(*, tricks: facts.Tricks, tricks_played: facts.TricksPlayed) -> bool:
    """Whether a card is still to be played: until the Ombre's side has six tricks, or all ten are
    played.

    Another rule, ``vole.vole_undertaken``, tells that the vole may then be undertaken.
    """
    won = met("till the Game is won", tricks >= TO_WIN, "jusqu'à ce que le jeu soit gagné")
    return not won and tricks_played < HAND


@law("bellecour.quadrille.play.21", "academie.quadrille.play.22")
def plays_alone(*, tricks_by_seat: facts.TricksBySeat, seat: facts.Seat) -> Alone:
    """How a player fares who plays without calling: he wins by six tricks of his own.

    The tricks of the three others count together against him.
    """
    if sum(tricks_by_seat) > HAND:
        raise ValueError(f"tricks_by_seat may not be more than {HAND} together")
    own = tricks_by_seat[seat]
    return (
        Alone.WINS
        if met(
            "must make six Tricks alone to win",
            own >= TO_WIN,
            "doit faire six mains seul pour gagner",
        )
        else Alone.LOSES
    )
