name = Merv
preset-usual = Partie normale

## Questions

ask-slot = { $seat }, envoyez votre maître sur un emplacement, ou remplissez d’abord un contrat.
    .rule = ME-TURN-2
ask-tile = { $seat }, activez une tuile de votre ligne, ou remplissez d’abord un contrat.
    .rule = ME-TURN-3
ask-menu = { $action_key ->
    [none] { $seat }, et maintenant ?
   *[other] { $seat }, effectuez une action ; la tuile propose : { $action }.
}
    .rule = ME-TURN-8
ask-soldier = { $seat }, déployez un soldat sur un bâtiment, ou renoncez.
    .rule = ME-SOLDIER-1
ask-extra-upgrade = { $seat }, choisissez une amélioration supplémentaire.
    .rule = ME-UPGRADE-3
ask-upgrade-tile = { $seat }, choisissez la tuile pour cette amélioration : { $upgrade }.
    .rule = ME-UPGRADE-1
ask-rewards = { $seat }, quelle récompense vient ensuite ?
    .rule = ME-RULING-6
ask-pay = { $number ->
    [one] { $seat }, payez un cube { $cube }.
   *[other] { $seat }, payez un cube { $cube } (il reste { $number } cubes à payer).
}
    .rule = ME-PAY-1
ask-any-good = { $seat }, quelle marchandise placez-vous sur le contrat ?
    .rule = ME-CONTRACT-6
ask-contract-cube = { $seat }, payez un cube de n’importe quelle couleur pour le contrat.
    .rule = ME-CONTRACT-4
ask-caravansary = { $seat }, prenez des cartes caravane, placez-y des chameaux, ou arrêtez.
    .rule = ME-CARAVAN-2
ask-card-cube = { $seat }, payez le cube de la carte ; tous les cubes de cette action sont de la même couleur.
    .rule = ME-CARAVAN-3
ask-free-card = { $seat }, prenez une carte caravane au choix.
    .rule = ME-MARKET-8
ask-palace = { $seat }, placez des courtisans, ou arrêtez.
    .rule = ME-PALACE-2
ask-free-courtier = { $seat }, placez un courtisan gratuitement.
    .rule = ME-MOSQUE-12
ask-library = { $number ->
    [0] { $seat }, payez des cubes de couleurs différentes : un parchemin pour chacun.
    [one] { $seat }, payez un autre cube ou prenez { $number } parchemin.
   *[other] { $seat }, payez un autre cube ou prenez { $number } parchemins.
}
    .rule = ME-LIBRARY-1
ask-breakthrough = { $seat }, choisissez une découverte de niveau { $number }.
    .rule = ME-LIBRARY-7
ask-found = { $seat }, fondez un comptoir, ou arrêtez.
    .rule = ME-SILK-1
ask-buy = { $seat }, achetez des marchandises, ou arrêtez.
    .rule = ME-SILK-8
ask-free-post = { $seat }, fondez un comptoir et recevez une marchandise de la ville.
    .rule = ME-LIBRARY-12
ask-mosque = { $seat }, montez sur la piste de la mosquée, ou arrêtez.
    .rule = ME-MOSQUE-3
ask-free-step = { $seat }, choisissez votre chemin vers la mosquée.
    .rule = ME-MOSQUE-1
ask-bonus-token = { $seat }, prenez un jeton bonus.
    .rule = ME-MOSQUE-10
ask-wall = { $seat }, achetez des murs et des portes, ou arrêtez.
    .rule = ME-WALL-1
ask-wall-slot = { $seat }, où construire : { $piece } ?
    .rule = ME-WALL-3
ask-free-wall = { $seat }, choisissez un mur ou une porte à construire gratuitement.
    .rule = ME-LIBRARY-15
ask-queue = { $seat }, choisissez votre place dans la prochaine file.
    .rule = ME-ORDER-5
ask-tribute = { $seat }, les Mongols attaquent votre bâtiment : { $tile }. Payez le tribut ou perdez-le.
    .rule = ME-INVASION-7
ask-choose-court = { $number ->
    [one] { $seat }, votre faveur suffit encore pour { $number } courtisan : quelle cour rapporte ?
   *[other] { $seat }, votre faveur suffit encore pour { $number } courtisans : quelle cour rapporte ?
}
    .rule = ME-SCORE-3
ask-courtier-slot = { $seat }, choisissez l’emplacement du Haut Courtisan.
    .rule = ME-TWO-3
ask-courtier-tile = { $seat }, choisissez la tuile du bâtiment du Haut Courtisan.
    .rule = ME-TWO-4

## Choix

choice-take-slot = Aller : { $slot }
    .group = Choisir un emplacement
choice-activate = Activer { $cell_the }
    .group = Activer une tuile
