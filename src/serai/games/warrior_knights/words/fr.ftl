name = Warrior Knights
preset-usual = Partie normale
    .why = 10 points d’influence par baron, sans limite de manches.
preset-short = Partie courte
    .why = 8 points d’influence par baron ; la manche 5 est la dernière.
option-influence_per_player = Influence par baron dans la réserve d’influence
    .why = Moins, la partie est plus courte ; plus, elle est plus longue.
option-open_private_motions = Motions privées libres
    .why = Qui propose une motion privée peut aussi soumettre au vote toute autre règle.
option-heir_exchange = Échange d’héritiers
    .why = Les barons peuvent se remettre des héritiers en otages, les libérer ou les exécuter.
option-baron_elimination = Un baron sans château est éliminé
    .why = Quand un château tombe, les nobles du baron quittent le plateau et ses villes redeviennent neutres.
option-might_makes_right = La raison du plus fort
    .why = Seule la majorité des villes fait gagner ; l’influence ne décide de rien.
option-deserted_noble = Un noble abandonné ne meurt pas
    .why = Un noble que ses derniers mercenaires abandonnent revient lui-même, et non son héritier.
option-miracles_can_happen = Les miracles arrivent
    .why = La victime d’un événement durable peut y mettre fin plus tard, pour 1 point de foi de plus que l’annulation.
option-noble_placement_direction = Sens du placement des nobles
    .why = Dans quel sens on place les nobles autour de la table ; la règle dit horaire.
option-two_player_majority_win = Deux barons : la majorité des villes gagne
    .why = Désactivée, la majorité des villes ne fait pas gagner une partie commencée à deux barons.
option-baron_assignment = Attribution des barons
    .why = Distribués au hasard, ou choisis l’un après l’autre dans un ordre tiré au sort.
option-round_limit = Dernière manche (0 : pas de limite)
    .why = Après cette manche, la partie se décide comme quand l’influence est épuisée.
score-influence = influence
score-cities = villes
score-wealth = couronnes, foi et voix
score-troops = troupes sur le plateau
ask-choose-house = { $seat }, quel baron serez-vous ?
    .rule = WK-OPT-10.1
ask-assign-troops = { $seat }, répartissez vos six cartes de troupes. À placer : { $troop }.
    .rule = WK-SETUP-13
ask-castle-site = { $seat }, où bâtissez-vous votre château ?
    .rule = WK-SETUP-17
ask-which-noble = { $seat }, quel noble placez-vous ?
    .rule = WK-SETUP-19
ask-noble-site = { $seat }, où placez-vous { $noble_own } ?
    .rule = WK-SETUP-20
ask-planning = { $seat }, préparez votre manche : jusqu’à deux cartes sur chaque pile.
    .rule = WK-PLAN-1
ask-levy-taxes = { $seat }, Levée d’impôts : une couronne par région où vous avez un noble ?
    .rule = WK-ACTION-24
ask-draft-soldiers = { $seat }, Enrôlement : placer un marqueur sur la piste des mercenaires ?
    .rule = WK-ACTION-28
ask-rally-support = { $seat }, Ralliement : prendre deux voix ?
    .rule = WK-ACTION-30
ask-serve-the-church = { $seat }, Service de l’Église : prendre 1 point de foi ?
    .rule = WK-ACTION-32
ask-choose-zone = { $seat }, dans quelle zone va la carte ?
    .rule = WK-ACTION-14
ask-mobilize-forces = { $seat }, Mobilisation : dans quelle région ?
    .rule = WK-ACTION-36
ask-versatile-strategy = { $seat }, Stratégie souple : choisissez.
    .rule = WK-ACTION-40
ask-buy-space = { $seat }, quelle case de la piste des mercenaires achetez-vous ?
    .rule = WK-ACTION-46
ask-move-noble = { $seat }, quel noble se déplace ?
    .rule = WK-MOVE-2
ask-choose-way = { $seat }, quel chemin prend { $noble_own } ?
    .rule = WK-MOVE-3
ask-permit-passage = { $seat }, laissez-vous { $noble } traverser { $area_the } ?
    .rule = WK-MOVE-7
ask-take-troops = { $seat }, quelles troupes emmène { $noble_own } ?
    .rule = WK-MOVE-20
ask-battle-area = { $seat }, où combattez-vous ?
    .rule = WK-BATTLE-1
ask-attack = { $seat }, qui attaquez-vous { $area_in } ?
    .rule = WK-BATTLE-3
ask-choose-host = { $seat }, quelles armées participent ?
    .rule = WK-BATTLE-4
ask-permit-attack = { $seat }, permettez-vous à { $seat_from } d’attaquer { $wall } ?
    .rule = WK-ASSAULT-1
ask-break-law = { $seat }, la loi l’interdit ({ $act }). Obéir à la loi ou l’enfreindre ?
    .rule = WK-ASSEMBLY-44
ask-take-command = { $seat }, qui commande ?
    .rule = WK-BATTLE-12
ask-hold-fate = { $seat }, mettez des cartes du destin sous la pioche : au moins deux, gardez-en au moins une.
    .rule = WK-BATTLE-15
ask-place-damage = { $number ->
    [one] { $seat }, qui subit les dégâts (reste { $number } perte) ?
   *[other] { $seat }, qui subit les dégâts (restent { $number } pertes) ?
}
    .rule = WK-BATTLE-24
ask-who-first = { $seat }, quel sort se décide d’abord ?
    .rule = WK-RULING-45
ask-deserter = { $seat }, quelle compagnie déserte ({ $nation }) ? Armée : { $army }.
    .rule = WK-RETREAT-2
ask-loss = { $seat }, quelle compagnie est perdue ? { CAP($army) }, pertes : { $number }.
    .rule = WK-DEATH-5
ask-retreat-to = { $seat }, où se retire { $noble_own } ?
    .rule = WK-RETREAT-3
ask-keep-or-raze = { $seat }, garder { $city } ou la raser ?
    .rule = WK-CITY-6
ask-ransom-city = { $seat }, quelle ville cédez-vous à { $seat_to } ?
    .rule = WK-CASTLE-8
ask-ransom = { $seat }, { $city } se révolte : payer 1 point de foi ou { $number } couronnes, ou laisser partir la ville ?
    .rule = WK-UPKEEP-8
ask-upgrade = { $seat }, réparer des murs ou fortifier une ville ?
    .rule = WK-NEUTRAL-2
ask-repair-walls = { $seat }, combien de brèches réparez-vous ({ $wall }) ?
    .rule = WK-NEUTRAL-3
ask-muster = { $seat }, quelle armée passez-vous en revue ?
    .rule = WK-NEUTRAL-7
ask-muster-army = { $seat }, combien de pertes retirez-vous ({ $army }) ?
    .rule = WK-NEUTRAL-7
ask-name-candidate = { $seat }, qui est candidat pour l’événement ?
    .rule = WK-EVENT-1
ask-assign-event = { $seat }, pour qui est l’événement « { $event } » : vous ou { $seat_to } ? { $event_does }
    .rule = WK-EVENT-3
ask-cancel-event = { $number ->
    [one] { $seat }, payer { $number } point de foi pour annuler « { $event } » ? { $event_does }
   *[other] { $seat }, payer { $number } points de foi pour annuler « { $event } » ? { $event_does }
}
    .rule = WK-EVENT-8
ask-pledge = { $seat }, combien de points de foi promettez-vous contre « { $event } » ? Il en manque { $number }. { $event_does }
    .rule = WK-RULING-16
ask-select-army = { $seat }, choisissez une armée.
    .rule = WK-EVENT-15
ask-select-city = { $seat }, choisissez une ville.
    .rule = WK-EVENT-15
ask-select-noble = { $seat }, choisissez un noble.
    .rule = WK-EVENT-15
ask-select-company = { $seat }, quelle compagnie perdez-vous ?
    .rule = WK-EFFECT-1
ask-select-expedition = { $seat }, quelle expédition est perdue ?
    .rule = WK-EVENT-15
ask-choose-one = { $seat }, fortifier une ville ou réparer des murs ?
    .rule = WK-EVENT-15
ask-found = { $seat }, quelle expédition lancez-vous ?
    .rule = WK-EXPED-2
ask-invest = { $seat }, combien de couronnes investissez-vous dans l’expédition ({ $expedition }) ?
    .rule = WK-EXPED-3
ask-blessing = { $seat }, bénir l’expédition ({ $expedition }) pour 1 point de foi ?
    .rule = WK-EXPED-6
ask-pay-some = { $seat }, quels réguliers payez-vous ?
    .rule = WK-WAGES-5
ask-soldiers-wage = { $seat }, payer la solde majorée ou enfreindre la loi ?
    .rule = WK-EFFECT-21
ask-pay-mercenaries = { $seat }, quels mercenaires payez-vous ?
    .rule = WK-WAGES-6
