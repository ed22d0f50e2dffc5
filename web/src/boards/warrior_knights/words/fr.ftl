# Les mots du plateau de Warrior Knights.

wk-keys = Tab va d’un lieu à l’autre, les flèches d’un élément à l’autre, N au prochain choix possible ; Entrée choisit.
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
wk-course = La manche
wk-reach = À portée
wk-reach-land = { $number ->
    [one] { $number } région par terre
   *[other] { $number } régions par terre
}
wk-reach-sea = { $number ->
    [one] { $number } port par mer
   *[other] { $number } ports par mer
}
wk-reach-none = Ne peut pas marcher maintenant.
wk-leave = Passage à autoriser :
wk-ability-free_wages = Une petite armée de ce noble ne coûte pas de solde.
wk-ability-prevent_100 = Pare 100 dégâts en bataille.
wk-ability-deal_100 = Inflige 100 dégâts en bataille.
wk-ability-victory_1 = Ajoute 1 victoire en bataille.
wk-planning = Plan de la manche
wk-handed-in = Prêts :
wk-hand-in = Valider
wk-laid = { $number ->
    [one] { $number } carte prévue.
   *[other] { $number } cartes prévues.
}
wk-plan-handed-in = Votre plan est prêt. Vous pouvez le changer tant que tout le monde n’est pas prêt.
wk-change = Changer
wk-in-hand = { $card } : { $number } en main
wk-round = { $number ->
    [0] Mise en place
   *[other] Manche { $number }
}
wk-influence-left = Influence en réserve : { $number }
wk-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
wk-zone = { $zone } : { $number } cartes sur { $need }
wk-neutral-card = carte neutre
wk-market = Compagnies et navires
wk-track = Piste des mercenaires
wk-companies = Compagnies à embaucher
wk-ships = Expéditions
wk-deck = Pioche : { $number }
wk-cost = prix { $number }
wk-wage = solde { $number }
wk-free = libre
wk-ship-at = en route, case { $number } sur { $spaces }
wk-ship-home = à quai
wk-blessed = bénie
wk-stake = { $baron } : { $number }
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
wk-forecast = Impôts à ce jour : { $income }, soldes : { $wages }.
wk-hostage = Héritier en otage : { $noble } (chez { $baron })
wk-majority = { $needed } des { $cities } villes du royaume font gagner
wk-gavel = Président
wk-sceptre = Chef de l’Église
wk-outlaw = Proscrit
wk-out = Hors jeu
wk-armies = Armées { DE($baron) }
wk-to-assign = À confier à une armée :
wk-battle-open = Bataille : { $place }
wk-battle-assault = Assaut : { $place }
wk-battle-siege = Siège : { $place }
wk-townsfolk = Les défenseurs des murs
wk-commander = commande
wk-damage-left = Dégâts encore à placer : { $number }
wk-fate-deal_100 = 100 dégâts
wk-fate-prevent_100 = pare 100
wk-fate-victory_1 = 1 victoire
wk-fate-draw_1 = une carte de plus
wk-revolt = révolte
wk-assembly = L’Assemblée
wk-assembly-on = L’Assemblée : { $matter }
wk-chair = préside
wk-still-votes = n’a pas encore voté
wk-has-voted = a voté
wk-votes-fewer = Une voix de moins
wk-votes-more = Une voix de plus
wk-my-votes = Vos voix, en secret : { $votes }
wk-votes = { $number ->
    [one] { $number } voix
   *[other] { $number } voix
}
wk-event-for = Pour { $baron }
wk-event-all = Pour tous
wk-scene-battle = La bataille
wk-scene-taxation = Impôts
wk-scene-wages = Soldes
wk-scene-assembly = La séance
wk-scene-draft = Le recrutement
wk-scene-event = L’événement
wk-scene-voyage = L’expédition
wk-scene-upkeep = Entretien
wk-earlier = Scènes plus anciennes
wk-steps = Pas à pas
wk-attacker = attaquant
wk-defender = défenseur
wk-cards-shown = Cartes du destin montrées
wk-cards-held = Cartes du destin en main : { $number }
wk-cards-buried = Sous la pioche : { $number }
wk-no-cards = Un siège se mène sans cartes du destin.
wk-siege-compared = Avec les meneurs : { $attack } contre { $defence }.
wk-reckoning = Le décompte
wk-reckon-deals = Dégâts infligés
wk-reckon-prevents = Dégâts parés
wk-reckon-damage = Dégâts subis
wk-reckon-victory = Victoires
wk-verdict-taken = Les murs tombent
wk-verdict-even = Personne ne se retire
wk-verdict-attacker = L’attaquant l’emporte
wk-verdict-defender = Le défenseur l’emporte
wk-scene-flight = Retraite et désertion
wk-flight-of = Retraite et pertes : { $whom }
wk-flight-retreats = doit se retirer
wk-flight-nation = Le destin désigne : { $nation }.
wk-flight-nobody = Personne ne déserte.
wk-flight-left = Perdues :
wk-flight-to = Destination : { $area }
wk-flight-castle = Se réfugie au château ({ $area }), épuisé
wk-flight-off = Quitte le plateau vivant
wk-flight-dead = Meurt ; l’héritier prend la relève
wk-flight-gone = Meurt sans héritier
wk-event-of = Événement : { $card }
wk-colour-red = Un coup du sort
wk-colour-green = Un coup de chance
wk-colour-blue = Pour tout le royaume
wk-event-candidate = Candidat : { $baron }
wk-event-cancelled = Annulé par la foi
wk-event-works = Prend effet
wk-faith-against = Foi contre l’événement
wk-faith-missing = Foi manquante : { $number }
wk-faith-failed = Les promesses ne suffisent pas : personne ne paie.
wk-revolts = se révolte
wk-quiet = reste calme
wk-revolt-kept = gardée contre paiement
wk-revolt-lost = perdue
wk-for-hire = À embaucher
wk-hires-nobody = n’embauche personne
wk-next-row = À embaucher la prochaine fois :
wk-upkeep-of = Entretien de la manche { $number }
wk-nothing-happens = Rien ne se passe.
wk-changes = { $number ->
    [0] rien à faire
    [one] { $number } changement
   *[other] { $number } changements
}
wk-last-round = La dernière manche
wk-order = L’ordre des votes
wk-votes-before = Votes précédents
wk-proposes = { $baron } propose
wk-tie = Égalité : { $baron } tranche.
wk-vote-passed = Adopté
wk-vote-failed = Rejeté
wk-vote-elected = Résultat de l’élection
wk-postponed = La séance est ajournée
wk-chronicle = Scènes
wk-scene-replay = Revoir :
wk-at-move = coup { $move }
wk-scene-close = Fermer la scène
wk-step-back = Un pas en arrière
wk-step-on = Un pas en avant
wk-step-end = À la fin
wk-step-play = Lire la scène
wk-step-pause = Pause
wk-give-for = Pour
wk-give = Donner
wk-for-nothing = rien
wk-for-passage = le passage
wk-for-consent = l’accord
wk-motion-words = La motion dans vos propres mots
wk-say = Proposer
wk-end-majority = { $baron } gagne avec plus de la moitié du royaume
wk-end-survivor = { $baron } gagne : il ne reste aucun autre baron
wk-end-influence = { $baron } gagne avec le plus d’influence après la dernière manche
wk-end-tie = Personne ne gagne : les meilleurs barons sont à égalité en tout
wk-end-might = Personne ne gagne : nul ne tient plus de la moitié du royaume
wk-end-way-majority = Plus de la moitié du royaume
wk-end-needed = { $cities ->
    [one] { $cities } ville du royaume est debout ; il en faut { $needed } pour gagner.
   *[other] { $cities } villes du royaume sont debout ; il en faut { $needed } pour gagner.
}
wk-end-off = Dans cette partie, cela ne fait pas gagner.
wk-end-way-influence = Le plus d’influence après la dernière manche
wk-end-contests = À égalité, la colonne suivante départage.
wk-end-decided = Ce qui a décidé : { $contest }.
wk-end-not-reached = La partie s’est finie avant.
wk-end-sheet = Tous les barons
wk-end-baron = Baron
wk-end-kingdom = villes du royaume
wk-end-overseas = villes outre-mer
wk-end-nobles = nobles sur la carte
wk-end-posts = Charges et offices
wk-tab-end = La fin
wk-tab-divide = Troupes
wk-tab-plan = Plan
wk-tab-odds = Chances
wk-tab-scene = Scène
wk-tab-round = Manche
wk-tab-armies = Armées
wk-tab-barons = Barons
wk-tab-market = Marché
wk-tab-realm = Lois
wk-step-plan = Plan
wk-step-upkeep = Entretien
wk-move-on = { $stack } ; cliquez pour déplacer
wk-next-here = Prochaine carte : { $stack }
wk-zone-0 = À { $need } cartes, tous touchent leur revenu.
wk-zone-1 = À { $need } cartes, tous paient les soldes.
wk-zone-2 = À { $need } cartes, l’Assemblée vote.
wk-divide = { $number ->
    [6] Répartissez vos six cartes de troupes
    [one] Répartissez { $number } carte de troupes
   *[other] Répartissez { $number } cartes de troupes
}
wk-divide-hint = Ceci est une proposition. Cliquez sur une carte ou faites-la glisser pour la déplacer.
wk-divide-move = { $card }, { $army } : déplacer
wk-divide-confirm = Valider
wk-divided = Vos troupes sont prêtes. Vous pouvez encore changer tant que tout le monde n’est pas prêt.
wk-keep = { $number ->
    [one] Gardez une carte
   *[other] Gardez { $number } cartes
}
wk-keep-card = Garder : { $card }
wk-gift = Don à { $baron }
wk-give-short = Donner
wk-crowns-of = Couronnes (vous en avez { $most })