choice-act = Effectuer l’action de la tuile
    .group = Action de la tuile
choice-gain-favour = Gagner 1 faveur
    .group = Gagner 1 faveur
choice-deploy-soldier = Déployer un soldat
    .group = Déployer un soldat
choice-take-camels = Prendre tous les chameaux du marché
    .group = Prendre les chameaux
choice-place-camel = Placer un chameau au marché ({ $corner })
    .group = Placer un chameau au marché
choice-complete = Remplir { $contract }
    .group = Remplir un contrat
choice-end-turn = Finir le tour
    .group = Finir le tour
choice-stop = Arrêter
    .group = Arrêter
choice-take-card = Prendre la carte { $position } de la rangée
    .group = Prendre une carte caravane
choice-put-camel = Placer un chameau sur la première carte sans chameau
    .group = Placer un chameau sur une carte
choice-place-courtier = Placer un courtisan : { $court }
    .group = Placer un courtisan
choice-pay-with = Payer : { $way }
    .group = Payer
choice-found-post = Fonder un comptoir à { $city }
    .group = Fonder un comptoir
choice-no-post = Ne pas fonder de comptoir
    .group = Pas de comptoir
choice-buy-good = Acheter à { $city }
    .group = Acheter une marchandise
choice-climb = Monter à la { $space }
    .group = Monter
choice-buy-piece = Prendre : { $piece }
    .group = Prendre un mur ou une porte
choice-build-at = Construire : { $slot }
    .group = Construire
choice-place-soldier = Déployer le soldat { $cell_at }
    .group = Déployer le soldat
choice-no-soldier = Ne pas déployer de soldat
    .group = Pas de soldat
choice-take-upgrade = Prendre : { $upgrade }
    .group = Prendre une amélioration
choice-place-upgrade = Améliorer { $cell_the }
    .group = Améliorer une tuile
choice-take-token = Prendre : { $token }
    .group = Prendre un jeton bonus
choice-take-breakthrough = Prendre : { $breakthrough }
    .group = Prendre une découverte
choice-use-good = Placer une marchandise { $good }
    .group = Placer une marchandise
choice-take-reward = D’abord : { $reward }
    .group = Récompense suivante
choice-take-place = Prendre la { $place } place
    .group = Choisir une place dans la file
choice-lose-building = Perdre le bâtiment
    .group = Perdre le bâtiment
choice-score-court = Faire compter : { $court }
    .group = Faire compter une cour
choice-settle = Le Haut Courtisan construit { $cell_at }
    .group = Tuile du Haut Courtisan

## Événements

