name = Khan
option-ruler_cells = Cases de départ des souverains
    .why = Huit cases de terre différentes, par exemple a1 d4 h2 ; laissez vide pour les places du plateau.

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
ask-consent = { $seat }, { $seat_by } propose une conquête que vous partageriez : { $placement }. Êtes-vous d’accord ?
    .rule = KH-SPECIAL-KP-5
ask-use-special = { $seat }, vous pouvez utiliser une carte spéciale.
    .rule = KH-SPECIAL-2
ask-final-conquest = { $number ->
    [1] { $seat }, faites votre première conquête.
   *[other] { $seat }, faites votre deuxième conquête.
}
    .rule = KH-FINAL-9

## Choix

choice-settle = poser une yourte en { $cell }
    .group = Poser une yourte
choice-invade = envahir { $cell } avec { $card }
    .group = Envahir avec une carte
choice-chase = chasser { $ruler }
    .group = Chasser un souverain
choice-conquer = conquérir : { $placement }
    .group = Conquérir
choice-free-invade = envahir { $cell } sans carte, puis défausser (les deux actions)
    .group = Envahir n’importe où et défausser (les deux actions)
choice-discard = défausser { $card }
    .group = Défausser
choice-done = ne plus rien défausser
    .group = Ne plus rien défausser
choice-use-high-morale = utiliser Moral élevé pour une troisième action
    .group = Moral élevé
choice-use-protection = utiliser Protection du Grand Khan pour vos yourtes
    .group = Protection du Grand Khan
choice-divine-support = utiliser Soutien divin pour les yourtes neutres : { $region }
    .group = Soutien divin
choice-reconnoitre = utiliser Reconnaissance pour réserver { $kind_the }
    .group = Reconnaissance
choice-pass = passer
    .group = Passer
choice-agree = accepter
    .group = Accepter
choice-refuse = refuser cette conquête
    .group = Refuser cette conquête
choice-refuse-for-turn = tout refuser pendant ce tour
    .group = Refuser pour ce tour

## Événements