ask-name-chair = { $seat }, qui préside la séance ?
    .rule = WK-ASSEMBLY-4
ask-propose-motion = { $seat }, que proposez-vous ?
    .rule = WK-ASSEMBLY-33
ask-propose-baron = { $seat }, de qui s’agit-il ?
    .rule = WK-ASSEMBLY-34
ask-propose-object = { $seat }, de quoi s’agit-il ?
    .rule = WK-ASSEMBLY-33
ask-order-agenda = { $seat }, quelle carte est mise aux voix ensuite (vote { $number }) ? À l’ordre du jour : { $agenda_left }.
    .rule = WK-ASSEMBLY-6
ask-write-votes = { $agenda_key ->
    [none] { $seat }, vos voix sont inscrites.
   *[other] { $seat }, combien de voix inscrivez-vous pour « { $agenda } » (il en reste { $number }) ? { $agenda_does }
}
    .rule = WK-ASSEMBLY-52
ask-commit-votes = { $proposal_key ->
    [none] { $seat }, combien de voix donnez-vous pour « { $agenda } » (vous en avez { $number }) ? { $agenda_does }
   *[other] { $seat }, combien de voix donnez-vous (vous en avez { $number }) ? Motion : { $proposal }{ $agenda_key ->
        [none] {""}
       *[other] {" "}({ $agenda })
    }.
}
    .rule = WK-ASSEMBLY-7
ask-declare = { $proposal_key ->
    [none] { $seat }, à quoi vont vos voix ({ $number }) ? « { $agenda } »
   *[other] { $seat }, pour ou contre (voix : { $number }) ? Motion : { $proposal }{ $agenda_key ->
        [none] {""}
       *[other] {" "}({ $agenda })
    }.
}
    .rule = WK-ASSEMBLY-9
ask-break-tie = { $proposal_key ->
    [none] { $seat }, égalité sur « { $agenda } » : à vous de trancher. { $agenda_does }
   *[other] { $seat }, égalité : à vous de trancher. Motion : { $proposal }{ $agenda_key ->
        [none] {""}
       *[other] {" "}({ $agenda })
    }.
}
    .rule = WK-ASSEMBLY-11
ask-obey-motion = { $seat }, obéir à « { $agenda } » ou défier l’Assemblée ? { $agenda_does }
    .rule = WK-ASSEMBLY-41
ask-offer-post = { $seat }, acceptez-vous « { $agenda } » ? { $agenda_does }
    .rule = WK-ASSEMBLY-41
ask-drop-charge = { $seat }, quelle ancienne charge abandonnez-vous ?
    .rule = WK-ASSEMBLY-24
ask-give-office = { $seat }, quel noble reçoit l’office « { $agenda } » ?
    .rule = WK-ASSEMBLY-26
ask-hire-company = { $seat }, quelle compagnie embauchez-vous ?
    .rule = WK-MERC-1
ask-spend-marker = { $seat }, lequel de vos marqueurs retirez-vous ?
    .rule = WK-MERC-6
ask-post-company = { $seat }, qui la nouvelle compagnie ({ $troop }) rejoint-elle ?
    .rule = WK-MERC-7
ask-buy-influence = { $seat }, { $agenda } : payer des couronnes pour de l’influence ?
    .rule = WK-EFFECT-13
ask-rebuild = { $seat }, rebâtir votre château ?
    .rule = WK-UPKEEP-13
ask-receive = { $seat }, quelle armée reçoit des troupes ?
    .rule = WK-UPKEEP-14
ask-hand-over = { $seat }, que reçoit { $army } ?
    .rule = WK-UPKEEP-14
ask-return-nobles = { $seat }, quel noble revient ?
    .rule = WK-UPKEEP-17
ask-return-to = { $seat }, où revient { $noble_own } ?
    .rule = WK-UPKEEP-17

## Choices

choice-take-house = { $house }
    .group = Choisir un baron
choice-post = { CAP($post) }
    .group = Répartir les troupes
choice-place-castle = Bâtir { $area_in }
    .group = Bâtir le château
choice-plan-card = { $action } : { $stack }
    .group = Planifier une carte
choice-use = Utiliser la carte
    .group = Utiliser
choice-decline = Ne pas utiliser la carte
    .group = Ne pas utiliser
choice-done = Terminé
    .group = Terminé
choice-pick-space = { CAP($space) }
    .group = Piste des mercenaires
choice-pick-zone = { CAP($zone) }
    .group = Zone
choice-mobilize = Mobiliser { $area_in }
    .group = Région
choice-pick-versatile = { CAP($versatile) }
    .group = Stratégie souple
choice-march = Marcher : { $route }
    .group = Marcher
choice-sail = Naviguer vers { $area_the }
    .group = Naviguer
choice-take = Prendre : { $troop } ({ $army })
    .group = Prendre une compagnie
choice-take-all = Prendre toute l’armée : { $army }
    .group = Prendre toute une armée
choice-allow = Permettre
    .group = Permettre
choice-refuse = Refuser
    .group = Refuser
choice-fight = Attaquer { $seat } en terrain découvert
    .group = Bataille en terrain découvert
choice-assault = Donner l’assaut
    .group = Assaut
choice-besiege = Assiéger les murs
    .group = Siège
choice-attack-with = Attaquer avec { $nobles_and }
    .group = Armées
choice-discard = Mettre sous la pioche : { $fate }
    .group = Mettre sous la pioche
choice-casualty = Une perte pour { $army }
    .group = Perte
choice-breach = Une brèche dans les murs
    .group = Brèche
choice-keep = Garder la ville
    .group = Garder
choice-raze = Raser la ville
    .group = Raser
choice-pay-faith = Payer en foi
    .group = Payer en foi
choice-pay-crowns = Payer en couronnes
    .group = Payer en couronnes
choice-let-go = Laisser partir la ville
    .group = Laisser partir
choice-repair = Réparer { $wall }
    .group = Réparer
choice-fortify = Fortifier { $city }
    .group = Fortifier
choice-amount = { $asked ->
    [choose-one] { $number ->
        [0] Fortifier une ville
       *[other] Réparer des murs
    }
    [invest] { $number ->
        [0] Ne rien investir
        [one] { $number } couronne
       *[other] { $number } couronnes
    }
    [pledge] { $number ->
        [0] Aucun point de foi
        [one] { $number } point de foi
       *[other] { $number } points de foi
    }
    [commit-votes] { $number ->
        [0] Aucune voix
       *[other] { $number } voix
    }
    [write-votes] { $number ->
        [0] Aucune voix
       *[other] { $number } voix
    }
   *[other] { $number }
}
    .group = Nombre
choice-pick-noble = { CAP($noble) }
    .group = Noble
choice-pick-army = { CAP($army) }
    .group = Armée
choice-pick-area = { $area }
    .group = Région
choice-pick-city = { $city }
    .group = Ville
choice-pick-troop = { CAP($troop) }
    .group = Troupes
choice-pick-seat = { $seat }
    .group = Baron
choice-pick-agenda = { $agenda }
    .group = Carte de l’ordre du jour
choice-pick-expedition = { CAP($expedition) }
    .group = Expédition
choice-keep-event = Prendre l’événement pour vous
    .group = Prendre l’événement
choice-pass-event = Donner l’événement au candidat
    .group = Passer l’événement
choice-cancel = Annuler l’événement
    .group = Annuler l’événement
choice-bless = Bénir l’expédition
    .group = Bénir
choice-buy = Acheter de l’influence
    .group = Acheter
choice-pay-regulars = Payer les { $troops_and }
    .group = Payer les réguliers
choice-pay = Payer : { $troop } ({ $army })
    .group = Payer une compagnie
choice-pay-all = Payer tout le monde
    .group = Payer tout le monde
choice-propose = { CAP($proposal) }
    .group = Proposer
choice-table-talk = Dans vos mots : { $words }
    .group = Vos propres mots
choice-for = Pour
    .group = Pour
choice-against = Contre
    .group = Contre
choice-obey = Obéir
    .group = Obéir
choice-defy = Défier l’Assemblée
    .group = Défier
choice-hire = Embaucher : { $troop }
    .group = Embaucher
choice-give = Donner { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
} à { $seat } { $note }
    .group = Donner des couronnes
choice-offer-heir = Offrir un héritier à { $seat } : { $noble_own }
    .group = Offrir un héritier
choice-accept-heir = Prendre l’héritier en otage : { $noble }
    .group = Prendre un otage
choice-release-heir = Libérer l’héritier : { $noble }
    .group = Libérer un otage
choice-execute-heir = Exécuter l’héritier : { $noble }
    .group = Exécuter un otage
choice-miracle = Un miracle met fin à « { $event } »
    .group = Miracle

## Events