event-round-began = Année { $year } : les maîtres longent le côté { $side }.
event-slot-taken = { $owner } envoie son maître : { $slot }.
event-tile-activated = { $owner } active { $cell_the }.
event-building-placed = { $owner } construit { $cell_at }.
event-produced = { $owner } reçoit des cubes : { $cubes }.
event-action-began = { $owner } : { $action }.
event-paid = { $owner } paie : { $way }.
event-favour-gained = { $owner } : +1 faveur (maintenant { $space_now }).
event-favour-spent = { $owner } dépense { $number ->
    [one] { $number } faveur
   *[other] { $number } faveurs
}.
event-influence-gained = { $owner } : +1 influence (maintenant { $space_now }).
event-points-gained = { $number ->
    [one] { $owner } : +{ $number } point ({ $source }).
   *[other] { $owner } : +{ $number } points ({ $source }).
}
event-soldier-placed = { $owner } déploie un soldat { $cell_at }.
event-soldier-declined = { $owner } ne déploie pas de soldat.
event-soldier-returned = { $owner } reprend son soldat : { $cell }.
event-upgrade-placed = { $owner } améliore { $cell_the } : { $upgrade }.
event-camels-taken = { $number ->
    [one] { $owner } prend { $number } chameau au marché.
   *[other] { $owner } prend { $number } chameaux au marché.
}
event-camel-placed = { $owner } place un chameau au marché ({ $corner }).
event-white-cube-gained = { $owner } reçoit un cube blanc.
event-good-gained = { $owner } reçoit : { $item }.
event-scrolls-gained = { $number ->
    [one] { $owner } prend { $number } parchemin.
   *[other] { $owner } prend { $number } parchemins.
}
event-item-placed = { $owner } place sur le contrat : { $item } × { $number }.
event-contract-completed = { $owner } remplit { $contract }.
event-card-taken = { $camels ->
    [0] { $owner } prend la carte { $position } de la rangée : { $spice }.
   *[other] { $owner } prend la carte { $position } de la rangée avec son chameau : { $spice }.
}
event-camel-on-card = { $owner } place un chameau sur la carte { $position } de la rangée.
event-row-refilled = Nouvelles cartes caravane : { $spices }.
event-courtier-placed = { $owner } place un courtisan : { $court }.
event-breakthrough-made = { $owner } fait une découverte : { $breakthrough }.
event-post-founded = { $owner } fonde un comptoir à { $city }.
event-city-camel-taken = { $owner } prend le chameau à { $city }.
event-good-bought = { $owner } achète à { $city }.
event-camel-laid = { $owner } place un chameau sur la route { $link }.
event-camel-to-row = Un chameau va sur la carte { $position } de la rangée.
event-camel-to-market = Un chameau va au marché ({ $corner }).
event-camel-lost = Un chameau quitte la partie.
event-climbed = { $owner } monte à la { $space }.
event-mosque-camel-taken = { $owner } prend le chameau de la { $space }.
event-token-taken = { $owner } prend : { $token }.
event-wall-built = { $owner } construit : { $piece } ({ $slot }).
event-reward-lost = { $owner } ne peut pas utiliser cette récompense : { $reward }.
event-place-taken = { $owner } prend la { $place } place{ $paid ->
    [0] {""}
    [one] , pour { $paid } chameau
   *[other] , pour { $paid } chameaux
}{ $taken ->
    [0] {""}
    [one] , et trouve { $taken } chameau
   *[other] , et trouve { $taken } chameaux
}.
event-invasion-began = Les Mongols attaquent, venus { $side_from }.
event-tribute-paid = { $owner } paie le tribut ({ $way }) et garde son bâtiment : { $cell }.
event-building-lost = { $owner } perd son bâtiment : { $cell }.
event-court-scored = { $owner } : +{ $number }, { $court } (compté : { $counted }).
event-city-scored = { $owner } : +{ $number } pour la cité ({ $cells_count ->
    [one] { $cells_count } bâtiment
   *[other] { $cells_count } bâtiments
}).
event-token-scored = { $owner } : dont { $number } grâce au { $token } ({ $cells_count ->
    [one] { $cells_count } bâtiment
   *[other] { $cells_count } bâtiments
}).
event-top-scored = { $owner } : dont { $number } grâce au sommet de la mosquée ({ $cells_count ->
    [one] { $cells_count } bâtiment
   *[other] { $cells_count } bâtiments
}).
event-set-scored = { $owner } : { $number } pour une série d’épices ({ $spices }).
event-spices-scored = { $owner } : +{ $number } pour les épices.
event-year-ended = L’année { $year } est finie.
event-card-revealed = Carte du Magistrat : { $action }.
event-card-refused = Le Magistrat ne trouve pas d’emplacement pour sa carte : { $action }.
event-card-removed = La carte du Magistrat quitte la partie : { $action }.
event-cards-shuffled = { $number ->
    [one] { $number } carte est posée sur la pioche du Magistrat.
   *[other] { $number } cartes sont mélangées sur la pioche du Magistrat.
}
event-no-card = Aucune carte ne donne d’emplacement au Magistrat.
event-weighed = Pourquoi { $decision } ? { CAP($priority) }.
event-ended = La partie est finie : { $winner } gagne.

## Refus