event-began = { $seat } commence. Les souverains se tiennent en { $ruler_cells }.
event-settled = { $seat } pose une première yourte en { $cell }.
event-turn-began = Tour { $number } : { $seat }.
event-released = { $seat } met fin à la réservation : { $kind }.
event-turned = { $seat } retourne { $card } : { $ruler } doit partir vers { $direction }.
event-turned-in-vain = { $seat } retourne { $card }, mais { $ruler } est déjà hors jeu.
event-announced = { $seat } chasse { $ruler }.
event-fled = { $ruler_cap } fuit de { $cell_from } à { $cell_to }, vers { $direction_taken } (la carte indique { $direction_shown }).
event-yurt-from-camp = Une yourte neutre du camp { $ruler_of } est posée en { $cell } ; il en reste { $left } au camp.
event-yurt-from-supply = Une yourte neutre de la réserve est posée en { $cell }.
event-last-yurt = { $ruler_cap } est hors jeu : la dernière yourte du camp prend sa place en { $cell }.
event-no-escape = { $ruler_cap } ne peut pas fuir de { $cell } et se retrouve hors jeu ; { $moved ->
    [one] { $moved } yourte passe
   *[other] { $moved } yourtes passent
} du camp à la réserve.
event-final-phase-triggered = Cinq souverains sont hors jeu : { $seat } déclenche la phase finale.
event-replaced = Une yourte neutre remplace { $ruler } en { $cell }.
event-invaded = { $seat } envahit { $cell } avec { $card }.
event-invaded-freely = { $seat } envahit { $cell } sans carte.
event-discarded = { $seat } défausse { $card }.
event-consent-asked = { $asker } demande l’accord de { $seat } : { $placement }.
event-consented = { $seat } accepte : { $placement }.
event-refused = { $seat } refuse : { $placement }.
event-refused-for-turn = { $seat } refuse : { $placement }, et tout le reste pendant ce tour de { $asker }.
event-conquered = { $owners_count ->
    [one] { $seat } conquiert : { $placement }.
   *[other] { $seat } conquiert : { $placement } ; la pièce est partagée entre { $owners }.
} Yourtes dessous : { $yurts } ; neutres : { $neutral }. Pièces de cette sorte restantes : { $left }.
event-used-high-morale = { $seat } utilise Moral élevé pour une troisième action.
event-high-morale-kept = { $seat } n’a plus de troisième action possible et garde Moral élevé.
event-used-protection = { $seat } utilise Protection du Grand Khan.
event-used-divine-support = { $seat } utilise Soutien divin pour les yourtes neutres : { $region }.
event-reserved = { $seat } réserve { $kind_the }.
event-put-away = { $seat } retire de la partie sa carte { $special }.
event-drew = { $seat } pioche { $cards }.
event-drew-unseen = { $seat } pioche { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
event-reshuffled = La défausse devient la nouvelle pioche de { $number } cartes.
event-passed = { $seat } passe.
event-final-turn-began = Phase finale : { $seat }.
event-piece-scored = { $owners_count ->
    [one] { $owners } marque { $points } ({ $placement }).
   *[other] { $owners } marquent chacun { $points } ({ $placement }).
}
event-territory-scored = Territoires de { $seat } : { $sizes }. Bonus : { $points }.
event-ended = { $winners_count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
} Points : { $scores }.

## Refus

reason-KH-SETUP-11 = La région ({ $region }) a déjà une yourte, en { $cell_yurt } ; les premières yourtes vont dans des régions sans yourte.
reason-KH-BOARD-14 = { $cell } n’est pas vide.
reason-KH-TURN-9 = Envahir n’importe où prend les deux actions, et l’une est déjà faite.
reason-KH-TURN-10 = On ne peut pas sauter une action tant qu’une autre est possible.
reason-KH-INVADE-1 = Vous n’avez pas { $card } en main.
reason-KH-INVADE-2 = { $card } ne permet pas { $cell } : c’est une autre région ({ $region }).
reason-KH-INVADE-3 = { $cell } n’est pas au bord du fleuve.
reason-KH-INVADE-4 = { $cell } ne touche pas un territoire voisin.
reason-KH-INVADE-6 = Les yourtes se posent seulement sur la terre, à l’intérieur du plateau.
reason-KH-INVADE-9 = { $card } ne permet aucune case vide.
reason-KH-CHASE-1 = { $ruler_cap } n’est plus sur le plateau.
reason-KH-CHASE-10 = Cinq souverains sont hors jeu : on ne peut plus en chasser.
reason-KH-CONQ-2 = Il ne reste plus de pièce de cette sorte : { $kind }.
reason-KH-CONQ-3 = Ces cases n’ont pas la forme voulue : { $kind }.
reason-KH-CONQ-4 = { $words } est hors du plateau.
reason-KH-CONQ-5 = { $cell } est déjà recouverte par une pièce.
reason-KH-CONQ-6 = { $ruler_cap } se tient en { $cell }.
reason-KH-CONQ-7 = Une tuile ne recouvre que la terre, avec une yourte sur chaque case ; il n’y en a pas en { $cell }.
reason-KH-CONQ-9 = La pièce ({ $kind }) doit franchir le fleuve.
reason-KH-CONQ-10 = Chaque case de terre sous un pont doit porter une yourte ; il n’y en a pas en { $cell }.
reason-KH-CONQ-11 = La pièce ({ $kind }) doit relier deux rives du fleuve.
reason-KH-CONQ-12 = Un pont ne peut pas finir dans le fleuve, comme ici en { $cell }.
reason-KH-CONQ-20 = Vous n’avez aucune yourte sous cette pièce : { $placement }.
reason-KH-CONQ-21 = { $seat } a plus de yourtes que vous sous la pièce : { $number } contre { $number_own }.
reason-KH-FREE-1 = { $cell } n’est pas vide.
reason-KH-FREE-2 = Vous n’avez pas { $card } en main : impossible de la défausser.
reason-KH-FREE-5 = Aucune case du plateau n’est vide.
reason-KH-SPECIAL-4 = Vous n’avez plus de carte { $special } inutilisée.
reason-KH-SPECIAL-HM-2 = La troisième action ne peut pas être d’envahir n’importe où.
reason-KH-SPECIAL-HM-4 = Aucune troisième action n’est possible.
reason-KH-SPECIAL-KP-1 = La Protection de { $seat } est encore active.
reason-KH-SPECIAL-KP-2 = La Protection ne peut pas servir deux tours de suite.
reason-KH-SPECIAL-KP-4 = La yourte de { $seat } en { $cell } est protégée.
reason-KH-SPECIAL-DS-1 = Le Soutien divin de { $seat } est encore actif.
reason-KH-SPECIAL-DS-2 = Le Soutien divin ne peut pas servir deux tours de suite.
reason-KH-SPECIAL-DS-3 = À deux ou trois joueurs, le Soutien divin protège toutes les régions à la fois.
reason-KH-SPECIAL-DS-4 = À quatre joueurs, le Soutien divin protège une seule région.
reason-KH-SPECIAL-DS-5 = { $seat } protège déjà cette région ({ $region }).
reason-KH-SPECIAL-DS-6 = { $seat } protège la yourte neutre en { $cell }.
reason-KH-SPECIAL-RC-1 = Il ne reste aucune pièce de cette sorte à réserver : { $kind }.
reason-KH-SPECIAL-RC-2 = { $seat } a déjà réservé cette pièce : { $kind }.
reason-KH-SPECIAL-RC-4 = { $seat } a réservé cette sorte de pièces : { $kind }.
reason-KH-SPECIAL-RC-5 = Toutes les pièces restantes de cette sorte sont réservées, dont une par { $seat } : { $kind }.
reason-KH-FINAL-10 = Dans la phase finale, on ne fait que conquérir.
reason-KH-FINAL-15 = On ne peut pas passer tant qu’une conquête est possible sans l’accord de personne.
reason-KH-RULING-14 = On ne défausse des cartes qu’après avoir envahi n’importe où.
reason-KH-RULING-18 = Déjà refusé pendant ce tour : { $placement }.
reason-KH-RULING-39 = { $seat } refuse tout pendant ce tour.

## Points

score-pieces = pièces
score-bonus = bonus de territoires
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
table-ruler-kyrgyz = le chef kirghize
    .of = du chef kirghize
    .cap = Le chef kirghize
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
table-region-mountain = montagnes
table-region-ice = glaces
table-region-tundra = toundra
table-region-rocky_desert = désert de pierre
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
table-special-khan_protection = Protection du Grand Khan
table-special-divine_support = Soutien divin
table-special-reconnaissance = Reconnaissance

table-kind-tile_i2 = tuile I2
    .the = la tuile I2
table-kind-tile_i3 = tuile I3
    .the = la tuile I3
table-kind-tile_v3 = tuile V3
    .the = la tuile V3
table-kind-tile_i4 = tuile I4
    .the = la tuile I4
table-kind-tile_o4 = tuile O4
    .the = la tuile O4
table-kind-tile_t4 = tuile T4
    .the = la tuile T4
table-kind-tile_s4 = tuile S4
    .the = la tuile S4
table-kind-tile_l4 = tuile L4
    .the = la tuile L4
table-kind-tile_f5 = tuile F5
    .the = la tuile F5
table-kind-tile_i5 = tuile I5
    .the = la tuile I5
table-kind-tile_l5 = tuile L5
    .the = la tuile L5
table-kind-tile_n5 = tuile N5
    .the = la tuile N5
table-kind-tile_p5 = tuile P5
    .the = la tuile P5
table-kind-tile_t5 = tuile T5
    .the = la tuile T5
table-kind-tile_u5 = tuile U5
    .the = la tuile U5
table-kind-tile_v5 = tuile V5
    .the = la tuile V5
table-kind-tile_w5 = tuile W5
    .the = la tuile W5
table-kind-tile_x5 = tuile X5
    .the = la tuile X5
table-kind-tile_y5 = tuile Y5
    .the = la tuile Y5
table-kind-tile_z5 = tuile Z5
    .the = la tuile Z5
table-kind-bridge_i3 = pont I3
    .the = le pont I3
table-kind-bridge_i4 = pont I4
    .the = le pont I4
table-kind-bridge_l4 = pont L4
    .the = le pont L4

-mountain = montagnes
-ice = glaces
-tundra = toundra
-rocky_desert = désert de pierre
-sand_desert = désert de sable
-forest = forêt tropicale
-river = fleuve
-neighbour = territoire voisin
-khan = joker du Khan
table-card-c01 = c01 ({ -mountain })
table-card-c02 = c02 ({ -ice })
table-card-c03 = c03 ({ -tundra })
table-card-c04 = c04 ({ -rocky_desert })
table-card-c05 = c05 ({ -sand_desert })
table-card-c06 = c06 ({ -forest })
table-card-c07 = c07 ({ -river })
table-card-c08 = c08 ({ -neighbour })
table-card-c09 = c09 ({ -khan })
table-card-c10 = c10 ({ -mountain })
table-card-c11 = c11 ({ -ice })
table-card-c12 = c12 ({ -tundra })
table-card-c13 = c13 ({ -rocky_desert })
table-card-c14 = c14 ({ -sand_desert })
table-card-c15 = c15 ({ -forest })
table-card-c16 = c16 ({ -river })
table-card-c17 = c17 ({ -neighbour })
table-card-c18 = c18 ({ -khan })
table-card-c19 = c19 ({ -mountain })
table-card-c20 = c20 ({ -ice })
table-card-c21 = c21 ({ -tundra })
table-card-c22 = c22 ({ -rocky_desert })
table-card-c23 = c23 ({ -sand_desert })
table-card-c24 = c24 ({ -forest })
table-card-c25 = c25 ({ -river })
table-card-c26 = c26 ({ -neighbour })
table-card-c27 = c27 ({ -khan })
table-card-c28 = c28 ({ -mountain })
table-card-c29 = c29 ({ -ice })
table-card-c30 = c30 ({ -tundra })
table-card-c31 = c31 ({ -rocky_desert })
table-card-c32 = c32 ({ -sand_desert })
table-card-c33 = c33 ({ -forest })
table-card-c34 = c34 ({ -river })
table-card-c35 = c35 ({ -neighbour })
table-card-c36 = c36 ({ -khan })
table-card-c37 = c37 ({ -mountain })
table-card-c38 = c38 ({ -ice })
table-card-c39 = c39 ({ -tundra })
table-card-c40 = c40 ({ -rocky_desert })
table-card-c41 = c41 ({ -sand_desert })
table-card-c42 = c42 ({ -forest })
table-card-c43 = c43 ({ -river })
table-card-c44 = c44 ({ -neighbour })
table-card-c45 = c45 ({ -khan })
table-card-c46 = c46 ({ -mountain })
table-card-c47 = c47 ({ -ice })
table-card-c48 = c48 ({ -tundra })
table-card-c49 = c49 ({ -rocky_desert })
table-card-c50 = c50 ({ -sand_desert })
table-card-c51 = c51 ({ -forest })
table-card-c52 = c52 ({ -river })
table-card-c53 = c53 ({ -neighbour })
table-card-c54 = c54 ({ -khan })
table-card-c55 = c55 ({ -mountain })
table-card-c56 = c56 ({ -ice })
table-card-c57 = c57 ({ -tundra })
table-card-c58 = c58 ({ -rocky_desert })
table-card-c59 = c59 ({ -sand_desert })
table-card-c60 = c60 ({ -forest })
table-card-c61 = c61 ({ -river })
table-card-c62 = c62 ({ -neighbour })
table-card-c63 = c63 ({ -khan })
table-card-c64 = c64 ({ -mountain })
table-card-c65 = c65 ({ -ice })
table-card-c66 = c66 ({ -tundra })
table-card-c67 = c67 ({ -rocky_desert })
table-card-c68 = c68 ({ -sand_desert })
table-card-c69 = c69 ({ -forest })
table-card-c70 = c70 ({ -river })
table-card-c71 = c71 ({ -neighbour })
table-card-c72 = c72 ({ -khan })

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
