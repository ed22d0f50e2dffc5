# Vacances des parties par correspondance.

vacation = Vacances
vacation-why = Pendant vos vacances, votre temps ne s’écoule pas dans les parties par correspondance, sauf si la table a été ouverte sans vacances. Vos adversaires le voient. Des vacances comptent pour un jour au moins.
vacation-left = { $days ->
    [one] Il reste { $days } jour sur { $allowance } cette année.
   *[other] Il reste { $days } jours sur { $allowance } cette année.
}
vacation-on = Vous êtes en vacances, jusqu’au { $moment } au plus tard.
vacation-begin = Partir en vacances
vacation-end = Terminer les vacances