reason-ME-CARAVAN-3 = Tous les cubes d’une action Caravansérail sont de la même couleur, et vous n’en avez pas qui convienne.
reason-ME-CARAVAN-7 = La carte { $position } de la rangée est hors de portée : ni première, ni avec chameau, ni juste après un chameau.
reason-ME-CARAVAN-9 = { $number ->
    [one] Votre influence permet { $number } sorte d’épice ; { $spice } en serait une de plus.
   *[other] Votre influence permet { $number } sortes d’épices ; { $spice } en serait une de plus.
}
reason-ME-CARAVAN-10 = Vous n’avez pas de chameau, ou chaque carte en porte un.
reason-ME-CARAVAN-13 = Il n’y a pas de carte { $position } dans la rangée.
reason-ME-CONTRACT-1 = Ce contrat n’est pas au sommet de sa pile : { $contract }.
reason-ME-CONTRACT-3 = Ce contrat demande { $number } d’influence.
reason-ME-CONTRACT-4 = Un contrat coûte un cube que vous possédez.
reason-ME-CONTRACT-5 = Vous n’avez pas ce qu’il faut : { $contract }.
reason-ME-CONTRACT-6 = Il ne vous reste pas de marchandise { $good }.
reason-ME-GEO-3 = Le marché aux chameaux n’est pas une tuile.
reason-ME-INVASION-8 = Ce cube ne convient pas à la tuile.
reason-ME-LIBRARY-1 = À la Bibliothèque on paie au plus quatre cubes de couleurs différentes.
reason-ME-LIBRARY-3 = Cette découverte n’est pas de niveau { $number }.
reason-ME-LIBRARY-7 = Cette découverte est déjà prise ({ $owner }).
reason-ME-LIBRARY-8 = Vous n’avez pas de réduction à utiliser ici.
reason-ME-LIBRARY-9 = Pas de cube joker à utiliser ici : une fois par tour, comme une autre couleur.
reason-ME-LIBRARY-10 = Pas de cube joker à utiliser ici : une fois par invasion, comme une autre couleur.
reason-ME-MARKET-1 = Votre ligne ne traverse pas le marché aux chameaux.
reason-ME-MARKET-2 = Vous avez déjà visité le marché aux chameaux ce tour-ci.
reason-ME-MARKET-3 = Il n’y a pas de chameau au marché.
reason-ME-MARKET-4 = Vous n’avez pas de chameau à placer.
reason-ME-MARKET-5 = Un chameau occupe déjà ce coin ({ $corner }).
reason-ME-MARKET-9 = { $number ->
    [one] Votre influence permet { $number } sorte d’épice ; { $spice } en serait une de plus.
   *[other] Votre influence permet { $number } sortes d’épices ; { $spice } en serait une de plus.
}
reason-ME-MOSQUE-2 = Votre disque ne peut pas monter à la { $space }.
reason-ME-MOSQUE-3 = Vous ne pouvez pas payer pour monter à la { $space }.
reason-ME-MOSQUE-10 = Ce jeton est déjà pris ({ $owner }).
reason-ME-ORDER-3 = Il n’y a pas de { $place } place dans cette file.
reason-ME-ORDER-4 = La { $place } place est déjà prise ({ $owner }).
reason-ME-ORDER-5 = { $number ->
    [one] La { $place } place coûte { $number } chameau.
   *[other] La { $place } place coûte { $number } chameaux.
}
reason-ME-PALACE-3 = { $number ->
    [one] Ce courtisan coûte { $number } cube de la couleur de la cour.
   *[other] Ce courtisan coûte { $number } cubes de la couleur de la cour.
}
reason-ME-PALACE-5 = Il n’y a plus de place libre : { $court }.
reason-ME-PALACE-8 = Vous n’avez plus de serviteur en réserve.
reason-ME-PAY-1 = Vous ne pouvez pas payer ainsi, ou le reste ne pourrait plus être payé.
reason-ME-PAY-4 = La couleur ne convient pas : il faut un cube { $cube }.
reason-ME-RULING-2 = Il ne vous reste plus de disque.
reason-ME-RULING-3 = Il n’y a ici aucune tuile que vous puissiez activer.
reason-ME-RULING-6 = Cette récompense n’est pas due.
reason-ME-RULING-12 = Le cube joker doit remplacer une couleur manquante, autre que la sienne.
reason-ME-RULING-13 = Avec la réduction, le reste ne pourrait pas être payé.
reason-ME-RULING-27 = Il n’y a pas de case au-delà du sommet de la mosquée.
reason-ME-RULING-30 = Un soldat s’y trouve déjà : { $cell }, { $owner }.
reason-ME-RULING-64 = Le cube joker ne compte pas comme sa propre couleur.
reason-ME-SCORE-3 = Vous n’y avez pas de courtisan à faire compter : { $court }.
reason-ME-SETUP-17 = Il n’en reste plus : { $piece }.
reason-ME-SILK-2 = Vous avez déjà un comptoir à { $city }.
reason-ME-SILK-4 = Un comptoir à { $city } en demande d’abord un à { $city_near }.
reason-ME-SILK-8 = Vous avez déjà acheté à { $city } pendant cette action.
reason-ME-SILK-9 = Vous ne pouvez pas payer le prix demandé à { $city }.
reason-ME-SILK-10 = Vous ne pouvez pas payer les deux cubes demandés à { $city }.
reason-ME-SILK-12 = { $number ->
    [one] La route vers { $city } demande encore { $number } chameau.
   *[other] La route vers { $city } demande encore { $number } chameaux.
}
reason-ME-SOLDIER-2 = Il n’y a pas de bâtiment { $cell_at }.
reason-ME-SOLDIER-3 = Il y a déjà une amélioration { $cell_at }.
reason-ME-SOLDIER-4 = Cette tuile est entièrement protégée par les murs : { $cell }.
reason-ME-SOLDIER-8 = Vous n’avez plus de serviteur en réserve.
reason-ME-SOLO-2 = Vous ne pouvez pas activer un bâtiment du Magistrat.
reason-ME-TURN-2 = { $owner_key ->
    [none] Cette manche se joue du côté { $side }.
   *[other] Cet emplacement est déjà pris : { $slot } ({ $owner }).
}
reason-ME-TURN-3 = Cette tuile n’est pas sur la ligne choisie : { $cell }. Ligne : { $slot }.
reason-ME-TURN-6 = Il ne vous reste plus de bâtiment pour une tuile vide.
reason-ME-TURN-8 = Vous avez déjà effectué votre action.
reason-ME-TURN-12 = Effectuez d’abord votre action.
reason-ME-TWO-3 = Le Haut Courtisan doit prendre un emplacement libre de ce côté.
reason-ME-TWO-4 = Le Haut Courtisan construit sur une tuile vide de sa ligne.
reason-ME-UPGRADE-1 = Il y a déjà une amélioration { $cell_at }.
reason-ME-UPGRADE-2 = Cette amélioration va sur une tuile avec votre bâtiment.
reason-ME-UPGRADE-3 = Il faut une amélioration supplémentaire restante et une tuile avec votre bâtiment.
reason-ME-WALL-2 = Vous ne pouvez pas payer : { $piece }.
reason-ME-WALL-3 = On a déjà construit là : { $slot }.
reason-ME-WALL-4 = Les portes vont au milieu des côtés, les murs ailleurs.

