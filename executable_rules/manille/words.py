"""Manille: the words in which its rules tell their answers."""

from __future__ import annotations

from lawsofplay.sentences import parts, pays, text, yes_no

ENJEU = text("The stake is {:counter}.")
JEU_DE_CARTES = text("The pack is entire, {:pack}.")
PEUT_JOUER = yes_no("So many may play.", "So many may not play.")
DONNE = text(
    "The {.coupe:seat} player cuts; each has {.chacun:card}, with {.restent:card} left over."
)
DONNE_PAR = yes_no("A hand may be given so.", "A hand may not be given so.")
PEUT_VOIR_LE_RESTE = {
    True: "The cards that remain may be seen.",
    False: "The cards that remain may not be seen.",
    None: "No cards remain.",
}
PASSE_POUR = yes_no("The card passes for that number.", "The card does not pass for that number.")
RANG = text("In the order from the ace up, the card is the {:nth}.")
PEUT_COMMENCER = yes_no("He may begin by that card.", "He may not begin by that card.")
JETTE = parts(
    jetees=text("He throws, one after the other: {}."),
    sans=text("He says that he is without the next card: {}.", none="He has reached the king."),
)
VA_A = text("The {:seat} player to his right goes on.", none="Nobody has the card.")
RECOIT = pays("the others together", "the player without the card", "counter")
PAYE_AU_GAGNANT = pays("the player", "the winner", "counter")
MANILLE_JOUEE = pays("the others together", "the player of the Manille", "counter")
ROIS_JOUES = pays("the others together", "the player of the kings", "counter")
GAGNE_LA_PARTIE = text("The {:seat} player wins the party.", none="Nobody has won yet.")
TIRE = pays("the basket and the others together", "the winner", "counter")