event-house-taken = { $seat } est { $house }.
event-city-ruined = { $city } est rasée.
event-troops-assigned = { CAP($army) } reçoit : { $troops }.
event-companies-revealed = Compagnies à embaucher : { $troops }.
event-agenda-revealed = À l’ordre du jour : { $agenda }. { $agenda_does }
event-castle-placed = { $seat } bâtit un château { $area_in }.
event-noble-placed = { $noble_who } place { $noble_own } { $area_in }.
event-gavel-passed = { $seat } prend le maillet et préside l’Assemblée.
event-sceptre-passed = { $seat } prend le sceptre et devient chef de l’Église.
event-round-began = La manche { $round } commence.
event-planned = { $seat } : plan prêt, { $first } + { $second } + { $third } cartes.
event-card-revealed = Carte : { $card }.
event-neutral-revealed = Carte neutre : { $neutral }.
event-card-declined = { $card_who } n’utilise pas la carte { $card_own }.
event-card-laid = La carte { $card_own } ({ $card_who }) va dans { $zone }.
event-card-returned = { $card_who } reprend en main la carte { $card_own }.
event-phase-began = Phase : { $phase }.
event-zone-returned = Les cartes quittent { $zone }.
event-gained = { $seat } gagne { $goods_key ->
    [crowns] { $amount ->
        [one] { $amount } couronne
       *[other] { $amount } couronnes
    }
    [votes] { $amount } voix
    [faith] { $amount ->
        [one] { $amount } point de foi
       *[other] { $amount } points de foi
    }
   *[influence] { $amount ->
        [one] { $amount } point d’influence
       *[other] { $amount } points d’influence
    }
} ({ $cause }).
event-paid = { $seat } paie { $goods_key ->
    [crowns] { $amount ->
        [one] { $amount } couronne
       *[other] { $amount } couronnes
    }
    [votes] { $amount } voix
    [faith] { $amount ->
        [one] { $amount } point de foi
       *[other] { $amount } points de foi
    }
   *[influence] { $amount ->
        [one] { $amount } point d’influence
       *[other] { $amount } points d’influence
    }
} ({ $cause }).
event-marker-placed = { $seat } pose un marqueur sur la piste des mercenaires ({ $space }).
event-marker-removed = { $seat } retire un marqueur de la piste des mercenaires ({ $space }).
event-fate-turned = Destin : { $fate }.
event-fate-shuffled = La pioche du destin est mélangée.
event-marched = { CAP($noble) } marche vers { $area_the }.
event-sailed = { CAP($noble) } navigue vers { $area_the }.
event-landed = { CAP($noble) } débarque { $area_in }.
event-troop-taken = { CAP($army) } prend : { $troop } (cède : { $army_from }).
event-army-taken = { CAP($army) } prend toutes les troupes (cède : { $army_from }).
event-troop-joined = { CAP($army) } reçoit : { $troop }.
event-troop-left = { CAP($army) } perd : { $troop }.
event-noble-left = { CAP($noble) } quitte le plateau vivant.
event-noble-exhausted = { CAP($noble) } est épuisé.
event-permitted = { $seat } le permet.
event-forbidden = { $seat } refuse.
event-battle-joined = { $seat } attaque { $seat_against } { $area_in } avec { $nobles_and }.
event-walls-assaulted = { $seat } donne l’assaut : { $wall }. Y participent : { $nobles_and }.
event-siege-laid = { $seat } assiège { $wall }.
event-siege-won = { $seat } gagne le siège { $wall_of } : les murs tombent.
event-siege-lifted = Le siège { $wall_of } est levé.
event-host-counted = Force : { $armies_strengths }.
event-walls-counted = Force des murs ({ $wall }) : { $strength }.
event-siege-counted = Avec les meneurs : { $attack } contre { $defence }.
event-command-taken = { CAP($noble) } commande.
event-fate-drawn = { $seat } pioche : { $fates }.
event-fate-counted = { $number ->
    [one] { $seat } pioche { $number } carte du destin.
   *[other] { $seat } pioche { $number } cartes du destin.
}
event-fate-for-walls = Cartes du destin pour les murs ({ $wall }) : { $number }.
event-fate-buried = { $seat } met sous la pioche : { $fates }.
event-fate-hidden = { $number ->
    [one] { $seat } met { $number } carte du destin sous la pioche.
   *[other] { $seat } met { $number } cartes du destin sous la pioche.
}
event-fate-revealed = { $seat } montre : { $fates }.
event-walls-revealed = Les murs ({ $wall }) montrent : { $fates }.
event-blows-counted = L’attaquant inflige { $deals ->
    [0] 0
   *[other] { $deals }00
} dégâts et pare { $prevents ->
    [0] 0
   *[other] { $prevents }00
} ; le défenseur inflige { $deals_against ->
    [0] 0
   *[other] { $deals_against }00
} dégâts et pare { $prevents_against ->
    [0] 0
   *[other] { $prevents_against }00
}.
event-damage-counted = Dégâts subis : attaquant { $attacker ->
    [0] 0
   *[other] { $attacker }00
}, défenseur { $defender ->
    [0] 0
   *[other] { $defender }00
}.
event-casualty-taken = { CAP($army) }, pertes : { $number }.
event-casualties-healed = { CAP($army) }, pertes retirées : { $number }.
event-breach-taken = Brèches ({ $wall }) : { $number }.
event-breaches-repaired = Brèches réparées ({ $wall }) : { $number }.
event-fortification-lost = { $city } perd ses fortifications.
event-city-fortified = { $city } est fortifiée.
event-victory-counted = Victoires : { $attacker } à { $defender }.
event-retreat-began = { CAP($noble) } doit se retirer.
event-desertion-drawn = Le destin dit qui déserte : { $army }.
event-nobody-deserted = Personne ne déserte : { $army }.
event-noble-retreated = { CAP($noble) } se retire { $area_in }.
event-noble-died = { CAP($noble) } meurt ; un héritier prend la relève.
event-noble-gone = { CAP($noble) } meurt sans héritier.
event-city-taken = { $seat } prend { $city }.
event-city-freed = { $city } devient neutre.
event-city-razed = { $seat } rase { $city }.
event-castle-fell = Le château { DE($seat) } est pris par { $seat_by }.
event-city-tested = { $city } se révolte-t-elle ? Le destin décide.
event-revolt-began = { $city } se révolte.
event-candidate-named = Candidat pour l’événement : { $seat }.
event-event-revealed = Événement : { $event_card }. { $event_card_does }
event-event-assigned = L’événement « { $event_card } » est pour { $seat }.
event-faith-pledged = { $number ->
    [one] { $seat } promet { $number } point de foi (il en manque encore { $missing }).
   *[other] { $seat } promet { $number } points de foi (il en manque encore { $missing }).
}
event-pledges-failed = Les promesses ne suffisent pas contre « { $event_card } » : personne ne paie.
event-event-cancelled = L’événement « { $event_card } » est annulé.
event-event-worked = L’événement « { $event_card } » prend effet.
event-event-ended = L’événement « { $event_card } » est terminé.
event-heir-lost = { CAP($noble) } n’a plus d’héritier.
event-heir-restored = { CAP($noble) } a de nouveau un héritier.
event-expedition-founded = Une expédition part : { $expedition }.
event-expedition-blessed = L’expédition est bénie : { $expedition }.
event-expedition-moved = L’expédition ({ $expedition }) est sur la case { $space }.
event-news-came = Nouvelles de l’expédition ({ $expedition }) : { $news }.
event-sitting-began = L’Assemblée siège : { $seats_and }.
event-chair-taken = { $seat } préside la séance.
event-proposer-drawn = { $seat } peut proposer une motion privée.
event-proposed = { $seat } propose : { $proposal }.
event-object-named = Il s’agit de : { $agenda }.
event-baron-named = Il s’agit de ce baron : { $seat }.
event-order-announced = Ordre des votes : { $agenda }.
event-vote-called = Aux voix : { $agenda }. { $agenda_does }
event-sheet-revealed = { $seat } avait inscrit : { $votes } voix.
event-votes-committed = { $seat } donne { $number } voix.
event-declared-for = { $seat } vote pour.
event-declared-against = { $seat } vote contre.
event-declared-name = { $seat } vote pour { $seat_named }.
event-tie-broken = { $seat } tranche l’égalité.
event-vote-counted = { $ayes } pour, { $noes } contre.
event-proposal-passed = La motion est adoptée : { $proposal }.
event-proposal-failed = La motion est rejetée : { $proposal }.
event-card-passed = Adopté : { $agenda }.
event-card-failed = Rejeté : { $agenda }.
event-baron-elected = Résultat de l’élection « { $agenda } » : { $seat }.
event-motion-defied = { $seat } défie l’Assemblée.
event-post-refused = { $seat } refuse : { $agenda }.
event-law-broken = { $seat } enfreint la loi ({ $act }).
event-baron-outlawed = { $seat } devient proscrit.
event-baron-readmitted = { $seat } n’est plus proscrit.
event-law-made = Nouvelle loi : { $agenda }.
event-annulled = Abrogé : { $agenda }.
event-charge-taken = { $seat } prend une charge : { $agenda }.
event-charge-dropped = { $seat } abandonne une charge : { $agenda }.
event-office-taken = { CAP($noble) } prend l’office : { $agenda }.
event-office-dropped = L’office est défaussé : { $agenda }.
event-talk-recorded = Convenu : { $talk }
event-sitting-postponed = La séance est ajournée.
event-agenda-dropped = Retiré de l’ordre du jour : { $agenda }.
event-upkeep-began = Manche { $round } : entretien.
event-part-began = Entretien : { $part }.
event-affairs-began = Entretien : { $seat }.
event-companies-offered = Compagnies à embaucher : { $troops }.
event-hiring-began = { $seat } peut embaucher ({ $space }).
event-company-hired = { $seat } embauche : { $troop }.
event-crowns-given = { $seat } donne { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
} à { $seat_to }. { $note }
event-heir-offered = { $noble_who } offre un héritier à { $seat } : { $noble_own }.
event-heir-handed = { $seat } prend l’héritier en otage : { $noble }.
event-heir-released = L’héritier est libéré : { $noble }.
event-heir-executed = L’héritier est exécuté : { $noble }.
event-baron-eliminated = { $seat } est hors jeu.
event-last-round-near = C’est la dernière manche.
event-game-won = { $seat } gagne.
event-nobody-won = Personne ne gagne.

