"""The game of Mail (pall-mall): the eighty laws of the *Académie des jeux*; no English book has it.

A ball (*boule*) of box-root is driven with a mallet (*mail*) down a long alley, itself *le mail*,
shut in by boards (*ais*) or walls. It goes from the first stroke (*début*) to the stone before the
iron arch in three or four strokes, as is agreed. Then a small steel ball is shot with the *lève*
through the arch (*la passe*). A player who needed one stroke more than another is
*au plus*, with two more *à deux de plus*. The modules are the chapter's divisions in its order.
``handle`` and ``new_mail`` have its prose, which teaches how to strike. The others have its laws:
``general_rules``, ``opening`` (Du début),
``grand_strokes``, ``balls_out``, ``turning``, then De la passe in three, ``pass_reached`` (laws
I-XII), ``pass_won`` (XIII-XXI) and ``pass_faults`` (XXII-XXVIII), ``party``, ``master``. The copy
ends on its page 383 in the middle of a word of the last law.

They differ, and a test asserts each:

==================  ==============  ==============================================================
general-rules.12    balls-out.1     balls of those one plays with are never forbidden; or any
                                    ball at rest may be
turning.3           pass.20         no adjusting with the lève, ever; or he who adjusts with it
                                    and passes is behind
pass.9, pass.10     party.4         others than the last two come back; or only the last two
pass.12             party.3         a companion's ball that hinders stays; or is lifted
opening.4           party.1         a ball out at the début comes in again; never in a party
balls-out.8         party.1         one out at the second stroke does by consent; never in a party
balls-out.3         pass.26         a ball out costs a stroke; not the pass ball out by the end
general-rules.13    handle.1        a ball may be set fair; or at Court and Paris alone, and
                                    not at the pass
==================  ==============  ==============================================================
"""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
