"""Ambigu, the Banquet: fourteen laws of *The Academy of Play* and the *Académie des jeux*.

``terms`` has the ladder of the hands and what they are paid (both books, before the laws);
``equality`` law I, ``revys`` II-IV, ``stakes`` V-VIII, ``dealing`` IX and X, ``faults`` XI-XIV.
"""
