"""The Beast of the Academy: what is put down and drawn, the king's counters, the beasts.

Part of a fish lies under a plate turned upside down; the counters for the king lie upon it.
"""

from __future__ import annotations

from typing import Annotated

from executable_rules.beast_of_the_academie import facts
from executable_rules.beast_of_the_academie.dealing import HAND, LEAST, MOST, TO_EACH
from executable_rules.beast_of_the_academie.terms import Devole, Goes, Grown, King
from executable_rules.facts import of_conduct, of_money, of_play, of_state
from executable_rules.mechanics.numbers import whole_number
from executable_rules.mechanics.results import NOTHING, Drawn, Forfeit
from lawsofplay.rules import law, like, met, whether
from lawsofplay.sentences import pays, text, yes_no

WhereItIs = Annotated[King, like(of_play.WhereItIs)]


@law(
    "bellecour.beast.10",
    "academie.beast.10",
    "bellecour.beast.13",
    "academie.beast.13",
    says=pays("each player", "the plate", "fish"),
)
def fish_put_down(*, fishes: of_money.Fishes) -> int:
    """Fish that each puts down before a deal: one at the beginning, and when all are drawn.

    ``fishes``: fish of the last ``tour`` that are not yet drawn, at the beginning none.
    """
    none_left = whole_number("fishes", fishes, 0, MOST) == 0
    return 1 if met("till all the Fish are drawn", none_left, "les fiches soient tirées") else 0


@law(
    "bellecour.beast.11",
    "academie.beast.11",
    "bellecour.beast.21",
    "academie.beast.21",
    says=pays("each player", "the pool", "counter"),
)
def put_down_for_the_game(*, beast_goes: of_conduct.BeastGoes = False) -> int:
    """Counters that each puts down for the game: one, and none when a beast goes upon it."""
    return (
        0
        if met(
            "when there is a Beast that goes on the Game", beast_goes, "une Bête qui va sur le jeu"
        )
        else 1
    )


@law(
    "bellecour.beast.12",
    "academie.beast.12",
    "bellecour.beast.21",
    "academie.beast.21",
    says=pays("the dealer", "the pool", "counter"),
)
def put_down_for_the_deal(*, is_dealer: of_state.IsDealer, beast_goes: of_conduct.BeastGoes) -> int:
    """Counters that one puts down for dealing, besides: one, by which the dealer is known.

    Always, whether a beast goes or not.
    """
    whether("when there is a Beast that goes on the Game", beast_goes, "une Bête qui va sur le jeu")
    return 1 if met("he that deals", is_dealer, "celui qui mêle") else 0


@law(
    "bellecour.beast.11",
    "academie.beast.11",
    "bellecour.beast.18",
    "academie.beast.18",
    says=pays("each player", "the plate, for the king", "counter"),
)
def put_down_for_the_king(*, at_start: of_state.AtStart = False, has_won: of_conduct.HasWon) -> int:
    """Counters that each puts down for the king: one at the beginning, and when he was drawn.

    That none is put down while the last ones remain is taken from this; it is not said. Raises
    ValueError where he was drawn before the beginning.
    """
    if at_start and has_won:
        raise ValueError("has_won=yes cannot be: at the beginning nobody has drawn the King")
    was_drawn = met(
        "When one of the Players draws the King", has_won, "Lorsqu'un des joueurs a tiré le Roi"
    )
    return 1 if at_start or was_drawn else 0


@law(
    "bellecour.beast.11",
    "academie.beast.11",
    "bellecour.beast.17",
    "academie.beast.17",
    "bellecour.beast.36",
    "academie.beast.36",
    says=yes_no(
        "He draws the counters for the king.", "He does not draw the counters for the king."
    ),
)
def draws_the_king(
    *,
    where_it_is: WhereItIs,
    plays_game: of_conduct.PlaysGame = False,
    was_lost: of_state.WasLost = False,
    has_played: of_conduct.HasPlayed = True,
) -> bool:
    """Does a player draw the counters for the king? If he has that king and the deal is played.

    He does if the deal is played, even if he does not stand the game. One who turns up a king has
    him as if in his hand: that king is of trumps. If the player stands the game and loses it,
    nobody draws them.

    Raises ValueError where he loses what he does not stand, or stands what is not played.
    """
    if (was_lost and not plays_game) or (plays_game and not has_played):
        raise ValueError("was_lost and plays_game cannot be so: he stands a game that is played")
    has = met(
        "he that has the King of Trumps", where_it_is is not King.NEITHER, "a le roi de Triomphe"
    )
    lost = met(
        "unless he stands the Game and loses it", was_lost, "ne fasse jouer le coup & le perde"
    )
    return has and met("provided the Deal is played", has_played, "le coup se joue") and not lost


@law(
    "bellecour.beast.13",
    "academie.beast.13",
)
def draws(*, counters: of_money.Counters, fishes: of_money.Fishes) -> Drawn:
    """What a player draws if he wins: the counters on the game, and one fish only of those that
    lie.

    The counters for the king are not of these (``draws_the_king``). Raises ValueError when no fish
    lies: then each has put down another.
    """
    whole_number("fishes", fishes, 1, MOST)
    return Drawn(counters, fishes=1)


