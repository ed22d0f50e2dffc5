# Ce que le guide dit d’une question la première fois qu’elle se pose : `coach-<genre>`.

## Avant la première manche

coach-choose-house = Tous les barons se valent : chacun a quatre nobles aux quatre mêmes talents. Prenez le nom et la couleur qui vous plaisent.
coach-assign-troops = Il faut au moins une compagnie pour qu’un noble soit sur le plateau ; plus il en a, plus il est fort. Une grande armée prend des villes, trois petites les gardent. Laissez du monde au château.
coach-castle-site = C’est au château que reviennent les nobles et que se réunissent les nouvelles compagnies. Bâtissez-le près de deux ou trois villes neutres, d’une route ou d’un port, et pas trop près d’un voisin puissant.
coach-which-noble = Les nobles se placent un par un, les barons l’un après l’autre. Envoyez d’abord celui qui doit devancer les autres près de la meilleure ville.
coach-noble-site = Placez-le près d’une ville neutre, ou dans sa région même, assez fort pour la prendre bientôt. Les régions avec un noble ou un château adverse sont fermées.

## Le plan et les cartes

coach-planning = En secret, posez jusqu’à deux cartes par pile. Les piles viennent dans l’ordre, mais dans une pile personne ne sait quelle carte sort d’abord. L’urgent va sur la première. Ce que vous gardez servira plus tard.
coach-levy-taxes = Une couronne par région où vous avez un noble : dispersés, ils rapportent plus que groupés. Même si vous y renoncez, la carte va aux impôts et rapproche cette phase.
coach-draft-soldiers = Votre marqueur sur la piste donne le droit d’embaucher une compagnie ; plus il est devant, plus tôt vous choisissez. Mais la carte rapproche aussi les soldes : pourrez-vous payer ?
coach-rally-support = Deux voix pour l’Assemblée. Si vous en avez alors le plus, vous la présidez aussitôt : c’est vous qui tranchez les égalités.
coach-serve-the-church = La foi paie les révoltes, les événements et les bénédictions. Si vous en avez alors le plus, vous devenez chef de l’Église et décidez qui les événements frappent.
coach-choose-zone = La zone qui se remplit lance sa phase. Les impôts paient vos villes, les soldes coûtent des couronnes, l’Assemblée donne des voix. Nourrissez celle qui vous arrange plus que les autres.
coach-mobilize-forces = Choisissez une région : tous les nobles déplacés avec cette carte y finissent, puis vous pouvez y livrer une bataille. Qui marche ou attaque est épuisé jusqu’à la fin de la manche, mais se défend encore.
coach-versatile-strategy = Une petite action : des couronnes, une voix, un déplacement, une bataille ou une case de la piste des mercenaires. La carte revient aussitôt en main : elle sert à chaque manche.
coach-buy-space = Vous payez la case maintenant et embaucherez plus tard. Les premières cases choisissent d’abord ; une case chère ne vaut son prix que si vous visez une compagnie précise.

## Les déplacements

coach-move-noble = Un noble avance d’une région, ou de trois au plus sur une route. D’un port, il peut naviguer vers n’importe quel autre, mais n’y débarque qu’en fin de manche. Cela l’épuise : doit-il encore se battre ?
coach-choose-way = Plusieurs chemins, une même arrivée. Là où se trouve un noble, une ville ou un château adverse, il faut une permission : le chemin libre est le plus sûr.
coach-permit-passage = Un autre baron veut traverser votre région. Demandez-vous qui il vise. Vous ne lui devez rien, et une permission peut valoir des couronnes.
coach-take-troops = Avant de partir, il peut prendre des compagnies à vos autres nobles prêts, ici, ou au château. Réunissez-les pour une bataille ; mais un noble sans compagnie quitte le plateau.

## Batailles et murs

