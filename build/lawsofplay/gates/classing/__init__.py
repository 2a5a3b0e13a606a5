"""Gives every sentence of the five books a class, so that nobody can choose what coverage counts.

``cutting`` cuts a text into sentences. ``sentences`` names all sentences of the edition and says
which have a class by themselves. ``lines`` reads the classes that norms.toml gives to the others.
``assigning`` brings both together, and ``counting`` counts.

``agreement`` compares a second, independent classing of a tenth with the first. ``restating``
checks sentences that restate a law. ``differing`` finds what they say beyond it. ``listing`` and
``telling`` print, ``report`` collects the figures, and ``check`` reports all that is wrong.
"""
