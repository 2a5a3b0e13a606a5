"""French Billiards, played with masts and balls alone, as the book of 1754 orders it.

Port and King are laid aside, and the balls are larger. The orders take from a player 1, 2 or 3,
and never say of what: it is counted here in the ``Ends`` of ``billiards``, whose orders call the
same 1 an End. What a ball of the adversary's holed alone wins, and how many are the game, no order
says.

They say the same as ``billiards``, and share its function: V (``plays_while_other_runs``), VI
(``strikes_twice_together``), XXIV (``lifts_both_feet``). The others have functions here, and where
the two games rule one thing differently a test asserts both:

=======  ===================  =================================================================
order    billiards            what differs
=======  ===================  =================================================================
I, II    billiards.3          the lead is to the ball nearest one's own cushion, or the King
VIII     orders.7             both balls holed: 2, or 1 and the End won, or (verse 4) the other
                              wins an End
IX, X    orders.7             one's own ball holed: 2, or 3 if the other was not hit; or 1
XII      orders.7, verse 8    both balls over the table: 2, or 1 for both
XIII     orders.7             one's own over, the other not hit: 3, or 1
XV       orders.10            another's ball played: excused by leave, or not
XVI      orders.13            a ball taken up: without permission, or before it lies still
XXIII    verse 13             a stander-by stops a ball: it stands where it was stopt, or he pays
XXVII    orders.15            a stick broken: six-pence, or five shillings
XXVIII   orders.15            the Marker decides, or the standers-by
XXX      orders.12, verse 10  a stander-by who bets must not advise; the fines are billiards' own
=======  ===================  =================================================================
"""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
