# Ce que dit le moteur lui-même, dans tous les jeux.

nothing = rien
list-and = { $others } et { $last }
choice-commit = Valider
    .group = Valider
event-taken-back = { $seat } annule tout à partir du coup { $number }.
result-line = { $place }. { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-part = { $part } { $points }

## Refus par les règles de la table

reason-SE-ASK-1 = { $seat ->
   *[other] C’est à { $seat } de choisir.
    [none] Ce n’est pas à vous de choisir.
}
reason-SE-ASK-2 = Ce jeu ne connaît pas ce choix : { $words }.
reason-SE-ASK-3 = Ce n’est pas une réponse à cette question.
reason-SE-ASK-4 = Entre-temps, la partie est passée du coup { $number } au coup { $number_now }.
reason-SE-ASK-5 = Ce choix n’est pas proposé.
reason-SE-ASK-6 = Cela ne répond pas à la question posée à ce moment.
reason-SE-SEAT-1 = Cette place n’existe pas.
reason-SE-END-1 = La partie est terminée.
reason-SE-DRAFT-1 = Vous avez déjà validé ; annulez d’abord.
reason-SE-ASIDE-1 = Le jeu ne permet pas cela maintenant.
reason-SE-UNDO-1 = Il n’y a rien à annuler : d’autres ont décidé depuis, ou quelque chose a été tiré ou révélé.
reason-SE-UNDO-2 = Le coup { $number } est déjà annulé.
reason-SE-UNDO-3 = Annuler le coup { $number } demande l’accord de tous les autres.
