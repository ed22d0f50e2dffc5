# Ce que dit la ligne de commande.

## serai simulate

simulate-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
simulate-seat = Place
simulate-wins = Victoires
simulate-shared = Partagées
simulate-mean = Moyenne
simulate-sd = Écart
simulate-min = Min.
simulate-max = Max.
simulate-parts = De quoi sont faits les points
simulate-part = Part
simulate-median = Médiane
simulate-length = Durée : { $mean } décisions en moyenne (écart type { $sd }), de { $min } à { $max }, au plus { $median } dans la moitié des parties.
simulate-seat-length = Par place : { $mean } décisions en moyenne, de { $min } à { $max }, au plus { $median } pour la moitié.
simulate-rounds = Manches : { $mean } en moyenne, de { $min } à { $max }, au plus { $median } dans la moitié des parties.
simulate-endings = Fins de partie : { $endings }.
simulate-by = { $by ->
    [points] aux points
    [tie] au départage
    [shared] partagée
    [influence] à l’influence
    [majority] à la majorité des villes
    [survivor] dernier baron en jeu
    [might] personne d’assez fort
    [level] égalité en tout
    [magistrate] égalité avec le magistrat
   *[other] { $by }
}
simulate-branching = Possibilités : { $mean } par décision en moyenne, { $max } au plus ({ $decisions } décisions de { $games } parties comptées).
simulate-checked = Les invariants ont été vérifiés après chaque choix.
simulate-took = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $seconds } s, { $jobs ->
    [one] { $jobs } processus
   *[other] { $jobs } processus
}.
simulate-wrong = La partie { $number } a mal tourné : { $what }. Son enregistrement est { $file } ; `serai verify { $file }` le montre à nouveau.

## serai dataset

dataset-made = { $games ->
    [0] Il ne restait rien à faire
    [one] { $games } partie faite
   *[other] { $games } parties faites
} en { $seconds } s, { $kept } déjà présentes : { $folder }

## serai bench

bench-title = { $game }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, un seul cœur, sans événements
bench-figure = Mesure
bench-value = Valeur
bench-games_per_s = parties par seconde
bench-decisions_per_s = décisions par seconde
bench-clone_us = copie de l’état, µs
bench-options_us = liste des possibilités, µs
bench-redeal_us = redistribution, µs
bench-view_us = vue d’une place, µs
bench-compiled = Version compilée, { $python }.
bench-interpreted = Interprété par { $python }.
bench-method = Meilleur de { $repeats } passages sur { $games } parties ({ $decisions } décisions chacune) et { $positions } positions tirées de parties entières ; ramasse-miettes actif, objets du démarrage gelés.

## serai games

games-name = Nom
games-title = Jeu
games-seats = Places
games-options = Options
games-rules = Règles

## serai fuzz

fuzz-progress = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $choices } choix, { $refusals } refus, { $others } autres actes
fuzz-done = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $choices } choix faits, { $refusals } saisies invalides refusées, { $others } annulations, branches, relectures et regards (graine { $seed }).
fuzz-found = Trouvé : { $what }, pendant { $doing }. L’enregistrement est { $file } ; la note à côté dit comment le revoir.

## Enregistrements

row-chose = { $seat } : { $choice }
row-aside = { $seat }, à côté de la question : { $choice }
row-all = Tous en même temps : { $drafts }
row-undo = { $seat } reprend tout à partir du coup { $number }
show-title = { $game }, après le coup { $number } sur { $last }
replay-move = Coup { $number }
over = La partie est terminée.
waiting-for = C’est à { $seat } de choisir.
verify-moves = { $number ->
    [0] Aucun coup n’a été joué ; la partie de { $game } commence comme enregistré (règles version { $rules }).
    [one] Son unique coup est permis dans { $game } (règles version { $rules }).
   *[other] Les { $number } coups sont permis dans { $game } (règles version { $rules }).
}
verify-invariants = Aucun invariant des règles n’est rompu après aucun coup.
verify-state = Rejouée, la partie aboutit exactement à l’état enregistré.
verify-no-state = L’enregistrement ne nomme pas d’état final : rien à comparer.
verify-fair = La graine a été promise par l’hôte avant que les places ajoutent leurs parts, et découle d’elles toutes.
verify-no-fair = L’enregistrement n’a pas d’éléments de graine : l’équité des mélanges n’est pas prouvée.
verify-position = La partie commence par une position enregistrée ; ce qui y a mené n’est pas prouvé. Son empreinte : { $digest }
verify-over = La partie est terminée :
verify-open = La partie est encore en cours.

## serai play

menu-group = { $label } ({ $number })
menu-back = retour à tous les choix
play-page = Ouvrez { $address } dans un navigateur. Ctrl+C arrête le serveur ; les parties sont conservées.
play-ask-seats = Combien de places, de { $lowest } à { $highest } ? [{ $usual }]
play-ask-people = Combien de personnes parmi elles, de { $lowest } à { $highest } ? [{ $usual }]
play-ask-preset = Quelle partie, de { $lowest } à { $highest } ? [{ $usual }]
play-bots = { $number ->
    [one] Un bot est assis, { $level } : { $temper }
   *[other] { $number } bots sont assis, { $level } : { $temper }
}
play-resumed = La partie reprend après le coup { $number }.
play-pass = Passez l’écran à { $seat }, puis appuyez sur Entrée.
play-draft = Déjà choisi : { $choices }
play-no-number = Il n’y a pas de { $number } ; les numéros vont jusqu’à { $last }.
play-saved = Enregistré dans { $file }.
play-allowed = Rien ne s’y oppose.
play-kept = La partie est conservée dans { $file } ; pour continuer : serai play --terminal { $game } --record { $file }
play-help =
    Tapez le numéro d’un choix ou d’un groupe, ou le choix lui-même, par exemple : { $example }
    Une partie d’un choix montre tous ceux qui la contiennent.
    b  le plateau et tous les choix        u  annuler        q  arrêter (la partie est conservée)
    why CHOIX     s’il est permis, et la règle sinon
    save FICHIER  écrire la partie dans un autre fichier (.txt pour la forme texte)
play-help-aside = aside CHOIX  faire quelque chose à côté de la question, par exemple : aside { $example }

# ---- retour sur une partie
analyse-title = { $game } : les chances de gagner en { $number } coups
analyse-move = Coup
analyse-turning = Coup { $number }, { $seat } : « { $choice } » laissait { $chance } % de chances.
analyse-better = Mieux : « { $choice } », { $chance } %.
analyse-no-turning = Aucun choix n’a fait basculer cette partie.
analyse-not-over = La partie n’est pas terminée ; avant la fin, seul un essai peut être analysé.

# ---- puzzles
puzzles-found = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
puzzles-written = { $count ->
    [one] { $count } problème dans { $folder } ; positions examinées : { $looked }.
   *[other] { $count } problèmes dans { $folder } ; positions examinées : { $looked }.
}
puzzles-grade = { $grade ->
    [easy] Faciles : { $count }
    [medium] Moyens : { $count }
   *[hard] Difficiles : { $count }
}

# ---- les bots par niveau
level-random = Au hasard
level-random-temper = Choisit n’importe quoi.
level-novice = Novice
level-novice-temper = Voit un coup, et se trompe de temps en temps.
level-trader = Marchand
level-trader-temper = Prend la meilleure affaire en vue.
level-general = Général
level-general-temper = Réfléchit à l’avance, deux secondes au plus.
level-sultan = Sultan
level-sultan-temper = Réfléchit longtemps et ne pardonne rien.
