coach = Guide : explique chaque nouvelle question
coach-ask = De quoi s’agit-il ?
coach-got-it = Compris
settings-coach = Guide
settings-coach-why = Explique une question la première fois qu’elle se pose dans une partie.
coach-when-first = Dans mes deux premières parties de chaque jeu
coach-when-always = Dans toutes les parties
coach-when-never = Jamais