coach-battle-area = Vous pouvez livrer une bataille là où un de vos nobles prêts côtoie un adversaire, un château ou une ville qui n’est pas à vous. Choisissez où vous êtes nettement plus fort ; le destin fait le reste.
coach-attack = En terrain découvert, c’est la bataille. Des murs, on les prend d’assaut, vite mais avec des pertes, ou par un siège : sans pertes, mais il faut être le plus fort deux fois, maintenant et à une manche suivante.
coach-choose-host = Chaque tranche de 100 de force donne une carte du destin : venez en nombre. Ceux qui attaquent sont ensuite épuisés ; ceux que vous laissez restent frais et sans pertes.
coach-permit-attack = Vous êtes dans cette région : on n’attaque pas ces murs sans votre accord. La ville ne vous tenterait-elle pas ? Votre accord peut valoir des couronnes.
coach-break-law = La loi s’y oppose. Si vous obéissez, il faut y renoncer ou payer. Si vous l’enfreignez, l’acte réussit, mais vous êtes proscrit : plus d’Assemblée tant qu’on ne vous rappelle pas.
coach-take-command = Le commandant pioche deux cartes du destin de plus, et son talent compte dans la bataille. Si plusieurs peuvent commander, prenez le talent qu’il faut ici.
coach-hold-fate = Vous avez pioché plus de cartes qu’on n’en joue. Gardez celles qui infligent des dégâts, en évitent ou comptent comme victoires, mettez le reste sous la pioche. Deux victoires d’avance anéantissent l’ennemi.
coach-place-damage = Chaque perte retire 100 de force à une armée jusqu’à une Revue des troupes ; quand il n’en reste rien, son noble meurt. Répartissez les dégâts, ou laissez les murs les subir si possible.
coach-who-first = Plusieurs nobles meurent ou se retirent, l’un après l’autre. Pour chacun, on pioche une carte du destin ; l’ordre compte si le premier prend le meilleur refuge.
coach-deserter = Après une défaite, les mercenaires de cette nation perdent courage et une compagnie s’en va. Cédez la plus faible, ou celle dont la solde vous pèse.
coach-loss = Les pertes du noble tombé lui coûtent des mercenaires ; les réguliers restent. Lâchez ce qui compte le moins : l’héritier reprend tout le reste.
coach-retreat-to = Il part vers une région voisine sans adversaire. Pensez à demain : près du château, il est en sûreté ; près d’une ville, il garde encore quelque chose.
coach-keep-or-raze = Une ville gardée rapporte couronnes, voix et influence, encore et encore, mais il faut la tenir. La raser donne trois fois son revenu, puis plus rien. En général : gardez-la.
coach-ransom-city = Votre château est tombé et le vainqueur reçoit une de vos villes. À vous de choisir : une pauvre, une lointaine, ou une que vous ne tiendriez pas de toute façon.

## Les cartes neutres

coach-ransom = Aucun de vos nobles n’y est, et la ville se révolte. Payez et elle reste ; sinon elle redevient neutre. Une ville, c’est de l’influence à chaque manche : elle vaut souvent son prix.
coach-upgrade = Réparer coûte 2 couronnes par brèche. Fortifier une ville en coûte 4 : elle résiste mieux et rapporte une couronne de plus aux impôts. Pensez aux murs qu’on attaquera bientôt.
coach-repair-walls = Chaque brèche réparée coûte 2 couronnes et rend de la force aux murs. Gardez de quoi payer les prochaines soldes.
coach-muster = Les pertes restent sur une armée tant qu’on ne les retire pas ici, pour 2 couronnes chacune. Soignez l’armée qui se battra bientôt, ou celle dont le noble est près de mourir.
coach-muster-army = Chaque perte retirée rend 100 de force à l’armée, pour 2 couronnes. Gardez de quoi payer les prochaines soldes.
coach-name-candidate = Un événement va être révélé, bon ou mauvais, nul ne le sait. Pour 1 point de foi, vous pourrez le tourner vers ce baron ou l’en détourner : désignez celui à qui vous aimeriez nuire.
coach-assign-event = Vous êtes chef de l’Église. Un bon événement va au candidat, un mauvais vous reste, sauf si vous payez 1 point de foi pour inverser. Cela en vaut-il la peine ?
coach-cancel-event = L’événement vous frappe, et la foi peut l’arrêter. Comparez : que perdriez-vous, et n’aurez-vous pas besoin de cette foi pour une révolte ?
coach-pledge = L’événement menace plusieurs barons ; ensemble, vous pouvez l’annuler. Vous ne payez que si toute la somme est réunie. À qui souffre le plus de donner le plus ; d’autres paieront peut-être.
coach-select-army = Une carte vise une de ces armées. Si elle nuit, donnez celle qui peut le supporter ; si elle aide, celle qui se battra bientôt.
coach-select-city = Une carte vise une de ces villes. Si elle nuit, donnez une ville pauvre ou lointaine ; si elle aide, une que vous comptez garder.
coach-select-noble = Une carte vise un de ces nobles. Si elle nuit, donnez celui qui vous manquera le moins ; si elle aide, votre meilleur commandant.
coach-select-company = Une compagnie est perdue, à vous de choisir laquelle. De petits mercenaires à grosse solde vous manqueront le moins.
coach-select-expedition = Une expédition sombre avec toutes ses couronnes. Regardez qui a investi où, et choisissez celle dont la perte vous coûte le moins.
coach-choose-one = Un cadeau, sans rien payer. Une ville fortifiée le reste et rapporte une couronne de plus aux impôts ; réparer vaut mieux là où l’attaque approche.
coach-found = Ceylan est sûre et pauvre, la Chine riche et dangereuse, les îles aux Épices entre les deux. Vous pouvez aussi n’en lancer aucune. Tous les barons pourront investir, pas seulement vous.
coach-invest = Misez jusqu’à 5 couronnes. Si les navires reviennent, vous touchez plusieurs fois la mise ; s’ils sombrent, plus rien. N’investissez que ce dont les prochaines soldes peuvent se passer.
coach-blessing = Avec une bénédiction, on pioche deux cartes du destin au retour des navires, et la meilleure compte. Cela vaut un point de foi si votre propre mise est grosse.

