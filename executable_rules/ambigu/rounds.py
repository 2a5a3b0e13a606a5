"""Ambigu: what is said and put down on two cards and on four, and the ``vade``.

The ``vade`` is what a player goes for who says *Va*. The ``poul`` (*poule*) is what each puts down
to begin. For the deals (*la batterie*) is what was put down to have the cards dealt.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated, NamedTuple

from executable_rules.ambigu import facts
from executable_rules.ambigu.terms import FIRST, LEAST, MOST, from_his_hand
from executable_rules.facts import of_conduct, of_money, of_people, of_play, of_state
from executable_rules.mechanics.numbers import whole_number
from lawsofplay.rules import law, like, met
from lawsofplay.sentences import Worded, dues, parts, pays, text, yes_no

OBLIGES = 2
"""Counters of the dealer, by which he obliges every one, or which he pays for a vade."""

LEAST_VADE = 2
"""Counters for which one may say *Va*, or more."""


class Said(Enum):
    """What a player says or does in his turn to speak."""

    I_PASS = "I pass"
    BASTER = "Baster (enough)"
    VA = "Va (go)"
    STANDS = "he stands it (il y tient)"


class First(Worded):
    """What a player does on his first two cards."""

    STANDS = "he stands his game"
    PASSES = "he says: I pass"


class OnTwo(NamedTuple):
    """What a player says on his first two cards, and the counters that he puts down."""

    said: Said
    counters: int


class Obliged(NamedTuple):
    """Counters that the dealer puts down, and whether every one is obliged by them."""

    counters: int
    obliged: bool


Say = Annotated[Said, like(of_play.WordsSaid)]
Says = Annotated[tuple[Said, ...], like(of_play.WordsSaid)]


@law("bellecour.ambigu.8", "academie.ambigu.8")
def stands_or_passes(*, expects_it: of_conduct.ExpectsIt) -> First:
    """What a player does on his first two cards: he stands his game if he has hope of it, or
    passes.

    The next rule, ``says_on_two``, has what he then says and puts down.
    """
    hopes = met("a prospect of success", expects_it, "il voit s'il a un jeu d'espérance")
    return First.STANDS if hopes else First.PASSES


@law(
    "bellecour.ambigu.9",
    "academie.ambigu.9",
    says=parts(said=text("He says: “{}”."), counters=pays("the player", "the pool", "counter")),
)
def says_on_two(*, expects_it: of_conduct.ExpectsIt, sum_agreed: facts.OneOrTwo) -> OnTwo:
    """What a player says and puts down on his first two cards: ``Baster``, enough, if he has hope.

    He puts down one counter or two, as is agreed. Without hope he says, I pass, and puts down
    nothing.
    """
    if met("a good prospect", expects_it, "lieu d'espérer quelque chose d'avantageux"):
        return OnTwo(Said.BASTER, sum_agreed)
    return OnTwo(Said.I_PASS, 0)


@law(
    "bellecour.ambigu.8",
    "academie.ambigu.8",
    says=text("The dealer gives him {:card}.", nothing="The dealer gives him no other cards."),
)
def given_in_their_room(*, words_said: Say, hand: facts.Hand, discard: facts.Discard) -> int:
    """Cards that a player who passes on his first two gets for them: as many as he discards, one or
    both.

    Raises ValueError for another number, for cards that he has not, and for a discard of a player
    who stands his game.
    """
    from_his_hand(discard, hand, FIRST)
    if met("he says, I pass", words_said is Said.I_PASS, "sinon dire: je passe"):
        return whole_number("cards in discard", len(discard), 1, FIRST)
    if discard:
        raise ValueError("discard cannot be: who stands his game keeps his cards")
    return 0


@law(
    "bellecour.ambigu.11",
    "academie.ambigu.11",
    says=parts(
        counters=pays("the dealer", "the pool", "counter"),
        obliged=yes_no(
            "Every one is obliged to stand the game that he has.",
            "Nobody is obliged to stand the game that he has.",
        ),
    ),
)
def dealer_obliges(*, words_said: Says, has_staked: of_conduct.HasStaked) -> Obliged:
    """What the dealer, who speaks last, puts down when all others pass: two counters, if he will.

    ``words_said``: by the others; ``has_staked``: he is willing to put down the two counters, as
    he need not be.
    """
    whole_number("words_said", len(words_said), LEAST - 1, MOST - 1)
    passed = all(it is Said.I_PASS for it in words_said)
    if (
        met("if all the others do the same", passed, "si tous les autres en font de même")
        and has_staked
    ):
        return Obliged(OBLIGES, True)
    return Obliged(0, False)


@law(
    "bellecour.ambigu.11",
    "academie.ambigu.11",
    says=text("On the game lie {:counter}.", nothing="On the game lies nothing."),
)
def lies_on_the_game(
    *,
    players: facts.Players,
    stake: of_money.Stake,
    stakes: of_money.Stakes,
    has_staked: of_conduct.HasStaked,
) -> int:
    """Counters on the game: the poul of each, those for the deals, and the dealer's two.

    ``stake``: what each puts down for the poul, which the books do not fix; ``stakes``: what one
    and another put down for the deals.
    """
    whole_number("players", players, LEAST, MOST)
    two = (
        OBLIGES
        if met(
            "puts down two Counters",
            has_staked,
            "le dernier qui est celui qui a les cartes met deux jettons au jeu",
        )
        else 0
    )
    return players * stake + sum(stakes) + two


@law(
    "bellecour.ambigu.12",
    "academie.ambigu.12",
    says=yes_no(
        "He says “Va”, or go, for {bid:counter}.",
        "He does not say “Va”, or go, for {bid:counter}.",
    ),
)
def says_va(
    *,
    bid: facts.Bid,
    is_better: of_state.IsBetter,
    expects_it: of_conduct.ExpectsIt,
    has_staked: of_conduct.HasStaked,
) -> bool:
    """Does a player say *Va* for this many counters more? For two, three or a greater number.

    He does if his Game is good (``is_better``: strong), or if he expects one, or if the dealer
    (``has_staked``) will not put down his two counters.
    """
    good = met("has a good Game", is_better, "si quelqu'un des Joueurs a beau jeu")
    good = (
        met(
            "that he expects to have",
            expects_it,
            "qu'il espére de l'avoir par la disposition de ces quatre cartes",
        )
        or good
    )
    good = (
        met(
            "will not put down the two Counters",
            not has_staked,
            "que le dernier ne veuille point mettre les deux jettons",
        )
        or good
    )
    enough = met(
        "with two or three Counters more",
        bid >= LEAST_VADE,
        "va de deux ou trois jettons davantage",
    )
    return enough and good


@law(
    "bellecour.ambigu.13",
    "academie.ambigu.13",
    says=dues(
        ("the pool", "the player who said “Va”, or go"),
        ("the dealer", "the player who said “Va”, or go"),
        unit="counter",
    ),
)
def vade_not_stood(
    *, words_said: Says, stakes: of_money.Stakes, seat: facts.Seat, dealer: of_people.Dealer
) -> tuple[int, int]:
    """What a player takes who made the vade, when nobody stands it: from the pool, and from the
    dealer.

    ``words_said``: by the others. He takes what was put down for the deals (``stakes``) and two
    counters of the dealer, who is the last, unless he is the dealer himself.
    """
    if not met("nobody stands the Game", Said.STANDS not in words_said, "si personne n'y tient"):
        return 0, 0
    own = met(
        "unless he himself makes the Vade",
        seat == dealer,
        "à moins que le dernier ne fasse lui-même la vade",
    )
    return sum(stakes), 0 if own else OBLIGES
