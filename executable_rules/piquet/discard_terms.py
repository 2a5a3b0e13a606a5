"""Piquet: what the laws of the discard and the stock answer."""

from __future__ import annotations

from typing import NamedTuple

from executable_rules.mechanics.results import Penalty
from executable_rules.piquet.terms import Deal
from lawsofplay.sentences import Worded


class Exchange(NamedTuple):
    """Cards laid out and taken in by both."""

    elder_lays_out: int
    elder_takes_in: int
    younger_lays_out: int
    younger_takes_in: int


class Announcement(NamedTuple):
    """What the elder says: ``I take in but so many``, or ``I leave so many``."""

    takes: int
    leaves: int


class Surplus(NamedTuple):
    """What follows when more was taken from the stock than laid out."""

    returns: int
    deal: Deal
    penalty: Penalty


class Place(Worded):
    """Where a card too many goes."""

    SHOWN_FIRST = "both players must see it first"
    IN_A_DISCARD = "it is mixed with one of the two discards"


class Seen(NamedTuple):
    """What follows when a card of the stock was seen: leads at pleasure, the deal, points lost."""

    leads: int
    deal: Deal
    points_lost: int


class Shows(Worded):
    """What the player who left a card of the stock must show."""

    NOTHING = "he need neither see nor show it"
    ALL_HIS_DISCARD = "he must show all his discard, if the adversary asks"
