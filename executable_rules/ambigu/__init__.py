"""Ambigu, the Banquet, in *The Academy of Play* and the *Académie des jeux*.

``beginning`` has the pack, the players, the party and the first deal; ``rounds`` what is said and
put down on two cards and on four, the ``vade``; ``last_round`` the last cards, the ``revy`` and who
is paid; ``games`` the hands in their order and their prices. Of the fourteen laws ``equality`` has
law I, ``revys`` II-IV, ``stakes`` V-VIII, ``dealing`` IX and X, ``faults`` XI-XIV.
"""

from lawsofplay.rules.exports import exports

__getattr__, __dir__ = exports(__name__)
