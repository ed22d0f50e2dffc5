# Les mots du plateau de Warrior Knights.

wk-keys = Tab va d’un lieu à l’autre, les flèches d’un élément à l’autre, N au prochain choix possible ; Entrée choisit.
wk-kingdom = Carte du royaume
wk-strength = force { $strength }
wk-income = revenu { $number }
wk-neutral = neutre
wk-fortified = fortifiée
wk-breaches = { $number ->
    [one] { $number } brèche
   *[other] { $number } brèches
}
wk-casualties = { $number ->
    [one] { $number } perte
   *[other] { $number } pertes
}
wk-exhausted = épuisé
wk-besieged = assiégé par { $baron }
wk-razed = ville rasée
wk-port = port
wk-at-sea = en mer
wk-off-board = hors du plateau
wk-dead = hors jeu
wk-planning = Plan du tour
wk-handed-in = Ont rendu :
wk-hand-in = Rendre
wk-plan-handed-in = Votre plan est rendu. Tant que le dernier ne l’est pas, vous pouvez encore le changer.
wk-change = Changer
wk-take-back = Reprendre
wk-in-hand = { $card } : { $number } en main
wk-round = Tour { $number }
wk-influence-left = Influence restante : { $number }
wk-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
wk-zone = { $zone } : { $number } cartes sur { $need }
wk-market = Compagnies et navires
wk-deck = Pioche : { $number }
wk-cost = prix { $number }
wk-wage = solde { $number }
wk-free = libre
wk-ship-at = en route, case { $number } sur { $spaces }
wk-ship-home = à quai
wk-blessed = bénie
wk-stake = { $baron } : { $number }
wk-affairs = À l’ordre du jour et en vigueur
wk-no-laws = Aucune loi n’est en vigueur.
wk-type-private = motion privée
wk-type-motion = motion
wk-type-law = loi
wk-type-charge = charge
wk-type-office = office
wk-barons = Les barons
wk-cities = { $number ->
    [one] { $number } ville
   *[other] { $number } villes
}
wk-hand-of = { $number ->
    [one] { $number } carte en main.
   *[other] { $number } cartes en main.
}
wk-gavel = Président
wk-sceptre = Chef de l’Église
wk-outlaw = Hors-la-loi
wk-out = Hors jeu
wk-armies = Armées : { $baron }
wk-battle-open = Bataille : { $place }
wk-battle-assault = Assaut : { $place }
wk-battle-siege = Siège : { $place }
wk-townsfolk = Les défenseurs des murs
wk-commander = commande
wk-damage-left = Dégâts encore à placer : { $number }
wk-damage = Dégâts : { $attacker } pour l’attaquant, { $defender } pour le défenseur.
wk-victory = Points de victoire : attaquant { $attacker }, défenseur { $defender }.
wk-fate-deal_100 = 100 dégâts
wk-fate-prevent_100 = pare 100
wk-fate-victory_1 = 1 victoire
wk-fate-draw_1 = une carte de plus
wk-revolt = révolte
wk-assembly = L’Assemblée
wk-assembly-on = L’Assemblée : { $matter }
wk-chair = préside
wk-still-votes = n’a pas encore voté
wk-has-voted = a voté
wk-my-votes = Vos votes, en secret : { $votes }
wk-votes = { $number ->
    [one] { $number } vote
   *[other] { $number } votes
}
wk-event-for = Pour { $baron }
wk-event-all = Pour tous
wk-pledged = Foi promise : { $number }
wk-scene-battle = La bataille
wk-scene-taxation = Impôts
wk-scene-wages = Soldes
wk-scene-assembly = La séance
wk-scene-draft = Le recrutement
wk-scene-event = L’événement
wk-scene-voyage = L’expédition
wk-scene-upkeep = Entretien
wk-earlier = Scène précédente
wk-later = Scène suivante
wk-against = contre
wk-steps = Pas à pas
wk-answers = Réponses
wk-back = Toutes les réponses
wk-offers = Dons et accords
wk-give-to = À
wk-give-for = Pour
wk-give = Donner
wk-for-nothing = rien
wk-for-passage = le passage
wk-for-consent = le consentement
wk-motion-words = La motion dans vos mots
wk-say = La proposer ainsi