## Impôts, soldes, mercenaires

coach-pay-some = Vous ne pouvez pas payer tous vos réguliers. Ils restent quand même ; des mercenaires partiraient.
coach-soldiers-wage = La loi exige une solde plus élevée. Payez, ou enfreignez-la et soyez proscrit : plus d’Assemblée tant qu’on ne vous rappelle pas.
coach-pay-mercenaries = Qui n’est pas payé part aussitôt. Payez la force là où vous vous battrez, laissez partir ce qui ne fait que coûter. Un noble qui perd sa dernière compagnie est perdu aussi.
coach-hire-company = Votre marqueur permet d’embaucher une compagnie : le prix maintenant, puis la solde à chaque phase. Regardez force, solde et nation ; on peut embaucher ensemble des compagnies d’une même nation.
coach-spend-marker = Une deuxième compagnie de la même nation coûte un deuxième marqueur. Donnez le plus reculé : ceux de devant choisissent en premier.
coach-post-company = Une nouvelle compagnie rejoint un noble dans une de vos villes, au château ou hors du plateau, ou le château même. Renforcez l’armée qui marchera bientôt, ou une garde trop maigre.

## L’Assemblée

coach-name-chair = Vous n’y siégez pas : quelqu’un d’autre préside et tranche les égalités de cette séance. Choisissez un ami, ou celui qui a le moins à y gagner.
coach-propose-motion = Vous pouvez proposer une chose : rappeler un proscrit, annuler une loi, une charge ou un office, reporter la séance ou revoter une ancienne carte. Proposez ce que d’autres peuvent accepter.
coach-propose-baron = Qui voulez-vous rappeler ? Un baron reconnaissant vote avec vous, et les promesses se paient en couronnes.
coach-propose-object = Choisissez ce qu’il faut annuler ou revoter. Ce qui gêne plusieurs barons à la fois trouve vite une majorité.
coach-order-agenda = L’ordre est à vous. Les voix se dépensent au fur et à mesure : ce que vous voulez faire passer vient quand les autres n’en ont plus, ou tout de suite, tant que vous en avez le plus.
coach-write-votes = À deux barons, on inscrit toutes les voix d’avance. Répartissez-les entre les cartes ; ce qui est inscrit est dépensé, mettez-le donc sur ce qui compte pour vous.
coach-commit-votes = Chacun mise des voix en secret, et elles sont dépensées quel que soit le résultat. Celles que vous gardez serviront la prochaine fois. Que vaut cette carte pour vous ?
coach-declare = Vos voix sont révélées, dites à quoi elles vont. On se déclare l’un après l’autre : voyez où les vôtres décident encore. Si l’on élit un baron, vous pouvez vous désigner.
coach-break-tie = Égalité, et c’est vous qui présidez : votre parole tranche, quel qu’ait été votre vote. Quelqu’un vous en sera peut-être reconnaissant.
coach-obey-motion = L’Assemblée a décidé contre vous. Obéissez, ou défiez-la et soyez proscrit : vous quittez la séance, sans voix tant qu’on ne vous rappelle pas.
coach-offer-post = Vous êtes élu. Une charge travaille pour vous, un office pour un de vos nobles. Refuser, c’est défier l’Assemblée et être proscrit, si vous ne l’êtes pas déjà.
coach-drop-charge = On ne garde que trois charges. Abandonnez l’ancienne qui vous rapporte le moins.
coach-give-office = L’office reste à un noble jusqu’à sa mort, et il n’en tient qu’un. Donnez-le à quelqu’un qui est à l’abri, ou à celui qui en tirera le plus au combat.

## L’entretien

coach-buy-influence = Vous pouvez changer des couronnes en influence, et l’influence gagne la partie. Gardez de quoi payer les prochaines soldes.
coach-rebuild = Sans château, vous ne gagnez aucune influence. Rebâtissez-le maintenant, dans une région sans ville, sans château ni noble adverse.
coach-receive = Entre deux manches, les compagnies passent d’une armée à l’autre dans une même région, et du château aux nobles hors du plateau. Quelle armée doit être plus forte ?
coach-hand-over = Choisissez ce qui change de main. D’une armée qui a des pertes, tout part ensemble, ou rien. Un noble sans compagnie quitte le plateau.
coach-return-nobles = Les nobles hors du plateau reviennent s’ils ont des troupes. Rappelez ceux qui ont à faire : garder une ville, ou marcher tôt.
coach-return-to = Il arrive à votre château ou dans une de vos villes. Une ville où se trouve un de vos nobles ne se révolte pas.
