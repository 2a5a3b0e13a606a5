"""The Farm (*la Ferme*), in its two manners, as *The Academy of Play* and the *Académie* tell it.

Whoever makes exactly sixteen, the ``Seize``, ``dispossesses`` the Farmer: he wins the price of the
Farm and the counters that are staked. Whoever overruns it pays the Farmer, who is always the
dealer. In the other manner there is no Farmer: each deals in turn, and those who overrun the Seize
make up the Farm by what they pay. Seats and places are from 0, the eldest hand first: play goes to
the right, and the eldest hand (*la primauté*) is he at the dealer's right.
"""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