## Reasons

reason-WK-ACTION-14 = Cette carte va dans la zone des soldes ou de l’Assemblée.
reason-WK-ACTION-28 = Cette case de la piste est occupée.
reason-WK-ACTION-29 = Cette case ne sert pas avec si peu de barons.
reason-WK-ACTION-36 = Seuls vos nobles se déplacent.
reason-WK-ACTION-37 = Tous les nobles déplacés par cette carte doivent finir { $area_in }.
reason-WK-ACTION-40 = Choisissez l’un des usages de la carte.
reason-WK-ACTION-43 = Un noble doit se déplacer.
reason-WK-ACTION-47 = Vous ne pouvez pas payer cette case.
reason-WK-ACTION-50 = { CAP($noble) } a déjà été déplacé par cette carte.
reason-WK-ACTION-51 = Le voyage doit finir { $area_in }.
reason-WK-ASSAULT-2 = Un baron sur place refuse l’attaque de ces murs.
reason-WK-ASSAULT-8 = Seuls des murs défendus subissent des brèches.
reason-WK-ASSAULT-9 = Ces murs ne peuvent plus être ébréchés.
reason-WK-ASSEMBLY-11 = Le président ne choisit que parmi les résultats à égalité.
reason-WK-ASSEMBLY-17 = Cette carte se vote pour ou contre.
reason-WK-ASSEMBLY-18 = Pour cette carte, on nomme un baron.
reason-WK-ASSEMBLY-24 = Il faut abandonner l’une des trois anciennes charges.
reason-WK-ASSEMBLY-26 = L’office revient à l’un de vos nobles encore en jeu.
reason-WK-ASSEMBLY-31 = Seul un proscrit peut simplement refuser.
reason-WK-ASSEMBLY-34 = Ce baron n’est pas proscrit.
reason-WK-ASSEMBLY-35 = Ce n’est pas en vigueur.
reason-WK-ASSEMBLY-37 = Cette carte ne peut pas être rappelée.
reason-WK-ASSEMBLY-4 = Seul un baron présent peut présider.
reason-WK-ASSEMBLY-51 = Un proscrit n’a rien à défier : il lui suffit de refuser.
reason-WK-ASSEMBLY-52 = On ne peut inscrire plus de voix qu’on n’en a ({ $number }).
reason-WK-ASSEMBLY-6 = Cette carte n’attend pas de vote.
reason-WK-ASSEMBLY-7 = Vous pouvez donner jusqu’à { $number } voix.
reason-WK-BATTLE-1 = Il n’y a personne ni rien à attaquer.
reason-WK-BATTLE-15 = Mettez sous la pioche assez de cartes du destin parmi celles que vous avez.
reason-WK-BATTLE-17 = Il faut garder au moins une carte du destin.
reason-WK-BATTLE-24 = Cette armée ne combat pas de votre côté.
reason-WK-BATTLE-26 = Cette armée ne peut plus subir de pertes.
reason-WK-BATTLE-4 = Seuls vos nobles prêts sur place attaquent, au moins un.
reason-WK-BATTLE-7 = Les nobles derrière des murs ne s’attaquent que par les murs.
reason-WK-BATTLE-9 = Ces murs sont les vôtres.
reason-WK-CASTLE-8 = La rançon est l’une de vos villes.
reason-WK-DEAL-1 = Les couronnes se donnent à un autre baron en jeu.
reason-WK-DEAL-6 = Un don est d’au moins une couronne.
reason-WK-DEATH-14 = { CAP($noble) } a trop de pertes pour revenir.
reason-WK-DEATH-6 = Perdre cette compagnie ne correspond pas aux pertes.
reason-WK-DEATH-7 = Seuls les mercenaires de cette armée sont perdus.
reason-WK-EFFECT-1 = La carte n’agit pas sur cela.
reason-WK-EFFECT-13 = Il faut les couronnes et un château sur le plateau.
reason-WK-EFFECT-19 = Un événement de cette manche l’interdit.
reason-WK-EFFECT-2 = Cela resterait sans effet.
reason-WK-EFFECT-21 = Vous avez choisi d’obéir à la loi ({ $act }).
reason-WK-EFFECT-22 = { $city } est assiégée.
reason-WK-EVENT-11 = Un événement s’annule aussitôt ou jamais.
reason-WK-EVENT-5 = Vous n’avez pas assez de points de foi.
reason-WK-EVENT-8 = L’annulation coûte plus de points de foi que vous n’en avez : { $number }.
reason-WK-EXPED-2 = Cette expédition est déjà en route.
reason-WK-EXPED-3 = Vous pouvez investir jusqu’à cinq de vos couronnes.
reason-WK-EXPED-6 = Vous n’avez pas de point de foi pour la bénir.
reason-WK-MERC-1 = Cette compagnie n’est pas à embaucher.
reason-WK-MERC-10 = Aucune de vos armées ne peut accueillir une compagnie.
reason-WK-MERC-2 = Vous ne pouvez pas payer cette compagnie (prix : { $number }).
reason-WK-MERC-4 = Il ne vous reste pas de marqueur pour une autre compagnie.
reason-WK-MERC-6 = On n’embauche ensemble que des compagnies d’une même nation, chacune pour un de vos marqueurs.
reason-WK-MERC-7 = Les troupes embauchées rejoignent un noble chez vous ou hors du plateau, ou le château.
reason-WK-MERC-9 = Cette armée est assiégée.
reason-WK-MOVE-10 = { CAP($noble) } est assiégé.
reason-WK-MOVE-12 = Vous n’y avez aucun noble prêt.
reason-WK-MOVE-13 = On navigue d’un port à un autre.
reason-WK-MOVE-2 = Seuls les nobles prêts sur le plateau se déplacent.
reason-WK-MOVE-20 = Les troupes viennent d’un noble prêt ou du château de la même région.
reason-WK-MOVE-24 = D’une armée avec pertes on prend tout, des autres carte par carte.
reason-WK-MOVE-26 = Les assiégés ne donnent ni ne reçoivent de troupes.
reason-WK-MOVE-27 = Le passage a été refusé.
reason-WK-MOVE-3 = Un déplacement part de la région du noble vers une région voisine.
reason-WK-MOVE-4 = On ne va si loin que par une route.
reason-WK-MOVE-5 = Des montagnes séparent { $area_from_the } et { $area_the }.
reason-WK-MOVE-6 = Une rivière sans pont sépare { $area_from_the } et { $area_the }.
reason-WK-NEUTRAL-2 = Ces murs ne sont pas les vôtres.
reason-WK-NEUTRAL-3 = On ne peut réparer tant de brèches ici.
reason-WK-NEUTRAL-4 = Fortifier coûte { $number } couronnes.
reason-WK-NEUTRAL-5 = { $city } est déjà fortifiée.
reason-WK-NEUTRAL-6 = Ces murs sont assiégés.
reason-WK-NEUTRAL-7 = On ne peut retirer tant de pertes ici.
reason-WK-OPT-10-1 = Ce baron est déjà pris.
reason-WK-OPT-2-1 = Les motions libres ne font pas partie de cette partie.
reason-WK-OPT-2-3 = Seul l’auteur d’une telle motion en choisit les termes.
reason-WK-OPT-2-4 = Cela ne peut pas être proposé maintenant.
reason-WK-OPT-3-2 = Cet héritier ne peut pas changer de mains ainsi.
reason-WK-OPT-3-3 = Vous ne détenez pas cet héritier.
reason-WK-OPT-3-4 = Vous ne détenez pas cet héritier, vous ne pouvez l’exécuter.
reason-WK-OPT-3-5 = Un héritier est en otage : { $noble }.
reason-WK-OPT-4-1 = Ce baron est hors jeu.
reason-WK-OPT-7-1 = Vous n’avez pas cet événement devant vous, ou pas assez de points de foi.
reason-WK-OPT-7-2 = Un miracle n’arrive que lorsque c’est à vous de décider.
reason-WK-PLAN-3 = Deux de vos cartes sont déjà sur cette pile.
reason-WK-PLAN-4 = Cette carte n’est pas dans votre main.
reason-WK-PLAYERS-4 = Avec si peu de barons, pas de château sur le bord.
reason-WK-RETREAT-2 = C’est une compagnie de la nation tirée qui déserte.
reason-WK-RETREAT-3 = Un adversaire est déjà { $area_in }.
reason-WK-RULING-15 = Le candidat est un autre baron en jeu.
reason-WK-RULING-16 = On ne promet pas plus que ce qu’on a ni que ce qui manque.
reason-WK-RULING-45 = Il n’y a rien à décider ici pour l’instant.
reason-WK-RULING-5 = Les châteaux se trouvent dans le royaume.
reason-WK-RULING-63 = { $number ->
    [one] Vous n’avez que { $number } couronne à donner.
   *[other] Vous n’avez que { $number } couronnes à donner.
}
reason-WK-RULING-91 = Personne ne pourrait aller { $area_in } ni y combattre.
reason-WK-RULING-94 = Vous en avez fini avec cette armée à cette étape : { $army }.
reason-WK-SETUP-13 = Chaque compagnie va à un noble ou au château.
reason-WK-SETUP-14 = On place les nobles qui ont des troupes et ne sont pas encore sur le plateau.
reason-WK-SETUP-17 = Un château demande une région sans ville ni autre château.
reason-WK-SETUP-20 = Un adversaire est déjà { $area_in }.
reason-WK-SETUP-21 = Aucun noble ne commence outre-mer.
reason-WK-SIEGE-1 = Les assiégeants sont trop faibles : { $number } contre { $number_against }.
reason-WK-SIEGE-12 = Le siège n’a commencé que cette manche.
reason-WK-SIEGE-16 = Un autre baron assiège ces murs.
reason-WK-SIEGE-6 = Cette armée est assiégée.
reason-WK-TERM-15 = Ce noble ne mène aucune de vos armées dans cette bataille.
reason-WK-TERM-20 = { CAP($noble) } n’a pas de troupes et ne peut pas venir sur le plateau.
reason-WK-TERM-7 = Ces régions ne sont pas voisines : { $area_from } et { $area }.
reason-WK-UPKEEP-13 = Un château se rebâtit dans une région sans ville, autre château ni adversaire.
reason-WK-UPKEEP-14 = Les troupes ne changent d’armée que dans une même région.
reason-WK-UPKEEP-15 = À cette étape, les nobles hors du plateau partagent leurs troupes.
reason-WK-UPKEEP-16 = À cette étape, les troupes vont du château aux nobles hors du plateau.
reason-WK-UPKEEP-17 = Les nobles reviennent à leur château ou à leurs villes non assiégées.
reason-WK-UPKEEP-19 = Cette compagnie a déjà changé d’armée : { $troop }.
reason-WK-UPKEEP-8 = La rançon est de { $number } ({ $goods }), que vous n’avez pas.
reason-WK-WAGES-2 = On ne choisit ici que des mercenaires ; les réguliers passent d’abord.
reason-WK-WAGES-5 = On paie le plus de réguliers possible avec { $number } couronnes.
reason-WK-WAGES-6 = Vous ne pouvez pas payer cela.