## Détail des points

score-favour = faveur
score-influence = influence
score-contracts = contrats
score-library = bibliothèque
score-mosque = mosquée
score-palace = palais
score-city = cité
score-spices = épices
score-favour_left = faveur restante
score-influence_left = influence atteinte
score-queue = place dans la dernière file
score-magistrate = Magistrat

## Tables

table-seat-red = Rouge
table-seat-yellow = Jaune
table-seat-blue = Bleu
table-seat-green = Vert
table-owner-red = Rouge
table-owner-yellow = Jaune
table-owner-blue = Bleu
table-owner-green = Vert
table-owner-courtier = Haut Courtisan
table-owner-magistrate = Magistrat
table-cell = { $entry }
    .the = { $entry }
    .at = en { $entry }
table-position = { $entry }
table-slot-north_1 = côté nord, emplacement 1
table-slot-north_2 = côté nord, emplacement 2
table-slot-north_3 = côté nord, emplacement 3
table-slot-north_4 = côté nord, emplacement 4
table-slot-north_5 = côté nord, emplacement 5
table-slot-east_1 = côté est, emplacement 1
table-slot-east_2 = côté est, emplacement 2
table-slot-east_3 = côté est, emplacement 3
table-slot-east_4 = côté est, emplacement 4
table-slot-east_5 = côté est, emplacement 5
table-slot-south_1 = côté sud, emplacement 1
table-slot-south_2 = côté sud, emplacement 2
table-slot-south_3 = côté sud, emplacement 3
table-slot-south_4 = côté sud, emplacement 4
table-slot-south_5 = côté sud, emplacement 5
table-slot-west_1 = côté ouest, emplacement 1
table-slot-west_2 = côté ouest, emplacement 2
table-slot-west_3 = côté ouest, emplacement 3
table-slot-west_4 = côté ouest, emplacement 4
table-slot-west_5 = côté ouest, emplacement 5
table-side-north = nord
    .from = du nord
table-side-east = est
    .from = de l’est
table-side-south = sud
    .from = du sud
table-side-west = ouest
    .from = de l’ouest
