# Les mots des problèmes.

title-puzzles = Problèmes
title-puzzle = Problème
puzzle-of-the-day = Problème du jour
puzzle-why = Des positions tirées de parties de bots, où un choix est nettement meilleur que tous les autres. À vous de le trouver.
puzzle-streak = { $days ->
    [one] Problème du jour résolu : { $days } jour pour l’instant.
   *[other] Problème du jour résolu { $days } jours de suite.
}
puzzle-no-streak = Résolvez le problème du jour, puis celui de demain : vos jours d’affilée s’affichent ici.
puzzle-go-on = Celui d’aujourd’hui vous attend encore.
puzzle-solved = résolu
puzzle-count = Résolus : { $solved } sur { $count }
puzzle-number = Problème { $number } sur { $count }
puzzle-grade = { $grade ->
    [easy] Facile
    [medium] Moyen
   *[hard] Difficile
}
puzzle-says = Ce que dit le problème
puzzle-asks = Vous jouez { $seat }. Un seul choix est nettement le meilleur : trouvez-le.
puzzle-right = Exact !
puzzle-wrong = Il y a mieux.
puzzle-right-why = Avec ce choix, vous gagnez environ { $chance } parties sur cent ; avec le deuxième meilleur, environ { $against }.
puzzle-wrong-why = { $loss ->
    [one] Vous avez environ { $loss } chance sur cent de moins de gagner qu’avec le meilleur choix : environ { $chance } parties sur cent.
   *[other] Vous avez environ { $loss } chances sur cent de moins de gagner qu’avec le meilleur choix : environ { $chance } parties sur cent.
}
puzzle-follows = La suite
puzzle-would-follow = Ce qui suivrait
puzzle-searched = Trouvé par le calcul : { $nodes } positions pour chacun des choix les plus proches, { $seeds } fois, en changeant les cartes que vous ne voyez pas.
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
