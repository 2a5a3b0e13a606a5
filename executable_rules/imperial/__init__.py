"""Imperial: two chapters and twenty laws, of *The Academy of Play* and the *Académie des jeux*.

The English book translates the French one; of VIII and XII, and in places of the chapters, they say
different things. ``beginning`` has what comes before the play; ``dealing`` laws I-VI;
``calling`` the point and the imperials in hand; ``showing`` VII, VIII and XVI-XIX; ``honours`` the
order of the cards and what honours count; ``playing`` IX-XII; ``counting`` what is counted at the
end; ``marking`` XIII-XV and XX.
"""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