table-corner-top_left = en haut à gauche
table-corner-top_right = en haut à droite
table-corner-bottom_right = en bas à droite
table-corner-bottom_left = en bas à gauche
table-contract-contract_1_favour_1 = le contrat de niveau 1 (5 points et 1 faveur)
table-contract-contract_1_favour_2 = le contrat de niveau 1 (4 points et 1 faveur)
table-contract-contract_1_favour_3 = le contrat de niveau 1 (3 points et 1 faveur)
table-contract-contract_1_soldier_1 = le contrat de niveau 1 (5 points et un soldat)
table-contract-contract_1_soldier_2 = le contrat de niveau 1 (4 points et un soldat)
table-contract-contract_1_soldier_3 = le contrat de niveau 1 (3 points et un soldat)
table-contract-contract_2_favour_1 = le contrat de niveau 2 (8 points et 1 faveur)
table-contract-contract_2_favour_2 = le contrat de niveau 2 (7 points et 1 faveur)
table-contract-contract_2_favour_3 = le contrat de niveau 2 (6 points et 1 faveur)
table-contract-contract_2_soldier_1 = le contrat de niveau 2 (8 points et un soldat)
table-contract-contract_2_soldier_2 = le contrat de niveau 2 (7 points et un soldat)
table-contract-contract_2_soldier_3 = le contrat de niveau 2 (6 points et un soldat)
table-contract-contract_3_favour_1 = le contrat de niveau 3 (12 points et 1 faveur)
table-contract-contract_3_favour_2 = le contrat de niveau 3 (10 points et 1 faveur)
table-contract-contract_3_favour_3 = le contrat de niveau 3 (8 points et 1 faveur)
table-contract-contract_3_soldier_1 = le contrat de niveau 3 (12 points et un soldat)
table-contract-contract_3_soldier_2 = le contrat de niveau 3 (10 points et un soldat)
table-contract-contract_3_soldier_3 = le contrat de niveau 3 (8 points et un soldat)
table-court-learning = cour du savoir
table-court-spices = cour des épices
table-court-trade = cour du commerce
table-court-faith = cour de la foi
table-way-purple = cube violet
table-way-sand = cube sable
table-way-turquoise = cube turquoise
table-way-orange = cube orange
table-way-white = cube blanc
table-way-wild = cube joker
table-way-discount = réduction
table-cube-purple = violet
table-cube-sand = sable
table-cube-turquoise = turquoise
table-cube-orange = orange
table-cube-white = blanc
table-city-rey = Rey
table-city-samarkand = Samarcande
table-city-balkh = Balkh
table-city-nishapur = Nichapour
table-city-baghdad = Bagdad
table-city-kashgar = Kachgar
table-city-peshawar = Peshawar
table-city-basra = Bassora
table-link-merv_rey = Merv – Rey
table-link-merv_samarkand = Merv – Samarcande
table-link-merv_balkh = Merv – Balkh
table-link-merv_nishapur = Merv – Nichapour
table-link-rey_baghdad = Rey – Bagdad
table-link-samarkand_kashgar = Samarcande – Kachgar
table-link-balkh_peshawar = Balkh – Peshawar
table-link-nishapur_basra = Nichapour – Bassora
table-space-m1a = case 1 (1er chemin)
table-space-m1b = case 1 (2e chemin)
table-space-m1c = case 1 (3e chemin)
table-space-m1d = case 1 (4e chemin)
table-space-m2a = case 2 (1er chemin)
table-space-m2b = case 2 (2e chemin)
table-space-m2c = case 2 (3e chemin)
table-space-m2d = case 2 (4e chemin)
table-space-m3l = case 3 (à gauche)
table-space-m3r = case 3 (à droite)
table-space-m4l = case 4 (à gauche)
table-space-m4r = case 4 (à droite)
table-space-m5 = case 5
table-space-m6 = case 6
table-space-m7 = case 7
table-space-m8 = case 8
table-space-m9 = case 9
table-space-m10 = case 10
table-piece-wall_purple_1 = mur violet à 1 cube
table-piece-wall_purple_2 = mur violet à 2 cubes
table-piece-gate_purple_3 = porte violette à 3 cubes
table-piece-wall_sand_1 = mur sable à 1 cube
table-piece-wall_sand_2 = mur sable à 2 cubes
table-piece-gate_sand_3 = porte sable à 3 cubes
table-piece-wall_turquoise_1 = mur turquoise à 1 cube
table-piece-wall_turquoise_2 = mur turquoise à 2 cubes
table-piece-gate_turquoise_3 = porte turquoise à 3 cubes
table-piece-wall_orange_1 = mur orange à 1 cube
table-piece-wall_orange_2 = mur orange à 2 cubes
table-piece-gate_orange_3 = porte orange à 3 cubes
table-upgrade-extra_purple = amélioration supplémentaire (cube violet)
table-upgrade-extra_sand = amélioration supplémentaire (cube sable)
table-upgrade-extra_turquoise = amélioration supplémentaire (cube turquoise)
table-upgrade-extra_orange = amélioration supplémentaire (cube orange)
table-upgrade-white = amélioration blanche
table-token-bonus_caravansary = jeton bonus : Caravansérail
table-token-bonus_palace = jeton bonus : Palais
table-token-bonus_library = jeton bonus : Bibliothèque
table-token-bonus_silk_road = jeton bonus : Route de la soie
table-breakthrough-discount_caravansary = un cube de moins au Caravansérail
table-breakthrough-discount_palace = un cube de moins au Palais
table-breakthrough-discount_silk_road = un cube de moins sur la Route de la soie
table-breakthrough-discount_mosque = un cube de moins à la Mosquée
table-breakthrough-wild_purple = cube violet joker
table-breakthrough-wild_sand = cube sable joker
table-breakthrough-wild_turquoise = cube turquoise joker
table-breakthrough-wild_orange = cube orange joker
table-breakthrough-free_caravan_card = une carte caravane gratuite
table-breakthrough-free_trading_post = un comptoir gratuit avec une marchandise
table-breakthrough-free_mosque_step = une montée gratuite à la mosquée
table-breakthrough-free_wall = un mur ou une porte gratuits
table-breakthrough-two_favour = 2 faveurs
table-breakthrough-two_soldiers = 2 soldats
table-breakthrough-favour_and_soldier = 1 faveur et 1 soldat
table-breakthrough-eight_points = 8 points
table-good-common = commune
table-good-rare = rare
table-item-scroll = parchemin
table-item-common = marchandise commune
table-item-rare = marchandise rare
table-reward-soldier = un soldat
table-reward-favour = 1 faveur
table-reward-white_cube = un cube blanc
table-reward-white_upgrade_anywhere = une amélioration blanche sur une tuile au choix
table-reward-white_upgrade_own = une amélioration blanche sur une de vos tuiles
table-reward-extra_upgrade_own = une amélioration supplémentaire sur une de vos tuiles
table-reward-camel_if_present = le chameau de cette case
table-reward-bonus_token = un jeton bonus
table-reward-free_courtier = un courtisan gratuit
table-reward-free_wall = un mur ou une porte gratuits
table-reward-mosque_buildings_score = des points pour les bâtiments Mosquée
table-reward-scroll = un parchemin
table-reward-caravan_card = une carte caravane gratuite
table-reward-rare_good = une marchandise rare
table-reward-mosque_step = une montée gratuite à la mosquée
table-reward-victory_points_3 = 3 points
table-reward-palace_action = une action Palais
table-reward-wall_action = une action Muraille
table-reward-library_action = une action Bibliothèque
table-reward-caravansary_action = une action Caravansérail
table-reward-mosque_action = une action Mosquée
table-reward-free_trading_post = un comptoir gratuit
table-spice-cinnamon = cannelle
table-spice-ginger = gingembre
table-spice-juniper = genièvre
table-spice-pepper = poivre
table-action-caravansary = Caravansérail
table-action-palace = Palais
table-action-library = Bibliothèque
table-action-silk_road = Route de la soie
table-action-mosque = Mosquée
table-action-wall = Muraille
table-source-favour = faveur
table-source-influence = influence
table-source-contracts = contrats
table-source-library = bibliothèque
table-source-mosque = mosquée
table-source-palace = palais
table-source-city = cité
table-source-spices = épices
table-source-magistrate = Magistrat
table-tile-caravansary_purple = Caravansérail (violet)
    .the = le Caravansérail (violet)
    .at = au Caravansérail (violet)
