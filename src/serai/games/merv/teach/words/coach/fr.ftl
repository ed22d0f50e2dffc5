# Ce que le guide dit d’une question la première fois qu’elle se pose : `coach-<genre>`.

coach-slot = L’emplacement décide de votre ligne : vous activez une de ses tuiles, et tous les bâtiments de la même couleur sur la ligne donnent aussi des cubes. Plus son numéro est bas, plus vous jouerez sans doute tard à la manche suivante.
coach-tile = Regardez l’action, mais aussi les cubes. Sur une tuile vide, vous construisez. Le bâtiment d’un autre sert aussi, mais son propriétaire prend alors des cubes.
coach-menu = { $action_key ->
    [none] Votre action est faite. Avant de finir le tour : un contrat à remplir, une visite au marché aux chameaux ? Cela ne coûte pas d’action.
   *[other] Une seule chose par tour : l’action de la tuile, 1 faveur ou un soldat. Si vos cubes ne paient pas grand-chose ici, la faveur ou le soldat n’est jamais perdu.
}
    .by = { $action_key ->
        [none] next
       *[other] action
    }
coach-soldier = Un soldat sauve un bâtiment à la prochaine invasion et donne de l’influence : 1 sur votre bâtiment, 2 sur celui d’un autre. Il rentre ensuite et pourra resservir.
coach-extra-upgrade = Désormais, une de vos tuiles donnera en plus un cube de cette couleur. Prenez celle qui vous manque toujours.
coach-upgrade-tile = L’amélioration reste pour toujours. Mettez-la là où vous reviendrez : sur une ligne où vous avez plusieurs bâtiments, elle sert plus souvent. Un soldat qui s’y trouve rentre chez lui.
coach-rewards = Plusieurs récompenses d’un coup : l’ordre est à vous. Prenez d’abord ce qui servira pour la suite : un cube, ou l’influence qui ouvre un contrat.
coach-pay = Plusieurs cubes peuvent payer. Dépensez plutôt une couleur ordinaire : le blanc les remplace toutes, et il vous manquerait plus tard.
coach-any-good = Une marchandise commune ou rare, les deux conviennent. Les rares sont plus difficiles à obtenir, et certains contrats n’acceptent rien d’autre.
coach-contract-cube = Chaque contrat coûte un cube, de n’importe quelle couleur. Donnez celui dont vous avez le moins besoin ce tour-ci.
coach-caravansary = Un cube par carte, tous de la même couleur. Vous pouvez prendre la première, une carte avec un chameau ou la suivante. Chaque paire d’une épice donne une récompense ; les épices différentes font des séries.
coach-card-cube = La couleur de ce cube vaut pour toutes les autres cartes de l’action. Commencez par celle dont vous avez le plus de cubes.
coach-free-card = N’importe quelle carte de la rangée, gratuite, avec son chameau. Complète-t-elle une paire, ou ajoute-t-elle une épice à vos séries ?
coach-palace = Le premier courtisan coûte un cube, le deuxième deux, et ainsi de suite. Chaque année, il rapporte selon sa cour, mais il lui faut 1 faveur. Choisissez la cour qui compte ce que vous collectionnez.
coach-free-courtier = Un courtisan gratuit : choisissez la cour qui compte ce dont vous avez le plus. Et n’oubliez pas qu’à chaque décompte il demande 1 faveur.
coach-library = Jusqu’à quatre cubes, tous différents, un parchemin pour chacun. À 2, 4, 6 et 8 parchemins, vous faites une découverte : visez les nombres pairs. Les contrats aussi demandent des parchemins.
coach-breakthrough = Chaque découverte n’est prise qu’une fois. Au début, choisissez ce qui aide à chaque tour, comme une réduction ; vers la fin, mieux vaut des points tout de suite.
coach-found = Un comptoir est gratuit et définitif : vous y achetez sans chameau. Une ville lointaine s’ouvre depuis la ville proche. Le premier comptoir d’une ville proche en prend le chameau.
coach-buy = Une marchandise par ville : commune pour un cube, rare pour deux cubes différents. Elles servent aux contrats et à la cour du commerce. Sans comptoir, il faut des chameaux pour la route.
coach-free-post = Un comptoir et une marchandise de la ville, sans rien payer. Une ville lointaine donne une marchandise rare, si vous avez déjà un comptoir dans la ville proche qui y mène.
coach-mosque = Montez tant que vos cubes suffisent : chaque case donne aussitôt des points et une récompense. Le chemin se choisit au départ : regardez les couleurs qu’il demandera plus haut.
coach-free-step = Une case gratuite, et la première : elle fixe la suite du chemin. Regardez les cubes qu’il demandera, et prenez le chameau s’il y est encore.
coach-bonus-token = À chaque décompte, vos bâtiments de cette action rapportent 3 points de plus chacun. Prenez celle où vous avez le plus de bâtiments, et continuez d’en construire.
coach-wall = Un mur arrête les Mongols sur sa ligne et donne de l’influence pour les bâtiments derrière lui : 1 pour le vôtre, 2 pour celui d’un autre. On paie en cubes d’une seule couleur.
coach-wall-slot = Derrière chaque place, il y a deux tuiles. Cherchez-y des bâtiments, surtout ceux des autres : 2 d’influence chacun. Les vôtres seront à l’abri de ce côté.
coach-free-wall = Un mur ou une porte au choix, sans rien payer : prenez le plus cher, s’il a une bonne place. Une porte ne va qu’au milieu d’un côté.
coach-queue = Être devant, c’est choisir son emplacement avant les autres. Chaque place libre que vous sautez coûte un chameau, pour celui qui s’y mettra. La place du fond est gratuite.
coach-tribute = Un cube de la couleur de la tuile, ou un blanc, sauve le bâtiment. Repris, il ne rapporte plus ni points ni cubes, mais vous pourrez le reconstruire.
coach-choose-court = Votre faveur ne suffit pas pour tous vos courtisans : certains ne rapporteront rien. Choisissez la cour qui donne le plus : parchemins, cartes caravane, marchandises ou cases de la mosquée.
coach-courtier-slot = Le Haut Courtisan construit, mais ne peut pas gagner. Vous choisissez son emplacement : prenez celui que vise l’adversaire, ou tenez-le à l’écart de votre ligne.
coach-courtier-tile = C’est vous qui choisissez où il construit. Prenez une tuile que l’adversaire voulait, ou une qui vous servira : un soldat ou un mur pour ce bâtiment donne 2 d’influence.
