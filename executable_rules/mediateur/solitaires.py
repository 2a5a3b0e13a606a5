"""Of the Médiateurs solitaires, in which nobody calls: how many play, with what, what is named."""

from __future__ import annotations

from typing import Annotated

from executable_rules.facts import of_cards, of_people, of_play
from executable_rules.mechanics.cards import OMBRE_PACK, Card, Rank, Suit
from executable_rules.mechanics.deals import stock_left
from executable_rules.mechanics.matadors import natural_order
from executable_rules.mediateur.announcing import Announce, who_plays
from executable_rules.mediateur.terms import HAND
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import text, yes_no

Announcements = Annotated[tuple[Announce, ...], like(of_play.Announcements, fewest=2, size=4)]
Players = Annotated[int, like(of_people.Players, least=1, most=52)]
Three = Annotated[int, like(of_people.Players, least=3, most=4)]


@law(
    "academie.mediateur-solitaire.2",
    says=yes_no(
        "The Médiateur solitaire may be played so.", "The Médiateur solitaire is not played so."
    ),
)
def may_play(*, players: Players) -> bool:
    """May this many players play the Médiateur solitaire: four or three as a rule, and even two."""
    usual = met("à quatre ou à trois personnes", players in (3, 4))
    return usual or met("même le jouer à deux", players == 2)


@law(
    "academie.mediateur-solitaire.tritrille.3",
    says=text("Left out are {:card}.", nothing="No cards are left out."),
)
def cards_left_out(*, players: Three) -> int:
    """How many cards are left out, so that nobody has more than when four play: ten for three
    players.
    """
    return stock_left(len(OMBRE_PACK), players, HAND)


@law(
    "academie.mediateur-solitaire.tritrille.4",
    says=text(
        "The suit left out, {}, is as a rule the favourite.",
        none="The rule names no favourite suit: none is left out.",
    ),
)
def favourite_by_three(*, pack: of_cards.Pack) -> Suit | None:
    """The suit that is usually the ``favourite`` in a pack for three: the one that was left out.

    Of that suit the pack has only the King. A black ace, being always a trump, belongs to no suit.
    """
    left = {suit: [card for card in natural_order(suit) if card in pack] for suit in Suit}
    return next((suit for suit in Suit if left[suit] == [Card(Rank.KING, suit)]), None)


@law(
    "academie.mediateur-solitaire.1",
    "academie.solitaire-quadrille.4",
    "academie.pique-medrille.11",
    "bellecour.mediateur-solitaire.laws.5",
    "bellecour.pique-medrille.8",
    only={"announcements=vole": ("academie", "bellecour.pique-medrille")},
    says=text(
        "The {:seat} player plays, counted from the eldest.", none="Nobody plays: all have passed."
    ),
)
def who_plays_alone(*, announcements: Announcements) -> int | None:
    """Which seat plays at the Solitaires, the eldest being 0: as at the Médiateur, the strongest.

    Among equals the first plays. Nobody asks leave, for nobody is called. None if all pass.
    """
    if {Announce.ASKS, Announce.ASKS_IN_FAVOURITE} & set(announcements):
        raise ValueError("announcements may not have ASKS: at the Solitaires nobody is called")
    if met("ou bien il passe", set(announcements) == {Announce.PASSES}, "or he passes"):
        return None
    return who_plays(announcements=announcements)