## Tables

table-seat-first = Baron 1
table-seat-second = Baron 2
table-seat-third = Baron 3
table-seat-fourth = Baron 4
table-seat-fifth = Baron 5
table-seat-sixth = Baron 6
table-house-madder = Thomas Edmund Madder
    .short = Madder
table-house-limon = Guillaume de Limon
    .short = Limon
table-house-zobel = Heinrich Otto Zobel
    .short = Zobel
table-house-viola = Umberto da Viola
    .short = Viola
table-house-emeraude = Raoul d’Émeraude
    .short = Émeraude
table-house-niebieski = Mieczyslaw Niebieski
    .short = Niebieski
table-post-circle = { table-noble.own }
table-post-square = { table-noble.own }
table-post-triangle = { table-noble.own }
table-post-hexagon = { table-noble.own }
table-post-castle = le château
table-city-froli = Froli
    .in = à Froli
    .of = de Froli
table-city-halben = Halben
    .in = à Halben
    .of = de Halben
table-city-iskar = Iskar
    .in = à Iskar
    .of = d’Iskar
table-city-kovel = Kovel
    .in = à Kovel
    .of = de Kovel
table-city-dunmere = Dunmere
    .in = à Dunmere
    .of = de Dunmere
table-city-thira = Thira
    .in = à Thira
    .of = de Thira
table-city-monz = Monz
    .in = à Monz
    .of = de Monz
table-city-carrow = Carrow
    .in = à Carrow
    .of = de Carrow
table-city-valbruck = Valbruck
    .in = à Valbruck
    .of = de Valbruck
table-city-arvane = Arvane
    .in = à Arvane
    .of = d’Arvane
table-city-tarsin = Tarsin
    .in = à Tarsin
    .of = de Tarsin
table-city-surat = Surat
    .in = à Surat
    .of = de Surat
table-city-estrel = Estrel
    .in = à Estrel
    .of = d’Estrel
table-city-lorne = Lorne
    .in = à Lorne
    .of = de Lorne
table-city-belcort = Belcort
    .in = à Belcort
    .of = de Belcort
table-city-pelmar = Pelmar
    .in = à Pelmar
    .of = de Pelmar
table-city-gedze = Gedze
    .in = à Gedze
    .of = de Gedze
table-city-nesque = Nesque
    .in = à Nesque
    .of = de Nesque
table-city-valencia = Valence
    .in = à Valence
    .of = de Valence
table-city-tunis = Tunis
    .in = à Tunis
    .of = de Tunis
table-city-syracuse = Syracuse
    .in = à Syracuse
    .of = de Syracuse
table-city-constantinople = Constantinople
    .in = à Constantinople
    .of = de Constantinople
table-city-jerusalem = Jérusalem
    .in = à Jérusalem
    .of = de Jérusalem
table-city-alexandria = Alexandrie
    .in = à Alexandrie
    .of = d’Alexandrie
table-wall-froli = Froli
    .of = de Froli
table-wall-halben = Halben
    .of = de Halben
table-wall-iskar = Iskar
    .of = d’Iskar
table-wall-kovel = Kovel
    .of = de Kovel
table-wall-dunmere = Dunmere
    .of = de Dunmere
table-wall-thira = Thira
    .of = de Thira
table-wall-monz = Monz
    .of = de Monz
table-wall-carrow = Carrow
    .of = de Carrow
table-wall-valbruck = Valbruck
    .of = de Valbruck
table-wall-arvane = Arvane
    .of = d’Arvane
table-wall-tarsin = Tarsin
    .of = de Tarsin
table-wall-surat = Surat
    .of = de Surat
table-wall-estrel = Estrel
    .of = d’Estrel
table-wall-lorne = Lorne
    .of = de Lorne
table-wall-belcort = Belcort
    .of = de Belcort
table-wall-pelmar = Pelmar
    .of = de Pelmar
table-wall-gedze = Gedze
    .of = de Gedze
table-wall-nesque = Nesque
    .of = de Nesque
table-wall-valencia = Valence
    .of = de Valence
table-wall-tunis = Tunis
    .of = de Tunis
table-wall-syracuse = Syracuse
    .of = de Syracuse
table-wall-constantinople = Constantinople
    .of = de Constantinople
table-wall-jerusalem = Jérusalem
    .of = de Jérusalem
table-wall-alexandria = Alexandrie
    .of = d’Alexandrie
table-area-C1 = Froli
    .the = Froli
    .in = à Froli
    .of = de Froli
table-area-D1 = Falaises aux Mouettes
    .the = les Falaises aux Mouettes
    .in = aux Falaises aux Mouettes
    .of = des Falaises aux Mouettes
table-area-E1 = Halben
    .the = Halben
    .in = à Halben
    .of = de Halben
table-area-G1 = Iskar
    .the = Iskar
    .in = à Iskar
    .of = d’Iskar
table-area-H1 = Lande aux Cerfs
    .the = la Lande aux Cerfs
    .in = à la Lande aux Cerfs
    .of = de la Lande aux Cerfs
table-area-A2 = Cap de Thira
    .the = le Cap de Thira
    .in = au Cap de Thira
    .of = du Cap de Thira
table-area-C2 = Haute-Vallée
    .the = la Haute-Vallée
    .in = dans la Haute-Vallée
    .of = de la Haute-Vallée
