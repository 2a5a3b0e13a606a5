"""Hazard, as the book of 1754 tells it in prose: the cast, the play and its odds.

A player who casts the two dice is the Caster; those who stake against him are the Setters. The
Main is a number from 5 to 9. A cast nicks it (the Caster wins), is out to it (he loses), or is
his Chance: then he casts on until Chance (he wins) or Main (he loses) comes. ``cast`` holds
what one throw is, ``play`` what it pays, ``odds`` what all this is worth, as exact fractions.

Where the print is at odds with itself or with the dice; tests assert each:

==================  =================================================================
seymour.hazard.4    nicks are "from 4 to 10", yet 11 and 12 nick in seymour.hazard.7
seymour.hazard.13   7 to the Main 7 is among the Chances "from 4 to 10", yet nicks it
seymour.hazard.15   the Chances to 8 and 6 lack 6 to 8 and 8 to 6
seymour.hazard.16   the Mains to which 12 is out lack 7, which seymour.hazard.8 has
seymour.hazard.18   4 and 5 are called one "worst Chance"; 5 is the better of them
seymour.hazard.20   6, 7 and 8 have "eight equal Chances": they have nine, and unequal
seymour.hazard.20   "six Duces" for Sice-Duce; ``Sice`` stands alone for the 6 itself
seymour.hazard.24   true of the whole game; of the first throw alone, of 5 and 9 only
==================  =================================================================
"""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
