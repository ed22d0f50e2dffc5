name = Khan
preset-usual = Partie normale
option-ruler_cells = Cases de départ des chefs
    .why = Huit cases de terrain différentes, par exemple a1 d4 h2 ; laissez vide pour les places imprimées sur le plateau.

## Questions

ask-place-yurt = { $seat }, posez une yourte dans une région qui n’en a pas encore.
    .rule = KH-SETUP-11
ask-act = { $number ->
    [1] { $seat }, choisissez votre première action.
    [2] { $seat }, choisissez votre deuxième action.
   *[other] { $seat }, choisissez votre troisième action (Moral élevé).
}
    .rule = KH-TURN-4
ask-discard-any = { $seat }, défaussez autant de cartes que vous voulez.
    .rule = KH-FREE-2
ask-consent = { $seat }, { $seat_by } demande une conquête partagée : { $placement }. Êtes-vous d’accord ?
    .rule = KH-SPECIAL-KP-5
ask-use-special = { $seat }, vous pouvez utiliser une carte spéciale.
    .rule = KH-SPECIAL-2
    .decline = Finir le tour
ask-final-conquest = { $number ->
    [1] { $seat }, faites votre première conquête.
   *[other] { $seat }, faites votre deuxième conquête.
}
    .rule = KH-FINAL-9

## Choix

choice-settle = Poser une yourte en { $cell }
    .group = Poser une yourte
    .line = Une première yourte, dans une région qui n’en a pas encore.
choice-invade = Envahir { $cell } (carte { $card })
    .group = Envahir
    .line = Jouez une carte : une yourte sur une case de son terrain.
choice-chase = Pourchasser { $ruler }
    .group = Pourchasser un chef
    .line = Un chef s’enfuit ; une yourte neutre arrive sur le plateau.
choice-conquer = Conquérir : { $placement }
    .group = Conquérir
    .line = Posez une forme sur des yourtes et marquez ses points.
choice-free-invade = Envahir { $cell } sans carte, puis défausser (action double)
    .group = Envahir n’importe où
    .line = Une yourte sur n’importe quelle case libre, puis défaussez à volonté.
choice-discard = Défausser la carte { $card }
    .group = Défausser
    .line = Défaussez des cartes de votre main.
choice-done = Ne plus rien défausser
    .group = Ne plus rien défausser
choice-use-high-morale = Utiliser Moral élevé : une troisième action
    .group = Moral élevé
choice-use-protection = Utiliser Protection du Grand Khan pour vos yourtes
    .group = Protection du Grand Khan
choice-divine-support = Utiliser Soutien des Dieux pour les yourtes neutres : { $region }
    .group = Soutien des Dieux
    .line = Les yourtes neutres sont protégées jusqu’à votre prochain tour.
choice-reconnoitre = Utiliser Exploration : réserver { $kind_the }
    .group = Exploration
    .line = Une forme que vous seul pouvez poser jusqu’à votre prochain tour.
choice-pass = Passer
    .group = Passer
choice-agree = Accepter
    .group = Accepter
choice-refuse = Refuser cette conquête
    .group = Refuser cette conquête
choice-refuse-for-turn = Refuser toute conquête pendant ce tour
    .group = Refuser pour ce tour

## Événements

