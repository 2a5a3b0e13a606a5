"""The mall: what it costs to come in again."""

from lawsofplay.rules.joins import prices

prices(
    "mail.opening.prix_de_rentree",
    "mail.opening.peut_rentrer_mal_joue",
    when=("yes",),
    given={"place": "2"},
)
