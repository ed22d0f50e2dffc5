# Profils, classements et tables classées.

title-profile = Profil
title-leaderboard = Classement
profile-mine = Mon profil
profile-guest = Invité
profile-since = Joue ici depuis le { $day }
profile-nothing = { $name } ne montre rien d’autre.
profile-hidden = visible par vous seul
profile-choose = Mon profil
profile-choose-why = Cochez ce que tout le monde peut voir. Les parties aux tables qui ne sont pas publiques ne sont montrées qu’à vous. Là où votre nom n’est pas coché, ceux qui ne jouent pas avec vous voient « Joueur 2 ».
profile-ratings = Cotes
profile-results = Résultats
profile-opponents = Adversaires
profile-openings = Ouvertures
profile-games = Dernières parties
profile-tables = Mon nom aux tables où je joue
profile-tournaments = Mon nom dans les tournois
avatar-shape = Forme de l’avatar
avatar-shape-number = Forme { $number }
avatar-colour = Couleur de l’avatar
avatar-colour-number = Couleur { $number }
ratings-none = Pas encore de partie classée.
rated-games =
    { $games ->
        [one] { $games } partie classée
       *[other] { $games } parties classées
    }
rating-provisional = provisoire
curve-told = Cote sur { $games } parties : de { $first } à { $last }, au mieux { $best }
solo-of = { $game } en solo
solo-best =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
solo-games =
    { $games ->
        [one] la meilleure de { $games } partie classée, { $won } gagnée
       *[other] la meilleure de { $games } parties classées, { $won } gagnées
    }
solo-none = Personne n’a encore de score en solo. Jouez une partie classée en solo.
results-none = Rien à montrer pour l’instant.
results-games = Parties
results-won = Gagnées
results-all = Toutes
results-seats =
    { $seats ->
        [1] en solo
       *[other] à { $seats } joueurs
    }
results-against = devant { $name }
results-moves = environ { $moves } coups
favourite-won =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    } ({ $percent } %)
openings-why = Khan : les régions des premières yourtes. Merv : la première action.
games-none = Pas encore de partie à montrer.
game-place = Place { $place } sur { $seats }
game-place-shared = Place { $place } sur { $seats }, partagée
game-drawn = Partie nulle
game-won = Gagnée
game-lost = Perdue
game-left = Abandonnée
list-more = En voir plus
leaderboard-why = Chacun commence à 1500, aussi fort qu’un Marchand. Un point d’interrogation : trop peu de parties pour être sûr. Seules figurent les personnes qui montrent leurs cotes.
leaderboard-bots = Bots :
leaderboard-none = Personne n’a encore de cote à ce jeu. Ouvrez une table classée.
leaderboard-own = Vous êtes à la place { $place }.
leaderboard-place = Place
leaderboard-player = Joueur
leaderboard-rating = Cote
leaderboard-best = Record
table-rated = classée
set-up-rated = Partie classée.
set-up-rated-why = Le résultat compte pour la cote de tous ceux qui s’assoient. Il y a une pendule, personne n’est aidé, et qui part finit dernier.
set-up-rated-account = Les parties classées demandent un compte.
wait-rated = Cette partie est classée : qui s’assoit est d’accord. Il y a une pendule, et qui part finit dernier.
