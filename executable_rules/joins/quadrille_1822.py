"""Quadrille by Quanti: laws that name each other, and his tariff, which prices their penalties."""

from lawsofplay.rules.joins import defines, excepts, prices

excepts(
    "quadrille_1822.calling.call_holds",
    "quadrille_1822.calling.calls",
    unless=("yes",),
    same={"card": "card_called"},
)
excepts(
    "quadrille_1822.revoking.revoke_taken_back",
    "quadrille_1822.revoking.penalty_of_a_revoke",
    unless=("stands",),
)
excepts(
    "quadrille_1822.revoking.revoke_claimed",
    "quadrille_1822.revoking.penalty_of_a_revoke",
    unless=("to-adjust", "admitted"),
)
prices(
    "quadrille_1822.tariff.premium",
    "quadrille_1822.revoking.penalty_of_a_revoke",
    fact="game_price",
    leaves=("game_price",),
)
prices(
    "quadrille_1822.tariff.premium",
    "quadrille_1822.penalties.giver_of_the_king_pays",
    fact="game_price",
    given={"mode": "dimidiator"},
    leaves=("game_price",),
)
prices(
    "quadrille_1822.vole_tariff.vole_premium",
    "quadrille_1822.penalties.giver_of_the_king_pays",
    fact="vole_price",
    given={"mode": "dimidiator"},
)
prices(
    "quadrille_1822.tariff.matadors",
    "quadrille_1822.honours.pays_his_own_matadors",
    fact="matador_price",
)
prices(
    "quadrille_1822.tariff.matadors",
    "quadrille_1822.honours.honours_claimed",
    fact="price",
)
prices(
    "quadrille_1822.honours.pays_his_own_matadors",
    "quadrille_1822.dealing.plays_with_a_wrong_number",
    when=(
        "penalty=loses-deal | borne_by=hombre | compelled_to_play=no",
        "penalty=loses-deal | borne_by=hombre | compelled_to_play=yes",
    ),
)
defines(
    "quadrille_1822.penalties.able_ally",
    "quadrille_1822.penalties.bears_the_penalty",
    fact="is_able",
)
