# Les mots des pages où l’on apprend ; ce que dit une leçon vient avec son jeu.

title-learn = Apprendre
title-lesson = Leçon
learn-why = De courtes leçons sur le vrai plateau : on apprend en jouant.
learn-game = Apprendre { $game }
learn-count = { $count ->
    [one] { $count } leçon
   *[other] { $count } leçons
}
learn-done = Leçons terminées : { $done } sur { $count }. Chacune dure environ deux minutes.
learn-begin = Commencer la première leçon
learn-go-on = Continuer l’apprentissage
learn-repeat = Tout reprendre depuis le début
learn-had = terminée
learn-of = Apprendre { $game }
lesson = Leçon
lesson-number = Leçon { $number } sur { $count } : { $title }
lesson-step = Étape { $step } sur { $steps }
lesson-says = Ce que dit la leçon
lesson-not-quite = Pas cette fois.
lesson-learned = Bravo !
lesson-try-again = Revenir en arrière et réessayer
lesson-back = Retour
lesson-continue = Continuer
lesson-your-move = À vous de jouer
lesson-skip = Passer la leçon
lesson-again = Recommencer
lesson-next = Leçon suivante
lesson-all = Toutes les leçons
first-game = Jouer une première partie
first-game-heading = Votre première partie
first-game-why = Une vraie partie contre des bots du niveau le plus facile, toujours avec la même distribution de cartes.

title-how = Comment jouer
how-of = Comment jouer à { $game }
how-lessons = Apprendre en jouant
how-rules = Règles exactes
how-print = Imprimer
how-exact = Règles exactes : { $rules }
how-figure-stage = Figure { $number } : le plateau
how-figure-hand = Figure { $number } : votre main
how-figure-panel = Figure { $number } : ce qui se trouve à côté du plateau