event-began = { $seat } est premier joueur. Les chefs se tiennent en { $ruler_cells_and }.
event-settled = { $seat } pose une yourte en { $cell }.
event-turn-began = Tour { $number } : { $seat }
event-released = { $seat } ne réserve plus { $kind_the }.
event-turned = { $seat } retourne la carte { $card } : { $ruler } doit fuir vers { $direction }.
event-turned-in-vain = { $seat } retourne la carte { $card } : { $ruler } est déjà retiré du plateau, personne ne fuit.
event-announced = { $seat } pourchasse { $ruler }.
event-fled = { $direction_taken_is_direction_shown ->
    [yes] { $ruler_cap } fuit vers { $direction_taken }, de { $cell_from } à { $cell_to }.
   *[no] { $ruler_cap } fuit vers { $direction_taken }, de { $cell_from } à { $cell_to } : la carte indique { $direction_shown }, mais la voie est bloquée.
}
event-yurt-from-camp = Une yourte neutre du camp { $ruler_of } est posée en { $cell } (il en reste { $left } au camp).
event-yurt-from-supply = Une yourte neutre de la réserve commune est posée en { $cell }.
event-last-yurt = { $ruler_cap } est retiré du plateau : la dernière yourte du camp le remplace en { $cell }.
event-no-escape = { $ruler_cap } ne peut pas fuir de { $cell } et il est retiré du plateau ; { $moved ->
    [0] le camp est vide.
    [one] une yourte passe du camp à la réserve commune.
   *[other] { $moved } yourtes passent du camp à la réserve commune.
}
event-final-phase-triggered = Cinq chefs sont retirés du plateau : { $seat } déclenche la phase finale.
event-replaced = Une yourte neutre remplace { $ruler } en { $cell }.
event-invaded = { $seat } envahit { $cell } (carte { $card }).
event-invaded-freely = { $seat } envahit { $cell } sans carte.
event-discarded = { $seat } défausse une carte { $card }.
event-consent-asked = { $asker } demande une conquête partagée à { $seat } : { $placement }.
event-consented = { $seat } accepte : { $placement }.
event-refused = { $seat } refuse : { $placement }.
event-refused-for-turn = { $seat } refuse cette conquête et toute autre pendant ce tour : { $placement }.
event-conquered = { $owners_count ->
    [one] { $seat } conquiert : { $placement }.
   *[other] { $seat } conquiert : { $placement }. Conquête partagée : { $owners_and }.
} Yourtes dessous : { $yurts_some }{ $neutral ->
    [0] {""}
   *[other] , neutres { $neutral }
}. { $left ->
    [0] Il ne reste plus de forme de ce genre.
   *[other] Formes de ce genre restantes : { $left }.
}
event-used-high-morale = { $seat } utilise Moral élevé pour une troisième action.
event-high-morale-kept = { $seat } n’a plus de troisième action possible et garde Moral élevé.
event-used-protection = { $seat } utilise Protection du Grand Khan.
event-used-divine-support = { $seat } utilise Soutien des Dieux pour les yourtes neutres : { $region }.
event-reserved = { $seat } réserve { $kind_the }.
event-put-away = { $seat } défausse { $special }.
event-drew = { $seat } pioche : { $cards }.
event-drew-unseen = { $seat } pioche { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
event-reshuffled = La défausse devient la nouvelle pioche : { $number } cartes.
event-passed = { $seat } passe.
event-final-turn-began = Phase finale : { $seat }
event-piece-scored = { $owners_count ->
    [one] { $owners_and }
   *[other] { $owners_and }, chacun
} : { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
} pour la conquête : { $placement }.
event-territory-scored = { $seat } : territoires de { $sizes_and } cases, bonus { $points }.
event-ended = { $winners_count ->
    [one] { $winners_and } gagne.
   *[other] { $winners_and } se partagent la victoire.
} Points : { $scores_each }.

## Refus

reason-KH-SETUP-11 = Cette région ({ $region }) a déjà une yourte, en { $cell_yurt } ; vos premières yourtes vont dans des régions sans yourte.
reason-KH-BOARD-14 = { $cell } n’est pas libre.
reason-KH-TURN-9 = Envahir n’importe où est une action double, et vous avez déjà fait une action.
reason-KH-TURN-10 = On ne peut pas passer tant qu’une action est possible.
reason-KH-INVADE-1 = Vous n’avez pas de carte { $card } en main.
reason-KH-INVADE-2 = La carte { $card } ne convient pas : { $cell } est une autre région ({ $region }).
reason-KH-INVADE-3 = { $cell } n’est pas adjacente à la rivière.
reason-KH-INVADE-4 = { $cell } n’est pas adjacente aux territoires voisins.
reason-KH-INVADE-6 = Les yourtes ne se posent que sur les cases de terrain.
reason-KH-INVADE-9 = Aucune case libre ne convient à la carte { $card }.
reason-KH-CHASE-1 = { $ruler_cap } n’est plus sur le plateau.
reason-KH-CHASE-10 = Cinq chefs sont retirés du plateau : on ne peut plus en pourchasser.
reason-KH-CONQ-2 = Il ne reste plus de forme de ce genre : { $kind }.
reason-KH-CONQ-3 = Ces cases n’ont pas la forme voulue : { $kind }.
reason-KH-CONQ-4 = { $words } est hors du plateau.
reason-KH-CONQ-5 = { $cell } est déjà recouverte.
reason-KH-CONQ-6 = { $ruler_cap } se tient en { $cell }.
reason-KH-CONQ-7 = Une tuile ne recouvre que des cases de terrain, avec une yourte sur chacune ; il n’y en a pas en { $cell }.
reason-KH-CONQ-9 = { $kind_cap } doit franchir la rivière.
reason-KH-CONQ-10 = Chaque case de terrain sous un pont doit porter une yourte ; il n’y en a pas en { $cell }.
reason-KH-CONQ-11 = { $kind_cap } doit relier deux rives de la rivière.
reason-KH-CONQ-12 = Un pont ne peut pas finir dans la rivière, comme ici en { $cell }.
reason-KH-CONQ-20 = Vous n’y avez aucune yourte : { $placement }.
reason-KH-CONQ-21 = { $seat } y a plus de yourtes que vous : { $number } contre { $number_own }.
reason-KH-FREE-1 = { $cell } n’est pas libre.
reason-KH-FREE-2 = Vous n’avez pas de carte { $card } : impossible de la défausser.
reason-KH-FREE-5 = Aucune case du plateau n’est libre.
reason-KH-SPECIAL-4 = Vous n’avez plus de carte { $special }.
reason-KH-SPECIAL-HM-2 = La troisième action ne peut pas être d’envahir n’importe où.
reason-KH-SPECIAL-HM-4 = Aucune troisième action n’est possible.
reason-KH-SPECIAL-KP-1 = La Protection { DE($seat) } est encore active.
reason-KH-SPECIAL-KP-2 = La Protection ne peut pas servir deux tours de suite.
reason-KH-SPECIAL-KP-4 = La yourte { DE($seat) } en { $cell } est protégée.
reason-KH-SPECIAL-DS-1 = Le Soutien des Dieux { DE($seat) } est encore actif.
reason-KH-SPECIAL-DS-2 = Le Soutien des Dieux ne peut pas servir deux tours de suite.
reason-KH-SPECIAL-DS-3 = À deux ou trois joueurs, le Soutien des Dieux protège toutes les régions à la fois.
reason-KH-SPECIAL-DS-4 = À quatre joueurs, le Soutien des Dieux protège une seule région.
reason-KH-SPECIAL-DS-5 = { $seat } protège déjà cette région ({ $region }).
reason-KH-SPECIAL-DS-6 = { $seat } protège la yourte neutre en { $cell }.
reason-KH-SPECIAL-RC-1 = Il ne reste plus rien de tel à réserver : { $kind }.
reason-KH-SPECIAL-RC-2 = { $seat } a déjà réservé { $kind_the }.
reason-KH-SPECIAL-RC-4 = { $seat } a réservé { $kind_the }.
reason-KH-SPECIAL-RC-5 = Toutes celles qui restent sont réservées, dont une par { $seat } : { $kind }.
reason-KH-FINAL-10 = Dans la phase finale, on ne fait que conquérir.
reason-KH-FINAL-15 = On ne peut pas passer tant qu’une conquête est possible sans l’accord de personne.
reason-KH-RULING-14 = On ne défausse des cartes qu’après avoir envahi n’importe où.
reason-KH-RULING-18 = Déjà refusé pendant ce tour : { $placement }.
reason-KH-RULING-39 = { $seat } refuse toute conquête pendant ce tour.

## Points

score-pieces = conquêtes
score-bonus = bonus de territoire
score-largest = taille du plus grand territoire

## Tables

table-seat-red = Rouge
table-seat-yellow = Jaune
table-seat-blue = Bleu
table-seat-green = Vert
table-cell = { $entry }
table-placement = { $head } en { $tail }
table-ruler-seljuk = le sultan seldjoukide
    .of = du sultan seldjoukide
    .cap = Le sultan seldjoukide
table-ruler-rus = le prince de la Rus’
    .of = du prince de la Rus’
    .cap = Le prince de la Rus’
table-ruler-kyrgyz = le prince kirghize
    .of = du prince kirghize
    .cap = Le prince kirghize
table-ruler-goryeo = le roi de Goryeo
    .of = du roi de Goryeo
    .cap = Le roi de Goryeo
table-ruler-kipchak = le khan kiptchak
    .of = du khan kiptchak
    .cap = Le khan kiptchak
table-ruler-song = l’empereur Song
    .of = de l’empereur Song
    .cap = L’empereur Song
table-ruler-delhi = le sultan de Delhi
    .of = du sultan de Delhi
    .cap = Le sultan de Delhi
table-ruler-dai_viet = le roi du Dai Viet
    .of = du roi du Dai Viet
    .cap = Le roi du Dai Viet
table-region-mountain = montagne
table-region-ice = glace
table-region-tundra = toundra
table-region-rocky_desert = désert rocheux
table-region-sand_desert = désert de sable
table-region-forest = forêt tropicale
table-region-all = toutes les régions
table-direction-N = le nord
table-direction-NE = le nord-est
table-direction-E = l’est
table-direction-SE = le sud-est
table-direction-S = le sud
table-direction-SW = le sud-ouest
table-direction-W = l’ouest
table-direction-NW = le nord-ouest
table-special-high_morale = Moral élevé
    .does = Jouez tout de suite une troisième action.
table-special-khan_protection = Protection du Grand Khan
    .does = Jusqu’à votre prochain tour, personne ne peut recouvrir vos yourtes, sauf si la forme est partagée avec vous et que vous acceptez.
table-special-divine_support = Soutien des Dieux
    .does = Jusqu’à votre prochain tour, personne ne peut recouvrir les yourtes neutres, sauf si la forme est partagée avec vous et que vous acceptez.
table-special-reconnaissance = Exploration
    .does = Réservez une forme : personne d’autre ne peut la poser jusqu’à votre prochain tour.

table-kind-tile_i2 = tuile droite de 2
    .the = la tuile droite de 2
    .cap = La tuile droite de 2
table-kind-tile_i3 = tuile droite de 3
    .the = la tuile droite de 3
    .cap = La tuile droite de 3
table-kind-tile_v3 = tuile en angle de 3
    .the = la tuile en angle de 3
    .cap = La tuile en angle de 3
table-kind-tile_i4 = tuile droite de 4
    .the = la tuile droite de 4
    .cap = La tuile droite de 4
table-kind-tile_o4 = tuile carrée
    .the = la tuile carrée
    .cap = La tuile carrée
table-kind-tile_t4 = tuile en T de 4
    .the = la tuile en T de 4
    .cap = La tuile en T de 4
table-kind-tile_s4 = tuile en zigzag de 4
    .the = la tuile en zigzag de 4
    .cap = La tuile en zigzag de 4
table-kind-tile_l4 = tuile en L de 4
    .the = la tuile en L de 4
    .cap = La tuile en L de 4
table-kind-tile_f5 = tuile en F de 5
    .the = la tuile en F de 5
    .cap = La tuile en F de 5
table-kind-tile_i5 = tuile droite de 5
    .the = la tuile droite de 5
    .cap = La tuile droite de 5
table-kind-tile_l5 = tuile en L de 5
    .the = la tuile en L de 5
    .cap = La tuile en L de 5
table-kind-tile_n5 = tuile en N de 5
    .the = la tuile en N de 5
    .cap = La tuile en N de 5
table-kind-tile_p5 = tuile en P de 5
    .the = la tuile en P de 5
    .cap = La tuile en P de 5
table-kind-tile_t5 = tuile en T de 5
    .the = la tuile en T de 5
    .cap = La tuile en T de 5
table-kind-tile_u5 = tuile en U de 5
    .the = la tuile en U de 5
    .cap = La tuile en U de 5
table-kind-tile_v5 = tuile en angle de 5
    .the = la tuile en angle de 5
    .cap = La tuile en angle de 5
table-kind-tile_w5 = tuile en escalier
    .the = la tuile en escalier
    .cap = La tuile en escalier
table-kind-tile_x5 = tuile en croix
    .the = la tuile en croix
    .cap = La tuile en croix
table-kind-tile_y5 = tuile en Y de 5
    .the = la tuile en Y de 5
    .cap = La tuile en Y de 5
table-kind-tile_z5 = tuile en Z de 5
    .the = la tuile en Z de 5
    .cap = La tuile en Z de 5
table-kind-bridge_i3 = pont droit de 3
    .the = le pont droit de 3
    .cap = Le pont droit de 3
table-kind-bridge_i4 = pont droit de 4
    .the = le pont droit de 4
    .cap = Le pont droit de 4
table-kind-bridge_l4 = pont en L
    .the = le pont en L
    .cap = Le pont en L

-mountain = montagne
-ice = glace
-tundra = toundra
-rocky_desert = désert rocheux
-sand_desert = désert de sable
-forest = forêt tropicale
-river = rivière
-neighbour = territoires voisins
-khan = joker
table-card-c01 = { -mountain }
table-card-c02 = { -ice }
table-card-c03 = { -tundra }
table-card-c04 = { -rocky_desert }
table-card-c05 = { -sand_desert }
table-card-c06 = { -forest }
table-card-c07 = { -river }
table-card-c08 = { -neighbour }
table-card-c09 = { -khan }
table-card-c10 = { -mountain }
table-card-c11 = { -ice }
table-card-c12 = { -tundra }
table-card-c13 = { -rocky_desert }
table-card-c14 = { -sand_desert }
table-card-c15 = { -forest }
table-card-c16 = { -river }
table-card-c17 = { -neighbour }
table-card-c18 = { -khan }
table-card-c19 = { -mountain }
table-card-c20 = { -ice }
table-card-c21 = { -tundra }
table-card-c22 = { -rocky_desert }
table-card-c23 = { -sand_desert }
table-card-c24 = { -forest }
table-card-c25 = { -river }
table-card-c26 = { -neighbour }
table-card-c27 = { -khan }
table-card-c28 = { -mountain }
table-card-c29 = { -ice }
table-card-c30 = { -tundra }
table-card-c31 = { -rocky_desert }
table-card-c32 = { -sand_desert }
table-card-c33 = { -forest }
table-card-c34 = { -river }
table-card-c35 = { -neighbour }
table-card-c36 = { -khan }
table-card-c37 = { -mountain }
table-card-c38 = { -ice }
table-card-c39 = { -tundra }
table-card-c40 = { -rocky_desert }
table-card-c41 = { -sand_desert }
table-card-c42 = { -forest }
table-card-c43 = { -river }
table-card-c44 = { -neighbour }
table-card-c45 = { -khan }
table-card-c46 = { -mountain }
table-card-c47 = { -ice }
table-card-c48 = { -tundra }
table-card-c49 = { -rocky_desert }
table-card-c50 = { -sand_desert }
table-card-c51 = { -forest }
table-card-c52 = { -river }
table-card-c53 = { -neighbour }
table-card-c54 = { -khan }
table-card-c55 = { -mountain }
table-card-c56 = { -ice }
table-card-c57 = { -tundra }
table-card-c58 = { -rocky_desert }
table-card-c59 = { -sand_desert }
table-card-c60 = { -forest }
table-card-c61 = { -river }
table-card-c62 = { -neighbour }
table-card-c63 = { -khan }
table-card-c64 = { -mountain }
table-card-c65 = { -ice }
table-card-c66 = { -tundra }
table-card-c67 = { -rocky_desert }
table-card-c68 = { -sand_desert }
table-card-c69 = { -forest }
table-card-c70 = { -river }
table-card-c71 = { -neighbour }
table-card-c72 = { -khan }

## Où en est la partie

race-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
race-largest = plus grand territoire : { $number }
race-pieces = { $number ->
    [one] { $number } forme
   *[other] { $number } formes
}
distance-rulers = Chefs sortis : { $done } sur { $of }
    .short = Chefs { $done }/{ $of }
distance-final = Phase finale
    .short = Finale
