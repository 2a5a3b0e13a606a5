"""Who has won, lost or is beasted, by the tricks made. The laws of the same game are asked."""

from __future__ import annotations

from executable_rules.beast_of_the_academie.playing import outcome
from executable_rules.judgements import facts
from executable_rules.mechanics.results import Penalty
from executable_rules.ombre import facts as ombre
from executable_rules.ombre.ombre_1687 import ends_in_1687
from executable_rules.ombre.playing import coup_played
from executable_rules.ombre.terms import Ends
from executable_rules.ombre.winning import is_beasted as is_beasted_at_ombre
from executable_rules.quadrille.chapter import Outcome, outcome_by_the_chapter
from executable_rules.quadrille_1822 import stakes
from executable_rules.quadrille_1822.terms import Outcome as Ended
from lawsofplay.rules import judges
from lawsofplay.sentences import yes_no

BEAST_HAND = 5
"""Tricks of a deal at the Beast."""

TRICKS = {3: 9, 4: 10}
"""Tricks of a deal at Ombre and at Quadrille, by how many play."""


@judges(
    "is_codille",
    "ombre.settling.staked_next",
    says=yes_no("The adversaries have won codille.", "It is no codille."),
)
def is_codille_at_ombre(
    *,
    ombre_tricks: facts.OmbreTricks,
    first_defender_tricks: ombre.FirstDefenderTricks,
    second_defender_tricks: ombre.SecondDefenderTricks,
) -> bool:
    """Whether one of the two others has won, by law XIV of Ombre."""
    ended = coup_played(
        ombre_tricks=ombre_tricks,
        first_defender_tricks=first_defender_tricks,
        second_defender_tricks=second_defender_tricks,
    )
    return ended is Ends.CODILLE


@judges(
    "is_codille",
    "quadrille_1822.honours.honours_claimed",
    says=yes_no("The hombre loses codille.", "It is no codille."),
)
def is_codille_in_1822(*, tricks: facts.Tricks) -> bool:
    """Whether the hombre loses codille, by this many tricks of his side."""
    return stakes.outcome(tricks=tricks) is Ended.CODILLE


@judges(
    "is_sure",
    "ombre.packs.false_pack",
    "ombre.packs.jeu_faux",
    "ombre.quitting_early.quits_and_shows",
    says=yes_no("Somebody has made tricks enough to win.", "Nobody has made tricks enough to win."),
)
def is_won_at_ombre(
    *,
    ombre_tricks: facts.OmbreTricks,
    first_defender_tricks: ombre.FirstDefenderTricks,
    second_defender_tricks: ombre.SecondDefenderTricks,
) -> bool:
    """Whether the Ombre or another has won, whatever tricks are left, by law XIV of Ombre."""
    ended = coup_played(
        ombre_tricks=ombre_tricks,
        first_defender_tricks=first_defender_tricks,
        second_defender_tricks=second_defender_tricks,
    )
    return ended in (Ends.WON, Ends.CODILLE)


@judges(
    "has_won",
    "ombre.turns.montre_son_jeu",
    says=yes_no("The deal is won.", "The deal is not yet won."),
)
def deal_is_won(
    *,
    ombre_tricks: facts.OmbreTricks,
    first_defender_tricks: ombre.FirstDefenderTricks,
    second_defender_tricks: ombre.SecondDefenderTricks,
) -> bool:
    """Whether the deal (*coup*) is won, by the Ombre or another, by law XIV of Ombre."""
    return is_won_at_ombre(
        ombre_tricks=ombre_tricks,
        first_defender_tricks=first_defender_tricks,
        second_defender_tricks=second_defender_tricks,
    )


@judges(
    "has_won",
    "ombre.ombre_1687.without_taking_in",
    says=yes_no("The player wins.", "The player does not win."),
)
def has_won_in_1687(
    *,
    ombre_tricks: facts.OmbreTricks,
    first_defender_tricks: ombre.FirstDefenderTricks,
    second_defender_tricks: ombre.SecondDefenderTricks,
) -> bool:
    """Whether a player who plays has won, by the tricks of all three, as the book of 1687
    tells it.
    """
    ended = ends_in_1687(
        ombre_tricks=ombre_tricks,
        first_defender_tricks=first_defender_tricks,
        second_defender_tricks=second_defender_tricks,
    )
    return ended is Ends.WON


@judges(
    "has_won",
    "ombre.gascarille.gascarille_pays",
    "ombre.paid_1754.matadores_pay",
    "ombre.paid_1754.sans_prendre_pays_1754",
    "ombre.whim.whim_pays",
    says=yes_no("The Ombre wins the game.", "The Ombre does not win the game."),
)
def has_won_in_1754(
    *,
    ombre_tricks: facts.OmbreTricks,
    first_defender_tricks: ombre.FirstDefenderTricks,
    second_defender_tricks: ombre.SecondDefenderTricks,
) -> bool:
    """Whether the Ombre has won, by the tricks of all three; when he has not, he is beasted.

    So the book of 1754 has it, for Gascarille and the Whim too.
    """
    suffers = is_beasted_at_ombre(
        ombre_tricks=ombre_tricks,
        first_defender_tricks=first_defender_tricks,
        second_defender_tricks=second_defender_tricks,
    )
    return suffers is Penalty.NONE


