# Attendre n’importe quel adversaire.

queue-title = Jouer avec n’importe qui
queue-why = Choisissez un jeu et un rythme. Dès qu’assez de joueurs veulent la même chose, la table s’ouvre et la partie commence d’elle-même.
queue-game = Jeu
queue-seats = Joueurs
queue-pace = Rythme
queue-rated = Classée
queue-wait = Trouver des adversaires
queue-join = Rejoindre
queue-others = Qui attend
queue-nobody = Personne n’attend pour l’instant.
queue-people = { $people ->
    [one] { $people } personne attend
   *[other] { $people } personnes attendent
}
queue-wish = { $game }, { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}, { $pace }{ $rated ->
    [yes] , classée
   *[no] {""}
}
queue-waiting = En attente d’adversaires : { $people } sur { $seats }.
queue-stay-live = Si vous fermez cette page, vous quittez la file d’attente.
queue-stay-days = Vous pouvez fermer cette page : votre place dans la file est gardée.
queue-leave = Ne plus attendre