@law(
    "bellecour.beast.14",
    "academie.beast.14",
    "bellecour.beast.37",
    "academie.beast.37",
)
def vole(
    *,
    tricks: of_play.Tricks,
    players: facts.Players,
    counters: of_money.Counters,
    fishes: of_money.Fishes,
    beasts: of_money.Beasts,
    counters_before_him: of_money.CountersBeforeHim = 0,
) -> Drawn:
    """What the ``vole``, all the tricks, draws for the player who stands: all, and a counter from
    each.

    ``beasts``: all that have been made, though they do not go that deal; ``counters_before_him``:
    what lies on it for the king. Without all the tricks it draws nothing, and nothing is lost by
    undertaking it. Whether it takes the king's counters from a dealer who turned him up is not
    said; another who holds the King of Trumps makes a trick with him.
    """
    whole_number("players", players, LEAST, MOST)
    whole_number("fishes", fishes, 1, players)
    if not met(
        "wins all the Tricks", tricks == HAND, "celui qui faisant jouer, fait toutes les levées"
    ):
        return Drawn(0)
    on_game = counters + counters_before_him
    made = sum(whole_number("beasts", beast) for beast in beasts)
    return Drawn(on_game + made, each=1, fishes=fishes)


@law("bellecour.beast.15", "academie.beast.15", says=pays("he who is beasted"))
def beasted(
    *,
    has_won: of_conduct.HasWon,
    fishes: of_money.Fishes,
    counters: of_money.Counters,
    price: facts.Price,
) -> Forfeit:
    """What a player pays if he stands the game and does not win: as much as he would have won.

    ``fishes`` and ``counters``: what that is; ``price``: counters to a fish. With one fish to draw
    (``draws``) it is not the eleven of the books' example, which counts the fish of all: see
    ``single_beast``.
    """
    lost = whole_number("fishes", fishes, 0, MOST) * price + counters
    return Forfeit(lost) if met("does not win", not has_won, "ne gagne pas") else NOTHING


@law("bellecour.beast.16", "academie.beast.16", says=pays("he who is beasted"))
def single_beast(*, players: facts.Players) -> Forfeit:
    """The beast of a single deal, as the books count it for five players: eleven.

    The fish and the counter that each put down make ten, and the dealer's third eleven: a fish is
    one here. But he would have drawn one fish only (``draws``); with the rule (``beasted``) this
    agrees where a fish is worth as many counters as there are players.
    """
    each = 1 + put_down_for_the_game()
    players = whole_number("players", players, LEAST, MOST)
    return Forfeit(each * players + put_down_for_the_deal(is_dealer=True, beast_goes=False))


@law(
    "bellecour.beast.19",
    "academie.beast.19",
    "bellecour.beast.20",
    "academie.beast.20",
    says={
        Goes.THAT_DEAL: "The beast is played for on the deal where it is made.",
        Goes.AFTER: "The beast is played for on a later deal.",
    },
)
def goes(*, is_double: of_state.IsDouble) -> Goes:
    """In which deal a beast is played for: a single one where it is made, a double one afterwards.

    A ``double`` beast is one made on other beasts. For these the English says the next deal, the
    French those that follow (*les coups suivans*). It is not said how a single one can still be
    played for in the deal that made it.
    """
    return (
        Goes.AFTER
        if met(
            "those that are made on other Beasts", is_double, "qui sont faites sur d'autres Bêtes"
        )
        else Goes.THAT_DEAL
    )


@law("bellecour.beast.19", "academie.beast.19", says=text("They go together, and make {:counter}."))
def goes_together(*, beasts: of_money.Beasts) -> int:
    """What the single beasts of one deal make, two or more: they go together."""
    return sum(whole_number("beasts", beast) for beast in beasts)


@law(
    "bellecour.beast.20",
    "academie.beast.20",
    says=text(
        "The double beasts go in this order: {:counter}.", nothing="There is no double beast."
    ),
)
def order_of_doubles(*, beasts: of_money.Beasts) -> tuple[int, ...]:
    """In what order the double beasts go: always beginning with the highest."""
    return tuple(sorted((whole_number("beasts", beast) for beast in beasts), reverse=True))


@law(
    "bellecour.beast.22",
    "academie.beast.22",
)
def wins_a_double(*, beast: facts.Beast, counters: of_money.Counters) -> Drawn:
    """What a player wins when a double beast is played for: that beast, a fish, the counters he
    finds.

    These are those for the deal (*les donnes*) and any other.
    """
    return Drawn(beast + whole_number("counters", counters), fishes=1)


@law("bellecour.beast.22", says=text("The game grows by {.fish:fish} and {.counters:counter}."))
def game_augmented(*, counters: of_money.Counters) -> Grown:
    """By what the game grows when a player is beasted on a double: a fish and the other counters.

    In the French his beast grows by them: ``bete_augmentee``.
    """
    return Grown(1, whole_number("counters", counters))


@law("academie.beast.22", says=text("His beast comes to {.counters:counter} and {.fish:fish}."))
def bete_augmentee(*, beast: facts.Beast, counters: of_money.Counters) -> Grown:
    """The beast made on a double one: *on l'augmente de la fiche*, and of the other counters.

    In the English it is the game that grows by them: ``game_augmented``.
    """
    return Grown(1, beast + whole_number("counters", counters))


@law(
    "bellecour.beast.38",
    "academie.beast.38",
)
def devole(
    *, tricks: of_play.Tricks, pool: of_money.Pool, beast_count: of_money.BeastCount
) -> Devole:
    """What a player pays if he stands and makes the ``devole``, no trick: he doubles what is on the
    game.

    And makes as many ``beasts`` as he would have won, and pays a counter to each.
    """
    if not met("does not make a Trick", tricks == 0, "ne fait point de levées"):
        return Devole(0, 0, NOTHING)
    return Devole(pool, beast_count, TO_EACH)