table-tile-caravansary_sand = Caravansérail (sable)
    .the = le Caravansérail (sable)
    .at = au Caravansérail (sable)
table-tile-caravansary_turquoise = Caravansérail (turquoise)
    .the = le Caravansérail (turquoise)
    .at = au Caravansérail (turquoise)
table-tile-caravansary_orange = Caravansérail (orange)
    .the = le Caravansérail (orange)
    .at = au Caravansérail (orange)
table-tile-palace_purple = Palais (violet)
    .the = le Palais (violet)
    .at = au Palais (violet)
table-tile-palace_sand = Palais (sable)
    .the = le Palais (sable)
    .at = au Palais (sable)
table-tile-palace_turquoise = Palais (turquoise)
    .the = le Palais (turquoise)
    .at = au Palais (turquoise)
table-tile-palace_orange = Palais (orange)
    .the = le Palais (orange)
    .at = au Palais (orange)
table-tile-library_purple = Bibliothèque (violette)
    .the = la Bibliothèque (violette)
    .at = à la Bibliothèque (violette)
table-tile-library_sand = Bibliothèque (sable)
    .the = la Bibliothèque (sable)
    .at = à la Bibliothèque (sable)
table-tile-library_turquoise = Bibliothèque (turquoise)
    .the = la Bibliothèque (turquoise)
    .at = à la Bibliothèque (turquoise)
table-tile-library_orange = Bibliothèque (orange)
    .the = la Bibliothèque (orange)
    .at = à la Bibliothèque (orange)
table-tile-silk_road_purple = Route de la soie (violette)
    .the = la Route de la soie (violette)
    .at = sur la Route de la soie (violette)
table-tile-silk_road_sand = Route de la soie (sable)
    .the = la Route de la soie (sable)
    .at = sur la Route de la soie (sable)
table-tile-silk_road_turquoise = Route de la soie (turquoise)
    .the = la Route de la soie (turquoise)
    .at = sur la Route de la soie (turquoise)
table-tile-silk_road_orange = Route de la soie (orange)
    .the = la Route de la soie (orange)
    .at = sur la Route de la soie (orange)
table-tile-mosque_purple = Mosquée (violette)
    .the = la Mosquée (violette)
    .at = à la Mosquée (violette)
table-tile-mosque_sand = Mosquée (sable)
    .the = la Mosquée (sable)
    .at = à la Mosquée (sable)
table-tile-mosque_turquoise = Mosquée (turquoise)
    .the = la Mosquée (turquoise)
    .at = à la Mosquée (turquoise)
