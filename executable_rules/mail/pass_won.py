"""Mail, De la passe, laws XIII to XXI: what is won, forgotten, saved and shared, and who passes."""

from __future__ import annotations

from enum import Enum

from executable_rules.facts import of_conduct, of_people, of_play, of_state
from executable_rules.mail import facts
from executable_rules.mail.terms import Passe, Place, ceux_qui_demandent
from executable_rules.mechanics.numbers import whole_number
from lawsofplay.rules import law, met, whether
from lawsofplay.sentences import text, yes_no


class Boule(Enum):
    """Of two balls that go through the arch, the one that wins."""

    POUSSEE = "the first through, which the other drove"
    TIREE = "the other, that was shot"
    AUCUNE = "neither"


@law("academie.mail.pass.13", says=text("He wins {:pass}.", nothing="He wins no pass."))
def profite_de(*, passes: of_play.Passes, is_second: of_state.IsSecond = False) -> int:
    """How many passes are won with the pass by a player who came in again for two (*pour deux*) or
    more.

    If he came in at the début, all. If at the second stroke, all but the first, which he gave up:
    he may win the others' pass and save himself (*se sauver*) for the last.
    """
    abandonne = met("s'il est rentré au second", is_second)
    return passes - (1 if abandonne else 0)


@law(
    "academie.mail.pass.14",
    says=text("The forgotten pass goes to {}.", none="The forgotten pass goes to nobody as yet."),
)
def passe_oubliee(
    *, player_names: of_people.PlayerNames, done_by_seat: of_state.DoneBySeat
) -> str | None:
    """Who gets the second pass that a player owed who was in for two: the winner who asks for it.

    ``player_names``: the winner of that pass, and those of the passes after. He must ask before he
    begins. If he forgets it, it is sent, *comme on dit*, to Avignon, and waits for the next winner
    who asks. None, if none did.
    """
    avises = ceux_qui_demandent(player_names, done_by_seat)
    return (
        avises[0] if met("demandé auparavant si quelqu'un étoit pour deux", bool(avises)) else None
    )


@law("academie.mail.pass.15", says=text("He is saved for {:pass}."))
def sauve_pour(*, passes: of_play.Passes, number: of_play.Number = 0) -> int:
    """For how many passes a player who is in for two or more is *sauvé* (let off by another).

    For one only, unless they said for how many: ``number``, 0 when they did not.
    """
    whole_number("number", number, 0, passes)
    return (
        number
        if met("pour être sauve du total, il faut s'en être auparavant expliqué", number != 0)
        else 1
    )


@law(
    "academie.mail.pass.16",
    says=text(
        "The player who is saved falls in the share of {}.",
        none="The player who is saved falls in nobody's share.",
    ),
)
def dans_le_lot_de(
    *, who: of_people.Who, player_names: facts.PlayerNames, they_shoot: facts.TheyShoot = False
) -> str | None:
    """In whose share a player falls who was saved, when two share the passes without shooting for
    them.

    In the share of the one who saved him. None: they shot, or the saver is not one of them.
    """
    partage = met("à partager les passes avec un autre", who in player_names)
    return (
        who
        if partage and met("partager les passes avec un autre, sans tirer", not they_shoot)
        else None
    )


@law("academie.mail.pass.17")
def qui_passe(
    *, order_in_pass: facts.OrderInPass, other_has_passed: facts.OtherHasPassed = False
) -> Passe:
    """What a player wins who passes: at *pair* or *plus* the pass; at two more he *oblige*
    (obliges).

    Then he wins if the player left after him, at one more, fails (``other_has_passed``). If that
    one passes he wins all. At three more nobody plays (pass.23). ``plus`` is a doubtful reading.
    """
    if met("Qui passe au pair, ou au plus, gagne", order_in_pass.en_ordre):
        return Passe.GAGNEE
    if not met("qui passe à deux de plus oblige", order_in_pass.en_est):
        return Passe.PERDUE
    return Passe.A_L_AUTRE if met("si ce dernier passe", other_has_passed) else Passe.GAGNEE


@law("academie.mail.pass.18", says=yes_no("The ball has the pass.", "The ball has not the pass."))
def affranchit_le_fer(
    *, ball_has_passed: of_state.BallHasPassed, comes_back: of_conduct.ComesBack
) -> bool:
    """Has a ball the pass: has it *affranchi*, cleared, the iron through the inside?

    Once through it has won, even if it strikes the iron and comes back spinning.
    """
    whether("revenoit en pirouettant en deçà du fer", comes_back)
    return met("Il faut avoir affranchi le fer par dedans", ball_has_passed)


@law(
    "academie.mail.pass.18",
    says=text("The ball is then {:pace} behind the iron.", nothing="The ball is then at the iron."),
)
def revenue_devant(*, paces: facts.Paces) -> int:
    """How far behind the iron a ball is put that was behind and came back this far before it.

    ``paces``: above 0 before the iron; below 0 behind it, where the ball stays.
    """
    return paces if met("revenue devant", paces > 0) else -paces


@law("academie.mail.pass.19")
def boule_mise_derriere(
    *, order_in_pass: facts.OrderInPass, was_touched: facts.WasTouched
) -> Place:
    """Where a ball is that was struck behind by one shot at the pass: behind, and stays there.

    The law speaks of a shot at *pair* or *plus*.
    """
    en_ordre = met("Qui tire au pair ou au plus", order_in_pass.en_ordre)
    mise = en_ordre and met("rencontre une boule", was_touched)
    return Place.DERRIERE if mise else Place.PAS_DIT


@law("academie.mail.pass.20")
def passe_de_la_leve(*, wants_it: of_conduct.WantsIt, from_its_place: facts.FromItsPlace) -> Place:
    """Where a ball is that passes off the lève when its player meant to adjust: behind.

    It is not if he played exactly from where it was. It is well, the law adds, to say beforehand
    what one plays for. turning.3 (``de_quoi_jouer``) lets nobody adjust with the lève.
    """
    ajuste = met("voulant s'ajuster au pair ou au plus", wants_it)
    precis = met("qu'il n'ait joué précisément du lieu", from_its_place)
    return Place.DERRIERE if ajuste and not precis else Place.PASSEE


@law(
    "academie.mail.pass.21",
    says={
        Boule.POUSSEE: "The ball that was driven through first wins.",
        Boule.TIREE: "The ball that was shot wins.",
        Boule.AUCUNE: "Neither ball wins.",
    },
)
def fait_passer(
    *, order_in_pass: facts.OrderInPass, ball_has_passed: of_state.BallHasPassed
) -> Boule:
    """Which ball wins when one shot drives another ball through before it.

    ``order_in_pass``: that of the driven one. The driven ball wins if it is in its order. At two
    more it only obliges (``qui_passe``), and the ball shot wins if it passes too. At three more it
    is out; the law goes no farther.
    """
    gain = qui_passe(order_in_pass=order_in_pass, other_has_passed=ball_has_passed)
    if met("la premiere passée gagne", gain is Passe.GAGNEE):
        return Boule.POUSSEE
    return Boule.TIREE if met("passât aussi la derniere", ball_has_passed) else Boule.AUCUNE