@judges(
    "has_won",
    "ombre.contre.contre_missed_at_ombre",
    says=yes_no("The Ombre wins the game.", "The Ombre does not win the game."),
)
def ombre_has_won(
    *,
    ombre_tricks: facts.OmbreTricks,
    first_defender_tricks: ombre.FirstDefenderTricks,
    second_defender_tricks: ombre.SecondDefenderTricks,
) -> bool:
    """Whether the Ombre has won, by the tricks of all three and law XIV of Ombre."""
    ended = coup_played(
        ombre_tricks=ombre_tricks,
        first_defender_tricks=first_defender_tricks,
        second_defender_tricks=second_defender_tricks,
    )
    return ended is Ends.WON


@judges(
    "has_won",
    "quadrille.beast_laws.shews_his_hand",
    "quadrille.exceptions.vole_missed_alone",
    "quadrille.roi_rendu.given_up_with_a_good_game",
    "quadrille.sans_prendre.contre_missed",
    says=yes_no("The game is won.", "The game is not yet won."),
)
def has_won_at_quadrille(*, tricks: facts.Tricks) -> bool:
    """Whether the Ombre has won, by this many tricks of his side."""
    return outcome_by_the_chapter(tricks=tricks) is Outcome.WON


@judges(
    "has_won",
    "quadrille_1822.dealing.dealt_with_this_pack",
    "quadrille_1822.voles.bound_to_the_vole",
    says=yes_no("The game is won.", "The game is not yet won."),
)
def has_won_in_1822(*, tricks: facts.Tricks) -> bool:
    """Whether the hombre's side has won, by this many tricks."""
    return stakes.outcome(tricks=tricks) is Ended.WON


@judges(
    "is_beasted",
    "loo.lays_down_another_way",
    "loo.dealer_looed_lays_down",
    says=yes_no("He is looed: he has made no trick.", "He is not looed: he has made a trick."),
)
def is_looed(*, tricks: facts.Tricks) -> bool:
    """Whether a player is ``looed``, that is has made no trick."""
    return tricks == 0


@judges(
    "was_lost",
    "beast_of_the_academie.playing.beasts_paid",
    says=yes_no("He who stands the game loses it.", "He who stands the game wins it."),
)
def is_beasted_at_the_beast(*, winners: facts.Winners, other_seat: facts.OtherSeat) -> bool:
    """Whether a player who stands the game (``other_seat``) loses it, by who won each trick."""
    return outcome(winners=winners, other_seat=other_seat) is Penalty.BEAST


@judges(
    "has_won",
    "beast_of_the_academie.staking.beasted",
    says=yes_no("He who stands the game wins it.", "He who stands the game does not win it."),
)
def has_won_at_the_beast(*, winners: facts.Winners, other_seat: facts.OtherSeat) -> bool:
    """Whether a player who stands the game (``other_seat``) wins it, by who won each trick."""
    return outcome(winners=winners, other_seat=other_seat) is Penalty.NONE


@judges(
    "was_made",
    "mediateur.plain.plain_vole",
    "mediateur.vole.vole_undertaken",
    "quadrille.vole.vole_missed",
    says=yes_no("The vole is made.", "The vole is not made."),
)
def vole_is_made(*, tricks: facts.Tricks, players: facts.Players = 4) -> bool:
    """Whether the ``vole`` is made, all the tricks: ten of four players, nine of three at Ombre."""
    if players not in TRICKS:
        raise ValueError(f"players={players} cannot be: three play at Ombre, four at Quadrille")
    if tricks > TRICKS[players]:
        raise ValueError(f"tricks={tricks} cannot be: there are {TRICKS[players]}")
    return tricks == TRICKS[players]


@judges(
    "is_sure",
    "beast_of_the_academie.playing.is_over",
    says=yes_no("It is seen by the tricks who has won.", "It is not yet seen who has won."),
)
def is_decided_at_the_beast(
    *, winners: facts.Winners, other_seat: facts.OtherSeat, players: facts.Players
) -> bool:
    """Whether it is seen who has won, whoever makes the tricks that are left.

    To decide it is enough to give all the tricks left to the player who stands the game, and then
    to each of the others alone.
    """
    left = BEAST_HAND - len(winners)
    if max((*winners, other_seat)) >= players:
        raise ValueError(f"winners and other_seat are seats from 0 to {players - 1}")
    ends = {
        seat: outcome(winners=(*winners, *(seat,) * left), other_seat=other_seat)
        for seat in range(players)
    }
    best = ends.pop(other_seat)
    return best is Penalty.BEAST or Penalty.BEAST not in ends.values()