table-tile-mosque_orange = Mosquée (orange)
    .the = la Mosquée (orange)
    .at = à la Mosquée (orange)
table-tile-wall_purple = Muraille (violette)
    .the = la Muraille (violette)
    .at = à la Muraille (violette)
table-tile-wall_sand = Muraille (sable)
    .the = la Muraille (sable)
    .at = à la Muraille (sable)
table-tile-wall_turquoise = Muraille (turquoise)
    .the = la Muraille (turquoise)
    .at = à la Muraille (turquoise)
table-tile-wall_orange = Muraille (orange)
    .the = la Muraille (orange)
    .at = à la Muraille (orange)
table-decision-slot_to_build = cet emplacement
table-decision-slot_to_use = cet emplacement, sans construire
table-decision-tile = cette tuile
table-decision-courtier_slot = cet emplacement pour le Haut Courtisan
table-decision-courtier_tile = cette tuile pour le Haut Courtisan
table-decision-card = cette carte
table-decision-court = cette cour
table-decision-city = cette ville
table-decision-contract = ce contrat
table-decision-piece = ce mur ou cette porte
table-decision-wall_slot = ici
table-decision-soldier = cette tuile pour un soldat
table-decision-breakthrough = cette découverte
table-decision-path = ce chemin de la mosquée
table-decision-token = ce jeton
table-priority-only_one = il n’y avait pas d’autre choix
table-priority-most_magistrate = le plus de ses bâtiments sur la ligne
table-priority-most_courtier = le plus de bâtiments du Haut Courtisan sur la ligne
table-priority-most_you = le plus de vos bâtiments sur la ligne
table-priority-farthest_from_current_queue = à égalité, le plus loin de la file
table-priority-most_magistrate_plus_courtier = le plus de ses bâtiments et de ceux du Haut Courtisan sur la ligne
table-priority-perpendicular_most_magistrate = le plus de ses bâtiments sur la ligne transversale
table-priority-perpendicular_most_you = le plus de vos bâtiments sur la ligne transversale
table-priority-farthest_from_slot = à égalité, le plus loin de l’emplacement
table-priority-fewest_magistrate = le moins de ses bâtiments sur la ligne
table-priority-nearest_to_current_queue = à égalité, le plus près de la file
table-priority-perpendicular_fewest_magistrate = le moins de ses bâtiments sur la ligne transversale
table-priority-nearest_to_slot = à égalité, le plus près de l’emplacement
table-priority-most_set_points = elle ajoute le plus à ses séries d’épices
table-priority-farthest_from_deck = à égalité, la plus loin de la pioche
table-priority-most_points_for_magistrate = le plus de points pour lui
table-priority-most_points_for_you = le plus de points pour vous
table-priority-leftmost = à égalité, le choix le plus à gauche
table-priority-outer_city = une ville lointaine
table-priority-city_without_posts = encore aucun comptoir là-bas
table-priority-corner_order = la première dans l’ordre des coins
table-priority-most_victory_points = le plus de points
table-priority-soldier_bonus = son bonus est un soldat
table-priority-highest_level = le plus haut niveau
table-priority-walls_before_gates = les murs passent avant les portes
table-priority-cheapest = la moins chère
table-priority-colour_order = à égalité, la première dans l’ordre des couleurs
table-priority-best_rank = il couvre les meilleurs bâtiments pour lui
table-priority-clockwise_from_north_1 = à égalité, le premier dans le sens horaire
table-priority-courtier_building = un bâtiment du Haut Courtisan passe avant les siens
table-priority-northernmost = la plus au nord
table-priority-westernmost = à égalité, la plus à l’ouest
table-priority-mosque_level_against_caravan_cards = sa case à la mosquée comparée au nombre de ses cartes caravane
table-priority-path_with_camel = son chameau y est encore
table-priority-random = à égalité, le hasard a décidé
table-cell-r3c3 = marché aux chameaux
    .the = le marché aux chameaux
    .at = au marché aux chameaux
table-place-1 = 1re
table-place-2 = 2e
table-place-3 = 3e
table-place-4 = 4e

## Où en est la partie

race-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
race-favour = faveur { $number }
race-influence = influence { $number }
race-camels = { $number ->
    [one] { $number } chameau
   *[other] { $number } chameaux
}
distance-year = Année { $done } sur { $of }
    .short = Année { $done }/{ $of }
distance-side = { $done ->
    [1] côté nord, premier sur { $of }
    [2] côté est, deuxième sur { $of }
    [3] côté sud, troisième sur { $of }
   *[other] côté ouest, le dernier
}
    .short = Côté { $done }/{ $of }
verdict-magistrate = à égalité avec le Magistrat, ce qui ne suffit pas
score-office = Magistrat
