# Le plateau de Merv

merv-city = La cité de Merv et ses routes
merv-cell = rangée { $row }, colonne { $column } : { $tile }
merv-building-of = bâtiment { DE($owner) }
merv-no-building = aucun bâtiment
merv-soldier-of = soldat { DE($owner) }
merv-brings = rapporte { $cubes }
merv-gate-slot-free = pas de porte
merv-wall-slot-free = pas de mur
merv-influence-more = encore { $number } d’influence
merv-market = Marché aux chameaux, { $number ->
    [0] aucun chameau
    [one] { $number } chameau
   *[other] { $number } chameaux
}
merv-corner = Marché aux chameaux, { $corner } : { $reward }
merv-camel-here = avec un chameau
merv-camel-on-road = chameau sur la route
merv-town = { $city } : { $good } pour { $cost }
merv-posts-of = comptoirs : { $owners }
merv-card = carte { $position } : { $spice }
merv-pair-gives = une paire donne { $reward }
merv-first-bare = carte { $position }
merv-deck-left = { $number ->
    [one] { $number } carte dans la pioche
   *[other] { $number } cartes dans la pioche
}
merv-space = { $space }, coûte { $cost }, donne { $reward }
merv-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
merv-empty = vide
merv-places-left = { $number ->
    [0] aucune place libre
    [one] { $number } place libre
   *[other] { $number } places libres
}
merv-courtier-price = votre prochain courtisan coûte { $number } × { $cube }
merv-court-counts = compte { $number } pour vous
merv-taken = { $what } : déjà pris ({ $owner })
merv-scrolls-mine = { $number ->
    [one] vous avez { $number } parchemin
   *[other] vous avez { $number } parchemins
}
merv-shelf = { $number ->
    [one] dès { $number } parchemin
   *[other] dès { $number } parchemins
}
merv-contracts = Contrats
merv-any-good = une marchandise au choix
merv-stack-empty = plus de contrat
merv-asks = demande { $items }
merv-missing = il vous manque { $items }
merv-needs-influence = demande { $number } d’influence
merv-tracks = Faveur et influence
merv-track-space = { $track } { $number }
merv-contract-level = ouvre les contrats de niveau { $number }
merv-kinds-of-spice = { $number ->
    [one] { $number } sorte d’épice
   *[other] { $number } sortes d’épices
}
merv-yard = Murs, amélio­rations, jetons
merv-left = { $what }, { $number ->
    [one] reste { $number }
   *[other] restent { $number }
}
merv-year-short = Année { $year }
merv-queue = File
merv-place = place { $place } dans la file
merv-camels = { $number ->
    [one] { $number } chameau
   *[other] { $number } chameaux
}
merv-camels-of = chameaux
merv-buildings = bâtiments en réserve
merv-servants = serviteurs en réserve
merv-discs = disques en réserve
merv-on-contracts = { $number } sur des contrats
merv-players = Joueurs
merv-mine = Vos possessions
merv-cubes-mine = { $cube }, vous en avez { $number }
merv-soldiers = soldats
merv-courtiers = courtisans
merv-posts = comptoirs
merv-steps = cases de la mosquée
merv-walls = murs et portes
merv-points-name = Points
merv-paid = payé
merv-so-far = Ce tour
merv-parts = Les étapes de votre tour
merv-back-to = Annuler à partir d’ici : { $what }
merv-part-fixed = (ne peut pas être annulé)
merv-due = à payer
merv-take-back = annuler
merv-invasion = Les Mongols attaquent
merv-sides = Côtés de la cité
merv-tribute-asked = Votre bâtiment ({ $tile }) est attaqué : payez le tribut ou perdez-le.
merv-no-harm = Rien n’est perdu ici.
merv-sheet-open = Feuille de score
merv-sheet-whole = Points de toute la partie
merv-sheet-year = Points de l’année { $year }
merv-whole = Toute la partie
merv-close = Fermer la feuille
merv-favour-spent = faveur dépensée : { $number }
merv-buildings-scored = { $number ->
    [0] aucun bâtiment
    [one] { $number } bâtiment
   *[other] { $number } bâtiments
}
merv-top = sommet de la mosquée
merv-total = Total
merv-no-card = aucune carte
merv-his-discard = défausse
merv-his-removed = hors du jeu
merv-his-turn = Dernier tour du Magistrat
merv-tab-mine = À vous
merv-tab-caravan = Caravane
merv-tab-library = Biblio­thèque
merv-tab-mosque = Mosquée
merv-tab-walls = Murs
merv-tab-invasion = Mongols
merv-tab-sheet = Points
merv-to-come = Encore à faire ce tour-ci
merv-step-slot = emplacement
merv-step-tile = tuile
merv-step-action = action
merv-step-end = fin du tour
merv-courtier-moves = Haut Courtisan : { $ahead }, devant dans la file, l’envoie ; { $behind }, derrière, choisit sa tuile.
merv-next-side = Suivant
merv-skip-sides = Passer
merv-ties = En cas d’égalité
merv-his-card = Sa carte
merv-his-next = { $number ->
    [one] Prochaine carte
   *[other] Prochaine carte, l’une de celles-ci
}
merv-his-deck = { $number ->
    [one] { $number } carte dans sa pioche
   *[other] { $number } cartes dans sa pioche
}
merv-why-card-revealed = la première carte de sa pioche
merv-why-card-removed = elle n’a plus rien à faire
merv-why-slot-taken = le dernier emplacement libre
merv-why-scrolls-gained = un pour chaque bâtiment du Magistrat et du Haut Courtisan sur la ligne
merv-why-card-taken = une pour chaque bâtiment du Magistrat et du Haut Courtisan sur la ligne
merv-why-courtier-placed = dans la même cour que le précédent
merv-why-breakthrough-made = ses parchemins atteignent ce niveau
merv-why-post-founded = sa découverte le lui donne
merv-why-good-gained = pour un comptoir ou pour un coin du marché aux chameaux
merv-why-climbed = la case suivante de son chemin
merv-why-camels-taken = il y en a deux ou plus, ou il n’en a aucun
merv-why-camel-placed = il y en a moins de deux, et il en a un
