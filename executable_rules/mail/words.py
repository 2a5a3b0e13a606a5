"""Mail: the words in which the general rules tell their answers."""

from __future__ import annotations

from executable_rules.mail.terms import Coup, CoupDeChicane
from lawsofplay.sentences import pays, text, yes_no

MANIERES = text("There are these ways to play: {}.")
GAGNE_AU_ROUET = pays("the company", "the player who passes", "coin")
EST_PARTIE = yes_no(
    "They play “en partie”, side against side.",
    "They do not play “en partie”, side against side.",
)
BOULES_DU_COTE = text("The players of the side have, one after the other, {:ball}.")
PLUS_LOIN = text(
    "With the advantage counted, the {:seat} player drove farthest.",
    several="With the advantage counted, the {:seat} players drove equally far.",
)
AVANTAGE = text("He has {:pace} of advantage.", nothing="He has no advantage.")
COUP_DE_CHICANE = {
    CoupDeChicane.VOLEE: "He plays it in the air (“une volée”).",
    CoupDeChicane.OU_ELLE_SE_TROUVE: "He plays the ball from where it lies.",
}
FINIT_LA_CHICANE = yes_no("The “chicane” is ended.", "The “chicane” is not ended.")
GAGNE_LA_CHICANE = text(
    "The {:seat} player wins.", none="Nobody has won: no ball has crossed the mark."
)
PEUT_DEBUTER = yes_no(
    "They may begin.", "They may not begin until it is agreed what they play for."
)
PEUT_SE_PROMENER = yes_no(
    "One may walk in the mall.", "Nobody may walk in the mall while they play."
)
PEUT_POUSSER = yes_no("He may play.", "He may not play.")
BOULES_AU_PLUS = text(
    "He may drive {:ball} and no more.",
    none="The law sets no bound to the balls that he may drive.",
)
PEUT_DEFENDRE = yes_no(
    "The ball may be forbidden (“défendue”).", "The ball may not be forbidden (“défendue”)."
)
PEUT_METTRE_EN_BEAU = yes_no("He may set his ball so.", "He may not set his ball so.")
JOUE_BOULE_D_AUTRUI = {
    Coup.PERDU: "The stroke is lost; he plays on from where his own ball is.",
    Coup.NUL: "Nothing is lost by it; he plays his own ball when he finds it.",
}
PEUT_JUGER = yes_no("He may be asked to decide it.", "The law does not name him to decide it.")