table-area-D2 = Kovel
    .the = Kovel
    .in = à Kovel
    .of = de Kovel
table-area-E2 = Prés de l’Aune
    .the = les Prés de l’Aune
    .in = aux Prés de l’Aune
    .of = des Prés de l’Aune
table-area-F2 = Marais des Aulnes
    .the = le Marais des Aulnes
    .in = dans le Marais des Aulnes
    .of = du Marais des Aulnes
table-area-G2 = Alpages
    .the = les Alpages
    .in = aux Alpages
    .of = des Alpages
table-area-H2 = Dunmere
    .the = Dunmere
    .in = à Dunmere
    .of = de Dunmere
table-area-A3 = Thira
    .the = Thira
    .in = à Thira
    .of = de Thira
table-area-C3 = Monz
    .the = Monz
    .in = à Monz
    .of = de Monz
table-area-D3 = Pied de la Couronne
    .the = le Pied de la Couronne
    .in = au Pied de la Couronne
    .of = du Pied de la Couronne
table-area-E3 = Carrow
    .the = Carrow
    .in = à Carrow
    .of = de Carrow
table-area-F3 = Marche du Pont
    .the = la Marche du Pont
    .in = dans la Marche du Pont
    .of = de la Marche du Pont
table-area-G3 = Valbruck
    .the = Valbruck
    .in = à Valbruck
    .of = de Valbruck
table-area-H3 = Plaine de la Porte-Est
    .the = la Plaine de la Porte-Est
    .in = dans la Plaine de la Porte-Est
    .of = de la Plaine de la Porte-Est
table-area-B4 = Côte aux Harengs
    .the = la Côte aux Harengs
    .in = sur la Côte aux Harengs
    .of = de la Côte aux Harengs
table-area-C4 = Bois de la Vey
    .the = les Bois de la Vey
    .in = dans les Bois de la Vey
    .of = des Bois de la Vey
table-area-D4 = Arvane
    .the = Arvane
    .in = à Arvane
    .of = d’Arvane
table-area-E4 = Boucle de l’Aune
    .the = la Boucle de l’Aune
    .in = dans la Boucle de l’Aune
    .of = de la Boucle de l’Aune
table-area-F4 = Pentes de Fer
    .the = les Pentes de Fer
    .in = sur les Pentes de Fer
    .of = des Pentes de Fer
table-area-G4 = Revers de la Crête
    .the = le Revers de la Crête
    .in = au Revers de la Crête
    .of = du Revers de la Crête
table-area-H4 = Tarsin
    .the = Tarsin
    .in = à Tarsin
    .of = de Tarsin
table-area-A5 = Collines de l’Ouest
    .the = les Collines de l’Ouest
    .in = dans les Collines de l’Ouest
    .of = des Collines de l’Ouest
table-area-B5 = Surat
    .the = Surat
    .in = à Surat
    .of = de Surat
table-area-C5 = Pays des Meuniers
    .the = le Pays des Meuniers
    .in = au Pays des Meuniers
    .of = du Pays des Meuniers
table-area-D5 = Champs de l’Abbaye
    .the = les Champs de l’Abbaye
    .in = aux Champs de l’Abbaye
    .of = des Champs de l’Abbaye
table-area-E5 = Trois-Eaux
    .the = Trois-Eaux
    .in = à Trois-Eaux
    .of = de Trois-Eaux
table-area-F5 = Estrel
    .the = Estrel
    .in = à Estrel
    .of = d’Estrel
table-area-G5 = Longue Bruyère
    .the = la Longue Bruyère
    .in = sur la Longue Bruyère
    .of = de la Longue Bruyère
table-area-H5 = Ferme Lointaine
    .the = la Ferme Lointaine
    .in = à la Ferme Lointaine
    .of = de la Ferme Lointaine
table-area-A6 = Lorne
    .the = Lorne
    .in = à Lorne
    .of = de Lorne
table-area-B6 = Collines Creuses
    .the = les Collines Creuses
    .in = dans les Collines Creuses
    .of = des Collines Creuses
table-area-C6 = Belcort
    .the = Belcort
    .in = à Belcort
    .of = de Belcort
table-area-D6 = Pays du Bac
    .the = le Pays du Bac
    .in = au Pays du Bac
    .of = du Pays du Bac
table-area-E6 = Pelmar
    .the = Pelmar
    .in = à Pelmar
    .of = de Pelmar
table-area-F6 = Marche du Sud
    .the = la Marche du Sud
    .in = dans la Marche du Sud
    .of = de la Marche du Sud
table-area-G6 = Gedze
    .the = Gedze
    .in = à Gedze
    .of = de Gedze
table-area-B7 = Sables de Lorne
    .the = les Sables de Lorne
    .in = dans les Sables de Lorne
    .of = des Sables de Lorne
table-area-C7 = Nesque
    .the = Nesque
    .in = à Nesque
    .of = de Nesque
table-area-D7 = Pays des Roseaux
    .the = le Pays des Roseaux
    .in = au Pays des Roseaux
    .of = du Pays des Roseaux
table-area-E7 = Basse-Aune
    .the = la Basse-Aune
    .in = dans la Basse-Aune
    .of = de la Basse-Aune
table-area-F7 = Pays des Vignes
    .the = le Pays des Vignes
    .in = au Pays des Vignes
    .of = du Pays des Vignes
table-area-G7 = Cap de Gedze
    .the = le Cap de Gedze
    .in = au Cap de Gedze
    .of = du Cap de Gedze
table-area-overseas_valencia = Valence
    .the = Valence
    .in = à Valence
    .of = de Valence
table-area-overseas_tunis = Tunis
    .the = Tunis
    .in = à Tunis
    .of = de Tunis
table-area-overseas_syracuse = Syracuse
    .the = Syracuse
    .in = à Syracuse
    .of = de Syracuse
table-area-overseas_constantinople = Constantinople
    .the = Constantinople
    .in = à Constantinople
    .of = de Constantinople
table-area-overseas_jerusalem = Jérusalem
    .the = Jérusalem
    .in = à Jérusalem
    .of = de Jérusalem
table-area-overseas_alexandria = Alexandrie
    .the = Alexandrie
    .in = à Alexandrie
    .of = d’Alexandrie
table-stack-1 = pile 1
table-stack-2 = pile 2
table-stack-3 = pile 3
table-action-levy_taxes = Levée d’impôts
    .does = Une couronne par région où vous avez un noble.
table-action-draft_soldiers = Enrôlement
    .does = Un marqueur gratuit sur la piste des mercenaires.
table-action-rally_support = Ralliement
    .does = Deux voix ; le maillet si vous en avez le plus.
table-action-serve_the_church = Service de l’Église
    .does = Un point de foi ; le sceptre si vous en avez le plus.
table-action-mobilize_forces = Mobilisation
    .does = Amenez des nobles dans une région, puis attaquez-y.
table-action-versatile_strategy = Stratégie souple
    .does = 2 couronnes, 1 voix, un déplacement, une bataille ou un marqueur.