## Les visages des cartes

wk-fate-does-deal_100 = Au combat : l’autre camp subit 100 dégâts.
wk-fate-does-prevent_100 = Au combat : 100 dégâts sont évités à votre camp.
wk-fate-does-victory_1 = Au combat : une victoire, si les deux camps tiennent encore à la fin.
wk-fate-does-draw_1 = Au combat : piochez une carte du destin de plus.
wk-fate-nation = Désertion et mutinerie : { $nation }.
wk-fate-revolt = La ville mise à l’épreuve se révolte.
wk-company-does = Compagnie de mercenaires ({ $nation }) : force { $strength }, embauchée pour { $cost }, solde { $wage }.
wk-regulars-does = Troupes régulières : force { $strength }, solde { $wage }. On ne les embauche pas et elles ne désertent jamais.
wk-cancel-cost = L’annuler coûte { $number ->
    [one] { $number } point de foi
   *[other] { $number } points de foi
}.

## Les chances

wk-odds = Les chances
wk-odds-about = Estimées d’après les cartes du destin que vous n’avez pas vues ; chaque camp garde d’abord les victoires, puis les dégâts.
wk-odds-side = { $name } : { $what }
wk-odds-armies = armées { $strength }
wk-odds-walls = murs { $strength }
wk-odds-leaders = meneurs { $strength }
wk-odds-cards = { $cards ->
    [one] { $cards } carte du destin, en garde { $keeps }
   *[other] { $cards } cartes du destin, en garde { $keeps }
}
wk-odds-unseen = Cartes du destin que vous n’avez pas vues : { $cards }.
wk-odds-end = Chances de gagner : environ { $win } %. Personne ne gagne : { $even } %. Vous perdez : { $lose } % (tous vos attaquants meurent : { $ruin } %).
wk-odds-siege-again = Sans cartes du destin : vous êtes plus fort, le siège commence. Les murs tombent quand vous le déclarez de nouveau à une manche suivante, si vous êtes encore plus fort.
wk-odds-siege-falls = Sans cartes du destin : vous êtes encore plus fort, les murs tombent maintenant.
wk-voyage-odds = Prochaines nouvelles : { $chances }.
wk-voyage-brings = Une couronne en rapporte { $brings } en moyenne ; risque de tout perdre : { $lost } %. Cases restantes : { $spaces }.
wk-voyage-short = × { $brings } en moyenne, risque { $lost } %
wk-invest-odds = Mise de { $stake } : environ { $number } en retour en moyenne ; risque de tout perdre : { $lost } %.
wk-bless-odds = Bénie : on pioche deux cartes du destin et la meilleure compte.
wk-defy-risk = Vous devenez proscrit : ni siège ni marteau à l’Assemblée jusqu’à votre retour, mais les lois ne vous lient plus.
wk-post-gain = Vous gardez cette charge ou cet office jusqu’à ce que l’Assemblée l’annule ou que vous y renonciez.
wk-chair-power = Qui préside fixe l’ordre des votes et tranche les égalités.
wk-gavel-odds = Avec strictement le plus de voix, vous prenez le marteau : ordre des votes, égalités, expéditions et la priorité dans bien des phases.
wk-sceptre-odds = Avec strictement le plus de foi, vous prenez le sceptre : vous dites qui reçoit les événements et pouvez bénir les expéditions.

## Pourquoi le combat a fini ainsi

wk-why-prevented = { $name } pare { $number } dégâts
wk-why-destroyed = il ne reste rien ({ $name })
wk-why-prevented-walls = les défenseurs des murs parent { $number } dégâts
wk-why-destroyed-walls = il ne reste rien des défenseurs des murs
wk-why-victories = victoires { $ours } : { $theirs }
wk-why-so-taken = donc les murs tombent.
wk-why-so-attacker = donc { $name } l’emporte.
wk-why-so-defender = donc { $name } tient bon.
wk-why-so-walls = donc les murs tiennent bon.
wk-why-so-even = donc personne ne bat en retraite.
wk-why-siege = Les assiégeants sont plus forts, { $attack } contre { $defence } : les murs tombent.
wk-why-laid = Les assiégeants sont plus forts, { $attack } contre { $defence } : le siège commence.

## Ce que font les autres

wk-marches = Marches depuis votre dernière action
wk-march-of = { $noble } : { $from } → { $to }
wk-scene-next = Scène suivante
