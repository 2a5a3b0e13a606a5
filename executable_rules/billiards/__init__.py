"""Billiards with Port and King, as the book of 1754 orders it twice: in prose and in verse.

Addresses below begin with ``seymour.billiards.``: ``orders.1`` to ``orders.15`` are the orders in
prose, ``orders-in-verse.1`` to ``orders-in-verse.17`` those "very Ancient", and a bare number a
rule of the description that goes before both. ``terms`` says what the functions answer, and why
the book's ``1`` is an ``End``.

They agree, and share a function:

=========  ===================  ==  ===========================================================
orders.1   orders-in-verse.1    4   leader_touches_end: the Leader's ball touches the End
orders.7   orders-in-verse.5    10  strikes_down: Port or King struck down
orders.7   orders-in-verse.8        strikes_over: balls over the table, one loss for both
orders.8   orders-in-verse.3    6   kings_him: the other's ball throws the King
orders.10  orders-in-verse.6        touched_by_other_ball: the other's ball touches the player
orders.11  orders-in-verse.9        lifts_both_feet: no foot upon the ground
orders.4                        11  passes_twice: two passes against none, and a touch
orders.10                       9   strikes_twice_together: one ball touched twice
orders.11                       8   lays_on_cloth: hand or sleeve on the cloth
=========  ===================  ==  ===========================================================

They differ, and have a function each; a test asserts every difference:

===========  ==================  ================================================================
orders.2     orders-in-verse.2   the Follower's intention, or what he does
orders.11    orders-in-verse.2   hand or sleeve on the cloth, or arm or hand on the board
orders.3     orders-in-verse.12  a touch after a pass: 1, or "another"
orders.8     orders-in-verse.12  the other holed: the End, or "another", and only after a pass
orders.3     orders-in-verse.17  a touch and the other holed: the touch gains after a pass, or
                                 two Ends with none (orders.8 gives the hazard in any case)
orders.4     orders-in-verse.7   two passes: the King must stand, or it is not asked
orders.6     orders-in-verse.14  a ball put back through the Port: two passes, or one anew
orders.7     orders-in-verse.4   both balls holed: 1 lost and the End won (orders.8), or the
                                 adversary wins an End
orders.10    orders-in-verse.9   twice: in one stroke, 1 lost; in two strokes, the other gains
orders.10    orders-in-verse.11  the Port moved: 1, and consent excuses; or the End or Game,
                                 nothing excuses, and the King is as the Port
orders.12    orders-in-verse.10  a stander-by who bets and instructs: two-pence after a warning,
                                 or the Set at once
orders.15    orders-in-verse.15  things broken: 1 s., 10 s., 5 s.; or their cost, if by violence
orders.15    orders-in-verse.16  the standers-by decide a controversy; another may be asked
orders.7     7                   King thrown by the other's ball, one's own lost: orders.7 and
                                 orders.8 make nothing, the description 1 lost
orders.14    5                   the Port turned with the stick: an End, if it hinders the pass;
                                 or 1 in any case, or nothing but to set it right
orders.5     orders.8            before the pass nothing but Hazards, yet the King gains then too
1            2                   5, 7 or 3 in a public house; in Gentlemen's as many as they please
===========  ==================  ================================================================

One alone speaks: orders.9 (four players), orders.13 (a ball that runs), orders-in-verse.13 (a
ball stopped), orders-in-verse.16 (setting up the game), 3 (the lead), 12 (String and Bell).
"""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