table-neutral-important_event = Événement important
table-neutral-fund_expedition = Financement d’expédition
table-neutral-upgrade_defenses = Renforcement des défenses
table-neutral-muster_troops = Revue des troupes
table-neutral-uncertain_times = Temps incertains
table-space-1 = case 1
table-space-2 = case 2
table-space-3 = case 3
table-space-4 = case 4
table-space-5 = case 5
table-space-6 = case 6
table-space-7 = case 7
table-zone-taxation = la zone des impôts
table-zone-wages = la zone des soldes
table-zone-assembly = la zone de l’Assemblée
table-phase-taxation = Impôts
table-phase-wages = Soldes
table-phase-assembly = Assemblée
table-phase-mercenary_draft = Recrutement des mercenaires
table-part-influence = influence
table-part-revolts = révoltes
table-part-landing = débarquement
table-part-rest = repos des nobles
table-part-affairs = affaires des barons
table-versatile-crowns = 2 couronnes
table-versatile-vote = 1 voix
table-versatile-move = déplacer un noble
table-versatile-battle = commencer une bataille
table-versatile-marker = acheter une case de la piste des mercenaires
table-nation-english = Anglais
table-nation-swiss = Suisses
table-nation-polish = Polonais
table-nation-romanian = Roumains
table-nation-italian = Italiens
table-nation-spanish = Espagnols
table-troop-english_50 = Anglais 50
table-troop-english_100 = Anglais 100
table-troop-english_150 = Anglais 150
table-troop-english_200 = Anglais 200
table-troop-swiss_50 = Suisses 50
table-troop-swiss_100 = Suisses 100
table-troop-swiss_150 = Suisses 150
table-troop-swiss_200 = Suisses 200
table-troop-polish_50 = Polonais 50
table-troop-polish_100 = Polonais 100
table-troop-polish_150 = Polonais 150
table-troop-polish_200 = Polonais 200
table-troop-romanian_50 = Roumains 50
table-troop-romanian_100 = Roumains 100
table-troop-romanian_150 = Roumains 150
table-troop-romanian_200 = Roumains 200
table-troop-italian_50 = Italiens 50
table-troop-italian_100 = Italiens 100
table-troop-italian_150 = Italiens 150
table-troop-italian_200 = Italiens 200
table-troop-spanish_50 = Espagnols 50
table-troop-spanish_100 = Espagnols 100
table-troop-spanish_150 = Espagnols 150
table-troop-spanish_200 = Espagnols 200
table-troop-regular_50 = réguliers 50
table-troop-regular_100 = réguliers 100
table-fate-1 = 100 dégâts (Polonais)
table-fate-2 = pare 100 (Roumains)
table-fate-3 = 100 dégâts (Suisses ; révolte)
table-fate-4 = 100 dégâts (Italiens ; révolte)
table-fate-5 = une carte de plus (Anglais ; révolte)
table-fate-6 = 1 victoire (Suisses)
table-fate-7 = 100 dégâts (Polonais)
table-fate-8 = pare 100 (Roumains ; révolte)
table-fate-9 = 1 victoire (Roumains)
table-fate-10 = pare 100 (Espagnols)
table-fate-11 = pare 100 (Polonais ; révolte)
table-fate-12 = une carte de plus (Italiens)
table-fate-13 = 100 dégâts (Anglais)
table-fate-14 = 100 dégâts (Italiens)
table-fate-15 = une carte de plus (Italiens)
table-fate-16 = 100 dégâts (Suisses)
table-fate-17 = 100 dégâts (Suisses)
table-fate-18 = 1 victoire (Polonais)
table-fate-19 = pare 100 (Anglais)
table-fate-20 = pare 100 (Roumains)
table-fate-21 = 1 victoire (Anglais)
table-fate-22 = 100 dégâts (Espagnols)
table-fate-23 = 1 victoire (Espagnols ; révolte)
table-fate-24 = 1 victoire (Espagnols)
table-expedition-ceylon = Ceylan
    .does = Le voyage le plus sûr, pour un petit profit.
table-expedition-spice_islands = îles aux Épices
    .does = Un risque moyen, jusqu’à quatre fois la mise.
table-expedition-china = Chine
    .does = Souvent perdue, mais le plus grand profit.
table-news-lost = perdue
table-news-no_news = sans nouvelles
table-news-x1 = gain ×1
table-news-x2 = gain ×2
table-news-x3 = gain ×3
table-news-x4 = gain ×4
table-proposal-readmit = réadmettre un proscrit
    .does = Un proscrit revient à l’Assemblée.
table-proposal-annul = abroger une loi, une charge ou un office
    .does = Une loi, une charge ou un office prend fin.
table-proposal-postpone = ajourner la séance
    .does = Cette séance s’arrête ; ses cartes attendent.
table-proposal-recall = rappeler une carte défaussée
    .does = Une carte de l’ordre du jour défaussée est de nouveau mise aux voix.
table-proposal-open = proposer une autre règle
    .does = Une autre règle est mise aux voix.
table-goods-crowns = couronnes
table-goods-votes = voix
table-goods-faith = foi
table-goods-influence = influence
table-cause-action-card = carte d’action
table-cause-taxation = impôts
table-cause-wages = soldes
table-cause-hire = embauche
table-cause-track = piste des mercenaires
table-cause-repair = réparations
table-cause-fortify = fortification
table-cause-muster = revue des troupes
table-cause-event = événement
table-cause-expedition = expédition
table-cause-assembly = Assemblée
table-cause-law = loi
table-cause-ransom = rançon
table-cause-raze = ville rasée
table-cause-castle = chute d’un château
table-cause-cities = villes
table-cause-office = office
table-cause-charge = charge
table-cause-church = Église
table-cause-blessing = bénédiction
table-act-attack = attaque
table-act-siege = siège
table-act-assault = assaut
table-act-raze = raser une ville
table-act-roads = marche par la route
table-act-sea = voyage par mer
table-act-hire = embauche
table-act-wages = solde majorée
table-agenda-private_motion = Motion privée
    .does = Un baron désigné par le destin propose une motion de son choix.
table-agenda-vote_of_thanks = Vote de remerciement
    .does = Le baron choisi reçoit 5 couronnes.
table-agenda-honours = Honneurs du royaume
    .does = Le baron choisi gagne 1 point d’influence.
table-agenda-new_chairman = Élection du président
    .does = Le baron choisi prend le maillet.
table-agenda-investiture = Investiture
    .does = Le baron choisi devient chef de l’Église.
table-agenda-fine_for_misrule = Amende pour mauvais gouvernement
    .does = Le baron choisi paie 5 couronnes au trésor.
table-agenda-restitution = Restitution d’une ville
    .does = Le baron choisi rend une de ses villes, à son choix ; elle devient neutre.
table-agenda-tithe = Dîme
    .does = Chaque autre baron paie 2 couronnes au chef de l’Église.
table-agenda-disbandment = Licenciement des compagnies
    .does = Chaque baron renvoie 1 carte de mercenaires de son choix.
table-agenda-repair_of_walls = Réparation des murs
    .does = Toutes les brèches sont réparées dans les villes qui ne sont pas assiégées.
table-agenda-general_pardon = Amnistie générale
    .does = Chaque baron proscrit est réadmis à l’Assemblée.
table-agenda-war_tax = Taxe de guerre
    .does = Déclarer une bataille, un assaut ou un siège coûte 2 couronnes.
table-agenda-kings_peace = Paix du roi
    .does = Aucun siège ne peut être déclaré.
table-agenda-mercy_to_cities = Clémence envers les villes
    .does = Les villes prises ne peuvent pas être rasées.
table-agenda-soldiers_wage = Solde des soldats
    .does = Les mercenaires de force 150 ou plus coûtent 1 couronne de solde en plus.
table-agenda-market_charter = Charte des marchés
    .does = Chaque ville rapporte 1 couronne de plus aux impôts.
table-agenda-closed_ports = Ports fermés
    .does = Aucun voyage par mer ne peut commencer.
table-agenda-road_tolls = Péages
    .does = Une marche par la route de deux régions ou plus coûte 1 couronne par noble.
table-agenda-council_reform = Réforme du conseil
    .does = Chaque baron reçoit 1 voix de plus au début de chaque Assemblée.
table-agenda-burgher_rights = Droits des bourgeois
    .does = Les villes fortifiées ne se révoltent pas.
table-agenda-limit_of_companies = Limite des compagnies
    .does = Un baron qui a 6 cartes de mercenaires ou plus ne peut pas embaucher.
table-agenda-fishing_rights = Droits de pêche
    .does = Concession : son titulaire gagne 2 couronnes à chaque phase d’impôts.
table-agenda-wool_staple = Étape de la laine
    .does = Concession : son titulaire gagne 2 couronnes à chaque phase d’impôts.
table-agenda-salt_pans = Salines
    .does = Concession : son titulaire gagne 2 couronnes à chaque phase d’impôts.
table-agenda-timber_rights = Droits de coupe
    .does = Concession : son titulaire gagne 3 couronnes à chaque phase d’impôts.
table-agenda-wine_trade = Commerce du vin
    .does = Concession : son titulaire gagne 3 couronnes à chaque phase d’impôts.
table-agenda-silver_mines = Mines d’argent
    .does = Concession : son titulaire gagne 4 couronnes à chaque phase d’impôts.
table-agenda-ambassador = Ambassadeur
    .does = Son titulaire n’assiste pas à l’Assemblée et gagne 4 couronnes à chaque phase d’impôts.
table-agenda-defender_of_the_faith = Défenseur de la foi
    .does = « Service de l’Église » donne à son titulaire 1 point de foi de plus.
table-agenda-tribune = Tribun des communes
    .does = Son titulaire reçoit 1 voix de plus au début de chaque Assemblée.
table-agenda-patron_of_arts = Mécène
    .does = À chaque entretien, son titulaire peut payer 3 couronnes pour 1 point d’influence.
table-agenda-constable = Connétable
    .does = Le noble en office mène des troupes de soutien de force 200.
table-agenda-marshal = Maréchal
    .does = Le noble en office mène des troupes de soutien de force 100.
table-agenda-admiral = Amiral
    .does = Le noble en office débarque aussitôt quand il voyage par mer.
table-agenda-master_of_horse = Grand écuyer
    .does = Le noble en office avance de 2 régions hors route ou de 4 par la route.
table-agenda-papal_legate = Légat du pape
    .does = Son baron gagne 1 point de foi à chaque entretien tant que le noble en office est sur le plateau.
table-agenda-chancellor = Chancelier
    .does = Son baron reçoit 2 voix de plus au début de chaque Assemblée.
table-agenda-treasurer = Trésorier
    .does = Son baron gagne 3 couronnes à chaque phase d’impôts.
table-agenda-master_engineer = Maître ingénieur
    .does = Quand le noble en office commande un assaut, son camp compte une carte de dégâts de plus.
table-agenda-open_ban_sieges = Motion : pas de sièges
    .does = Aucun siège ne peut être déclaré.
table-agenda-open_ban_assaults = Motion : pas d’assauts
    .does = Aucun assaut ne peut être déclaré.
table-agenda-open_ban_road_marches = Motion : pas de marches par la route
    .does = Les marches par la route de plus d’une région sont interdites.
table-agenda-open_ban_sea_travel = Motion : pas de voyages par mer
    .does = Aucun voyage par mer ne peut commencer.
table-agenda-open_ban_razing = Motion : ne plus raser de villes
    .does = Les villes prises ne peuvent pas être rasées.
table-agenda-open_war_tax = Motion : chaque attaque coûte 3 couronnes
    .does = Déclarer une bataille, un assaut ou un siège coûte 3 couronnes.
table-agenda-open_cap_companies = Motion : pas plus de quatre compagnies
    .does = Un baron qui a 4 cartes de mercenaires ou plus ne peut pas embaucher.
table-agenda-open_subsidy = Motion : subside de 5 couronnes
    .does = Le baron nommé reçoit 5 couronnes.
table-agenda-open_fine = Motion : amende de 5 couronnes
    .does = Le baron nommé paie 5 couronnes au trésor.
table-agenda-open_new_head = Motion : un nouveau chef de l’Église
    .does = Le baron nommé devient chef de l’Église.
table-agenda-open_new_chairman = Motion : un nouveau président
    .does = Le baron nommé prend le maillet.
table-agenda-open_table_talk = Motion dans vos propres mots
    .does = Ce qui est dit est noté, sans autre effet.
table-event-assassin = Assassin
    .does = Une armée de la victime, menée par un noble et choisie par le chef de l’Église, subit 2 pertes.
table-event-heretic = Hérétique
    .does = La victime ne gagne plus de foi jusqu’à la fin de la partie.
table-event-no_heir = Sans héritier
    .does = La victime choisit un de ses nobles, qui n’a pas d’héritier.
table-event-broken_line = Lignée rompue
    .does = Le chef de l’Église choisit un noble de la victime, qui n’a pas d’héritier.
table-event-camp_fever = Fièvre des camps
    .does = Chaque armée de la victime dans une ville ou à son château subit 1 perte.
table-event-highwaymen = Bandits de grand chemin
    .does = La victime perd 5 couronnes.
table-event-great_fire = Grand incendie
    .does = Une ville de la victime, choisie par le chef de l’Église, subit 2 brèches.
table-event-crooked_steward = Intendant malhonnête
    .does = La victime perd la moitié de ses couronnes, arrondie à l’inférieur.
table-event-peasant_rising = Soulèvement paysan
    .does = Le destin décide d’une révolte dans chaque ville de la victime sans noble à elle.
table-event-bought_delegates = Délégués achetés
    .does = La victime perd 3 voix.
table-event-mutinous_companies = Compagnies mutinées
    .does = Tous les mercenaires de la victime de la nation nommée par le destin désertent.
table-event-scandal = Scandale à la cour
    .does = La victime perd 1 point d’influence.
table-event-mired_wagons = Chariots embourbés
    .does = 2 nobles prêts de la victime, choisis par le chef de l’Église, sont épuisés.
table-event-rich_harvest = Riche moisson
    .does = Son baron gagne 5 couronnes.
table-event-acclaim = Acclamation populaire
    .does = Son baron gagne 1 point d’influence.
table-event-pilgrims_gifts = Dons des pèlerins
    .does = Son baron gagne 2 points de foi.
table-event-loyal_delegates = Délégués fidèles
    .does = Son baron gagne 3 voix.
table-event-wandering_company = Compagnie errante
    .does = Son baron prend gratuitement 1 carte de mercenaires de la pioche.
table-event-master_mason = Maître maçon
    .does = Son baron fortifie gratuitement une de ses villes, ou répare toutes les brèches d’une ; pas sous un siège.
table-event-field_surgeons = Chirurgiens de campagne
    .does = Son baron retire jusqu’à 3 pertes d’une de ses armées.
table-event-voice_of_the_hall = Voix de la salle
    .does = Son baron prend le maillet.
table-event-storms_at_sea = Tempêtes en mer
    .does = Aucun voyage par mer ne peut commencer jusqu’à la fin de la manche.
table-event-hard_winter = Rude hiver
    .does = Une phase de soldes a lieu maintenant.
table-event-crown_levy = Levée royale
    .does = Une phase d’impôts a lieu maintenant.
table-event-great_council = Grand conseil
    .does = Une Assemblée a lieu maintenant.
table-event-drought = Sécheresse
    .does = Chaque baron perd 1 couronne par ville du royaume qu’il contrôle.
table-event-pestilence = Pestilence
    .does = À la ville nommée par le destin, chaque armée subit 1 perte et la ville, si elle n’est pas rasée, 1 brèche.
table-event-city_uprising = Soulèvement d’une ville
    .does = La ville nommée par le destin, si elle est contrôlée, se révolte, même avec un noble à l’intérieur.
table-event-disputed_see = Siège contesté
    .does = Le baron nommé par le destin devient chef de l’Église.
table-event-shipwreck = Naufrage
    .does = Une expédition en cours, choisie par le chef de l’Église, est perdue.
table-event-fair_winds = Vents favorables
    .does = Chaque expédition en cours avance de 1 case ; puis viennent les nouvelles.
table-event-companies_disband = Dispersion des compagnies
    .does = Chaque baron perd une carte de mercenaires de la nation nommée par le destin, s’il en a.
table-noble = { $head_key ->
    [none] { table-noble.own } { DE($head) }
   *[other] { table-noble.own } { $head }
}
    .who = { $head }
    .own = { $head_key ->
        [madder] { $tail ->
            [circle] Godwin
            [square] Edric
            [triangle] Aldous
           *[hexagon] Wystan
        }
        [limon] { $tail ->
            [circle] Hugues
            [square] Thibault
            [triangle] Gaspard
           *[hexagon] Yvain
        }
        [zobel] { $tail ->
            [circle] Konrad
            [square] Dietrich
            [triangle] Ulrich
           *[hexagon] Gernot
        }
        [viola] { $tail ->
            [circle] Lorenzo
            [square] Ruggero
            [triangle] Taddeo
           *[hexagon] Ottavio
        }
        [emeraude] { $tail ->
            [circle] Bertrand
            [square] Aymeric
            [triangle] Renaud
           *[hexagon] Lancelin
        }
        [niebieski] { $tail ->
            [circle] Kazimierz
            [square] Zbyszko
            [triangle] Jaromir
           *[hexagon] Witold
        }
       *[none] le noble { $tail ->
            [circle] 1
            [square] 2
            [triangle] 3
           *[hexagon] 4
        }
    }
table-army = { $tail ->
    [castle] la garnison { DE($head) }
   *[other] { table-noble }
}
table-wall = le château { DE($head) }
    .of = du château { DE($head) }
table-card = { $tail ->
    [levy_taxes] Levée d’impôts
    [draft_soldiers] Enrôlement
    [rally_support] Ralliement
    [serve_the_church] Service de l’Église
    [mobilize_forces] Mobilisation
   *[versatile_strategy] Stratégie souple
} ({ $head })
    .who = { $head }
    .own = { $tail ->
        [levy_taxes] Levée d’impôts
        [draft_soldiers] Enrôlement
        [rally_support] Ralliement
        [serve_the_church] Service de l’Église
        [mobilize_forces] Mobilisation
       *[versatile_strategy] Stratégie souple
    }

## Où en est la partie

race-influence = influence { $number }
race-cities = { $number ->
    [one] { $number } ville
   *[other] { $number } villes
}
race-crowns = { $number ->
    [one] { $number } couronne
   *[other] { $number } couronnes
}
race-votes = { $number ->
    [one] { $number } voix
   *[other] { $number } voix
}
race-faith = foi { $number }
distance-round = { $done ->
    [0] Mise en place
   *[other] { $of ->
        [0] Manche { $done }
       *[other] Manche { $done } sur { $of }
    }
}
    .short = { $of ->
    [0] Manche { $done }
   *[other] Manche { $done }/{ $of }
}
distance-last = Dernière manche
    .short = Dernière manche
distance-pool = influence restante : { $left } sur { $of }
    .short = Réserve : { $left }
distance-majority = villes pour gagner : { $done } sur { $of }
    .short = Villes { $done }/{ $of }
verdict-influence = avec { $margin } d’influence d’avance
verdict-majority = avec plus de la moitié des villes du royaume
verdict-survivor = dernier baron en lice
verdict-might = personne n’a tenu plus de la moitié des villes du royaume
verdict-level = à égalité sur tout ce qui compte
verdict-tie = Égalité d’influence. Départage : { $part }
